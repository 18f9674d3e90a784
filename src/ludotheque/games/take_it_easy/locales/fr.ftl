## The board

tie-prompt-over = La partie est terminée
tie-prompt-next-call = La tuile suivante va être annoncée
tie-prompt-change = { $tile } est sur la case { $cell } ; vous pouvez encore changer d’avis
tie-prompt-place = À vous : posez { $tile }
tie-prompt-wait = { $tile } : on attend encore { $awaited ->
    [one] un joueur
   *[other] { $awaited } joueurs
}
tie-news-placed = { $tile } – { $seats }.
tie-news-seat = { $seat } : case { $cell }
tie-news-round = La manche { $number } est finie : { $seats }.
tie-news-points = { $seat } { $points }
tie-choices = Cases
tie-choice = Case { $cell }

## The game

game-title = Take it Easy!
game-summary = Tous posent les mêmes tuiles ; seules comptent les lignes d’un seul chiffre.
game-score-help = score : les 19 tuiles dans l’ordre des cases, par exemple 563, et un point pour une case vide
option-rounds = Manches
option-rounds-help = les totaux de toutes les manches s’ajoutent
option-touching = Contact
option-touching-help = à partir de la deuxième, chaque tuile doit en toucher une déjà posée
option-change-of-mind = Changer d’avis
option-change-of-mind-help = on peut changer un placement tant que le dernier joueur n’a pas confirmé
option-curtain = Rideau
option-curtain-help = les plateaux adverses restent cachés jusqu’à la fin de la manche
bot-greedy = gourmand
bot-greedy-help = termine tout ce qu’il peut, sans compter les tuiles à venir
bot-steady = réfléchi
bot-steady-help = soupèse chaque ligne d’après les tuiles qui peuvent encore venir

## Refusals

error-game-over = la partie est terminée : on n’annonce et on ne pose plus rien ; commencez-en une autre
error-placements-awaited = tout le monde n’a pas encore posé { $tile } ; la tuile suivante s’annonce après
error-tile-already-called = { $tile } a déjà été annoncée dans cette manche ; annoncez une tuile qui ne l’a pas été
error-no-such-seat = aucune place ne porte ici le numéro { $seat } ; on les compte à partir de 0
error-no-tile-called = aucune tuile n’attend d’être posée ; attendez la prochaine annonce
error-no-such-cell = il n’y a pas de case { $cell } ; les cases sont numérotées de 0 à 18
error-already-placed = vous avez posé cette tuile sur la case { $cell }, et elle y reste ; attendez la prochaine annonce
error-cell-taken = il y a déjà une tuile sur la case { $cell } ; choisissez une case vide
error-same-cell = la tuile est déjà sur la case { $cell } ; pour changer d’avis, choisissez une autre case
error-not-touching = la case { $cell } ne touche aucune tuile ; choisissez-en une à côté d’une tuile déjà posée
error-bad-cell = « { $text } » n’est pas une case ; une case est un nombre de 0 à 18
error-bad-tile = « { $text } » n’est pas une tuile ; une tuile, c’est un chiffre parmi 1 5 9, un parmi 2 6 7 et un parmi 3 4 8, par exemple 978
error-wrong-number-of-tiles = un plateau a { $expected } cases, mais { $found ->
    [0] rien n’est donné
    [one] une seule est donnée
   *[other] { $found } sont données
} ; une case vide s’écrit avec un point
error-tile-twice = { $tile } s’y trouve une seconde fois, sur la case { $cell } ; chaque tuile n’existe qu’une fois

## The text board

tie-text-turn = { $rounds ->
    [1] Tuile { $call } sur { $calls }
   *[other] Manche { $round } sur { $rounds } · tuile { $call } sur { $calls }
}
tie-text-over = La partie est terminée
tie-text-caller = Annonceur : { $seat }
tie-text-not-called = Pas annoncées : { $tiles }
tie-text-points = points
tie-text-round = manche
tie-text-total = total
tie-text-you = (vous)
tie-text-curtain = rideau
tie-text-behind-curtain = derrière le rideau
tie-text-legend = { $complete } complète · { $open } possible · { $dead } perdue
tie-text-line = { $direction ->
    [vertical] verticale
    [rising] montante
   *[falling] descendante
} { $number }
tie-text-round-number = Manche { $round }
tie-text-game = Partie
tie-text-place = Place
tie-text-no-line = aucune ligne complète
tie-text-no-round-yet = Aucune manche n’est terminée ; le décompte vient après la dernière tuile.

