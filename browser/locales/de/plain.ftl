### Die Seiten ohne Skripte, unter /plain. Nur der Server liest diese Datei. Die Seite der Betreiber dort ist englisch.

plain-nav = Hauptmenü
plain-games = Spiele
plain-lobby = Warteraum
plain-tournaments = Turniere
plain-commands = Befehle
plain-letters = Briefe
plain-settings = Einstellungen
plain-you-are = Du bist { $name }.
plain-log-out = Abmelden
plain-terms = Nutzungsbedingungen
plain-privacy = Datenschutz
plain-next = Nächste Seite
plain-none = Keine.
plain-not-found = Seite nicht gefunden
plain-not-found-about = Diese Seite gibt es nicht.
plain-to-start = Zur Startseite

## Startseite

plain-my-games = Meine Partien
plain-about = Säspiele und OctiLite, ein Zug am Tag oder einer in der Sekunde: hier ohne Skripte, per Mail, im Terminal oder auf der vollen Seite.
plain-log-in = Anmelden
plain-log-in-first = Melde dich zuerst an.
plain-your-name = Dein Name
plain-your-password = Dein Passwort
plain-code = Code, wenn du die Zwei-Faktor-Anmeldung benutzt
plain-sign-up = Registrieren
plain-signup-closed = Zurzeit werden hier keine neuen Spieler aufgenommen.
plain-signup-invitation = Neue Spieler kommen auf Einladung: Bitte einen Spieler um den Link zu einer Partie, und öffne ihn auf der vollen Seite.
plain-choose-name = Wähle einen Namen
plain-choose-password = Wähle ein Passwort
plain-address = Mailadresse, um per Mail zu spielen
plain-running = Laufende Partien
plain-finished = Beendet
plain-challenges-to-you = Herausforderungen an dich
plain-challenges-by-you = Herausforderungen von dir
plain-match = { $first } gegen { $second }
plain-over = zu Ende
plain-not-accepted = noch nicht angenommen
plain-your-turn = du bist am Zug
plain-to-move = { $name } ist am Zug
plain-new-game = Neue Partie
plain-game = Spiel
plain-against = Gegen
plain-player-below = den Spieler unten
plain-player = Spieler
plain-first = Wer beginnt
plain-first-lot = das Los entscheidet
plain-first-me = ich
plain-first-opponent = mein Gegner
plain-clock = Zeit für jeden Spieler
plain-clock-choice = { $bank } + { $increment } je Zug
plain-clock-none = keine Uhr
plain-etiquette = Etikette
plain-etiquette-default = wie im Spiel üblich
plain-etiquette-on = an: berührt, geführt
plain-etiquette-off = aus
plain-style = Stil des Computers
plain-challenge = Herausfordern
plain-name-opponent = Gib den Namen des Spielers ein, den du herausfordern willst.
plain-time-loses = Wessen Zeit abläuft, der verliert.
plain-command = Befehl
plain-command-field = Ein Befehl wie in einer Mail: help, wari show 3 …
plain-text = Text
plain-send = Abschicken

## Eine Partie

plain-players = { $game }: { $first } ({ $seat }) gegen { $second } ({ $other }).
plain-reload = Neu laden
plain-response = Deine Antwort
plain-accept = Annehmen
plain-decline = Ablehnen
plain-withdraw = Zurückziehen
plain-offer-draw = Remis anbieten
plain-ask-takeback = um Rücknahme bitten
plain-resign = aufgeben
plain-yield = den ersten Zug dem Gegner geben
plain-other-actions = Andere Aktionen
plain-draw-takeback-resign = Remis, Rücknahme, Aufgabe
plain-action = Aktion
plain-your-move = Dein Zug
plain-move-message = Nachricht zu deinem Zug (wenn du willst)
plain-play = Ziehen
plain-message = Nachricht
plain-moves = Züge
plain-previous-move = Voriger Zug
plain-current-position = Aktuelle Stellung
plain-form-empty = Das Formular war leer; nichts wurde getan.

## Briefe und Bestätigungen

plain-no-letters = Noch keine.
plain-older-letters = Ältere Briefe
plain-confirm = Bestätigen
plain-confirm-token = Code aus dem Brief
plain-reset = Wähle ein neues Passwort
plain-reset-token = Code aus dem Link des Betreibers
plain-reset-about = Der Link gilt einmal. Du wirst überall abgemeldet; melde dich mit dem neuen Passwort an.
plain-new-password = Neues Passwort (mindestens 6 Zeichen)
plain-change-password = Passwort ändern

## Warteraum

plain-bot = (Bot)
plain-moves-first = { $name } beginnt
plain-opponent-first = der Gegner beginnt
plain-lot-first = das Los entscheidet, wer beginnt
plain-unrated = nicht gewertet
plain-withdraw-board = { $board } zurückziehen
plain-play-at = { $board } annehmen
plain-rating-field = Wertungen, wie 1400-1700, 1400- (mindestens) oder -1700 (höchstens)
plain-within-field = Höchstens so viele Punkte von meiner Wertung
plain-established-field = Vorläufige Wertungen (1500?)
plain-allowed = erlaubt
plain-not-allowed = nicht erlaubt
plain-programs = Programme
plain-programs-allowed = Programme anderer Spieler erlaubt
plain-people-only = nur Menschen
plain-computer-too = auch der Computer, wenn einen Tag lang niemand annimmt
plain-repeat = Anzahl der Partien
plain-post = Aushängen
plain-post-challenge = Eine Herausforderung aushängen
plain-nobody-waits = Im Moment wartet niemand.
plain-log-in-to-play = Melde dich an, um zu spielen

## Turniere und Ranglisten

