### Ce que disent les règles et la maison, retrouvé d’après leurs phrases anglaises.

## Jeux de semailles : pourquoi une case ne peut pas être jouée

why-no-house = « { $typed } » n’est pas une case : les vôtres vont de { $first } à { $last }, et vous pouvez jouer { $moves }.
why-no-number = « { $typed } » n’est pas une case : les vôtres vont de { $first } à { $last } (ou de a à { $letter }), et vous pouvez jouer { $moves }.
why-not-yours = La case { $house } est à votre adversaire : les vôtres vont de { $first } à { $last } (ou de a à { $letter }), et vous pouvez jouer { $moves }.
why-empty = La case { $house } est vide : choisissez-en une qui contient des graines. Vous pouvez jouer { $moves }.
why-feed = Votre adversaire n’a pas de graines, et { $house } ne lui en donnerait aucune : vous devez le nourrir, jouez { $moves }.
why-grand-slam = La case { $house } prendrait toutes les graines de votre adversaire : c’est un grand chelem, que { $game } interdit. Jouez { $moves }.
why-starves = La case { $house } laisserait votre adversaire sans graines, ce que { $game } ne permet que si tous les coups le font : jouez { $moves }.

## OctiLite : pourquoi un pion ne peut pas y aller

why-unreadable = « { $typed } » n’est pas écrit comme un coup : 22+b ajoute une pointe, 22-33 fait un pas, 22-44 saute, 22-44x saute et capture.
why-no-square = Il n’y a pas de case { $square } : la colonne va de 1 à { $columns }, la rangée de 1 à { $rows }.
why-no-prong = Il n’y a pas de pointe { $typed } : les pointes vont de a à h.
why-long-chain = Une suite compte au plus sept sauts, un par-dessus chaque autre pion : tapez-en moins.
why-has-prong = Le pion en { $square } a déjà la pointe { $prong } : choisissez une autre direction.
why-none-left = Vous n’avez plus de pointe à ajouter : faites plutôt un pas ou un saut.
why-too-far = De { $from }, rien ne mène à { $to } d’un seul trait : un pas avance d’une case, un saut de deux, tout droit ou en diagonale.
why-step-in-chain = De { $from } à { $to }, c’est un pas, et un pas est un tour entier : seuls les sauts se suivent.
why-lacks-prong = Le pion en { $square } n’a pas de pointe { $prong } ({ $direction }) : ajoutez-la d’abord avec { $square }+{ $prong }.
why-step-takes = Un pas ne capture rien : tapez { $from }-{ $to }.
why-pod-there = Il y a un pion en { $square } : on n’arrive que sur une case vide.
why-base-ends = Arriver sur la base { $square } finit le coup et gagne : arrêtez-vous là.
why-nothing-over = Il n’y a pas de pion à sauter en { $square }.
why-jumped-twice = Le pion en { $square } a déjà été sauté : aucun pion ne peut l’être deux fois dans un tour.
why-no-pod = Il n’y a pas de pion en { $square } : commencez par une case où vous en avez un.
why-his-pod = Le pion en { $square } n’est pas à vous : votre couleur est { $colour } et vous jouez les pions marqués { $letter }.
why-not-legal = « { $typed } » n’est pas permis ici : choisissez un des coups permis.

## Tous les jeux

why-over = La partie était finie avant le coup « { $typed } » ({ $reason }) : enlevez ce coup et tous ceux qui suivent.
why-no-game = Il n’y a pas de jeu « { $typed } » ici ; les jeux sont { $games }.
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

position-houses = La position a { $n } cases pour { $seat }, mais { $game } en a { $each } de chaque côté : écrivez un nombre de graines pour chacune, avec des virgules entre eux.
position-seeds = « { $typed } » n’est pas un nombre de graines pour la case { $house } ({ $seat }) : écrivez un nombre entier de 0 à { $most }.
position-stores = « { $typed } » n’est pas un nombre de graines prises ({ $seat }) : écrivez un nombre entier de 0 à { $most }.
position-sum = Les cases contiennent { $board } graines et les réserves { $stores }, soit { $sum } en tout, mais { $game } se joue avec { $total } : faites que la somme soit { $total }.
position-seeds-form = « { $typed } » n’est pas une position : écrivez les cases de Sud, une barre oblique, celles de Nord, ce que Sud et Nord ont pris, et S ou N pour celui qui joue, comme « { $position } ».
position-pod = « { $typed } » ne commence pas par une case : un pion s’écrit colonne 1 à 6, rangée 1 à 7, puis ses pointes, comme 22ab.
position-prong = « { $typed } » a une pointe qui n’existe pas : les pointes vont de a à h.
position-prong-twice = « { $typed } » a deux fois la pointe { $prong } : un pion en a au plus une dans chaque direction.
position-five-pods = { $colour } a plus de quatre pions : enlevez-en au moins un.
position-two-pods = Il y a deux pions en { $square } : donnez une autre case à l’un d’eux.
position-comma = Il manque un pion après la dernière virgule ({ $colour }) : ajoutez-le, ou enlevez la virgule.
position-supply = « { $typed } » n’est pas une réserve de pointes : écrivez un nombre de 0 à { $most }.
position-prongs = Les pointes des pions ({ $n }) et les deux réserves doivent faire { $total } en tout, et non { $sum }.
position-no-pod = Il n’y a aucun pion sur le plateau : un camp au moins doit en avoir un.
position-both-won = Les deux camps sont sur une base de l’autre, mais le premier arrivé aurait gagné : déplacez l’un des deux.
position-pods-form = « { $typed } » n’est pas une position : écrivez les pions de Blanc, une barre oblique, ceux de Noir, les deux réserves, et O ou X pour celui qui joue, comme { $position }.
position-turn = « { $typed } » ne dit pas à qui de jouer : finissez par O ou X.

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

