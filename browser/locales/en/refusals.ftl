### Refusals of the server and the rules, by their codes. The English is the very text of the C++ sources
### (refusals_test.mjs holds it to them); the page shows it to English readers as the server sends it, and others
### theirs, filled with the parameters.

## Sowing games: why a house may not be played

no-such-house = “{ $typed }” is not a house: yours are { $first } to { $last }, and you can play { $moves }.
no-such-numbered-house = “{ $typed }” is not a house: yours are { $first } to { $last } (or a to { $letter }), and you can play { $moves }.
house-of-opponent = House { $house } is your opponent's: yours are { $first } to { $last } (or a to { $letter }), and you can play { $moves }.
house-empty = House { $house } is empty: choose one that holds seeds. You can play { $moves }.
must-feed = Your opponent has no seeds, and { $house } would leave them without any: you must feed them, so play { $moves }.
grand-slam-forbidden = House { $house } would capture every seed your opponent has, a grand slam, which { $game } forbids: play { $moves }.
starves-opponent = House { $house } would leave your opponent without seeds, which { $game } allows only when every move does: play { $moves }.

## OctiLite: why a pod may not go there

move-unreadable = “{ $typed }” is not written like a move: 22+b adds a prong, 22-33 steps, 22-44 jumps and 22-44x jumps and captures.
no-such-square = There is no square { $square }: the column goes from 1 to { $columns }, the row from 1 to { $rows }.
no-such-prong = There is no prong { $typed }: prongs are a to h.
chain-too-long = A chain has at most seven jumps, one over each other pod: type fewer.
prong-present = The pod on { $square } already has the prong { $prong }: choose another direction.
no-prong-left = You have no prong left to add: step or jump instead.
too-far = From { $from } nothing leads to { $to } in one go: a step goes one square, a jump two, straight or diagonally.
step-in-chain = From { $from } to { $to } is a step, and a step is a whole turn: only jumps make a chain.
prong-missing = The pod on { $square } has no prong { $prong } ({ $direction }): add it with { $square }+{ $prong } first.
step-captures-nothing = A step captures nothing: type { $from }-{ $to }.
square-occupied = There is a pod on { $square }: you can land only on an empty square.
base-ends-move = Landing on the base { $square } ends the move and wins: stop there.
no-pod-to-jump = There is no pod on { $square } to jump over.
pod-jumped-twice = The pod on { $square } was jumped already: no pod may be jumped twice in a turn.
no-pod-there = There is no pod on { $square }: begin with a square of yours.
pod-of-opponent = The pod on { $square } is not yours: you are { $color } and play the pods marked { $letter }.
not-legal-here = “{ $typed }” is not a legal move here: choose one of the legal moves.

## Any game

moves-after-end = The game was over before the move “{ $typed }” ({ $reason }): leave out that move and all after it.
no-game-called = There is no game “{ $typed }” here: the games are { $games }.

## Positions that are set up or typed

position-houses = The position has { $n } houses for { $seat }, but { $game } has { $each } on each side: write a number of seeds for each, with commas between.
position-seeds = “{ $typed }” is not a number of seeds for { $seat }'s house { $house }: write a whole number from 0 to { $most }.
position-stores = “{ $typed }” is not a number of seeds captured by { $seat }: write a whole number from 0 to { $most }.
position-sum = The houses hold { $board } seeds and the stores { $stores }, { $sum } in all, but { $game } is played with { $total }: make them add up to { $total }.
position-seeds-form = “{ $typed }” is not a position: write South's houses, a slash, North's houses, what South and North have captured, and S or N for who moves, like “{ $position }”.
position-pod = “{ $typed }” does not begin with a square: a pod is written as column 1 to 6, row 1 to 7, then its prongs, like 22ab.
position-prong = “{ $typed }” has a prong that does not exist: prongs are a to h.
position-prong-twice = “{ $typed }” has the prong { $prong } twice: a pod has at most one in each direction.
position-five-pods = { $color } has more than four pods: leave at least one out.
position-two-pods = There are two pods on { $square }: give one of them another square.
position-comma = A pod is missing after the last comma of { $color }'s pods: add it, or leave the comma out.
position-supply = “{ $typed }” is not a supply of prongs: write a number from 0 to { $most }.
position-prongs = The prongs on the pods ({ $n }) and the two supplies must add up to { $total }, not to { $sum }.
position-no-pod = There is no pod on the board: at least one side must have one.
position-both-won = Both sides stand on a base of the other, but the first to get there would have won: move one of them off.
position-pods-form = “{ $typed }” is not a position: write White's pods, a slash, Black's pods, the two supplies and O or X to move, like { $position }.
position-turn = “{ $typed }” does not say whose turn it is: end with O or X.

## Names, passwords, addresses

