### Ce que dit « help ». Seul le serveur lit ce fichier. Les commandes, les mots entre `…` et en majuscules restent tels
### quels ; les lignes en retrait ont au plus 68 colonnes.

## Sujets

topic-begin =
    Posthouse est un serveur pour les jeux de semailles (Wari, Warri, Super-Wari, Oware) et OctiLite. Jouez par courriel, sur la page ou dans le terminal, contre des personnes ou contre l’ordinateur.
    Les mêmes commandes marchent partout ; dans un courriel, écrivez-les comme objet.

        signup ann mypassword          créer un compte
        list                           la liste des jeux
        wari help                      un jeu en bref
        wari help rules                ses règles
        wari help example              une partie, coup par coup
        wari challenge ann computer-2  commencer une partie
        wari challenge ann bob         défier bob
        wari move 1 ann mypassword c   jouer sur le plateau 1
        wari show 1                    montrer un plateau
        help tutorial                  une première partie
        help mail                      comment jouer par courriel
        help clock                     comment marche la pendule
        help ratings                   comment marchent les cotes
        help commands                  toutes les commandes
        help move                      l’aide d’une commande
topic-commands =
    GAME est le nom d’un jeu, + veut dire un ou plusieurs, [ ] est facultatif.
    Si vous êtes connecté, ne mettez ni user ni password.
topic-mail =
    Comment jouer par courriel

    Répondez à la lettre qui montre le plateau : écrivez votre coup sur la première ligne (seulement : c) et envoyez. Le texte en dessous va à l’adversaire. Ou mettez votre coup à la place du ? dans la liste des coups. D’après votre réponse, Posthouse sait de quel plateau il s’agit. Il ne joue le coup que si rien ne s’est passé depuis sur ce plateau. Si votre réponse est ambiguë, il vous pose une question et ne joue rien.

    Un plateau renvoyé avec sa liste de coups est lu comme une citation. Un courriel qui a pour objet le nom d’un jeu, et une liste qui commence ainsi,
             Ann  Bob
          1.  c    ?
    défie Bob et joue c, dès que Posthouse est sûr que vous êtes Ann.

    Si quelqu’un vous défie, vous recevez une lettre. Répondez seulement accept, ou votre premier coup, ou decline. Rien ne commence avant.

    Tout le reste est une commande, comme objet d’un nouveau courriel :
        wari move 12 ann PASSWORD c      texte dessous : commentaire
        wari move 12 ann PASSWORD c#5    seulement si c’est le 5e coup
    Ou laissez l’objet vide (ou écrivez : multiple) et mettez une commande sur chaque ligne du courriel, jusqu’à une ligne --, thanks ou quit ; # commence une remarque. Vous recevez une seule réponse à toutes.

    Qui vous êtes. Une réponse à l’une de nos lettres, depuis une adresse que vous avez confirmée, n’a pas besoin de mot de passe ; cela vaut jusqu’au coup suivant sur le plateau. Tout autre courriel en a besoin. Ce n’est pas forcément celui de votre compte : « change mail-password » vous donne un mot de passe qui peut jouer mais pas changer votre compte. Sans mot de passe, et si votre serveur de courriel ne prouve pas qui vous êtes, vous recevez une lettre qui demande confirmation ; rien ne se passe avant que vous y répondiez « yes » ou ouvriez son lien.

    Combien de courriels.
        notify ann PASSWORD digest           un courriel par jour
        notify ann PASSWORD never wari/12    rien sur ce plateau
        notify ann PASSWORD each puzzle      l’énigme du jour
        notify ann PASSWORD --quiet=22-7 --zone=+1:00
        letters ann PASSWORD                 ce qui est arrivé
        vacation ann PASSWORD 2027-07-01 2027-07-14
    Les lettres sur les parties et les lettres à tous ont un lien de désabonnement. Toutes les lettres sont aussi sur la page, envoyées ou non.

    Un courriel qui arrive deux fois compte une fois. Posthouse ne répond ni aux courriels automatiques ni aux listes de diffusion.
topic-ratings =
    Comment marchent les cotes

    Chaque joueur a une cote pour chaque jeu : un nombre qui monte avec une victoire et descend avec une défaite, d’autant plus que le résultat était moins attendu. Un joueur coté 200 points de plus gagne environ trois parties sur quatre. Les cotes suivent Glicko-2 (Mark Glickman).

    Les nouveaux joueurs commencent à 1500, les niveaux de l’ordinateur de 800 (computer-1) à 2700 (computer-20). 1523 ± 45 veut dire : la vraie force est très probablement à moins de deux fois 45 points de 1523. Le nombre après le ± diminue à chaque partie et grandit lentement entre-temps. Au-dessus de 110, la cote est provisoire : elle a un point d’interrogation, 1523?, et pas de place au classement.

    Une partie compte si elle est classée et finie, et si les deux joueurs ont joué. Elle n’est pas classée si le défi le disait, si elle a commencé par une position préparée, ou si un coup a été repris contre l’ordinateur. Les cotes changent au moment où la partie finit ; la lettre montre les deux.

        wari standings          les meilleurs joueurs
        wari history ann        les parties et les cotes d’ann
        wari history ann bob    leurs parties l’un contre l’autre
