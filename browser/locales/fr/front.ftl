### La page d’accueil pour qui n’est pas connecté.

front-title = Asseyez-vous et jouez.
front-about = { $game } : prenez plus de la moitié des 48 graines. Une dernière graine qui fait deux ou trois les prend.
front-signed-out = Vous êtes déconnecté. Vos parties sont dans votre compte.

front-game = Une partie contre l’ordinateur
front-capture = La case { $house } prend { $count } : appuyez dessus.
front-continue = Continuer cette partie

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
play-the-computer = L’ordinateur
play-your-turn = À vous de jouer.
play-thinking = L’ordinateur réfléchit…
play-trouble = L’ordinateur n’a pas pu être chargé ou s’est arrêté. Rechargez la page.
