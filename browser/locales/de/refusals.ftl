### Was der Server und die Regeln ablehnen, nach ihren Codes.

## Säspiele: warum eine Mulde nicht gespielt werden darf

no-such-house = „{ $typed }“ ist keine Mulde: Deine sind { $first } bis { $last }, und du kannst { $moves } spielen.
no-such-numbered-house = „{ $typed }“ ist keine Mulde: Deine sind { $first } bis { $last } (oder a bis { $letter }), und du kannst { $moves } spielen.
house-of-opponent = Mulde { $house } gehört deinem Gegner: Deine sind { $first } bis { $last } (oder a bis { $letter }), und du kannst { $moves } spielen.
house-empty = Mulde { $house } ist leer: Wähle eine mit Samen. Du kannst { $moves } spielen.
must-feed = Dein Gegner hat keine Samen, und { $house } ließe ihn ohne: Du musst ihm welche geben, also spiel { $moves }.
grand-slam-forbidden = Mulde { $house } finge alle Samen deines Gegners, ein Grand Slam, und den verbietet { $game }: Spiel { $moves }.
starves-opponent = Mulde { $house } ließe deinen Gegner ohne Samen, was { $game } nur erlaubt, wenn jeder Zug es tut: Spiel { $moves }.

## OctiLite: warum eine Kapsel nicht dorthin darf

move-unreadable = „{ $typed }“ ist nicht wie ein Zug geschrieben: 22+b setzt eine Zinke ein, 22-33 ist ein Schritt, 22-44 ein Sprung und 22-44x ein Sprung, der schlägt.
no-such-square = Es gibt kein Feld { $square }: Die Spalte geht von 1 bis { $columns }, die Reihe von 1 bis { $rows }.
no-such-prong = Es gibt keine Zinke { $typed }: Zinken sind a bis h.
chain-too-long = Eine Kette hat höchstens sieben Sprünge, einen über jede andere Kapsel: Schreib weniger.
prong-present = Die Kapsel auf { $square } hat die Zinke { $prong } schon: Wähle eine andere Richtung.
no-prong-left = Du hast keine Zinke mehr einzusetzen: Zieh oder spring.
too-far = Von { $from } führt nichts in einem nach { $to }: Ein Schritt geht ein Feld weit, ein Sprung zwei, gerade oder schräg.
step-in-chain = Von { $from } nach { $to } ist ein Schritt, und ein Schritt ist ein ganzer Zug: Nur Sprünge bilden Ketten.
prong-missing = Die Kapsel auf { $square } hat keine Zinke { $prong } ({ $direction }): Setz sie erst mit { $square }+{ $prong } ein.
step-captures-nothing = Ein Schritt schlägt nichts: Schreib { $from }-{ $to }.
square-occupied = Auf { $square } steht eine Kapsel: Landen kannst du nur auf einem leeren Feld.
base-ends-move = Auf der Basis { $square } zu landen beendet den Zug und gewinnt: Halt dort an.
no-pod-to-jump = Auf { $square } steht keine Kapsel zum Überspringen.
pod-jumped-twice = Die Kapsel auf { $square } wurde schon übersprungen: keine zweimal in einem Zug.
no-pod-there = Auf { $square } steht keine Kapsel: Beginn mit einem Feld von dir.
pod-of-opponent = Die Kapsel auf { $square } ist nicht deine: Du bist { $color } und spielst die Kapseln mit dem Zeichen { $letter }.
not-legal-here = „{ $typed }“ ist hier nicht erlaubt: Wähle einen der erlaubten Züge.

## Alle Spiele

moves-after-end = Die Partie war vor dem Zug „{ $typed }“ zu Ende ({ $reason }): Lass diesen Zug und alle danach weg.
no-game-called = Ein Spiel „{ $typed }“ gibt es hier nicht; die Spiele sind { $games }.

## Aufgestellte und geschriebene Stellungen

position-houses = Die Stellung hat { $n } Mulden für { $seat }, aber { $game } hat { $each } auf jeder Seite: Schreib für jede eine Zahl von Samen, mit Kommas dazwischen.
position-seeds = „{ $typed }“ ist keine Zahl von Samen für Mulde { $house } ({ $seat }): Schreib eine ganze Zahl von 0 bis { $most }.
position-stores = „{ $typed }“ ist keine Zahl gefangener Samen ({ $seat }): Schreib eine ganze Zahl von 0 bis { $most }.
position-sum = In den Mulden liegen { $board } Samen und in den Vorräten { $stores }, zusammen { $sum }, aber { $game } wird mit { $total } gespielt: Zusammen müssen es { $total } sein.
position-seeds-form = „{ $typed }“ ist keine Stellung: Schreib die Mulden von Süd, einen Schrägstrich, die Mulden von Nord, was Süd und Nord gefangen haben, und S oder N für den, der am Zug ist, wie „{ $position }“.
position-pod = „{ $typed }“ beginnt nicht mit einem Feld: Eine Kapsel wird geschrieben als Spalte 1 bis 6, Reihe 1 bis 7, dann ihre Zinken, wie 22ab.
position-prong = „{ $typed }“ hat eine Zinke, die es nicht gibt: Zinken sind a bis h.
position-prong-twice = „{ $typed }“ hat die Zinke { $prong } zweimal: Eine Kapsel hat in jeder Richtung höchstens eine.
position-five-pods = { $color } hat mehr als vier Kapseln: Lass mindestens eine weg.
position-two-pods = Auf { $square } stehen zwei Kapseln: Gib einer ein anderes Feld.
position-comma = Nach dem letzten Komma fehlt eine Kapsel ({ $color }): Ergänze sie oder lass das Komma weg.
position-supply = „{ $typed }“ ist kein Vorrat an Zinken: Schreib eine Zahl von 0 bis { $most }.
position-prongs = Die Zinken auf den Kapseln ({ $n }) und die beiden Vorräte müssen zusammen { $total } sein, nicht { $sum }.
position-no-pod = Auf dem Brett steht keine Kapsel: Mindestens eine Seite muss eine haben.
position-both-won = Beide Seiten stehen auf einer Basis der anderen, aber wer zuerst dort war, hätte gewonnen: Nimm eine dort weg.
position-pods-form = „{ $typed }“ ist keine Stellung: Schreib die Kapseln von Weiß, einen Schrägstrich, die von Schwarz, die beiden Vorräte und O oder X für den, der am Zug ist, wie { $position }.
position-turn = „{ $typed }“ sagt nicht, wer am Zug ist: Schreib ans Ende O oder X.

## Namen, Passwörter, Adressen

