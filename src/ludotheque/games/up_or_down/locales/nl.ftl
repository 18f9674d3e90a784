## The game

game-title = Up or Down?
game-summary = Neem kaarten uit de kring en leg ze in rijen die stijgen of dalen, zo veel mogelijk in één kleur.
game-score-help = score: hoogstens drie rijen zoals 12,47,80, en het aantal kaarten van de aflegstapel als +5
option-deck = Stapel kaarten
option-deck-help = de korte stapel maakt het spel een kwart korter
option-deck-long = lang
option-deck-short = kort
option-starter = Wie begint
option-starter-help = bij een revanche begint de volgende plaats
option-starter-random = door het lot
option-starter-1 = plaats 1
option-starter-2 = plaats 2
option-starter-3 = plaats 3
option-starter-4 = plaats 4
option-starter-5 = plaats 5
option-starter-6 = plaats 6
bot-greedy = graaibot
bot-greedy-help = neemt de meeste punten die hij nu ziet
bot-steady = denkbot
bot-steady-help = weegt af wat elke rij nog kan worden

## Refusals

error-no-such-starter = er is geen plaats { $starter } aan een tafel van { $players }; kies een lagere, of het lot
error-starter-known = het is al bekend wie begint; nu komen de kaarten
error-starter-unknown = het is nog niet bekend wie begint; dat komt vóór de kaarten
error-no-such-seat = geen plaats heeft hier het nummer { $seat }; er wordt geteld vanaf 0
error-no-card-to-deal = er wordt nu geen kaart omgedraaid; eerst moet iemand kiezen
error-card-not-in-pile = { $card } hoort niet meer bij de kaarten die niemand heeft gezien
error-game-over = het spel is afgelopen: er wordt niets meer gespeeld of getrokken; begin een nieuw spel
error-cards-being-dealt = de kaarten worden nog gedeeld; wacht even
error-not-your-turn = je bent niet aan de beurt; wacht op de speler vóór je
error-already-played = je hebt { $card } gespeeld; neem dat eerst terug om een andere kaart te spelen
error-card-not-in-hand = { $card } zit niet in je hand; speel een van je eigen kaarten
error-nothing-played = speel eerst een kaart; daarna mag je een van haar twee buren nemen
error-already-taken = je hebt { $card } genomen; neem dat eerst terug om de andere te nemen
error-card-just-played = { $card } heb je net gespeeld; neem een van de twee buren
error-not-a-neighbour = { $card } is geen buur van de kaart die je hebt gespeeld; neem { $below } of { $above }
error-nothing-taken = neem eerst een kaart uit de kring; die wordt gelegd
error-already-laid = je hebt { $card } gelegd; neem dat eerst terug om haar elders te leggen
error-no-such-row = er is geen rij { $row }; er zijn er hoogstens drie
error-nothing-to-wipe = er is geen rij { $row } om te wissen; begin haar met de kaart
error-row-out-of-order = rijen worden een voor een begonnen; de volgende is rij { $row }
error-row-goes-up = rij { $row } stijgt en eindigt met { $last }, dus { $card } past niet; leg de kaart elders, of wis een rij
error-row-goes-down = rij { $row } daalt en eindigt met { $last }, dus { $card } past niet; leg de kaart elders, of wis een rij
error-nothing-laid = leg eerst de kaart; trekken eindigt de beurt
error-pile-up-empty = de open stapel is leeg; trek van de andere
error-pile-down-empty = de gesloten stapel is leeg; trek van de andere
error-no-such-code = geen actie heeft de code { $code }
error-bad-card-action = “{ $text }” is hier geen actie; met de kaarten 1 tot en met { $cards }: 68 om te spelen, x45 om te nemen, r2 om te leggen, w2 om te wissen, up of down om te trekken
error-bad-deal = “{ $text }” is geen kaart van 1 tot en met { $cards }, en geen beginnende plaats zoals starts-1
error-bad-card = “{ $text }” is geen kaart; kaarten hebben de nummers 1 tot en met 126
error-too-many-rows = er zijn { $found } rijen gegeven, maar er zijn er hoogstens drie
error-card-twice = { $card } staat er twee keer; elk nummer bestaat één keer
error-bad-discards = “{ $text }” is niet de grootte van een aflegstapel; schrijf een plus en een getal, zoals +5

