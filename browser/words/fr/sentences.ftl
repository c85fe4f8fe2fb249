### Ce que disent les règles et la maison, retrouvé d’après leurs phrases anglaises.

## Jeux de semailles : pourquoi une case ne peut pas être jouée

why-no-house = « { $typed } » n’est pas une case : les vôtres vont de { $first } à { $last }, et vous pouvez jouer { $moves }.
why-no-number = « { $typed } » n’est pas une case : les vôtres vont de { $first } à { $last } (ou de a à { $letter }), et vous pouvez jouer { $moves }.
why-not-yours = La case { $house } est à votre adversaire : les vôtres vont de { $first } à { $last } (ou de a à { $letter }), et vous pouvez jouer { $moves }.
why-empty = La case { $house } est vide : choisissez-en une qui contient des graines. Vous pouvez jouer { $moves }.
why-feed = Votre adversaire n’a pas de graines, et { $house } ne lui en donnerait aucune : vous devez le nourrir, jouez { $moves }.
why-grand-slam = La case { $house } prendrait toutes les graines de votre adversaire : c’est un grand chelem, que { $game } interdit. Jouez { $moves }.
why-starves = La case { $house } laisserait votre adversaire sans graines, ce que { $game } ne permet que si tous les coups le font : jouez { $moves }.

## OctiLite : pourquoi un pion ne peut pas y aller

why-unreadable = « { $typed } » n’est pas écrit comme un coup : 22+b ajoute une pointe, 22-33 fait un pas, 22-44 saute, 22-44x saute et capture.
why-no-square = Il n’y a pas de case { $square } : la colonne va de 1 à { $columns }, la rangée de 1 à { $rows }.
why-no-prong = Il n’y a pas de pointe { $typed } : les pointes vont de a à h.
why-long-chain = Une suite compte au plus sept sauts, un par-dessus chaque autre pion : tapez-en moins.
why-has-prong = Le pion en { $square } a déjà la pointe { $prong } : choisissez une autre direction.
why-none-left = Vous n’avez plus de pointe à ajouter : faites plutôt un pas ou un saut.
why-too-far = De { $from }, rien ne mène à { $to } d’un seul trait : un pas avance d’une case, un saut de deux, tout droit ou en diagonale.
why-step-in-chain = De { $from } à { $to }, c’est un pas, et un pas est un tour entier : seuls les sauts se suivent.
why-lacks-prong = Le pion en { $square } n’a pas de pointe { $prong } ({ $direction }) : ajoutez-la d’abord avec { $square }+{ $prong }.
why-step-takes = Un pas ne capture rien : tapez { $from }-{ $to }.
why-pod-there = Il y a un pion en { $square } : on n’arrive que sur une case vide.
why-base-ends = Arriver sur la base { $square } finit le coup et gagne : arrêtez-vous là.
why-nothing-over = Il n’y a pas de pion à sauter en { $square }.
why-jumped-twice = Le pion en { $square } a déjà été sauté : aucun pion ne peut l’être deux fois dans un tour.
why-no-pod = Il n’y a pas de pion en { $square } : commencez par une case où vous en avez un.
why-his-pod = Le pion en { $square } n’est pas à vous : votre couleur est { $colour } et vous jouez les pions marqués { $letter }.
why-not-legal = « { $typed } » n’est pas permis ici : choisissez un des coups permis.

## Tous les jeux

why-over = La partie était finie avant le coup « { $typed } » ({ $reason }) : enlevez ce coup et tous ceux qui suivent.
why-no-game = Il n’y a pas de jeu « { $typed } » ici ; les jeux sont { $games }.
over-tie = { reason-tie }
over-majority = { reason-majority }
over-no-stones = { reason-no-stones }
over-cannot-feed = { reason-cannot-feed }
over-stalemate = { reason-stalemate }
over-repetition = { reason-repetition }
over-starved = { reason-starved }
over-base = { reason-base }
over-captured-all = { reason-captured-all }
over-no-moves = { reason-no-moves }

## Positions installées ou tapées

position-houses = La position a { $n } cases pour { $seat }, mais { $game } en a { $each } de chaque côté : écrivez un nombre de graines pour chacune, avec des virgules entre eux.
position-seeds = « { $typed } » n’est pas un nombre de graines pour la case { $house } ({ $seat }) : écrivez un nombre entier de 0 à { $most }.
position-stores = « { $typed } » n’est pas un nombre de graines prises ({ $seat }) : écrivez un nombre entier de 0 à { $most }.
position-sum = Les cases contiennent { $board } graines et les réserves { $stores }, soit { $sum } en tout, mais { $game } se joue avec { $total } : faites que la somme soit { $total }.
position-seeds-form = « { $typed } » n’est pas une position : écrivez les cases de Sud, une barre oblique, celles de Nord, ce que Sud et Nord ont pris, et S ou N pour celui qui joue, comme « { $position } ».
position-pod = « { $typed } » ne commence pas par une case : un pion s’écrit colonne 1 à 6, rangée 1 à 7, puis ses pointes, comme 22ab.
position-prong = « { $typed } » a une pointe qui n’existe pas : les pointes vont de a à h.
position-prong-twice = « { $typed } » a deux fois la pointe { $prong } : un pion en a au plus une dans chaque direction.
position-five-pods = { $colour } a plus de quatre pions : enlevez-en au moins un.
position-two-pods = Il y a deux pions en { $square } : donnez une autre case à l’un d’eux.
position-comma = Il manque un pion après la dernière virgule ({ $colour }) : ajoutez-le, ou enlevez la virgule.
position-supply = « { $typed } » n’est pas une réserve de pointes : écrivez un nombre de 0 à { $most }.
position-prongs = Les pointes des pions ({ $n }) et les deux réserves doivent faire { $total } en tout, et non { $sum }.
position-no-pod = Il n’y a aucun pion sur le plateau : un camp au moins doit en avoir un.
position-both-won = Les deux camps sont sur une base de l’autre, mais le premier arrivé aurait gagné : déplacez l’un des deux.
position-pods-form = « { $typed } » n’est pas une position : écrivez les pions de Blanc, une barre oblique, ceux de Noir, les deux réserves, et O ou X pour celui qui joue, comme { $position }.
position-turn = « { $typed } » ne dit pas à qui de jouer : finissez par O ou X.

## Comment joue un niveau de l’ordinateur

like-1 = première partie
like-2 = tout nouveau
like-3 = apprenti
like-4 = débutant
like-5 = en progrès
like-6 = élève
like-7 = joueur de vacances
like-8 = occasionnel
like-9 = régulier
like-10 = assidu
like-11 = joueur de club
like-12 = capitaine de club
like-13 = premier de l’équipe
like-14 = niveau régional
like-15 = joueur de tournoi
like-16 = fort
like-17 = expert
like-18 = maître
like-19 = grand maître
like-20 = le plus fort

## Listes dans les phrases

list-or = { $some } ou { $last }
list-and = { $some } et { $last }
