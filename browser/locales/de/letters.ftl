### Was Briefe und Antworten auf Befehle sagen. Nur der Server liest diese Datei. Befehle in „…“ und Wörter in
### Großbuchstaben bleiben, wie sie sind.

## Jeder Brief

letter-greeting = Hallo { $name },
letter-hello = Hallo,
letter-you = du
letter-match-name = { $game } Brett { $board }
letter-players = { $match }, { $first } gegen { $second }
letter-subject = { $game } mit { $name } · Brett { $board }
letter-subject-watched = { $game }, { $first } und { $second } · Brett { $board }
letter-writes = { $name } schreibt:
letter-reason = Grund:
letter-no-reason = (kein Grund wurde genannt)
letter-operator = Der Betreiber
letter-unsubscribe = Solche Briefe abbestellen
letter-your-letter-subject = dein Brief
letter-day =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }

## Bestätigungen

letter-confirm-subject = deine Mailadresse
letter-confirm = Jemand, hoffentlich du, hat diese Adresse bei einem Posthouse-Konto eingetragen. Wenn du es warst, antworte auf diesen Brief oder öffne
letter-confirm-then = Dann kommen deine Briefe hierher, und du kannst per Mail spielen. Wenn du es nicht warst, tu nichts: Du hörst nicht wieder von uns.
letter-sign-up-subject = dein neues Konto
letter-sign-up = Jemand, hoffentlich du, registriert sich bei Posthouse mit dieser Adresse als { $name }. Wenn du es bist, antworte innerhalb von drei Tagen auf diesen Brief oder öffne diese Seite, und der Name gehört dir:
letter-if-not-you = Wenn du es nicht warst, tu nichts: Du hörst nicht wieder von uns.
letter-held-subject = ein Befehl in deinem Namen
letter-held = wir haben eine Mail bekommen, die in deinem Namen um etwas bittet. Sie gibt an, von hier zu kommen:
letter-held-asks = Sie bittet um:
letter-held-words = mit diesem Text:
letter-held-confirm = Jeder kann unter deiner Adresse Mails schicken, darum wurde noch nichts getan. Wenn du es warst, antworte innerhalb von drei Tagen auf diesen Brief mit dem Wort „yes“, oder öffne zur Bestätigung diese Seite:
letter-held-not-you = Wenn du es nicht warst, tu nichts. Um nicht gefragt zu werden, schreib dein Passwort oder dein Mail-Passwort in den Befehl.

## Konten

letter-addresses-subject = Deine Adressen wurden geändert
letter-addresses = Die Adressen deines Posthouse-Kontos wurden soeben mit deinem Passwort geändert. Diesen Brief haben wir an deine bisherige Adresse geschickt; die neuen Adressen stehen auf deiner Seite.
letter-addresses-not-you = Wenn du es nicht warst, kennt jemand dein Passwort: Melde dich auf { $page } an und ändere es jetzt, oder schick eine Mail mit diesem Betreff an { $house }:
letter-reset-subject = Dein Passwort wurde geändert
letter-reset = Dein Passwort wurde soeben mit einem Link geändert, den der Betreiber für dich gemacht hat. Wenn du es nicht warst, wende dich jetzt an den Betreiber.
letter-two-factor-on-subject = Zwei-Faktor-Anmeldung ist an
letter-two-factor-on = Die Zwei-Faktor-Anmeldung deines Kontos wurde soeben eingeschaltet. Wenn du es nicht warst, wende dich jetzt an den Betreiber.
letter-two-factor-off-subject = Zwei-Faktor-Anmeldung ist aus
letter-two-factor-off = Die Zwei-Faktor-Anmeldung deines Kontos wurde soeben ausgeschaltet. Wenn du es nicht warst, wende dich jetzt an den Betreiber.
letter-webhook-subject = Webhook { $webhook } angehalten
letter-webhook = Dein Webhook { $webhook } nimmt die Ereignisse nicht an, die Posthouse ihm schickt:
letter-webhook-then = Posthouse schickt ihm keine Ereignisse mehr. Wenn dein Programm wieder läuft, schick ihm eine Probe: Wird sie angenommen, macht der Webhook dort weiter, wo er war. Sonst entferne ihn.
letter-unread-subject = Eine Mail von dir wurde nicht gelesen
letter-unread = Heute kam von deiner Adresse eine Mail zu { $game } Brett { $board }. Sie sieht aus, als hättest du sie nicht selbst geschrieben ({ $reason }), darum wurde sie nicht gelesen und nichts getan. Wenn du sie doch geschrieben hast, zieh auf der Seite:
letter-suspended-subject = Adresse gesperrt
letter-bounced-subject = Mail an deine Adresse kam zurück
letter-bounced = Mail an { $address } kam zurück:
letter-suspended = An diese Adresse schicken wir keine Briefe mehr, bis du sie neu bestätigst. Wenn sie wieder geht oder du eine andere hast, schreib
letter-suspended-then = und antworte auf den Brief, den du bekommst.
letter-bounced-day = Das war Tag { $day } von 3: Kommt an einem dritten Tag Mail zurück, schicken wir keine Briefe mehr an diese Adresse, bis du sie neu bestätigst.
letter-clocks-run = Deine Uhren laufen weiter: Alle Briefe stehen auf deiner Seite, und du kannst auch dort spielen.
letter-vacation-subject = Automatischer Urlaub
letter-vacation = Deine Zeit in { $game } Brett { $board } war fast abgelaufen, darum hat dein automatischer Urlaub begonnen. Deine Uhren stehen bis { $until } UTC; ziehen kannst du trotzdem. Von deinen { $most } Urlaubstagen in diesem Jahr sind jetzt { $used } verbraucht oder geplant.
letter-vacation-end = Um ihn zu beenden, schick eine Mail mit diesem Betreff an { $house }:
letter-vacation-never = Um automatische Urlaube abzuschalten:
letter-seeking-subject = Du suchst keine { $game }-Partien mehr
letter-seeking = Deine Zeit in { $game } Brett { $board } ist abgelaufen, darum beginnt Posthouse keine weiteren { $game }-Partien für dich, und deine offenen Herausforderungen sind zurückgezogen. Wenn du wieder da bist, such erneut, zum Beispiel so:
letter-goodbye-subject = Auf Wiedersehen
letter-goodbye =
    Auf Wiedersehen. { $matches ->
        [0] Du hattest keine laufenden Partien.
        [one] Deine laufende Partie ist aufgegeben.
       *[other] Deine { $matches } laufenden Partien sind aufgegeben.
    } Dein Konto ist gelöscht: Andere sehen „{ $deleted }“ statt deines Namens, den ein Jahr lang niemand benutzen kann.
