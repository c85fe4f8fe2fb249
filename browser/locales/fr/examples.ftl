### Une partie de chaque sorte, coup par coup, comme la raconte « GAME help example » : src/games/*/help/ a les coups entre ces textes,
### dont les plateaux sont dessinés et décrits quand on le demande. Seul le serveur lit ce fichier.

example-title = Une partie de { $title }, coup par coup
example-first-moves = Les premiers coups
example-first-capture = La première prise
example-first-captures = Les premières prises
example-kept = Une case gardée pour plus tard
example-kept-several = Des cases gardées pour plus tard
example-slam = Un grand chelem
example-in-hand = Le coup en réserve
example-slam-forbidden = Un grand chelem interdit
example-octilite-prong = Une pointe
example-octilite-friend = Un saut par-dessus un ami
example-octilite-threat = Une menace
example-octilite-capture = Une prise
example-octilite-race = Une course
example-boards = Sud joue dans la rangée du bas et commence. Un plateau appartient au coup raconté au-dessus ; la ligne en dessous a la position avant ce coup.
example-sows-a = Sud lève les quatre graines de a et les sème en b, c, d et e.

## Ce qui est dit des coups

example-skipped-one = Coup { $n } : { $moves }.
example-skipped = Coups { $n } à { $last } : { $moves }.
example-move = Coup { $n }, { $move } : { $told }
example-not-legal = Pas permis ici : « { $why } »

## wari

example-wari-1 = La case a de Nord est en haut à droite : les graines tournent dans le sens inverse des aiguilles d’une montre, donc Nord sème vers la gauche. Rien n’a encore été pris.
example-wari-2 = Les dix graines de b de Nord atteignent f chez Sud. Cette case en avait 1 et en a maintenant 2, donc Nord prend les deux. La case e avant elle en a 9 et arrête la prise.
example-wari-3 = Sud n’a jamais touché d, qui a 16 graines. Douze ou plus font tout le tour : un tel coup saute la case d’où il vient et atteint deux fois les cases de Nord.
example-wari-4 = C’est un coup en réserve : des graines que Sud retient jusqu’à ce qu’elles fassent le plus. On ne peut pas les prendre, puisqu’on ne prend que 2 ou 3. Et tant que Sud a de petits coups, d peut attendre, mais Nord doit jouer aussi.
example-wari-5 = Un petit coup d’une graine. Sud attend ; Nord n’a presque plus de coups.
example-wari-6 = Nord n’a que e et f. La graine de e va en f et gagne un tour.
example-wari-7 = Sud attend encore une fois, et d monte à 18. Maintenant Nord n’a plus que f.
example-wari-8 = Nord doit ouvrir f. Ses onze graines font le tour, et chaque autre case de Nord en a une seule. La case d de Sud en a 19.
example-wari-9 = Tout le tour et plus loin : les cases de Nord sont semées deux fois, ont 3 3 3 3 3 et 2, et Sud prend les 17. Prendre tout, c’est un grand chelem. Au wari, c’est une prise comme une autre. Nord ne peut pas jouer et n’a plus rien, donc chacun prend les graines de son côté.

## wari-24

example-wari-24-1 = Vous voyez la partie comme Sud : la rangée du bas va de 1 à 6, et les cases de Nord au-dessus de 12 à 7. Un plateau appartient au coup raconté au-dessus ; la ligne en dessous a la position avant ce coup.
example-wari-24-2 = Sud lève les quatre graines de 4. Deux restent dans la rangée de Sud, et deux vont en 7 et 8, chez Nord.
example-wari-24-3 = Les sept graines de 10 finissent en 5, chez Sud, qui en avait une. La case 4 en avait une aussi, donc les deux sont prises. La case 3 en a 6 : assez.
example-wari-24-4 = Sud répond aussitôt. Les six graines de 3 finissent en 9, qui en a 3 et est prise. La seule graine de 8 y arrête la prise.
example-wari-24-5 = Sud prend deux graines en 8. Plus important, la case 6 de Sud en a 13. Personne n’y a touché, et c’est un coup en réserve : un coup que Sud peut jouer à tout moment et garde pour le meilleur. Douze graines ou plus sèment un tour entier. Elles sautent leur propre case et reviennent à celles de Nord.
example-wari-24-6 = Nord n’a plus qu’une case avec des graines, donc un seul coup.
example-wari-24-7 = Les onze graines de Nord font presque tout le tour et en laissent 1 dans chacune de cinq cases.
example-wari-24-8 = Dix graines de 1 font 2 dans quatre d’entre elles. Sud en prend huit.
example-wari-24-9 = Nord amène la dernière graine de 12 du côté de Sud. Il en reste une seule, en 7.
example-wari-24-10 = Ici, 3 finirait en 7, y ferait 2 et prendrait les dernières graines de Nord. Prendre tout, c’est un grand chelem, et au Wari 24 ce n’est pas un coup permis. Le serveur le refuse et nomme les coups qui restent.
example-wari-24-11 = Sud a joué 4 à la place, et Nord a dû aller de 7 à 8. La case 6 est montée à 16.
example-wari-24-12 = Seize graines font tout le tour, passent 6 même, et finissent en 11. Les cases de Nord de 11 en reculant jusqu’à 7 ont 2 ou 3 et sont prises, onze graines. Une graine reste en 12, donc ce n’est pas un grand chelem. Sud en a 24, ce qui gagne aussitôt.