## The text board

uod-text-turn = Beurt { $turn } van { $turns }
uod-text-over = Het spel is afgelopen
uod-text-not-over = Het scoreblad volgt na de laatste beurt.
uod-text-empty = leeg
uod-text-hand = Je hand
uod-text-taken = Genomen
uod-text-new-row = begin een rij
uod-text-wipe = wissen
uod-text-discards = { $count ->
    [0] niets afgelegd
    [one] 1 afgelegd
   *[other] { $count } afgelegd
}
uod-text-you = (jij)
uod-text-legend = { $up } stijgt · { $down } daalt
uod-text-row = Rij { $number }
uod-text-discard-pile = Aflegstapel
uod-text-place = Plaats

## The board

uod-card = { $card } { $colour ->
    [yellow] geel
    [red] rood
    [blue] blauw
    [pink] roze
    [purple] paars
   *[teal] turkoois
}
uod-prompt-over = Het spel is afgelopen
uod-prompt-dealing = De kaarten worden gedeeld
uod-prompt-wait = { $seat } kiest
uod-prompt-play = Jouw beurt: speel een kaart
uod-prompt-take = Neem { $one } of { $other }
uod-prompt-lay = Leg { $card }
uod-prompt-draw = { $piles ->
    [one] Trek een kaart
   *[other] Trek een kaart van een van de stapels
}
uod-choices-play = Spelen
uod-choices-take = Nemen
uod-choices-lay = Leggen
uod-choices-draw = Trekken
uod-choice-play = Speel { $card }
uod-choice-take = Neem { $card }
uod-choice-start = Begin rij { $row }
uod-choice-lay = Rij { $row }: { $before } → { $after }
uod-choice-wipe = Wis rij { $row }
uod-choice-draw-up = Trek { $card }
uod-choice-draw-down = Trek gesloten, nog { $count }
uod-news-turn = { $seat } speelde { $played } en nam { $taken }, { $laid ->
    [wipe] waarvoor rij { $row } werd gewist
   *[lay] op rij { $row }
}{ $pile ->
    [up] ; trok daarna { $drawn }.
    [down] ; trok daarna van de gesloten stapel.
   *[none] .
}

## The drawing

uod-drawing-title-seat = Up or Down? – { $seat }
uod-drawing-title-all = Up or Down?, de hele tafel
uod-drawing-points = { $points ->
    [one] punt
   *[other] punten
}
uod-drawing-ring = Kring: { $cards }.
uod-drawing-piles = { $shown ->
    [1] Open: { $top }, { $up } in totaal.
   *[0] Er ligt geen kaart open.
} Gesloten: { $down }.
uod-drawing-hand = Je hand: { $cards }.
uod-drawing-seat = { $seat }: { $discards ->
    [0] niets afgelegd.
    [one] 1 kaart afgelegd.
   *[other] { $discards } kaarten afgelegd.
}
uod-drawing-row = Rij { $number }{ $direction ->
    [up] , stijgend
    [down] , dalend
   *[none] { "" }
}: { $cards }; { $length } × { $best } = { $points }.
uod-drawing-known = Bekend in de hand: { $cards }.

## Beside the board

uod-beside-other = { $seat }: { $rows } = { $points }
uod-beside-log = De laatste beurten

## The game in sixty seconds

uod-primer-take = Eén spelen, één nemen
uod-primer-take-text = Leg een kaart uit je hand in de kring, tussen haar twee buren in waarde, en neem een van die twee. Voorbij de hoogste of de laagste zijn die twee de buren: de kring is gesloten.
uod-primer-lay = Op of neer
uod-primer-lay-text = Leg de genomen kaart in een van je drie rijen, altijd aan het eind. De tweede kaart van een rij bepaalt of ze stijgt of daalt.
uod-primer-wipe = Past ze niet?
uod-primer-wipe-text = Draai een van je rijen om op je aflegstapel en begin op die plaats een nieuwe. Trek dan een kaart, open of gesloten: dat eindigt je beurt.
uod-primer-score = Lange rijen in één kleur
uod-primer-score-text = Een rij telt haar kaarten maal de kaarten van haar beste kleur: { $length } × { $best } = { $points }. Elke afgelegde kaart telt 1. Het hoogste totaal wint.