name-malformed = Ein Name hat 2 bis 20 Buchstaben (a bis z), Ziffern, - oder _ und beginnt mit einem Buchstaben: Wähle einen anderen.
name-reserved = Der Name { $name } bedeutet hier etwas anderes: Wähle einen anderen.
name-taken-or-wrong-password = Der Name { $name } ist vergeben: Wähle einen anderen, oder schreib mit seinem Passwort, wenn es deiner ist.
name-taken = Der Name { $name } ist vergeben: Wähle einen anderen.
name-too-similar = Der Name { $name } sieht { $other } zu ähnlich: Wähle einen anderen.
password-length = Ein Passwort hat { $least } bis { $most } Zeichen: Wähle ein anderes (in Anführungszeichen, wenn Leerzeichen darin sind).
leaving-unconfirmed = Nichts ist geschehen: Um das Haus zu verlassen, schreib „yes“ hinter dein Passwort.
address-malformed = „{ $typed }“ ist keine Mailadresse, an die wir schreiben können: Sie sollte aussehen wie ann@example.org.
address-of-machine = „{ $typed }“ sieht wie die Adresse einer Maschine aus, deren Mail Posthouse nicht liest: Gib eine an, von der du schreibst.
too-many-addresses = Höchstens { $n } Adressen: Lass einige weg.
address-of-banned-player = Jemand mit dieser Adresse, { $name }, ist vom Haus ausgeschlossen: Für einen anderen Namen kann sie nicht bestätigt werden.
name-of-former-player = Jemand namens { $name } hat das Haus vor weniger als einem Jahr verlassen: Wähle einen anderen Namen.
address-of-banned-former-player = Jemand mit dieser Adresse war vom Haus ausgeschlossen und ist gegangen: Für einen anderen Namen kann sie nicht bestätigt werden.
too-many-exports = Du hast innerhalb eines Tages { $n } Exporte bekommen: Bitte morgen um den nächsten.
no-such-player = Niemand hier heißt „{ $typed }“: Prüf den Namen, oder bitte um eine Anmeldung.
player-left = { $name } hat das Haus am { $day } verlassen: Frag jemand anderen.
code-unknown = Das ist kein Wort aus einem unserer Briefe: Antworte auf den Brief selbst, oder öffne seinen Link.
link-expired = Dieser Link wurde schon benutzt, oder seine Zeit ist um: Bitte den Betreiber des Hauses um einen anderen.
wrong-login = Name und Passwort gehören nicht zusammen: Versuch es noch einmal.
wrong-name-or-password = Name oder Passwort stimmt nicht: Nichts wurde getan. Versuch es noch einmal, oder registriere dich mit „signup NAME PASSWORD“.
mail-password-insufficient = Mit deinem Mailpasswort kannst du spielen, aber nicht dein Konto ändern: Schreib dein eigenes Passwort.
sign-up-incomplete = Wähle einen Namen und ein Passwort.
login-incomplete = Gib deinen Namen und dein Passwort an.
signed-up-not-logged-in = Du bist registriert: Melde dich jetzt an.
authentication-required = Sag, wer du bist: Melde dich an, oder schreib Namen und Passwort: { $usage }
confirmation-expired = Das wurde schon bestätigt, oder die drei Tage sind um: Nichts wurde getan. Schick deinen Befehl noch einmal.
confirmation-outdated = Auf dem Brett ist es seit deiner Bitte weitergegangen: Nichts wurde getan. Sieh es dir noch einmal an und schick deinen Befehl erneut.
address-unconfirmed = Deine Adresse ist noch nicht bestätigt: Antworte auf unseren Brief „confirm …“, oder öffne seinen Link. Dann schick dies noch einmal.
token-days-invalid = Schreib in --days=, wie viele Tage der Schlüssel gelten soll, 1 bis { $most }, etwa --days=30.
no-such-session = Du hast keine Anmeldung „{ $typed }“: „sessions“ zeigt sie, und „end session others“ beendet alle außer dieser.
second-factor-needed = Gib auch den Code ein, den deine Authenticator-App jetzt zeigt, oder einen Ersatzcode.
second-factor-wrong = Dieser Code stimmt nicht oder wurde schon benutzt: Tippe den ein, den deine Authenticator-App jetzt zeigt, oder einen Ersatzcode.
too-many-wrong-codes = Es gab zu viele falsche Codes: Versuche es in { $wait } min wieder.
second-factor-code-missing = Schreib auch einen Code: den, den deine Authenticator-App zeigt.
second-factor-off-or-new-codes = Schreib --off oder --new-codes, nicht beides.
second-factor-not-set-up = Du hast keine Zwei-Faktor-Anmeldung: „two-factor“ richtet sie ein.
second-factor-not-begun = Beginne mit „two-factor“ ohne Code: Das richtet sie ein.
second-factor-operator = Betreiber können die Zwei-Faktor-Anmeldung nicht ausschalten: Gib zuerst das Amt ab, mit Hilfe von denen, die den Server betreiben.
second-factor-already-on = Die Zwei-Faktor-Anmeldung ist schon an: Schreib zum Code auch --off oder --new-codes.
second-factor-mail-password = Mit Zwei-Faktor-Anmeldung gilt das Passwort deines Kontos hier nicht: Melde dich auf der Seite an, schreib stattdessen dein Mail-Passwort oder antworte auf einen unserer Briefe.
several-passwords = Befehle, die zusammen geschickt werden, können nur ein Passwort verwenden: Nichts wurde getan. Schick die Befehle jedes Spielers einzeln und ein neues Passwort allein.
address-required = Ein Name gehört dir hier, sobald du einen Brief beantwortet hast: Schreib deine Mailadresse hinter das Passwort, nur eine.
sign-up-expired = Das wurde schon bestätigt, oder die drei Tage sind vorbei: Nichts wurde getan. Melde dich an, oder registriere dich noch einmal.
too-many-letters-to-address = An diese Adresse geht jetzt kein Brief: { $most } gingen binnen eines Tages dorthin; schreib es morgen noch einmal.
too-many-letters-from-client = An diese Adresse geht jetzt kein Brief: von dir kamen { $most } binnen einer Stunde; schreib es nach { $day } UTC noch einmal.

## Wer zu viel fragt, und ein Haus, das nicht kann

too-many-requests = Du darfst { $n } Anfragen in der Minute senden: Versuch es in { $wait } s noch einmal.
too-many-logins = Von deiner Adresse sind nur { $n } Anmeldungen in der Minute erlaubt: Versuch es in { $wait } s noch einmal.
too-many-connections = Von deiner Adresse sind zu viele Verbindungen offen: Schließe einige oder versuch es in einer Minute noch einmal.
too-many-requests-from-address = Zu viele Anfragen von deiner Adresse: Versuch es in { $wait } s noch einmal.
too-many-wrong-passwords = Es gab zu viele falsche Passwörter, darum wird jetzt keines geprüft: Versuch es in { $wait } s noch einmal.
too-many-sign-ups = Von deiner Adresse haben sich zu viele registriert: Versuch es in { $wait } min noch einmal.
sign-ups-closed = Hier kann sich zurzeit niemand registrieren.
sign-ups-by-invitation = Neue Spieler kommen auf Einladung: Bitte einen Spieler um einen Link zu einer Partie, öffne ihn und registriere dich dann im selben Browser.
sign-up-invitation-unknown = Das ist keine Einladung zu dieser Seite: Öffne den ganzen Link oder bitte um eine andere.
sign-up-invitation-withdrawn = Diese Einladung wurde zurückgezogen: Bitte den Betreiber um eine andere.
sign-up-invitation-expired = Diese Einladung galt bis { $day }: Bitte den Betreiber um eine andere.
sign-up-invitation-used-up = Mit dieser Einladung haben sich schon alle angemeldet, für die sie war: Bitte den Betreiber um eine andere.
too-many-password-checks = Es werden zu viele Passwörter geprüft: Versuch es in { $wait } s noch einmal.
cannot-save = Der Server kann im Moment nichts speichern; nichts wurde getan. Versuch es in einer Minute noch einmal.
internal-error = Es gab einen internen Fehler; nichts wurde getan. Versuch es in einer Minute noch einmal.
database-damaged = Die Datenbank des Servers ist beschädigt; nichts wurde getan. Sag es dem Betreiber: Sie muss wiederhergestellt werden.
key-reused = Dieser Schlüssel kam schon mit einem anderen Befehl: Nichts wurde getan. Gib jedem Befehl einen eigenen Schlüssel (der einer Mail ist ihre Message-ID).
other-site = Diese Anfrage kommt von einer anderen Website: Benutze die Seite von Posthouse.
no-such-site-page = Diese Seite hat der Betreiber nicht geschrieben.
site-page-too-long = Diese Seite ist länger als 128 kB: Der Betreiber muss sie erst kürzen.
no-such-match = Eine Partie { $game }/{ $board } gibt es hier nicht: Such sie unter denen ihrer Spieler.
no-such-match-number = Diese Partie gibt es hier nicht: Such sie unter denen ihrer Spieler.
no-such-player-here = Einen Spieler „{ $typed }“ gibt es nicht: /api/players nennt sie.
no-such-puzzle = Dieses Rätsel gibt es nicht mehr: Wähle ein anderes.
puzzle-attempt-malformed = Schick Spiel und Stellung des Rätsels und die Züge als Liste von Texten.
lesson-steps-malformed = Schick die Schritte als Liste von höchstens { $n } Objekten, jedes mit Spiel und Schritt.
no-such-game = Ein Spiel „{ $typed }“ gibt es nicht: /api/games nennt sie.
no-such-tournament = Ein Turnier „{ $typed }“ gibt es nicht.
no-series = Eine Serie „{ $typed }“ gibt es nicht.
no-team = Eine Mannschaft „{ $typed }“ gibt es nicht.
muted = Du bist stumm geschaltet, { $name }, { $text }{ $more }: Du kannst spielen, aber niemand sonst kann lesen, was du schreibst.
banned = Du bist gesperrt, { $name }, { $text }{ $more }: Deine Uhren laufen weiter; du kannst Bretter ansehen, aufgeben und deine Briefe lesen.
sanction-until = bis { $time } UTC
sanction-open = bis der Betreiber es aufhebt

## Getippte Befehle

no-command = Hier steht kein Befehl: „help“ sagt, wie man anfängt.
unknown-command = Kein Befehl und kein Spiel heißt „{ $typed }“: „help commands“ nennt die Befehle, „list“ die Spiele.
how-to-unsubscribe = „notify never“ beendet alle Mails an dich, „notify never GAME/12“ die zu einer Partie, und „signoff NAME PASSWORT“ schließt dein Konto: Schreib eines davon statt „{ $typed }“.
no-to-nothing = Du hast „{ $typed }“ geschrieben, aber deine Mail beantwortet keine Frage von uns: Nichts wurde getan. Wenn jemand in deinem Namen handelt, ändere dein Passwort: „help change password“ erklärt, wie.
help-game-missing = Nenne ein Spiel: „help { $game } { $word }“.
unknown-game-command = Einen Befehl „{ $typed }“ gibt es für { $game } nicht: „help commands“ nennt alle.
command-missing = Sag, was mit { $game } geschehen soll: zum Beispiel „{ $game } help“ für seine Regeln.
command-unclear = „{ $typed }“ heißt vielleicht „{ $command }“, aber das wird nie geraten: Nichts ist geschehen. Schreib es aus.
game-missing = „{ $typed }“ heißt vielleicht „{ $usage }“: Nichts ist geschehen. Schreib den Namen des Spiels davor.
yes-to-nothing = Du hast „{ $typed }“ geschrieben, aber deine Mail beantwortet keine Frage von uns: Nichts ist geschehen. Um etwas zu bestätigen, antworte auf den Brief, dessen Betreff mit „confirm“ beginnt, oder öffne seinen Link.
second-word-missing = „{ $typed }“ hat ein zweites Wort: { $commands }.
usage = Schreib es so: { $usage }
unknown-option = Eine Option --{ $option } gibt es hier nicht: { $usage }
option-takes-no-value = --{ $option } hat keinen Wert: Schreib es allein, oder lass es weg.
option-repeated = --{ $option } steht zweimal da: Schreib es einmal.
text-missing = Schreib unter den Befehl, was du zu sagen hast: Da war nichts, und nichts wurde verschickt.
words-too-long = Dein Text ist zu lang für eine Nachricht, nichts wurde verschickt: Kürze ihn oder schick ihn in Teilen.
multiple-not-alone = „multiple“ steht allein: Schreib darunter einen Befehl in jede Zeile.
no-such-help = Zu „{ $typed }“ gibt es keine Hilfe: Frag nach einem Spiel („list“ nennt sie), einem Befehl oder „help commands“.
board-malformed = Ein Brett ist eine Zahl, wie in „{ $game } show 12“.
no-such-board = Ein { $game }-Brett { $board } gibt es nicht: „{ $game } games NAME“ nennt die eines Spielers.

