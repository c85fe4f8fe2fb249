### Les réglages : tout ce qu’on peut décider pour soi-même.

settings-log-in = Connectez-vous pour voir vos réglages. Ce qui suit concerne ce navigateur.
settings-find = Trouver un réglage
settings-none-found = Aucun réglage ne contient ce mot.
settings-found =
    { $n ->
        [one] { $n } section contient ce mot.
       *[other] { $n } sections contiennent ce mot.
    }
settings-group-mail = Courrier
settings-group-playing = Jouer
settings-group-people = Les autres
settings-group-account = Compte
settings-addresses = Adresses de courriel
settings-often = Fréquence des courriels
settings-boards = Vos plateaux
settings-vacation = Vacances
settings-matches = Nombre de parties
settings-challenges = Défis et amis
settings-blocks = Les joueurs que je bloque
settings-password = Mot de passe
settings-browser = Ce navigateur
settings-leaving = Vos données et votre compte
settings-keep = Enregistrer
settings-your-password = Votre mot de passe
settings-new-password = Nouveau mot de passe
address-confirmed = confirmée
address-unconfirmed = pas encore confirmée : la lettre envoyée là-bas dit comment faire
address-suspended = du courrier est revenu : donnez-la encore une fois pour la faire confirmer de nouveau
address-replaced = reste jusqu’à ce que vous en ayez confirmé une nouvelle
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
quiet-zone = Votre décalage par rapport à UTC
quiet-zone-form = Comme +1:00 ou -3:30
letter-language-title = Langue des lettres
letter-language = Langue
letter-language-off = celle de mes courriels
letter-language-hint = Les lettres et les réponses à vos commandes sont dans cette langue. Quand vous choisissez une langue pour la page, les lettres suivent.
mail-kind-broadcasts-title = Lettres à tout le monde
mail-kind-broadcasts-on = Vous recevez ce que d’autres écrivent à tout le monde.
mail-kind-broadcasts-off = Vous ne recevez pas ce que d’autres écrivent à tout le monde.
mail-kind-broadcasts-start = S’abonner
mail-kind-broadcasts-stop = Se désabonner
mail-kind-puzzle-title = Énigme du jour
mail-kind-puzzle-on = Vous la recevez par courriel chaque matin, avec votre lettre quotidienne si vous en avez une.
mail-kind-puzzle-off = Vous ne la recevez pas par courriel.
mail-kind-puzzle-start = La recevoir
mail-kind-puzzle-stop = Ne plus la recevoir
broadcast-write = Écrire à tous ceux qui veulent de telles lettres
broadcast-hint = Une fois par jour au plus.
broadcast-send = Envoyer à tout le monde
boards-title = Plateaux particuliers
boards-none = Pour tous vos plateaux vaut ce qui est dit plus haut, et vous n’en observez aucun d’autres joueurs.
boards-watched = observé ;
boards-usual = Par défaut
boards-unwatch = Ne plus observer
boards-board = Plateau
boards-how = Lettres
boards-watch = J’observe ce plateau d’autres joueurs
seat-about = Qui est en bas des plateaux dans vos lettres, sur la page et dans le terminal.
seat-own = mon propre camp
seat-first = le camp de First (Sud, Blancs), comme l’ancien serveur les dessinait
seat-hint = Là où les cases ont des numéros, ce sont les vôtres, et vous êtes toujours en bas. Le plateau d’OctiLite n’est retourné que dans les lettres.
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
matches-about = Personne ne peut vous défier à plus de parties que vous n’en voulez, et Posthouse peut vous trouver des adversaires.
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
challenges-about = Un défi est une offre : aucune pendule ne tourne et rien ne compte tant que vous ne l’avez pas accepté. Dites ici de qui les offres peuvent venir, et de qui elles commencent aussitôt.
challenges-from = Peuvent me défier
challenges-begin = La partie commence aussitôt avec
circle-nobody = personne
circle-friends = mes amis
circle-rated = les joueurs classés et mes amis
circle-everybody = tout le monde
settings-presence = Qui voit que vous êtes là
presence-about = Tant qu’une page de Posthouse est ouverte et visible, un point à côté de votre nom le montre
presence-nobody = à personne
presence-opponents = aux personnes avec qui je joue et à mes amis
presence-everybody = à tout le monde
presence-hint = Ce n’est jamais enregistré. Les joueurs que vous bloquez, ou qui vous bloquent, ne le voient pas.
friends = Mes amis
friends-about = Votre propre liste des joueurs que vous suivez, que personne d’autre ne voit : la page d’accueil et Regarder montrent quand ils sont en ligne ou jouent.
friends-none = Il n’y a personne.
friends-button = Ajouter
blocks-none = Vous ne bloquez personne.
blocks-since = depuis le { $date }
blocks-name = Nom d’un joueur
blocks-button = Bloquer
password-button = Changer le mot de passe
password-hint = Votre session sera fermée partout ailleurs.
mail-password-title = Mot de passe pour les courriels
mail-password-about = Obtenez un mot de passe à part pour vos courriels. Il permet de jouer, mais pas de changer votre compte.
mail-password-one = Vous en avez un. Un nouveau l’annule.
mail-password-none = Vous n’en avez pas.
mail-password-off = Supprimer ce mot de passe
mail-password-button = Obtenir un mot de passe
browser-about = Gardé dans ce seul navigateur.
export-button = Tout télécharger
export-about = Tout ce que Posthouse sait de vous, dans un fichier ZIP : votre compte, vos parties et vos lettres. Cinq fois par jour au plus.
leaving-how = Supprimer mon compte
leaving-about = Vos parties en cours sont abandonnées. Votre nom, vos adresses, vos lettres, vos notes et ce que vous avez écrit sont supprimés pour de bon ; vos parties restent, sous « quelqu’un qui est parti ». Vous ne pourrez pas revenir, et pendant un an personne ne peut prendre votre nom. Téléchargez tout d’abord si vous voulez le garder.
leaving-ask = Voir ce qui se termine
leaving-button = Supprimer mon compte
leaving-sure = C’est bien décidé
settings-programs = Programmes
programs-about = Un de vos programmes, un bot par exemple, peut jouer ici comme vous. Il reçoit une clé à lui au lieu de votre mot de passe.
programs-for = Un programme demande une clé de { $name }. Il ne voit et ne fait que ce qui est coché ; ne la créez que si vous connaissez le programme.
programs-log-in = Un programme demande une clé de votre compte.
programs-all = Toutes les clés et tous les programmes
programs-bot = Ce compte est un bot
programs-bot-about = Si un programme joue pour ce compte, dites-le : les autres voient que c’est un bot, dans les défis aussi, et il figure au classement des bots. C’est définitif. Pour jouer vous-même, inscrivez-vous sous un autre nom.
programs-is-bot = Ce compte est un bot : les autres le voient, et il figure au classement des bots.
programs-bot-sure = Un programme joue pour ce compte, pour toujours
programs-bot-button = En faire un bot
programs-tokens = Clés
programs-tokens-about = Une clé ne fait que ce que vous lui permettez, ne peut jamais changer votre compte et ne vaut plus rien dès que vous l’annulez.
programs-name = Un nom pour elle
programs-name-form = Des lettres de a à z, des chiffres, - et _
programs-scopes = Il peut
programs-may-read = voir ce que vous voyez
programs-may-play = jouer pour vous
programs-may-talk = écrire en votre nom
programs-may-webhook = créer et terminer des webhooks
programs-may-moderate = modérer : ce que fait la page Modération
programs-scope-read = voit
programs-scope-play = joue
programs-scope-talk = écrit
programs-scope-webhook = crée des webhooks
programs-scope-moderate = modère
programs-used = utilisée le { $when } pour la dernière fois
programs-unused = pas encore utilisée
programs-once = La réponse montre un mot dont votre programme a besoin. Elle ne le montre que cette fois : copiez-le.
programs-make = Créer une clé
programs-revoke = Révoquer
programs-hooks = Webhooks
programs-hooks-about = Ce qui se passe dans vos parties est envoyé à une adresse du web, aussitôt et signé. Si personne ne le reçoit, on réessaie pendant deux jours.
programs-hook-address = Adresse
programs-hook-make = Créer un webhook
hook-works = Fonctionne
hook-retries = Non accepté : { $why }. Prochain essai le { $when }.
hook-stopped = Arrêté le { $when } : { $why }. Un test accepté le remet en marche.
hook-test = Envoyer un test
hook-again = Renvoyer
hook-deliveries = Derniers envois
hook-none = Rien n’a encore été envoyé.
hook-event = Événement { $id } ({ $kind })
hook-tested = Test
hook-sending = Envoi en cours…
hook-status = Statut HTTP { $status }
hook-took = { $ms } ms
hook-attempt = essai nº { $n }
hook-loopback = Ce serveur est réglé pour le développement : les webhooks peuvent aussi se trouver sur http://localhost.
hook-check = Vérifier la signature
hook-check-about = Chaque événement est signé avec le mot secret du webhook et se présente ainsi :
hook-check-python = Refusez-le si la signature diffère ou date de plus de cinq minutes. En Python :
password-others = Me déconnecter partout ailleurs
password-tokens = Mettre fin aussi aux jetons de mes programmes
settings-sessions = Où vous êtes connecté
sessions-about = Chaque navigateur ou programme où vous vous êtes connecté sans vous déconnecter. Une session prend fin après 30 jours.
sessions-unknown = navigateur inconnu
sessions-here = celui-ci
sessions-times = depuis { $begun }, utilisée la dernière fois { $used }
sessions-end-others = Se déconnecter partout ailleurs
settings-two-factor = Authentification à deux facteurs
two-factor-about = Connectez-vous avec votre mot de passe et un code d’une application sur votre téléphone : un mot de passe volé ne suffit alors pas. Dans les courriels, votre mot de passe ne vaut plus ; votre mot de passe pour les courriels vaut toujours.
two-factor-is-off = Elle est désactivée.
two-factor-is-on =
    { $n ->
        [1] Elle est activée depuis { $when }. Il reste un code de secours.
       *[other] Elle est activée depuis { $when }. Il reste { $n } codes de secours.
    }
