### Was die Regeln und das Haus sagen, wiedererkannt an ihren englischen Sätzen.

## Säspiele: warum eine Mulde nicht gespielt werden darf

why-no-house = „{ $typed }“ ist keine Mulde: Deine sind { $first } bis { $last }, und du kannst { $moves } spielen.
why-no-number = „{ $typed }“ ist keine Mulde: Deine sind { $first } bis { $last } (oder a bis { $letter }), und du kannst { $moves } spielen.
why-not-yours = Mulde { $house } gehört deinem Gegner: Deine sind { $first } bis { $last } (oder a bis { $letter }), und du kannst { $moves } spielen.
why-empty = Mulde { $house } ist leer: Wähle eine mit Samen. Du kannst { $moves } spielen.
why-feed = Dein Gegner hat keine Samen, und { $house } ließe ihn ohne: Du musst ihm welche geben, also spiel { $moves }.
why-grand-slam = Mulde { $house } finge alle Samen deines Gegners, ein Grand Slam, und den verbietet { $game }: Spiel { $moves }.
why-starves = Mulde { $house } ließe deinen Gegner ohne Samen, was { $game } nur erlaubt, wenn jeder Zug es tut: Spiel { $moves }.

## OctiLite: warum eine Kapsel nicht dorthin darf

why-unreadable = „{ $typed }“ ist nicht wie ein Zug geschrieben: 22+b setzt eine Zinke ein, 22-33 ist ein Schritt, 22-44 ein Sprung und 22-44x ein Sprung, der schlägt.
why-no-square = Es gibt kein Feld { $square }: Die Spalte geht von 1 bis { $columns }, die Reihe von 1 bis { $rows }.
why-no-prong = Es gibt keine Zinke { $typed }: Zinken sind a bis h.
why-long-chain = Eine Kette hat höchstens sieben Sprünge, einen über jede andere Kapsel: Schreib weniger.
why-has-prong = Die Kapsel auf { $square } hat die Zinke { $prong } schon: Wähle eine andere Richtung.
why-none-left = Du hast keine Zinke mehr einzusetzen: Zieh oder spring.
why-too-far = Von { $from } führt nichts in einem nach { $to }: Ein Schritt geht ein Feld weit, ein Sprung zwei, gerade oder schräg.
why-step-in-chain = Von { $from } nach { $to } ist ein Schritt, und ein Schritt ist ein ganzer Zug: Nur Sprünge bilden Ketten.
why-lacks-prong = Die Kapsel auf { $square } hat keine Zinke { $prong } ({ $direction }): Setz sie erst mit { $square }+{ $prong } ein.
why-step-takes = Ein Schritt schlägt nichts: Schreib { $from }-{ $to }.
why-pod-there = Auf { $square } steht eine Kapsel: Landen kannst du nur auf einem leeren Feld.
why-base-ends = Auf der Basis { $square } zu landen beendet den Zug und gewinnt: Halt dort an.
why-nothing-over = Auf { $square } steht keine Kapsel zum Überspringen.
why-jumped-twice = Die Kapsel auf { $square } wurde schon übersprungen: keine zweimal in einem Zug.
why-no-pod = Auf { $square } steht keine Kapsel: Beginn mit einem Feld von dir.
why-his-pod = Die Kapsel auf { $square } ist nicht deine: Du bist { $colour } und spielst die Kapseln mit dem Zeichen { $letter }.
why-not-legal = „{ $typed }“ ist hier nicht erlaubt: Wähle einen der erlaubten Züge.

## Alle Spiele

why-over = Die Partie war vor dem Zug „{ $typed }“ zu Ende ({ $reason }): Lass diesen Zug und alle danach weg.
why-no-game = Ein Spiel „{ $typed }“ gibt es hier nicht; die Spiele sind { $games }.
over-tie = { reason-tie }
over-majority = { reason-majority }
over-no-stones = { reason-no-stones }
over-cannot-feed = { reason-cannot-feed }
over-stalemate = { reason-stalemate }
over-repetition = { reason-repetition }
over-starved = { reason-starved }
over-base = { reason-base }
over-captured-all = { reason-captured-all }
over-no-moves = { reason-no-moves }

## Aufgestellte und geschriebene Stellungen

position-houses = Die Stellung hat { $n } Mulden für { $seat }, aber { $game } hat { $each } auf jeder Seite: Schreib für jede eine Zahl von Samen, mit Kommas dazwischen.
position-seeds = „{ $typed }“ ist keine Zahl von Samen für Mulde { $house } ({ $seat }): Schreib eine ganze Zahl von 0 bis { $most }.
position-stores = „{ $typed }“ ist keine Zahl gefangener Samen ({ $seat }): Schreib eine ganze Zahl von 0 bis { $most }.
position-sum = In den Mulden liegen { $board } Samen und in den Vorräten { $stores }, zusammen { $sum }, aber { $game } wird mit { $total } gespielt: Zusammen müssen es { $total } sein.
position-seeds-form = „{ $typed }“ ist keine Stellung: Schreib die Mulden von Süd, einen Schrägstrich, die Mulden von Nord, was Süd und Nord gefangen haben, und S oder N für den, der am Zug ist, wie „{ $position }“.
position-pod = „{ $typed }“ beginnt nicht mit einem Feld: Eine Kapsel wird geschrieben als Spalte 1 bis 6, Reihe 1 bis 7, dann ihre Zinken, wie 22ab.
position-prong = „{ $typed }“ hat eine Zinke, die es nicht gibt: Zinken sind a bis h.
position-prong-twice = „{ $typed }“ hat die Zinke { $prong } zweimal: Eine Kapsel hat in jeder Richtung höchstens eine.
position-five-pods = { $colour } hat mehr als vier Kapseln: Lass mindestens eine weg.
position-two-pods = Auf { $square } stehen zwei Kapseln: Gib einer ein anderes Feld.
position-comma = Nach dem letzten Komma fehlt eine Kapsel ({ $colour }): Ergänze sie oder lass das Komma weg.
position-supply = „{ $typed }“ ist kein Vorrat an Zinken: Schreib eine Zahl von 0 bis { $most }.
position-prongs = Die Zinken auf den Kapseln ({ $n }) und die beiden Vorräte müssen zusammen { $total } sein, nicht { $sum }.
position-no-pod = Auf dem Brett steht keine Kapsel: Mindestens eine Seite muss eine haben.
position-both-won = Beide Seiten stehen auf einer Basis der anderen, aber wer zuerst dort war, hätte gewonnen: Nimm eine dort weg.
position-pods-form = „{ $typed }“ ist keine Stellung: Schreib die Kapseln von Weiß, einen Schrägstrich, die von Schwarz, die beiden Vorräte und O oder X für den, der am Zug ist, wie { $position }.
position-turn = „{ $typed }“ sagt nicht, wer am Zug ist: Schreib ans Ende O oder X.

