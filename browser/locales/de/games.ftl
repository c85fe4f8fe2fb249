### Die Spiele in Kürze, wie „list“ und „GAME help“ sie haben: höchstens 16 Zeilen zu 72 Spalten. Nur der Server liest diese Datei.

game-sowing = Wähle eine deiner Mulden und säe ihre Samen einzeln gegen den Uhrzeigersinn in die folgenden Mulden. Macht der letzte Samen aus einer Mulde deines Gegners 2 oder 3, so fängst du sie, und rückwärts jede weitere, die 2 oder 3 hat.
game-slam-captures = Du darfst alle seine Samen auf einmal fangen; das ist ein Grand Slam.
game-feed = Hat er keine Samen, musst du ihm welche geben.
game-type-letter = Schreib den Buchstaben der Mulde: c
game-short-wari =
    Das Postspiel. Zwei Spieler, zwei Reihen zu sechs Mulden, vier Samen in jeder Mulde. Fang 25 der 48 Samen, und du gewinnst.

    { game-sowing } { game-slam-captures } { game-feed }

    { game-type-letter }
game-short-wari-24 =
    Das alte Spiel vom Heimcomputer. Zwei Reihen zu sechs Mulden, vier Samen in jeder Mulde. Fang 24 der 48 Samen, und du gewinnst.

    { game-sowing } Nie darfst du alle seine Samen auf einmal fangen: Ein solcher Grand Slam ist verboten. { game-feed }

    Schreib die Nummer der Mulde, 1 bis 6 von links, oder ihren Buchstaben.
game-short-warri =
    Das westindische Spiel, mit Manieren gespielt. Zwei Reihen zu sechs Mulden, vier Samen in jeder Mulde. Fang 25 der 48 Samen, und du gewinnst.

    { game-sowing } { game-slam-captures } { game-feed } Eine berührte Mulde ist gespielt.

    { game-type-letter }
game-short-super-wari =
    Das Spiel von Bill Taylor, 2004. Zwei Reihen zu acht Mulden, drei Samen in jeder Mulde. Fang 25 der 48 Samen, oder hungere deinen Gegner aus.

    { game-sowing } Ein Zug, der deinem Gegner keine Samen lässt, ist nur erlaubt, wenn jeder deiner Züge das tut. Dann beendet er die Partie, und alles Übrige gehört dir. Eine Stellung darf nicht wiederkehren.

    { game-type-letter }
game-short-oware =
    Abapa, die Turnierregeln. Zwei Reihen zu sechs Mulden, vier Samen in jeder Mulde. Fang 25 der 48 Samen, und du gewinnst.

    { game-sowing } Ein Zug, der alle seine Samen fangen würde, ein Grand Slam, wird gesät, fängt aber nichts. { game-feed }

    { game-type-letter }
game-short-awari =
    Die Regeln, nach denen das Spiel 2002 gelöst wurde. Zwei Reihen zu sechs Mulden, vier Samen in jeder Mulde. Fang 25 der 48, und du gewinnst.

    { game-sowing } Ein Zug, der deinem Gegner keine Samen lässt, ist nur erlaubt, wenn jeder deiner Züge das tut; dann ist sogar ein Grand Slam erlaubt, der alles fängt, was er hat.

    { game-type-letter }
game-short-octilite =
    Von Don Green. Je vier Kapseln auf einem Brett von 6 mal 7 Feldern. Erreiche eines der vier Startfelder deines Gegners, seine Basen, oder schlag alle seine Kapseln.

    Eine Kapsel geht nur, wohin ihre Zinken zeigen. Bist du am Zug, so füg einer Kapsel einen Zinken hinzu, oder geh ein Feld in Richtung eines Zinkens, oder spring über eine Kapsel neben deiner auf das Feld dahinter. Die Kapsel, über die du springst, darfst du schlagen, und du darfst weiterspringen.

    Schreib 22+b für einen Zinken, 22-33 zum Gehen, 22-44 zum Springen und 22-44x zum Springen und Schlagen. Spalten zählen von links, Reihen von unten.
game-links =
    {"    "}{ $game } help rules       jede Regel, mit Brettern
    {"    "}{ $game } help example     eine ganze Partie, Zug für Zug
    {"    "}{ $game } help tutorial    deine erste Partie, Befehl für Befehl
    {"    "}{ $game } challenge ann computer-2