## The drawing

tie-drawing-title-seat = Take it Easy! – { $seat }
tie-drawing-title-all = Take it Easy!, tous les plateaux
tie-drawing-title-board = Take it Easy!, un plateau à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tie-drawing-points = { $points ->
    [one] point
   *[other] points
}
tie-drawing-total = total { $points }
tie-drawing-calls = tuile { $number } sur { $calls }
tie-drawing-rounds = manche { $number } sur { $rounds }
tie-drawing-called = Tuile annoncée : { $tile }, la { $number }ᵉ sur { $calls }.
tie-drawing-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette manche, { $total } en tout.
tie-drawing-curtain = { $seat } : le plateau est derrière le rideau.
tie-drawing-winner = A gagné.
tie-drawing-placed = A posé la tuile.
tie-drawing-choosing = Choisit encore.
tie-drawing-tried = La tuile annoncée est à l’essai sur la case { $cell }.
tie-drawing-cell = Case { $cell } : { $tile }.
tie-drawing-empty = Cases vides : { $cells }.
tie-drawing-vertical = Ligne verticale { $number }
tie-drawing-rising = Ligne montante { $number }
tie-drawing-falling = Ligne descendante { $number }
tie-drawing-complete = { $line } : complète, { $points } points.
tie-drawing-open = { $line } : ouverte, { $points } points au plus.
tie-drawing-dead = { $line } : perdue.

## Beside the board

tie-beside-others = { $count ->
    [one] L’autre plateau
   *[other] Les autres plateaux
}
tie-beside-not-called = Tuiles pas encore annoncées : { $tiles }
tie-beside-never-called = Tuiles jamais annoncées : { $tiles }
tie-beside-to-come = { $calls ->
    [0] Celles qui ont été annoncées sont barrées ; il n’en viendra plus dans cette manche.
    [one] Celles qui ont été annoncées sont barrées ; il en viendra encore une.
    [19] Dix-neuf d’entre elles seront annoncées dans cette manche.
   *[other] Celles qui ont été annoncées sont barrées ; il en viendra encore { $calls }.
}
tie-beside-struck = Celles qui ont été annoncées sont barrées.
tie-beside-left = Restent : { $tiles }.
tie-beside-gone = Annoncées : { $tiles }.

## The game in sixty seconds

tie-primer-call = La même tuile pour tous
tie-primer-call-text = On annonce une tuile. Chacun pose cette même tuile sur une case vide de son propre plateau, et elle n’en bouge plus.
tie-primer-call-picture = La tuile { $tile } et, au-dessous, deux plateaux où elle a été posée sur des cases différentes.
tie-primer-line = Un seul chiffre d’un bord à l’autre
tie-primer-line-text = Chaque tuile porte trois bandes et ne se tourne jamais. Une ligne qui montre un seul chiffre d’un bord à l’autre le rapporte autant de fois qu’elle a de tuiles : { $tiles } × { $digit } = { $points }.
tie-primer-line-picture = Une colonne de { $tiles } tuiles, avec un { $digit } sur chaque bande verticale : un ruban ininterrompu, { $points } points.
tie-primer-broken = Un autre chiffre rompt la ligne
tie-primer-broken-text = Qu’une seule tuile montre un autre chiffre dans cette direction, et toute la ligne ne vaut plus rien.
tie-primer-broken-picture = La même colonne avec un { $digit } au milieu : le ruban est rompu, la ligne est barrée, 0 point.
tie-primer-end = Le plus haut total gagne
tie-primer-end-text = Après dix-neuf tuiles, les plateaux sont pleins et le plus haut total gagne. En solo, on joue contre son propre record.
tie-primer-end-picture = Un plateau plein marqué d’une étoile : toutes les lignes sont complètes, { $points } points.
