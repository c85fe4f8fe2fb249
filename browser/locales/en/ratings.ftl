### Ratings: standings of a game, a player's ratings and how they came to be.

standings-of = Standings of { $game }
standings-place = Place
standings-player = Player
standings-rating = Rating
standings-deviation = Deviation
standings-played = Games
standings-all =
    { $n ->
        [one] Show the one player
       *[other] Show all { $n } players
    }
standings-none = Nobody has finished a rated game yet.
standings-provisional = A question mark: still provisional. Too few games, or too long ago, to be sure.

ratings-title = Ratings
ratings-none = No rated game is finished yet.
plot-title = Over time
plot-of = The rating in { $game } over time
# $n rated games ended between two days; ratings are given as text.
plot-told = { $n } rated games from { $from } to { $until }: now { $rating }, best { $best } on { $bestOn }, lowest { $worst } on { $worstOn }.
plot-told-of-a-day =
    { $n ->
        [one] One rated game, on { $until }: rating { $rating }.
       *[other] { $n } rated games, all on { $until }: now { $rating }, best { $best }, lowest { $worst }.
    }
plot-table = Every rated game
plot-day = Day
plot-change = Change
