### Jouer avec un ami par lien, et les invités.

invite-title = Jouer avec un ami
invite-about = Vous recevez un lien à envoyer. Qui l’ouvre joue contre vous ; aucun de vous n’a besoin de compte.
invite-to-sign-up = Ici, tout le monde joue sous un nom : <signup>inscrivez-vous</signup> ou <login>connectez-vous</login>, puis vous recevrez un lien à envoyer.
invite-open = Liens qui attendent un ami
invite-show = Afficher le lien

invite-ready = Envoyez ce lien à votre ami
invite-link = Le lien
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-picture = Le lien sous forme de code QR, à scanner avec un téléphone
invite-scan = Vous êtes côte à côte ? Votre ami peut scanner ce code.
invite-waiting = En attente de votre ami. La partie s’ouvrira ici d’elle-même.
invite-until = Le lien sert une seule fois, jusqu’au { $day }.
invite-withdraw = Retirer le lien

invite-from = { $name } vous invite à une partie de { $game }
invite-play = Jouer
invite-as-guest = Pas besoin de compte : vous jouez en invité, sans classement.
invite-as-player = Vous jouez sous le nom de { $name }.
invite-sign-up = Ici, tout le monde joue sous un nom : <signup>inscrivez-vous</signup> ou <login>connectez-vous</login>, puis rouvrez ce lien.
invite-rules = Comment jouer à { $game }
invite-first-me = { $name } commence.
invite-first-you = Vous commencez.
invite-first-lot = Le sort décide qui commence.
invite-new = Créer votre propre lien

guest-note = Vous jouez en invité sous le nom de { $name }. <signup>Inscrivez-vous</signup> pour garder vos parties et jouer contre tout le monde.
