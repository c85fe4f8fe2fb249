### Les refus du serveur et des règles, d’après leurs codes.

## Jeux de semailles : pourquoi une case ne peut pas être jouée

no-such-house = « { $typed } » n’est pas une case : les vôtres vont de { $first } à { $last }, et vous pouvez jouer { $moves }.
no-such-numbered-house = « { $typed } » n’est pas une case : les vôtres vont de { $first } à { $last } (ou de a à { $letter }), et vous pouvez jouer { $moves }.
house-of-opponent = La case { $house } est à votre adversaire : les vôtres vont de { $first } à { $last } (ou de a à { $letter }), et vous pouvez jouer { $moves }.
house-empty = La case { $house } est vide : choisissez-en une qui contient des graines. Vous pouvez jouer { $moves }.
must-feed = Votre adversaire n’a pas de graines, et { $house } ne lui en donnerait aucune : vous devez le nourrir, jouez { $moves }.
grand-slam-forbidden = La case { $house } prendrait toutes les graines de votre adversaire : c’est un grand chelem, que { $game } interdit. Jouez { $moves }.
starves-opponent = La case { $house } laisserait votre adversaire sans graines, ce que { $game } ne permet que si tous les coups le font : jouez { $moves }.

## OctiLite : pourquoi un pion ne peut pas y aller

move-unreadable = « { $typed } » n’est pas écrit comme un coup : 22+b ajoute une pointe, 22-33 fait un pas, 22-44 saute, 22-44x saute et capture.
no-such-square = Il n’y a pas de case { $square } : la colonne va de 1 à { $columns }, la rangée de 1 à { $rows }.
no-such-prong = Il n’y a pas de pointe { $typed } : les pointes vont de a à h.
chain-too-long = Une suite compte au plus sept sauts, un par-dessus chaque autre pion : tapez-en moins.
prong-present = Le pion en { $square } a déjà la pointe { $prong } : choisissez une autre direction.
no-prong-left = Vous n’avez plus de pointe à ajouter : faites plutôt un pas ou un saut.
too-far = De { $from }, rien ne mène à { $to } d’un seul trait : un pas avance d’une case, un saut de deux, tout droit ou en diagonale.
step-in-chain = De { $from } à { $to }, c’est un pas, et un pas est un tour entier : seuls les sauts se suivent.
prong-missing = Le pion en { $square } n’a pas de pointe { $prong } ({ $direction }) : ajoutez-la d’abord avec { $square }+{ $prong }.
step-captures-nothing = Un pas ne capture rien : tapez { $from }-{ $to }.
square-occupied = Il y a un pion en { $square } : on n’arrive que sur une case vide.
base-ends-move = Arriver sur la base { $square } finit le coup et gagne : arrêtez-vous là.
no-pod-to-jump = Il n’y a pas de pion à sauter en { $square }.
pod-jumped-twice = Le pion en { $square } a déjà été sauté : aucun pion ne peut l’être deux fois dans un tour.
no-pod-there = Il n’y a pas de pion en { $square } : commencez par une case où vous en avez un.
pod-of-opponent = Le pion en { $square } n’est pas à vous : votre couleur est { $color } et vous jouez les pions marqués { $letter }.
not-legal-here = « { $typed } » n’est pas permis ici : choisissez un des coups permis.

## Tous les jeux

moves-after-end = La partie était finie avant le coup « { $typed } » ({ $reason }) : enlevez ce coup et tous ceux qui suivent.
no-game-called = Il n’y a pas de jeu « { $typed } » ici ; les jeux sont { $games }.

## Positions installées ou tapées

position-houses = La position a { $n } cases pour { $seat }, mais { $game } en a { $each } de chaque côté : écrivez un nombre de graines pour chacune, avec des virgules entre eux.
position-seeds = « { $typed } » n’est pas un nombre de graines pour la case { $house } ({ $seat }) : écrivez un nombre entier de 0 à { $most }.
position-stores = « { $typed } » n’est pas un nombre de graines prises ({ $seat }) : écrivez un nombre entier de 0 à { $most }.
position-sum = Les cases contiennent { $board } graines et les réserves { $stores }, soit { $sum } en tout, mais { $game } se joue avec { $total } : faites que la somme soit { $total }.
position-seeds-form = « { $typed } » n’est pas une position : écrivez les cases de Sud, une barre oblique, celles de Nord, ce que Sud et Nord ont pris, et S ou N pour celui qui joue, comme « { $position } ».
position-pod = « { $typed } » ne commence pas par une case : un pion s’écrit colonne 1 à 6, rangée 1 à 7, puis ses pointes, comme 22ab.
position-prong = « { $typed } » a une pointe qui n’existe pas : les pointes vont de a à h.
position-prong-twice = « { $typed } » a deux fois la pointe { $prong } : un pion en a au plus une dans chaque direction.
position-five-pods = { $color } a plus de quatre pions : enlevez-en au moins un.
position-two-pods = Il y a deux pions en { $square } : donnez une autre case à l’un d’eux.
position-comma = Il manque un pion après la dernière virgule ({ $color }) : ajoutez-le, ou enlevez la virgule.
position-supply = « { $typed } » n’est pas une réserve de pointes : écrivez un nombre de 0 à { $most }.
position-prongs = Les pointes des pions ({ $n }) et les deux réserves doivent faire { $total } en tout, et non { $sum }.
position-no-pod = Il n’y a aucun pion sur le plateau : un camp au moins doit en avoir un.
position-both-won = Les deux camps sont sur une base de l’autre, mais le premier arrivé aurait gagné : déplacez l’un des deux.
position-pods-form = « { $typed } » n’est pas une position : écrivez les pions de Blanc, une barre oblique, ceux de Noir, les deux réserves, et O ou X pour celui qui joue, comme { $position }.
position-turn = « { $typed } » ne dit pas à qui de jouer : finissez par O ou X.

## Noms, mots de passe, adresses

