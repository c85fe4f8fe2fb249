### Wann Uhren stillstehen und was eine Uhr bedeutet.

clock-still-sleep = schläft bis { $until }: Die Uhr steht still
clock-still-weekend = nicht da bis { $until }: Die Uhr steht still
clock-still-vacation = im Urlaub bis { $until }: Die Uhr steht still
clock-still-closed = der Server ist aus: Die Uhr steht still
clock-still-frozen = alle Uhren sind vorerst angehalten
clock-due = Die Zeit von { $name } ist um: { $when }.
clock-pauses = Wann eine Uhr stillsteht
clock-pause-own = In den Schlafstunden der Spieler (höchstens zehn am Tag) und an ihren Wochenenden (höchstens zwei Tage in der Woche), wie in den Einstellungen gewählt.
clock-pause-vacation = Im Urlaub, 30 Tage im Jahr. Auf Wunsch beginnt er automatisch, bevor die Zeit um ist.
clock-pause-house = Während der Server aus ist oder der Betreiber alle Uhren angehalten hat.
clock-pause-bound = Eigene Pausen schieben das Ende eines Zuges um höchstens 60 Tage und das Doppelte der vorhandenen Zeit hinaus. Ziehen darf man immer.
clock-reminders = Erinnerungen kommen, wenn vier Fünftel der Zeit verbraucht sind, und noch einmal vor dem Ende; nicht in Partien von wenigen Stunden.
