### What the rules and the house say, in their own English words. The page finds a sentence by these patterns
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
account-name-means = The name { $name } means something else here: choose another.
account-name-taken = The name { $name } is taken: choose another, or write with its password if it is yours.
account-name-just-taken = The name { $name } is taken: choose another.
account-name-like = The name { $name } looks too much like { $other }: choose another.
account-password-form = A password has { $least } to { $most } characters: choose another (in double quotes if it has blanks).
account-leaving-yes = Nothing was done: to leave the house, write “yes” behind your password.
account-address-form = “{ $typed }” is not a mail address that we can write to: it should look like ann@example.org.
account-address-many = At most { $n } addresses: leave some out.
account-address-barred = Somebody with this address, { $name }, is barred from the house: it cannot be confirmed for another name.
account-name-left = Somebody called { $name } left the house less than a year ago: choose another name.
account-address-kept-out = Somebody with this address was barred from the house and left: it cannot be confirmed for another name.
account-exports-enough = You have had { $n } exports within a day: ask for another tomorrow.
account-no-player = There is no player called “{ $typed }” here: check the name, or ask them to sign up first.
account-has-left = { $name } has left the house, on { $day }: ask somebody else.
account-not-our-word = That is not a word from one of our letters: reply to the letter itself, or open its link.
account-link-used = This link was used already, or its time is over: ask the operator of the house for another.
account-login-wrong = The name and the password do not belong together: try again.
account-speak-wrong = The name or the password is not right: nothing was done. Try again, or sign up with “signup NAME PASSWORD”.
account-mail-password-only = Your mail password plays, but it cannot change your account: write your own password instead.
account-choose-both = Choose a name and a password.
account-give-both = Give your name and your password.
account-now-log-in = You are signed up: now log in.
account-say-who = Say who you are: log in, or write your name and password: { $usage }
account-confirmed-already = This was confirmed already, or its three days are over: nothing was done. Send your command again.
account-moved-on = The board has moved on since you asked for this: nothing was done. Look at it again and send your command again.
account-confirm-first = Your address is not confirmed yet: reply to our letter “confirm …”, or open its link. Then send this again.
account-password-is-changed = Your password is changed, { $name }.
account-logged-out-else = You are logged out everywhere but here.
account-logged-out = You are logged out everywhere: log in with the new one.
account-sessions-stay = Your sessions stay as they are.
account-tokens-void = The tokens of your programs are void.
account-two-factor-stays = Two-factor authentication stays on.
account-token-days = Write in --days= how many days the token is to be good, 1 to { $most }, as in --days=30.
account-no-session = You have no session “{ $typed }”: “sessions” lists them, and “end session others” ends all but this one.
code-needed = Give the code that your authenticator shows now, too, or a recovery code.
code-wrong = This code is not right, or it was used before: type the one that your authenticator shows now, or a recovery code.
code-too-many = There were too many wrong codes: try again in { $wait } minutes.
code-write-it = Write a code, too: the one that your authenticator shows.
code-not-both = Write --off or --new-codes, not both.
code-none = You have no two-factor authentication: “two-factor” sets it up.
code-begin = Begin with “two-factor”, without a code: it sets it up.
code-operator-stays = Operators cannot switch off two-factor authentication: give up the role first, with the help of whoever runs the server.
code-on-already = Two-factor authentication is on already: with a code write --off or --new-codes, too.
code-not-here = With two-factor authentication your account’s password does not count here: log in on the page, write your mail password instead, or reply to one of our letters.
code-is-off = Two-factor authentication is off, { $name }: your password alone opens your account again.
code-is-on = Two-factor authentication is on, { $name }.
code-from-now-on = From now on you log in with your password and a code.
code-in-mails = In mails write your mail password or reply to our letters: your account's own password does not count there any more.
code-sessions-stay = Your sessions and the tokens of your programs stay.
code-new-codes = You have new recovery codes; the old ones are void.
code-keep-codes = Keep these recovery codes where you keep important papers: each stands for one code if your device is lost, once.
code-told-once = They are not told again.
account-mail-password-stays = Your mail password stays as it is.
account-tokens-stay = The tokens of your programs stay, too: “tokens” lists them.
account-password-reset = Your password is changed, { $name }: log in with the new one. The link that you used is good no more.
account-no-mail-password = You have no mail password.
account-mail-password-void = Your mail password is void, and there is no other.
account-no-address = You have no address here any more: your letters wait on the page.
account-confirmed-here = { $email } is confirmed, { $name }: your letters come here from now on.
account-confirmed-too = { $email } is confirmed, { $name }: you may write from it; your letters go on coming to { $other }.
account-to-begin = To begin, challenge somebody: wari challenge { $name } computer-2
account-one-password = Several commands together may hold one password, and there are more: nothing was done. Send the commands of each player by themselves, and a new password alone.
account-answer-first = A name is yours here once you have answered a letter: write your mail address behind the password, one only.
account-sign-up-over = This was confirmed already, or its three days are over: nothing was done. Log in, or sign up again.
account-sign-up-held = A letter is on its way to { $email }: reply to it, or open its link, within three days, and you are { $name }. Until then the name is not taken.
account-sign-up-done = Welcome, { $name }. Your letters come to { $email } from now on.
account-letters-address = No letter goes to this address now: { $most } went there within a day; write it again tomorrow.
account-letters-client = No letter goes to this address now: from you came { $most } within an hour; write it again after { $day } UTC.