name-malformed = Un nom a de 2 à 20 lettres (a à z), chiffres, - ou _, et commence par une lettre : choisissez-en un autre.
name-reserved = Le nom { $name } a un autre sens ici : choisissez-en un autre.
name-taken-or-wrong-password = Le nom { $name } est pris : choisissez-en un autre, ou écrivez avec son mot de passe s’il est à vous.
name-taken = Le nom { $name } est pris : choisissez-en un autre.
name-too-similar = Le nom { $name } ressemble trop à { $other } : choisissez-en un autre.
password-length = Un mot de passe a de { $least } à { $most } caractères : choisissez-en un autre (entre guillemets doubles s’il contient des espaces).
leaving-unconfirmed = Rien n’a été fait : pour quitter la maison, écrivez « yes » derrière votre mot de passe.
address-malformed = « { $typed } » n’est pas une adresse à laquelle nous pouvons écrire : elle devrait ressembler à ann@example.org.
address-of-machine = « { $typed } » semble être l’adresse d’une machine, dont Posthouse ne lit pas le courrier : donnez-en une depuis laquelle vous écrivez.
too-many-addresses = { $n } adresses au plus : enlevez-en quelques-unes.
address-of-banned-player = Quelqu’un avec cette adresse, { $name }, est exclu de la maison : elle ne peut pas être confirmée pour un autre nom.
name-of-former-player = Quelqu’un du nom de { $name } a quitté la maison il y a moins d’un an : choisissez un autre nom.
address-of-banned-former-player = Quelqu’un avec cette adresse était exclu de la maison et est parti : elle ne peut pas être confirmée pour un autre nom.
too-many-exports = Vous avez reçu { $n } exports en un jour : demandez-en un autre demain.
no-such-player = Personne ici ne s’appelle « { $typed } » : vérifiez le nom, ou demandez-lui de s’inscrire.
player-left = { $name } a quitté la maison le { $day } : demandez à quelqu’un d’autre.
code-unknown = Ce n’est pas un mot d’une de nos lettres : répondez à la lettre elle-même, ou ouvrez son lien.
link-expired = Ce lien a déjà servi, ou son temps est passé : demandez-en un autre à qui tient la maison.
wrong-login = Ce nom et ce mot de passe ne vont pas ensemble : essayez encore.
wrong-name-or-password = Le nom ou le mot de passe n’est pas le bon : rien n’a été fait. Essayez encore, ou inscrivez-vous avec « signup NAME PASSWORD ».
mail-password-insufficient = Votre mot de passe de courrier permet de jouer, mais pas de changer votre compte : écrivez votre propre mot de passe.
sign-up-incomplete = Choisissez un nom et un mot de passe.
login-incomplete = Donnez votre nom et votre mot de passe.
signed-up-not-logged-in = Vous êtes inscrit : connectez-vous maintenant.
authentication-required = Dites qui vous êtes : connectez-vous, ou écrivez votre nom et votre mot de passe : { $usage }
confirmation-expired = C’était déjà confirmé, ou les trois jours sont passés : rien n’a été fait. Renvoyez votre commande.
confirmation-outdated = Le plateau a changé depuis votre demande : rien n’a été fait. Regardez-le encore et renvoyez votre commande.
address-unconfirmed = Votre adresse n’est pas encore confirmée : répondez à notre lettre « confirm … », ou ouvrez son lien. Puis renvoyez ceci.
token-days-invalid = Écrivez dans --days= combien de jours le jeton doit valoir, de 1 à { $most }, par exemple --days=30.
no-such-session = Vous n’avez pas de session « { $typed } » : « sessions » les montre, et « end session others » met fin à toutes sauf celle-ci.
second-factor-needed = Donnez aussi le code que votre application d’authentification affiche maintenant, ou un code de secours.
second-factor-wrong = Ce code n’est pas le bon ou a déjà servi : tapez celui que votre application d’authentification affiche maintenant, ou un code de secours.
too-many-wrong-codes = Il y a eu trop de mauvais codes : réessayez dans { $wait } min.
second-factor-code-missing = Écrivez aussi un code : celui que votre application d’authentification affiche.
second-factor-off-or-new-codes = Écrivez --off ou --new-codes, pas les deux.
second-factor-not-set-up = Vous n’avez pas d’authentification à deux facteurs : « two-factor » la prépare.
second-factor-not-begun = Commencez par « two-factor », sans code : cela la prépare.
second-factor-operator = Les opérateurs ne peuvent pas désactiver l’authentification à deux facteurs : quittez d’abord ce rôle, avec l’aide des responsables du serveur.
second-factor-already-on = L’authentification à deux facteurs est déjà activée : avec un code, écrivez aussi --off ou --new-codes.
second-factor-mail-password = Avec l’authentification à deux facteurs, le mot de passe de votre compte ne compte pas ici : connectez-vous sur la page, écrivez plutôt votre mot de passe pour les courriels, ou répondez à une de nos lettres.
several-passwords = Des commandes envoyées ensemble ne peuvent utiliser qu’un seul mot de passe : rien n’a été fait. Envoyez à part les commandes de chaque joueur, et seul un nouveau mot de passe.
address-required = Ici, un nom est à vous quand vous avez répondu à une lettre : écrivez votre adresse de courrier après le mot de passe, une seule.
sign-up-expired = C’est déjà confirmé, ou les trois jours sont passés : rien n’a été fait. Connectez-vous, ou inscrivez-vous encore.
too-many-letters-to-address = Aucune lettre ne part à cette adresse pour le moment : { $most } y sont parties en un jour ; écrivez-le de nouveau demain.
too-many-letters-from-client = Aucune lettre ne part à cette adresse pour le moment : vous en avez causé { $most } en une heure ; écrivez-le de nouveau après { $day } UTC.

## Trop de demandes, et une maison qui ne peut pas

too-many-requests = Vous pouvez envoyer { $n } requêtes par minute : réessayez dans { $wait } s.
too-many-logins = Seules { $n } connexions par minute sont permises depuis votre adresse : réessayez dans { $wait } s.
too-many-connections = Trop de connexions sont ouvertes depuis votre adresse : fermez-en quelques-unes ou réessayez dans une minute.
too-many-requests-from-address = Trop de requêtes depuis votre adresse : réessayez dans { $wait } s.
too-many-wrong-passwords = Il y a eu trop de mots de passe faux, donc aucun n’est vérifié maintenant : essayez encore dans { $wait } s.
too-many-sign-ups = Trop d’inscriptions sont venues de votre adresse : essayez encore dans { $wait } min.
sign-ups-closed = Ce site n’accepte pas de nouveaux joueurs pour le moment.
sign-ups-by-invitation = Les nouveaux joueurs viennent sur invitation : demandez à un joueur un lien vers une partie, ouvrez-le, puis inscrivez-vous dans le même navigateur.
sign-up-invitation-unknown = Ce n’est pas une invitation pour ce site : ouvrez le lien entier ou demandez-en une autre.
sign-up-invitation-withdrawn = Cette invitation a été retirée : demandez-en une autre à l’hébergeur.
sign-up-invitation-expired = Cette invitation était valable jusqu’au { $day } : demandez-en une autre à l’hébergeur.
sign-up-invitation-used-up = Toutes les personnes prévues se sont déjà inscrites par cette invitation : demandez-en une autre à l’hébergeur.
too-many-password-checks = Trop de mots de passe sont en cours de vérification : essayez encore dans { $wait } s.
cannot-save = Le serveur ne peut rien enregistrer pour l’instant ; rien n’a été fait. Réessayez dans une minute.
internal-error = Une erreur interne s’est produite ; rien n’a été fait. Réessayez dans une minute.
database-damaged = La base de données du serveur est endommagée ; rien n’a été fait. Prévenez l’opérateur : il faut la restaurer.
key-reused = Cette clé est déjà venue avec une autre commande : rien n’a été fait. Donnez à chaque commande sa propre clé (celle d’un courriel est son Message-ID).
other-site = Cette requête vient d’un autre site : utilisez la page de Posthouse.
no-such-site-page = L’opérateur de ce site n’a pas écrit cette page.
site-page-too-long = Cette page dépasse 128 ko : l’opérateur doit d’abord la raccourcir.
no-such-match = Il n’y a pas de partie { $game }/{ $board } ici : cherchez-la parmi celles de ses joueurs.
no-such-match-number = Cette partie n’existe pas ici : cherchez-la parmi celles de ses joueurs.
no-such-player-here = Il n’y a pas de joueur « { $typed } » : /api/players en donne la liste.
no-such-puzzle = Cette énigme n’existe plus : choisissez-en une autre.
puzzle-attempt-malformed = Envoyez le jeu et la position de l’énigme, et ses coups comme liste de textes.
lesson-steps-malformed = Envoyez les étapes comme liste d’au plus { $n } objets, chacun avec un jeu et une étape.
no-such-game = Il n’y a pas de jeu « { $typed } » : /api/games en donne la liste.
no-such-tournament = Il n’y a pas de tournoi « { $typed } ».
no-series = Il n’y a pas de série « { $typed } ».
no-team = Il n’y a pas d’équipe « { $typed } ».
muted = Vous n’avez pas la parole, { $name }, { $text }{ $more } : vous pouvez jouer, mais personne d’autre ne peut lire ce que vous écrivez.
banned = Vous êtes exclu, { $name }, { $text }{ $more } : vos pendules continuent ; vous pouvez regarder des plateaux, abandonner et lire vos lettres.
sanction-until = jusqu’au { $time } UTC
sanction-open = jusqu’à ce que l’opérateur en décide autrement

## Les commandes tapées

no-command = Il n’y a pas de commande ici : « help » dit comment commencer.
unknown-command = Aucune commande ni aucun jeu ne s’appelle « { $typed } » : « help commands » donne la liste des commandes, « list » celle des jeux.
how-to-unsubscribe = « notify never » met fin à tous les courriers, « notify never GAME/12 » à ceux d’une partie, et « signoff NOM MOTDEPASSE » ferme votre compte : écrivez l’un d’eux au lieu de « { $typed } ».
no-to-nothing = Vous avez écrit « { $typed } », mais votre courrier ne répond à aucune question de notre part : rien n’a été fait. Si quelqu’un agit en votre nom, changez votre mot de passe : « help change password » explique comment.
help-game-missing = Nommez un jeu : « help { $game } { $word } ».
unknown-game-command = Il n’y a pas de commande « { $typed } » pour { $game } : « help commands » les donne toutes.
command-missing = Dites que faire avec { $game } : par exemple « { $game } help » pour ses règles.
command-unclear = « { $typed } » veut peut-être dire « { $command } », qui ne se devine jamais : rien n’a été fait. Écrivez-le en entier.
game-missing = « { $typed } » veut peut-être dire « { $usage } » : rien n’a été fait. Écrivez d’abord le nom du jeu.
yes-to-nothing = Vous avez écrit « { $typed } », mais votre message ne répond à aucune de nos questions : rien n’a été fait. Pour confirmer quelque chose, répondez à la lettre dont l’objet commence par « confirm », ou ouvrez son lien.
second-word-missing = « { $typed } » demande un second mot : { $commands }.
usage = Écrivez : { $usage }
unknown-option = Il n’y a pas d’option --{ $option } ici : { $usage }
option-takes-no-value = --{ $option } n’a pas de valeur : écrivez-le seul, ou enlevez-le.
option-repeated = --{ $option } y est deux fois : écrivez-le une fois.
text-missing = Écrivez sous la commande ce que vous avez à dire : il n’y avait rien, et rien n’a été envoyé.
words-too-long = Votre texte est trop long pour un message, rien n’a été envoyé : raccourcissez-le ou envoyez-le en plusieurs parties.
multiple-not-alone = « multiple » est seul sur sa ligne : écrivez dessous une commande par ligne.
no-such-help = Il n’y a pas d’aide sur « { $typed } » : demandez un jeu (« list » les donne), une commande, ou « help commands ».
board-malformed = Un plateau est un nombre, comme dans « { $game } show 12 ».
no-such-board = Il n’y a pas de plateau { $game } { $board } : « { $game } games NAME » donne ceux d’un joueur.