name-malformed = A name has 2 to 20 letters (a to z), digits, - or _, and begins with a letter: choose another.
name-reserved = The name { $name } is reserved: choose another.
name-taken-or-wrong-password = The name { $name } is taken: choose another, or write with its password if it is yours.
name-taken = The name { $name } is taken: choose another.
name-too-similar = The name { $name } looks too much like { $other }: choose another.
password-length = A password has { $least } to { $most } characters: choose another (in double quotes if it contains spaces).
leaving-unconfirmed = Nothing was done: to delete your account, write “yes” after your password.
address-malformed = “{ $typed }” is not a mail address that we can write to: it should look like ann@example.org.
address-of-machine = “{ $typed }” looks like the address of a machine, whose mail Posthouse does not read: give one that you write from.
too-many-addresses = At most { $n } addresses: leave some out.
address-of-banned-player = Somebody with this address, { $name }, is banned: it cannot be confirmed for another name.
name-of-former-player = Somebody called { $name } left less than a year ago: choose another name.
address-of-banned-former-player = Somebody with this address was banned and has left: it cannot be confirmed for another name.
too-many-exports = You have had { $n } exports within a day: ask for another tomorrow.
no-such-player = There is no player called “{ $typed }” here: check the name, or ask them to sign up first.
player-left = { $name } left Posthouse on { $day }: ask somebody else.
code-unknown = That is not a code from one of our letters: reply to the letter itself, or open its link.
link-expired = This link was already used or has expired: ask the operator for another.
wrong-login = Name and password do not match: try again.
wrong-name-or-password = The name or the password is not right: nothing was done. Try again, or sign up with “signup NAME PASSWORD”.
mail-password-insufficient = Your mail password can play, but it cannot change your account: use your account’s own password instead.
sign-up-incomplete = Choose a name and a password.
login-incomplete = Enter your name and your password.
signed-up-not-logged-in = You are signed up. Log in now.
authentication-required = Say who you are: log in, or write your name and password: { $usage }
confirmation-expired = This was confirmed already, or its three days are over: nothing was done. Send your command again.
confirmation-outdated = The board has moved on since you asked for this: nothing was done. Look at it again and send your command again.
address-unconfirmed = Your address is not confirmed yet: reply to our letter “confirm …”, or open its link. Then send this again.
token-days-invalid = --days= says how many days the token is valid, 1 to { $most }, as in --days=30.
no-such-session = You have no session “{ $typed }”: “sessions” lists them, and “end session others” ends all but this one.
second-factor-needed = Enter the code from your authenticator app, or a recovery code, as well.
second-factor-wrong = This code is wrong or was already used: enter the one your authenticator app shows now, or a recovery code.
too-many-wrong-codes = There were too many wrong codes: try again in { $wait } min.
second-factor-code-missing = Write a code, too: the one that your authenticator shows.
second-factor-off-or-new-codes = Write --off or --new-codes, not both.
second-factor-not-set-up = You have no two-factor authentication: “two-factor” sets it up.
second-factor-not-begun = Begin with “two-factor”, without a code: it sets it up.
second-factor-operator = Operators cannot switch off two-factor authentication: ask the person who runs the server to end your role first.
second-factor-already-on = Two-factor authentication is on already: with a code write --off or --new-codes, too.
second-factor-mail-password = With two-factor authentication your account’s password does not count here: log in on the page, write your mail password instead, or reply to one of our letters.
several-passwords = Commands sent together can use only one password: nothing was done. Send the commands of each player separately, and a new password on its own.
address-required = To sign up you must confirm your address by mail: write exactly one address after the password.
sign-up-expired = This was confirmed already, or its three days are over: nothing was done. Log in, or sign up again.
too-many-letters-to-address = No letter can be sent to this address now: { $most } were sent within a day. Try again tomorrow.
too-many-letters-from-client = No letter can be sent to this address now: you have caused { $most } within an hour. Try again after { $day } UTC.

## Who asks too much, and a house that cannot

too-many-requests = You may send { $n } requests a minute: try again in { $wait } s.
too-many-logins = Only { $n } logins a minute are allowed from your address: try again in { $wait } s.
too-many-connections = Too many connections from your address are open: close some, or try again in a minute.
too-many-requests-from-address = Too many requests from your address: try again in { $wait } s.
too-many-wrong-passwords = Too many wrong passwords: try again in { $wait } s.
too-many-sign-ups = Too many sign-ups from your address: try again in { $wait } min.
sign-ups-closed = This site takes no new players now.
sign-ups-by-invitation = New players come by invitation: ask a player for a link to a game, open it, then sign up in the same browser.
too-many-password-checks = Too many passwords are being checked: try again in { $wait } s.
cannot-save = The server cannot save anything at the moment; nothing was done. Try again in a minute.
internal-error = An internal error occurred; nothing was done. Try again in a minute.
database-damaged = The server’s database is damaged; nothing was done. Tell the operator: it must be restored.
key-reused = This key was already used for another command: nothing was done. Use a new key for each command (a mail’s key is its Message-ID).
other-site = This request comes from another site: use the page of Posthouse itself.
no-such-site-page = The operator of this site has not written this page.
site-page-too-long = This page is longer than 128 kB: the operator must shorten it first.
no-such-match = There is no match { $game }/{ $board }: look for it among its players’ games.
no-such-match-number = There is no such match: look for it among its players’ games.
no-such-player-here = There is no player “{ $typed }”: /api/players lists them.
no-such-puzzle = There is no such puzzle any more: choose another one.
puzzle-attempt-malformed = Send the puzzle's game and position, and its moves as a list of texts.
lesson-steps-malformed = Send the steps as a list of at most { $n } objects, each with a game and a step.
no-such-game = There is no game “{ $typed }”: /api/games lists them.
no-such-tournament = There is no tournament “{ $typed }”.
muted = You are muted, { $name }, { $text }: you can play, but nobody else can read what you write.
banned = You are banned, { $name }, { $text }: your clocks keep running; you can look at boards, resign and read your letters.

