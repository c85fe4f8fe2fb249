### Messages of the rules and the server, in their own English words. The page finds a sentence by these patterns
### and says it in the reader's language; one that has no pattern is shown as it is. So the English here is the
### very text of the C++ sources (sentences_test.mjs holds it to them), one line each, nothing but text and { $values }.

## Sowing games: why a house may not be played

why-no-house = “{ $typed }” is not a house: yours are { $first } to { $last }, and you can play { $moves }.
why-no-number = “{ $typed }” is not a house: yours are { $first } to { $last } (or a to { $letter }), and you can play { $moves }.
why-not-yours = House { $house } is your opponent's: yours are { $first } to { $last } (or a to { $letter }), and you can play { $moves }.
why-empty = House { $house } is empty: choose one that holds seeds. You can play { $moves }.
why-feed = Your opponent has no seeds, and { $house } would leave them without any: you must feed them, so play { $moves }.
why-grand-slam = House { $house } would capture every seed your opponent has, a grand slam, which { $game } forbids: play { $moves }.
why-starves = House { $house } would leave your opponent without seeds, which { $game } allows only when every move does: play { $moves }.

## OctiLite: why a pod may not go there

why-unreadable = “{ $typed }” is not written like a move: 22+b adds a prong, 22-33 steps, 22-44 jumps and 22-44x jumps and captures.
why-no-square = There is no square { $square }: the column goes from 1 to { $columns }, the row from 1 to { $rows }.
why-no-prong = There is no prong { $typed }: prongs are a to h.
why-long-chain = A chain has at most seven jumps, one over each other pod: type fewer.
why-has-prong = The pod on { $square } already has the prong { $prong }: choose another direction.
why-none-left = You have no prong left to add: step or jump instead.
why-too-far = From { $from } nothing leads to { $to } in one go: a step goes one square, a jump two, straight or diagonally.
why-step-in-chain = From { $from } to { $to } is a step, and a step is a whole turn: only jumps make a chain.
why-lacks-prong = The pod on { $square } has no prong { $prong } ({ $direction }): add it with { $square }+{ $prong } first.
why-step-takes = A step captures nothing: type { $from }-{ $to }.
why-pod-there = There is a pod on { $square }: you can land only on an empty square.
why-base-ends = Landing on the base { $square } ends the move and wins: stop there.
why-nothing-over = There is no pod on { $square } to jump over.
why-jumped-twice = The pod on { $square } was jumped already: no pod may be jumped twice in a turn.
why-no-pod = There is no pod on { $square }: begin with a square of yours.
why-his-pod = The pod on { $square } is not yours: you are { $colour } and play the pods marked { $letter }.
why-not-legal = “{ $typed }” is not a legal move here: choose one of the legal moves.

## Any game

why-over = The game was over before the move “{ $typed }” ({ $reason }): leave out that move and all after it.
why-no-game = There is no game “{ $typed }” here: the games are { $games }.
over-tie = the board is empty and the stores are equal
over-majority = one player has captured enough to win
over-no-stones = the player to move has no seeds; each takes the seeds on their own side
over-cannot-feed = every move would leave the other player without seeds
over-stalemate = no seed can ever be captured again; each takes the seeds on their own side
over-repetition = the same position has come back
over-starved = a player was left without seeds; the mover takes all that remains
over-base = a pod has reached an enemy base
over-captured-all = all pods of one player are captured
over-no-moves = the player to move cannot move

## Positions that are set up or typed

position-houses = The position has { $n } houses for { $seat }, but { $game } has { $each } on each side: write a number of seeds for each, with commas between.
position-seeds = “{ $typed }” is not a number of seeds for { $seat }'s house { $house }: write a whole number from 0 to { $most }.
position-stores = “{ $typed }” is not a number of seeds captured by { $seat }: write a whole number from 0 to { $most }.
position-sum = The houses hold { $board } seeds and the stores { $stores }, { $sum } in all, but { $game } is played with { $total }: make them add up to { $total }.
position-seeds-form = “{ $typed }” is not a position: write South's houses, a slash, North's houses, what South and North have captured, and S or N for who moves, like “{ $position }”.
position-pod = “{ $typed }” does not begin with a square: a pod is written as column 1 to 6, row 1 to 7, then its prongs, like 22ab.
position-prong = “{ $typed }” has a prong that does not exist: prongs are a to h.
position-prong-twice = “{ $typed }” has the prong { $prong } twice: a pod has at most one in each direction.
position-five-pods = { $colour } has more than four pods: leave at least one out.
position-two-pods = There are two pods on { $square }: give one of them another square.
position-comma = A pod is missing after the last comma of { $colour }'s pods: add it, or leave the comma out.
position-supply = “{ $typed }” is not a supply of prongs: write a number from 0 to { $most }.
position-prongs = The prongs on the pods ({ $n }) and the two supplies must add up to { $total }, not to { $sum }.
position-no-pod = There is no pod on the board: at least one side must have one.
position-both-won = Both sides stand on a base of the other, but the first to get there would have won: move one of them off.
position-pods-form = “{ $typed }” is not a position: write White's pods, a slash, Black's pods, the two supplies and O or X to move, like { $position }.
position-turn = “{ $typed }” does not say whose turn it is: end with O or X.

