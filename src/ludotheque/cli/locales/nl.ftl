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
cli-stands-for-folder = MAP
cli-stands-for-game = SPEL
cli-stands-for-number = GETAL
cli-stands-for-options = OPTIES
cli-stands-for-text = TEKST
cli-stands-for-words = WOORDEN

## Commands

cli-play = Spelen in de terminal: alleen, samen aan één toetsenbord of met bots.
cli-serve = Tafels aanbieden aan browsers: op deze computer, thuis of aan de wereld.
cli-games = De spellen opsommen, met hun opties en bots.
cli-rules = De regels van een spel lezen.
cli-score = Lijn voor lijn tellen wat er op een echte tafel ligt.
cli-arena = Bots veel spellen laten spelen en zeggen hoe ze het deden.
cli-record = Een partijverslag nakijken, tekenen of herschrijven.
cli-record-verify = Een partijverslag naspelen en zeggen of alles erin klopt.
cli-record-show = Het bord van een partijverslag tekenen, aan het einde of na om het even welke gebeurtenis.
cli-record-convert = Een partijverslag schrijven als tekst of als JSON.
cli-admin = De tafels van een server kopiëren, of een kopie terugzetten.
cli-admin-backup = Alle tafels naar één bestand kopiëren, ook terwijl er gespeeld wordt. Het bestand keys.json in de gegevensmap hoort daar niet bij: kopieer dat ook, zodat iedereen zijn plaats behoudt.
cli-admin-restore = Een kopie terugzetten in plaats van de tafels. Wat er nu staat, gaat verloren; stop eerst de server, en zet keys.json ook terug.
cli-admin-rotate-keys = Onderteken de cookies van gasten vanaf de volgende start met een nieuwe sleutel. Wat met de vorige sleutel is ondertekend, blijft geldig tot de volgende wisseling.

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
cli-word-host = Het adres van deze computer om op te luisteren; 127.0.0.1 zonder --lan.
cli-word-port = De poort; zonder keuze de eerste vrije vanaf 8000.
cli-word-lan = Laat telefoons en computers thuis meedoen: luister overal en nodig uit naar het adres thuis.
cli-word-public = Het adres waar de wereld deze server bereikt, voor uitnodigingen.
cli-word-behind-proxy = Een proxy op deze computer zegt wie vraagt en of de lijn veilig is.
cli-word-open = Open de pagina in een browser.
cli-word-relaxed = Wacht niet na elke zet op de schijf: een stroomstoring kan de laatste zetten kosten, een crash kost niets.
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
cli-word-backup = Het bestand dat gemaakt wordt; het mag nog niet bestaan.
cli-word-restore = Het bestand dat “ludotheque admin backup” gemaakt heeft.
cli-word-data = De map waarin de tafels bewaard worden; je eigen gegevensmap als er niets staat.

## What they print

cli-game-players = { $high ->
    [one] één speler
   *[other] { $low ->
        [one] 1 tot { $high } spelers
       *[other] { $low } tot { $high } spelers
    }
}
cli-game-bots = bots: { $bots }
cli-serving = Er wordt gespeeld op { $link }
cli-serving-started = Gestart in { $seconds } s.
cli-serving-stop = Ctrl+C stopt; elke tafel blijft bewaard.
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
cli-backed-up = Alle tafels staan nu in { $file }. Kopieer ook { $folder }/keys.json.
cli-restored = De tafels zijn nu zoals in { $file }.
cli-keys-rotated = Vanaf de volgende start ondertekent een nieuwe sleutel: { $file }

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
error-cli-file-exists = { $file } bestaat al en wordt niet vervangen
error-cli-file = { $file }: { $detail }
error-cli-option-form = “{ $word }” is geen optie; schrijf --option naam=waarde
error-cli-no-rules = er zijn geen regels geïnstalleerd voor { $game }
error-cli-no-score = punten van { $game } kunnen niet uit woorden geteld worden
error-cli-no-terminal = spelen kan alleen in een terminal met een toetsenbord
error-cli-no-such-event = er is geen gebeurtenis { $event }; het verslag telt er { $last }
error-cli-no-such-seat = er is geen plaats { $seat }; de laatste is { $last }
error-cli-nothing-to-back-up = er is niets om te kopiëren in { $folder }: er worden daar geen tafels bewaard
error-cli-folder-held = een server gebruikt { $folder } op dit moment; stop die eerst
error-cli-database = de databank kan niet gebruikt worden: { $detail }
error-broken-database = { $file } is beschadigd, of bevat geen tafels van ludotheque
error-newer-database = deze tafels zijn bewaard door een nieuwere versie van ludotheque (databank { $revision }); installeer die om verder te gaan
error-web-port-taken = poort { $port } is bezet; kies een andere met --port
error-web-bad-keys = { $place } bevat geen sleutels: elk 64 hexadecimale cijfers, de nieuwste eerst
