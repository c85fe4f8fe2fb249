### What “help” says. The server alone reads this file: see src/translation/texts.h. Commands, words in `…` and in
### capitals stay as they are; lines that are indented more have at most 68 columns.

## Subjects

topic-begin =
    Posthouse is a server for the sowing games (Wari, Warri, Super-Wari, Oware) and OctiLite. Play by mail, on the page or in the terminal, against people or against the computer.
    The same commands work everywhere; in a mail, write them as the subject.

        signup ann mypassword          create an account
        list                           list the games
        wari help                      a game in short
        wari help rules                its rules
        wari help example              an example game, move by move
        wari challenge ann computer-2  start a match
        wari challenge ann bob         challenge bob to a match
        wari move 1 ann mypassword c   make your move on board 1
        wari show 1                    show a board
        help tutorial                  a first game, move by move
        help mail                      how to play by mail
        help clock                     how the clock works
        help ratings                   how ratings work
        help commands                  all commands
        help move                      help on one command
topic-commands =
    GAME is the name of a game, + means one or more, [ ] is optional.
    If you are logged in, leave out user and password.
topic-mail =
    How to play by mail

    Reply to the letter that shows the board: type your move in the first line (just: c) and send it. The text below it goes to your opponent. Or replace the ? in the list of moves with your move. From your reply Posthouse knows which board you mean. It plays the move only if nothing has happened on that board since then. If your reply is ambiguous, it asks you and plays nothing.

    A board pasted back with its move list is read like a quoted one. A mail with the name of a game as its subject and a list that begins
             Ann  Bob
          1.  c    ?
    challenges Bob and plays c, once Posthouse is sure that you are Ann.

    If somebody challenges you, you get a letter. Reply with just accept, with your first move, or with decline. Nothing begins before that.

    Anything else is a command, as the subject of a new mail:
        wari move 12 ann PASSWORD c      the text below is a comment
        wari move 12 ann PASSWORD c#5    only if it is the fifth move
    Or leave the subject empty (or write: multiple) and put one command on each line of the mail, up to a line --, thanks or quit; # begins a comment. You get one answer to all of them.

    Who you are. A reply to one of our letters from an address that you have confirmed needs no password; this works until the next move on the board. Any other mail needs a password. It need not be the one of your account: “change mail-password” gives you a password that can play but cannot change your account. Without a password, and if your mail server does not prove who you are, you get a letter that asks you to confirm; nothing happens until you reply to it with “yes” or open its link.

    How much mail.
        notify ann PASSWORD digest           all boards of a day in one mail
        notify ann PASSWORD never wari/12    nothing about this board
        notify ann PASSWORD each puzzle      the puzzle of the day
        notify ann PASSWORD --quiet=22-7 --zone=+1:00
        letters ann PASSWORD                 what was mailed and arrived
        vacation ann PASSWORD 2027-07-01 2027-07-14
    Letters about matches and broadcasts have an unsubscribe link. All letters are on the page, too, mailed or not.

    A mail that arrives twice counts once. Posthouse does not answer automatic mails or mailing lists.
topic-ratings =
    How ratings work

    Each player has a rating for each game: a number that rises with a win and falls with a loss, and more so the less expected the result was. A player rated 200 points higher wins about three games in four. Ratings use Glicko-2 (Mark Glickman).

    New players begin at 1500, the levels of the computer at 800 (computer-1) to 2700 (computer-20). 1523 ± 45 means: the true strength is very probably within twice 45 points of 1523. The number after the ± shrinks with each match and grows slowly in between. Above 110 the rating is provisional: it has a question mark, 1523?, and no place in the standings.

    A match counts if it is rated, over, and both players have moved. It is unrated if the challenge said so, if it began from a set-up position, or if a move was taken back against the computer. Ratings change at the moment when the match ends; the letter shows both.

        wari standings          the best players
        wari history ann        ann's games and rating changes
        wari history ann bob    their games against each other
