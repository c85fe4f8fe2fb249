### Was „help“ sagt. Nur der Server liest diese Datei. Befehle, Wörter in `…` und in Großbuchstaben bleiben, wie sie
### sind; weiter eingerückte Zeilen haben höchstens 68 Spalten.

## Themen

topic-begin =
    Posthouse ist ein Server für die Säspiele (Wari, Warri, Super-Wari, Oware) und OctiLite. Spiel per Mail, auf der Seite oder im Terminal, gegen Menschen oder gegen den Computer.
    Überall gelten dieselben Befehle; in einer Mail schreib sie in den Betreff.

        signup ann mypassword          ein Konto anlegen
        list                           die Spiele aufzählen
        wari help                      ein Spiel in Kürze
        wari help rules                seine Regeln
        wari help example              eine Beispielpartie, Zug für Zug
        wari challenge ann computer-2  eine Partie beginnen
        wari challenge ann bob         bob herausfordern
        wari move 1 ann mypassword c   auf Brett 1 ziehen
        wari show 1                    ein Brett zeigen
        help tutorial                  die erste Partie, Zug für Zug
        help mail                      wie man per Mail spielt
        help clock                     wie die Uhr läuft
        help ratings                   wie Wertungen entstehen
        help commands                  alle Befehle
        help move                      Hilfe zu einem Befehl
topic-commands =
    GAME ist der Name eines Spiels, + heißt einer oder mehrere, [ ] kann fehlen.
    Wenn du angemeldet bist, lass user und password weg.
topic-mail =
    Wie man per Mail spielt

    Antworte auf den Brief, der das Brett zeigt: Schreib deinen Zug in die erste Zeile (nur: c) und schick ihn ab. Der Text darunter geht an deinen Gegner. Oder setz deinen Zug an die Stelle des ? in der Liste der Züge. An deiner Antwort erkennt Posthouse, welches Brett du meinst. Es spielt den Zug nur, wenn auf dem Brett seitdem nichts geschehen ist. Ist deine Antwort nicht eindeutig, fragt es nach und spielt nichts.

    Ein zurückgeschicktes Brett mit seiner Zugliste wird wie ein zitiertes gelesen. Eine Mail mit dem Namen eines Spiels als Betreff und einer Liste, die so anfängt:
             Ann  Bob
          1.  c    ?
    fordert Bob heraus und spielt c, sobald Posthouse sicher ist, dass du Ann bist.

    Wenn jemand dich herausfordert, bekommst du einen Brief. Antworte nur mit accept, mit deinem ersten Zug oder mit decline. Vorher beginnt nichts.

    Alles andere ist ein Befehl, als Betreff einer neuen Mail:
        wari move 12 ann PASSWORD c      der Text darunter: Kommentar
        wari move 12 ann PASSWORD c#5    nur als fünfter Zug
    Oder lass den Betreff leer (oder schreib: multiple) und schreib auf jede Zeile der Mail einen Befehl, bis zu einer Zeile --, thanks oder quit; mit # beginnt eine Anmerkung. Du bekommst eine Antwort auf alle.

    Wer du bist. Eine Antwort auf einen unserer Briefe von einer Adresse, die du bestätigt hast, braucht kein Passwort; das gilt bis zum nächsten Zug auf dem Brett. Jede andere Mail braucht ein Passwort. Es muss nicht das deines Kontos sein: „change mail-password“ gibt dir eines, das spielen, aber dein Konto nicht ändern kann. Ohne Passwort, und wenn dein Mailserver nicht beweist, wer du bist, bekommst du einen Brief, der dich um Bestätigung bittet; nichts geschieht, bis du mit „yes“ antwortest oder seinen Link öffnest.

    Wie viel Mail.
        notify ann PASSWORD digest           eine Mail am Tag
        notify ann PASSWORD never wari/12    nichts zu diesem Brett
        notify ann PASSWORD each puzzle      die Aufgabe des Tages
        notify ann PASSWORD --quiet=22-7 --zone=+1:00
        letters ann PASSWORD                 was ankam
        vacation ann PASSWORD 2027-07-01 2027-07-14
    Briefe zu Partien und Rundbriefe haben einen Link zum Abbestellen. Alle Briefe stehen auch auf der Seite, gemailt oder nicht.

    Eine Mail, die zweimal kommt, zählt einmal. Auf automatische Mails und Mailinglisten antwortet Posthouse nicht.
topic-ratings =
    Wie Wertungen entstehen

    Jeder Spieler hat in jedem Spiel eine Wertung: eine Zahl, die mit einem Sieg steigt und mit einer Niederlage fällt, und zwar umso mehr, je weniger das Ergebnis zu erwarten war. Wer 200 Punkte mehr hat, gewinnt etwa drei von vier Partien. Die Wertungen folgen Glicko-2 (Mark Glickman).

    Neue Spieler beginnen bei 1500, die Stufen des Computers bei 800 (computer-1) bis 2700 (computer-20). 1523 ± 45 heißt: Die wahre Stärke liegt sehr wahrscheinlich höchstens zweimal 45 Punkte von 1523 entfernt. Die Zahl hinter dem ± schrumpft mit jeder Partie und wächst dazwischen langsam. Über 110 ist die Wertung vorläufig: Sie hat ein Fragezeichen, 1523?, und keinen Platz in der Rangliste.

    Eine Partie zählt, wenn sie gewertet und zu Ende ist und beide gezogen haben. Sie wird nicht gewertet, wenn die Herausforderung es so sagte, wenn sie mit einer aufgebauten Stellung begann oder wenn gegen den Computer ein Zug zurückgenommen wurde. Wertungen ändern sich, sobald die Partie endet; der Brief zeigt beide.

        wari standings          die besten Spieler
        wari history ann        Partien und Wertungen von ann
        wari history ann bob    ihre Partien gegeneinander
