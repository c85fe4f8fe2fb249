### Classements : qui joue le mieux à un jeu, la cote d’un joueur et son histoire.

standings-of = Classement : { $game }
standings-place = Place
standings-player = Joueur
standings-rating = Cote
standings-deviation = Écart
standings-played = Parties
standings-all =
    { $n ->
        [1] Montrer le seul joueur
       *[other] Montrer les { $n } joueurs
    }
standings-none = Personne n’a encore fini de partie classée.
standings-bots = Bots
standings-provisional = Un point d’interrogation : encore provisoire. Trop peu de parties, ou trop anciennes, pour être sûr.
week-title = La semaine du { $from } au { $to }
week-before = Semaine précédente
week-new = nouveau
week-rose = Plus fortes hausses : { $names }
week-fell = Plus fortes baisses : { $names }
week-text = Texte pour un bulletin
week-feed = Flux

ratings-title = Cotes
ratings-none = Aucune partie classée n’est encore finie.
plot-title = Au fil du temps
plot-of = La cote à { $game } au fil du temps
plot-told = { $n } parties classées du { $from } au { $until } : maintenant { $rating }, au plus haut { $best } le { $bestOn }, au plus bas { $worst } le { $worstOn }.
plot-told-of-a-day =
    { $n ->
        [1] Une partie classée, le { $until } : cote { $rating }.
       *[other] { $n } parties classées, toutes le { $until } : maintenant { $rating }, au plus haut { $best }, au plus bas { $worst }.
    }
plot-table = Toutes les parties classées
plot-day = Jour
plot-change = Différence
