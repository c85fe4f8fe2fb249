### Posthouse en français. Traduction faite par une machine, pas encore relue par quelqu’un dont le
### français est la langue maternelle : draft = yes
### Ce qui entoure chaque page.

language-name = Français
draft = yes

house-name = Posthouse
# Le nom d’une page dans l’onglet du navigateur.
title-of = { $words } – Posthouse
skip-to-main = Aller au contenu de la page
challenge-title = Nouvelle partie
nav-main = Principal
nav-play = Jouer
nav-watch = Regarder
nav-learn = Apprendre
nav-tournaments = Tournois
nav-lessons = Leçons
nav-puzzles = Énigmes
nav-games = Jeux
nav-players = Joueurs
nav-analysis = Analyse
nav-help = Aide
nav-letters = Boîte de réception
nav-settings = Réglages
nav-moderation = Modération
nav-commands = Commandes
nav-profile = Profil
tab-play = Jouer
tab-watch = Regarder
tab-learn = Apprendre
tab-tournaments = Tournois
tab-you = Vous
waits-for-you =
    { $n ->
        [one] { $n } partie vous attend
       *[other] { $n } parties vous attendent
    }
foot-mail = Comment jouer par courriel
foot-terms = Conditions d’utilisation
foot-privacy = Vie privée
banner-put-away = Masquer
language-choice = Langue
language-not-fetched = Cette langue n’a pas pu être chargée. Vérifiez votre connexion et choisissez-la de nouveau.
translation-draft = Cette traduction est une ébauche faite par une machine. En cas de différence, c’est l’anglais qui compte.
theme-choice = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
log-out = Se déconnecter
connection-down = Connexion perdue. Reconnexion…
connection-down-kept = Connexion perdue. Votre coup est conservé.
try-again = Réessayer
one-moment = Un instant…
unreachable = Posthouse ne répond pas. Vérifiez votre connexion et réessayez.
part-not-fetched = Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez ; si cela ne suffit pas, rechargez la page.
load-anew = Recharger
player-here = { $name } est là
nothing-here = Page introuvable
no-such-page = Il n’y a pas de page à cette adresse.
to-front-door = Aller à la page d’accueil
newer-page = Une version plus récente de cette page est là.
newer-page-load = Mettre à jour
away-title = Posthouse est injoignable
away-about = Vos parties avec d’autres, votre boîte de réception et tout le reste sur Posthouse demandent une connexion.
away-meanwhile = Disponible hors connexion
away-play = Jouer contre l’ordinateur
away-puzzles = Énigmes
away-lessons = Leçons
away-analysis = Analyse
away-games = Les jeux et leurs règles
# Who has deleted their account, in place of the name.
someone-who-left = quelqu’un qui est parti
