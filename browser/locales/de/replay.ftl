### Unter und neben einer Partie: sie durchgehen, ihr Zugblatt, was nahe ihrem Ende bewiesen ist.

replay-steps = Die Partie durchgehen
replay-first = Erste Stellung
replay-back = Ein Zug zurück
replay-on = Ein Zug weiter
replay-last = Letzter Zug
replay-moves = Züge
replay-no-move = Noch kein Zug.
replay-commented = mit Kommentar

proven-title = Bewiesene Ergebnisse
proven-reach = Liegen { $reach } oder weniger Samen auf dem Brett, so steht hier, wozu jeder Zug geführt hätte.
proven-working = Wird ausgerechnet …
proven-unknown = Über diese Stellung ist nichts bekannt.
proven-moves = Die Züge, der beste zuerst
proven-move = Zug
proven-proves = Was er beweist
replay-captures = { $count ->
    [one] fängt 1
   *[other] fängt { $count }
  }
