### Wann Uhren stillstehen und was eine Uhr bedeutet.

clock-still-sleep = schläft bis { $until }: Die Uhr steht still
clock-still-weekend = nicht da bis { $until }: Die Uhr steht still
clock-still-vacation = im Urlaub bis { $until }: Die Uhr steht still
clock-still-closed = der Server ist aus: Die Uhr steht still
clock-still-frozen = alle Uhren sind vorerst angehalten
clock-due = Die Zeit von { $name } ist um: { $when }.
clock-pauses = Wann eine Uhr stillsteht
clock-pause-own = In den Schlafstunden (höchstens zehn am Tag) und an den Wochenenden (höchstens zwei Tage in der Woche) dessen, der am Zug ist. Jeder wählt sie in seinen Einstellungen.
clock-pause-vacation = Im Urlaub, 30 Tage im Jahr. Wer es wünscht, für den beginnt einer von selbst, ehe seine Zeit um ist.
clock-pause-house = Während der Server aus ist oder der Betreiber alle Uhren angehalten hat.
clock-pause-bound = Eigene Pausen schieben das Ende eines Zuges um höchstens 60 Tage und das Doppelte der vorhandenen Zeit hinaus. Ziehen darf man immer.
clock-reminders = Wer lange braucht, wird erinnert, wenn vier Fünftel seiner Zeit verbraucht sind, und noch einmal vor dem Ende; nicht in Partien von wenigen Stunden.
