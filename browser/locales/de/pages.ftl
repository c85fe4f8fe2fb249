### Pages other than the first that is opened: fetched with them (src/more_texts.ts).

front-now = Gerade gespielt
front-watch = Mehr ansehen

front-mail = Oder spiel per Mail, einen Zug am Tag: Schreib <b>help</b> an <house>{ $house }</house>, und Posthouse antwortet.
front-mail-too = Oder spiel per Mail, einen Zug am Tag.
front-mail-how = So geht das
front-games = { $n } Spiele

## Wege

tournaments-title = Turniere

## Eine neue Partie

challenge-player = { $name } herausfordern
# Behind the challenger’s name.
challenge-to-game = fordert dich zu einer Partie { $game } heraus
challenge-word = fordert dich heraus
challenge-later = Später antworten
challenge-game = Spiel
challenge-typed = Name des Gegners
challenge-first = Wer zieht zuerst
challenge-first-lot = das Los entscheidet
challenge-first-me = ich
challenge-first-opponent = mein Gegner
challenge-clock = Bedenkzeit für jeden
challenge-repeat = Anzahl der Partien
challenge-repeat-hint = Nach jeder, die jemand annimmt, wartet das Brett von neuem, bis so viele begonnen haben oder du es zurückziehst. Deine Obergrenze gilt.
wanted-title = Kriterien für Gegner
wanted-rating-min = Wertung, mindestens
wanted-rating-max = Wertung, höchstens
wanted-within = Punkte von meiner entfernt, höchstens
wanted-established = nur gesicherte Wertungen, ohne Fragezeichen
wanted-company = Wer annehmen darf
wanted-who-anyone = Menschen und Bots
wanted-who-people = nur Menschen
wanted-who-computer-challenge = auch der Computer, wenn einen Tag lang niemand kommt
wanted-who-computer-seek = auch der Computer, wo sonst niemand sucht
wanted-is-between = Wertung { $min } bis { $max }
wanted-is-least = Wertung { $min } oder mehr
wanted-is-most = Wertung { $max } oder weniger
wanted-is-within = höchstens { $n } Punkte entfernt
wanted-is-established = gesicherte Wertungen
wanted-is-people = nur Menschen
wanted-is-computer = auch der Computer
challenge-unrated = zählt nicht für die Rangliste
challenge-button = Herausfordern
show-all = Alle { $n } zeigen

## Die Lobby

lobby-now = Gerade gespielt
lobby-now-none = Im Moment spielt niemand.
watch-more = Weitere Partien
watch-play = Jetzt spielen
waiting-title = Wer auf einen Gegner wartet
waiting-none = Im Moment wartet niemand.
waiting-nobody-else = Sonst wartet im Moment niemand.
waiting-play = Spielen
waiting-games = { $n } Partien beginnen daraus, eine nach der anderen
waiting-cannot-apart = Nicht für dich.
waiting-cannot-enough = Du hast deine Obergrenze für dieses Spiel erreicht: siehe „Anzahl der Partien“ in den Einstellungen.
waiting-cannot-waits = Wer hier wartet, hat gerade keine Zeit für eine weitere Partie.
waiting-cannot-rating = Nicht für dich: deine Wertung liegt außerhalb dieser Grenzen.
waiting-cannot-within = Nicht für dich: deine Wertung ist zu weit von der des anderen entfernt.
waiting-cannot-established = Noch nicht für dich: deine Wertung ist noch vorläufig.
waiting-cannot-people = Für Menschen, nicht für Bots.
waiting-sign-up = Um zu spielen, <signup>registriere dich</signup> oder <login>melde dich an</login>.
waiting-sign-up-rated = Für gewertete Partien <signup>registriere dich</signup> oder <login>melde dich an</login>.
first-is = erster Zug: { $name }
first-you = du ziehst zuerst
first-accepts = wer annimmt
here-title = Gerade online
here-nobody = Niemand, der angemeldet ist.
here-others =
    { $n ->
        [one] Und ein weiterer Spieler.
       *[other] Und { $n } weitere Spieler.
    }
here-strangers =
    { $n ->
        [0] Sonst schaut niemand zu.
        [one] Und ein Besucher ohne Namen.
       *[other] Und { $n } Besucher ohne Namen.
    }
finished-title = Gerade beendet
finished-none = Noch ist keine Partie beendet.
finished-months = Alle Partien, Monat für Monat

## Spieler

people-title = Menschen
people-sought = Einen Spieler finden
people-found =
    { $n ->
        [0] Niemand hat das im Namen.
        [one] Ein Spieler
       *[other] { $n } Spieler
    }