## Jouer un coup

no-passing = On ne passe pas : qui a un coup permis doit le jouer.
no-swapping = On ne change pas de camp dans ces jeux : jouez un coup.
board-changed = Quelqu’un d’autre vient de jouer ce coup : regardez encore le plateau.
not-your-turn = Ce n’est pas à vous de jouer, { $name } : c’est à { $other }.
wrong-move-number = Le prochain coup est le numéro { $next }, pas { $number } : rien n’a été joué.
wrong-submitted-move-number = Le prochain coup est le numéro { $next }, pas { $number } : rien n’a été préparé.
move-number-malformed = Derrière # vient le numéro du coup, comme dans c#5.
move-count-malformed = Derrière # vient le nombre de coups à montrer, comme dans 12#4.
board-seat-malformed = Qui est en bas du plateau se dit --seat=own ou --seat=first.
seat-unknown = Rien ne dit que vous jouez au plateau { $game } { $board } : laissez --seat=own, ou dites qui vous êtes avec « showas ».
seat-numbered = Dans { $game } les numéros des cases sont les vôtres, vous êtes donc toujours en bas : laissez --seat=first.
seat-fixed = Le plateau en texte de { $game } n’est jamais retourné : laissez --seat=own.
too-few-moves = Nombre de coups joués sur le plateau { $game } { $board } : { $n }, pas plus.
match-over = La partie sur le plateau { $game } { $board } est finie.
not-in-match = Vous ne jouez pas sur le plateau { $game } { $board }, { $name } : « { $game } games { $name } » donne vos plateaux.
etiquette-no-preview = Cette partie suit l’étiquette : on ne peut pas essayer de coups avant la fin de la partie. « { $game } move { $board } MOVE » joue.
etiquette-no-takeback = Cette partie suit l’étiquette : on ne peut pas reprendre de coup. Continuez.

## Défis, salle d’attente, nombre de parties

opponent-left = { $name } a quitté Posthouse : défiez quelqu’un d’autre.
opponent-banned = { $name } est exclu pour le moment : défiez quelqu’un d’autre.
own-match-limit = Vous avez atteint votre limite de parties de { $game } : « { $game } limit none » la supprime.
opponent-match-limit = { $name } a atteint sa limite de parties de { $game } : défiez quelqu’un d’autre, ou réessayez plus tard.
rated-and-unrated = Une partie est classée ou non : enlevez --rated ou --unrated.
position-unrated-only = Une partie depuis votre propre position n’est pas classée : enlevez --rated.
start-missing = Écrivez une position derrière --start=, comme le fait « { $game } show ».
start-invalid = { $why } Par exemple, --start="{ $position }"
start-game-over = La partie est finie dans cette position : commencez d’une autre, où elle continue.
first-of-two = --first= dit qui joue en premier : lot (au sort), { $name } ou { $other }.
first-set-by-position = Dans cette position, c’est à { $seat } de jouer, et c’est { $name } : enlevez --first=.
first-of-open-challenge = --first= dit qui joue en premier : lot (au sort), me ({ $name }), ou you (qui accepte).
first-move-of-other = Le premier coup est à { $name }, et personne ne joue pour un autre : enlevez le coup, ou demandez à commencer (--first=me ; dans une liste, votre nom à gauche).
first-move-by-lot = --first=lot laisse le premier coup au sort : enlevez cela ou --move=.
first-move-without-opponent = Il n’y a encore personne contre qui jouer : enlevez --move=, ou défiez quelqu’un par son nom.
first-move-illegal = « { $move } » n’est pas un premier coup légal de { $game } : rien n’a commencé.
opponent-and-anyone = Nommez l’autre joueur ou écrivez --to=, pas les deux.
opponent-missing = Nommez l’autre joueur derrière vous, ou écrivez --to=anyone pour afficher la partie dans la salle d’attente.
opponent-is-yourself = Une partie demande deux joueurs : nommez quelqu’un d’autre avec { $name }.
not-among-players = Vous êtes { $name } : l’un des deux joueurs doit être vous.
open-challenge-start = Un plateau en attente part du début : enlevez --start=, ou défiez quelqu’un par son nom.
too-many-open-challenges = { $n } de vos plateaux attendent déjà : « { $game } withdraw BOARD » en retire un.
seat-taken = La place au plateau { $game } { $board } est déjà prise : « { $game } waiting » donne celles qui sont libres.
own-open-challenge = Ce plateau attend quelqu’un d’autre : « { $game } withdraw { $board } » le retire.
challenger-left = Qui a affiché ce plateau a quitté la maison.
open-challenge-not-yours = Ce plateau attend un second joueur : qui n’en veut pas n’a pas à le dire.
nothing-to-reject = Rien n’a été proposé sur le plateau { $game } { $board }, et la partie a commencé : « { $game } resign { $board } » l’abandonne.
match-not-over = La partie sur le plateau { $game } { $board } n’est pas finie : jouez-la d’abord jusqu’au bout.
rematch-opponent-left = Votre adversaire a quitté la maison.
seek-malformed = Dites combien de parties de { $game } vous voulez en tout, de 0 à { $most } : « { $game } seek 3 ».
seek-option-unneeded = Qui ne cherche plus de parties ne demande rien à personne : enlevez --{ $option }.
limit-malformed = Une limite est un nombre de 0 à { $most }, ou none : « { $game } limit 10 ».
repeat-malformed = --repeat= dit combien de parties doivent commencer en tout, de 1 à { $most }.
option-for-open-challenges = Vous avez nommé l’autre joueur : --{ $option } est pour les plateaux qui attendent n’importe qui (--to=anyone).
open-challenge-taken = Le plateau { $game } { $board } n’attend plus, quelqu’un l’a accepté : « { $game } show { $board } » montre la partie.
opponent-blocked = Vous bloquez { $name } : d’abord « unblock { $name } », ou jouez contre quelqu’un d’autre.
opponent-declines-you = { $name } n’accepte pas de partie avec vous : jouez contre quelqu’un d’autre.
rating-range-malformed = --rating= est deux nombres, comme --rating=1400-1700, ou un seul : --rating=1400- pour 1400 et plus, --rating=-1700 pour 1700 et moins.
rating-range-reversed = Personne n’est classé de { $least } à { $most } : écrivez d’abord le plus petit nombre.
within-malformed = --within= est un nombre de points, comme --within=200.
computer-option-malformed = --computer= est no (des personnes seulement) ou yes (l’ordinateur joue si personne d’autre ne le fait).
challenge-conditions-unmet = Le plateau { $game } { $board } { $why } : « { $game } waiting » donne les autres.
unmet-rating = est pour des joueurs classés { $text } (vous avez { $number })
unmet-within = est pour des joueurs à { $n } points au plus de { $name }, { $rating } (vous avez { $number })
unmet-established = est pour des joueurs au classement établi (le vôtre est encore { $number })
unmet-people = est pour des gens, pas pour des programmes

## Nulles, coups repris, paroles à la table

nothing-to-take-back = Vous n’avez pas encore joué : il n’y a rien à reprendre.
draw-too-early = On peut proposer la nulle quand les deux ont joué : « { $game } reject { $board } » décline la partie.
tournament-no-takeback = En tournoi, on ne reprend pas de coup.
proposal-unanswered = Répondez d’abord à ce qu’on vous a proposé : « { $game } accept { $board } » ou « { $game } reject { $board } ».
draw-refused = { $name } refuse la nulle : continuez.
nothing-proposed = Rien n’a été proposé sur le plateau { $game } { $board }, ou un coup a été joué depuis.
own-proposal = C’est votre propre proposition : à votre adversaire d’y répondre. « { $game } reject { $board } » la retire.
proposal-newer = Ce n’est plus ce qui est demandé sur le plateau { $game } { $board } : { $name } a proposé autre chose depuis, et rien n’a été fait. Regardez de nouveau le plateau avant de répondre.
proposal-closed = Ce à quoi vous répondez n’est plus ouvert sur le plateau { $game } { $board } : rien n’a été fait. Ce qui s’est passé en dernier : { $news }
question-number-malformed = --number= prend le numéro de ce à quoi vous répondez, comme dans --number=3.
chat-players-only = Seuls les deux joueurs parlent au plateau { $game } { $board } : « message NAME » les atteint.
letters-ended = La partie sur le plateau { $game } { $board } est finie : on n’en écrit plus de lettres.
not-watching = Vous ne suivez pas le plateau { $game } { $board } : il n’y a rien à arrêter.

