### A game of each kind, move by move, as “GAME help example” tells it: src/games/*/help/ has the moves between these texts, whose
### boards are drawn and described when the text is asked for. Only the server reads this file.

example-title = A game of { $title }, move by move
example-first-moves = The first moves
example-first-capture = The first capture
example-first-captures = The first captures
example-kept = A house kept for later
example-kept-several = Houses kept for later
example-slam = A grand slam
example-in-hand = The move in hand
example-slam-forbidden = A forbidden grand slam
example-octilite-prong = A prong
example-octilite-friend = A jump over a friend
example-octilite-threat = A threat
example-octilite-capture = A capture
example-octilite-race = A race
example-boards = South plays from the lower row and moves first. A board belongs to the move told above it; the line beneath has the position before that move.
example-sows-a = South lifts the four seeds of a and sows them into b, c, d and e.

## What is said of its moves

example-skipped-one = Move { $n }: { $moves }.
example-skipped = Moves { $n } to { $last }: { $moves }.
example-move = Move { $n }, { $move }: { $told }
example-not-legal = Not legal here: “{ $why }”

## wari

example-wari-1 = North's a is at the right above: seeds go round against the clock, so North sows to the left. Nothing was captured yet.
example-wari-2 = North's ten seeds of b reach South's f. It held 1 and now holds 2, so North takes both. South's e before it holds 9 and stops the capture.
example-wari-3 = South has never touched d, and 16 seeds lie in it. Twelve seeds or more go all the way round: such a move passes over the house that it came from and reaches North's houses twice.
example-wari-4 = It is a move in hand: seeds that South holds back until they do the most. They cannot be taken, since only 2 or 3 can. And while South has small moves left to make, d may wait, but North has to move, too.
example-wari-5 = A small move of one seed. South waits; North is running out of moves.
example-wari-6 = North has only e and f. The seed of e goes to f and buys one turn.
example-wari-7 = South waits once more, and d grows to 18. Now North has f alone.
example-wari-8 = North must open f. Its eleven seeds go round, and a single seed lies in each of North's other houses. South's d has 19.
example-wari-9 = All the way round and on: North's houses are sown twice, hold 3 3 3 3 3 and 2, and South takes all 17. A capture of everything is a grand slam. In Wari it is a capture like any other. North cannot move and has nothing left, so each takes the seeds on their own side.

## wari-24

example-wari-24-1 = You see the game as South does: the lower row is 1 to 6, and North's houses above are 12 to 7. A board belongs to the move told above it; the line beneath has the position before that move.
example-wari-24-2 = South lifts the four seeds of 4. Two stay in South's row, and two go on to North's 7 and 8.
example-wari-24-3 = North's seven seeds from 10 end in South's 5, which held one. South's 4 held one, too, so both are captured. South's 3 holds 6: enough.
example-wari-24-4 = South answers at once. The six seeds of 3 end in 9, which becomes 3 and is taken. The 1 in 8 stops the capture there.
example-wari-24-5 = South takes two from 8. More important, South's 6 holds 13 seeds. It has not been touched and is a move in hand: a move that South can make at any time, and saves for the best one. Twelve seeds or more sow a whole round. They pass over their own house and come back to North's.
example-wari-24-6 = North has one house left with seeds, and so one move.
example-wari-24-7 = North's eleven seeds go nearly all the way round and leave 1 in each of five houses.
example-wari-24-8 = Ten seeds from 1 make four of them 2. South takes eight.
example-wari-24-9 = North brings the last seed of 12 over to South's side. A single seed is left, in 7.
example-wari-24-10 = Here 3 would end in 7, make it 2, and take the last seeds that North has. A capture of everything is a grand slam, and in Wari 24 it is no legal move. The server refuses it and names the moves that remain.
example-wari-24-11 = South has played 4 instead, and North had to go from 7 to 8. The house 6 has grown to 16.
example-wari-24-12 = Sixteen seeds go all the way round, past 6 itself, and end in 11. North's houses from 11 back to 7 are 2 or 3 and are captured, eleven seeds. One seed in 12 remains, so it is no grand slam. South has 24, which wins at once.

## warri

example-warri-1 = At a real table nobody counts aloud.
example-warri-2 = South's f has six seeds, one for each of North's houses. The last one makes North's f 2, and South takes both. North's e holds 8: the capture ends there.
example-warri-3 = Five seeds from c end in North's b, which held one seed. Two more for South. Look at d: it holds 14 and has not been touched.
example-warri-4 = South makes small moves. All the while d grows, to 17 now. A house of twelve seeds or more sows all the way round, passes over itself and reaches North's houses twice. Nobody can take it, because only a 2 or a 3 is taken.
example-warri-5 = Players call it a move in hand: a big move held back until the other has no small ones left. Whoever can wait longer wins the turn.
example-warri-6 = A little profit on the way: North's b has become 3.
example-warri-7 = North's last big house but one captures two, from South's e. North has nothing but the seven seeds of a now.
example-warri-8 = One seed from b to c. It looks like nothing, but it hands North the move, and there is only one.
example-warri-9 = North's a has to go, and leaves one seed in each other house.
example-warri-10 = Nineteen seeds go all the way round and end in North's f. Every house of North's has become 2 or 3, and South takes all 17. A capture of all that the opponent has is a grand slam; in Warri it counts in full. South has 26 and wins. Thanks are said.

