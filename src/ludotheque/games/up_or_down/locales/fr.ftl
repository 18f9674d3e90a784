## The game

game-title = Up or Down?
game-summary = Prenez des cartes dans l’anneau et formez des rangées qui montent ou descendent, si possible d’une même couleur.
game-score-help = score : jusqu’à trois rangées, par exemple 12,47,80, et le nombre de cartes de la défausse, par exemple +5
option-deck = Paquet
option-deck-help = le paquet court raccourcit la partie d’un quart
option-deck-long = long
option-deck-short = court
option-starter = Qui commence
option-starter-help = à la revanche, c’est la place suivante qui commence
option-starter-random = au hasard
option-starter-1 = place 1
option-starter-2 = place 2
option-starter-3 = place 3
option-starter-4 = place 4
option-starter-5 = place 5
option-starter-6 = place 6
bot-greedy = gourmand
bot-greedy-help = prend le plus de points qu’il voit tout de suite
bot-steady = réfléchi
bot-steady-help = soupèse ce que chaque rangée peut encore devenir

## Refusals

error-no-such-starter = il n’y a pas de place { $starter } à une table de { $players } ; choisissez-en une plus basse, ou le hasard
error-starter-known = on sait déjà qui commence ; les cartes viennent ensuite
error-starter-unknown = on ne sait pas encore qui commence ; cela vient avant les cartes
error-no-such-seat = aucune place ne porte ici le numéro { $seat } ; on les compte à partir de 0
error-no-card-to-deal = aucune carte n’est à retourner maintenant ; quelqu’un doit d’abord choisir
error-card-not-in-pile = { $card } n’est plus parmi les cartes que personne n’a vues
error-game-over = la partie est terminée : on ne joue et on ne pioche plus rien ; commencez-en une autre
error-cards-being-dealt = les cartes sont encore en train d’être distribuées ; attendez un instant
error-not-your-turn = ce n’est pas votre tour ; attendez le joueur qui vous précède
error-already-played = vous avez joué { $card } ; annulez d’abord pour jouer une autre carte
error-card-not-in-hand = { $card } n’est pas dans votre main ; jouez l’une de vos cartes
error-nothing-played = jouez d’abord une carte ; vous pourrez ensuite prendre l’une de ses deux voisines
error-already-taken = vous avez pris { $card } ; annulez d’abord pour prendre l’autre
error-card-just-played = { $card } est la carte que vous venez de jouer ; prenez l’une de ses deux voisines
error-not-a-neighbour = { $card } n’est pas voisine de la carte que vous avez jouée ; prenez { $below } ou { $above }
error-nothing-taken = prenez d’abord une carte de l’anneau ; c’est elle que l’on pose
error-already-laid = vous avez posé { $card } ; annulez d’abord pour la poser ailleurs
error-no-such-row = il n’y a pas de rangée { $row } ; il y en a trois au plus
error-nothing-to-wipe = il n’y a pas de rangée { $row } à effacer ; commencez-la avec la carte
error-row-out-of-order = on commence les rangées l’une après l’autre ; la prochaine est la rangée { $row }
error-row-goes-up = la rangée { $row } monte et finit par { $last } : { $card } n’y va pas ; posez-la ailleurs, ou effacez une rangée
error-row-goes-down = la rangée { $row } descend et finit par { $last } : { $card } n’y va pas ; posez-la ailleurs, ou effacez une rangée
error-nothing-laid = posez d’abord la carte ; la pioche termine le tour
error-pile-up-empty = la pile face visible est vide ; piochez dans l’autre
error-pile-down-empty = la pile face cachée est vide ; piochez dans l’autre
error-no-such-code = aucune action ne porte le code { $code }
error-bad-card-action = « { $text } » n’est pas une action ; avec les cartes 1 à { $cards } : 68 pour jouer, x45 pour prendre, r2 pour poser, w2 pour effacer, up ou down pour piocher
error-bad-deal = « { $text } » n’est ni une carte de 1 à { $cards }, ni une place qui commence comme starts-1
error-bad-card = « { $text } » n’est pas une carte ; les cartes portent les nombres 1 à 126
error-too-many-rows = { $found } rangées sont données, mais il y en a trois au plus
error-card-twice = { $card } s’y trouve deux fois ; chaque nombre n’existe qu’une fois
error-bad-discards = « { $text } » n’est pas la taille d’une défausse ; écrivez un plus et un nombre, par exemple +5