topic-clock =
    Wie die Uhr läuft

    Eine Uhr schreibt man wie 30d+1d/40d: Jeder Spieler beginnt mit 30 Tagen Bedenkzeit, jeder Zug bringt einen Tag dazu, und niemand spart mehr als 40 Tage an; ohne die dritte Zahl nicht mehr als am Anfang. Die Uhr läuft für den, der am Zug ist; ist seine Zeit abgelaufen, verliert er. „none“ heißt: gar keine Uhr.

    { topic-pauses }

    Spieler werden erinnert, wenn vier Fünftel ihrer Zeit verbraucht sind, und noch einmal vor dem Ende.

        wari challenge ann bob --clock=10d+12h    mit dieser Uhr
        sleep ann PASSWORD 23-7                   Schlafenszeit
        vacation ann PASSWORD 2026-12-24 2027-01-06  ein Urlaub
topic-pauses = Die Uhr eines Spielers steht während seiner Schlafenszeit (höchstens 10 Stunden am Tag), seiner Wochenenden (höchstens 2 Tage in der Woche) und seines Urlaubs (30 Tage im Jahr). Zusammen können sie einen Zug um höchstens 60 Tage und die doppelte Restzeit verlängern. Alle Uhren stehen, während der Server aus ist oder der Betreiber sie angehalten hat. Ziehen kann man immer.

## Eine erste Partie, Zug für Zug

tutorial-title = Eine erste Partie { $title }, Zug für Zug
tutorial-sign-up = ann registriert sich und antwortet auf den Brief „confirm …“, den sie bekommt:
tutorial-challenge = Sie fordert die schwächste Stufe des Computers heraus und will beginnen:
tutorial-board = Die Antwort zeigt die Nummer ihres Bretts, 1, und die Stellung:
tutorial-first-move = Ihr erster Zug. Sie schreibt einen der möglichen Züge, { $move }, als Befehl, oder nur „{ $move }“ in ihrer Antwort auf den Brief, der das Brett zeigt:
tutorial-next-move = Sie ist wieder am Zug. Sie schreibt einen der möglichen Züge, { $move }, als Befehl, oder nur „{ $move }“ in ihrer Antwort auf den Brief, der das Brett zeigt:
tutorial-answer = Der Computer zieht, und ein Brief zeigt ihr das Brett:
tutorial-whole = So geht die Partie weiter. Jeder Brief hat wie unten eine Liste aller Züge; an der Stelle deines nächsten Zugs steht ein ?, und du kannst deinen Zug dorthin schreiben. Die ganze Partie:
tutorial-now-you = Jetzt du: „{ $game } help rules“ hat die Regeln, „help mail“ erklärt, wie man per Mail spielt.

## Befehle: Der erste Text steht allein unter der Schreibweise, klein und ohne Punkt