## Noms, mots de passe, adresses

account-name-form = Un nom a de 2 à 20 lettres (a à z), chiffres, - ou _, et commence par une lettre : choisissez-en un autre.
account-name-means = Le nom { $name } a un autre sens ici : choisissez-en un autre.
account-name-taken = Le nom { $name } est pris : choisissez-en un autre, ou écrivez avec son mot de passe s’il est à vous.
account-name-just-taken = Le nom { $name } est pris : choisissez-en un autre.
account-name-like = Le nom { $name } ressemble trop à { $other } : choisissez-en un autre.
account-password-form = Un mot de passe a de { $least } à { $most } caractères : choisissez-en un autre (entre guillemets doubles s’il contient des espaces).
account-leaving-yes = Rien n’a été fait : pour quitter la maison, écrivez « yes » derrière votre mot de passe.
account-address-form = « { $typed } » n’est pas une adresse à laquelle nous pouvons écrire : elle devrait ressembler à ann@example.org.
account-address-many = { $n } adresses au plus : enlevez-en quelques-unes.
account-address-barred = Quelqu’un avec cette adresse, { $name }, est exclu de la maison : elle ne peut pas être confirmée pour un autre nom.
account-name-left = Quelqu’un du nom de { $name } a quitté la maison il y a moins d’un an : choisissez un autre nom.
account-address-kept-out = Quelqu’un avec cette adresse était exclu de la maison et est parti : elle ne peut pas être confirmée pour un autre nom.
account-exports-enough = Vous avez reçu { $n } exports en un jour : demandez-en un autre demain.
account-no-player = Personne ici ne s’appelle « { $typed } » : vérifiez le nom, ou demandez-lui de s’inscrire.
account-has-left = { $name } a quitté la maison le { $day } : demandez à quelqu’un d’autre.
account-not-our-word = Ce n’est pas un mot d’une de nos lettres : répondez à la lettre elle-même, ou ouvrez son lien.
account-link-used = Ce lien a déjà servi, ou son temps est passé : demandez-en un autre à qui tient la maison.
account-login-wrong = Ce nom et ce mot de passe ne vont pas ensemble : essayez encore.
account-speak-wrong = Le nom ou le mot de passe n’est pas le bon : rien n’a été fait. Essayez encore, ou inscrivez-vous avec « signup NAME PASSWORD ».
account-mail-password-only = Votre mot de passe de courrier permet de jouer, mais pas de changer votre compte : écrivez votre propre mot de passe.
account-choose-both = Choisissez un nom et un mot de passe.
account-give-both = Donnez votre nom et votre mot de passe.
account-now-log-in = Vous êtes inscrit : connectez-vous maintenant.
account-say-who = Dites qui vous êtes : connectez-vous, ou écrivez votre nom et votre mot de passe : { $usage }
account-confirmed-already = C’était déjà confirmé, ou les trois jours sont passés : rien n’a été fait. Renvoyez votre commande.
account-moved-on = Le plateau a changé depuis votre demande : rien n’a été fait. Regardez-le encore et renvoyez votre commande.
account-confirm-first = Votre adresse n’est pas encore confirmée : répondez à notre lettre « confirm … », ou ouvrez son lien. Puis renvoyez ceci.
account-password-is-changed = Votre mot de passe est changé, { $name }.
account-logged-out-else = Vous êtes déconnecté partout sauf ici.
account-logged-out = Vous êtes déconnecté partout : connectez-vous avec le nouveau.
account-sessions-stay = Vos sessions restent comme elles sont.
account-tokens-void = Les jetons de vos programmes ne valent plus.
account-two-factor-stays = L’authentification à deux facteurs reste activée.
account-token-days = Écrivez dans --days= combien de jours le jeton doit valoir, de 1 à { $most }, par exemple --days=30.
account-no-session = Vous n’avez pas de session « { $typed } » : « sessions » les montre, et « end session others » met fin à toutes sauf celle-ci.
code-needed = Donnez aussi le code que votre application d’authentification affiche maintenant, ou un code de secours.
code-wrong = Ce code n’est pas le bon ou a déjà servi : tapez celui que votre application d’authentification affiche maintenant, ou un code de secours.
code-too-many = Il y a eu trop de mauvais codes : réessayez dans { $wait } minutes.
code-write-it = Écrivez aussi un code : celui que votre application d’authentification affiche.
code-not-both = Écrivez --off ou --new-codes, pas les deux.
code-none = Vous n’avez pas d’authentification à deux facteurs : « two-factor » la prépare.
code-begin = Commencez par « two-factor », sans code : cela la prépare.
code-operator-stays = Les opérateurs ne peuvent pas désactiver l’authentification à deux facteurs : quittez d’abord ce rôle, avec l’aide des responsables du serveur.
code-on-already = L’authentification à deux facteurs est déjà activée : avec un code, écrivez aussi --off ou --new-codes.
code-not-here = Avec l’authentification à deux facteurs, le mot de passe de votre compte ne compte pas ici : connectez-vous sur la page, écrivez plutôt votre mot de passe pour les courriels, ou répondez à une de nos lettres.
code-is-off = L’authentification à deux facteurs est désactivée, { $name } : votre mot de passe seul ouvre de nouveau votre compte.
code-is-on = L’authentification à deux facteurs est activée, { $name }.
code-from-now-on = Désormais, vous vous connectez avec votre mot de passe et un code.
code-in-mails = Dans les courriels, écrivez votre mot de passe pour les courriels ou répondez à nos lettres : le mot de passe de votre compte n’y compte plus.
code-sessions-stay = Vos sessions et les jetons de vos programmes restent.
code-new-codes = Vous avez de nouveaux codes de secours ; les anciens ne valent plus.
code-keep-codes = Gardez ces codes de secours avec vos papiers importants : chacun remplace une fois un code si votre appareil est perdu.
code-told-once = Ils ne seront plus montrés.
account-mail-password-stays = Votre mot de passe de courrier reste le même.
account-tokens-stay = Les jetons de vos programmes restent aussi : « tokens » en donne la liste.
account-password-reset = Votre mot de passe est changé, { $name } : connectez-vous avec le nouveau. Le lien que vous avez suivi ne sert plus.
account-no-mail-password = Vous n’avez pas de mot de passe de courrier.
account-mail-password-void = Votre mot de passe de courrier ne vaut plus, et il n’y en a pas d’autre.
account-no-address = Vous n’avez plus d’adresse ici : vos lettres attendent sur la page.
account-confirmed-here = { $email } est confirmée, { $name } : vos lettres arrivent là désormais.
account-confirmed-too = { $email } est confirmée, { $name } : vous pouvez écrire de là ; vos lettres vont toujours à { $other }.
account-to-begin = Pour commencer, défiez quelqu’un : wari challenge { $name } computer-2
account-one-password = Des commandes envoyées ensemble ne peuvent utiliser qu’un seul mot de passe : rien n’a été fait. Envoyez à part les commandes de chaque joueur, et seul un nouveau mot de passe.
account-answer-first = Ici, un nom est à vous quand vous avez répondu à une lettre : écrivez votre adresse de courrier après le mot de passe, une seule.
account-sign-up-over = C’est déjà confirmé, ou les trois jours sont passés : rien n’a été fait. Connectez-vous, ou inscrivez-vous encore.
account-sign-up-held = Une lettre part pour { $email } : répondez-y, ou ouvrez son lien, dans les trois jours, et vous êtes { $name }. D’ici là, le nom n’est pas pris.
account-sign-up-done = Bienvenue, { $name }. Vos lettres arrivent désormais à { $email }.
account-letters-address = Aucune lettre ne part à cette adresse pour le moment : { $most } y sont parties en un jour ; écrivez-le de nouveau demain.
account-letters-client = Aucune lettre ne part à cette adresse pour le moment : vous en avez causé { $most } en une heure ; écrivez-le de nouveau après { $day } UTC.