two-factor-begin = Configurer
two-factor-scan = Scannez ceci avec une application d’authentification, puis tapez le code qu’elle affiche.
two-factor-picture = Code QR pour une application d’authentification
two-factor-by-hand = Le taper à la main
two-factor-open = L’ouvrir dans une application de cet appareil
two-factor-on = Activer
two-factor-off = Désactiver
two-factor-new-codes = Obtenir de nouveaux codes de secours
programs-expires = valable jusqu’au { $when }
programs-expired = expiré le { $when }
programs-days = Combien de jours il est valable
address-saved = Enregistré. Une nouvelle adresse compte dès que vous avez suivi le lien de la lettre que nous y envoyons.
password-is-changed = Votre mot de passe est changé.
password-logged-out = Vous êtes déconnecté partout sauf ici.
password-tokens-void = Les jetons de vos programmes ne valent plus.
password-reset-done = Votre mot de passe est changé : connectez-vous avec le nouveau. Le lien que vous avez suivi ne sert plus.
mail-password-made = Votre mot de passe pour les courriels. Copiez-le maintenant : il ne sera plus montré. Écrivez-le dans vos courriels à la place de votre mot de passe, comme dans « wari move 12 { $name } MOT-DE-PASSE c ».
mail-password-removed = Votre mot de passe pour les courriels ne vaut plus.
programs-token-made = Votre jeton. Copiez-le maintenant : il ne sera plus montré.
programs-secret-made = Le secret qui signe ses événements. Copiez-le maintenant : il ne sera plus montré.
two-factor-now-on = L’authentification à deux facteurs est activée. Désormais, vous vous connectez avec votre mot de passe et un code. Dans les courriels, utilisez votre mot de passe pour les courriels.
two-factor-now-off = L’authentification à deux facteurs est désactivée : votre mot de passe seul ouvre de nouveau votre compte.
two-factor-keep-codes = Gardez ces codes de secours avec vos papiers importants : chacun remplace une fois un code si votre appareil est perdu. Ils ne seront plus montrés.
leaving-running =
    { $n ->
        [0] Vous n’avez aucune partie en cours.
        [one] Une partie en cours serait abandonnée.
       *[other] { $n } parties en cours seraient abandonnées.
    }
broadcast-sent =
    { $n ->
        [1] Envoyé à une personne.
       *[other] Envoyé à { $n } personnes.
    }
vacation-used = Jours de cette année pris ou prévus : { $used } sur { $most }.