joined-on = Registriert seit dem { $date }.
computers-title = Der Computer
computers-about = Der Computer spielt jedes Spiel auf jeder dieser Stufen. Schwache Stufen schauen weniger weit voraus und sind mit weniger als dem besten Zug zufrieden; sie spielen nie aufs Geratewohl.
computer-about = Der Computer auf Stufe { $level }: { $like }.
player-gone = Dieses Konto ist geschlossen; die Partien bleiben.
player-last = Zuletzt gespielt: { $ago }.
player-puzzles = Rätselwertung { $rating }, { $solved } von { $tried } gelöst.
player-puzzle-days = Längste Reihe: { $n } Tage hintereinander.
player-never = Hat hier noch nicht mit anderen gespielt.
player-now = Spielt gerade
no-such-player = Einen Spieler namens „{ $name }“ gibt es hier nicht.
to-players = Alle Spieler ansehen
compare-you = Du und { $name }
by-game-title = Ergebnisse nach Spiel
opponents-title = Gegen jeden Gegner
opponents-more =
    { $n ->
        [one] Ein weiterer Gegner
       *[other] { $n } weitere Gegner
    }
latest-title = Neueste Partien
results-game = Spiel
results-opponent = Gegner
results-won = Gewonnen
results-drawn = Unentschieden
results-lost = Verloren
results-points = Punkte
results-points-of = { $points } von { $played }
results-running = Laufend
results-latest = Aus den neuesten { $n } Partien gezählt.
compare-score = { $one } { $points }, { $two } { $other }, in { $played ->
        [one] einer beendeten Partie
       *[other] { $played } beendeten Partien
    }.
compare-none = { $one } und { $two } haben noch keine Partie gegeneinander beendet.
compare-by-game = Wie es { $name } in jedem Spiel erging
compare-games = Partien der beiden
message-title = An { $name } schreiben
message-text = Nachricht
message-hint = { $name } bekommt sie als Brief und sieht deine Adresse nicht.
message-send = Senden
blocks-one = { $name } blockieren
blocks-end = { $name } nicht mehr blockieren
blocks-about = Sie können dich nicht herausfordern, sich nicht an deine wartenden Bretter setzen und dir nicht schreiben, und du ihnen nicht. Laufende Partien gehen weiter, ohne Worte. Turniere paaren euch trotzdem.

## Spiele

games-title = Spiele
games-unknown = Ein Spiel namens „{ $name }“ gibt es nicht. Wähle eines von diesen.
game-sign-up = Um gegen Menschen zu spielen, <signup>registriere dich</signup> oder <login>melde dich an</login>.
game-watch = Zuschauen
game-standings = Rangliste
game-line-wari = das Postspiel: fang mehr als die Hälfte von 48 Samen
game-line-wari-24 = die Regeln des Heimcomputers: 24 Samen gewinnen, Mulden 1 bis 12
game-line-warri = die westindischen Regeln, mit ihrer Etikette
game-line-super-wari = das Spiel von Bill Taylor auf zwei Reihen zu acht: hungere den Gegner aus
game-line-oware = die Abapa-Turnierregeln: ein Grand Slam fängt nichts
game-line-awari = die Regeln, nach denen das Spiel 2002 gelöst wurde
game-line-octilite = Kapseln gehen, wohin ihre Zinken zeigen: sei zuerst auf einer Basis des anderen; von Don Green
game-rules = Regeln
game-lesson = Eine Lektion von fünf Minuten
game-puzzles = Rätsel
game-to-rules = Die Regeln lesen
game-to-example = Eine ganze Partie, Zug um Zug
contents = Inhalt
board-coming = Das Brett wird aufgebaut …
diagram-play = { $move } spielen
diagram-again = Von vorn
login-new-here = Neu hier?
signup-known-here = Schon registriert?
signup-closed = Hier kann sich zurzeit niemand registrieren.
signup-invitation = Neue Spieler kommen auf Einladung: Bitte einen Spieler um einen Link zu einer Partie, öffne ihn und registriere dich dann im selben Browser.
sign-name = Name
sign-name-malformed = Ein Name hat 2 bis 20 Buchstaben (a bis z), Ziffern, - oder _ und beginnt mit einem Buchstaben.
sign-password = Passwort
sign-password-hint = Mindestens 6 Zeichen.
sign-code = Code
sign-code-hint = Die sechs Ziffern, die deine Authenticator-App jetzt zeigt, oder ein Ersatzcode.
sign-address = Mailadresse
sign-address-hint = (freiwillig: um auch per E-Mail zu spielen, und für ein neues Passwort, falls du deines vergisst)
confirm-title = Bestätigen
confirm-word = Bestätigungscode
confirm-what = Drücke den Knopf, um zu bestätigen, wonach unser Brief fragt: deine Adresse, oder was jemand, hoffentlich du, in deinem Namen geschrieben hat.
confirm-button = Bestätigen
confirm-go-on = Weiter zu Posthouse