## Trop de demandes, et une maison qui ne peut pas

busy-player = Vous pouvez envoyer { $n } requêtes par minute : réessayez dans { $wait } s.
busy-logins = Seules { $n } connexions par minute sont permises depuis votre adresse : réessayez dans { $wait } s.
busy-address = Trop de requêtes depuis votre adresse : réessayez dans { $wait } s.
busy-wrong-passwords = Il y a eu trop de mots de passe faux, donc aucun n’est vérifié maintenant : essayez encore dans { $wait } s.
busy-sign-ups = Trop d’inscriptions sont venues de votre adresse : essayez encore dans { $wait } min.
busy-passwords = Trop de mots de passe sont en cours de vérification : essayez encore dans { $wait } s.
busy-cannot-write = Le serveur ne peut rien enregistrer pour l’instant ; rien n’a été fait. Réessayez dans une minute.
busy-failed = Une erreur interne s’est produite ; rien n’a été fait. Réessayez dans une minute.
busy-damaged = La base de données du serveur est endommagée ; rien n’a été fait. Prévenez l’opérateur : il faut la restaurer.
busy-key-taken = Cette clé est déjà venue avec une autre commande : rien n’a été fait. Donnez à chaque commande sa propre clé (celle d’un courriel est son Message-ID).
busy-other-site = Cette requête vient d’un autre site : utilisez la page de Posthouse.
busy-log-in-wishes = Connectez-vous pour voir vos réglages.
busy-log-in-letters = Connectez-vous pour lire vos lettres.
host-page-none = L’opérateur de ce site n’a pas écrit cette page.
host-page-too-long = Cette page dépasse 128 ko : l’opérateur doit d’abord la raccourcir.
busy-no-match = Il n’y a pas de partie { $game }/{ $board } ici : cherchez-la parmi celles de ses joueurs.
busy-no-such-match = Cette partie n’existe pas ici : cherchez-la parmi celles de ses joueurs.
busy-no-player = Il n’y a pas de joueur « { $typed } » : /api/players en donne la liste.
busy-no-game = Il n’y a pas de jeu « { $typed } » : /api/games en donne la liste.
busy-no-tournament = Il n’y a pas de tournoi « { $typed } ».
busy-muted = Vous n’avez pas la parole, { $name }, { $text } : vous pouvez jouer, mais personne d’autre ne peut lire ce que vous écrivez.
busy-barred = Vous êtes exclu, { $name }, { $text } : vos pendules continuent ; vous pouvez regarder des plateaux, abandonner et lire vos lettres.

## Les commandes tapées