## Who asks too much, and a house that cannot

busy-player = You may ask { $n } times a minute: go on in { $wait } seconds.
busy-logins = From your address came { $n } logins in a minute: go on in { $wait } seconds.
busy-address = From your address too much is asked in a minute: go on in { $wait } seconds.
busy-wrong-passwords = There were too many wrong passwords, so none is checked now: try again in { $wait } seconds.
busy-sign-ups = Too many have signed up from your address: try again in { $wait } minutes.
busy-passwords = Too many passwords are being checked: try again in { $wait } seconds.
busy-cannot-write = The house cannot write at the moment; nothing was done. Try again in a minute.
busy-failed = The house failed and did nothing: try again in a minute.
busy-damaged = The house’s database is damaged; nothing was done. Tell the operator: it must be restored.
busy-key-taken = This key has come before with another command: nothing was done. Give each command a key of its own (a mail’s key is its Message-ID).
busy-other-site = This request comes from another site: use the house's own page.
busy-log-in-wishes = Log in to see what is set for you.
busy-log-in-letters = Log in to read your letters.
host-page-none = The host of this house has written no such page.
host-page-too-long = This page is longer than 128 kB: its host must shorten it first.
busy-no-match = There is no match { $game }/{ $board } here: look for it among its players’ games.
busy-no-such-match = There is no such match here: look for it among its players’ games.
busy-no-player = There is no player “{ $typed }”: /api/players lists them.
busy-no-game = There is no game “{ $typed }”: /api/games lists them.
busy-no-tournament = There is no tournament “{ $typed }”.
busy-muted = You are muted, { $name } { $text }: you may play, but nothing that you write reaches others.
busy-barred = You are barred from the house, { $name } { $text }: your matches run on by their clocks; you may look, resign, and read your letters.

## Commands as they are typed

typed-no-command = There is no command here: “help” says how to begin.
typed-unknown = There is no command or game called “{ $typed }”: “help commands” lists the commands, “list” the games.
help-which-game = Say of which game: “help { $game } { $word }”.
typed-unknown-in-game = There is no command “{ $typed }” for { $game }: “help commands” lists them all.
typed-game-alone = Say what to do with { $game }: for example “{ $game } help” for its rules.
typed-second-word = “{ $typed }” has a second word: { $commands }.
typed-usage = Write it as: { $usage }
typed-option = There is no option --{ $option } here: { $usage }
typed-alone = --{ $option } has no value: write it alone, or leave it out.
typed-twice = --{ $option } stands there twice: write it once.
typed-nothing-beneath = Write what you have to say beneath the command: there was nothing, and nothing was sent.
typed-multiple = “multiple” stands alone: write one command a line beneath it.
typed-help = There is no help on “{ $typed }”: ask for a game (“list” names them), a command, or “help commands”.
typed-board = A board is a number, as in “{ $game } show 12”.
typed-no-board = There is no { $game } board { $board }: “{ $game } games NAME” lists a player's boards.

