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
cli-stands-for-game = JEU
cli-stands-for-number = NOMBRE
cli-stands-for-options = OPTIONS
cli-stands-for-text = TEXTE
cli-stands-for-words = MOTS

## Commands

cli-play = Jouer dans le terminal, seul, à plusieurs au même clavier ou avec des robots.
cli-games = Énumérer les jeux, leurs options et leurs robots.
cli-rules = Lire les règles d’un jeu.
cli-score = Compter, ligne par ligne, ce qui se trouve sur une vraie table.
cli-arena = Faire jouer beaucoup de parties à des robots et en donner le bilan.
cli-record = Vérifier, dessiner ou réécrire une partie notée.
cli-record-verify = Rejouer une partie notée et dire si tout y est exact.
cli-record-show = Dessiner le plateau d’une partie notée, à la fin ou après n’importe quel événement.
cli-record-convert = Écrire une partie notée en texte ou en JSON.

## Words of the commands

cli-word-game = Le jeu, par son nom : voir « ludotheque games ».
cli-word-json = Écrire du JSON pour d’autres programmes.
cli-word-lang = La langue : fr, en ou nl.
cli-word-players = Combien de sièges il y a.
cli-word-rounds = Combien de manches on joue.
cli-word-option = Une option du jeu, sous la forme nom=valeur ; peut être répété.
cli-word-score = Ce qui se trouve sur la vraie table, dans les mots du jeu : voir « ludotheque games ».
cli-word-play-game = Le jeu ; sans lui, vous choisissez à l’écran.
cli-word-play-bots = Les robots qui prennent les derniers sièges, séparés par des virgules.
cli-word-play-seed = Une graine ; la même redonne la même partie.
cli-word-arena-bots = Les robots, séparés par des virgules ; ils changent de siège à tour de rôle.
cli-word-arena-games = Combien de parties.
cli-word-arena-seed = La même graine donne les mêmes parties.
cli-word-arena-jobs = Combien de processus à la fois ; tous les cœurs si rien n’est dit.
cli-word-file = Le fichier de la partie notée ; - pour l’entrée standard.
cli-word-event = S’arrêter après ce nombre d’événements.
cli-word-seat = Voir ce que voit ce siège, compté à partir de 0.
cli-word-svg = Dessiner en SVG.
cli-word-to = text ou json.
cli-word-output = Le fichier à écrire ; - pour la sortie standard.

## What they print

cli-game-players = { $high ->
    [one] un joueur
   *[other] { $low ->
        [one] de 1 à { $high } joueurs
       *[other] de { $low } à { $high } joueurs
    }
}
cli-game-bots = robots : { $bots }
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
error-cli-file = { $file } : { $detail }
error-cli-option-form = « { $word } » n’est pas une option ; écrivez --option nom=valeur
error-cli-no-rules = aucune règle n’est installée pour { $game }
error-cli-no-score = les points de { $game } ne se comptent pas à partir de mots
error-cli-no-terminal = pour jouer, il faut un terminal avec un clavier
error-cli-no-such-event = il n’y a pas d’événement { $event } ; la partie en compte { $last }
error-cli-no-such-seat = il n’y a pas de siège { $seat } ; le dernier est { $last }