topic-clock =
    How the clock works

    A clock is written as in 30d+1d/40d: each player begins with 30 days of thinking time, each move adds a day, and nobody saves more than 40 days; without a third number, no more than they began with. It runs for the player to move, and a player who runs out of time loses. “none” is no clock at all.

    { topic-pauses }

    Players get a reminder when four fifths of their time are used, and another before the end.

        wari challenge ann bob --clock=10d+12h    a challenge with a clock
        sleep ann PASSWORD 23-7                   sleeping hours
        vacation ann PASSWORD 2026-12-24 2027-01-06  a vacation
topic-pauses = A player's clock pauses during their sleeping hours (at most 10 a day), weekends (at most 2 days a week) and vacations (30 days a year). Together these can extend a turn by at most 60 days plus twice the time that was left. All clocks pause while the server is down or the operator has stopped them. Players can always move.

## A first game, move by move

tutorial-title = A first game of { $title }, move by move
tutorial-sign-up = ann signs up and replies to the letter “confirm …” that she gets:
tutorial-challenge = She challenges the weakest computer level and wants to move first:
tutorial-board = The answer shows the number of her board, 1, and the position:
tutorial-first-move = Her first move. She types one of the legal moves, { $move }, as a command, or just “{ $move }” in her reply to the letter that shows the board:
tutorial-next-move = Her turn again. She types one of the legal moves, { $move }, as a command, or just “{ $move }” in her reply to the letter that shows the board:
tutorial-answer = The computer moves, and a letter shows her the board:
tutorial-whole = The game goes on like this. Each letter has a list of all moves, as below; a ? stands in place of your next move, and you can write your move there. The whole game:
tutorial-now-you = Now you: “{ $game } help rules” has the rules, “help mail” explains how to play by mail.

## Commands: the first text goes on below the usage, in small letters and without a full stop

