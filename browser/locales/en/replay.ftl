### Beneath and beside a match: stepping through it, its move sheet, what is proven near its end.

replay-steps = Step through the game
replay-first = First position
replay-back = Move before
replay-on = Next move
replay-last = Last move
replay-moves = Moves
replay-no-move = No move yet.
replay-commented = with a comment

proven-title = What is proven here
proven-reach = With { $reach } seeds or fewer on the board, this tells what each move would have come to.
proven-working = Working it out…
proven-unknown = Nothing is known of this position.
proven-moves = The moves, the best first
proven-move = Move
proven-proves = What it proves
