## Everywhere

web-home-line = Bordspellen om alleen, met vrienden of tegen bots te spelen
web-skip = Naar de inhoud
web-menu = Menu
web-settings = Instellingen
web-rules = Spelregels
web-you = (jij)
web-is = { $name }: { $value }
web-and = { $first } en { $last }
web-back = Terug
web-to-the-shelf = Naar de plank
web-see-rule = Regel { $rule }
web-copy = Kopiëren
web-copied = Gekopieerd
web-change = Wijzigen
web-bot-name = { $bot }
web-bot-level = { $bot }
web-guest-names = Rode vos, Dappere otter, Kalme reiger, Slimme ekster, Gezellige das, Nieuwsgierige egel, Vlugge eekhoorn, Zachtaardige ree, Gouden uil, Vrolijk roodborstje, Blije zeehond, Scherpe valk, Lieve bever, Levendig winterkoninkje, Gelukkige haas, Lachende vink, Rustige zwaan, Geduldige schildpad, Snelle marter, Stille lynx, Zonnige bij, Zwierige zwaluw, Nette mol, Wijze raaf, Stoere papegaaiduiker, Luchtige meeuw, Stralende ijsvogel, Opgewekte mus, Handige gekko, Dromerige koala, Eerlijke dolfijn, Onverschrokken steenbok, Frisse pinguïn, Sierlijke kraanvogel, Kwieke pimpelmees, Bescheiden slak, Trouwe pony, Groene kikker, Lenige wezel, Edele arend, Speelse bruinvis, Beleefde panda, Vroege leeuwerik, Zilveren forel, Soezende relmuis, Stevige bizon, Fluwelen vlinder, Gevatte papegaai

## Home

web-go-on = Verder spelen
web-play-alone = Alleen spelen
web-play-bot = Tegen een bot
web-play-friends = Met vrienden…
web-no-games = Er is geen spel geïnstalleerd.
web-your-tables = Je tafels
web-no-tables = Je hebt nog niet gespeeld. Pak een spel van de plank.
web-with = met { $names }
web-alone = alleen
web-status-gathering = wacht op spelers
web-status-playing = bezig
web-status-over = afgelopen

## A new table

web-new-table = Nieuwe tafel
web-how-many = Met hoeveel spelers?
web-who-sits = Wie zit waar?
web-who-sits-help = Vrienden komen via een link; een bot speelt meteen.
web-a-person = Iemand met de link
web-options = Opties
web-breath = Pauze na elke beurt
web-breath-none = Geen
web-breath-short = Kort
web-breath-middle = Gewoon
web-breath-long = Lang
web-breath-longest = Heel lang
web-breath-help = Tijd om te zien wat de anderen deden voordat het spel verdergaat.
web-breath-from-now = Dit geldt voor de tafels die je vanaf nu maakt.
web-make-table = Tafel klaarzetten

## Before the game

web-prompt-sit = Neem plaats
web-prompt-full = Alle plaatsen zijn bezet; je kijkt mee
web-prompt-gather = { $free ->
    [one] Eén plaats is vrij: nodig iemand uit
   *[other] { $free } plaatsen zijn vrij: nodig je vrienden uit
}
web-prompt-others = { $count ->
    [one] Eén speler is nog niet klaar
   *[other] { $count } spelers zijn nog niet klaar
}
web-prompt-ready = Iedereen is er: begin wanneer je wilt
web-at-the-table = Aan tafel: { $names }
web-sit = Hier zitten
web-leave = Van tafel gaan
web-free = vrij
web-ready = klaar
web-not-ready = nog niet klaar
web-begin = Beginnen
web-i-am-ready = Ik ben klaar
web-choose-bot = Bot voor plaats { $seat }
web-seat-bot = Bot erbij zetten
web-free-seat = Plaats vrijmaken
web-invite = Uitnodigen
web-invite-help = Scan de code of stuur de link.
web-invite-loopback = Deze link werkt alleen op deze computer. Start opnieuw om met telefoons thuis te spelen:
web-link = Link naar deze tafel
web-qr = QR-code met de link naar deze tafel
web-primer = Het spel in zestig seconden
web-shuffle = Eerlijk geschud
web-shuffle-help = Elke trekking volgt uit een geheim dat voor het spel vastligt en uit wat jullie browsers toevoegen. Dit is zijn vingerafdruk; na het spel wordt het geheim getoond en kan iedereen het nagaan.
web-shuffle-over = Dit was het geheim van het schudden. Het verslag bevat alles om elke trekking na te gaan: ludotheque record verify.
web-shuffle-print = Vingerafdruk van het geheim
web-shuffle-secret = Het geheim