typed-no-command = Il n’y a pas de commande ici : « help » dit comment commencer.
typed-unknown = Aucune commande ni aucun jeu ne s’appelle « { $typed } » : « help commands » donne la liste des commandes, « list » celle des jeux.
help-which-game = Nommez un jeu : « help { $game } { $word } ».
typed-unknown-in-game = Il n’y a pas de commande « { $typed } » pour { $game } : « help commands » les donne toutes.
typed-game-alone = Dites que faire avec { $game } : par exemple « { $game } help » pour ses règles.
typed-second-word = « { $typed } » demande un second mot : { $commands }.
typed-usage = Écrivez : { $usage }
typed-option = Il n’y a pas d’option --{ $option } ici : { $usage }
typed-alone = --{ $option } n’a pas de valeur : écrivez-le seul, ou enlevez-le.
typed-twice = --{ $option } y est deux fois : écrivez-le une fois.
typed-nothing-beneath = Écrivez sous la commande ce que vous avez à dire : il n’y avait rien, et rien n’a été envoyé.
typed-multiple = « multiple » est seul sur sa ligne : écrivez dessous une commande par ligne.
typed-help = Il n’y a pas d’aide sur « { $typed } » : demandez un jeu (« list » les donne), une commande, ou « help commands ».
typed-board = Un plateau est un nombre, comme dans « { $game } show 12 ».
typed-no-board = Il n’y a pas de plateau { $game } { $board } : « { $game } games NAME » donne ceux d’un joueur.

## Jouer un coup

turn-no-passing = On ne passe pas : qui a un coup permis doit le jouer.
turn-no-swapping = On ne change pas de camp dans ces jeux : jouez un coup.
turn-somebody-else = Quelqu’un d’autre vient de jouer ce coup : regardez encore le plateau.
turn-not-yours = Ce n’est pas à vous de jouer, { $name } : c’est à { $other }.
turn-number = Le prochain coup est le numéro { $next }, pas { $number } : rien n’a été joué.
turn-number-ready = Le prochain coup est le numéro { $next }, pas { $number } : rien n’a été préparé.
turn-played-already = Le coup { $number } a déjà été joué : { $move }. Rien n’a changé.
turn-behind-move = Derrière # vient le numéro du coup, comme dans c#5.
turn-behind-show = Derrière # vient le nombre de coups à montrer, comme dans 12#4.
seat-asked = Qui est en bas du plateau se dit --seat=own ou --seat=first.
seat-unknown = Rien ne dit que vous jouez au plateau { $game } { $board } : laissez --seat=own, ou dites qui vous êtes avec « showas ».
seat-numbers = Dans { $game } les numéros des cases sont les vôtres, vous êtes donc toujours en bas : laissez --seat=first.
seat-fixed = Le plateau en texte de { $game } n’est jamais retourné : laissez --seat=own.
turn-only-so-many = Nombre de coups joués sur le plateau { $game } { $board } : { $n }, pas plus.
turn-game-over = La partie sur le plateau { $game } { $board } est finie.
turn-not-there = Vous ne jouez pas sur le plateau { $game } { $board }, { $name } : « { $game } games { $name } » donne vos plateaux.
turn-touched-preview = Cette partie suit l’étiquette : on ne peut pas essayer de coups avant la fin de la partie. « { $game } move { $board } MOVE » joue.
turn-touched-undo = Cette partie suit l’étiquette : on ne peut pas reprendre de coup. Continuez.

## Défis, salle d’attente, nombre de parties

