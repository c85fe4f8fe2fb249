### What letters and the answers to commands say. The server alone reads this file: see
### src/translation/texts.h. Commands in “…” and words in capitals stay as they are.

## Every letter

letter-greeting = Dear { $name },
letter-hello = Hello,
letter-you = you
letter-match-name = { $game } board { $board }
letter-players = { $match }, { $first } against { $second }
letter-subject = { $game } with { $name } · board { $board }
letter-subject-watched = { $game }, { $first } and { $second } · board { $board }
letter-writes = { $name } writes:
letter-reason = Reason:
letter-no-reason = (no reason was given)
letter-operator = The operator
letter-unsubscribe = Unsubscribe from letters like this
letter-your-letter-subject = your letter
letter-day =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }

## Confirmations

letter-confirm-subject = your mail address
letter-confirm = Someone, hopefully you, added this address to a Posthouse account. If it was you, reply to this letter or open
letter-confirm-then = Then your letters come here, and you can play by mail. If it was not you, do nothing: you will not hear from us again.
letter-sign-up-subject = your new account
letter-sign-up = Someone, hopefully you, is signing up at Posthouse as { $name } with this address. If it was you, reply to this letter within three days, or open this page, and the name is yours:
letter-if-not-you = If it was not you, do nothing: you will not hear from us again.
letter-held-subject = a command in your name
letter-held = we received a mail that asks for this in your name. It claims to come from:
letter-held-asks = It asks for:
letter-held-words = with this text:
letter-held-confirm = Anybody can send mail under your address, so nothing was done yet. If it was you, reply to this letter with the word “yes” within three days, or open this page to confirm it:
letter-held-not-you = If it was not you, do nothing. To avoid this question, put your password or mail password into the command.

## Accounts

letter-addresses-subject = Your addresses were changed
letter-addresses = The addresses of your Posthouse account have just been changed, with your password. We sent this letter to your previous address; the new addresses are on your page.
letter-addresses-not-you = If this was not you, somebody knows your password: log in at { $page } and change it now, or email { $house } with this subject:
letter-reset-subject = Your password was changed
letter-reset = Your password has just been changed with a link that the operator made for you. If this was not you, contact the operator now.
letter-two-factor-on-subject = Two-factor authentication is on
letter-two-factor-on = Two-factor authentication of your account has just been turned on. If this was not you, contact the operator now.
letter-two-factor-off-subject = Two-factor authentication is off
letter-two-factor-off = Two-factor authentication of your account has just been turned off. If this was not you, contact the operator now.
letter-webhook-subject = Webhook { $webhook } stopped
letter-webhook = Your webhook { $webhook } does not accept the events that Posthouse sends:
letter-webhook-then = Posthouse has stopped sending events to it. When your program works again, send it a test: if that is accepted, the webhook goes on where it was. Otherwise remove it.
letter-unread-subject = A mail of yours was not read
letter-unread = Today a mail from your address came to { $game } board { $board }. It looks as if you had not written it yourself ({ $reason }), so it was not read and nothing was done. If you did write it, make your move on the page:
letter-suspended-subject = Address suspended
letter-bounced-subject = Mail to your address bounced
letter-bounced = Mail to { $address } bounced:
letter-suspended = We send no more letters to this address until you confirm it again. If it works again, or if you have another one, write
letter-suspended-then = and reply to the letter that you get.
letter-bounced-day = This was day { $day } of 3: if mail bounces on a third day, we send no more letters to this address until you confirm it again.
letter-clocks-run = Your clocks keep running: all letters are on your page, and you can play there as well.
letter-vacation-subject = Automatic vacation
letter-vacation = You were about to run out of time in { $game } board { $board }, so your automatic vacation has started. Your clocks are paused until { $until } UTC; you can still move. Of your { $most } vacation days this year, { $used } are now used or planned.
letter-vacation-end = To end it, email { $house } with this subject:
letter-vacation-never = To turn off automatic vacations:
letter-seeking-subject = You seek no more { $game } matches
letter-seeking = You ran out of time in { $game } board { $board }, so Posthouse begins no further matches of { $game } for you, and your open challenges are withdrawn. When you are back, seek again, as in:
letter-goodbye-subject = Goodbye
letter-goodbye =
    Goodbye. { $matches ->
        [0] You had no running matches.
        [one] Your running match is given up.
       *[other] Your { $matches } running matches are given up.
    } Your account is deleted: others see “{ $deleted }” instead of your name, which nobody can use for a year.
