### The front door.

welcome = Welcome to the house
welcome-about = Sowing games and OctiLite, against people or the computer: in this page, by mail or in a terminal, whichever suits you today.
welcome-games = See the games and their rules
my-games = My games
my-games-none = None yet: challenge somebody, or the computer.
my-games-waiting = { $count ->
    [0] Nothing waits for you.
    [one] One game waits for you.
   *[other] { $count } games wait for you.
  }
my-games-next = { $count ->
    [one] Go to it
   *[other] Go to the most urgent
  }
my-games-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
  }
recent-games = Recent games of the house
recent-games-none = Nobody has played yet.
