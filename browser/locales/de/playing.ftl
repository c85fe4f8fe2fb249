### Eine Partie: ziehen, Antworten bereitlegen, Uhren, Angebote, Gespräch, die Tastatur.

## Die Seite einer Partie

rules-not-fetched = Die Regeln ließen sich nicht laden. Lade die Seite neu.
setting-up = Das Brett wird aufgebaut …
page-too-old = Diese Seite ist veraltet. Lade sie neu.
title-match = { $game }, Brett { $board }
title-your-turn = ● Du bist am Zug: { $game }, Brett { $board }
title-waiting = ({ $count }) { $title }
board-number = Brett { $board }
your-turn = Du bist am Zug.
told-taken-back = Zurückgenommen: { $moves }.
name-to-move = { $name } ist am Zug.
looking-on = Du schaust zu.
next-game = { $count ->
    [one] Nächste Partie, die auf dich wartet
   *[other] Nächste von { $count } Partien, die auf dich warten
  }
you = du
to-move = am Zug
the-beginning = Der Anfang.
after-moves = Nach { $at } von { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
  }.
to-last-move = Zurück zur Partie

board-tools = Das Brett
board-turn = Brett drehen
board-numbers = Zahlen
board-sound = Ton
board-loud = Lautstärke
board-confirm = Jeden Zug bestätigen

## Ziehen

move-field-move = Dein Zug
move-field-plan = Nächster bedingter Zug
move-field-premove = Dein nächster Zug
move-may-be = Du kannst { $moves } spielen.
move-such-as = zum Beispiel { $move }
move-button-move = Spielen
move-button-plan = Zum Plan hinzufügen
move-button-premove = Als Nächstes spielen
move-comment = Kommentar
optional = (freiwillig)
confirm-move = { $move } spielen?
confirm-yes = Ja, { $move } spielen
confirm-no = Abbrechen

## Vorausgewählte Züge: der nächste Zug, gewählt, während der andere am Zug ist

premove-set = Du spielst { $move }, sobald { $name } gezogen hat.
premove-cancel = Abbrechen
premove-never = Das kann nicht dein nächster Zug sein, was { $name } auch spielt.
plan-never-legal = { $move } ist auf keinen Zug von { $name } eine erlaubte Antwort.
move-kept = Dein Zug { $move } ist gespeichert und wird gesendet, sobald Posthouse erreichbar ist.
move-kept-take-back = Zurücknehmen
your-move-kept = Dein Zug ist gespeichert
move-handed-back = Dein Zug { $move } wurde nicht gespielt: { $reason }
move-handed-back-read = OK

## Uhren

time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
time-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
  }
clock-hours = { $count } Std.
clock-minutes = { $count } Min.
clock-short = Nur noch wenig Zeit:
clock-first-move = Erster Zug: { $time }
match-halve = Meine Zeit halbieren: ein Sieg zählt einen Punkt mehr
match-tournament = Turnier { $name }
clock-none = Keine Uhr: Lass dir Zeit.
clock-bank = Jeder hat { $time } Zeit; sie läuft, während er am Zug ist.
clock-increment = Für jeden Zug kommt hinzu: { $time }, insgesamt höchstens { $cap }.
clock-end = Wessen Zeit um ist, der verliert.
match-time-left = noch { $time }
match-rated = Die Partie wird gewertet.
match-unrated = Die Partie wird nicht gewertet.
withdraw = Zurückziehen
draw-offered = { $by } bietet Unentschieden an.
undo-offered = { $by } bittet, einen Zug zurückzunehmen.

## Die Tastatur

keys-title = Tastenkürzel
keys-next = die nächste Partie, die auf dich wartet
keys-step = einen Zug zurück, einen Zug weiter
keys-ends = zum Anfang, zum Ende
keys-move = einen Zug tippen
keys-board = zum Brett; die Pfeiltasten führen darauf umher, Enter spielt
keys-cells = zu den Mulden, Kapseln oder Feldern, die jetzt wählbar sind
keys-read = den Stand und das ganze Brett sagen
keys-plan = vorausplanen, während der andere am Zug ist
keys-chat = etwas sagen
keys-turn = das Brett drehen
keys-help = diese Liste
keys-setting = Einzelne Buchstaben sind Befehle (? zeigt sie)
keys-on = Einzelne Buchstaben tun das
close = Schließen

## The title line, the bars, the panels

facts-rated = gewertet
facts-unrated = ungewertet
facts-style-hoarder = Sammler
facts-style-attacker = Angreifer
clock-title = Die Uhr
your-move = Du bist am Zug
captured-seeds = { $count ->
    [one] 1 Samen gefangen
   *[other] { $count } Samen gefangen
  }
captured-pods = { $count ->
    [one] 1 Stein gefangen
   *[other] { $count } Steine gefangen
  }
next-game-short = Nächste Partie ({ $count })
match-back = Zurück zu deinen Partien
board-settings = Einstellungen
board-speed = Tempo
speed-slow = Langsam
speed-usual = Normal
speed-quick = Schnell
speed-none = Keins
board-theme = Brett
board-theme-page = Wie die Seite
board-theme-wood = Holz
board-theme-night = Nacht
board-theme-stone = Stein
board-theme-ink = Tinte
sending-move = { $move } wird gesendet …
rules-link = Regeln

## Unter und neben einer Partie: sie durchgehen, ihr Zugblatt, was nahe ihrem Ende bewiesen ist.

replay-steps = Die Partie durchgehen
replay-first = Erste Stellung
replay-back = Ein Zug zurück
replay-on = Ein Zug weiter
replay-last = Letzter Zug

## Wann Uhren stillstehen und was eine Uhr bedeutet.

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

## Die Sitten von Warri: wie sie bei einer Herausforderung angeboten werden, und was ein Tisch sagt,
## an dem sie gelten.

## Bei einer Herausforderung

etiquette-word = mit Etikette

## Während gespielt wird

etiquette-sown = { $name } sät aus { $house }.
etiquette-captured = { $name } sät aus { $house } und fängt.
etiquette-sown-you = Du säst aus { $house }.
etiquette-captured-you = Du säst aus { $house } und fängst.
etiquette-gentle = Lass diese für jetzt und wähle eine andere deiner Mulden.
etiquette-type = Tippe den Buchstaben einer deiner Mulden.
move-wait = Warte auf die Antwort: Was du getippt hast, bleibt stehen.