## Making a move

turn-no-passing = There is no passing: a player who has a legal move must make one.
turn-no-swapping = There is no changing of sides in these games: make a move.
turn-somebody-else = That move has just been made by somebody else's hand: look at the board again.
turn-not-yours = It is not your turn, { $name }: { $other } is to move.
turn-number = The next move is number { $next }, not { $number }: nothing was played.
turn-number-ready = The next move is number { $next }, not { $number }: nothing was laid ready.
turn-played-already = Move { $number } was played already: { $move }. Nothing was changed.
turn-behind-move = Behind # stands the number of the move, as in c#5.
turn-behind-show = Behind # stands how many moves to show, as in 12#4.
seat-asked = Who is at the bottom of the board is --seat=own or --seat=first.
seat-unknown = Nobody knows you as a player of { $game } board { $board }: leave --seat=own out, or say who you are with “showas”.
seat-numbers = In { $game } the numbers of the houses are yours, so you are always at the bottom: leave --seat=first out.
seat-fixed = The text board of { $game } is never turned round: leave --seat=own out.
turn-only-so-many = Only { $n } moves have been made on { $game } board { $board }.
turn-game-over = The game on { $game } board { $board } is over.
turn-not-there = You do not play on { $game } board { $board }, { $name }: “{ $game } games { $name }” lists your boards.
turn-touched-preview = At this table a house touched is a house played, so nothing is tried out while the game goes on: “{ $game } move { $board } MOVE” plays.
turn-touched-undo = At this table a house touched is a house played: no move is taken back. Play on; the seeds may yet be kind to you.

## Challenges, the waiting room, how many matches

