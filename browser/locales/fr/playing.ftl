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
name-to-move = À { $name } de jouer.
looking-on = Vous regardez.
next-game = { $count ->
    [one] La prochaine partie qui vous attend
   *[other] La prochaine des { $count } parties qui vous attendent
  }
you = vous
to-move = tour en cours
the-beginning = Le début.
after-moves = Après { $at } sur { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }.

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

## Préparer des réponses

plan-title = Coups conditionnels
plan-begin = Prévoir la suite
plan-more = Continuer le plan
plan-about = Préparez vos réponses aux coups que jouera { $name }. Elles partent d’elles-mêmes ; personne d’autre ne les voit.
plan-label = Plan en cours ; rien de tout cela n’est encore joué.
plan-their-move = Quel coup attendez-vous que joue { $name } ?
plan-your-answer = Si { $name } joue { $move } : que répondez-vous ?
plan-over-there = La partie serait finie là.
plan-whatever = À n’importe quel coup…
plan-whatever-else = À n’importe quel autre coup…
plan-whatever-which = Votre coup, quoi que joue l’autre : il est joué s’il est permis.
plan-never-legal = { $move } ne répond à aucun des coups que peut jouer { $name }.
move-kept = Votre coup { $move } est conservé et sera envoyé dès que Posthouse sera joignable.
move-kept-take-back = Reprendre
move-handed-back = Votre coup { $move } n’a pas été joué : { $reason }
move-handed-back-read = OK
plan-back = Un coup en arrière
plan-done = Fin du plan
plan-if-then = Si { $theirs }, alors { $mine }
plan-cut = Couper : si { $theirs }, alors { $mine }
plan-cut-short = Couper

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
clock-none = Pas de pendule : prenez votre temps.
clock-bank = Chacun dispose de { $time } ; ce temps ne passe que pendant son tour.
clock-increment = Chaque coup ajoute { $time }, jusqu’à { $cap }.
clock-end = Qui n’a plus de temps perd.
match-time-left = temps restant : { $time }
match-rated = La partie compte pour le classement.
match-unrated = La partie ne compte pas pour le classement.

## Nulle, reprise, fin, revanche

not-now = Pas maintenant
play-on = Continuer
refuse = Refuser
withdraw = Retirer
draw-ask = Proposer nulle
draw-sure = Proposer la partie nulle ?
draw-yes = Proposer
draw-asked = Vous avez proposé la nulle ; { $who } n’a pas encore répondu.
draw-offered = { $by } propose la nulle.
draw-accept = Accepter…
draw-accept-sure = La partie finit par une nulle.
draw-accept-yes = Accepter la nulle
undo-ask = Reprendre
undo-sure = Demander à reprendre votre dernier coup ?
undo-sure-machine = Reprendre votre dernier coup ? La partie ne compte plus alors pour le classement.
undo-yes = Reprendre
undo-asked = Vous avez demandé à reprendre votre coup ; { $who } n’a pas encore répondu.
undo-offered = { $by } demande à reprendre un coup.
undo-accept = Autoriser la reprise
resign-ask = Abandonner
resign-sure = Abandonner cette partie ?
resign-yes = Abandonner
decline-ask = Décliner
decline-sure = Décliner cette partie ? Elle ne compte pas.
decline-yes = Décliner
rematch-ask = Revanche
rematch-go = À la revanche, plateau { $board }

## Paroles et notes

talk-title = Discussion
talk-with-move = avec
talk-say-label = Dire quelque chose à tous autour du plateau
talk-say-short = Message
talk-report = Signaler cette partie
talk-say = Envoyer
note-title = Ma note
note-about = Personne d’autre ne la voit ; elle est sur tous vos appareils. Elle se garde pendant que vous écrivez.
note-kept = Gardée.

## Le clavier

keys-title = Raccourcis clavier
keys-next = la prochaine partie qui vous attend
keys-step = un coup en arrière, un coup en avant
keys-ends = au début, à la fin
keys-move = taper un coup
keys-board = au plateau ; les flèches s’y promènent, Entrée joue
keys-plan = prévoir la suite, pendant que c’est à l’autre de jouer
keys-chat = dire quelque chose
keys-turn = tourner le plateau
keys-help = cette liste
keys-setting = Les lettres seules sont des commandes (? en donne la liste)
keys-on = Les lettres seules font ces choses
close = Fermer

## Avis

push-here = M’avertir dans ce navigateur
push-about = quand une partie vous attend, même si aucune page n’est ouverte
push-forbidden = Pour qu’on vous avertisse ici quand une partie vous attend, autorisez les notifications de ce site dans les réglages du navigateur.
push-failed = Le navigateur ne peut pas être averti : { $why }
push-one = Votre partie vous attend
push-several = Des parties vous attendent
push-board = { $game }, plateau { $board }, contre { $opponent }
push-news = Il y a du nouveau pour vous sur Posthouse.

## The title line, the bars, the panels

facts-rated = classée
facts-unrated = hors classement
pace = { $bank } + { $increment } par coup
clock-title = La pendule
your-move = À vous de jouer
captured-seeds = { $count ->
    [one] 1 graine prise
   *[other] { $count } graines prises
  }
captured-pods = { $count ->
    [one] 1 pion pris
   *[other] { $count } pions pris
  }
next-game-short = Partie suivante ({ $count })
match-back = Retour à vos parties
match-bar = Cette partie
match-panels = Discussion, note et plan
match-flip = Tourner
match-more = Plus
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
move-type = Taper un coup
sending-move = Envoi de { $move }…
plan-short = Prévoir
plan-later = Pendant le tour de l’adversaire, vous pouvez préparer vos réponses ici.
note-short = Note
talk-none = Personne n’a encore rien dit.
talk-unread = { $count ->
    [one] 1 nouveau
   *[other] { $count } nouveaux
  }

## The end card. $score is empty or a space and a score: " 26–19"

end-you-won = Vous avez gagné{ $score }
end-you-lost = Vous avez perdu{ $score }
end-won = { $name } a gagné{ $score }
end-drawn = Match nul{ $score }
end-rating = Votre classement
end-lead = Votre avance, coup par coup
end-lead-of = Avance de { $name }, coup par coup
end-largest = maximum : { $largest }
end-analyze = Analyser
end-share = Partager
end-next = Partie suivante : { $name }
notice-draw-proposed = { $name } propose la nulle.
notice-draw-withdrawn = { $name } retire la proposition de nulle.
notice-draw-refused = { $name } refuse la nulle.
notice-take-back-proposed = { $name } demande à reprendre un coup.
notice-take-back-withdrawn = { $name } ne demande plus à reprendre un coup.
notice-take-back-refused = { $name } ne permet pas de reprendre le coup.
notice-move-taken-back = { $name } reprend { $move }.
notice-move-taken-back-unrated = { $name } reprend { $move } ; la partie n’est plus classée.
notice-lot-drawn = Par tirage au sort, { $name } joue en premier.
notice-first-move-given = { $name } laisse le premier coup à { $other }.
notice-operator-reopened = L’opérateur rouvre la partie : elle continue après { $n } coups.
notice-operator-took-back = L’opérateur ramène la partie à la position après { $n } coups.
notice-operator-gave-seat = L’opérateur donne la place de { $name } à { $other }.
