# Refusals: what cannot be done now, and why.

error-chance-cannot = le hasard ne peut pas amener cela maintenant
error-only-for-three = cette option est pour trois joueurs ; cette table en a { $players }
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
