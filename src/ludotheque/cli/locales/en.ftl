## Help

cli-help = Table games to play, to understand and to research.
cli-help-help = Show this page.
cli-help-version = Show the version.
cli-usage = Usage: { $command }
cli-commands = Commands:
cli-parameters = Parameters:
cli-with-default = { $description } (otherwise { $value })
cli-stands-for-command = COMMAND
cli-stands-for-file = FILE
cli-stands-for-game = GAME
cli-stands-for-number = NUMBER
cli-stands-for-options = OPTIONS
cli-stands-for-text = TEXT
cli-stands-for-words = WORDS

## Commands

cli-play = Play in the terminal, alone, together at one keyboard, or with bots.
cli-games = List the games, their options and their bots.
cli-rules = Read the rules of a game.
cli-score = Count what lies on a real table, line by line.
cli-arena = Let bots play many games and report how they did.
cli-record = Check, draw or rewrite the record of a game.
cli-record-verify = Play a record again and say whether everything in it is right.
cli-record-show = Draw the board of a record, at the end or after any event.
cli-record-convert = Write a record as text or as JSON.

## Words of the commands

cli-word-game = The game, by its name: see “ludotheque games”.
cli-word-json = Print JSON for other programs.
cli-word-lang = The language: fr, en or nl.
cli-word-players = How many seats there are.
cli-word-rounds = How many rounds are played.
cli-word-option = An option of the game as name=value; may be repeated.
cli-word-score = What lies on the real table, in the words of the game: see “ludotheque games”.
cli-word-play-game = The game to play; without it you choose on the screen.
cli-word-play-bots = The bots that take the last seats, separated by commas.
cli-word-play-seed = A seed; the same one deals the same game again.
cli-word-arena-bots = The bots, separated by commas; they take turns in the seats.
cli-word-arena-games = How many games.
cli-word-arena-seed = The same seed deals the same games.
cli-word-arena-jobs = How many processes at once; all cores where nothing is said.
cli-word-file = The file with the record; - for standard input.
cli-word-event = Stop after this many events.
cli-word-seat = See what this seat sees, counted from 0.
cli-word-svg = Draw as SVG.
cli-word-to = text or json.
cli-word-output = The file to write; - for standard output.

## What they print

cli-game-players = { $high ->
    [one] one player
   *[other] { $low ->
        [one] 1 to { $high } players
       *[other] { $low } to { $high } players
    }
}
cli-game-bots = bots: { $bots }
cli-arena-playing = Playing
cli-arena-bot = bot
cli-arena-mean = mean
cli-arena-se = se
cli-arena-sd = sd
cli-arena-min = min
cli-arena-max = max
cli-arena-win-rate = wins
cli-arena-round-win-rate = rounds won
cli-arena-ms-per-move = ms/move

## Refusals

error-cli-did-you-mean = there is no command “{ $word }”; did you mean “{ $near }”?
error-cli-unknown-command = there is no command “{ $word }”; known: { $known }
error-cli-unknown-option = “{ $word }” is not known here; --help shows what is
error-cli-bad-value = “{ $value }” does not fit { $name }
error-cli-missing = { $name } is missing; --help shows what is needed
error-cli-disk = this could not be written: { $detail }
error-cli-repeated = { $name } can be given only once
error-cli-left-over = too many words: { $words }
error-cli-unclear = these words do not fit together; --help shows how
error-cli-unknown-language = “{ $word }” is not spoken here; languages: fr, en and nl
error-cli-no-such-file = there is no file { $file }
error-cli-file-forbidden = { $file } may not be read or written
error-cli-file-is-a-folder = { $file } is a folder
error-cli-file = { $file }: { $detail }
error-cli-option-form = “{ $word }” is no option; write --option name=value
error-cli-no-rules = no rules are installed for { $game }
error-cli-no-score = scores of { $game } cannot be counted from words
error-cli-no-terminal = playing needs a terminal with a keyboard
error-cli-no-such-event = there is no event { $event }; the record has { $last }
error-cli-no-such-seat = there is no seat { $seat }; the last one is { $last }