## L’étiquette du Warri

etiquette-malformed = L’étiquette est respectée ou non : écrivez --etiquette=on ou --etiquette=off.
no-etiquette = { $title } se joue sans cette étiquette : enlevez --etiquette.
senior-chooses = { $name } s’est inscrit avant vous, et c’est votre première partie ensemble : { $name } peut jouer le premier coup ou le céder. Enlevez --first=, ou écrivez --etiquette=off.
lot-or-senior = Avec l’étiquette, le sort décide, sauf quand deux joueurs se rencontrent pour la première fois et que l’aîné peut commencer : enlevez --first=, ou écrivez --etiquette=off.
match-without-etiquette = Personne n’a droit au premier coup sur le plateau { $game } { $board }, qui se joue sans étiquette : rien n’a changé.
not-first-game = Personne n’a droit au premier coup sur le plateau { $game } { $board } : il revient à l’aîné, dans la première partie de deux joueurs seulement.
first-move-made = Le premier coup sur le plateau { $game } { $board } est déjà joué.
first-move-not-yours = Le premier coup sur le plateau { $game } { $board } est à { $name }, pour le jouer ou le céder.

## Plans et coups préparés

begin-with-if = Ce n’est pas à vous de jouer : commencez par « if » et le coup que vous attendez, comme dans « if b then d ».
reply-never-legal = « { $typed } » ne sera pas permis, quoi que joue l’autre ; vos coups alors : { $moves }.
reply-ambiguous = Il y a trop de coups auxquels « { $typed } » répond : dites lequel vous attendez, comme dans « if b then d ».
plan-move-count-malformed = Derrière # vient le nombre de coups joués, comme dans 12#4.
plan-outdated = Votre plan est pour le plateau après le coup { $n }, et on en est après le coup { $number } : regardez-le encore.
begin-with-move = C’est à vous de jouer : commencez par votre coup, comme dans « d, if b then e ».
only-queue = Ce n’est pas à vous de jouer : « { $game } queue { $board } » prépare des réponses.
no-submitted-move = Vous n’avez préparé aucun coup sur le plateau { $game } { $board } : « { $game } submit { $board } MOVE » le fait.
submitted-move-newer = Ce n’est plus le coup qui attend sur le plateau { $game } { $board } : c’est { $move }, et rien n’a été joué. « { $game } confirm { $board } » joue { $move }.
submitted-move-closed = Plus aucun de vos coups n’attend sur le plateau { $game } { $board } : rien n’a été fait. Regardez de nouveau le plateau, et envoyez votre coup.
plan-too-deep = Les coups conditionnels ont au plus { $n } réponses de profondeur : enlevez les plus profondes.
plan-too-long = Vous pouvez préparer au plus { $n } coups conditionnels : enlevez-en.
plan-reply-repeated = Vous avez deux réponses à « { $typed } » : enlevez-en une.

## Pendules, vacances, sommeil, week-ends

clock-malformed = Une pendule est BANK+INCREMENT en jours, heures, minutes ou secondes, comme --clock=30d+1d ou --clock=10m+5s, ou --clock=none.
clock-out-of-range = La réserve d’une pendule va d’une minute à un an (--clock=30d+1d), son plafond n’est pas sous la réserve, son ajout pas au-dessus du plafond.
time-zone-malformed = Un fuseau est un décalage par rapport à UTC, de -12:00 à +14:00 : --zone=+1:00
time-zones-missing = Ce serveur ne connaît pas les fuseaux horaires du monde : son opérateur doit installer le paquet tzdata.
time-zone-unknown = Il n’y a pas de fuseau « { $typed } » : --zone= est un lieu comme Europe/London, Africa/Accra ou America/Barbados, ou UTC.
vacation-malformed = Écrivez deux jours comme dans « vacation 2027-07-01 2027-07-14 », ou « off ».
vacation-reversed = Le dernier jour ne doit pas venir avant le premier.
vacation-in-past = Des vacances ne commencent pas dans le passé : nous sommes le { $day }.
vacation-too-far-ahead = Des vacances commencent dans { $n } jours au plus : redemandez plus tard.
vacation-too-long = { $n } jours de vacances par an au plus.
vacation-days-used-up = { $n } jours de vacances par an au plus : avec ceux-ci, il y en aurait { $used } en { $year }.
vacation-overlaps = Cela chevauche vos vacances (du { $first } au { $last }) : « vacation off » annule ce qui est prévu.
vacation-auto-malformed = Écrivez « vacation auto on » ou « vacation auto off ».
sleep-malformed = Les heures de sommeil sont deux heures de votre jour, comme dans « sleep 23-7 », ou « sleep off » pour aucune.
sleep-too-long = Vous pouvez dormir { $n } heures par jour au plus ; de { $first }:00 à { $last }:00, cela ferait { $used }.
weekend-malformed = Un week-end est un jour de la semaine ou deux, comme dans « weekend sat sun », ou « weekend off » pour aucun.
weekend-too-long = Un week-end a { $n } jours au plus.

## Lettres et nouvelles

computer-reads-nothing = { $name } joue, mais ne lit pas de lettres : écrivez à des gens.
message-to-yourself = Ce serait une lettre à vous-même, { $name } : nommez quelqu’un d’autre.
too-many-recipients = Un message va à { $n } joueurs au plus : écrivez à moins de gens, ou « broadcast ».
too-many-broadcasts = Une annonce par jour, et la vôtre est partie { $day } UTC : écrivez encore après { $text }, ou « message » à quelques-uns.
letter-count-malformed = Le nombre de lettres va de 1 à { $most }.
quiet-hours-malformed = Les heures de silence sont deux heures du jour, comme dans --quiet=22-7, ou --quiet=off pour aucune.
letter-seat-malformed = Qui est en bas de vos plateaux se dit --seat=own ou --seat=first.
notify-board-malformed = « { $typed } » n’est pas un plateau : écrivez un jeu et un nombre, comme GAME/12, ou « broadcasts » ou « puzzle ».
not-in-or-watching = Vous ne jouez ni ne suivez le plateau { $game } { $board } : « { $game } subscribe { $board } » le suit.
notify-malformed = La fréquence est each, digest, once ou never ; viennent ensuite les plateaux, comme dans « notify never GAME/12 ».
no-game-matches = Aucune ligne de jeu n’a ce mot : « list » seul les donne tous.
games-too-many-names = Nommez un joueur pour toutes ses parties, ou deux pour celles qu’ils ont jouées ensemble.
games-filter-malformed = Derrière le nom vient active (toutes celles en cours) ou next (celles où c’est à { $name } de jouer) : « { $typed } » n’est ni l’un ni l’autre.
recipient-blocked = Vous bloquez { $name }, qui ne pourrait donc pas vous répondre : d’abord « unblock { $name } ».
recipient-declines-you = { $name } n’accepte pas vos messages : écrivez à quelqu’un d’autre.

## Tournois

