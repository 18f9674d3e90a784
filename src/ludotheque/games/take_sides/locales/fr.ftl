## The game

game-title = Take Sides
game-summary = Posez vos cartes devant six portes ; qui en a le plus à une porte conquiert le Personnage qui habite là.
option-meteo = Météo
option-meteo-help = à chaque manche, une carte Météo change une règle pour tous
option-fair-order = Ordre équitable
option-fair-order-help = à trois joueurs : les deux côtés passent en premier à tour de rôle au sein d’une manche
option-equilibriste = Premier équilibriste
option-equilibriste-help = à trois joueurs : qui se tient entre les deux côtés dans la première manche
option-equilibriste-random = au hasard
option-equilibriste-1 = place 1
option-equilibriste-2 = place 2
option-equilibriste-3 = place 3
option-partner = Partenaire de la place 1
option-partner-help = à quatre joueurs : qui fait équipe avec la place 1
option-partner-random = au hasard
option-partner-2 = place 2
option-partner-3 = place 3
option-partner-4 = place 4

## The cards; what they do is a house rule

ts-credits = Crédits du jeu original inconnus de nous ; les effets des cartes sont des règles maison.
ts-colour-r = rouge
ts-colour-o = orange
ts-colour-y = jaune
ts-colour-g = vert
ts-colour-b = bleu
ts-colour-v = violet
ts-character-1 = Garde du corps
ts-character-2 = Jumeaux
ts-character-3 = Déménageur
ts-character-4 = Voisins
ts-character-5 = Videur
ts-character-6 = Commère
ts-power-1 = Tant qu’il est visible : aucun 5 ou 6 adverse ne touche cette demi-colonne.
ts-power-2 = Tant qu’il est visible : compte pour deux cartes.
ts-power-3 = Vous pouvez déplacer la dernière carte d’une de vos demi-colonnes vers une autre ; ce 3 aussi.
ts-power-4 = Vous pouvez échanger deux Personnages voisins de la rue ; les cartes posées restent où elles sont.
ts-power-5 = Vous pouvez pousser la dernière carte juste en face vers une colonne voisine, de son côté, si aucune des deux demi-colonnes n’est gardée.
ts-power-6 = Vous pouvez retourner face cachée une dernière carte adverse de la couleur de ce 6, si sa demi-colonne n’est pas gardée.
ts-remontada-old-friend = Vieil ami
ts-remontada-old-friend-power = Avant le premier tour, la carte du dessus de la pioche est montrée à tous et vous la posez dans une de vos colonnes ; elle n’a pas à s’accorder, et n’a pas d’effet.
ts-remontada-soft-spot = Coup de cœur
ts-remontada-soft-spot-power = Avant le premier tour, choisissez une colonne : si elle finit à égalité, même à 0 contre 0, son Personnage est à vous.
ts-remontada-close-protection = Garde rapprochée
ts-remontada-close-protection-power = Avant le premier tour, choisissez une colonne : de toute la manche, aucun 5 ou 6 adverse n’y touche votre demi-colonne.
ts-remontada-your-call = À vous l’honneur
ts-remontada-your-call-power = Vous décidez qui commence, qui que ce soit.
ts-remontada-tip = Pourboire
ts-remontada-tip-power = Le total de votre camp reçoit 2 points de plus.
ts-remontada-chameleon = Caméléon
ts-remontada-chameleon-power = Une fois, la carte que vous posez prend l’effet d’un 3, 4, 5 ou 6, à votre choix.
ts-remontada-veto = Veto
ts-remontada-veto-power = Une fois, annulez un effet qu’un autre camp vient d’annoncer.
ts-remontada-calling-card = Carte de visite
ts-remontada-calling-card-power = Après avoir vu votre main, choisissez une couleur : les cartes que votre camp en a vont partout de votre côté.
ts-weather-fog = Brouillard
ts-weather-fog-power = Les pouvoirs des 1 et des 2 ne s’appliquent pas.
ts-weather-snow = Neige
ts-weather-snow-power = Les effets des 3 à 6 ne peuvent pas être utilisés.
ts-weather-thunderstorm = Orage
ts-weather-thunderstorm-power = Un effet de 3 à 6 qui a une cible doit être utilisé.
ts-weather-wind = Vent
ts-weather-wind-power = On peut aussi poser une carte d’un chiffre de plus ou de moins ; le 6 et le 1 ne sont pas voisins.
ts-weather-frost = Gel
ts-weather-frost-power = Les mains sont de trois cartes au lieu de quatre.
ts-weather-heatwave = Canicule
ts-weather-heatwave-power = Les valeurs sont inversées, pour les points seulement : le 6 marque 1, le 5 marque 2, et ainsi de suite jusqu’au 1, qui marque 6.
ts-weather-sunbreak = Éclaircie
ts-weather-sunbreak-power = Les Personnages de la couleur qu’avait la colonne 1 au début comptent double.
ts-weather-rainbow = Arc-en-ciel
ts-weather-rainbow-power = Le camp qui gagne à lui seul le plus de Personnages marque 3 de plus.

## Refusals

