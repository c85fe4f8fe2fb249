### Les règles des jeux, comme les a « GAME help rules » ; src/games/*/rules.md a leur ordre et les plateaux entre elles. Seul le serveur lit ce fichier.

rules-title = Comment jouer
rules-players = Deux joueurs se font face devant un plateau de deux rangées de cases. Le premier est Sud et possède la rangée du bas, le second est Nord et possède celle du haut. Les cases de chaque joueur ont des lettres, depuis la gauche de ce joueur : a, b, c et ainsi de suite. Sud commence, ou Nord si le sort ou le défi le dit.
rules-drawing = La ligne sous un dessin est sa position et, après les deux-points, le coup dont il s’agit.

rules-move = Un coup
rules-sow = Choisissez une de vos cases qui a des graines. Toutes ses graines sont levées et semées une à une, dans le sens inverse des aiguilles d’une montre, dans les cases suivantes : le long de votre rangée jusqu’à sa dernière lettre, puis le long de la rangée de l’adversaire depuis a, puis de nouveau dans votre a. La case de départ est sautée à chaque tour, et finit donc vide.
rules-sow-board = Sud commence par les quatre graines de b :
rules-capture = Si la dernière graine tombe dans une case de l’adversaire et y fait 2 ou 3, vous prenez ce qu’elle contient. Puis, en reculant, vous prenez chaque case suivante de l’adversaire qui a 2 ou 3 graines, jusqu’à une qui ne les a pas.
rules-capture-board = Sud joue f. Les trois graines font 2 en a, 3 en b et 2 en c chez Nord : de c en reculant, Sud les prend toutes les sept. La case d de Nord, avec ses cinq graines, n’a pas été atteinte.
rules-slam = Une prise qui emporte toutes les graines de l’adversaire est un grand chelem. Ce qui se passe alors dépend du jeu. Dans cette position de wari, la case f de Sud prend les quatre graines que Nord a alors :
rules-no-passing = Un joueur qui a un coup permis doit jouer : on ne passe pas.

rules-feeding = Nourrir
rules-feed = Quand l’adversaire n’a pas de graines, vous ne pouvez jouer qu’un coup qui lui en laisse au moins une, même après une prise. Ici, c’est seulement f :

rules-end = Comment une partie finit
rules-end-over = Plus de graines prises gagnent, autant font partie nulle. La partie est finie
rules-end-tie = quand les deux en ont pris autant et que le plateau est vide (tie) ;
rules-end-majority = quand un joueur a pris le nombre qui gagne (majority) ;
rules-end-no-stones = quand le joueur au trait n’a pas de graines : chacun prend celles de son côté (no-stones) ;
rules-end-cannot-feed = quand le joueur au trait a des graines, mais aucun coup permis avec elles (cannot-feed) ;
rules-end-repetition = quand une position revient avec le même joueur au trait (repetition). La position de départ, ou celle qui a été dressée, compte une fois.

rules-etiquette = L’étiquette
rules-etiquette-about = Le warri se joue avec une étiquette, et la plupart des autres jeux de semailles le peuvent. Une partie qui la suit le dit quand elle commence :
rules-etiquette-touched = Case touchée, case jouée. On n’essaie rien sur le plateau et on ne reprend aucun coup. (Vous pouvez quand même préparer des réponses avec queue.)
rules-etiquette-lot = Le sort dit qui commence, sauf si le défi le dit. Il est tiré une fois, quand la partie commence, et annoncé. Dans une revanche, l’autre joueur commence.
rules-etiquette-senior = Mais dans la première partie entre deux joueurs, l’aîné, dont le compte est plus ancien, a droit au premier coup et peut le céder à l’autre : yield. Ils changent alors de place. Un aîné dont le défi dit --first=lot s’en remet au sort.
rules-etiquette-counting = Personne ne compte. La page montre des graines et pas de nombres jusqu’à la fin de la partie ; les plateaux écrits en texte les gardent, car leur lecteur n’a pas de graines à regarder.
rules-etiquette-legal = Personne ne demande si un coup permis l’était, et la page ne donne pas de raisons.
rules-etiquette-seats = Vous êtes Sud et l’ordinateur Nord, quel que soit celui qui commence. Un ordinateur fort préfère gagner de peu que d’écraser.
rules-etiquette-money = Personne ne joue jamais pour de l’argent, et les joueurs se remercient à la fin.