option-out-of-range = --{ $option }= est un nombre de { $least } à { $most }.
tournament-system-malformed = --system= est robin (tous contre tous), swiss (suisse), knockout (élimination) ou arena (arène).
tournament-arena-option = Seule une arène a une durée et des séries : enlevez --{ $option }.
tournament-arena-unneeded = Dans une arène, qui est libre joue une partie après l’autre, jusqu’à la fin de ses --minutes= : enlevez --{ $option }.
tournament-race-and-games = Une rencontre est une course ou un nombre de parties : enlevez --race= ou --games=.
tournament-rounds-swiss-only = Seul un tournoi suisse a un nombre de rondes : enlevez --rounds=.
tournament-in-turn = Les rondes de ce système se suivent de toute façon : --in-turn est pour un tournoi toutes rondes.
tournament-pools-robin-only = Seul un tournoi toutes rondes a des poules et une finale : enlevez --pools=.
tournament-boards-by-days = --boards= est pour un tournoi sur plusieurs jours, pas pour une série ni des parties en une séance : enlevez-le.
tournament-start-malformed = --starts= est un jour comme 2027-03-01 ou une minute comme 2027-03-01T18:30, UTC.
tournament-start-out-of-range = --starts= est à venir, dans l’année : il est { $time } UTC.
tournament-with-malformed = --with= nomme des ordinateurs, comme --with=computer-3,computer-7 ; { $name } s’inscrit de son côté.
tournament-with-missing = --with= nomme des ordinateurs, comme dans --with=computer-3,computer-7.
no-such-tournament-of-game = Il n’y a pas de tournoi « { $typed } » de { $game } : « { $game } tournaments » en donne la liste.
tournament-name-malformed = Le nom d’un tournoi a de 2 à 30 lettres, chiffres, - ou _, d’abord une lettre : « { $game } tournament spring-2027 ».
tournament-clock-missing = Un tournoi a une pendule, sinon il pourrait ne jamais finir : --clock={ $clock } est habituel.
tournament-arena-clock = La pendule d’une arène a au plus une heure, et une minute de plus par coup : --clock={ $clock } est habituel.
tournament-round-minutes = Les rondes d’une durée fixe sont pour une séance, avec --clock= de moins de trois heures : enlevez --round-minutes=.
tournament-no-place-left = Les ordinateurs ne laisseraient de place à personne : nommez-en moins.
too-many-tournaments = { $n } tournois que vous avez annoncés n’ont pas encore commencé ou sont des arènes en cours : attendez-en un.
tournament-name-taken = Il y a, ou il y a eu, un tournoi « { $typed } » : choisissez un autre nom.
tournament-begun = { $cup } a commencé : « { $game } tournaments » dit où l’on peut s’inscrire.
tournament-time-over = Le temps de { $cup } est écoulé : « { $game } tournaments » dit où l’on peut s’inscrire.
tournament-last-round = La dernière ronde de { $cup } est appariée : « { $game } tournaments » dit où s’inscrire.
tournament-called-off = { $cup } a été annulé : « { $game } tournaments » dit où l’on peut s’inscrire.
tournament-already-entered = Vous êtes déjà inscrit à { $cup }.
tournament-full = { $cup } a autant de joueurs qu’il peut en avoir.
tournament-goes-on = { $cup } a commencé et dure jusqu’à la fin de ses parties : « { $game } leave { $cup } » permet de le quitter.
tournament-not-entered = Vous ne jouez pas dans { $cup }.
series-team-unclear = { $cup } se joue par équipes : qui appartient à une seule est inscrit chaque fois ; vous vous inscrivez par « { $game } join { $edition } TEAM ».
tournament-team-stays = Dans { $cup }, vous jouez pour { $team } jusqu’à la fin.
team-captain-banned = { $name } est exclu : choisissez quelqu’un d’autre.
tournament-chat-players = Dans { $cup }, les participants s’écrivent : « { $game } join { $cup } » vous inscrit, si c’est encore possible.
tournament-chat-over = { $cup } est terminé depuis plus d’un jour : « message NOM » atteint les participants.
tournament-chat-often = Vous avez écrit { $n } messages en une minute : attendez un instant.
tournament-bye-swiss-only = Seul un tournoi suisse permet d’être exempt d’une ronde.
tournament-bye-had = Vous avez eu votre exemption pour un demi-point dans { $cup } : chacun en a une.
tournament-not-yours = Seul { $name }, qui a annoncé { $cup }, peut l’annuler : « { $game } leave { $cup } » permet de le quitter.
tournament-seeds-unneeded = Quand chacun rencontre chacun, il n’y a pas de tête de série : enlevez --seeds=.
tournament-seeds-malformed = --seeds= est rating (les meilleurs d’abord) ou lot (au sort).
no-such-series = Il n’y a pas de série « { $typed } » de { $game } : « { $game } series » en donne la liste.
series-every-malformed = --every= est day, un jour de la semaine comme saturday, ou un jour de chaque mois comme first-saturday ou last-friday.
series-at-malformed = --at= est l’heure à laquelle il commence, comme --at=15:00.
series-name-too-long = Le nom d’une série a au plus { $n } caractères, car ses tournois s’appellent { $name }-1, { $name }-2 et ainsi de suite.
too-many-series = Vous avez { $n } séries : mettez fin à l’une par « { $game } end-series NAME ».
series-not-yours = Seul { $name }, qui a annoncé { $cup }, peut y mettre fin.
series-ended = { $cup } est terminée : « { $game } series » donne celles qui continuent.
series-rounds-missing = Dites combien de rondes ont les tournois suisses d’une série : --rounds=5.
series-operators-only = Ici, seuls les opérateurs annoncent des séries.
series-trusted-only = Une série peut être annoncée par qui a un compte depuis { $days } jours et a joué { $n } parties : demandez à un opérateur, ou annoncez un seul tournoi.
no-such-team = Il n’y a pas d’équipe « { $typed } » : « team » en donne la liste.
tournament-teams-option = Seuls une arène (--teams=5 : les cinq meilleurs de chaque équipe comptent) et un match de deux équipes (--system=teams) sont joués par équipes : laissez --teams.
tournament-sides-missing = Un match par équipes nomme deux équipes, comme dans --teams=foxes,owls : « team » en donne la liste.
tournament-teams-computers = Les ordinateurs n’appartiennent à aucune équipe : laissez --with.
tournament-without-teams = { $cup } n’est pas joué par équipes : laissez « { $typed } ».
tournament-team-unclear = Dites pour laquelle de vos équipes vous jouez, { $names } : « { $game } join { $cup } TEAM ».
tournament-team-missing = { $cup } est joué par équipes, et vous n’appartenez à aucune qui y joue : « team » en donne la liste.
team-name-malformed = Le nom d’une équipe a de 2 à 30 lettres, chiffres, - ou _, d’abord une lettre : « team foxes --make ».
team-name-taken = Il y a, ou il y a eu, une équipe « { $typed } » : choisissez un autre nom.
too-many-captaincies = Vous menez { $n } équipes ou appartenez à { $most } : passez-en une ou quittez-en une d’abord.
too-many-teams = Vous appartenez à { $n } équipes : quittez-en une d’abord.
team-full = { $team } est complète.
team-refuses = { $team } ne vous admet pas.
team-joined-already = Vous appartenez déjà à { $team }, ou l’avez demandé.
team-not-joined = Vous n’appartenez pas à { $team }.
team-captain-only = Seul { $name }, capitaine de { $team }, le peut.
team-no-member = { $name } n’appartient pas à { $team } et ne le demande pas.

## Jetons et webhooks

too-many-tokens = Vous avez déjà { $n } jetons : « tokens » en donne la liste, « revoke token NAME » en annule un.
token-name-taken = Vous avez un jeton de ce nom : « revoke token { $token } » l’annule, ou choisissez un autre nom.
no-such-token = Vous n’avez pas de jeton de ce nom : « tokens » donne les vôtres.
webhook-address-malformed = L’adresse d’un webhook commence par https:// et porte un nom sur l’internet ouvert, comme https://bot.example.org/posthouse.
too-many-webhooks = Vous avez déjà { $n } webhooks : « webhooks » en donne la liste, « revoke webhook NAME » en annule un.
webhook-name-taken = Vous avez un webhook de ce nom : « revoke webhook { $token } » l’annule, ou choisissez un autre nom.
no-such-webhook = Vous n’avez pas de webhook de ce nom : « webhooks » donne les vôtres.
no-such-delivery = L’événement { $n } n’a pas été envoyé à ce webhook, ou n’est plus enregistré : « show webhook { $name } » donne les derniers envois.
webhook-busy = Posthouse envoie encore à ce webhook ce que vous avez demandé : réessayez dans une minute.
event-number-malformed = Un événement se désigne par son numéro, comme dans « redeliver webhook my-bot 57 » : « show webhook NAME » donne les derniers.
scope-unknown = « { $typed } » n’est rien qu’un jeton puisse faire : dites read, play, talk, webhook ou moderate, ou plusieurs.
program-name-malformed = Donnez-lui un nom de 1 à { $most } lettres (a à z), chiffres, - ou _, comme « my-bot ».

## Qui l’on bloque

block-yourself = Vous ne pouvez pas vous bloquer vous-même, { $name } : nommez quelqu’un d’autre.
block-computer = { $name } est l’ordinateur de la maison, qui ne défie personne et n’écrit rien : nommez une personne.
too-many-blocked = Vous pouvez bloquer { $n } joueurs au plus : « unblock » en libère, ou « report » signale qui vous importune.
not-blocked = Vous ne bloquez pas { $name } : « block » seul dit qui vous bloquez.

## Défis et amis