command-help = explain a game, a command, or all commands; also GAME help
command-help-more = `help wari` describes the game in short; `help wari rules` has its rules, `help wari example` a game move by move, `help wari tutorial` a first match. `help move` explains a command, `help commands` lists them all, `help mail` explains how to play by mail, and `help` alone how to begin.
command-signup = create an account
command-signup-more = In a mail without an address, your sender address is used. You must confirm each address with a link or a reply; letters go to the first confirmed one. A name has 2 to 20 letters, digits, - or _ and begins with a letter; a password has 6 to 128 characters. A club may ask for the code from its invitation.
command-confirm = confirm your address, or a command sent in your name, with the code from our letter
command-change-password = change your password
command-change-password-more = You are logged out everywhere else, unless you add --keep-sessions. Your mail password and the tokens of your programs stay valid; --end-tokens revokes the tokens and ends your webhooks.
command-reset-password = choose another password, with the code from the operator's reset link
command-reset-password-more = If you have forgotten your password, ask the operator for a reset link. It works once, and only for a few days. You are logged out everywhere.
command-change-mail-password = get a separate password for use in mails
command-change-mail-password-more = Posthouse chooses it and shows it once; it can play, but cannot change your account. Each new one replaces the old one; --off removes it.
command-change-address = choose where your letters go
command-change-address-more = Letters go to the first address that is confirmed and accepts mail, and you can write from all of them. Until you have confirmed one of the new ones, the old one stays. An address whose mail bounced is used again when you confirm it again. In a mail without an address, your sender address is used; on the page, no address means that letters are only shown there.
command-signoff = delete your account
command-signoff-more = Without `yes` it only lists your running matches. With `yes` you resign them and your account is deleted: name, addresses, letters, notes and what you wrote. Your games stay, as those of “someone who left”. For a year nobody can use your name.
command-export = get all your data
command-export-more = The answer tells you where to download it from the page: one ZIP file with your account, your games as text, your letters and what you wrote at boards.
command-list = list the games
command-list-more = With words: only games whose line has one of them.
command-message = write to other players
command-message-more = The text below the command goes to them; they do not see your address.
command-broadcast = write to everyone who receives broadcasts
command-broadcast-more = At most once a day. “notify each broadcasts” lets you receive broadcasts, “notify never broadcasts” or one click in the letter stops them.
command-report = report a player or a match to the operator
command-report-more = `report bob` or `report wari/12`, and below it what happened. Only the operator reads it.
command-offers = list challenges to you and by you; choose whose challenges you accept
command-offers-more = --from= sets who can challenge you: everybody (the default), rated players and friends, friends only, or nobody. --begin= sets whose challenges begin at once, without being accepted: nobody's (the default), friends', rated players' and friends', or everybody's. A rated player has finished a rated match of any game.
command-friend = add players to your list of friends; alone: show the list
command-friend-more = Only you can see the list. The page shows what your friends are playing, and “offers --begin=friends” lets their challenges begin at once.
command-unfriend = remove players from your list of friends
command-block = receive no challenges or messages from a player; alone: list the players you block
command-block-more = `block ann PASSWORD bob`: you and bob cannot challenge each other, accept each other’s open challenges, be paired by “seek” or write to each other. You do not receive bob’s broadcasts, and neither of you sees the other’s boards in the waiting room. If bob tries, the answer says only that you do not accept it. Running matches go on: moves, draws and resignations count as before, but comments and chat are not delivered. Tournaments can still pair you. “unblock” ends it; “report” tells the operator.
command-unblock = receive challenges and messages from a player again
command-presence = set who may see on the page that you are here
command-presence-more = `presence ann PASSWORD opponents`: nobody, opponents (the default: those with whom you play or have played, and the friends on your list) or everybody. You are here while a page of yours is open and visible; that is never stored. Players who block you, or whom you block, do not see it.
command-all-show = show all boards of a player, of all games
command-all-show-more = active (the default): all running matches; next: only those where it is the player's turn.
command-multiple = send several commands, one on each line below, and get one answer
command-multiple-more = Up to a line `--`, `thanks` or `quit`; # begins a comment. If one command is refused, the others still run. Without a session, all commands together can use only one password.
command-vacation = pause your clocks for some days
command-vacation-more =
    `vacation ann PASSWORD 2027-07-01 2027-07-14` (both days included, UTC); `vacation ann PASSWORD off` ends it; without days it shows what is planned. You have 30 days a year and can still move.
    `vacation ann PASSWORD auto on`: if you are about to run out of time in a match, a vacation starts automatically, three days at a time while you have days left, and you get a letter about it. It does not help in turns that began with ten hours or less.
command-sleep = set the hours of the day when your clocks pause
command-sleep-more = `sleep ann PASSWORD 23-7 --zone=+1:00`: from eleven in the evening until seven, at most ten hours; `off`: none; without hours it shows the current setting. --zone= is your offset from UTC; change it yourself for summer time. A change takes effect at your next midnight and lasts at least a week. You can always move.
command-weekend = set the days of the week when your clocks pause, at most two
command-weekend-more = `weekend ann PASSWORD sat sun`; `off`: none; without days it shows the current setting. The days are those of your time zone (`sleep … --zone=`). A change takes effect at your next midnight and lasts at least a week.
command-notify = set how often you get mail (each, digest, once or never) and how your boards look
command-notify-more =
    each: one mail for every change of a board. digest: one mail a day with all boards. once: only the first change, until you play or visit again. never: only on the page.
    With boards (`notify ann PASSWORD never wari/12`), only for these; `broadcasts` means broadcasts by others, `puzzle` the puzzle of the day (`notify ann PASSWORD each puzzle`), which is mailed with the digest. --quiet=22-7: no mail from ten in the evening until seven; --zone= is your offset from UTC.
    --seat=first: boards in letters, on the page and in the terminal have First at the bottom, whichever side you play; --seat=own: your own side is at the bottom. If houses have numbers (wari-24), you are always at the bottom, and the text board of octilite is never turned.
    `notify` alone shows the current settings.
