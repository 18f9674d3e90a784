## Seats and bots

seat-name = Plaats { $seat }
bot-random = gokbot
bot-random-help = speelt om het even wat mag
option-players = Spelers
option-players-help = hoeveel plaatsen er zijn
score-total = Totaal
rules-in-another-language = (Deze regels zijn er niet in jouw taal; hier staan ze in “{ $language }”.)

## Records

record-right = Het partijverslag klopt: { $events ->
    [one] één gebeurtenis
   *[other] { $events } gebeurtenissen
} nagespeeld.
record-dealing-checked = Elke trekking is de trekking die eruit moest komen.
record-dealing-hidden = Het geheim van het schudden is nog niet onthuld; de trekkingen kunnen niet worden nagerekend.
record-dealing-unknown = Er staat niet in hoe er getrokken is.
record-unfinished = Het spel is nog niet afgelopen.
record-seat = { $place }. { $name }: { $total }

## Refusals

error-with-rule = { $error } ({ $rule })
error-at-line = regel { $line }: { $error }
error-at-event = gebeurtenis { $event }: { $error }
error-unknown-game = er is hier geen spel “{ $game }”; geïnstalleerd: { $known }
error-unknown-bot = “{ $bot }” is geen bot voor { $game }; bekend: { $known }
error-unknown-option = er is geen optie “{ $option }”; bekend: { $known }
error-bad-option-value = “{ $value }” past niet bij de optie “{ $option }”; mogelijk: { $known }
error-unknown-rules-version = versie { $version } van de regels van { $game } is hier niet bekend; bekend: { $known }
error-no-bots = noem minstens één bot, bijvoorbeeld --bots random
error-not-a-bot-for-every-seat = { $bots ->
    [one] één bot is genoemd
   *[other] { $bots } bots zijn genoemd
} voor { $players ->
    [one] één plaats
   *[other] { $players } plaatsen
}; noem er een voor elke plaats
error-no-games = er moet minstens één spel gespeeld worden, niet { $games }
error-more-bots-than-seats = { $bots } bots passen niet op { $players ->
    [one] één plaats
   *[other] { $players } plaatsen
}
error-not-a-record = dit is geen partijverslag; de eerste regel moet “ludotheque record 1” zijn
error-heading-after-events = “{ $heading }:” hoort boven de gebeurtenissen
error-unknown-heading = “{ $heading }:” is geen kop van een partijverslag
error-repeated-heading = “{ $heading }:” staat hier een tweede keer
error-missing-heading = de kop “{ $heading }:” ontbreekt
error-bad-word = “{ $word }” is geen plaats met een actie en ook geen trekking
error-not-a-number = “{ $text }” is geen geheel getal
error-bad-option = “{ $word }” is geen optie; schrijf naam=waarde, elke naam één keer
error-bad-name = “{ $name }” is geen naam: één regel van 1 tot 80 afdrukbare tekens
error-bad-json = deze JSON is geen partijverslag: { $detail }
error-seat-without-name = plaats { $seat } heeft geen naam
error-two-dealers = een partijverslag heeft óf een beginwaarde, óf een tafel met een belofte, niet allebei
error-wrong-number-of-seats = { $seats ->
    [one] één plaats heeft
   *[other] { $seats } plaatsen hebben
} een naam, maar er spelen er { $players }
error-not-the-dealt-outcome = er moest { $expected } getrokken worden, niet { $found }
error-result-without-an-end = er staat een uitslag, maar het spel is niet afgelopen
error-wrong-result = de uitslag is { $expected }, niet { $found }
error-commitment-broken = het onthulde geheim is niet het geheim dat beloofd was
error-bad-hexadecimal = “{ $text }” is niet hexadecimaal
error-bad-secret-length = een geheim heeft { $expected } bytes, niet { $bytes }
error-cannot-be-resumed = dit spel kan niet verder: het verslag zegt niet uit welke beginwaarde de trekkingen komen
error-no-seat-for-a-person = er blijft geen plaats over voor een mens (bots: { $bots }, plaatsen: { $players })
error-wrong-number-of-contributions = er staan { $found } bijdragen voor { $players } plaatsen; schrijf - voor een plaats die niets gaf

## Tables

error-no-such-table = er is hier geen tafel; misschien is de link onvolledig
error-not-your-seat = je hebt geen plaats aan deze tafel
error-not-the-host = dat mag alleen wie deze tafel gemaakt heeft
error-question-closed = dit is al beslist; de tafel toont hoe het ervoor staat
error-decision-id-used = deze beslissing is al voor iets anders gebruikt
error-nothing-decided = er is niets gekozen
error-turn-not-over = de beurt is nog niet af: ga verder, of kies opnieuw; er is nog niets beslist
error-turn-over-before = deze beurt was al af vóór “{ $text }”: er is niets van gedaan
error-too-many-actions = { $found } acties zijn te veel voor één beurt; hoogstens { $most }
error-table-has-begun = het spel is al begonnen
error-table-has-not-begun = het spel is nog niet begonnen
error-table-is-full = alle plaatsen zijn bezet; je mag meekijken
error-chair-taken = op plaats { $place } zit al iemand
error-no-such-chair = er is geen plaats { $place }
error-no-chair-for-the-host = houd een plaats vrij voor jezelf
error-game-goes-on = het spel is nog niet afgelopen
