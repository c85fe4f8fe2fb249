### Texts about players, matches and Posthouse itself.

## Matches

# $name won. $because is empty or ending-because.
ending-won = { $name } won{ $because }.
ending-you-won = You won{ $because }.
ending-drawn = Drawn{ $because }.
ending-over = Over{ $because }.
# With the blank before it. $why is one of the reasons below.
ending-because = {" "}({ $why })
reason-tie = both have captured the same and the board is empty
reason-majority = enough seeds captured
reason-no-stones = the player to move has no seeds
reason-cannot-feed = every move would leave the opponent without seeds
reason-starved = the opponent was left without seeds
reason-stalemate = no more seeds can ever be captured
reason-repetition = the position came back
reason-base = an enemy base was reached
reason-captured-all = all the opponent’s pods were captured
reason-no-moves = the player to move cannot move
reason-resigned = the opponent resigned
reason-declined = declined before both had moved; it does not count
reason-time = the opponent ran out of time
reason-absent = the opponent made no first move in time
reason-agreed = both agreed
reason-house = the operator decided so
reason-void = ended by the operator; it does not count
player-level = Level { $level }
player-bot = { $name } (bot)

## Times and numbers

ago-now = just now
ago-minutes =
    { $n ->
        [one] a minute ago
       *[other] { $n } minutes ago
    }
ago-hours =
    { $n ->
        [one] an hour ago
       *[other] { $n } hours ago
    }
ago-days =
    { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }
count-move =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
count-finished-game =
    { $n ->
        [one] { $n } finished game
       *[other] { $n } finished games
    }
count-day =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
count-hour =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
count-minute =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
time-none = no clock
time-of = { $bank }, plus { $increment } per move

## Lists of matches

match-name = { $game }, board { $board }
match-seats = { $first } – { $second }
match-your-turn = Your turn
match-to-move = { $name } to move
unrated = unrated
lobby-title = Find an opponent
# Spoken before a number beside a player’s name, and after it.
rating-word = rating
rating-provisional = provisional

## Becoming a player

log-in = Log in
sign-up = Sign up

## Challenges, which are offers until they are accepted

challenges = Challenges
challenge-to-you = { $by } challenges you.
challenge-waits = { $to } has not accepted yet.
challenge-accept = Accept
challenge-decline = Decline
challenge-decline-why = Reason
challenge-decline-unsaid = Decline without a reason
challenge-decline-later = Not now, perhaps later
challenge-decline-clock = Another clock
challenge-decline-rated = Only rated
challenge-decline-unrated = Only unrated
challenge-decline-game = I do not play this game
challenge-decline-people = With people only
challenge-withdraw = Withdraw
challenge-about = The game has not begun. Accept or decline; you need not give a reason, and no clock runs until you accept.
challenge-about-move = The game has not begun. Accept, decline, or make your first move, which accepts. No clock runs until then.
challenge-about-own = Nothing counts and no clock runs until the challenge is accepted.
challenge-each = Time for each player: { $clock }.
challenge-ends = The challenge ends on { $date }.
ending-withdrawn = The challenge was withdrawn: the game never began.
ending-expired = The challenge was not accepted in time: the game never began.
saved = Saved.
tile-play = Play { $game }
tile-play-short = Play
tile-wari = more than half of 48 seeds wins
tile-wari-24 = 24 seeds win; houses numbered 1 to 12
tile-warri = a house touched is a house played
tile-super-wari = two rows of eight: starve your opponent
tile-oware = a grand slam captures nothing
tile-awari = solved in 2002: perfect play is a draw
tile-octilite = no seeds: pods that grow prongs and jump