## Ziehen

no-passing = Passen gibt es nicht: Wer ziehen kann, muss ziehen.
no-swapping = Die Seiten werden in diesen Spielen nicht getauscht: Zieh.
board-changed = Diesen Zug hat eben eine andere Hand gemacht: Sieh dir das Brett noch einmal an.
not-your-turn = Du bist nicht am Zug, { $name }: { $other } ist dran.
wrong-move-number = Der nächste Zug ist Nummer { $next }, nicht { $number }: Nichts wurde gespielt.
wrong-submitted-move-number = Der nächste Zug ist Nummer { $next }, nicht { $number }: Nichts wurde bereitgelegt.
move-number-malformed = Hinter # steht die Nummer des Zugs, wie in c#5.
move-count-malformed = Hinter # steht, wie viele Züge gezeigt werden sollen, wie in 12#4.
board-seat-malformed = Wer unten am Brett sitzt, sagt --seat=own oder --seat=first.
seat-unknown = Als Spieler an { $game }-Brett { $board } kennt dich niemand: Lass --seat=own weg, oder sag mit „showas“, wer du bist.
seat-numbered = In { $game } sind die Nummern der Häuser deine, also sitzt du immer unten: Lass --seat=first weg.
seat-fixed = Das Textbrett von { $game } wird nie gedreht: Lass --seat=own weg.
too-few-moves = Auf { $game }-Brett { $board } wurde erst { $n } Mal gezogen.
match-over = Die Partie auf { $game }-Brett { $board } ist zu Ende.
not-in-match = Du spielst nicht auf { $game }-Brett { $board }, { $name }: „{ $game } games { $name }“ nennt deine Bretter.
etiquette-no-preview = In dieser Partie gilt die Etikette: Bis sie zu Ende ist, kann man keine Züge ausprobieren. „{ $game } move { $board } MOVE“ zieht.
etiquette-no-takeback = In dieser Partie gilt die Etikette: Kein Zug kann zurückgenommen werden. Spiel weiter.

## Herausforderungen, Warteraum, wie viele Partien

opponent-left = { $name } hat Posthouse verlassen: Fordere jemand anderen heraus.
opponent-banned = { $name } ist zurzeit gesperrt: Fordere jemand anderen heraus.
own-match-limit = Du hast deine Grenze für Partien { $game } erreicht: „{ $game } limit none“ hebt sie auf.
opponent-match-limit = { $name } hat die eigene Grenze für Partien { $game } erreicht: Fordere jemand anderen heraus, oder versuch es später.
rated-and-unrated = Eine Partie wird gewertet oder nicht: Lass --rated oder --unrated weg.
position-unrated-only = Eine Partie von einer eigenen Stellung aus wird nicht gewertet: Lass --rated weg.
start-missing = Schreib hinter --start= eine Stellung, wie „{ $game } show“ es tut.
start-invalid = { $why } Zum Beispiel --start="{ $position }"
start-game-over = In dieser Stellung ist die Partie zu Ende: Beginn mit einer, in der sie weitergeht.
first-of-two = --first= sagt, wer zuerst zieht: lot (das Los), { $name } oder { $other }.
first-set-by-position = In dieser Stellung ist { $seat } am Zug, und das ist { $name }: Lass --first= weg.
first-of-open-challenge = --first= sagt, wer zuerst zieht: lot (das Los), me ({ $name }) oder you (wer annimmt).
first-move-of-other = Den ersten Zug hat { $name }, und niemand zieht für andere: Lass den Zug weg, oder verlang selbst den ersten (--first=me; in einer Zugliste dein Name links).
first-move-by-lot = --first=lot überlässt den ersten Zug dem Los: Lass das oder --move= weg.
first-move-without-opponent = Noch ist niemand da, gegen den du spielst: Lass --move= weg, oder fordere jemanden mit Namen heraus.
first-move-illegal = „{ $move }“ ist kein erlaubter erster Zug in { $game }: Es wurde nichts begonnen.
opponent-and-anyone = Nenn den anderen Spieler oder schreib --to=, nicht beides.
opponent-missing = Nenn hinter dir den anderen Spieler, oder schreib --to=anyone, um die Partie in den Warteraum zu hängen.
opponent-is-yourself = Eine Partie braucht zwei: Nenn neben { $name } noch jemanden.
not-among-players = Du bist { $name }: Einer der beiden Spieler musst du sein.
open-challenge-start = Ein wartendes Brett beginnt von Anfang an: Lass --start= weg, oder fordere jemanden mit Namen heraus.
too-many-open-challenges = { $n } Bretter von dir warten schon: „{ $game } withdraw BOARD“ zieht eines zurück.
seat-taken = Der Platz an { $game }-Brett { $board } ist schon vergeben: „{ $game } waiting“ nennt die freien.
own-open-challenge = Dieses Brett wartet auf jemand anderen: „{ $game } withdraw { $board }“ zieht es zurück.
challenger-left = Wer dieses Brett aufgehängt hat, hat das Haus verlassen.
open-challenge-not-yours = Dieses Brett wartet auf einen zweiten Spieler: Wer nicht will, muss das nicht sagen.
nothing-to-reject = Auf { $game }-Brett { $board } wurde nichts vorgeschlagen, und die Partie hat begonnen: „{ $game } resign { $board }“ gibt sie auf.
match-not-over = Die Partie auf { $game }-Brett { $board } ist noch nicht zu Ende: Spiel sie erst zu Ende.
rematch-opponent-left = Dein Gegner hat das Haus verlassen.
seek-malformed = Sag, wie viele Partien { $game } du insgesamt willst, von 0 bis { $most }: „{ $game } seek 3“.
seek-option-unneeded = Wer keine Partien mehr sucht, verlangt von niemandem etwas: Lass --{ $option } weg.
limit-malformed = Eine Grenze ist eine Zahl von 0 bis { $most } oder none: „{ $game } limit 10“.
repeat-malformed = --repeat= sagt, wie viele Partien insgesamt beginnen sollen, von 1 bis { $most }.
option-for-open-challenges = Du hast den anderen Spieler genannt: --{ $option } ist für Bretter, die auf irgendwen warten (--to=anyone).
open-challenge-taken = { $game }-Brett { $board } wartet nicht mehr, jemand hat angenommen: „{ $game } show { $board }“ zeigt die Partie.
opponent-blocked = Du blockierst { $name }: erst „unblock { $name }“, oder spiel gegen jemand anderen.
opponent-declines-you = { $name } nimmt keine Partien mit dir an: Spiel gegen jemand anderen.
rating-range-malformed = --rating= ist zwei Zahlen, wie --rating=1400-1700, oder eine: --rating=1400- für 1400 und mehr, --rating=-1700 für 1700 und weniger.
rating-range-reversed = Niemand hat eine Wertung von { $least } bis { $most }: Schreib die kleinere Zahl zuerst.
within-malformed = --within= ist eine Zahl von Punkten, wie --within=200.
computer-option-malformed = --computer= ist no (nur Menschen) oder yes (der Computer spielt, wenn es sonst niemand tut).
challenge-conditions-unmet = { $game }-Brett { $board } { $why }: „{ $game } waiting“ nennt die anderen.
unmet-rating = ist für Spieler mit Wertung { $text } (du hast { $number })
unmet-within = ist für Spieler höchstens { $n } Punkte von { $name }, { $rating }, entfernt (du hast { $number })
unmet-established = ist für Spieler mit gesicherter Wertung (deine ist noch { $number })
unmet-people = ist für Menschen, nicht für Programme

## Remis, Rücknahmen, Worte am Brett

nothing-to-take-back = Du hast noch nicht gezogen: Es gibt nichts zurückzunehmen.
draw-too-early = Remis kann man anbieten, wenn beide gezogen haben: „{ $game } reject { $board }“ lehnt die Partie ab.
tournament-no-takeback = In einem Turnier wird kein Zug zurückgenommen.
proposal-unanswered = Antworte erst auf das, was dir vorgeschlagen wurde: „{ $game } accept { $board }“ oder „{ $game } reject { $board }“.
draw-refused = { $name } lehnt das Remis ab: Spiel weiter.
nothing-proposed = Auf { $game }-Brett { $board } wurde nichts vorgeschlagen, oder es wurde seither gezogen.
own-proposal = Das ist dein eigener Vorschlag: Dein Gegner beantwortet ihn. „{ $game } reject { $board }“ zieht ihn zurück.
proposal-newer = Danach wird auf { $game }-Brett { $board } nicht mehr gefragt: { $name } hat seither etwas anderes vorgeschlagen, und es wurde nichts getan. Sieh dir das Brett noch einmal an, bevor du antwortest.
proposal-closed = Worauf du antwortest, ist auf { $game }-Brett { $board } nicht mehr offen; darum wurde nichts getan. Was zuletzt geschah: { $news }
question-number-malformed = --number= nimmt die Nummer dessen, worauf du antwortest, wie in --number=3.
chat-players-only = An { $game }-Brett { $board } reden nur die beiden, die spielen: „message NAME“ erreicht sie.
letters-ended = Die Partie auf { $game }-Brett { $board } ist zu Ende: Von ihr werden keine Briefe mehr geschrieben.
not-watching = Du siehst { $game }-Brett { $board } nicht zu: Es gibt nichts zu beenden.

