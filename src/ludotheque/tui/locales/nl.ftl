## Set-up

tui-welcome = Wat zullen we spelen?
tui-start = Beginnen
tui-resume = Verder met { $game } van { $began }
tui-started = Gestart in { $seconds } s.
tui-game = Spel
tui-people = Mensen aan het toetsenbord
tui-people-count = { $count ->
    [one] één
   *[other] { $count }
}
tui-bot = Bot { $number }
tui-no-bot = niemand
tui-on = ja
tui-off = nee
tui-person = Speler { $number }
tui-keys-setup = ↑↓ kiezen · Enter wijzigen · F2 beginnen · F1 regels · Esc stoppen

## Play

tui-named-prompt = { $name } — { $prompt }
tui-keys = ↑↓←→ of nummer proberen · Enter bevestigen · O anderen · ? regel · Q stop
tui-keys-back = ↑↓←→ proberen · Enter bevestigen · B terug · O anderen · ? regel · Q stop
tui-keys-change = ↑↓←→ proberen · Enter bevestigen · Esc houden · B terug · ? regel · Q stop
tui-keys-take-back = ↑↓←→ of nummer proberen · Enter bevestigen · Esc terugnemen · ? regel · Q stop
tui-keys-list = ↑↓ kiezen · Enter bevestigen · O anderen · ? regel · Q stop
tui-keys-watching = O anderen · ? regels · Q stop
tui-keys-rules = ↑↓ schuiven · Esc terug
tui-curtain = Geef het toetsenbord aan { $name }.
tui-curtain-key = { $name } drukt op Enter.
tui-solo-none = Nog geen resultaat met deze opties.
tui-solo = Record { $best } · laatste { $totals }
tui-leave = Hier stoppen?
tui-leave-kept = Het spel wordt bewaard; je kunt er later mee verder.
tui-leave-lost = Het spel kon niet bewaard worden; als je stopt, is het weg.
tui-not-kept = Dit spel kan niet op schijf bewaard worden ({ $detail }); je kunt verder spelen.
tui-leave-keys = Enter stoppen · Esc verder spelen

## Score

tui-keys-round = ↑↓ schuiven · Enter volgende ronde
tui-keys-over = ↑↓ schuiven · R opnieuw · B bord · Enter klaar
tui-and = { " en " }
tui-winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
tui-solo-first = { $total } punten: je eerste resultaat met deze opties.
tui-solo-better = { $total } punten: een nieuw record! Het was { $best }.
tui-solo-kept = { $total } punten. Je record blijft { $best }.
tui-solo-last = Je laatste resultaten: { $totals }
tui-record-kept = Het partijverslag: { $file }
