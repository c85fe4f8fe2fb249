### Die Einstellungen: alles, was ein Spieler für sich selbst festlegen kann.

settings-log-in = Melde dich an, um zu sehen, was für dich eingestellt ist. Was folgt, betrifft diesen Browser.
settings-addresses = Mailadressen
settings-often = Wie viele Briefe
settings-vacation = Urlaub
settings-matches = Wie viele Partien
settings-password = Passwort
settings-browser = Dieser Browser
settings-leaving = Das Haus verlassen
settings-keep = Speichern
settings-your-password = Dein Passwort
settings-new-password = Neues Passwort
address-confirmed = bestätigt
address-unconfirmed = noch nicht bestätigt: Wie es geht, steht im Brief, der dorthin ging
address-suspended = Mail kam zurück: Gib sie noch einmal an, um sie neu bestätigen zu lassen
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
quiet-zone = Wie weit deine Uhr UTC voraus ist
quiet-zone-form = Etwa +1:00 oder -3:30
broadcasts-title = Briefe an alle
broadcasts-on = Du bekommst, was andere an alle schreiben.
broadcasts-off = Du bekommst nicht, was andere an alle schreiben.
broadcasts-start = Ich möchte sie
broadcasts-stop = Keine mehr davon
broadcast-write = An alle schreiben, die solche Briefe möchten
broadcast-hint = Höchstens einmal am Tag.
broadcast-send = An alle senden
boards-title = Einzelne Bretter
boards-none = Für alle deine Bretter gilt, was oben steht, und du schaust bei keinem anderen zu.
boards-watched = du schaust zu;
boards-usual = Wie sonst
boards-unwatch = Nicht mehr zuschauen
boards-board = Brett
boards-how = Briefe
boards-watch = Ich schaue bei diesem fremden Brett zu
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
matches-about = Niemand kann dich zu mehr Partien herausfordern, als du willst, und das Haus kann Gegner für dich finden.
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
password-button = Passwort ändern
password-hint = Überall sonst wirst du abgemeldet.
mail-password-title = Ein Wort für Mails
mail-password-about = Das Haus wählt ein Wort, das du in Mails statt deines Passworts tippst. Mit ihm kann man spielen, aber dein Konto nicht ändern.
mail-password-one = Du hast eines. Ein neues macht es ungültig.
mail-password-none = Du hast keines.
mail-password-off = keines mehr
mail-password-button = Neues Wort holen
browser-about = Nur in diesem Browser aufbewahrt.
browser-boards = Bretter
browser-counts = Zeigen, wie viele Samen in jeder Mulde liegen
browser-sound = Samen hören
browser-volume = Lautstärke
leaving-how = Wie man es verlässt
leaving-about = Deine laufenden Partien werden aufgegeben und deine Adressen vergessen. Dein Name und deine Partien bleiben; niemand sonst kann den Namen haben.
leaving-button = Das Haus verlassen
leaving-sure = Ich bin sicher
