### La page d’accueil d’un joueur et une nouvelle partie.

home-games = Vos parties
home-your-move = { $count ->
    [0] Rien ne vous attend
    [one] À vous de jouer dans une partie
   *[other] À vous de jouer dans { $count } parties
  }
home-next = Suivante : { $name }
home-next-left = Suivante : { $name }, reste { $time }
games-none = Vous n’avez pas encore de partie. Commencez-en une ici ou avec « Nouvelle partie ».
welcome = Bienvenue, { $name }.
welcome-games = { $n ->
    [one] La partie que vous avez jouée ici est dans votre compte ({ $n }).
   *[other] Les { $n } parties que vous avez jouées ici sont dans votre compte.
}
games-theirs-title = Aux autres de jouer
games-ended-title = Terminées
games-all = { $n ->
    [1] La partie
   *[other] Les { $n } parties
  }
their-clock = temps adverse : { $time }
clock-of = temps de { $name } : { $time }
computer-thinks = réfléchit…
left-hours = { $n } h
left-minutes = { $n } min

games-search = Chercher des parties
games-which = Quelles parties
games-tab-mine = À vous
games-tab-theirs = Aux autres
games-tab-ended = Terminées
games-search-for = Adversaire ou numéro
games-any = Tous les jeux
games-order = Ordre
games-order-time = Moins de temps d’abord
games-order-latest = Dernier coup d’abord
games-order-name = Par adversaire
games-pictures = En images
games-found = { $n ->
    [1] Une partie
   *[other] { $n } parties
  }
games-not-found = Aucune partie ne correspond. Changez la recherche ou le jeu.
games-empty-mine = Aucune partie ne vous attend.
games-empty-theirs = Aucune partie n’attend les autres.
games-empty-ended = Aucune partie n’est encore terminée.
games-group-day = Moins d’un jour
games-group-week = Cette semaine
games-group-later = Plus tard
games-group-unlimited = Sans limite de temps
games-more = En montrer { $n } de plus

last-took = { $who } a pris { $seeds } avec { $house }
last-sowed = { $who } a semé { $seeds } depuis { $house }
last-prong = { $who } a ajouté une pointe en { $square }
last-stepped = { $who } est allé de { $from } à { $to }
last-jumped = { $who } a sauté de { $from } à { $to }
last-jumped-took = { $count ->
    [1] { $who } a sauté en { $to } et pris un pion
   *[other] { $who } a sauté en { $to } et pris { $count } pions
  }
last-you-took = Vous avez pris { $seeds } avec { $house }
last-you-sowed = Vous avez semé { $seeds } depuis { $house }
last-you-prong = Vous avez ajouté une pointe en { $square }
last-you-stepped = Vous êtes allé de { $from } à { $to }
last-you-jumped = Vous avez sauté de { $from } à { $to }
last-you-jumped-took = { $count ->
    [1] Vous avez sauté en { $to } et pris un pion
   *[other] Vous avez sauté en { $to } et pris { $count } pions
  }
news-begins = à vous de commencer
news-moved = votre coup : { $ago }
ended-won = Gagnée
ended-lost = Perdue
ended-drawn = Nulle
ended-void = Sans résultat
ended-won-by = { $name } a gagné

play-now = Jouer maintenant
play-more = Autres choix
play-computer = Ordinateur
play-as-guest = Sans compte, vous jouez en invité : sans classement, en un geste.
play-waiting = { $n ->
    [one] { $n } attend
   *[other] { $n } attendent
  }
play-own = vous attendez
you-wait = Vous attendez
you-wait-for = une partie de { $game }, { $pace }.
you-wait-meanwhile = Jouer contre l’ordinateur en attendant
you-wait-no-more = Vous n’attendez plus.
stop-waiting = Ne plus attendre
open-none = Personne n’attend. Choisissez un rythme ci-dessus pour attendre vous-même.
open-play = Jouer : { $name }, { $game }
cup-join = S’inscrire
cup-join-name = S’inscrire : { $name }
cup-see = Voir
cup-see-name = Voir : { $name }

pace-s = { $n } s
pace-m = { $n } min
pace-h = { $n } h
pace-d = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
  }
pace-plus = { $bank } + { $increment }
pace-move-s = { $n } s par coup
pace-move-m = { $n } min par coup
pace-move-h = { $n } h par coup
pace-move-d = { $n ->
    [1] un jour par coup
   *[other] { $n } jours par coup
  }
pace-none = sans limite
pace-about-none = prenez votre temps
pace-about-bank = { $bank } en tout
pace-about-each = pour chaque coup
pace-about-plus = + { $increment } par coup
pace-about-total = pour toute la partie
pace-title = Rythme
pace-other = autre…
pace-other-about = le vôtre
pace-increment = De plus à chaque coup
pace-unit = Unité : { $of }
pace-unit-s = secondes
pace-unit-m = minutes
pace-unit-h = heures
pace-unit-d = jours

opponent-title = Adversaire
opponent-computer = Ordinateur
opponent-anyone = N’importe qui
opponent-anyone-about = attendre quelqu’un
opponent-person = Par son nom
opponent-person-about = quelqu’un d’ici
opponent-link = Par un lien
opponent-link-about = un ami, même sans compte
opponent-friends = Vos amis
opponent-level-about = niveau { $n }
opponent-level = Niveau { $n }
challenge-button-computer = Commencer la partie
challenge-button-link = Créer un lien
challenge-button-anyone = Attendre un adversaire
more-title = Plus
more-first-lot = premier coup tiré au sort
more-first-me = vous commencez
more-first-opponent = l’adversaire commence
more-rated = classée
more-etiquette = avec l’étiquette
more-no-etiquette = sans étiquette
more-start = position choisie
more-conditions = avec conditions
challenge-start-position = Position de départ
challenge-start-hint = Comme l’écrit « show », par exemple 4,4,4,4,4,4/4,4,4,4,4,4 0 0 S. Une telle partie n’est pas classée. Vide : la position habituelle.
pace-more = Autres cadences
