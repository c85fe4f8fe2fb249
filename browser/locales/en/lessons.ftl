### The lessons: short sentences that a child can follow. A step has a title, an introduction, a task
### and a text for when it is done; perhaps one of its own for a wrong try.

lessons-title = Lessons
lessons-about = Five minutes for each game, on a real board. You cannot do anything wrong here: try what you like.
lessons-none-of = There is no lesson for “{ $game }”. Choose one of these games.
lessons-not-fetched = The lesson could not be loaded. Check your connection and reload the page.
lessons-done-of = { $done } of { $all } steps done
lessons-all-done = All { $all } steps done
lessons-path-done = { $done } of { $all } lessons done
lessons-state-done = Done
lessons-state-new = { $all } steps
lessons-kept-here = Kept in this browser; if you sign up, your account gets it.
lessons-kept-account = Kept in your account.
lessons-begin = Begin
lessons-begin-which = The lesson for { $game }
lessons-go-on = Continue
lessons-step = { $game }, step { $step } of { $all }
lessons-steps = The steps of this lesson
lessons-step-done = { $step } (done)
lessons-tools = This step
lessons-next = Next step
lessons-finish = Finish
lessons-back = Step back
lessons-skip = Skip
lessons-again = Repeat
lessons-show = Show me
lessons-all = All lessons
lessons-end = Now you know { $game }
lessons-play = Play against the computer
lessons-puzzles = Puzzles
lessons-rules = All the rules

lesson-wrong-moves = That move is legal, but it is not the one asked for. Look again.
lesson-wrong-lands = The last seed falls somewhere else. Count the houses and try again.
lesson-wrong-captured = That does not capture what it should. Look at the last place, and at those before it.
lesson-wrong-gained = That does not capture as many seeds. Which house has just enough seeds to get there?
lesson-wrong-hops = That is only a part of the way. Go on jumping with the same pod.
lesson-wrong-over = That does not end the game yet. Look again.
lesson-wrong-safe = Then your opponent can still do it. Look at what they want to do, and try again.
lesson-wrong-refused = That move is legal. Here, try one that is not.

lesson-sow-title = Sowing
lesson-sow-about = The row below is yours. Press one of your houses: all its seeds are lifted, and one falls into each of the houses that follow, to the right and then back along the other row.
lesson-sow-task = Play any of your houses, and watch.
lesson-sow-done = That is sowing. The house you lifted from is empty now.

lesson-round-title = Round the corner
lesson-round-about = After your last house the seeds go on along your opponent’s row, from right to left. With a mouse, point at a house before you press it: the board shows where its seeds fall.
lesson-round-task = Play a house whose last seed falls on your opponent’s side.
lesson-round-done = Round the corner! Your seeds feed your opponent, and that is how you catch some of theirs.
lesson-round-wrong = The last seed stays on your own side. Take a house that lies further right.

lesson-long-title = A long way
lesson-long-about = A house with very many seeds goes all the way round. It never drops a seed into the house it came from: that one is passed over.
lesson-long-task = Play your fullest house, and watch it being passed over.
lesson-long-done = Right round, and the house you lifted from stayed empty.
lesson-long-wrong = Take the house with the most seeds.

lesson-two-title = Capturing two
lesson-two-about = If your last seed falls into one of your opponent’s houses and makes it two, those two seeds are yours.
lesson-two-task = Capture two seeds.
lesson-two-done = Two seeds for your store, the long hollow at the side.
lesson-two-wrong = Look for a house of your opponent’s with a single seed. From which house does your last seed fall right there?

lesson-three-title = Capturing three
lesson-three-about = It works with three, too: if your last seed makes an opponent’s house three, you take all three. Four are safe from you.
lesson-three-task = Capture three seeds.
lesson-three-done = Three at once. Two or three: remember that.
lesson-three-wrong = Look for a house of your opponent’s with two seeds, and let your last seed fall there.

lesson-backwards-title = Backwards, one after the other
lesson-backwards-about = After a capture look at the house before it. If it holds two or three now, and is your opponent’s, you take it as well; and so on, backwards, until one does not.
lesson-backwards-task = Capture three houses with one move.
lesson-backwards-done = Seven seeds! Captures like this win games.
lesson-backwards-wrong = There is more to get. Which house reaches the furthest of the three?

