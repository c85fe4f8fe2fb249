### Posthouse en français. Traduction faite par une machine, pas encore relue par quelqu’un dont le
### français est la langue maternelle : draft = yes
### Ce qui entoure chaque page.

language-name = Français
draft = yes

house-name = Posthouse
# Le nom d’une page dans l’onglet du navigateur.
title-of = { $words } – Posthouse
skip-to-main = Aller au contenu de la page
menu = Menu
nav-main = Principal
nav-lobby = Salon
nav-play = Entraînement
nav-lessons = Leçons
nav-puzzles = Énigmes
nav-games = Jeux
nav-players = Joueurs
nav-analysis = Analyse
analysis-open = Analyser cette partie
nav-help = Aide
nav-letters = Lettres
nav-settings = Réglages
nav-moderation = Modération
nav-commands = Commandes
your-turn-in =
    { $n ->
        [one] C’est à vous de jouer dans { $n } partie
       *[other] C’est à vous de jouer dans { $n } parties
    }
foot-mail = Comment jouer par courriel
foot-terms = Conditions d’utilisation
foot-privacy = Vie privée
banner-put-away = Masquer
language-choice = Langue
language-not-fetched = Cette langue n’a pas pu être chargée. Vérifiez votre connexion et choisissez-la de nouveau.
translation-draft = Cette traduction est une ébauche faite par une machine. En cas de différence, c’est l’anglais qui compte.
theme-choice = Clair ou sombre
theme-system = comme sur cet appareil
theme-light = clair
theme-dark = sombre
log-out = Se déconnecter
connection-down = La connexion avec la maison est coupée. De nouveaux essais se font d’eux-mêmes.
try-again = Réessayer
one-moment = Un instant…
unreachable = La maison ne répond pas. Vérifiez votre connexion et essayez encore.
part-not-fetched = Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez ; si cela ne suffit pas, rechargez la page.
load-anew = Recharger la page
nothing-here = Rien ici
no-such-page = La maison n’a pas cette page.
to-front-door = Aller à l’entrée
newer-page = Une version plus récente de cette page est là.
newer-page-load = La charger
away-title = La maison ne peut pas être jointe
away-about = Vos parties avec d’autres, vos lettres et tout ce qui se passe dans la maison demandent une connexion avec elle.
away-meanwhile = Ce qui peut se faire sans la maison
away-play = Jouer contre l’ordinateur
away-puzzles = Énigmes
away-lessons = Leçons
away-analysis = Analyse
away-games = Les jeux et leurs règles
# Who has deleted their account, in place of the name.
someone-who-left = quelqu’un qui est parti