letter-leaving-not-yet = Noch wurde nichts getan, { $name }.
letter-leaving-no-matches = Du hast keine laufenden Partien.
letter-leaving-matches = Wenn du gehst, gibst du diese laufenden Partien auf:
letter-leaving-match = { $game } Brett { $board } gegen { $name }
letter-leaving = Dein Konto wird gelöscht: dein Name, deine Adressen, deine Briefe, deine Notizen und was du anderen geschrieben hast. Deine Partien bleiben, unter dem Namen „{ $deleted }“. Ein Jahr lang kann niemand deinen Namen benutzen. Das lässt sich nicht rückgängig machen. „export“ erklärt, wie du vorher eine Kopie deiner Daten bekommst. Um zu gehen, schreib:

## Antworten zum Konto

letter-welcome-no-address = Willkommen, { $name }. Ohne Adresse findest du deine Briefe auf der Seite.
letter-welcome-addresses = Willkommen, { $name }. Deine Briefe gehen an die erste dieser Adressen, die du bestätigst. Bis dahin findest du sie auf der Seite:
letter-welcome = Willkommen, { $name }. Deine Briefe kommen ab jetzt an { $address }.
letter-language = Briefe kommen auf: { $language }
letter-language-of-mail = Briefe kommen in der Sprache deines Mailprogramms.
letter-presence-nobody = Niemand kann sehen, dass du hier bist.
letter-presence-opponents = Alle, mit denen du spielst oder gespielt hast, und deine Freunde können sehen, dass du hier bist.
letter-presence-everybody = Alle können sehen, dass du hier bist.
letter-to-begin = Um zu beginnen, fordere jemanden heraus: wari challenge { $name } computer-2
letter-address-stays = bleibt, bis du eine der anderen bestätigst
letter-address-confirmed = bestätigt
letter-on-its-way = ein Brief ist unterwegs: antworte darauf, oder öffne seinen Link
letter-on-its-way-already = der heutige Brief ist schon unterwegs: antworte darauf
letter-address-first = { $address } ist bestätigt, { $name }: Deine Briefe kommen ab jetzt hierher.
letter-address-other = { $address } ist bestätigt, { $name }: Du kannst von dort schreiben; deine Briefe gehen weiter an { $mailed }.
letter-sign-up-sent = Ein Brief ist unterwegs an { $address }: Antworte darauf oder öffne seinen Link, innerhalb von drei Tagen, um { $name } zu werden. Bis dahin ist der Name nicht reserviert.
letter-your-addresses = Deine Adressen, { $name }; Briefe gehen an die erste, die bestätigt ist:
letter-no-address = Du hast hier keine Adresse mehr: Deine Briefe findest du auf der Seite.
letter-webhooks-stay = Deine Webhooks bleiben: „webhooks“ zählt sie auf.
letter-tokens-stay = Die Tokens deiner Programme gelten weiter: „tokens“ zählt sie auf.
letter-tokens-end = Die Tokens deiner Programme gelten nicht mehr, und deine Webhooks sind beendet.
letter-password-changed = Dein Passwort ist geändert, { $name }.
letter-sessions-stay = Deine Sitzungen bleiben, wie sie sind.
letter-sessions-end = Du bist überall abgemeldet: Melde dich mit dem neuen an.
letter-other-sessions-end = Du bist überall außer hier abgemeldet.
letter-mail-password-stays = Dein Mail-Passwort bleibt, wie es ist.
letter-password-reset = Dein Passwort ist geändert, { $name }: Melde dich mit dem neuen an. Der Link geht nicht mehr.
letter-second-factor-stays = Die Zwei-Faktor-Anmeldung bleibt an.
letter-mail-password-none = Du hast kein Mail-Passwort.
letter-mail-password-void = Dein Mail-Passwort gilt nicht mehr, und du hast kein anderes.
letter-mail-password = Dein Mail-Passwort, { $name }, ist
letter-mail-password-use = Schreib es in deinen Mails statt deines Passworts, wie in
letter-mail-password-may = Es kann für dich spielen und schreiben, aber dein Konto nicht ändern. Dein bisheriges gilt nicht mehr. Es wird nur einmal gezeigt: Heb diese Antwort auf.
letter-last-of-day = Das ist heute der letzte solche Brief, weil es viele waren: Weitere stehen auf der Seite:
letter-last-of-hour = Das ist in dieser Stunde der letzte solche Brief, weil es viele waren: Weitere stehen auf der Seite:
letter-last-of-hour-ignored = Das ist in dieser Stunde der letzte solche Brief, weil es viele waren: Weitere Mails wie deine werden bis dahin nicht beantwortet. „help mail“ erklärt, wie man sie schreibt.
letter-secret-elsewhere = (wird nur an eine Adresse gezeigt, die du bestätigt hast)

