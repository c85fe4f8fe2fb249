### Ce que disent les réponses aux commandes, et ce qu’un joueur apprend des décisions des opérateurs. Seul le serveur lit
### ce fichier. Les commandes entre « … » et les mots en majuscules restent tels quels.

## Listes

answer-head-board = plat.
answer-head-first = premier
answer-head-second = second
answer-head-since = depuis
answer-head-state = état
answer-head-rating = cote
answer-head-played = jouées
answer-head-game = jeu
answer-head-to = à
answer-head-by = de
answer-head-clock = pendule
answer-head-counts = compte
answer-head-until = jusqu’au
answer-head-begins = commence
answer-head-name = nom
answer-head-made = fait le
answer-head-valid = valable jusqu’au
answer-head-session = session
answer-head-used = dernière utilisation
answer-since = depuis le { $day }
answer-list-then = « GAME help » présente un jeu, « GAME help rules » explique ses règles.
answer-match-to-move = coup { $n }, à { $name } de jouer
answer-match-drawn = nulle
answer-match-won = { $name } gagne
answer-ended-tie = égalité
answer-ended-majority = majorité
answer-ended-no-stones = plus de graines
answer-ended-cannot-feed = ne peut pas nourrir
answer-ended-stalemate = plus rien à prendre
answer-ended-repetition = répétition
answer-ended-starved = affamé
answer-ended-base = base atteinte
answer-ended-captured-all = tout pris
answer-ended-no-moves = aucun coup possible
answer-ended-resigned = abandon
answer-ended-time = temps
answer-ended-agreed = d’un commun accord
answer-ended-house = décision de l’opérateur
answer-ended-void = annulée
answer-ended-declined = déclinée
answer-ended-withdrawn = retirée
answer-ended-expired = expirée
answer-no-such-matches = Pas de telles parties.
answer-none-finished = Aucune partie de ce genre n’est encore finie.
answer-none-counts = Aucune partie qui compte n’est encore finie.
answer-week-title = { $game } : classement de la semaine du { $from } au { $to }
answer-head-change = écart
answer-head-before = sem. préc.
answer-week-new = nouveau
answer-week-rose = Plus fortes hausses : { $names }
answer-week-fell = Plus fortes baisses : { $names }
answer-week-none = Personne n’avait une cote assez sûre pour une place.
answer-week-feed = { $game } : classement de la semaine
answer-tally =
    { $n ->
        [one] { $first } { $points }, { $second } { $others }, en { $n } partie finie.
       *[other] { $first } { $points }, { $second } { $others }, en { $n } parties finies.
    }
answer-provisional = ? veut dire provisoire : trop peu de parties, ou trop anciennes, pour être sûr.
answer-help-ratings = « help ratings » explique les cotes.
answer-no-board-to-move-on = { $name } n’a pas de plateau où jouer en ce moment.
answer-no-running-match = { $name } n’a pas de partie en cours en ce moment.
answer-ratings = Cotes : { $ratings }

## Salle d’attente, recherche, défis

answer-waiting-none = Il n’y a pas de défis ouverts. « { $game } challenge NAME --to=anyone » en met un.
answer-waiting-none-older = Il n’y a pas de défis ouverts plus anciens. « { $game } challenge NAME --to=anyone » en met un.
answer-waiting-take = « { $game } accept BOARD » prend l’autre siège.
answer-waiting-older = « { $game } waiting --before={ $board } » en montre de plus anciens.
answer-offer-by-bot = d’un bot
answer-offer-for = pour :
answer-offer-matches = { $n } parties en partent, l’une après l’autre
answer-offer-not-you = Vous ne pouvez pas le prendre : { $why }.
answer-offer-gone = { $game } plateau { $board } n’est plus ouvert.
answer-cannot-apart = il n’est pas pour vous
answer-cannot-enough = vous avez atteint votre limite de parties de ce jeu
answer-cannot-waits = { $name } ne peut pas prendre d’autre partie en ce moment
answer-cannot-unmet = il { $why }
answer-for-rated = cote { $range }
answer-for-within = à { $n } points au plus des { $rating } de { $name }
answer-for-established = cote établie
answer-for-people = des personnes seulement
answer-for-computer = l’ordinateur aussi
answer-rated = classée
answer-unrated = non cl.
answer-etiquette = étiquette
answer-seek-none = Vous ne cherchez plus de parties de { $game }.
answer-seek = Vos parties de { $game } : { $n } sur { $most }.
answer-seek-waits = Vos parties de { $game } : { $n } sur { $most } ; les autres commencent dès que quelqu’un d’autre cherche.
answer-seek-for = Demandé : { $criteria }.
answer-limit =
    { $most ->
        [one] Jamais plus de { $most } partie de { $game } à la fois ; vous en avez { $n }.
       *[other] Jamais plus de { $most } parties de { $game } à la fois ; vous en avez { $n }.
    }
