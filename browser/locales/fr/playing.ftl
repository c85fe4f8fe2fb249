### Une partie : jouer, préparer des réponses, pendules, propositions, paroles, clavier.

## La page d’une partie

rules-not-fetched = Les règles n’ont pas pu être chargées. Rechargez la page.
setting-up = Mise en place du plateau…
page-too-old = Cette page n’est plus à jour. Rechargez-la.
title-match = { $game }, plateau { $board }
title-your-turn = ● À vous : { $game }, plateau { $board }
title-waiting = ({ $count }) { $title }
board-number = plateau { $board }
your-turn = À vous de jouer.
told-taken-back = Repris : { $moves }.
name-to-move = À { $name } de jouer.
looking-on = Vous regardez.
next-game = { $count ->
    [1] La prochaine partie qui vous attend
   *[other] La prochaine des { $count } parties qui vous attendent
  }
you = vous
to-move = tour en cours
the-beginning = Le début.
after-moves = Après { $at } sur { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }.
to-last-move = Revenir à la partie

board-tools = Le plateau
board-turn = Tourner le plateau
board-numbers = Nombres
board-sound = Son
board-loud = Volume
board-confirm = Confirmer chaque coup

## Jouer

move-field-move = Votre coup
move-field-plan = Coup suivant du plan
move-field-premove = Votre prochain coup
move-may-be = Vous pouvez jouer { $moves }.
move-such-as = par exemple { $move }
move-button-move = Jouer
move-button-plan = Ajouter au plan
move-button-premove = Jouer ensuite
move-comment = Commentaire
optional = (facultatif)
confirm-move = Jouer { $move } ?
confirm-yes = Oui, jouer { $move }
confirm-no = Annuler

## Coups anticipés : le prochain coup, choisi pendant le tour de l’adversaire

premove-set = Vous jouerez { $move } dès que { $name } aura joué.
premove-cancel = Annuler
premove-never = Ce ne peut être votre prochain coup, quoi que joue { $name }.
plan-never-legal = { $move } ne répond à aucun des coups que peut jouer { $name }.
move-kept = Votre coup { $move } est conservé et sera envoyé dès que Posthouse sera joignable.
move-kept-take-back = Reprendre
your-move-kept = Votre coup est conservé
move-handed-back = Votre coup { $move } n’a pas été joué : { $reason }
move-handed-back-read = OK

## Pendules

time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
clock-hours = { $count } h
clock-minutes = { $count } min
clock-short = Peu de temps restant :
clock-first-move = Premier coup : { $time }
match-halve = Diviser mon temps par deux : une victoire vaut un point de plus
match-tournament = Tournoi { $name }
clock-none = Pas de pendule : prenez votre temps.
clock-bank = Chacun dispose de { $time } ; ce temps ne passe que pendant son tour.
clock-increment = Chaque coup ajoute { $time }, jusqu’à { $cap }.
clock-end = Qui n’a plus de temps perd.
match-time-left = temps restant : { $time }
match-rated = La partie compte pour le classement.
match-unrated = La partie ne compte pas pour le classement.
withdraw = Retirer
draw-offered = { $by } propose la nulle.
undo-offered = { $by } demande à reprendre un coup.

## Le clavier

keys-title = Raccourcis clavier
keys-next = la prochaine partie qui vous attend
keys-step = un coup en arrière, un coup en avant
keys-ends = au début, à la fin
keys-move = taper un coup
keys-board = au plateau ; les flèches s’y promènent, Entrée joue
keys-cells = aux cases ou pions que l’on peut choisir
keys-read = dire le score et tout le plateau
keys-plan = prévoir la suite, pendant que c’est à l’autre de jouer
keys-chat = dire quelque chose
keys-turn = tourner le plateau
keys-help = cette liste
keys-setting = Les lettres seules sont des commandes (? en donne la liste)
keys-on = Les lettres seules font ces choses
close = Fermer

## The title line, the bars, the panels

facts-rated = classée
facts-unrated = hors classement
facts-style-hoarder = thésauriseur
facts-style-attacker = attaquant
clock-title = La pendule
your-move = À vous de jouer
captured-seeds = { $count ->
    [one] { $count } graine prise
   *[other] { $count } graines prises
  }
captured-pods = { $count ->
    [one] { $count } pion pris
   *[other] { $count } pions pris
  }
next-game-short = Partie suivante ({ $count })
match-back = Retour à vos parties
board-settings = Réglages du plateau
board-speed = Vitesse
speed-slow = Lente
speed-usual = Normale
speed-quick = Rapide
speed-none = Aucune
board-theme = Plateau
board-theme-page = Comme la page
board-theme-wood = Bois
board-theme-night = Nuit
board-theme-stone = Pierre
board-theme-ink = Encre
sending-move = Envoi de { $move }…
rules-link = Règles

## Sous une partie et à côté : la parcourir, sa feuille de coups, ce qui est prouvé près de la fin.

replay-steps = Parcourir la partie
replay-first = Première position
replay-back = Coup précédent
replay-on = Coup suivant
replay-last = Dernier coup

## Quand les pendules s’arrêtent, et ce qu’une pendule signifie.

clock-still-sleep = dort jusqu’à { $until } : la pendule est arrêtée
clock-still-weekend = absent jusqu’à { $until } : la pendule est arrêtée
clock-still-vacation = en vacances jusqu’à { $until } : la pendule est arrêtée
clock-still-closed = le serveur est arrêté : la pendule est arrêtée
clock-still-frozen = toutes les pendules sont arrêtées pour l’instant
clock-due = Fin du temps de { $name } : { $when }.
clock-pauses = Quand une pendule s’arrête
clock-pause-own = Pendant les heures de sommeil d’un joueur (dix par jour au plus) et ses jours de repos (deux par semaine au plus). Chacun les choisit dans ses réglages.
clock-pause-vacation = Pendant les vacances, 30 jours par an. Si on le souhaite, elles commencent automatiquement avant la fin du temps.
clock-pause-house = Pendant que le serveur est arrêté ou que l’opérateur a arrêté toutes les pendules.
clock-pause-bound = Les pauses d’un joueur ne retardent la fin d’un tour que de 60 jours et deux fois le temps qu’il avait, au plus. On peut toujours jouer.
clock-reminders = Un rappel arrive quand quatre cinquièmes du temps sont passés, et un autre avant la fin ; pas dans les parties de quelques heures.

## Les usages du Warri : comment ils sont proposés avec un défi, et ce que dit une table qui les garde.

## Avec un défi

etiquette-word = avec l’étiquette

## Pendant la partie

etiquette-sown = { $name } sème depuis la case { $house }.
etiquette-captured = { $name } sème depuis la case { $house }, et capture.
etiquette-sown-you = Vous semez depuis la case { $house }.
etiquette-captured-you = Vous semez depuis la case { $house }, et capturez.
etiquette-gentle = Laissez celle-ci pour l’instant, et choisissez une autre de vos cases.
etiquette-type = Tapez la lettre d’une de vos cases.
move-wait = Attendez la réponse : ce que vous avez tapé reste ici.