meet-gone = { $name } has left the house: challenge somebody else.
meet-barred = { $name } is barred from the house at present: challenge somebody else.
meet-own-limit = You have as many matches of { $game } as you want: “{ $game } limit none” lifts your limit.
meet-his-limit = { $name } wants no more matches of { $game } at present: challenge somebody else, or try again later.
meet-rated-both = A match is rated or unrated: leave out --rated or --unrated.
meet-own-position = A match from a position of your own is unrated: leave out --rated.
meet-start-form = Write a position behind --start=, as “{ $game } show” does.
meet-start-example = { $why } For example, --start="{ $position }"
meet-start-over = The game is over in that position: begin from one in which it goes on.
meet-first-names = --first= says who moves first: lot, { $name } or { $other }.
meet-first-position = In that position { $seat } is to move, and that is { $name }: leave out --first=.
meet-first-offer = --first= says who moves first: lot, me ({ $name }), or you (whoever accepts).
meet-move-not-yours = The first move is { $name }'s, and nobody moves for another: leave the move out, or ask for the first move yourself (--first=me; in a move list, your name on the left).
meet-move-lot = --first=lot leaves the first move to the lot: leave out that or --move=.
meet-move-nobody = Nobody is there yet to play against: leave out --move=, or challenge a player by name.
meet-move-illegal = “{ $move }” is no legal first move of { $game }: nothing was begun.
meet-anyone-wrong = Write --to=anyone to post the match in the waiting room, or the other player's name behind your own.
meet-anyone-both = Name the other player or write --to=anyone, not both.
meet-name-other = Name the other player behind your own, or write --to=anyone to post the match in the waiting room.
meet-two-players = A match needs two players: name somebody else beside { $name }.
meet-must-be-you = You are { $name }: one of the two players must be you.
meet-waiting-start = A waiting board begins from the opening: leave out --start=, or challenge a player by name.
meet-waiting-many = { $n } boards of yours wait already: “{ $game } withdraw BOARD” takes one back.
meet-taken = The seat at { $game } board { $board } is taken already: “{ $game } waiting” lists those that are free.
meet-own-offer = That board waits for somebody else: “{ $game } withdraw { $board }” takes it back.
meet-poster-gone = Who posted that board has left the house.
meet-not-yours-to-reject = That board waits for a second player: who does not want it need not say so.
meet-nothing-to-reject = Nothing has been proposed on { $game } board { $board }, and the match has begun: “{ $game } resign { $board }” gives it up.
meet-not-over = The game on { $game } board { $board } is not over yet: play it to its end first.
meet-opponent-gone = Your opponent has left the house.
meet-seek-form = Say how many matches of { $game } you want in all, from 0 to { $most }: “{ $game } seek 3”.
meet-seek-asks = Who seeks no more matches asks nothing of anybody: leave out --{ $option }.
meet-limit-form = A limit is a number from 0 to { $most }, or none: “{ $game } limit 10”.
meet-begins = A match begins: { $game } board { $board }, { $name } against { $other }.
meet-unrated = It is unrated.
meet-waits = { $game } board { $board } waits for a second player.
meet-waits-no-more = { $game } board { $board } waits no more.
meet-waiting-listed = “{ $game } waiting” lists it until somebody accepts it; “{ $game } withdraw { $board }” takes it back.
meet-seek-none = You seek no more matches of { $game }.
meet-seek-has = You have { $n } of { $most } matches of { $game }.
meet-seek-waits = You have { $n } of { $most } matches of { $game }; the others begin as soon as somebody else seeks one.
meet-limit-set = Never more than { $most } matches of { $game } at a time; you have { $n }.
meet-limit-none = There is no limit to your matches of { $game }.
meet-repeat = --repeat= says how many matches are to begin in all, from 1 to { $most }.
meet-for-anyone = You have named the other player: --{ $option } is for boards that wait for anyone (--to=anyone).
meet-gone-meanwhile = { $game } board { $board } waits no more, somebody has accepted it: “{ $game } show { $board }” shows the match.
meet-block-own = You block { $name }: “unblock { $name }” first, or play somebody else.
meet-block-his = { $name } does not accept matches with you: play somebody else.
meet-rating-form = --rating= is two numbers, as in --rating=1400-1700, or one: --rating=1400- for 1400 and more, --rating=-1700 for 1700 and less.
meet-rating-order = Nobody is rated { $least } to { $most }: write the smaller number first.
meet-within = --within= is a number of points, as in --within=200.
meet-computer = --computer= is no (people only) or yes (the computer, too, if nobody comes).
meet-unmet = { $game } board { $board } { $why }: “{ $game } waiting” lists the others.
meet-unmet-rating = is for players rated { $text } (you have { $number })
meet-unmet-within = is for players within { $n } points of { $name }’s { $rating } (you have { $number })
meet-unmet-established = is for players whose rating is established (yours is { $number } still)
meet-unmet-people = is for people, not for programs

## Draws, moves taken back, words at the board

table-not-moved = You have not moved yet: there is nothing to take back.
table-draw-early = A draw can be proposed once both have moved: “{ $game } reject { $board }” declines the match.
table-tournament-undo = In a tournament no move is taken back.
table-answer-first = Answer first what has been proposed to you: “{ $game } accept { $board }” or “{ $game } reject { $board }”.
table-refuses = { $name } refuses the draw: play on.
table-nothing-proposed = Nothing has been proposed on { $game } board { $board }, or a move has been made since.
table-own-proposal = It is your own proposal: your opponent answers it. “{ $game } reject { $board }” withdraws it.
table-only-two-talk = Only the two who play talk at { $game } board { $board }: “message NAME” reaches them.
table-no-more-letters = The game on { $game } board { $board } is over: no more letters of it are written.
table-not-watching = You do not watch { $game } board { $board }: there is nothing to end.
table-has-proposed = You have proposed a draw already; { $name } has not answered yet.
table-has-asked = You have asked to take back your move already; { $name } has not answered yet.
table-watching = You play on { $game } board { $board }: its letters come to you as those of your other matches.
table-no-letters = No more letters of { $game } board { $board }.
table-unsubscribed = No more mail of { $game } board { $board }: its letters wait on the page, and the clock runs on. “{ $game } subscribe { $board }” brings them back.
table-subscribed = The letters of { $game } board { $board } come to you from now on; “{ $game } unsubscribe { $board }” ends that.
table-note-gone = You have no note on { $game } board { $board } any more.

