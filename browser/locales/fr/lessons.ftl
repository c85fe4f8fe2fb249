### Les leçons : des phrases courtes qu’un enfant peut suivre. Une étape a un titre, ce dont il s’agit, une
### tâche, et ce qui est dit quand c’est fait ; parfois ses propres mots pour un mauvais essai.

lessons-title = Leçons
lessons-about = Cinq minutes pour chaque jeu, sur le vrai plateau. Ici, rien ne peut mal tourner : essayez ce que vous voulez.
lessons-none-of = Il n’y a pas de leçon pour « { $game } ». Choisissez un de ces jeux.
lessons-not-fetched = La leçon n’a pas pu être chargée. Vérifiez votre connexion et rechargez la page.
lessons-done-of = étapes faites : { $done } sur { $all }
lessons-all-done = Toutes les étapes sont faites ({ $all })
lessons-path-done = Leçons faites : { $done } sur { $all }
lessons-state-done = Faite
lessons-state-new = { $all } étapes
lessons-kept-here = Gardé dans ce navigateur ; si vous vous inscrivez, votre compte le reçoit.
lessons-kept-account = Gardé dans votre compte.
lessons-begin = Commencer
lessons-begin-which = La leçon pour { $game }
lessons-go-on = Continuer
lessons-step = { $game }, étape { $step } sur { $all }
lessons-steps = Les étapes de cette leçon
lessons-step-done = { $step } (fait)
lessons-tools = Cette étape
lessons-next = Étape suivante
lessons-finish = Terminer
lessons-back = Étape précédente
lessons-skip = Passer
lessons-again = Encore une fois
lessons-show = Montrez-moi
lessons-all = Toutes les leçons
lessons-end = Maintenant, vous connaissez { $game }
lessons-play = Jouer contre l’ordinateur
lessons-puzzles = Énigmes
lessons-rules = Toutes les règles

lesson-wrong-moves = Ce coup est permis, mais ce n’est pas celui qui est demandé. Regardez encore.
lesson-wrong-lands = Cela n’arrive pas au bon endroit. Comptez les cases, et réessayez.
lesson-wrong-captured = Cela ne capture pas ce qu’il faut. Regardez la dernière case, et celles d’avant.
lesson-wrong-gained = Cela ne rapporte pas autant de graines. Quelle case a juste assez de graines pour arriver là ?
lesson-wrong-hops = Ce n’est qu’une partie du chemin. Continuez à sauter avec le même pion.
lesson-wrong-over = Cela ne finit pas encore la partie. Regardez encore.
lesson-wrong-safe = Alors votre adversaire peut encore le faire. Regardez ce qu’il veut faire, et réessayez.
lesson-wrong-refused = Ce coup-là est permis. Ici, essayez quelque chose qui ne l’est pas.

lesson-sow-title = Semer
lesson-sow-about = La rangée du bas est à vous. Appuyez sur une de vos cases : toutes ses graines sont levées, et une graine tombe dans chacune des cases qui suivent, vers la droite, puis en revenant par l’autre rangée.
lesson-sow-task = Jouez n’importe laquelle de vos cases, et regardez.
lesson-sow-done = C’est cela, semer. La case de départ est vide maintenant.

lesson-round-title = Passer le coin
lesson-round-about = Après votre dernière case, les graines continuent dans la rangée de votre adversaire, de droite à gauche. Avec une souris, pointez une case avant d’appuyer : le plateau montre où tombent ses graines.
lesson-round-task = Jouez une case dont la dernière graine tombe du côté de votre adversaire.
lesson-round-done = Le coin est passé ! Vos graines nourrissent votre adversaire, et c’est ainsi que vous attrapez des siennes.
lesson-round-wrong = La dernière graine reste de votre côté. Prenez une case plus à droite.

lesson-long-title = Un long chemin
lesson-long-about = Une case avec beaucoup de graines fait tout le tour. Elle ne laisse jamais de graine dans la case d’où elle vient : celle-ci est sautée.
lesson-long-task = Jouez votre case la plus pleine, et regardez comme elle est sautée.
lesson-long-done = Tout le tour, et la case de départ est restée vide.
lesson-long-wrong = Prenez la case qui a le plus de graines.

