### Ce que disent les lettres et les réponses aux commandes. Seul le serveur lit ce fichier. Les commandes entre « … » et
### les mots en capitales restent tels quels.

## Toutes les lettres

letter-greeting = Bonjour { $name },
letter-hello = Bonjour,
letter-you = vous
letter-match-name = { $game } plateau { $board }
letter-players = { $match }, { $first } contre { $second }
letter-subject = { $game } avec { $name } · plateau { $board }
letter-subject-watched = { $game }, { $first } et { $second } · plateau { $board }
letter-writes = { $name } écrit :
letter-reason = Raison :
letter-no-reason = (aucune raison donnée)
letter-operator = L’opérateur
letter-unsubscribe = Ne plus recevoir de telles lettres
letter-your-letter-subject = votre lettre
letter-day =
    { $day } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }

## Confirmations

letter-confirm-subject = votre adresse
letter-confirm = Quelqu’un, vous espérons-nous, a inscrit cette adresse dans un compte Posthouse. Si c’était vous, répondez à cette lettre ou ouvrez
letter-confirm-then = Vos lettres viendront alors ici, et vous pourrez jouer par courriel. Si ce n’était pas vous, ne faites rien : vous n’aurez plus de nouvelles de nous.
letter-sign-up-subject = votre nouveau compte
letter-sign-up = Quelqu’un, vous espérons-nous, s’inscrit à Posthouse sous le nom de { $name } avec cette adresse. Si c’est vous, répondez à cette lettre dans les trois jours, ou ouvrez cette page, et le nom est à vous :
letter-if-not-you = Si ce n’était pas vous, ne faites rien : vous n’aurez plus de nouvelles de nous.
letter-held-subject = une commande en votre nom
letter-held = nous avons reçu un courriel qui demande quelque chose en votre nom. Il dit venir de :
letter-held-asks = Il demande :
letter-held-words = avec ce texte :
letter-held-confirm = N’importe qui peut envoyer du courrier sous votre adresse, rien n’a donc encore été fait. Si c’était vous, répondez à cette lettre par le mot « yes » dans les trois jours, ou ouvrez cette page pour confirmer :
letter-held-not-you = Si ce n’était pas vous, ne faites rien. Pour éviter cette question, mettez votre mot de passe, ou celui pour les courriels, dans la commande.

## Comptes

letter-addresses-subject = Vos adresses ont été changées
letter-addresses = Les adresses de votre compte Posthouse viennent d’être changées, avec votre mot de passe. Nous envoyons cette lettre à votre ancienne adresse ; les nouvelles sont sur votre page.
letter-addresses-not-you = Si ce n’était pas vous, quelqu’un connaît votre mot de passe : connectez-vous sur { $page } et changez-le maintenant, ou écrivez à { $house } avec cet objet :
letter-reset-subject = Votre mot de passe a été changé
letter-reset = Votre mot de passe vient d’être changé avec un lien que l’opérateur a fait pour vous. Si ce n’était pas vous, écrivez maintenant à l’opérateur.
letter-two-factor-on-subject = L’authentification à deux facteurs est activée
letter-two-factor-on = L’authentification à deux facteurs de votre compte vient d’être activée. Si ce n’était pas vous, écrivez maintenant à l’opérateur.
letter-two-factor-off-subject = L’authentification à deux facteurs est désactivée
letter-two-factor-off = L’authentification à deux facteurs de votre compte vient d’être désactivée. Si ce n’était pas vous, écrivez maintenant à l’opérateur.
letter-webhook-subject = Webhook { $webhook } arrêté
letter-webhook = Votre webhook { $webhook } n’accepte pas les événements que Posthouse lui envoie :
letter-webhook-then = Posthouse ne lui envoie plus d’événements. Quand votre programme marchera de nouveau, envoyez-lui un essai : s’il est accepté, le webhook reprend là où il en était. Sinon, retirez-le.
letter-unread-subject = Un de vos courriels n’a pas été lu
letter-unread = Aujourd’hui un courriel est venu de votre adresse pour { $game } plateau { $board }. On dirait que vous ne l’avez pas écrit vous-même ({ $reason }), il n’a donc pas été lu et rien n’a été fait. Si vous l’avez écrit, jouez votre coup sur la page :
letter-suspended-subject = Adresse suspendue
letter-bounced-subject = Un courriel à votre adresse est revenu
letter-bounced = Un courriel à { $address } est revenu :
letter-suspended = Nous n’envoyons plus de lettres à cette adresse tant que vous ne la confirmez pas de nouveau. Si elle marche de nouveau, ou si vous en avez une autre, écrivez
letter-suspended-then = et répondez à la lettre que vous recevrez.
letter-bounced-day = C’était le jour { $day } sur 3 : si un courriel revient un troisième jour, nous n’envoyons plus de lettres à cette adresse tant que vous ne la confirmez pas de nouveau.
letter-clocks-run = Vos pendules tournent toujours : toutes les lettres sont sur votre page, et vous pouvez aussi y jouer.
letter-vacation-subject = Vacances automatiques
letter-vacation = Votre temps allait s’écouler sur { $game } plateau { $board }, vos vacances automatiques ont donc commencé. Vos pendules sont arrêtées jusqu’au { $until } UTC ; vous pouvez quand même jouer. De vos { $most } jours de vacances cette année, { $used } sont maintenant pris ou prévus.
letter-vacation-end = Pour y mettre fin, écrivez à { $house } avec cet objet :
letter-vacation-never = Pour ne plus avoir de vacances automatiques :
letter-seeking-subject = Vous ne cherchez plus de parties de { $game }
letter-seeking = Votre temps s’est écoulé sur { $game } plateau { $board }, Posthouse ne commence donc plus de parties de { $game } pour vous, et vos défis ouverts sont retirés. À votre retour, cherchez de nouveau, par exemple ainsi :
letter-goodbye-subject = Au revoir
letter-goodbye =
    Au revoir. { $matches ->
        [0] Vous n’aviez pas de parties en cours.
        [one] Votre partie en cours est abandonnée.
       *[other] Vos { $matches } parties en cours sont abandonnées.
    } Votre compte est supprimé : les autres voient « { $deleted } » à la place de votre nom, que personne ne peut prendre pendant un an.
