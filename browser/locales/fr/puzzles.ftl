### Les énigmes : des positions où un seul coup est juste.

puzzles-title = Énigmes
puzzles-about = Des positions tirées de parties, où un seul coup est juste, et c’est prouvé. Ce que vous avez résolu reste gardé dans ce navigateur.
puzzles-daily = L’énigme du jour
puzzles-daily-about = La même pour tout le monde ; une nouvelle commence à minuit, heure de Greenwich.
puzzles-daily-done = Vous avez résolu celle d’aujourd’hui ; une nouvelle commence à minuit, heure de Greenwich.
puzzles-daily-go = L’énigme d’aujourd’hui
puzzles-days = Jours de suite : { $n }.
puzzles-by-game = Jeu par jeu
puzzles-streak = Résolues du premier coup, de suite : { $streak }. Votre plus longue série : { $best }.
puzzles-solved-of = résolues : { $done } sur { $all }
puzzles-none-of = Il n’y a pas d’énigmes pour « { $game } ». Choisissez un de ces jeux.
puzzles-not-fetched = Les énigmes n’ont pas pu être chargées. Vérifiez votre connexion et rechargez la page.
puzzles-number = { $game }, énigme { $number } sur { $all }
puzzles-of-day = L’énigme du jour : { $game }
puzzles-task-best = Un coup gagne, et aucun autre : lequel ?
puzzles-task-win =
    { $n ->
        [one] Gagnez avec ce coup : un seul y arrive.
       *[other] Gagnez à votre coup numéro { $n }, quoi qu’on réponde : une seule façon de commencer y mène.
    }
puzzles-you-are = Vous êtes { $seat }, contre { $rival }.
puzzles-tools = L’énigme
puzzles-help = Indice
puzzles-help-two = C’est { $one } ou { $two }.
puzzles-help-pod = C’est un coup du pion en { $pod }.
puzzles-show = Montrer la solution
puzzles-shown = La voici. Cela compte comme non résolu ; réessayez quand vous l’aurez oubliée.
puzzles-right = C’est ça, du premier coup.
puzzles-right-at-last = C’est ça.
puzzles-go-on = Juste. Continuez.
puzzles-wrong = Pas { $move } : { $why } Essayez-en un autre.
puzzles-too-slow =
    { $n ->
        [one] { $move } ne gagne pas. Essayez-en un autre.
       *[other] Après { $move }, l’autre peut tenir plus longtemps que cela. Essayez-en un autre.
    }
puzzles-retry = Encore une fois
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
