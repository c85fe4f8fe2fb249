### What the house says about players, matches and itself.

## Ways

tournaments-title = Tournaments

## Matches

# $name won. $because is empty or ending-because.
ending-won = { $name } won{ $because }.
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
reason-agreed = both agreed
reason-house = the house ruled so
reason-void = ended by the house; it does not count
player-level = { $name } (level { $level })

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

## A new game

challenge-title = New game
challenge-player = Challenge { $name }
challenge-game = Game
challenge-against = Against
challenge-computer = The computer
# computer-8: casual
challenge-level = { $name }: { $like }
challenge-anyone = anybody: post it in the waiting room
challenge-else = somebody else: type the name
challenge-typed = Opponent’s name
challenge-first = Who moves first
challenge-first-lot = by lot
challenge-first-me = I do
challenge-first-opponent = my opponent
challenge-clock = Time for each player
challenge-repeat = How many games begin from it
challenge-repeat-hint = After each that somebody accepts the board is posted anew, until so many have begun or you withdraw it. Your limit holds.
wanted-title = Whom I want to play
wanted-rating-min = Rating, at least
wanted-rating-max = Rating, at most
wanted-within = Points from mine, at most
wanted-established = only established ratings, without a question mark
wanted-company = Who may come
wanted-who-anyone = people, and programs of theirs
wanted-who-people = people only
wanted-who-computer-challenge = the computer, too, if nobody comes for a day
wanted-who-computer-seek = the computer, too, where nobody else seeks
wanted-is-between = rated { $min } to { $max }
wanted-is-least = rated { $min } or more
wanted-is-most = rated { $max } or less
wanted-is-within = within { $n } points
wanted-is-established = established ratings
wanted-is-people = people only
wanted-is-computer = the computer, too
challenge-unrated = does not count for the standings
challenge-button = Challenge
time-30d-1d = 30 days, and a day more for each move
time-7d-12h = 7 days, and 12 hours more for each move
time-1d-1h = a day, and an hour more for each move
time-30m-1m = half an hour, and a minute more for each move
time-none = no clock
time-of = { $bank }, and { $increment } more for each move

## Lists of matches

match-name = { $game }, board { $board }
match-seats = { $first } – { $second }
match-your-turn = Your turn
match-to-move = { $name } to move
show-all = Show all { $n }
unrated = unrated

## The lobby

lobby-now = Being played now
lobby-now-none = Nobody is playing at the moment.
waiting-title = Waiting for an opponent
waiting-none = Nobody is waiting at the moment.
waiting-play = Play
waiting-withdraw = Withdraw
waiting-games = { $n } games begin from it, one after another
waiting-cannot-apart = Not for you.
waiting-cannot-enough = You have as many games of it as you want: see “How many games” in the settings.
waiting-cannot-waits = Its player has no time for another game at present.
waiting-cannot-rating = Not for you: your rating is outside these bounds.
waiting-cannot-within = Not for you: your rating is too far from that player’s.
waiting-cannot-established = Not for you yet: your rating is still provisional.
waiting-cannot-people = For people, not for programs.
waiting-how = To wait here yourself, challenge anybody: “New game” on the front page.
waiting-sign-up = Sign up or log in on the front page to play.
first-by-lot = first move by lot
first-is = { $name } moves first
first-accepts = who accepts
here-title = Here now
here-nobody = Nobody who is logged in.
here-strangers =
    { $n ->
        [0] Nobody else is looking on.
        [one] And one visitor without a name.
       *[other] And { $n } visitors without a name.
    }
finished-title = Just finished
finished-none = No game has been finished yet.

## Players

people-title = People
people-sought = Find a player
people-found =
    { $n ->
        [0] Nobody has that in the name.
        [one] One player
       *[other] { $n } players
    }
people-more = These are the first of them: type a part of the name.
joined-on = In the house since { $date }.
computers-title = The computer
computers-about = The computer plays every game at each of these levels. Weak levels look less far ahead and are content with less than the best move; they never play at random.
computer-about = The computer at level { $level }: { $like }.
player-gone = Has left the house; the games stay.
player-last = Last played { $ago }.
player-never = Has not finished a move yet.
player-now = Playing now
no-such-player = There is no player called “{ $name }” here.
to-players = See all players
compare-you = You and { $name }
by-game-title = Results by game
opponents-title = Against each opponent
opponents-more =
    { $n ->
        [one] One more opponent
       *[other] { $n } more opponents
    }
latest-title = Latest games
# Spoken before a number beside a player’s name, and after it.
rating-word = rating
rating-provisional = provisional
results-game = Game
results-opponent = Opponent
results-won = Won
results-drawn = Drawn
results-lost = Lost
results-points = Points
results-points-of = { $points } of { $played }
results-running = Running
results-latest = Counted from the latest { $n } games.
compare-score = { $one } { $points }, { $two } { $other }, in { $played ->
        [one] one finished game
       *[other] { $played } finished games
    }.
