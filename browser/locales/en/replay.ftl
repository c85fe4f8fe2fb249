### Stepping through a match: its move list, and proven results near its end.

replay-steps = Step through the game
replay-first = First position
replay-back = Move before
replay-on = Next move
replay-last = Last move