letter-leaving-not-yet = Nothing was done yet, { $name }.
letter-leaving-no-matches = You have no running matches.
letter-leaving-matches = If you leave, you give up these running matches:
letter-leaving-match = { $game } board { $board } against { $name }
letter-leaving = Your account will be deleted: your name, your addresses, your letters, your notes and what you wrote to others. Your games stay, under the name “{ $deleted }”. Nobody can use your name for a year. This cannot be undone. “export” explains how to get a copy of your data first. To leave, write:

## Answers about accounts

letter-welcome-no-address = Welcome, { $name }. Without an address, find your letters on the page.
letter-welcome-addresses = Welcome, { $name }. Your letters go to the first of these addresses that you confirm. Until then, find them on the page:
letter-welcome = Welcome, { $name }. Your letters come to { $address } from now on.
letter-language = Language of letters: { $language }
letter-language-of-mail = Language of letters: that of your mail program
letter-presence-nobody = Nobody can see that you are here.
letter-presence-opponents = Players with whom you play or have played and your friends can see that you are here.
letter-presence-everybody = Everybody can see that you are here.
letter-to-begin = To begin, challenge somebody: wari challenge { $name } computer-2
letter-address-stays = stays until you confirm one of the others
letter-address-confirmed = confirmed
letter-on-its-way = a letter is on its way: reply to it, or open its link
letter-on-its-way-already = today's letter is on its way already: reply to it
letter-address-first = { $address } is confirmed, { $name }: your letters come here from now on.
letter-address-other = { $address } is confirmed, { $name }: you can write from it; your letters still go to { $mailed }.
letter-sign-up-sent = A letter is on its way to { $address }: reply to it, or open its link, within three days to become { $name }. Until then the name is not reserved.
letter-your-addresses = Your addresses, { $name }; letters go to the first that is confirmed:
letter-no-address = You no longer have an address here: find your letters on the page.
letter-webhooks-stay = Your webhooks stay: “webhooks” lists them.
letter-tokens-stay = Your programs' tokens stay valid: “tokens” lists them.
letter-tokens-end = Your programs' tokens are no longer valid, and your webhooks are ended.
letter-password-changed = Your password is changed, { $name }.
letter-sessions-stay = Your sessions stay as they are.
letter-sessions-end = You are logged out everywhere: log in with the new one.
letter-other-sessions-end = You are logged out everywhere but here.
letter-mail-password-stays = Your mail password stays as it is.
letter-password-reset = Your password is changed, { $name }: log in with the new one. The link no longer works.
letter-second-factor-stays = Two-factor authentication stays on.
letter-mail-password-none = You have no mail password.
letter-mail-password-void = Your mail password is void, and you have no other.
letter-mail-password = Your mail password, { $name }, is
letter-mail-password-use = Type it in your mails instead of your password, as in
letter-mail-password-may = It can play and write for you, but cannot change your account. Your previous one is void. It is shown only once: keep this answer.
letter-last-of-day = This is the last such letter today, since there were many: further ones are on the page:
letter-last-of-hour = This is the last such letter in this hour, since there were many: further ones are on the page:
letter-last-of-hour-ignored = This is the last such letter in this hour, since there were many: further mails like yours are ignored until then. “help mail” explains how to write them.
letter-secret-elsewhere = (shown only to an address that you have confirmed)

## Messages between players

letter-message-subject = Message from { $name }
letter-message = { $name } writes to you:
letter-message-also = { $name } writes to you, also to { $others }:
letter-message-answer = To answer, reply to this letter (we may ask you to confirm that it was you), or email { $house } with this subject:
letter-message-then = and your message as the text. Neither of you sees the other's address.
letter-broadcast-subject = Broadcast from { $name }
letter-broadcast = { $name } writes to everyone who receives broadcasts:
letter-broadcast-answer = To answer, email { $house } with this subject:
letter-broadcast-end = and your message as the text. To receive no more broadcasts:

## The puzzle of the day

letter-puzzle-subject = Puzzle of the day: { $game }
letter-puzzle =
    { $moves ->
        [1] You are { $seat }. Only one move wins: which?
       *[other] You are { $seat }. Win with your move number { $moves }, whatever your opponent does.
    }