command-help = ein Spiel, einen Befehl oder alle Befehle erklären; auch GAME help
command-help-more = `help wari` beschreibt das Spiel in Kürze; `help wari rules` hat seine Regeln, `help wari example` eine Partie Zug für Zug, `help wari tutorial` eine erste Partie. `help move` erklärt einen Befehl, `help commands` zählt alle auf, `help mail` erklärt, wie man per Mail spielt, und `help` allein, wie man beginnt.
command-signup = ein Konto anlegen
command-signup-more = In einer Mail ohne Adresse gilt die, von der du schreibst. Jede Adresse musst du mit einem Link oder einer Antwort bestätigen; Briefe gehen an die erste bestätigte. Ein Name hat 2 bis 20 Buchstaben, Ziffern, - oder _ und beginnt mit einem Buchstaben; ein Passwort hat 6 bis 128 Zeichen. Ein Club kann nach dem Code seiner Einladung fragen.
command-confirm = deine Adresse oder einen Befehl in deinem Namen bestätigen, mit dem Code aus unserem Brief
command-change-password = dein Passwort ändern
command-change-password-more = Überall sonst wirst du abgemeldet, außer mit --keep-sessions. Dein Mail-Passwort und die Tokens deiner Programme bleiben gültig; --end-tokens widerruft die Tokens und beendet deine Webhooks.
command-reset-password = ein anderes Passwort wählen, mit dem Code aus dem Link des Betreibers
command-reset-password-more = Wenn du dein Passwort vergessen hast, bitte den Betreiber um einen Link. Er gilt einmal und nur einige Tage lang. Du wirst überall abgemeldet.
command-change-mail-password = ein eigenes Passwort für Mails bekommen
command-change-mail-password-more = Posthouse wählt es und zeigt es einmal; es kann spielen, aber dein Konto nicht ändern. Jedes neue ersetzt das alte; --off entfernt es.
command-change-address = bestimmen, wohin deine Briefe gehen
command-change-address-more = Briefe gehen an die erste Adresse, die bestätigt ist und Mail annimmt, und schreiben kannst du von allen. Bis du eine der neuen bestätigt hast, bleibt die alte. Eine Adresse, von der Mail zurückkam, wird wieder benutzt, wenn du sie neu bestätigst. In einer Mail ohne Adresse gilt die, von der du schreibst; auf der Seite heißt keine Adresse, dass Briefe nur dort stehen.
command-signoff = dein Konto löschen
command-signoff-more = Ohne `yes` zählt der Befehl nur deine laufenden Partien auf. Mit `yes` gibst du sie auf, und dein Konto wird gelöscht: Name, Adressen, Briefe, Notizen und was du geschrieben hast. Deine Partien bleiben, unter „someone who left“. Ein Jahr lang kann niemand deinen Namen benutzen.
command-export = alle deine Daten bekommen
command-export-more = Die Antwort sagt, wo du sie auf der Seite herunterlädst: eine ZIP-Datei mit deinem Konto, deinen Partien als Text, deinen Briefen und dem, was du an Brettern geschrieben hast.
command-list = die Spiele aufzählen
command-list-more = Mit Wörtern: nur Spiele, in deren Zeile eines davon steht.
command-message = anderen Spielern schreiben
command-message-more = Der Text unter dem Befehl geht an sie; deine Adresse sehen sie nicht.
command-broadcast = allen schreiben, die Rundbriefe bekommen
command-broadcast-more = Höchstens einmal am Tag. „notify each broadcasts“ bestellt Rundbriefe, „notify never broadcasts“ oder ein Klick im Brief bestellt sie ab.
command-report = dem Betreiber einen Spieler oder eine Partie melden
command-report-more = `report bob` oder `report wari/12`, und darunter, was geschehen ist. Nur der Betreiber liest es.
command-offers = Herausforderungen an dich und von dir aufzählen; bestimmen, wessen du annimmst
command-offers-more = --from= bestimmt, wer dich herausfordern kann: everybody (alle, wenn du nichts sagst), rated (gewertete Spieler und Freunde), friends (nur Freunde) oder nobody (niemand). --begin= bestimmt, wessen Herausforderungen sofort beginnen, ohne dass du annimmst: nobody (niemandes, wenn du nichts sagst), friends, rated oder everybody. Ein gewerteter Spieler hat irgendeine gewertete Partie zu Ende gespielt.
command-friend = Spieler auf die Liste deiner Freunde setzen; allein: die Liste zeigen
command-friend-more = Nur du siehst die Liste. Die Seite zeigt, was deine Freunde spielen, und mit „offers --begin=friends“ beginnen ihre Herausforderungen sofort.
command-unfriend = Spieler von der Liste deiner Freunde nehmen
command-block = von einem Spieler keine Herausforderungen und Nachrichten bekommen; allein: zeigen, wen du blockierst
command-block-more = `block ann PASSWORD bob`: Du und bob könnt einander nicht herausfordern, offene Herausforderungen des anderen nicht annehmen, durch „seek“ nicht gepaart werden und einander nicht schreiben. Rundbriefe von bob bekommst du nicht, und keiner sieht die Bretter des anderen im Warteraum. Versucht bob es, so sagt die Antwort nur, dass du es nicht annimmst. Laufende Partien gehen weiter: Züge, Remis und Aufgabe zählen wie zuvor, aber Kommentare und Gespräch werden nicht zugestellt. Turniere können euch trotzdem paaren. „unblock“ beendet es; „report“ sagt es dem Betreiber.
command-unblock = von einem Spieler wieder Herausforderungen und Nachrichten bekommen
command-presence = bestimmen, wer auf der Seite sieht, dass du hier bist
command-presence-more = `presence ann PASSWORD opponents`: nobody (niemand), opponents (wenn du nichts sagst: alle, mit denen du spielst oder gespielt hast, und deine Freunde) oder everybody (alle). Du bist hier, solange eine Seite von dir offen und sichtbar ist; gespeichert wird das nie. Wer dich blockiert oder wen du blockierst, sieht es nicht.
command-all-show = alle Bretter eines Spielers zeigen, in allen Spielen
command-all-show-more = active (wenn du nichts sagst): alle laufenden Partien; next: nur die, in denen der Spieler am Zug ist.
command-multiple = mehrere Befehle schicken, einen je Zeile darunter, und eine Antwort bekommen
command-multiple-more = Bis zu einer Zeile `--`, `thanks` oder `quit`; mit # beginnt eine Anmerkung. Wird ein Befehl abgelehnt, so laufen die anderen trotzdem. Ohne Anmeldung können alle Befehle zusammen nur ein Passwort enthalten.
command-vacation = deine Uhren für einige Tage anhalten
command-vacation-more =
    `vacation ann PASSWORD 2027-07-01 2027-07-14` (beide Tage eingeschlossen, UTC); `vacation ann PASSWORD off` beendet ihn; ohne Tage zeigt der Befehl, was geplant ist. Du hast 30 Tage im Jahr und kannst trotzdem ziehen.
    `vacation ann PASSWORD auto on`: Läuft deine Zeit in einer Partie fast ab, so beginnt von selbst ein Urlaub, jeweils drei Tage, solange du Tage übrig hast, und du bekommst einen Brief. Bei Zügen, die mit zehn Stunden oder weniger begannen, hilft das nicht.
