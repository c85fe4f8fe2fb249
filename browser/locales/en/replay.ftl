### Stepping through a match: its move list, and proven results near its end.

replay-steps = Step through the game
replay-first = First position
replay-back = Move before
replay-on = Next move
replay-last = Last move
replay-moves = Moves
replay-no-move = No move yet.
replay-commented = with a comment

proven-title = Proven results
proven-reach = With { $reach } seeds or fewer on the board, this shows the proven result of each move.
proven-working = Calculating…
proven-unknown = No proven result for this position.
proven-moves = Moves, best first
proven-move = Move
proven-proves = Proven result
replay-captures = { $count ->
    [one] captures 1
   *[other] captures { $count }
  }