## Befehle

command-title = Befehl
command-as-in-mail = Wie in einer Mail an Posthouse: <commands>alle Befehle</commands>
command-say = Ausführen
command-beneath = Weitere Zeilen
command-beneath-what = Ein Kommentar, eine Nachricht an andere, oder mit <code>multiple</code> ein Befehl in jeder Zeile
commands-title = Alle Befehle
commands-about = Dieselben Befehle gelten in einer Mail an Posthouse (im Betreff), im Befehlsfeld, im Terminal und über die API. <code>GAME</code> ist der Name eines Spiels, + heißt einer oder mehrere, [ ] kann wegbleiben. Wo du angemeldet bist oder auf einen Brief zu einem Brett antwortest, lass Name und Passwort weg.
commands-house = Allgemein
commands-game = Ein Spiel

## Briefe

# Wo ein Brief ist, mitten im Satz.
letter-here = nur hier aufbewahrt
letter-sent = an { $address } geschickt
letter-failed = nicht zustellbar an { $address }: { $trouble }
letter-trouble = Schwierigkeiten auf dem Weg zu { $address }: { $trouble }
letter-later = geht später an { $address }: { $when }
letter-going = auf dem Weg zu { $address }
mail-came-back = Mail an { $address } kam zurück.
mail-suspended = Dorthin wird nichts mehr gemailt; deine Briefe warten hier. Keine Partie geht dadurch verloren.
mail-may-be-suspended = Wenn das so weitergeht, wird dorthin nichts mehr gemailt.
mail-mend = Damit es wieder versucht wird, gib die Adresse in den Einstellungen noch einmal an.
mail-unconfirmed = Mail geht an { $address }, sobald du diese Adresse bestätigst: Wie es geht, steht im Brief, der dorthin ging.
mail-goes-to = Briefe werden an { $address } gemailt; hier liegen sie auch alle.
mail-goes-nowhere = Keine Adresse von dir nimmt Mail an: Deine Briefe warten hier.
mail-change = In den Einstellungen ändern.
log-log-in = Melde dich an, um deine Briefe zu lesen.
log-which = Filter
log-group-all = Alle
log-group-sent = Verschickt
log-group-way = Unterwegs
log-group-failed = Fehlgeschlagen
log-group-here = Nur hier
log-count =
    { $n ->
        [0] Keine solchen Briefe.
        [one] Ein Brief.
       *[other] { $n } Briefe.
    }
log-latest = Das sind die neuesten { $n }.
log-written = Geschrieben
log-to = An
log-attempts = Versuche
log-sent = Verschickt
log-trouble = Problem
log-given-up = Fehlgeschlagen
log-due = Nächster Versuch
follow = Folgen
follow-player = { $name } folgen
unfollow = Nicht mehr folgen
unfollow-player = { $name } nicht mehr folgen
friends-title = Freunde
friends-here = Online
friends-plays = { $game } gegen { $name }
friends-watch = Zuschauen bei { $name }
friends-follow = Folge Spielern auf ihren Seiten: Hier siehst du, wann sie online sind oder spielen.
friends-away = Niemand von ihnen ist online oder spielt.
player-report = { $name } melden
friend-end = { $name } aus meinen Freunden entfernen
list-or = { $some } oder { $last }
list-or-others = { $some } oder { $n } andere
list-none = keine
list-and = { $some } und { $last }
message-sent = Abgeschickt.
sign-up-held = Ein Brief an { $address } ist unterwegs: Antworte darauf oder öffne seinen Link, innerhalb von drei Tagen, und du bist { $name }. Bis dahin ist der Name nicht vergeben.
confirmed-address = { $address } ist bestätigt, { $name }: Deine Briefe kommen von jetzt an hierher.
confirmed-address-too = { $address } ist bestätigt, { $name }: Du darfst von dort schreiben; deine Briefe kommen weiter an { $other }.
confirmed-request = Dein Befehl ist ausgeführt, { $name }.

## Long lists

show-more = Mehr zeigen
list-shown = { $n } werden gezeigt.
list-ends = Das sind alle: { $n }.
