## Everywhere

web-home-line = Des jeux de société à jouer en solo, entre amis ou contre des robots
web-skip = Aller au contenu
web-menu = Menu
web-settings = Réglages
web-rules = Règles
web-you = (vous)
web-is = { $name } : { $value }
web-and = { $first } et { $last }
web-back = Retour
web-to-the-shelf = Vers l’étagère
web-see-rule = Règle { $rule }
web-copy = Copier
web-copied = Copié
web-change = Changer
web-bot-name = Robot { $bot }
web-bot-level = Robot : { $bot }
web-guest-names = Renard roux, Loutre hardie, Héron calme, Pie futée, Blaireau douillet, Hérisson curieux, Écureuil vif, Chevreuil doux, Hibou doré, Rouge-gorge gai, Phoque joyeux, Faucon agile, Castor aimable, Roitelet alerte, Lièvre chanceux, Pinson rieur, Cygne tranquille, Tortue patiente, Martre rapide, Lynx discret, Abeille dorée, Hirondelle vive, Taupe soigneuse, Corbeau sage, Macareux intrépide, Mouette légère, Martin-pêcheur habile, Moineau jovial, Lézard adroit, Koala rêveur, Dauphin loyal, Bouquetin hardi, Manchot poli, Grue élégante, Mésange bleue, Escargot serein, Poney fidèle, Grenouille enjouée, Belette souple, Aigle noble, Marsouin joueur, Panda paisible, Alouette matinale, Truite argentée, Loir songeur, Bison robuste, Papillon velouté, Perroquet malin

## Home

web-go-on = Reprendre une partie
web-play-alone = Jouer en solo
web-play-bot = Contre un robot
web-play-friends = Avec des amis…
web-no-games = Aucun jeu n’est installé.
web-your-tables = Vos tables
web-no-tables = Vous n’avez pas encore joué. Prenez un jeu sur l’étagère.
web-with = avec { $names }
web-alone = en solo
web-status-gathering = en attente de joueurs
web-status-playing = en cours
web-status-over = terminée

## A new table

web-new-table = Nouvelle table
web-how-many = Combien de joueurs ?
web-who-sits = Qui s’assoit où ?
web-who-sits-help = Les amis viennent par un lien ; un robot joue tout de suite.
web-a-person = Quelqu’un avec le lien
web-options = Options
web-breath = Pause après chaque tour
web-breath-none = Aucune
web-breath-short = Courte
web-breath-middle = Moyenne
web-breath-long = Longue
web-breath-longest = Très longue
web-breath-help = Le temps de voir ce qu’ont fait les autres avant la suite.
web-breath-from-now = Cela vaut pour les tables que vous créerez désormais.
web-make-table = Préparer la table

## Before the game

web-prompt-sit = Prenez place
web-prompt-full = Toutes les places sont prises ; vous regardez
web-prompt-gather = { $free ->
    [one] Une place est libre : invitez quelqu’un
   *[other] { $free } places sont libres : invitez vos amis
}
web-prompt-others = { $count ->
    [one] On attend encore une personne
   *[other] On attend encore { $count } personnes
}
web-prompt-ready = Tout le monde est là : commencez quand vous voulez
web-at-the-table = À la table : { $names }
web-sit = M’asseoir ici
web-leave = Quitter la table
web-free = libre
web-ready = c’est bon
web-not-ready = se prépare
web-begin = Commencer
web-i-am-ready = C’est bon pour moi
web-choose-bot = Robot pour la place { $seat }
web-seat-bot = Asseoir un robot
web-free-seat = Libérer la place
web-invite = Inviter
web-invite-help = Scannez le code ou envoyez le lien.
web-invite-loopback = Ce lien ne marche que sur cet ordinateur. Pour jouer avec les téléphones de la maison, relancez avec
web-link = Lien vers cette table
web-qr = Code QR avec le lien vers cette table
web-primer = Le jeu en soixante secondes
web-shuffle = Un mélange honnête
web-shuffle-help = Chaque tirage découle d’un secret fixé avant la partie et de ce que vos navigateurs y ajoutent. Voici son empreinte ; après la partie, le secret est montré et chacun peut vérifier.
web-shuffle-over = Voici le secret du mélange. L’enregistrement contient tout pour vérifier chaque tirage : ludotheque record verify.
web-shuffle-print = Empreinte du secret
web-shuffle-secret = Le secret

## Playing

web-tried = { $choice } ? Confirmez ou choisissez autre chose
web-confirm = Confirmer : { $choice }
web-take-back = Annuler
web-why-not = Pourquoi pas ailleurs ?
web-watching = Vous regardez la partie.
web-choosing = choisit
web-done = a choisi
web-copy-watch = Copier le lien pour regarder

## After the game

web-over = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
web-over-you = Vous avez gagné !
web-over-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-solo-best = Nouveau record !
web-solo-kept = Votre record : { $best }.
web-solo-last = Derniers résultats : { $totals }
web-rematch = Rejouer
web-rematch-join = Rejouer : rejoindre la nouvelle table
web-rematch-watch = Vers la partie suivante
web-score-sheet = Feuille de score
web-round = Manche { $number }
web-for = Motif
web-no-points = Rien n’a rapporté de points.
web-record = Télécharger l’enregistrement
web-replay = Revoir la partie
web-replay-all = Tous les plateaux
web-replay-start = Avant le premier événement
web-replay-seat = { $name } : { $text }
web-replay-event = { $number } / { $last }
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-last = À la fin
web-players = { $low } à { $high } joueurs

## Settings

web-your-name = Votre nom
web-your-name-help = Les autres le voient à la table.
web-language = Langue
web-theme = Apparence
web-theme-auto = Comme mon appareil
web-theme-light = Papier
web-theme-dark = Nuit
web-placing = Quand je choisis
web-placing-confirm = Essayer, puis confirmer
web-placing-at-once = Jouer tout de suite
web-placing-help = Une fois confirmé, un coup ne se reprend pas.
web-motion = Mouvements
web-motion-auto = Comme mon appareil
web-motion-off = Rien ne bouge
web-save = Enregistrer

## What the script says

web-script-reconnecting = La connexion est perdue ; nouvel essai…
web-script-offline = Vous êtes hors ligne. Votre place est gardée.
web-script-retry = Réessayer
web-script-dismiss = Fermer
web-script-failed = L’envoi n’est pas arrivé ; rien n’est perdu. Réessayez.

## Refusals

web-refused = Cela n’a pas marché
web-nothing-lost = Rien n’a changé, et rien n’est perdu.
error-web-trouble = le serveur a rencontré un problème ; rien n’est perdu, réessayez
error-web-nothing-here = il n’y a rien à cette adresse
error-web-not-that-way = cette adresse ne s’utilise pas ainsi
error-web-too-much = c’est trop à la fois
error-web-malformed = cette demande est illisible
error-web-not-over-yet = la partie n’est pas finie ; l’enregistrement sera visible ensuite
error-web-another-site = ceci a été envoyé par un autre site
error-web-no-cookie = votre navigateur ne garde pas de cookie pour ce site ; sans lui, personne ne peut garder votre place
error-web-page-too-old = cette page est trop ancienne ; rechargez-la
error-web-no-token = dites qui vous êtes : envoyez le jeton de POST /api/guests comme Authorization (Bearer)
