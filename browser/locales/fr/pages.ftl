### Pages other than the first that is opened: fetched with them (src/more_texts.ts).

front-now = Parties en cours
front-watch = En voir plus

front-mail = Ou jouez par courriel, un coup par jour : écrivez <b>help</b> à <house>{ $house }</house> et Posthouse répond.
front-mail-too = Ou jouez par courriel, un coup par jour.
front-mail-how = Comment ça marche
front-games = { $n } jeux

## Chemins

tournaments-title = Tournois

## Une nouvelle partie

challenge-player = Défier { $name }
# Behind the challenger’s name.
challenge-to-game = vous défie à une partie de { $game }
challenge-word = vous défie
challenge-later = Répondre plus tard
challenge-game = Jeu
challenge-typed = Nom de l’adversaire
challenge-first = Qui joue en premier
challenge-first-lot = par tirage au sort
challenge-first-me = moi
challenge-first-opponent = mon adversaire
challenge-clock = Temps de chacun
challenge-repeat = Nombre de parties
challenge-repeat-hint = Après chaque partie acceptée, le plateau attend de nouveau, jusqu’à ce qu’autant aient commencé ou que vous le retiriez. Votre limite tient.
wanted-title = Critères pour l’adversaire
wanted-rating-min = Cote, au moins
wanted-rating-max = Cote, au plus
wanted-within = Points d’écart avec la mienne, au plus
wanted-established = seulement les cotes établies, sans point d’interrogation
wanted-company = Qui peut accepter
wanted-who-anyone = les personnes et les bots
wanted-who-people = les personnes seulement
wanted-who-computer-challenge = l’ordinateur aussi, si personne ne vient d’un jour
wanted-who-computer-seek = l’ordinateur aussi, là où personne d’autre ne cherche
wanted-is-between = cote de { $min } à { $max }
wanted-is-least = cote de { $min } ou plus
wanted-is-most = cote de { $max } ou moins
wanted-is-within = à { $n } points au plus
wanted-is-established = cotes établies
wanted-is-people = personnes seulement
wanted-is-computer = l’ordinateur aussi
challenge-unrated = ne compte pas pour le classement
challenge-button = Défier
show-all = Tout montrer ({ $n })

## Le salon

lobby-now = Parties en cours
lobby-now-none = Personne ne joue en ce moment.
watch-more = Autres parties
watch-play = Jouer maintenant
waiting-title = En attente d’un adversaire
waiting-none = Personne n’attend en ce moment.
waiting-nobody-else = Personne d’autre n’attend en ce moment.
waiting-play = Jouer
waiting-games = { $n } parties en partent, l’une après l’autre
waiting-cannot-apart = Pas pour vous.
waiting-cannot-enough = Vous avez atteint votre limite pour ce jeu : voyez « Nombre de parties » dans les réglages.
waiting-cannot-waits = Qui attend ici n’a pas le temps pour une autre partie en ce moment.
waiting-cannot-rating = Pas pour vous : votre cote est hors de ces limites.
waiting-cannot-within = Pas pour vous : votre cote est trop loin de la sienne.
waiting-cannot-established = Pas encore pour vous : votre cote est encore provisoire.
waiting-cannot-people = Pour les personnes, pas pour les bots.
waiting-sign-up = Pour jouer, <signup>inscrivez-vous</signup> ou <login>connectez-vous</login>.
waiting-sign-up-rated = Pour des parties classées, <signup>inscrivez-vous</signup> ou <login>connectez-vous</login>.
first-is = { $name } joue en premier
first-you = vous jouez en premier
first-accepts = la personne qui accepte
here-title = En ligne
here-nobody = Personne n’est connecté.
here-others =
    { $n ->
        [1] Et un joueur de plus.
        [many] Et { $n } de joueurs de plus.
       *[other] Et { $n } joueurs de plus.
    }
here-strangers =
    { $n ->
        [0] Personne d’autre ne regarde.
        [one] Et un visiteur sans nom.
        [many] Et { $n } de visiteurs sans nom.
       *[other] Et { $n } visiteurs sans nom.
    }
finished-title = Tout juste terminées
finished-none = Aucune partie n’est encore terminée.
finished-months = Toutes les parties, mois par mois

## Joueurs

people-title = Les gens
people-sought = Chercher un joueur
people-found =
    { $n ->
        [0] Personne n’a cela dans son nom.
        [one] Un joueur
        [many] { $n } de joueurs
       *[other] { $n } joueurs
    }