plain-tournament = Turnier { $name }
plain-no-tournaments = Noch gibt es keine Turniere. „GAME tournament NAME“ kündigt eines an.
plain-log-in-to-join = Melde dich an, um mitzuspielen.
plain-join = Mitspielen
plain-here = Ich bin da
plain-leave = Verlassen
plain-pause = Pause machen
plain-bye = Nächste Runde spielfrei (½ Punkt)
plain-play-next = Die nächste Runde spielen
plain-leave-resign = Verlassen und laufende Partien aufgeben
plain-call-off = Absagen
plain-games-over = Beendete Partien
plain-series-all = Serien
plain-series = Serie { $name }
plain-series-join = Jedes Mal mitspielen
plain-series-end = Die Serie beenden
plain-teams = Mannschaften
plain-team = Deine Mannschaft, falls du zu mehreren gehörst
plain-team-join = Der Mannschaft beitreten
plain-team-leave = Die Mannschaft verlassen
plain-team-admit = Aufnehmen
plain-team-remove = Entlassen
plain-team-captain = Zum Kapitän machen
plain-place = Platz
plain-seed = Setzplatz
plain-points = Punkte
plain-won = Gewonnen
plain-drawn = Remis
plain-lost = Verloren
plain-left = (ausgeschieden)
plain-board = Brett { $board }
plain-standings = Rangliste
plain-standings-of = Rangliste { $game }
plain-bots = Bots
plain-week = Die Rangliste der Woche
plain-bots-of = Bots in { $game }
plain-rating = Wertung
plain-nobody-follows = Niemand folgt.

## Einstellungen und Webhooks

plain-log-in-settings = Melde dich an, um deine Einstellungen zu sehen
plain-blocked = Blockierte Spieler
plain-blocked-about = Du und ein blockierter Spieler könnt einander nicht herausfordern oder schreiben und offene Herausforderungen des anderen nicht annehmen. Laufende Partien gehen ohne Gespräch weiter; Turniere paaren euch trotzdem.
plain-unblock = { $name } nicht mehr blockieren
plain-nobody = Niemand.
plain-players-name = Name eines Spielers
plain-block = Blockieren
plain-data = Deine Daten
plain-download = Alles herunterladen, was Posthouse über dich gespeichert hat
plain-download-about = (eine ZIP-Datei: dein Konto, Partien und Briefe)
plain-delete = Mein Konto löschen
plain-delete-about = Du gibst deine laufenden Partien auf. Dein Name, deine Adressen, deine Briefe, deine Notizen und was du geschrieben hast, werden gelöscht. Deine Partien bleiben, unter „someone who left“. Du kannst nicht zurückkommen, und ein Jahr lang kann niemand deinen Namen nehmen. Lade vorher alles herunter, wenn du es behalten willst.
plain-delete-yes = Schreib „yes“, um es endgültig zu löschen
plain-more-settings = Alle anderen Einstellungen änderst du mit Befehlen, wie in einer Mail: „help notify“, „help vacation“, „help seek“.
plain-all-commands = Alle Befehle
plain-moderation = Moderation
plain-webhooks = Webhooks
plain-log-in-webhooks = Melde dich an, um deine Webhooks zu sehen
plain-webhooks-about = Posthouse schickt die Ereignisse deiner Partien an eine Webadresse von dir, eines nach dem anderen und mit dem Geheimnis des Webhooks signiert. docs/api.md sagt, wie ein Programm die Signatur prüft.
plain-nothing-sent = Noch wurde nichts geschickt.
plain-send-again = { $event } noch einmal schicken
plain-webhook = Webhook { $name }
plain-send-test = Probe schicken
plain-revoke = Widerrufen
plain-new-webhook = Neuer Webhook
plain-name = Name
plain-url = Adresse, die mit https:// beginnt
plain-create-webhook = Webhook machen
plain-secret-once = Sein Geheimnis wird einmal gezeigt, auf der nächsten Seite.

## Eröffnungen

plain-openings = Eröffnungen
plain-openings-of = Eröffnungen { $game }
plain-after = Nach { $moves }:
plain-back = Einen Zug zurück
plain-not-reached = Keine beendete Partie hat diese Stellung erreicht, und sie ist nicht im Buch.
plain-move = Zug
plain-book = Buch
plain-seat-won = { $seat } gewann
plain-book-about = Buch: um wie viel der Spieler am Zug bei bestem Spiel vorn liegt, und auf wie viele Halbzüge das berechnet wurde.
plain-book-move = { $score }, { $n } Halbzüge
plain-wins = gewinnt
plain-any = alle
plain-ratings = Wertungen
plain-rating-below = unter { $rating }
plain-rating-from = ab { $rating }
plain-pace = Tempo
plain-live = live
plain-correspondence = Fernpartien
plain-ended = Beendet
plain-since-month = seit { $month }
plain-not-reached-so = Keine beendete Partie dieser Art hat diese Stellung erreicht, und sie ist nicht im Buch.
plain-loses = verliert

## Die Dateien jedes Monats

plain-months = Die Partien jedes Monats
plain-months-about = Alle Partien, die in einem Monat endeten, als Text mit der Zeit jedes Zugs, für Programme und zum Studieren: mit Zstandard gepackt, „unzstd“ packt sie aus. Ein abgebrochener Download geht dort weiter, wo er endete.
plain-months-left = Wenn ein Spieler geht, werden die Monate mit seinen Partien ohne den Namen neu gemacht. Wer diese Dateien behält, hole sie von Zeit zu Zeit neu und gebe keine älteren weiter.
plain-months-none = Noch gibt es keine Dateien ganzer Monate.
plain-month = Monat
plain-kilobytes = kB
plain-checksum = Prüfsumme
