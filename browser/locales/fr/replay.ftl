### Sous une partie et à côté : la parcourir, sa feuille de coups, ce qui est prouvé près de la fin.

replay-steps = Parcourir la partie
replay-first = Première position
replay-back = Coup précédent
replay-on = Coup suivant
replay-last = Dernier coup
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
    [one] prend 1
   *[other] prend { $count }
  }