topic-clock =
    Comment marche la pendule

    Une pendule s’écrit comme 30d+1d/40d : chaque joueur commence avec 30 jours de réflexion, chaque coup ajoute un jour, et personne n’économise plus de 40 jours ; sans troisième nombre, pas plus qu’au début. Elle tourne pour le joueur au trait, et un joueur dont le temps est écoulé perd. « none » : pas de pendule du tout.

    { topic-pauses }

    Les joueurs reçoivent un rappel quand les quatre cinquièmes de leur temps sont passés, et un autre avant la fin.

        wari challenge ann bob --clock=10d+12h    avec cette pendule
        sleep ann PASSWORD 23-7                   heures de sommeil
        vacation ann PASSWORD 2026-12-24 2027-01-06  des vacances
topic-pauses = La pendule d’un joueur s’arrête pendant ses heures de sommeil (au plus 10 par jour), ses week-ends (au plus 2 jours par semaine) et ses vacances (30 jours par an). Ensemble, elles prolongent un tour d’au plus 60 jours plus deux fois le temps qui restait. Toutes les pendules s’arrêtent quand le serveur est arrêté ou que l’opérateur les a arrêtées. On peut toujours jouer.

## Une première partie, coup par coup

tutorial-title = Une première partie de { $title }, coup par coup
tutorial-sign-up = ann s’inscrit et répond à la lettre « confirm … » qu’elle reçoit :
tutorial-challenge = Elle défie le niveau le plus faible de l’ordinateur et veut commencer :
tutorial-board = La réponse montre le numéro de son plateau, 1, et la position :
tutorial-first-move = Son premier coup. Elle écrit l’un des coups possibles, { $move }, comme commande, ou seulement « { $move } » dans sa réponse à la lettre qui montre le plateau :
tutorial-next-move = C’est de nouveau à elle. Elle écrit l’un des coups possibles, { $move }, comme commande, ou seulement « { $move } » dans sa réponse à la lettre qui montre le plateau :
tutorial-answer = L’ordinateur joue, et une lettre montre le plateau à ann :
tutorial-whole = La partie continue ainsi. Chaque lettre a une liste de tous les coups, comme ci-dessous ; un ? est à la place de votre prochain coup, et vous pouvez y écrire votre coup. Toute la partie :
tutorial-now-you = À vous : « { $game } help rules » donne les règles, « help mail » explique comment jouer par courriel.

## Commandes : le premier texte est seul sous la forme, en minuscules et sans point

