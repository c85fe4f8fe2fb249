### Turniere.

tournaments-about = Jeder kann eines ankündigen, niemand leitet es: Was beginnen kann, beginnt von selbst.
tournaments-none = Noch gab es kein Turnier.
tournaments-open = Offen zur Anmeldung
tournaments-running = Laufend
tournaments-past = Vorbei
tournaments-sign-up = Um an einem teilzunehmen oder eines anzukündigen, <signup>registriere dich</signup> oder <login>melde dich an</login>.

tournament-robin = Rundenturnier
tournament-swiss = Schweizer System
tournament-knockout = K.-o.-System
tournament-arena = Arena
tournament-teams = Mannschaftskampf
tournament-kind-arena = Arena heute Abend
tournament-kind-swiss = Schweizer Abend
tournament-kind-robin = Rundenturnier per Mail
tournament-kind-knockout = K.-o.-Turnier per Mail
tournament-about-robin = alle gegen alle
tournament-about-swiss = fünf Runden; in jeder treffen sich die, die gleich viele Punkte haben
tournament-about-knockout = wer eine Begegnung verliert, scheidet aus
tournament-about-arena = für eine feste Zeit: Wer frei ist, spielt die nächste Partie
tournament-stays-tied = Steht es auch nach zusätzlichen Partien gleich, kommt weiter, wer besser gesetzt ist.
tournament-of-rounds =
    { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }
tournament-of-games =
    { $n ->
        [one] eine Partie je Begegnung
       *[other] { $n } Partien je Begegnung
    }
tournament-of-race = Wettlauf auf { $n } Siege
tournament-of-pools = in Gruppen von etwa { $n } mit Finale
tournament-of-round-minutes =
    { $n ->
        [one] jede Minute eine Runde
       *[other] alle { $n } Minuten eine Runde
    }
tournament-of-streaks =
    { $n ->
        [one] Arena von einer Minute, Siegesserien zählen doppelt
       *[other] Arena von { $n } Minuten, Siegesserien zählen doppelt
    }
tournament-of-minutes =
    { $n ->
        [one] Arena von einer Minute
       *[other] Arena von { $n } Minuten
    }
tournament-players =
    { $n ->
        [one] ein Spieler
       *[other] { $n } Spieler
    }
tournament-entered =
    { $n ->
        [one] einer nimmt teil
       *[other] { $n } nehmen teil
    }
tournament-entered-of = { $n } von { $size } nehmen teil
tournament-starts = Beginnt am { $date }
tournament-starts-latest = Beginnt, wenn es voll ist, spätestens am { $date }
tournament-begun = Begann am { $date }
tournament-ended = Vorbei seit dem { $date }
tournament-off-few = Abgesagt: zu wenige wollten teilnehmen
tournament-off-side = Abgesagt: Eine der beiden Mannschaften hat niemanden, der mitspielt
tournament-off-early = Abgesagt von dem, der es angekündigt hat
tournament-by = angekündigt von { $name }

## Eines ankündigen

tournament-announce = Ein Turnier ankündigen
tournament-announce-button = Ankündigen
tournament-more = Mehr
tournament-name = Sein Name
tournament-name-hint = Ein Wort: Buchstaben, Ziffern, - und _.
tournament-system = Modus
tournament-in-turn = Runde für Runde, nicht alle auf einmal
tournament-pools = Spieler je Gruppe, mit Finale
tournament-pools-usual = keine Gruppen
tournament-rounds = Runden
tournament-rounds-usual = so viele wie nötig
tournament-round-minutes = Minuten je Runde, an einem Abend
tournament-round-minutes-usual = so lange, wie die Partien dauern
tournament-by-lot = die Spieler durch das Los nummerieren, nicht nach Wertung
tournament-seeds-hint = Nach Wertung gesetzt, der Beste zuerst; wer keine hat, dahinter durch das Los.
tournament-meeting = Eine Begegnung ist
tournament-meeting-games = eine feste Zahl von Partien, abwechselnd mit dem ersten Zug
tournament-meeting-race = ein Wettlauf auf eine Zahl von Siegen, wie auf Barbados
tournament-games = Partien je Begegnung
tournament-race-wins = Siege
tournament-size = Beginnt, sobald so viele teilnehmen
tournament-begins = Beginnt um
tournament-minutes = Dauer
tournament-streaks = nach zwei Siegen in Folge zählen die nächsten Partien doppelt
tournament-with = Stufen des Computers, die mitspielen