command-language = set the language of your letters
command-language-more = `language ann PASSWORD de`; the languages are en, ak, de, es and fr. `off`: the language of your mail program; without a language it shows the current setting. Choosing a language on the page sets it, too.
command-letters = list what was mailed to you, where to, and whether it arrived
command-letters-more = The last 20 letters, or n.
command-game-challenge = challenge somebody to a match; user1 or user2 is you
command-game-challenge-more =
    The match begins when the challenged player accepts it (“accept”, or their first move): until then no clock runs and nothing counts. The challenge expires, usually after two weeks; “withdraw” withdraws it. Matches begin at once against the computer, and against players who allow it with “offers --begin=”. You can have one challenge for each game and player, and ten in all.
    --to=anyone instead of user2 posts it in the waiting room; the first player to accept it plays. A guest can, too, unless you require a rating; that match is unrated.
    --to=link instead of user2 makes a link to send to a friend, who needs no account if this site allows guests; their matches are unrated.
    For such a board you can require a rating: --rating=1400-1700 (1400-: at least, -1700: at most), --within=200 points of yours, or --established (no question mark). --computer=no: people only, no programs; --computer=yes: if nobody accepts within a day, a computer as strong as you plays. --repeat=5: post it again until five matches have begun or you withdraw it; your limit still applies.
    --first=lot|USER sets who moves first: by lot (the default), or one of the two players (or `me` or `you`). That player sits South. --first=South or --first=North sets which seat moves first: user1 then sits South and user2 North.
    --move=MOVE makes your first move with the challenge. In a mail you can also write a move list: the name of the game as the subject, and in the mail the names of both players, yours on the left, above a line with “1.” and your move (“help mail”).
    --clock=BANK+INCREMENT[/CAP] in days, hours, minutes or seconds, such as 10m+5s (default 30d+1d): your bank runs while it is your turn, and each move adds the increment, up to the cap (default: the bank). --clock=none: no clock.
    --start=POSITION begins from a position as “show” writes it, with or without quotation marks; such a match is unrated. All others are rated, unless you add --unrated.
    --etiquette=on: a house touched is a house played, no move is tried out or taken back, in a first game between two players the one who joined first may move first, and a strong computer wins narrowly. You sit South and the computer North, whoever moves first. The rules of a game (`help wari`) say whether it has an etiquette and whether that is the default; --etiquette=off turns it off.
    In a mail, your confirmed address or --password= proves who you are.
    If you resign before both players have moved, you decline: the match does not count.
    The computer plays as computer-1 (weakest) to computer-20 (strongest). In the sowing games it also has styles: --style=hoarder keeps its seeds at home, --style=attacker goes for captures and threats.
command-game-waiting = list the waiting room: matches that wait for a second player
command-game-waiting-more = The newest 50, or those before that board. Below a board are its conditions and, if you are logged in, why you cannot take it. Boards of players whom you block, or who block you, are not listed.
command-game-accept = accept a challenge, an open challenge in the waiting room, or a proposal
command-game-accept-more = If you move first, your first move accepts a challenge, too. “offers” lists challenges to you. --link= takes the code of an invitation by link. --number= accepts only the proposal with this number, as the letter about it has it; 0: only the challenge.
command-game-decline = decline a challenge, or a match before you have moved; no reason is needed
command-game-decline-more = --reason= tells your opponent what you would accept: another time, clock or game, a rated or unrated match, or a person instead of a program. --number=0 refuses no proposal that was made since.
command-game-reject = decline a match before you have moved; refuse a proposal; withdraw your open challenge
command-game-reject-more = --number= refuses or withdraws only the proposal with this number.
command-game-withdraw = withdraw your challenge, if nobody has accepted it yet
command-game-yield = give the first move to your opponent, if you may move first
command-game-yield-more = In a match that uses the etiquette, the player who joined first may move first in the first game between two players. This player makes the first move or gives it up; then the two change seats. In a mail that replies to the board, `yield` alone is enough.
command-game-seek = be paired with other players who seek, until you have n matches of this game; 0: stop
command-game-seek-more =
    Players who have waited longest are paired first, with the usual clock and the first move by lot; two who are playing each other are not paired again until that match is over, two of whom one declined not for a week unless one of them asks.
    --rating=1400-1700 (1400-: at least, -1700: at most), --within=200 points of yours, --established (no question mark) and --computer=no (people only, no programs) limit your opponents; both players' limits apply. --computer=yes: a computer as strong as you plays the matches for which there is nobody else, at once.