command-help = expliquer un jeu, une commande ou toutes les commandes ; aussi GAME help
command-help-more = `help wari` décrit le jeu en bref ; `help wari rules` donne ses règles, `help wari example` une partie coup par coup, `help wari tutorial` une première partie. `help move` explique une commande, `help commands` les donne toutes, `help mail` explique comment jouer par courriel, et `help` seul comment commencer.
command-signup = créer un compte
command-signup-more = Dans un courriel sans adresse, c’est celle d’où vous écrivez. Vous devez confirmer chaque adresse par un lien ou une réponse ; les lettres vont à la première confirmée. Un nom a de 2 à 20 lettres, chiffres, - ou _ et commence par une lettre ; un mot de passe a de 6 à 128 caractères. Un club peut demander le code de son invitation.
command-confirm = confirmer votre adresse, ou une commande envoyée en votre nom, avec le code de notre lettre
command-change-password = changer votre mot de passe
command-change-password-more = Vous êtes déconnecté partout ailleurs, sauf avec --keep-sessions. Votre mot de passe pour les courriels et les jetons de vos programmes restent valables ; --end-tokens révoque les jetons et met fin à vos webhooks.
command-reset-password = choisir un autre mot de passe, avec le code du lien de l’opérateur
command-reset-password-more = Si vous avez oublié votre mot de passe, demandez un lien à l’opérateur. Il sert une fois, et pendant quelques jours seulement. Vous êtes déconnecté partout.
command-change-mail-password = recevoir un mot de passe à part pour les courriels
command-change-mail-password-more = Posthouse le choisit et le montre une fois ; il peut jouer, mais pas changer votre compte. Chaque nouveau remplace l’ancien ; --off le retire.
command-change-address = choisir où vont vos lettres
command-change-address-more = Les lettres vont à la première adresse confirmée qui accepte le courrier, et vous pouvez écrire depuis toutes. Tant que vous n’avez pas confirmé une des nouvelles, l’ancienne reste. Une adresse dont le courrier est revenu sert de nouveau quand vous la confirmez de nouveau. Dans un courriel sans adresse, c’est celle d’où vous écrivez ; sur la page, pas d’adresse veut dire que les lettres n’y sont que là.
command-signoff = supprimer votre compte
command-signoff-more = Sans `yes`, la commande ne donne que la liste de vos parties en cours. Avec `yes`, vous les abandonnez et votre compte est supprimé : nom, adresses, lettres, notes et ce que vous avez écrit. Vos parties restent, sous « someone who left ». Pendant un an personne ne peut prendre votre nom.
command-export = recevoir toutes vos données
command-export-more = La réponse dit où les télécharger sur la page : un fichier ZIP avec votre compte, vos parties en texte, vos lettres et ce que vous avez écrit aux plateaux.
command-list = donner la liste des jeux
command-list-more = Avec des mots : seulement les jeux dont la ligne contient l’un d’eux.
command-message = écrire à d’autres joueurs
command-message-more = Le texte sous la commande leur est envoyé ; ils ne voient pas votre adresse.
command-broadcast = écrire à tous ceux qui reçoivent les lettres à tous
command-broadcast-more = Au plus une fois par jour. « notify each broadcasts » vous fait recevoir les lettres à tous, « notify never broadcasts » ou un clic dans la lettre les arrête.
command-report = signaler un joueur ou une partie à l’opérateur
command-report-more = `report bob` ou `report wari/12`, et en dessous ce qui s’est passé. Seul l’opérateur le lit.
command-offers = donner la liste des défis pour vous et de vous ; choisir de qui vous acceptez les défis
command-offers-more = --from= dit qui peut vous défier : everybody (tout le monde, par défaut), rated (joueurs classés et amis), friends (amis seulement) ou nobody (personne). --begin= dit de qui les défis commencent aussitôt, sans être acceptés : nobody (de personne, par défaut), friends, rated ou everybody. Un joueur classé a fini une partie classée de n’importe quel jeu.
command-friend = ajouter des joueurs à la liste de vos amis ; seul : montrer la liste
command-friend-more = Vous seul voyez la liste. La page montre ce que jouent vos amis, et « offers --begin=friends » fait commencer leurs défis aussitôt.
command-unfriend = retirer des joueurs de la liste de vos amis
command-block = ne plus recevoir de défis ni de messages d’un joueur ; seul : donner la liste des joueurs bloqués
command-block-more = `block ann PASSWORD bob` : vous et bob ne pouvez ni vous défier, ni accepter les défis ouverts de l’autre, ni être appariés par « seek », ni vous écrire. Vous ne recevez pas les lettres à tous de bob, et aucun ne voit les plateaux de l’autre dans la salle d’attente. Si bob essaie, la réponse dit seulement que vous n’acceptez pas. Les parties en cours continuent : coups, nulles et abandons comptent comme avant, mais commentaires et conversation n’arrivent pas. Les tournois peuvent toujours vous apparier. « unblock » y met fin ; « report » le dit à l’opérateur.
command-unblock = recevoir de nouveau les défis et messages d’un joueur
command-presence = choisir qui voit sur la page que vous êtes là
command-presence-more = `presence ann PASSWORD opponents` : nobody (personne), opponents (par défaut : ceux avec qui vous jouez ou avez joué, et vos amis) ou everybody (tout le monde). Vous êtes là tant qu’une de vos pages est ouverte et visible ; ce n’est jamais enregistré. Ceux qui vous bloquent, ou que vous bloquez, ne le voient pas.
command-all-show = montrer tous les plateaux d’un joueur, de tous les jeux
command-all-show-more = active (par défaut) : toutes les parties en cours ; next : seulement celles où c’est au joueur de jouer.
command-multiple = envoyer plusieurs commandes, une par ligne en dessous, et recevoir une seule réponse
command-multiple-more = Jusqu’à une ligne `--`, `thanks` ou `quit` ; # commence une remarque. Si une commande est refusée, les autres sont exécutées quand même. Sans session, toutes les commandes ensemble ne peuvent utiliser qu’un mot de passe.
command-vacation = arrêter vos pendules pendant quelques jours
command-vacation-more =
    `vacation ann PASSWORD 2027-07-01 2027-07-14` (les deux jours compris, UTC) ; `vacation ann PASSWORD off` y met fin ; sans jours, la commande montre ce qui est prévu. Vous avez 30 jours par an et pouvez quand même jouer.
    `vacation ann PASSWORD auto on` : si votre temps va s’écouler dans une partie, des vacances commencent d’elles-mêmes, trois jours à la fois tant qu’il vous en reste, et vous recevez une lettre. Cela n’aide pas dans les tours qui ont commencé avec dix heures ou moins.