challenges-friends-only = { $name } n’accepte de défis que de ses amis : jouez avec quelqu’un d’autre.
challenges-rated-only = { $name } n’accepte de défis que de joueurs classés : terminez d’abord une partie classée de n’importe quel jeu, ou jouez avec quelqu’un d’autre.
challenges-nobody = { $name } n’accepte aucun défi : jouez avec quelqu’un d’autre.
already-challenged = Vous avez déjà défié { $name } à une partie de { $game } (plateau { $board }) : attendez la réponse, ou retirez le défi avec « { $game } withdraw { $board } ».
too-many-challenges = Vous avez { $n } défis en attente, et la limite est de { $most } : « offers » en donne la liste, « { $game } withdraw { $board } » retire le plus ancien.
too-many-challenges-first-day = Vous avez { $n } défis en attente, et le premier jour sans adresse confirmée la limite est de { $most } : « offers » en donne la liste, « { $game } withdraw { $board } » retire le plus ancien.
too-many-challenges-to-player = { $name } a déjà { $n } défis sans réponse : réessayez un autre jour, ou jouez avec quelqu’un d’autre.
too-many-vain-challenges = Vous avez défié { $name } { $n } fois depuis hier, et aucun défi n’a été accepté : réessayez demain, ou défiez quelqu’un d’autre.
too-many-unanswered-messages = Vous avez écrit { $n } fois à { $name } sans réponse : attendez-en une avant d’écrire de nouveau.
too-many-challenge-messages = Vous ne pouvez plus écrire au plateau { $board } de { $game } avant que le défi soit accepté : attendez la réponse.
circle-malformed = --{ $option }= est nobody, friends, rated ou everybody.
challenge-ended = Le défi au plateau { $board } de { $game } n’a rien donné : « { $game } challenge » en lance un autre.
challenge-to-you = { $name } vous offre cette partie, et elle n’a pas commencé : « { $game } accept { $board } » la commence, « { $game } decline { $board } » non.
challenge-not-accepted = { $name } n’a pas encore accepté cette partie, elle n’a donc pas commencé : « { $game } withdraw { $board } » la retire.
too-many-matches = Vous jouez { $n } parties, et cette maison n’en permet pas plus à la fois : terminez-en d’abord.
opponent-too-many-matches = { $name } joue { $n } parties, et cette maison n’en permet pas plus à la fois : défiez quelqu’un d’autre.
own-challenge = C’est votre propre défi : c’est à l’autre de l’accepter. « { $game } withdraw { $board } » le retire.
friend-yourself = Vous êtes de toute façon votre ami, { $name } : nommez quelqu’un d’autre.
computer-not-person = { $name } joue quand vous voulez : nommez une personne.
friend-blocked = Vous bloquez { $name } : d’abord « unblock { $name } ».
too-many-friends = Vous pouvez avoir au plus { $n } amis : retirez-en d’abord avec « unfriend ».
not-a-friend = « { $name } » n’est pas parmi vos amis : « friend » seul en donne la liste.
operators-only = Seuls les opérateurs peuvent faire cela, connectés sur la page.
operator-second-factor-needed = Les opérateurs ont besoin de l’authentification à deux facteurs : activez-la dans les réglages, puis reconnectez-vous.
operator-login-without-code = Vous vous êtes connecté ici sans code : déconnectez-vous, puis reconnectez-vous avec votre second facteur.
moderate-yourself = C’est vous : personne ne se modère soi-même.
moderate-operator = { $name } fait aussi partie des opérateurs : seul « posthouse admin », sur le serveur, le peut.
report-about-you = Ce signalement vous concerne : un autre opérateur s’en occupe.
report-yourself = C’est vous : nommez quelqu’un d’autre, ou une partie.
report-malformed = Nommez la partie comme dans « report wari/12 », ou un joueur : « report NAME ».
too-many-reports = Vous avez assez signalé pour aujourd’hui : l’opérateur lit tout.

## Coups conditionnels illisibles

plan-incomplete = Vos coups conditionnels finissent là où il faudrait { $what } : écrivez-les comme « if b then d (if a then c), if c then e ».
plan-word-unexpected = Vos coups conditionnels ont « { $typed } » là où il faudrait { $what } : écrivez-les comme « if b then d (if a then c), if c then e ».
plan-word = « { $word } »
plan-opponent-move = le coup de votre adversaire
plan-own-move = votre coup
plan-next-or-end = une virgule et un autre « if », ou la fin
plan-comma-or-end = une virgule ou « ) »
plan-now = maintenant
plan-after-moves = après { $played }
plan-after-end = La partie est finie { $line }, mais vos coups conditionnels continuent avec « { $typed } » : enlevez-le.
plan-move-not-possible = Vos coups conditionnels attendent « { $typed } » { $line }, mais votre adversaire ne peut jouer que { $moves }.
plan-reply-illegal = Vos coups conditionnels ne peuvent pas jouer « { $typed } » { $line } : { $why }
not-legal = ce coup n’est pas permis.

## Réponses aux lettres

reply-several-boards = Votre courrier répond à des lettres sur plusieurs plateaux, on ne sait donc pas lequel vous voulez dire : rien n’a été fait. Répondez dans un même courrier à la lettre d’un seul plateau.
reply-to-foreign-letter = Vous répondez à une lettre sur le plateau d’un autre joueur : une réponse ne compte que depuis sa propre adresse confirmée, et rien n’a été fait. Répondez à une lettre qui vous a été envoyée, ou écrivez une commande avec votre nom et votre mot de passe.
reply-of-other-player = Vous répondez à une lettre sur le plateau d’un autre joueur : une réponse ne compte que depuis sa propre adresse confirmée, et rien n’a encore été fait. Si c’est vous, répondez « yes » à la lettre que nous venons d’envoyer à votre propre adresse, ou ouvrez son lien, et ce sera fait.
reply-too-long = Votre courrier est trop long pour qu’on y cherche des commandes : répondez par le coup seul.
reply-subject-of-other-board = L’objet de votre courrier nomme un autre plateau que la lettre à laquelle il répond, on ne sait donc pas lequel vous voulez dire : rien n’a été fait. Répondez à la lettre de ce plateau-là.
reply-position-unknown = Votre courrier ne montre pas à laquelle de nos lettres il répond, on ne sait donc pas quelle position vous avez vue : rien n’a été fait. Si vous voulez dire le plateau tel qu’il est ici, répondez de même à cette lettre.
reply-doubtful = Votre courrier dit « { $typed } », il n’est donc pas sûr que vous vouliez jouer { $move } sur { $match } : rien n’a été fait. Pour jouer ce coup, répondez seulement : { $move }
reply-doubtful-confirm = Votre courrier dit « { $typed } », il n’est donc pas sûr que vous vouliez jouer { $move } sur { $match } : rien n’a été fait. Pour jouer ce coup, répondez seulement : yes. Ce que vous avez écrit avec part alors aussi à { $name }. Pour autre chose, répondez seulement par cela.
reply-match-moved-on = Sur { $match }, la partie a continué depuis la lettre à laquelle vous avez répondu (coups jusque-là : { $n }) : rien n’a été fait. Regardez-le encore, et répondez à cette lettre.
reply-match-over = La partie sur { $match } est finie, et votre réponse ne contient aucune commande claire. Pour dire quelque chose à votre adversaire, écrivez « chat » sur la première ligne.
reply-not-understood = Votre réponse sur { $match } n’a pas été comprise et rien n’a été fait : aucune ligne n’est seulement un coup ou une commande, et la liste n’a pas de nouveau coup. Répondez par le coup seul, par exemple : { $move }. Pour dire quelque chose à votre adversaire, écrivez « chat » sur la première ligne.
reply-names-resign = Aucune ligne de votre réponse sur { $match } n’est seulement un coup ou une commande : rien n’a été fait. Pour abandonner, répondez seulement : resign. Pour dire quelque chose à { $name }, écrivez « chat » en première ligne.
reply-names-accept = Aucune ligne de votre réponse sur { $match } n’est seulement un coup ou une commande : rien n’a été fait. Pour accepter ce que { $name } a proposé, répondez seulement : accept. Pour refuser, répondez seulement : reject. Pour dire quelque chose à { $name }, écrivez « chat » en première ligne.
reply-names-propose = Aucune ligne de votre réponse sur { $match } n’est seulement un coup ou une commande : rien n’a été fait. Pour proposer la nulle, répondez seulement : propose. Pour dire quelque chose à { $name }, écrivez « chat » en première ligne.
reply-names-undo = Aucune ligne de votre réponse sur { $match } n’est seulement un coup ou une commande : rien n’a été fait. Pour demander à reprendre votre dernier coup, répondez seulement : undo. Pour dire quelque chose à { $name }, écrivez « chat » en première ligne.
reply-move-taken-back = Un coup a été repris sur { $match } après la lettre à laquelle vous répondez : rien n’a été fait. Regardez de nouveau le plateau et répondez à cette lettre.
reply-not-your-turn = C’est à { $name } de jouer sur { $match }, et votre réponse ne contient aucune commande claire : rien n’a été fait. Pour dire quelque chose à { $name }, écrivez « chat » en première ligne.
reply-move-made = Vous avez déjà joué le coup { $move } sur { $match }, rien n’a donc été fait : c’est à { $name } de jouer.
reply-challenge-unanswered = { $name } n’a pas encore répondu à votre défi sur { $match }, rien n’a donc été fait. Pour le retirer, répondez seulement : { $game } withdraw { $board }. Pour dire quelque chose, écrivez « chat » en première ligne.
reply-challenge-open = Votre réponse sur { $match } n’a pas été comprise : { $name } vous défie et attend une réponse. Pour accepter, répondez seulement : accept. Pour refuser, répondez seulement : decline. Vos propres mots peuvent suivre en dessous.
reply-move-ambiguous = On ne sait pas quel coup vous voulez jouer sur { $match }, { $move } ou { $other } : rien n’a été fait. Répondez par le coup seul.
reply-ambiguous-command = On ne sait pas ce que vous voulez sur { $match } : rien n’a été fait. Répondez par le coup ou la commande seule, par exemple : { $move }
reply-yes-and-move = Vous avez écrit yes et { $other } sur { $match }, et la question portait sur { $move } : rien n’a été fait. Pour jouer { $move }, répondez seulement : yes. Pour jouer { $other }, répondez seulement : { $other }
reply-yes-to-proposal-and-move = Vous avez écrit « { $typed } » et { $move } sur { $match }, et { $name } a proposé quelque chose : rien n’a été fait. Pour accepter, répondez seulement : accept. Pour jouer plutôt { $move }, répondez seulement : { $move }
reply-act-doubtful = Vous avez écrit « { $command } » et « { $typed } », il n’est donc pas sûr que vous le vouliez sur { $match } : rien n’a été fait. Si c’est le cas, répondez seulement : { $command }
mail-parts-differ = Le texte et le HTML de votre courrier ne disent pas la même chose : rien n’a été fait. Renvoyez seulement la commande, en texte simple.
command-doubtful = Vous avez écrit « { $typed } » sous « { $command } », il n’est donc pas sûr que vous le vouliez : rien n’a été fait. Si c’est le cas, renvoyez la commande sans ces mots.
reply-yes-to-two-questions = Deux questions attendent votre réponse sur { $match }, si vous jouez { $move } et ce que { $name } a proposé : rien n’a été fait. Pour jouer { $move }, répondez seulement : confirm. Pour répondre à { $name }, répondez seulement : accept, ou : reject
reply-parts-differ = Le texte et le HTML de votre courrier ne disent pas la même chose sur { $match } : rien n’a été fait. Répondez par le coup ou la commande seuls.
other-lines-not-tried = { $n } lignes ont été refusées : les { $others } autres n’ont pas été essayées.

