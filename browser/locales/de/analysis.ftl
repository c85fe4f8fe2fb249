### Durchgehen und Analyse: die Seite /analysis.

analysis-title = { $game }: Analyse
analysis-board = Brett { $board }
analysis-choose = Durchgehen und Analyse
analysis-choose-about = Wähle ein Spiel, um es vom Anfang an durchzuspielen, oder baue eine Stellung auf. Eine hier gespielte Partie öffnest du von ihrer eigenen Seite aus.
analysis-to-chooser = Alle Spiele
analysis-set-up = Eine Stellung aufbauen
analysis-no-rules = Die Regeln ließen sich nicht laden. Lade die Seite neu.
analysis-no-game = Ein Spiel namens „{ $game }“ gibt es nicht. Wähle eines aus der Liste.
analysis-no-address = Diese Adresse sagt nichts, was sich von { $game } zeigen ließe. Beginne stattdessen am Anfang.
analysis-panels = Mehr zu dieser Partie

# Wer besser steht. $amount ist eine Anzahl von Samen oder Kapseln.
analysis-score = Wer besser steht
analysis-even = Ausgeglichen
analysis-better-sowing = { $role ->
    [you] Du stehst
   *[they] { $who } steht
  } um { NUMBER($amount, minimumFractionDigits: 1) } Samen besser
analysis-better-octilite = { $role ->
    [you] Du stehst
   *[they] { $who } steht
  } um { NUMBER($amount, minimumFractionDigits: 1) } Kapseln besser
analysis-has-won = { $role ->
    [you] Du hast gewonnen
   *[they] { $who } hat gewonnen
  }
analysis-wins-in = { $role ->
    [you] Du gewinnst
   *[they] { $who } gewinnt
  } in { $plies ->
    [one] einem Zug
   *[other] { $plies } Zügen
  }
analysis-wins-by-sowing = { $role ->
    [you] Du gewinnst
   *[they] { $who } gewinnt
  } in { $plies ->
    [one] einem Zug
   *[other] { $plies } Zügen
  } mit { $margin ->
    [one] einem Samen
   *[other] { $margin } Samen
  } Vorsprung
analysis-wins-by-octilite = { $role ->
    [you] Du gewinnst
   *[they] { $who } gewinnt
  } in { $plies ->
    [one] einem Zug
   *[other] { $plies } Zügen
  } mit { $margin ->
    [one] einer Kapsel
   *[other] { $margin } Kapseln
  } Vorsprung

# Die Züge.
analysis-moves = Züge
analysis-no-moves = Noch kein Zug: Spiele einen auf dem Brett.
analysis-side-lines = Statt { $move }
analysis-commented = mit Kommentar
analysis-mark-1 = Fehler
analysis-mark-2 = Patzer
analysis-beginning = Der Anfang.
analysis-result-won = { $role ->
    [you] Du hast gewonnen.
   *[they] { $who } hat gewonnen.
  }
analysis-result-draw = Unentschieden.
analysis-steps = Die Partie durchgehen
analysis-first = Erste Stellung
analysis-back = Ein Zug zurück
analysis-play = Automatisch abspielen
analysis-pause = Pause
analysis-on = Ein Zug weiter
analysis-last = Letzter Zug
analysis-next-mistake = Nächster Fehler
analysis-next-capture = Nächster großer Fang
analysis-notes = Der gezeigte Zug
analysis-comment = Kommentar zu { $move }
analysis-comment-start = Worte vor dem ersten Zug
analysis-sign = Zeichen
analysis-no-sign = keines
analysis-promote = Variante nach oben
analysis-make-main = Zur Hauptvariante machen
analysis-delete = Ab hier löschen

# Der Computer auf der Seite.
analysis-computer = Computer
analysis-think = Nachdenken
analysis-lines = Varianten
analysis-over = Hier ist die Partie vorbei.
analysis-starting = Es geht los …
analysis-depth-busy = Tiefe { $depth }, { $nodes } Stellungen, denkt noch nach
analysis-depth-done = Tiefe { $depth }, { $nodes } Stellungen
analysis-fair-live = Diese Partie wird noch gespielt: Hier kannst du sie durchgehen, ohne den Computer. Wenn sie vorbei ist, steht dir diese Seite ganz offen.
analysis-fair-own = Diese Stellung steht auf einem Brett von dir, das noch gespielt wird: Kein Computer hilft dabei, bevor die Partie vorbei ist.

