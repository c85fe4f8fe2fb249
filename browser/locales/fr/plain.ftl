### Les pages sans scripts, sous /plain. Seul le serveur lit ce fichier. La page des opérateurs y est en anglais.

plain-nav = Menu principal
plain-games = Jeux
plain-lobby = Salle d’attente
plain-tournaments = Tournois
plain-commands = Commandes
plain-letters = Lettres
plain-settings = Réglages
plain-you-are = Vous êtes { $name }.
plain-log-out = Se déconnecter
plain-terms = Conditions d’utilisation
plain-privacy = Vie privée
plain-next = Page suivante
plain-none = Aucune.
plain-not-found = Page introuvable
plain-not-found-about = Cette page n’existe pas.
plain-to-start = Aller à l’accueil

## Accueil

plain-my-games = Mes parties
plain-about = Jeux de semailles et OctiLite, un coup par jour ou par seconde : ici sans scripts, par courriel, dans un terminal ou sur la page complète.
plain-log-in = Se connecter
plain-log-in-first = Connectez-vous d’abord.
plain-your-name = Votre nom
plain-your-password = Votre mot de passe
plain-code = Code, si vous utilisez l’authentification à deux facteurs
plain-sign-up = S’inscrire
plain-signup-closed = Ce site ne prend pas de nouveaux joueurs en ce moment.
plain-signup-invitation = Les nouveaux joueurs viennent sur invitation : demandez à un joueur le lien d’une partie et ouvrez-le sur la page complète.
plain-choose-name = Choisissez un nom
plain-choose-password = Choisissez un mot de passe
plain-address = Adresse, pour jouer par courriel
plain-running = Parties en cours
plain-finished = Finies
plain-challenges-to-you = Défis pour vous
plain-challenges-by-you = Défis de vous
plain-match = { $first } contre { $second }
plain-over = finie
plain-not-accepted = pas encore acceptée
plain-your-turn = à vous de jouer
plain-to-move = à { $name } de jouer
plain-new-game = Nouvelle partie
plain-game = Jeu
plain-against = Contre
plain-player-below = le joueur ci-dessous
plain-player = Joueur
plain-first = Qui commence
plain-first-lot = le sort en décide
plain-first-me = moi
plain-first-opponent = l’adversaire
plain-clock = Temps de chaque joueur
plain-clock-choice = { $bank } + { $increment } par coup
plain-clock-none = pas de pendule
plain-etiquette = Étiquette
plain-etiquette-default = celle du jeu
plain-etiquette-on = oui : case touchée, case jouée
plain-etiquette-off = non
plain-style = Style de l’ordinateur
plain-challenge = Défier
plain-name-opponent = Écrivez le nom du joueur que vous voulez défier.
plain-time-loses = Un joueur dont le temps est écoulé perd.
plain-command = Commande
plain-command-field = Une commande, comme dans un courriel : help, wari show 3 …
plain-text = Texte
plain-send = Envoyer

## Une partie

plain-players = { $game } : { $first } ({ $seat }) contre { $second } ({ $other }).
plain-reload = Recharger
plain-response = Votre réponse
plain-accept = Accepter
plain-decline = Décliner
plain-withdraw = Retirer
plain-offer-draw = proposer la nulle
plain-ask-takeback = demander à reprendre un coup
plain-resign = abandonner
plain-yield = laisser le premier coup à l’adversaire
plain-other-actions = Autres actions
plain-draw-takeback-resign = Nulle, reprise, abandon
plain-action = Action
plain-your-move = Votre coup
plain-move-message = Message avec votre coup (facultatif)
plain-play = Jouer
plain-message = Message
plain-moves = Coups
plain-previous-move = Coup précédent
plain-current-position = Position actuelle
plain-form-empty = Le formulaire était vide ; rien n’a été fait.

## Lettres et confirmations

plain-no-letters = Aucune pour l’instant.
plain-older-letters = Lettres plus anciennes
plain-confirm = Confirmer
plain-confirm-token = Code de la lettre
plain-reset = Choisissez un nouveau mot de passe
plain-reset-token = Code du lien de l’opérateur
plain-reset-about = Le lien sert une fois. Vous serez déconnecté partout ; connectez-vous avec le nouveau mot de passe.
plain-new-password = Nouveau mot de passe (au moins 6 caractères)
plain-change-password = Changer le mot de passe

## Salle d’attente

plain-bot = (bot)
plain-moves-first = { $name } commence
plain-opponent-first = l’adversaire commence
plain-lot-first = le sort décide qui commence
plain-unrated = non classée
plain-withdraw-board = Retirer { $board }
plain-play-at = Jouer sur { $board }
plain-rating-field = Cotes, comme 1400-1700, 1400- (au moins) ou -1700 (au plus)
plain-within-field = À ce nombre de points au plus de ma cote
plain-established-field = Cotes provisoires (1500?)
plain-allowed = permises
plain-not-allowed = non permises
plain-programs = Programmes
plain-programs-allowed = les programmes d’autres joueurs sont admis
plain-people-only = des personnes seulement
plain-computer-too = l’ordinateur aussi, si personne n’accepte pendant un jour
plain-repeat = Nombre de parties
plain-post = Afficher
plain-post-challenge = Afficher un défi
plain-nobody-waits = Personne n’attend en ce moment.
plain-log-in-to-play = Connectez-vous pour jouer

