### A player's home page, and a new game.

## The home page

home-games = Your games
home-your-move = { $count ->
    [0] Nothing waits for you
    [one] Your move in one game
   *[other] Your move in { $count } games
  }
home-next = Next: { $name }
# $time is left for the move: "19 h", "3 days".
home-next-left = Next: { $name }, { $time } left
games-none = You have no games yet. Begin one here, or with “New game”.
welcome = Welcome, { $name }.
welcome-games = { $n ->
    [one] The game that you have played here is in your account.
   *[other] The { $n } games that you have played here are in your account.
}
games-theirs-title = Waiting for the others
games-ended-title = Ended
games-all = { $n ->
    [one] The game
   *[other] All { $n } games
  }
their-clock = their clock: { $time }
clock-of = { $name }’s clock: { $time }
computer-thinks = thinking…
left-hours = { $n } h
left-minutes = { $n } min

## Many games

games-search = Find games
games-which = Which games
games-tab-mine = Your move
games-tab-theirs = Theirs
games-tab-ended = Ended
games-search-for = Opponent or board number
games-any = Any game
games-order = Order
games-order-time = Least time first
games-order-latest = Latest move first
games-order-name = By opponent
games-pictures = As pictures
games-found = { $n ->
    [one] One game
   *[other] { $n } games
  }
games-not-found = No game fits. Change the search or the game.
games-empty-mine = No game waits for you.
games-empty-theirs = No game waits for others.
games-empty-ended = No game has ended yet.
games-group-day = Less than a day left
games-group-week = This week
games-group-later = Later
games-group-unlimited = No clock
games-more = Show { $n } more

## What happened last in a game

# After the name of the game: "Wari · Bob took 3 with e"
last-took = { $who } took { $seeds } with { $house }
last-sowed = { $who } sowed { $seeds } from { $house }
last-prong = { $who } added a prong on { $square }
last-stepped = { $who } stepped { $from } to { $to }
last-jumped = { $who } jumped { $from } to { $to }
last-jumped-took = { $count ->
    [one] { $who } jumped to { $to } and took a pod
   *[other] { $who } jumped to { $to } and took { $count } pods
  }
last-you-took = You took { $seeds } with { $house }
last-you-sowed = You sowed { $seeds } from { $house }
last-you-prong = You added a prong on { $square }
last-you-stepped = You stepped { $from } to { $to }
last-you-jumped = You jumped { $from } to { $to }
last-you-jumped-took = { $count ->
    [one] You jumped to { $to } and took a pod
   *[other] You jumped to { $to } and took { $count } pods
  }
news-begins = You begin
# $ago is "3 hours ago".
news-moved = you moved { $ago }
ended-won = You won
ended-lost = You lost
ended-drawn = Drawn
ended-void = Not counted
ended-won-by = { $name } won

## Pairing

play-now = Play now
play-more = More ways
play-computer = Computer
play-as-guest = Without an account you play as a guest: unrated, one press away.
play-waiting = { $n } waiting
play-own = you wait
you-wait = You are waiting
# $pace is "15 min + 1 min" or "a day a move".
you-wait-for = for a game of { $game }, { $pace }.
you-wait-meanwhile = Play the computer meanwhile
you-wait-no-more = You are no longer waiting.
stop-waiting = Stop waiting
open-none = Nobody is waiting. Press a pace above to wait here yourself.
open-play = Play { $name } at { $game }
cup-join = Enter
cup-join-name = Enter { $name }
cup-see = See
cup-see-name = See { $name }

## Paces

pace-s = { $n } s
pace-m = { $n } min
pace-h = { $n } h
pace-d = { $n ->
    [one] 1 day
   *[other] { $n } days
  }
pace-plus = { $bank } + { $increment }
pace-move-s = { $n } s a move
pace-move-m = { $n } min a move
pace-move-h = { $n } h a move
pace-move-d = { $n ->
    [one] a day a move
   *[other] { $n } days a move
  }
pace-none = no clock
pace-about-none = take your time
pace-about-bank = { $bank } in all
pace-about-each = for each move
# Below "15 min": "+ 1 min a move"
pace-about-plus = + { $increment } a move
pace-about-total = for the whole game
pace-title = Pace
pace-other = other…
pace-other-about = your own
pace-increment = More for each move
pace-unit = Unit: { $of }
pace-unit-s = seconds
pace-unit-m = minutes
pace-unit-h = hours
pace-unit-d = days

## A new game

opponent-title = Opponent
opponent-computer = Computer
opponent-anyone = Anyone
opponent-anyone-about = wait for someone
opponent-person = By name
opponent-person-about = a player here
opponent-link = By a link
opponent-link-about = a friend, without account
opponent-friends = Your friends
opponent-level-about = level { $n }
opponent-level = Level { $n }
challenge-button-computer = Start the game
challenge-button-link = Get a link
challenge-button-anyone = Wait for an opponent
more-title = More
more-first-lot = first move by lot
more-first-me = you move first
more-first-opponent = your opponent moves first
more-rated = rated
more-etiquette = with etiquette
more-no-etiquette = no etiquette
more-start = own start position
more-conditions = with criteria
challenge-start-position = Start position
challenge-start-hint = As “show” writes it, for example 4,4,4,4,4,4/4,4,4,4,4,4 0 0 S. Such a game is unrated. Empty: the usual one.
pace-more = More paces
