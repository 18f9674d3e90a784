## The board

tie-prompt-over = Het spel is afgelopen
tie-prompt-next-call = De volgende tegel wordt zo afgeroepen
tie-prompt-change = { $tile } ligt op vakje { $cell }; je kunt je nog bedenken
tie-prompt-place = Jij bent aan de beurt: leg { $tile }
tie-prompt-wait = { $tile }: wachten op nog { $awaited ->
    [one] één speler
   *[other] { $awaited } spelers
}
tie-news-placed = { $tile } – { $seats }.
tie-news-seat = { $seat }: vakje { $cell }
tie-news-round = Ronde { $number } is afgelopen: { $seats }.
tie-news-points = { $seat } { $points }
tie-choices = Vakjes
tie-choice = Vakje { $cell }

## The game

game-title = Take it Easy!
game-summary = Iedereen legt dezelfde tegels; alleen lijnen met één cijfer tellen.
game-score-help = score: de 19 tegels in de volgorde van de vakjes, zoals 563, en een punt voor een leeg vakje
option-rounds = Rondes
option-rounds-help = de totalen van alle rondes worden opgeteld
option-touching = Aanleggen
option-touching-help = vanaf de tweede moet elke tegel een tegel raken die al ligt
option-change-of-mind = Je bedenken
option-change-of-mind-help = een plaatsing mag worden veranderd tot de laatste speler heeft bevestigd
option-curtain = Gordijn
option-curtain-help = de andere borden blijven verborgen tot de ronde is afgelopen
bot-greedy = graaibot
bot-greedy-help = maakt af wat hij kan, en telt niet welke tegels nog komen
bot-steady = denkbot
bot-steady-help = weegt elke lijn af tegen de tegels die nog kunnen komen

## Refusals

error-game-over = het spel is afgelopen: er wordt niets meer afgeroepen of gelegd; begin een nieuw spel
error-placements-awaited = nog niet iedereen heeft { $tile } gelegd; pas daarna wordt de volgende tegel afgeroepen
error-tile-already-called = { $tile } is in deze ronde al afgeroepen; roep een tegel af die nog niet is geweest
error-no-such-seat = geen plaats heeft hier het nummer { $seat }; er wordt geteld vanaf 0
error-no-tile-called = er is geen tegel om te leggen; wacht tot de volgende wordt afgeroepen
error-no-such-cell = er is geen vakje { $cell }; de vakjes hebben de nummers 0 tot en met 18
error-already-placed = je hebt deze tegel op vakje { $cell } gelegd, en daar blijft hij; wacht op de volgende tegel
error-cell-taken = op vakje { $cell } ligt al een tegel; kies een leeg vakje
error-same-cell = de tegel ligt al op vakje { $cell }; kies een ander vakje als je je bedenkt
error-not-touching = vakje { $cell } raakt geen enkele tegel; kies een vakje naast een tegel die al ligt
error-bad-cell = “{ $text }” is geen vakje; een vakje is een getal van 0 tot en met 18
error-bad-tile = “{ $text }” is geen tegel; een tegel heeft één van 1 5 9, één van 2 6 7 en één van 3 4 8, zoals 978
error-wrong-number-of-tiles = een bord heeft { $expected } vakjes, maar { $found ->
    [0] er is niets gegeven
    [one] er is er maar één gegeven
   *[other] er zijn er { $found } gegeven
}; een leeg vakje is een punt
error-tile-twice = { $tile } ligt er een tweede keer, op vakje { $cell }; elke tegel bestaat één keer

## The text board

tie-text-turn = { $rounds ->
    [1] Tegel { $call } van { $calls }
   *[other] Ronde { $round } van { $rounds } · tegel { $call } van { $calls }
}
tie-text-over = Het spel is afgelopen
tie-text-caller = Omroeper: { $seat }
tie-text-not-called = Niet afgeroepen: { $tiles }
tie-text-points = punten
tie-text-round = ronde
tie-text-total = totaal
tie-text-you = (jij)
tie-text-curtain = gordijn
tie-text-behind-curtain = achter het gordijn
tie-text-legend = { $complete } vol · { $open } mogelijk · { $dead } verloren
tie-text-line = { $direction ->
    [vertical] verticaal
    [rising] stijgend
   *[falling] dalend
} { $number }
tie-text-round-number = Ronde { $round }
tie-text-game = Spel
tie-text-place = Klassering
tie-text-no-line = geen enkele volle lijn
tie-text-no-round-yet = Er is nog geen ronde afgelopen; de telling volgt na de laatste tegel.

