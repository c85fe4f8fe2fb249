### Pages other than the first that is opened: fetched with them (src/more_texts.ts).

front-now = Being played now
front-watch = Watch more

## The front page, below the board

front-mail = Or play by email, a move a day: write <b>help</b> to <house>{ $house }</house> and Posthouse answers.
front-mail-too = Or play by email, a move a day.
front-mail-how = How it works
front-games = { $n } games

## Tournaments

tournaments-title = Tournaments

## A new game

challenge-player = Challenge { $name }
# Behind the challenger’s name.
challenge-to-game = challenges you to a game of { $game }
challenge-word = challenges you
challenge-later = Answer later
challenge-game = Game
challenge-typed = Opponent’s name
challenge-first = Who moves first
challenge-first-lot = by lot
challenge-first-me = I do
challenge-first-opponent = my opponent
challenge-clock = Time for each player
challenge-repeat = Number of games
challenge-repeat-hint = After each game that begins, the challenge is posted again, until this many have begun or you withdraw it. Your game limit applies.
wanted-title = Opponent criteria
wanted-rating-min = Minimum rating
wanted-rating-max = Maximum rating
wanted-within = Maximum difference from my rating
wanted-established = established ratings only, without a question mark
wanted-company = Who may accept
wanted-who-anyone = people and bots
wanted-who-people = people only
wanted-who-computer-challenge = the computer, too, if nobody accepts within a day
wanted-who-computer-seek = the computer, too, if nobody else is seeking
wanted-is-between = rated { $min } to { $max }
wanted-is-least = rated { $min } or more
wanted-is-most = rated { $max } or less
wanted-is-within = within { $n } points
wanted-is-established = established ratings
wanted-is-people = people only
wanted-is-computer = the computer, too
challenge-unrated = does not count for the standings
challenge-button = Challenge
show-all = Show all { $n }

## The lobby

lobby-now = Being played now
lobby-now-none = Nobody is playing right now.
watch-more = More games
watch-play = Play now
waiting-title = Waiting for an opponent
waiting-none = Nobody is waiting right now.
waiting-nobody-else = Nobody else is waiting right now.
waiting-play = Play
waiting-games = { $n } games, one after another
waiting-cannot-apart = Not available to you.
waiting-cannot-enough = You have reached your limit for this game: see “Game limits” in the settings.
waiting-cannot-waits = This player has no time for another game at present.
waiting-cannot-rating = Your rating is outside this range.
waiting-cannot-within = Your rating is too far from that player’s.
waiting-cannot-established = Your rating is still provisional.
waiting-cannot-people = For people, not for bots.
waiting-sign-up = To play, <signup>sign up</signup> or <login>log in</login>.
waiting-sign-up-rated = For rated games, <signup>sign up</signup> or <login>log in</login>.
first-is = { $name } moves first
first-you = you move first
first-accepts = the player who accepts
here-title = Online now
here-nobody = No players are logged in.
here-others =
    { $n ->
        [one] And one more player.
       *[other] And { $n } more players.
    }
here-strangers =
    { $n ->
        [0] No other visitors.
        [one] And one visitor who is not logged in.
       *[other] And { $n } visitors who are not logged in.
    }
finished-title = Just finished
finished-none = No game has been finished yet.
finished-months = All games, month by month

## Players

people-title = People
people-sought = Find a player
people-found =
    { $n ->
        [0] No player’s name contains this.
        [one] One player
       *[other] { $n } players
    }
joined-on = Joined on { $date }.
computers-title = The computer
computers-about = The computer plays every game at each of these levels. Weak levels look fewer moves ahead and accept less than the best move; they never play at random.
computer-about = The computer at level { $level }: { $like }.
player-gone = This account is closed; its games remain.
player-last = Last played { $ago }.
player-puzzles = Puzzle rating { $rating }, { $solved } of { $tried } solved.
player-puzzle-days = Longest run: { $n } days in a row.
player-never = Has not played other people here yet.
player-now = Playing now
no-such-player = There is no player called “{ $name }”.
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
results-game = Game
results-opponent = Opponent
results-won = Won
results-drawn = Drawn
results-lost = Lost
results-points = Points
results-points-of = { $points } of { $played }
results-running = Running
results-latest = Based on the latest { $n } games.
compare-score = { $one } { $points }, { $two } { $other }, in { $played ->
        [one] one finished game
       *[other] { $played } finished games
    }.
compare-none = { $one } and { $two } have not finished a game against each other yet.
compare-by-game = { $name }’s results by game
compare-games = Their games
message-title = Write to { $name }
message-text = Message
message-hint = { $name } gets it as a letter and does not see your address.
message-send = Send
blocks-one = Block { $name }
blocks-end = Unblock { $name }
blocks-about = Blocked players cannot challenge you, accept your open challenges or write to you, nor can you do so to them. Games in progress continue without chat. Tournaments may still pair you.

