### Die Startseite für alle, die nicht angemeldet sind.

front-title = Setz dich und spiel.
front-about = { $game }: Fange mehr als die Hälfte der 48 Samen. Ein letzter Samen, der zwei oder drei ergibt, fängt sie.
front-signed-out = Du bist abgemeldet. Deine Partien sind in deinem Konto.

front-game = Eine Partie gegen den Computer
front-capture = Mulde { $house } fängt { $count }: drücke sie.
front-continue = Diese Partie fortsetzen

front-ways = So kannst du spielen
front-computer = Gegen den Computer spielen
front-computer-about = Zwanzig Stufen, von der ersten Partie bis zur stärksten
front-opponent-about =
    { $n ->
        [0] Noch wartet niemand: Mach den Anfang
        [one] Eine Person wartet gerade auf eine Partie
       *[other] { $n } Personen warten gerade auf eine Partie
    }
front-friend = Mit Freunden spielen
front-friend-about = Schick einen Link: ein Konto braucht niemand
front-friend-by-name = Mit Namen, hier oder per Mail, ein Zug am Tag

play-rules = Wie man spielt
play-forgetful = Dieser Browser bewahrt nichts auf: Deine Partien bleiben nur, bis du die Seite verlässt.
play-you = Du
play-the-computer = Der Computer
play-your-turn = Du bist am Zug.
play-thinking = Der Computer denkt nach …
play-trouble = Der Computer ließ sich nicht laden oder hat angehalten. Lade die Seite neu.