letter-leaving-not-yet = Rien n’a encore été fait, { $name }.
letter-leaving-no-matches = Vous n’avez pas de parties en cours.
letter-leaving-matches = Si vous partez, vous abandonnez ces parties en cours :
letter-leaving-match = { $game } plateau { $board } contre { $name }
letter-leaving = Votre compte sera supprimé : votre nom, vos adresses, vos lettres, vos notes et ce que vous avez écrit aux autres. Vos parties restent, sous le nom « { $deleted } ». Personne ne peut prendre votre nom pendant un an. C’est irréversible. « export » explique comment obtenir d’abord une copie de vos données. Pour partir, écrivez :

## Réponses sur les comptes

letter-welcome-no-address = Bienvenue, { $name }. Sans adresse, vous trouvez vos lettres sur la page.
letter-welcome-addresses = Bienvenue, { $name }. Vos lettres vont à la première de ces adresses que vous confirmez. D’ici là, vous les trouvez sur la page :
letter-welcome = Bienvenue, { $name }. Vos lettres vont désormais à { $address }.
letter-language = Langue des lettres : { $language }
letter-language-of-mail = Langue des lettres : celle de votre logiciel de courriel
letter-presence-nobody = Personne ne peut voir que vous êtes là.
letter-presence-opponents = Les personnes avec qui vous jouez ou avez joué et vos amis peuvent voir que vous êtes là.
letter-presence-everybody = Tout le monde peut voir que vous êtes là.
letter-to-begin = Pour commencer, défiez quelqu’un : wari challenge { $name } computer-2
letter-address-stays = reste jusqu’à ce que vous en confirmiez une autre
letter-address-confirmed = confirmée
letter-on-its-way = une lettre est en route : répondez-y, ou ouvrez son lien
letter-on-its-way-already = la lettre du jour est déjà en route : répondez-y
letter-address-first = { $address } est confirmée, { $name } : vos lettres viennent désormais ici.
letter-address-other = { $address } est confirmée, { $name } : vous pouvez écrire de là ; vos lettres vont toujours à { $mailed }.
letter-sign-up-sent = Une lettre est en route pour { $address } : répondez-y, ou ouvrez son lien, dans les trois jours pour devenir { $name }. D’ici là le nom n’est pas réservé.
letter-your-addresses = Vos adresses, { $name } ; les lettres vont à la première qui est confirmée :
letter-no-address = Vous n’avez plus d’adresse ici : vous trouvez vos lettres sur la page.
letter-webhooks-stay = Vos webhooks restent : « webhooks » en donne la liste.
letter-tokens-stay = Les jetons de vos programmes restent valables : « tokens » en donne la liste.
letter-tokens-end = Les jetons de vos programmes ne sont plus valables, et vos webhooks sont terminés.
letter-password-changed = Votre mot de passe est changé, { $name }.
letter-sessions-stay = Vos sessions restent telles quelles.
letter-sessions-end = Vous êtes déconnecté partout : connectez-vous avec le nouveau.
letter-other-sessions-end = Vous êtes déconnecté partout sauf ici.
letter-mail-password-stays = Votre mot de passe pour les courriels reste tel quel.
letter-password-reset = Votre mot de passe est changé, { $name } : connectez-vous avec le nouveau. Le lien ne marche plus.
letter-second-factor-stays = L’authentification à deux facteurs reste activée.
letter-mail-password-none = Vous n’avez pas de mot de passe pour les courriels.
letter-mail-password-void = Votre mot de passe pour les courriels n’est plus valable, et vous n’en avez pas d’autre.
letter-mail-password = Votre mot de passe pour les courriels, { $name }, est
letter-mail-password-use = Écrivez-le dans vos courriels au lieu de votre mot de passe, comme dans
letter-mail-password-may = Il peut jouer et écrire pour vous, mais pas changer votre compte. Le précédent n’est plus valable. Il n’est montré qu’une fois : gardez cette réponse.
letter-last-of-day = C’est la dernière lettre de ce genre aujourd’hui, car il y en a eu beaucoup : les suivantes sont sur la page :
letter-last-of-hour = C’est la dernière lettre de ce genre dans cette heure, car il y en a eu beaucoup : les suivantes sont sur la page :
letter-last-of-hour-ignored = C’est la dernière lettre de ce genre dans cette heure, car il y en a eu beaucoup : d’ici là, d’autres courriels comme le vôtre restent sans réponse. « help mail » explique comment les écrire.
letter-secret-elsewhere = (montré seulement à une adresse que vous avez confirmée)