compare-none = { $one } and { $two } have not finished a game against each other yet.
compare-by-game = As { $name } did in each game
compare-games = Their games
message-title = Write to { $name }
message-text = Message
message-hint = { $name } gets it as a letter and does not see your address.
message-send = Send
blocks-one = Block { $name }
blocks-end = Unblock { $name }
blocks-about = They cannot challenge you, sit down at your waiting boards or write to you, nor you to them. Games that run go on, without words. Tournaments pair you nonetheless.

## Games

games-title = Games of the house
games-unknown = The house does not offer “{ $name }”. Choose one of its games.
game-play = Play
game-sign-up = Sign up or log in on the front page to play, against people or the computer.
game-watch = Watch
game-standings = Standings
game-rules = Rules
game-lesson = A lesson of five minutes
game-puzzles = Puzzles
game-practice = Against the computer, without an account
game-to-rules = Read the rules
game-to-example = See a whole game, move by move
contents = Contents
board-coming = Setting up the board…
diagram-play = Play { $move }
diagram-again = Begin again

## Becoming a player

log-in = Log in
sign-up = Sign up
sign-up-title = New here? Sign up
sign-name = Name
sign-password = Password
sign-password-hint = At least 6 characters.
sign-code = Code
sign-code-hint = The six digits that your authenticator app shows now, or a recovery code.
sign-address = Mail address
sign-address-hint = (optional: to play by mail as well)
confirm-title = Confirm
confirm-word = The word in our letter
confirm-what = Press the button to confirm what our letter asks: your address, or what somebody, we hope you, wrote in your name.
confirm-button = Confirm
confirm-go-on = Go on to the house

## Commands

command-title = Command
command-as-in-mail = As in a mail to the house: <commands>all commands</commands>
command-say = Say it
command-beneath = Words beneath it
command-beneath-what = A comment, a message to others, or with <code>multiple</code> one command a line
commands-title = All commands
commands-about = The same words work in a mail to the house (as its subject), in the command box, in the terminal and through the API. <code>GAME</code> is a game’s name, + means one or more, [ ] may be left out. Where you are logged in, or reply to a letter about a board, leave out user and password.
commands-house = The house
commands-game = A game

## Letters

letters-title = My letters
letters-none = No letters yet.
letters-log = All letters, and how they fared
# Where a letter is, in the middle of a sentence.
letter-here = kept here
letter-sent = sent to { $address }
letter-failed = could not be delivered to { $address }: { $trouble }
letter-trouble = in trouble on its way to { $address }: { $trouble }
letter-later = will be mailed to { $address } { $when }
letter-going = on its way to { $address }
mail-came-back = Mail to { $address } came back.
mail-suspended = Nothing is mailed there any more; your letters wait here. No game is lost by that.
mail-may-be-suspended = If it goes on, nothing will be mailed there any more.
mail-mend = To have it tried again, give the address once more in the settings.
mail-unconfirmed = Mail goes to { $address } once you confirm that address: the letter sent there says how.
mail-goes-to = Letters are mailed to { $address }; here they all are as well.
mail-goes-nowhere = No address of yours takes mail: your letters wait here.
mail-change = Change that in the settings.
log-log-in = Log in to read your letters.
log-which = Which letters
log-group-all = All
log-group-sent = Mailed
log-group-way = On the way
log-group-failed = Given up
log-group-here = Only here
log-count =
    { $n ->
        [0] No such letters.
        [one] One letter.
       *[other] { $n } letters.
    }
log-latest = These are the latest { $n }.
log-written = Written
log-to = To
log-attempts = Attempts
log-sent = Mailed
log-trouble = Trouble
log-given-up = Given up
log-due = Next attempt

## Challenges, which are offers until they are accepted

challenges = Challenges
challenge-to-you = { $by } challenges you.
challenge-waits = { $to } has not accepted yet.
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Take it back
challenge-about = Nothing has begun. Accept or decline: no reason is needed, and no clock runs until you accept.
challenge-about-move = Nothing has begun. Accept, decline, or make your first move, which accepts. No clock runs until then.
challenge-about-own = Nothing counts and no clock runs until it is accepted.
challenge-each = Time for each player: { $clock }.
challenge-ends = The offer ends on { $date }.
ending-withdrawn = The challenge was taken back: it never began.
ending-expired = The challenge was not accepted in time: it never began.
friends-games = What your friends play
friends-and-blocks = Friends and blocked players
friend-one = Call { $name } a friend
player-report = Report { $name }
friend-end = { $name } is my friend no more