## What a level of the computer plays like

like-1 = first game
like-2 = newcomer
like-3 = learner
like-4 = beginner
like-5 = improver
like-6 = student
like-7 = holiday player
like-8 = casual
like-9 = regular
like-10 = keen
like-11 = club
like-12 = club captain
like-13 = first board
like-14 = county
like-15 = tournament
like-16 = strong
like-17 = expert
like-18 = master
like-19 = grandmaster
like-20 = strongest

## Names, passwords, addresses

account-name-form = A name has 2 to 20 letters (a to z), digits, - or _, and begins with a letter: choose another.
account-name-means = The name { $name } is reserved: choose another.
account-name-taken = The name { $name } is taken: choose another, or write with its password if it is yours.
account-name-just-taken = The name { $name } is taken: choose another.
account-name-like = The name { $name } looks too much like { $other }: choose another.
account-password-form = A password has { $least } to { $most } characters: choose another (in double quotes if it contains spaces).
account-leaving-yes = Nothing was done: to delete your account, write “yes” after your password.
account-address-form = “{ $typed }” is not a mail address that we can write to: it should look like ann@example.org.
account-address-many = At most { $n } addresses: leave some out.
account-address-barred = Somebody with this address, { $name }, is banned: it cannot be confirmed for another name.
account-name-left = Somebody called { $name } left less than a year ago: choose another name.
account-address-kept-out = Somebody with this address was banned and has left: it cannot be confirmed for another name.
account-exports-enough = You have had { $n } exports within a day: ask for another tomorrow.
account-no-player = There is no player called “{ $typed }” here: check the name, or ask them to sign up first.
account-has-left = { $name } left Posthouse on { $day }: ask somebody else.
account-not-our-word = That is not a code from one of our letters: reply to the letter itself, or open its link.
account-link-used = This link was already used or has expired: ask the operator for another.
account-login-wrong = Name and password do not match: try again.
account-speak-wrong = The name or the password is not right: nothing was done. Try again, or sign up with “signup NAME PASSWORD”.
account-mail-password-only = Your mail password can play, but it cannot change your account: use your account’s own password instead.
account-choose-both = Choose a name and a password.
account-give-both = Enter your name and your password.
account-now-log-in = You are signed up. Log in now.
account-say-who = Say who you are: log in, or write your name and password: { $usage }
account-confirmed-already = This was confirmed already, or its three days are over: nothing was done. Send your command again.
account-moved-on = The board has moved on since you asked for this: nothing was done. Look at it again and send your command again.
account-confirm-first = Your address is not confirmed yet: reply to our letter “confirm …”, or open its link. Then send this again.
account-password-is-changed = Your password is changed, { $name }.
account-logged-out-else = You are logged out everywhere but here.
account-logged-out = You are logged out everywhere: log in with the new one.
account-sessions-stay = Your sessions stay as they are.
account-tokens-void = Your programs' tokens are no longer valid.
account-two-factor-stays = Two-factor authentication stays on.
account-token-days = --days= says how many days the token is valid, 1 to { $most }, as in --days=30.
account-no-session = You have no session “{ $typed }”: “sessions” lists them, and “end session others” ends all but this one.
code-needed = Enter the code from your authenticator app, or a recovery code, as well.
code-wrong = This code is wrong or was already used: enter the one your authenticator app shows now, or a recovery code.
code-too-many = There were too many wrong codes: try again in { $wait } minutes.
code-write-it = Write a code, too: the one that your authenticator shows.
code-not-both = Write --off or --new-codes, not both.
code-none = You have no two-factor authentication: “two-factor” sets it up.
code-begin = Begin with “two-factor”, without a code: it sets it up.
code-operator-stays = Operators cannot switch off two-factor authentication: ask the person who runs the server to end your role first.
code-on-already = Two-factor authentication is on already: with a code write --off or --new-codes, too.
code-not-here = With two-factor authentication your account’s password does not count here: log in on the page, write your mail password instead, or reply to one of our letters.
code-is-off = Two-factor authentication is off, { $name }: your password alone opens your account again.
code-is-on = Two-factor authentication is on, { $name }.
code-from-now-on = From now on you log in with your password and a code.
code-in-mails = In mails write your mail password or reply to our letters: your account's own password no longer counts there.
code-sessions-stay = Your sessions and your programs' tokens stay valid.
code-new-codes = You have new recovery codes; the old ones are void.
code-keep-codes = Keep these recovery codes where you keep important papers: each replaces one code, once, if you lose your device.
code-told-once = They are shown only once.
account-mail-password-stays = Your mail password stays as it is.
account-tokens-stay = Your programs' tokens stay valid: “tokens” lists them.
account-password-reset = Your password is changed, { $name }: log in with the new one. The link no longer works.
account-no-mail-password = You have no mail password.
account-mail-password-void = Your mail password is void, and you have no other.
account-no-address = You no longer have an address here: find your letters on the page.
account-confirmed-here = { $email } is confirmed, { $name }: your letters come here from now on.
account-confirmed-too = { $email } is confirmed, { $name }: you can write from it; your letters still go to { $other }.
account-to-begin = To begin, challenge somebody: wari challenge { $name } computer-2
account-one-password = Commands sent together can use only one password: nothing was done. Send the commands of each player separately, and a new password on its own.
account-answer-first = To sign up you must confirm your address by mail: write exactly one address after the password.
account-sign-up-over = This was confirmed already, or its three days are over: nothing was done. Log in, or sign up again.
account-sign-up-held = A letter is on its way to { $email }: reply to it, or open its link, within three days to become { $name }. Until then the name is not reserved.
account-sign-up-done = Welcome, { $name }. Your letters come to { $email } from now on.
account-letters-address = No letter can be sent to this address now: { $most } were sent within a day. Try again tomorrow.
account-letters-client = No letter can be sent to this address now: you have caused { $most } within an hour. Try again after { $day } UTC.

