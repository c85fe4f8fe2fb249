### Les réglages : tout ce qu’on peut décider pour soi-même.

settings-log-in = Connectez-vous pour voir vos réglages. Ce qui suit concerne ce navigateur.
settings-addresses = Adresses de courriel
settings-often = Combien de lettres
settings-vacation = Vacances
settings-matches = Combien de parties
settings-password = Mot de passe
settings-browser = Ce navigateur
settings-leaving = Quitter la maison
settings-keep = Enregistrer
settings-your-password = Votre mot de passe
settings-new-password = Nouveau mot de passe
address-confirmed = confirmée
address-unconfirmed = pas encore confirmée : la lettre envoyée là-bas dit comment faire
address-suspended = du courrier est revenu : donnez-la encore une fois pour la faire confirmer de nouveau
address-used = les lettres vont ici
address-new = Vos adresses, une par ligne
address-hint = Les lettres vont à la première qui est confirmée et qui les reçoit, et vous pouvez écrire depuis chacune. Sans adresse, vos lettres attendent sur la page.
address-button = Changer les adresses
often-boards = Plateaux
often-each = chaque plateau dès qu’il change
often-digest = tous ceux d’un jour dans une seule lettre, à sept heures du matin
often-once = seulement la première, jusqu’à ce que vous ayez joué ou jeté un coup d’œil
often-never = aucune ; elles attendent sur la page
quiet-title = Heures calmes
quiet-some = ne rien envoyer pendant ces heures
quiet-from = de
quiet-until = à
quiet-zone = De combien votre horloge avance sur UTC
quiet-zone-form = Comme +1:00 ou -3:30
broadcasts-title = Lettres à tout le monde
broadcasts-on = Vous recevez ce que d’autres écrivent à tout le monde.
broadcasts-off = Vous ne recevez pas ce que d’autres écrivent à tout le monde.
broadcasts-start = Je les veux
broadcasts-stop = Je n’en veux plus
broadcast-write = Écrire à tous ceux qui veulent de telles lettres
broadcast-hint = Une fois par jour au plus.
broadcast-send = Envoyer à tout le monde
boards-title = Plateaux à part
boards-none = Pour tous vos plateaux vaut ce qui est dit plus haut, et vous n’en observez aucun d’autres joueurs.
boards-watched = observé ;
boards-usual = Comme d’habitude
boards-unwatch = Ne plus observer
boards-board = Plateau
boards-how = Lettres
boards-watch = J’observe ce plateau d’autres joueurs
vacation-about = Pendant vos vacances, vos pendules s’arrêtent ; vous pouvez quand même jouer. 30 jours par an.
vacation-days = du { $from } au { $to }
vacation-now = en ce moment
vacation-end = Y mettre fin et annuler ce qui est prévu
vacation-plan = Les prévoir
vacation-from = Premier jour
vacation-to = Dernier jour
settings-rest = Sommeil et jours de repos
rest-about = Vos pendules s’arrêtent à ces heures et ces jours-là ; vous pouvez toujours jouer. Un changement vaut à partir de votre prochain minuit, et pour une semaine au moins.
rest-none = Vos pendules marchent jour et nuit, toute la semaine.
rest-sleep = Heures de sommeil
rest-sleep-some = Je dors : dix heures au plus
rest-sleep-is = Vos pendules s’arrêtent de { $from } à { $until }.
rest-weekend = Jours de repos : deux au plus
rest-weekend-is = Elles s’arrêtent ces jours-là : { $days }.
rest-later = À partir de { $when } : { $rest }
rest-zone = Ces heures sont celles d’une horloge en avance de { $set } sur UTC ; la vôtre ici l’est de { $here }. L’heure d’été est à régler par vous.
vacation-auto-about = Des vacances peuvent commencer d’elles-mêmes quand votre temps est presque écoulé, trois jours à la fois, tant qu’il vous en reste. Une lettre vous le dit.
vacation-auto-is = Quand votre temps est presque écoulé, des vacances commencent d’elles-mêmes, trois jours à la fois, tant qu’il vous en reste.
vacation-auto-on = Les laisser commencer d’elles-mêmes
vacation-auto-off = Ne pas les laisser commencer d’elles-mêmes
matches-about = Personne ne peut vous défier à plus de parties que vous n’en voulez, et la maison peut vous trouver des adversaires.
matches-limited =
    { $n ->
        [one] { $n } au plus à la fois
       *[other] { $n } au plus à la fois
    }
matches-sought =
    { $n ->
        [one] recherche jusqu’à ce qu’il y en ait { $n }
       *[other] recherche jusqu’à ce qu’il y en ait { $n }
    }
matches-n = Nombre
matches-limit = Jamais plus à la fois que
matches-limit-hint = Sans nombre : autant qu’il en vient.
matches-limit-button = Fixer la limite
matches-seek = Me trouver des adversaires jusqu’à ce que j’aie
matches-seek-hint = Avec la pendule habituelle, le premier coup tiré au sort. 0 ou pas de nombre : plus aucune.
matches-seek-button = Chercher
password-button = Changer le mot de passe
password-hint = Votre session sera fermée partout ailleurs.
mail-password-title = Un mot pour les courriels
mail-password-about = La maison choisit un mot que vous tapez dans les courriels à la place de votre mot de passe. Il peut jouer, et ne peut pas changer votre compte.
mail-password-one = Vous en avez un. Un nouveau l’annule.
mail-password-none = Vous n’en avez pas.
mail-password-off = plus aucun
mail-password-button = Recevoir un nouveau mot
browser-about = Gardé dans ce seul navigateur.
browser-boards = Plateaux
browser-counts = Montrer le nombre de graines dans chaque case
browser-sound = Faire entendre les graines
browser-volume = Volume
leaving-how = Comment partir
leaving-about = Vos parties en cours sont abandonnées et vos adresses oubliées. Votre nom et vos parties restent ; personne d’autre ne peut prendre ce nom.
leaving-button = Quitter la maison
leaving-sure = C’est bien décidé