## Commands as they are typed

no-command = There is no command here: “help” explains how to begin.
unknown-command = There is no command or game called “{ $typed }”: “help commands” lists the commands, “list” the games.
how-to-unsubscribe = “notify never” ends all mail to you, “notify never GAME/12” that about one match, and “signoff NAME PASSWORD” closes your account: write one of these instead of “{ $typed }”.
no-to-nothing = You wrote “{ $typed }”, but your mail answers no question of ours: nothing was done. If somebody acts in your name, change your password: “help change password” explains how.
help-game-missing = Name a game: “help { $game } { $word }”.
unknown-game-command = There is no command “{ $typed }” for { $game }: “help commands” lists them all.
command-missing = Add a command after { $game }: for example “{ $game } help” for its rules.
command-unclear = “{ $typed }” may mean “{ $command }”, which is never guessed: nothing was done. Write it in full.
game-missing = “{ $typed }” may mean “{ $usage }”: nothing was done. Write the name of the game first.
yes-to-nothing = You wrote “{ $typed }”, but your mail answers no question of ours: nothing was done. To confirm something, reply to the letter whose subject begins with “confirm”, or open its link.
second-word-missing = “{ $typed }” needs a second word: { $commands }.
usage = Write it as: { $usage }
unknown-option = There is no option --{ $option } here: { $usage }
option-takes-no-value = --{ $option } takes no value: write it alone, or leave it out.
option-repeated = --{ $option } is given twice: write it once.
text-missing = Write your text below the command: it was empty, so nothing was sent.
multiple-not-alone = “multiple” stands alone: write the commands below it, one on each line.
no-such-help = There is no help on “{ $typed }”: ask for a game (“list” names them), a command, or “help commands”.
board-malformed = A board is a number, as in “{ $game } show 12”.
no-such-board = There is no { $game } board { $board }: “{ $game } games NAME” lists a player's boards.

## Making a move

no-passing = There is no passing: a player who has a legal move must make one.
no-swapping = You cannot swap sides in these games: make a move.
board-changed = Another move was made on this board at the same moment: look at it again.
not-your-turn = It is not your turn, { $name }: { $other } is to move.
wrong-move-number = The next move is number { $next }, not { $number }: nothing was played.
wrong-submitted-move-number = The next move is number { $next }, not { $number }: nothing was submitted.
move-number-malformed = After # write the number of the move, as in c#5.
move-count-malformed = After # write how many moves to show, as in 12#4.
board-seat-malformed = --seat= says who is at the bottom of the board: own or first.
seat-unknown = You are not known as a player of { $game } board { $board }: leave --seat=own out, or say who you are with “showas”.
seat-numbered = In { $game } the houses are numbered from your side, so you are always at the bottom: leave --seat=first out.
seat-fixed = The text board of { $game } is never turned round: leave --seat=own out.
too-few-moves = The last move on { $game } board { $board } is number { $n }: ask for that or an earlier one.
match-over = The game on { $game } board { $board } is over.
not-in-match = You do not play on { $game } board { $board }, { $name }: “{ $game } games { $name }” lists your boards.
etiquette-no-preview = This match uses the etiquette, so you cannot try moves until the game is over: “{ $game } move { $board } MOVE” plays.
etiquette-no-takeback = This match uses the etiquette, so no move can be taken back: play on.

## Challenges, the waiting room, how many matches

