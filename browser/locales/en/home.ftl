### The home page.

my-games = My games
my-games-none = No games yet. Challenge someone, or the computer.
my-games-waiting = { $count ->
    [0] No game is waiting for you.
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
  }
my-games-next = { $count ->
    [one] Go to the game
   *[other] Go to the most urgent
  }
my-games-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
  }
recent-games = Recent games
recent-games-none = No games have been played yet.