## The etiquette of Warri

manners-form = Etiquette is kept or not: write --etiquette=on or --etiquette=off.
manners-not-here = { $title } is played without this etiquette: leave out --etiquette.
manners-senior = { $name } has been longer in the house than you, and it is your first game together: the first move is for { $name } to make or to give up. Leave out --first=, or write --etiquette=off.
manners-lot-or-senior = With etiquette the lot decides, unless two meet for the first time and the senior may move first: leave out --first=, or write --etiquette=off.
manners-no-etiquette = Nobody has a right to the first move on { $game } board { $board }, which is played without etiquette: nothing was changed.
manners-not-first-game = Nobody has a right to the first move on { $game } board { $board }: that is the senior's in the first game between two players only.
manners-made = The first move on { $game } board { $board } is made already.
manners-his = The first move on { $game } board { $board } is { $name }'s, to make or to give up.
manners-lot = The lot fell to { $seat }: { $name } moves first.

## Plans, and moves laid ready

plans-begin-if = It is not your turn: begin with “if” and the move that you expect, as in “if b then d”.
plans-never-legal = “{ $typed }” will not be legal, whatever the other plays; your moves then: { $moves }.
plans-too-many = There are too many moves to which “{ $typed }” is an answer: say which you expect, as in “if b then d”.
plans-behind = Behind # stands how many moves have been made, as in 12#4.
plans-moved-on = Your plan is for the board after { $n } moves, and { $number } have been made: look at it again.
plans-begin-move = It is your turn: begin with your move, as in “d, if b then e”.
plans-queue = It is not your turn: “{ $game } queue { $board }” lays answers ready.
plans-none-ready = You have laid no move ready on { $game } board { $board }: “{ $game } submit { $board } MOVE” does.
plans-dropped = You have no plan for { $game } board { $board } any more.
plans-deep = A plan looks ahead { $n } answers at most: yours goes deeper.
plans-many = A plan has { $n } answers at most: yours has more.
plans-twice = Your plan answers “{ $typed }” twice: leave one of the two out.

## Clocks, vacations, sleep, weekends

still-clock-form = A clock is BANK+INCREMENT in days, hours or minutes, such as --clock=30d+1d, or --clock=none.
still-clock-bounds = The bank of a clock is between a minute and a year (--clock=30d+1d), its cap no less than the bank, its increment no more than the cap.
still-zone = A zone is how far your clock is ahead of UTC, from -12:00 to +14:00: --zone=+1:00
still-vacation-form = Write two days as in “vacation 2027-07-01 2027-07-14”, or “off”.
still-last-before-first = The last day must not be before the first.
still-in-the-past = A vacation cannot begin in the past: today is { $day }.
still-far-ahead = A vacation begins at most { $n } days from now: ask again later.
still-days-most = At most { $n } days of vacation in a year.
still-days-would-be = At most { $n } days of vacation in a year: with these it would be { $used } in { $year }.
still-overlaps = That overlaps with your vacation from { $text }: “vacation off” drops what is planned.
still-auto-form = Write “vacation auto on” or “vacation auto off”.
still-sleep-form = Sleeping hours are two hours of your day, as in “sleep 23-7”, or “sleep off” for none.
still-sleep-long = You may sleep { $n } hours a day at most; from { $first }:00 to { $last }:00 it would be { $used }.
still-weekend-form = A weekend is one day of the week or two, as in “weekend sat sun”, or “weekend off” for none.
still-weekend-long = A weekend has { $n } days at most.
still-vacation-over = Your vacation is over.
still-no-vacation = No vacation is planned.
still-stand-still = Your clocks stand still (both days included, UTC):
still-days-used = { $n } of { $most } days of { $year } are used or planned.
still-auto-on = Before your time is up a vacation begins by itself, { $n } days at a time, while there are any left (“vacation auto off”).
still-auto-off = None begins by itself (“vacation auto on”).
still-may-still = You may still move.
still-may-move = You may always move.
still-never = Your clocks: they run by day and night, all week.