## Who asks too much, and a house that cannot

busy-player = You may send { $n } requests a minute: try again in { $wait } seconds.
busy-logins = Only { $n } logins a minute are allowed from your address: try again in { $wait } seconds.
busy-address = Too many requests from your address: try again in { $wait } seconds.
busy-wrong-passwords = Too many wrong passwords: try again in { $wait } seconds.
busy-sign-ups = Too many sign-ups from your address: try again in { $wait } minutes.
busy-passwords = Too many passwords are being checked: try again in { $wait } seconds.
busy-cannot-write = The server cannot save anything at the moment; nothing was done. Try again in a minute.
busy-failed = An internal error occurred; nothing was done. Try again in a minute.
busy-damaged = The server’s database is damaged; nothing was done. Tell the operator: it must be restored.
busy-key-taken = This key was already used for another command: nothing was done. Use a new key for each command (a mail’s key is its Message-ID).
busy-other-site = This request comes from another site: use the page of Posthouse itself.
busy-log-in-wishes = Log in to see your settings.
busy-log-in-letters = Log in to read your letters.
host-page-none = The operator of this site has not written this page.
host-page-too-long = This page is longer than 128 kB: the operator must shorten it first.
busy-no-match = There is no match { $game }/{ $board }: look for it among its players’ games.
busy-no-such-match = There is no such match: look for it among its players’ games.
busy-no-player = There is no player “{ $typed }”: /api/players lists them.
busy-no-game = There is no game “{ $typed }”: /api/games lists them.
busy-no-tournament = There is no tournament “{ $typed }”.
busy-muted = You are muted, { $name }, { $text }: you can play, but nobody else can read what you write.
busy-barred = You are banned, { $name }, { $text }: your clocks keep running; you can look at boards, resign and read your letters.

## Commands as they are typed

