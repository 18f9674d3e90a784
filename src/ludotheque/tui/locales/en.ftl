## Set-up

tui-welcome = What shall we play?
tui-start = Start
tui-resume = Go on with { $game }, begun { $began }
tui-started = Started in { $seconds } s.
tui-game = Game
tui-people = People at the keyboard
tui-people-count = { $count ->
    [one] one
   *[other] { $count }
}
tui-bot = Bot { $number }
tui-no-bot = nobody
tui-on = yes
tui-off = no
tui-person = Player { $number }
tui-keys-setup = ↑↓ choose · Enter change · F2 start · F1 rules · Esc quit

## Play

tui-named-prompt = { $name } — { $prompt }
tui-keys = ↑↓←→ or number try · Enter confirm · O others · ? rule · Q leave
tui-keys-back = ↑↓←→ or number try · Enter confirm · B back · O others · ? rule · Q leave
tui-keys-change = ↑↓←→ try · Enter confirm · Esc keep · B back · O others · ? rule · Q leave
tui-keys-take-back = ↑↓←→ or number try · Enter confirm · Esc take back · ? rule · Q leave
tui-keys-list = ↑↓ choose · Enter confirm · O others · ? rule · Q leave
tui-keys-watching = O others · ? rules · Q leave
tui-keys-rules = ↑↓ scroll · Esc back
tui-curtain = Hand the keyboard to { $name }.
tui-curtain-key = { $name } presses Enter.
tui-solo-none = No result with these options yet.
tui-solo = Record { $best } · last { $totals }
tui-leave = Stop here?
tui-leave-kept = The game is kept; you can go on with it later.
tui-leave-lost = The game could not be kept; if you stop, it is gone.
tui-not-kept = This game cannot be kept on disk ({ $detail }); you can go on playing.
tui-leave-keys = Enter stop · Esc go on playing

## Score

tui-keys-round = ↑↓ scroll · Enter next round
tui-keys-over = ↑↓ scroll · R again · B board · Enter done
tui-and = { " and " }
tui-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
tui-solo-first = { $total } points: your first result with these options.
tui-solo-better = { $total } points: a new record! It was { $best }.
tui-solo-kept = { $total } points. Your record stays at { $best }.
tui-solo-last = Your last results: { $totals }
tui-record-kept = The record of the game: { $file }