## Messages entre joueurs

letter-message-subject = Message de { $name }
letter-message = { $name } vous écrit :
letter-message-also = { $name } vous écrit, ainsi qu’à { $others } :
letter-message-answer = Pour répondre, répondez à cette lettre (nous vous demanderons peut-être de confirmer que c’était vous), ou écrivez à { $house } avec cet objet :
letter-message-then = et votre message comme texte. Aucun de vous ne voit l’adresse de l’autre.
letter-broadcast-subject = Lettre à tous de { $name }
letter-broadcast = { $name } écrit à tous ceux qui veulent de telles lettres :
letter-broadcast-answer = Pour répondre, écrivez à { $house } avec cet objet :
letter-broadcast-end = et votre message comme texte. Pour ne plus recevoir de telles lettres :

## L’énigme du jour

letter-puzzle-subject = Énigme du jour : { $game }
letter-puzzle =
    { $moves ->
        [1] Vous êtes { $seat }. Un seul coup gagne : lequel ?
       *[other] Vous êtes { $seat }. Gagnez à votre coup numéro { $moves }, quoi que fasse l’adversaire.
    }
letter-puzzle-solve = Résolvez-la sur la page :
letter-puzzle-end = Pour ne plus recevoir d’énigmes, écrivez à { $house } avec cet objet :
letter-position = En texte : { $position }
letter-position-words = En mots, de la case a à { $last } : vous avez { $own } ; { $other } a { $theirs }. Vous avez pris { $captured }, { $other } { $lost }.

## Lettres groupées

letter-digest-subject = Vos plateaux, { $day }
letter-digest-letters =
    { $n ->
        [one] { $n } lettre en un courriel ;
       *[other] { $n } lettres en un courriel ;
    }
letter-digest-turns =
    { $n ->
        [0] aucune n’attend votre coup.
        [one] 1 plateau attend votre coup.
       *[other] { $n } plateaux attendent votre coup.
    }
letter-digest-your-turn = À vous de jouer :
letter-digest-others = Et :
letter-digest-reply = Chaque plateau ci-dessous a sa propre adresse de réponse. Une simple réponse à ce courriel ne dit pas de quel plateau il s’agit.
letter-digest-answer = Pour répondre à cette lettre, écrivez à :
letter-digest-overtaken = Ce plateau a changé depuis. Une lettre plus récente, plus haut, le montre.

## Pendules

letter-duration-none = plus de temps
letter-duration-moment = moins d’une seconde
letter-duration-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
letter-duration-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
letter-duration-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
letter-duration-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
letter-clock-none = Pas de pendule : prenez votre temps.
letter-clock-bank = Pendule { $clock } : { $bank } pour chaque joueur. Qui n’a plus de temps perd (voir : help clock).
letter-clock-increment = Pendule { $clock } : { $bank } pour chaque joueur, et { $increment } de plus à chaque coup. Qui n’a plus de temps perd (voir : help clock).
letter-clock-cap = Pendule { $clock } : { $bank } pour chaque joueur, et { $increment } de plus à chaque coup, jusqu’à { $cap }. Qui n’a plus de temps perd (voir : help clock).
letter-clock = Pendule { $clock } (réserve+ajout) : { $first }, { $second } ; elle tourne pour qui doit jouer.
letter-clock-stopped = Pendule { $clock } (réserve+ajout) : { $first }, { $second } ; l’opérateur a arrêté toutes les pendules.
letter-reminder = Vous avez utilisé la plus grande partie de votre temps pour ce coup.
letter-last-reminder = C’est le dernier rappel.
letter-time-left = Il vous reste { $time } pour { $match } contre { $name }.
letter-time-left-until = Il vous reste { $time } pour { $match } contre { $name }, jusqu’au { $end } UTC.
letter-time-loses = Si votre temps s’écoule, vous perdez.