opponent-left = { $name } has left Posthouse: challenge somebody else.
opponent-banned = { $name } is banned at present: challenge somebody else.
own-match-limit = You have reached your limit of { $game } matches: “{ $game } limit none” removes it.
opponent-match-limit = { $name } has reached their limit of { $game } matches: challenge somebody else, or try again later.
rated-and-unrated = A match is rated or unrated: leave out --rated or --unrated.
position-unrated-only = A match from a position of your own is unrated: leave out --rated.
start-missing = Write a position after --start=, as “{ $game } show” does.
start-invalid = { $why } For example, --start="{ $position }"
start-game-over = The game is over in that position: begin from one in which it goes on.
first-of-two = --first= says who moves first: lot, { $name } or { $other }.
first-set-by-position = In that position { $seat } is to move, and that is { $name }: leave out --first=.
first-of-open-challenge = --first= says who moves first: lot, me ({ $name }), or you (the player who accepts).
first-move-of-other = The first move is { $name }'s, and nobody moves for another: leave the move out, or ask for the first move yourself (--first=me; in a move list, your name on the left).
first-move-by-lot = --first=lot draws lots for the first move: leave out that or --move=.
first-move-without-opponent = There is no opponent yet: leave out --move=, or challenge a player by name.
first-move-illegal = “{ $move }” is not a legal first move of { $game }: no match was begun.
opponent-and-anyone = Name the other player or write --to=, not both.
opponent-missing = Name the other player after your own name, or write --to=anyone to post the match in the waiting room.
opponent-is-yourself = A match needs two players: name somebody else besides { $name }.
not-among-players = You are { $name }: one of the two players must be you.
open-challenge-start = An open challenge begins from the opening: leave out --start=, or challenge a player by name.
too-many-open-challenges = { $n } of your challenges are open already: “{ $game } withdraw BOARD” takes one back.
seat-taken = The seat at { $game } board { $board } is taken already: “{ $game } waiting” lists those that are free.
own-open-challenge = This open challenge is your own: “{ $game } withdraw { $board }” takes it back.
challenger-left = The player who posted that challenge has left.
open-challenge-not-yours = That open challenge is not yours: you need not decline it.
nothing-to-reject = Nothing has been proposed on { $game } board { $board }, and the match has begun: “{ $game } resign { $board }” gives it up.
match-not-over = The game on { $game } board { $board } is not over yet: play it to its end first.
rematch-opponent-left = Your opponent has left Posthouse.
seek-malformed = Say how many matches of { $game } you want in all, from 0 to { $most }: “{ $game } seek 3”.
seek-option-unneeded = With 0 matches there is no opponent to choose: leave out --{ $option }.
limit-malformed = A limit is a number from 0 to { $most }, or none: “{ $game } limit 10”.
repeat-malformed = --repeat= says how many matches are to begin in all, from 1 to { $most }.
option-for-open-challenges = You have named the other player: --{ $option } is only for open challenges (--to=anyone).
open-challenge-taken = { $game } board { $board } is no longer open, somebody has accepted it: “{ $game } show { $board }” shows the match.
opponent-blocked = You block { $name }: “unblock { $name }” first, or play somebody else.
opponent-declines-you = { $name } does not accept matches with you: play somebody else.
rating-range-malformed = --rating= needs two numbers, as in --rating=1400-1700, or one: --rating=1400- for at least 1400, --rating=-1700 for at most 1700.
rating-range-reversed = Nobody is rated { $least } to { $most }: write the smaller number first.
within-malformed = --within= needs a number of points, as in --within=200.
computer-option-malformed = --computer= is no (people only) or yes (the computer plays if nobody else does).
challenge-conditions-unmet = { $game } board { $board } { $why }: “{ $game } waiting” lists the others.
unmet-rating = is for players rated { $text } (you have { $number })
unmet-within = is for players within { $n } points of { $name }’s { $rating } (you have { $number })
unmet-established = is for players with an established rating (yours is still { $number })
unmet-people = is for people, not for programs

## Draws, moves taken back, words at the board

nothing-to-take-back = You have not moved yet: there is nothing to take back.
draw-too-early = A draw can be proposed once both have moved: “{ $game } reject { $board }” declines the match.
tournament-no-takeback = In a tournament no move is taken back.
proposal-unanswered = First answer your opponent's proposal: “{ $game } accept { $board }” or “{ $game } reject { $board }”.
draw-refused = { $name } refuses the draw: play on.
nothing-proposed = Nothing has been proposed on { $game } board { $board }, or a move has been made since.
own-proposal = It is your own proposal: your opponent answers it. “{ $game } reject { $board }” withdraws it.
proposal-newer = That is no longer what is asked on { $game } board { $board }: { $name } has proposed something else since, and nothing was done. Look at the board again before you answer.
proposal-closed = What you answer is not open on { $game } board { $board } any more, so nothing was done. What happened last: { $news }
question-number-malformed = --number= takes the number of what you answer, as in --number=3.
chat-players-only = Only the two players chat at { $game } board { $board }: “message NAME” reaches them.
letters-ended = The game on { $game } board { $board } is over: there are no more letters about it.
not-watching = You do not watch { $game } board { $board }: there is nothing to end.

## The etiquette of Warri

etiquette-malformed = --etiquette= is on or off: write --etiquette=on or --etiquette=off.
no-etiquette = { $title } has no etiquette: leave out --etiquette.
senior-chooses = { $name } joined before you, and this is your first game together, so { $name } may move first or give up the first move. Leave out --first=, or write --etiquette=off.
lot-or-senior = With etiquette the lot decides, unless two meet for the first time and the senior may move first: leave out --first=, or write --etiquette=off.
match-without-etiquette = Nobody has a right to the first move on { $game } board { $board }, which is played without etiquette: nothing was changed.
not-first-game = Nobody has a right to the first move on { $game } board { $board }: that is the senior's in the first game between two players only.
first-move-made = The first move on { $game } board { $board } is made already.
first-move-not-yours = The first move on { $game } board { $board } is { $name }'s, to make or to give up.

## Plans, and moves laid ready

begin-with-if = It is not your turn: begin with “if” and the move that you expect, as in “if b then d”.
reply-never-legal = “{ $typed }” will not be legal, whatever your opponent plays; your moves then: { $moves }.
reply-ambiguous = There are too many moves to which “{ $typed }” is an answer: say which you expect, as in “if b then d”.
plan-move-count-malformed = After # write how many moves have been made, as in 12#4.
plan-outdated = Your conditional moves are for the board after move { $n }, and it stands after move { $number }: look at it again.
begin-with-move = It is your turn: begin with your move, as in “d, if b then e”.
only-queue = It is not your turn: “{ $game } queue { $board }” queues conditional moves.
no-submitted-move = You have no submitted move on { $game } board { $board }: “{ $game } submit { $board } MOVE” submits one.
submitted-move-newer = That is no longer the move that waits on { $game } board { $board }: { $move } is, and nothing was played. “{ $game } confirm { $board }” plays { $move }.
submitted-move-closed = No move of yours waits to be confirmed on { $game } board { $board } any more, so nothing was done. Look at the board again, and send your move.
plan-too-deep = Conditional moves can be at most { $n } replies deep: remove the deepest ones.
plan-too-long = You can queue at most { $n } conditional moves: remove some.
plan-reply-repeated = You have two replies to “{ $typed }”: remove one of them.

