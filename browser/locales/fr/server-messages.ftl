### Ce que disent les règles et la maison, retrouvé d’après leurs phrases anglaises.

## Comment joue un niveau de l’ordinateur

like-1 = première partie
like-2 = tout nouveau
like-3 = apprenti
like-4 = débutant
like-5 = en progrès
like-6 = élève
like-7 = joueur de vacances
like-8 = occasionnel
like-9 = régulier
like-10 = assidu
like-11 = joueur de club
like-12 = capitaine de club
like-13 = premier de l’équipe
like-14 = niveau régional
like-15 = joueur de tournoi
like-16 = fort
like-17 = expert
like-18 = maître
like-19 = grand maître
like-20 = le plus fort

## Noms, mots de passe, adresses

account-password-is-changed = Votre mot de passe est changé, { $name }.
account-logged-out-else = Vous êtes déconnecté partout sauf ici.
account-logged-out = Vous êtes déconnecté partout : connectez-vous avec le nouveau.
account-sessions-stay = Vos sessions restent comme elles sont.
account-tokens-void = Les jetons de vos programmes ne valent plus.
account-two-factor-stays = L’authentification à deux facteurs reste activée.
code-is-off = L’authentification à deux facteurs est désactivée, { $name } : votre mot de passe seul ouvre de nouveau votre compte.
code-is-on = L’authentification à deux facteurs est activée, { $name }.
code-from-now-on = Désormais, vous vous connectez avec votre mot de passe et un code.
code-in-mails = Dans les courriels, écrivez votre mot de passe pour les courriels ou répondez à nos lettres : le mot de passe de votre compte n’y compte plus.
code-sessions-stay = Vos sessions et les jetons de vos programmes restent.
code-new-codes = Vous avez de nouveaux codes de secours ; les anciens ne valent plus.
code-keep-codes = Gardez ces codes de secours avec vos papiers importants : chacun remplace une fois un code si votre appareil est perdu.
code-told-once = Ils ne seront plus montrés.
account-mail-password-stays = Votre mot de passe de courrier reste le même.
account-tokens-stay = Les jetons de vos programmes restent aussi : « tokens » en donne la liste.
account-password-reset = Votre mot de passe est changé, { $name } : connectez-vous avec le nouveau. Le lien que vous avez suivi ne sert plus.
account-no-mail-password = Vous n’avez pas de mot de passe de courrier.
account-mail-password-void = Votre mot de passe de courrier ne vaut plus, et il n’y en a pas d’autre.
account-no-address = Vous n’avez plus d’adresse ici : vos lettres attendent sur la page.
account-confirmed-here = { $email } est confirmée, { $name } : vos lettres arrivent là désormais.
account-confirmed-too = { $email } est confirmée, { $name } : vous pouvez écrire de là ; vos lettres vont toujours à { $other }.
account-to-begin = Pour commencer, défiez quelqu’un : wari challenge { $name } computer-2
account-sign-up-held = Une lettre part pour { $email } : répondez-y, ou ouvrez son lien, dans les trois jours, et vous êtes { $name }. D’ici là, le nom n’est pas pris.
account-sign-up-done = Bienvenue, { $name }. Vos lettres arrivent désormais à { $email }.

## Défis, salle d’attente, nombre de parties

meet-begins = Une partie commence : plateau { $game } { $board }, { $name } contre { $other }.
meet-unrated = Elle n’est pas classée.
meet-waits = Le plateau { $game } { $board } attend un second joueur.
meet-waits-no-more = Le plateau { $game } { $board } n’attend plus.
meet-waiting-listed = « { $game } waiting » l’affiche jusqu’à ce que quelqu’un l’accepte ; « { $game } withdraw { $board } » le retire.
meet-seek-none = Vous ne cherchez plus de parties de { $game }.
meet-seek-has = Parties de { $game } : vous en avez { $n } sur { $most }.
meet-seek-waits = Parties de { $game } : vous en avez { $n } sur { $most } ; les autres commencent dès que quelqu’un d’autre en cherche une.
meet-limit-set = Jamais plus de { $game } à la fois que { $most } ; en cours : { $n }.
meet-limit-none = Vos parties de { $game } n’ont pas de limite.

## Nulles, coups repris, paroles à la table

table-has-proposed = Vous avez déjà proposé la nulle ; { $name } n’a pas encore répondu.
table-has-asked = Vous avez déjà demandé à reprendre votre coup ; { $name } n’a pas encore répondu.
table-watching = Vous jouez sur le plateau { $game } { $board } : ses lettres vous viennent comme celles de vos autres parties.
table-no-letters = Plus de lettres du plateau { $game } { $board }.
table-unsubscribed = Plus de courriel du plateau { $game } { $board } : ses lettres attendent sur la page, et la pendule continue. « { $game } subscribe { $board } » les fait revenir.
table-subscribed = Les lettres du plateau { $game } { $board } vous viennent désormais ; « { $game } unsubscribe { $board } » y met fin.
table-note-gone = Vous n’avez plus de note sur le plateau { $game } { $board }.

## L’étiquette du Warri

manners-lot = Le sort est tombé sur { $seat } : { $name } joue en premier.

## Plans et coups préparés

plans-dropped = Vous n’avez plus de plan pour le plateau { $game } { $board }.

## Pendules, vacances, sommeil, week-ends

still-vacation-over = Vos vacances sont finies.
still-no-vacation = Aucunes vacances ne sont prévues.
still-stand-still = Vos pendules s’arrêtent (les deux jours compris, UTC) :
still-days-used = Jours de { $year } pris ou prévus : { $n } sur { $most }.
still-auto-on = Avant que votre temps soit écoulé, des vacances commencent d’elles-mêmes, { $n } jours à la fois, tant qu’il en reste (« vacation auto off »).
still-auto-off = Aucunes ne commencent d’elles-mêmes (« vacation auto on »).
still-may-still = Vous pouvez quand même jouer.
still-may-move = Vous pouvez toujours jouer.
still-never = Vos pendules : elles tournent jour et nuit, toute la semaine.

## Lettres et nouvelles

letter-goes = Votre message va à { $players } :
letter-broadcast-nobody = Personne d’autre ne veut d’annonces : la vôtre n’est allée à personne.

## Tournois

cup-entered = Vous êtes inscrit à { $cup }.
cup-will-not = Vous ne jouerez pas dans { $cup }.

## Jetons et webhooks

program-token-void = Le jeton { $token } ne vaut plus.
program-webhook-gone = Plus rien n’est envoyé à { $token }.

## Qui l’on bloque

block-nobody = Vous ne bloquez personne.
block-set = Vous bloquez { $players } : ni leurs défis ni leurs paroles ne vous parviennent. Les parties en cours continuent. « unblock { $text } » y met fin.
block-ended = Vous ne bloquez plus { $players } : leurs défis et leurs paroles vous parviennent de nouveau.

## Listes dans les phrases

list-or = { $some } ou { $last }
list-and = { $some } et { $last }

## Défis et amis


# Les opérateurs, sur leur page.

report-thanks = Merci, { $name }.
report-who-reads = L’opérateur de la maison lit ce que vous dites de { $about } ; personne d’autre ne le lit.