## warri

example-warri-1 = À une vraie table, personne ne compte à voix haute.
example-warri-2 = La case f de Sud a six graines, une pour chaque case de Nord. La dernière fait 2 en f chez Nord, et Sud prend les deux. La case e en a 8 : la prise s’arrête là.
example-warri-3 = Cinq graines de c finissent en b chez Nord, qui en avait une. Deux de plus pour Sud. Voyez d : elle en a 14, et personne n’y a touché.
example-warri-4 = Sud joue de petits coups. Pendant ce temps d grandit, à 17 maintenant. Une case de douze graines ou plus sème tout le tour, se saute elle-même et atteint deux fois les cases de Nord. Personne ne peut la prendre, car on ne prend que 2 ou 3.
example-warri-5 = Les joueurs appellent cela un coup en réserve : un grand coup retenu jusqu’à ce que l’autre n’en ait plus de petits. Qui peut attendre plus longtemps gagne.
example-warri-6 = Un petit profit en passant : la case b de Nord a maintenant 3 graines.
example-warri-7 = L’avant-dernière grande case de Nord en prend deux, en e chez Sud. Nord n’a plus que les sept graines de a.
example-warri-8 = Une graine de b à c. Cela n’a l’air de rien, mais c’est à Nord de jouer, et il n’y a qu’un coup.
example-warri-9 = La case a de Nord doit partir, et laisse une graine dans chaque autre case.
example-warri-10 = Dix-neuf graines font tout le tour et finissent en f chez Nord. Chaque case de Nord en a 2 ou 3, et Sud prend les 17. Prendre tout ce qu’a l’adversaire, c’est un grand chelem ; au warri il compte en entier. Sud en a 26 et gagne. On se remercie.

## super-wari

example-super-wari-1 = Trois graines vont en d, e et f. Avec huit cases par rangée, il faut plus de temps aux deux côtés pour se rencontrer.
example-super-wari-2 = Les cinq graines de g finissent en d chez Nord, qui en avait une. Sud prend les 2. La case c en a 5 et arrête la prise.
example-super-wari-3 = La case f de Sud a 12 graines, et on n’y touche plus désormais.
example-super-wari-4 = Maintenant elle en a 16. Sur ce plateau, c’est un tour entier : seize graines sautent leur propre case et commencent un second tour dans la suivante. C’est le coup en réserve de Sud, une grande case gardée pour plus tard. Personne ne peut la prendre, et elle reste prête pendant que Sud joue de petits coups.
example-super-wari-5 = Une petite prise entre-temps : la case b de Nord avait une graine.
example-super-wari-6 = Dix coups tranquilles plus tard, Nord n’a plus que les neuf graines de a. Sud avait des coups en réserve ; Nord n’en avait aucun, et doit défaire sa dernière case.
example-super-wari-7 = Elle laisse une seule graine dans chacune des sept autres cases de Nord.
example-super-wari-8 = Les quatorze graines de a de Sud vont jusqu’à g chez Nord. Six cases en ont 2, et Sud en prend douze.
example-super-wari-9 = Nord donne sa graine de h et en garde une, en a.
example-super-wari-10 = La case h de Sud ferait 2 en a chez Nord et les prendrait : un grand chelem, qui laisse Nord sans graines. Au Super-Wari, ce n’est permis que si tous les coups le font, et d’autres ne le font pas. Si c’était permis, cela donnerait aussi à Sud tout le reste du plateau.
example-super-wari-11 = Sud attend avec de petits coups et ne nourrit plus. La dernière graine de Nord avance le long de la rangée.
example-super-wari-12 = Maintenant les 21 graines sont semées. Elles font tout le tour, sautent f et atteignent une seconde fois les cases de Nord. La dernière tombe en d chez Nord. Quatre cases sont prises, neuf graines. Cela fait 25.

## oware

