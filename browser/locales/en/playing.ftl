### A match: moving, conditional moves, clocks, offers, chat, the keyboard.

## The page of a match

rules-not-fetched = The rules could not be loaded. Reload the page.
setting-up = Setting up the board…
page-too-old = This page is out of date. Reload it.
title-match = { $game }, board { $board }
title-your-turn = ● Your turn: { $game }, board { $board }
title-waiting = ({ $count }) { $title }
board-number = board { $board }
your-turn = Your turn.
told-taken-back = Taken back: { $moves }.
name-to-move = { $name } to move.
looking-on = You are a spectator.
next-game = { $count ->
    [one] Next game waiting for you
   *[other] Next of { $count } games waiting for you
  }
you = you
to-move = to move
the-beginning = The beginning.
after-moves = After { $at } of { $count ->
    [one] one move
   *[other] { $count } moves
  }.
to-last-move = Back to the game

board-tools = The board
board-turn = Flip board
board-numbers = Numbers
board-sound = Sound
board-loud = Volume
board-confirm = Confirm each move

## Moving

move-field-move = Your move
move-field-plan = Next conditional move
move-field-premove = Your next move
move-may-be = You may play { $moves }.
move-such-as = such as { $move }
move-button-move = Play
move-button-plan = Add to plan
move-button-premove = Play next
move-comment = Comment
optional = (optional)
confirm-move = Play { $move }?
confirm-yes = Yes, play { $move }
confirm-no = Cancel

## Premoves: the reader's next move, chosen while the opponent is to move

premove-set = You will play { $move } as soon as { $name } has moved.
premove-cancel = Cancel
premove-never = That cannot be your next move, whatever { $name } plays.
plan-never-legal = { $move } is no legal reply to any of { $name }’s moves.
move-kept = Your move { $move } is kept, and sent when Posthouse can be reached.
move-kept-take-back = Take it back
your-move-kept = Your move is kept
move-handed-back = Your move { $move } was not played: { $reason }
move-handed-back-read = OK

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
clock-hours = { $count } h
clock-minutes = { $count } min
clock-short = Little time left:
clock-first-move = First move: { $time }
match-halve = Halve my time: a win counts a point more
match-tournament = Tournament { $name }
clock-none = No clock: take your time.
clock-bank = Each player has { $time } of thinking time.
clock-increment = Each move adds { $time }, up to { $cap }.
clock-end = If you run out of time, you lose.
match-time-left = { $time } left
match-rated = The game is rated.
match-unrated = The game is unrated.
withdraw = Withdraw
draw-offered = { $by } offers a draw.
undo-offered = { $by } requests a takeback.

## The keyboard

keys-title = Keyboard shortcuts
keys-next = next game waiting for you
keys-step = one move back, one move forward
keys-ends = to the beginning, to the end
keys-move = type a move
keys-board = go to the board: arrow keys choose, Enter plays
keys-cells = to the houses, pods or squares that can be chosen now
keys-read = say the score and the whole board
keys-plan = plan ahead while your opponent is to move
keys-chat = write a message
keys-turn = turn the board
keys-help = show this list
keys-setting = Single-letter shortcuts (? lists them)
keys-on = Use single-letter shortcuts
close = Close

## The title line, the bars, the panels

facts-rated = rated
facts-unrated = unrated
facts-style-hoarder = hoarder
facts-style-attacker = attacker
clock-title = The clock
your-move = Your move
captured-seeds = { $count ->
    [one] 1 seed captured
   *[other] { $count } seeds captured
  }
captured-pods = { $count ->
    [one] 1 pod captured
   *[other] { $count } pods captured
  }
next-game-short = Next game ({ $count })
match-back = Back to your games
board-settings = Board settings
board-speed = Speed
speed-slow = Slow
speed-usual = Usual
speed-quick = Quick
speed-none = None
board-theme = Board
board-theme-page = As the page
board-theme-wood = Wood
board-theme-night = Night
board-theme-stone = Stone
board-theme-ink = Ink
sending-move = Sending { $move }…
rules-link = Rules

## Stepping through a match: its move list, and proven results near its end.

replay-steps = Step through the game
replay-first = First position
replay-back = Move before
replay-on = Next move
replay-last = Last move

## When clocks are paused, and how they work.

clock-still-sleep = asleep until { $until }: the clock is paused
clock-still-weekend = away until { $until }: the clock is paused
clock-still-vacation = on vacation until { $until }: the clock is paused
clock-still-closed = the server is down: the clock is paused
clock-still-frozen = all clocks are paused for now
clock-due = { $name } runs out of time on { $when }.
clock-pauses = When clocks are paused
clock-pause-own = During a player’s sleeping hours (at most ten a day) and weekends (at most two days a week), set in their settings.
clock-pause-vacation = During a player’s vacations, 30 days a year. If they want, one begins automatically before they run out of time.
clock-pause-house = While the server is down, or the operator has paused all clocks.
clock-pause-bound = A player’s own pauses extend a turn by at most 60 days plus twice the time left when it began. They may always move.
clock-reminders = Players are reminded when four fifths of their time are used, and once more before the end; not in games of a few hours.

## The etiquette of Warri: how a challenge offers it, and the texts of matches that use it.

## With a challenge

etiquette-word = with etiquette

## While it is played

etiquette-sown = { $name } sows from { $house }.
etiquette-captured = { $name } sows from { $house }, and captures.
etiquette-sown-you = You sow from { $house }.
etiquette-captured-you = You sow from { $house }, and capture.
etiquette-gentle = Not that one now: choose another of your houses.
etiquette-type = Type the letter of one of your houses.
move-wait = Wait for the reply: what you have typed stays here.
