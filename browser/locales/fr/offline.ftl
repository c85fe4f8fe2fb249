### Jouer contre l’ordinateur dans ce seul navigateur.

play-title = Jouer contre l’ordinateur
play-about = Jouez dans ce navigateur, sans compte. Après votre première visite, aucune connexion n’est nécessaire. Rien n’est envoyé au serveur.
play-game = Jeu
play-level-like = Quelle force : niveau { $level } sur 20, { $like }
play-weakest = une première partie
play-strongest = le plus fort
play-begins = Qui commence ?
play-begins-you = Moi
play-begins-computer = L’ordinateur
play-begins-lot = Par tirage au sort
play-begin = Commencer
play-no-games = Les jeux n’ont pas encore été chargés. Connectez-vous une fois à Internet.
play-unknown = Cette partie n’est pas gardée dans ce navigateur. Les parties contre l’ordinateur restent là où elles ont été jouées.
play-install-about = Posthouse peut s’installer comme un programme à part.
play-install = Installer
play-kept = Vos parties ici
play-kept-none = Aucune pour l’instant. Elles restent dans ce navigateur, et reprennent là où vous les avez laissées.
play-finished =
    { $n ->
        [one] { $n } partie terminée
       *[other] { $n } parties terminées
    }
play-against = { $game } contre le niveau { $level }
play-drop = Retirer
play-drop-which = Retirer { $game } contre le niveau { $level }
play-result-none = en cours
play-result-won = gagnée
play-result-lost = perdue
play-result-drawn = nulle
play-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
play-unreadable = Cette partie ne peut pas être mise en place selon les règles : { $why }

play-opponent-like = Contre le niveau { $level }, { $like }.
play-opponent-style = Son style : { $style }.
play-you-are = Vous êtes { $seat }.
play-tools = La partie
play-advise = Suggérer un coup
play-advice = Je jouerais { $move }. { $told }
play-advice-answer = J’attends { $move } en réponse.
play-take-back = Reprendre le coup
play-again = Rejouer, de l’autre côté
play-again-other-begins = Rejouer, l’autre commence
play-lot-you = Le sort vous a désigné : c’est à vous de commencer.
play-lot-computer = Le sort est tombé sur l’ordinateur, qui joue en premier.
play-other = Autres parties
play-analyse = Analyser
play-keep-text = Garder en texte
play-resign = Abandonner…
play-resign-sure = Abandonner cette partie ?
play-resign-yes = Abandonner
play-resign-no = Continuer