rules-typing = Écrire un coup
rules-type-house = Écrivez la lettre de la case, majuscule ou minuscule : c
rules-type-position = Une position s’écrit en une ligne : les cases de Sud depuis a, une barre oblique, les cases de Nord depuis a, ce que Sud et Nord ont pris, et S ou N pour le joueur au trait. La position de départ du wari est

## Ce que chaque jeu de semailles fait à sa façon

rules-of-wari = Wari, les règles du serveur de courrier. Six cases chacun, quatre graines dans chaque case.
rules-of-wari-24 = Wari 24, les règles de l’ancien jeu d’ordinateur familial. Six cases chacun, quatre graines dans chaque case.
rules-of-warri = Warri, le jeu des Antilles. Six cases chacun, quatre graines dans chaque case.
rules-of-super-wari = Super-Wari, de Bill Taylor, 2004. Huit cases chacun, trois graines dans chaque case.
rules-of-oware = Oware, les règles de tournoi abapa. Six cases chacun, quatre graines dans chaque case.
rules-of-awari = Awari, les règles selon lesquelles John Romein et Henri Bal ont résolu le jeu en 2002. Six cases chacun, quatre graines dans chaque case.
rules-winning = { $n } graines prises gagnent aussitôt.
rules-slam-captures = Un grand chelem prend tout.
rules-slam-nothing = Un grand chelem est semé, mais ne prend rien.
rules-slam-forbidden = Un grand chelem est interdit.
rules-starving = Au lieu de la règle pour nourrir : un coup qui laisse l’adversaire sans graines n’est permis que si tous vos coups le font. Alors tous le sont.
rules-starving-slam = Au lieu de la règle pour nourrir : un coup qui laisse l’adversaire sans graines n’est permis que si tous vos coups le font. Alors tous le sont, et un grand chelem prend tout.
rules-starved = Un tel coup finit la partie : il vous donne ce qu’il prend et tout ce qui reste (starved).
rules-rest-to-you = Si vous ne pouvez pas nourrir l’adversaire, vous prenez tout ce qui reste.
rules-cannot-feed-draw = Si vous ne pouvez pas nourrir l’adversaire, ou si vos seuls coups sont des grands chelems interdits, la partie est nulle.
rules-second-own-side = Quand une position se présente pour la deuxième fois, chacun prend les graines de son côté.
rules-third-own-side = Quand une position se présente pour la troisième fois, chacun prend les graines de son côté.
rules-third-draw = Quand une position se présente pour la troisième fois, la partie est nulle.
rules-third-split = Quand une position se présente pour la troisième fois, ce qui reste est partagé également : celui qui a pris le plus gagne.
rules-dead = Quand la position est morte, de sorte qu’aucun jeu des deux joueurs ensemble ne pourrait plus prendre une graine ni finir la partie autrement, chacun prend les graines de son côté (stalemate).
rules-numbers = Ici les cases ont des numéros, et ils appartiennent au lecteur. Les deux joueurs voient leur côté en bas, de 1 à 6 de gauche à droite, et celui de l’adversaire au-dessus, de 12 à 7, quel que soit celui qui a commencé. Les spectateurs voient en bas le côté de Sud. Écrivez le numéro d’une de vos cases ou sa lettre : votre a est 1, votre f est 6.
rules-etiquette-on-request = L’étiquette s’applique si le défi dit --etiquette=on.
rules-etiquette-usual = L’étiquette s’applique, sauf si le défi dit --etiquette=off (ou si vous lancez « posthouse play { $name } --etiquette=off » dans le terminal).
rules-etiquette-never = On y joue sans l’étiquette, puisque ses cases montrent des nombres.