## Nachrichten zwischen Spielern

letter-message-subject = Nachricht von { $name }
letter-message = { $name } schreibt dir:
letter-message-also = { $name } schreibt dir und auch { $others }:
letter-message-answer = Um zu antworten, antworte auf diesen Brief (vielleicht bitten wir dich zu bestätigen, dass du es warst), oder schick eine Mail mit diesem Betreff an { $house }:
letter-message-then = und deiner Nachricht als Text. Keiner von euch sieht die Adresse des anderen.
letter-broadcast-subject = Rundbrief von { $name }
letter-broadcast = { $name } schreibt allen, die Rundbriefe bekommen:
letter-broadcast-answer = Um zu antworten, schick eine Mail mit diesem Betreff an { $house }:
letter-broadcast-end = und deiner Nachricht als Text. Um keine Rundbriefe mehr zu bekommen:

## Die Aufgabe des Tages

letter-puzzle-subject = Aufgabe des Tages: { $game }
letter-puzzle =
    { $moves ->
        [1] Du bist { $seat }. Nur ein Zug gewinnt: welcher?
       *[other] Du bist { $seat }. Gewinne mit deinem Zug Nummer { $moves }, was auch immer dein Gegner tut.
    }
letter-puzzle-solve = Löse sie auf der Seite:
letter-puzzle-end = Um keine Aufgaben mehr zu bekommen, schick eine Mail mit diesem Betreff an { $house }:
letter-position = Als Text: { $position }
letter-position-words = In Worten, von Mulde a bis { $last }: Du hast { $own }; { $other } hat { $theirs }. Gefangen hast du { $captured }, { $other } { $lost }.

## Sammelbriefe

letter-digest-subject = Deine Bretter, { $day }
letter-digest-letters =
    { $n ->
        [one] 1 Brief in einer Mail;
       *[other] { $n } Briefe in einer Mail;
    }
letter-digest-turns =
    { $n ->
        [0] keiner wartet auf deinen Zug.
        [one] 1 Brett wartet auf deinen Zug.
       *[other] { $n } Bretter warten auf deinen Zug.
    }
letter-digest-your-turn = Du bist am Zug:
letter-digest-others = Und:
letter-digest-reply = Jedes Brett unten hat seine eigene Antwortadresse. Eine bloße Antwort auf diese Mail sagt nicht, welches Brett sie meint.
letter-digest-answer = Um auf diesen Brief zu antworten, schreib an:
letter-digest-overtaken = Dieses Brett hat sich seither geändert. Ein späterer Brief weiter oben zeigt es.

## Uhren

letter-duration-none = keine Zeit
letter-duration-moment = weniger als eine Sekunde
letter-duration-seconds =
    { $n ->
        [one] 1 Sekunde
       *[other] { $n } Sekunden
    }