## Die Etikette von Warri

etiquette-malformed = Die Etikette gilt oder nicht: Schreib --etiquette=on oder --etiquette=off.
no-etiquette = { $title } wird ohne diese Etikette gespielt: Lass --etiquette weg.
senior-chooses = { $name } ist schon länger dabei als du, und es ist eure erste Partie: { $name } darf den ersten Zug machen oder abgeben. Lass --first= weg, oder schreib --etiquette=off.
lot-or-senior = Mit Etikette entscheidet das Los, außer wenn zwei sich zum ersten Mal begegnen und der Ältere zuerst ziehen darf: Lass --first= weg, oder schreib --etiquette=off.
match-without-etiquette = Auf { $game }-Brett { $board } hat niemand Anspruch auf den ersten Zug, denn dort gilt keine Etikette: Nichts wurde geändert.
not-first-game = Auf { $game }-Brett { $board } hat niemand Anspruch auf den ersten Zug: Den hat nur in der ersten Partie zweier Spieler der Ältere.
first-move-made = Der erste Zug auf { $game }-Brett { $board } ist schon gemacht.
first-move-not-yours = Der erste Zug auf { $game }-Brett { $board } gehört { $name }, zu machen oder abzugeben.

## Pläne und bereitgelegte Züge

begin-with-if = Du bist nicht am Zug: Beginn mit „if“ und dem Zug, den du erwartest, wie in „if b then d“.
reply-never-legal = „{ $typed }“ wird nicht erlaubt sein, was auch immer der andere spielt; deine Züge dann: { $moves }.
reply-ambiguous = Auf zu viele Züge ist „{ $typed }“ eine Antwort: Sag, welchen du erwartest, wie in „if b then d“.
plan-move-count-malformed = Hinter # steht, wie viele Züge gemacht sind, wie in 12#4.
plan-outdated = Dein Plan ist für das Brett nach Zug { $n }, und es steht nach Zug { $number }: Sieh es dir noch einmal an.
begin-with-move = Du bist am Zug: Beginn mit deinem Zug, wie in „d, if b then e“.
only-queue = Du bist nicht am Zug: „{ $game } queue { $board }“ legt Antworten bereit.
no-submitted-move = Du hast auf { $game }-Brett { $board } keinen Zug bereitgelegt: „{ $game } submit { $board } MOVE“ tut es.
submitted-move-newer = Dieser Zug liegt auf { $game }-Brett { $board } nicht mehr bereit, sondern { $move }, und es wurde nichts gespielt. „{ $game } confirm { $board }“ spielt { $move }.
submitted-move-closed = Auf { $game }-Brett { $board } wartet kein Zug von dir mehr auf deine Bestätigung; darum wurde nichts getan. Sieh dir das Brett noch einmal an und schick deinen Zug.
plan-too-deep = Bedingte Züge können höchstens { $n } Antworten tief sein: Entferne die tiefsten.
plan-too-long = Du kannst höchstens { $n } bedingte Züge hinterlegen: Entferne einige.
plan-reply-repeated = Du hast zwei Antworten auf „{ $typed }“: Entferne eine davon.

## Uhren, Urlaub, Schlaf, Wochenenden

clock-malformed = Eine Uhr ist BANK+INCREMENT in Tagen, Stunden, Minuten oder Sekunden, wie --clock=30d+1d oder --clock=10m+5s, oder --clock=none.
clock-out-of-range = Der Vorrat einer Uhr liegt zwischen einer Minute und einem Jahr (--clock=30d+1d), ihre Obergrenze nicht unter dem Vorrat, ihr Zuschlag nicht über der Obergrenze.
time-zone-malformed = Eine Zeitzone ist der Abstand von UTC, von -12:00 bis +14:00: --zone=+1:00
time-zones-missing = Dieser Server kennt die Zeitzonen der Welt nicht: Sein Betreiber muss das Paket tzdata installieren.
time-zone-unknown = Eine Zeitzone „{ $typed }“ gibt es nicht: --zone= ist ein Ort wie Europe/London, Africa/Accra oder America/Barbados, oder UTC.
vacation-malformed = Schreib zwei Tage wie in „vacation 2027-07-01 2027-07-14“ oder „off“.
vacation-reversed = Der letzte Tag darf nicht vor dem ersten liegen.
vacation-in-past = Ein Urlaub kann nicht in der Vergangenheit beginnen: Heute ist der { $day }.
vacation-too-far-ahead = Ein Urlaub beginnt höchstens { $n } Tage im Voraus: Frag später noch einmal.
vacation-too-long = Höchstens { $n } Urlaubstage im Jahr.
vacation-days-used-up = Höchstens { $n } Urlaubstage im Jahr: Mit diesen wären es { $used } in { $year }.
vacation-overlaps = Das überschneidet sich mit deinem Urlaub ({ $first } bis { $last }): „vacation off“ streicht, was geplant ist.
vacation-auto-malformed = Schreib „vacation auto on“ oder „vacation auto off“.
sleep-malformed = Schlafenszeit sind zwei Stunden deines Tages, wie in „sleep 23-7“, oder „sleep off“ für keine.
sleep-too-long = Du darfst höchstens { $n } Stunden am Tag schlafen; von { $first }:00 bis { $last }:00 wären es { $used }.
weekend-malformed = Ein Wochenende sind ein oder zwei Wochentage, wie in „weekend sat sun“, oder „weekend off“ für keins.
weekend-too-long = Ein Wochenende hat höchstens { $n } Tage.

## Briefe und Nachrichten

computer-reads-nothing = { $name } spielt, liest aber keine Briefe: Schreib an Menschen.
message-to-yourself = Das wäre ein Brief an dich selbst, { $name }: Nenn jemand anderen.
too-many-recipients = Eine Nachricht geht an höchstens { $n } Spieler: Schreib an weniger, oder „broadcast“.
too-many-broadcasts = Ein Rundbrief am Tag, und deiner ging { $day } UTC hinaus: Schreib nach { $text } wieder, oder „message“ an einige.
letter-count-malformed = Wie viele Briefe, ist eine Zahl von 1 bis { $most }.
quiet-hours-malformed = Ruhezeit sind zwei Stunden des Tages, wie in --quiet=22-7, oder --quiet=off für keine.
letter-seat-malformed = Wer unten an deinen Brettern sitzt, sagt --seat=own oder --seat=first.
notify-board-malformed = „{ $typed }“ ist kein Brett: Schreib ein Spiel und eine Zahl, wie GAME/12, oder „broadcasts“ oder „puzzle“.
not-in-or-watching = Du spielst auf { $game }-Brett { $board } weder noch siehst du zu: „{ $game } subscribe { $board }“ sieht zu.
notify-malformed = Wie oft, ist each, digest, once oder never; dann kommen die Bretter, wie in „notify never GAME/12“.
no-game-matches = In keiner Zeile eines Spiels steht dieses Wort: „list“ allein nennt alle.
games-too-many-names = Nenn einen Spieler für alle seine Partien oder zwei für ihre gemeinsamen.
games-filter-malformed = Hinter dem Namen steht active (alle laufenden) oder next (wo { $name } am Zug ist): „{ $typed }“ ist keins von beiden.
recipient-blocked = Du blockierst { $name } und bekämst keine Antwort: zuerst „unblock { $name }“.
recipient-declines-you = { $name } nimmt keine Nachrichten von dir an: Schreib jemand anderem.

## Turniere