command-game-limit = play at most n matches of this game at a time; `none`: no limit
command-game-limit-more = Further challenges are refused with this reason.
command-game-move = make your move
command-game-move-more =
    MOVE#n plays only if it is the n-th move of the match, counting both players' moves from 1.
    Instead of a move: `resign` resigns; `propose` offers a draw; `undo` asks to take back your last move; `accept` and `reject` answer either, `accept#3` only the proposal 3. Any move ends a proposal.
    The computer refuses draws and allows takebacks; the match is then unrated.
command-game-show = show boards; board#n shows it after n moves
command-game-show-more = --seat=first: with First at the bottom this time, whichever side you play; --seat=own: with your own side. `notify --seat=` sets it for all boards. --brief: the board and the clocks alone.
command-game-showas = show boards as you see them, with your queued moves and notes
command-game-queue = queue conditional moves: “if b then d, if c then e”
command-game-queue-more = Write a list of `if THEIRS then YOURS`, separated by commas; `( … )` after a reply holds what follows it: `if b then d (if a then c), if c then e`. If it is your turn, begin with your move, which is played at once: `d, if b then e`. If it is not, a move alone is your reply to any move after which it is legal. When the game leaves your conditional moves, they are dropped and you are told. `queue BOARD … none` drops them; without moves it shows them. Only you can see them. `queue BOARD#n …` applies only after exactly n moves.
command-game-preview = try moves on a copy; nobody else sees it
command-game-preview-more = `preview 12 c e` tries moves on board 12, `preview 12#4 c` after its fourth move, and `preview new b d f` from the opening; any number of moves is possible.
command-game-submit = submit a move and see its result; “confirm” plays it
command-game-submit-more = `none` instead of a move: none is submitted any more.
command-game-confirm = play the move that was submitted
command-game-confirm-more = --number= plays only the one with this number, as the answer to “submit” has it.
command-game-resign = resign the game
command-game-resign-more = Before both players have moved, this declines the match: it does not count.
command-game-rematch = play the match again; the other player begins
command-game-rematch-more = Clock and start stay the same, and it is rated if the first match was. From a set-up position you change seats. Against the computer with etiquette you sit South again, and in a set-up position the same player moves first again. If your opponent has already asked for a rematch, it is the same match.
command-game-note = write a private note about the match
command-game-note-more = The text below the command replaces your note; `none` deletes it. “showas” shows it, also when the match is over.
command-game-chat = write a message at the board, or to the players of a tournament
command-game-chat-more = The text below the command goes to the players and spectators of the match and stays with it. In a mail that replies to a board, `chat` alone is enough. With a tournament’s name instead of a number, as in `oware chat friday`, it stands on the tournament’s page, and nobody gets a letter about it.
command-game-subscribe = get letters about somebody else's match
command-game-unsubscribe = get no more letters about a match, even one of yours; “subscribe” turns them on again
command-game-games = list the matches of one or more players
command-game-games-more = The last word chooses: all, active (the default), inactive (finished) or next (the first player is to move).
command-game-history = list finished matches, newest first, with their rating changes
command-game-history-more = With a name: only that player's matches. With two names: their games against each other and the score.
command-game-standings = list the players by rating, with its deviation
command-game-standings-more = --bots lists the bots, which have a ranking of their own. Declined and unrated matches do not count, nor matches that ended before both players had moved. “help ratings” explains ratings. --week: as it was when the last week ended (Monday, 0:00 UTC), with the places of the week before and who rose and fell most.
command-game-tournament = announce a tournament; players enter with “join”
command-game-tournament-more =
    --system=robin: everybody meets everybody, all at once or, with --in-turn, round by round; swiss: in each round players with equal points meet, for --rounds=N rounds (default: as many as the players need); knockout: the loser of a meeting is out.
    --system=arena: for --minutes=55 whoever is free is paired at once, with somebody near in the table whom they have not just met; nobody plays the same side three times running if that can be avoided. A win is a point, a draw half of one; with --streaks 2 and 1, and double after two wins in a row until a game is not won. It begins at --starts=2027-03-01T18:30 (UTC; default: in ten minutes; now: at once), and everybody may enter late, leave and come back. Who had entered more than a minute before, or has run out of time, is paired after “join”. Games under way at the end count.
    --system=arena with --teams=5 is a team battle: everybody enters for a team (“help team”), nobody meets their own, and the points of the best five of each team count; among equals the best player’s decide, then the next one’s. --system=teams --teams=foxes,owls is a match of two teams: by rating, board against board, with --games=1 or 2; as many play as the smaller team has, the others are reserves.
    A meeting has --games=2 games, in which the players take turns to move first, or it is a race: with --race=6 the first to win six games wins, as in Barbados.
    A round robin with --pools=6 (4 to 8) is played in pools of about so many, into which the players are dealt by rating, to and fro. When all pools have ended, the first of each play a final, in which everybody meets again; with two or three pools the first two of each do. Ties are broken as in any table, then by the better seed; who has left is passed over. Up to 64 may enter.
    With a clock of less than three hours it is played at one sitting, for instance five rounds of one game: --system=swiss --rounds=5 --games=1 --clock=15m+5s. Nobody plays two games at once: games and rounds follow each other. A round begins when the games of the last one have ended, and with --round-minutes=N not before so many minutes after it; --starts= is in ten minutes by default. In such a Swiss tournament you may enter late, pause and come back.
    It begins when --players=N have entered, or on --starts=DAY (default: in two weeks) with the players entered by then. --with=computer-3,computer-7 adds computer players.
    Swiss and knockout are seeded by rating, the best first, unrated players last by lot; --seeds=lot: all by lot. In a knockout, 1 and 2 can meet only in the last round, and the best of a round meets the last; in the first Swiss round the upper half meets the lower, in order (FIDE Handbook C.04.2 and C.04.3). In a round robin the numbers are drawn by lot (C.05). Players who block each other can still meet.
    After that it runs automatically. A player who leaves or runs out of time loses; the opponents win all games that this player had left. No move can be taken back.
    Ties are broken (FIDE Handbook C.07) by direct encounter, wins and Sonneborn-Berger; in a Swiss tournament by Buchholz without the lowest opponent, Buchholz and Sonneborn-Berger.
