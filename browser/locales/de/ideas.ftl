### Wozu ein Zug gut ist.

idea-sentence = Dieser Zug { $ideas }.
idea-none = Beim Vorausrechnen habe ich nichts Stärkeres gefunden.
idea-capture = { $count ->
    [one] fängt 1 Samen
   *[other] fängt { $count } Samen
  }
idea-capture-pods = { $count ->
    [one] schlägt 1 Kapsel
   *[other] schlägt { $count } Kapseln
  }
idea-grand-slam = { $role ->
    [you] fängt alles, was du hast, { $count }
   *[other] fängt alles, was der Gegner hat, { $count }
  }
idea-feed = { $role ->
    [you] gibt dir Samen
   *[other] gibt dem Gegner Samen
  }
idea-starve = { $role ->
    [you] lässt dir keinen Samen
   *[other] lässt dem Gegner keinen Samen
  }
idea-one-reply = { $role ->
    [you] lässt dir nur Mulde { $house }
   *[other] lässt dem Gegner nur Mulde { $house }
  }
idea-defense = { $count ->
    [one] rettet 1 Samen
   *[other] rettet { $count } Samen
  }
idea-threat = { $count ->
    [one] bedroht 1 Samen in Mulde { $house }
   *[other] bedroht { $count } Samen in Mulde { $house }
  }
idea-double-attack = greift zugleich die Mulden { $house } und { $other } an
idea-hoard = baut Mulde { $house } auf { $count } Samen aus
idea-tempo = wartet und gibt nichts her
idea-base = gewinnt auf einer Basis
idea-base-defense = { $role ->
    [you] hält dich von einer Basis fern
   *[other] hält den Gegner von einer Basis fern
  }
idea-base-threat = droht, auf einer Basis zu landen
