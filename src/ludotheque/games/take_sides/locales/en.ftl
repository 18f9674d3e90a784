# Refusals: what cannot be done now, and why.

error-chance-cannot = this cannot come about by chance now
error-only-for-three = this option is for three players; this table has { $players }
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