option-out-of-range = --{ $option }= ist eine Zahl von { $least } bis { $most }.
tournament-system-malformed = --system= ist robin (jeder gegen jeden), swiss (Schweizer System), knockout (K.-o.) oder arena.
tournament-arena-option = Nur eine Arena hat eine Länge und Serien: Lass --{ $option } weg.
tournament-arena-unneeded = In einer Arena spielt, wer frei ist, eine Partie nach der anderen, bis ihre --minutes= um sind: Lass --{ $option } weg.
tournament-race-and-games = Eine Begegnung ist ein Rennen oder eine Zahl von Partien: Lass --race= oder --games= weg.
tournament-rounds-swiss-only = Nur ein Turnier nach Schweizer System hat eine Rundenzahl: Lass --rounds= weg.
tournament-in-turn = Die Runden dieses Systems folgen ohnehin aufeinander: --in-turn ist für jeder gegen jeden.
tournament-pools-robin-only = Nur jeder gegen jeden hat Gruppen und ein Finale: Lass --pools= weg.
tournament-boards-by-days = --boards= ist für ein Turnier über Tage, nicht für eine Serie oder Partien an einem Abend: Lass es weg.
tournament-start-malformed = --starts= ist ein Tag wie 2027-03-01 oder eine Minute wie 2027-03-01T18:30, UTC.
tournament-start-out-of-range = --starts= liegt im kommenden Jahr: Jetzt ist es { $time } UTC.
tournament-with-malformed = --with= nennt Computer, wie --with=computer-3,computer-7; { $name } meldet sich selbst an.
tournament-with-missing = --with= nennt Computer, wie in --with=computer-3,computer-7.
no-such-tournament-of-game = Ein Turnier „{ $typed }“ in { $game } gibt es nicht: „{ $game } tournaments“ nennt sie.
tournament-name-malformed = Der Name eines Turniers hat 2 bis 30 Buchstaben, Ziffern, - oder _, zuerst einen Buchstaben: „{ $game } tournament spring-2027“.
tournament-clock-missing = Ein Turnier hat eine Uhr, sonst endet es vielleicht nie: --clock={ $clock } ist üblich.
tournament-arena-clock = Die Uhr einer Arena hat höchstens eine Stunde, dazu höchstens eine Minute für jeden Zug: --clock={ $clock } ist üblich.
tournament-round-minutes = Runden von fester Länge gibt es nur an einem Abend, mit --clock= von weniger als drei Stunden: Lass --round-minutes= weg.
tournament-no-place-left = Die Computer ließen niemandem mehr Platz: Nenn weniger.
too-many-tournaments = { $n } Turniere, die du angekündigt hast, haben noch nicht begonnen oder sind laufende Arenen: Warte auf eines davon.
tournament-name-taken = Ein Turnier „{ $typed }“ gibt es oder gab es schon: Wähle einen anderen Namen.
tournament-begun = { $cup } hat begonnen: „{ $game } tournaments“ sagt, wo man sich anmelden kann.
tournament-time-over = Die Zeit von { $cup } ist um: „{ $game } tournaments“ sagt, wo man sich anmelden kann.
tournament-last-round = Die letzte Runde von { $cup } ist gepaart: „{ $game } tournaments“ sagt, wo man sich anmelden kann.
tournament-called-off = { $cup } wurde abgesagt: „{ $game } tournaments“ sagt, wo man sich anmelden kann.
tournament-already-entered = Du bist bei { $cup } schon angemeldet.
tournament-full = { $cup } hat so viele Spieler, wie es haben kann.
tournament-goes-on = { $cup } hat begonnen und läuft, bis alle Partien zu Ende sind: „{ $game } leave { $cup }“ steigt aus.
tournament-not-entered = Du spielst bei { $cup } nicht mit.
series-team-unclear = { $cup } wird in Mannschaften gespielt: Wer zu genau einer gehört, ist jedes Mal angemeldet; du meldest dich mit „{ $game } join { $edition } TEAM“ an.
tournament-team-stays = In { $cup } spielst du bis zum Ende für { $team }.
team-captain-banned = { $name } ist gesperrt: Wähle jemand anderen.
tournament-chat-players = In { $cup } schreiben sich die Teilnehmer: „{ $game } join { $cup }“ meldet dich an, wenn das noch möglich ist.
tournament-chat-over = { $cup } ist seit mehr als einem Tag zu Ende: „message NAME“ erreicht die Teilnehmer.
tournament-chat-often = Du hast innerhalb einer Minute { $n } Nachrichten geschrieben: Warte einen Augenblick.
tournament-bye-swiss-only = Nur in einem Schweizer Turnier kann man eine Runde spielfrei sein.
tournament-bye-had = Du hast in { $cup } deine Freirunde für einen halben Punkt gehabt: Jeder hat eine.
tournament-not-yours = Nur { $name } hat { $cup } angekündigt und kann es absagen: „{ $game } leave { $cup }“ steigt aus.
tournament-seeds-unneeded = Wo jeder gegen jeden spielt, wird niemand gesetzt: Lass --seeds= weg.
tournament-seeds-malformed = --seeds= ist rating (die Besten zuerst) oder lot (das Los).
no-such-series = Eine Serie „{ $typed }“ in { $game } gibt es nicht: „{ $game } series“ nennt sie.
series-every-malformed = --every= ist day, ein Wochentag wie saturday oder einer in jedem Monat wie first-saturday oder last-friday.
series-at-malformed = --at= ist die Uhrzeit, zu der es beginnt, wie --at=15:00.
series-name-too-long = Der Name einer Serie hat höchstens { $n } Zeichen, denn ihre Turniere heißen { $name }-1, { $name }-2 und so weiter.
too-many-series = Du hast { $n } Serien: Beende eine davon mit „{ $game } end-series NAME“.
series-not-yours = Nur { $name } hat { $cup } angekündigt und kann sie beenden.
series-ended = { $cup } ist beendet: „{ $game } series“ nennt die, die weitergehen.
series-rounds-missing = Sag, wie viele Runden die Schweizer Turniere einer Serie haben: --rounds=5.
series-operators-only = Hier kündigen nur Betreiber Serien an.
series-trusted-only = Eine Serie kann ankündigen, wer seit { $days } Tagen ein Konto und { $n } Partien gespielt hat: Frag einen Betreiber, oder kündige ein einzelnes Turnier an.
no-such-team = Eine Mannschaft „{ $typed }“ gibt es nicht: „team“ nennt sie.
tournament-teams-option = Nur eine Arena (--teams=5: die besten fünf jeder Mannschaft zählen) und ein Kampf zweier Mannschaften (--system=teams) werden von Mannschaften gespielt: Lass --teams weg.
tournament-sides-missing = Ein Mannschaftskampf nennt zwei Mannschaften, wie in --teams=foxes,owls: „team“ zählt sie auf.
tournament-teams-computers = Computer gehören zu keiner Mannschaft: Lass --with weg.
tournament-without-teams = { $cup } wird nicht von Mannschaften gespielt: Lass „{ $typed }“ weg.
tournament-team-unclear = Sag, für welche deiner Mannschaften du spielst, { $names }: „{ $game } join { $cup } TEAM“.
tournament-team-missing = { $cup } wird von Mannschaften gespielt, und du gehörst zu keiner, die mitspielt: „team“ nennt sie.
team-name-malformed = Der Name einer Mannschaft hat 2 bis 30 Buchstaben, Ziffern, - oder _, zuerst einen Buchstaben: „team foxes --make“.
team-name-taken = Eine Mannschaft „{ $typed }“ gibt oder gab es: Wähl einen anderen Namen.
too-many-captaincies = Du führst { $n } Mannschaften oder gehörst zu { $most }: Gib erst eine ab, oder verlass eine.
too-many-teams = Du gehörst zu { $n } Mannschaften: Verlass erst eine davon.
team-full = { $team } hat so viele Mitglieder, wie sie haben kann.
team-refuses = { $team } nimmt dich nicht auf.
team-joined-already = Du gehörst schon zu { $team } oder hast darum gebeten.
team-not-joined = Du gehörst nicht zu { $team }.
team-captain-only = Das kann nur { $name }, Kapitän von { $team }.
team-no-member = { $name } gehört nicht zu { $team } und möchte es auch nicht.

## Token und Webhooks

too-many-tokens = Du hast schon { $n } Token: „tokens“ nennt sie, „revoke token NAME“ beendet einen.
token-name-taken = Du hast einen Token dieses Namens: „revoke token { $token }“ beendet ihn, oder wähle einen anderen Namen.
no-such-token = Du hast keinen Token dieses Namens: „tokens“ nennt deine.
webhook-address-malformed = Die Adresse eines Webhooks beginnt mit https:// und hat einen Namen im offenen Internet, wie https://bot.example.org/posthouse.
too-many-webhooks = Du hast schon { $n } Webhooks: „webhooks“ nennt sie, „revoke webhook NAME“ beendet einen.
webhook-name-taken = Du hast einen Webhook dieses Namens: „revoke webhook { $token }“ beendet ihn, oder wähle einen anderen Namen.
no-such-webhook = Du hast keinen Webhook dieses Namens: „webhooks“ nennt deine.
no-such-delivery = An diesen Webhook ging kein Ereignis { $n }, oder es ist nicht mehr gespeichert: „show webhook { $name }“ nennt die letzten Zustellungen.
webhook-busy = Posthouse sendet noch, was du für diesen Webhook verlangt hast: Versuch es in einer Minute wieder.
event-number-malformed = Ein Ereignis wird mit seiner Nummer genannt, wie in „redeliver webhook my-bot 57“: „show webhook NAME“ nennt die letzten.
scope-unknown = „{ $typed }“ ist nichts, was ein Token darf: Sag read, play, talk, webhook oder moderate, oder mehrere davon.
program-name-malformed = Nenn es mit 1 bis { $most } Buchstaben (a bis z), Ziffern, - oder _, wie „my-bot“.

## Blockieren

block-yourself = Dich selbst kannst du nicht blockieren, { $name }: Nenn jemand anderen.
block-computer = { $name } ist der Computer des Hauses, der niemanden herausfordert und nichts schreibt: Nenn einen Menschen.
too-many-blocked = Du kannst höchstens { $n } Spieler blockieren: „unblock“ gibt einige frei, „report“ meldet, wer dich belästigt.
not-blocked = Du blockierst { $name } nicht: „block“ allein sagt, wen du blockierst.

## Herausforderungen und Freunde