command-sleep = die Stunden des Tages bestimmen, in denen deine Uhren stehen
command-sleep-more = `sleep ann PASSWORD 23-7 --zone=+1:00`: von elf Uhr abends bis sieben, höchstens zehn Stunden; `off`: keine; ohne Stunden zeigt der Befehl, was gilt. --zone= ist dein Abstand zu UTC; auf Sommerzeit stellst du selbst um. Eine Änderung gilt ab deiner nächsten Mitternacht und mindestens eine Woche. Ziehen kannst du immer.
command-weekend = die Tage der Woche bestimmen, an denen deine Uhren stehen, höchstens zwei
command-weekend-more = `weekend ann PASSWORD sat sun`; `off`: keine; ohne Tage zeigt der Befehl, was gilt. Es sind die Tage deiner Zeitzone (`sleep … --zone=`). Eine Änderung gilt ab deiner nächsten Mitternacht und mindestens eine Woche.
command-notify = bestimmen, wie oft du Mail bekommst (each, digest, once oder never) und wie deine Bretter aussehen
command-notify-more =
    each: eine Mail bei jeder Änderung eines Bretts. digest: eine Mail am Tag mit allen Brettern. once: nur die erste Änderung, bis du spielst oder wieder auf die Seite kommst. never: nur auf der Seite.
    Mit Brettern (`notify ann PASSWORD never wari/12`) nur für diese; `broadcasts` meint die Rundbriefe anderer, `puzzle` die Aufgabe des Tages (`notify ann PASSWORD each puzzle`), die mit der Sammelmail kommt. --quiet=22-7: keine Mail von zehn Uhr abends bis sieben; --zone= ist dein Abstand zu UTC.
    --seat=first: In Briefen, auf der Seite und im Terminal ist der erste Sitz unten, gleich welche Seite du spielst; --seat=own: deine eigene Seite ist unten. Haben Mulden Nummern (wari-24), so bist du immer unten, und das Textbrett von octilite wird nie gedreht.
    `notify` allein zeigt, was gilt.
command-language = die Sprache deiner Briefe bestimmen
command-language-more = `language ann PASSWORD de`; die Sprachen sind en, ak, de, es und fr. `off`: die Sprache deines Mailprogramms; ohne Sprache zeigt der Befehl, was gilt. Auch eine Wahl auf der Seite bestimmt sie.
command-letters = zeigen, was dir wohin gemailt wurde und ob es ankam
command-letters-more = Die letzten 20 Briefe, oder n.
command-game-challenge = jemanden zu einer Partie herausfordern; user1 oder user2 bist du
command-game-challenge-more =
    Die Partie beginnt, wenn der Herausgeforderte annimmt („accept“ oder der erste Zug): Bis dahin läuft keine Uhr, und nichts zählt. Die Herausforderung verfällt, meist nach zwei Wochen; „withdraw“ zieht sie zurück. Gegen den Computer, und gegen Spieler, die es mit „offers --begin=“ erlauben, beginnen Partien sofort. Du kannst je Spiel und Spieler eine Herausforderung haben, insgesamt zehn.
    --to=anyone statt user2 hängt sie im Warteraum aus; wer sie zuerst annimmt, spielt. Auch ein Gast kann es, wenn du keine Wertung verlangst; die Partie wird dann nicht gewertet.
    --to=link statt user2 macht einen Link für einen Freund, der kein Konto braucht, wenn hier Gäste erlaubt sind; Partien mit Gästen werden nicht gewertet.
    Für ein solches Brett kannst du eine Wertung verlangen: --rating=1400-1700 (1400-: mindestens, -1700: höchstens), --within=200 Punkte von deiner, oder --established (kein Fragezeichen). --computer=no: nur Menschen, keine Programme; --computer=yes: Nimmt einen Tag lang niemand an, so spielt ein Computer, der so stark ist wie du. --repeat=5: noch einmal aushängen, bis fünf Partien begonnen haben oder du sie zurückziehst; deine Obergrenze gilt weiter.
    --first=lot|USER bestimmt, wer beginnt: das Los (wenn du nichts sagst) oder einer der beiden Spieler (oder `me` oder `you`). Dieser Spieler sitzt South. --first=South oder --first=North bestimmt, welcher Sitz beginnt: user1 sitzt dann South und user2 North.
    --move=MOVE macht mit der Herausforderung deinen ersten Zug. In einer Mail kannst du auch eine Zugliste schreiben: den Namen des Spiels als Betreff, und in der Mail die Namen beider Spieler, deinen links, über einer Zeile mit „1.“ und deinem Zug („help mail“).
    --clock=BANK+INCREMENT[/CAP] in Tagen, Stunden, Minuten oder Sekunden, wie 10m+5s (wenn du nichts sagst: 30d+1d): Deine Zeit läuft, während du am Zug bist, und jeder Zug bringt den Zuschlag dazu, bis zur Obergrenze (wenn du nichts sagst: die Zeit am Anfang). --clock=none: keine Uhr.
    --start=POSITION beginnt mit einer Stellung, wie „show“ sie schreibt, mit oder ohne Anführungszeichen; eine solche Partie wird nicht gewertet. Alle anderen werden gewertet, außer mit --unrated.
    --etiquette=on: Eine berührte Mulde ist gespielt, kein Zug wird ausprobiert oder zurückgenommen, in der ersten Partie zweier Spieler darf beginnen, wer zuerst hier war, und ein starker Computer gewinnt knapp. Du sitzt South und der Computer North, gleich wer beginnt. Die Regeln eines Spiels (`help wari`) sagen, ob es eine Etikette hat und ob sie von selbst gilt; --etiquette=off schaltet sie aus.
    In einer Mail beweist deine bestätigte Adresse oder --password=, wer du bist.
    Gibst du auf, bevor beide gezogen haben, so lehnst du ab: Die Partie zählt nicht.
    Der Computer spielt als computer-1 (am schwächsten) bis computer-20 (am stärksten). In den Säspielen hat er auch Stile: --style=hoarder behält seine Samen zu Hause, --style=attacker sucht Fänge und Drohungen.
