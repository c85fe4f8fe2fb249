### Tournois.

tournaments-about = Annoncés par qui veut, dirigés par personne : ce qui peut commencer commence tout seul.
tournaments-none = Il n’y a pas encore eu de tournoi.
tournaments-open = Inscriptions ouvertes
tournaments-running = En cours
tournaments-past = Terminés
tournaments-sign-up = <signup>Inscrivez-vous</signup> ou <login>connectez-vous</login> pour participer à un tournoi ou en annoncer un.

tournament-robin = toutes rondes
tournament-swiss = système suisse
tournament-knockout = élimination directe
tournament-arena = arène
tournament-teams = match par équipes
tournament-kind-arena = Arène ce soir
tournament-kind-swiss = Soirée suisse
tournament-kind-robin = Toutes rondes par courriel
tournament-kind-knockout = Élimination directe par courriel
tournament-about-robin = chacun rencontre tous les autres
tournament-about-swiss = cinq rondes ; à chacune se rencontrent ceux qui ont autant de points
tournament-about-knockout = qui perd une rencontre est éliminé
tournament-about-arena = pendant un temps fixé, qui est libre joue la partie suivante
tournament-stays-tied = Si une rencontre reste à égalité même après des parties supplémentaires, le joueur le mieux classé au départ avance.
tournament-of-rounds =
    { $n ->
        [1] une ronde
        [many] { $n } de rondes
       *[other] { $n } rondes
    }
tournament-of-games =
    { $n ->
        [1] une partie par rencontre
        [many] { $n } de parties par rencontre
       *[other] { $n } parties par rencontre
    }
tournament-of-race = courses à { $n } victoires
tournament-of-pools = en poules d’environ { $n } avec une finale
tournament-of-round-minutes =
    { $n ->
        [1] une ronde par minute
       *[other] une ronde toutes les { $n } minutes
    }
tournament-of-streaks =
    { $n ->
        [one] arène de { $n } minute, séries doublées
       *[other] arène de { $n } minutes, séries doublées
    }
tournament-of-minutes =
    { $n ->
        [one] arène de { $n } minute
       *[other] arène de { $n } minutes
    }
tournament-players =
    { $n ->
        [0] aucun joueur
        [one] un joueur
        [many] { $n } de joueurs
       *[other] { $n } joueurs
    }
tournament-entered =
    { $n ->
        [0] personne n’est encore inscrit
        [one] un inscrit
        [many] { $n } d’inscrits
       *[other] { $n } inscrits
    }
tournament-entered-of = inscrits : { $n } sur { $size }
tournament-starts = Commence le { $date }
tournament-starts-latest = Commence dès qu’il est complet, au plus tard le { $date }
tournament-begun = Commencé le { $date }
tournament-ended = Terminé le { $date }
tournament-off-few = Annulé : trop peu d’inscrits
tournament-off-side = Annulé : l’une des deux équipes n’y a aucun joueur
tournament-off-early = Annulé par la personne qui l’avait annoncé
tournament-by = annoncé par { $name }

## En annoncer un

tournament-announce = Annoncer un tournoi
tournament-announce-button = Annoncer
tournament-more = Plus
tournament-name = Son nom
tournament-name-hint = Un mot : lettres, chiffres, - et _.
tournament-system = Formule
tournament-in-turn = une ronde après l’autre, pas toutes à la fois
tournament-pools = Joueurs par poule, avec une finale
tournament-pools-usual = pas de poules
tournament-rounds = Rondes
tournament-rounds-usual = autant qu’il en faut
tournament-round-minutes = Minutes par ronde, en une séance
tournament-round-minutes-usual = tant que durent les parties
tournament-by-lot = numéroter les joueurs au sort, pas selon la cote
tournament-seeds-hint = Têtes de série selon la cote, les meilleurs d’abord ; ceux qui n’en ont pas ensuite, au sort.
tournament-meeting = Une rencontre, c’est
tournament-meeting-games = un nombre fixe de parties, chacun commençant à son tour
tournament-meeting-race = une course à un nombre de victoires, comme à la Barbade
tournament-games = Parties par rencontre
tournament-race-wins = Victoires
tournament-size = Commence dès qu’il y a ce nombre d’inscrits
tournament-begins = Commence à
tournament-minutes = Durée
tournament-streaks = après deux victoires de suite, les parties comptent double
tournament-with = Niveaux de l’ordinateur qui jouent aussi

## L’un d’eux

tournament-join = S’inscrire
tournament-come-back = Revenir
tournament-here = Je suis là
tournament-pause = Faire une pause
tournament-bye-next = Exempt à la prochaine ronde (½)
tournament-play-next = Jouer la prochaine ronde
tournament-waits = Vous jouez dès que quelqu’un est libre.
tournament-waits-team = Vous jouez dès que quelqu’un d’une autre équipe est libre.
tournament-plays = Votre partie est en cours.
tournament-away = Vous ne serez apparié qu’après avoir dit que vous êtes là.
tournament-has-bye = Vous êtes exempt à la prochaine ronde, pour un demi-point.
tournament-time-left = encore { $time }
tournament-last-games = Le temps est écoulé ; les dernières parties se terminent.
tournament-is-over = Le tournoi est terminé.
tournament-game-begins =
    Votre partie contre { $name } commence. { $first ->
        [yes] Vous jouez en premier.
       *[no] { $name } joue en premier.
    }
tournament-own-place =
    { $n ->
        [one] { $name } : place { $place }, { $points } point
       *[other] { $name } : place { $place }, { $points } points
    }
