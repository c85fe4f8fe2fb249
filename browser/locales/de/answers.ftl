### Was Antworten auf Befehle sagen, und was ein Spieler von Entscheidungen der Betreiber erfährt. Nur der Server liest diese
### Datei. Befehle in „…“ und Wörter in Großbuchstaben bleiben, wie sie sind.

## Listen

answer-head-board = Brett
answer-head-first = beginnt
answer-head-second = folgt
answer-head-since = seit
answer-head-state = Stand
answer-head-rating = Wert.
answer-head-played = gesp.
answer-head-game = Spiel
answer-head-to = an
answer-head-by = von
answer-head-clock = Uhr
answer-head-counts = zählt
answer-head-until = bis
answer-head-begins = beginnt
answer-head-name = Name
answer-head-made = gemacht
answer-head-valid = gültig bis
answer-head-session = Sitzung
answer-head-used = zuletzt benutzt
answer-since = seit { $day }
answer-list-then = „GAME help“ stellt ein Spiel vor, „GAME help rules“ erklärt seine Regeln.
answer-match-to-move = Zug { $n }, { $name } ist am Zug
answer-match-drawn = Remis
answer-match-won = { $name } gewinnt
answer-ended-tie = gleich viele Samen
answer-ended-majority = Mehrheit
answer-ended-no-stones = keine Samen mehr
answer-ended-cannot-feed = kann nicht füttern
answer-ended-stalemate = nichts mehr zu fangen
answer-ended-repetition = Wiederholung
answer-ended-starved = ausgehungert
answer-ended-base = Basis erreicht
answer-ended-captured-all = alle geschlagen
answer-ended-no-moves = kein Zug möglich
answer-ended-resigned = aufgegeben
answer-ended-time = Zeit
answer-ended-agreed = vereinbart
answer-ended-house = Entscheidung des Betreibers
answer-ended-void = ungültig
answer-ended-declined = abgelehnt
answer-ended-withdrawn = zurückgezogen
answer-ended-expired = verfallen
answer-no-such-matches = Keine solchen Partien.
answer-none-finished = Noch ist keine solche Partie zu Ende.
answer-none-counts = Noch ist keine Partie zu Ende, die zählt.
answer-week-title = { $game }: Rangliste der Woche vom { $from } bis { $to }
answer-head-change = Änderung
answer-head-before = Vorwoche
answer-week-new = neu
answer-week-rose = Am meisten gestiegen: { $names }
answer-week-fell = Am meisten gefallen: { $names }
answer-week-none = Niemand hatte eine Wertung, die für einen Platz sicher genug ist.
answer-week-feed = { $game }: Rangliste der Woche
answer-tally =
    { $n ->
        [one] { $first } { $points }, { $second } { $others }, in 1 beendeten Partie.
       *[other] { $first } { $points }, { $second } { $others }, in { $n } beendeten Partien.
    }
answer-provisional = ? heißt vorläufig: zu wenige Partien oder zu lange her, um sicher zu sein.
answer-help-ratings = „help ratings“ erklärt Wertungen.
answer-no-board-to-move-on = { $name } ist zurzeit auf keinem Brett am Zug.
answer-no-running-match = { $name } hat zurzeit keine laufende Partie.
answer-ratings = Wertungen: { $ratings }

## Warteraum, Suche, Herausforderungen

