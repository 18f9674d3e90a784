## Set-up

tui-welcome = À quoi jouons-nous ?
tui-start = Commencer
tui-resume = Reprendre { $game } du { $began }
tui-started = Lancé en { $seconds } s.
tui-game = Jeu
tui-people = Personnes au clavier
tui-people-count = { $count ->
    [one] une
   *[other] { $count }
}
tui-bot = Robot { $number }
tui-no-bot = personne
tui-on = oui
tui-off = non
tui-person = Joueur { $number }
tui-keys-setup = ↑↓ choisir · Entrée changer · F2 commencer · F1 règles · Échap quitter

## Play

tui-named-prompt = { $name } — { $prompt }
tui-keys = ↑↓←→ ou numéro essayer · Entrée confirmer · O autres · ? règle · Q quitter
tui-keys-back = ↑↓←→ essayer · Entrée confirmer · B revenir · O autres · ? règle · Q quitter
tui-keys-change = ↑↓←→ essayer · Entrée confirmer · Échap garder · B revenir · Q quitter
tui-keys-take-back = ↑↓←→ ou numéro essayer · Entrée confirmer · Échap annuler · ? règle · Q quitter
tui-keys-list = ↑↓ choisir · Entrée confirmer · O autres · ? règle · Q quitter
tui-keys-watching = O autres · ? règles · Q quitter
tui-keys-rules = ↑↓ défiler · Échap revenir
tui-curtain = Passez le clavier à { $name }.
tui-curtain-key = { $name } appuie sur Entrée.
tui-solo-none = Pas encore de résultat avec ces options.
tui-solo = Record { $best } · derniers { $totals }
tui-leave = S’arrêter ici ?
tui-leave-kept = La partie est conservée ; vous pourrez la reprendre plus tard.
tui-leave-lost = La partie n’a pas pu être conservée ; si vous arrêtez, elle est perdue.
tui-not-kept = Cette partie ne peut pas être enregistrée sur le disque ({ $detail }) ; vous pouvez continuer à jouer.
tui-leave-keys = Entrée s’arrêter · Échap continuer

## Score

tui-keys-round = ↑↓ défiler · Entrée manche suivante
tui-keys-over = ↑↓ défiler · R rejouer · B plateau · Entrée terminer
tui-and = { " et " }
tui-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
tui-solo-first = { $total } points : votre premier résultat avec ces options.
tui-solo-better = { $total } points : un nouveau record ! C’était { $best }.
tui-solo-kept = { $total } points. Votre record reste { $best }.
tui-solo-last = Vos derniers résultats : { $totals }
tui-record-kept = La partie notée : { $file }