command-sleep = choisir les heures du jour où vos pendules s’arrêtent
command-sleep-more = `sleep ann PASSWORD 23-7 --zone=+1:00` : de onze heures du soir à sept heures, au plus dix heures ; `off` : aucune ; sans heures, la commande montre le réglage. --zone= est votre décalage par rapport à UTC ; changez-le vous-même à l’heure d’été. Un changement vaut à partir de votre prochain minuit et pour une semaine au moins. Vous pouvez toujours jouer.
command-weekend = choisir les jours de la semaine où vos pendules s’arrêtent, au plus deux
command-weekend-more = `weekend ann PASSWORD sat sun` ; `off` : aucun ; sans jours, la commande montre le réglage. Ce sont les jours de votre fuseau horaire (`sleep … --zone=`). Un changement vaut à partir de votre prochain minuit et pour une semaine au moins.
command-notify = choisir combien de courriels vous recevez (each, digest, once ou never) et l’aspect de vos plateaux
command-notify-more =
    each : un courriel à chaque changement d’un plateau. digest : un courriel par jour avec tous les plateaux. once : seulement le premier changement, jusqu’à ce que vous jouiez ou reveniez. never : seulement sur la page.
    Avec des plateaux (`notify ann PASSWORD never wari/12`), seulement pour ceux-ci ; `broadcasts` veut dire les lettres à tous des autres, `puzzle` l’énigme du jour (`notify ann PASSWORD each puzzle`), qui vient avec le courriel du jour. --quiet=22-7 : pas de courriel de dix heures du soir à sept heures ; --zone= est votre décalage par rapport à UTC.
    --seat=first : dans les lettres, sur la page et dans le terminal, le premier siège est en bas, quel que soit le vôtre ; --seat=own : votre côté est en bas. Si les cases ont des numéros (wari-24), vous êtes toujours en bas, et le plateau en texte d’octilite n’est jamais tourné.
    `notify` seul montre les réglages.
command-language = choisir la langue de vos lettres
command-language-more = `language ann PASSWORD de` ; les langues sont en, ak, de, es et fr. `off` : la langue de votre logiciel de courriel ; sans langue, la commande montre le réglage. Choisir une langue sur la page la change aussi.
command-letters = montrer ce qui vous a été envoyé, où, et si c’est arrivé
command-letters-more = Les 20 dernières lettres, ou n.
command-game-challenge = défier quelqu’un ; user1 ou user2, c’est vous
command-game-challenge-more =
    La partie commence quand le joueur défié accepte (« accept », ou son premier coup) : jusque-là aucune pendule ne tourne et rien ne compte. Le défi expire, en général après deux semaines ; « withdraw » le retire. Contre l’ordinateur, et contre les joueurs qui le permettent par « offers --begin= », les parties commencent aussitôt. Vous pouvez avoir un défi par jeu et par joueur, et dix en tout.
    --to=anyone au lieu de user2 le met dans la salle d’attente ; le premier qui accepte joue. Un invité aussi, sauf si vous demandez une cote ; cette partie n’est pas classée.
    --to=link au lieu de user2 fait un lien à envoyer à un ami, qui n’a pas besoin de compte si ce site admet des invités ; leurs parties ne sont pas classées.
    Pour un tel plateau vous pouvez demander une cote : --rating=1400-1700 (1400- : au moins, -1700 : au plus), --within=200 points de la vôtre, ou --established (pas de point d’interrogation). --computer=no : des personnes seulement, pas de programmes ; --computer=yes : si personne n’accepte en un jour, un ordinateur de votre force joue. --repeat=5 : le remettre jusqu’à ce que cinq parties aient commencé ou que vous le retiriez ; votre limite vaut toujours.
    --first=lot|USER dit qui commence : le sort (par défaut), ou l’un des deux joueurs (ou `me` ou `you`). Ce joueur est South. --first=South ou --first=North dit quel siège commence : user1 est alors South et user2 North.
    --move=MOVE joue votre premier coup avec le défi. Dans un courriel vous pouvez aussi écrire une liste de coups : le nom du jeu comme objet, et dans le courriel les noms des deux joueurs, le vôtre à gauche, au-dessus d’une ligne avec « 1. » et votre coup (« help mail »).
    --clock=BANK+INCREMENT[/CAP] en jours, heures, minutes ou secondes, comme 10m+5s (par défaut 30d+1d) : votre réserve diminue pendant votre tour, et chaque coup ajoute l’incrément, jusqu’au maximum (par défaut : la réserve). --clock=none : pas de pendule.
    --start=POSITION commence par une position écrite comme par « show », avec ou sans guillemets ; une telle partie n’est pas classée. Toutes les autres le sont, sauf avec --unrated.
    --etiquette=on : case touchée, case jouée, aucun coup n’est essayé ni repris, dans la première partie de deux joueurs le plus ancien peut commencer, et un ordinateur fort gagne de peu. Vous êtes South et l’ordinateur North, quel que soit celui qui commence. Les règles d’un jeu (`help wari`) disent s’il a une étiquette et si elle vaut par défaut ; --etiquette=off la supprime.
    Dans un courriel, votre adresse confirmée ou --password= prouve qui vous êtes.
    Si vous abandonnez avant que les deux aient joué, vous déclinez : la partie ne compte pas.
    L’ordinateur joue de computer-1 (le plus faible) à computer-20 (le plus fort). Aux jeux de semailles il a aussi des styles : --style=hoarder garde ses graines chez lui, --style=attacker cherche les prises et les menaces.
