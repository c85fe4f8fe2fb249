### Die Lektionen: kurze Sätze, denen ein Kind folgen kann.

lessons-title = Lektionen
lessons-about = Fünf Minuten für jedes Spiel, auf dem richtigen Brett. Hier kann nichts schiefgehen: Probiere, was du magst.
lessons-none-of = Zu „{ $game }“ gibt es keine Lektion. Wähle eines dieser Spiele.
lessons-not-fetched = Die Lektion ließ sich nicht laden. Prüfe deine Verbindung und lade die Seite neu.
lessons-done-of = { $done } von { $all } Schritten geschafft
lessons-all-done = Alle { $all } Schritte geschafft
lessons-path-done = { $done } von { $all } Lektionen geschafft
lessons-state-done = Geschafft
lessons-state-new = { $all } Schritte
lessons-kept-here = Bleibt in diesem Browser; registrierst du dich, bekommt es dein Konto.
lessons-kept-account = Bleibt in deinem Konto.
lessons-begin = Beginnen
lessons-begin-which = Die Lektion zu { $game }
lessons-go-on = Weitermachen
lessons-step = { $game }, Schritt { $step } von { $all }
lessons-steps = Die Schritte dieser Lektion
lessons-step-done = { $step } (geschafft)
lessons-tools = Dieser Schritt
lessons-next = Nächster Schritt
lessons-finish = Fertig
lessons-back = Schritt zurück
lessons-skip = Auslassen
lessons-again = Noch einmal
lessons-show = Zeig es mir
lessons-all = Alle Lektionen
lessons-end = Jetzt kennst du { $game }
lessons-play = Gegen den Computer spielen
lessons-puzzles = Rätsel
lessons-rules = Alle Regeln

lesson-wrong-moves = Das darf man spielen, aber es ist nicht der gesuchte Zug. Schau noch einmal.
lesson-wrong-lands = Der Zug endet woanders. Zähle die Plätze und versuche es noch einmal.
lesson-wrong-captured = Damit bekommst du nicht, was du bekommen sollst. Schau auf den letzten Platz und auf die davor.
lesson-wrong-gained = Das bringt nicht so viele Samen. Welche Mulde hat gerade genug Samen, um dorthin zu kommen?
lesson-wrong-hops = Das ist nur ein Teil des Weges. Spring mit derselben Kapsel weiter.
lesson-wrong-over = Das beendet die Partie noch nicht. Schau noch einmal.
lesson-wrong-safe = Dann kann dein Gegner es immer noch tun. Schau, was er vorhat, und versuche es noch einmal.
lesson-wrong-refused = Das darf man spielen. Hier sollst du etwas versuchen, was man nicht darf.

lesson-sow-title = Säen
lesson-sow-about = Die untere Reihe gehört dir. Drücke eine deiner Mulden: Alle ihre Samen werden herausgenommen, und einer fällt in jede der folgenden Mulden, nach rechts und dann auf der anderen Reihe zurück.
lesson-sow-task = Spiele irgendeine deiner Mulden und schau zu.
lesson-sow-done = Das ist Säen. Die Mulde, aus der du gesät hast, ist jetzt leer.

lesson-round-title = Um die Ecke
lesson-round-about = Nach deiner letzten Mulde geht es auf der Reihe deines Gegners weiter, von rechts nach links. Zeige mit der Maus auf eine Mulde, bevor du sie drückst: Das Brett zeigt, wohin ihre Samen fallen.
lesson-round-task = Spiele eine Mulde, deren letzter Samen auf die Seite deines Gegners fällt.
lesson-round-done = Um die Ecke! Deine Samen füttern deinen Gegner, und genau so fängst du welche von seinen.
lesson-round-wrong = Der letzte Samen bleibt auf deiner eigenen Seite. Nimm eine Mulde weiter rechts.

lesson-long-title = Ein langer Weg
lesson-long-about = Eine Mulde mit sehr vielen Samen kommt ganz herum. In die Mulde, aus der sie kommen, fällt nie ein Samen: Sie wird übersprungen.
lesson-long-task = Spiele deine vollste Mulde und sieh, wie sie übersprungen wird.
lesson-long-done = Ganz herum, und die Mulde, aus der du gesät hast, blieb leer.
lesson-long-wrong = Nimm die Mulde mit den meisten Samen.