command-game-waiting = den Warteraum zeigen: Partien, die auf einen zweiten Spieler warten
command-game-waiting-more = Die neuesten 50, oder die vor diesem Brett. Unter einem Brett stehen seine Bedingungen und, wenn du angemeldet bist, warum du es nicht annehmen kannst. Bretter von Spielern, die du blockierst oder die dich blockieren, stehen nicht da.
command-game-accept = eine Herausforderung, ein Brett im Warteraum oder einen Vorschlag annehmen
command-game-accept-more = Wenn du beginnst, nimmt auch dein erster Zug die Herausforderung an. „offers“ zählt die Herausforderungen an dich auf. --link= nimmt den Code einer Einladung per Link. --number= nimmt nur den Vorschlag mit dieser Nummer an, wie sie in seinem Brief steht; 0: nur die Herausforderung.
command-game-decline = eine Herausforderung oder, bevor du gezogen hast, eine Partie ablehnen; ein Grund ist nicht nötig
command-game-decline-more = --reason= sagt deinem Gegner, was du annehmen würdest: eine andere Zeit, Uhr oder ein anderes Spiel, eine gewertete oder nicht gewertete Partie, oder einen Menschen statt eines Programms. --number=0 lehnt keinen Vorschlag ab, der seitdem kam.
command-game-reject = eine Partie ablehnen, bevor du gezogen hast; einen Vorschlag ablehnen; deine offene Herausforderung zurückziehen
command-game-reject-more = --number= lehnt nur den Vorschlag mit dieser Nummer ab oder zieht ihn zurück.
command-game-withdraw = deine Herausforderung zurückziehen, wenn sie noch niemand angenommen hat
command-game-yield = deinem Gegner den ersten Zug geben, wenn du beginnen darfst
command-game-yield-more = In einer Partie mit Etikette darf in der ersten Partie zweier Spieler beginnen, wer zuerst hier war. Dieser Spieler macht den ersten Zug oder gibt ihn ab; dann tauschen die beiden die Sitze. In einer Antwort auf das Brett genügt `yield` allein.
command-game-seek = mit anderen Suchenden gepaart werden, bis du n Partien dieses Spiels hast; 0: nicht mehr
command-game-seek-more =
    Wer am längsten wartet, wird zuerst gepaart, mit der üblichen Uhr, und das Los bestimmt, wer beginnt; zwei, die gegeneinander spielen, werden bis zum Ende dieser Partie nicht noch einmal gepaart, und zwei, von denen einer abgelehnt hat, eine Woche lang nicht, außer einer von ihnen bittet darum.
    --rating=1400-1700 (1400-: mindestens, -1700: höchstens), --within=200 Punkte von deiner, --established (kein Fragezeichen) und --computer=no (nur Menschen, keine Programme) beschränken deine Gegner; die Wünsche beider gelten. --computer=yes: Die Partien, für die sonst niemand da ist, spielt sofort ein Computer, der so stark ist wie du.
command-game-limit = höchstens n Partien dieses Spiels gleichzeitig spielen; `none`: keine Obergrenze
command-game-limit-more = Weitere Herausforderungen werden mit dieser Begründung abgelehnt.
command-game-move = deinen Zug machen
command-game-move-more =
    MOVE#n spielt nur, wenn es der n-te Zug der Partie ist; die Züge beider zählen, ab 1.
    Statt eines Zugs: `resign` gibt auf; `propose` schlägt Remis vor; `undo` bittet, deinen letzten Zug zurückzunehmen; `accept` und `reject` antworten darauf, `accept#3` nur auf den Vorschlag 3. Jeder Zug beendet einen Vorschlag.
    Der Computer lehnt Remis ab und erlaubt Rücknahmen; die Partie wird dann nicht gewertet.