## Clocks, vacations, sleep, weekends

clock-malformed = A clock is BANK+INCREMENT in days, hours, minutes or seconds, such as --clock=30d+1d or --clock=10m+5s, or --clock=none.
clock-out-of-range = The bank of a clock must be between a minute and a year (--clock=30d+1d), its cap at least the bank, its increment at most the cap.
time-zone-malformed = A time zone is an offset from UTC, from -12:00 to +14:00: --zone=+1:00
vacation-malformed = Write two days as in “vacation 2027-07-01 2027-07-14”, or “off”.
vacation-reversed = The last day must not be before the first.
vacation-in-past = A vacation cannot begin in the past: today is { $day }.
vacation-too-far-ahead = A vacation begins at most { $n } days from now: ask again later.
vacation-too-long = At most { $n } days of vacation in a year.
vacation-days-used-up = At most { $n } days of vacation in a year: with these it would be { $used } in { $year }.
vacation-overlaps = That overlaps with your vacation from { $text }: “vacation off” cancels what is planned.
vacation-auto-malformed = Write “vacation auto on” or “vacation auto off”.
sleep-malformed = Sleeping hours are two hours of your day, as in “sleep 23-7”, or “sleep off” for none.
sleep-too-long = You may sleep { $n } hours a day at most; from { $first }:00 to { $last }:00 it would be { $used }.
weekend-malformed = A weekend is one day of the week or two, as in “weekend sat sun”, or “weekend off” for none.
weekend-too-long = A weekend has { $n } days at most.

## Letters and what is told