lesson-two-title = Zwei fangen
lesson-two-about = Fällt dein letzter Samen in eine Mulde deines Gegners und macht daraus zwei, dann gehören diese zwei Samen dir.
lesson-two-task = Fange zwei Samen.
lesson-two-done = Zwei Samen für deine Gewinnmulde, die lange Mulde an der Seite.
lesson-two-wrong = Suche eine Mulde deines Gegners mit einem einzigen Samen. Aus welcher Mulde fällt dein letzter Samen genau dorthin?

lesson-three-title = Drei fangen
lesson-three-about = Mit drei geht es auch: Macht dein letzter Samen in einer gegnerischen Mulde drei daraus, nimmst du alle drei. Vier sind vor dir sicher.
lesson-three-task = Fange drei Samen.
lesson-three-done = Drei auf einmal. Zwei oder drei: Das merk dir.
lesson-three-wrong = Suche eine Mulde deines Gegners mit zwei Samen und lass deinen letzten Samen dorthin fallen.

lesson-backwards-title = Rückwärts, eine nach der anderen
lesson-backwards-about = Nach einem Fang schau auf die Mulde davor. Liegen jetzt auch dort zwei oder drei und gehört sie deinem Gegner, nimmst du sie ebenfalls; und so weiter, rückwärts, bis es bei einer nicht mehr stimmt.
lesson-backwards-task = Fange drei Mulden mit einem Zug.
lesson-backwards-done = Sieben Samen! So gewinnt man mit vollen Händen.
lesson-backwards-wrong = Da ist mehr zu holen. Welche Mulde reicht bis zur fernsten der drei?

lesson-guard-title = Aufpassen
lesson-guard-about = Dein Gegner fängt auf dieselbe Weise. Hier will er aus dem einsamen Samen in deiner ersten Mulde zwei machen.
lesson-guard-task = Spiele so, dass er nichts fangen kann.
lesson-guard-done = In Sicherheit. Schau vor jedem Zug, was er gern täte.
lesson-guard-wrong = Dein einsamer Samen liegt noch da und kann gefangen werden. Könnte er fortgehen?

lesson-feed-why-title = Niemand bleibt hungrig
lesson-feed-why-about = Dein Gegner hat gar keine Samen. Du musst ihm welche geben, wenn du kannst: Ein Zug, der seine Seite nicht erreicht, darf nicht gespielt werden.
lesson-feed-why-task = Versuche es: Drücke deine erste Mulde, die zu kurz ist, um ihn zu erreichen.
lesson-feed-why-done = So erfährst du immer, warum eine Mulde nicht gespielt werden darf.

lesson-feed-title = Füttern
lesson-feed-about = Noch einmal dasselbe Brett. Eine deiner Mulden reicht weit genug.
lesson-feed-task = Gib deinem Gegner etwas zum Spielen.
lesson-feed-done = Jetzt kann er weiterspielen. So ist das Spiel schöner.

lesson-slam-all-title = Ein Grand Slam
lesson-slam-all-about = Ein Fang, der deinem Gegner alle Samen nimmt, heißt Grand Slam. In diesem Spiel darfst du ihn machen und behältst alles.
lesson-slam-all-task = Nimm alles, was er hat.
lesson-slam-all-done = Alles! Er hat nichts mehr zu ziehen, also ist die Partie vorbei, und was auf deiner Seite liegt, gehört dir.
lesson-slam-all-wrong = Das lässt ihm noch etwas. Seine beiden Mulden lassen sich auf einmal nehmen.

lesson-slam-forbidden-title = Ein Grand Slam ist nicht erlaubt
lesson-slam-forbidden-about = Ein Fang, der deinem Gegner alle Samen nimmt, heißt Grand Slam. In diesem Spiel ist er verboten.
lesson-slam-forbidden-task = Versuche es: Drücke die Mulde, die alles nähme.
lesson-slam-forbidden-done = Ganz ohne Samen bleibt er nie. Dann suche einen anderen Zug.

lesson-slam-nothing-title = Ein Grand Slam nimmt nichts
lesson-slam-nothing-about = Ein Fang, der deinem Gegner alle Samen nähme, heißt Grand Slam. In diesem Spiel darfst du ihn spielen, aber dann wird nichts gefangen.
lesson-slam-nothing-task = Spiele die Mulde, die alles nähme, und sieh selbst.
lesson-slam-nothing-done = Alle Samen sind geblieben, wo sie waren. Lass ihm also etwas, wenn du fängst.
lesson-slam-nothing-wrong = Das ist kein Grand Slam. Welche Mulde erreicht beide von ihm?