command-game-show = Bretter zeigen; board#n zeigt es nach n Zügen
command-game-show-more = --seat=first: diesmal mit dem ersten Sitz unten, gleich welche Seite du spielst; --seat=own: mit deiner eigenen Seite. `notify --seat=` bestimmt es für alle Bretter. --brief: nur das Brett und die Uhren.
command-game-showas = Bretter zeigen, wie du sie siehst, mit deinen bedingten Zügen und Notizen
command-game-queue = bedingte Züge einreihen: „if b then d, if c then e“
command-game-queue-more = Schreib eine Liste von `if THEIRS then YOURS`, durch Kommas getrennt; `( … )` nach einer Antwort enthält, was darauf folgt: `if b then d (if a then c), if c then e`. Wenn du am Zug bist, fang mit deinem Zug an, der sofort gespielt wird: `d, if b then e`. Wenn nicht, ist ein Zug allein deine Antwort auf jeden Zug, nach dem er möglich ist. Verlässt die Partie deine bedingten Züge, so werden sie verworfen, und du erfährst es. `queue BOARD … none` verwirft sie; ohne Züge zeigt der Befehl sie. Nur du kannst sie sehen. `queue BOARD#n …` gilt nur nach genau n Zügen.
command-game-preview = Züge auf einer Kopie ausprobieren; niemand sonst sieht es
command-game-preview-more = `preview 12 c e` probiert Züge auf Brett 12 aus, `preview 12#4 c` nach seinem vierten Zug, und `preview new b d f` vom Anfang; beliebig viele Züge sind möglich.
command-game-submit = einen Zug bereitlegen und sehen, was daraus wird; „confirm“ spielt ihn
command-game-submit-more = `none` statt eines Zugs: Es liegt keiner mehr bereit.
command-game-confirm = den bereitgelegten Zug spielen
command-game-confirm-more = --number= spielt nur den mit dieser Nummer, wie die Antwort auf „submit“ sie nennt.
command-game-resign = die Partie aufgeben
command-game-resign-more = Bevor beide gezogen haben, lehnt das die Partie ab: Sie zählt nicht.
command-game-rematch = die Partie noch einmal spielen; der andere beginnt
command-game-rematch-more = Uhr und Anfang bleiben gleich, und gewertet wird sie, wenn die erste es war. Nach einer aufgebauten Stellung tauscht ihr die Sitze. Gegen den Computer mit Etikette sitzt du wieder South, und in einer aufgebauten Stellung beginnt wieder derselbe Spieler. Hat dein Gegner schon um Revanche gebeten, so ist es dieselbe Partie.
command-game-note = eine private Notiz zur Partie schreiben
command-game-note-more = Der Text unter dem Befehl ersetzt deine Notiz; `none` löscht sie. „showas“ zeigt sie, auch wenn die Partie zu Ende ist.
command-game-chat = am Brett etwas schreiben, oder den Teilnehmern eines Turniers
command-game-chat-more = Der Text unter dem Befehl geht an die Spieler und Zuschauer der Partie und bleibt bei ihr. In einer Antwort auf ein Brett genügt `chat` allein. Mit dem Namen eines Turniers statt einer Nummer, etwa `oware chat freitag`, steht es auf der Seite des Turniers, und niemand bekommt einen Brief darüber.
command-game-subscribe = Briefe zur Partie anderer bekommen
command-game-unsubscribe = keine Briefe mehr zu einer Partie bekommen, auch einer eigenen; „subscribe“ bestellt sie wieder
command-game-games = die Partien eines oder mehrerer Spieler aufzählen
command-game-games-more = Das letzte Wort wählt aus: all, active (wenn du nichts sagst), inactive (beendete) oder next (der erste Spieler ist am Zug).
command-game-history = beendete Partien aufzählen, die neueste zuerst, mit den Änderungen der Wertung
command-game-history-more = Mit einem Namen: nur die Partien dieses Spielers. Mit zwei Namen: ihre Partien gegeneinander und der Stand.
command-game-standings = die Spieler nach ihrer Wertung aufzählen, mit der Abweichung
command-game-standings-more = --bots zählt die Bots auf, die eine eigene Rangliste haben. Abgelehnte und nicht gewertete Partien zählen nicht, auch nicht solche, die endeten, bevor beide gezogen hatten. „help ratings“ erklärt Wertungen. --week: wie sie am Ende der letzten Woche stand (Montag, 0:00 UTC), mit den Plätzen der Woche davor und wer am meisten gestiegen und gefallen ist.
command-game-tournament = ein Turnier ankündigen; Spieler melden sich mit „join“ an
command-game-tournament-more =
    --system=robin: Jeder trifft jeden, alles auf einmal oder, mit --in-turn, Runde für Runde; swiss: In jeder Runde treffen sich Spieler mit gleich vielen Punkten, --rounds=N Runden lang (wenn du nichts sagst: so viele, wie die Spieler brauchen); knockout: Der Verlierer einer Begegnung scheidet aus.
    --system=arena: --minutes=55 lang wird sofort gepaart, wer frei ist, mit jemandem, der in der Tabelle nahe steht und nicht eben der Gegner war; niemand spielt dreimal hintereinander dieselbe Seite, wenn es zu vermeiden ist. Ein Sieg ist ein Punkt, ein Remis ein halber; mit --streaks 2 und 1, und nach zwei Siegen in Folge das Doppelte, bis eine Partie nicht gewonnen wird. Sie beginnt um --starts=2027-03-01T18:30 (UTC; wenn du nichts sagst: in zehn Minuten; now: sofort), und jeder kann später kommen, gehen und wiederkommen. Wer mehr als eine Minute vorher angemeldet war oder keine Zeit mehr hatte, wird nach „join“ gepaart. Partien, die am Ende laufen, zählen.
    --system=arena mit --teams=5 ist eine Mannschaftsarena: Jeder spielt für eine Mannschaft („help team“), niemand gegen die eigene, und die Punkte der besten fünf jeder Mannschaft zählen; bei Gleichstand entscheiden die des besten Spielers, dann die des nächsten. --system=teams --teams=foxes,owls ist ein Kampf zweier Mannschaften: nach Wertung Brett gegen Brett, mit --games=1 oder 2; es spielen so viele, wie die kleinere Mannschaft hat, die anderen sind Ersatz.
    Eine Begegnung hat --games=2 Partien, in denen abwechselnd begonnen wird, oder sie ist ein Wettlauf: Mit --race=6 gewinnt, wer zuerst sechs Partien gewinnt, wie auf Barbados.
    Jeder gegen jeden mit --pools=6 (4 bis 8) wird in Gruppen von etwa so vielen gespielt, auf die alle nach Wertung hin und her verteilt werden. Sind alle Gruppen zu Ende, spielen die Ersten ein Finale, in dem sich alle noch einmal begegnen; bei zwei oder drei Gruppen die ersten zwei. Bei Gleichstand entscheiden die üblichen Wertungen, dann der bessere Setzplatz; wer ausgestiegen ist, wird übergangen. Bis zu 64 können teilnehmen.
    Mit einer Uhr von weniger als drei Stunden wird es an einem Abend gespielt, zum Beispiel fünf Runden mit einer Partie: --system=swiss --rounds=5 --games=1 --clock=15m+5s. Niemand spielt zwei Partien zugleich: Partien und Runden folgen aufeinander. Eine Runde beginnt, wenn die Partien der letzten zu Ende sind, mit --round-minutes=N frühestens so viele Minuten nach ihr; --starts= ist sonst in zehn Minuten. An einem solchen Schweizer Abend kann man später kommen, Pause machen und wiederkommen.
    Es beginnt, wenn sich --players=N angemeldet haben, oder am Tag --starts=DAY (wenn du nichts sagst: in zwei Wochen) mit allen, die bis dahin angemeldet sind. --with=computer-3,computer-7 lässt den Computer mitspielen.
    Schweizer System und K.-o. werden nach der Wertung gesetzt, der Beste zuerst, Spieler ohne Wertung zuletzt nach dem Los; --seeds=lot: alle nach dem Los. Im K.-o. können 1 und 2 sich erst in der letzten Runde treffen, und der Beste einer Runde trifft den Letzten; in der ersten Schweizer Runde trifft die obere Hälfte die untere, der Reihe nach (FIDE-Handbuch C.04.2 und C.04.3). Bei jeder gegen jeden werden die Nummern gelost (C.05). Spieler, die einander blockieren, können sich trotzdem treffen.
    Danach läuft es von selbst. Wer das Turnier verlässt oder keine Zeit mehr hat, verliert; was dieser Spieler noch zu spielen hatte, gewinnen die anderen. Kein Zug kann zurückgenommen werden.
    Bei gleichen Punkten zählen (FIDE-Handbuch C.07) der direkte Vergleich, die Siege und Sonneborn-Berger; im Schweizer System Buchholz ohne den schwächsten Gegner, Buchholz und Sonneborn-Berger.