answer-waiting-none = Es gibt keine offenen Herausforderungen. „{ $game } challenge NAME --to=anyone“ hängt eine aus.
answer-waiting-none-older = Es gibt keine älteren offenen Herausforderungen. „{ $game } challenge NAME --to=anyone“ hängt eine aus.
answer-waiting-take = „{ $game } accept BOARD“ nimmt den anderen Sitz.
answer-waiting-older = „{ $game } waiting --before={ $board }“ zählt ältere auf.
answer-offer-by-bot = von einem Bot
answer-offer-for = für:
answer-offer-matches = { $n } Partien beginnen daraus, eine nach der anderen
answer-offer-not-you = Du kannst es nicht annehmen: { $why }.
answer-offer-gone = { $game } Brett { $board } ist nicht mehr offen.
answer-cannot-apart = es ist nicht für dich
answer-cannot-enough = du hast deine Obergrenze für dieses Spiel erreicht
answer-cannot-waits = { $name } kann zurzeit keine weitere Partie annehmen
answer-cannot-unmet = es { $why }
answer-for-rated = Wertung { $range }
answer-for-within = höchstens { $n } Punkte von { $rating }, der Wertung von { $name }
answer-for-established = gesicherte Wertung
answer-for-people = nur Menschen
answer-for-computer = auch der Computer
answer-rated = gewertet
answer-unrated = ungewert.
answer-etiquette = Etikette
answer-seek-none = Du suchst keine Partien { $game } mehr.
answer-seek = Partien { $game }, die du hast: { $n } von { $most }.
answer-seek-waits = Partien { $game }, die du hast: { $n } von { $most }; die anderen beginnen, sobald noch jemand sucht.
answer-seek-for = Gewünscht: { $criteria }.
answer-limit =
    { $most ->
        [one] Nie mehr als 1 Partie { $game } gleichzeitig; du hast { $n }.
       *[other] Nie mehr als { $most } Partien { $game } gleichzeitig; du hast { $n }.
    }
answer-limit-none = Für deine Partien { $game } gibt es keine Obergrenze.
answer-offered-to-you = Dir angeboten:
answer-offered-by-you = Von dir angeboten:
answer-offers-none = Keine Herausforderung wartet auf eine Antwort.
answer-offers-then = „GAME accept BOARD“ beginnt eine Partie, „GAME decline BOARD“ lehnt sie ab, „GAME withdraw BOARD“ nimmt deine eigene zurück.
answer-challenged-by =
    { $who ->
        [nobody] Niemand kann dich herausfordern (der Computer spielt trotzdem).
        [friends] Deine Freunde können dich herausfordern.
        [rated] Gewertete Spieler und deine Freunde können dich herausfordern.
       *[everybody] Alle können dich herausfordern.
    }
answer-begin-at-once =
    { $who ->
        [nobody] Keine Herausforderung beginnt sofort.
        [friends] Die deiner Freunde beginnen sofort.
        [rated] Die gewerteter Spieler und deiner Freunde beginnen sofort.
       *[everybody] Alle beginnen sofort.
    }

## Freunde, Blockierte, Meldungen

answer-friends = Deine Freunde:
answer-friends-none = Auf deiner Liste stehen keine Freunde: „friend NAME“ setzt jemanden darauf.
answer-friends-then = „unfriend NAME“ nimmt jemanden herunter.
answer-friends-added =
    { $n ->
        [one] { $names } steht auf der Liste deiner Freunde, die sonst niemand sieht. Mit „offers --begin=friends“ beginnen ihre Herausforderungen sofort.
       *[other] { $names } stehen auf der Liste deiner Freunde, die sonst niemand sieht. Mit „offers --begin=friends“ beginnen ihre Herausforderungen sofort.
    }
answer-friends-removed =
    { $n ->
        [one] { $names } steht nicht mehr auf der Liste deiner Freunde.
       *[other] { $names } stehen nicht mehr auf der Liste deiner Freunde.
    }
answer-blocks = Du blockierst:
answer-blocks-none = Du blockierst niemanden.
answer-blocks-then = „unblock NAME“ beendet es.
answer-blocked = Du hast { $names } blockiert: Herausforderungen und Nachrichten von dort erreichen dich nicht mehr. Laufende Partien gehen weiter. „unblock { $name }“ beendet es.
answer-unblocked = Du blockierst { $names } nicht mehr: Herausforderungen und Nachrichten von dort erreichen dich wieder.
answer-reported = Danke, { $name }. Deine Meldung über { $about } lesen nur die Betreiber.

## Urlaub, Schlafenszeit, Wochenende

