### Abobɔano.

my-games = M’agorɔ
my-games-none = Ebiara nni hɔ: to nsa frɛ obi, anaa kɔmputa.
my-games-waiting = { $count ->
    [0] Agorɔ biara ntwɛn wo.
    [one] Agorɔ baako retwɛn wo.
   *[other] Agorɔ { $count } retwɛn wo.
  }
my-games-next = { $count ->
    [one] Kɔ so
   *[other] Kɔ deɛ ɛhia ntɛm no so
  }
my-games-finished = { $count ->
    [one] Agorɔ { $count } a aba awieeɛ
   *[other] Agorɔ { $count } a aba awieeɛ
  }
recent-games = Agorɔ a wɔadi no nnansa yi wɔ Posthouse
recent-games-none = Obiara nnii agorɔ da.
