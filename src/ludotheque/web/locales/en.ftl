## Everywhere

web-home-line = Board games to play alone, with friends or against bots
web-skip = Skip to the content
web-menu = Menu
web-settings = Settings
web-rules = Rules
web-you = (you)
web-is = { $name }: { $value }
web-and = { $first } and { $last }
web-back = Back
web-to-the-shelf = To the shelf
web-see-rule = Rule { $rule }
web-copy = Copy
web-copied = Copied
web-change = Change
web-bot-name = { $bot } bot
web-bot-level = Bot: { $bot }
web-guest-names = Amber Fox, Brave Otter, Calm Heron, Clever Magpie, Cosy Badger, Curious Hedgehog, Eager Squirrel, Gentle Deer, Golden Owl, Happy Robin, Jolly Seal, Keen Falcon, Kind Beaver, Lively Wren, Lucky Hare, Merry Finch, Mild Swan, Patient Tortoise, Quick Marten, Quiet Lynx, Sunny Bee, Swift Swallow, Tidy Mole, Wise Raven, Bold Puffin, Breezy Gull, Bright Kingfisher, Cheerful Sparrow, Deft Gecko, Dreamy Koala, Fair Dolphin, Fearless Ibex, Frosty Penguin, Graceful Crane, Hardy Goat, Humble Snail, Loyal Pony, Mossy Frog, Nimble Weasel, Noble Eagle, Playful Porpoise, Polite Panda, Proud Lark, Silver Trout, Sleepy Dormouse, Sturdy Bison, Velvet Moth, Witty Parrot

## Home

web-go-on = Go on playing
web-play-alone = Play alone
web-play-bot = Against a bot
web-play-friends = With friends…
web-no-games = No game is installed.
web-your-tables = Your tables
web-no-tables = You have not played yet. Take a game from the shelf.
web-with = with { $names }
web-alone = alone
web-status-gathering = waiting for players
web-status-playing = being played
web-status-over = finished

## A new table

web-new-table = New table
web-how-many = How many play?
web-who-sits = Who sits where?
web-who-sits-help = People come by a link; a bot plays at once.
web-a-person = Somebody with the link
web-options = Options
web-breath = Pause after a turn
web-breath-none = None
web-breath-short = Short
web-breath-middle = Medium
web-breath-long = Long
web-breath-longest = Very long
web-breath-help = Time to see what the others have done before the game goes on.
web-breath-from-now = It counts for the tables that you make from now on.
web-make-table = Set up the table

## Before the game

web-prompt-sit = Take a seat
web-prompt-full = Every seat is taken; you are watching
web-prompt-gather = { $free ->
    [one] One seat is free: invite somebody
   *[other] { $free } seats are free: invite your friends
}
web-prompt-others = { $count ->
    [one] Waiting for one more player to be ready
   *[other] Waiting for { $count } more players to be ready
}
web-prompt-ready = Everybody is here: begin when you are ready
web-at-the-table = At the table: { $names }
web-sit = Sit here
web-leave = Leave the table
web-free = free
web-ready = ready
web-not-ready = not ready yet
web-begin = Begin
web-i-am-ready = I am ready
web-choose-bot = Bot for seat { $seat }
web-seat-bot = Seat a bot
web-free-seat = Free the seat
web-invite = Invite
web-invite-help = Scan the code, or send the link.
web-invite-loopback = This link works on this computer only. To play with phones at home, start again with
web-link = Link to this table
web-qr = QR code with the link to this table
web-primer = The game in sixty seconds
web-shuffle = A fair shuffle
web-shuffle-help = Every draw follows from a secret fixed before the game, and from what your browsers add. This is its fingerprint; after the game the secret is shown, and anybody can check.
web-shuffle-over = This was the secret of the shuffle. The record holds all that is needed to check every draw: ludotheque record verify.
web-shuffle-print = Fingerprint of the secret
web-shuffle-secret = The secret

## Playing

web-tried = { $choice }? Confirm, or choose another
web-confirm = Confirm: { $choice }
web-take-back = Take back
web-why-not = Why not elsewhere?
web-watching = You are watching.
web-choosing = is choosing
web-done = has chosen
web-copy-watch = Copy the link to watch

## After the game

web-over = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
web-over-you = You have won!
web-over-alone = { $points ->
    [one] One point
   *[other] { $points } points
}
web-solo-best = A new record!
web-solo-kept = Your record: { $best }.
web-solo-last = Last results: { $totals }
web-rematch = Play again
web-rematch-join = Play again: join the new table
web-rematch-watch = To the next game
web-score-sheet = Score sheet
web-round = Round { $number }
web-for = Reason
web-no-points = Nothing scored any points.
web-record = Download the record
web-replay = Replay
web-replay-all = All boards
web-replay-start = Before the first event
web-replay-seat = { $name }: { $text }
web-replay-event = { $number } / { $last }
web-replay-first = To the start
web-replay-back = Previous
web-replay-on = Next
web-replay-last = To the end
web-players = { $low ->
    [1] 1 to { $high } players
   *[other] { $low } to { $high } players
}

## Settings

web-your-name = Your name
web-your-name-help = The others see it at the table.
web-language = Language
web-theme = Appearance
web-theme-auto = As on my device
web-theme-light = Paper
web-theme-dark = Night
web-placing = When I choose
web-placing-confirm = Try first, then confirm
web-placing-at-once = Play at once
web-placing-help = Once confirmed, a move is not taken back.
web-motion = Motion
web-motion-auto = As on my device
web-motion-off = Nothing moves
web-save = Save

## What the script says

web-script-reconnecting = The connection is lost; trying again…
web-script-offline = You are offline. Your seat is kept.
web-script-retry = Try again
web-script-dismiss = Close
web-script-failed = This did not arrive; nothing is lost. Try again.

## Refusals

web-refused = That did not work
web-nothing-lost = Nothing has changed, and nothing is lost.
error-web-trouble = the server has met trouble; nothing is lost, try again
error-web-nothing-here = there is nothing at this address
error-web-not-that-way = this address cannot be used in that way
error-web-too-much = that is too much at once
error-web-malformed = this request cannot be read
error-web-not-over-yet = the game is not over yet; its record is shown afterwards
error-web-another-site = this was sent by another site
error-web-no-cookie = your browser keeps no cookies for this site; without one nobody can hold your seat
error-web-page-too-old = this page is too old; load it again
error-web-no-token = say who you are: send the token of POST /api/guests as Authorization (Bearer)
