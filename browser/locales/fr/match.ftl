### A match, apart from what is drawn first: fetched after that (src/more_texts.ts).

etiquette-keep = Garder l’étiquette du Warri
etiquette-about = Case touchée, case jouée : pas d’essai, pas de reprise, pas de comptage.
etiquette-seats = Votre côté est en bas, et chacun des deux peut commencer.
etiquette-by-lot = Votre côté est en bas, et le sort décide qui commence.

## À la table

etiquette-title = Dans cette partie…
etiquette-touched = … case touchée, case jouée. Regardez aussi longtemps que vous voulez, puis tendez la main une fois.
etiquette-seeds = … on regarde les graines, on ne les compte pas. Les nombres viennent quand la partie est finie.
etiquette-asking = … personne ne demande si un coup est permis. Une case qui ne peut pas être jouée reste simplement comme elle est.
etiquette-pleasure = … on joue pour le plaisir, jamais pour de l’argent.
etiquette-strong = … un ordinateur fort est courtois : il aime mieux gagner de peu.
etiquette-senior = … quand deux personnes jouent ensemble pour la première fois, la plus anciennement inscrite peut commencer, ou céder le premier coup. Ensuite, on tire au sort.
etiquette-heard = Avec un lecteur d’écran, vous entendez le nombre des graines.

## Le premier coup

etiquette-yours = Vous êtes inscrit depuis plus longtemps que { $name } : le premier coup est à vous, pour le jouer ou pour le céder.
etiquette-give = Céder le premier coup à { $name }
etiquette-theirs = { $name } est inscrit depuis plus longtemps : c’est à { $name } de jouer le premier coup, ou de le céder.
etiquette-given-you = { $name } est inscrit depuis plus longtemps, et vous cède le premier coup.
etiquette-given = { $senior } est inscrit depuis plus longtemps, et cède le premier coup à { $junior }.

## La fin

etiquette-over = La partie est finie et l’on peut compter les graines : { $first } { $firstSeeds }, { $second } { $secondSeeds }.
etiquette-thank = Remercier { $name } pour la partie
etiquette-thanks = Merci pour la partie.
etiquette-thanked = Vous avez remercié { $name } pour la partie.
etiquette-machine-thanks = { $name } vous remercie pour la partie.
etiquette-lot = Le sort a désigné { $name }, qui commence.
etiquette-lot-you = Le sort vous a désigné : vous commencez.

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
plan-back = Un coup en arrière
plan-done = Fin du plan
plan-if-then = Si { $theirs }, alors { $mine }
plan-cut = Couper : si { $theirs }, alors { $mine }
plan-cut-short = Couper

## Nulle, reprise, fin, revanche

not-now = Pas maintenant
play-on = Continuer
refuse = Refuser
draw-ask = Proposer nulle
draw-sure = Proposer la partie nulle ?
draw-yes = Proposer
draw-asked = Vous avez proposé la nulle ; { $who } n’a pas encore répondu.
draw-accept = Accepter…
draw-accept-sure = La partie finit par une nulle.
draw-accept-yes = Accepter la nulle
undo-ask = Reprendre
undo-sure = Demander à reprendre votre dernier coup ?
undo-sure-machine = Reprendre votre dernier coup ? La partie ne compte plus alors pour le classement.
undo-yes = Reprendre
undo-asked = Vous avez demandé à reprendre votre coup ; { $who } n’a pas encore répondu.
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

## Avis

push-here = M’avertir dans ce navigateur
push-about = quand une partie vous attend, même si aucune page n’est ouverte
push-forbidden = Pour qu’on vous avertisse ici quand une partie vous attend, autorisez les notifications de ce site dans les réglages du navigateur.
push-failed = Le navigateur ne peut pas être averti : { $why }
push-one = Votre partie vous attend
push-several = Des parties vous attendent
push-board = { $game }, plateau { $board }, contre { $opponent }
push-news = Il y a du nouveau pour vous sur Posthouse.
match-bar = Cette partie
match-panels = Discussion, note et plan
match-flip = Tourner
match-more = Plus
move-type = Taper un coup
plan-short = Prévoir
plan-later = Pendant le tour de l’adversaire, vous pouvez préparer vos réponses ici.
note-short = Note
talk-none = Personne n’a encore rien dit.
talk-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
  }

## The end card. $score is empty or a space and a score: " 26–19"

end-you-won = Vous avez gagné{ $score }
end-you-lost = Vous avez perdu{ $score }
end-won = { $name } a gagné{ $score }
end-drawn = Match nul{ $score }
end-you-resigned = vous avez abandonné
end-you-time = votre temps est écoulé
end-you-absent = vous n’avez pas joué votre premier coup à temps
end-score = {" "}{ $own } à { $other }
end-why = {" "}: { $why }
end-rating = Votre classement
end-lead = Votre avance, coup par coup
end-lead-of = Avance de { $name }, coup par coup
end-range = de { $lowest } à { $highest }
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
notice-declined-later = { $name } décline : pas maintenant, peut-être plus tard.
notice-declined-clock = { $name } décline, mais jouerait à une autre cadence.
notice-declined-rated = { $name } décline, mais jouerait une partie classée.
notice-declined-unrated = { $name } décline, mais jouerait une partie non classée.
notice-declined-game = { $name } décline et ne joue pas à ce jeu.
notice-declined-people = { $name } décline et ne joue qu’avec des personnes, pas avec des bots.

replay-moves = Coups
replay-no-move = Aucun coup pour l’instant.
replay-commented = avec un commentaire

proven-title = Résultats prouvés
proven-reach = Dès qu’il n’y a plus sur le plateau que { $reach } graines ou moins, on lit ici ce que chaque coup aurait donné.
proven-working = Calcul en cours…
proven-unknown = On ne sait rien de cette position.
proven-moves = Les coups, le meilleur d’abord
proven-move = Coup
proven-proves = Ce qu’il prouve
replay-captures = { $count ->
    [one] prend { $count }
   *[other] prend { $count }
  }