## Eines davon

tournament-join = Teilnehmen
tournament-come-back = Wieder mitspielen
tournament-here = Ich bin da
tournament-pause = Pause machen
tournament-bye-next = Nächste Runde spielfrei (½)
tournament-play-next = Die nächste Runde spielen
tournament-waits = Du spielst, sobald jemand frei ist.
tournament-waits-team = Du spielst, sobald jemand aus einer anderen Mannschaft frei ist.
tournament-plays = Deine Partie läuft.
tournament-away = Du wirst erst gepaart, wenn du sagst, dass du da bist.
tournament-has-bye = In der nächsten Runde bist du spielfrei, für einen halben Punkt.
tournament-time-left = noch { $time }
tournament-last-games = Die Zeit ist um; die letzten Partien werden zu Ende gespielt.
tournament-is-over = Das Turnier ist zu Ende.
tournament-game-begins =
    Deine Partie gegen { $name } beginnt. { $first ->
        [yes] Du ziehst zuerst.
       *[no] { $name } zieht zuerst.
    }
tournament-own-place =
    { $n ->
        [one] { $name }: Platz { $place }, { $points } Punkt
       *[other] { $name }: Platz { $place }, { $points } Punkte
    }
tournament-leave = Aussteigen
tournament-chat = Chat
tournament-chat-label = Nachricht an alle im Turnier
tournament-chat-send = Senden
tournament-leave-open = Es hat noch nicht begonnen: Du kannst wieder teilnehmen.
tournament-leave-running = Deine laufenden Partien darin werden aufgegeben, und was du noch zu spielen hattest, gewinnen die anderen.
tournament-leave-sure = Aus dem Turnier aussteigen
tournament-boards = Bretter zugleich
tournament-boards-most = Höchstens { $n } zugleich
tournament-boards-field = Deine Partien zugleich, höchstens
tournament-boards-change = Ändern
tournament-boards-hint = Die nächste Partie beginnt, wenn eine von dir endet, die früheste Runde zuerst.
tournament-call-off = Absagen
tournament-call-off-hint = Alle, die schon teilnehmen, bekommen einen Brief.
tournament-call-off-sure = Das Turnier absagen
tournament-standing = Tabelle
tournament-place = Platz
tournament-player = Spieler
tournament-seed-lot = (Los)
tournament-points = Punkte
tournament-won = Gewonnen
tournament-drawn = Unentschieden
tournament-lost = Verloren
tournament-has-left = ist ausgestiegen
tournament-pauses = macht Pause
tournament-free = ist frei
tournament-ties = Bei Gleichstand entscheiden die letzten Spalten, von links nach rechts, wie im FIDE-Handbuch (C.07).
tournament-bracket = Turnierbaum
tournament-all-rounds = Runden
tournament-round = Runde { $n }
tournament-final-round = Finale, Runde { $n }
tournament-bye = { $name }: spielfrei
tournament-half-bye = { $name }: spielfrei für einen halben Punkt
tournament-not-played = nicht gespielt
tournament-runs = läuft
tournament-against = gegen { $name }
tournament-seed-is = Setzplatz { $n }
tournament-numbers = Feinwertung
tournament-pool = Gruppe { $n }
tournament-round-of = Runde { $n } von { $of }
tournament-next-round = Nächste Runde um { $time }
tournament-games-now = Laufende Partien
tournament-games-over = Beendete Partien
tournament-your-move = Gegen { $name }: du bist am Zug
tournament-your-game = Deine Partie mit { $name }
tournament-podium = Die drei Besten
tournament-podium-points = Platz { $place }: { $points }
tournament-report = Text für einen Rundbrief
tournament-games-played =
    { $n ->
        [one] eine Partie
       *[other] { $n } Partien
    }
