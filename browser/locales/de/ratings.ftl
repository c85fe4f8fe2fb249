### Wertungen: wer ein Spiel am besten spielt, die Wertung eines Spielers und wie sie entstand.

standings-of = Rangliste: { $game }
standings-place = Platz
standings-player = Spieler
standings-rating = Wertung
standings-deviation = Abweichung
standings-played = Partien
standings-all =
    { $n ->
        [one] Den einen Spieler zeigen
       *[other] Alle { $n } Spieler zeigen
    }
standings-none = Noch niemand hat eine gewertete Partie beendet.
standings-bots = Bots
standings-provisional = Ein Fragezeichen: noch vorläufig. Zu wenige Partien, oder zu lange her, um sicher zu sein.
week-title = Die Woche vom { $from } bis { $to }
week-before = Vorwoche
week-new = neu
week-rose = Am meisten gestiegen: { $names }
week-fell = Am meisten gefallen: { $names }
week-text = Text für einen Rundbrief
week-feed = Feed

ratings-title = Wertungen
ratings-none = Noch ist keine gewertete Partie beendet.
plot-title = Im Lauf der Zeit
plot-of = Die Wertung in { $game } im Lauf der Zeit
plot-told = { $n } gewertete Partien vom { $from } bis { $until }: jetzt { $rating }, am höchsten { $best } am { $bestOn }, am niedrigsten { $worst } am { $worstOn }.
plot-told-of-a-day =
    { $n ->
        [one] Eine gewertete Partie, am { $until }: Wertung { $rating }.
       *[other] { $n } gewertete Partien, alle am { $until }: jetzt { $rating }, am höchsten { $best }, am niedrigsten { $worst }.
    }
plot-table = Jede gewertete Partie
plot-day = Tag
plot-change = Änderung