answer-limit-none = Il n’y a pas de limite à vos parties de { $game }.
answer-offered-to-you = Proposées à vous :
answer-offered-by-you = Proposées par vous :
answer-offers-none = Aucun défi n’attend de réponse.
answer-offers-then = « GAME accept BOARD » commence une partie, « GAME decline BOARD » la refuse, « GAME withdraw BOARD » reprend le vôtre.
answer-challenged-by =
    { $who ->
        [nobody] Personne ne peut vous défier (l’ordinateur joue quand même).
        [friends] Vos amis peuvent vous défier.
        [rated] Les joueurs classés et vos amis peuvent vous défier.
       *[everybody] Tout le monde peut vous défier.
    }
answer-begin-at-once =
    { $who ->
        [nobody] Aucun défi ne commence aussitôt.
        [friends] Les défis de vos amis commencent aussitôt.
        [rated] Les défis des joueurs classés et de vos amis commencent aussitôt.
       *[everybody] Tous les défis commencent aussitôt.
    }

## Amis, blocages, signalements

answer-friends = Vos amis :
answer-friends-none = Vous n’avez pas d’amis sur votre liste : « friend NAME » en ajoute un.
answer-friends-then = « unfriend NAME » en retire un.
answer-friends-added =
    { $n ->
        [one] { $names } est sur la liste de vos amis, que personne d’autre ne voit. « offers --begin=friends » fait commencer ses défis aussitôt.
       *[other] { $names } sont sur la liste de vos amis, que personne d’autre ne voit. « offers --begin=friends » fait commencer leurs défis aussitôt.
    }
answer-friends-removed =
    { $n ->
        [one] { $names } n’est plus sur la liste de vos amis.
       *[other] { $names } ne sont plus sur la liste de vos amis.
    }
answer-blocks = Vous bloquez :
answer-blocks-none = Vous ne bloquez personne.
answer-blocks-then = « unblock NAME » y met fin.
answer-blocked = Vous avez bloqué { $names } : ses défis et messages ne vous parviennent plus. Les parties en cours continuent. « unblock { $name } » y met fin.
answer-unblocked = Vous ne bloquez plus { $names } : ses défis et messages vous parviennent de nouveau.
answer-reported = Merci, { $name }. Seuls les opérateurs lisent votre signalement sur { $about }.

## Vacances, sommeil, week-ends

answer-vacation-none = Aucunes vacances ne sont prévues.
answer-vacation-planned = Vos pendules sont arrêtées (les deux jours compris, UTC) :
answer-vacation-days = du { $from } au { $until }
answer-vacation-now = du { $from } au { $until }, maintenant
answer-vacation-used = Jours de { $year } pris ou prévus : { $used } sur { $most }.
answer-vacation-auto = Avant que votre temps s’écoule, des vacances commencent d’elles-mêmes, { $days } jours à la fois, tant qu’il vous en reste (« vacation auto off »).
answer-vacation-auto-off = Aucunes ne commencent d’elles-mêmes (« vacation auto on »).
answer-vacation-over = Vos vacances sont finies.
answer-may-still-move = Vous pouvez quand même jouer.
answer-may-always-move = Vous pouvez toujours jouer.
answer-rest-now = Vos pendules : { $rest }
answer-rest-later = À partir de { $day } UTC : { $rest }
answer-rest-none = elles tournent jour et nuit, toute la semaine.
answer-rest-sleep = elles s’arrêtent chaque jour de { $from } h à { $until } h ({ $zone }).
answer-rest-weekend = elles s’arrêtent chaque { $days } ({ $zone }).
answer-rest-both = elles s’arrêtent chaque jour de { $from } h à { $until } h, et chaque { $days } ({ $zone }).
answer-weekday =
    { $day ->
        [1] lundi
        [2] mardi
        [3] mercredi
        [4] jeudi
        [5] vendredi
        [6] samedi
       *[7] dimanche
    }

