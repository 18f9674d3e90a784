## Help

cli-help = Des jeux de table à jouer, à comprendre et à étudier.
cli-help-help = Montrer cette page.
cli-help-version = Montrer la version.
cli-usage = Usage : { $command }
cli-commands = Commandes :
cli-parameters = Paramètres :
cli-with-default = { $description } (sinon { $value })
cli-stands-for-command = COMMANDE
cli-stands-for-file = FICHIER
cli-stands-for-folder = DOSSIER
cli-stands-for-game = JEU
cli-stands-for-number = NOMBRE
cli-stands-for-options = OPTIONS
cli-stands-for-text = TEXTE
cli-stands-for-words = MOTS

## Commands

cli-play = Jouer dans le terminal, seul, à plusieurs au même clavier ou avec des robots.
cli-serve = Servir des tables aux navigateurs : sur cet ordinateur, à la maison ou dans le monde.
cli-games = Énumérer les jeux, leurs options et leurs robots.
cli-rules = Lire les règles d’un jeu.
cli-score = Compter, ligne par ligne, ce qui se trouve sur une vraie table.
cli-arena = Faire jouer beaucoup de parties à des robots et en donner le bilan.
cli-record = Vérifier, dessiner ou réécrire une partie notée.
cli-record-verify = Rejouer une partie notée et dire si tout y est exact.
cli-record-show = Dessiner le plateau d’une partie notée, à la fin ou après n’importe quel événement.
cli-record-convert = Écrire une partie notée en texte ou en JSON.
cli-admin = Copier les tables d’un serveur, ou remettre une copie en place.
cli-admin-backup = Copier toutes les tables dans un fichier, même pendant qu’on y joue. Le fichier keys.json du dossier des données n’en fait pas partie : copiez-le aussi, pour que chacun retrouve sa place.
cli-admin-restore = Remettre une copie à la place des tables. Ce qui s’y trouve est perdu ; arrêtez d’abord le serveur, et remettez aussi keys.json.
cli-admin-rotate-keys = Signer les cookies des invités avec une nouvelle clé dès le prochain démarrage. Ce que la dernière clé a signé reste valable jusqu’à la rotation suivante.

## Words of the commands

cli-word-game = Le jeu, par son nom : voir « ludotheque games ».
cli-word-json = Écrire du JSON pour d’autres programmes.
cli-word-lang = La langue : fr, en ou nl.
cli-word-players = Combien de places il y a.
cli-word-rounds = Combien de manches on joue.
cli-word-option = Une option du jeu, sous la forme nom=valeur ; peut être répété.
cli-word-score = Ce qui se trouve sur la vraie table, dans les mots du jeu : voir « ludotheque games ».
cli-word-play-game = Le jeu ; sans lui, vous choisissez à l’écran.
cli-word-play-bots = Les robots qui prennent les dernières places, séparés par des virgules.
cli-word-play-seed = Une graine ; la même redonne la même partie.
cli-word-host = L’adresse de cet ordinateur où écouter ; 127.0.0.1 sans --lan.
cli-word-port = Le port ; sans précision, le premier libre à partir de 8000.
cli-word-lan = Accueillir les téléphones et ordinateurs de la maison : écouter partout, inviter à l’adresse de la maison.
cli-word-public = L’adresse où le monde atteint ce serveur, pour les invitations.
cli-word-behind-proxy = Un mandataire sur cet ordinateur dit qui demande et si la ligne est sûre.
cli-word-open = Ouvrir la page dans un navigateur.
cli-word-relaxed = Ne pas attendre le disque après chaque coup : une panne de courant peut emporter les derniers coups, un plantage n’emporte rien.
cli-word-arena-bots = Les robots, séparés par des virgules ; ils changent de place à tour de rôle.
cli-word-arena-games = Combien de parties.
cli-word-arena-seed = La même graine donne les mêmes parties.
cli-word-arena-jobs = Combien de processus à la fois ; tous les cœurs si rien n’est dit.
cli-word-file = Le fichier de la partie notée ; - pour l’entrée standard.
cli-word-event = S’arrêter après ce nombre d’événements.
cli-word-seat = Voir ce que voit cette place, comptée à partir de 0.
cli-word-svg = Dessiner en SVG.
cli-word-to = text ou json.
cli-word-output = Le fichier à écrire ; - pour la sortie standard.
cli-word-backup = Le fichier à créer ; il ne doit pas encore exister.
cli-word-restore = Le fichier créé par « ludotheque admin backup ».
cli-word-data = Le dossier où les tables sont conservées ; votre dossier de données si rien n’est dit.