computer-reads-nothing = { $name } is a computer and reads no messages: write to a person.
message-to-yourself = That would be a message to yourself, { $name }: name somebody else.
too-many-recipients = A message goes to at most { $n } players: write to fewer, or “broadcast”.
too-many-broadcasts = You can send one broadcast a day, and yours was sent { $day } UTC: write again after { $text }, or use “message”.
letter-count-malformed = The number of letters must be from 1 to { $most }.
quiet-hours-malformed = Quiet hours are two hours of the day, as in --quiet=22-7, or --quiet=off for none.
letter-seat-malformed = --seat= says who is at the bottom of your boards: own or first.
notify-board-malformed = “{ $typed }” is not a board: write a game and a number, as in GAME/12, or “broadcasts” or “puzzle”.
not-in-or-watching = You neither play nor watch { $game } board { $board }: “{ $game } subscribe { $board }” watches it.
notify-malformed = Write each, digest, once or never, and then the boards, as in “notify never GAME/12”.
no-game-matches = No game matches that word: “list” alone names them all.
games-too-many-names = Name one player for all of their games, or two for their games against each other.
games-filter-malformed = After the name write active (all running matches) or next (those where it is { $name }'s turn): “{ $typed }” is neither.
recipient-blocked = You block { $name }, so they could not answer you: “unblock { $name }” first.
recipient-declines-you = { $name } does not accept messages from you: write to somebody else.

## Tournaments

option-out-of-range = --{ $option }= is a number from { $least } to { $most }.
tournament-system-malformed = --system= is robin (all meet all), swiss or knockout.
tournament-race-and-games = A meeting is a race or a number of games: leave out --race= or --games=.
tournament-rounds-swiss-only = Only a Swiss tournament has a number of rounds: leave out --rounds=.
tournament-in-turn = The rounds of this system follow each other anyway: --in-turn is for a round robin.
tournament-start-malformed = --starts= is a day such as 2027-03-01.
tournament-start-out-of-range = --starts= is a day to come, within a year: today is { $day }.
tournament-with-malformed = --with= names computers, as in --with=computer-3,computer-7; { $name } can only enter on their own.
tournament-with-missing = --with= names computers, as in --with=computer-3,computer-7.
no-such-tournament-of-game = There is no tournament “{ $typed }” of { $game }: “{ $game } tournaments” lists them.
tournament-name-malformed = A tournament's name has 2 to 30 letters, digits, - or _, a letter first: “{ $game } tournament spring-2027”.
tournament-clock-missing = A tournament needs a clock, or it might never end: --clock={ $clock } is usual.
tournament-no-place-left = The computers would leave no place for anybody else: name fewer.
too-many-tournaments = { $n } tournaments that you announced have not begun yet: wait for one of them.
tournament-name-taken = There is, or was, a tournament “{ $typed }”: choose another name.
tournament-begun = { $cup } has begun: “{ $game } tournaments” says which can be entered.
tournament-called-off = { $cup } was called off: “{ $game } tournaments” says which can be entered.
tournament-already-entered = You have entered { $cup } already.
tournament-full = { $cup } is full.
tournament-goes-on = { $cup } has begun and goes on until its games are over: “{ $game } leave { $cup }” leaves it.
tournament-not-entered = You do not play in { $cup }.
tournament-not-yours = Only { $name }, who announced { $cup }, can call it off: “{ $game } leave { $cup }” leaves it.
tournament-seeds-unneeded = In a round robin nobody is seeded: leave out --seeds=.
tournament-seeds-malformed = --seeds= is rating (the best first) or lot.

## Tokens and webhooks

too-many-tokens = You have { $n } tokens already: “tokens” lists them, “revoke token NAME” ends one.
token-name-taken = You have a token of that name: “revoke token { $token }” ends it, or choose another name.
no-such-token = You have no token of that name: “tokens” lists those you have.
webhook-address-malformed = A webhook's address begins with https:// and has a name on the open internet, as in https://bot.example.org/posthouse.
too-many-webhooks = You have { $n } webhooks already: “webhooks” lists them, “revoke webhook NAME” ends one.
webhook-name-taken = You have a webhook of that name: “revoke webhook { $token }” ends it, or choose another name.
no-such-webhook = You have no webhook of that name: “webhooks” lists those you have.
no-such-delivery = This webhook was not sent an event { $n }, or it is no longer stored: “show webhook { $name }” lists the last deliveries.
webhook-busy = Posthouse is still sending what you asked for to this webhook: try again in a minute.
event-number-malformed = An event is named by its number, as in “redeliver webhook my-bot 57”: “show webhook NAME” lists the last ones.
scope-unknown = “{ $typed }” is not a scope: write read, play, talk or webhook, or several of them.
program-name-malformed = A name has 1 to { $most } letters (a to z), digits, - or _, as in “my-bot”.

## Blocking

block-yourself = You cannot block yourself, { $name }: name somebody else.
block-computer = { $name } is a computer, which challenges nobody and writes nothing: name a person.
too-many-blocked = You can block { $n } players at most: “unblock” some, or “report” players who bother you.
not-blocked = You do not block { $name }: “block” alone lists them.

## Challenges and friends

challenges-friends-only = { $name } accepts challenges from friends only: challenge somebody else.
challenges-rated-only = { $name } accepts challenges from rated players only: finish a rated match of any game first, or challenge somebody else.
challenges-nobody = { $name } accepts no challenges: challenge somebody else.
already-challenged = You have already challenged { $name } to a match of { $game } (board { $board }): wait for the answer, or withdraw it with “{ $game } withdraw { $board }”.
too-many-challenges = You have { $n } open challenges, and the limit is { $most }: “offers” lists them, “{ $game } withdraw { $board }” withdraws the oldest.
too-many-challenges-first-day = You have { $n } open challenges, and on your first day without a confirmed address the limit is { $most }: “offers” lists them, “{ $game } withdraw { $board }” withdraws the oldest.
too-many-challenges-to-player = { $name } already has { $n } challenges to answer: try again another day, or challenge somebody else.
too-many-vain-challenges = You have challenged { $name } { $n } times since yesterday, and none was accepted: try again tomorrow, or challenge somebody else.
too-many-unanswered-messages = You have written to { $name } { $n } times without an answer: wait for one before you write again.
too-many-challenge-messages = You cannot write more at { $game } board { $board } until the challenge is accepted: wait for the answer.
circle-malformed = --{ $option }= is nobody, friends, rated or everybody.
challenge-ended = No match came of the challenge on { $game } board { $board }: “{ $game } challenge” makes another.
challenge-to-you = { $name } offers you this match, and it has not begun: “{ $game } accept { $board }” begins it, “{ $game } decline { $board }” does not.
challenge-not-accepted = { $name } has not accepted this match yet, so it has not begun: “{ $game } withdraw { $board }” takes it back.
too-many-matches = You are playing { $n } matches, and Posthouse allows no more at a time: finish some first.
opponent-too-many-matches = { $name } plays { $n } matches, and Posthouse allows no more at a time: challenge somebody else.
own-challenge = This is your own challenge: only your opponent can accept it. “{ $game } withdraw { $board }” takes it back.
friend-yourself = You cannot add yourself, { $name }: name somebody else.
computer-not-person = { $name } is a computer: name a person.
friend-blocked = You block { $name }: “unblock { $name }” first.
too-many-friends = You can have { $n } friends at most: “unfriend” some first.
not-a-friend = “{ $name }” is not among your friends: “friend” alone lists them.
operators-only = Only operators can do that, logged in on the page.
operator-second-factor-needed = Operators need two-factor authentication: switch it on in the settings, then log in again.
operator-login-without-code = You logged in here without a code: log out, then log in again with your second factor.
moderate-yourself = That is you: you cannot moderate yourself.
moderate-operator = { $name } is an operator, too: only “posthouse admin” on the server can do that.
report-about-you = This report is about you: another operator must handle it.
report-yourself = That is you: name somebody else, or a match.
report-malformed = Name the match as in “report wari/12”, or a player: “report NAME”.
too-many-reports = You have reached the limit of reports for today: the operator reads them all.

## Plans that cannot be read

plan-incomplete = Your conditional moves end where { $what } is expected: write it like “if b then d (if a then c), if c then e”.
plan-word-unexpected = Your conditional moves have “{ $typed }” where { $what } is expected: write it like “if b then d (if a then c), if c then e”.
plan-word = “{ $word }”
plan-opponent-move = your opponent's move
plan-own-move = your move
plan-next-or-end = a comma and another “if”, or the end
plan-comma-or-end = a comma or “)”
plan-now = now
plan-after-moves = after { $played }
plan-after-end = The game is over { $line }, but your conditional moves go on with “{ $typed }”: remove it.
plan-move-not-possible = Your conditional moves expect “{ $typed }” { $line }, but your opponent can play only { $moves }.
plan-reply-illegal = Your conditional moves cannot play “{ $typed }” { $line }: { $why }
not-legal = it is not legal.

## Replies to letters

