## Seats and bots

seat-name = Seat { $seat }
bot-random = random
bot-random-help = plays anything that is allowed
option-players = Players
option-players-help = how many seats there are
score-total = Total
rules-in-another-language = (These rules are not there in your language; here they are in “{ $language }”.)

## Records

record-right = The record is right: { $events ->
    [one] one event
   *[other] { $events } events
} played again.
record-dealing-checked = Every draw is the one that its dealer had to make.
record-dealing-hidden = The secret of its shuffle has not been revealed yet, so the draws cannot be checked.
record-dealing-unknown = It does not say how the draws were made.
record-unfinished = The game is not over yet.
record-seat = { $place }. { $name }: { $total }

## Refusals

error-with-rule = { $error } ({ $rule })
error-at-line = line { $line }: { $error }
error-at-event = event { $event }: { $error }
error-unknown-game = there is no game “{ $game }” here; installed: { $known }
error-unknown-bot = “{ $bot }” is no bot for { $game }; known: { $known }
error-unknown-option = there is no option “{ $option }”; known: { $known }
error-bad-option-value = “{ $value }” does not fit the option “{ $option }”; possible: { $known }
error-unknown-rules-version = version { $version } of the rules of { $game } is not known here; known: { $known }
error-no-bots = name at least one bot, for instance --bots random
error-not-a-bot-for-every-seat = { $bots ->
    [one] one bot is named
   *[other] { $bots } bots are named
} for { $players ->
    [one] one seat
   *[other] { $players } seats
}; name one for each
error-no-games = at least one game must be played, not { $games }
error-more-bots-than-seats = { $bots } bots do not fit into { $players ->
    [one] one seat
   *[other] { $players } seats
}
error-not-a-record = this is no record; its first line must be “ludotheque record 1”
error-heading-after-events = “{ $heading }:” belongs above the events
error-unknown-heading = “{ $heading }:” is no heading of a record
error-repeated-heading = “{ $heading }:” stands here a second time
error-missing-heading = the heading “{ $heading }:” is missing
error-bad-word = “{ $word }” is neither a seat with its action nor an outcome of chance
error-not-a-number = “{ $text }” is not a whole number
error-bad-option = “{ $word }” is no option; write name=value, each name once
error-bad-name = “{ $name }” is no name: one line of 1 to 80 printable characters
error-bad-json = this JSON is no record: { $detail }
error-seat-without-name = seat { $seat } has no name
error-two-dealers = a record has either a seed or a table with a commitment, not both
error-wrong-number-of-seats = { $seats ->
    [one] one seat has
   *[other] { $seats } seats have
} a name, but { $players } play
error-not-the-dealt-outcome = the dealer had to draw { $expected }, not { $found }
error-result-without-an-end = a result is given, but the game is not over
error-wrong-result = the result is { $expected }, not { $found }
error-commitment-broken = the revealed secret is not the one that was committed to
error-bad-hexadecimal = “{ $text }” is not hexadecimal
error-bad-secret-length = a secret has { $expected } bytes, not { $bytes }
error-cannot-be-resumed = this game cannot go on: its record does not tell the seed of its draws
error-no-seat-for-a-person = no seat is left for a person (bots: { $bots }, seats: { $players })
error-wrong-number-of-contributions = { $found } contributions are given for { $players } seats; write - for a seat that gave nothing

## Tables

error-no-such-table = there is no table here; perhaps the link is incomplete
error-not-your-seat = you have no seat at this table
error-not-the-host = only who made this table may do that
error-question-closed = this has been decided already; the table shows how it stands
error-decision-id-used = this decision has already been used for something else
error-nothing-decided = nothing has been chosen
error-turn-not-over = the turn is not over yet: go on with it, or choose again; nothing has been decided
error-turn-over-before = this turn was over before “{ $text }”: nothing of it has been done
error-too-many-actions = { $found } actions are too many for one turn; at most { $most }
error-table-has-begun = the game has begun already
error-table-has-not-begun = the game has not begun yet
error-table-is-full = every seat is taken; you may watch
error-chair-taken = somebody sits in seat { $place } already
error-no-such-chair = there is no seat { $place }
error-no-chair-for-the-host = leave a seat for yourself
error-game-goes-on = the game is not over yet
