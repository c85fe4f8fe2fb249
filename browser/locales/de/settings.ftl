### Die Einstellungen: alles, was ein Spieler für sich selbst festlegen kann.

settings-log-in = Melde dich an, um zu sehen, was für dich eingestellt ist. Was folgt, betrifft diesen Browser.
settings-find = Einstellung finden
settings-none-found = Keine Einstellung enthält dieses Wort.
settings-found =
    { $n ->
        [one] 1 Abschnitt enthält dieses Wort.
       *[other] { $n } Abschnitte enthalten dieses Wort.
    }
settings-group-mail = Post
settings-group-playing = Spielen
settings-group-people = Andere Spieler
settings-group-account = Konto
settings-addresses = Mailadressen
settings-often = Häufigkeit der Mails
settings-boards = Deine Bretter
settings-vacation = Urlaub
settings-matches = Anzahl der Partien
settings-challenges = Herausforderungen und Freunde
settings-blocks = Wen ich nicht mehr hören will
settings-password = Passwort
settings-browser = Dieser Browser
settings-leaving = Deine Daten und dein Konto
settings-keep = Speichern
settings-your-password = Dein Passwort
settings-new-password = Neues Passwort
address-confirmed = bestätigt
address-unconfirmed = noch nicht bestätigt: Wie es geht, steht im Brief, der dorthin ging
address-suspended = Mail kam zurück: Gib sie noch einmal an, um sie neu bestätigen zu lassen
address-replaced = bleibt, bis du eine neue bestätigt hast
address-used = hierher gehen die Briefe
address-new = Deine Adressen, eine in jeder Zeile
address-hint = Briefe gehen an die erste, die bestätigt ist und sie annimmt, und schreiben kannst du von jeder. Ohne Adresse warten deine Briefe auf der Seite.
address-button = Adressen ändern
often-boards = Bretter
often-each = jedes Brett, sobald sich etwas ändert
often-digest = alles von einem Tag in einem Brief, um sieben Uhr morgens
often-once = nur das erste, bis du gespielt oder hereingeschaut hast
often-never = keine; sie warten auf der Seite
quiet-title = Ruhezeiten
quiet-some = in diesen Stunden nichts mailen
quiet-from = von
quiet-until = bis
quiet-zone = Dein Abstand zu UTC
quiet-zone-form = Etwa +1:00 oder -3:30
letter-language-title = Sprache der Briefe
letter-language = Sprache
letter-language-off = wie in meinem Mailprogramm
letter-language-hint = In dieser Sprache kommen Briefe und Antworten auf deine Befehle. Wählst du eine Sprache für die Seite, folgen die Briefe.
mail-kind-broadcasts-title = Briefe an alle
mail-kind-broadcasts-on = Du bekommst, was andere an alle schreiben.
mail-kind-broadcasts-off = Du bekommst nicht, was andere an alle schreiben.
mail-kind-broadcasts-start = Abonnieren
mail-kind-broadcasts-stop = Abbestellen
mail-kind-puzzle-title = Rätsel des Tages
mail-kind-puzzle-on = Du bekommst es jeden Morgen als Brief, mit deinem täglichen Brief, wenn du einen hast.
mail-kind-puzzle-off = Du bekommst es nicht als Brief.
mail-kind-puzzle-start = Als Brief bekommen
mail-kind-puzzle-stop = Keine Rätsel mehr als Brief
broadcast-write = An alle schreiben, die solche Briefe möchten
broadcast-hint = Höchstens einmal am Tag.
broadcast-send = An alle senden
boards-title = Einzelne Bretter
boards-none = Für alle deine Bretter gilt, was oben steht, und du schaust bei keinem anderen zu.
boards-watched = du schaust zu;
boards-usual = Standard verwenden
boards-unwatch = Nicht mehr zuschauen
boards-board = Brett
boards-how = Briefe
boards-watch = Ich schaue bei diesem fremden Brett zu
seat-about = Wer unten sitzt auf den Brettern in deinen Briefen, auf der Seite und im Terminal.
seat-own = meine eigene Seite
seat-first = die Seite von First (Süd, Weiß), wie der alte Server sie zeichnete
seat-hint = Wo Häuser Nummern haben, sind es deine, und du sitzt immer unten. OctiLites Brett wird nur in Briefen gedreht.
vacation-about = Solange du im Urlaub bist, stehen deine Uhren still; ziehen darfst du trotzdem. 30 Tage im Jahr.
vacation-days = { $from } bis { $to }
vacation-now = jetzt
vacation-end = Beenden, und Geplantes streichen
vacation-plan = Planen
vacation-from = Erster Tag
vacation-to = Letzter Tag
settings-rest = Schlaf und Wochenende
rest-about = In diesen Stunden und an diesen Tagen stehen deine Uhren still; ziehen darfst du immer. Eine Änderung gilt von deiner nächsten Mitternacht an, und mindestens eine Woche.
rest-none = Deine Uhren laufen Tag und Nacht, die ganze Woche.
rest-sleep = Schlafstunden
rest-sleep-some = Ich schlafe: höchstens zehn Stunden
rest-sleep-is = Deine Uhren stehen still von { $from } bis { $until }.
rest-weekend = Wochenende: höchstens zwei Tage
rest-weekend-is = An diesen Tagen stehen sie still: { $days }.
rest-later = Ab { $when }: { $rest }
rest-zone = Diese Stunden sind die einer Uhr, die UTC um { $set } voraus ist; deine hier ist es jetzt um { $here }. Die Sommerzeit stellst du selbst ein.
vacation-auto-about = Ein Urlaub kann von selbst beginnen, wenn deine Zeit fast um ist, je drei Tage, solange du noch welche hast. Ein Brief sagt es dir.
vacation-auto-is = Wenn deine Zeit fast um ist, beginnt von selbst ein Urlaub, je drei Tage, solange du noch welche hast.
vacation-auto-on = Er soll von selbst beginnen
vacation-auto-off = Er soll nicht von selbst beginnen
matches-about = Niemand kann dich zu mehr Partien herausfordern, als du willst, und Posthouse kann Gegner für dich finden.
matches-limited =
    { $n ->
        [one] höchstens eine gleichzeitig
       *[other] höchstens { $n } gleichzeitig
    }