reply-several-boards = Your mail answers letters about different boards, so it is not certain which one you mean: nothing was done. Reply to the letter about one board, and to nothing else in the same mail.
reply-to-foreign-letter = You answer a letter about another player's board: a reply to it counts from that player's own, confirmed address only, and nothing was done. Reply to a letter that was sent to you, or write a command with your name and password.
reply-of-other-player = You answer a letter about another player's board: a reply to it counts from that player's own, confirmed address only, and nothing was done yet. If you are that player, reply with “yes” to the letter that we have just sent to your own address, or open its link, and it is done.
reply-too-long = Your mail is too long to be searched for commands: reply with just the move.
reply-subject-of-other-board = The subject of your mail names another board than the letter that it replies to, so it is not certain which you mean: nothing was done. Reply to the board's own letter.
reply-position-unknown = Your mail does not show which of our letters it answers, so it is not certain which position you have seen: nothing was done. If you mean the board as it stands here, reply to this letter in the same way.
reply-doubtful = You wrote “{ $typed }” in your mail, so it is not certain that you want to play { $move } on { $match }: nothing was done. To play it, reply with just: { $move }
reply-doubtful-confirm = You wrote “{ $typed }” in your mail, so it is not certain that you want to play { $move } on { $match }: nothing was done. To play it, reply with just: yes. What you wrote beside it then goes to { $name }, too. For anything else, reply with just that.
reply-match-moved-on = { $match } has moved on since the letter that you answered, which showed it after move { $n }: nothing was done. Look at it again, and reply to this letter.
reply-match-over = The game on { $match } is over, and no clear command was found in your reply. To say something to your opponent, write “chat” as the first line.
reply-not-understood = Your reply about { $match } was not understood and nothing was done: no line of it is only a move or a command, and no move is filled into the move list. Reply with just the move, for example: { $move }. To say something to your opponent, write “chat” as the first line.
reply-move-taken-back = A move was taken back on { $match } after the letter that you answered: nothing was done. Look at the board again, and reply to this letter.
reply-not-your-turn = { $name } is to move on { $match }, and no clear command was found in your reply, so nothing was done. To say something to { $name }, write “chat” as the first line.
reply-move-made = You have made the move { $move } on { $match } already, so nothing was done: { $name } is to move now.
reply-challenge-unanswered = { $name } has not answered your challenge on { $match } yet, so nothing was done. To take it back, reply with just: { $game } withdraw { $board }. To say something, write “chat” as the first line.
reply-challenge-open = Your reply about { $match } was not understood: { $name } challenges you, and waits for an answer. To accept, reply with just: accept. To decline, reply with just: decline. Your own words can stand below it.
reply-move-ambiguous = It is not certain which move you mean on { $match }, { $move } or { $other }: nothing was done. Reply with just the move.
reply-ambiguous-command = It is not certain what you want on { $match }: nothing was done. Reply with just the move or the command, for example: { $move }
reply-yes-and-move = You wrote yes and { $other } on { $match }, and the question was about { $move }: nothing was done. To play { $move }, reply with just: yes. To play { $other }, reply with just: { $other }
reply-yes-to-two-questions = Two questions wait for your answer on { $match }, whether you play { $move } and what { $name } has proposed, so nothing was done. To play { $move }, reply with just: confirm. To answer { $name }, reply with just: accept, or: reject
reply-parts-differ = The plain part and the HTML part of your mail do not say the same move for { $match }: nothing was done. Reply with just the move.
other-lines-not-tried = { $n } lines were refused: the rest ({ $others }) was not tried.

## Move lists in mails

move-list-mismatch = The move list in your mail differs from that of { $match } in row { $row }: nothing was played. Reply with just the move.
move-list-only-next-move = Only your next move may be filled into the move list: nothing was played. Reply with just the move.
move-list-two-moves = The move list in your mail has { $number } and { $move } where only one move is expected: nothing was played. Reply with just the move.
move-list-move-illegal = The move that you filled into the move list, “{ $typed }”, is not a legal move on { $match }: nothing was played. Reply with just the move, for example: { $move }
move-list-players-unclear = Your mail looks like a challenge to { $game }, but the players are unclear: no match was begun. Write the names of both players side by side above the first row of the move list, with the player who moves first on the left. Or use this subject: { $game } challenge YOU OPPONENT
move-list-first-move-of-other = The first move is in the column of { $name }, but { $other }, whose name is on the left, moves first: no match was begun. Put your own name and your move on the left, or leave the move out.
move-list-one-move = A challenge can have only one move, the first of the player on the left: no match was begun. Send it again with one move in the move list.
move-list-illegal-move = The first row of the move list does not have a move of { $game }: no match was begun. Send it again with a legal move.

## Who has sent a mail

several-players-at-address = Several players write from your address: say which of them you are, with name and password: { $usage }
sender-unconfirmed = No player has confirmed the address that you write from. Include your name and password: { $usage }
sender-unproved = Anybody can send mail under your address, so nothing was done yet. We have written to the player's own address: to confirm, reply to that letter with “yes” or open its link.
too-many-confirmations = We cannot be sure who wrote this, and have already asked several times today: nothing was done. Include your name and password, or log in on the page.
confirmation-needed = Nothing was done yet. If you want it done, reply to our letter with “yes” as the first word, or open its link; otherwise do nothing.
confirmation-declined = You did not say yes, so nothing was confirmed and nothing was done. If it was you after all, reply to our letter with just: yes. Otherwise you need not do anything.

