### Die Startseite eines Spielers und eine neue Partie.

home-games = Deine Partien
home-your-move = { $count ->
    [0] Nichts wartet auf dich
    [one] Du bist in einer Partie am Zug
   *[other] Du bist in { $count } Partien am Zug
  }
home-next = Weiter: { $name }
home-next-left = Weiter: { $name }, noch { $time }
games-none = Du hast noch keine Partien. Beginne eine hier oder mit „Neue Partie“.
welcome = Willkommen, { $name }.
welcome-games = { $n ->
    [one] Die Partie, die du hier gespielt hast, liegt jetzt in deinem Konto.
   *[other] Die { $n } Partien, die du hier gespielt hast, liegen jetzt in deinem Konto.
}
games-theirs-title = Die anderen sind am Zug
games-ended-title = Beendet
games-all = { $n ->
    [one] Die Partie
   *[other] Alle { $n } Partien
  }
their-clock = Uhr des Gegners: { $time }
clock-of = Uhr von { $name }: { $time }
computer-thinks = denkt nach …
left-hours = { $n } Std.
left-minutes = { $n } Min.

games-search = Partien suchen
games-which = Welche Partien
games-tab-mine = Du am Zug
games-tab-theirs = Andere
games-tab-ended = Beendet
games-search-for = Gegner oder Brettnummer
games-any = Alle Spiele
games-order = Reihenfolge
games-order-time = Wenigste Zeit zuerst
games-order-latest = Letzter Zug zuerst
games-order-name = Nach Gegner
games-pictures = Als Bilder
games-found = { $n ->
    [one] Eine Partie
   *[other] { $n } Partien
  }
games-not-found = Keine Partie passt. Ändere die Suche oder das Spiel.
games-empty-mine = Keine Partie wartet auf dich.
games-empty-theirs = Keine Partie wartet auf andere.
games-empty-ended = Noch ist keine Partie beendet.
games-group-day = Weniger als ein Tag
games-group-week = Diese Woche
games-group-later = Später
games-group-unlimited = Ohne Uhr
games-more = { $n } weitere zeigen

last-took = { $who } schlug { $seeds } mit { $house }
last-sowed = { $who } säte { $seeds } aus { $house }
last-prong = { $who } setzte eine Zinke auf { $square }
last-stepped = { $who } zog von { $from } nach { $to }
last-jumped = { $who } sprang von { $from } nach { $to }
last-jumped-took = { $count ->
    [one] { $who } sprang nach { $to } und schlug eine Kapsel
   *[other] { $who } sprang nach { $to } und schlug { $count } Kapseln
  }
last-you-took = Du schlugst { $seeds } mit { $house }
last-you-sowed = Du sätest { $seeds } aus { $house }
last-you-prong = Du setztest eine Zinke auf { $square }
last-you-stepped = Du zogst von { $from } nach { $to }
last-you-jumped = Du sprangst von { $from } nach { $to }
last-you-jumped-took = { $count ->
    [one] Du sprangst nach { $to } und schlugst eine Kapsel
   *[other] Du sprangst nach { $to } und schlugst { $count } Kapseln
  }
news-begins = du beginnst
news-moved = dein Zug: { $ago }
ended-won = Gewonnen
ended-lost = Verloren
ended-drawn = Unentschieden
ended-void = Nicht gewertet
ended-won-by = { $name } hat gewonnen

play-now = Jetzt spielen
play-more = Mehr
play-computer = Computer
play-as-guest = Ohne Konto spielst du als Gast: ungewertet, mit einem Druck.
play-waiting = { $n ->
    [one] 1 wartet
   *[other] { $n } warten
  }
play-own = du wartest
you-wait = Du wartest
you-wait-for = auf eine Partie { $game }, { $pace }.
you-wait-meanwhile = Solange gegen den Computer spielen
you-wait-no-more = Du wartest nicht mehr.
stop-waiting = Nicht mehr warten
open-none = Niemand wartet. Drücke oben auf ein Tempo, um selbst hier zu warten.
open-play = Spielen: { $name }, { $game }
cup-join = Teilnehmen
cup-join-name = Teilnehmen: { $name }
cup-see = Ansehen
cup-see-name = Ansehen: { $name }

pace-s = { $n } s
pace-m = { $n } Min.
pace-h = { $n } Std.
pace-d = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
  }
pace-plus = { $bank } + { $increment }
pace-move-s = { $n } s je Zug
pace-move-m = { $n } Min. je Zug
pace-move-h = { $n } Std. je Zug
pace-move-d = { $n ->
    [one] ein Tag je Zug
   *[other] { $n } Tage je Zug
  }
pace-none = ohne Uhr
pace-about-none = lass dir Zeit
pace-about-bank = insgesamt { $bank }
pace-about-each = für jeden Zug
pace-about-plus = + { $increment } je Zug
pace-about-total = für die ganze Partie
pace-title = Tempo
pace-other = anderes …
pace-other-about = dein eigenes
pace-increment = Mehr für jeden Zug
pace-unit = Einheit: { $of }
pace-unit-s = Sekunden
pace-unit-m = Minuten
pace-unit-h = Stunden
pace-unit-d = Tage

opponent-title = Gegner
opponent-computer = Computer
opponent-anyone = Irgendwer
opponent-anyone-about = auf jemanden warten
opponent-person = Mit Namen
opponent-person-about = jemand von hier
opponent-link = Per Link
opponent-link-about = auch ohne Konto
opponent-friends = Deine Freunde
opponent-level-about = Stufe { $n }
opponent-level = Stufe { $n }
challenge-button-computer = Partie beginnen
challenge-button-link = Link erstellen
challenge-button-anyone = Auf einen Gegner warten
more-title = Mehr
more-first-lot = Los entscheidet, wer beginnt
more-first-me = du beginnst
more-first-opponent = dein Gegner beginnt
more-rated = gewertet
more-etiquette = mit Etikette
more-no-etiquette = ohne Etikette
more-start = eigene Stellung
more-conditions = mit Bedingungen
challenge-start-position = Anfangsstellung
challenge-start-hint = So wie „show“ sie schreibt, zum Beispiel 4,4,4,4,4,4/4,4,4,4,4,4 0 0 S. Eine solche Partie wird nicht gewertet. Leer: die übliche.
pace-more = Mehr Bedenkzeiten