lesson-two-title = Capturer deux graines
lesson-two-about = Si votre dernière graine tombe dans une case de votre adversaire et que cela en fait deux, ces deux graines sont à vous.
lesson-two-task = Capturez deux graines.
lesson-two-done = Deux graines pour votre réserve, le long creux sur le côté.
lesson-two-wrong = Cherchez une case de votre adversaire avec une seule graine. Depuis quelle case votre dernière graine tombe-t-elle juste là ?

lesson-three-title = Capturer trois graines
lesson-three-about = Cela marche aussi avec trois : si votre dernière graine fait trois dans une case adverse, vous prenez les trois. Quatre sont à l’abri de vous.
lesson-three-task = Capturez trois graines.
lesson-three-done = Trois d’un coup. Deux ou trois : retenez cela.
lesson-three-wrong = Cherchez une case de votre adversaire avec deux graines, et faites-y tomber votre dernière graine.

lesson-backwards-title = En reculant, l’une après l’autre
lesson-backwards-about = Après une prise, regardez la case d’avant. Si elle contient maintenant deux ou trois graines, et qu’elle est à votre adversaire, vous la prenez aussi ; et ainsi de suite, en reculant, jusqu’à une case où cela ne va plus.
lesson-backwards-task = Capturez trois cases en un seul coup.
lesson-backwards-done = Sept graines ! C’est ainsi qu’on se remplit les mains.
lesson-backwards-wrong = Il y a plus à prendre. Quelle case va jusqu’à la plus lointaine des trois ?

lesson-guard-title = Faire attention
lesson-guard-about = Votre adversaire capture de la même façon. Ici, il veut ajouter une graine à la graine seule de votre première case, et prendre les deux.
lesson-guard-task = Jouez pour qu’il ne puisse rien capturer.
lesson-guard-done = À l’abri. Avant chaque coup, regardez ce qu’il aimerait faire.
lesson-guard-wrong = Votre graine seule peut encore être attrapée. Pourrait-elle partir ?

lesson-feed-why-title = Personne ne reste affamé
lesson-feed-why-about = Votre adversaire n’a plus aucune graine. Vous devez lui en donner si vous le pouvez : un coup qui n’arrive pas de son côté n’est pas permis.
lesson-feed-why-task = Essayez : appuyez sur votre première case, trop courte pour aller jusqu’à lui.
lesson-feed-why-done = On vous dit ainsi pourquoi, chaque fois qu’une case ne peut pas être jouée.

lesson-feed-title = Nourrir
lesson-feed-about = Le même plateau encore une fois. Une de vos cases va assez loin.
lesson-feed-task = Donnez à votre adversaire de quoi jouer.
lesson-feed-done = Maintenant, il peut continuer. Le jeu est plus beau comme cela.

lesson-slam-all-title = Un grand chelem
lesson-slam-all-about = Une prise qui emporte toutes les graines de votre adversaire s’appelle un grand chelem. Dans ce jeu, vous pouvez le faire, et vous les gardez toutes.
lesson-slam-all-task = Prenez tout ce qu’il a.
lesson-slam-all-done = Tout ! Il n’a plus rien à jouer : la partie est finie, et ce qui est de votre côté est à vous.
lesson-slam-all-wrong = Il lui en reste. Ses deux cases peuvent être prises d’un seul coup.

lesson-slam-forbidden-title = Le grand chelem n’est pas permis
lesson-slam-forbidden-about = Une prise qui emporte toutes les graines de votre adversaire s’appelle un grand chelem. Dans ce jeu, c’est interdit.
lesson-slam-forbidden-task = Essayez : appuyez sur la case qui prendrait tout.
lesson-slam-forbidden-done = On ne le laisse jamais sans rien. Cherchez alors un autre coup.

lesson-slam-nothing-title = Un grand chelem ne prend rien
lesson-slam-nothing-about = Une prise qui emporterait toutes les graines de votre adversaire s’appelle un grand chelem. Dans ce jeu, vous pouvez le jouer, mais alors rien n’est capturé.
lesson-slam-nothing-task = Jouez la case qui prendrait tout, et voyez.
lesson-slam-nothing-done = Toutes les graines sont restées où elles étaient. Laissez-lui donc quelque chose quand vous capturez.
lesson-slam-nothing-wrong = Ce n’est pas un grand chelem. Quelle case va jusqu’aux deux siennes ?