## The language of letters, and the terminal

no-such-language = There is no language “{ $typed }” here: write one of { $languages }, or off.
record-move = Move { $place }: { $why }
practice-no-etiquette = { $game } is played without this etiquette: leave out --etiquette.
no-game-choose = There is no game called “{ $typed }”. Choose one of: { $games }.
game-without-styles = In { $game } the computer has only one style: leave the style out.
no-such-style = There is no style “{ $typed }” in { $game }. Choose one of: { $styles }.
style-of-person = Only the computer has styles: leave out --style=, or challenge one of the players computer-1 to computer-{ $most }.
repetition-rule-fixed = The rule of repetition cannot be changed in { $game }: choose one of { $games }.
position-game-over = The game is over: there is nothing to think about.
perft-depth-out-of-range = The depth must be between 0 and { $most }.
too-many-anonymous-requests = Without a login you may send { $n } commands a minute: log in, or try again in { $wait } s.

## Games written as text

text-too-long = This text is longer than a megabyte: give it in parts.
text-not-utf8 = There is a character that is not UTF-8: save the text as UTF-8.
text-without-game = There is no game in this text: begin with a line like [Game "oware"], the moves after it.
text-line = Line { $line }: { $why }
tag-game-missing = The tag that names the game is missing: put a line like [Game "oware"] before the moves.
tag-name-malformed = A tag begins with a name of letters, digits and _, at most { $most } of them, like [First "ann"].
tag-value-unquoted = The value of the tag { $name } must be in double quotes, like [{ $name } "…"].
tag-value-unclosed = The value of the tag { $name } must end with a double quote on its own line.
tag-value-too-long = The value of the tag { $name } is longer than { $most } bytes: shorten it.
tag-unclosed = The tag { $name } must end with ].
tag-repeated = The tag { $name } occurs twice: keep one.
text-no-such-game = There is no game “{ $typed }” here: write a name such as oware or octilite.
text-result-malformed = “{ $typed }” is no result: write 1-0, 0-1, 1/2-1/2 or *.
text-variation-unopened = This ) closes nothing: remove it, or begin the variation with ( before it.
text-character-unexpected = “{ $typed }” cannot be among the moves.
text-comment-unclosed = The comment that begins here with { $open } is never closed: put a { $close } after it.
text-variation-misplaced = A variation comes after the move that it replaces: put a move before this (.
text-variations-too-deep = Variations are nested deeper than { $most }: move some of them to the main line.
text-variation-unclosed = The variation that begins here with ( is never closed: put a ) after it.
text-variation-empty = This variation has no move: write one, or remove the ( ) out.
text-glyph-malformed = After $ comes a number from 1 to { $most }.
text-glyph-misplaced = The mark ${ $number } comes before any move: put it after one.
text-too-many-glyphs = This move has more than { $most } marks: keep some.
text-result-in-variation = The result { $result } is in a variation: put it after the last move of the game.
text-move-malformed = “{ $typed }” is no move: write it with one of ! ? !! ?? !? ?! after it, or none.
text-move-too-long = “{ $typed }…” is too long for a move.
text-line-too-long = A line has more than { $most } moves: end it before this one.
text-too-many-moves = This game has more than { $most } moves with its variations: leave some of them out.
text-too-many-variations = This game has too many variations to check: leave some of them out.
text-results-differ = The moves end with { $result }, but the tag Result says { $other }: make them agree.
text-result-impossible = The result { $result } cannot be: by the rules this game ended { $other } ({ $reason }).

## Others

illegal-move = { $reason }
invalid-position = { $reason }
not-logged-in = Log in first.
opponent-or-anyone = Write --to=anyone to post the match in the waiting room, --to=link for a link to send to a friend, or the other player's name after your own.
not-with-link = Whoever opens the link plays: leave out --{ $option }.
not-for-guests = Guests play by link only: sign up to use “{ $command }”. You keep your games.
opponent-is-guest = { $opponent } is a guest, who plays by link only: “{ $game } challenge { $name } --to=link” makes one to send.
open-by-link-only = { $game } board { $board } waits for a friend of its player: open the link that they have sent you.
invitation-expired = This invitation has expired: ask your friend for a new link.
invitation-gone = This invitation was withdrawn or has expired: ask your friend for a new link.
no-such-invitation = This is no link of ours: check that it is complete, or ask your friend for a new one.
no-guests = Nobody plays here without an account: log in or sign up.
comments-to-blocked = You block { $name }: your moves count, but your comments are not sent.
comments-declined = { $name } does not accept messages from you: your moves count, but your comments are not sent.
comments-while-muted = You are muted: what you did counts, but your comment was left out.
refused-before = { $text }
no-command-in-mail = There is no command in your mail: write one as the subject, or leave the subject empty and write one on each line. “help” explains more.
too-many-commands = A mail may have at most { $n } commands: nothing was done.
no-token-moderates = No token can do that.
no-broadcast-readers = Nobody else wants broadcasts now: yours was not sent. Write to one player with “message”.
bot-unconfirmed = Nothing was changed: write “yes” after your password if a program plays for this account, which then is a bot for ever.
decline-reason-malformed = --reason= is later, clock, rated, unrated, game or people; or leave it out.
bots-malformed = “bots” is true or false.