## Playing

web-tried = { $choice }? Bevestig of kies iets anders
web-confirm = Bevestigen: { $choice }
web-take-back = Terugnemen
web-why-not = Waarom niet ergens anders?
web-watching = Je kijkt mee.
web-choosing = kiest nog
web-done = heeft gekozen
web-copy-watch = Kopieer de link om mee te kijken

## After the game

web-over = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
web-over-you = Je hebt gewonnen!
web-over-alone = { $points ->
    [one] Eén punt
   *[other] { $points } punten
}
web-solo-best = Een nieuw record!
web-solo-kept = Je record: { $best }.
web-solo-last = Laatste uitslagen: { $totals }
web-rematch = Nog een keer
web-rematch-join = Nog een keer: naar de nieuwe tafel
web-rematch-watch = Naar het volgende spel
web-score-sheet = Scoreblad
web-round = Ronde { $number }
web-for = Waarvoor
web-no-points = Niets leverde punten op.
web-record = Verslag downloaden
web-replay = Terugkijken
web-replay-all = Alle borden
web-replay-start = Voor de eerste gebeurtenis
web-replay-seat = { $name }: { $text }
web-replay-event = { $number } / { $last }
web-replay-first = Naar het begin
web-replay-back = Eén terug
web-replay-on = Eén verder
web-replay-last = Naar het einde
web-players = { $low } tot { $high } spelers

## Settings

web-your-name = Je naam
web-your-name-help = De anderen zien hem aan tafel.
web-language = Taal
web-theme = Weergave
web-theme-auto = Zoals mijn apparaat
web-theme-light = Papier
web-theme-dark = Nacht
web-placing = Als ik kies
web-placing-confirm = Eerst proberen, dan bevestigen
web-placing-at-once = Meteen spelen
web-placing-help = Een bevestigde zet neem je niet terug.
web-motion = Beweging
web-motion-auto = Zoals mijn apparaat
web-motion-off = Niets beweegt
web-save = Bewaren

## What the script says

web-script-reconnecting = De verbinding is weg; nieuwe poging…
web-script-offline = Je bent offline. Je plaats blijft van jou.
web-script-retry = Opnieuw proberen
web-script-dismiss = Sluiten
web-script-failed = Dit is niet aangekomen; er is niets verloren. Probeer het opnieuw.

## Refusals

web-refused = Dat ging niet
web-nothing-lost = Er is niets veranderd en niets verloren.
error-web-trouble = de server had een storing; er is niets verloren, probeer het opnieuw
error-web-nothing-here = er is niets op dit adres
error-web-not-that-way = dit adres wordt zo niet gebruikt
error-web-too-much = dat is te veel tegelijk
error-web-malformed = dit verzoek is niet te lezen
error-web-not-over-yet = het spel is nog niet afgelopen; het verslag volgt daarna
error-web-another-site = dit werd door een andere site verstuurd
error-web-no-cookie = je browser bewaart geen cookies voor deze site; zonder cookie kan niemand je plaats bewaren
error-web-page-too-old = deze pagina is te oud; laad haar opnieuw
error-web-no-token = zeg wie je bent: stuur het token van POST /api/guests als Authorization (Bearer)