matches-sought =
    { $n ->
        [one] (Suche, bis es eine gibt)
       *[other] (Suche, bis es { $n } sind)
    }
matches-n = Anzahl
matches-limit = Nie mehr gleichzeitig als
matches-limit-hint = Ohne Zahl: so viele, wie kommen.
matches-limit-button = Grenze setzen
matches-seek = Gegner für mich suchen, bis ich so viele Partien habe
matches-seek-hint = Mit der üblichen Bedenkzeit, den ersten Zug bestimmt das Los. 0 oder keine Zahl: keine mehr.
matches-seek-button = Suchen
challenges-about = Eine Herausforderung ist ein Angebot: Keine Uhr läuft und nichts zählt, bis du sie annimmst. Sag hier, wessen Angebote überhaupt kommen dürfen und wessen sofort beginnen.
challenges-from = Herausfordern darf mich
challenges-begin = Sofort beginnt es mit
circle-nobody = niemand
circle-friends = meine Freunde
circle-rated = gewertete Spieler und meine Freunde
circle-everybody = jeder
settings-presence = Wer sieht, dass du hier bist
presence-about = Solange eine Seite von Posthouse offen und sichtbar ist, zeigt das ein Punkt neben deinem Namen
presence-nobody = niemandem
presence-opponents = allen, mit denen ich spiele, und meinen Freunden
presence-everybody = allen
presence-hint = Das wird nie gespeichert. Wen du blockierst oder wer dich blockiert, sieht es nicht.
friends = Meine Freunde
friends-about = Deine eigene Liste derer, denen du folgst, die sonst niemand sieht: Startseite und Zuschauen zeigen, wann sie online sind oder spielen.
friends-none = Niemand steht darauf.
friends-button = Hinzufügen
blocks-none = Du blockierst niemanden.
blocks-since = seit { $date }
blocks-name = Name eines Spielers
blocks-button = Blockieren
password-button = Passwort ändern
password-hint = Überall sonst wirst du abgemeldet.
mail-password-title = Mailpasswort
mail-password-about = Hol dir ein eigenes Passwort für Mails. Damit kann man spielen, aber dein Konto nicht ändern.
mail-password-one = Du hast eines. Ein neues macht es ungültig.
mail-password-none = Du hast keines.
mail-password-off = Mailpasswort löschen
mail-password-button = Mailpasswort holen
browser-about = Nur in diesem Browser aufbewahrt.
export-button = Alles herunterladen
export-about = Alles, was Posthouse von dir hat, als ZIP-Datei: dein Konto, deine Partien und deine Briefe. Höchstens fünfmal am Tag.
leaving-how = Mein Konto löschen
leaving-about = Deine laufenden Partien werden aufgegeben. Dein Name, deine Adressen, Briefe und Notizen und was du geschrieben hast werden endgültig gelöscht; deine Partien bleiben, als die von „jemand, der gegangen ist“. Zurückkommen kannst du nicht, und ein Jahr lang kann niemand deinen Namen haben. Lade vorher alles herunter, was du behalten willst.
leaving-ask = Zeigen, was endet
leaving-button = Mein Konto löschen
leaving-sure = Ich bin sicher
settings-programs = Programme
programs-about = Ein Programm von dir, etwa ein Bot, kann hier spielen wie du. Es bekommt statt deines Passworts einen eigenen Schlüssel.
programs-for = Ein Programm bittet um einen Schlüssel von { $name }. Es sieht und tut nur, was angekreuzt ist; erzeuge ihn nur, wenn du das Programm kennst.
programs-log-in = Ein Programm bittet um einen Schlüssel deines Kontos.
programs-all = Alle Schlüssel und Programme
programs-bot = Dieses Konto ist ein Bot
programs-bot-about = Wenn ein Programm für dieses Konto spielt, sag es: Andere sehen, dass es ein Bot ist, auch in Herausforderungen, und es steht in der Rangliste der Bots. Das lässt sich nicht rückgängig machen. Um selbst zu spielen, melde dich unter einem anderen Namen an.
programs-is-bot = Dieses Konto ist ein Bot: Andere sehen es, und es steht in der Rangliste der Bots.
programs-bot-sure = Für dieses Konto spielt ein Programm, für immer
programs-bot-button = Zum Bot machen
programs-tokens = Schlüssel
programs-tokens-about = Ein Schlüssel kann nur, was du erlaubst, nie dein Konto ändern, und gilt nicht mehr, sobald du ihn beendest.
programs-name = Ein Name dafür
programs-name-form = Buchstaben von a bis z, Ziffern, - und _
programs-scopes = Es darf
programs-may-read = sehen, was du siehst
programs-may-play = für dich spielen
programs-may-talk = in deinem Namen schreiben
programs-may-webhook = Webhooks erstellen und beenden
programs-may-moderate = moderieren: was die Seite Moderation kann
programs-scope-read = sieht
programs-scope-play = spielt
programs-scope-talk = schreibt
programs-scope-webhook = erstellt Webhooks
programs-scope-moderate = moderiert
programs-used = zuletzt benutzt am { $when }
programs-unused = noch nicht benutzt
programs-once = Die Antwort zeigt ein Wort, das dein Programm braucht. Sie zeigt es nur dieses eine Mal: Schreib es ab.
programs-make = Schlüssel erstellen
programs-revoke = Widerrufen
programs-hooks = Webhooks
programs-hooks-about = Was in deinen Spielen geschieht, wird sofort und unterschrieben an eine Adresse im Netz geschickt. Nimmt es dort niemand an, wird es zwei Tage lang wieder versucht.
programs-hook-address = Adresse
programs-hook-make = Webhook erstellen
hook-works = Funktioniert
hook-retries = Nicht angenommen: { $why }. Nächster Versuch am { $when }.
hook-stopped = Angehalten am { $when }: { $why }. Ein Test, der angenommen wird, setzt ihn fort.
hook-test = Test senden
hook-again = Erneut senden
hook-deliveries = Letzte Zustellungen
hook-none = Es wurde noch nichts gesendet.
hook-event = Ereignis { $id } ({ $kind })
hook-tested = Test
hook-sending = Wird gesendet…
hook-status = HTTP-Status { $status }
hook-took = { $ms } ms
hook-attempt = { $n }. Versuch
hook-loopback = Dieser Server ist für die Entwicklung eingerichtet: Webhooks dürfen auch unter http://localhost liegen.
hook-check = Signatur prüfen
hook-check-about = Jedes Ereignis ist mit dem geheimen Wort des Webhooks signiert und sieht so aus:
hook-check-python = Weise es ab, wenn die Signatur abweicht oder älter als fünf Minuten ist. In Python:
password-others = Überall sonst abmelden
password-tokens = Auch die Schlüssel meiner Programme beenden
settings-sessions = Wo du angemeldet bist
sessions-about = Jeder Browser und jedes Programm, in dem du dich angemeldet und nicht wieder abgemeldet hast. Eine Anmeldung endet nach 30 Tagen.
sessions-unknown = unbekannter Browser
sessions-here = hier
sessions-times = seit { $begun }, zuletzt benutzt { $used }
sessions-end-others = Überall sonst abmelden
settings-two-factor = Zwei-Faktor-Anmeldung
two-factor-about = Melde dich mit deinem Passwort und einem Code aus einer App auf deinem Telefon an: Ein gestohlenes Passwort allein genügt dann nicht. In Mails gilt dein Passwort dann nicht mehr; dein Mailpasswort gilt weiter.
two-factor-is-off = Sie ist aus.
two-factor-is-on =
    { $n ->
        [one] Sie ist an seit { $when }. Ein Ersatzcode ist übrig.
       *[other] Sie ist an seit { $when }. { $n } Ersatzcodes sind übrig.
    }
