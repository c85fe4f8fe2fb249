### A match: moving, laying answers ready, clocks, offers, talk, the keyboard.

## The page of a match

rules-not-fetched = The rules could not be fetched from the house. Load the page again.
setting-up = Setting up the board…
page-too-old = This page is older than the house’s rules. Load it again.
title-match = { $game }, board { $board }
title-your-turn = ● Your turn: { $game }, board { $board }
title-waiting = ({ $count }) { $title }
board-number = board { $board }
your-turn = Your turn.
name-to-move = { $name } to move.
looking-on = You are looking on.
next-game = { $count ->
    [one] Next game that waits for you
   *[other] Next of { $count } games that wait for you
  }
you = you
to-move = to move
the-beginning = The beginning.
after-moves = After { $at } of { $count ->
    [one] one move
   *[other] { $count } moves
  }.

board-tools = The board
board-turn = Turn the board
board-numbers = Numbers
board-sound = Sound
board-loud = How loud
board-confirm = Ask before each move

## Moving

move-label = Your move
move-may-be = You may play { $moves }.
move-such-as = such as { $move }
move-play = Play
move-comment = Words with it
optional = (optional)
confirm-move = Play { $move }?
confirm-yes = Yes, play { $move }
confirm-no = Take it back

## Laying answers ready

plan-title = Your plan
plan-begin = Plan ahead
plan-more = Go on planning
plan-about = Lay answers to { $name }’s moves ready. They go by themselves; nobody else sees them.
plan-label = Planning; nothing of this is played yet.
plan-his-move = What do you expect { $name } to play?
plan-your-answer = If { $name } plays { $move }: what do you answer?
plan-over-there = The game would be over there.
plan-whatever = Any move
plan-whatever-else = Any other move
plan-whatever-which = Your reply to any move: it is played where it is legal.
plan-never-legal = { $move } answers none of { $name }’s moves.
plan-move-label = Next move of the plan
plan-back = One move back
plan-done = Done planning
plan-if-then = If { $theirs }, then { $mine }
plan-cut = Cut: if { $theirs }, then { $mine }
plan-cut-short = Cut

## Clocks

time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
  }
clock-short = Little time left:
clock-none = No clock: take your time.
clock-bank = Each player has { $time } of thinking time.
clock-increment = Each move adds { $time }, up to { $cap }.
clock-end = Whose time is up loses.
match-time-left = { $time } left
match-rated = The match is rated.
match-unrated = The match is unrated.

## Draw, take-back, the end, rematch

not-now = Not now
play-on = Play on
refuse = Refuse
withdraw = Withdraw it
draw-ask = Offer a draw …
draw-sure = Offer a draw?
draw-yes = Offer it
draw-asked = You have offered a draw; { $who } has not answered yet.
draw-offered = { $by } offers a draw.
draw-accept = Accept …
draw-accept-sure = The game ends in a draw.
draw-accept-yes = Accept the draw
undo-ask = Take back …
undo-sure = Ask to take back your last move?
undo-sure-machine = Take back your last move? The match is unrated from then on.
undo-yes = Take back
undo-asked = You have asked to take back your move; { $who } has not answered yet.
undo-offered = { $by } asks to take back a move.
undo-accept = Let it be taken back
resign-ask = Resign …
resign-sure = Give up this game?
resign-yes = Resign
decline-ask = Decline …
decline-sure = Decline this game? It does not count.
decline-yes = Decline
rematch-ask = Rematch
rematch-go = To the rematch, board { $board }

## Talk and notes

talk-title = Said at the board
talk-with-move = with
talk-say-label = Say something to all at the board
talk-say-short = Say something
talk-report = Report this match
talk-say = Say it
note-title = My note
note-about = Only you see it, on all your devices. It is kept as you write.
note-kept = Kept.

## The keyboard

keys-button = Keyboard
keys-title = The keyboard
keys-next = the next game that waits for you
keys-step = a move back, a move on
keys-ends = to the beginning, to the end
keys-move = type a move
keys-board = to the board; arrows go about on it, Enter plays
keys-plan = plan ahead, while the other is to move
keys-chat = say something
keys-turn = turn the board
keys-help = this list
keys-setting = Single letters are commands (? lists them)
keys-on = Single letters do these things
close = Close

## Notifications

push-here = Tell me in this browser
push-about = when a game waits for you, also while no page is open
push-forbidden = To be told here when a game waits for you, allow notifications of this site in the browser’s settings.
push-failed = The browser cannot be told: { $why }
push-one = Your game waits for you
push-several = Games wait for you
push-board = { $game }, board { $board }, against { $opponent }
push-news = There is news for you in the house.