command-game-waiting = montrer la salle d’attente : les parties qui attendent un second joueur
command-game-waiting-more = Les 50 plus récentes, ou celles d’avant ce plateau. Sous un plateau, il y a ses conditions et, si vous êtes connecté, pourquoi vous ne pouvez pas le prendre. Les plateaux de ceux que vous bloquez, ou qui vous bloquent, n’y sont pas.
command-game-accept = accepter un défi, un défi ouvert de la salle d’attente ou une proposition
command-game-accept-more = Si vous commencez, votre premier coup accepte aussi un défi. « offers » donne la liste des défis pour vous. --link= prend le code d’une invitation par lien. --number= n’accepte que la proposition de ce numéro, comme la lettre le donne ; 0 : seulement le défi.
command-game-decline = décliner un défi, ou une partie avant d’avoir joué ; sans raison à donner
command-game-decline-more = --reason= dit à l’adversaire ce que vous accepteriez : un autre moment, une autre pendule ou un autre jeu, une partie classée ou non, ou une personne au lieu d’un programme. --number=0 ne refuse aucune proposition faite depuis.
command-game-reject = décliner une partie avant d’avoir joué ; refuser une proposition ; retirer votre défi ouvert
command-game-reject-more = --number= ne refuse ou ne retire que la proposition de ce numéro.
command-game-withdraw = retirer votre défi, si personne ne l’a encore accepté
command-game-yield = laisser le premier coup à l’adversaire, si vous pouvez commencer
command-game-yield-more = Dans une partie avec étiquette, le plus ancien peut commencer la première partie de deux joueurs. Ce joueur joue le premier coup ou le laisse ; les deux changent alors de côté. Dans un courriel qui répond au plateau, `yield` seul suffit.
command-game-seek = être apparié avec d’autres qui cherchent, jusqu’à ce que vous ayez n parties de ce jeu ; 0 : arrêter
command-game-seek-more =
    Ceux qui attendent depuis le plus longtemps sont appariés d’abord, avec la pendule habituelle et le premier coup tiré au sort ; deux joueurs qui jouent ensemble ne sont pas appariés de nouveau avant la fin de cette partie, et deux dont l’un a décliné pas avant une semaine, sauf si l’un d’eux le demande.
    --rating=1400-1700 (1400- : au moins, -1700 : au plus), --within=200 points de la vôtre, --established (pas de point d’interrogation) et --computer=no (des personnes seulement, pas de programmes) limitent vos adversaires ; les limites des deux valent. --computer=yes : un ordinateur de votre force joue aussitôt les parties pour lesquelles il n’y a personne d’autre.
command-game-limit = jouer au plus n parties de ce jeu à la fois ; `none` : pas de limite
command-game-limit-more = Les autres défis sont refusés pour cette raison.
command-game-move = jouer votre coup
command-game-move-more =
    MOVE#n ne joue que si c’est le n-ième coup de la partie, en comptant ceux des deux joueurs à partir de 1.
    Au lieu d’un coup : `resign` abandonne ; `propose` propose la nulle ; `undo` demande à reprendre votre dernier coup ; `accept` et `reject` y répondent, `accept#3` seulement à la proposition 3. Tout coup met fin à une proposition.
    L’ordinateur refuse les nulles et permet de reprendre un coup ; la partie n’est alors pas classée.
