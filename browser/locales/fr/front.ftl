### La page d’accueil pour qui n’est pas connecté.

front-title = Asseyez-vous et jouez.
front-about = { $game } : quarante-huit graines, appris en une minute.

front-game = Une partie contre l’ordinateur
front-level = niveau { $level }
front-your-move = À vous : appuyez sur une de vos cases
front-again = Recommencer
front-kept = Cette partie est enregistrée dans ce navigateur.
front-keep = Inscrivez-vous pour garder vos parties sur tous vos appareils
front-captured = capturées : { $n }

front-ways = Façons de jouer
front-computer = Jouer contre l’ordinateur
front-computer-about = Vingt niveaux, de la première partie au plus fort
front-opponent-about =
    { $n ->
        [0] Personne n’attend encore : soyez le premier
        [one] Un joueur attend une partie
       *[other] { $n } joueurs attendent une partie
    }
front-friend = Jouer avec un ami
front-friend-about = Envoyez un lien : personne n’a besoin de compte
front-friend-by-name = Par son nom, ici ou par courriel, un coup par jour

play-rules = Comment on joue
play-forgetful = Ce navigateur ne garde rien : vos parties durent jusqu’à ce que vous quittiez la page.
play-you = Vous
play-it = Ordinateur
play-the-computer = L’ordinateur
play-your-turn = À vous de jouer.
play-thinking = L’ordinateur réfléchit…
play-over-won = Vous avez gagné.
play-over-lost = L’ordinateur a gagné.
play-over-drawn = Partie nulle.
play-over-resigned = Vous avez abandonné.
play-trouble = L’ordinateur n’a pas pu être chargé ou s’est arrêté. Rechargez la page.
