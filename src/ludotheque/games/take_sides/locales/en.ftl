## The game

game-title = Take Sides
game-summary = Lay your cards at six doors; whoever has more of them at a door wins over the one who lives there.
option-meteo = Weather
option-meteo-help = every round a weather card changes one rule for everybody
option-fair-order = Fair order
option-fair-order-help = with three players: the two sides take turns in going first within a round
option-equilibriste = First équilibriste
option-equilibriste-help = with three players: who sits between the sides in the first round
option-equilibriste-random = at random
option-equilibriste-1 = seat 1
option-equilibriste-2 = seat 2
option-equilibriste-3 = seat 3
option-partner = Partner of seat 1
option-partner-help = with four players: who plays in a team with seat 1
option-partner-random = at random
option-partner-2 = seat 2
option-partner-3 = seat 3
option-partner-4 = seat 4

## The cards; what they do is a house rule

ts-credits = Credits of the original game unknown to us; card effects are house rules.
ts-colour-r = red
ts-colour-o = orange
ts-colour-y = yellow
ts-colour-g = green
ts-colour-b = blue
ts-colour-v = violet
ts-character-1 = Bodyguard
ts-character-2 = Twins
ts-character-3 = Mover
ts-character-4 = Neighbours
ts-character-5 = Bouncer
ts-character-6 = Gossip
ts-power-1 = While visible: no opposing 5 or 6 touches your half of this column.
ts-power-2 = While visible: counts as two cards.
ts-power-3 = You may move the last card of one of your halves to another of your halves; also this 3.
ts-power-4 = You may swap two neighbouring characters of the street; laid cards stay where they are.
ts-power-5 = You may push the last card facing this one to a neighbouring column on its own side, if neither half is guarded.
ts-power-6 = You may turn face down one opposing last card of the same colour as this 6, if its half is not guarded.
ts-remontada-old-friend = Old Friend
ts-remontada-old-friend-power = Before the first turn the pile’s top card is shown to all and you lay it in one of your columns; it need not match, and has no effect.
ts-remontada-soft-spot = Soft Spot
ts-remontada-soft-spot-power = Before the first turn choose a column: if it ends tied, even at 0 to 0, its character is yours.
ts-remontada-close-protection = Close Protection
ts-remontada-close-protection-power = Before the first turn choose a column: all round no opposing 5 or 6 touches your half of it.
ts-remontada-your-call = Your Call
ts-remontada-your-call-power = You decide who starts, whoever it may be.
ts-remontada-tip = Tip
ts-remontada-tip-power = Your camp’s total gets 2 points more.
ts-remontada-chameleon = Chameleon
ts-remontada-chameleon-power = Once, the card you lay takes the effect of a 3, 4, 5 or 6, as you choose.
ts-remontada-veto = Veto
ts-remontada-veto-power = Once, cancel an effect that another camp has just announced.
ts-remontada-calling-card = Calling Card
ts-remontada-calling-card-power = Having seen your hand, choose a colour: your camp’s cards of it fit anywhere on your side.
ts-weather-fog = Fog
ts-weather-fog-power = The powers of 1s and 2s do not apply.
ts-weather-snow = Snow
ts-weather-snow-power = The effects of 3 to 6 cannot be used.
ts-weather-thunderstorm = Thunderstorm
ts-weather-thunderstorm-power = An effect of 3 to 6 that has a target must be used.
ts-weather-wind = Wind
ts-weather-wind-power = A card one number higher or lower may also be laid; 6 and 1 are not neighbours.
ts-weather-frost = Frost
ts-weather-frost-power = Hands are of three cards instead of four.
ts-weather-heatwave = Heatwave
ts-weather-heatwave-power = Values are reversed, for points only: 6 scores 1, 5 scores 2, and so on to 1, which scores 6.
ts-weather-sunbreak = Sunbreak
ts-weather-sunbreak-power = Characters of the colour that column 1 had at the start score double.
ts-weather-rainbow = Rainbow
ts-weather-rainbow-power = The camp that alone wins the most characters scores 3 more.

## Refusals

