## The game

game-title = Take Sides
game-summary = Leg je kaarten bij zes deuren; wie er bij een deur de meeste heeft, wint het personage dat daar woont.
option-meteo = Weer
option-meteo-help = elke ronde verandert een weerkaart één regel voor iedereen
option-fair-order = Eerlijke volgorde
option-fair-order-help = met drie spelers: binnen een ronde gaan de twee kanten om beurten voor
option-equilibriste = Eerste equilibrist
option-equilibriste-help = met drie spelers: wie in de eerste ronde tussen de kanten zit
option-equilibriste-random = door het lot
option-equilibriste-1 = plaats 1
option-equilibriste-2 = plaats 2
option-equilibriste-3 = plaats 3
option-partner = Partner van plaats 1
option-partner-help = met vier spelers: wie een team vormt met plaats 1
option-partner-random = door het lot
option-partner-2 = plaats 2
option-partner-3 = plaats 3
option-partner-4 = plaats 4

## The cards; what they do is a house rule

ts-credits = De makers van het oorspronkelijke spel zijn ons niet bekend; de effecten van de kaarten zijn huisregels.
ts-colour-r = rood
ts-colour-o = oranje
ts-colour-y = geel
ts-colour-g = groen
ts-colour-b = blauw
ts-colour-v = paars
ts-character-1 = Lijfwacht
ts-character-2 = Tweeling
ts-character-3 = Verhuizer
ts-character-4 = Buren
ts-character-5 = Uitsmijter
ts-character-6 = Roddeltante
ts-power-1 = Zolang ze zichtbaar is: geen 5 of 6 van de overkant raakt jouw helft van deze kolom.
ts-power-2 = Zolang ze zichtbaar is: telt voor twee kaarten.
ts-power-3 = Je mag de laatste kaart van een van je helften naar een andere van je helften verplaatsen; ook deze 3.
ts-power-4 = Je mag twee personages verwisselen die in de straat naast elkaar liggen; gelegde kaarten blijven waar ze zijn.
ts-power-5 = Je mag de laatste kaart hier recht tegenover naar een buurkolom duwen, aan haar eigen kant, als geen van beide helften bewaakt is.
ts-power-6 = Je mag één laatste kaart van de overkant omdraaien, van dezelfde kleur als deze 6, als haar helft niet bewaakt is.
ts-remontada-old-friend = Oude vriend
ts-remontada-old-friend-power = Vóór de eerste beurt ziet iedereen de bovenste kaart van de stapel, en jij legt haar in een van je kolommen; ze hoeft niet te passen en heeft geen effect.
ts-remontada-soft-spot = Oogappel
ts-remontada-soft-spot-power = Kies vóór de eerste beurt een kolom: eindigt ze gelijk, ook met 0 tegen 0, dan is het personage van jou.
ts-remontada-close-protection = Persoonsbeveiliging
ts-remontada-close-protection-power = Kies vóór de eerste beurt een kolom: de hele ronde raakt geen 5 of 6 van de overkant jouw helft ervan.
ts-remontada-your-call = Aan jou de eer
ts-remontada-your-call-power = Jij beslist wie begint, wie het ook is.
ts-remontada-tip = Fooi
ts-remontada-tip-power = Het totaal van je kamp krijgt er 2 punten bij.
ts-remontada-chameleon = Kameleon
ts-remontada-chameleon-power = Eén keer krijgt de kaart die je legt het effect van een 3, 4, 5 of 6 naar keuze.
ts-remontada-veto = Veto
ts-remontada-veto-power = Eén keer hef je een effect op dat een ander kamp net heeft aangekondigd.
ts-remontada-calling-card = Visitekaartje
ts-remontada-calling-card-power = Kies, als je je hand hebt gezien, een kleur: kaarten daarvan van je kamp passen overal aan jouw kant.
ts-weather-fog = Mist
ts-weather-fog-power = De krachten van de 1 en de 2 gelden niet.
ts-weather-snow = Sneeuw
ts-weather-snow-power = De effecten van 3 tot en met 6 kunnen niet worden gebruikt.
ts-weather-thunderstorm = Onweer
ts-weather-thunderstorm-power = Een effect van 3 tot en met 6 dat een doel heeft, moet worden gebruikt.
ts-weather-wind = Wind
ts-weather-wind-power = Ook een kaart met een cijfer één hoger of lager mag worden gelegd; de 6 en de 1 zijn geen buren.
ts-weather-frost = Vorst
ts-weather-frost-power = Handen zijn drie kaarten groot in plaats van vier.
ts-weather-heatwave = Hittegolf
ts-weather-heatwave-power = De waarden zijn omgekeerd, alleen voor de punten: 6 scoort 1, 5 scoort 2, enzovoort tot 1, dat 6 scoort.
ts-weather-sunbreak = Opklaring
ts-weather-sunbreak-power = Personages in de kleur die kolom 1 aan het begin had, scoren dubbel.
ts-weather-rainbow = Regenboog
ts-weather-rainbow-power = Het kamp dat als enige de meeste personages wint, scoort er 3 bij.

## Refusals

