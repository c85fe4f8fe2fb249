### Was die Regeln und das Haus sagen, wiedererkannt an ihren englischen Sätzen.

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

account-password-is-changed = Dein Passwort ist geändert, { $name }.
account-logged-out-else = Du bist überall außer hier abgemeldet.
account-logged-out = Du bist überall abgemeldet: Melde dich mit dem neuen an.
account-sessions-stay = Deine Anmeldungen bleiben, wie sie sind.
account-tokens-void = Die Schlüssel deiner Programme gelten nicht mehr.
account-two-factor-stays = Die Zwei-Faktor-Anmeldung bleibt an.
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
account-sign-up-held = Ein Brief an { $email } ist unterwegs: Antworte darauf oder öffne seinen Link, innerhalb von drei Tagen, und du bist { $name }. Bis dahin ist der Name nicht vergeben.
account-sign-up-done = Willkommen, { $name }. Deine Briefe kommen von nun an zu { $email }.

## Herausforderungen, Warteraum, wie viele Partien

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

## Remis, Rücknahmen, Worte am Brett

table-has-proposed = Du hast schon Remis angeboten; { $name } hat noch nicht geantwortet.
table-has-asked = Du hast schon gebeten, deinen Zug zurückzunehmen; { $name } hat noch nicht geantwortet.
table-watching = Du spielst auf { $game }-Brett { $board }: Seine Briefe kommen zu dir wie die deiner anderen Partien.
table-no-letters = Keine Briefe mehr von { $game }-Brett { $board }.
table-unsubscribed = Keine Mails mehr von { $game }-Brett { $board }: Seine Briefe warten auf der Seite, und die Uhr läuft weiter. „{ $game } subscribe { $board }“ bringt sie zurück.
table-subscribed = Die Briefe von { $game }-Brett { $board } kommen von jetzt an zu dir; „{ $game } unsubscribe { $board }“ beendet das.
table-note-gone = Du hast keine Notiz zu { $game }-Brett { $board } mehr.

## Die Etikette von Warri

manners-lot = Das Los fiel auf { $seat }: { $name } zieht zuerst.

## Pläne und bereitgelegte Züge

plans-dropped = Du hast keinen Plan für { $game }-Brett { $board } mehr.

## Uhren, Urlaub, Schlaf, Wochenenden

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

letter-goes = Deine Nachricht geht an { $players }:
letter-broadcast-nobody = Niemand sonst will gerade Rundbriefe: Deiner ging an niemanden.

## Turniere

cup-entered = Du bist bei { $cup } angemeldet.
cup-will-not = Du spielst bei { $cup } nicht mit.

## Token und Webhooks

program-token-void = Der Token { $token } gilt nicht mehr.
program-webhook-gone = An { $token } wird nichts mehr geschickt.

## Blockieren

block-nobody = Du blockierst niemanden.
block-set = Du blockierst { $players }: Weder Herausforderungen noch Worte von dort erreichen dich. Laufende Partien gehen weiter. „unblock { $text }“ beendet das.
block-ended = Du blockierst { $players } nicht mehr: Herausforderungen und Worte von dort erreichen dich wieder.

## Aufzählungen in Sätzen

list-or = { $some } oder { $last }
list-and = { $some } und { $last }

## Herausforderungen und Freunde


# Betreiber, auf ihrer Seite.

report-thanks = Danke, { $name }.
report-who-reads = Was du über { $about } sagst, liest der Betreiber des Hauses und sonst niemand.