# Der Bericht über eine ganze Partie.
analysis-report = Bericht
analysis-report-empty = Spiele oder öffne zuerst eine Partie: Dann beurteilt der Computer jeden ihrer Züge.
analysis-report-begin = Alle Züge analysieren
analysis-report-stop = Anhalten
analysis-effort = Gründlichkeit
analysis-effort-quick = schnell
analysis-effort-careful = sorgfältig
analysis-effort-deep = sehr sorgfältig
analysis-report-so-far = { $done } von { $all } Stellungen
analysis-report-begins = Die Partie wird analysiert.
analysis-report-ready = Der Bericht ist fertig. { $first }
analysis-course = Verlauf der Partie
analysis-after = Zug { $ply }, { $move }
analysis-course-sides = { $role ->
    [you] Über der Mitte stehst du besser, darunter { $other }.
   *[they] { $other-role ->
        [you] Über der Mitte steht { $who } besser, darunter du.
       *[they] Über der Mitte steht { $who } besser, darunter { $other }.
      }
  }
analysis-totals = { $mistakes ->
    [0] kein Fehler
    [one] ein Fehler
   *[other] { $mistakes } Fehler
  }, { $blunders ->
    [0] kein Patzer
    [one] ein Patzer
   *[other] { $blunders } Patzer
  }, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $unit ->
    [seed] Samen
   *[pod] Kapseln
  } je Zug verloren
analysis-no-mistakes = Keine Fehler: Kein Zug hat einen ganzen Samen oder eine ganze Kapsel verloren.
analysis-instead-of = Mit dem besten Zug { $best }; nach diesem { $played }.
analysis-why-lets-win = { $role ->
    [you] Danach gewinnst du, beginnend mit { $move }.
   *[they] Danach gewinnt { $who }, beginnend mit { $move }.
  }
analysis-why-base = { $plies ->
    [one] { $role ->
        [you] Danach landest du mit { $last } auf einer Basis.
       *[they] Danach landet { $who } mit { $last } auf einer Basis.
      }
   *[other] { $role ->
        [you] Danach landest du mit { $last } auf einer Basis, beginnend mit { $move }.
       *[they] Danach landet { $who } mit { $last } auf einer Basis, beginnend mit { $move }.
      }
  }
analysis-why-captured-all = { $plies ->
    [one] { $role ->
        [you] Danach schlägst du mit { $last } die letzte Kapsel.
       *[they] Danach schlägt { $who } mit { $last } die letzte Kapsel.
      }
   *[other] { $role ->
        [you] Danach schlägst du mit { $last } die letzte Kapsel, beginnend mit { $move }.
       *[they] Danach schlägt { $who } mit { $last } die letzte Kapsel, beginnend mit { $move }.
      }
  }
analysis-why-misses-win = { $move } hätte gewonnen.
analysis-why-lets-capture = { $role ->
    [you] Danach kannst du mit { $move } schlagen.
   *[they] Danach kann { $who } mit { $move } schlagen.
  }
analysis-better = Besser: { $line }
analysis-more = Mehr

# Der Verlauf der Partie.
review-won = { $role ->
    [you] Du hast gewonnen.
   *[they] { $who } hat gewonnen.
  }
review-drawn = Unentschieden.
review-even = Niemand lag je um { $unit ->
    [seed] einen ganzen Samen
   *[pod] eine ganze Kapsel
  } vorn.
review-led-from = { $role ->
    [you] Du standst ab Zug { $n } besser.
   *[they] { $who } stand ab Zug { $n } besser.
  }
review-led-until = { $role ->
    [you] Du standst bis Zug { $n } besser{ $gave }.
   *[they] { $who } stand bis Zug { $n } besser{ $gave }.
  }
review-gave = { $move } gab { $role ->
    [you] dir
   *[they] { $who }
  } { $unit ->
    [seed] { $count ->
        [one] einen Samen
       *[other] { $count } Samen
      }
   *[pod] { $count ->
        [one] eine Kapsel
       *[other] { $count } Kapseln
      }
  }
review-gave-win = { $move } ließ { $role ->
    [you] dich
   *[they] { $who }
  } gewinnen
review-costliest = Am teuersten war Zug { $n }: { $gave }.
review-better-idea = { $move } war besser: Dieser Zug { $ideas }.
review-moments = Was die Partie entschied
review-moment = Der gezeigte Zug
review-cost = Verlust: { $count } { $unit ->
    [seed] Samen
   *[pod] Kapseln
  }
review-learn = Aus den Fehlern lernen
review-learn-yours = Aus meinen Fehlern lernen
mistake-number = Fehler { $number } von { $count }
mistake-task = { $role ->
    [you] In Zug { $n } hast du { $move } gespielt. Finde einen besseren Zug.
   *[they] In Zug { $n } hat { $who } { $move } gespielt. Finde einen besseren Zug.
  }
mistake-right = Das ist besser.
mistake-shown = So wäre es besser gewesen.
mistake-why = { $role ->
    [you] Du hast
   *[they] { $who } hat
  } { $move } gespielt. { $why }