lesson-guard-title = Taking care
lesson-guard-about = Your opponent captures in the same way. Here they want to make two of the lonely seed in your first house.
lesson-guard-task = Leave your opponent nothing to capture.
lesson-guard-done = Safe. Before every move, look at what your opponent would like to do.
lesson-guard-wrong = Your lonely seed is still there to be caught. Could it go away?

lesson-feed-why-title = Nobody is left hungry
lesson-feed-why-about = Your opponent has no seeds at all. You have to give them some if you can: a move that does not reach their side may not be played.
lesson-feed-why-task = Try it: press your first house, which is too short to reach the other side.
lesson-feed-why-done = When a house may not be played, you are told why.

lesson-feed-title = Feeding
lesson-feed-about = The same board again. One of your houses reaches far enough.
lesson-feed-task = Give your opponent something to play with.
lesson-feed-done = Now your opponent can go on, and the game is more fun.

lesson-slam-all-title = A grand slam
lesson-slam-all-about = A capture of every seed your opponent has is called a grand slam. In this game you may do it, and you keep them all.
lesson-slam-all-task = Take everything your opponent has.
lesson-slam-all-done = Everything! Your opponent has nothing left to move, so the game is over, and what lies on your side is yours.
lesson-slam-all-wrong = That leaves your opponent some. Both of their houses can be taken at once.

lesson-slam-forbidden-title = A grand slam is not allowed
lesson-slam-forbidden-about = A capture of every seed your opponent has is called a grand slam. In this game it is forbidden.
lesson-slam-forbidden-task = Try it: press the house that would take everything.
lesson-slam-forbidden-done = A player is never left with nothing. Look for another move then.

lesson-slam-nothing-title = A grand slam captures nothing
lesson-slam-nothing-about = A capture that would take every seed your opponent has is called a grand slam. In this game you may play it, but then nothing is captured.
lesson-slam-nothing-task = Play the house that would take everything, and see.
lesson-slam-nothing-done = All the seeds stayed where they were. So leave your opponent something when you capture.
lesson-slam-nothing-wrong = That is no grand slam. Which house reaches both of theirs?

lesson-slam-unless-title = Do not take it all
lesson-slam-unless-about = A move that leaves your opponent without a single seed may not be played, unless all your moves do that. So a capture of everything they have, a grand slam, is forbidden here.
lesson-slam-unless-task = Try it: press the house that would take everything.
lesson-slam-unless-done = You have other moves, so this one is not allowed.

lesson-starved-title = When there is no other way
lesson-starved-about = Here every move leaves your opponent without seeds. Then any of them may be played, and it ends the game: all that is left is yours.
lesson-starved-task = Play any house, and win.
lesson-starved-done = All the seeds are yours, and with them the game.

lesson-stalemate-title = When nothing more can be caught
lesson-stalemate-about = Sometimes the last seeds only run after each other: nobody will ever catch one again. Then the game is over, and each player keeps what lies on their side.
lesson-stalemate-task = Capture the seeds that can still be captured.
lesson-stalemate-done = The two seeds that are left could never meet. One goes to each of you, and you have won.
lesson-stalemate-wrong = Two of your opponent’s seeds can be caught right now.

lesson-end-title = Winning
lesson-end-about = There are 48 seeds. A player who has captured 25, more than half, wins. You have 23.
lesson-end-task = Win the game with this move.
lesson-end-done = Twenty-five: you have won!
lesson-end-wrong = You need two more seeds. Which house brings them?

lesson-end-24-title = Winning
lesson-end-24-about = There are 48 seeds. In this game 24 are enough to win. You have 22.
lesson-end-24-task = Win the game with this move.
lesson-end-24-done = Twenty-four: you have won!
lesson-end-24-wrong = You need two more seeds. Which house brings them?

