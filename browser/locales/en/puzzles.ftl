### Puzzles: positions with exactly one correct move.

puzzles-title = Puzzles
puzzles-intro = Positions from games, each with exactly one correct move, which is proven.
puzzles-daily = Puzzle of the day
puzzles-daily-about = The same for everyone. A new one appears at midnight UTC.
puzzles-daily-done = You have solved today’s puzzle. A new one appears at midnight UTC.
puzzles-daily-go = Today’s puzzle
puzzles-days-in-a-row =
    { $n ->
        [one] 1 day in a row
       *[other] { $n } days in a row
    }
puzzles-by-game = By game
puzzles-solved-of = { $done } of { $all } solved
puzzles-none-of = There are no puzzles for “{ $game }”. Choose one of these games.
puzzles-not-fetched = The puzzles could not be loaded. Check your connection and reload the page.
puzzles-number = { $game }, puzzle { $number } of { $all }
puzzles-of-day = The puzzle of the day: { $game }
puzzles-task-best = Only one move wins: which?
puzzles-task-win =
    { $n ->
        [one] Win with this move: only one does.
       *[other] Win in { $n } moves, whatever your opponent replies. Which move begins?
    }
puzzles-you-are = Your pods are marked { $seat }, your opponent’s { $rival }.
puzzles-tools = The puzzle
puzzles-help = Hint
puzzles-help-two = It is { $one } or { $two }.
puzzles-help-pod = It is a move of the pod on { $pod }.
puzzles-show = Show the solution
puzzles-shown = This is the solution. The puzzle counts as not solved; try it again later.
puzzles-right = Correct, at the first try.
puzzles-right-at-last = Correct.
puzzles-go-on = Correct. Go on.
puzzles-fails = Not { $move }: { $why }
puzzles-too-late =
    { $n ->
        [one] { $move } does not win.
       *[other] After { $move } your opponent can hold out longer than that.
    }
puzzles-answer = Your opponent answers { $move }.
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-play-on = Play on against the computer
puzzles-why = Result of each move
puzzles-move = Move
puzzles-comes-to = Result
puzzles-proven = Proven for any play.
puzzles-way = Solution line
puzzles-worth-win = it wins. You have { $own } seeds or more in the end.
puzzles-worth-draw = it is a draw, { $own } to { $other }.
puzzles-worth-loss = it loses. Your opponent has { $other } seeds or more in the end.
puzzles-worth-no-win = it does not win: your opponent can hold it at { $other } seeds or more.

puzzles-near = One near your rating.
puzzles-kept-here = What you do is kept in this browser; if you sign up, your account gets it.
puzzles-kept-account = What you do is kept in your account.
puzzles-figure-rating = Puzzle rating
puzzles-figure-days = Days in a row
puzzles-figure-solved = Solved
puzzles-of = { $done } of { $all }
puzzles-your-rating = Your puzzle rating: { $rating }
puzzles-rated = The puzzle is rated { $rating }.
puzzles-themes-of = Themes: { $themes }.
puzzles-by-theme = By theme
puzzles-of-theme = { $theme }: { $game }
puzzles-of-game = A puzzle: { $game }
puzzles-theme-capture = Capture
puzzles-theme-quiet = Quiet move
puzzles-theme-grand-slam = Grand slam
puzzles-theme-starve = Starve
puzzles-theme-feed = Feed
puzzles-theme-defense = Defense
puzzles-theme-last-seeds = Last seeds
puzzles-theme-chain = Chain of jumps
puzzles-theme-sacrifice = Sacrifice
puzzles-theme-prong = Adding a prong
puzzles-theme-base = Onto a base
puzzles-theme-wipe-out = Capture them all
