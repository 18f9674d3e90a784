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
cli-stands-for-folder = FOLDER
cli-stands-for-game = GAME
cli-stands-for-number = NUMBER
cli-stands-for-options = OPTIONS
cli-stands-for-text = TEXT
cli-stands-for-words = WORDS

## Commands

cli-play = Play in the terminal, alone, together at one keyboard, or with bots.
cli-serve = Serve tables to browsers: on this computer, at home, or to the world.
cli-games = List the games, their options and their bots.
cli-rules = Read the rules of a game.
cli-score = Count what lies on a real table, line by line.
cli-arena = Let bots play many games and report how they did.
cli-record = Check, draw or rewrite the record of a game.
cli-record-verify = Play a record again and say whether everything in it is right.
cli-record-show = Draw the board of a record, at the end or after any event.
cli-record-convert = Write a record as text or as JSON.
cli-admin = Copy the tables of a server, or put a copy back.
cli-admin-backup = Copy all tables into one file, even while people play. The file keys.json in the data folder is not part of it: copy it as well, so that guests keep their seats.
cli-admin-restore = Put a copy back in place of the tables. What is there now is lost; stop the server first, and put keys.json back as well.
cli-admin-rotate-keys = Sign the cookies of guests with a new key from the next start on. What the last key has signed stays valid until the next rotation.

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
cli-word-host = The address of this computer to listen at; 127.0.0.1 unless --lan.
cli-word-port = The port; the first free one from 8000 on where none is named.
cli-word-lan = Let phones and computers at home join: listen everywhere, and invite to the address at home.
cli-word-public = The address under which the world reaches this server, for invitations.
cli-word-behind-proxy = A proxy on this computer says who asks, and whether the line is secure.
cli-word-open = Open the page in a browser.
cli-word-relaxed = Do not wait for the disk after every move: a power cut may take the last moves, a crash takes nothing.
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
cli-word-backup = The file to make; it must not exist yet.
cli-word-restore = The file made by “ludotheque admin backup”.
cli-word-data = The folder where tables are kept; your own data folder where nothing is said.

## What they print

cli-game-players = { $high ->
    [one] one player
   *[other] { $low ->
        [one] 1 to { $high } players
       *[other] { $low } to { $high } players
    }
}
cli-game-bots = bots: { $bots }
cli-serving = Playing at { $link }
cli-serving-started = Started in { $seconds } s.
cli-serving-stop = Ctrl+C stops; every table is kept.
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
cli-backed-up = All tables are in { $file } now. Copy { $folder }/keys.json as well.
cli-restored = The tables are now as { $file } has them.
cli-keys-rotated = A new key signs from the next start on: { $file }

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
error-cli-file-exists = { $file } is there already, and is not replaced
error-cli-file = { $file }: { $detail }
error-cli-option-form = “{ $word }” is no option; write --option name=value
error-cli-no-rules = no rules are installed for { $game }
error-cli-no-score = scores of { $game } cannot be counted from words
error-cli-no-terminal = playing needs a terminal with a keyboard
error-cli-no-such-event = there is no event { $event }; the record has { $last }
error-cli-no-such-seat = there is no seat { $seat }; the last one is { $last }
error-cli-nothing-to-back-up = there is nothing to back up in { $folder }: no table has been kept there
error-cli-folder-held = a server is using { $folder } right now; stop it first
error-cli-database = the database cannot be used: { $detail }
error-broken-database = { $file } is damaged, or holds no tables of ludotheque
error-newer-database = these tables were kept by a newer version of ludotheque (database { $revision }); install that version to go on with them
error-web-port-taken = port { $port } is taken; name another with --port
error-web-bad-keys = { $place } holds no keys: 64 hexadecimal digits each, the newest first
