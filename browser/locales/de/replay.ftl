### Unter und neben einer Partie: sie durchgehen, ihr Zugblatt, was nahe ihrem Ende bewiesen ist.

replay-steps = Die Partie durchgehen
replay-first = Erste Stellung
replay-back = Ein Zug zurück
replay-on = Ein Zug weiter
replay-last = Letzter Zug