## The drawing

tie-drawing-title-seat = Take it Easy! – { $seat }
tie-drawing-title-all = Take it Easy!, alle borden
tie-drawing-title-board = Take it Easy!, een bord met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
tie-drawing-points = { $points ->
    [one] punt
   *[other] punten
}
tie-drawing-total = totaal { $points }
tie-drawing-calls = tegel { $number } van { $calls }
tie-drawing-rounds = ronde { $number } van { $rounds }
tie-drawing-called = Afgeroepen tegel: { $tile }, nummer { $number } van { $calls }.
tie-drawing-seat = { $seat }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
} in deze ronde, { $total } in totaal.
tie-drawing-curtain = { $seat }: het bord ligt achter het gordijn.
tie-drawing-winner = Heeft gewonnen.
tie-drawing-placed = Heeft de tegel gelegd.
tie-drawing-choosing = Denkt nog na.
tie-drawing-tried = De afgeroepen tegel ligt op proef op vakje { $cell }.
tie-drawing-cell = Vakje { $cell }: { $tile }.
tie-drawing-empty = Lege vakjes: { $cells }.
tie-drawing-vertical = Verticale lijn { $number }
tie-drawing-rising = Stijgende lijn { $number }
tie-drawing-falling = Dalende lijn { $number }
tie-drawing-complete = { $line }: compleet, { $points } punten.
tie-drawing-open = { $line }: open, hoogstens { $points } punten.
tie-drawing-dead = { $line }: verloren.

## Beside the board

tie-beside-others = { $count ->
    [one] Het andere bord
   *[other] De andere borden
}
tie-beside-not-called = Nog niet afgeroepen tegels: { $tiles }
tie-beside-never-called = Nooit afgeroepen tegels: { $tiles }
tie-beside-to-come = { $calls ->
    [0] Wat is afgeroepen, is doorgestreept; in deze ronde komt er geen tegel meer.
    [one] Wat is afgeroepen, is doorgestreept; er komt er nog één.
    [19] Negentien ervan worden in deze ronde afgeroepen.
   *[other] Wat is afgeroepen, is doorgestreept; er komen er nog { $calls }.
}
tie-beside-struck = Wat is afgeroepen, is doorgestreept.
tie-beside-left = Over: { $tiles }.
tie-beside-gone = Afgeroepen: { $tiles }.

## The game in sixty seconds

tie-primer-call = Dezelfde tegel voor iedereen
tie-primer-call-text = Er wordt een tegel afgeroepen. Iedereen legt diezelfde tegel op een leeg vakje van het eigen bord, en daar blijft hij liggen.
tie-primer-call-picture = De tegel { $tile }, en daaronder twee borden waarop hij op verschillende vakjes is gelegd.
tie-primer-line = Eén cijfer van rand tot rand
tie-primer-line-text = Elke tegel heeft drie banden en wordt nooit gedraaid. Een lijn die van rand tot rand hetzelfde cijfer laat zien, levert dat cijfer voor elke tegel één keer op: { $tiles } × { $digit } = { $points }.
tie-primer-line-picture = Een kolom van { $tiles } tegels, elk met een { $digit } op de verticale band: een ononderbroken lint, { $points } punten.
tie-primer-broken = Eén ander cijfer breekt de lijn
tie-primer-broken-text = Laat één enkele tegel in die richting een ander cijfer zien, dan levert de hele lijn niets op.
tie-primer-broken-picture = Dezelfde kolom met een { $digit } in het midden: het lint is gebroken, de lijn is doorgestreept, 0 punten.
tie-primer-end = Het hoogste totaal wint
tie-primer-end-text = Na negentien tegels zijn de borden vol en wint het hoogste totaal. Speel je alleen, dan speel je tegen je eigen record.
tie-primer-end-picture = Een vol bord met een ster: alle lijnen zijn compleet, { $points } punten.