command-game-join = enter a tournament that has not begun, or an arena or a Swiss tournament at one sitting at any time
command-game-join-more = A tournament by days: with --boards=N you play at most N of its games at once; the next one, of the earliest round first, begins when one of yours ends. Say “join” with another number to change it at any time. In a team battle or a team match, for your team, or with TEAM for one of several.
command-game-leave = leave a tournament
command-game-leave-more = If it has begun, you resign your running games in it. In an arena or a Swiss tournament at one sitting you are not paired until you join again.
command-game-bye = wish for a bye in the next round of a Swiss tournament; again: take the wish back
command-game-bye-more = It counts half a point, and each player has one. A player who enters late has had it for the round just missed.
command-game-call-off = call off a tournament that you announced, before it begins
command-game-call-off-more = Those who have entered get a letter.
command-game-halve = give half of your time in an arena’s game before your first move; a win is worth a point more
command-game-halve-more = The increment stays.
command-game-tournaments = list the tournaments of a game, or show one with its table and rounds
command-game-tournaments-more = The newest 50, or those that follow NAME in the list.
command-game-series = announce tournaments that recur, list them, or show one
command-game-series-more =
    --every=saturday (or first-saturday, last-friday, day), --at=15:00 and --zone=Europe/London say when each begins, in that place’s summer and winter time. They are called NAME-1, NAME-2 and so on, and have the options of “tournament”. Each is announced two weeks before it begins (each day: two days), and opens, begins and ends by itself.
    “join NAME” enters you into each of them as it is announced, “leave NAME” ends that. Players who have entered are reminded a day and a quarter of an hour before.
    A player’s points in --editions-per-season=12 tournaments are counted together; among equals, the player who has won more of them comes first.
    Without options it shows the series NAME, without a name all of the game. The host may allow only some players to announce one; nobody has more than three.
