### Agorɔ bi aseɛ ne ne nkyɛn: anammɔn no ne deɛ wɔahunu pɛpɛɛpɛ wɔ awieeɛ no.

replay-steps = Fa agorɔ no so nkakrankakra
replay-first = Tebea a ɛdi kan
replay-back = Anammɔn a ɛdi anim
replay-on = Anammɔn a ɛdi hɔ
replay-last = Anammɔn a ɛtwa toɔ
replay-moves = Anammɔn
replay-no-move = Obiara ntuu anammɔn.
replay-commented = asɛm ka ho

proven-title = Deɛ wɔahunu pɛpɛɛpɛ wɔ ha
proven-reach = Sɛ aba { $reach } anaa deɛ ɛsua sene saa na ɛwɔ pono no so a, yei kyerɛ deɛ anammɔn biara anka ɛde bɛba.
proven-working = Ɛrebu akonta…
proven-unknown = Yɛnnim tebea yi ho hwee.
proven-moves = Anammɔn no, deɛ ɛyɛ paa no di kan
proven-move = Anammɔn
proven-proves = Deɛ ɛde ba
replay-captures = { $count ->
    [one] ɛfa 1
   *[other] ɛfa { $count }
  }