command-game-show = montrer des plateaux ; board#n le montre après n coups
command-game-show-more = --seat=first : cette fois avec le premier siège en bas, quel que soit le vôtre ; --seat=own : avec votre côté. `notify --seat=` le règle pour tous les plateaux. --brief : seulement le plateau et les horloges.
command-game-showas = montrer des plateaux comme vous les voyez, avec vos coups conditionnels et vos notes
command-game-queue = prévoir des coups conditionnels : « if b then d, if c then e »
command-game-queue-more = Écrivez une liste de `if THEIRS then YOURS`, séparés par des virgules ; `( … )` après une réponse contient ce qui la suit : `if b then d (if a then c), if c then e`. Si c’est à vous, commencez par votre coup, qui est joué aussitôt : `d, if b then e`. Sinon, un coup seul est votre réponse à tout coup après lequel il est possible. Quand la partie quitte vos coups conditionnels, ils sont abandonnés et vous l’apprenez. `queue BOARD … none` les abandonne ; sans coups, la commande les montre. Vous seul les voyez. `queue BOARD#n …` ne vaut qu’après n coups exactement.
command-game-preview = essayer des coups sur une copie ; personne d’autre ne le voit
command-game-preview-more = `preview 12 c e` essaie des coups sur le plateau 12, `preview 12#4 c` après son quatrième coup, et `preview new b d f` depuis le début ; autant de coups que vous voulez.
command-game-submit = préparer un coup et voir ce qu’il donne ; « confirm » le joue
command-game-submit-more = `none` au lieu d’un coup : plus aucun n’est préparé.
command-game-confirm = jouer le coup préparé
command-game-confirm-more = --number= ne joue que celui de ce numéro, comme le donne la réponse à « submit ».
command-game-resign = abandonner la partie
command-game-resign-more = Avant que les deux aient joué, cela décline la partie : elle ne compte pas.
command-game-rematch = rejouer la partie ; l’autre commence
command-game-rematch-more = La pendule et le début restent les mêmes, et elle est classée si la première l’était. Depuis une position préparée vous changez de côté. Contre l’ordinateur avec étiquette vous êtes de nouveau South, et dans une position préparée le même joueur commence. Si l’adversaire a déjà demandé une revanche, c’est la même partie.
command-game-note = écrire une note privée sur la partie
command-game-note-more = Le texte sous la commande remplace votre note ; `none` l’efface. « showas » la montre, même quand la partie est finie.
command-game-chat = écrire un message au plateau, ou aux participants d’un tournoi
command-game-chat-more = Le texte sous la commande va aux joueurs et aux spectateurs de la partie et reste avec elle. Dans un courriel qui répond à un plateau, `chat` seul suffit. Avec le nom d’un tournoi au lieu d’un numéro, comme dans `oware chat vendredi`, il figure sur la page du tournoi, et personne ne reçoit de lettre à ce sujet.
command-game-subscribe = recevoir les lettres de la partie d’autres joueurs
command-game-unsubscribe = ne plus recevoir de lettres sur une partie, même l’une des vôtres ; « subscribe » les fait revenir
command-game-games = donner la liste des parties d’un ou de plusieurs joueurs
command-game-games-more = Le dernier mot choisit : all, active (par défaut), inactive (finies) ou next (c’est au premier joueur de jouer).
command-game-history = donner la liste des parties finies, la plus récente d’abord, avec leurs changements de cote
command-game-history-more = Avec un nom : seulement les parties de ce joueur. Avec deux noms : leurs parties l’un contre l’autre et le score.
command-game-standings = donner la liste des joueurs selon leur cote, avec son écart
command-game-standings-more = --bots donne les bots, qui ont leur propre classement. Les parties déclinées ou non classées ne comptent pas, ni celles qui ont fini avant que les deux aient joué. « help ratings » explique les cotes. --week : comme il était à la fin de la dernière semaine (lundi, 0:00 UTC), avec les places de la semaine précédente et les plus fortes hausses et baisses.
command-game-tournament = annoncer un tournoi ; les joueurs s’inscrivent par « join »
command-game-tournament-more =
    --system=robin : chacun rencontre chacun, tout à la fois ou, avec --in-turn, ronde après ronde ; swiss : à chaque ronde se rencontrent des joueurs de même score, pendant --rounds=N rondes (par défaut : autant qu’il en faut) ; knockout : le perdant d’une rencontre est éliminé.
    --system=arena : pendant --minutes=55, qui est libre est apparié aussitôt, avec quelqu’un de proche au tableau qu’il ne vient pas de rencontrer ; personne ne joue trois fois de suite du même côté, si on peut l’éviter. Une victoire vaut un point, une nulle un demi ; avec --streaks 2 et 1, et le double après deux victoires de suite, jusqu’à une partie non gagnée. Elle commence à --starts=2027-03-01T18:30 (UTC ; par défaut : dans dix minutes ; now : tout de suite), et chacun peut arriver tard, partir et revenir. Qui était inscrit plus d’une minute avant, ou dont le temps est écoulé, est apparié après « join ». Les parties en cours à la fin comptent.
    --system=arena avec --teams=5 est une bataille d’équipes : chacun joue pour une équipe (« help team »), personne contre la sienne, et les points des cinq meilleurs de chaque équipe comptent ; à égalité, ceux du meilleur joueur décident, puis ceux du suivant. --system=teams --teams=foxes,owls est un match de deux équipes : selon le classement, table contre table, avec --games=1 ou 2 ; jouent autant que la plus petite équipe a de joueurs, les autres sont remplaçants.
    Une rencontre a --games=2 parties, où les joueurs commencent tour à tour, ou c’est une course : avec --race=6, le premier à gagner six parties gagne, comme à la Barbade.
    Un tournoi toutes rondes avec --pools=6 (4 à 8) se joue en poules d’environ ce nombre, où les joueurs sont répartis selon leur classement, en serpentin. Quand toutes les poules sont finies, les premiers jouent une finale où tous se rencontrent de nouveau ; avec deux ou trois poules, les deux premiers. Les égalités sont départagées comme dans tout tableau, puis par la meilleure tête de série ; qui a quitté est sauté. Jusqu’à 64 inscrits.
    Avec une pendule de moins de trois heures, il se joue en une séance, par exemple cinq rondes d’une partie : --system=swiss --rounds=5 --games=1 --clock=15m+5s. Personne ne joue deux parties à la fois : parties et rondes se suivent. Une ronde commence quand les parties de la précédente sont finies, et avec --round-minutes=N pas avant ce nombre de minutes après elle ; --starts= est par défaut dans dix minutes. À une telle soirée suisse on peut arriver tard, faire une pause et revenir.
    Il commence quand --players=N sont inscrits, ou le jour --starts=DAY (par défaut : dans deux semaines) avec les inscrits. --with=computer-3,computer-7 ajoute l’ordinateur.
    Le système suisse et l’élimination directe suivent la cote, le meilleur d’abord, les joueurs sans cote à la fin, au sort ; --seeds=lot : tous au sort. En élimination directe, 1 et 2 ne peuvent se rencontrer qu’à la dernière ronde, et le meilleur d’une ronde rencontre le dernier ; à la première ronde suisse, la moitié haute rencontre la moitié basse, dans l’ordre (manuel de la FIDE C.04.2 et C.04.3). En toutes rondes les numéros sont tirés au sort (C.05). Les joueurs qui se bloquent peuvent se rencontrer quand même.
    Ensuite tout va de soi. Un joueur qui part ou dont le temps est écoulé perd ; les adversaires gagnent toutes les parties qui lui restaient. Aucun coup ne peut être repris.
    Les égalités sont départagées (manuel de la FIDE C.07) par la rencontre directe, les victoires et Sonneborn-Berger ; au système suisse par Buchholz sans le plus faible adversaire, Buchholz et Sonneborn-Berger.