answer-vacation-none = Kein Urlaub ist geplant.
answer-vacation-planned = Deine Uhren stehen (beide Tage eingeschlossen, UTC):
answer-vacation-days = { $from } bis { $until }
answer-vacation-now = { $from } bis { $until }, jetzt
answer-vacation-used = Von { $most } Tagen im Jahr { $year } verbraucht oder geplant: { $used }.
answer-vacation-auto = Bevor deine Zeit abläuft, beginnt von selbst ein Urlaub, jeweils { $days } Tage, solange du welche hast („vacation auto off“).
answer-vacation-auto-off = Von selbst beginnt keiner („vacation auto on“).
answer-vacation-over = Dein Urlaub ist zu Ende.
answer-may-still-move = Ziehen kannst du trotzdem.
answer-may-always-move = Ziehen kannst du immer.
answer-rest-now = Deine Uhren: { $rest }
answer-rest-later = Ab { $day } UTC: { $rest }
answer-rest-none = Sie laufen Tag und Nacht, die ganze Woche.
answer-rest-sleep = Sie stehen jeden Tag von { $from }:00 bis { $until }:00 ({ $zone }).
answer-rest-weekend = Sie stehen jeden { $days } ({ $zone }).
answer-rest-both = Sie stehen jeden Tag von { $from }:00 bis { $until }:00 und jeden { $days } ({ $zone }).
answer-weekday =
    { $day ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }

## Sitzungen und der zweite Faktor

answer-sessions-none = Du bist nirgends angemeldet, { $name }.
answer-sessions-more = und { $n } weitere
answer-session-device-unknown = unbekannt
answer-session-this = (diese)
answer-session-ended = Die Sitzung { $session } ist beendet.
answer-sessions-ended =
    { $n ->
        [one] 1 Sitzung ist beendet, { $name }.
       *[other] { $n } Sitzungen sind beendet, { $name }.
    }
answer-sessions-here = Hier bleibst du angemeldet.
answer-two-factor-since = Die Zwei-Faktor-Anmeldung ist seit { $day } UTC an, { $name }. Wiederherstellungscodes übrig: { $n }.
answer-two-factor-off = Die Zwei-Faktor-Anmeldung ist aus, { $name }: Dein Passwort allein öffnet dein Konto wieder.
answer-two-factor-on = Die Zwei-Faktor-Anmeldung ist an, { $name }. Ab jetzt meldest du dich mit deinem Passwort und einem Code an. In Mails schreib dein Mail-Passwort, oder antworte auf unsere Briefe: Das Passwort deines Kontos gilt dort nicht mehr. Deine Sitzungen und die Tokens deiner Programme bleiben gültig.
answer-two-factor-codes = Du hast neue Wiederherstellungscodes; die alten sind ungültig.
answer-two-factor-keep = Bewahre diese Wiederherstellungscodes bei deinen wichtigen Papieren auf: Jeder ersetzt einmal einen Code, wenn du dein Gerät verlierst. Sie werden nur einmal gezeigt.
answer-two-factor-begin = Die Zwei-Faktor-Anmeldung ist noch nicht an, { $name }. Gib deiner Authenticator-App diese Adresse, als QR-Code oder von Hand:
answer-two-factor-secret = oder nur ihr Geheimnis, mit 6 Ziffern alle 30 Sekunden:
answer-two-factor-then = Dann schreib „two-factor“ noch einmal, mit dem Code, den die App zeigt, um sie einzuschalten. Das wird nur einmal gezeigt.

## Programme: Tokens und Webhooks

answer-bot-already = Dieses Konto ist ein Bot.
answer-bot = { $name } ist jetzt ein Bot: Andere sehen es, und das Konto steht in der Rangliste der Bots. „make token NAME read play“ macht ein Token für sein Programm.
answer-token = Das Token { $token } von { $name } darf: { $scopes }. Es ist
answer-token-use = Ein Programm schickt es mit jeder Anfrage, als „Authorization: Bearer“ und das Token. Es gilt bis { $day } und wird nur einmal gezeigt: Bewahre es auf wie ein Passwort. „revoke token { $token }“ beendet es.
answer-tokens-none = Du hast keine Tokens. „make token NAME“ macht eines für ein Programm.
answer-token-expired = (abgelaufen)
answer-token-may = darf: { $scopes }; zuletzt benutzt: { $used }
answer-token-never-used = darf: { $scopes }; nie benutzt
answer-token-revoked = Das Token { $token } ist widerrufen.
answer-webhook = Ereignisse in deinen Partien gehen ab jetzt an { $url }, jedes mit diesem Geheimnis signiert:
answer-webhook-use = Das Geheimnis wird nur einmal gezeigt; docs/api.md erklärt, wie ein Programm die Signatur prüft. „ping webhook { $webhook }“ schickt eine Probe, „revoke webhook { $webhook }“ beendet ihn.
answer-webhooks-none = Du hast keine Webhooks. „make webhook NAME URL“ macht einen.
answer-webhook-nothing-sent = Noch wurde nichts geschickt: „ping webhook { $webhook }“ schickt eine Probe.
answer-webhook-deliveries = Letzte Sendungen, die neueste zuerst (UTC):
answer-webhook-sending = Posthouse schickt Ereignis { $event } an { $url }.
answer-webhook-testing = Posthouse schickt eine Probe an { $url }.
answer-webhook-see = „show webhook { $webhook }“ sagt, ob sie ankam.
answer-webhook-revoked = An { $url } geht nichts mehr.
answer-webhook-works = Alles kommt an.
answer-webhook-retries = Nicht angenommen: { $why }. Nächster Versuch { $time } UTC.
answer-webhook-stopped = Angehalten am { $time } UTC: { $why }. Eine Probe, die angenommen wird, setzt ihn fort.
answer-delivery-test = Probe
answer-delivery-event = Ereignis { $event } ({ $kind })
answer-delivery-requested = wird geschickt
answer-delivery-attempt = Versuch { $n }

