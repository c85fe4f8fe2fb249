### L’entrée.

my-games = Mes parties
my-games-none = Aucune pour l’instant : défiez quelqu’un, ou l’ordinateur.
my-games-waiting = { $count ->
    [0] Rien ne vous attend.
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent.
  }
my-games-next = { $count ->
    [one] Y aller
   *[other] Aller à la plus urgente
  }
my-games-finished = { $count ->
    [one] { $count } partie terminée
    [many] { $count } de parties terminées
   *[other] { $count } parties terminées
  }
recent-games = Parties récentes
recent-games-none = Personne n’a encore joué.