example-oware-1 = Sud lève les quatre graines de d. Deux restent dans la rangée de Sud, et deux vont en a et b chez Nord.
example-oware-2 = Les sept graines de d de Nord finissent en e chez Sud, qui en avait une. La case d en avait une aussi, donc les deux sont prises. La case c en a 6 : assez.
example-oware-3 = Les six graines de c de Sud finissent en c chez Nord, qui en a 3 et est prise.
example-oware-4 = Sud en prend encore deux. En f il y a 12 graines : un coup en réserve. Sud peut le jouer à tout moment et le garde pour le meilleur, car une case si grande ne peut pas être prise et fera bientôt tout le tour.
example-oware-5 = Nord a une seule case avec des graines et doit la jouer.
example-oware-6 = Il y a maintenant une graine dans chacune de cinq cases de Nord.
example-oware-7 = Dix graines de a font 2 dans quatre d’entre elles. Sud en prend huit.
example-oware-8 = La dernière graine de Nord est en a. La case e de Sud y fait 2, et ce serait tout ce qu’a Nord : un grand chelem. À l’oware, un tel coup est semé et ne prend rien, donc Nord garde les deux graines.
example-oware-9 = Nord les sème en b et c. Sud en prend deux en b, qui en avait 1.
example-oware-10 = Sud avance une seule graine et attend. La case f en a maintenant 16.
example-oware-11 = Seize graines de f font tout le tour : elles passent f même, et vont pour la seconde fois jusqu’à e chez Nord. Les cases a à e de Nord ont 2 et 3, et Sud en prend douze. Une graine reste en f, donc ce n’est pas un grand chelem. Sud en a 27.

## awari

example-awari-1 = Les six graines de c de Nord finissent en c chez Sud, qui en avait une. Nord prend les 2. La case b de Sud en a 7 et arrête la prise.
example-awari-2 = Bien des coups tranquilles plus tard, Sud a 12 graines en e et 10 en f. Nord en a 10 en b et 9 en f. Chacun a un coup en réserve : une grande case gardée pour plus tard. On ne peut pas la prendre, et qui peut attendre plus longtemps avec de petits coups oblige l’autre à ouvrir la sienne.
example-awari-3 = Nord a dû ouvrir b. Sud a pris les 2 de a chez Nord, et a toujours e et f.
example-awari-4 = Nord en a pris deux avec e. Sud répond avec la seule graine de a, et continue d’attendre : maintenant Nord n’a plus que f.
example-awari-5 = La case f de Nord fait le tour et laisse une seule graine dans cinq cases.
example-awari-6 = La case e de Sud, 17 graines, fait tout le tour et se saute elle-même. Elle finit en e chez Nord. Cinq cases sont prises, quinze graines. La case f de Nord garde une graine, donc Nord peut jouer.
example-awari-7 = La dernière graine de Nord fait 3 en a chez Sud et les prend. Nord n’a plus de graines dans sa rangée.
example-awari-8 = On ne peut nourrir Nord ni par b, ni par c, ni par d, qui sont trop courtes. Donc tout coup laisse Nord sans graines, et tout coup est permis. La case f de Sud, 17 graines, fait le tour et prend tout ce qu’elle a semé : un grand chelem. Sud en a 29 et gagne.

## octilite

example-octilite-1 = Blanc (O) joue vers le haut et commence. Un plateau appartient au coup raconté au-dessus ; la ligne en dessous a la position avant ce coup. Les pointes sont nommées dans le sens des aiguilles d’une montre depuis le haut : a est le nord, b le nord-est, et ainsi de suite jusqu’à h, le nord-ouest.
example-octilite-2 = Le pion en 32 a maintenant une pointe vers le nord et peut y aller. La réserve de Blanc a une pointe de moins.
example-octilite-3 = Chacun a envoyé un pion. Le pion de Blanc parti de 22 a sauté par-dessus son propre pion en 33, au nord-est, jusqu’à 44. Il n’est pas obligé de le prendre : un saut par-dessus un ami est simplement un long pas.
example-octilite-4 = Noir s’est mis à côté du pion de Blanc et veut sauter par-dessus, en 32, une base de Blanc, qui est vide. Cela gagnerait la partie.
example-octilite-5 = Blanc est plus rapide, saute au nord par-dessus 34 et prend. La pointe du pion pris va dans la réserve de Blanc. Maintenant Blanc menace d’aller en 36, une base de Noir.
example-octilite-6 = Noir a une réponse. Le pion en 46 a une pointe vers le sud-ouest, saute par-dessus 35 jusqu’à 24, et l’enlève. Mais 46, une base, est vide maintenant.
example-octilite-7 = Le pion de Blanc en 44 peut aller au nord, celui de Noir en 24 au sud. Chacun a besoin de deux pas jusqu’à une base, et c’est à Blanc de jouer.
example-octilite-8 = Blanc arrive le premier. Compter une telle course avant de s’y lancer, c’est la moitié du jeu : chaque pointe coûte un tour, et chaque pas aussi.