## Plateaux

letter-board-title =
    { $n ->
        [one] { $match } après { $n } coup
       *[other] { $match } après { $n } coups
    }
letter-move = Coup { $n } : { $told }
letter-legal-moves = Coups possibles : { $moves }
letter-your-turn = C’est à vous de jouer.
letter-their-turn = C’est à { $name } de jouer.
letter-you-answer = C’est à vous d’accepter ou de refuser.
letter-answers = C’est à { $name } d’accepter ou de refuser.
letter-answers-you-may-move = C’est à { $name } d’accepter ou de refuser. Vous pouvez déjà jouer le premier coup.
letter-proposes-draw = { $name } propose la nulle
letter-proposes-takeback = { $name } demande à reprendre un coup
letter-you-proposed-draw = Vous avez proposé la nulle.
letter-you-proposed-takeback = Vous avez demandé à reprendre votre dernier coup.
letter-proposal-answers = { $proposal } : « { $game } accept { $board } --number={ $number } » accepte, « { $game } reject { $board } --number={ $number } » refuse, et tout coup met fin à la proposition.
letter-answer-proposal = { $proposal } : répondez seulement : accept, ou : reject
letter-board-on-page = Le plateau sur la page :
letter-replay-on-page = Revoir la partie sur la page :
letter-to-move =
    { $n ->
        [one] Pour jouer, répondez seulement : { $moves }
       *[other] Pour jouer, répondez seulement par l’un de ces coups : { $moves }
    }
letter-to-move-such = Pour jouer, répondez seulement par votre coup, par exemple : { $move }
letter-to-move-list = Vous pouvez écrire un commentaire pour l’adversaire sous votre coup. Vous pouvez aussi mettre votre coup à la place du ? dans cette liste :
letter-to-move-mail = Ou écrivez à { $house } avec cet objet :
letter-to-move-page = Ou jouez sur la page :
letter-tap-house = Pour jouer, touchez une case encadrée et envoyez le courriel, ou répondez seulement par son nom, par exemple : { $move }
letter-tap-move = Pour jouer, touchez un coup et envoyez le courriel, ou répondez seulement par le coup, par exemple : { $move }
letter-chat = Conversation :
letter-answer-chat =
    Pour répondre, répondez seulement : chat
    et écrivez votre message dessous.
letter-watching = Vous suivez cette partie ; « { $game } unsubscribe { $board } » arrête ces lettres.
letter-conditional-moves = Vos coups conditionnels :
letter-submitted = Vous avez préparé { $move } : « { $game } confirm { $board } --number={ $number } » le joue.
letter-note = Votre note :

## Comment une partie commence

letter-name-of-bot = { $name }, un bot,
letter-challenges-you = { $name } vous défie à une partie : { $match }.
letter-moves-first = { $name } commence.
letter-you-move-first = Vous commencez.
letter-you-moved-first = Vous avez joué le premier coup.
letter-unrated = Elle n’est pas classée.
letter-style = Le style de l’ordinateur est { $style }.
letter-until-accepted = Tant que vous n’acceptez pas, aucune pendule ne tourne et rien ne compte.
letter-to-accept = Pour accepter, répondez seulement : accept
letter-to-accept-or-move = Pour accepter, répondez seulement : accept, ou par votre premier coup.
letter-to-decline = Pour refuser, répondez seulement : decline
letter-to-reject = Pour refuser, répondez seulement : reject
letter-expires = Sans réponse de vous, le défi expire le { $day }.
letter-accepted = Le défi est accepté, et la partie commence : { $match }.
letter-begins = Une partie commence : { $match }.
letter-offered = Une partie est offerte à { $name } : { $match }.
letter-offered-begins = Elle commence quand { $name } accepte ; d’ici là aucune pendule ne tourne et rien ne compte.
letter-offered-expires = Le défi expire le { $day }.
letter-to-withdraw = « { $game } withdraw { $board } » retire le défi.
letter-offered-to-you = { $name } vous défie à cette partie : « { $game } accept { $board } » accepte, « { $game } decline { $board } » refuse.
letter-offered-to-you-move = { $name } vous défie à cette partie : « { $game } accept { $board } » ou votre premier coup accepte, « { $game } decline { $board } » refuse.
letter-not-accepted = { $name } n’a pas encore accepté le défi : d’ici là aucune pendule ne tourne et rien ne compte.
letter-etiquette = Cette partie suit l’étiquette : case touchée, case jouée, aucun coup n’est essayé ni repris, et on ne joue pas pour de l’argent.
letter-etiquette-kept = L’étiquette est suivie.
letter-senior = { $name } était là d’abord, { $name } peut donc commencer ou céder le premier coup.
letter-senior-you = Vous étiez là avant { $other }, vous pouvez donc commencer : jouez un coup, ou cédez le premier coup à { $other } par « { $game } yield { $board } ».
letter-senior-other = { $name } était là avant vous, { $name } peut donc commencer ou céder le premier coup.
letter-yielded = { $name } a cédé le premier coup à { $other }.
letter-yielded-by-you = Vous avez cédé le premier coup à { $other }.
letter-yielded-to-you = { $name } vous a cédé le premier coup.
letter-to-yield = Pour céder le premier coup à { $name }, répondez seulement : yield
letter-thanks = { $name } vous remercie de la partie.
letter-to-thank =
    Pour remercier l’adversaire de la partie, répondez seulement : chat
    et écrivez dessous votre message à { $name }.