challenges-friends-only = { $name } nimmt Herausforderungen nur von Freunden an: Spiel mit jemand anderem.
challenges-rated-only = { $name } nimmt Herausforderungen nur von gewerteten Spielern an: Beende erst eine gewertete Partie irgendeines Spiels, oder spiel mit jemand anderem.
challenges-nobody = { $name } nimmt keine Herausforderungen an: Spiel mit jemand anderem.
already-challenged = Du hast { $name } schon zu einer Partie { $game } herausgefordert (Brett { $board }): Warte auf die Antwort, oder nimm die Herausforderung mit „{ $game } withdraw { $board }“ zurück.
too-many-challenges = Du hast { $n } offene Herausforderungen, und die Grenze ist { $most }: „offers“ zählt sie auf, „{ $game } withdraw { $board }“ nimmt die älteste zurück.
too-many-challenges-first-day = Du hast { $n } offene Herausforderungen, und an deinem ersten Tag ohne bestätigte Adresse ist die Grenze { $most }: „offers“ zählt sie auf, „{ $game } withdraw { $board }“ nimmt die älteste zurück.
too-many-challenges-to-player = { $name } hat schon { $n } Herausforderungen zu beantworten: Versuch es an einem anderen Tag, oder spiel mit jemand anderem.
too-many-vain-challenges = Du hast { $name } seit gestern { $n }-mal herausgefordert, und keine Herausforderung wurde angenommen: Versuch es morgen wieder, oder fordere jemand anderen heraus.
too-many-unanswered-messages = Du hast { $name } { $n }-mal geschrieben und keine Antwort bekommen: Warte auf eine, bevor du wieder schreibst.
too-many-challenge-messages = Du kannst an { $game } Brett { $board } nichts mehr schreiben, bis die Herausforderung angenommen ist: Warte auf die Antwort.
circle-malformed = --{ $option }= ist nobody, friends, rated oder everybody.
challenge-ended = Aus der Herausforderung an { $game } Brett { $board } wurde nichts: „{ $game } challenge“ macht eine andere.
challenge-to-you = { $name } bietet dir diese Partie an, und sie hat nicht begonnen: „{ $game } accept { $board }“ beginnt sie, „{ $game } decline { $board }“ nicht.
challenge-not-accepted = { $name } hat diese Partie noch nicht angenommen, also hat sie nicht begonnen: „{ $game } withdraw { $board }“ nimmt sie zurück.
too-many-matches = Du spielst { $n } Partien, und mehr auf einmal erlaubt dieses Haus nicht: Beende erst einige.
opponent-too-many-matches = { $name } spielt { $n } Partien, und mehr auf einmal erlaubt dieses Haus nicht: Fordere jemand anderen heraus.
own-challenge = Es ist deine eigene Herausforderung: Die andere Seite nimmt sie an. „{ $game } withdraw { $board }“ nimmt sie zurück.
friend-yourself = Dein eigener Freund bist du ohnehin, { $name }: Nenne jemand anderen.
computer-not-person = { $name } spielt, wann immer du willst: Nenne einen Menschen.
friend-blocked = Du blockierst { $name }: erst „unblock { $name }“.
too-many-friends = Höchstens { $n } Freunde sind möglich: Nimm erst einige mit „unfriend“ heraus.
not-a-friend = „{ $name }“ ist nicht unter deinen Freunden: „friend“ allein zählt sie auf.
operators-only = Das können nur Betreiber, die auf der Seite angemeldet sind.
operator-second-factor-needed = Betreiber brauchen die Zwei-Faktor-Anmeldung: Schalte sie in den Einstellungen ein und melde dich dann neu an.
operator-login-without-code = Du hast dich hier ohne Code angemeldet: Melde dich ab und dann mit deinem zweiten Faktor wieder an.
moderate-yourself = Das bist du: Über sich selbst wacht niemand.
moderate-operator = { $name } gehört auch zu den Betreibern: Das geht nur mit „posthouse admin“ auf dem Server.
report-about-you = Diese Meldung betrifft dich: Darum kümmert sich jemand anders.
report-yourself = Das bist du: Nenne jemand anderen oder eine Partie.
report-malformed = Nenne die Partie wie in „report wari/12“ oder einen Spieler: „report NAME“.
too-many-reports = Du hast heute genug gemeldet: Der Betreiber liest alles.

## Bedingte Züge, die nicht zu lesen sind

plan-incomplete = Deine bedingten Züge enden, wo { $what } stehen sollte: Schreib sie wie „if b then d (if a then c), if c then e“.
plan-word-unexpected = In deinen bedingten Zügen steht „{ $typed }“, wo { $what } stehen sollte: Schreib sie wie „if b then d (if a then c), if c then e“.
plan-word = „{ $word }“
plan-opponent-move = der Zug deines Gegners
plan-own-move = dein Zug
plan-next-or-end = ein Komma und ein weiteres „if“ oder das Ende
plan-comma-or-end = ein Komma oder „)“
plan-now = jetzt
plan-after-moves = nach { $played }
plan-after-end = Die Partie ist { $line } zu Ende, aber deine bedingten Züge gehen mit „{ $typed }“ weiter: Lass das weg.
plan-move-not-possible = Deine bedingten Züge erwarten { $line } „{ $typed }“, aber dein Gegner kann nur { $moves } spielen.
plan-reply-illegal = Deine bedingten Züge können „{ $typed }“ { $line } nicht spielen: { $why }
not-legal = Der Zug ist nicht erlaubt.

## Antworten auf Briefe

reply-several-boards = Deine Mail antwortet auf Briefe über verschiedene Bretter, darum ist nicht sicher, welches du meinst: Nichts wurde getan. Antworte in einer Mail nur auf den Brief über ein Brett.
reply-to-foreign-letter = Du antwortest auf einen Brief über das Brett eines anderen Spielers: Eine Antwort zählt nur von dessen eigener, bestätigter Adresse, und nichts wurde getan. Antworte auf einen Brief, der an dich ging, oder schreib einen Befehl mit deinem Namen und Passwort.
reply-of-other-player = Du antwortest auf einen Brief über das Brett eines anderen Spielers: Eine Antwort zählt nur von dessen eigener, bestätigter Adresse, und noch wurde nichts getan. Wenn du es selbst bist, antworte mit „yes“ auf den Brief, der eben an deine eigene Adresse ging, oder öffne seinen Link, und es geschieht.
reply-too-long = Deine Mail ist zu lang, um darin nach Befehlen zu suchen: Antworte nur mit dem Zug.
reply-subject-of-other-board = Der Betreff deiner Mail nennt ein anderes Brett als der Brief, auf den sie antwortet, darum ist nicht sicher, welches du meinst: Nichts wurde getan. Antworte auf den Brief über dieses Brett selbst.
reply-position-unknown = Deine Mail zeigt nicht, auf welchen unserer Briefe sie antwortet, darum ist nicht sicher, welche Stellung du gesehen hast: Nichts wurde getan. Wenn du das Brett so meinst, wie es hier steht, antworte ebenso auf diesen Brief.
reply-doubtful = In deiner Mail steht „{ $typed }“, darum ist nicht sicher, dass du { $move } auf { $match } spielen willst: Nichts wurde getan. Um den Zug zu spielen, antworte nur mit: { $move }
reply-doubtful-confirm = In deiner Mail steht „{ $typed }“, darum ist nicht sicher, dass du { $move } auf { $match } spielen willst: Nichts wurde getan. Um den Zug zu spielen, antworte nur mit: yes. Was du dazu geschrieben hast, geht dann auch an { $name }. Für alles andere antworte nur damit.
reply-match-moved-on = Auf { $match } ist es seit dem Brief weitergegangen, auf den du geantwortet hast (Züge bis dahin: { $n }): Nichts wurde getan. Sieh es dir noch einmal an, und antworte auf diesen Brief.
reply-match-over = Die Partie auf { $match } ist zu Ende, und in deiner Antwort steht kein klarer Befehl. Um deinem Gegner etwas zu sagen, schreib „chat“ in die erste Zeile.
reply-not-understood = Deine Antwort zu { $match } wurde nicht verstanden, und nichts wurde getan: Keine Zeile ist nur ein Zug oder ein Befehl, und in der Zugliste steht kein neuer Zug. Antworte nur mit dem Zug, zum Beispiel: { $move }. Um deinem Gegner etwas zu sagen, schreib „chat“ in die erste Zeile.
reply-names-resign = Keine Zeile deiner Antwort zu { $match } ist nur ein Zug oder ein Befehl, daher wurde nichts getan. Um aufzugeben, antworte nur mit: resign. Um { $name } etwas zu sagen, schreib „chat“ in die erste Zeile.
reply-names-accept = Keine Zeile deiner Antwort zu { $match } ist nur ein Zug oder ein Befehl, daher wurde nichts getan. Um dem zuzustimmen, was { $name } vorgeschlagen hat, antworte nur mit: accept. Um es abzulehnen, antworte nur mit: reject. Um { $name } etwas zu sagen, schreib „chat“ in die erste Zeile.
reply-names-propose = Keine Zeile deiner Antwort zu { $match } ist nur ein Zug oder ein Befehl, daher wurde nichts getan. Um Remis anzubieten, antworte nur mit: propose. Um { $name } etwas zu sagen, schreib „chat“ in die erste Zeile.
reply-names-undo = Keine Zeile deiner Antwort zu { $match } ist nur ein Zug oder ein Befehl, daher wurde nichts getan. Um darum zu bitten, deinen letzten Zug zurückzunehmen, antworte nur mit: undo. Um { $name } etwas zu sagen, schreib „chat“ in die erste Zeile.
reply-move-taken-back = Auf { $match } wurde nach dem Brief, auf den du antwortest, ein Zug zurückgenommen: Nichts wurde getan. Sieh dir das Brett noch einmal an und antworte auf diesen Brief.
reply-not-your-turn = { $name } ist auf { $match } am Zug, und in deiner Antwort steht kein klarer Befehl, darum wurde nichts getan. Um { $name } etwas zu sagen, schreib „chat“ als erste Zeile.
reply-move-made = Du hast den Zug { $move } auf { $match } schon gemacht, darum wurde nichts getan: Jetzt ist { $name } am Zug.
reply-challenge-unanswered = { $name } hat deine Herausforderung auf { $match } noch nicht beantwortet, darum wurde nichts getan. Um sie zurückzunehmen, antworte nur mit: { $game } withdraw { $board }. Um etwas zu sagen, schreib „chat“ als erste Zeile.
reply-challenge-open = Deine Antwort zu { $match } wurde nicht verstanden: { $name } fordert dich heraus und wartet auf eine Antwort. Um anzunehmen, antworte nur mit: accept. Um abzulehnen, antworte nur mit: decline. Eigene Worte können darunter stehen.
reply-move-ambiguous = Es ist nicht sicher, welchen Zug du auf { $match } meinst, { $move } oder { $other }: Nichts wurde getan. Antworte nur mit dem Zug.
reply-ambiguous-command = Es ist nicht sicher, was du auf { $match } willst: Nichts wurde getan. Antworte nur mit dem Zug oder dem Befehl, zum Beispiel: { $move }
reply-yes-and-move = Du hast zu { $match } „yes“ und { $other } geschrieben, und gefragt war nach { $move }: Nichts wurde getan. Um { $move } zu spielen, antworte nur mit: yes. Um { $other } zu spielen, antworte nur mit: { $other }
reply-yes-to-proposal-and-move = Du hast zu { $match } „{ $typed }“ und { $move } geschrieben, und { $name } hat etwas vorgeschlagen: Nichts wurde getan. Um zuzustimmen, antworte nur mit: accept. Um stattdessen { $move } zu spielen, antworte nur mit: { $move }
reply-act-doubtful = Du hast „{ $command }“ und „{ $typed }“ geschrieben, daher ist nicht sicher, dass du das auf { $match } willst: Nichts wurde getan. Wenn ja, antworte nur mit: { $command }
mail-parts-differ = Der Text und das HTML deiner Mail sagen nicht dasselbe: Nichts wurde getan. Schicke nur den Befehl noch einmal, als reinen Text.
command-doubtful = Du hast unter „{ $command }“ „{ $typed }“ geschrieben, daher ist nicht sicher, dass du das willst: Nichts wurde getan. Wenn ja, schicke den Befehl noch einmal ohne diese Worte.
reply-yes-to-two-questions = Auf { $match } warten zwei Fragen auf deine Antwort, ob du { $move } spielst und was { $name } vorgeschlagen hat, darum wurde nichts getan. Um { $move } zu spielen, antworte nur mit: confirm. Um { $name } zu antworten, antworte nur mit: accept, oder: reject
reply-parts-differ = Der Text und das HTML deiner Mail sagen nicht dasselbe zu { $match }: Nichts wurde getan. Antworte nur mit dem Zug oder dem Befehl.
other-lines-not-tried = { $n } Zeilen wurden abgelehnt: Die übrigen { $others } wurden nicht versucht.