lesson-slam-unless-title = Nimm nicht alles
lesson-slam-unless-about = Ein Zug, der deinem Gegner keinen einzigen Samen lässt, darf nicht gespielt werden, es sei denn, alle deine Züge tun das. Ein Fang von allem, was er hat, ein Grand Slam, ist hier also verboten.
lesson-slam-unless-task = Versuche es: Drücke die Mulde, die alles nähme.
lesson-slam-unless-done = Du hast andere Züge, also ist dieser nicht erlaubt.

lesson-starved-title = Wenn es nicht anders geht
lesson-starved-about = Hier lässt jeder Zug deinen Gegner ohne Samen. Dann darfst du jeden davon spielen, und er beendet die Partie: Alles, was übrig ist, gehört dir.
lesson-starved-task = Spiele irgendeine Mulde und gewinne.
lesson-starved-done = Alle Samen gehören dir, und mit ihnen die Partie.

lesson-stalemate-title = Wenn nichts mehr zu fangen ist
lesson-stalemate-about = Manchmal laufen die letzten Samen nur noch hintereinander her: Niemand wird je wieder einen fangen. Dann ist die Partie vorbei, und jeder behält, was auf seiner Seite liegt.
lesson-stalemate-task = Fange die Samen, die sich noch fangen lassen.
lesson-stalemate-done = Die zwei übrigen Samen könnten sich nie begegnen. Jeder von euch bekommt einen, und du hast gewonnen.
lesson-stalemate-wrong = Zwei Samen deines Gegners lassen sich jetzt gleich fangen.

lesson-end-title = Gewinnen
lesson-end-about = Es gibt 48 Samen. Wer 25 gefangen hat, mehr als die Hälfte, hat gewonnen. Du hast 23.
lesson-end-task = Gewinne die Partie mit diesem Zug.
lesson-end-done = Fünfundzwanzig: Du hast gewonnen!
lesson-end-wrong = Du brauchst noch zwei Samen. Welche Mulde bringt sie?

lesson-end-24-title = Gewinnen
lesson-end-24-about = Es gibt 48 Samen. In diesem Spiel reichen 24 zum Gewinnen. Du hast 22.
lesson-end-24-task = Gewinne die Partie mit diesem Zug.
lesson-end-24-done = Vierundzwanzig: Du hast gewonnen!
lesson-end-24-wrong = Du brauchst noch zwei Samen. Welche Mulde bringt sie?

lesson-prong-title = Eine Zinke
lesson-prong-about = Dir gehören die hellen Kapseln unten. Eine Kapsel geht nur dorthin, wohin ihre Zinken zeigen, und am Anfang hat sie keine. Drücke eine Kapsel und dann eines der Zeichen um sie herum: Das gibt ihr eine Zinke aus deinem Vorrat.
lesson-prong-task = Gib der zweiten Kapsel von links, auf 32, eine Zinke, die gerade nach oben zeigt.
lesson-prong-done = Eine Zinke einzusetzen ist ein ganzer Zug. Jetzt ist dein Gegner dran.
lesson-prong-wrong = Auch das ist eine Zinke, aber nimm die Kapsel auf 32 und das Zeichen genau über ihr.

lesson-step-title = Ein Schritt
lesson-step-about = Eine Kapsel darf auf das nächste Feld gehen, auf das eine ihrer Zinken zeigt, wenn dieses Feld leer ist.
lesson-step-task = Geh mit der Kapsel auf 32 gerade nach oben.
lesson-step-done = Einen Schritt weiter. Die Kapsel behält ihre Zinken.
lesson-step-wrong = Das darf man spielen, aber geh diesmal mit der Kapsel auf 32.

lesson-jump-own-title = Über einen Freund springen
lesson-jump-own-about = Eine Kapsel darf über die Kapsel neben ihr springen, wo eine Zinke hinzeigt, wenn das Feld genau dahinter leer ist. Auch über deine eigenen Kapseln: So kommst du schnell voran.
lesson-jump-own-task = Spring mit der Kapsel auf 32 über deine eigene Kapsel und lass diese stehen.
lesson-jump-own-done = Zwei Felder in einem Zug, und niemandem ist etwas geschehen.
lesson-jump-own-wrong = Spring mit der Kapsel auf 32 über die vor ihr, und schlage diese nicht.

