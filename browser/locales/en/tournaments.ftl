### Tournaments.

tournaments-about = Anyone can announce a tournament. It starts and runs automatically.
tournaments-none = There have been no tournaments yet.
tournaments-open = Open for entry
tournaments-running = Running
tournaments-past = Finished
tournaments-sign-up = To enter or announce a tournament, <signup>sign up</signup> or <login>log in</login>.

tournament-robin = round robin
tournament-swiss = Swiss
tournament-knockout = knockout
tournament-arena = arena
tournament-teams = team match
tournament-kind-arena = Arena tonight
tournament-kind-swiss = Swiss evening
tournament-kind-robin = Round robin by mail
tournament-kind-knockout = Knockout by mail
tournament-about-robin = everyone plays everyone
tournament-about-swiss = five rounds; each pairs players with equal points
tournament-about-knockout = the loser of a meeting is out
tournament-about-arena = for a fixed time, whoever is free plays the next game
tournament-stays-tied = If a meeting stays tied even after extra games, the player with the better seed advances.
tournament-of-rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
tournament-of-games =
    { $n ->
        [one] one game per meeting
       *[other] { $n } games per meeting
    }
tournament-of-race = races to { $n } wins
tournament-of-pools = in pools of about { $n } with a final
tournament-of-round-minutes =
    { $n ->
        [one] a round each minute
       *[other] a round every { $n } minutes
    }
tournament-of-streaks =
    { $n ->
        [one] arena of one minute, streaks count double
       *[other] arena of { $n } minutes, streaks count double
    }
tournament-of-minutes =
    { $n ->
        [one] arena of one minute
       *[other] arena of { $n } minutes
    }
tournament-players =
    { $n ->
        [one] one player
       *[other] { $n } players
    }
tournament-entered =
    { $n ->
        [one] one player has entered
       *[other] { $n } players have entered
    }
tournament-entered-of = { $n } of { $size } have entered
tournament-starts = Starts on { $date }
tournament-starts-latest = Starts when it is full, on { $date } at the latest
tournament-begun = Started on { $date }
tournament-ended = Finished on { $date }
tournament-off-few = Canceled: too few entered
tournament-off-side = Canceled: one of the two teams has no players in it
tournament-off-early = Canceled by the player who announced it
tournament-by = announced by { $name }

## Announcing one

tournament-announce = Announce a tournament
tournament-announce-button = Announce
tournament-more = More
tournament-name = Name
tournament-name-hint = One word: letters, digits, - and _
tournament-system = Format
tournament-in-turn = one round after another, not all at once
tournament-pools = Players per pool, with a final
tournament-pools-usual = no pools
tournament-rounds = Rounds
tournament-rounds-usual = as many as needed
tournament-round-minutes = Minutes per round, at one sitting
tournament-round-minutes-usual = as long as the games last
tournament-by-lot = seed the players by lot, not by rating
tournament-seeds-hint = Seeded by rating, the best first; players without a rating follow, by lot.
tournament-meeting = A meeting is
tournament-meeting-games = a fixed number of games, with the first move alternating
tournament-meeting-race = a race to a number of wins, as in Barbados
tournament-games = Games per meeting
tournament-race-wins = Wins
tournament-size = Starts as soon as this many have entered
tournament-begins = Starts at
tournament-minutes = Length
tournament-streaks = two wins in a row make the next games count double
tournament-with = Levels of the computer that play, too

## One of them

tournament-join = Enter
tournament-come-back = Come back
tournament-here = I am here
tournament-pause = Pause
tournament-bye-next = Bye next round (½)
tournament-play-next = Play the next round
tournament-waits = You play as soon as somebody is free.
tournament-waits-team = You play as soon as somebody of another team is free.
tournament-plays = Your game is being played.
tournament-away = You are not paired until you say that you are here.
tournament-has-bye = You have a bye in the next round, for half a point.
tournament-time-left = { $time } left
tournament-last-games = Time is over; the last games are played to their end.
tournament-is-over = The tournament is over.
tournament-game-begins =
    Your game against { $name } begins. { $first ->
        [yes] You move first.
       *[no] { $name } moves first.
    }
tournament-own-place =
    { $n ->
        [one] { $name }: place { $place }, { $points } point
       *[other] { $name }: place { $place }, { $points } points
    }
