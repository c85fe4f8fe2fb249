### Mit einem Freund über einen Link spielen, und Gäste.

invite-title = Mit Freunden spielen
invite-about = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, spielt gegen dich; ein Konto braucht ihr beide nicht.
invite-to-sign-up = Hier spielen alle unter einem Namen: <signup>Registriere dich</signup> oder <login>melde dich an</login>, dann bekommst du einen Link zum Verschicken.
invite-open = Links, die noch niemand geöffnet hat
invite-show = Link anzeigen

invite-ready = Schick diesen Link an deinen Gegner
invite-link = Der Link
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-picture = Der Link als QR-Code, zum Scannen mit dem Telefon
invite-scan = Sitzt ihr nebeneinander? Dann kann der andere diesen Code scannen.
invite-waiting = Wir warten auf deinen Gegner. Die Partie öffnet sich hier von selbst.
invite-until = Der Link gilt einmal, bis zum { $day }.
invite-withdraw = Link zurückziehen

invite-from = { $name } lädt dich zu einer Partie { $game } ein
invite-play = Spielen
invite-as-guest = Du brauchst kein Konto: du spielst als Gast, ohne Wertung.
invite-as-player = Du spielst als { $name }.
invite-sign-up = Hier spielen alle unter einem Namen: <signup>Registriere dich</signup> oder <login>melde dich an</login>, dann öffne diesen Link noch einmal.
invite-rules = So wird { $game } gespielt
invite-first-me = { $name } beginnt.
invite-first-you = Du beginnst.
invite-first-lot = Das Los entscheidet, wer beginnt.
invite-new = Eigenen Link erstellen

guest-note = Du spielst als { $name }, ein Gast. <signup>Registriere dich</signup>, um deine Partien für immer zu behalten und gegen alle zu spielen.