## Wie eine Stufe des Computers spielt

like-1 = erste Partie
like-2 = Neuling
like-3 = lernt noch
like-4 = Anfänger
like-5 = macht Fortschritte
like-6 = Schüler
like-7 = Urlaubsspieler
like-8 = Gelegenheitsspieler
like-9 = Stammspieler
like-10 = eifrig
like-11 = Vereinsspieler
like-12 = Vereinsbester
like-13 = erstes Brett
like-14 = Landesklasse
like-15 = Turnierspieler
like-16 = stark
like-17 = Experte
like-18 = Meister
like-19 = Großmeister
like-20 = am stärksten

## Namen, Passwörter, Adressen

account-name-form = Ein Name hat 2 bis 20 Buchstaben (a bis z), Ziffern, - oder _ und beginnt mit einem Buchstaben: Wähle einen anderen.
account-name-means = Der Name { $name } bedeutet hier etwas anderes: Wähle einen anderen.
account-name-taken = Der Name { $name } ist vergeben: Wähle einen anderen, oder schreib mit seinem Passwort, wenn es deiner ist.
account-name-just-taken = Der Name { $name } ist vergeben: Wähle einen anderen.
account-name-like = Der Name { $name } sieht { $other } zu ähnlich: Wähle einen anderen.
account-password-form = Ein Passwort hat { $least } bis { $most } Zeichen: Wähle ein anderes (in Anführungszeichen, wenn Leerzeichen darin sind).
account-leaving-yes = Nichts ist geschehen: Um das Haus zu verlassen, schreib „yes“ hinter dein Passwort.
account-address-form = „{ $typed }“ ist keine Mailadresse, an die wir schreiben können: Sie sollte aussehen wie ann@example.org.
account-address-many = Höchstens { $n } Adressen: Lass einige weg.
account-address-barred = Jemand mit dieser Adresse, { $name }, ist vom Haus ausgeschlossen: Für einen anderen Namen kann sie nicht bestätigt werden.
account-name-left = Jemand namens { $name } hat das Haus vor weniger als einem Jahr verlassen: Wähle einen anderen Namen.
account-address-kept-out = Jemand mit dieser Adresse war vom Haus ausgeschlossen und ist gegangen: Für einen anderen Namen kann sie nicht bestätigt werden.
account-exports-enough = Du hast innerhalb eines Tages { $n } Exporte bekommen: Bitte morgen um den nächsten.
account-no-player = Niemand hier heißt „{ $typed }“: Prüf den Namen, oder bitte um eine Anmeldung.
account-has-left = { $name } hat das Haus am { $day } verlassen: Frag jemand anderen.
account-not-our-word = Das ist kein Wort aus einem unserer Briefe: Antworte auf den Brief selbst, oder öffne seinen Link.
account-link-used = Dieser Link wurde schon benutzt, oder seine Zeit ist um: Bitte den Betreiber des Hauses um einen anderen.
account-login-wrong = Name und Passwort gehören nicht zusammen: Versuch es noch einmal.
account-speak-wrong = Name oder Passwort stimmt nicht: Nichts wurde getan. Versuch es noch einmal, oder registriere dich mit „signup NAME PASSWORD“.
account-mail-password-only = Mit deinem Mailpasswort kannst du spielen, aber nicht dein Konto ändern: Schreib dein eigenes Passwort.
account-choose-both = Wähle einen Namen und ein Passwort.
account-give-both = Gib deinen Namen und dein Passwort an.
account-now-log-in = Du bist registriert: Melde dich jetzt an.
account-say-who = Sag, wer du bist: Melde dich an, oder schreib Namen und Passwort: { $usage }
account-confirmed-already = Das wurde schon bestätigt, oder die drei Tage sind um: Nichts wurde getan. Schick deinen Befehl noch einmal.
account-moved-on = Auf dem Brett ist es seit deiner Bitte weitergegangen: Nichts wurde getan. Sieh es dir noch einmal an und schick deinen Befehl erneut.
account-confirm-first = Deine Adresse ist noch nicht bestätigt: Antworte auf unseren Brief „confirm …“, oder öffne seinen Link. Dann schick dies noch einmal.
account-password-is-changed = Dein Passwort ist geändert, { $name }.
account-logged-out-else = Du bist überall außer hier abgemeldet.
account-logged-out = Du bist überall abgemeldet: Melde dich mit dem neuen an.
account-sessions-stay = Deine Anmeldungen bleiben, wie sie sind.
account-tokens-void = Die Schlüssel deiner Programme gelten nicht mehr.
account-two-factor-stays = Die Zwei-Faktor-Anmeldung bleibt an.
account-token-days = Schreib in --days=, wie viele Tage der Schlüssel gelten soll, 1 bis { $most }, etwa --days=30.
account-no-session = Du hast keine Anmeldung „{ $typed }“: „sessions“ zeigt sie, und „end session others“ beendet alle außer dieser.
code-needed = Gib auch den Code ein, den deine Authenticator-App jetzt zeigt, oder einen Ersatzcode.
code-wrong = Dieser Code stimmt nicht oder wurde schon benutzt: Tippe den ein, den deine Authenticator-App jetzt zeigt, oder einen Ersatzcode.
code-too-many = Es gab zu viele falsche Codes: Versuche es in { $wait } Minuten wieder.
code-write-it = Schreib auch einen Code: den, den deine Authenticator-App zeigt.
code-not-both = Schreib --off oder --new-codes, nicht beides.
code-none = Du hast keine Zwei-Faktor-Anmeldung: „two-factor“ richtet sie ein.
code-begin = Beginne mit „two-factor“ ohne Code: Das richtet sie ein.
code-operator-stays = Betreiber können die Zwei-Faktor-Anmeldung nicht ausschalten: Gib zuerst das Amt ab, mit Hilfe von denen, die den Server betreiben.
code-on-already = Die Zwei-Faktor-Anmeldung ist schon an: Schreib zum Code auch --off oder --new-codes.
code-not-here = Mit Zwei-Faktor-Anmeldung gilt das Passwort deines Kontos hier nicht: Melde dich auf der Seite an, schreib stattdessen dein Mail-Passwort oder antworte auf einen unserer Briefe.
code-is-off = Die Zwei-Faktor-Anmeldung ist aus, { $name }: Dein Passwort allein öffnet dein Konto wieder.
code-is-on = Die Zwei-Faktor-Anmeldung ist an, { $name }.
code-from-now-on = Von jetzt an meldest du dich mit deinem Passwort und einem Code an.
code-in-mails = In Mails schreib dein Mail-Passwort oder antworte auf unsere Briefe: Das Passwort deines Kontos gilt dort nicht mehr.
code-sessions-stay = Deine Anmeldungen und die Schlüssel deiner Programme bleiben.
code-new-codes = Du hast neue Ersatzcodes; die alten gelten nicht mehr.
code-keep-codes = Bewahre diese Ersatzcodes bei deinen wichtigen Papieren auf: Jeder steht einmal für einen Code, wenn dein Gerät verloren ist.
code-told-once = Sie werden nicht noch einmal gezeigt.
account-mail-password-stays = Dein Mailpasswort bleibt, wie es ist.
account-tokens-stay = Auch die Token deiner Programme bleiben: „tokens“ nennt sie.
account-password-reset = Dein Passwort ist geändert, { $name }: Melde dich mit dem neuen an. Der Link, den du benutzt hast, gilt nicht mehr.
account-no-mail-password = Du hast kein Mailpasswort.
account-mail-password-void = Dein Mailpasswort gilt nicht mehr, und es gibt kein anderes.
account-no-address = Du hast hier keine Adresse mehr: Deine Briefe warten auf der Seite.
account-confirmed-here = { $email } ist bestätigt, { $name }: Deine Briefe kommen von jetzt an hierher.
account-confirmed-too = { $email } ist bestätigt, { $name }: Du darfst von dort schreiben; deine Briefe kommen weiter an { $other }.
account-to-begin = Zum Anfangen fordere jemanden heraus: wari challenge { $name } computer-2
account-one-password = Befehle, die zusammen geschickt werden, können nur ein Passwort verwenden: Nichts wurde getan. Schick die Befehle jedes Spielers einzeln und ein neues Passwort allein.
account-answer-first = Ein Name gehört dir hier, sobald du einen Brief beantwortet hast: Schreib deine Mailadresse hinter das Passwort, nur eine.
account-sign-up-over = Das wurde schon bestätigt, oder die drei Tage sind vorbei: Nichts wurde getan. Melde dich an, oder registriere dich noch einmal.
account-sign-up-held = Ein Brief an { $email } ist unterwegs: Antworte darauf oder öffne seinen Link, innerhalb von drei Tagen, und du bist { $name }. Bis dahin ist der Name nicht vergeben.
account-sign-up-done = Willkommen, { $name }. Deine Briefe kommen von nun an zu { $email }.
account-letters-address = An diese Adresse geht jetzt kein Brief: { $most } gingen binnen eines Tages dorthin; schreib es morgen noch einmal.
account-letters-client = An diese Adresse geht jetzt kein Brief: von dir kamen { $most } binnen einer Stunde; schreib es nach { $day } UTC noch einmal.