command-game-join = s’inscrire à un tournoi qui n’a pas commencé, ou à tout moment à une arène ou à une soirée suisse
command-game-join-more = Un tournoi sur plusieurs jours : avec --boards=N vous y jouez au plus N parties à la fois ; la suivante, de la première ronde d’abord, commence quand une des vôtres finit. « join » avec un autre nombre change cela à tout moment. Dans une bataille ou un match par équipes, pour votre équipe, ou avec TEAM pour l’une d’elles.
command-game-leave = quitter un tournoi
command-game-leave-more = S’il a commencé, vous y abandonnez vos parties en cours. Dans une arène ou une soirée suisse, vous n’êtes plus apparié jusqu’à ce que vous vous réinscriviez.
command-game-bye = être exempt à la prochaine ronde d’un tournoi suisse ; encore une fois : jouer quand même
command-game-bye-more = Elle compte un demi-point, et chacun en a une. Qui arrive tard l’a eue pour la ronde qui vient d’être manquée.
command-game-call-off = annuler un tournoi que vous avez annoncé, avant qu’il commence
command-game-call-off-more = Les inscrits reçoivent une lettre.
command-game-halve = dans une arène, céder la moitié de votre temps avant votre premier coup ; une victoire vaut un point de plus
command-game-halve-more = L’incrément reste.
command-game-tournaments = donner la liste des tournois d’un jeu, ou en montrer un avec son tableau et ses rondes
command-game-tournaments-more = Les 50 plus récents, ou ceux qui suivent NAME dans la liste.
command-game-series = annoncer des tournois qui reviennent, en donner la liste, ou montrer une série
command-game-series-more =
    --every=saturday (ou first-saturday, last-friday, day), --at=15:00 et --zone=Europe/London disent quand chacun commence, à l’heure d’été ou d’hiver de ce lieu. Ils s’appellent NAME-1, NAME-2 et ainsi de suite, et ont les options de « tournament ». Chacun est annoncé deux semaines à l’avance (s’il y en a un par jour : deux jours), et commence et finit de lui-même.
    « join NAME » vous inscrit à chacun dès qu’il est annoncé, « leave NAME » y met fin. Les inscrits reçoivent un rappel un jour et un quart d’heure avant.
    Les points d’un joueur dans --editions-per-season=12 tournois sont comptés ensemble ; à égalité, qui en a gagné le plus est devant.
    Sans options, la série NAME est montrée, sans nom toutes celles du jeu. L’hôte peut ne permettre qu’à certains d’en annoncer ; personne n’en a plus de trois.