command-game-join = dich für ein Turnier anmelden, das noch nicht begonnen hat, oder jederzeit für eine Arena oder einen Schweizer Abend
command-game-join-more = Ein Turnier über Tage: Mit --boards=N spielst du höchstens N seiner Partien zugleich; die nächste, aus der frühesten Runde zuerst, beginnt, wenn eine von dir endet. Mit „join“ und einer anderen Zahl änderst du das jederzeit. In einer Mannschaftsarena oder einem Mannschaftskampf für deine Mannschaft, oder mit TEAM für eine von mehreren.
command-game-leave = ein Turnier verlassen
command-game-leave-more = Wenn es begonnen hat, gibst du deine laufenden Partien darin auf. In einer Arena oder an einem Schweizer Abend wirst du nicht gepaart, bis du dich wieder anmeldest.
command-game-bye = in der nächsten Runde eines Schweizer Turniers spielfrei sein; noch einmal: doch spielen
command-game-bye-more = Sie zählt einen halben Punkt, und jeder hat eine. Wer später kommt, hat sie für die eben versäumte Runde bekommen.
command-game-call-off = ein Turnier absagen, das du angekündigt hast, bevor es beginnt
command-game-call-off-more = Alle Angemeldeten bekommen einen Brief.
command-game-halve = in einer Arena vor deinem ersten Zug die Hälfte deiner Zeit hergeben; ein Sieg zählt einen Punkt mehr
command-game-halve-more = Der Zuschlag bleibt.
command-game-tournaments = die Turniere eines Spiels aufzählen, oder eines mit Tabelle und Runden zeigen
command-game-tournaments-more = Die neuesten 50, oder die, die in der Liste auf NAME folgen.
command-game-series = Turniere ankündigen, die sich wiederholen, sie aufzählen oder eine Serie zeigen
command-game-series-more =
    --every=saturday (oder first-saturday, last-friday, day), --at=15:00 und --zone=Europe/London sagen, wann jedes beginnt, in der Sommer- und Winterzeit dieses Ortes. Sie heißen NAME-1, NAME-2 und so weiter und haben die Optionen von „tournament“. Jedes wird zwei Wochen vor seinem Beginn angekündigt (tägliche zwei Tage vorher), beginnt und endet von selbst.
    „join NAME“ meldet dich für jedes an, sobald es angekündigt ist, „leave NAME“ beendet das. Wer angemeldet ist, wird einen Tag und eine Viertelstunde vorher erinnert.
    Die Punkte eines Spielers in --editions-per-season=12 Turnieren zählen zusammen; bei gleichen steht vorn, wer mehr Turniere gewonnen hat.
    Ohne Optionen zeigt es die Serie NAME, ohne Namen alle des Spiels. Der Betreiber kann nur manchen erlauben, eine anzukündigen; mehr als drei hat niemand.
