### Jouer contre l’ordinateur dans ce seul navigateur.

play-title = Jouer contre l’ordinateur
play-game = Jeu
play-options = Jeu et options
play-level-like = Quelle force : niveau { $level } sur 20, { $like }
play-how-to-capture = Vous capturez avec votre dernière graine : si elle porte une case adverse à deux ou trois, elles sont à vous.
play-begins = Qui commence ?
play-begins-you = Moi
play-begins-computer = L’ordinateur
play-begins-lot = Par tirage au sort
play-begin = Commencer
play-no-games = Les jeux n’ont pas encore été chargés. Connectez-vous une fois à Internet.
play-unknown = Cette partie n’est pas ici : elle a été retirée, ou jouée sans compte dans un autre navigateur.
play-install-about = Posthouse peut s’installer comme un programme à part.
play-install = Installer
play-kept = Contre l’ordinateur
play-finished =
    { $n ->
        [one] { $n } partie terminée
       *[other] { $n } parties terminées
    }
play-against = { $game } contre le niveau { $level }
play-drop = Retirer
play-drop-which = Retirer { $game } contre le niveau { $level }
play-removed = { $game } contre le niveau { $level } est retirée.
play-take-back-removal = Annuler
play-result-won = gagnée
play-result-lost = perdue
play-result-drawn = nulle
play-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
play-unreadable = Cette partie ne peut pas être mise en place selon les règles : { $why }

play-you-are = Vous êtes { $seat }.
play-advise = Suggérer un coup
play-advise-short = Conseil
play-advice = Je jouerais { $move }.
play-advice-answer = J’attends { $move } en réponse.
play-take-back = Reprendre le coup
play-new = Nouvelle partie
end-easier = Plus facile : niveau { $level }
end-harder = Plus difficile : niveau { $level }
end-keep = S’inscrire et garder cette partie
play-lot-you = Le sort vous a désigné : c’est à vous de commencer.
play-lot-computer = Le sort est tombé sur l’ordinateur, qui joue en premier.
play-analyse = Analyser
play-keep-text = Garder en texte
play-resign-sure = Abandonner cette partie ?
play-resign-yes = Abandonner
play-resign-no = Continuer