## Games

games-title = Games
games-unknown = There is no game called “{ $name }”. Choose one of these.
game-sign-up = To play against people, <signup>sign up</signup> or <login>log in</login>.
game-watch = Watch
game-standings = Standings
game-line-wari = the play-by-mail game: capture more than half of 48 seeds
game-line-wari-24 = the home-computer rules: 24 seeds win, houses numbered 1 to 12
game-line-warri = the West Indian rules, with their etiquette
game-line-super-wari = Bill Taylor's game on two rows of eight: starve your opponent
game-line-oware = the Abapa tournament rules: a grand slam captures nothing
game-line-awari = the rules under which the game was solved in 2002
game-line-octilite = pods go where their prongs point: be the first on a base of the other; by Don Green
game-rules = Rules
game-lesson = Five-minute lesson
game-puzzles = Puzzles
game-to-rules = Read the rules
game-to-example = See a whole game, move by move
contents = Contents
board-coming = Setting up the board…
diagram-play = Play { $move }
diagram-again = Start over
login-new-here = New here?
signup-known-here = Already have an account?
signup-closed = This site takes no new players now.
signup-invitation = New players come by invitation: ask a player for a link to a game, open it, then sign up in the same browser.
sign-name = Name
sign-name-malformed = A name has 2 to 20 letters (a to z), digits, - or _, and begins with a letter.
sign-password = Password
sign-password-hint = At least 6 characters.
sign-code = Code
sign-code-hint = The six digits that your authenticator app shows now, or a recovery code.
sign-address = Mail address
sign-address-hint = (optional: to play by mail as well, and for a new password if you forget yours)
confirm-title = Confirm
confirm-word = Confirmation code
confirm-what = Press the button to confirm your address, or a command that someone, hopefully you, sent in your name.
confirm-button = Confirm
confirm-go-on = Continue to Posthouse

## Commands

command-title = Command
command-as-in-mail = As in a mail to Posthouse: <commands>all commands</commands>
command-say = Run
command-beneath = More lines
command-beneath-what = A comment, a message to others or, with <code>multiple</code>, one command per line
commands-title = All commands
commands-about = The same commands work in a mail to Posthouse (as its subject), in the command box, in the terminal and through the API. <code>GAME</code> is the name of a game, + means one or more, and parts in [ ] are optional. If you are logged in, or reply to a letter about a board, leave out user and password.
commands-house = General
commands-game = In a game

## Letters

# Where a letter is, in the middle of a sentence.
letter-here = kept here only
letter-sent = sent to { $address }
letter-failed = could not be delivered to { $address }: { $trouble }
letter-trouble = delayed, to { $address }: { $trouble }
letter-later = will be mailed to { $address } { $when }
letter-going = on its way to { $address }
mail-came-back = Mail to { $address } was returned.
mail-suspended = Nothing more is mailed there; your letters are kept here. You lose no game because of this.
mail-may-be-suspended = If this continues, nothing more will be mailed there.
mail-mend = To try it again, enter the address again in the settings.
mail-unconfirmed = Letters will be mailed to { $address } once you confirm that address: follow the letter sent there.
mail-goes-to = Letters are mailed to { $address }; you can also read them all here.
mail-goes-nowhere = No address of yours accepts mail: read your letters here.
mail-change = Change this in the settings.
log-log-in = Log in to read your letters.
log-which = Filter
log-group-all = All
log-group-sent = Mailed
log-group-way = On the way
log-group-failed = Failed
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
log-trouble = Problem
log-given-up = Failed
log-due = Next attempt
follow = Follow
follow-player = Follow { $name }
unfollow = Unfollow
unfollow-player = Unfollow { $name }
friends-title = Friends
friends-here = Online
friends-plays = { $game } against { $name }
friends-watch = Watch { $name }
friends-follow = Follow players on their pages: you see here when they are online or play.
friends-away = None of them is online or playing.
player-report = Report { $name }
friend-end = Remove { $name } from my friends
list-or = { $some } or { $last }
list-or-others = { $some } or { $n } others
list-none = none
list-and = { $some } and { $last }
message-sent = Sent.
sign-up-held = A letter is on its way to { $address }: open its link within three days to become { $name }. Until then the name is not reserved.
confirmed-address = { $address } is confirmed, { $name }: your letters come here from now on.
confirmed-address-too = { $address } is confirmed, { $name }: you can write from it. Your letters still go to { $other }.
confirmed-request = Your command is carried out, { $name }.

## Long lists

show-more = Show more
list-shown = { $n } are shown.
list-ends = That is all: { $n }.
