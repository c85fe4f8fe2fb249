### Ratings: the standings of a game, and a player's ratings over time.

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
standings-bots = Bots
standings-provisional = A question mark means a provisional rating: too few games, or none recently.
week-title = The week from { $from } to { $to }
week-before = Week before
week-new = new
week-rose = Rose most: { $names }
week-fell = Fell most: { $names }
week-text = Text for a newsletter
week-feed = Feed

ratings-title = Ratings
ratings-none = No rated games finished yet.
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
