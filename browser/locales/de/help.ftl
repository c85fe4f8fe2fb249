### Hilfe: erste Schritte, und wie man per Mail spielt. Was in <…>…</…> steht, ist ein Link oder ein
### Beispiel.

first-title = Erste Schritte
first-rules = Sieh dir <games>die Spiele und ihre Regeln</games> an. Auf jeder Seite sind Bretter, die du ausprobieren kannst.
first-sign-up = Wähle <door>am Eingang</door> einen Namen und ein Passwort. Eine Mailadresse braucht es nur, wenn du auch per Mail spielen magst.
first-signed-up = Du hast schon einen Namen im Haus.
first-computer = Beginne mit dem Computer: Wähle am Eingang unter „Neue Partie“ <code>computer-1</code>. Er antwortet sofort.
first-move = Zeige auf eine Mulde auf dem Brett und sieh, wohin ihr letzter Samen fiele; drücke sie, und sie wird gesät. Mit der Tastatur führen die Pfeiltasten von Mulde zu Mulde, und Enter spielt.
first-people = Dann spiele gegen Menschen: Fordere jemanden mit Namen heraus, oder sieh in <lobby>der Lobby</lobby> nach, wer auf einen Gegner wartet. Zwischen den Zügen vergehen Tage, ganz wie ihr beide mögt.
first-mail = Das Haus schreibt dir, wenn du am Zug bist. <mail>Du kannst per Mail antworten</mail> und <letters>jeden Brief hier lesen</letters>.
first-told = Eine erste Partie, Zug für Zug, in den Worten des Hauses (auf Englisch)

help-rules = Regeln der Spiele, und von jedem eine Partie
help-example = Eine Partie, Zug um Zug
help-to-game = Spielen
help-ways = Ein Haus, viele Türen
help-ways-about = Die Seite, Mails, das Terminal und Programme sagen dem Haus alle dieselben Worte und sehen dieselben Bretter.
help-by-mail = <mail>Wie man per Mail spielt</mail>
help-by-commands = <commands>Alle Befehle</commands>: Sie gelten im Betreff einer Mail und im Befehlsfeld
help-by-keyboard = Mit der Tastatur: Auf einem Brett führen die Pfeiltasten umher, und Enter spielt; in einer beendeten Partie, oder um zurückzuschauen, führen die Pfeiltasten links und rechts von Zug zu Zug, Pos1 und Ende zum Anfang und zum Ende.

mail-title = Wie man per Mail spielt
mail-address-title = Die Adresse des Hauses
mail-address-about = Schreib „help“ in den Betreff, und das Haus antwortet, womit du beginnen kannst. Es liest reinen Text und HTML, und auf Maschinen und Verteiler antwortet es mit Schweigen.
mail-reply-title = Einen Zug machen
mail-reply-how = Antworte auf den Brief, der das Brett gebracht hat, tippe deinen Zug in die erste Zeile (nur <code>c</code>) und schick ihn ab. Was du darunter schreibst, geht an deinen Gegner.
mail-reply-sheet = Oder setze den Zug in der Zugliste dorthin, wo das <code>?</code> steht, und schick sie zurück.
mail-reply-safe = Das Haus erkennt an der Antwort, welches Brett du meinst, und spielt den Zug nur, wenn dort seither nichts geschehen ist. Ist nicht sicher, was du meinst, fragt es nach und spielt nichts. Eine Mail, die zweimal ankommt, wird einmal gespielt.
mail-subjects-title = Alles andere: ein Befehl im Betreff
mail-subjects-about = Drücke einen, und dein Mailprogramm hat ihn bereit. Bei leerem Betreff schreib mehrere, einen in jede Zeile. <commands>Alle Befehle</commands>
mail-subject-help = womit man beginnt
mail-subject-signup = Spieler werden, mit der Adresse, von der du schreibst
mail-subject-list = die Spiele des Hauses
mail-subject-challenge = eine Partie beginnen
mail-subject-show = ein Brett ansehen
mail-subject-move = einen Zug in einer eigenen Mail machen
mail-subject-notify = alle Bretter eines Tages in einem Brief
mail-who-title = Woran das Haus dich erkennt
mail-who-marks = Eine Antwort auf einen seiner Briefe, von einer bestätigten Adresse von dir, braucht kein Passwort: Der Brief trägt ein Zeichen, das gilt, bis jemand zieht.
mail-who-word = In einer eigenen Mail tippst du dein Passwort, oder besser das <settings>Wort für Mails</settings>, mit dem man spielen kann und sonst nichts.
mail-who-held = Wo beides fehlt, bittet dich ein Brief um Bestätigung, und bis dahin geschieht nichts.
mail-much-title = Wie viel Post
mail-much = Jedes Brett, sobald sich etwas ändert, ein Brief am Tag, nur der erste oder keiner; und Ruhezeiten: in <settings>den Einstellungen</settings>. Briefe über Partien haben einen Link zum Abbestellen. Was verschickt wurde und wie es ihm erging, steht in <letters>deinen Briefen</letters>.
mail-own-words = Dasselbe in den Worten des Hauses (auf Englisch)