## Wer zu viel fragt, und ein Haus, das nicht kann

busy-player = Du darfst { $n } Anfragen in der Minute senden: Versuch es in { $wait } s noch einmal.
busy-logins = Von deiner Adresse sind nur { $n } Anmeldungen in der Minute erlaubt: Versuch es in { $wait } s noch einmal.
busy-address = Zu viele Anfragen von deiner Adresse: Versuch es in { $wait } s noch einmal.
busy-wrong-passwords = Es gab zu viele falsche Passwörter, darum wird jetzt keines geprüft: Versuch es in { $wait } s noch einmal.
busy-sign-ups = Von deiner Adresse haben sich zu viele registriert: Versuch es in { $wait } min noch einmal.
busy-passwords = Es werden zu viele Passwörter geprüft: Versuch es in { $wait } s noch einmal.
busy-cannot-write = Der Server kann im Moment nichts speichern; nichts wurde getan. Versuch es in einer Minute noch einmal.
busy-failed = Es gab einen internen Fehler; nichts wurde getan. Versuch es in einer Minute noch einmal.
busy-damaged = Die Datenbank des Servers ist beschädigt; nichts wurde getan. Sag es dem Betreiber: Sie muss wiederhergestellt werden.
busy-key-taken = Dieser Schlüssel kam schon mit einem anderen Befehl: Nichts wurde getan. Gib jedem Befehl einen eigenen Schlüssel (der einer Mail ist ihre Message-ID).
busy-other-site = Diese Anfrage kommt von einer anderen Website: Benutze die Seite von Posthouse.
busy-log-in-wishes = Melde dich an, um deine Einstellungen zu sehen.
busy-log-in-letters = Melde dich an, um deine Briefe zu lesen.
host-page-none = Diese Seite hat der Betreiber nicht geschrieben.
host-page-too-long = Diese Seite ist länger als 128 kB: Der Betreiber muss sie erst kürzen.
busy-no-match = Eine Partie { $game }/{ $board } gibt es hier nicht: Such sie unter denen ihrer Spieler.
busy-no-such-match = Diese Partie gibt es hier nicht: Such sie unter denen ihrer Spieler.
busy-no-player = Einen Spieler „{ $typed }“ gibt es nicht: /api/players nennt sie.
busy-no-game = Ein Spiel „{ $typed }“ gibt es nicht: /api/games nennt sie.
busy-no-tournament = Ein Turnier „{ $typed }“ gibt es nicht.
busy-muted = Du bist stumm geschaltet, { $name }, { $text }: Du kannst spielen, aber niemand sonst kann lesen, was du schreibst.
busy-barred = Du bist gesperrt, { $name }, { $text }: Deine Uhren laufen weiter; du kannst Bretter ansehen, aufgeben und deine Briefe lesen.