command-game-end-series = end a series that you announced
command-game-end-series-more = Its tournaments that are open are called off; those that run go on.
command-team = make a team of players, join or leave it, list teams, or show one
command-team-more =
    --make makes the team NAME, with you as its captain; everybody may join it, or, with --on-request, whom the captain admits. --join joins it, or asks to; --leave leaves it.
    The captain admits with --admit=PLAYER who asks, refuses or removes with --remove=PLAYER, and hands over with --captain=PLAYER. When the captain leaves, the member who has belonged to the team longest is the captain; when all have left, it is no more.
    Without options it shows the team NAME, without a name all teams. A player leads three teams at most and belongs to ten.
command-sessions = list where you are logged in: since when, with what, and when last used
command-sessions-more = Times are in UTC; the last use is recorded once an hour. A session ends 30 days after login.
command-end-session = log out in other places
command-end-session-more = `end session 3f9a12bc` ends the session that “sessions” lists under this name, `end session others` all but this one, `end session all` all of them.
command-two-factor = require a code from your phone in addition to the password
command-two-factor-more = First send it without a code: you get a secret for an authenticator app (TOTP). Then send it with the code that the app shows: this turns it on, and you get ten recovery codes. With a code, `--off` turns it off and `--new-codes` makes new recovery codes. While it is on, your account's password does not work in mails: use your mail password, or reply to our letters.
command-become-bot = tell everybody that a program plays for this account, for ever
command-become-bot-more = Others see that the account is a bot, in challenges too, and it is ranked among the bots. Challenges to people only are not for it. Without `yes` nothing is changed. An account that is a bot stays one: sign up with another name to play yourself.
command-make-token = make a token for a program of yours, such as a bot; it is shown once
command-make-token-more = Its scopes: `read` (see what you see), `play` (move, challenge, change playing settings), `talk` (chat, messages) and `webhook` (make and end webhooks, which end with the token) and, for operators, `moderate` (what the page Moderation does); `make token ann PASSWORD my-bot read play talk`. By default read and play. No token can change your account. It is valid for a year, or for the number of --days=, at most ten years.
command-tokens = list the tokens of your programs, their scopes and when they were last used
command-revoke-token = revoke a token at once
command-make-webhook = send the events of your matches to a web address of yours
command-make-webhook-more = Events are signed and sent one at a time, in order. If one is not accepted, Posthouse retries for two days; then the webhook is stopped and you get a letter.
command-webhooks = list your webhooks and whether events arrive
command-show-webhook = show what became of the last 20 deliveries to a webhook
command-show-webhook-more = For each: its time, the event's number and kind, the HTTP status or why there was no response, how long it took and how often it was tried.
command-ping-webhook = send a test to a webhook
command-ping-webhook-more = The test is a signed event `ping`, sent at once and only once. If it is accepted, a webhook that was stopped or waits to retry goes on where it was.
command-redeliver-webhook = send an event again that was sent to a webhook before
command-redeliver-webhook-more = It is sent at once and only once, with the same number: `redeliver webhook my-bot 57`.
command-revoke-webhook = remove a webhook
