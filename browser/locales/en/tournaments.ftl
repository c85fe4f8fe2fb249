### Tournaments.

tournaments-about = Announced by anybody, run by nobody: whatever can begin begins by itself.
tournaments-none = There has been no tournament yet.
tournaments-open = To be entered
tournaments-running = Running
tournaments-past = Over
tournaments-sign-up = Sign up or log in on the front page to enter or to announce one.

tournament-robin = round robin
tournament-swiss = Swiss
tournament-knockout = knockout
tournament-about-robin = everybody meets everybody
tournament-about-swiss = each round those meet who have as many points
tournament-about-knockout = who loses a meeting is out
tournament-of-rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
tournament-of-games =
    { $n ->
        [one] one game a meeting
       *[other] { $n } games a meeting
    }
tournament-of-race = races to { $n } wins
tournament-players =
    { $n ->
        [one] one player
       *[other] { $n } players
    }
tournament-entered =
    { $n ->
        [one] one has entered
       *[other] { $n } have entered
    }
tournament-entered-of = { $n } of { $size } have entered
tournament-starts = Begins on { $date }
tournament-starts-latest = Begins when it is full, on { $date } at the latest
tournament-begun = Began on { $date }
tournament-ended = Over since { $date }
tournament-off = Called off: too few had entered
tournament-by = announced by { $name }

## Announcing one

tournament-announce = Announce a tournament
tournament-announce-button = Announce it
tournament-name = Its name
tournament-name-hint = A word: letters, digits, - and _.
tournament-system = Who meets whom
tournament-in-turn = round after round, not all at once
tournament-rounds = Rounds
tournament-rounds-usual = as many as it needs
tournament-by-lot = number the players by lot, not by rating
tournament-seeds-hint = Seeded by rating, the best first; those without one behind them, by lot.
tournament-meeting = A meeting is
tournament-meeting-games = so many games, each moving first in turn
tournament-meeting-race = a race to so many wins, as in Barbados
tournament-games = Games of a meeting
tournament-race-wins = Wins
tournament-size = Begins as soon as so many have entered
tournament-day = Begins on this day with whoever is there
tournament-with = Computers that play along

## One of them

tournament-join = Enter it
tournament-leave = Leave it
tournament-leave-open = It has not begun: you may enter again.
tournament-leave-running = Your running games in it are resigned, and what you had still to play is won by the others.
tournament-leave-sure = Leave the tournament
tournament-standing = Table
tournament-place = Place
tournament-player = Player
tournament-seed = Seed
tournament-seed-lot = (by lot)
tournament-points = Points
tournament-won = Won
tournament-drawn = Drawn
tournament-lost = Lost
tournament-has-left = has left
tournament-ties = Ties are broken by the last columns, from left to right.
tournament-cross-table = Cross-table
tournament-all-rounds = Rounds
tournament-round = Round { $n }
tournament-bye = { $name }: a bye
tournament-not-played = not played
tournament-runs = running
