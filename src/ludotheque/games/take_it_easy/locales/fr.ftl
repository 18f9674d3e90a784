## The board

tie-prompt-over = La partie est terminée
tie-prompt-next-call = La tuile suivante va être annoncée
tie-prompt-change = { $tile } est sur la case { $cell } ; vous pouvez encore changer d’avis
tie-prompt-place = À vous : posez { $tile }
tie-prompt-wait = { $tile } : on attend encore { $awaited ->
    [one] un joueur
   *[other] { $awaited } joueurs
}
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
error-no-such-seat = aucun siège ne porte ici le numéro { $seat } ; on les compte à partir de 0
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
tie-drawing-choosing = Réfléchit encore.
tie-drawing-tried = La tuile annoncée est à l’essai sur la case { $cell }.
tie-drawing-cell = Case { $cell } : { $tile }.
tie-drawing-empty = Cases vides : { $cells }.
tie-drawing-vertical = Ligne verticale { $number }
tie-drawing-rising = Ligne montante { $number }
tie-drawing-falling = Ligne descendante { $number }
tie-drawing-complete = { $line } : complète, { $points } points.
tie-drawing-open = { $line } : ouverte, { $points } points au plus.
tie-drawing-dead = { $line } : perdue.