meet-gone = { $name } a quitté Posthouse : défiez quelqu’un d’autre.
meet-barred = { $name } est exclu pour le moment : défiez quelqu’un d’autre.
meet-own-limit = Vous avez atteint votre limite de parties de { $game } : « { $game } limit none » la supprime.
meet-his-limit = { $name } a atteint sa limite de parties de { $game } : défiez quelqu’un d’autre, ou réessayez plus tard.
meet-rated-both = Une partie est classée ou non : enlevez --rated ou --unrated.
meet-own-position = Une partie depuis votre propre position n’est pas classée : enlevez --rated.
meet-start-form = Écrivez une position derrière --start=, comme le fait « { $game } show ».
meet-start-example = { $why } Par exemple, --start="{ $position }"
meet-start-over = La partie est finie dans cette position : commencez d’une autre, où elle continue.
meet-first-names = --first= dit qui joue en premier : lot (au sort), { $name } ou { $other }.
meet-first-position = Dans cette position, c’est à { $seat } de jouer, et c’est { $name } : enlevez --first=.
meet-first-offer = --first= dit qui joue en premier : lot (au sort), me ({ $name }), ou you (qui accepte).
meet-move-not-yours = Le premier coup est à { $name }, et personne ne joue pour un autre : enlevez le coup, ou demandez à commencer (--first=me ; dans une liste, votre nom à gauche).
meet-move-lot = --first=lot laisse le premier coup au sort : enlevez cela ou --move=.
meet-move-nobody = Il n’y a encore personne contre qui jouer : enlevez --move=, ou défiez quelqu’un par son nom.
meet-move-illegal = « { $move } » n’est pas un premier coup légal de { $game } : rien n’a commencé.
meet-anyone-both = Nommez l’autre joueur ou écrivez --to=anyone, pas les deux.
meet-name-other = Nommez l’autre joueur derrière vous, ou écrivez --to=anyone pour afficher la partie dans la salle d’attente.
meet-two-players = Une partie demande deux joueurs : nommez quelqu’un d’autre avec { $name }.
meet-must-be-you = Vous êtes { $name } : l’un des deux joueurs doit être vous.
meet-waiting-start = Un plateau en attente part du début : enlevez --start=, ou défiez quelqu’un par son nom.
meet-waiting-many = { $n } de vos plateaux attendent déjà : « { $game } withdraw BOARD » en retire un.
meet-taken = La place au plateau { $game } { $board } est déjà prise : « { $game } waiting » donne celles qui sont libres.
meet-own-offer = Ce plateau attend quelqu’un d’autre : « { $game } withdraw { $board } » le retire.
meet-poster-gone = Qui a affiché ce plateau a quitté la maison.
meet-not-yours-to-reject = Ce plateau attend un second joueur : qui n’en veut pas n’a pas à le dire.
meet-nothing-to-reject = Rien n’a été proposé sur le plateau { $game } { $board }, et la partie a commencé : « { $game } resign { $board } » l’abandonne.
meet-not-over = La partie sur le plateau { $game } { $board } n’est pas finie : jouez-la d’abord jusqu’au bout.
meet-opponent-gone = Votre adversaire a quitté la maison.
meet-seek-form = Dites combien de parties de { $game } vous voulez en tout, de 0 à { $most } : « { $game } seek 3 ».
meet-seek-asks = Qui ne cherche plus de parties ne demande rien à personne : enlevez --{ $option }.
meet-limit-form = Une limite est un nombre de 0 à { $most }, ou none : « { $game } limit 10 ».
meet-begins = Une partie commence : plateau { $game } { $board }, { $name } contre { $other }.
meet-unrated = Elle n’est pas classée.
meet-waits = Le plateau { $game } { $board } attend un second joueur.
meet-waits-no-more = Le plateau { $game } { $board } n’attend plus.
meet-waiting-listed = « { $game } waiting » l’affiche jusqu’à ce que quelqu’un l’accepte ; « { $game } withdraw { $board } » le retire.
meet-seek-none = Vous ne cherchez plus de parties de { $game }.
meet-seek-has = Parties de { $game } : vous en avez { $n } sur { $most }.
meet-seek-waits = Parties de { $game } : vous en avez { $n } sur { $most } ; les autres commencent dès que quelqu’un d’autre en cherche une.
meet-limit-set = Jamais plus de { $game } à la fois que { $most } ; en cours : { $n }.
meet-limit-none = Vos parties de { $game } n’ont pas de limite.
meet-repeat = --repeat= dit combien de parties doivent commencer en tout, de 1 à { $most }.
meet-for-anyone = Vous avez nommé l’autre joueur : --{ $option } est pour les plateaux qui attendent n’importe qui (--to=anyone).
meet-gone-meanwhile = Le plateau { $game } { $board } n’attend plus, quelqu’un l’a accepté : « { $game } show { $board } » montre la partie.
meet-block-own = Vous bloquez { $name } : d’abord « unblock { $name } », ou jouez contre quelqu’un d’autre.
meet-block-his = { $name } n’accepte pas de partie avec vous : jouez contre quelqu’un d’autre.
meet-rating-form = --rating= est deux nombres, comme --rating=1400-1700, ou un seul : --rating=1400- pour 1400 et plus, --rating=-1700 pour 1700 et moins.
meet-rating-order = Personne n’est classé de { $least } à { $most } : écrivez d’abord le plus petit nombre.
meet-within = --within= est un nombre de points, comme --within=200.
meet-computer = --computer= est no (des personnes seulement) ou yes (l’ordinateur joue si personne d’autre ne le fait).
meet-unmet = Le plateau { $game } { $board } { $why } : « { $game } waiting » donne les autres.
meet-unmet-rating = est pour des joueurs classés { $text } (vous avez { $number })
meet-unmet-within = est pour des joueurs à { $n } points au plus de { $name }, { $rating } (vous avez { $number })
meet-unmet-established = est pour des joueurs au classement établi (le vôtre est encore { $number })
meet-unmet-people = est pour des gens, pas pour des programmes

## Nulles, coups repris, paroles à la table

table-not-moved = Vous n’avez pas encore joué : il n’y a rien à reprendre.
table-draw-early = On peut proposer la nulle quand les deux ont joué : « { $game } reject { $board } » décline la partie.
table-tournament-undo = En tournoi, on ne reprend pas de coup.
table-answer-first = Répondez d’abord à ce qu’on vous a proposé : « { $game } accept { $board } » ou « { $game } reject { $board } ».
table-refuses = { $name } refuse la nulle : continuez.
table-nothing-proposed = Rien n’a été proposé sur le plateau { $game } { $board }, ou un coup a été joué depuis.
table-own-proposal = C’est votre propre proposition : à votre adversaire d’y répondre. « { $game } reject { $board } » la retire.
table-only-two-talk = Seuls les deux joueurs parlent au plateau { $game } { $board } : « message NAME » les atteint.
table-no-more-letters = La partie sur le plateau { $game } { $board } est finie : on n’en écrit plus de lettres.
table-not-watching = Vous ne suivez pas le plateau { $game } { $board } : il n’y a rien à arrêter.
table-has-proposed = Vous avez déjà proposé la nulle ; { $name } n’a pas encore répondu.
table-has-asked = Vous avez déjà demandé à reprendre votre coup ; { $name } n’a pas encore répondu.
table-watching = Vous jouez sur le plateau { $game } { $board } : ses lettres vous viennent comme celles de vos autres parties.
table-no-letters = Plus de lettres du plateau { $game } { $board }.
table-unsubscribed = Plus de courriel du plateau { $game } { $board } : ses lettres attendent sur la page, et la pendule continue. « { $game } subscribe { $board } » les fait revenir.
table-subscribed = Les lettres du plateau { $game } { $board } vous viennent désormais ; « { $game } unsubscribe { $board } » y met fin.
table-note-gone = Vous n’avez plus de note sur le plateau { $game } { $board }.

## L’étiquette du Warri

