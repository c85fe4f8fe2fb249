### Hilfe: erste Schritte, und wie man per Mail spielt. Was in <…>…</…> steht, ist ein Link oder ein
### Beispiel.

first-title = Erste Schritte
first-rules = Sieh dir <games>die Spiele und ihre Regeln</games> an. Auf jeder Seite sind Bretter, die du ausprobieren kannst.
first-sign-up = Wähle einen Namen und ein Passwort und <signup>registriere dich</signup>. Eine Mailadresse brauchst du nur, wenn du auch per Mail spielen willst.
first-signed-up = Du bist schon registriert.
first-computer = Fang mit dem Computer an: Drücke „Neue Partie“ und wähle den Computer auf Stufe 1. Er antwortet sofort.
first-move = Zeige auf eine Mulde auf dem Brett und sieh, wohin ihr letzter Samen fiele; drücke sie, und sie wird gesät. Mit der Tastatur führen die Pfeiltasten von Mulde zu Mulde, und Enter spielt.
first-people = Dann spiele gegen Menschen: Fordere jemanden mit Namen heraus, oder sieh in <lobby>der Liste der Wartenden</lobby> nach, wer auf einen Gegner wartet. Zwischen den Zügen vergehen Tage, ganz wie ihr beide mögt.
first-mail = Posthouse schreibt dir, wenn du am Zug bist. <mail>Du kannst per Mail antworten</mail> und <letters>jeden Brief hier lesen</letters>.
first-told = Eine erste Partie, Zug für Zug, wie der Befehl help sie zeigt (auf Englisch)

help-rules = Regeln der Spiele, und von jedem eine Partie
help-example = Eine Partie, Zug um Zug
help-to-game = Spielen
help-ways = Wege zum Spielen
help-ways-about = Die Seite, Mails, das Terminal und Programme benutzen dieselben Befehle und zeigen dieselben Bretter.
help-by-mail = <mail>Wie man per Mail spielt</mail>
help-by-commands = <commands>Alle Befehle</commands>: Sie gelten im Betreff einer Mail und im Befehlsfeld
help-by-keyboard = Mit der Tastatur: Auf einem Brett führen die Pfeiltasten umher, und Enter spielt; in einer beendeten Partie, oder um zurückzuschauen, führen die Pfeiltasten links und rechts von Zug zu Zug, Pos1 und Ende zum Anfang und zum Ende.

mail-title = Wie man per Mail spielt
mail-address-title = Adresse für Mails
mail-address-about = Schick eine Mail mit dem Betreff „help“, und Posthouse antwortet mit einer Anleitung. Es liest reinen Text und HTML und antwortet weder auf automatische Mails noch auf Mailinglisten.
mail-reply-title = Einen Zug machen
mail-reply-how = Antworte auf den Brief, der das Brett gebracht hat, tippe deinen Zug in die erste Zeile (nur <code>c</code>) und schick ihn ab. Was du darunter schreibst, geht an deinen Gegner.
mail-reply-sheet = Oder setze den Zug in der Zugliste dorthin, wo das <code>?</code> steht, und schick sie zurück.
mail-reply-safe = Posthouse erkennt an deiner Antwort, welches Brett du meinst, und spielt den Zug nur, wenn sich dort seither nichts geändert hat. Ist eine Antwort mehrdeutig, fragt Posthouse nach, statt zu spielen. Eine Mail, die zweimal ankommt, wird einmal gespielt.
mail-subjects-title = Andere Befehle: im Betreff
mail-subjects-about = Drücke einen, und dein Mailprogramm hat ihn bereit. Bei leerem Betreff schreib mehrere, einen in jede Zeile. <commands>Alle Befehle</commands>
mail-subject-help = womit man beginnt
mail-subject-signup = Spieler werden, mit der Adresse, von der du schreibst
mail-subject-list = die Spiele auflisten
mail-subject-challenge = eine Partie beginnen
mail-subject-show = ein Brett ansehen
mail-subject-move = einen Zug in einer eigenen Mail machen
mail-subject-notify = alle Bretter eines Tages in einem Brief
mail-who-title = Woran Posthouse dich erkennt
mail-who-marks = Eine Antwort auf einen Brief, von einer deiner bestätigten Adressen aus, braucht kein Passwort: Der Brief enthält einen Schlüssel, der bis zum nächsten Zug gilt.
mail-who-word = In einer neuen Mail tippst du dein Passwort oder besser dein <settings>Mailpasswort</settings>, mit dem man spielen, aber nicht dein Konto ändern kann.
mail-who-held = Wo beides fehlt, bittet dich ein Brief um Bestätigung, und bis dahin geschieht nichts.
mail-much-title = Häufigkeit der Mails
mail-much = Wähle in <settings>den Einstellungen</settings> einen Brief für jedes Brett, sobald es sich ändert, einen Brief am Tag, nur den ersten oder keinen; auch Ruhezeiten kannst du festlegen. Briefe über Partien haben einen Link zum Abbestellen. <letters>Dein Posteingang</letters> zeigt, was verschickt und ob es zugestellt wurde.
mail-own-words = Dasselbe, wie der Befehl help es zeigt (auf Englisch)