letter-puzzle-solve = Solve it on the page:
letter-puzzle-end = To get no more puzzles, email { $house } with this subject:
letter-position = As text: { $position }
letter-position-words = In words, from house a to { $last }: you have { $own }; { $other } has { $theirs }. You have captured { $captured }, { $other } { $lost }.

## Digests

letter-digest-subject = Your boards, { $day }
letter-digest-letters =
    { $n ->
        [one] 1 letter in one mail;
       *[other] { $n } letters in one mail;
    }
letter-digest-turns =
    { $n ->
        [0] none awaits your move.
        [one] 1 board awaits your move.
       *[other] { $n } boards await your move.
    }
letter-digest-your-turn = Your turn:
letter-digest-others = And:
letter-digest-reply = Each board below has its own reply address. A plain reply to this mail does not say which board it means.
letter-digest-answer = To answer this letter, write to:
letter-digest-overtaken = This board has changed since. A later letter above shows it.

## Clocks

letter-duration-none = no time
letter-duration-moment = less than a second
letter-duration-seconds =
    { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
letter-duration-minutes =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
letter-duration-hours =
    { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
letter-duration-days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
letter-clock-none = No clock: take your time.
letter-clock-bank = Clock { $clock }: { $bank } for each player. A player who runs out of time loses (see: help clock).
letter-clock-increment = Clock { $clock }: { $bank } for each player, and { $increment } more with each move. A player who runs out of time loses (see: help clock).
letter-clock-cap = Clock { $clock }: { $bank } for each player, and { $increment } more with each move, up to { $cap }. A player who runs out of time loses (see: help clock).
letter-clock = Clock { $clock } (bank+increment): { $first }, { $second }; it runs for the player to move.
letter-clock-stopped = Clock { $clock } (bank+increment): { $first }, { $second }; the operator has stopped all clocks.
letter-reminder = You have used most of your time for this move.
letter-last-reminder = This is the last reminder.
letter-time-left = You have { $time } left for { $match } against { $name }.
letter-time-left-until = You have { $time } left for { $match } against { $name }; it runs out at { $end } UTC.
letter-time-loses = If you run out of time, you lose.

## Boards

letter-board-title =
    { $n ->
        [one] { $match } after 1 move
       *[other] { $match } after { $n } moves
    }
letter-move = Move { $n }: { $told }
letter-legal-moves = Legal moves: { $moves }
letter-your-turn = It is your turn.
letter-their-turn = It is { $name }'s turn.
letter-you-answer = You are to accept or decline.
letter-answers = { $name } is to accept or decline.
letter-answers-you-may-move = { $name } is to accept or decline. You may make the first move meanwhile.
letter-proposes-draw = { $name } proposes a draw
letter-proposes-takeback = { $name } asks to take back a move
letter-you-proposed-draw = You have proposed a draw.
letter-you-proposed-takeback = You have asked to take back your last move.
letter-proposal-answers = { $proposal }: “{ $game } accept { $board } --number={ $number }” agrees, “{ $game } reject { $board } --number={ $number }” refuses, and any move ends the proposal.
letter-answer-proposal = { $proposal }: reply with just: accept, or: reject
letter-board-on-page = The board on the page:
letter-replay-on-page = Step through the game on the page:
letter-to-move =
    { $n ->
        [one] To move, reply with just: { $moves }
       *[other] To move, reply with just one of these: { $moves }
    }
letter-to-move-such = To move, reply with just your move, as in: { $move }
letter-to-move-list = You can write a comment for your opponent below your move. You can also replace the ? in this list with your move:
letter-to-move-mail = Or email { $house } with this subject:
letter-to-move-page = Or move on the page:
letter-tap-house = To move, tap a house with a border and send the mail, or reply with just its name, as in: { $move }
letter-tap-move = To move, tap a move and send the mail, or reply with just the move, as in: { $move }
letter-chat = Chat:
letter-answer-chat =
    To answer, reply with just: chat
    and write your message below it.
letter-watching = You are watching this match; “{ $game } unsubscribe { $board }” stops these letters.
letter-conditional-moves = Your conditional moves:
letter-submitted = Your submitted move is { $move }: “{ $game } confirm { $board } --number={ $number }” plays it.
letter-note = Your note:

## How a match begins

letter-name-of-bot = { $name }, a bot,
letter-challenges-you = { $name } challenges you to a match: { $match }.
letter-moves-first = { $name } moves first.
letter-you-move-first = You move first.
letter-you-moved-first = You have moved first.
letter-unrated = It is unrated.
letter-style = The computer's style is { $style }.
letter-until-accepted = Until you accept, no clock runs and nothing counts.
letter-to-accept = To accept, reply with just: accept
letter-to-accept-or-move = To accept, reply with just: accept, or with your first move.
letter-to-decline = To decline, reply with just: decline
letter-to-reject = To decline, reply with just: reject
letter-expires = If you do not answer, the challenge expires on { $day }.
letter-accepted = The challenge is accepted, and the match begins: { $match }.
letter-begins = A match begins: { $match }.
letter-offered = A match is offered to { $name }: { $match }.
letter-offered-begins = It begins when { $name } accepts; until then no clock runs and nothing counts.
letter-offered-expires = The challenge expires on { $day }.
letter-to-withdraw = “{ $game } withdraw { $board }” withdraws the challenge.
letter-offered-to-you = { $name } challenges you to this match: “{ $game } accept { $board }” accepts, “{ $game } decline { $board }” declines.
letter-offered-to-you-move = { $name } challenges you to this match: “{ $game } accept { $board }” or your first move accepts, “{ $game } decline { $board }” declines.
letter-not-accepted = { $name } has not accepted the challenge yet: until then no clock runs and nothing counts.
letter-etiquette = This match uses the etiquette: a house touched is a house played, no move is tried out or taken back, and nobody plays for money.
letter-etiquette-kept = Etiquette is kept.
letter-senior = { $name } joined first, so { $name } may move first or give up the first move.
letter-senior-you = You joined before { $other }, so you may move first: make a move, or give the first move to { $other } with “{ $game } yield { $board }”.
letter-senior-other = { $name } joined before you, so { $name } may move first or give up the first move.
letter-yielded = { $name } has given the first move to { $other }.
letter-yielded-by-you = You have given the first move to { $other }.
letter-yielded-to-you = { $name } has given the first move to you.
letter-to-yield = To give the first move to { $name }, reply with just: yield
letter-thanks = { $name } thanks you for the game.
letter-to-thank =
    To thank your opponent for the game, reply with just: chat
    and write your message to { $name } below it.
letter-first-moves = First moves: { $who }.
letter-first-by-lot = by lot
letter-first-accepts = who accepts
letter-first-poster = that player
letter-waits = { $game } board { $board } waits for a second player.
letter-waits-words = Whoever accepts reads your words.
letter-waits-listed = “{ $game } waiting” lists it until somebody accepts it; “{ $game } withdraw { $board }” takes it back.
letter-invitation =
    { $days ->
        [one] { $game } board { $board } waits for a friend, for 1 day. Send them this link:
       *[other] { $game } board { $board } waits for a friend, for { $days } days. Send them this link:
    }
letter-invitation-withdraw = “{ $game } withdraw { $board }” takes the link back.
letter-you-declined = You have declined { $game } board { $board }; { $name } gets a letter.
letter-you-withdrew = You have withdrawn { $game } board { $board }: it is no longer offered to { $name }.

## How a match ends

letter-declined = Declined by { $name }: the match does not count.
letter-withdrawn = Withdrawn by { $name }: the match never began.
letter-expired = Not accepted in time: the match never began.
letter-void = Ended by the operator: the match does not count.
letter-drawn-agreed = Drawn: both players agreed to it.
letter-drawn = Drawn: { $why }.
letter-operator-decided = the operator decided
letter-won = Won by { $name }: { $why }.
letter-won-resigned = Won by { $name }: { $other } resigned.
letter-won-time = Won by { $name }: { $other } ran out of time.
letter-won-absent = Won by { $name }: { $other } made no first move in time.
letter-ratings = Ratings: { $changes }.

## Answers about boards

letter-plan-answered = Your conditional moves answered { $theirs } with { $yours }.
letter-plan-dropped = Your conditional moves have no answer to { $move }: they are dropped.
letter-plan-dropped-seats = Your conditional moves are dropped, because you now sit on the other side.
letter-plan-dropped-takeback = Your conditional moves are dropped, because a move was taken back.
letter-plan-waits = Posthouse plays them when your opponent moves; nobody else sees them.
letter-no-plan = You have no conditional moves for { $game } board { $board }.
letter-no-plan-any-more = You no longer have conditional moves for { $game } board { $board }.
letter-played-already = Move { $n } was played already: { $move }. Nothing was changed.
letter-move-made-already = You have made this move already: { $move }, on { $match }.
letter-draw-unanswered = You have proposed a draw already; { $name } has not answered yet.
letter-takeback-unanswered = You have asked to take back your move already; { $name } has not answered yet.
letter-said = Said at { $match }; { $name } can read it.
letter-said-to-computer = Said at { $match }, but { $name } is a computer.
letter-own-match-again = You play on { $game } board { $board }: you get its letters like those of your other matches.
letter-own-match-silent = No more mail about { $game } board { $board }: find its letters on the page; the clock keeps running. “{ $game } subscribe { $board }” brings them back.
letter-subscribed = You now get the letters of { $game } board { $board }; “{ $game } unsubscribe { $board }” ends that.
letter-unsubscribed = No more letters about { $game } board { $board }.
letter-preview = A preview; nothing was played.
letter-nothing-submitted = Nothing was played on { $game } board { $board }, and no move of yours is submitted there.
letter-submitted-board = Submitted, not played. The board would look like this:
letter-noted = Noted on { $game } board { $board }; nobody else sees it.
letter-no-note-any-more = You have no note on { $game } board { $board } any more.

## On a drawn board: short words beside the cells, and lines of at most 60 columns below them

letter-on-board-captured = captured
letter-on-board-below = { $who } below
letter-on-board-lifted = lifted
letter-on-board-sown = sown
letter-on-board-taken = taken
letter-on-board-moved = moved
letter-on-board-left = left
letter-on-board-passed = passed
letter-on-board-base = base
letter-on-board-sowing = Last move: * lifted, > < sown
letter-on-board-sowing-captures = Last move: * lifted, > < sown, x captured
letter-on-board-narrow-sowing = * lifted, > < sown
letter-on-board-narrow-lifted = * lifted
letter-on-board-narrow-captures = x captured
letter-on-board-pods = Last move: [ ] the pod, . where it has been, * captured
letter-on-board-narrow-pods = o or x: just moved
letter-on-board-narrow-passed = : passed, * captured
letter-on-board-prongs-left = Prongs available:
letter-on-board-white = white
letter-on-board-black = black
letter-on-board-prongs = Prongs:
letter-on-board-one-prong = 1 prong to add
letter-on-board-more-prongs = { $n } prongs to add

## How letters are mailed: answers to “notify”

# The heads have at most 13 columns.
letter-head-boards = Boards:
letter-head-seat = Bottom seat:
letter-head-broadcasts = Broadcasts:
letter-head-puzzle = Puzzle:
letter-head-quiet = Quiet hours:
letter-head-blocked = Blocked:
letter-notify-each = each is mailed as it comes
letter-notify-digest = one mail a day, at 7:00 in the morning
letter-notify-once = one is mailed, then none until you come to the page or play
letter-notify-never = none is mailed; find them on the page
letter-notify-usual = (“notify usual GAME/12” undoes that)
letter-notify-puzzle = one a day, at 7:00 in the morning
letter-seat-first = First’s; yours where houses are numbered
letter-seat-own = your own
letter-yes = yes
letter-no = no
letter-quiet-none = none (your clock: { $zone })
letter-quiet = from { $from }:00 to { $until }:00 (your clock: { $zone })
letter-go-to = Letters go to { $address }
letter-go-to-page = Letters go to your page: none of your addresses takes mail
letter-address-bounced = { $address }: mail came back, confirm it again
letter-address-replaced = { $address }: stays until another is confirmed
letter-address-unconfirmed = { $address }: not confirmed yet
letter-message-sent = Your message goes to { $names }:

## Command words, several separated by commas: each is understood in whatever language it is. A word must mean one command
## only, in all languages, and no move.

command-word-accept = accept
command-word-challenge = challenge
command-word-chat = chat
command-word-confirm = confirm
command-word-help = help
command-word-language = language
command-word-message = message
command-word-move = move
command-word-pass = pass
command-word-propose = propose, draw
command-word-reject = reject
command-word-rematch = rematch
command-word-resign = resign
command-word-show = show
command-word-signup = signup
command-word-undo = undo
command-word-vacation = vacation
command-word-withdraw = withdraw

## Tournaments: the heads of columns have at most 6, 4, 5 and 4 signs, the short names of tie-breaks 7

letter-cup-subject = Tournament { $name }: { $what }
letter-cup-off = called off
letter-cup-begins = it begins
letter-cup-over = it is over
letter-cup-robin = round robin
letter-cup-robin-in-turn = round robin, round after round
letter-cup-in-pools = { $system }, in pools of about { $n } with a final
letter-cup-swiss = Swiss
letter-cup-swiss-rounds =
    { $n ->
        [one] Swiss, 1 round
       *[other] Swiss, { $n } rounds
    }
letter-cup-knockout = knockout
letter-cup-match = team match
letter-cup-battle =
    { $n ->
        [one] { $system }, team battle: the best of each team counts
       *[other] { $system }, team battle: the best { $n } of each team count
    }
letter-cup-sides = { $one } plays { $two }: board against board by rating, on as many boards as the smaller team has players; the others are reserves and do not play.
letter-cup-to-enter-for-team = To enter for your team: “{ $game } join { $name }”, or if you belong to several “{ $game } join { $name } TEAM”.
letter-cup-team = team
letter-cup-reserves = Reserves, who do not play: { $names }.
letter-cup-arena =
    { $n ->
        [one] arena of one minute
       *[other] arena of { $n } minutes
    }
letter-cup-arena-streaks =
    { $n ->
        [one] arena of one minute, after two wins in a row games count double
       *[other] arena of { $n } minutes, after two wins in a row games count double
    }
letter-cup-race =
    { $n ->
        [one] { $system }, races to 1 win
       *[other] { $system }, races to { $n } wins
    }
letter-cup-games =
    { $n ->
        [one] { $system }, one game a meeting
       *[other] { $system }, { $n } games a meeting
    }
letter-cup-round-minutes =
    { $n ->
        [one] { $system }, a round every minute
       *[other] { $system }, a round every { $n } minutes
    }
letter-cup-is = { $name } is a tournament of { $game }: { $system }.
letter-cup-unrated = Its games are unrated.
letter-cup-tied-race = If nobody has won a race after { $n } games, the player with more wins goes on, or, if they have equally many, the one with the better seed.
letter-cup-tied = A tied meeting gets extra games until one is won; after { $n } drawn ones the player with the better seed goes on.
letter-cup-starts = It begins on { $start } UTC with everybody who has entered: { $names }.
letter-cup-starts-full = It begins when { $n } have entered, and at the latest on { $start } UTC with everybody who has entered: { $names }.
letter-cup-nobody = nobody yet
letter-cup-to-enter = To enter: “{ $game } join { $name }”.
letter-cup-called-off-early = It was called off by the player who announced it.
letter-cup-called-off-few = It was called off: too few had entered.
letter-cup-called-off-side = It was called off: one of the two teams has no players in it.
letter-cup-began = It began on { $begun }.
letter-cup-arena-runs = It pairs its players until { $until } UTC. “{ $game } join { $name }” says that you are here: you play as soon as somebody is free, and again after each game.
letter-cup-evening-runs = Until its last round is paired, “{ $game } join { $name }” enters from the next round on or comes back, “{ $game } leave { $name }” pauses after the games of the round, and “{ $game } bye { $name }” is a bye in the next round, once, for half a point.
letter-cup-next-round = The next round begins on { $time } UTC.
letter-cup-began-over = It began on { $begun } and was over on { $ended }.
letter-cup-seeding = Seeded by rating; players without one come last, by lot.
letter-cup-seeds = Seeded by rating: { $names }.
letter-cup-by-lot = (by lot)
letter-cup-player = player
letter-cup-points = points
letter-cup-won = won
letter-cup-drawn = drawn
letter-cup-lost = lost
letter-cup-left = * has left the tournament.
letter-cup-ties = Ties are broken as in the FIDE Handbook, C.07: by { $ties }.
letter-cup-then = { $some }, then { $next }
letter-cup-tie-direct = direct encounter
letter-cup-tie-wins = games won
letter-cup-tie-round = round reached
letter-cup-tie-buchholz-cut = Buchholz cut 1
letter-cup-short-direct = direct
letter-cup-short-wins = wins
letter-cup-short-round = round
letter-cup-round = Round { $n }
letter-cup-final-round = Final, round { $n }
letter-cup-pool = Pool { $n }
letter-cup-final = Final
letter-cup-playing = Now playing
letter-cup-bye = { $name }: a bye
letter-cup-half-bye = { $name }: a bye for half a point
letter-cup-empty = nobody
letter-cup-unplayed = { $meeting }, not played
letter-cup-running = { $board } (running)
letter-cup-boards =
    { $n ->
        [one] { $meeting }, board { $boards }
       *[other] { $meeting }, boards { $boards }
    }
letter-cup-entered = You have entered { $name }.
letter-cup-entered-late = You have entered { $name } and play from round { $n } on; the round you missed counts half a point.
letter-cup-at-once =
    { $n ->
        [one] You play one game of { $name } at a time.
       *[other] You play at most { $n } games of { $name } at once.
    }
letter-cup-not-playing = You will not play in { $name }.
letter-cup-you-left = You have left { $name }: your running games in it are resigned, and what you had still to play is won by the others.
letter-cup-you-pause = You are not paired in { $name } any more; a game under way goes on. “{ $game } join { $name }” lets you in again.
letter-cup-said = Everyone in { $name } can read it.
letter-cup-bye-wished = In round { $n } of { $name } you have a bye, for half a point. “{ $game } bye { $name }” again takes it back.
letter-cup-bye-back = Your bye is taken back: you play in round { $n } of { $name }.
letter-cup-is-off = { $name } is called off; those who had entered get a letter.
letter-cup-tomorrow = it begins in a day
letter-cup-soon = it begins soon
letter-cup-reminder = { $name } begins at { $time } ({ $zone }): { $start } UTC. You have entered.
letter-cup-reminder-once = { $name } begins at { $start } UTC. You have entered.
letter-cup-cannot-come = If you cannot come: “{ $game } leave { $name }”.
letter-series-daily = every day
letter-series-weekly = every { $weekday }
letter-series-monthly =
    { $which ->
        [1] on the first { $weekday } of each month
        [2] on the second { $weekday } of each month
        [3] on the third { $weekday } of each month
        [4] on the fourth { $weekday } of each month
       *[5] on the last { $weekday } of each month
    }
letter-series-is =
    { $n ->
        [one] { $name } is a series of tournaments of { $game }, { $every } at { $time } ({ $zone }).
       *[other] { $name } is a series of tournaments of { $game }, { $every } at { $time } ({ $zone }); { $n } of them are a season.
    }
letter-series-over = It has ended.
letter-series-announces = The one that begins on { $start } UTC will be announced on { $day }.
letter-series-regulars = Entered into each: { $names }. “{ $game } join { $name }” enters you into each, too.
letter-series-winner =
    { $n ->
        [one] { $name }, { $day }, 1 player: { $winner }
       *[other] { $name }, { $day }, { $n } players: { $winner } won
    }
letter-series-unplayed = { $name }, { $day }: nobody played
letter-series-season =
    { $of ->
        [one] Season { $season }:
       *[other] Season { $season }, after { $n } of { $of } tournaments:
    }
letter-series-played = played
letter-series-won = won
letter-series-entered = You are entered into each tournament of { $name } from now on.
letter-series-left = You are no longer entered into the tournaments of { $name }.
letter-series-ended = { $name } has ended. Those of its tournaments that were open are called off, and who had entered gets a letter; those that run go on.
letter-team-subject = Team { $team }
letter-team-asks = { $name } asks to join { $team }. “team { $team } --admit={ $name }” admits them, “team { $team } --remove={ $name }” does not.
letter-team-admitted = { $name } has admitted you: you belong to { $team } now.
letter-team-refused = { $team } has not admitted you.
letter-team-removed = { $name } has removed you from { $team }.
letter-team-captain = You are the captain of { $team } now.
letter-team-line =
    { $n ->
        [one] { $team }: one member, captain { $captain }; everybody may join
       *[other] { $team }: { $n } members, captain { $captain }; everybody may join
    }
letter-team-line-on-request =
    { $n ->
        [one] { $team }: one member, captain { $captain }, who admits the members
       *[other] { $team }: { $n } members, captain { $captain }, who admits the members
    }
letter-team-members = Members: { $names }.
letter-team-asking = Asking to join: { $names }.
letter-team-to-join = To join: “team { $team } --join”.