## Getippte Befehle

typed-no-command = Hier steht kein Befehl: „help“ sagt, wie man anfängt.
typed-unknown = Kein Befehl und kein Spiel heißt „{ $typed }“: „help commands“ nennt die Befehle, „list“ die Spiele.
help-which-game = Nenne ein Spiel: „help { $game } { $word }“.
typed-unknown-in-game = Einen Befehl „{ $typed }“ gibt es für { $game } nicht: „help commands“ nennt alle.
typed-game-alone = Sag, was mit { $game } geschehen soll: zum Beispiel „{ $game } help“ für seine Regeln.
typed-second-word = „{ $typed }“ hat ein zweites Wort: { $commands }.
typed-usage = Schreib es so: { $usage }
typed-option = Eine Option --{ $option } gibt es hier nicht: { $usage }
typed-alone = --{ $option } hat keinen Wert: Schreib es allein, oder lass es weg.
typed-twice = --{ $option } steht zweimal da: Schreib es einmal.
typed-nothing-beneath = Schreib unter den Befehl, was du zu sagen hast: Da war nichts, und nichts wurde verschickt.
typed-multiple = „multiple“ steht allein: Schreib darunter einen Befehl in jede Zeile.
typed-help = Zu „{ $typed }“ gibt es keine Hilfe: Frag nach einem Spiel („list“ nennt sie), einem Befehl oder „help commands“.
typed-board = Ein Brett ist eine Zahl, wie in „{ $game } show 12“.
typed-no-board = Ein { $game }-Brett { $board } gibt es nicht: „{ $game } games NAME“ nennt die eines Spielers.

## Ziehen

turn-no-passing = Passen gibt es nicht: Wer ziehen kann, muss ziehen.
turn-no-swapping = Die Seiten werden in diesen Spielen nicht getauscht: Zieh.
turn-somebody-else = Diesen Zug hat eben eine andere Hand gemacht: Sieh dir das Brett noch einmal an.
turn-not-yours = Du bist nicht am Zug, { $name }: { $other } ist dran.
turn-number = Der nächste Zug ist Nummer { $next }, nicht { $number }: Nichts wurde gespielt.
turn-number-ready = Der nächste Zug ist Nummer { $next }, nicht { $number }: Nichts wurde bereitgelegt.
turn-played-already = Zug { $number } wurde schon gespielt: { $move }. Nichts wurde geändert.
turn-behind-move = Hinter # steht die Nummer des Zugs, wie in c#5.
turn-behind-show = Hinter # steht, wie viele Züge gezeigt werden sollen, wie in 12#4.
seat-asked = Wer unten am Brett sitzt, sagt --seat=own oder --seat=first.
seat-unknown = Als Spieler an { $game }-Brett { $board } kennt dich niemand: Lass --seat=own weg, oder sag mit „showas“, wer du bist.
seat-numbers = In { $game } sind die Nummern der Häuser deine, also sitzt du immer unten: Lass --seat=first weg.
seat-fixed = Das Textbrett von { $game } wird nie gedreht: Lass --seat=own weg.
turn-only-so-many = Auf { $game }-Brett { $board } wurde erst { $n } Mal gezogen.
turn-game-over = Die Partie auf { $game }-Brett { $board } ist zu Ende.
turn-not-there = Du spielst nicht auf { $game }-Brett { $board }, { $name }: „{ $game } games { $name }“ nennt deine Bretter.
turn-touched-preview = In dieser Partie gilt die Etikette: Bis sie zu Ende ist, kann man keine Züge ausprobieren. „{ $game } move { $board } MOVE“ zieht.
turn-touched-undo = In dieser Partie gilt die Etikette: Kein Zug kann zurückgenommen werden. Spiel weiter.

## Herausforderungen, Warteraum, wie viele Partien