## Sessions et second facteur

answer-sessions-none = Vous n’êtes connecté nulle part, { $name }.
answer-sessions-more = et { $n } de plus
answer-session-device-unknown = inconnu
answer-session-this = (celle-ci)
answer-session-ended = La session { $session } est finie.
answer-sessions-ended =
    { $n ->
        [one] { $n } session est finie, { $name }.
       *[other] { $n } sessions sont finies, { $name }.
    }
answer-sessions-here = Vous restez connecté ici.
answer-two-factor-since = L’authentification à deux facteurs est activée depuis le { $day } UTC, { $name }. Codes de secours restants : { $n }.
answer-two-factor-off = L’authentification à deux facteurs est désactivée, { $name } : votre mot de passe seul ouvre de nouveau votre compte.
answer-two-factor-on = L’authentification à deux facteurs est activée, { $name }. Désormais vous vous connectez avec votre mot de passe et un code. Dans les courriels, écrivez votre mot de passe pour les courriels ou répondez à nos lettres : celui de votre compte n’y compte plus. Vos sessions et les jetons de vos programmes restent valables.
answer-two-factor-codes = Vous avez de nouveaux codes de secours ; les anciens ne valent plus.
answer-two-factor-keep = Gardez ces codes de secours avec vos papiers importants : chacun remplace un code, une fois, si vous perdez votre appareil. Ils ne sont montrés qu’une fois.
answer-two-factor-begin = L’authentification à deux facteurs n’est pas encore activée, { $name }. Donnez à votre application d’authentification cette adresse, comme code QR ou à la main :
answer-two-factor-secret = ou seulement son secret, avec 6 chiffres toutes les 30 secondes :
answer-two-factor-then = Puis écrivez de nouveau « two-factor » avec le code que montre l’application, pour l’activer. Ceci n’est montré qu’une fois.

## Programmes : jetons et webhooks

answer-bot-already = Ce compte est un bot.
answer-bot = { $name } est maintenant un bot : les autres le voient, et il est classé parmi les bots. « make token NAME read play » fait un jeton pour son programme.
answer-token = Le jeton { $token } de { $name } peut : { $scopes }. Le voici
answer-token-use = Un programme l’envoie avec chaque requête, comme « Authorization: Bearer » et le jeton. Il vaut jusqu’au { $day } et n’est montré qu’une fois : gardez-le comme un mot de passe. « revoke token { $token } » y met fin.
answer-tokens-none = Vous n’avez pas de jetons. « make token NAME » en fait un pour un programme.
answer-token-expired = (expiré)
answer-token-may = peut : { $scopes } ; dernière utilisation : { $used }
answer-token-never-used = peut : { $scopes } ; jamais utilisé
answer-token-revoked = Le jeton { $token } est révoqué.
answer-webhook = Les événements de vos parties vont désormais à { $url }, chacun signé avec ce secret :
answer-webhook-use = Le secret n’est montré qu’une fois ; docs/api.md explique comment un programme vérifie la signature. « ping webhook { $webhook } » envoie un essai, « revoke webhook { $webhook } » y met fin.
answer-webhooks-none = Vous n’avez pas de webhooks. « make webhook NAME URL » en fait un.
answer-webhook-nothing-sent = Rien n’a encore été envoyé : « ping webhook { $webhook } » envoie un essai.
answer-webhook-deliveries = Derniers envois, le plus récent d’abord (UTC) :
answer-webhook-sending = Posthouse envoie l’événement { $event } à { $url }.
answer-webhook-testing = Posthouse envoie un essai à { $url }.
answer-webhook-see = « show webhook { $webhook } » dit s’il est arrivé.
answer-webhook-revoked = Plus rien n’est envoyé à { $url }.
answer-webhook-works = Tout arrive.
answer-webhook-retries = Pas accepté : { $why }. Prochain essai { $time } UTC.
answer-webhook-stopped = Arrêté le { $time } UTC : { $why }. Un essai accepté le remet en marche.
answer-delivery-test = essai
answer-delivery-event = événement { $event } ({ $kind })
answer-delivery-requested = en cours d’envoi
answer-delivery-attempt = essai { $n }

