### Gegen den Computer spielen, allein in diesem Browser.

play-title = Gegen den Computer spielen
play-game = Spiel
play-options = Spiel und Optionen
play-level-like = Wie stark: Stufe { $level } von 20, { $like }
play-how-to-capture = Du fängst mit deinem letzten Samen: Macht er in einer Mulde des Gegners zwei oder drei daraus, gehören sie dir.
play-begins = Wer beginnt?
play-begins-you = Ich
play-begins-computer = Der Computer
play-begins-lot = Das Los entscheidet
play-begin = Beginnen
play-no-games = Die Spiele sind noch nicht geladen. Geh einmal online.
play-unknown = Diese Partie ist nicht hier: Sie wurde entfernt oder ohne Konto in einem anderen Browser gespielt.
play-install-about = Posthouse lässt sich wie ein eigenes Programm installieren.
play-install = Installieren
play-kept = Gegen den Computer
play-finished =
    { $n ->
        [one] Eine beendete Partie
       *[other] { $n } beendete Partien
    }
play-against = { $game } gegen Stufe { $level }
play-drop = Entfernen
play-drop-which = { $game } gegen Stufe { $level } entfernen
play-removed = { $game } gegen Stufe { $level } ist entfernt.
play-take-back-removal = Rückgängig
play-result-won = gewonnen
play-result-lost = verloren
play-result-drawn = unentschieden
play-moves =
    { $n ->
        [one] ein Zug
       *[other] { $n } Züge
    }
play-unreadable = Diese Partie lässt sich nach den Regeln nicht aufbauen: { $why }

play-you-are = Du bist { $seat }.
play-advise = Zug vorschlagen
play-advise-short = Tipp
play-advice = Ich würde { $move } spielen.
play-advice-answer = Als Antwort erwarte ich { $move }.
play-take-back = Zurücknehmen
play-new = Neue Partie
end-easier = Leichter: Stufe { $level }
end-harder = Schwerer: Stufe { $level }
end-keep = Registrieren und diese Partie behalten
play-lot-you = Das Los fiel auf dich: Du ziehst zuerst.
play-lot-computer = Das Los fiel auf den Computer, der zuerst zieht.
play-analyse = Analysieren
play-keep-text = Als Text aufbewahren
play-resign-sure = Diese Partie aufgeben?
play-resign-yes = Aufgeben
play-resign-no = Weiterspielen