tournament-report-more =
    { $n ->
        [one] und ein weiterer
       *[other] und { $n } weitere
    }
bracket-final = Finale
bracket-bye = Freilos
bracket-open = noch offen

## Serien

series-title = Serien
series-daily = jeden Tag
series-weekly = jeden { $weekday }
series-monthly-first = am ersten { $weekday } jedes Monats
series-monthly-second = am zweiten { $weekday } jedes Monats
series-monthly-third = am dritten { $weekday } jedes Monats
series-monthly-fourth = am vierten { $weekday } jedes Monats
series-monthly-last = am letzten { $weekday } jedes Monats
series-when = { $every } um { $time } ({ $zone })
series-next = Als Nächstes
series-join-next = Für { $name } anmelden
series-entered = Du bist angemeldet.
series-later = Das Turnier am { $date } wird am { $day } angekündigt.
series-regulars = Jedes Mal dabei
series-join = Mich jedes Mal anmelden
series-leave = Mich nicht mehr anmelden
series-season = Saison { $n }
series-season-of = Nach { $n } von { $of } Turnieren
series-winner = gewonnen von { $names }
series-played = Gespielt
series-won = Erster
series-end = Beenden
series-end-hint = Turniere, die noch nicht begonnen haben, werden abgesagt, und alle Angemeldeten bekommen einen Brief.
series-end-sure = Die Serie beenden
series-ended = Diese Serie ist beendet.
series-edition = Nummer { $n } der Serie { $name }
series-name-hint = Ein Wort; die Turniere heißen NAME-1, NAME-2 …
series-repeats = Wiederholung
series-once = einmal

## Teams

teams-title = Mannschaften
teams-about = Eine Mannschaft spielt Mannschaftsarenen und Mannschaftskämpfe.
teams-sign-up = Um einer Mannschaft beizutreten oder eine zu gründen, <signup>registriere dich</signup> oder <login>melde dich an</login>.
team-make = Eine Mannschaft gründen
team-captain-is = Kapitän { $name }
team-open = offen für alle
team-on-request = der Kapitän nimmt auf
team-join = Beitreten
team-ask = Um Aufnahme bitten
team-asked = Du hast um Aufnahme gebeten.
team-ask-no-more = Die Bitte zurücknehmen
team-leave = Die Mannschaft verlassen
team-members = Mitglieder
team-asking = Bitten um Aufnahme
team-admit = Aufnehmen
team-remove = Entlassen
team-captain = Zum Kapitän machen
team-act-on = { $act }: { $name }
tournament-of-battle =
    { $n ->
        [one] Mannschaftsarena, der Beste jeder Mannschaft zählt
       *[other] Mannschaftsarena, die besten { $n } jeder Mannschaft zählen
    }
tournament-best-of-team = Mannschaftsarena: So viele jeder Mannschaft zählen
tournament-sides = Stattdessen ein Kampf zweier Mannschaften
tournament-sides-against = Gegen
tournament-sides-none = keine Mannschaften
tournament-sides-hint = Brett gegen Brett nach Wertung, an so vielen Brettern, wie die kleinere Mannschaft Spieler hat; die anderen sind Ersatz und spielen nicht.
tournament-join-for = Für { $team } teilnehmen
tournament-team-first = Nur Mitglieder seiner Mannschaften können teilnehmen: Tritt erst einer bei.
tournament-team = Mannschaft
tournament-reserves = Ersatz, spielt nicht: { $names }