## Lettres

answer-broadcast-sent =
    { $n ->
        [one] Votre lettre à tous va à { $n } joueur :
       *[other] Votre lettre à tous va à { $n } joueurs :
    }
answer-letters = Vos lettres, la plus récente d’abord ; les heures sont UTC.
answer-letters-none = Il n’y a pas encore de lettres pour vous.
answer-letter-page = seulement sur la page
answer-letter-sent = { $address } : envoyée { $time }
answer-letter-given-up = { $address } : abandonnée { $time } : { $why }
answer-letter-failed = { $address } : échec : { $why } ; prochain essai { $time }
answer-letter-waits = { $address } : attend jusqu’à { $time }
answer-letter-on-its-way = { $address } : en route
answer-unsubscribe = Le bouton arrête les courriels de ce genre. Vous pouvez toujours les lire sur la page.
answer-unsubscribe-button = Arrêter ces courriels
answer-unsubscribed-left = Vous avez fermé votre compte : vous ne recevez plus de lettres.
answer-unsubscribed-gone = Cette partie n’existe plus : vous ne recevez plus de lettres à son sujet.
answer-unsubscribed-match = Vous ne recevez plus de courriels sur { $match }, { $name }. « { $command } » les fait revenir.
answer-unsubscribed-broadcasts = Vous ne recevez plus de lettres à tous par courriel, { $name }. « notify each broadcasts » les fait revenir.
answer-unsubscribed-puzzles = Vous ne recevez plus d’énigmes par courriel, { $name }. « notify each puzzle » les fait revenir.
answer-unsubscribed-boards = Vous ne recevez plus de plateaux par courriel, { $name } : ils sont sur votre page. « notify each » les fait revenir.
answer-unsubscribed-never = Les lettres de ce genre vous répondent ou concernent votre compte, { $name } : on ne peut pas les arrêter.
answer-export = Toutes vos données viennent dans un fichier ZIP : votre compte, vos parties, vos lettres et les conversations à vos plateaux. Connectez-vous sur la page et choisissez « Tout télécharger » dans les réglages, ou sans scripts ouvrez-y /api/me/export.
answer-move-taken-back = Vous avez déjà joué ce coup, et il a été repris.

## Tournois

answer-cup-open =
    { $n ->
        [one] { $cup }, { $n } inscrit, commence le { $day }
       *[other] { $cup }, { $n } inscrits, commence le { $day }
    }
answer-cup-open-of = { $cup }, { $n } inscrits sur { $most }, commence le { $day }
answer-cup-off = { $cup }, annulé
answer-cup-running =
    { $n ->
        [one] { $cup }, { $n } joueur, en cours
       *[other] { $cup }, { $n } joueurs, en cours
    }
answer-cup-over =
    { $n ->
        [one] { $cup }, { $n } joueur, fini depuis le { $day }
       *[other] { $cup }, { $n } joueurs, fini depuis le { $day }
    }