manners-form = L’étiquette est respectée ou non : écrivez --etiquette=on ou --etiquette=off.
manners-not-here = { $title } se joue sans cette étiquette : enlevez --etiquette.
manners-senior = { $name } s’est inscrit avant vous, et c’est votre première partie ensemble : { $name } peut jouer le premier coup ou le céder. Enlevez --first=, ou écrivez --etiquette=off.
manners-lot-or-senior = Avec l’étiquette, le sort décide, sauf quand deux joueurs se rencontrent pour la première fois et que l’aîné peut commencer : enlevez --first=, ou écrivez --etiquette=off.
manners-no-etiquette = Personne n’a droit au premier coup sur le plateau { $game } { $board }, qui se joue sans étiquette : rien n’a changé.
manners-not-first-game = Personne n’a droit au premier coup sur le plateau { $game } { $board } : il revient à l’aîné, dans la première partie de deux joueurs seulement.
manners-made = Le premier coup sur le plateau { $game } { $board } est déjà joué.
manners-his = Le premier coup sur le plateau { $game } { $board } est à { $name }, pour le jouer ou le céder.
manners-lot = Le sort est tombé sur { $seat } : { $name } joue en premier.

## Plans et coups préparés

plans-begin-if = Ce n’est pas à vous de jouer : commencez par « if » et le coup que vous attendez, comme dans « if b then d ».
plans-never-legal = « { $typed } » ne sera pas permis, quoi que joue l’autre ; vos coups alors : { $moves }.
plans-too-many = Il y a trop de coups auxquels « { $typed } » répond : dites lequel vous attendez, comme dans « if b then d ».
plans-behind = Derrière # vient le nombre de coups joués, comme dans 12#4.
plans-moved-on = Votre plan est pour le plateau après le coup { $n }, et on en est après le coup { $number } : regardez-le encore.
plans-begin-move = C’est à vous de jouer : commencez par votre coup, comme dans « d, if b then e ».
plans-queue = Ce n’est pas à vous de jouer : « { $game } queue { $board } » prépare des réponses.
plans-none-ready = Vous n’avez préparé aucun coup sur le plateau { $game } { $board } : « { $game } submit { $board } MOVE » le fait.
plans-dropped = Vous n’avez plus de plan pour le plateau { $game } { $board }.
plans-deep = Les coups conditionnels ont au plus { $n } réponses de profondeur : enlevez les plus profondes.
plans-many = Vous pouvez préparer au plus { $n } coups conditionnels : enlevez-en.
plans-twice = Vous avez deux réponses à « { $typed } » : enlevez-en une.

## Pendules, vacances, sommeil, week-ends

still-clock-form = Une pendule est BANK+INCREMENT en jours, heures, minutes ou secondes, comme --clock=30d+1d ou --clock=10m+5s, ou --clock=none.
still-clock-bounds = La réserve d’une pendule va d’une minute à un an (--clock=30d+1d), son plafond n’est pas sous la réserve, son ajout pas au-dessus du plafond.
still-zone = Un fuseau est un décalage par rapport à UTC, de -12:00 à +14:00 : --zone=+1:00
still-vacation-form = Écrivez deux jours comme dans « vacation 2027-07-01 2027-07-14 », ou « off ».
still-last-before-first = Le dernier jour ne doit pas venir avant le premier.
still-in-the-past = Des vacances ne commencent pas dans le passé : nous sommes le { $day }.
still-far-ahead = Des vacances commencent dans { $n } jours au plus : redemandez plus tard.
still-days-most = { $n } jours de vacances par an au plus.
still-days-would-be = { $n } jours de vacances par an au plus : avec ceux-ci, il y en aurait { $used } en { $year }.
still-overlaps = Cela chevauche vos vacances ({ $text }) : « vacation off » annule ce qui est prévu.
still-auto-form = Écrivez « vacation auto on » ou « vacation auto off ».
still-sleep-form = Les heures de sommeil sont deux heures de votre jour, comme dans « sleep 23-7 », ou « sleep off » pour aucune.
still-sleep-long = Vous pouvez dormir { $n } heures par jour au plus ; de { $first }:00 à { $last }:00, cela ferait { $used }.
still-weekend-form = Un week-end est un jour de la semaine ou deux, comme dans « weekend sat sun », ou « weekend off » pour aucun.
still-weekend-long = Un week-end a { $n } jours au plus.
still-vacation-over = Vos vacances sont finies.
still-no-vacation = Aucunes vacances ne sont prévues.
still-stand-still = Vos pendules s’arrêtent (les deux jours compris, UTC) :
still-days-used = Jours de { $year } pris ou prévus : { $n } sur { $most }.
still-auto-on = Avant que votre temps soit écoulé, des vacances commencent d’elles-mêmes, { $n } jours à la fois, tant qu’il en reste (« vacation auto off »).
still-auto-off = Aucunes ne commencent d’elles-mêmes (« vacation auto on »).
still-may-still = Vous pouvez quand même jouer.
still-may-move = Vous pouvez toujours jouer.
still-never = Vos pendules : elles tournent jour et nuit, toute la semaine.

## Lettres et nouvelles