typed-no-command = There is no command here: “help” explains how to begin.
typed-unknown = There is no command or game called “{ $typed }”: “help commands” lists the commands, “list” the games.
help-which-game = Name a game: “help { $game } { $word }”.
typed-unknown-in-game = There is no command “{ $typed }” for { $game }: “help commands” lists them all.
typed-game-alone = Add a command after { $game }: for example “{ $game } help” for its rules.
typed-second-word = “{ $typed }” needs a second word: { $commands }.
typed-usage = Write it as: { $usage }
typed-option = There is no option --{ $option } here: { $usage }
typed-alone = --{ $option } takes no value: write it alone, or leave it out.
typed-twice = --{ $option } is given twice: write it once.
typed-nothing-beneath = Write your text below the command: it was empty, so nothing was sent.
typed-multiple = “multiple” stands alone: write the commands below it, one on each line.
typed-help = There is no help on “{ $typed }”: ask for a game (“list” names them), a command, or “help commands”.
typed-board = A board is a number, as in “{ $game } show 12”.
typed-no-board = There is no { $game } board { $board }: “{ $game } games NAME” lists a player's boards.

## Making a move

turn-no-passing = There is no passing: a player who has a legal move must make one.
turn-no-swapping = You cannot swap sides in these games: make a move.
turn-somebody-else = Another move was made on this board at the same moment: look at it again.
turn-not-yours = It is not your turn, { $name }: { $other } is to move.
turn-number = The next move is number { $next }, not { $number }: nothing was played.
turn-number-ready = The next move is number { $next }, not { $number }: nothing was submitted.
turn-played-already = Move { $number } was played already: { $move }. Nothing was changed.
turn-behind-move = After # write the number of the move, as in c#5.
turn-behind-show = After # write how many moves to show, as in 12#4.
seat-asked = --seat= says who is at the bottom of the board: own or first.
seat-unknown = You are not known as a player of { $game } board { $board }: leave --seat=own out, or say who you are with “showas”.
seat-numbers = In { $game } the houses are numbered from your side, so you are always at the bottom: leave --seat=first out.
seat-fixed = The text board of { $game } is never turned round: leave --seat=own out.
turn-only-so-many = Only { $n } moves have been made on { $game } board { $board }.
turn-game-over = The game on { $game } board { $board } is over.
turn-not-there = You do not play on { $game } board { $board }, { $name }: “{ $game } games { $name }” lists your boards.
turn-touched-preview = This match uses the etiquette, so you cannot try moves until the game is over: “{ $game } move { $board } MOVE” plays.
turn-touched-undo = This match uses the etiquette, so no move can be taken back: play on.

## Challenges, the waiting room, how many matches

