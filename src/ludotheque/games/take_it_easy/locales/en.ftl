## The board

tie-prompt-over = The game is over
tie-prompt-next-call = The next tile is about to be called
tie-prompt-change = { $tile } is on cell { $cell }; you may still change your mind
tie-prompt-place = Your turn: place { $tile }
tie-prompt-wait = { $tile }: waiting for { $awaited ->
    [one] one more player
   *[other] { $awaited } more players
}
tie-news-placed = { $tile } – { $seats }.
tie-news-seat = { $seat }: cell { $cell }
tie-news-round = Round { $number } is over: { $seats }.
tie-news-points = { $seat } { $points }
tie-choices = Cells
tie-choice = Cell { $cell }

## The game

game-title = Take it Easy!
game-summary = All place the same tiles; only lines of a single digit count.
game-score-help = score: the 19 tiles in the order of the cells, such as 563, and a point for an empty cell
option-rounds = Rounds
option-rounds-help = the totals of all rounds are added
option-touching = Touching
option-touching-help = from the second tile on, a tile must touch one already placed
option-change-of-mind = Change of mind
option-change-of-mind-help = a placement may be changed until the last player has confirmed
option-curtain = Curtain
option-curtain-help = the other boards stay hidden until the round is over
bot-greedy = greedy
bot-greedy-help = finishes what it can, and does not count the tiles to come
bot-steady = steady
bot-steady-help = weighs every line against the tiles that may still come

## Refusals

error-game-over = the game is over: nothing more is called or placed; start a new one
error-placements-awaited = not everybody has placed { $tile } yet; the next tile is called after that
error-tile-already-called = { $tile } has already been called in this round; call a tile that has not
error-no-such-seat = no seat here has the number { $seat }; they are counted from 0
error-no-tile-called = no tile is waiting to be placed; wait for the next call
error-no-such-cell = there is no cell { $cell }; the cells have the numbers 0 to 18
error-already-placed = you have placed this tile on cell { $cell }, and there it stays; wait for the next call
error-cell-taken = there is a tile on cell { $cell } already; choose an empty cell
error-same-cell = the tile is on cell { $cell } as it is; to change your mind, choose another cell
error-not-touching = cell { $cell } touches no tile; choose one beside a tile already placed
error-bad-cell = “{ $text }” is no cell; a cell is a number from 0 to 18
error-bad-tile = “{ $text }” is no tile; a tile is one of 1 5 9, one of 2 6 7 and one of 3 4 8, such as 978
error-wrong-number-of-tiles = a board has { $expected } cells, but { $found ->
    [0] nothing is given
    [one] only one is given
   *[other] { $found } are given
}; an empty cell is a point
error-tile-twice = { $tile } is there a second time, on cell { $cell }; every tile exists once

## The text board

tie-text-turn = { $rounds ->
    [1] Tile { $call } of { $calls }
   *[other] Round { $round } of { $rounds } · tile { $call } of { $calls }
}
tie-text-over = The game is over
tie-text-caller = Caller: { $seat }
tie-text-not-called = Not called: { $tiles }
tie-text-points = points
tie-text-round = round
tie-text-total = total
tie-text-you = (you)
tie-text-curtain = curtain
tie-text-behind-curtain = behind the curtain
tie-text-legend = { $complete } complete · { $open } possible · { $dead } lost
tie-text-line = { $direction ->
    [vertical] vertical
    [rising] rising
   *[falling] falling
} { $number }
tie-text-round-number = Round { $round }
tie-text-game = Game
tie-text-place = Place
tie-text-no-line = no complete line
tie-text-no-round-yet = No round is over yet; the score sheet follows after the last tile.

## The drawing

tie-drawing-title-seat = Take it Easy! – { $seat }
tie-drawing-title-all = Take it Easy!, all boards
tie-drawing-title-board = Take it Easy!, a board with { $points ->
    [one] 1 point
   *[other] { $points } points
}
tie-drawing-points = { $points ->
    [one] point
   *[other] points
}
tie-drawing-total = total { $points }
tie-drawing-calls = tile { $number } of { $calls }
tie-drawing-rounds = round { $number } of { $rounds }
tie-drawing-called = Called tile: { $tile }, number { $number } of { $calls }.
tie-drawing-seat = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in this round, { $total } in all.
tie-drawing-curtain = { $seat }: the board is behind the curtain.
tie-drawing-winner = Has won.
tie-drawing-placed = Has placed the tile.
tie-drawing-choosing = Is still choosing.
tie-drawing-tried = The called tile is being tried out on cell { $cell }.
tie-drawing-cell = Cell { $cell }: { $tile }.
tie-drawing-empty = Empty cells: { $cells }.
tie-drawing-vertical = Vertical line { $number }
tie-drawing-rising = Rising line { $number }
tie-drawing-falling = Falling line { $number }
tie-drawing-complete = { $line }: complete, { $points } points.
tie-drawing-open = { $line }: open, { $points } points at most.
tie-drawing-dead = { $line }: dead.

## Beside the board

tie-beside-others = { $count ->
    [one] The other board
   *[other] The other boards
}
tie-beside-not-called = Tiles not called yet: { $tiles }
tie-beside-never-called = Tiles never called: { $tiles }
tie-beside-to-come = { $calls ->
    [0] Those called are struck out; no more are called in this round.
    [one] Those called are struck out; one more is still to be called.
    [19] Nineteen of them will be called in this round.
   *[other] Those called are struck out; { $calls } more are still to be called.
}
tie-beside-struck = Those called are struck out.
tie-beside-left = Left: { $tiles }.
tie-beside-gone = Called: { $tiles }.

## The game in sixty seconds

tie-primer-call = The same tile for everyone
tie-primer-call-text = A tile is called. Everybody places that same tile on any empty cell of their own board, and there it stays.
tie-primer-call-picture = The tile { $tile }, and below it two boards on which it has come to lie on different cells.
tie-primer-line = One digit from edge to edge
tie-primer-line-text = Every tile carries three bands and is never turned. A line that shows a single digit from edge to edge scores it once for every tile: { $tiles } × { $digit } = { $points }.
tie-primer-line-picture = A column of { $tiles } tiles, each with a { $digit } on its vertical band: an unbroken ribbon, { $points } points.
tie-primer-broken = One other digit breaks the line
tie-primer-broken-text = If a single tile shows another digit in that direction, the whole line scores nothing.
tie-primer-broken-picture = The same column with a { $digit } in the middle: the ribbon is broken, the line is struck out, 0 points.
tie-primer-end = The highest total wins
tie-primer-end-text = After nineteen tiles the boards are full, and the highest total wins. Alone, you play against your own record.
tie-primer-end-picture = A full board with a star: all lines are complete, { $points } points.
