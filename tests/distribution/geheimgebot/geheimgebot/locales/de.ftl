game-title = Geheimgebot
game-summary = Alle bieten verdeckt um offene Schätze; die höchste Karte bekommt den Schatz.
option-consolation = Trostpreis
option-consolation-help = wer leer ausgeht, bekommt 4 Punkte
bot-fuchs = Fuchs
bot-fuchs-help = bietet um große Schätze hoch und um kleine niedrig

gg-prompt-over = Die Partie ist zu Ende
gg-prompt-chance = Gleich wird eine Karte gezogen
gg-prompt-lay = Schatz { $treasure }: Legen Sie verdeckt eine Karte
gg-prompt-wait = Schatz { $treasure }: { $awaited ->
    [one] eine Karte fehlt
   *[other] { $awaited } Karten fehlen
} noch
gg-turns = { $played } von { $turns } Zügen gespielt
gg-turn = Schatz { $treasure } · { $bids } · { $winner }
gg-treasure = Schatz { $treasure }
gg-consolation = Trostpreis
gg-bid = Ihr Gebot: { $card }
gg-hand = Ihre Karten
gg-choice = Karte { $card }
gg-primer = Die höchste Karte bekommt den Schatz
gg-primer-text = Alle legen verdeckt eine Karte und decken zugleich auf. Wer die höchste gelegt hat, bekommt den Schatz; nach fünf Schätzen gewinnen die meisten Punkte.
gg-seat = { $seat }: { $cards } Karten{ $laid ->
    [0] {""}
   *[other] , geboten
}

error-not-in-the-pile = diese Karte liegt jetzt auf keinem Stapel, von dem gezogen wird
error-not-awaited = von Platz { $seat } wird jetzt keine Karte erwartet
error-card-not-in-hand = Karte { $card } ist nicht auf der Hand; legen Sie eine, die Sie haben
error-bad-card = „{ $text }“ ist keine Karte; hier gibt es die Karten 1 bis { $last }
error-bad-draw = „{ $text }“ wird hier nicht gezogen; es gibt g1 bis g24 und s1 bis s9
gg-news = Zuletzt geboten: { $bids }