meet-gone = { $name } has left Posthouse: challenge somebody else.
meet-barred = { $name } is banned at present: challenge somebody else.
meet-own-limit = You have reached your limit of { $game } matches: “{ $game } limit none” removes it.
meet-his-limit = { $name } has reached their limit of { $game } matches: challenge somebody else, or try again later.
meet-rated-both = A match is rated or unrated: leave out --rated or --unrated.
meet-own-position = A match from a position of your own is unrated: leave out --rated.
meet-start-form = Write a position after --start=, as “{ $game } show” does.
meet-start-example = { $why } For example, --start="{ $position }"
meet-start-over = The game is over in that position: begin from one in which it goes on.
meet-first-names = --first= says who moves first: lot, { $name } or { $other }.
meet-first-position = In that position { $seat } is to move, and that is { $name }: leave out --first=.
meet-first-offer = --first= says who moves first: lot, me ({ $name }), or you (the player who accepts).
meet-move-not-yours = The first move is { $name }'s, and nobody moves for another: leave the move out, or ask for the first move yourself (--first=me; in a move list, your name on the left).
meet-move-lot = --first=lot draws lots for the first move: leave out that or --move=.
meet-move-nobody = There is no opponent yet: leave out --move=, or challenge a player by name.
meet-move-illegal = “{ $move }” is not a legal first move of { $game }: no match was begun.
meet-anyone-both = Name the other player or write --to=anyone, not both.
meet-name-other = Name the other player after your own name, or write --to=anyone to post the match in the waiting room.
meet-two-players = A match needs two players: name somebody else besides { $name }.
meet-must-be-you = You are { $name }: one of the two players must be you.
meet-waiting-start = An open challenge begins from the opening: leave out --start=, or challenge a player by name.
meet-waiting-many = { $n } of your challenges are open already: “{ $game } withdraw BOARD” takes one back.
meet-taken = The seat at { $game } board { $board } is taken already: “{ $game } waiting” lists those that are free.
meet-own-offer = This open challenge is your own: “{ $game } withdraw { $board }” takes it back.
meet-poster-gone = The player who posted that challenge has left.
meet-not-yours-to-reject = That open challenge is not yours: you need not decline it.
meet-nothing-to-reject = Nothing has been proposed on { $game } board { $board }, and the match has begun: “{ $game } resign { $board }” gives it up.
meet-not-over = The game on { $game } board { $board } is not over yet: play it to its end first.
meet-opponent-gone = Your opponent has left Posthouse.
meet-seek-form = Say how many matches of { $game } you want in all, from 0 to { $most }: “{ $game } seek 3”.
meet-seek-asks = With 0 matches there is no opponent to choose: leave out --{ $option }.
meet-limit-form = A limit is a number from 0 to { $most }, or none: “{ $game } limit 10”.
meet-begins = A match begins: { $game } board { $board }, { $name } against { $other }.
meet-unrated = It is unrated.
meet-waits = { $game } board { $board } waits for a second player.
meet-waits-no-more = { $game } board { $board } is no longer open.
meet-waiting-listed = “{ $game } waiting” lists it until somebody accepts it; “{ $game } withdraw { $board }” takes it back.
meet-seek-none = You seek no more matches of { $game }.
meet-seek-has = You have { $n } of { $most } matches of { $game }.
meet-seek-waits = You have { $n } of { $most } matches of { $game }; the others begin as soon as somebody else seeks one.
meet-limit-set = Never more than { $most } matches of { $game } at a time; you have { $n }.
meet-limit-none = There is no limit to your matches of { $game }.
meet-repeat = --repeat= says how many matches are to begin in all, from 1 to { $most }.
meet-for-anyone = You have named the other player: --{ $option } is only for open challenges (--to=anyone).
meet-gone-meanwhile = { $game } board { $board } is no longer open, somebody has accepted it: “{ $game } show { $board }” shows the match.
meet-block-own = You block { $name }: “unblock { $name }” first, or play somebody else.
meet-block-his = { $name } does not accept matches with you: play somebody else.
meet-rating-form = --rating= needs two numbers, as in --rating=1400-1700, or one: --rating=1400- for at least 1400, --rating=-1700 for at most 1700.
meet-rating-order = Nobody is rated { $least } to { $most }: write the smaller number first.
meet-within = --within= needs a number of points, as in --within=200.
meet-computer = --computer= is no (people only) or yes (the computer plays if nobody else does).
meet-unmet = { $game } board { $board } { $why }: “{ $game } waiting” lists the others.
meet-unmet-rating = is for players rated { $text } (you have { $number })
meet-unmet-within = is for players within { $n } points of { $name }’s { $rating } (you have { $number })
meet-unmet-established = is for players with an established rating (yours is still { $number })
meet-unmet-people = is for people, not for programs

## Draws, moves taken back, words at the board

table-not-moved = You have not moved yet: there is nothing to take back.
table-draw-early = A draw can be proposed once both have moved: “{ $game } reject { $board }” declines the match.
table-tournament-undo = In a tournament no move is taken back.
table-answer-first = First answer your opponent's proposal: “{ $game } accept { $board }” or “{ $game } reject { $board }”.
table-refuses = { $name } refuses the draw: play on.
table-nothing-proposed = Nothing has been proposed on { $game } board { $board }, or a move has been made since.
table-own-proposal = It is your own proposal: your opponent answers it. “{ $game } reject { $board }” withdraws it.
table-only-two-talk = Only the two players chat at { $game } board { $board }: “message NAME” reaches them.
table-no-more-letters = The game on { $game } board { $board } is over: there are no more letters about it.
table-not-watching = You do not watch { $game } board { $board }: there is nothing to end.
table-has-proposed = You have proposed a draw already; { $name } has not answered yet.
table-has-asked = You have asked to take back your move already; { $name } has not answered yet.
table-watching = You play on { $game } board { $board }: you get its letters like those of your other matches.
table-no-letters = No more letters about { $game } board { $board }.
table-unsubscribed = No more mail about { $game } board { $board }: find its letters on the page; the clock keeps running. “{ $game } subscribe { $board }” brings them back.
table-subscribed = You now get the letters of { $game } board { $board }; “{ $game } unsubscribe { $board }” ends that.
table-note-gone = You have no note on { $game } board { $board } any more.

