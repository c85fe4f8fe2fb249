### Puzzles: positions in which one move alone is right.

puzzles-title = Puzzles
puzzles-about = Positions from games, in which one move alone is right, and it is proven. What you have solved is kept in this browser.
puzzles-daily = The puzzle of the day
puzzles-daily-about = The same for everybody; a new one begins at midnight, Greenwich time.
puzzles-daily-done = You have solved today’s; a new one begins at midnight, Greenwich time.
puzzles-daily-go = Today’s puzzle
puzzles-days = { $n } days one after the other.
puzzles-by-game = Game by game
puzzles-streak = Solved at the first try, one after the other: { $streak }. Your longest: { $best }.
puzzles-solved-of = { $done } of { $all } solved
puzzles-none-of = There are no puzzles of “{ $game }”. Choose one of these games.
puzzles-not-fetched = The puzzles could not be fetched.
puzzles-number = { $game }, puzzle { $number } of { $all }
puzzles-of-day = The puzzle of the day: { $game }
puzzles-task-best = You are { $seat }. One move wins, and no other does: which?
puzzles-task-win =
    { $n ->
        [one] You are { $seat }. Win with this move: one alone does it.
       *[other] You are { $seat }. Win with your move number { $n }, whatever is answered: one way alone begins it.
    }
puzzles-you-are = You are { $seat }, against { $rival }.
puzzles-tools = The puzzle
puzzles-help = Help me
puzzles-help-two = It is { $one } or { $two }.
puzzles-help-pod = It is a move of the pod on { $pod }.
puzzles-show = Show the solution
puzzles-shown = This is it. It counts as not solved; try it again when you have forgotten it.
puzzles-right = That is it, at the first try.
puzzles-right-at-last = That is it.
puzzles-go-on = Right. Go on.
puzzles-wrong = Not { $move }: { $why } Try another.
puzzles-too-slow =
    { $n ->
        [one] { $move } does not win. Try another.
       *[other] After { $move } the other can hold out longer than that. Try another.
    }
puzzles-retry = Once more
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-play-on = Play on against the computer
puzzles-why = What each move comes to
puzzles-move = Move
puzzles-comes-to = It comes to
puzzles-proven = Proven, whatever both may try.
puzzles-way = How it goes
puzzles-worth-win = it wins. { $seat } has { $own } seeds or more in the end.
puzzles-worth-draw = it is a draw, { $own } to { $other }.
puzzles-worth-loss = it loses. { $rival } has { $other } seeds or more in the end.
puzzles-worth-no-win = it does not win: { $rival } can hold it at { $other } seeds or more.
