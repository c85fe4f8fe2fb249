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

## Conditional moves

plan-title = Conditional moves
plan-begin = Plan ahead
plan-more = Continue planning
plan-about = Queue replies to { $name }’s moves. They are played automatically; nobody else sees them.
plan-label = Planning: nothing on this board is played yet.
plan-their-move = What do you expect { $name } to play?
plan-your-answer = If { $name } plays { $move }: what do you reply?
plan-over-there = The game would be over then.
plan-whatever = Any move
plan-whatever-else = Any other move
plan-whatever-which = Your reply to any move; it is played if it is legal.
plan-never-legal = { $move } is no legal reply to any of { $name }’s moves.
move-kept = Your move { $move } is kept, and sent when Posthouse can be reached.
move-kept-take-back = Take it back
move-handed-back = Your move { $move } was not played: { $reason }
move-handed-back-read = OK
plan-back = One move back
plan-done = Done planning
plan-if-then = If { $theirs }, then { $mine }
plan-cut = Remove: if { $theirs }, then { $mine }
plan-cut-short = Remove

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
clock-none = No clock: take your time.
clock-bank = Each player has { $time } of thinking time.
clock-increment = Each move adds { $time }, up to { $cap }.
clock-end = If you run out of time, you lose.
match-time-left = { $time } left
match-rated = The match is rated.
match-unrated = The match is unrated.

## Draw, takeback, the end, rematch

not-now = Not now
play-on = Play on
refuse = Decline
withdraw = Withdraw
draw-ask = Offer a draw
draw-sure = Offer a draw?
draw-yes = Offer draw
draw-asked = You have offered a draw; { $who } has not answered yet.
draw-offered = { $by } offers a draw.
draw-accept = Accept …
draw-accept-sure = The game ends in a draw.
draw-accept-yes = Accept the draw
undo-ask = Take back
undo-sure = Request to take back your last move?
undo-sure-machine = Take back your last move? The match is unrated from then on.
undo-yes = Take back
undo-asked = You have requested a takeback; { $who } has not answered yet.
undo-offered = { $by } requests a takeback.
undo-accept = Allow takeback
resign-ask = Resign
resign-sure = Resign this game?
resign-yes = Resign
decline-ask = Decline
decline-sure = Decline this game? It does not count.
decline-yes = Decline
rematch-ask = Rematch
rematch-go = To the rematch, board { $board }

## Chat and notes

talk-title = Chat
talk-with-move = with
talk-say-label = Message to everyone at the board
talk-say-short = Message
talk-report = Report this match
talk-say = Send
note-title = My note
note-about = Only you can see it, on all your devices. It is saved as you type.
note-kept = Saved.

## The keyboard

keys-title = Keyboard shortcuts
keys-next = next game waiting for you
keys-step = one move back, one move forward
keys-ends = to the beginning, to the end
keys-move = type a move
keys-board = go to the board: arrow keys choose, Enter plays
keys-plan = plan ahead while your opponent is to move
keys-chat = write a message
keys-turn = turn the board
keys-help = show this list
keys-setting = Single-letter shortcuts (? lists them)
keys-on = Use single-letter shortcuts
close = Close

## Notifications

push-here = Notify me in this browser
push-about = when a game is waiting for you, even if no page is open
push-forbidden = To be notified here, allow notifications of this site in the browser’s settings.
push-failed = Notifications cannot be turned on: { $why }
push-one = A game is waiting for you
push-several = Games are waiting for you
push-board = { $game }, board { $board }, against { $opponent }
push-news = You have news on Posthouse.

## The title line, the bars, the panels

facts-rated = rated
facts-unrated = unrated
pace = { $bank } + { $increment } a move
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
match-bar = This game
match-panels = Chat, note and plan
match-flip = Flip
match-more = More
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
move-type = Type a move
sending-move = Sending { $move }…
plan-short = Plan
plan-later = While your opponent is to move, you can queue replies here.
note-short = Note
talk-none = Nobody has said anything yet.
talk-unread = { $count ->
    [one] 1 new
   *[other] { $count } new
  }

## The end card. $score is empty or a space and a score: " 26–19"

end-you-won = You won{ $score }
end-you-lost = You lost{ $score }
end-won = { $name } won{ $score }
end-drawn = A draw{ $score }
end-rating = Your rating
end-lead = Your lead, move by move
end-lead-of = { $name }’s lead, move by move
end-largest = largest: { $largest }
end-analyze = Analyze
end-share = Share
end-next = Next game: { $name }

## What the server says in the chat: src/club/chat_notices.cpp

notice-draw-proposed = { $name } offers a draw.
notice-draw-withdrawn = { $name } withdraws the offer of a draw.
notice-draw-refused = { $name } declines the draw.
notice-take-back-proposed = { $name } asks to take back a move.
notice-take-back-withdrawn = { $name } no longer asks to take back a move.
notice-take-back-refused = { $name } does not allow taking back the move.
notice-move-taken-back = { $name } takes back { $move }.
notice-move-taken-back-unrated = { $name } takes back { $move }; the match is unrated now.
notice-lot-drawn = By lot, { $name } moves first.
notice-first-move-given = { $name } gives the first move to { $other }.
notice-operator-reopened = The operator reopens the game: it goes on after { $n } moves.
notice-operator-took-back = The operator takes the game back to the position after { $n } moves.
notice-operator-gave-seat = The operator gives the seat of { $name } to { $other }.