meet-gone = { $name } hat Posthouse verlassen: Fordere jemand anderen heraus.
meet-barred = { $name } ist zurzeit gesperrt: Fordere jemand anderen heraus.
meet-own-limit = Du hast deine Grenze für Partien { $game } erreicht: „{ $game } limit none“ hebt sie auf.
meet-his-limit = { $name } hat die eigene Grenze für Partien { $game } erreicht: Fordere jemand anderen heraus, oder versuch es später.
meet-rated-both = Eine Partie wird gewertet oder nicht: Lass --rated oder --unrated weg.
meet-own-position = Eine Partie von einer eigenen Stellung aus wird nicht gewertet: Lass --rated weg.
meet-start-form = Schreib hinter --start= eine Stellung, wie „{ $game } show“ es tut.
meet-start-example = { $why } Zum Beispiel --start="{ $position }"
meet-start-over = In dieser Stellung ist die Partie zu Ende: Beginn mit einer, in der sie weitergeht.
meet-first-names = --first= sagt, wer zuerst zieht: lot (das Los), { $name } oder { $other }.
meet-first-position = In dieser Stellung ist { $seat } am Zug, und das ist { $name }: Lass --first= weg.
meet-first-offer = --first= sagt, wer zuerst zieht: lot (das Los), me ({ $name }) oder you (wer annimmt).
meet-move-not-yours = Den ersten Zug hat { $name }, und niemand zieht für andere: Lass den Zug weg, oder verlang selbst den ersten (--first=me; in einer Zugliste dein Name links).
meet-move-lot = --first=lot überlässt den ersten Zug dem Los: Lass das oder --move= weg.
meet-move-nobody = Noch ist niemand da, gegen den du spielst: Lass --move= weg, oder fordere jemanden mit Namen heraus.
meet-move-illegal = „{ $move }“ ist kein erlaubter erster Zug in { $game }: Es wurde nichts begonnen.
meet-anyone-both = Nenn den anderen Spieler oder schreib --to=anyone, nicht beides.
meet-name-other = Nenn hinter dir den anderen Spieler, oder schreib --to=anyone, um die Partie in den Warteraum zu hängen.
meet-two-players = Eine Partie braucht zwei: Nenn neben { $name } noch jemanden.
meet-must-be-you = Du bist { $name }: Einer der beiden Spieler musst du sein.
meet-waiting-start = Ein wartendes Brett beginnt von Anfang an: Lass --start= weg, oder fordere jemanden mit Namen heraus.
meet-waiting-many = { $n } Bretter von dir warten schon: „{ $game } withdraw BOARD“ zieht eines zurück.
meet-taken = Der Platz an { $game }-Brett { $board } ist schon vergeben: „{ $game } waiting“ nennt die freien.
meet-own-offer = Dieses Brett wartet auf jemand anderen: „{ $game } withdraw { $board }“ zieht es zurück.
meet-poster-gone = Wer dieses Brett aufgehängt hat, hat das Haus verlassen.
meet-not-yours-to-reject = Dieses Brett wartet auf einen zweiten Spieler: Wer nicht will, muss das nicht sagen.
meet-nothing-to-reject = Auf { $game }-Brett { $board } wurde nichts vorgeschlagen, und die Partie hat begonnen: „{ $game } resign { $board }“ gibt sie auf.
meet-not-over = Die Partie auf { $game }-Brett { $board } ist noch nicht zu Ende: Spiel sie erst zu Ende.
meet-opponent-gone = Dein Gegner hat das Haus verlassen.
meet-seek-form = Sag, wie viele Partien { $game } du insgesamt willst, von 0 bis { $most }: „{ $game } seek 3“.
meet-seek-asks = Wer keine Partien mehr sucht, verlangt von niemandem etwas: Lass --{ $option } weg.
meet-limit-form = Eine Grenze ist eine Zahl von 0 bis { $most } oder none: „{ $game } limit 10“.
meet-begins = Eine Partie beginnt: { $game }-Brett { $board }, { $name } gegen { $other }.
meet-unrated = Sie wird nicht gewertet.
meet-waits = { $game }-Brett { $board } wartet auf einen zweiten Spieler.
meet-waits-no-more = { $game }-Brett { $board } wartet nicht mehr.
meet-waiting-listed = „{ $game } waiting“ nennt es, bis jemand annimmt; „{ $game } withdraw { $board }“ zieht es zurück.
meet-seek-none = Du suchst keine Partien { $game } mehr.
meet-seek-has = Du hast { $n } von { $most } Partien { $game }.
meet-seek-waits = Du hast { $n } von { $most } Partien { $game }; die anderen beginnen, sobald noch jemand eine sucht.
meet-limit-set = Nie mehr als { $most } Partien { $game } zugleich; du hast { $n }.
meet-limit-none = Für deine Partien { $game } gibt es keine Grenze.
meet-repeat = --repeat= sagt, wie viele Partien insgesamt beginnen sollen, von 1 bis { $most }.
meet-for-anyone = Du hast den anderen Spieler genannt: --{ $option } ist für Bretter, die auf irgendwen warten (--to=anyone).
meet-gone-meanwhile = { $game }-Brett { $board } wartet nicht mehr, jemand hat angenommen: „{ $game } show { $board }“ zeigt die Partie.
meet-block-own = Du blockierst { $name }: erst „unblock { $name }“, oder spiel gegen jemand anderen.
meet-block-his = { $name } nimmt keine Partien mit dir an: Spiel gegen jemand anderen.
meet-rating-form = --rating= ist zwei Zahlen, wie --rating=1400-1700, oder eine: --rating=1400- für 1400 und mehr, --rating=-1700 für 1700 und weniger.
meet-rating-order = Niemand hat eine Wertung von { $least } bis { $most }: Schreib die kleinere Zahl zuerst.
meet-within = --within= ist eine Zahl von Punkten, wie --within=200.
meet-computer = --computer= ist no (nur Menschen) oder yes (der Computer spielt, wenn es sonst niemand tut).
meet-unmet = { $game }-Brett { $board } { $why }: „{ $game } waiting“ nennt die anderen.
meet-unmet-rating = ist für Spieler mit Wertung { $text } (du hast { $number })
meet-unmet-within = ist für Spieler höchstens { $n } Punkte von { $name }, { $rating }, entfernt (du hast { $number })
meet-unmet-established = ist für Spieler mit gesicherter Wertung (deine ist noch { $number })
meet-unmet-people = ist für Menschen, nicht für Programme

## Remis, Rücknahmen, Worte am Brett

table-not-moved = Du hast noch nicht gezogen: Es gibt nichts zurückzunehmen.
table-draw-early = Remis kann man anbieten, wenn beide gezogen haben: „{ $game } reject { $board }“ lehnt die Partie ab.
table-tournament-undo = In einem Turnier wird kein Zug zurückgenommen.
table-answer-first = Antworte erst auf das, was dir vorgeschlagen wurde: „{ $game } accept { $board }“ oder „{ $game } reject { $board }“.
table-refuses = { $name } lehnt das Remis ab: Spiel weiter.
table-nothing-proposed = Auf { $game }-Brett { $board } wurde nichts vorgeschlagen, oder es wurde seither gezogen.
table-own-proposal = Das ist dein eigener Vorschlag: Dein Gegner beantwortet ihn. „{ $game } reject { $board }“ zieht ihn zurück.
table-only-two-talk = An { $game }-Brett { $board } reden nur die beiden, die spielen: „message NAME“ erreicht sie.
table-no-more-letters = Die Partie auf { $game }-Brett { $board } ist zu Ende: Von ihr werden keine Briefe mehr geschrieben.
table-not-watching = Du siehst { $game }-Brett { $board } nicht zu: Es gibt nichts zu beenden.
table-has-proposed = Du hast schon Remis angeboten; { $name } hat noch nicht geantwortet.
table-has-asked = Du hast schon gebeten, deinen Zug zurückzunehmen; { $name } hat noch nicht geantwortet.
table-watching = Du spielst auf { $game }-Brett { $board }: Seine Briefe kommen zu dir wie die deiner anderen Partien.
table-no-letters = Keine Briefe mehr von { $game }-Brett { $board }.
table-unsubscribed = Keine Mails mehr von { $game }-Brett { $board }: Seine Briefe warten auf der Seite, und die Uhr läuft weiter. „{ $game } subscribe { $board }“ bringt sie zurück.
table-subscribed = Die Briefe von { $game }-Brett { $board } kommen von jetzt an zu dir; „{ $game } unsubscribe { $board }“ beendet das.
table-note-gone = Du hast keine Notiz zu { $game }-Brett { $board } mehr.