command-game-end-series = mettre fin à une série que vous avez annoncée
command-game-end-series-more = Ses tournois ouverts sont annulés ; ceux qui sont en cours continuent.
command-team = fonder une équipe de joueurs, y entrer ou la quitter, donner la liste des équipes, ou en montrer une
command-team-more =
    --make fonde l’équipe NAME, dont vous êtes le capitaine ; tout le monde peut y entrer ou, avec --on-request, qui le capitaine admet. --join y entre, ou le demande ; --leave la quitte.
    Le capitaine admet avec --admit=PLAYER qui le demande, refuse ou renvoie avec --remove=PLAYER, et passe sa charge avec --captain=PLAYER. Quand le capitaine part, le membre le plus ancien lui succède ; quand tous sont partis, elle n’existe plus.
    Sans options, l’équipe NAME est montrée, sans nom toutes les équipes. Un joueur mène trois équipes au plus et appartient à dix au plus.
command-sessions = montrer où vous êtes connecté : depuis quand, avec quoi, et la dernière utilisation
command-sessions-more = Les heures sont UTC ; la dernière utilisation est notée une fois par heure. Une session finit 30 jours après la connexion.
command-end-session = vous déconnecter ailleurs
command-end-session-more = `end session 3f9a12bc` met fin à la session que « sessions » nomme ainsi, `end session others` à toutes sauf celle-ci, `end session all` à toutes.
command-two-factor = demander un code de votre téléphone en plus du mot de passe
command-two-factor-more = Envoyez-la d’abord sans code : vous recevez un secret pour une application d’authentification (TOTP). Puis envoyez-la avec le code que montre l’application : elle est activée, et vous recevez dix codes de secours. Avec un code, `--off` la désactive et `--new-codes` fait de nouveaux codes de secours. Tant qu’elle est activée, le mot de passe de votre compte ne marche pas dans les courriels : utilisez celui pour les courriels, ou répondez à nos lettres.
command-become-bot = dire à tous qu’un programme joue pour ce compte, pour toujours
command-become-bot-more = Les autres voient que le compte est un bot, dans les défis aussi, et il est classé parmi les bots. Les défis pour des personnes seulement ne sont pas pour lui. Sans `yes`, rien n’est changé. Un compte qui est un bot le reste : inscrivez-vous sous un autre nom pour jouer vous-même.
command-make-token = faire un jeton pour un de vos programmes, comme un bot ; il est montré une fois
command-make-token-more = Ses droits : `read` (voir ce que vous voyez), `play` (jouer, défier, changer les réglages de jeu), `talk` (conversation, messages) et `webhook` (faire et finir des webhooks, qui finissent avec le jeton) et, pour les opérateurs, `moderate` (ce que fait la page Modération) ; `make token ann PASSWORD my-bot read play talk`. Par défaut read et play. Aucun jeton ne peut changer votre compte. Il vaut un an, ou le nombre de jours de --days=, au plus dix ans.
command-tokens = donner la liste des jetons de vos programmes, leurs droits et leur dernière utilisation
command-revoke-token = révoquer un jeton aussitôt
command-make-webhook = envoyer les événements de vos parties à une adresse web à vous
command-make-webhook-more = Les événements sont signés et envoyés un par un, dans l’ordre. Si l’un n’est pas accepté, Posthouse réessaie pendant deux jours ; puis le webhook est arrêté et vous recevez une lettre.
command-webhooks = donner la liste de vos webhooks, et si les événements arrivent
command-show-webhook = montrer ce que sont devenus les 20 derniers envois à un webhook
command-show-webhook-more = Pour chacun : l’heure, le numéro et le genre de l’événement, le statut HTTP ou pourquoi il n’y a pas eu de réponse, la durée et le nombre d’essais.
command-ping-webhook = envoyer un essai à un webhook
command-ping-webhook-more = L’essai est un événement signé `ping`, envoyé aussitôt et une seule fois. S’il est accepté, un webhook arrêté ou qui attend un nouvel essai reprend là où il en était.
command-redeliver-webhook = renvoyer un événement déjà envoyé à un webhook
command-redeliver-webhook-more = Il est envoyé aussitôt et une seule fois, avec le même numéro : `redeliver webhook my-bot 57`.
command-revoke-webhook = retirer un webhook
