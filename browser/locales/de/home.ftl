### Der Eingang.

my-games = Meine Partien
my-games-none = Noch keine: Fordere jemanden heraus, oder den Computer.
my-games-waiting = { $count ->
    [0] Nichts wartet auf dich.
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
  }
my-games-next = { $count ->
    [one] Hingehen
   *[other] Zur dringendsten gehen
  }
my-games-finished = { $count ->
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
  }
recent-games = Neueste Partien
recent-games-none = Noch hat niemand gespielt.