## Die Etikette von Warri

manners-form = Die Etikette gilt oder nicht: Schreib --etiquette=on oder --etiquette=off.
manners-not-here = { $title } wird ohne diese Etikette gespielt: Lass --etiquette weg.
manners-senior = { $name } ist schon länger dabei als du, und es ist eure erste Partie: { $name } darf den ersten Zug machen oder abgeben. Lass --first= weg, oder schreib --etiquette=off.
manners-lot-or-senior = Mit Etikette entscheidet das Los, außer wenn zwei sich zum ersten Mal begegnen und der Ältere zuerst ziehen darf: Lass --first= weg, oder schreib --etiquette=off.
manners-no-etiquette = Auf { $game }-Brett { $board } hat niemand Anspruch auf den ersten Zug, denn dort gilt keine Etikette: Nichts wurde geändert.
manners-not-first-game = Auf { $game }-Brett { $board } hat niemand Anspruch auf den ersten Zug: Den hat nur in der ersten Partie zweier Spieler der Ältere.
manners-made = Der erste Zug auf { $game }-Brett { $board } ist schon gemacht.
manners-his = Der erste Zug auf { $game }-Brett { $board } gehört { $name }, zu machen oder abzugeben.
manners-lot = Das Los fiel auf { $seat }: { $name } zieht zuerst.

## Pläne und bereitgelegte Züge

plans-begin-if = Du bist nicht am Zug: Beginn mit „if“ und dem Zug, den du erwartest, wie in „if b then d“.
plans-never-legal = „{ $typed }“ wird nicht erlaubt sein, was auch immer der andere spielt; deine Züge dann: { $moves }.
plans-too-many = Auf zu viele Züge ist „{ $typed }“ eine Antwort: Sag, welchen du erwartest, wie in „if b then d“.
plans-behind = Hinter # steht, wie viele Züge gemacht sind, wie in 12#4.
plans-moved-on = Dein Plan ist für das Brett nach Zug { $n }, und es steht nach Zug { $number }: Sieh es dir noch einmal an.
plans-begin-move = Du bist am Zug: Beginn mit deinem Zug, wie in „d, if b then e“.
plans-queue = Du bist nicht am Zug: „{ $game } queue { $board }“ legt Antworten bereit.
plans-none-ready = Du hast auf { $game }-Brett { $board } keinen Zug bereitgelegt: „{ $game } submit { $board } MOVE“ tut es.
plans-dropped = Du hast keinen Plan für { $game }-Brett { $board } mehr.
plans-deep = Bedingte Züge können höchstens { $n } Antworten tief sein: Entferne die tiefsten.
plans-many = Du kannst höchstens { $n } bedingte Züge hinterlegen: Entferne einige.
plans-twice = Du hast zwei Antworten auf „{ $typed }“: Entferne eine davon.

## Uhren, Urlaub, Schlaf, Wochenenden

still-clock-form = Eine Uhr ist BANK+INCREMENT in Tagen, Stunden, Minuten oder Sekunden, wie --clock=30d+1d oder --clock=10m+5s, oder --clock=none.
still-clock-bounds = Der Vorrat einer Uhr liegt zwischen einer Minute und einem Jahr (--clock=30d+1d), ihre Obergrenze nicht unter dem Vorrat, ihr Zuschlag nicht über der Obergrenze.
still-zone = Eine Zeitzone ist der Abstand von UTC, von -12:00 bis +14:00: --zone=+1:00
still-vacation-form = Schreib zwei Tage wie in „vacation 2027-07-01 2027-07-14“ oder „off“.
still-last-before-first = Der letzte Tag darf nicht vor dem ersten liegen.
still-in-the-past = Ein Urlaub kann nicht in der Vergangenheit beginnen: Heute ist der { $day }.
still-far-ahead = Ein Urlaub beginnt höchstens { $n } Tage im Voraus: Frag später noch einmal.
still-days-most = Höchstens { $n } Urlaubstage im Jahr.
still-days-would-be = Höchstens { $n } Urlaubstage im Jahr: Mit diesen wären es { $used } in { $year }.
still-overlaps = Das überschneidet sich mit deinem Urlaub ({ $text }): „vacation off“ streicht, was geplant ist.
still-auto-form = Schreib „vacation auto on“ oder „vacation auto off“.
still-sleep-form = Schlafenszeit sind zwei Stunden deines Tages, wie in „sleep 23-7“, oder „sleep off“ für keine.
still-sleep-long = Du darfst höchstens { $n } Stunden am Tag schlafen; von { $first }:00 bis { $last }:00 wären es { $used }.
still-weekend-form = Ein Wochenende sind ein oder zwei Wochentage, wie in „weekend sat sun“, oder „weekend off“ für keins.
still-weekend-long = Ein Wochenende hat höchstens { $n } Tage.
still-vacation-over = Dein Urlaub ist vorbei.
still-no-vacation = Es ist kein Urlaub geplant.
still-stand-still = Deine Uhren stehen still (beide Tage eingeschlossen, UTC):
still-days-used = Für { $year } genommen oder geplant: { $n } von { $most } Tagen.
still-auto-on = Bevor deine Zeit um ist, beginnt von selbst ein Urlaub, je { $n } Tage, solange noch welche übrig sind („vacation auto off“).
still-auto-off = Keiner beginnt von selbst („vacation auto on“).
still-may-still = Ziehen darfst du trotzdem.
still-may-move = Ziehen darfst du immer.
still-never = Deine Uhren: Sie laufen Tag und Nacht, die ganze Woche.

## Briefe und Nachrichten