letter-duration-minutes =
    { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
letter-duration-hours =
    { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
    }
letter-duration-days =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
letter-clock-none = Keine Uhr: Lass dir Zeit.
letter-clock-bank = Uhr { $clock }, Zeit je Spieler: { $bank }. Wessen Zeit abläuft, der verliert (siehe: help clock).
letter-clock-increment = Uhr { $clock }, Zeit je Spieler: { $bank }; mit jedem Zug kommt dazu: { $increment }. Wessen Zeit abläuft, der verliert (siehe: help clock).
letter-clock-cap = Uhr { $clock }, Zeit je Spieler: { $bank }; mit jedem Zug kommt dazu: { $increment }, höchstens bis: { $cap }. Wessen Zeit abläuft, der verliert (siehe: help clock).
letter-clock = Uhr { $clock } (Vorrat+Zugabe): { $first }, { $second }; sie läuft für den, der am Zug ist.
letter-clock-stopped = Uhr { $clock } (Vorrat+Zugabe): { $first }, { $second }; der Betreiber hat alle Uhren angehalten.
letter-reminder = Du hast die meiste Zeit für diesen Zug verbraucht.
letter-last-reminder = Das ist die letzte Erinnerung.
letter-time-left = Zeit, die dir für { $match } gegen { $name } bleibt: { $time }.
letter-time-left-until = Zeit, die dir für { $match } gegen { $name } bleibt: { $time }; sie endet am { $end } UTC.
letter-time-loses = Wenn deine Zeit abläuft, verlierst du.

## Bretter

letter-board-title =
    { $n ->
        [one] { $match } nach 1 Zug
       *[other] { $match } nach { $n } Zügen
    }
letter-move = Zug { $n }: { $told }
letter-legal-moves = Mögliche Züge: { $moves }
letter-your-turn = Du bist am Zug.
letter-their-turn = { $name } ist am Zug.
letter-you-answer = Du kannst annehmen oder ablehnen.
letter-answers = { $name } kann annehmen oder ablehnen.
letter-answers-you-may-move = { $name } kann annehmen oder ablehnen. Den ersten Zug darfst du inzwischen schon machen.
letter-proposes-draw = { $name } schlägt Remis vor
letter-proposes-takeback = { $name } bittet, einen Zug zurückzunehmen
letter-you-proposed-draw = Du hast Remis vorgeschlagen.
letter-you-proposed-takeback = Du hast gebeten, deinen letzten Zug zurückzunehmen.
letter-proposal-answers = { $proposal }: „{ $game } accept { $board } --number={ $number }“ stimmt zu, „{ $game } reject { $board } --number={ $number }“ lehnt ab, und jeder Zug beendet den Vorschlag.
letter-answer-proposal = { $proposal }: Antworte nur mit: accept, oder: reject
letter-board-on-page = Das Brett auf der Seite:
letter-replay-on-page = Die Partie auf der Seite durchgehen:
letter-to-move =
    { $n ->
        [one] Um zu ziehen, antworte nur mit: { $moves }
       *[other] Um zu ziehen, antworte nur mit einem von diesen: { $moves }
    }
letter-to-move-such = Um zu ziehen, antworte nur mit deinem Zug, wie in: { $move }
letter-to-move-list = Unter deinen Zug kannst du deinem Gegner etwas schreiben. Du kannst deinen Zug auch an die Stelle des ? in dieser Liste setzen:
letter-to-move-mail = Oder schick eine Mail mit diesem Betreff an { $house }:
letter-to-move-page = Oder zieh auf der Seite:
letter-tap-house = Um zu ziehen, tippe eine umrandete Mulde an und schick die Mail ab, oder antworte nur mit ihrem Namen, wie in: { $move }
letter-tap-move = Um zu ziehen, tippe einen Zug an und schick die Mail ab, oder antworte nur mit dem Zug, wie in: { $move }
letter-chat = Gespräch:
letter-answer-chat =
    Um zu antworten, antworte nur mit: chat
    und schreib deine Nachricht darunter.
letter-watching = Du siehst dieser Partie zu; „{ $game } unsubscribe { $board }“ beendet diese Briefe.
letter-conditional-moves = Deine bedingten Züge:
letter-submitted = Bereitgelegt hast du { $move }: „{ $game } confirm { $board } --number={ $number }“ spielt den Zug.
letter-note = Deine Notiz:

## Wie eine Partie beginnt

letter-name-of-bot = { $name }, ein Bot,
letter-challenges-you = { $name } fordert dich zu einer Partie heraus: { $match }.
letter-moves-first = { $name } beginnt.
letter-you-move-first = Du beginnst.
letter-you-moved-first = Du hast den ersten Zug gemacht.
letter-unrated = Sie wird nicht gewertet.
letter-style = Der Stil des Computers ist { $style }.
letter-until-accepted = Bis du annimmst, läuft keine Uhr, und nichts zählt.
letter-to-accept = Um anzunehmen, antworte nur mit: accept
letter-to-accept-or-move = Um anzunehmen, antworte nur mit: accept, oder mit deinem ersten Zug.
letter-to-decline = Um abzulehnen, antworte nur mit: decline
letter-to-reject = Um abzulehnen, antworte nur mit: reject
letter-expires = Wenn du nicht antwortest, verfällt die Herausforderung am { $day }.
letter-accepted = Die Herausforderung ist angenommen, und die Partie beginnt: { $match }.
letter-begins = Eine Partie beginnt: { $match }.
letter-offered = { $name } ist eine Partie angeboten: { $match }.
letter-offered-begins = Sie beginnt, wenn { $name } annimmt; bis dahin läuft keine Uhr, und nichts zählt.
letter-offered-expires = Die Herausforderung verfällt am { $day }.
letter-to-withdraw = „{ $game } withdraw { $board }“ zieht sie zurück.
letter-offered-to-you = { $name } fordert dich zu dieser Partie heraus: „{ $game } accept { $board }“ nimmt an, „{ $game } decline { $board }“ lehnt ab.
letter-offered-to-you-move = { $name } fordert dich zu dieser Partie heraus: „{ $game } accept { $board }“ oder dein erster Zug nimmt an, „{ $game } decline { $board }“ lehnt ab.
letter-not-accepted = { $name } hat die Herausforderung noch nicht angenommen: Bis dahin läuft keine Uhr, und nichts zählt.
letter-etiquette = In dieser Partie gilt die Etikette: Eine berührte Mulde ist gespielt, kein Zug wird ausprobiert oder zurückgenommen, und niemand spielt um Geld.
letter-etiquette-kept = Die Etikette gilt.
letter-senior = { $name } war zuerst hier, darum darf { $name } den ersten Zug machen oder abgeben.
letter-senior-you = Du warst vor { $other } hier, darum darfst du beginnen: Mach einen Zug, oder gib den ersten Zug mit „{ $game } yield { $board }“ an { $other } ab.
letter-senior-other = { $name } war vor dir hier, darum darf { $name } den ersten Zug machen oder abgeben.
letter-yielded = { $name } hat den ersten Zug an { $other } abgegeben.
letter-yielded-by-you = Du hast den ersten Zug an { $other } abgegeben.
letter-yielded-to-you = { $name } hat den ersten Zug an dich abgegeben.
letter-to-yield = Um den ersten Zug an { $name } abzugeben, antworte nur mit: yield
letter-thanks = { $name } dankt dir für die Partie.
letter-to-thank =
    Um deinem Gegner für die Partie zu danken, antworte nur mit: chat
    und schreib deine Nachricht an { $name } darunter.
letter-first-moves = Es beginnt: { $who }.
letter-first-by-lot = das Los entscheidet
letter-first-accepts = wer annimmt
letter-first-poster = wer anbietet
letter-waits = { $game } Brett { $board } wartet auf einen zweiten Spieler.
letter-waits-words = Wer annimmt, liest deine Worte.
letter-waits-listed = „{ $game } waiting“ führt es auf, bis jemand annimmt; „{ $game } withdraw { $board }“ nimmt es zurück.
letter-invitation =
    { $days ->
        [one] { $game } Brett { $board } wartet einen Tag auf einen Freund. Schick ihm diesen Link:
       *[other] { $game } Brett { $board } wartet { $days } Tage auf einen Freund. Schick ihm diesen Link:
    }
letter-invitation-withdraw = „{ $game } withdraw { $board }“ nimmt den Link zurück.
letter-you-declined = Du hast { $game } Brett { $board } abgelehnt; { $name } bekommt einen Brief.
letter-you-withdrew = Du hast { $game } Brett { $board } zurückgezogen: Es ist { $name } nicht mehr angeboten.

## Wie eine Partie endet

letter-declined = Abgelehnt von { $name }: Die Partie zählt nicht.
letter-withdrawn = Zurückgezogen von { $name }: Die Partie hat nie begonnen.
letter-expired = Nicht rechtzeitig angenommen: Die Partie hat nie begonnen.
letter-void = Vom Betreiber beendet: Die Partie zählt nicht.
letter-drawn-agreed = Remis: Beide waren einverstanden.
letter-drawn = Remis: { $why }.
letter-operator-decided = der Betreiber hat entschieden
letter-won = Gewonnen hat { $name }: { $why }.
letter-won-resigned = Gewonnen hat { $name }: { $other } hat aufgegeben.
letter-won-time = Gewonnen hat { $name }: Die Zeit von { $other } ist abgelaufen.
letter-won-absent = Gewonnen hat { $name }: { $other } hat den ersten Zug nicht rechtzeitig gemacht.
letter-ratings = Wertungen: { $changes }.

## Antworten zu Brettern

letter-plan-answered = Deine bedingten Züge haben { $theirs } mit { $yours } beantwortet.
letter-plan-dropped = Deine bedingten Züge haben keine Antwort auf { $move }: Sie sind verworfen.
letter-plan-dropped-seats = Deine bedingten Züge sind verworfen, weil du jetzt auf der anderen Seite sitzt.
letter-plan-dropped-takeback = Deine bedingten Züge sind verworfen, weil ein Zug zurückgenommen wurde.
letter-plan-waits = Posthouse spielt sie, wenn dein Gegner zieht; niemand sonst sieht sie.
letter-no-plan = Du hast keine bedingten Züge für { $game } Brett { $board }.
letter-no-plan-any-more = Du hast keine bedingten Züge mehr für { $game } Brett { $board }.
letter-played-already = Zug { $n } wurde schon gespielt: { $move }. Nichts wurde geändert.
letter-move-made-already = Diesen Zug hast du schon gemacht: { $move }, auf { $match }.
letter-draw-unanswered = Du hast schon Remis vorgeschlagen; { $name } hat noch nicht geantwortet.
letter-takeback-unanswered = Du hast schon gebeten, deinen Zug zurückzunehmen; { $name } hat noch nicht geantwortet.
letter-said = Gesagt auf { $match }; { $name } kann es lesen.
letter-said-to-computer = Gesagt auf { $match }, aber { $name } ist ein Computer.
letter-own-match-again = Du spielst auf { $game } Brett { $board }: Du bekommst seine Briefe wie die deiner anderen Partien.
letter-own-match-silent = Keine Mail mehr zu { $game } Brett { $board }: Die Briefe findest du auf der Seite; die Uhr läuft weiter. „{ $game } subscribe { $board }“ holt sie zurück.
letter-subscribed = Du bekommst jetzt die Briefe von { $game } Brett { $board }; „{ $game } unsubscribe { $board }“ beendet das.
letter-unsubscribed = Keine Briefe mehr zu { $game } Brett { $board }.
letter-preview = Nur ausprobiert; nichts wurde gespielt.
letter-nothing-submitted = Auf { $game } Brett { $board } wurde nichts gespielt, und kein Zug von dir liegt dort bereit.
letter-submitted-board = Bereitgelegt, nicht gespielt. So sähe das Brett aus:
letter-noted = Notiert auf { $game } Brett { $board }; niemand sonst sieht es.
letter-no-note-any-more = Du hast keine Notiz mehr auf { $game } Brett { $board }.

## Auf einem gezeichneten Brett

letter-on-board-captured = gefangen
letter-on-board-below = { $who } unten
letter-on-board-lifted = geleert
letter-on-board-sown = gesät
letter-on-board-taken = geholt
letter-on-board-moved = gezogen
letter-on-board-left = davor
letter-on-board-passed = vorbei
letter-on-board-base = Basis
letter-on-board-sowing = Letzter Zug: * geleert, > < gesät
letter-on-board-sowing-captures = Letzter Zug: * geleert, > < gesät, x gefangen
letter-on-board-narrow-sowing = * geleert, > < gesät
letter-on-board-narrow-lifted = * geleert
letter-on-board-narrow-captures = x gefangen
letter-on-board-pods = Letzter Zug: [ ] die Kapsel, . wo sie war, * geschlagen
letter-on-board-narrow-pods = o oder x: zog eben
letter-on-board-narrow-passed = : vorbei, * Schlag
letter-on-board-prongs-left = Zinken übrig:
letter-on-board-white = weiß
letter-on-board-black = schwarz
letter-on-board-prongs = Zinken:
letter-on-board-one-prong = 1 Zinke einzusetzen
letter-on-board-more-prongs = { $n } Zinken einzusetzen

## Wie Briefe gemailt werden

letter-head-boards = Bretter:
letter-head-seat = Unten:
letter-head-broadcasts = Rundbriefe:
letter-head-puzzle = Aufgabe:
letter-head-quiet = Ruhezeit:
letter-head-blocked = Blockiert:
letter-notify-each = jeder wird gemailt, sobald er kommt
letter-notify-digest = eine Mail am Tag, um 7:00 morgens
letter-notify-once = einer wird gemailt, dann keiner, bis du auf die Seite kommst oder spielst
letter-notify-never = keiner wird gemailt; du findest sie auf der Seite
letter-notify-usual = („notify usual GAME/12“ hebt das auf)
letter-notify-puzzle = eine am Tag, um 7:00 morgens
letter-seat-first = der erste Sitz; deiner, wo Mulden Nummern haben
letter-seat-own = dein eigener
letter-yes = ja
letter-no = nein
letter-quiet-none = keine (deine Uhr: { $zone })
letter-quiet = von { $from }:00 bis { $until }:00 (deine Uhr: { $zone })
letter-go-to = Briefe gehen an { $address }
letter-go-to-page = Briefe stehen auf deiner Seite: Keine deiner Adressen nimmt Mail an
letter-address-bounced = { $address }: Mail kam zurück, bestätige sie neu
letter-address-replaced = { $address }: bleibt, bis eine andere bestätigt ist
letter-address-unconfirmed = { $address }: noch nicht bestätigt
letter-message-sent = Deine Nachricht geht an { $names }:

## Befehlswörter

command-word-accept = annehmen, akzeptieren
command-word-challenge = herausfordern
command-word-chat = plaudern
command-word-confirm = bestätigen
command-word-help = hilfe
command-word-language = sprache
command-word-message = nachricht
command-word-move = ziehen
command-word-pass = passen
command-word-propose = remis, remis anbieten
command-word-reject = ablehnen
command-word-rematch = revanche
command-word-resign = aufgeben
command-word-show = zeigen
command-word-signup = registrieren, anmelden
command-word-undo = zurücknehmen, rücknahme
command-word-vacation = urlaub
command-word-withdraw = zurückziehen

## Turniere

letter-cup-subject = Turnier { $name }: { $what }
letter-cup-off = abgesagt
letter-cup-begins = es beginnt
letter-cup-over = es ist zu Ende
letter-cup-robin = jeder gegen jeden
letter-cup-robin-in-turn = jeder gegen jeden, Runde für Runde
letter-cup-in-pools = { $system }, in Gruppen von etwa { $n } mit Finale
letter-cup-swiss = Schweizer System
letter-cup-swiss-rounds =
    { $n ->
        [one] Schweizer System, 1 Runde
       *[other] Schweizer System, { $n } Runden
    }
letter-cup-knockout = K.-o.-System
letter-cup-match = Mannschaftskampf
letter-cup-battle =
    { $n ->
        [one] { $system }, Mannschaftsarena: der Beste jeder Mannschaft zählt
       *[other] { $system }, Mannschaftsarena: die besten { $n } jeder Mannschaft zählen
    }
letter-cup-sides = { $one } spielt gegen { $two }: Brett gegen Brett nach Wertung, an so vielen Brettern, wie die kleinere Mannschaft Spieler hat; die anderen sind Ersatz und spielen nicht.
letter-cup-to-enter-for-team = Für deine Mannschaft anmelden: „{ $game } join { $name }“, oder bei mehreren „{ $game } join { $name } TEAM“.
letter-cup-team = Mannschaft
letter-cup-reserves = Ersatz, spielt nicht: { $names }.
letter-cup-arena =
    { $n ->
        [one] Arena von einer Minute
       *[other] Arena von { $n } Minuten
    }
letter-cup-arena-streaks =
    { $n ->
        [one] Arena von einer Minute, nach zwei Siegen in Folge zählen Partien doppelt
       *[other] Arena von { $n } Minuten, nach zwei Siegen in Folge zählen Partien doppelt
    }
letter-cup-race =
    { $n ->
        [one] { $system }, bis zu 1 Sieg
       *[other] { $system }, bis zu { $n } Siegen
    }
letter-cup-games =
    { $n ->
        [one] { $system }, eine Partie je Begegnung
       *[other] { $system }, { $n } Partien je Begegnung
    }
letter-cup-round-minutes =
    { $n ->
        [one] { $system }, jede Minute eine Runde
       *[other] { $system }, alle { $n } Minuten eine Runde
    }
letter-cup-is = { $name } ist ein Turnier in { $game }: { $system }.
letter-cup-unrated = Seine Partien werden nicht gewertet.
letter-cup-tied-race = Hat nach { $n } Partien niemand genug Siege, so kommt weiter, wer mehr Siege hat, oder bei gleich vielen, wer höher gesetzt ist.
letter-cup-tied = Nach einem Gleichstand wird weitergespielt, bis eine Partie gewonnen ist; nach { $n } Remis kommt weiter, wer höher gesetzt ist.
letter-cup-starts = Es beginnt am { $start } UTC mit allen, die sich angemeldet haben: { $names }.
letter-cup-starts-full = Es beginnt, wenn sich { $n } angemeldet haben, spätestens am { $start } UTC mit allen, die sich angemeldet haben: { $names }.
letter-cup-nobody = noch niemand
letter-cup-to-enter = Zum Anmelden: „{ $game } join { $name }“.
letter-cup-called-off-early = Es wurde abgesagt, von dem, der es angekündigt hat.
letter-cup-called-off-few = Es wurde abgesagt: Zu wenige hatten sich angemeldet.
letter-cup-called-off-side = Es wurde abgesagt: Eine der beiden Mannschaften hat niemanden, der mitspielt.
letter-cup-began = Es hat am { $begun } begonnen.
letter-cup-arena-runs = Sie paart bis { $until } UTC. „{ $game } join { $name }“ sagt, dass du da bist: Du spielst, sobald jemand frei ist, und nach jeder Partie wieder.
letter-cup-evening-runs = Bis die letzte Runde gepaart ist, spielt man mit „{ $game } join { $name }“ ab der nächsten Runde oder wieder mit, macht mit „{ $game } leave { $name }“ nach den Partien der Runde Pause und ist mit „{ $game } bye { $name }“ in der nächsten Runde spielfrei, einmal, für einen halben Punkt.
letter-cup-next-round = Die nächste Runde beginnt am { $time } UTC.
letter-cup-began-over = Es hat am { $begun } begonnen und war am { $ended } zu Ende.
letter-cup-seeding = Gesetzt nach der Wertung; wer keine hat, kommt zuletzt, nach dem Los.
letter-cup-seeds = Gesetzt nach der Wertung: { $names }.
letter-cup-by-lot = (nach dem Los)
letter-cup-player = Spieler
letter-cup-points = Punkte
letter-cup-won = gew.
letter-cup-drawn = Remis
letter-cup-lost = verl
letter-cup-left = * hat das Turnier verlassen.
letter-cup-ties = Bei gleichen Punkten zählt wie im FIDE-Handbuch, C.07: { $ties }.
letter-cup-then = { $some }, dann { $next }
letter-cup-tie-direct = direkter Vergleich
letter-cup-tie-wins = gewonnene Partien
letter-cup-tie-round = erreichte Runde
letter-cup-tie-buchholz-cut = Buchholz ohne den schwächsten Gegner
letter-cup-short-direct = direkt
letter-cup-short-wins = Siege
letter-cup-short-round = Runde
letter-cup-round = Runde { $n }
letter-cup-final-round = Finale, Runde { $n }
letter-cup-pool = Gruppe { $n }
letter-cup-final = Finale
letter-cup-playing = Jetzt spielen
letter-cup-bye = { $name }: spielfrei
letter-cup-half-bye = { $name }: spielfrei für einen halben Punkt
letter-cup-empty = niemand
letter-cup-unplayed = { $meeting }, nicht gespielt
letter-cup-running = { $board } (läuft)
letter-cup-boards =
    { $n ->
        [one] { $meeting }, Brett { $boards }
       *[other] { $meeting }, Bretter { $boards }
    }
letter-cup-entered = Du bist für { $name } angemeldet.
letter-cup-entered-late = Du bist für { $name } angemeldet und spielst ab Runde { $n }; die versäumte Runde zählt einen halben Punkt.
letter-cup-at-once =
    { $n ->
        [one] Du spielst in { $name } eine Partie nach der anderen.
       *[other] Du spielst in { $name } höchstens { $n } Partien zugleich.
    }
letter-cup-not-playing = Du spielst in { $name } nicht mit.
letter-cup-you-left = Du hast { $name } verlassen: Deine laufenden Partien darin sind aufgegeben, und was du noch zu spielen hattest, gewinnen die anderen.
letter-cup-you-pause = Du wirst in { $name } nicht mehr gepaart; eine laufende Partie geht weiter. Mit „{ $game } join { $name }“ bist du wieder dabei.
letter-cup-said = Alle in { $name } können es lesen.
letter-cup-bye-wished = In Runde { $n } von { $name } bist du spielfrei, für einen halben Punkt. Noch einmal „{ $game } bye { $name }“ nimmt es zurück.
letter-cup-bye-back = Du bist nicht mehr spielfrei: In Runde { $n } von { $name } spielst du.
letter-cup-is-off = { $name } ist abgesagt; alle Angemeldeten bekommen einen Brief.
letter-cup-tomorrow = es beginnt in einem Tag
letter-cup-soon = es beginnt bald
letter-cup-reminder = { $name } beginnt um { $time } ({ $zone }): { $start } UTC. Du bist angemeldet.
letter-cup-reminder-once = { $name } beginnt um { $start } UTC. Du bist angemeldet.
letter-cup-cannot-come = Wenn du nicht kommen kannst: „{ $game } leave { $name }“.
letter-series-daily = jeden Tag
letter-series-weekly = jeden { $weekday }
letter-series-monthly =
    { $which ->
        [1] am ersten { $weekday } jedes Monats
        [2] am zweiten { $weekday } jedes Monats
        [3] am dritten { $weekday } jedes Monats
        [4] am vierten { $weekday } jedes Monats
       *[5] am letzten { $weekday } jedes Monats
    }
letter-series-is =
    { $n ->
        [one] { $name } ist eine Turnierserie in { $game }, { $every } um { $time } ({ $zone }).
       *[other] { $name } ist eine Turnierserie in { $game }, { $every } um { $time } ({ $zone }); { $n } Turniere sind eine Saison.
    }
letter-series-over = Sie ist beendet.
letter-series-announces = Das Turnier, das am { $start } UTC beginnt, wird am { $day } angekündigt.
letter-series-regulars = Jedes Mal dabei: { $names }. „{ $game } join { $name }“ meldet auch dich jedes Mal an.
letter-series-winner =
    { $n ->
        [one] { $name }, { $day }, 1 Spieler: { $winner }
       *[other] { $name }, { $day }, { $n } Spieler: Gewonnen hat { $winner }
    }
letter-series-unplayed = { $name }, { $day }: Niemand hat gespielt
letter-series-season =
    { $of ->
        [one] Saison { $season }:
       *[other] Saison { $season }, nach { $n } von { $of } Turnieren:
    }
letter-series-played = gespielt
letter-series-won = gewonnen
letter-series-entered = Du bist von jetzt an für jedes Turnier von { $name } angemeldet.
letter-series-left = Du bist für die Turniere von { $name } nicht mehr angemeldet.
letter-series-ended = { $name } ist beendet. Turniere, die noch nicht begonnen hatten, sind abgesagt, und alle Angemeldeten bekommen einen Brief; laufende gehen weiter.
letter-team-subject = Mannschaft { $team }
letter-team-asks = { $name } möchte { $team } beitreten. „team { $team } --admit={ $name }“ nimmt auf, „team { $team } --remove={ $name }“ lehnt ab.
letter-team-admitted = { $name } hat dich aufgenommen: Du gehörst jetzt zu { $team }.
letter-team-refused = { $team } hat dich nicht aufgenommen.
letter-team-removed = { $name } hat dich aus { $team } entlassen.
letter-team-captain = Du bist jetzt Kapitän von { $team }.
letter-team-line =
    { $n ->
        [one] { $team }: ein Mitglied, Kapitän { $captain }; jeder kann beitreten
       *[other] { $team }: { $n } Mitglieder, Kapitän { $captain }; jeder kann beitreten
    }
letter-team-line-on-request =
    { $n ->
        [one] { $team }: ein Mitglied; Kapitän { $captain } nimmt die Mitglieder auf
       *[other] { $team }: { $n } Mitglieder; Kapitän { $captain } nimmt die Mitglieder auf
    }
letter-team-members = Mitglieder: { $names }.
letter-team-asking = Möchten beitreten: { $names }.
letter-team-to-join = Beitreten: „team { $team } --join“.