lesson-slam-unless-title = Ne prenez pas tout
lesson-slam-unless-about = Un coup qui laisse votre adversaire sans une seule graine n’est pas permis, sauf si tous vos coups le font. Une prise de tout ce qu’il a, un grand chelem, est donc interdite ici.
lesson-slam-unless-task = Essayez : appuyez sur la case qui prendrait tout.
lesson-slam-unless-done = Vous avez d’autres coups, donc celui-ci n’est pas permis.

lesson-starved-title = Quand il n’y a pas d’autre moyen
lesson-starved-about = Ici, chaque coup laisse votre adversaire sans graines. Alors n’importe lequel peut être joué, et il finit la partie : tout ce qui reste est à vous.
lesson-starved-task = Jouez n’importe quelle case, et gagnez.
lesson-starved-done = Toutes les graines sont à vous, et la partie avec elles.

lesson-stalemate-title = Quand il n’y a plus rien à attraper
lesson-stalemate-about = Parfois, les dernières graines ne font plus que courir l’une après l’autre : personne n’en attrapera plus jamais. Alors la partie est finie, et chacun garde ce qui est de son côté.
lesson-stalemate-task = Capturez les graines qui peuvent encore l’être.
lesson-stalemate-done = Les deux graines qui restent ne pourraient jamais se rejoindre. Chacun en reçoit une, et vous avez gagné.
lesson-stalemate-wrong = Deux graines de votre adversaire peuvent être attrapées tout de suite.

lesson-end-title = Gagner
lesson-end-about = Il y a 48 graines. Qui en a capturé 25, plus de la moitié, a gagné. Vous en avez 23.
lesson-end-task = Gagnez la partie avec ce coup.
lesson-end-done = Vingt-cinq : vous avez gagné !
lesson-end-wrong = Il vous faut encore deux graines. Quelle case les apporte ?

lesson-end-24-title = Gagner
lesson-end-24-about = Il y a 48 graines. Dans ce jeu, 24 suffisent pour gagner. Vous en avez 22.
lesson-end-24-task = Gagnez la partie avec ce coup.
lesson-end-24-done = Vingt-quatre : vous avez gagné !
lesson-end-24-wrong = Il vous faut encore deux graines. Quelle case les apporte ?

lesson-prong-title = Une pointe
lesson-prong-about = Les pions clairs, en bas, sont à vous. Un pion ne va que là où ses pointes l’indiquent, et au début il n’en a aucune. Appuyez sur un pion, puis sur une des marques autour de lui : cela lui donne une pointe de votre réserve.
lesson-prong-task = Donnez au deuxième pion à partir de la gauche, en 32, une pointe qui va tout droit vers le haut.
lesson-prong-done = Ajouter une pointe, c’est un tour entier. Maintenant, c’est à votre adversaire.
lesson-prong-wrong = C’est bien une pointe, mais prenez le pion en 32, et la marque juste au-dessus de lui.

lesson-step-title = Un pas
lesson-step-about = Un pion peut faire un pas vers la case voisine qu’indique une de ses pointes, si cette case est vide.
lesson-step-task = Avancez d’un pas tout droit vers le haut avec le pion en 32.
lesson-step-done = Un pas de plus. Le pion garde ses pointes.
lesson-step-wrong = Ce coup est permis, mais cette fois, faites un pas avec le pion en 32.

lesson-jump-own-title = Sauter par-dessus un ami
lesson-jump-own-about = Un pion peut sauter par-dessus le pion voisin, là où une pointe l’indique, si la case juste derrière est vide. On peut aussi sauter par-dessus ses propres pions : c’est ainsi qu’on va vite.
lesson-jump-own-task = Sautez par-dessus votre propre pion avec le pion en 32, et laissez-le où il est.
lesson-jump-own-done = Deux cases en un tour, et personne n’a eu de mal.
lesson-jump-own-wrong = Avec le pion en 32, sautez par-dessus celui qui est devant lui, et ne capturez pas celui-là.