## Zuglisten in Mails

move-list-mismatch = Die Zugliste in deiner Mail weicht in Zeile { $row } von der von { $match } ab: Nichts wurde gespielt. Antworte nur mit dem Zug.
move-list-only-next-move = In die Zugliste darf nur dein nächster Zug eingetragen werden: Nichts wurde gespielt. Antworte nur mit dem Zug.
move-list-two-moves = In der Zugliste deiner Mail stehen { $number } und { $move }, wo nur ein Zug stehen sollte: Nichts wurde gespielt. Antworte nur mit dem Zug.
move-list-move-illegal = Der Zug, den du in die Zugliste eingetragen hast, „{ $typed }“, ist auf { $match } nicht erlaubt: Nichts wurde gespielt. Antworte nur mit dem Zug, zum Beispiel: { $move }
move-list-players-unclear = Deine Mail sieht aus wie eine Herausforderung zu { $game }, aber die Spieler sind unklar: Keine Partie wurde begonnen. Schreib die Namen beider Spieler nebeneinander über die erste Zeile der Zugliste, links den, der zuerst zieht. Oder nimm diesen Betreff: { $game } challenge YOU OPPONENT
move-list-first-move-of-other = Der erste Zug steht in der Spalte von { $name }, aber { $other }, mit dem Namen links, zieht zuerst: Keine Partie wurde begonnen. Schreib deinen Namen und deinen Zug nach links, oder lass den Zug weg.
move-list-one-move = Eine Herausforderung kann nur einen Zug enthalten, den ersten des Spielers links: Keine Partie wurde begonnen. Schick sie noch einmal mit einem Zug in der Zugliste.
move-list-illegal-move = In der ersten Zeile der Zugliste steht kein Zug von { $game }: Keine Partie wurde begonnen. Schick sie noch einmal mit einem erlaubten Zug.

## Wer eine Mail geschickt hat

several-players-at-address = Mehrere Spieler schreiben von deiner Adresse: Sag, wer von ihnen du bist, mit Name und Passwort: { $usage }
sender-unconfirmed = Die Adresse, von der du schreibst, hat kein Spieler bestätigt. Schreib deinen Namen und dein Passwort dazu: { $usage }
sender-unproved = Jeder kann unter deiner Adresse Mails schicken, darum wurde noch nichts getan. Wir haben an die eigene Adresse des Spielers geschrieben: Antworte zur Bestätigung auf diesen Brief mit „yes“, oder öffne seinen Link.
too-many-confirmations = Es ist nicht sicher, wer das geschrieben hat, und wir haben heute schon mehrmals gefragt: Nichts wurde getan. Schreib deinen Namen und dein Passwort dazu, oder melde dich auf der Seite an.
confirmation-needed = Noch wurde nichts getan. Wenn du es willst, antworte auf unseren Brief mit „yes“ als erstem Wort, oder öffne seinen Link; sonst tu nichts.
confirmation-declined = Du hast nicht Ja gesagt; darum wurde nichts bestätigt und nichts getan. Wenn du es doch warst, antworte auf unseren Brief nur mit: yes. Sonst brauchst du nichts zu tun.

## Die Sprache der Briefe, und das Terminal

no-such-language = Eine Sprache „{ $typed }“ gibt es hier nicht: Schreib eine von { $languages } oder off.
record-move = Zug { $place }: { $why }
practice-no-etiquette = { $game } wird ohne diese Etikette gespielt: Lass --etiquette weg.
no-game-choose = Kein Spiel heißt „{ $typed }“. Wähle eines von: { $games }.
game-without-styles = In { $game } hat der Computer nur eine Spielweise: Lass sie weg.
no-such-style = In { $game } gibt es keine Spielweise „{ $typed }“. Wähle eine von: { $styles }.
style-of-person = Nur der Computer hat Spielweisen: Lass --style= weg oder fordere einen der Spieler computer-1 bis computer-{ $most } heraus.
repetition-rule-fixed = In { $game } lässt sich die Wiederholungsregel nicht ändern: Wähle eines von { $games }.
position-game-over = Die Partie ist zu Ende: Es gibt nichts zu überlegen.
perft-depth-out-of-range = Die Tiefe muss zwischen 0 und { $most } liegen.
too-many-anonymous-requests = Ohne Anmeldung darfst du { $n } Befehle in der Minute senden: Melde dich an, oder versuch es in { $wait } s noch einmal.

## Partien als Text