## Listes de coups dans les courriers

move-list-mismatch = La liste des coups de votre courrier diffère de celle de { $match } à la ligne { $row } : rien n’a été joué. Répondez par le coup seul.
move-list-only-next-move = On ne peut ajouter à la liste que votre prochain coup : rien n’a été joué. Répondez par le coup seul.
move-list-two-moves = La liste des coups de votre courrier a { $number } et { $move } là où il faudrait un seul coup : rien n’a été joué. Répondez par le coup seul.
move-list-move-illegal = Le coup que vous avez ajouté à la liste, « { $typed } », n’est pas permis sur { $match } : rien n’a été joué. Répondez par le coup seul, par exemple : { $move }
move-list-players-unclear = Votre courrier ressemble à un défi à { $game }, mais les joueurs ne sont pas clairs : rien n’a commencé. Écrivez les deux noms côte à côte au-dessus de la première ligne de la liste, à gauche celui qui joue en premier. Ou prenez cet objet : { $game } challenge YOU OPPONENT
move-list-first-move-of-other = Le premier coup est dans la colonne de { $name }, mais c’est { $other }, dont le nom est à gauche, qui commence : rien n’a commencé. Mettez votre nom et votre coup à gauche, ou enlevez le coup.
move-list-one-move = Un défi ne peut avoir qu’un coup, le premier du joueur de gauche : rien n’a commencé. Renvoyez-le avec un seul coup dans la liste.
move-list-illegal-move = La première ligne de la liste n’a pas de coup de { $game } : rien n’a commencé. Renvoyez-la avec un coup permis.

## Qui a envoyé un courrier

several-players-at-address = Plusieurs joueurs écrivent de votre adresse : dites lequel vous êtes, avec nom et mot de passe : { $usage }
sender-unconfirmed = Aucun joueur n’a confirmé l’adresse d’où vous écrivez. Ajoutez votre nom et votre mot de passe : { $usage }
sender-unproved = N’importe qui peut envoyer du courrier sous votre adresse, rien n’a donc encore été fait. Nous avons écrit à l’adresse même du joueur : pour confirmer, répondez « yes » à cette lettre, ou ouvrez son lien.
too-many-confirmations = On ne sait pas qui a écrit ceci, et nous avons déjà demandé plusieurs fois aujourd’hui : rien n’a été fait. Ajoutez votre nom et votre mot de passe, ou connectez-vous sur la page.
confirmation-needed = Rien n’a encore été fait. Si vous le voulez, répondez à notre lettre avec « yes » comme premier mot, ou ouvrez son lien ; sinon, ne faites rien.
confirmation-declined = Vous n’avez pas dit oui : rien n’a été confirmé ni fait. Si c’était bien vous, répondez à notre lettre avec seulement : yes. Sinon, vous n’avez rien à faire.

## La langue des lettres, et le terminal

no-such-language = Il n’y a pas de langue « { $typed } » ici : écrivez l’une de { $languages }, ou off.
record-move = Coup { $place } : { $why }
practice-no-etiquette = { $game } se joue sans cette étiquette : enlevez --etiquette.
no-game-choose = Aucun jeu ne s’appelle « { $typed } ». Choisissez parmi : { $games }.
game-without-styles = À { $game }, l’ordinateur n’a qu’un style : n’en indiquez pas.
no-such-style = À { $game }, il n’y a pas de style « { $typed } ». Choisissez parmi : { $styles }.
style-of-person = Seul l’ordinateur a des styles : enlevez --style=, ou défiez l’un des joueurs computer-1 à computer-{ $most }.
repetition-rule-fixed = Dans { $game }, la règle de répétition ne se change pas : choisissez parmi { $games }.
position-game-over = La partie est finie : il n’y a rien à réfléchir.
perft-depth-out-of-range = La profondeur doit être entre 0 et { $most }.
too-many-anonymous-requests = Sans être connecté, vous pouvez envoyer { $n } commandes par minute : connectez-vous, ou réessayez dans { $wait } s.

## Parties écrites en texte