letter-computer = { $name } spielt, liest aber keine Briefe: Schreib an Menschen.
letter-to-yourself = Das wäre ein Brief an dich selbst, { $name }: Nenn jemand anderen.
letter-many = Eine Nachricht geht an höchstens { $n } Spieler: Schreib an weniger, oder „broadcast“.
letter-broadcast-early = Ein Rundbrief am Tag, und deiner ging { $day } UTC hinaus: Schreib nach { $text } wieder, oder „message“ an einige.
letter-count = Wie viele Briefe, ist eine Zahl von 1 bis { $most }.
letter-goes = Deine Nachricht geht an { $players }:
letter-broadcast-nobody = Niemand sonst will gerade Rundbriefe: Deiner ging an niemanden.
letter-quiet-form = Ruhezeit sind zwei Stunden des Tages, wie in --quiet=22-7, oder --quiet=off für keine.
letter-seat = Wer unten an deinen Brettern sitzt, sagt --seat=own oder --seat=first.
letter-no-board = „{ $typed }“ ist kein Brett: Schreib ein Spiel und eine Zahl, wie GAME/12, oder „broadcasts“.
letter-neither = Du spielst auf { $game }-Brett { $board } weder noch siehst du zu: „{ $game } subscribe { $board }“ sieht zu.
letter-often = Wie oft, ist each, digest, once oder never; dann kommen die Bretter, wie in „notify never GAME/12“.
letter-list-word = In keiner Zeile eines Spiels steht dieses Wort: „list“ allein nennt alle.
letter-one-or-two = Nenn einen Spieler für alle seine Partien oder zwei für ihre gemeinsamen.
letter-active-next = Hinter dem Namen steht active (alle laufenden) oder next (wo { $name } am Zug ist): „{ $typed }“ ist keins von beiden.
letter-block-own = Du blockierst { $name } und bekämst keine Antwort: zuerst „unblock { $name }“.
letter-block-his = { $name } nimmt keine Nachrichten von dir an: Schreib jemand anderem.

## Turniere

cup-number = --{ $option }= ist eine Zahl von { $least } bis { $most }.
cup-system = --system= ist robin (jeder gegen jeden), swiss (Schweizer System) oder knockout (K.-o.).
cup-race-or-games = Eine Begegnung ist ein Rennen oder eine Zahl von Partien: Lass --race= oder --games= weg.
cup-rounds = Nur ein Turnier nach Schweizer System hat eine Rundenzahl: Lass --rounds= weg.
cup-in-turn = Die Runden dieses Systems folgen ohnehin aufeinander: --in-turn ist für jeder gegen jeden.
cup-starts-form = --starts= ist ein Tag wie 2027-03-01.
cup-starts-when = --starts= ist ein Tag im kommenden Jahr: Heute ist der { $day }.
cup-with = --with= nennt Computer, wie --with=computer-3,computer-7; { $name } meldet sich selbst an.
cup-with-whom = --with= nennt Computer, wie in --with=computer-3,computer-7.
cup-none-such = Ein Turnier „{ $typed }“ in { $game } gibt es nicht: „{ $game } tournaments“ nennt sie.
cup-name-form = Der Name eines Turniers hat 2 bis 30 Buchstaben, Ziffern, - oder _, zuerst einen Buchstaben: „{ $game } tournament spring-2027“.
cup-clock = Ein Turnier hat eine Uhr, sonst endet es vielleicht nie: --clock={ $clock } ist üblich.
cup-no-place = Die Computer ließen niemandem mehr Platz: Nenn weniger.
cup-announced = { $n } Turniere, die du angekündigt hast, haben noch nicht begonnen: Warte auf eines davon.
cup-name-taken = Ein Turnier „{ $typed }“ gibt es oder gab es schon: Wähle einen anderen Namen.
cup-begun = { $cup } hat begonnen: „{ $game } tournaments“ sagt, wo man sich anmelden kann.
cup-called-off = { $cup } wurde abgesagt: „{ $game } tournaments“ sagt, wo man sich anmelden kann.
cup-entered-already = Du bist bei { $cup } schon angemeldet.
cup-full = { $cup } hat so viele Spieler, wie es haben kann.
cup-not-in = Du spielst bei { $cup } nicht mit.
cup-entered = Du bist bei { $cup } angemeldet.
cup-will-not = Du spielst bei { $cup } nicht mit.
cup-no-seeds = Wo jeder gegen jeden spielt, wird niemand gesetzt: Lass --seeds= weg.
cup-seeds = --seeds= ist rating (die Besten zuerst) oder lot (das Los).

## Token und Webhooks

program-tokens-many = Du hast schon { $n } Token: „tokens“ nennt sie, „revoke token NAME“ beendet einen.
program-token-taken = Du hast einen Token dieses Namens: „revoke token { $token }“ beendet ihn, oder wähle einen anderen Namen.
program-no-token = Du hast keinen Token dieses Namens: „tokens“ nennt deine.
program-webhook-form = Die Adresse eines Webhooks beginnt mit https:// und hat einen Namen im offenen Internet, wie https://bot.example.org/posthouse.
program-webhooks-many = Du hast schon { $n } Webhooks: „webhooks“ nennt sie, „revoke webhook NAME“ beendet einen.
program-webhook-taken = Du hast einen Webhook dieses Namens: „revoke webhook { $token }“ beendet ihn, oder wähle einen anderen Namen.
program-no-webhook = Du hast keinen Webhook dieses Namens: „webhooks“ nennt deine.
program-token-void = Der Token { $token } gilt nicht mehr.
program-webhook-gone = An { $token } wird nichts mehr geschickt.
program-scope = „{ $typed }“ ist nichts, was ein Token darf: Sag read, play oder talk, oder mehrere davon.
program-name-form = Nenn es mit 1 bis { $most } Buchstaben (a bis z), Ziffern, - oder _, wie „my-bot“.

## Blockieren

block-yourself = Dich selbst kannst du nicht blockieren, { $name }: Nenn jemand anderen.
block-computer = { $name } ist der Computer des Hauses, der niemanden herausfordert und nichts schreibt: Nenn einen Menschen.
block-many = Du kannst höchstens { $n } Spieler blockieren: „unblock“ gibt einige frei, „report“ meldet, wer dich belästigt.
block-none = Du blockierst { $name } nicht: „block“ allein sagt, wen du blockierst.
block-nobody = Du blockierst niemanden.
block-set = Du blockierst { $players }: Weder Herausforderungen noch Worte von dort erreichen dich. Laufende Partien gehen weiter. „unblock { $text }“ beendet das.
block-ended = Du blockierst { $players } nicht mehr: Herausforderungen und Worte von dort erreichen dich wieder.