letter-first-moves = Commence : { $who }.
letter-first-by-lot = le sort en décide
letter-first-accepts = qui accepte
letter-first-poster = qui défie
letter-waits = { $game } plateau { $board } attend un second joueur.
letter-waits-words = Qui accepte lira vos mots.
letter-waits-listed = « { $game } waiting » le montre jusqu’à ce que quelqu’un accepte ; « { $game } withdraw { $board } » le retire.
letter-invitation =
    { $days ->
        [one] { $game } plateau { $board } attend un ami pendant { $days } jour. Envoyez-lui ce lien :
       *[other] { $game } plateau { $board } attend un ami pendant { $days } jours. Envoyez-lui ce lien :
    }
letter-invitation-withdraw = « { $game } withdraw { $board } » retire le lien.
letter-you-declined = Vous avez refusé { $game } plateau { $board } ; { $name } reçoit une lettre.
letter-you-withdrew = Vous avez retiré { $game } plateau { $board } : il n’est plus offert à { $name }.

## Comment une partie finit

letter-declined = Refusée par { $name } : la partie ne compte pas.
letter-withdrawn = Retirée par { $name } : la partie n’a jamais commencé.
letter-expired = Pas acceptée à temps : la partie n’a jamais commencé.
letter-void = Terminée par l’opérateur : la partie ne compte pas.
letter-drawn-agreed = Nulle : les deux joueurs sont d’accord.
letter-drawn = Nulle : { $why }.
letter-operator-decided = l’opérateur en a décidé
letter-won = Gagnée par { $name } : { $why }.
letter-won-resigned = Gagnée par { $name } : { $other } a abandonné.
letter-won-time = Gagnée par { $name } : { $other } n’avait plus de temps.
letter-won-absent = Gagnée par { $name } : { $other } n’a pas joué son premier coup à temps.
letter-ratings = Classements : { $changes }.

## Réponses sur les plateaux

letter-plan-answered = Vos coups conditionnels ont répondu à { $theirs } par { $yours }.
letter-plan-dropped = Vos coups conditionnels n’ont pas de réponse à { $move } : ils sont abandonnés.
letter-plan-dropped-seats = Vos coups conditionnels sont abandonnés, car vous êtes maintenant de l’autre côté.
letter-plan-dropped-takeback = Vos coups conditionnels sont abandonnés, car un coup a été repris.
letter-plan-waits = Posthouse les joue quand l’adversaire joue ; personne d’autre ne les voit.
letter-no-plan = Vous n’avez pas de coups conditionnels pour { $game } plateau { $board }.
letter-no-plan-any-more = Vous n’avez plus de coups conditionnels pour { $game } plateau { $board }.
letter-played-already = Le coup { $n } a déjà été joué : { $move }. Rien n’a été changé.
letter-move-made-already = Vous avez déjà joué ce coup : { $move }, sur { $match }.
letter-draw-unanswered = Vous avez déjà proposé la nulle ; { $name } n’a pas encore répondu.
letter-takeback-unanswered = Vous avez déjà demandé à reprendre votre coup ; { $name } n’a pas encore répondu.
letter-said = Dit sur { $match } ; { $name } peut le lire.
letter-said-to-computer = Dit sur { $match }, mais { $name } est un ordinateur.
letter-own-match-again = Vous jouez sur { $game } plateau { $board } : vous en recevez les lettres comme celles de vos autres parties.
letter-own-match-silent = Plus de courriel sur { $game } plateau { $board } : ses lettres sont sur la page ; la pendule tourne toujours. « { $game } subscribe { $board } » les fait revenir.
letter-subscribed = Vous recevez maintenant les lettres de { $game } plateau { $board } ; « { $game } unsubscribe { $board } » les arrête.
letter-unsubscribed = Plus de lettres sur { $game } plateau { $board }.
letter-preview = Un essai ; rien n’a été joué.
letter-nothing-submitted = Rien n’a été joué sur { $game } plateau { $board }, et vous n’y avez préparé aucun coup.
letter-submitted-board = Préparé, pas joué. Le plateau serait ainsi :
letter-noted = Noté sur { $game } plateau { $board } ; personne d’autre ne le voit.
letter-no-note-any-more = Vous n’avez plus de note sur { $game } plateau { $board }.