## The etiquette of Warri

manners-form = --etiquette= is on or off: write --etiquette=on or --etiquette=off.
manners-not-here = { $title } has no etiquette: leave out --etiquette.
manners-senior = { $name } joined before you, and this is your first game together, so { $name } may move first or give up the first move. Leave out --first=, or write --etiquette=off.
manners-lot-or-senior = With etiquette the lot decides, unless two meet for the first time and the senior may move first: leave out --first=, or write --etiquette=off.
manners-no-etiquette = Nobody has a right to the first move on { $game } board { $board }, which is played without etiquette: nothing was changed.
manners-not-first-game = Nobody has a right to the first move on { $game } board { $board }: that is the senior's in the first game between two players only.
manners-made = The first move on { $game } board { $board } is made already.
manners-his = The first move on { $game } board { $board } is { $name }'s, to make or to give up.
manners-lot = The lot fell to { $seat }: { $name } moves first.

## Plans, and moves laid ready

plans-begin-if = It is not your turn: begin with “if” and the move that you expect, as in “if b then d”.
plans-never-legal = “{ $typed }” will not be legal, whatever your opponent plays; your moves then: { $moves }.
plans-too-many = There are too many moves to which “{ $typed }” is an answer: say which you expect, as in “if b then d”.
plans-behind = After # write how many moves have been made, as in 12#4.
plans-moved-on = Your conditional moves are for the board after { $n } moves, and { $number } have been made: look at it again.
plans-begin-move = It is your turn: begin with your move, as in “d, if b then e”.
plans-queue = It is not your turn: “{ $game } queue { $board }” queues conditional moves.
plans-none-ready = You have no submitted move on { $game } board { $board }: “{ $game } submit { $board } MOVE” submits one.
plans-dropped = You no longer have conditional moves for { $game } board { $board }.
plans-deep = Conditional moves can be at most { $n } replies deep: remove the deepest ones.
plans-many = You can queue at most { $n } conditional moves: remove some.
plans-twice = You have two replies to “{ $typed }”: remove one of them.

## Clocks, vacations, sleep, weekends

still-clock-form = A clock is BANK+INCREMENT in days, hours, minutes or seconds, such as --clock=30d+1d or --clock=10m+5s, or --clock=none.
still-clock-bounds = The bank of a clock must be between a minute and a year (--clock=30d+1d), its cap at least the bank, its increment at most the cap.
still-zone = A time zone is an offset from UTC, from -12:00 to +14:00: --zone=+1:00
still-vacation-form = Write two days as in “vacation 2027-07-01 2027-07-14”, or “off”.
still-last-before-first = The last day must not be before the first.
still-in-the-past = A vacation cannot begin in the past: today is { $day }.
still-far-ahead = A vacation begins at most { $n } days from now: ask again later.
still-days-most = At most { $n } days of vacation in a year.
still-days-would-be = At most { $n } days of vacation in a year: with these it would be { $used } in { $year }.
still-overlaps = That overlaps with your vacation from { $text }: “vacation off” cancels what is planned.
still-auto-form = Write “vacation auto on” or “vacation auto off”.
still-sleep-form = Sleeping hours are two hours of your day, as in “sleep 23-7”, or “sleep off” for none.
still-sleep-long = You may sleep { $n } hours a day at most; from { $first }:00 to { $last }:00 it would be { $used }.
still-weekend-form = A weekend is one day of the week or two, as in “weekend sat sun”, or “weekend off” for none.
still-weekend-long = A weekend has { $n } days at most.
still-vacation-over = Your vacation is over.
still-no-vacation = No vacation is planned.
still-stand-still = Your clocks are paused (both days included, UTC):
still-days-used = { $n } of { $most } days of { $year } are used or planned.
still-auto-on = Before you run out of time a vacation begins automatically, { $n } days at a time, while you have any left (“vacation auto off”).
still-auto-off = None begins automatically (“vacation auto on”).
still-may-still = You may still move.
still-may-move = You may always move.
still-never = Your clocks: they run day and night, all week.

## Letters and what is told

