### Textes sur les joueurs, les parties et Posthouse.

## Parties

# $name a gagné. $because est vide ou ending-because.
ending-won = { $name } a gagné{ $because }.
ending-you-won = Vous avez gagné{ $because }.
ending-drawn = Partie nulle{ $because }.
ending-over = Partie finie{ $because }.
# Avec l’espace devant. $why est une des raisons ci-dessous.
ending-because = {" "}({ $why })
reason-tie = autant de captures de part et d’autre, et le plateau est vide
reason-majority = assez de graines capturées
reason-no-stones = à son tour, le joueur n’a plus de graines
reason-cannot-feed = tout coup laisserait l’adversaire sans graines
reason-starved = l’adversaire est resté sans graines
reason-stalemate = plus aucune graine ne pourra être capturée
reason-repetition = la position est revenue
reason-base = une base adverse a été atteinte
reason-captured-all = tous les pions adverses ont été capturés
reason-no-moves = à son tour, le joueur ne peut pas jouer
reason-resigned = l’adversaire a abandonné
reason-declined = déclinée avant que les deux aient joué ; elle ne compte pas
reason-time = l’adversaire n’avait plus de temps
reason-absent = l’adversaire n’a pas joué son premier coup à temps
reason-agreed = d’un commun accord
reason-house = l’opérateur en a décidé ainsi
reason-void = terminée par l’opérateur ; elle ne compte pas
player-level = Niveau { $level }
player-bot = { $name } (bot)

## Temps et nombres

ago-now = à l’instant
ago-minutes =
    { $n ->
        [one] il y a { $n } minute
       *[other] il y a { $n } minutes
    }
ago-hours =
    { $n ->
        [one] il y a { $n } heure
       *[other] il y a { $n } heures
    }
ago-days =
    { $n ->
        [1] hier
       *[other] il y a { $n } jours
    }
count-move =
    { $n ->
        [one] { $n } coup
        [many] { $n } de coups
       *[other] { $n } coups
    }
count-finished-game =
    { $n ->
        [one] { $n } partie terminée
        [many] { $n } de parties terminées
       *[other] { $n } parties terminées
    }
count-day =
    { $n ->
        [one] { $n } jour
        [many] { $n } de jours
       *[other] { $n } jours
    }
count-hour =
    { $n ->
        [one] { $n } heure
        [many] { $n } d’heures
       *[other] { $n } heures
    }
count-minute =
    { $n ->
        [one] { $n } minute
        [many] { $n } de minutes
       *[other] { $n } minutes
    }
time-none = sans pendule
time-of = { $bank }, et { $increment } de plus par coup

## Listes de parties

match-name = { $game }, plateau { $board }
match-seats = { $first } – { $second }
match-your-turn = À vous de jouer
match-to-move = À { $name } de jouer
unrated = hors classement
lobby-title = Trouver un adversaire
# Spoken before a number beside a player’s name, and after it.
rating-word = cote
rating-provisional = provisoire

## S’inscrire

log-in = Se connecter
sign-up = S’inscrire

## Les défis sont des offres tant qu’ils ne sont pas acceptés

challenges = Défis
challenge-to-you = { $by } vous défie.
challenge-waits = { $to } n’a pas encore accepté.
challenge-accept = Accepter
challenge-decline = Décliner
challenge-decline-why = Raison
challenge-decline-unsaid = Décliner sans raison
challenge-decline-later = Pas maintenant, peut-être plus tard
challenge-decline-clock = Une autre cadence
challenge-decline-rated = Seulement classée
challenge-decline-unrated = Seulement non classée
challenge-decline-game = Je ne joue pas à ce jeu
challenge-decline-people = Seulement avec des personnes
challenge-withdraw = Retirer
challenge-about = Rien n’a commencé. Acceptez ou déclinez : aucune raison n’est nécessaire, et aucune pendule ne tourne avant que vous acceptiez.
challenge-about-move = Rien n’a commencé. Acceptez, déclinez, ou jouez votre premier coup, qui vaut acceptation. Aucune pendule ne tourne d’ici là.
challenge-about-own = Rien ne compte et aucune pendule ne tourne tant qu’il n’est pas accepté.
challenge-each = Temps de chaque joueur : { $clock }.
challenge-ends = Le défi prend fin le { $date }.
ending-withdrawn = Le défi a été retiré : la partie n’a jamais commencé.
ending-expired = Le défi n’a pas été accepté à temps : la partie n’a jamais commencé.
saved = Enregistré.
tile-play = Jouer à { $game }
tile-play-short = Jouer
tile-wari = par courrier : plus de la moitié des 48 graines gagne
tile-wari-24 = 24 graines gagnent ; cases de 1 à 12
tile-warri = case touchée, case jouée
tile-super-wari = deux rangées de huit : affamez l’adversaire
tile-oware = un grand chelem ne prend rien
tile-awari = résolu en 2002 : parfait, il finit nul
tile-octilite = pas de graines : des pions à pointes qui sautent