## super-wari

example-super-wari-1 = Three seeds go into d, e and f. With eight houses in a row it takes longer until the two sides meet.
example-super-wari-2 = The five seeds of g end in North's d, which held one. South takes the 2. North's c holds 5 and stops the capture.
example-super-wari-3 = South's f has 12 seeds and is left alone from now on.
example-super-wari-4 = Now it has 16. On this board that is a full lap: sixteen seeds pass over their own house and begin a second round in the next. It is South's move in hand, a big house that is kept for later. Nobody can capture it, and it stays ready while South makes small moves.
example-super-wari-5 = A small capture meanwhile: North's b held one seed.
example-super-wari-6 = Ten quiet moves later North has nothing but the nine seeds of a. South had moves in hand; North had none, and must break up the last house.
example-super-wari-7 = It leaves a single seed in each of North's seven other houses.
example-super-wari-8 = South's fourteen seeds of a run to North's g. Six houses have become 2, and South takes twelve.
example-super-wari-9 = North gives its seed in h away and keeps one, in a.
example-super-wari-10 = South's h would make North's a 2 and take it: a grand slam, which leaves North without seeds. In Super-Wari that is legal only if every move does, and others do not. If it were legal, it would also bring South everything else on the board.
example-super-wari-11 = South waits with small moves and feeds nothing more. North's last seed walks along the row.
example-super-wari-12 = Now the 21 seeds are sown. They go all the way round, pass over f and reach North's houses a second time. The last one falls into North's d. Four houses are captured, nine seeds. That makes 25.

## oware

example-oware-1 = South lifts the four seeds of d. Two stay in South's row, and two go on to North's a and b.
example-oware-2 = North's seven seeds from d end in South's e, which held one. South's d held one, too, so both are captured. South's c holds 6: enough.
example-oware-3 = South's six seeds of c end in North's c, which becomes 3 and is taken.
example-oware-4 = South takes two more. In f lie 12 seeds: a move in hand. South can make it at any time and keeps it for the best one, because a house this big cannot be captured and will soon go all the way round.
example-oware-5 = North has a single house with seeds and has to play it.
example-oware-6 = One seed lies in each of five houses of North's now.
example-oware-7 = Ten seeds from a make four of them 2. South takes eight.
example-oware-8 = North's last seed lies in a. South's e makes it 2, and that would be all that North has: a grand slam. In Oware such a move is sown and captures nothing, so North keeps the two seeds.
example-oware-9 = North sows them into b and c. South takes two from b, which was 1.
example-oware-10 = South moves a single seed and waits. The house f holds 16 now.
example-oware-11 = Sixteen seeds from f go all the way round: past f itself, and to North's e for the second time around. North's a to e are 2 and 3, and South captures twelve. One seed in f remains, so it is no grand slam. South has 27.

## awari

example-awari-1 = North's six seeds from c end in South's c, which held one. North takes the 2. South's b holds 7 and stops the capture.
example-awari-2 = Many quiet moves later South holds 12 seeds in e and 10 in f. North has 10 in b and 9 in f. Each has a move in hand: a big house that is kept for later. It cannot be captured, and whoever can wait longer with small moves makes the other open theirs.
example-awari-3 = North had to open b. South captured the 2 in North's a, and still holds e and f.
example-awari-4 = North took two with e. South answers with the one seed of a, and waits on: now North has f alone.
example-awari-5 = North's f goes round and leaves a single seed in five houses.
example-awari-6 = South's e, 17 seeds, goes all the way round and passes over itself. It ends in North's e. Five houses are captured, fifteen seeds. North's f keeps one seed, so North can move.
example-awari-7 = North's last seed makes South's a 3 and captures it. North has no seeds in the row.
example-awari-8 = North cannot be fed by b, c or d, which are too short. So every move leaves North without seeds, and every move is legal. South's f, 17 seeds, goes round and captures all that it has sown: a grand slam. South has 29 and wins.

## octilite

example-octilite-1 = White (O) plays upwards and begins. A board belongs to the move told above it; the line beneath has the position before that move. Prongs are named clockwise from the top: a is north, b north-east, and so on to h, north-west.
example-octilite-2 = The pod on 32 has a prong to the north now and can go there. White's supply is one prong smaller.
example-octilite-3 = Both have sent out a pod. White's pod from 22 has jumped over White's own pod on 33, north-east, to 44. It need not capture it: a jump over a friend is simply a long step.
example-octilite-4 = Black has stepped next to White's pod and means to jump over it, to 32, which is a base of White's and empty. That would win the game.
example-octilite-5 = White is quicker, jumps to the north over 34 and captures. The prong of the captured pod goes to White's supply. Now White threatens to step to 36, a base of Black's.
example-octilite-6 = Black has an answer. The pod on 46 has a prong to the south-west, jumps over 35 to 24, and takes it off. But 46, a base, is empty now.
example-octilite-7 = White's pod on 44 can go north, Black's on 24 south. Each needs two steps to a base, and it is White's turn.
example-octilite-8 = White arrives first. To count such a race before you enter it is half of the game: every prong costs a turn, and so does every step.
