### La page de tout ce qui sert à apprendre.

learn-games = Jeux et règles
learn-more = S’exercer et aide
learn-puzzles = Des positions où un seul coup est juste
learn-analysis = Étudier une partie ou une position avec l’ordinateur
learn-help = Premiers pas, règles, clavier
learn-mail = Jouer par courriel
learn-mail-about = Répondre à une lettre par son coup
learn-commands = Toutes les commandes, par courriel et dans le terminal