letter-computer = { $name } joue, mais ne lit pas de lettres : écrivez à des gens.
letter-to-yourself = Ce serait une lettre à vous-même, { $name } : nommez quelqu’un d’autre.
letter-many = Un message va à { $n } joueurs au plus : écrivez à moins de gens, ou « broadcast ».
letter-broadcast-early = Une annonce par jour, et la vôtre est partie { $day } UTC : écrivez encore après { $text }, ou « message » à quelques-uns.
letter-count = Le nombre de lettres va de 1 à { $most }.
letter-goes = Votre message va à { $players } :
letter-broadcast-nobody = Personne d’autre ne veut d’annonces : la vôtre n’est allée à personne.
letter-quiet-form = Les heures de silence sont deux heures du jour, comme dans --quiet=22-7, ou --quiet=off pour aucune.
letter-seat = Qui est en bas de vos plateaux se dit --seat=own ou --seat=first.
letter-no-board = « { $typed } » n’est pas un plateau : écrivez un jeu et un nombre, comme GAME/12, ou « broadcasts ».
letter-neither = Vous ne jouez ni ne suivez le plateau { $game } { $board } : « { $game } subscribe { $board } » le suit.
letter-often = La fréquence est each, digest, once ou never ; viennent ensuite les plateaux, comme dans « notify never GAME/12 ».
letter-list-word = Aucune ligne de jeu n’a ce mot : « list » seul les donne tous.
letter-one-or-two = Nommez un joueur pour toutes ses parties, ou deux pour celles qu’ils ont jouées ensemble.
letter-active-next = Derrière le nom vient active (toutes celles en cours) ou next (celles où c’est à { $name } de jouer) : « { $typed } » n’est ni l’un ni l’autre.
letter-block-own = Vous bloquez { $name }, qui ne pourrait donc pas vous répondre : d’abord « unblock { $name } ».
letter-block-his = { $name } n’accepte pas vos messages : écrivez à quelqu’un d’autre.

## Tournois

cup-number = --{ $option }= est un nombre de { $least } à { $most }.
cup-system = --system= est robin (tous contre tous), swiss (suisse) ou knockout (élimination).
cup-race-or-games = Une rencontre est une course ou un nombre de parties : enlevez --race= ou --games=.
cup-rounds = Seul un tournoi suisse a un nombre de rondes : enlevez --rounds=.
cup-in-turn = Les rondes de ce système se suivent de toute façon : --in-turn est pour un tournoi toutes rondes.
cup-starts-form = --starts= est un jour comme 2027-03-01.
cup-starts-when = --starts= est un jour à venir, dans l’année : nous sommes le { $day }.
cup-with = --with= nomme des ordinateurs, comme --with=computer-3,computer-7 ; { $name } s’inscrit de son côté.
cup-with-whom = --with= nomme des ordinateurs, comme dans --with=computer-3,computer-7.
cup-none-such = Il n’y a pas de tournoi « { $typed } » de { $game } : « { $game } tournaments » en donne la liste.
cup-name-form = Le nom d’un tournoi a de 2 à 30 lettres, chiffres, - ou _, d’abord une lettre : « { $game } tournament spring-2027 ».
cup-clock = Un tournoi a une pendule, sinon il pourrait ne jamais finir : --clock={ $clock } est habituel.
cup-no-place = Les ordinateurs ne laisseraient de place à personne : nommez-en moins.
cup-announced = { $n } tournois que vous avez annoncés n’ont pas encore commencé : attendez-en un.
cup-name-taken = Il y a, ou il y a eu, un tournoi « { $typed } » : choisissez un autre nom.
cup-begun = { $cup } a commencé : « { $game } tournaments » dit où l’on peut s’inscrire.
cup-called-off = { $cup } a été annulé : « { $game } tournaments » dit où l’on peut s’inscrire.
cup-entered-already = Vous êtes déjà inscrit à { $cup }.
cup-full = { $cup } a autant de joueurs qu’il peut en avoir.
cup-not-in = Vous ne jouez pas dans { $cup }.
cup-entered = Vous êtes inscrit à { $cup }.
cup-will-not = Vous ne jouerez pas dans { $cup }.
cup-no-seeds = Quand chacun rencontre chacun, il n’y a pas de tête de série : enlevez --seeds=.
cup-seeds = --seeds= est rating (les meilleurs d’abord) ou lot (au sort).

## Jetons et webhooks

program-tokens-many = Vous avez déjà { $n } jetons : « tokens » en donne la liste, « revoke token NAME » en annule un.
program-token-taken = Vous avez un jeton de ce nom : « revoke token { $token } » l’annule, ou choisissez un autre nom.
program-no-token = Vous n’avez pas de jeton de ce nom : « tokens » donne les vôtres.
program-webhook-form = L’adresse d’un webhook commence par https:// et porte un nom sur l’internet ouvert, comme https://bot.example.org/posthouse.
program-webhooks-many = Vous avez déjà { $n } webhooks : « webhooks » en donne la liste, « revoke webhook NAME » en annule un.
program-webhook-taken = Vous avez un webhook de ce nom : « revoke webhook { $token } » l’annule, ou choisissez un autre nom.
program-no-webhook = Vous n’avez pas de webhook de ce nom : « webhooks » donne les vôtres.
program-token-void = Le jeton { $token } ne vaut plus.
program-webhook-gone = Plus rien n’est envoyé à { $token }.
program-scope = « { $typed } » n’est rien qu’un jeton puisse faire : dites read, play ou talk, ou plusieurs.
program-name-form = Donnez-lui un nom de 1 à { $most } lettres (a à z), chiffres, - ou _, comme « my-bot ».

## Qui l’on bloque

block-yourself = Vous ne pouvez pas vous bloquer vous-même, { $name } : nommez quelqu’un d’autre.
block-computer = { $name } est l’ordinateur de la maison, qui ne défie personne et n’écrit rien : nommez une personne.
block-many = Vous pouvez bloquer { $n } joueurs au plus : « unblock » en libère, ou « report » signale qui vous importune.
block-none = Vous ne bloquez pas { $name } : « block » seul dit qui vous bloquez.
block-nobody = Vous ne bloquez personne.
block-set = Vous bloquez { $players } : ni leurs défis ni leurs paroles ne vous parviennent. Les parties en cours continuent. « unblock { $text } » y met fin.
block-ended = Vous ne bloquez plus { $players } : leurs défis et leurs paroles vous parviennent de nouveau.