error-chance-cannot = le hasard ne peut pas amener cela maintenant
error-only-for-three = cette option est pour trois joueurs ; cette table en a { $players }
error-only-for-four = cette option est pour quatre joueurs ; cette table en a { $players }
error-bad-card-set = le jeu de cartes est faux à la ligne { $line } : { $detail }
error-no-such-seat = aucune place n’a ici le numéro { $seat } ; on compte à partir de 0
error-game-over = la partie est terminée : on ne pose plus rien ; commencez-en une autre
error-cards-being-dealt = la distribution n’est pas finie ; patientez un instant
error-not-your-turn = ce n’est pas votre tour ; attendez le joueur précédent
error-veto-first = dites d’abord si l’effet annoncé peut avoir lieu
error-choose-first = choisissez d’abord ce que demande votre carte Remontada
error-nothing-laid = posez d’abord une carte ; son effet vient ensuite
error-no-effects-in-snow = sous la neige, aucun effet ne peut être utilisé cette manche
error-effect-not-possible = la carte posée ne peut pas faire cela ; choisissez une autre cible, ou aucun effet
error-nothing-to-copy = votre camp n’a pas de Caméléon qui puisse faire cela
error-effect-must-be-used = sous l’orage, un effet qui a une cible doit être utilisé
error-nothing-announced = aucun effet n’a été annoncé qui puisse être annulé
error-nothing-to-choose = il n’y a rien à choisir avant le premier tour maintenant
error-already-laid = vous avez posé { $card } ; reprenez-la d’abord pour la poser ailleurs
error-card-not-in-hand = { $card } n’est pas dans votre main ; posez une des vôtres
error-not-your-side = vous posez de votre côté de la rue
error-no-match = dans la colonne { $column }, il faut la même couleur ou le même chiffre
error-same-side = tout le tour se joue du côté où il a commencé
error-no-such-code = aucune action n’a le code { $code }
error-bad-action = « { $text } » n’est pas une action ; par exemple R4a3 pour poser, push-3-4 pour un effet, no-effect
error-bad-chance = « { $text } » n’est rien que le hasard amène ici ; par exemple R4, sky-fog, first-2

## The board

ts-prompt-over = La partie est terminée
ts-prompt-dealing = On distribue les cartes
ts-prompt-wait = { $seat } choisit
ts-prompt-wait-veto = { $seat } peut mettre son veto
ts-prompt-lay = À vous : posez une carte
ts-prompt-further = Posez une autre carte du même côté
ts-prompt-effect = Utiliser l’effet ?
ts-prompt-veto = Veto : { $effect } ?
ts-prompt-friend = Posez votre Vieil ami, { $card }
ts-prompt-soft-spot = Choisissez la colonne de votre Coup de cœur
ts-prompt-close-protection = Choisissez la colonne à protéger
ts-prompt-calling-card = Choisissez la couleur de votre Carte de visite
ts-prompt-your-call = Décidez qui commence
ts-choices-lay = Poser
ts-choices-effect = Effet
ts-choices-veto = Veto
ts-choices-before = Avant le premier tour
ts-card = { $number } { $colour }
ts-choice-lay = { $card } en colonne { $column }
ts-choice-lay-side = { $card } en colonne { $column }, côté { $side }
ts-choice-copied = Comme { $character } : { $effect }
ts-choice-no-effect = Pas d’effet
ts-choice-veto = Mettre son veto
ts-choice-let-pass = Laisser faire
ts-choice-column = Colonne { $column } : { $card }
ts-choice-begin = { $seat } commence
ts-effect-move = déplacer la dernière carte de la colonne { $origin } vers la colonne { $to }
ts-effect-swap = échanger les Personnages des colonnes { $column } et { $other }
ts-effect-push = pousser la carte adverse de la colonne { $origin } vers la colonne { $to }
ts-effect-down = retourner la dernière carte adverse de la colonne { $column }
ts-effect-up = retourner face visible une carte de la colonne { $column }
ts-effect-exchange = échanger les deux cartes face à face de la colonne { $column }
ts-effect-another = poser une autre carte
ts-news-laid = { $seat } a posé { $card } en colonne { $column }.
ts-news-effect = Effet : { $effect }.
ts-news-vetoed = Un Veto l’a annulé.
ts-news-refilled = { $seat } était bloqué et a mis { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
} sous la pioche.
ts-news-passed = { $seat } n’avait toujours rien qui aille, et a passé.
ts-news-stopped = { $seat } était bloqué et la pioche vide : la manche s’est arrêtée.
ts-news-won = { $names } a remporté la manche.
ts-news-by-count = Égalité aux points ; le nombre de Personnages a tranché.
ts-news-by-stop = Égalité aux points et en Personnages ; qui a arrêté la manche la remporte.
ts-text-round = Manche { $round }
ts-text-pile = Pioche : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
ts-text-sum = somme { $sum }
ts-text-you = (vous)
ts-text-not-over = La feuille de score suit après la manche.
ts-text-column = Colonne { $column }
ts-text-tip = Pourboire
ts-text-rainbow = Arc-en-ciel
ts-text-rounds-won = Manches gagnées
ts-beside-help = { $seat } : { $card }
ts-beside-log = Les derniers tours
ts-beside-cards = Ce que font les cartes