tournament-leave = Leave
tournament-chat = Chat
tournament-chat-label = Message to everyone in the tournament
tournament-chat-send = Send
tournament-leave-open = It has not started: you can enter again.
tournament-leave-running = Your running games in it are resigned, and your opponents win the games you still had to play.
tournament-leave-sure = Leave the tournament
tournament-boards = Boards at once
tournament-boards-most = At most { $n } at once
tournament-boards-field = Your games at once, at most
tournament-boards-change = Change
tournament-boards-hint = The next game begins when one of yours ends, the earliest round first.
tournament-call-off = Call off
tournament-call-off-hint = Everyone who has entered gets a letter.
tournament-call-off-sure = Call off the tournament
tournament-standing = Standings
tournament-place = Place
tournament-player = Player
tournament-seed-lot = (by lot)
tournament-points = Points
tournament-won = Won
tournament-drawn = Drawn
tournament-lost = Lost
tournament-has-left = has left
tournament-pauses = pauses
tournament-free = is free
tournament-ties = Ties are broken by the last columns, from left to right, as in the FIDE Handbook (C.07).
tournament-bracket = Bracket
tournament-all-rounds = Rounds
tournament-round = Round { $n }
tournament-final-round = Final, round { $n }
tournament-bye = { $name }: a bye
tournament-half-bye = { $name }: a bye for half a point
tournament-not-played = not played
tournament-runs = in progress
tournament-against = against { $name }
tournament-seed-is = seed { $n }
tournament-numbers = Tie-breaks
tournament-pool = Pool { $n }
tournament-round-of = Round { $n } of { $of }
tournament-next-round = Next round at { $time }
tournament-games-now = Games in progress
tournament-games-over = Games that are over
tournament-your-move = Play { $name }: your move
tournament-your-game = Your game with { $name }
tournament-podium = The three best
tournament-podium-points = place { $place }: { $points }
tournament-report = Text for a newsletter
tournament-games-played =
    { $n ->
        [one] one game
       *[other] { $n } games
    }
tournament-report-more =
    { $n ->
        [one] and one more
       *[other] and { $n } more
    }
bracket-final = Final
bracket-bye = bye
bracket-open = still open

## Series

series-title = Series
series-daily = every day
series-weekly = every { $weekday }
series-monthly-first = on the first { $weekday } of each month
series-monthly-second = on the second { $weekday } of each month
series-monthly-third = on the third { $weekday } of each month
series-monthly-fourth = on the fourth { $weekday } of each month
series-monthly-last = on the last { $weekday } of each month
series-when = { $every } at { $time } ({ $zone })
series-next = Next
series-join-next = Enter { $name }
series-entered = You have entered.
series-later = The one on { $date } will be announced on { $day }.
series-regulars = Who play every time
series-join = Enter me every time
series-leave = No longer enter me
series-season = Season { $n }
series-season-of = After { $n } of { $of } tournaments
series-winner = won by { $names }
series-played = Played
series-won = First
series-end = End
series-end-hint = Tournaments that have not started are called off, and everyone who has entered gets a letter.
series-end-sure = End the series
series-ended = This series has ended.
series-edition = Number { $n } of the series { $name }
series-name-hint = One word; the tournaments are called NAME-1, NAME-2 …
series-repeats = Repeats
series-once = once

## Teams

teams-title = Teams
teams-about = A team enters team battles and plays team matches.
teams-sign-up = To join or make a team, <signup>sign up</signup> or <login>log in</login>.
team-make = Make a team
team-captain-is = captain { $name }
team-open = open to everyone
team-on-request = the captain admits members
team-join = Join
team-ask = Ask to join
team-asked = You have asked to join.
team-ask-no-more = Take the request back
team-leave = Leave the team
team-members = Members
team-asking = Asking to join
team-admit = Admit
team-remove = Remove
team-captain = Make captain
team-act-on = { $act }: { $name }
tournament-of-battle =
    { $n ->
        [one] team battle, the best of each team counts
       *[other] team battle, the best { $n } of each team count
    }
tournament-best-of-team = Team battle: so many of each team count
tournament-sides = Instead a match of two teams
tournament-sides-against = Against
tournament-sides-none = no teams
tournament-sides-hint = Board against board by rating, on as many boards as the smaller team has players; the others are reserves and do not play.
tournament-join-for = Enter for { $team }
tournament-team-first = Only members of its teams can enter: join one first.
tournament-team = Team
tournament-reserves = Reserves, who do not play: { $names }