## Sur un plateau dessiné

letter-on-board-captured = prises
letter-on-board-below = { $who } en bas
letter-on-board-lifted = vidée
letter-on-board-sown = semée
letter-on-board-taken = prise
letter-on-board-moved = joué
letter-on-board-left = avant
letter-on-board-passed = passé
letter-on-board-base = base
letter-on-board-sowing = Dernier coup : * vidée, > < semées
letter-on-board-sowing-captures = Dernier coup : * vidée, > < semées, x prises
letter-on-board-narrow-sowing = * vidée, > < semées
letter-on-board-narrow-lifted = * vidée
letter-on-board-narrow-captures = x prises
letter-on-board-pods = Dernier coup : [ ] le pion, . où il était, * pris
letter-on-board-narrow-pods = o ou x : a joué
letter-on-board-narrow-passed = : passage, * prise
letter-on-board-prongs-left = Pointes à ajouter :
letter-on-board-white = blanc
letter-on-board-black = noir
letter-on-board-prongs = Pointes :
letter-on-board-one-prong = 1 pointe à ajouter
letter-on-board-more-prongs = { $n } pointes à ajouter

## Comment les lettres sont envoyées

letter-head-boards = Plateaux :
letter-head-seat = En bas :
letter-head-broadcasts = À tous :
letter-head-puzzle = Énigme :
letter-head-quiet = Silence :
letter-head-blocked = Bloqués :
letter-notify-each = chacune est envoyée dès qu’elle vient
letter-notify-digest = un courriel par jour, à 7 h du matin
letter-notify-once = une est envoyée, puis aucune avant que vous veniez sur la page ou jouiez
letter-notify-never = aucune n’est envoyée ; vous les trouvez sur la page
letter-notify-usual = (« notify usual GAME/12 » annule cela)
letter-notify-puzzle = une par jour, à 7 h du matin
letter-seat-first = le premier joueur ; vous, là où les cases ont des numéros
letter-seat-own = vous-même
letter-yes = oui
letter-no = non
letter-quiet-none = aucun (votre heure : { $zone })
letter-quiet = de { $from } h à { $until } h (votre heure : { $zone })
letter-go-to = Les lettres vont à { $address }
letter-go-to-page = Les lettres vont sur votre page : aucune de vos adresses ne prend de courriel
letter-address-bounced = { $address } : un courriel est revenu, confirmez-la de nouveau
letter-address-replaced = { $address } : reste jusqu’à ce qu’une autre soit confirmée
letter-address-unconfirmed = { $address } : pas encore confirmée
letter-message-sent = Votre message va à { $names } :

## Mots de commande

command-word-accept = accepter
command-word-challenge = défier
command-word-chat = discuter
command-word-confirm = confirmer
command-word-help = aide
command-word-language = langue
command-word-message = envoyer
command-word-move = jouer
command-word-pass = passer
command-word-propose = nulle, proposer nulle, proposer la nulle
command-word-reject = refuser, rejeter
command-word-rematch = revanche
command-word-resign = abandonner
command-word-show = montrer, afficher
command-word-signup = inscription
command-word-undo = annuler, reprendre
command-word-vacation = vacances
command-word-withdraw = retirer

## Tournois

letter-cup-subject = Tournoi { $name } : { $what }
letter-cup-off = annulé
letter-cup-begins = il commence
letter-cup-over = il est terminé
letter-cup-robin = toutes rondes
letter-cup-robin-in-turn = toutes rondes, ronde après ronde
letter-cup-in-pools = { $system }, en poules d’environ { $n } avec une finale
letter-cup-swiss = système suisse
letter-cup-swiss-rounds =
    { $n ->
        [one] système suisse, { $n } ronde
       *[other] système suisse, { $n } rondes
    }
letter-cup-knockout = élimination directe
letter-cup-match = match par équipes
letter-cup-battle =
    { $n ->
        [1] { $system }, bataille d’équipes : le meilleur de chaque équipe compte
       *[other] { $system }, bataille d’équipes : les { $n } meilleurs de chaque équipe comptent
    }