two-factor-begin = Einrichten
two-factor-scan = Scanne das mit einer Authenticator-App und tippe dann den Code ein, den sie zeigt.
two-factor-picture = QR-Code für eine Authenticator-App
two-factor-by-hand = Stattdessen von Hand eintippen
two-factor-open = In einer App auf diesem Gerät öffnen
two-factor-on = Einschalten
two-factor-off = Ausschalten
two-factor-new-codes = Neue Ersatzcodes holen
programs-expires = gültig bis { $when }
programs-expired = abgelaufen am { $when }
programs-days = Wie viele Tage er gilt
address-saved = Gespeichert. Eine neue Adresse gilt, sobald du dem Link in dem Brief gefolgt bist, den wir dorthin schicken.
password-is-changed = Dein Passwort ist geändert.
password-logged-out = Du bist überall außer hier abgemeldet.
password-tokens-void = Die Schlüssel deiner Programme gelten nicht mehr.
password-reset-done = Dein Passwort ist geändert: Melde dich mit dem neuen an. Der Link, den du benutzt hast, gilt nicht mehr.
mail-password-made = Dein Mailpasswort. Kopiere es jetzt: Es wird nicht noch einmal gezeigt. Schreib es in Mails statt deines Passworts, wie in „wari move 12 { $name } MAILPASSWORT c“.
mail-password-removed = Dein Mailpasswort gilt nicht mehr.
programs-token-made = Dein Token. Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
programs-secret-made = Das Geheimnis, das seine Ereignisse unterschreibt. Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
two-factor-now-on = Die Zwei-Faktor-Anmeldung ist an. Von jetzt an meldest du dich mit deinem Passwort und einem Code an. In Mails nimm dein Mailpasswort.
two-factor-now-off = Die Zwei-Faktor-Anmeldung ist aus: Dein Passwort allein öffnet dein Konto wieder.
two-factor-keep-codes = Bewahre diese Ersatzcodes bei deinen wichtigen Papieren auf: Jeder steht einmal für einen Code, wenn dein Gerät verloren ist. Sie werden nicht noch einmal gezeigt.
leaving-running =
    { $n ->
        [0] Du hast keine laufenden Partien.
        [one] Eine laufende Partie würde aufgegeben.
       *[other] { $n } laufende Partien würden aufgegeben.
    }
broadcast-sent =
    { $n ->
        [one] An eine Person geschickt.
       *[other] An { $n } Personen geschickt.
    }
vacation-used = Dieses Jahr genommen oder geplant: { $used } von { $most } Tagen.