text-too-long = Ce texte dépasse un mégaoctet : donnez-le en plusieurs parties.
text-not-utf8 = Un caractère n’est pas en UTF-8 : enregistrez le texte en UTF-8.
text-without-game = Il n’y a pas de partie dans ce texte : commencez par une ligne comme [Game "oware"], puis les coups.
text-line = Ligne { $line } : { $why }
tag-game-missing = Il manque la balise qui nomme le jeu : mettez une ligne comme [Game "oware"] avant les coups.
tag-name-malformed = Une balise commence par un nom de lettres, chiffres et _, { $most } au plus, comme [First "ann"].
tag-value-unquoted = La valeur de la balise { $name } doit être entre guillemets droits, comme [{ $name } "…"].
tag-value-unclosed = La valeur de la balise { $name } doit finir par un guillemet droit sur la même ligne.
tag-value-too-long = La valeur de la balise { $name } dépasse { $most } octets : raccourcissez-la.
tag-unclosed = La balise { $name } doit finir par ].
tag-repeated = La balise { $name } est là deux fois : gardez-en une.
text-no-such-game = Il n’y a pas de jeu « { $typed } » ici : écrivez un nom comme oware ou octilite.
text-result-malformed = « { $typed } » n’est pas un résultat : écrivez 1-0, 0-1, 1/2-1/2 ou *.
text-variation-unopened = Cette ) ne ferme rien : enlevez-la, ou commencez avant la variante par (.
text-character-unexpected = « { $typed } » ne peut pas être parmi les coups.
text-comment-unclosed = Le commentaire qui commence ici par { $open } n’est jamais fermé : mettez { $close } après.
text-variation-misplaced = Une variante vient après le coup qu’elle remplace : mettez un coup avant cette (.
text-variations-too-deep = Les variantes sont imbriquées sur plus de { $most } niveaux : mettez-en dans la ligne principale.
text-variation-unclosed = La variante qui commence ici par ( n’est jamais fermée : mettez ) après.
text-variation-empty = Cette variante n’a pas de coup : écrivez-en un, ou enlevez ( ).
text-glyph-malformed = Après $ vient un nombre de 1 à { $most }.
text-glyph-misplaced = La marque ${ $number } vient avant tout coup : mettez-la après un coup.
text-too-many-glyphs = Ce coup a plus de { $most } marques : gardez-en quelques-unes.
text-result-in-variation = Le résultat { $result } est dans une variante : mettez-le après le dernier coup de la partie.
text-move-malformed = « { $typed } » n’est pas un coup : écrivez après lui ! ? !! ?? !? ou ?!, ou rien.
text-move-too-long = « { $typed }… » est trop long pour un coup.
text-line-too-long = Une ligne a plus de { $most } coups : finissez-la avant celui-ci.
text-too-many-moves = Cette partie a plus de { $most } coups avec ses variantes : enlevez-en.
text-too-many-variations = Cette partie a trop de variantes à vérifier : enlevez-en.
text-results-differ = Les coups finissent par { $result }, mais la balise Result dit { $other } : accordez-les.
text-result-impossible = Le résultat { $result } est impossible : d’après les règles, cette partie a fini { $other } ({ $reason }).

## Autres

illegal-move = { $reason }
invalid-position = { $reason }
not-logged-in = Connectez-vous d’abord.
opponent-or-anyone = Écrivez --to=anyone pour proposer la partie dans la salle d’attente, --to=link pour un lien à envoyer, ou le nom de l’autre après le vôtre.
not-with-link = Qui ouvre le lien joue : retirez --{ $option }.
not-for-guests = Les invités jouent par lien et dans la salle d’attente : inscrivez-vous pour utiliser « { $command } ». Vous gardez vos parties.
opponent-is-guest = { $opponent } est un invité, que personne ne peut défier par son nom : « { $game } challenge { $name } --to=link » crée un lien.
presence-malformed = Écrivez qui peut voir que vous êtes là : nobody, opponents ou everybody.
open-by-link-only = { $game } plateau { $board } attend un ami de son joueur : ouvrez le lien qu’il vous a envoyé.
invitation-expired = Cette invitation a expiré : demandez un nouveau lien.
invitation-gone = Cette invitation a été retirée ou a expiré : demandez un nouveau lien.
no-such-invitation = Ce lien n’est pas des nôtres : vérifiez qu’il est complet, ou demandez-en un autre.
no-guests = Personne ne joue ici sans compte : connectez-vous ou inscrivez-vous.
comments-to-blocked = Vous bloquez { $name } : vos coups comptent, mais vos remarques ne partent pas.
comments-declined = { $name } n’accepte pas vos messages : vos coups comptent, mais vos remarques ne partent pas.
comments-while-muted = Vous n’avez pas la parole : ce que vous avez fait compte, mais votre commentaire a été enlevé.
refused-before = { $text }
no-command-in-mail = Votre message ne contient aucune commande : écrivez-en une dans l’objet, ou laissez-le vide et écrivez-en une par ligne. « help » en dit plus.
too-many-commands = Un message contient au plus { $n } commandes : rien n’a été fait.
no-broadcast-readers = Personne d’autre ne veut d’annonces : la vôtre n’est pas partie. Écrivez à une personne avec « message ».
bot-unconfirmed = Rien n’a été changé : écrivez « yes » après votre mot de passe si un programme joue pour ce compte, qui est alors un bot pour toujours.
decline-reason-malformed = --reason= est later, clock, rated, unrated, game ou people ; ou omettez-le.
bots-malformed = « bots » est true ou false.

## L’explorateur d’ouvertures et les fichiers des mois

explorer-rating-malformed = Les parties sont comptées par tranches de classement : indiquez un multiple de { $width } de { $first } à { $last }.
month-malformed = Un mois est une année et un nombre, comme 2026-10.
pace-malformed = « pace » est live ou correspondence ; ou omettez-le.
no-such-month = Il n’y a pas de fichier de ce mois : voyez api/v1/monthly-games.
month-unreadable = Le fichier de ce mois ne peut pas être lu en ce moment.
range-behind-end = Le fichier n’a que { $bytes } octets : il est complet.
game-has-no-tables = { $game } n’a pas de tables : il y en a pour { $games }.
no-tables-yet = Ce serveur n’a pas encore de tables de { $game } : réessayez dans une minute, ou demandez à l’opérateur.
no-table-at-present = Ce serveur n’a pas en ce moment de table de { $game } avec { $seeds } graines : réessayez plus tard.
position-beyond-server-tables = Cette position a { $seeds } graines sur le plateau, et les tables de { $game } de ce serveur vont jusqu’à { $most } : réessayez plus près de la fin de la partie.

## Ce que la page et les mails ne peuvent accepter

plain-address-malformed = Cette adresse n’est pas valide : commencez à /plain.
plain-method-not-allowed = Cette adresse n’accepte que GET, HEAD, POST.
http-malformed = Ce n’est pas une requête HTTP valide.
header-too-long = L’en-tête de la requête dépasse 8 ko : effacez les cookies de ce site.
body-too-long = C’est plus long que 64 ko : envoyez-en moins à la fois.
socket-of-other-site = Cette connexion est ouverte par un autre site : utilisez la page de Posthouse.
server-busy = Le serveur est occupé : réessayez dans une minute.
busy-with-visitors = Le serveur est occupé par des visiteurs qui ne sont pas connectés : connectez-vous, ou réessayez dans { $wait } s.
busy-drawing = Le serveur est occupé à dessiner des images : réessayez dans { $wait } s.
export-failed = L’export a échoué : réessayez dans une minute.
export-in-progress = Un autre export est en cours : réessayez dans une minute.
games-in-progress = On vous envoie déjà des parties : attendez la fin, ou fermez cette connexion.
unsubscribe-link-malformed = Ce lien de désabonnement n’est pas valide : prenez celui de la lettre elle-même.
no-push-messages = Ce serveur n’envoie pas de notifications.
no-token-may = Aucun jeton ne peut le faire : « { $command } » est réservé au joueur, sur la page ou par mail.
scope-missing = Ce jeton n’a pas la permission « { $scope } » : créez-en un avec « make token NAME { $scope } ».
mail-header-too-long = L’en-tête de ce mail est trop long : écrivez un nouveau mail au lieu d’une réponse.
mail-too-large = Ce mail dépasse { $most } Ko : envoyez la commande en texte seul, sans pièces jointes.
mail-too-many-parts = Ce mail a plus de { $most } parties, ou les imbrique à plus de { $depth } niveaux : envoyez la commande en texte seul.
mail-unparsable = Ce mail ne peut pas être lu : envoyez la commande en texte seul.

## Ce que les opérateurs font sur la page

already-operator = { $name } est déjà opérateur.
not-operator = { $name } n’est pas opérateur : rien n’a été fait.
operator-needs-second-factor = { $name } n’a pas l’authentification à deux facteurs, qu’il faut aux opérateurs : recommencez quand elle est activée dans ses réglages.
no-second-factor = { $name } n’a pas l’authentification à deux facteurs : rien n’a été fait.
not-banned = { $name } n’est pas banni : rien n’a été fait.
not-muted = { $name } a la parole : rien n’a été fait.
no-such-report = Il n’y a pas de signalement { $number }.
report-closed = Le signalement { $number } a déjà été fermé le { $day }.
banner-empty = Une annonce a besoin d’un texte, comme « Ce soir nous fermons à 22:00 ».
banner-too-long = Cette annonce a { $length } caractères, et { $most } sont permis : raccourcissez-la.
banner-time-passed = Cette heure est passée : donnez-en une future, ou omettez --until.
no-banner = Il n’y a pas d’annonce : rien n’a été fait.
no-such-sign-up-invitation = Il n’y a pas d’invitation { $number }.
sign-up-invitation-ended = L’invitation { $number } a déjà été retirée le { $day }.
sign-up-invitation-in-past = Le { $day } est passé : donnez un jour plus tard.
sign-up-invitation-note-too-long = Une note a au plus { $most } octets.
sign-up-invitation-uses = Une invitation est pour 1 à { $most } personnes.
halve-arena-only = La moitié du temps ne vaut un point de plus que dans une arène.
halve-before-first-move = On cède la moitié de son temps avant son premier coup : à la prochaine partie.
halve-already = Vous jouez déjà cette partie avec la moitié du temps.
tournament-sitting-clock = Une pendule de moins de trois heures est pour des parties en une séance : au plus trois heures, et dix minutes de plus par coup.
