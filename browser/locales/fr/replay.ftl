### Sous une partie et à côté : la parcourir, sa feuille de coups, ce qui est prouvé près de la fin.

replay-steps = Parcourir la partie
replay-first = Première position
replay-back = Coup précédent
replay-on = Coup suivant
replay-last = Dernier coup