## Aufzählungen in Sätzen

list-or = { $some } oder { $last }
list-and = { $some } und { $last }

## Herausforderungen und Freunde

offer-friends-only = { $name } nimmt Herausforderungen nur von Freunden an: Spiel mit jemand anderem.
offer-rated-only = { $name } nimmt Herausforderungen nur von gewerteten Spielern an: Beende erst eine gewertete Partie irgendeines Spiels, oder spiel mit jemand anderem.
offer-nobody = { $name } nimmt keine Herausforderungen an: Spiel mit jemand anderem.
offer-already = Du hast { $name } schon zu einer Partie { $game } herausgefordert (Brett { $board }): Warte auf die Antwort, oder nimm die Herausforderung mit „{ $which } withdraw { $number }“ zurück.
offer-many = Du hast { $n } offene Herausforderungen, und die Grenze ist { $most }: „offers“ zählt sie auf, „{ $which } withdraw { $number }“ nimmt die älteste zurück.
offer-many-first-day = Du hast { $n } offene Herausforderungen, und an deinem ersten Tag ohne bestätigte Adresse ist die Grenze { $most }: „offers“ zählt sie auf, „{ $which } withdraw { $number }“ nimmt die älteste zurück.
offer-before-many = { $name } hat schon { $n } Herausforderungen zu beantworten: Versuch es an einem anderen Tag, oder spiel mit jemand anderem.
offer-vain = Du hast { $name } seit gestern { $n }-mal herausgefordert, und keine Herausforderung wurde angenommen: Versuch es morgen wieder, oder fordere jemand anderen heraus.
offer-messages = Du hast { $name } { $n }-mal geschrieben und keine Antwort bekommen: Warte auf eine, bevor du wieder schreibst.
offer-words = Du kannst an { $game } Brett { $board } nichts mehr schreiben, bis die Herausforderung angenommen ist: Warte auf die Antwort.
offer-circle = --{ $option }= ist nobody, friends, rated oder everybody.
offer-came-to-nothing = Aus der Herausforderung an { $game } Brett { $board } wurde nichts: „{ $text } challenge“ macht eine andere.
offer-to-you = { $name } bietet dir diese Partie an, und sie hat nicht begonnen: „{ $which } accept { $number }“ beginnt sie, „{ $other } decline { $board }“ nicht.
offer-not-accepted = { $name } hat diese Partie noch nicht angenommen, also hat sie nicht begonnen: „{ $which } withdraw { $number }“ nimmt sie zurück.
offer-own-matches = Du spielst { $n } Partien, und mehr auf einmal erlaubt dieses Haus nicht: Beende erst einige.
offer-their-matches = { $name } spielt { $n } Partien, und mehr auf einmal erlaubt dieses Haus nicht: Fordere jemand anderen heraus.
offer-own = Es ist deine eigene Herausforderung: Die andere Seite nimmt sie an. „{ $which } withdraw { $number }“ nimmt sie zurück.
friend-yourself = Dein eigener Freund bist du ohnehin, { $name }: Nenne jemand anderen.
friend-computer = { $name } spielt, wann immer du willst: Nenne einen Menschen.
friend-blocked = Du blockierst { $name }: erst „unblock { $player }“.
friend-many = Höchstens { $n } Freunde sind möglich: Nimm erst einige mit „unfriend“ heraus.
friend-unknown = „{ $name }“ ist nicht unter deinen Freunden: „friend“ allein zählt sie auf.

# Betreiber, auf ihrer Seite.

moderation-only = Das können nur Betreiber, die auf der Seite angemeldet sind.
moderation-no-factor = Betreiber brauchen die Zwei-Faktor-Anmeldung: Schalte sie in den Einstellungen ein und melde dich dann neu an.
moderation-no-code = Du hast dich hier ohne Code angemeldet: Melde dich ab und dann mit deinem zweiten Faktor wieder an.
moderation-yourself = Das bist du: Über sich selbst wacht niemand.
moderation-another = { $name } gehört auch zu den Betreibern: Das geht nur mit „posthouse admin“ auf dem Server.
moderation-about-you = Diese Meldung betrifft dich: Darum kümmert sich jemand anders.
report-of-yourself = Das bist du: Nenne jemand anderen oder eine Partie.
report-name-it = Nenne die Partie wie in „report wari/12“ oder einen Spieler: „report NAME“.
report-enough = Du hast heute genug gemeldet: Der Betreiber liest alles.
report-thanks = Danke, { $name }.
report-who-reads = Was du über { $about } sagst, liest der Betreiber des Hauses und sonst niemand.

## Spielen über einen Link, und Gäste

link-or-waiting-room = Schreib --to=anyone, um die Partie im Warteraum anzubieten, --to=link für einen Link zum Verschicken, oder den Namen des anderen nach deinem eigenen.
link-without-option = Wer den Link öffnet, spielt: Lass --{ $option } weg.
link-needed = { $game } Brett { $board } wartet auf einen bestimmten Gegner: Öffne den Link, den man dir geschickt hat.
link-expired = Diese Einladung ist abgelaufen: Bitte um einen neuen Link.
link-gone = Diese Einladung wurde zurückgezogen oder ist abgelaufen: Bitte um einen neuen Link.
link-unknown = Das ist kein Link von uns: Prüfe, ob er vollständig ist, oder bitte um einen neuen.
guest-challenges = Gäste spielen nur über einen Link: Registriere dich, um andere herauszufordern. Deine Partien behältst du.
guest-waiting = Gäste spielen nur über einen Link: Registriere dich, um gegen Wartende zu spielen. Deine Partien behältst du.
guest-command = Gäste spielen nur über einen Link: Registriere dich für „{ $command }“. Deine Partien behältst du.
guest-opponent = { $opponent } ist ein Gast und spielt nur über einen Link: „{ $game } challenge { $name } --to=link“ erstellt einen.
guests-none = Hier spielt niemand ohne Konto: Melde dich an oder registriere dich.