## Briefe

answer-broadcast-sent =
    { $n ->
        [one] Dein Rundbrief geht an 1 Spieler:
       *[other] Dein Rundbrief geht an { $n } Spieler:
    }
answer-letters = Briefe an dich, der neueste zuerst; die Zeiten sind UTC.
answer-letters-none = Noch gibt es keine Briefe an dich.
answer-letter-page = nur auf der Seite
answer-letter-sent = { $address }: gemailt { $time }
answer-letter-given-up = { $address }: aufgegeben { $time }: { $why }
answer-letter-failed = { $address }: nicht angekommen: { $why }; nächster Versuch { $time }
answer-letter-waits = { $address }: wartet bis { $time }
answer-letter-on-its-way = { $address }: unterwegs
answer-unsubscribe = Mit dem Knopf bestellst du Mails dieser Art ab. Auf der Seite kannst du sie weiterhin lesen.
answer-unsubscribe-button = Abbestellen
answer-unsubscribed-left = Du hast dein Konto geschlossen: Du bekommst keine Briefe mehr.
answer-unsubscribed-gone = Diese Partie gibt es nicht mehr: Du bekommst keine Briefe mehr dazu.
answer-unsubscribed-match = Du bekommst keine Mails mehr zu { $match }, { $name }. „{ $command }“ bestellt sie wieder.
answer-unsubscribed-broadcasts = Du bekommst keine Rundbriefe mehr per Mail, { $name }. „notify each broadcasts“ bestellt sie wieder.
answer-unsubscribed-puzzles = Du bekommst keine Aufgaben mehr per Mail, { $name }. „notify each puzzle“ bestellt sie wieder.
answer-unsubscribed-boards = Du bekommst keine Bretter mehr per Mail, { $name }: Sie stehen auf deiner Seite. „notify each“ bestellt sie wieder.
answer-unsubscribed-never = Briefe dieser Art antworten dir oder betreffen dein Konto, { $name }: Sie lassen sich nicht abbestellen.
answer-export = Alle deine Daten kommen in einer ZIP-Datei: dein Konto, deine Partien, deine Briefe und die Gespräche an deinen Brettern. Melde dich auf der Seite an und wähle in den Einstellungen „Alles herunterladen“, oder öffne dort ohne Skripte /api/me/export.
answer-move-taken-back = Diesen Zug hast du schon gemacht, und er wurde zurückgenommen.

## Turniere

answer-cup-open = { $cup }, { $n } angemeldet, beginnt am { $day }
answer-cup-open-of = { $cup }, { $n } von { $most } angemeldet, beginnt am { $day }
answer-cup-off = { $cup }, abgesagt
answer-cup-running = { $cup }, { $n } Spieler, läuft
answer-cup-over = { $cup }, { $n } Spieler, zu Ende seit { $day }
answer-cups-none = Noch gab es kein Turnier in { $game }: „{ $game } tournament NAME“ kündigt eines an.
answer-cups-none-older = Ältere gibt es nicht.
answer-cups-show = „{ $game } tournaments NAME“ zeigt eines davon.
answer-cups-older = „{ $game } tournaments --behind={ $name }“ zählt ältere auf.
answer-series-line = { $name }: { $game }, { $every } um { $time } ({ $zone })
answer-series-line-ended = { $name }: { $game }, beendet
answer-series-none = Es gibt keine Serie in { $game }: „{ $game } series NAME --every=saturday --at=15:00 --zone=Europe/London“ kündigt eine an.
answer-series-show = „{ $game } series NAME“ zeigt eine davon.
answer-teams = „team NAME“ zeigt eine Mannschaft, „team NAME --make“ gründet eine.
answer-team-gone = Die Mannschaft { $team } gibt es nicht mehr: Du warst als Letzter dabei.

