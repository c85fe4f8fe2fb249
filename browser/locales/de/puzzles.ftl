### Rätsel: Stellungen, in denen nur ein Zug richtig ist.

puzzles-title = Rätsel
puzzles-intro = Stellungen aus Partien, in denen nur ein einziger Zug richtig ist, und das ist bewiesen.
puzzles-daily = Das Rätsel des Tages
puzzles-daily-about = Für alle dasselbe; um Mitternacht nach Greenwich-Zeit beginnt ein neues.
puzzles-daily-done = Das heutige hast du gelöst; um Mitternacht nach Greenwich-Zeit beginnt ein neues.
puzzles-daily-go = Das heutige Rätsel
puzzles-days-in-a-row =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage hintereinander
    }
puzzles-by-game = Spiel für Spiel
puzzles-solved-of = { $done } von { $all } gelöst
puzzles-none-of = Zu „{ $game }“ gibt es keine Rätsel. Wähle eines dieser Spiele.
puzzles-not-fetched = Die Rätsel ließen sich nicht laden. Prüfe deine Verbindung und lade die Seite neu.
puzzles-number = { $game }, Rätsel { $number } von { $all }
puzzles-of-day = Das Rätsel des Tages: { $game }
puzzles-task-best = Ein Zug gewinnt und kein anderer: welcher?
puzzles-task-win =
    { $n ->
        [one] Gewinne mit diesem Zug: Nur ein einziger schafft es.
       *[other] Gewinne in { $n } Zügen, was auch geantwortet wird. Mit welchem Zug beginnst du?
    }
puzzles-you-are = Deine Kapseln tragen { $seat }, die des Gegners { $rival }.
puzzles-tools = Das Rätsel
puzzles-help = Tipp
puzzles-help-two = Es ist { $one } oder { $two }.
puzzles-help-pod = Es ist ein Zug der Kapsel auf { $pod }.
puzzles-show = Die Lösung zeigen
puzzles-shown = Das ist sie. Es zählt als nicht gelöst; versuche es wieder, wenn du sie vergessen hast.
puzzles-right = Das ist es, beim ersten Versuch.
puzzles-right-at-last = Das ist es.
puzzles-go-on = Richtig. Weiter.
puzzles-fails = Nicht { $move }: { $why }
puzzles-too-late =
    { $n ->
        [one] { $move } gewinnt nicht.
       *[other] Nach { $move } kann der andere länger durchhalten.
    }
puzzles-answer = Dein Gegner antwortet { $move }.
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-play-on = Gegen den Computer weiterspielen
puzzles-why = Wohin jeder Zug führt
puzzles-move = Zug
puzzles-comes-to = Ergebnis
puzzles-proven = Bewiesen, was beide auch versuchen.
puzzles-way = Lösungsweg
puzzles-worth-win = Das gewinnt. Du hast am Ende { $own } oder mehr Samen.
puzzles-worth-draw = Das ist unentschieden, { $own } zu { $other }.
puzzles-worth-loss = Das verliert. Dein Gegner hat am Ende { $other } oder mehr Samen.
puzzles-worth-no-win = Das gewinnt nicht: Dein Gegner kann { $other } oder mehr Samen halten.

puzzles-near = Eines nahe an deiner Wertung.
puzzles-kept-here = Was du tust, bleibt in diesem Browser; registrierst du dich, bekommt es dein Konto.
puzzles-kept-account = Was du tust, bleibt in deinem Konto.
puzzles-figure-rating = Rätselwertung
puzzles-figure-days = Tage hintereinander
puzzles-figure-solved = Gelöst
puzzles-of = { $done } von { $all }
puzzles-your-rating = Deine Rätselwertung: { $rating }
puzzles-rated = Das Rätsel hat die Wertung { $rating }.
puzzles-themes-of = Themen: { $themes }.
puzzles-by-theme = Nach Thema
puzzles-of-theme = { $theme }: { $game }
puzzles-of-game = Ein Rätsel: { $game }
puzzles-theme-capture = Fangen
puzzles-theme-quiet = Stiller Zug
puzzles-theme-grand-slam = Grand Slam
puzzles-theme-starve = Aushungern
puzzles-theme-feed = Füttern
puzzles-theme-defense = Verteidigung
puzzles-theme-last-seeds = Letzte Samen
puzzles-theme-chain = Sprungkette
puzzles-theme-sacrifice = Opfer
puzzles-theme-prong = Eine Zinke mehr
puzzles-theme-base = Auf ein Basisfeld
puzzles-theme-wipe-out = Alle schlagen