mistake-checking = Wird geprüft …
mistake-wrong = { $move } ist nicht gut genug.
mistake-reveal = Lösung zeigen
mistake-next = Nächster Fehler
mistake-stop = Aufhören
mistake-end = Zurück zum Bericht

# Endspieltabellen.
analysis-endings = Genaue Werte

# Eröffnungsdatenbank.
analysis-explorer = Partienbuch
analysis-explorer-none = Keine beendete Partie auf Posthouse erreichte diese Stellung in ihren ersten 24 Zügen.
analysis-explorer-about = { $games ->
    [one] Eine beendete Partie erreichte diese Stellung.
   *[other] { $games } beendete Partien erreichten diese Stellung.
  } Was dann gespielt wurde, und wie die Partien endeten:
analysis-explorer-none-so = Keine beendete Partie dieser Auswahl erreichte diese Stellung in ihren ersten 24 Zügen.
analysis-explorer-filter = Welche Partien
analysis-explorer-filter-set = Welche Partien: eine Auswahl
analysis-explorer-all = Alle Partien
analysis-explorer-any = alle
analysis-explorer-ratings = Wertungen
analysis-explorer-rating-below = unter { $rating }
analysis-explorer-rating-from = ab { $rating }
analysis-explorer-pace = Tempo
analysis-explorer-live = live
analysis-explorer-correspondence = Fernpartien
analysis-explorer-first-month = Ab Monat
analysis-explorer-last-month = Bis Monat
analysis-explorer-move = Zug
analysis-explorer-games = Partien
analysis-explorer-won = { $who } gewann
analysis-explorer-drawn = unentschieden
analysis-explorer-book = Buch
analysis-explorer-book-about = Buch: der Vorsprung von { $who }, der bei bestem Spiel zu erwarten ist, und wie viele Züge tief das berechnet wurde ({ $positions } Stellungen, { $date }).

# Links, Bilder, Text.
analysis-share = Teilen
analysis-links = Links
analysis-copy-link = Link zu dieser Stellung kopieren
analysis-copy-study = Link mit allen Nebenvarianten und Kommentaren kopieren
analysis-copied = Kopiert.
analysis-copy-yourself = Dieser Browser lässt die Seite nicht kopieren. Hier ist es: { $words }
analysis-link-long = Alles zusammen ist zu lang für einen Link: Speichere stattdessen den Text.
analysis-pictures = Bilder
analysis-svg = Bild (SVG)
analysis-png = Bild (PNG)
analysis-film = Bewegtes Bild der Variante (SVG)
analysis-gif = Bewegtes Bild (GIF)
analysis-film-about = Das bewegte Bild zeigt die Variante bis zum hier gezeigten Zug, oder vom Anfang aus die ganze Partie. Es läuft in jedem Browser.
analysis-no-png = Dieser Browser kann das Bild nicht zeichnen: Nimm das SVG.
analysis-text = Partie als Text
analysis-copy-text = Text kopieren
analysis-save-text = Text speichern
analysis-import = Eine Partie als Text öffnen
analysis-import-about = Füge eine Partie ein, mit Nebenvarianten und Kommentaren, falls sie welche hat
analysis-import-open = Öffnen
analysis-import-file = oder eine Datei

# Eine Stellung aufbauen.
analysis-to-move = Am Zug
analysis-position-text = Stellung als Text
analysis-position-right = Diese Stellung kann gespielt werden.
analysis-position-over = Diese Stellung kann aufgebaut werden; die Partie ist in ihr vorbei.
analysis-use-position = Diese Stellung verwenden
analysis-opening = Anfangsstellung
analysis-leave-set-up = Zurück
analysis-house = Mulde { $house } von { $who }
analysis-store = Gewinnmulde von { $who }
analysis-stores = Gewinnmulden
analysis-one-more = Einer mehr: { $where }
analysis-one-less = Einer weniger: { $where }
analysis-seeds-in-all = { $seeds ->
    [one] Insgesamt ein Samen
   *[other] Insgesamt { $seeds } Samen
  }
analysis-clear = Brett leeren
analysis-squares = Felder
analysis-square-empty = { $square }, leer
analysis-square-pod = { $square }, Kapsel von { $who }, Zinken { $prongs }
analysis-on-square = Auf Feld { $square }
analysis-nothing = Nichts
analysis-prongs = Zinken
analysis-prong = Zinke { $prong }
analysis-supply = Vorrat von { $who }
analysis-prongs-in-all = { $prongs ->
    [one] Insgesamt eine Zinke
   *[other] Insgesamt { $prongs } Zinken
  }
analysis-at-beginning = Beginn