## Tournois et classements

plain-tournament = Tournoi { $name }
plain-no-tournaments = Il n’y a pas encore de tournois. « GAME tournament NAME » en annonce un.
plain-log-in-to-join = Connectez-vous pour participer.
plain-join = Participer
plain-here = Je suis là
plain-leave = Quitter
plain-pause = Faire une pause
plain-bye = Exempt à la prochaine ronde (½ point)
plain-play-next = Jouer la prochaine ronde
plain-leave-resign = Quitter et abandonner les parties en cours
plain-call-off = Annuler
plain-games-over = Parties terminées
plain-series-all = Séries
plain-series = Série { $name }
plain-series-join = Participer à chaque tournoi
plain-series-end = Mettre fin à la série
plain-teams = Équipes
plain-team = Votre équipe, si vous en avez plusieurs
plain-team-join = Entrer dans l’équipe
plain-team-leave = Quitter l’équipe
plain-team-admit = Admettre
plain-team-remove = Renvoyer
plain-team-captain = Nommer capitaine
plain-place = Place
plain-seed = Rang initial
plain-points = Points
plain-won = Gagnées
plain-drawn = Nulles
plain-lost = Perdues
plain-left = (parti)
plain-board = plateau { $board }
plain-standings = Classement
plain-standings-of = Classement de { $game }
plain-bots = Bots
plain-week = Le classement de la semaine
plain-bots-of = Bots de { $game }
plain-rating = Cote
plain-nobody-follows = Personne ne suit.

## Réglages et webhooks

plain-log-in-settings = Connectez-vous pour voir vos réglages
plain-blocked = Joueurs bloqués
plain-blocked-about = Vous et un joueur bloqué ne pouvez ni vous défier, ni vous écrire, ni accepter les défis ouverts de l’autre. Les parties en cours continuent sans conversation ; les tournois vous apparient toujours.
plain-unblock = Débloquer { $name }
plain-nobody = Personne.
plain-players-name = Nom d’un joueur
plain-block = Bloquer
plain-data = Vos données
plain-download = Télécharger tout ce que Posthouse a enregistré sur vous
plain-download-about = (un fichier ZIP : votre compte, vos parties et vos lettres)
plain-delete = Supprimer mon compte
plain-delete-about = Vous abandonnez vos parties en cours. Votre nom, vos adresses, vos lettres, vos notes et ce que vous avez écrit sont supprimés. Vos parties restent, sous « someone who left ». Vous ne pouvez pas revenir, et personne ne peut prendre votre nom pendant un an. Téléchargez d’abord tout ce que vous voulez garder.
plain-delete-yes = Écrivez « yes » pour le supprimer définitivement
plain-more-settings = Changez tous les autres réglages par des commandes, comme dans un courriel : « help notify », « help vacation », « help seek ».
plain-all-commands = Toutes les commandes
plain-moderation = Modération
plain-webhooks = Webhooks
plain-log-in-webhooks = Connectez-vous pour voir vos webhooks
plain-webhooks-about = Posthouse envoie les événements de vos parties à une adresse web à vous, un par un et signés avec le secret du webhook. docs/api.md dit comment un programme vérifie la signature.
plain-nothing-sent = Rien n’a encore été envoyé.
plain-send-again = Renvoyer { $event }
plain-webhook = Webhook { $name }
plain-send-test = Envoyer un essai
plain-revoke = Révoquer
plain-new-webhook = Nouveau webhook
plain-name = Nom
plain-url = Adresse, qui commence par https://
plain-create-webhook = Faire un webhook
plain-secret-once = Son secret est montré une fois, sur la page suivante.

## Ouvertures

plain-openings = Ouvertures
plain-openings-of = Ouvertures de { $game }
plain-after = Après { $moves } :
plain-back = Un coup en arrière
plain-not-reached = Aucune partie finie n’a atteint cette position, et elle n’est pas dans le livre.
plain-move = Coup
plain-book = Livre
plain-seat-won = { $seat } a gagné
plain-book-about = Livre : l’avance du joueur au trait avec le meilleur jeu, et la profondeur du calcul en demi-coups.
plain-book-move = { $score }, { $n } demi-coups
plain-wins = gagne
plain-any = toutes
plain-ratings = Classements
plain-rating-below = moins de { $rating }
plain-rating-from = à partir de { $rating }
plain-pace = Cadence
plain-live = en direct
plain-correspondence = par correspondance
plain-ended = Finies
plain-since-month = depuis { $month }
plain-not-reached-so = Aucune partie finie de cette sorte n’a atteint cette position, et elle n’est pas dans le livre.
plain-loses = perd

## Les fichiers de chaque mois

plain-months = Les parties de chaque mois
plain-months-about = Toutes les parties finies dans un mois, en texte avec l’heure de chaque coup, pour les programmes et pour l’étude : comprimées par Zstandard, que « unzstd » décomprime. Un téléchargement interrompu reprend où il s’est arrêté.
plain-months-left = Quand un joueur s’en va, les mois qui ont ses parties sont refaits sans son nom. Si vous gardez ces fichiers, reprenez-les de temps en temps, et n’en transmettez pas de plus anciens.
plain-months-none = Il n’y a pas encore de fichiers de mois entiers.
plain-month = Mois
plain-kilobytes = ko
plain-checksum = Somme de contrôle