error-chance-cannot = this cannot come about by chance now
error-only-for-three = this option is for three players; this table has { $players }
error-only-for-four = this option is for four players; this table has { $players }
error-bad-card-set = the card set is wrong at line { $line }: { $detail }
error-no-such-seat = no seat here has the number { $seat }; they are counted from 0
error-game-over = the match is over: nothing more is laid; start a new one
error-cards-being-dealt = the cards are still being dealt; wait a moment
error-not-your-turn = it is not your turn; wait for the player before you
error-veto-first = first say whether the effect that has been announced may happen
error-choose-first = first choose what your Remontada card asks for
error-nothing-laid = lay a card first; its effect comes afterwards
error-no-effects-in-snow = in the snow no effect can be used this round
error-effect-not-possible = the card just laid cannot do that now; choose another target, or no effect
error-nothing-to-copy = your camp has no Chameleon that could do that
error-effect-must-be-used = in the thunderstorm an effect that has a target must be used
error-nothing-announced = no effect has been announced that could be cancelled
error-nothing-to-choose = there is nothing to choose before the first turn now
error-already-laid = you have laid { $card }; take it back first to lay it elsewhere
error-card-not-in-hand = { $card } is not in your hand; lay one of your own cards
error-not-your-side = you lay on your own side of the street
error-no-match = in column { $column } only a card of the same colour or number fits
error-same-side = the whole turn is played on the side on which it has begun
error-no-such-code = no action has the code { $code }
error-bad-action = “{ $text }” is no action here; for example R4a3 to lay, push-3-4 for an effect, no-effect
error-bad-chance = “{ $text }” is nothing that chance brings here; for example R4, sky-fog, first-2

## The board

ts-prompt-over = The match is over
ts-prompt-dealing = The cards are being dealt
ts-prompt-wait = { $seat } is choosing
ts-prompt-wait-veto = { $seat } may veto
ts-prompt-lay = Your turn: lay a card
ts-prompt-further = Lay one more card on the same side
ts-prompt-effect = Use the effect?
ts-prompt-veto = Veto: { $effect }?
ts-prompt-friend = Lay your Old Friend, { $card }
ts-prompt-soft-spot = Choose the column of your Soft Spot
ts-prompt-close-protection = Choose the column to protect
ts-prompt-calling-card = Choose the colour of your Calling Card
ts-prompt-your-call = Decide who starts
ts-choices-lay = Lay
ts-choices-effect = Effect
ts-choices-veto = Veto
ts-choices-before = Before the first turn
ts-card = { $number } { $colour }
ts-choice-lay = { $card } in column { $column }
ts-choice-lay-side = { $card } in column { $column }, side { $side }
ts-choice-copied = As { $character }: { $effect }
ts-choice-no-effect = No effect
ts-choice-veto = Veto it
ts-choice-let-pass = Let it happen
ts-choice-column = Column { $column }: { $card }
ts-choice-begin = { $seat } starts
ts-effect-move = move the last card of column { $origin } to column { $to }
ts-effect-swap = swap the characters of columns { $column } and { $other }
ts-effect-push = push the opposing card of column { $origin } to column { $to }
ts-effect-down = turn down the opposing last card of column { $column }
ts-effect-up = turn a card of column { $column } up again
ts-effect-exchange = swap the two cards that face each other in column { $column }
ts-effect-another = lay one more card
ts-news-laid = { $seat } laid { $card } in column { $column }.
ts-news-effect = Effect: { $effect }.
ts-news-vetoed = A Veto cancelled it.
ts-news-refilled = { $seat } was stuck and put { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
} under the pile.
ts-news-passed = { $seat } still had nothing that fitted, and passed.
ts-news-stopped = { $seat } was stuck with an empty pile: the round stopped.
ts-news-won = { $names } won the round.
ts-news-by-count = Points were level; the number of characters decided.
ts-news-by-stop = Points and characters were level; who stopped the round wins it.
ts-text-round = Round { $round }
ts-text-pile = Pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ts-text-sum = sum { $sum }
ts-text-you = (you)
ts-text-not-over = The score sheet follows after the round.
ts-text-column = Column { $column }
ts-text-tip = Tip
ts-text-rainbow = Rainbow
ts-text-rounds-won = Rounds won
ts-beside-help = { $seat }: { $card }
ts-beside-log = The last turns
ts-beside-cards = What the cards do