## The text board

uod-text-turn = Tour { $turn } sur { $turns }
uod-text-over = La partie est terminée
uod-text-not-over = La feuille de score suit le dernier tour.
uod-text-empty = vide
uod-text-hand = Votre main
uod-text-taken = Prise
uod-text-new-row = commencer une rangée
uod-text-wipe = effacer
uod-text-discards = { $count ->
    [0] défausse vide
    [one] défausse : 1 carte
   *[other] défausse : { $count } cartes
}
uod-text-you = (vous)
uod-text-legend = { $up } monte · { $down } descend
uod-text-row = Rangée { $number }
uod-text-discard-pile = Défausse
uod-text-place = Rang

## The board

uod-card = { $card } { $colour ->
    [yellow] jaune
    [red] rouge
    [blue] bleu
    [pink] rose
    [purple] violet
   *[teal] turquoise
}
uod-prompt-over = La partie est terminée
uod-prompt-dealing = On distribue les cartes
uod-prompt-wait = { $seat } choisit
uod-prompt-play = À vous : jouez une carte
uod-prompt-take = Prenez { $one } ou { $other }
uod-prompt-lay = Posez { $card }
uod-prompt-draw = { $piles ->
    [one] Piochez une carte
   *[other] Piochez une carte dans l’une des piles
}
uod-choices-play = Jouer
uod-choices-take = Prendre
uod-choices-lay = Poser
uod-choices-draw = Piocher
uod-choice-play = Jouer { $card }
uod-choice-take = Prendre { $card }
uod-choice-start = Commencer la rangée { $row }
uod-choice-lay = Rangée { $row } : { $before } → { $after }
uod-choice-wipe = Effacer la rangée { $row }
uod-choice-draw-up = Piocher { $card }
uod-choice-draw-down = Piocher face cachée, reste { $count }
uod-news-turn = { $seat } a joué { $played } et pris { $taken }, { $laid ->
    [wipe] en effaçant la rangée { $row }
   *[lay] posé sur la rangée { $row }
}{ $pile ->
    [up] , puis pioché { $drawn }.
    [down] , puis pioché face cachée.
   *[none] .
}

## The drawing

uod-drawing-title-seat = Up or Down? – { $seat }
uod-drawing-title-all = Up or Down?, toute la table
uod-drawing-points = { $points ->
    [one] point
   *[other] points
}
uod-drawing-ring = Anneau : { $cards }.
uod-drawing-piles = { $shown ->
    [1] Face visible : { $top }, { $up } en tout.
   *[0] Aucune carte face visible.
} Face cachée : { $down }.
uod-drawing-hand = Votre main : { $cards }.
uod-drawing-seat = { $seat } : { $discards ->
    [0] défausse vide.
    [one] 1 carte à la défausse.
   *[other] { $discards } cartes à la défausse.
}
uod-drawing-row = Rangée { $number }{ $direction ->
    [up] , qui monte
    [down] , qui descend
   *[none] { "" }
} : { $cards } ; { $length } × { $best } = { $points }.
uod-drawing-known = Connues en main : { $cards }.

## Beside the board

uod-beside-other = { $seat } : { $rows } = { $points }
uod-beside-log = Les derniers tours

## The game in sixty seconds

uod-primer-take = Jouer une carte, en prendre une
uod-primer-take-text = Placez une carte de votre main dans l’anneau, entre ses deux voisines, et prenez l’une des deux. Au-delà de la plus haute ou de la plus basse, ce sont ces deux-là les voisines : l’anneau est fermé.
uod-primer-lay = Monter ou descendre
uod-primer-lay-text = Posez la carte prise dans l’une de vos trois rangées, toujours au bout. La deuxième carte d’une rangée décide si elle monte ou descend.
uod-primer-wipe = Elle ne va nulle part ?
uod-primer-wipe-text = Retournez l’une de vos rangées sur votre défausse et commencez-en une autre à sa place. Puis piochez une carte, visible ou cachée : votre tour est terminé.
uod-primer-score = De longues rangées d’une couleur
uod-primer-score-text = Une rangée vaut son nombre de cartes multiplié par celui de sa couleur la plus fréquente : { $length } × { $best } = { $points }. Chaque carte de la défausse vaut 1. Le plus grand total gagne.
