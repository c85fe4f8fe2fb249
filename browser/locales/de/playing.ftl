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

## Antworten bereitlegen

plan-title = Bedingte Züge
plan-begin = Vorausplanen
plan-more = Weiterplanen
plan-about = Lege Antworten auf Züge von { $name } bereit. Sie werden automatisch gespielt; niemand sonst sieht sie.
plan-label = Du planst; nichts davon ist schon gespielt.
plan-their-move = Welchen Zug erwartest du von { $name }?
plan-your-answer = Wenn { $name } { $move } spielt: Was antwortest du?
plan-over-there = Dann wäre die Partie vorbei.
plan-whatever = Jeder Zug
plan-whatever-else = Jeder andere Zug
plan-whatever-which = Deine Antwort auf jeden Zug; sie wird gespielt, wenn sie erlaubt ist.
plan-never-legal = { $move } ist auf keinen Zug von { $name } eine erlaubte Antwort.
move-kept = Dein Zug { $move } ist gespeichert und wird gesendet, sobald Posthouse erreichbar ist.
move-kept-take-back = Zurücknehmen
move-handed-back = Dein Zug { $move } wurde nicht gespielt: { $reason }
move-handed-back-read = OK
plan-back = Einen Zug zurück
plan-done = Fertig
plan-if-then = Wenn { $theirs }, dann { $mine }
plan-cut = Streichen: wenn { $theirs }, dann { $mine }
plan-cut-short = Streichen

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
clock-none = Keine Uhr: Lass dir Zeit.
clock-bank = Jeder hat { $time } Zeit; sie läuft, während er am Zug ist.
clock-increment = Für jeden Zug kommt hinzu: { $time }, insgesamt höchstens { $cap }.
clock-end = Wessen Zeit um ist, der verliert.
match-time-left = noch { $time }
match-rated = Die Partie wird gewertet.
match-unrated = Die Partie wird nicht gewertet.

## Unentschieden, Zurücknehmen, Ende, Revanche

not-now = Jetzt nicht
play-on = Weiterspielen
refuse = Ablehnen
withdraw = Zurückziehen
draw-ask = Unentschieden anbieten
draw-sure = Unentschieden anbieten?
draw-yes = Anbieten
draw-asked = Du hast Unentschieden angeboten; { $who } hat noch nicht geantwortet.
draw-offered = { $by } bietet Unentschieden an.
draw-accept = Annehmen …
draw-accept-sure = Die Partie endet unentschieden.
draw-accept-yes = Unentschieden annehmen
undo-ask = Zurücknehmen
undo-sure = Darum bitten, deinen letzten Zug zurückzunehmen?
undo-sure-machine = Deinen letzten Zug zurücknehmen? Von da an wird die Partie nicht gewertet.
undo-yes = Zurücknehmen
undo-asked = Du hast gebeten, deinen Zug zurückzunehmen; { $who } hat noch nicht geantwortet.
undo-offered = { $by } bittet, einen Zug zurückzunehmen.
undo-accept = Rücknahme erlauben
resign-ask = Aufgeben
resign-sure = Diese Partie aufgeben?
resign-yes = Aufgeben
decline-ask = Ablehnen
decline-sure = Diese Partie ablehnen? Sie zählt dann nicht.
decline-yes = Ablehnen
rematch-ask = Revanche
rematch-go = Zur Revanche, Brett { $board }

## Gespräch und Notizen

talk-title = Chat
talk-with-move = zu
talk-say-label = Nachricht an alle am Brett
talk-say-short = Nachricht
talk-report = Diese Partie melden
talk-say = Senden
note-title = Meine Notiz
note-about = Nur du siehst sie, auf allen deinen Geräten. Sie wird beim Schreiben gespeichert.
note-kept = Gespeichert.

## Die Tastatur

keys-title = Tastenkürzel
keys-next = die nächste Partie, die auf dich wartet
keys-step = einen Zug zurück, einen Zug weiter
keys-ends = zum Anfang, zum Ende
keys-move = einen Zug tippen
keys-board = zum Brett; die Pfeiltasten führen darauf umher, Enter spielt
keys-plan = vorausplanen, während der andere am Zug ist
keys-chat = etwas sagen
keys-turn = das Brett drehen
keys-help = diese Liste
keys-setting = Einzelne Buchstaben sind Befehle (? zeigt sie)
keys-on = Einzelne Buchstaben tun das
close = Schließen

## Benachrichtigungen

push-here = In diesem Browser benachrichtigen
push-about = wenn eine Partie auf dich wartet, auch wenn keine Seite offen ist
push-forbidden = Damit du hier Bescheid bekommst, wenn eine Partie auf dich wartet, erlaube in den Einstellungen des Browsers die Benachrichtigungen dieser Seite.
push-failed = Der Browser kann nicht benachrichtigt werden: { $why }
push-one = Deine Partie wartet auf dich
push-several = Partien warten auf dich
push-board = { $game }, Brett { $board }, gegen { $opponent }
push-news = Auf Posthouse gibt es Neues für dich.

## The title line, the bars, the panels

facts-rated = gewertet
facts-unrated = ungewertet
pace = { $bank } + { $increment } pro Zug
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
match-bar = Diese Partie
match-panels = Chat, Notiz und Plan
match-flip = Drehen
match-more = Mehr
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
move-type = Einen Zug tippen
sending-move = { $move } wird gesendet …
plan-short = Planen
plan-later = Während dein Gegner am Zug ist, kannst du hier Antworten bereitlegen.
note-short = Notiz
talk-none = Noch hat niemand etwas gesagt.
talk-unread = { $count ->
    [one] 1 neue
   *[other] { $count } neue
  }

## The end card. $score is empty or a space and a score: " 26–19"

end-you-won = Du hast{ $score } gewonnen
end-you-lost = Du hast{ $score } verloren
end-won = { $name } hat{ $score } gewonnen
end-drawn = Unentschieden{ $score }
end-rating = Deine Wertung
end-lead = Dein Vorsprung, Zug um Zug
end-lead-of = Vorsprung von { $name }, Zug um Zug
end-largest = größter: { $largest }
end-analyze = Analysieren
end-share = Teilen
end-next = Nächste Partie: { $name }
notice-draw-proposed = { $name } bietet Remis an.
notice-draw-withdrawn = { $name } zieht das Remisangebot zurück.
notice-draw-refused = { $name } lehnt das Remis ab.
notice-take-back-proposed = { $name } möchte einen Zug zurücknehmen.
notice-take-back-withdrawn = { $name } möchte keinen Zug mehr zurücknehmen.
notice-take-back-refused = { $name } erlaubt nicht, den Zug zurückzunehmen.
notice-move-taken-back = { $name } nimmt { $move } zurück.
notice-move-taken-back-unrated = { $name } nimmt { $move } zurück; die Partie wird jetzt nicht gewertet.
notice-lot-drawn = Das Los sagt: { $name } zieht zuerst.
notice-first-move-given = { $name } überlässt { $other } den ersten Zug.
notice-operator-reopened = Der Betreiber öffnet die Partie wieder: Sie geht nach { $n } Zügen weiter.
notice-operator-took-back = Der Betreiber setzt die Partie auf die Stellung nach { $n } Zügen zurück.
notice-operator-gave-seat = Der Betreiber gibt den Platz von { $name } an { $other }.