## Letters and what is told

letter-computer = { $name } plays, but reads no letters: write to people.
letter-to-yourself = That would be a letter to yourself, { $name }: name somebody else.
letter-many = A message goes to at most { $n } players: write to fewer, or “broadcast”.
letter-broadcast-early = One broadcast a day, and yours went { $day } UTC: write again after { $text }, or “message” to some.
letter-count = How many letters is a number from 1 to { $most }.
letter-goes = Your message goes to { $players }:
letter-broadcast-nobody = Nobody else wants broadcasts now: yours went to nobody.
letter-quiet-form = Quiet hours are two hours of the day, as in --quiet=22-7, or --quiet=off for none.
letter-seat = Who is at the bottom of your boards is --seat=own or --seat=first.
letter-no-board = “{ $typed }” is no board: write a game and a number, as in GAME/12, or “broadcasts”.
letter-neither = You neither play nor watch { $game } board { $board }: “{ $game } subscribe { $board }” watches it.
letter-often = How often is one of each, digest, once or never; then come the boards, as in “notify never GAME/12”.
letter-list-word = No game's line has that word: “list” alone names them all.
letter-one-or-two = Name one player for all of his games, or two for those of each other.
letter-active-next = Behind the name stands active (all that run) or next (those where it is { $name }'s turn): “{ $typed }” is neither.
letter-block-own = You block { $name }, who could not answer you: “unblock { $name }” first.
letter-block-his = { $name } does not accept messages from you: write to somebody else.

## Tournaments

cup-number = --{ $option }= is a number from { $least } to { $most }.
cup-system = --system= is robin (all meet all), swiss or knockout.
cup-race-or-games = A meeting is a race or a number of games: leave out --race= or --games=.
cup-rounds = Only a Swiss tournament has a number of rounds: leave out --rounds=.
cup-in-turn = The rounds of this system follow each other anyway: --in-turn is for a round robin.
cup-starts-form = --starts= is a day such as 2027-03-01.
cup-starts-when = --starts= is a day to come, within a year: today is { $day }.
cup-with = --with= names computers, as in --with=computer-3,computer-7; { $name } enters by himself.
cup-with-whom = --with= names computers, as in --with=computer-3,computer-7.
cup-none-such = There is no tournament “{ $typed }” of { $game }: “{ $game } tournaments” lists them.
cup-name-form = A tournament's name has 2 to 30 letters, digits, - or _, a letter first: “{ $game } tournament spring-2027”.
cup-clock = A tournament has a clock, or it might never end: --clock={ $clock } is usual.
cup-no-place = The computers would leave no place for anybody else: name fewer.
cup-announced = { $n } tournaments that you announced have not begun yet: wait for one of them.
cup-name-taken = There is, or was, a tournament “{ $typed }”: choose another name.
cup-begun = { $cup } has begun: “{ $game } tournaments” says which can be entered.
cup-called-off = { $cup } was called off: “{ $game } tournaments” says which can be entered.
cup-entered-already = You have entered { $cup } already.
cup-full = { $cup } has as many players as it can have.
cup-not-in = You do not play in { $cup }.
cup-entered = You have entered { $cup }.
cup-will-not = You will not play in { $cup }.
cup-no-seeds = Where everybody meets everybody nobody is seeded: leave out --seeds=.
cup-seeds = --seeds= is rating (the best first) or lot.

## Tokens and webhooks

program-tokens-many = You have { $n } tokens already: “tokens” lists them, “revoke token NAME” ends one.
program-token-taken = You have a token of that name: “revoke token { $token }” ends it, or choose another name.
program-no-token = You have no token of that name: “tokens” lists those you have.
program-webhook-form = A webhook's address begins with https:// and has a name on the open internet, as in https://bot.example.org/posthouse.
program-webhooks-many = You have { $n } webhooks already: “webhooks” lists them, “revoke webhook NAME” ends one.
program-webhook-taken = You have a webhook of that name: “revoke webhook { $token }” ends it, or choose another name.
program-no-webhook = You have no webhook of that name: “webhooks” lists those you have.
program-token-void = The token { $token } is void.
program-webhook-gone = Nothing is sent to { $token } any more.
program-scope = “{ $typed }” is nothing that a token may do: say read, play or talk, or several of them.
program-name-form = Call it by 1 to { $most } letters (a to z), digits, - or _, as in “my-bot”.

## Blocking

block-yourself = You cannot block yourself, { $name }: name somebody else.
block-computer = { $name } is the house’s computer, which challenges nobody and writes nothing: name a person.
block-many = You can block { $n } players at most: “unblock” some, or “report” those who molest you.
block-none = You do not block { $name }: “block” alone says whom you block.
block-nobody = You block nobody.
block-set = You block { $players }: no challenges and no words from them reach you. Matches that run go on. “unblock { $text }” ends it.
block-ended = You block { $players } no more: challenges and words from them reach you again.

## Lists in sentences: “b, d or f”, “bob and carol”

list-or = { $some } or { $last }
list-and = { $some } and { $last }

## Challenges and friends

offer-friends-only = { $name } takes challenges of friends only: play somebody else.
offer-rated-only = { $name } takes challenges of rated players only: finish a rated match of any game first, or play somebody else.
offer-nobody = { $name } takes no challenges: play somebody else.
offer-already = You have offered { $name } a match of { $game } already (board { $board }), and one at a time is enough: wait for the answer, or “{ $which } withdraw { $number }” takes it back.
offer-many = { $n } challenges of yours wait to be accepted, and { $most } at a time are enough: “offers” lists them, and “{ $which } withdraw { $number }” takes the oldest back.
offer-many-first-day = { $n } challenges of yours wait to be accepted, and { $most } at a time are enough on your first day without a confirmed address: “offers” lists them, and “{ $which } withdraw { $number }” takes the oldest back.
offer-before-many = { $name } has { $n } challenges to answer already: try again another day, or play somebody else.
offer-vain = You have challenged { $name } { $n } times since yesterday, and no match came of it: try again tomorrow, or play somebody else.
offer-messages = You have written to { $name } { $n } times, and there was no answer: write again when there is one.
offer-words = You have said enough at { $game } board { $board } until it is accepted: wait for the answer.
offer-circle = --{ $option }= is nobody, friends, rated or everybody.
offer-came-to-nothing = Nothing came of the challenge on { $game } board { $board }: “{ $text } challenge” makes another.
offer-to-you = { $name } offers you this match, and it has not begun: “{ $which } accept { $number }” begins it, “{ $other } decline { $board }” does not.
offer-not-accepted = { $name } has not accepted this match yet, so it has not begun: “{ $which } withdraw { $number }” takes it back.
offer-own-matches = You play { $n } matches, and this house allows no more at a time: finish some first.
offer-their-matches = { $name } plays { $n } matches, and this house allows no more at a time: challenge somebody else.
offer-own = It is your own challenge: the other player accepts it. “{ $which } withdraw { $number }” takes it back.
friend-yourself = You are your own friend anyway, { $name }: name somebody else.
friend-computer = { $name } plays whenever you like: name a person.
friend-blocked = You block { $name }: “unblock { $player }” first.
friend-many = You can have { $n } friends at most: “unfriend” some first.
friend-unknown = “{ $name }” is not among your friends: “friend” alone lists them.

# Operators, on their page.

moderation-only = Only operators can do that, logged in on the page.
moderation-no-factor = Operators need two-factor authentication: switch it on in the settings, then log in again.
moderation-no-code = You logged in here without a code: log out, then log in again with your second factor.
moderation-yourself = That is you: nobody keeps order over themselves.
moderation-another = { $name } is an operator, too: only “posthouse admin” on the server can do that.
moderation-about-you = This report is about you: another operator sees to it.
report-of-yourself = That is you: name somebody else, or a match.
report-name-it = Name the match as in “report wari/12”, or a player: “report NAME”.
report-enough = You have reported enough for today: the operator reads it all.
report-thanks = Thank you, { $name }.
report-who-reads = The operator of the house reads what you say about { $about }; nobody else does.