letter-computer = { $name } is a computer and reads no messages: write to a person.
letter-to-yourself = That would be a message to yourself, { $name }: name somebody else.
letter-many = A message goes to at most { $n } players: write to fewer, or “broadcast”.
letter-broadcast-early = You can send one broadcast a day, and yours was sent { $day } UTC: write again after { $text }, or use “message”.
letter-count = The number of letters must be from 1 to { $most }.
letter-goes = Your message goes to { $players }:
letter-broadcast-nobody = Nobody else wants broadcasts now: yours was not sent.
letter-quiet-form = Quiet hours are two hours of the day, as in --quiet=22-7, or --quiet=off for none.
letter-seat = --seat= says who is at the bottom of your boards: own or first.
letter-no-board = “{ $typed }” is not a board: write a game and a number, as in GAME/12, or “broadcasts”.
letter-neither = You neither play nor watch { $game } board { $board }: “{ $game } subscribe { $board }” watches it.
letter-often = Write each, digest, once or never, and then the boards, as in “notify never GAME/12”.
letter-list-word = No game matches that word: “list” alone names them all.
letter-one-or-two = Name one player for all of their games, or two for their games against each other.
letter-active-next = After the name write active (all running matches) or next (those where it is { $name }'s turn): “{ $typed }” is neither.
letter-block-own = You block { $name }, so they could not answer you: “unblock { $name }” first.
letter-block-his = { $name } does not accept messages from you: write to somebody else.

## Tournaments

cup-number = --{ $option }= is a number from { $least } to { $most }.
cup-system = --system= is robin (all meet all), swiss or knockout.
cup-race-or-games = A meeting is a race or a number of games: leave out --race= or --games=.
cup-rounds = Only a Swiss tournament has a number of rounds: leave out --rounds=.
cup-in-turn = The rounds of this system follow each other anyway: --in-turn is for a round robin.
cup-starts-form = --starts= is a day such as 2027-03-01.
cup-starts-when = --starts= is a day to come, within a year: today is { $day }.
cup-with = --with= names computers, as in --with=computer-3,computer-7; { $name } can only enter on their own.
cup-with-whom = --with= names computers, as in --with=computer-3,computer-7.
cup-none-such = There is no tournament “{ $typed }” of { $game }: “{ $game } tournaments” lists them.
cup-name-form = A tournament's name has 2 to 30 letters, digits, - or _, a letter first: “{ $game } tournament spring-2027”.
cup-clock = A tournament needs a clock, or it might never end: --clock={ $clock } is usual.
cup-no-place = The computers would leave no place for anybody else: name fewer.
cup-announced = { $n } tournaments that you announced have not begun yet: wait for one of them.
cup-name-taken = There is, or was, a tournament “{ $typed }”: choose another name.
cup-begun = { $cup } has begun: “{ $game } tournaments” says which can be entered.
cup-called-off = { $cup } was called off: “{ $game } tournaments” says which can be entered.
cup-entered-already = You have entered { $cup } already.
cup-full = { $cup } is full.
cup-not-in = You do not play in { $cup }.
cup-entered = You have entered { $cup }.
cup-will-not = You will not play in { $cup }.
cup-no-seeds = In a round robin nobody is seeded: leave out --seeds=.
cup-seeds = --seeds= is rating (the best first) or lot.

## Tokens and webhooks

program-tokens-many = You have { $n } tokens already: “tokens” lists them, “revoke token NAME” ends one.
program-token-taken = You have a token of that name: “revoke token { $token }” ends it, or choose another name.
program-no-token = You have no token of that name: “tokens” lists those you have.
program-webhook-form = A webhook's address begins with https:// and has a name on the open internet, as in https://bot.example.org/posthouse.
program-webhooks-many = You have { $n } webhooks already: “webhooks” lists them, “revoke webhook NAME” ends one.
program-webhook-taken = You have a webhook of that name: “revoke webhook { $token }” ends it, or choose another name.
program-no-webhook = You have no webhook of that name: “webhooks” lists those you have.
program-token-void = The token { $token } is revoked.
program-webhook-gone = Nothing is sent to { $token } any more.
program-scope = “{ $typed }” is not a scope: write read, play or talk, or several of them.
program-name-form = A name has 1 to { $most } letters (a to z), digits, - or _, as in “my-bot”.

## Blocking

block-yourself = You cannot block yourself, { $name }: name somebody else.
block-computer = { $name } is a computer, which challenges nobody and writes nothing: name a person.
block-many = You can block { $n } players at most: “unblock” some, or “report” players who bother you.
block-none = You do not block { $name }: “block” alone lists them.
block-nobody = You block nobody.
block-set = You have blocked { $players }: their challenges and messages no longer reach you. Running matches continue. “unblock { $text }” ends it.
block-ended = You no longer block { $players }: their challenges and messages reach you again.

## Lists in sentences: “b, d or f”, “bob and carol”

list-or = { $some } or { $last }
list-and = { $some } and { $last }

## Challenges and friends

offer-friends-only = { $name } accepts challenges from friends only: challenge somebody else.
offer-rated-only = { $name } accepts challenges from rated players only: finish a rated match of any game first, or challenge somebody else.
offer-nobody = { $name } accepts no challenges: challenge somebody else.
offer-already = You have already challenged { $name } to a match of { $game } (board { $board }): wait for the answer, or withdraw it with “{ $which } withdraw { $number }”.
offer-many = You have { $n } open challenges, and the limit is { $most }: “offers” lists them, “{ $which } withdraw { $number }” withdraws the oldest.
offer-many-first-day = You have { $n } open challenges, and on your first day without a confirmed address the limit is { $most }: “offers” lists them, “{ $which } withdraw { $number }” withdraws the oldest.
offer-before-many = { $name } already has { $n } challenges to answer: try again another day, or challenge somebody else.
offer-vain = You have challenged { $name } { $n } times since yesterday, and none was accepted: try again tomorrow, or challenge somebody else.
offer-messages = You have written to { $name } { $n } times without an answer: wait for one before you write again.
offer-words = You cannot write more at { $game } board { $board } until the challenge is accepted: wait for the answer.
offer-circle = --{ $option }= is nobody, friends, rated or everybody.
offer-came-to-nothing = No match came of the challenge on { $game } board { $board }: “{ $text } challenge” makes another.
offer-to-you = { $name } offers you this match, and it has not begun: “{ $which } accept { $number }” begins it, “{ $other } decline { $board }” does not.
offer-not-accepted = { $name } has not accepted this match yet, so it has not begun: “{ $which } withdraw { $number }” takes it back.
offer-own-matches = You are playing { $n } matches, and Posthouse allows no more at a time: finish some first.
offer-their-matches = { $name } plays { $n } matches, and Posthouse allows no more at a time: challenge somebody else.
offer-own = This is your own challenge: only your opponent can accept it. “{ $which } withdraw { $number }” takes it back.
friend-yourself = You cannot add yourself, { $name }: name somebody else.
friend-computer = { $name } is a computer: name a person.
friend-blocked = You block { $name }: “unblock { $player }” first.
friend-many = You can have { $n } friends at most: “unfriend” some first.
friend-unknown = “{ $name }” is not among your friends: “friend” alone lists them.

# Operators, on their page.

moderation-only = Only operators can do that, logged in on the page.
moderation-no-factor = Operators need two-factor authentication: switch it on in the settings, then log in again.
moderation-no-code = You logged in here without a code: log out, then log in again with your second factor.
moderation-yourself = That is you: you cannot moderate yourself.
moderation-another = { $name } is an operator, too: only “posthouse admin” on the server can do that.
moderation-about-you = This report is about you: another operator must handle it.
report-of-yourself = That is you: name somebody else, or a match.
report-name-it = Name the match as in “report wari/12”, or a player: “report NAME”.
report-enough = You have reached the limit of reports for today: the operator reads them all.
report-thanks = Thank you, { $name }.
report-who-reads = Only the operators read your report about { $about }.

## Playing by link, and guests

link-or-waiting-room = Write --to=anyone to post the match in the waiting room, --to=link for a link to send to a friend, or the other player's name after your own.
link-without-option = Whoever opens the link plays: leave out --{ $option }.
link-needed = { $game } board { $board } waits for a friend of its player: open the link that they have sent you.
link-expired = This invitation has expired: ask your friend for a new link.
link-gone = This invitation was withdrawn or has expired: ask your friend for a new link.
link-unknown = This is no link of ours: check that it is complete, or ask your friend for a new one.
guest-challenges = Guests play by link only: sign up to challenge others. You keep your games.
guest-waiting = Guests play by link only: sign up to play whoever waits. You keep your games.
guest-command = Guests play by link only: sign up to use “{ $command }”. You keep your games.
guest-opponent = { $opponent } is a guest, who plays by link only: “{ $game } challenge { $name } --to=link” makes one to send.
guests-none = Nobody plays here without an account: log in or sign up.
