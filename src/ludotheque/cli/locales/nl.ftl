## Help

cli-help = Tafelspellen om te spelen, te begrijpen en te onderzoeken.
cli-help-help = Deze pagina tonen.
cli-help-version = De versie tonen.
cli-usage = Gebruik: { $command }
cli-commands = Opdrachten:
cli-parameters = Parameters:
cli-with-default = { $description } (anders { $value })
cli-stands-for-command = OPDRACHT
cli-stands-for-file = BESTAND
cli-stands-for-game = SPEL
cli-stands-for-number = GETAL
cli-stands-for-options = OPTIES
cli-stands-for-text = TEKST
cli-stands-for-words = WOORDEN

## Commands

cli-play = Spelen in de terminal: alleen, samen aan één toetsenbord of met bots.
cli-games = De spellen opsommen, met hun opties en bots.
cli-rules = De regels van een spel lezen.
cli-score = Lijn voor lijn tellen wat er op een echte tafel ligt.
cli-arena = Bots veel spellen laten spelen en zeggen hoe ze het deden.
cli-record = Een partijverslag nakijken, tekenen of herschrijven.
cli-record-verify = Een partijverslag naspelen en zeggen of alles erin klopt.
cli-record-show = Het bord van een partijverslag tekenen, aan het einde of na om het even welke gebeurtenis.
cli-record-convert = Een partijverslag schrijven als tekst of als JSON.

## Words of the commands

cli-word-game = Het spel, met zijn naam: zie “ludotheque games”.
cli-word-json = JSON schrijven voor andere programma’s.
cli-word-lang = De taal: fr, en of nl.
cli-word-players = Hoeveel plaatsen er zijn.
cli-word-rounds = Hoeveel rondes er gespeeld worden.
cli-word-option = Een optie van het spel als naam=waarde; mag herhaald worden.
cli-word-score = Wat er op de echte tafel ligt, in de woorden van het spel: zie “ludotheque games”.
cli-word-play-game = Het spel; zonder kies je op het scherm.
cli-word-play-bots = De bots die de laatste plaatsen nemen, gescheiden door komma’s.
cli-word-play-seed = Een beginwaarde; dezelfde geeft weer hetzelfde spel.
cli-word-arena-bots = De bots, gescheiden door komma’s; ze wisselen om beurten van plaats.
cli-word-arena-games = Hoeveel spellen.
cli-word-arena-seed = Dezelfde beginwaarde geeft dezelfde spellen.
cli-word-arena-jobs = Hoeveel processen tegelijk; alle kernen als er niets staat.
cli-word-file = Het bestand met het partijverslag; - voor de standaardinvoer.
cli-word-event = Stoppen na zoveel gebeurtenissen.
cli-word-seat = Zien wat deze plaats ziet, geteld vanaf 0.
cli-word-svg = Tekenen als SVG.
cli-word-to = text of json.
cli-word-output = Het bestand om te schrijven; - voor de standaarduitvoer.

## What they print

cli-game-players = { $high ->
    [one] één speler
   *[other] { $low ->
        [one] 1 tot { $high } spelers
       *[other] { $low } tot { $high } spelers
    }
}
cli-game-bots = bots: { $bots }
cli-arena-playing = Bezig
cli-arena-bot = bot
cli-arena-mean = gemiddelde
cli-arena-se = standaardfout
cli-arena-sd = spreiding
cli-arena-min = min
cli-arena-max = max
cli-arena-win-rate = gewonnen
cli-arena-round-win-rate = rondes gewonnen
cli-arena-ms-per-move = ms/zet

## Refusals

error-cli-did-you-mean = er is geen opdracht “{ $word }”; bedoelde je “{ $near }”?
error-cli-unknown-command = er is geen opdracht “{ $word }”; bekend: { $known }
error-cli-unknown-option = “{ $word }” is hier niet bekend; --help toont wat wel
error-cli-bad-value = “{ $value }” past niet bij { $name }
error-cli-missing = { $name } ontbreekt; --help toont wat nodig is
error-cli-disk = dit kon niet geschreven worden: { $detail }
error-cli-repeated = { $name } mag maar één keer gegeven worden
error-cli-left-over = er staan woorden te veel: { $words }
error-cli-unclear = deze woorden passen niet bij elkaar; --help toont hoe het moet
error-cli-unknown-language = “{ $word }” wordt hier niet gesproken; talen: fr, en en nl
error-cli-no-such-file = er is geen bestand { $file }
error-cli-file-forbidden = { $file } mag niet gelezen of geschreven worden
error-cli-file-is-a-folder = { $file } is een map
error-cli-file = { $file }: { $detail }
error-cli-option-form = “{ $word }” is geen optie; schrijf --option naam=waarde
error-cli-no-rules = er zijn geen regels geïnstalleerd voor { $game }
error-cli-no-score = punten van { $game } kunnen niet uit woorden geteld worden
error-cli-no-terminal = spelen kan alleen in een terminal met een toetsenbord
error-cli-no-such-event = er is geen gebeurtenis { $event }; het verslag telt er { $last }
error-cli-no-such-seat = er is geen plaats { $seat }; de laatste is { $last }