joined-on = Inscrit le { $date }.
computers-title = L’ordinateur
computers-about = L’ordinateur joue à tous les jeux à chacun de ces niveaux. Les niveaux faibles voient moins loin et se contentent de moins que le meilleur coup ; ils ne jouent jamais au hasard.
computer-about = L’ordinateur au niveau { $level } : { $like }.
player-gone = Ce compte est fermé ; les parties restent.
player-last = Dernier coup : { $ago }.
player-puzzles = Classement aux énigmes : { $rating }, résolues : { $solved } sur { $tried }.
player-puzzle-days = Plus longue série : { $n } jours de suite.
player-never = N’a pas encore joué ici contre d’autres personnes.
player-now = Joue en ce moment
no-such-player = Personne ne s’appelle « { $name } » ici.
to-players = Voir tous les joueurs
compare-you = Vous et { $name }
by-game-title = Résultats par jeu
opponents-title = Contre chaque adversaire
opponents-more =
    { $n ->
        [1] Un adversaire de plus
        [many] { $n } d’adversaires de plus
       *[other] { $n } adversaires de plus
    }
latest-title = Dernières parties
results-game = Jeu
results-opponent = Adversaire
results-won = Gagnées
results-drawn = Nulles
results-lost = Perdues
results-points = Points
results-points-of = { $points } sur { $played }
results-running = En cours
results-latest = Compté sur les { $n } dernières parties.
compare-score = { $one } { $points }, { $two } { $other }, en { $played ->
        [one] { $played } partie terminée
        [many] { $played } de parties terminées
       *[other] { $played } parties terminées
    }.
compare-none = { $one } et { $two } n’ont pas encore terminé de partie ensemble.
compare-by-game = Résultats par jeu, vus du côté de : { $name }
compare-games = Leurs parties
message-title = Écrire à { $name }
message-text = Message
message-hint = Le message arrive comme une lettre ; { $name } ne voit pas votre adresse.
message-send = Envoyer
blocks-one = Bloquer { $name }
blocks-end = Ne plus bloquer { $name }
blocks-about = Ils ne peuvent ni vous défier, ni s’asseoir à vos plateaux en attente, ni vous écrire, et vous non plus. Les parties en cours continuent, sans paroles. Les tournois vous opposent quand même.

## Jeux

games-title = Jeux
games-unknown = Il n’y a pas de jeu nommé « { $name } ». Choisissez-en un ici.
game-sign-up = Pour jouer contre des gens, <signup>inscrivez-vous</signup> ou <login>connectez-vous</login>.
game-watch = Regarder
game-standings = Classement
game-line-wari = le jeu par correspondance : prendre plus de la moitié de 48 graines
game-line-wari-24 = les règles de l’ordinateur familial : 24 graines gagnent, cases de 1 à 12
game-line-warri = les règles antillaises, avec leur étiquette
game-line-super-wari = le jeu de Bill Taylor sur deux rangées de huit : affamer l’adversaire
game-line-oware = les règles de tournoi Abapa : un grand chelem ne prend rien
game-line-awari = les règles avec lesquelles le jeu a été résolu en 2002
game-line-octilite = les pions vont où pointent leurs pointes : être le premier sur une base de l’autre ; de Don Green
game-rules = Règles
game-lesson = Une leçon de cinq minutes
game-puzzles = Énigmes
game-to-rules = Lire les règles
game-to-example = Voir une partie entière, coup par coup
contents = Sommaire
board-coming = Mise en place du plateau…
diagram-play = Jouer { $move }
diagram-again = Recommencer
login-new-here = Première visite ?
signup-known-here = Déjà inscrit ?
signup-closed = Ce site n’accepte pas de nouveaux joueurs pour le moment.
signup-invitation = Les nouveaux joueurs viennent sur invitation : demandez à un joueur un lien vers une partie, ouvrez-le, puis inscrivez-vous dans le même navigateur.
sign-name = Nom
sign-name-malformed = Un nom a de 2 à 20 lettres (a à z), chiffres, - ou _, et commence par une lettre.
sign-password = Mot de passe
sign-password-hint = Au moins 6 caractères.
sign-code = Code
sign-code-hint = Les six chiffres que votre application d’authentification affiche maintenant, ou un code de secours.
sign-address = Adresse de courriel
sign-address-hint = (facultatif : pour jouer aussi par courriel, et pour un nouveau mot de passe si vous oubliez le vôtre)
confirm-title = Confirmer
confirm-word = Code de confirmation
confirm-what = Appuyez sur le bouton pour confirmer ce que demande notre lettre : votre adresse, ou ce que quelqu’un, vous, espérons-le, a écrit en votre nom.
confirm-button = Confirmer
confirm-go-on = Continuer vers Posthouse