lesson-capture-title = Capturer
lesson-capture-about = Quand vous sautez par-dessus un pion, vous pouvez le capturer : choisissez la croix. Ses pointes vont dans votre réserve.
lesson-capture-task = Sautez par-dessus le pion de votre adversaire et capturez-le.
lesson-capture-done = Capturé, et sa pointe est à vous pour plus tard.
lesson-capture-wrong = Sautez par-dessus le pion sombre devant le vôtre, et choisissez de le capturer.

lesson-chain-title = Une suite de sauts
lesson-chain-about = Après un saut, le même pion peut sauter encore, dans toute direction où il a une pointe, aussi souvent qu’il peut. Aucun pion ne peut être sauté deux fois.
lesson-chain-task = Capturez deux pions en un tour.
lesson-chain-done = Deux en un tour. Cherchez les suites de sauts, celles de votre adversaire aussi.
lesson-chain-wrong = Deux des pions sombres peuvent être capturés en une suite : d’abord vers le haut, puis vers la droite.

lesson-guard-base-title = Faire attention
lesson-guard-base-about = Les quatre cases où vos pions ont commencé sont vos bases. Si un pion adverse arrive sur l’une d’elles, vous avez perdu. La pointe du pion sombre en 33 indique 32, qui est vide.
lesson-guard-base-task = Jouez pour qu’il ne puisse pas gagner à son prochain coup.
lesson-guard-base-done = Sauvé. On peut capturer l’attaquant, ou se mettre sur son chemin.
lesson-guard-base-wrong = Il arriverait maintenant sur votre base. Pouvez-vous capturer ce pion, ou vous mettre en 32 ?

lesson-base-title = Gagner
lesson-base-about = Vous gagnez en arrivant sur une des quatre bases de votre adversaire, ou en capturant tous ses pions.
lesson-base-task = Gagnez avec ce coup.
lesson-base-done = Vous êtes sur sa base : vous avez gagné !
lesson-base-wrong = Un de vos pions est juste devant une base. Où va sa pointe ?

lesson-rest-wari = Si votre adversaire n’a pas de graines et que vous ne pouvez pas lui en donner, vous prenez tout ce qui reste. Quand une position est là pour la troisième fois, la partie est finie et chacun prend les graines de son côté.
lesson-rest-warri = Si votre adversaire n’a pas de graines et que vous ne pouvez pas lui en donner, vous prenez tout ce qui reste. Et le warri a ses usages : une case que vous avez touchée, vous la jouez ; vous ne comptez pas les graines avec les doigts ; et vous ne jouez jamais pour de l’argent.
lesson-rest-wari-24 = Si votre adversaire n’a pas de graines et que vous ne pouvez pas lui en donner, la partie est nulle ; de même quand une position est là pour la troisième fois. Dans ce jeu, les cases ont des numéros : les vôtres vont de 1 à 6, et l’autre rangée continue de 7 à 12.
lesson-rest-oware = Si votre adversaire n’a pas de graines et que vous ne pouvez pas lui en donner, vous prenez tout ce qui reste. Quand une position est là pour la troisième fois, chacun prend les graines de son côté.
lesson-rest-awari = Si tous vos coups laissent votre adversaire sans graines, vous pouvez jouer n’importe lequel, et un grand chelem capture tout. Quand une position est là pour la troisième fois, ce qui reste est partagé à parts égales : qui a capturé le plus gagne.
lesson-rest-super-wari = Quand une position revient, ne serait-ce qu’une fois, la partie est finie, et chacun prend les graines de son côté.
lesson-rest-octilite = Qui ne peut pas jouer à son tour a perdu. Quand une position est là pour la troisième fois, la partie est nulle. Vous pouvez aussi capturer vos propres pions, pour reprendre leurs pointes.

## La page de tout ce qui sert à apprendre.

learn-games = Jeux et règles
learn-more = S’exercer et aide
learn-puzzles = Des positions où un seul coup est juste
learn-analysis = Étudier une partie ou une position avec l’ordinateur
learn-help = Premiers pas, règles, clavier
learn-mail = Jouer par courriel
learn-mail-about = Répondre à une lettre par son coup
learn-commands = Toutes les commandes, par courriel et dans le terminal