## Entscheidungen der Betreiber

decision-muted-subject = Du bist stumm geschaltet
decision-muted =
    { $until ->
        [none] du bist bis auf weiteres stumm geschaltet: Du kannst weiter spielen, aber niemand sieht deine Nachrichten, deine Gespräche und deine Kommentare zu Zügen.
       *[other] du bist bis { $until } UTC stumm geschaltet: Du kannst weiter spielen, aber niemand sieht deine Nachrichten, deine Gespräche und deine Kommentare zu Zügen.
    }
decision-banned-subject = Du bist gesperrt
decision-banned =
    { $until ->
        [none] du bist bis auf weiteres gesperrt: Du kannst nicht ziehen, keine Partien beginnen und anderen nicht schreiben.
       *[other] du bist bis { $until } UTC gesperrt: Du kannst nicht ziehen, keine Partien beginnen und anderen nicht schreiben.
    } Deine Partien und ihre Uhren laufen weiter. Du kannst dir weiterhin alles ansehen, aufgeben, deine Briefe lesen und gehen.
decision-unmuted-subject = Du darfst wieder sprechen
decision-unmuted = du bist nicht mehr stumm geschaltet: Andere sehen wieder, was du schreibst.
decision-unbanned-subject = Du darfst wieder spielen
decision-unbanned = du bist nicht mehr gesperrt: Willkommen zurück.
decision-renamed-subject = Dein neuer Name
decision-renamed = dein Name war { $old } und ist jetzt { $name }. Melde dich mit dem neuen Namen an; dein Passwort bleibt.
decision-address-subject = Deine neue Adresse
decision-address = deine Briefe gehen ab jetzt an { $address }.
decision-operator-subject = Du bist Betreiber
decision-operator = du bist jetzt Betreiber. Auf der Seite zeigt „Moderation“ im Menü deines Kontos, was Spieler melden und was du dagegen tun kannst. Melde dich dafür mit deinem zweiten Faktor an. Alles, was du dort tust, wird aufgezeichnet.
decision-operator-ended-subject = Du bist nicht mehr Betreiber
decision-operator-ended = du bist nicht mehr Betreiber. Dein Konto bleibt, wie es ist.
decision-two-factor-off-subject = Zwei-Faktor-Anmeldung ist aus
decision-two-factor-off =
    { $operator ->
        [ended] der Betreiber hat die Zwei-Faktor-Anmeldung deines Kontos ausgeschaltet; dein Passwort genügt jetzt, um dich anzumelden. Wenn du nicht darum gebeten hast, wende dich jetzt an den Betreiber. Du bist nicht mehr Betreiber.
       *[no] der Betreiber hat die Zwei-Faktor-Anmeldung deines Kontos ausgeschaltet; dein Passwort genügt jetzt, um dich anzumelden. Wenn du nicht darum gebeten hast, wende dich jetzt an den Betreiber.
    }
decision-seat-given-subject = { $game } Brett { $board } hat einen anderen Spieler
decision-seat-given = { $name } spielt an deiner Stelle auf { $game } Brett { $board } weiter.

## Im Terminal: posthouse connect

answer-connect = { $site }. Schreib einen Befehl. „help“ zeigt, wie man beginnt, „login NAME“ meldet dich an, „quit“ beendet.
answer-connect-foreign = Die Antwort von { $url } kommt nicht von einem Posthouse-Server.
answer-connect-silent = Der Server auf { $url } antwortet nicht: { $why }. Prüf, ob er läuft und die Adresse stimmt.
answer-connect-logged-out = Du bist nicht mehr angemeldet: „login { $name }“ meldet dich wieder an.
answer-connect-code = Code deiner Authenticator-App:
answer-connect-text = (schreib den Text, dann eine Zeile nur mit einem Punkt)