error-chance-cannot = dit kan het lot nu niet brengen
error-only-for-three = deze optie is voor drie spelers; deze tafel heeft er { $players }
error-only-for-four = deze optie is voor vier spelers; deze tafel heeft er { $players }
error-bad-card-set = de kaartenset klopt niet op regel { $line }: { $detail }
error-no-such-seat = geen plaats heeft hier het nummer { $seat }; er wordt geteld vanaf 0
error-game-over = de partij is afgelopen: er wordt niets meer gelegd; begin een nieuwe
error-cards-being-dealt = de kaarten worden nog gedeeld; wacht even
error-not-your-turn = je bent niet aan de beurt; wacht op de speler vóór je
error-veto-first = zeg eerst of het aangekondigde effect mag doorgaan
error-choose-first = kies eerst wat je Remontadakaart vraagt
error-nothing-laid = leg eerst een kaart; daarna komt het effect
error-no-effects-in-snow = in de sneeuw kan deze ronde geen effect worden gebruikt
error-effect-not-possible = de gelegde kaart kan dat nu niet; kies een ander doel, of geen effect
error-nothing-to-copy = je kamp heeft geen Kameleon die dat kan
error-effect-must-be-used = in het onweer moet een effect met een doel worden gebruikt
error-nothing-announced = er is geen effect aangekondigd dat tegengehouden kan worden
error-nothing-to-choose = er valt nu niets te kiezen vóór de eerste beurt
error-already-laid = je hebt { $card } gelegd; neem haar eerst terug om haar elders te leggen
error-card-not-in-hand = { $card } zit niet in je hand; leg een van je eigen kaarten
error-not-your-side = je legt aan je eigen kant van de straat
error-no-match = in kolom { $column } past alleen dezelfde kleur of hetzelfde cijfer
error-same-side = de hele beurt wordt gespeeld aan de kant waar hij begon
error-no-such-code = geen actie heeft de code { $code }
error-bad-action = “{ $text }” is hier geen actie; bijvoorbeeld R4a3 om te leggen, push-3-4 voor een effect, no-effect
error-bad-chance = “{ $text }” is niets wat het lot hier brengt; bijvoorbeeld R4, sky-fog, first-2

## The board

ts-prompt-over = De partij is afgelopen
ts-prompt-dealing = De kaarten worden gedeeld
ts-prompt-wait = { $seat } kiest
ts-prompt-wait-veto = { $seat } mag een veto uitspreken
ts-prompt-lay = Jij bent: leg een kaart
ts-prompt-further = Leg nog een kaart aan dezelfde kant
ts-prompt-effect = Het effect gebruiken?
ts-prompt-veto = Veto: { $effect }?
ts-prompt-friend = Leg je Oude vriend, { $card }
ts-prompt-soft-spot = Kies de kolom van je Oogappel
ts-prompt-close-protection = Kies de kolom die je beschermt
ts-prompt-calling-card = Kies de kleur van je Visitekaartje
ts-prompt-your-call = Bepaal wie begint
ts-choices-lay = Leggen
ts-choices-effect = Effect
ts-choices-veto = Veto
ts-choices-before = Vóór de eerste beurt
ts-card = { $number } { $colour }
ts-choice-lay = { $card } in kolom { $column }
ts-choice-lay-side = { $card } in kolom { $column }, kant { $side }
ts-choice-copied = Als { $character }: { $effect }
ts-choice-no-effect = Geen effect
ts-choice-veto = Veto uitspreken
ts-choice-let-pass = Laat het gebeuren
ts-choice-column = Kolom { $column }: { $card }
ts-choice-begin = { $seat } begint
ts-effect-move = de laatste kaart van kolom { $origin } naar kolom { $to } verplaatsen
ts-effect-swap = de personages van kolom { $column } en { $other } verwisselen
ts-effect-push = de kaart aan de overkant van kolom { $origin } naar kolom { $to } duwen
ts-effect-down = de laatste kaart aan de overkant van kolom { $column } omdraaien
ts-effect-up = een kaart van kolom { $column } weer openleggen
ts-effect-exchange = de twee kaarten tegenover elkaar in kolom { $column } verwisselen
ts-effect-another = nog een kaart leggen
ts-news-laid = { $seat } legde { $card } in kolom { $column }.
ts-news-effect = Effect: { $effect }.
ts-news-vetoed = Een Veto hield het tegen.
ts-news-refilled = { $seat } zat vast en legde { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
} onder de stapel.
ts-news-passed = { $seat } had nog steeds niets wat paste, en paste.
ts-news-stopped = { $seat } zat vast en de stapel was leeg: de ronde stopte.
ts-news-won = { $names } won de ronde.
ts-news-by-count = Gelijk in punten; het aantal personages besliste.
ts-news-by-stop = Gelijk in punten en personages; wie de ronde stopte, wint haar.
ts-text-round = Ronde { $round }
ts-text-pile = Stapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
ts-text-sum = som { $sum }
ts-text-you = (jij)
ts-text-not-over = Het scoreblad volgt na de ronde.
ts-text-column = Kolom { $column }
ts-text-tip = Fooi
ts-text-rainbow = Regenboog
ts-text-rounds-won = Gewonnen rondes
ts-beside-help = { $seat }: { $card }
ts-beside-log = De laatste beurten
ts-beside-cards = Wat de kaarten doen