## What they print

cli-game-players = { $high ->
    [one] un joueur
   *[other] { $low ->
        [one] de 1 à { $high } joueurs
       *[other] de { $low } à { $high } joueurs
    }
}
cli-game-bots = robots : { $bots }
cli-serving = On joue sur { $link }
cli-serving-started = Prêt en { $seconds } s.
cli-serving-stop = Ctrl+C arrête ; chaque table est gardée.
cli-arena-playing = En jeu
cli-arena-bot = robot
cli-arena-mean = moyenne
cli-arena-se = erreur type
cli-arena-sd = écart type
cli-arena-min = min
cli-arena-max = max
cli-arena-win-rate = victoires
cli-arena-round-win-rate = manches gagnées
cli-arena-ms-per-move = ms/coup
cli-backed-up = Toutes les tables sont maintenant dans { $file }. Copiez aussi { $folder }/keys.json.
cli-restored = Les tables sont maintenant telles que dans { $file }.
cli-keys-rotated = Une nouvelle clé signe dès le prochain démarrage : { $file }

## Refusals

error-cli-did-you-mean = il n’y a pas de commande « { $word } » ; pensiez-vous à « { $near } » ?
error-cli-unknown-command = il n’y a pas de commande « { $word } » ; connues : { $known }
error-cli-unknown-option = « { $word } » n’est pas connu ici ; --help montre ce qui l’est
error-cli-bad-value = « { $value } » ne convient pas à { $name }
error-cli-missing = { $name } manque ; --help montre ce qu’il faut
error-cli-disk = l’écriture a échoué : { $detail }
error-cli-repeated = { $name } ne peut être donné qu’une fois
error-cli-left-over = il y a des mots en trop : { $words }
error-cli-unclear = ces mots ne vont pas ensemble ; --help montre comment faire
error-cli-unknown-language = « { $word } » ne se parle pas ici ; langues : fr, en et nl
error-cli-no-such-file = il n’y a pas de fichier { $file }
error-cli-file-forbidden = { $file } ne peut être ni lu ni écrit
error-cli-file-is-a-folder = { $file } est un dossier
error-cli-file-exists = { $file } existe déjà et n’est pas remplacé
error-cli-file = { $file } : { $detail }
error-cli-option-form = « { $word } » n’est pas une option ; écrivez --option nom=valeur
error-cli-no-rules = aucune règle n’est installée pour { $game }
error-cli-no-score = les points de { $game } ne se comptent pas à partir de mots
error-cli-no-terminal = pour jouer, il faut un terminal avec un clavier
error-cli-no-such-event = il n’y a pas d’événement { $event } ; la partie en compte { $last }
error-cli-no-such-seat = il n’y a pas de place { $seat } ; la dernière est { $last }
error-cli-nothing-to-back-up = il n’y a rien à sauvegarder dans { $folder } : aucune table n’y est conservée
error-cli-folder-held = un serveur utilise { $folder } en ce moment ; arrêtez-le d’abord
error-cli-database = la base de données est inutilisable : { $detail }
error-broken-database = { $file } est endommagé, ou ne contient pas de tables de ludotheque
error-newer-database = ces tables ont été conservées par une version plus récente de ludotheque (base { $revision }) ; installez-la pour continuer
error-web-port-taken = le port { $port } est pris ; nommez-en un autre avec --port
error-web-bad-keys = { $place } ne contient pas de clés : 64 chiffres hexadécimaux chacune, la plus récente d’abord
