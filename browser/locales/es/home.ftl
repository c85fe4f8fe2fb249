### La entrada.

my-games = Mis partidas
my-games-none = Ninguna todavía: reta a alguien, o a la máquina.
my-games-waiting = { $count ->
    [0] Nada te espera.
    [one] Una partida te espera.
    [many] { $count } de partidas te esperan.
   *[other] { $count } partidas te esperan.
  }
my-games-next = { $count ->
    [one] Ir a ella
   *[other] Ir a la más urgente
  }
my-games-finished = { $count ->
    [one] Una partida terminada
    [many] { $count } de partidas terminadas
   *[other] { $count } partidas terminadas
  }
recent-games = Partidas recientes
recent-games-none = Aún no ha jugado nadie.