lesson-prong-title = A prong
lesson-prong-about = Yours are the light pods below. A pod goes only where its prongs point, and at first it has none. Press a pod, then one of the marks around it: that gives it a prong from your supply.
lesson-prong-task = Give the second pod from the left, on 32, a prong that points straight up.
lesson-prong-done = Adding one prong is a whole turn. Now it is your opponent’s.
lesson-prong-wrong = That is a prong, too, but take the pod on 32, and the mark right above it.

lesson-step-title = A step
lesson-step-about = A pod may step to the next square where one of its prongs points, if that square is empty.
lesson-step-task = Step straight up with the pod on 32.
lesson-step-done = One step further. The pod keeps its prongs.
lesson-step-wrong = That move is legal, but this time step with the pod on 32.

lesson-jump-own-title = Jumping over a friend
lesson-jump-own-about = A pod may jump over the pod next to it, where a prong points, if the square right behind is empty. Your own pods can be jumped over as well: that is how you go fast.
lesson-jump-own-task = Jump over your own pod with the pod on 32, and leave it where it is.
lesson-jump-own-done = Two squares in one turn, and nobody was hurt.
lesson-jump-own-wrong = Jump with the pod on 32 over the one in front of it, and do not capture that one.

lesson-capture-title = Capturing
lesson-capture-about = When you jump over a pod you may capture it: choose the cross. Its prongs go into your supply.
lesson-capture-task = Jump over your opponent’s pod and capture it.
lesson-capture-done = Captured, and its prong is yours to add.
lesson-capture-wrong = Jump over the dark pod in front of yours, and choose to capture it.

lesson-chain-title = A chain of jumps
lesson-chain-about = After a jump the same pod may jump again, in any direction in which it has a prong, as often as it can. No pod may be jumped over twice.
lesson-chain-task = Capture two pods in one turn.
lesson-chain-done = Two in one turn. Look for chains, your opponent’s, too.
lesson-chain-wrong = Two of the dark pods can be captured with one chain: up first, then to the right.

lesson-guard-base-title = Taking care
lesson-guard-base-about = The four squares on which your pods began are your bases. If an enemy pod lands on one of them, you have lost. The dark pod on 33 points at 32, which is empty.
lesson-guard-base-task = Play so that your opponent cannot win with their next move.
lesson-guard-base-done = Saved. You can capture the attacker or stand in its way.
lesson-guard-base-wrong = Your opponent would land on your base now. Can you capture that pod, or stand on 32?

lesson-base-title = Winning
lesson-base-about = You win by landing on one of your opponent’s four bases, or by capturing all their pods.
lesson-base-task = Win with this move.
lesson-base-done = You are on your opponent’s base: you have won!
lesson-base-wrong = One of your pods stands right in front of a base. Where does its prong point?

lesson-rest-wari = If your opponent has no seeds and you cannot give them any, you take all that is left. When a position occurs for the third time, the game is over and each player takes the seeds on their own side.
lesson-rest-warri = If your opponent has no seeds and you cannot give them any, you take all that is left. And warri has its etiquette: if you touch a house, you play it; you do not count the seeds with your fingers; and you never play for money.
lesson-rest-wari-24 = If your opponent has no seeds and you cannot give them any, the game is a draw, as it is when a position occurs for the third time. The houses have numbers in this game: yours are 1 to 6, and the other row goes on with 7 to 12.
lesson-rest-oware = If your opponent has no seeds and you cannot give them any, you take all that is left. When a position occurs for the third time, each player takes the seeds on their own side.
lesson-rest-awari = If all your moves leave your opponent without seeds, you may play any of them, and a grand slam captures everything. When a position occurs for the third time, what is left is shared equally, and the player with more captures wins.
lesson-rest-super-wari = When a position comes back, even only once, the game is over, and each player takes the seeds on their own side.
lesson-rest-octilite = A player who cannot move loses. When a position occurs for the third time, the game is a draw. You may capture your own pods as well, to get their prongs back.

## The page that lists what there is to learn from.

learn-games = Games and rules
learn-more = Practice and help
learn-puzzles = Positions with exactly one correct move
learn-analysis = Study a game, or any position, with the computer
learn-help = First steps, rules, keyboard
learn-mail = Play by mail
learn-mail-about = Reply to a letter with your move
learn-commands = All commands, by mail and in the terminal