answer-cups-none = Il n’y a pas encore eu de tournoi de { $game } : « { $game } tournament NAME » en annonce un.
answer-cups-none-older = Il n’y en a pas de plus anciens.
answer-cups-show = « { $game } tournaments NAME » en montre un.
answer-cups-older = « { $game } tournaments --behind={ $name } » en montre de plus anciens.
answer-series-line = { $name } : { $game }, { $every } à { $time } ({ $zone })
answer-series-line-ended = { $name } : { $game }, terminée
answer-series-none = Il n’y a pas de série de { $game } : « { $game } series NAME --every=saturday --at=15:00 --zone=Europe/London » en annonce une.
answer-series-show = « { $game } series NAME » en montre une.
answer-teams = « team NAME » montre une équipe, « team NAME --make » en fonde une.
answer-team-gone = L’équipe { $team } n’existe plus : vous étiez le dernier.

## Décisions des opérateurs

decision-muted-subject = Vous n’avez plus la parole
decision-muted =
    { $until ->
        [none] vous n’avez plus la parole jusqu’à nouvel ordre : vous pouvez jouer, mais personne ne voit vos messages, vos conversations ni vos commentaires sur les coups.
       *[other] vous n’avez plus la parole jusqu’au { $until } UTC : vous pouvez jouer, mais personne ne voit vos messages, vos conversations ni vos commentaires sur les coups.
    }
decision-banned-subject = Vous êtes exclu
decision-banned =
    { $until ->
        [none] vous êtes exclu jusqu’à nouvel ordre : vous ne pouvez ni jouer, ni commencer de parties, ni écrire aux autres.
       *[other] vous êtes exclu jusqu’au { $until } UTC : vous ne pouvez ni jouer, ni commencer de parties, ni écrire aux autres.
    } Vos parties et leurs pendules continuent. Vous pouvez toujours tout regarder, abandonner, lire vos lettres et partir.
decision-unmuted-subject = Vous avez de nouveau la parole
decision-unmuted = vous avez de nouveau la parole : les autres voient ce que vous écrivez.
decision-unbanned-subject = Vous pouvez de nouveau jouer
decision-unbanned = vous n’êtes plus exclu : bon retour.
decision-renamed-subject = Votre nouveau nom
decision-renamed = votre nom était { $old }, et c’est maintenant { $name }. Connectez-vous avec le nouveau nom ; votre mot de passe reste le même.
decision-address-subject = Votre nouvelle adresse
decision-address = vos lettres vont désormais à { $address }.
decision-operator-subject = Vous êtes opérateur
decision-operator = vous êtes maintenant opérateur. Sur la page, « Modération » dans le menu de votre compte montre ce que les joueurs signalent et ce que vous pouvez y faire. Connectez-vous avec votre second facteur pour l’utiliser. Tout ce que vous y faites est noté.
decision-operator-ended-subject = Vous n’êtes plus opérateur
decision-operator-ended = vous n’êtes plus opérateur. Votre compte reste le même.
decision-two-factor-off-subject = L’authentification à deux facteurs est désactivée
decision-two-factor-off =
    { $operator ->
        [ended] l’opérateur a désactivé l’authentification à deux facteurs de votre compte : votre mot de passe suffit pour vous connecter. Si vous ne l’avez pas demandé, écrivez-lui maintenant. Vous n’êtes plus opérateur.
       *[no] l’opérateur a désactivé l’authentification à deux facteurs de votre compte : votre mot de passe suffit pour vous connecter. Si vous ne l’avez pas demandé, écrivez-lui maintenant.
    }
decision-seat-given-subject = { $game } plateau { $board } a un autre joueur
decision-seat-given = { $name } continue à votre place sur { $game } plateau { $board }.

## Dans le terminal : posthouse connect

answer-connect = { $site }. Écrivez une commande. « help » montre comment commencer, « login NAME » vous connecte, « quit » termine.
answer-connect-foreign = La réponse de { $url } ne vient pas d’un serveur Posthouse.
answer-connect-silent = Le serveur à { $url } ne répond pas : { $why }. Vérifiez qu’il tourne et que l’adresse est juste.
answer-connect-logged-out = Vous n’êtes plus connecté : « login { $name } » vous reconnecte.
answer-connect-code = Code de votre application d’authentification :
answer-connect-text = (écrivez le texte, puis une ligne avec un seul point)