text-too-long = Dieser Text ist länger als ein Megabyte: Gib ihn in Teilen.
text-not-utf8 = Ein Zeichen ist nicht in UTF-8: Speichere den Text als UTF-8.
text-without-game = In diesem Text steht keine Partie: Beginn mit einer Zeile wie [Game "oware"], danach die Züge.
text-line = Zeile { $line }: { $why }
tag-game-missing = Die Angabe, welches Spiel es ist, fehlt: Schreib eine Zeile wie [Game "oware"] vor die Züge.
tag-name-malformed = Eine Angabe beginnt mit einem Namen aus Buchstaben, Ziffern und _, höchstens { $most }, wie [First "ann"].
tag-value-unquoted = Der Wert der Angabe { $name } muss in geraden Anführungszeichen stehen, wie [{ $name } "…"].
tag-value-unclosed = Der Wert der Angabe { $name } muss in derselben Zeile mit einem geraden Anführungszeichen enden.
tag-value-too-long = Der Wert der Angabe { $name } ist länger als { $most } Bytes: Kürze ihn.
tag-unclosed = Die Angabe { $name } muss mit ] enden.
tag-repeated = Die Angabe { $name } steht zweimal da: Behalte eine.
text-no-such-game = Ein Spiel „{ $typed }“ gibt es hier nicht: Schreib einen Namen wie oware oder octilite.
text-result-malformed = „{ $typed }“ ist kein Ergebnis: Schreib 1-0, 0-1, 1/2-1/2 oder *.
text-variation-unopened = Diese ) schließt nichts: Lass sie weg, oder beginn die Variante davor mit (.
text-character-unexpected = „{ $typed }“ kann nicht zwischen den Zügen stehen.
text-comment-unclosed = Die Bemerkung, die hier mit { $open } beginnt, endet nie: Setz dahinter ein { $close }.
text-variation-misplaced = Eine Variante steht hinter dem Zug, den sie ersetzt: Schreib einen Zug vor diese (.
text-variations-too-deep = Varianten sind tiefer als { $most } verschachtelt: Nimm einige in die Hauptvariante.
text-variation-unclosed = Die Variante, die hier mit ( beginnt, endet nie: Setz dahinter eine ).
text-variation-empty = Diese Variante hat keinen Zug: Schreib einen, oder lass ( ) weg.
text-glyph-malformed = Hinter $ steht eine Zahl von 1 bis { $most }.
text-glyph-misplaced = Das Zeichen ${ $number } steht vor jedem Zug: Setz es hinter einen.
text-too-many-glyphs = Dieser Zug hat mehr als { $most } Zeichen: Behalte einige.
text-result-in-variation = Das Ergebnis { $result } steht in einer Variante: Setz es hinter den letzten Zug der Partie.
text-move-malformed = „{ $typed }“ ist kein Zug: Schreib dahinter eines von ! ? !! ?? !? ?! oder nichts.
text-move-too-long = „{ $typed }…“ ist zu lang für einen Zug.
text-line-too-long = Eine Variante hat mehr als { $most } Züge: Beende sie vor diesem.
text-too-many-moves = Diese Partie hat mit ihren Varianten mehr als { $most } Züge: Lass einige davon weg.
text-too-many-variations = Diese Partie hat zu viele Varianten, um sie zu prüfen: Lass einige weg.
text-results-differ = Die Züge enden mit { $result }, aber die Angabe Result sagt { $other }: Gleiche sie an.
text-result-impossible = Das Ergebnis { $result } kann nicht sein: Nach den Regeln endete diese Partie { $other } ({ $reason }).

## Andere

illegal-move = { $reason }
invalid-position = { $reason }
not-logged-in = Melde dich zuerst an.
opponent-or-anyone = Schreib --to=anyone, um die Partie im Warteraum anzubieten, --to=link für einen Link zum Verschicken, oder den Namen des anderen nach deinem eigenen.
not-with-link = Wer den Link öffnet, spielt: Lass --{ $option } weg.
not-for-guests = Gäste spielen über einen Link und im Wartezimmer: Registriere dich für „{ $command }“. Deine Partien behältst du.
opponent-is-guest = { $opponent } ist ein Gast, den niemand mit Namen herausfordern kann: „{ $game } challenge { $name } --to=link“ erstellt einen Link.
presence-malformed = Schreib, wer sehen darf, dass du hier bist: nobody, opponents oder everybody.
open-by-link-only = { $game } Brett { $board } wartet auf einen bestimmten Gegner: Öffne den Link, den man dir geschickt hat.
invitation-expired = Diese Einladung ist abgelaufen: Bitte um einen neuen Link.
invitation-gone = Diese Einladung wurde zurückgezogen oder ist abgelaufen: Bitte um einen neuen Link.
no-such-invitation = Das ist kein Link von uns: Prüfe, ob er vollständig ist, oder bitte um einen neuen.
no-guests = Hier spielt niemand ohne Konto: Melde dich an oder registriere dich.
comments-to-blocked = Du blockierst { $name }: deine Züge zählen, aber deine Bemerkungen gehen nicht hinaus.
comments-declined = { $name } nimmt keine Nachrichten von dir an: deine Züge zählen, aber deine Bemerkungen gehen nicht hinaus.
comments-while-muted = Du bist stumm geschaltet: Was du getan hast, zählt, aber deine Bemerkung wurde weggelassen.
refused-before = { $text }
no-command-in-mail = In deiner Mail steht kein Befehl: schreib einen in den Betreff, oder lass ihn leer und schreib einen in jede Zeile. „help“ erklärt mehr.
too-many-commands = Eine Mail darf höchstens { $n } Befehle haben: nichts wurde getan.
no-broadcast-readers = Niemand sonst will gerade Rundbriefe: Deiner wurde nicht verschickt. Schreib einer Person mit „message“.
bot-unconfirmed = Nichts wurde geändert: Schreib „yes“ hinter dein Passwort, wenn ein Programm für dieses Konto spielt, das dann für immer ein Bot ist.
decline-reason-malformed = --reason= ist later, clock, rated, unrated, game oder people; oder lass es weg.
bots-malformed = „bots“ ist true oder false.

## Der Eröffnungs-Explorer und die Dateien der Monate

explorer-rating-malformed = Partien werden nach Stufen der Wertung gezählt: Nenn ein Vielfaches von { $width } von { $first } bis { $last }.
month-malformed = Ein Monat ist ein Jahr und eine Zahl, wie in 2026-10.
pace-malformed = „pace“ ist live oder correspondence; oder lass es weg.
no-such-month = Von diesem Monat gibt es keine Datei: siehe api/v1/monthly-games.
month-unreadable = Die Datei dieses Monats lässt sich gerade nicht lesen.
range-behind-end = Die Datei hat nur { $bytes } Bytes: Sie ist vollständig.
game-has-no-tables = Zu { $game } gibt es keine Tabellen: Es gibt sie zu { $games }.
no-tables-yet = Dieser Server hat noch keine Tabellen zu { $game }: Versuch es in einer Minute noch einmal, oder frag den Betreiber.
no-table-at-present = Dieser Server hat gerade keine Tabelle zu { $game } mit { $seeds } Samen: Versuch es später noch einmal.
position-beyond-server-tables = In dieser Stellung sind { $seeds } Samen auf dem Brett, und die Tabellen dieses Servers zu { $game } reichen bis { $most }: Versuch es näher am Ende der Partie noch einmal.

## Was die Seite und Mails nicht annehmen können

plain-address-malformed = Diese Adresse ist nicht gültig: Beginn bei /plain.
plain-method-not-allowed = Diese Adresse nimmt nur GET, HEAD, POST an.
http-malformed = Das ist keine gültige HTTP-Anfrage.
header-too-long = Der Kopf der Anfrage ist länger als 8 kB: Lösche die Cookies dieser Seite.
body-too-long = Das ist länger als 64 kB: Schick weniger auf einmal.
socket-of-other-site = Diese Verbindung öffnet eine andere Seite: Nimm die Seite von Posthouse.
server-busy = Der Server ist ausgelastet: Versuch es in einer Minute noch einmal.
busy-with-visitors = Der Server ist mit Besuchern ausgelastet, die nicht angemeldet sind: Melde dich an, oder versuch es in { $wait } s noch einmal.
busy-drawing = Der Server zeichnet gerade viele Bilder: Versuch es in { $wait } s noch einmal.
export-failed = Der Export ist misslungen: Versuch es in einer Minute noch einmal.
export-in-progress = Gerade wird ein anderer Export gemacht: Versuch es in einer Minute noch einmal.
games-in-progress = Dir werden schon Partien geschickt: Warte, bis alle da sind, oder schließ jene Verbindung.
unsubscribe-link-malformed = Dieser Link zum Abbestellen ist nicht gültig: Nimm den im Brief selbst.
no-push-messages = Dieser Server sendet keine Push-Nachrichten.
no-token-may = Das darf kein Schlüssel: „{ $command }“ ist nur für den Spieler selbst, auf der Seite oder per Mail.
scope-missing = Diesem Schlüssel fehlt die Erlaubnis „{ $scope }“: Mach einen mit „make token NAME { $scope }“.
mail-header-too-long = Der Kopf dieser Mail ist zu lang: Schreib eine neue Mail, keine Antwort.
mail-too-large = Diese Mail ist größer als { $most } KB: Schick den Befehl als reinen Text, ohne Anhänge.
mail-too-many-parts = Diese Mail hat mehr als { $most } Teile, oder sie sind tiefer als { $depth } verschachtelt: Schick den Befehl als reinen Text.
mail-unparsable = Diese Mail lässt sich nicht lesen: Schick den Befehl als reinen Text.

## Was Betreiber auf der Seite tun

already-operator = { $name } gehört schon zu den Betreibern.
not-operator = { $name } gehört nicht zu den Betreibern: Nichts wurde getan.
operator-needs-second-factor = { $name } hat keine Zwei-Faktor-Anmeldung, die Betreiber brauchen: Ruf dies noch einmal auf, wenn sie in den Einstellungen an ist.
no-second-factor = { $name } hat keine Zwei-Faktor-Anmeldung: Nichts wurde getan.
not-banned = { $name } ist nicht gesperrt: Nichts wurde getan.
not-muted = { $name } ist nicht stumm: Nichts wurde getan.
no-such-report = Es gibt keine Meldung { $number }.
report-closed = Meldung { $number } wurde schon am { $day } geschlossen.
banner-empty = Eine Ansage braucht einen Text wie „Heute schließen wir um 22:00“.
banner-too-long = Diese Ansage hat { $length } Zeichen, und { $most } sind erlaubt: Kürze sie.
banner-time-passed = Diese Zeit ist vorbei: Nenn eine künftige, oder lass --until weg.
no-banner = Es gibt keine Ansage: Nichts wurde getan.
no-such-sign-up-invitation = Es gibt keine Einladung { $number }.
sign-up-invitation-ended = Einladung { $number } wurde schon am { $day } zurückgezogen.
sign-up-invitation-in-past = { $day } ist vorbei: Nenn einen späteren Tag.
sign-up-invitation-note-too-long = Eine Notiz hat höchstens { $most } Bytes.
sign-up-invitation-uses = Eine Einladung ist für 1 bis { $most } Personen.
halve-arena-only = Nur in einer Arena ist die Hälfte der Zeit einen Punkt mehr wert.
halve-before-first-move = Die Hälfte der Zeit gibt man vor seinem ersten Zug her: in der nächsten Partie.
halve-already = Du spielst diese Partie schon mit der halben Zeit.
tournament-sitting-clock = Eine Bedenkzeit von weniger als drei Stunden ist für Partien an einem Abend: höchstens drei Stunden, und zehn Minuten mehr für jeden Zug.