lesson-capture-title = Schlagen
lesson-capture-about = Wenn du über eine Kapsel springst, darfst du sie schlagen: Wähle das Kreuz. Ihre Zinken kommen in deinen Vorrat.
lesson-capture-task = Spring über die Kapsel deines Gegners und schlage sie.
lesson-capture-done = Geschlagen, und ihre Zinke kannst du nun selbst einsetzen.
lesson-capture-wrong = Spring über die dunkle Kapsel vor deiner und wähle, sie zu schlagen.

lesson-chain-title = Eine Kette von Sprüngen
lesson-chain-about = Nach einem Sprung darf dieselbe Kapsel wieder springen, in jede Richtung, in die sie eine Zinke hat, so oft sie kann. Über keine Kapsel darf sie zweimal springen.
lesson-chain-task = Schlage zwei Kapseln in einem Zug.
lesson-chain-done = Zwei in einem Zug. Achte auf Ketten, auch auf die deines Gegners.
lesson-chain-wrong = Zwei der dunklen Kapseln lassen sich mit einer Kette schlagen: erst nach oben, dann nach rechts.

lesson-guard-base-title = Aufpassen
lesson-guard-base-about = Die vier Felder, auf denen deine Kapseln begonnen haben, sind deine Basen. Landet eine gegnerische Kapsel auf einer davon, hast du verloren. Die dunkle Kapsel auf 33 zeigt auf 32, und dort ist es leer.
lesson-guard-base-task = Spiele so, dass er mit seinem nächsten Zug nicht gewinnen kann.
lesson-guard-base-done = Gerettet. Man kann den Angreifer schlagen oder sich ihm in den Weg stellen.
lesson-guard-base-wrong = Jetzt würde er auf deiner Basis landen. Kannst du diese Kapsel schlagen oder dich auf 32 stellen?

lesson-base-title = Gewinnen
lesson-base-about = Du gewinnst, wenn du auf einer der vier Basen deines Gegners landest oder alle seine Kapseln schlägst.
lesson-base-task = Gewinne mit diesem Zug.
lesson-base-done = Du stehst auf seiner Basis: Du hast gewonnen!
lesson-base-wrong = Eine deiner Kapseln steht genau vor einer Basis. Wohin zeigt ihre Zinke?

lesson-rest-wari = Hat dein Gegner keine Samen und kannst du ihm keine geben, nimmst du alles, was übrig ist. Steht eine Stellung zum dritten Mal da, ist die Partie vorbei, und jeder nimmt die Samen auf seiner Seite.
lesson-rest-warri = Hat dein Gegner keine Samen und kannst du ihm keine geben, nimmst du alles, was übrig ist. Und Warri hat seine Sitten: Eine Mulde, die du berührt hast, spielst du; du zählst die Samen nicht mit den Fingern; und du spielst nie um Geld.
lesson-rest-wari-24 = Hat dein Gegner keine Samen und kannst du ihm keine geben, ist die Partie unentschieden; ebenso, wenn eine Stellung zum dritten Mal dasteht. Die Mulden haben in diesem Spiel Nummern: Deine sind 1 bis 6, und die andere Reihe geht mit 7 bis 12 weiter.
lesson-rest-oware = Hat dein Gegner keine Samen und kannst du ihm keine geben, nimmst du alles, was übrig ist. Steht eine Stellung zum dritten Mal da, nimmt jeder die Samen auf seiner Seite.
lesson-rest-awari = Lassen alle deine Züge deinen Gegner ohne Samen, darfst du jeden davon spielen, und ein Grand Slam fängt alles. Steht eine Stellung zum dritten Mal da, wird der Rest gleich geteilt: Wer mehr gefangen hat, gewinnt.
lesson-rest-super-wari = Kommt eine Stellung wieder, auch nur ein einziges Mal, ist die Partie vorbei, und jeder nimmt die Samen auf seiner Seite.
lesson-rest-octilite = Wer am Zug ist und nicht ziehen kann, hat verloren. Steht eine Stellung zum dritten Mal da, ist die Partie unentschieden. Du darfst auch eigene Kapseln schlagen, um ihre Zinken zurückzubekommen.

## Die Seite, die zeigt, womit man lernen kann.

learn-games = Spiele und Regeln
learn-more = Üben und Hilfe
learn-puzzles = Stellungen, in denen genau ein Zug richtig ist
learn-analysis = Eine Partie oder Stellung mit dem Computer untersuchen
learn-help = Erste Schritte, Regeln, Tastatur
learn-mail = Per Mail spielen
learn-mail-about = Mit deinem Zug auf einen Brief antworten
learn-commands = Alle Befehle, per Mail und im Terminal