## OctiLite

rules-octilite-by = Inventé par Don Green. Connu auparavant sous le nom « Octi for Kids ».
rules-octilite-aim = Deux joueurs, Blanc (O, en bas) et Noir (X, en haut), avancent leurs pions vers les bases de l’autre. Un pion ne va que là où pointent ses pointes. Blanc commence.
rules-octilite-board = Le plateau
rules-octilite-squares = Le plateau a 6 cases de large et 7 de haut. Une case a deux chiffres : sa colonne, de 1 à 6 depuis la gauche, et sa rangée, de 1 à 7 depuis le bas.
rules-octilite-bases = Les quatre pions de Blanc partent de 22 32 42 52, ceux de Noir de 26 36 46 56. Ces cases sont les bases du joueur pendant toute la partie. Au début, aucun pion n’a de pointes ; chaque joueur en a une réserve de 12.
rules-octilite-prongs = Les pointes sont nommées dans le sens des aiguilles d’une montre depuis le haut du plateau, de même pour les deux joueurs. Le plateau ne tourne jamais.
rules-octilite-compass =
    {"    "}H A B      a  nord          e  sud
    {"    "} \|/       b  nord-est      f  sud-ouest
    {"    "}G-+-C      c  est           g  ouest
    {"    "} /|\       d  sud-est       h  nord-ouest
    {"    "}F E D
rules-octilite-turn = Votre tour
rules-octilite-turn-one = Un tour est exactement une de ces choses.
rules-octilite-add = Ajouter une pointe à un de vos pions, dans une direction où il n’en a pas. Elle vient de votre réserve.
rules-octilite-step = Avancer : d’une case dans la direction d’une pointe, sur une case vide.
rules-octilite-jump = Sauter : par-dessus le pion voisin, à qui qu’il soit, dans la direction d’une pointe, sur la case vide juste derrière lui. Le même pion peut continuer à sauter, mais aucun pion ne peut être sauté deux fois en un tour.
rules-octilite-capture = Vous pouvez prendre chaque pion que vous sautez, ou le laisser, même les vôtres. Les pions pris sont enlevés à la fin du tour, et toutes leurs pointes vont dans votre réserve. Une suite de sauts peut revenir à la case d’où elle est partie, et même y finir.
rules-octilite-capture-board = Le pion de Blanc en 33 a les pointes b et h. Il saute par-dessus 44 jusqu’à 55, et de là par-dessus 46 jusqu’à 37, et prend les deux : 33-55x-37x.
rules-octilite-base = Arriver sur une des bases de l’adversaire gagne et finit le coup (base).
rules-octilite-captured-all = Prendre tous les pions de l’adversaire gagne (captured-all).
rules-octilite-no-moves = Un joueur qui ne peut pas jouer à son tour perd (no-moves).
rules-octilite-repetition = Quand une position se présente pour la troisième fois avec le même joueur au trait, la partie est nulle (repetition). La position de départ, ou celle qui a été dressée, compte une fois.
rules-octilite-examples =
    {"    "}22+b         ajoute la pointe b au pion en 22
    {"    "}22-33        avance de 22 à 33
    {"    "}22-44        saute de 22 par-dessus 33 jusqu’à 44
    {"    "}22-44x       de même, et prend 33
    {"    "}22-44x-64    saute ensuite par-dessus 54 jusqu’à 64, et ne prend
    {"    "}             que 33
rules-octilite-type = Écrivez où chaque saut arrive, suivi d’un x pour prendre le pion qui vient d’être sauté. Les majuscules vont aussi.
rules-octilite-position = Une position s’écrit en une ligne : les pions de Blanc, une barre oblique, les pions de Noir, chacun avec ses pointes ; les réserves de Blanc et de Noir ; et O ou X pour le joueur au trait. La position de départ est
