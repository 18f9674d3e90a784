## The game

game-title = Up or Down?
game-summary = Take cards from the ring and lay them in rows that climb or fall, of one colour as far as you can.
game-score-help = score: up to three rows such as 12,47,80, and the number of cards in the discard pile as +5
option-deck = Deck
option-deck-help = the short deck makes a game of three quarters of the length
option-deck-long = long
option-deck-short = short
option-starter = Who starts
option-starter-help = on a rematch the next seat starts
option-starter-random = at random
option-starter-1 = seat 1
option-starter-2 = seat 2
option-starter-3 = seat 3
option-starter-4 = seat 4
option-starter-5 = seat 5
option-starter-6 = seat 6
bot-greedy = greedy
bot-greedy-help = takes the most points that it can see now
bot-steady = steady
bot-steady-help = weighs what every row can still become

## Refusals

error-no-such-starter = there is no seat { $starter } at a table of { $players }; choose a lower one, or at random
error-starter-known = who starts is known already; the cards come next
error-starter-unknown = nobody knows yet who starts; that comes before the cards
error-no-such-seat = no seat here has the number { $seat }; they are counted from 0
error-no-card-to-deal = no card is to be turned up now; somebody has to choose first
error-card-not-in-pile = { $card } is no longer among the cards that nobody has seen
error-game-over = the game is over: nothing more is played or drawn; start a new one
error-cards-being-dealt = the cards are still being dealt; wait a moment
error-not-your-turn = it is not your turn; wait for the player before you
error-already-played = you have played { $card }; take that back first to play another card
error-card-not-in-hand = { $card } is not in your hand; play one of your own cards
error-nothing-played = play a card first; then you may take one of its two neighbours
error-already-taken = you have taken { $card }; take that back first to take the other one
error-card-just-played = { $card } is the card you have just played; take one of its two neighbours
error-not-a-neighbour = { $card } is no neighbour of the card you have played; take { $below } or { $above }
error-nothing-taken = take a card from the ring first; that one is laid
error-already-laid = you have laid { $card }; take that back first to lay it elsewhere
error-no-such-row = there is no row { $row }; there are three at most
error-nothing-to-wipe = there is no row { $row } to wipe; start it with the card
error-row-out-of-order = rows are started one after the other; the next is row { $row }
error-row-goes-up = row { $row } goes up and ends with { $last }, so { $card } does not fit; lay it elsewhere, or wipe a row
error-row-goes-down = row { $row } goes down and ends with { $last }, so { $card } does not fit; lay it elsewhere, or wipe a row
error-nothing-laid = lay the card first; drawing ends the turn
error-pile-up-empty = the face-up pile is empty; draw from the other one
error-pile-down-empty = the face-down pile is empty; draw from the other one
error-no-such-code = no action has the code { $code }
error-bad-card-action = “{ $text }” is no action here; with the cards 1 to { $cards }: 68 to play, x45 to take, r2 to lay, w2 to wipe, up or down to draw
error-bad-deal = “{ $text }” is no card from 1 to { $cards }, and no starting seat such as starts-1
error-bad-card = “{ $text }” is no card; cards have the numbers 1 to 126
error-too-many-rows = { $found } rows are given, but there are three at most
error-card-twice = { $card } is there twice; every number exists once
error-bad-discards = “{ $text }” is not the size of a discard pile; write a plus and a number, such as +5

## The text board

uod-text-turn = Turn { $turn } of { $turns }
uod-text-over = The game is over
uod-text-not-over = The score sheet follows after the last turn.
uod-text-empty = empty
uod-text-hand = Your hand
uod-text-taken = Taken
uod-text-new-row = start a row
uod-text-wipe = wipe
uod-text-discards = { $count ->
    [0] no discards
    [one] 1 discard
   *[other] { $count } discards
}
uod-text-you = (you)
uod-text-legend = { $up } goes up · { $down } goes down
uod-text-row = Row { $number }
uod-text-discard-pile = Discards
uod-text-place = Place

## The board

uod-card = { $card } { $colour ->
    [yellow] yellow
    [red] red
    [blue] blue
    [pink] pink
    [purple] purple
   *[teal] teal
}
uod-prompt-over = The game is over
uod-prompt-dealing = The cards are being dealt
uod-prompt-wait = { $seat } is choosing
uod-prompt-play = Your turn: play a card
uod-prompt-take = Take { $one } or { $other }
uod-prompt-lay = Lay { $card }
uod-prompt-draw = { $piles ->
    [one] Draw a card
   *[other] Draw a card from either pile
}
uod-choices-play = Play
uod-choices-take = Take
uod-choices-lay = Lay
uod-choices-draw = Draw
uod-choice-play = Play { $card }
uod-choice-take = Take { $card }
uod-choice-start = Start row { $row }
uod-choice-lay = Row { $row }: { $before } → { $after }
uod-choice-wipe = Wipe row { $row }
uod-choice-draw-up = Draw { $card }
uod-choice-draw-down = Draw face down, { $count } left
uod-news-turn = { $seat } played { $played } and took { $taken }, { $laid ->
    [wipe] wiping row { $row } for it
   *[lay] onto row { $row }
}{ $pile ->
    [up] ; then drew { $drawn }.
    [down] ; then drew face down.
   *[none] .
}

## The drawing

uod-drawing-title-seat = Up or Down? – { $seat }
uod-drawing-title-all = Up or Down?, the whole table
uod-drawing-points = { $points ->
    [one] point
   *[other] points
}
uod-drawing-ring = Ring: { $cards }.
uod-drawing-piles = { $shown ->
    [1] Face up: { $top }, { $up } in all.
   *[0] No card lies face up.
} Face down: { $down }.
uod-drawing-hand = Your hand: { $cards }.
uod-drawing-seat = { $seat }: { $discards ->
    [0] no discards.
    [one] 1 discard.
   *[other] { $discards } discards.
}
uod-drawing-row = Row { $number }{ $direction ->
    [up] , going up
    [down] , going down
   *[none] { "" }
}: { $cards }; { $length } × { $best } = { $points }.
uod-drawing-known = Known in hand: { $cards }.

## Beside the board

uod-beside-other = { $seat }: { $rows } = { $points }
uod-beside-log = The last turns

## The game in sixty seconds

uod-primer-take = Play one, take one
uod-primer-take-text = Put a card of your hand in the ring, between its two neighbours in value, and take one of the two. Beyond the highest or the lowest card these two are the neighbours: the ring is closed.
uod-primer-lay = Up or down
uod-primer-lay-text = Lay the card you took in one of your three rows, always at the end. The second card of a row decides whether it goes up or down.
uod-primer-wipe = It does not fit?
uod-primer-wipe-text = Turn one of your rows over onto your discard pile and start a new one in its place. Then draw a card, face up or face down: that ends your turn.
uod-primer-score = Long rows of one colour
uod-primer-score-text = A row scores its cards times the cards of its best colour: { $length } × { $best } = { $points }. Every discarded card scores 1. The highest total wins.
