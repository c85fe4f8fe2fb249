### What the rules and the house say, in their own English words. The page finds a sentence by these patterns
### and says it in the reader's language; one that has no pattern is shown as it is. So the English here is the
### very text of the C++ sources (sentences_test.mjs holds it to them), one line each, nothing but text and { $values }.

## Sowing games: why a house may not be played

why-no-house = “{ $typed }” is not a house: yours are { $first } to { $last }, and you can play { $moves }.
why-no-number = “{ $typed }” is not a house: yours are { $first } to { $last } (or a to { $letter }), and you can play { $moves }.
why-not-yours = House { $house } is your opponent's: yours are { $first } to { $last } (or a to { $letter }), and you can play { $moves }.
why-empty = House { $house } is empty: choose one that holds seeds. You can play { $moves }.
why-feed = Your opponent has no seeds, and { $house } would leave him without any: you must feed him, so play { $moves }.
why-grand-slam = House { $house } would capture every seed your opponent has, a grand slam, which { $game } forbids: play { $moves }.
why-starves = House { $house } would leave your opponent without seeds, which { $game } allows only when every move does: play { $moves }.

## OctiLite: why a pod may not go there

why-unreadable = “{ $typed }” is not written like a move: 22+b adds a prong, 22-33 steps, 22-44 jumps and 22-44x jumps and captures.
why-no-square = There is no square { $square }: the column goes from 1 to { $columns }, the row from 1 to { $rows }.
why-no-prong = There is no prong { $typed }: prongs are a to h.
why-long-chain = A chain has at most seven jumps, one over each other pod: type fewer.
why-has-prong = The pod on { $square } already has the prong { $prong }: choose another direction.
why-none-left = You have no prong left to add: step or jump instead.
why-too-far = From { $from } nothing leads to { $to } in one go: a step goes one square, a jump two, straight or diagonally.
why-step-in-chain = From { $from } to { $to } is a step, and a step is a whole turn: only jumps make a chain.
why-lacks-prong = The pod on { $square } has no prong { $prong } ({ $direction }): add it with { $square }+{ $prong } first.
why-step-takes = A step captures nothing: type { $from }-{ $to }.
why-pod-there = There is a pod on { $square }: you can land only on an empty square.
why-base-ends = Landing on the base { $square } ends the move and wins: stop there.
why-nothing-over = There is no pod on { $square } to jump over.
why-jumped-twice = The pod on { $square } was jumped already: no pod may be jumped twice in a turn.
why-no-pod = There is no pod on { $square }: begin with a square of yours.
why-his-pod = The pod on { $square } is not yours: you are { $colour } and play the pods marked { $letter }.
why-not-legal = “{ $typed }” is not a legal move here: choose one of the legal moves.

## Any game

why-over = The game was over before the move “{ $typed }” ({ $reason }): leave out that move and all after it.
why-no-game = There is no game “{ $typed }” here: the games are { $games }.
over-tie = the board is empty and the stores are equal
over-majority = one player has captured enough to win
over-no-stones = the player to move has no seeds; each takes the seeds on his own side
over-cannot-feed = the player to move cannot give the other any seed
over-stalemate = no seed can ever be captured again; each takes the seeds on his own side
over-repetition = the same position has come back
over-starved = a player was left without seeds; the mover takes all that remains
over-base = a pod has reached an enemy base
over-captured-all = all pods of one player are captured
over-no-moves = the player to move cannot move

## Positions that are set up or typed

position-houses = The position has { $n } houses for { $seat }, but { $game } has { $each } on each side: write a number of seeds for each, with commas between.
position-seeds = “{ $typed }” is not a number of seeds for { $seat }'s house { $house }: write a whole number from 0 to { $most }.
position-stores = “{ $typed }” is not a number of seeds captured by { $seat }: write a whole number from 0 to { $most }.
position-sum = The houses hold { $board } seeds and the stores { $stores }, { $sum } in all, but { $game } is played with { $total }: make them add up to { $total }.
position-seeds-form = “{ $typed }” is not a position: write South's houses, a slash, North's houses, what South and North have captured, and S or N for who moves, like “{ $position }”.
position-pod = “{ $typed }” does not begin with a square: a pod is written as column 1 to 6, row 1 to 7, then its prongs, like 22ab.
position-prong = “{ $typed }” has a prong that does not exist: prongs are a to h.
position-prong-twice = “{ $typed }” has the prong { $prong } twice: a pod has at most one in each direction.
position-five-pods = { $colour } has more than four pods: leave at least one out.
position-two-pods = There are two pods on { $square }: give one of them another square.
position-comma = A pod is missing after the last comma of { $colour }'s pods: add it, or leave the comma out.
position-supply = “{ $typed }” is not a supply of prongs: write a number from 0 to { $most }.
position-prongs = The prongs on the pods ({ $n }) and the two supplies must add up to { $total }, not to { $sum }.
position-no-pod = There is no pod on the board: at least one side must have one.
position-both-won = Both sides stand on a base of the other, but the first to get there would have won: move one of them off.
position-pods-form = “{ $typed }” is not a position: write White's pods, a slash, Black's pods, the two supplies and O or X to move, like { $position }.
position-turn = “{ $typed }” does not say whose turn it is: end with O or X.

## What a level of the computer plays like

like-1 = first game
like-2 = newcomer
like-3 = learner
like-4 = beginner
like-5 = improver
like-6 = student
like-7 = holiday player
like-8 = casual
like-9 = regular
like-10 = keen
like-11 = club
like-12 = club captain
like-13 = first board
like-14 = county
like-15 = tournament
like-16 = strong
like-17 = expert
like-18 = master
like-19 = grandmaster
like-20 = strongest

## Lists in sentences: “b, d or f”, “bob and carol”

list-or = { $some } or { $last }
list-and = { $some } and { $last }
