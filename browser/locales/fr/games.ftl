### Les jeux en bref, comme « list » et « GAME help » les donnent : au plus 16 lignes de 72 colonnes. Seul le serveur lit ce fichier.

game-sowing = Choisissez une de vos cases et semez ses graines une à une, dans le sens inverse des aiguilles d’une montre, dans les cases suivantes. Si la dernière graine fait 2 ou 3 dans une case de l’adversaire, vous la prenez, puis en reculant chaque case suivante qui en a 2 ou 3.
game-slam-captures = Vous pouvez prendre toutes ses graines à la fois : c’est un grand chelem.
game-feed = S’il n’a pas de graines, vous devez lui en donner.
game-type-letter = Écrivez la lettre de la case : c
game-short-wari =
    Le jeu par correspondance. Deux joueurs, deux rangées de six cases, quatre graines par case. Prenez 25 des 48 graines et vous gagnez.

    { game-sowing } { game-slam-captures } { game-feed }

    { game-type-letter }
game-short-wari-24 =
    Le vieux jeu sur ordinateur familial. Deux rangées de six cases, quatre graines par case. Prenez 24 des 48 graines et vous gagnez.

    { game-sowing } Vous ne pouvez jamais prendre toutes ses graines à la fois : un tel grand chelem est interdit. { game-feed }

    Écrivez le numéro de la case, de 1 à 6 depuis la gauche, ou sa lettre.
game-short-warri =
    Le jeu antillais, joué avec des manières. Deux rangées de six cases, quatre graines par case. Prenez 25 des 48 graines et vous gagnez.

    { game-sowing } { game-slam-captures } { game-feed } Case touchée, case jouée.

    { game-type-letter }
game-short-super-wari =
    Le jeu de Bill Taylor, de 2004. Deux rangées de huit cases, trois graines par case. Prenez 25 des 48 graines, ou affamez l’adversaire.

    { game-sowing } Un coup qui laisse l’adversaire sans graines n’est permis que si tous vos coups le font. Il finit alors la partie, et tout ce qui reste est à vous. Une position ne peut pas revenir.

    { game-type-letter }
game-short-oware =
    Abapa, les règles de tournoi. Deux rangées de six cases, quatre graines par case. Prenez 25 des 48 graines et vous gagnez.

    { game-sowing } Un coup qui prendrait toutes ses graines, un grand chelem, est semé mais ne prend rien. { game-feed }

    { game-type-letter }
game-short-awari =
    Les règles avec lesquelles le jeu a été résolu en 2002. Deux rangées de six cases, quatre graines par case. Prenez 25 des 48 et vous gagnez.

    { game-sowing } Un coup qui laisse l’adversaire sans graines n’est permis que si tous vos coups le font ; alors même un grand chelem, la prise de tout ce qu’il a, est permis.

    { game-type-letter }
game-short-octilite =
    De Don Green. Quatre pions chacun, sur un plateau de 6 sur 7. Atteignez une des quatre cases de départ de l’adversaire, ses bases, ou prenez tous ses pions.

    Un pion ne va que là où pointent ses pointes. À votre tour, ajoutez une pointe à un pion, ou avancez d’une case dans la direction d’une pointe, ou sautez par-dessus un pion voisin sur la case derrière lui. Vous pouvez prendre le pion sauté, et continuer à sauter.

    Écrivez 22+b pour ajouter une pointe, 22-33 pour avancer, 22-44 pour sauter et 22-44x pour sauter et prendre. Les colonnes se comptent de la gauche, les rangées d’en bas.
game-links =
    {"    "}{ $game } help rules       toutes les règles
    {"    "}{ $game } help example     une partie, coup par coup
    {"    "}{ $game } help tutorial    votre première partie
    {"    "}{ $game } challenge ann computer-2