letter-cup-sides = { $one } joue contre { $two } : table contre table selon le classement, sur autant de tables que la plus petite équipe a de joueurs ; les autres sont remplaçants et ne jouent pas.
letter-cup-to-enter-for-team = Pour vous inscrire pour votre équipe : « { $game } join { $name } », ou si vous en avez plusieurs « { $game } join { $name } TEAM ».
letter-cup-team = équipe
letter-cup-reserves = Remplaçants, qui ne jouent pas : { $names }.
letter-cup-arena =
    { $n ->
        [one] arène de { $n } minute
       *[other] arène de { $n } minutes
    }
letter-cup-arena-streaks =
    { $n ->
        [one] arène de { $n } minute, où les parties comptent double après deux victoires de suite
       *[other] arène de { $n } minutes, où les parties comptent double après deux victoires de suite
    }
letter-cup-race =
    { $n ->
        [one] { $system }, en { $n } victoire
       *[other] { $system }, en { $n } victoires
    }
letter-cup-games =
    { $n ->
        [one] { $system }, { $n } partie par rencontre
       *[other] { $system }, { $n } parties par rencontre
    }
letter-cup-round-minutes =
    { $n ->
        [1] { $system }, une ronde par minute
       *[other] { $system }, une ronde toutes les { $n } minutes
    }
letter-cup-is = { $name } est un tournoi de { $game } : { $system }.
letter-cup-unrated = Ses parties ne sont pas classées.
letter-cup-tied-race = Si personne n’a assez de victoires après { $n } parties, le joueur qui en a le plus continue, ou, à égalité, celui qui est le mieux placé.
letter-cup-tied = En cas d’égalité on joue d’autres parties jusqu’à une victoire ; après { $n } nulles, le joueur le mieux placé continue.
letter-cup-starts = Il commence le { $start } UTC avec tous les inscrits : { $names }.
letter-cup-starts-full = Il commence dès que { $n } joueurs sont inscrits, et au plus tard le { $start } UTC avec tous les inscrits : { $names }.
letter-cup-nobody = personne encore
letter-cup-to-enter = Pour s’inscrire : « { $game } join { $name } ».
letter-cup-called-off-early = Il a été annulé par le joueur qui l’avait annoncé.
letter-cup-called-off-few = Il a été annulé : trop peu de joueurs s’étaient inscrits.
letter-cup-called-off-side = Il a été annulé : l’une des deux équipes n’y a aucun joueur.
letter-cup-began = Il a commencé le { $begun }.
letter-cup-arena-runs = Elle apparie jusqu’à { $until } UTC. « { $game } join { $name } » dit que vous êtes là : vous jouez dès que quelqu’un est libre, et de nouveau après chaque partie.
letter-cup-evening-runs = Jusqu’à l’appariement de la dernière ronde, « { $game } join { $name } » fait jouer dès la prochaine ronde ou revenir, « { $game } leave { $name } » faire une pause après les parties de la ronde, et « { $game } bye { $name } » être exempt à la prochaine ronde, une fois, pour un demi-point.
letter-cup-next-round = La prochaine ronde commence le { $time } UTC.
letter-cup-began-over = Il a commencé le { $begun } et s’est terminé le { $ended }.
letter-cup-seeding = Ordre selon le classement ; les joueurs qui n’en ont pas viennent en dernier, par tirage au sort.
letter-cup-seeds = Ordre selon le classement : { $names }.
letter-cup-by-lot = (tirage au sort)
letter-cup-player = joueur
letter-cup-points = points
letter-cup-won = gagn
letter-cup-drawn = nulle
letter-cup-lost = perd
letter-cup-left = * a quitté le tournoi.
letter-cup-ties = Les égalités sont départagées selon le manuel de la FIDE, C.07 : par { $ties }.
letter-cup-then = { $some }, puis { $next }
letter-cup-tie-direct = la confrontation directe
letter-cup-tie-wins = les parties gagnées
letter-cup-tie-round = la ronde atteinte
letter-cup-tie-buchholz-cut = Buchholz sans l’adversaire le plus faible
letter-cup-short-direct = direct
letter-cup-short-wins = gagnées
letter-cup-short-round = ronde
letter-cup-round = Ronde { $n }
letter-cup-final-round = Finale, ronde { $n }
letter-cup-pool = Poule { $n }
letter-cup-final = Finale
letter-cup-playing = En cours
letter-cup-bye = { $name } : exempt
letter-cup-half-bye = { $name } : exempt pour un demi-point
letter-cup-empty = personne
letter-cup-unplayed = { $meeting }, non jouée
letter-cup-running = { $board } (en cours)
letter-cup-boards =
    { $n ->
        [one] { $meeting }, plateau { $boards }
       *[other] { $meeting }, plateaux { $boards }
    }
