### Les énigmes : des positions où un seul coup est juste.

puzzles-title = Énigmes
puzzles-intro = Des positions tirées de parties, où un seul coup est juste, et c’est prouvé.
puzzles-daily = L’énigme du jour
puzzles-daily-about = La même pour tout le monde ; une nouvelle commence à minuit, heure de Greenwich.
puzzles-daily-done = Vous avez résolu celle d’aujourd’hui ; une nouvelle commence à minuit, heure de Greenwich.
puzzles-daily-go = L’énigme d’aujourd’hui
puzzles-days-in-a-row =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours de suite
    }
puzzles-by-game = Jeu par jeu
puzzles-solved-of = résolues : { $done } sur { $all }
puzzles-none-of = Il n’y a pas d’énigmes pour « { $game } ». Choisissez un de ces jeux.
puzzles-not-fetched = Les énigmes n’ont pas pu être chargées. Vérifiez votre connexion et rechargez la page.
puzzles-number = { $game }, énigme { $number } sur { $all }
puzzles-of-day = L’énigme du jour : { $game }
puzzles-task-best = Un coup gagne, et aucun autre : lequel ?
puzzles-task-win =
    { $n ->
        [1] Gagnez avec ce coup : un seul y arrive.
       *[other] Gagnez en { $n } coups, quoi qu’on réponde. Par quel coup commencez-vous ?
    }
puzzles-you-are = Vos pions portent { $seat }, ceux de l’adversaire { $rival }.
puzzles-tools = L’énigme
puzzles-help = Indice
puzzles-help-two = C’est { $one } ou { $two }.
puzzles-help-pod = C’est un coup du pion en { $pod }.
puzzles-show = Montrer la solution
puzzles-shown = La voici. Cela compte comme non résolu ; réessayez quand vous l’aurez oubliée.
puzzles-right = C’est ça, du premier coup.
puzzles-right-at-last = C’est ça.
puzzles-go-on = Juste. Continuez.
puzzles-fails = Pas { $move } : { $why }
puzzles-too-late =
    { $n ->
        [one] { $move } ne gagne pas.
       *[other] Après { $move }, l’autre peut tenir plus longtemps que cela.
    }
puzzles-answer = Votre adversaire répond { $move }.
puzzles-next = Énigme suivante
puzzles-all = Toutes les énigmes
puzzles-play-on = Continuer contre l’ordinateur
puzzles-why = Ce que donne chaque coup
puzzles-move = Coup
puzzles-comes-to = Ce qu’il donne
puzzles-proven = Prouvé, quoi que tentent l’un et l’autre.
puzzles-way = Suite de la solution
puzzles-worth-win = il gagne. Vous avez { $own } graines ou plus à la fin.
puzzles-worth-draw = il fait nulle, { $own } à { $other }.
puzzles-worth-loss = il perd. Votre adversaire a { $other } graines ou plus à la fin.
puzzles-worth-no-win = il ne gagne pas : votre adversaire peut garder { $other } graines ou plus.

puzzles-near = Une énigme proche de votre classement.
puzzles-kept-here = Ce que vous faites reste dans ce navigateur ; si vous vous inscrivez, votre compte le reçoit.
puzzles-kept-account = Ce que vous faites reste dans votre compte.
puzzles-figure-rating = Classement
puzzles-figure-days = Jours de suite
puzzles-figure-solved = Résolues
puzzles-of = { $done } sur { $all }
puzzles-your-rating = Votre classement aux énigmes : { $rating }
puzzles-rated = L’énigme est classée { $rating }.
puzzles-themes-of = Thèmes : { $themes }.
puzzles-by-theme = Par thème
puzzles-of-theme = { $theme } : { $game }
puzzles-of-game = Une énigme : { $game }
puzzles-theme-capture = Capture
puzzles-theme-quiet = Coup tranquille
puzzles-theme-grand-slam = Grand chelem
puzzles-theme-starve = Affamer
puzzles-theme-feed = Nourrir
puzzles-theme-defense = Défense
puzzles-theme-last-seeds = Dernières graines
puzzles-theme-chain = Suite de sauts
puzzles-theme-sacrifice = Sacrifice
puzzles-theme-prong = Ajouter une pointe
puzzles-theme-base = Sur une base
puzzles-theme-wipe-out = Tout capturer