tournament-leave = Quitter le tournoi
tournament-chat = Discussion
tournament-chat-label = Message à tous les participants du tournoi
tournament-chat-send = Envoyer
tournament-leave-open = Il n’a pas commencé : vous pourrez vous réinscrire.
tournament-leave-running = Vos parties en cours dans ce tournoi sont abandonnées, et celles qu’il vous restait à jouer sont gagnées par les autres.
tournament-leave-sure = Quitter le tournoi
tournament-boards = Plateaux à la fois
tournament-boards-most = Au plus { $n } à la fois
tournament-boards-field = Vos parties à la fois, au plus
tournament-boards-change = Changer
tournament-boards-hint = La partie suivante commence quand une des vôtres finit, la première ronde d’abord.
tournament-call-off = Annuler
tournament-call-off-hint = Tous les inscrits reçoivent une lettre.
tournament-call-off-sure = Annuler le tournoi
tournament-standing = Classement
tournament-place = Place
tournament-player = Joueur
tournament-seed-lot = (au sort)
tournament-points = Points
tournament-won = Gagnées
tournament-drawn = Nulles
tournament-lost = Perdues
tournament-has-left = a quitté le tournoi
tournament-pauses = fait une pause
tournament-free = est libre
tournament-ties = Les égalités sont départagées par les dernières colonnes, de gauche à droite, selon le manuel de la FIDE (C.07).
tournament-bracket = Tableau
tournament-all-rounds = Rondes
tournament-round = Ronde { $n }
tournament-final-round = Finale, ronde { $n }
tournament-bye = { $name } : exempt
tournament-half-bye = { $name } : exempt pour un demi-point
tournament-not-played = non jouée
tournament-runs = en cours
tournament-against = contre { $name }
tournament-seed-is = tête de série { $n }
tournament-numbers = Départages
tournament-pool = Poule { $n }
tournament-round-of = Ronde { $n } sur { $of }
tournament-next-round = Prochaine ronde à { $time }
tournament-games-now = Parties en cours
tournament-games-over = Parties terminées
tournament-your-move = Contre { $name } : à vous de jouer
tournament-your-game = Votre partie avec { $name }
tournament-podium = Les trois premiers
tournament-podium-points = place { $place } : { $points }
tournament-report = Texte pour une lettre d’information
tournament-games-played =
    { $n ->
        [1] une partie
       *[other] { $n } parties
    }
tournament-report-more =
    { $n ->
        [1] et un autre
       *[other] et { $n } autres
    }
bracket-final = Finale
bracket-bye = exempt
bracket-open = à venir

## Séries

series-title = Séries
series-daily = chaque jour
series-weekly = chaque { $weekday }
series-monthly-first = le premier { $weekday } de chaque mois
series-monthly-second = le deuxième { $weekday } de chaque mois
series-monthly-third = le troisième { $weekday } de chaque mois
series-monthly-fourth = le quatrième { $weekday } de chaque mois
series-monthly-last = le dernier { $weekday } de chaque mois
series-when = { $every } à { $time } ({ $zone })
series-next = Prochain tournoi
series-join-next = S’inscrire à { $name }
series-entered = Vous êtes inscrit.
series-later = Celui du { $date } sera annoncé le { $day }.
series-regulars = De toutes les fois
series-join = M’inscrire chaque fois
series-leave = Ne plus m’inscrire
series-season = Saison { $n }
series-season-of = Après { $n } tournois sur { $of }
series-winner = victoire de { $names }
series-played = Joués
series-won = Premier
series-end = Terminer
series-end-hint = Les tournois qui n’ont pas commencé sont annulés, et tous les inscrits reçoivent une lettre.
series-end-sure = Mettre fin à la série
series-ended = Cette série est terminée.
series-edition = Numéro { $n } de la série { $name }
series-name-hint = Un seul mot ; les tournois s’appellent NOM-1, NOM-2 …
series-repeats = Répétition
series-once = une fois

## Teams

teams-title = Équipes
teams-about = Une équipe joue des batailles d’équipes et des matchs par équipes.
teams-sign-up = <signup>Inscrivez-vous</signup> ou <login>connectez-vous</login> pour entrer dans une équipe ou en fonder une.
team-make = Fonder une équipe
team-captain-is = capitaine { $name }
team-open = ouverte à tous
team-on-request = le capitaine admet les membres
team-join = Entrer
team-ask = Demander à entrer
team-asked = Vous avez demandé à entrer.
team-ask-no-more = Retirer la demande
team-leave = Quitter l’équipe
team-members = Membres
team-asking = Demandent à entrer
team-admit = Admettre
team-remove = Renvoyer
team-captain = Nommer capitaine
team-act-on = { $act } : { $name }
tournament-of-battle =
    { $n ->
        [1] bataille d’équipes, le meilleur de chaque équipe compte
       *[other] bataille d’équipes, les { $n } meilleurs de chaque équipe comptent
    }
tournament-best-of-team = Bataille d’équipes : autant de chaque équipe comptent
tournament-sides = Plutôt un match de deux équipes
tournament-sides-against = Contre
tournament-sides-none = pas d’équipes
tournament-sides-hint = Table contre table selon le classement, sur autant de tables que la plus petite équipe a de joueurs ; les autres sont remplaçants et ne jouent pas.
tournament-join-for = S’inscrire pour { $team }
tournament-team-first = Seuls les membres de ses équipes peuvent s’inscrire : entrez d’abord dans l’une d’elles.
tournament-team = Équipe
tournament-reserves = Remplaçants, qui ne jouent pas : { $names }