letter-cup-entered = Vous êtes inscrit à { $name }.
letter-cup-entered-late = Vous êtes inscrit à { $name } et jouez à partir de la ronde { $n } ; la ronde manquée compte un demi-point.
letter-cup-at-once =
    { $n ->
        [1] Vous jouez une partie de { $name } à la fois.
       *[other] Vous jouez au plus { $n } parties de { $name } à la fois.
    }
letter-cup-not-playing = Vous ne jouerez pas dans { $name }.
letter-cup-you-left = Vous avez quitté { $name } : vos parties en cours y sont abandonnées, et ce qu’il vous restait à jouer est gagné par les autres.
letter-cup-you-pause = Vous n’êtes plus apparié dans { $name } ; une partie en cours continue. « { $game } join { $name } » vous y fait revenir.
letter-cup-said = Tous les participants de { $name } peuvent le lire.
letter-cup-bye-wished = À la ronde { $n } de { $name } vous êtes exempt, pour un demi-point. « { $game } bye { $name } » encore une fois l’annule.
letter-cup-bye-back = Votre exemption est annulée : vous jouez à la ronde { $n } de { $name }.
letter-cup-is-off = { $name } est annulé ; les inscrits reçoivent une lettre.
letter-cup-tomorrow = il commence dans un jour
letter-cup-soon = il commence bientôt
letter-cup-reminder = { $name } commence à { $time } ({ $zone }) : { $start } UTC. Vous êtes inscrit.
letter-cup-reminder-once = { $name } commence à { $start } UTC. Vous êtes inscrit.
letter-cup-cannot-come = Si vous ne pouvez pas venir : « { $game } leave { $name } ».
letter-series-daily = chaque jour
letter-series-weekly = chaque { $weekday }
letter-series-monthly =
    { $which ->
        [1] le premier { $weekday } de chaque mois
        [2] le deuxième { $weekday } de chaque mois
        [3] le troisième { $weekday } de chaque mois
        [4] le quatrième { $weekday } de chaque mois
       *[5] le dernier { $weekday } de chaque mois
    }
letter-series-is =
    { $n ->
        [1] { $name } est une série de tournois de { $game }, { $every } à { $time } ({ $zone }).
       *[other] { $name } est une série de tournois de { $game }, { $every } à { $time } ({ $zone }) ; { $n } tournois font une saison.
    }
letter-series-over = Elle est terminée.
letter-series-announces = Celui qui commence le { $start } UTC sera annoncé le { $day }.
letter-series-regulars = Inscrits à chacun : { $names }. « { $game } join { $name } » vous inscrit aussi à chacun.
letter-series-winner =
    { $n ->
        [1] { $name }, { $day }, 1 joueur : { $winner }
       *[other] { $name }, { $day }, { $n } joueurs : victoire de { $winner }
    }
letter-series-unplayed = { $name }, { $day } : personne n’a joué
letter-series-season =
    { $of ->
        [1] Saison { $season } :
       *[other] Saison { $season }, après { $n } tournois sur { $of } :
    }
letter-series-played = joués
letter-series-won = gagnés
letter-series-entered = Vous êtes désormais inscrit à chaque tournoi de { $name }.
letter-series-left = Vous n’êtes plus inscrit aux tournois de { $name }.
letter-series-ended = { $name } est terminée. Ses tournois ouverts sont annulés, et les inscrits reçoivent une lettre ; ceux qui sont en cours continuent.
letter-team-subject = Équipe { $team }
letter-team-asks = { $name } demande à entrer dans { $team }. « team { $team } --admit={ $name } » l’admet, « team { $team } --remove={ $name } » refuse.
letter-team-admitted = { $name } vous a admis : vous appartenez maintenant à { $team }.
letter-team-refused = { $team } ne vous a pas admis.
letter-team-removed = { $name } vous a renvoyé de { $team }.
letter-team-captain = Vous êtes maintenant capitaine de { $team }.
letter-team-line =
    { $n ->
        [1] { $team } : un membre, capitaine { $captain } ; tout le monde peut y entrer
       *[other] { $team } : { $n } membres, capitaine { $captain } ; tout le monde peut y entrer
    }
letter-team-line-on-request =
    { $n ->
        [1] { $team } : un membre ; le capitaine, { $captain }, admet les membres
       *[other] { $team } : { $n } membres ; le capitaine, { $captain }, admet les membres
    }
letter-team-members = Membres : { $names }.
letter-team-asking = Demandent à entrer : { $names }.
letter-team-to-join = Pour y entrer : « team { $team } --join ».
