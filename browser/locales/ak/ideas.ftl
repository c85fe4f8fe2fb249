### Deɛ agodie no pɛ sɛ ɛyɛ.

idea-sentence = Saa agodie yi { $ideas }.
idea-none = Mehwɛɛ m’anim a, manhunu deɛ ɛyɛ den sene yei.
idea-capture = { $count ->
    [one] kyere aba { $count }
   *[other] kyere aba { $count }
  }
idea-capture-pods = { $count ->
    [one] kyere ɛboɔ { $count }
   *[other] kyere aboɔ { $count }
  }
idea-grand-slam = { $role ->
    [you] kyere deɛ wowɔ nyinaa, { $count }
   *[other] kyere deɛ ne yɔnko wɔ nyinaa, { $count }
  }
idea-feed = { $role ->
    [you] ma wo aba
   *[other] ma ne yɔnko aba
  }
idea-starve = { $role ->
    [you] gya wo a aba biara nni wo nsa
   *[other] gya ne yɔnko a aba biara nni ne nsa
  }
idea-one-reply = { $role ->
    [you] gya wo tokuro { $house } nko ara
   *[other] gya ne yɔnko tokuro { $house } nko ara
  }
idea-defense = { $count ->
    [one] gye aba { $count }
   *[other] gye aba { $count }
  }
idea-threat = { $count ->
    [one] hunahuna aba { $count } wɔ tokuro { $house }
   *[other] hunahuna aba { $count } wɔ tokuro { $house }
  }
idea-double-attack = to hyɛ ntokuro { $house } ne { $other } so prɛko pɛ
idea-hoard = ma tokuro { $house } nyini duru aba { $count }
idea-tempo = twɛn na ɛmfa hwee mma
idea-base = di nkonim wɔ fie
idea-base-defense = { $role ->
    [you] siw wo kwan wɔ fie
   *[other] siw ne yɔnko kwan wɔ fie
  }
idea-base-threat = hunahuna sɛ ɛbɛduru fie