## Listes dans les phrases

list-or = { $some } ou { $last }
list-and = { $some } et { $last }

## Défis et amis

offer-friends-only = { $name } n’accepte de défis que de ses amis : jouez avec quelqu’un d’autre.
offer-rated-only = { $name } n’accepte de défis que de joueurs classés : terminez d’abord une partie classée de n’importe quel jeu, ou jouez avec quelqu’un d’autre.
offer-nobody = { $name } n’accepte aucun défi : jouez avec quelqu’un d’autre.
offer-already = Vous avez déjà défié { $name } à une partie de { $game } (plateau { $board }) : attendez la réponse, ou retirez le défi avec « { $which } withdraw { $number } ».
offer-many = Vous avez { $n } défis en attente, et la limite est de { $most } : « offers » en donne la liste, « { $which } withdraw { $number } » retire le plus ancien.
offer-many-first-day = Vous avez { $n } défis en attente, et le premier jour sans adresse confirmée la limite est de { $most } : « offers » en donne la liste, « { $which } withdraw { $number } » retire le plus ancien.
offer-before-many = { $name } a déjà { $n } défis sans réponse : réessayez un autre jour, ou jouez avec quelqu’un d’autre.
offer-vain = Vous avez défié { $name } { $n } fois depuis hier, et aucun défi n’a été accepté : réessayez demain, ou défiez quelqu’un d’autre.
offer-messages = Vous avez écrit { $n } fois à { $name } sans réponse : attendez-en une avant d’écrire de nouveau.
offer-words = Vous ne pouvez plus écrire au plateau { $board } de { $game } avant que le défi soit accepté : attendez la réponse.
offer-circle = --{ $option }= est nobody, friends, rated ou everybody.
offer-came-to-nothing = Le défi au plateau { $board } de { $game } n’a rien donné : « { $text } challenge » en lance un autre.
offer-to-you = { $name } vous offre cette partie, et elle n’a pas commencé : « { $which } accept { $number } » la commence, « { $other } decline { $board } » non.
offer-not-accepted = { $name } n’a pas encore accepté cette partie, elle n’a donc pas commencé : « { $which } withdraw { $number } » la retire.
offer-own-matches = Vous jouez { $n } parties, et cette maison n’en permet pas plus à la fois : terminez-en d’abord.
offer-their-matches = { $name } joue { $n } parties, et cette maison n’en permet pas plus à la fois : défiez quelqu’un d’autre.
offer-own = C’est votre propre défi : c’est à l’autre de l’accepter. « { $which } withdraw { $number } » le retire.
friend-yourself = Vous êtes de toute façon votre ami, { $name } : nommez quelqu’un d’autre.
friend-computer = { $name } joue quand vous voulez : nommez une personne.
friend-blocked = Vous bloquez { $name } : d’abord « unblock { $player } ».
friend-many = Vous pouvez avoir au plus { $n } amis : retirez-en d’abord avec « unfriend ».
friend-unknown = « { $name } » n’est pas parmi vos amis : « friend » seul en donne la liste.

# Les opérateurs, sur leur page.

moderation-only = Seuls les opérateurs peuvent faire cela, connectés sur la page.
moderation-no-factor = Les opérateurs ont besoin de l’authentification à deux facteurs : activez-la dans les réglages, puis reconnectez-vous.
moderation-no-code = Vous vous êtes connecté ici sans code : déconnectez-vous, puis reconnectez-vous avec votre second facteur.
moderation-yourself = C’est vous : personne ne se modère soi-même.
moderation-another = { $name } fait aussi partie des opérateurs : seul « posthouse admin », sur le serveur, le peut.
moderation-about-you = Ce signalement vous concerne : un autre opérateur s’en occupe.
report-of-yourself = C’est vous : nommez quelqu’un d’autre, ou une partie.
report-name-it = Nommez la partie comme dans « report wari/12 », ou un joueur : « report NAME ».
report-enough = Vous avez assez signalé pour aujourd’hui : l’opérateur lit tout.
report-thanks = Merci, { $name }.
report-who-reads = L’opérateur de la maison lit ce que vous dites de { $about } ; personne d’autre ne le lit.

## Jouer par lien, et les invités

link-or-waiting-room = Écrivez --to=anyone pour proposer la partie dans la salle d’attente, --to=link pour un lien à envoyer, ou le nom de l’autre après le vôtre.
link-without-option = Qui ouvre le lien joue : retirez --{ $option }.
link-needed = { $game } plateau { $board } attend un ami de son joueur : ouvrez le lien qu’il vous a envoyé.
link-expired = Cette invitation a expiré : demandez un nouveau lien.
link-gone = Cette invitation a été retirée ou a expiré : demandez un nouveau lien.
link-unknown = Ce lien n’est pas des nôtres : vérifiez qu’il est complet, ou demandez-en un autre.
guest-challenges = Les invités jouent seulement par lien : inscrivez-vous pour défier d’autres joueurs. Vous gardez vos parties.
guest-waiting = Les invités jouent seulement par lien : inscrivez-vous pour jouer contre ceux qui attendent. Vous gardez vos parties.
guest-command = Les invités jouent seulement par lien : inscrivez-vous pour utiliser « { $command } ». Vous gardez vos parties.
guest-opponent = { $opponent } est un invité, qui joue seulement par lien : « { $game } challenge { $name } --to=link » en crée un.
guests-none = Personne ne joue ici sans compte : connectez-vous ou inscrivez-vous.
