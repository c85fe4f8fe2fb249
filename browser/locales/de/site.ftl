### Texte über Spieler, Partien und Posthouse.

## Partien

# $because ist leer oder ending-because.
ending-won = { $name } hat gewonnen{ $because }.
ending-you-won = Du hast gewonnen{ $because }.
ending-drawn = Unentschieden{ $because }.
ending-over = Vorbei{ $because }.
# Mit dem Leerzeichen davor. $why ist einer der Gründe darunter.
ending-because = {" "}({ $why })
reason-tie = beide haben gleich viel gefangen, und das Brett ist leer
reason-majority = genug Samen gefangen
reason-no-stones = wer am Zug ist, hat keine Samen
reason-cannot-feed = jeder Zug ließe den Gegner ohne Samen
reason-starved = der Gegner blieb ohne Samen
reason-stalemate = es können nie mehr Samen gefangen werden
reason-repetition = die Stellung kam wieder
reason-base = eine gegnerische Basis wurde erreicht
reason-captured-all = alle Kapseln des Gegners wurden geschlagen
reason-no-moves = wer am Zug ist, kann nicht ziehen
reason-resigned = der Gegner hat aufgegeben
reason-declined = abgelehnt, bevor beide gezogen hatten; es zählt nicht
reason-time = die Zeit des Gegners war um
reason-absent = der Gegner hat den ersten Zug nicht rechtzeitig gemacht
reason-agreed = beide waren sich einig
reason-house = der Betreiber hat so entschieden
reason-void = vom Betreiber beendet; es zählt nicht
player-level = Stufe { $level }
player-bot = { $name } (Bot)

## Zeiten und Zahlen

ago-now = gerade eben
ago-minutes =
    { $n ->
        [one] vor einer Minute
       *[other] vor { $n } Minuten
    }
ago-hours =
    { $n ->
        [one] vor einer Stunde
       *[other] vor { $n } Stunden
    }
ago-days =
    { $n ->
        [one] gestern
       *[other] vor { $n } Tagen
    }
count-move =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
count-finished-game =
    { $n ->
        [one] { $n } beendete Partie
       *[other] { $n } beendete Partien
    }
count-day =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
count-hour =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
count-minute =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
time-none = keine Uhr
time-of = { $bank }, dazu { $increment } für jeden Zug

## Listen von Partien

match-name = { $game }, Brett { $board }
match-seats = { $first } – { $second }
match-your-turn = Du bist am Zug
match-to-move = { $name } ist am Zug
unrated = nicht gewertet
lobby-title = Gegner finden
# Spoken before a number beside a player’s name, and after it.
rating-word = Wertung
rating-provisional = vorläufig

## Spieler werden

log-in = Anmelden
sign-up = Registrieren

## Herausforderungen sind Angebote, bis sie angenommen werden

challenges = Herausforderungen
challenge-to-you = { $by } fordert dich heraus.
challenge-waits = { $to } hat noch nicht angenommen.
challenge-accept = Annehmen
challenge-decline = Ablehnen
challenge-decline-why = Grund
challenge-decline-unsaid = Ohne Grund ablehnen
challenge-decline-later = Nicht jetzt, vielleicht später
challenge-decline-clock = Andere Bedenkzeit
challenge-decline-rated = Nur gewertet
challenge-decline-unrated = Nur ungewertet
challenge-decline-game = Ich spiele dieses Spiel nicht
challenge-decline-people = Nur mit Menschen
challenge-withdraw = Zurückziehen
challenge-about = Noch hat nichts begonnen. Nimm an oder lehne ab: Ein Grund ist nicht nötig, und keine Uhr läuft, bevor du annimmst.
challenge-about-move = Noch hat nichts begonnen. Nimm an, lehne ab oder mach deinen ersten Zug, der annimmt. Bis dahin läuft keine Uhr.
challenge-about-own = Nichts zählt und keine Uhr läuft, bis sie angenommen ist.
challenge-each = Zeit für beide: { $clock }.
challenge-ends = Die Herausforderung endet am { $date }.
ending-withdrawn = Die Herausforderung wurde zurückgenommen: Die Partie hat nie begonnen.
ending-expired = Die Herausforderung wurde nicht rechtzeitig angenommen: Die Partie hat nie begonnen.
saved = Gespeichert.
tile-play = { $game } spielen
tile-play-short = Spielen
tile-wari = per Post: mehr als die Hälfte der 48 Samen gewinnt
tile-wari-24 = 24 Samen gewinnen; Mulden von 1 bis 12
tile-warri = berührt ist gespielt
tile-super-wari = zwei Reihen zu acht: Hungere den Gegner aus
tile-oware = ein großer Schlag fängt nichts
tile-awari = 2002 gelöst: ein vollkommenes Spiel endet unentschieden
tile-octilite = keine Samen: Steine, die Zinken bekommen und springen