command-game-end-series = eine Serie beenden, die du angekündigt hast
command-game-end-series-more = Turniere, die noch nicht begonnen haben, werden abgesagt; laufende gehen weiter.
command-team = eine Mannschaft von Spielern gründen, ihr beitreten oder sie verlassen, Mannschaften aufzählen oder eine zeigen
command-team-more =
    --make gründet die Mannschaft NAME mit dir als Kapitän; jeder kann ihr beitreten oder, mit --on-request, wen der Kapitän aufnimmt. --join tritt ihr bei oder fragt danach; --leave verlässt sie.
    Der Kapitän nimmt mit --admit=PLAYER auf, wer fragt, lehnt mit --remove=PLAYER ab oder entlässt und gibt mit --captain=PLAYER sein Amt weiter. Geht der Kapitän, so folgt, wer am längsten dabei ist; sind alle gegangen, gibt es sie nicht mehr.
    Ohne Optionen zeigt es die Mannschaft NAME, ohne Namen alle. Ein Spieler führt höchstens drei Mannschaften und gehört zu höchstens zehn.
command-sessions = zeigen, wo du angemeldet bist: seit wann, womit und wann zuletzt benutzt
command-sessions-more = Die Zeiten sind UTC; die letzte Benutzung wird stündlich vermerkt. Eine Sitzung endet 30 Tage nach der Anmeldung.
command-end-session = dich anderswo abmelden
command-end-session-more = `end session 3f9a12bc` beendet die Sitzung, die „sessions“ so nennt, `end session others` alle außer dieser, `end session all` alle.
command-two-factor = außer dem Passwort einen Code von deinem Telefon verlangen
command-two-factor-more = Schick den Befehl zuerst ohne Code: Du bekommst ein Geheimnis für eine Authenticator-App (TOTP). Dann schick ihn mit dem Code, den die App zeigt: Damit ist sie an, und du bekommst zehn Wiederherstellungscodes. Mit einem Code schaltet `--off` sie aus, und `--new-codes` macht neue Wiederherstellungscodes. Solange sie an ist, gilt das Passwort deines Kontos in Mails nicht: Nimm dein Mail-Passwort, oder antworte auf unsere Briefe.
command-become-bot = allen sagen, dass für dieses Konto ein Programm spielt, für immer
command-become-bot-more = Andere sehen, dass das Konto ein Bot ist, auch in Herausforderungen, und es steht in der Rangliste der Bots. Herausforderungen nur für Menschen gelten nicht für ihn. Ohne `yes` wird nichts geändert. Ein Bot bleibt ein Bot: Registriere dich unter einem anderen Namen, um selbst zu spielen.
command-make-token = ein Token für ein Programm von dir machen, etwa einen Bot; es wird einmal gezeigt
command-make-token-more = Seine Rechte: `read` (sehen, was du siehst), `play` (ziehen, herausfordern, Spieleinstellungen ändern), `talk` (Gespräche, Nachrichten) und `webhook` (Webhooks machen und beenden, die mit dem Token enden) und, für Betreiber, `moderate` (was die Seite Moderation tut); `make token ann PASSWORD my-bot read play talk`. Wenn du nichts sagst: read und play. Kein Token kann dein Konto ändern. Es gilt ein Jahr lang, oder so viele Tage, wie --days= sagt, höchstens zehn Jahre.
command-tokens = die Tokens deiner Programme aufzählen, mit ihren Rechten und wann sie zuletzt benutzt wurden
command-revoke-token = ein Token sofort widerrufen
command-make-webhook = die Ereignisse deiner Partien an eine Webadresse von dir schicken
command-make-webhook-more = Ereignisse werden signiert und nacheinander geschickt, in ihrer Reihenfolge. Wird eines nicht angenommen, so versucht Posthouse es zwei Tage lang; dann ist der Webhook angehalten, und du bekommst einen Brief.
command-webhooks = deine Webhooks aufzählen, und ob Ereignisse ankommen
command-show-webhook = zeigen, was aus den letzten 20 Sendungen an einen Webhook wurde
command-show-webhook-more = Zu jeder: ihre Zeit, Nummer und Art des Ereignisses, der HTTP-Status oder warum keine Antwort kam, wie lange es dauerte und wie oft es versucht wurde.
command-ping-webhook = einem Webhook eine Probe schicken
command-ping-webhook-more = Die Probe ist ein signiertes Ereignis `ping`, sofort und nur einmal geschickt. Wird sie angenommen, so macht ein Webhook, der angehalten war oder auf den nächsten Versuch wartet, dort weiter, wo er war.
command-redeliver-webhook = ein Ereignis, das an einen Webhook ging, noch einmal schicken
command-redeliver-webhook-more = Es wird sofort und nur einmal geschickt, mit derselben Nummer: `redeliver webhook my-bot 57`.
command-revoke-webhook = einen Webhook entfernen
