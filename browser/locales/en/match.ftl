### A match, apart from what is drawn first: fetched after that (src/more_texts.ts).

etiquette-keep = Keep the etiquette of Warri
etiquette-about = A house touched is a house played: no trying out, no taking back, no counting.
etiquette-seats = Your side is at the bottom, and either of you may move first.
etiquette-by-lot = Your side is at the bottom, and the lot decides who moves first.

## During the match

etiquette-title = In this game …
etiquette-touched = … a house touched is a house played. Look as long as you like, then choose once.
etiquette-seeds = … you look at the seeds and do not count them. The numbers are shown when the game is over.
etiquette-asking = … nobody asks whether a move is legal. A house that may not be played simply stays as it is.
etiquette-pleasure = … the game is played for the pleasure of it, never for money.
etiquette-strong = … a strong computer is polite: it prefers to win by a little.
etiquette-senior = … when two players meet for the first time, the one who joined earlier may move first or give the first move away. After that, the first move is decided by lot.
etiquette-heard = If you use a screen reader, you hear the numbers of seeds.

## The first move

etiquette-yours = You joined before { $name }, so the first move is yours: make it, or give it away.
etiquette-give = Give the first move to { $name }
etiquette-theirs = { $name } joined earlier, so the first move is for { $name } to make, or to give away.
etiquette-given-you = { $name } joined earlier, and gives the first move to you.
etiquette-given = { $senior } joined earlier, and gives the first move to { $junior }.

## The end

etiquette-over = The game is over and the seeds may be counted: { $first } { $firstSeeds }, { $second } { $secondSeeds }.
etiquette-thank = Thank { $name } for the game
etiquette-thanks = Thank you for the game.
etiquette-thanked = You have thanked { $name } for the game.
etiquette-machine-thanks = { $name } thanks you for the game.
etiquette-lot = The lot fell to { $name }, who moves first.
etiquette-lot-you = The lot fell to you: you move first.

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
plan-back = One move back
plan-done = Done planning
plan-if-then = If { $theirs }, then { $mine }
plan-cut = Remove: if { $theirs }, then { $mine }
plan-cut-short = Remove

## Draw, takeback, the end, rematch

not-now = Not now
play-on = Play on
refuse = Decline
draw-ask = Offer a draw
draw-sure = Offer a draw?
draw-yes = Offer draw
draw-asked = You have offered a draw; { $who } has not answered yet.
draw-accept = Accept …
draw-accept-sure = The game ends in a draw.
draw-accept-yes = Accept the draw
undo-ask = Take back
undo-sure = Request to take back your last move?
undo-sure-machine = Take back your last move? The game is unrated from then on.
undo-yes = Take back
undo-asked = You have requested a takeback; { $who } has not answered yet.
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
talk-report = Report this game
talk-say = Send
note-title = My note
note-about = Only you can see it, on all your devices. It is saved as you type.
note-kept = Saved.

## Notifications

push-here = Notify me in this browser
push-about = when a game is waiting for you, even if no page is open
push-forbidden = To be notified here, allow notifications of this site in the browser’s settings.
push-failed = Notifications cannot be turned on: { $why }
push-one = A game is waiting for you
push-several = Games are waiting for you
push-board = { $game }, board { $board }, against { $opponent }
push-news = You have news on Posthouse.
match-bar = This game
match-panels = Chat, note and plan
match-flip = Flip
match-more = More
move-type = Type a move
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
end-you-resigned = you resigned
end-you-time = you ran out of time
end-you-absent = you made no first move in time
# Spoken after “won”: the winner’s score first, and why.
end-score = {" "}{ $own } to { $other }
end-why = : { $why }
end-rating = Your rating
end-lead = Your lead, move by move
end-lead-of = { $name }’s lead, move by move
end-range = from { $lowest } to { $highest }
end-analyze = Analyze
end-share = Share
end-next = Next game: { $name }

## What the server says in the chat: src/club/matches/chat_notices.cpp

notice-draw-proposed = { $name } offers a draw.
notice-draw-withdrawn = { $name } withdraws the offer of a draw.
notice-draw-refused = { $name } declines the draw.
notice-take-back-proposed = { $name } asks to take back a move.
notice-take-back-withdrawn = { $name } no longer asks to take back a move.
notice-take-back-refused = { $name } does not allow taking back the move.
notice-move-taken-back = { $name } takes back { $move }.
notice-move-taken-back-unrated = { $name } takes back { $move }; the game is unrated now.
notice-lot-drawn = By lot, { $name } moves first.
notice-first-move-given = { $name } gives the first move to { $other }.
notice-operator-reopened = The operator reopens the game: it goes on after move { $n }.
notice-operator-took-back = The operator takes the game back to the position after move { $n }.
notice-operator-gave-seat = The operator gives the seat of { $name } to { $other }.
notice-declined-later = { $name } declines: not now, perhaps later.
notice-declined-clock = { $name } declines: they would play with another clock.
notice-declined-rated = { $name } declines: they would play a rated game.
notice-declined-unrated = { $name } declines: they would play an unrated game.
notice-declined-game = { $name } declines: they do not play this game.
notice-declined-people = { $name } declines: they play with people only, not with bots.

replay-moves = Moves
replay-no-move = No move yet.
replay-commented = with a comment

proven-title = Proven results
proven-reach = With { $reach } seeds or fewer on the board, this shows the proven result of each move.
proven-working = Calculating…
proven-unknown = No proven result for this position.
proven-moves = Moves, best first
proven-move = Move
proven-proves = Proven result
replay-captures = { $count ->
    [one] captures 1
   *[other] captures { $count }
  }