## Commandes

command-title = Commande
command-as-in-mail = Comme dans un courriel à Posthouse : <commands>toutes les commandes</commands>
command-say = Exécuter
command-beneath = Lignes suivantes
command-beneath-what = Un commentaire, un message à d’autres, ou avec <code>multiple</code> une commande par ligne
commands-title = Toutes les commandes
commands-about = Les mêmes commandes marchent dans un courriel à Posthouse (comme objet), dans la case de commande, dans le terminal et par l’API. <code>GAME</code> est le nom d’un jeu, + veut dire un ou plusieurs, [ ] peut être omis. Là où vous êtes en session, ou quand vous répondez à une lettre sur un plateau, omettez le nom et le mot de passe.
commands-house = Général
commands-game = Un jeu

## Lettres

# Où se trouve une lettre, au milieu d’une phrase.
letter-here = gardée ici
letter-sent = envoyée à { $address }
letter-failed = n’a pas pu être remise à { $address } : { $trouble }
letter-trouble = en difficulté sur le chemin vers { $address } : { $trouble }
letter-later = partira vers { $address } : { $when }
letter-going = en route vers { $address }
mail-came-back = Du courrier envoyé à { $address } est revenu.
mail-suspended = Plus rien n’y est envoyé ; vos lettres attendent ici. Aucune partie n’est perdue pour cela.
mail-may-be-suspended = Si cela continue, plus rien n’y sera envoyé.
mail-mend = Pour un nouvel essai, redonnez l’adresse dans les réglages.
mail-unconfirmed = Le courrier ira à { $address } dès que vous aurez confirmé cette adresse : la lettre envoyée là-bas dit comment.
mail-goes-to = Les lettres sont envoyées à { $address } ; elles sont aussi toutes ici.
mail-goes-nowhere = Aucune de vos adresses ne reçoit de courrier : vos lettres attendent ici.
mail-change = Changer cela dans les réglages.
log-log-in = Connectez-vous pour lire vos lettres.
log-which = Filtre
log-group-all = Toutes
log-group-sent = Envoyées
log-group-way = En route
log-group-failed = Échecs
log-group-here = Ici seulement
log-count =
    { $n ->
        [0] Aucune lettre de ce genre.
        [one] Une lettre.
        [many] { $n } de lettres.
       *[other] { $n } lettres.
    }
log-latest = Ce sont les { $n } dernières.
log-written = Écrite
log-to = À
log-attempts = Essais
log-sent = Envoyée
log-trouble = Problème
log-given-up = Échec
log-due = Prochain essai
follow = Suivre
follow-player = Suivre { $name }
unfollow = Ne plus suivre
unfollow-player = Ne plus suivre { $name }
friends-title = Amis
friends-here = En ligne
friends-plays = { $game } contre { $name }
friends-watch = Regarder { $name }
friends-follow = Suivez des joueurs depuis leur page : vous verrez ici quand ils sont en ligne ou jouent.
friends-away = Aucun d’eux n’est en ligne ni ne joue.
player-report = Signaler { $name }
friend-end = Retirer { $name } de mes amis
list-or = { $some } ou { $last }
list-or-others = { $some } ou { $n } autres
list-none = aucun
list-and = { $some } et { $last }
message-sent = Envoyé.
sign-up-held = Une lettre part pour { $address } : répondez-y, ou ouvrez son lien, dans les trois jours, et vous êtes { $name }. D’ici là, le nom n’est pas pris.
confirmed-address = { $address } est confirmée, { $name } : vos lettres arrivent là désormais.
confirmed-address-too = { $address } est confirmée, { $name } : vous pouvez écrire de là ; vos lettres vont toujours à { $other }.
confirmed-request = Votre commande est exécutée, { $name }.

## Long lists

show-more = En montrer plus
list-shown = { $n } sont affichés.
list-ends = C’est tout : { $n }.
