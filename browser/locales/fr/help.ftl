### L’aide : premiers pas, et comment jouer par courriel. Ce qui est entre <…>…</…> est un lien ou
### un exemple.

first-title = Premiers pas
first-rules = Voyez <games>les jeux et leurs règles</games>. Chaque page a des plateaux que vous pouvez essayer.
first-sign-up = Choisissez un nom et un mot de passe et <signup>inscrivez-vous</signup>. Une adresse de courriel n’est nécessaire que si vous voulez aussi jouer par courriel.
first-signed-up = Vous êtes déjà inscrit.
first-computer = Commencez par l’ordinateur : choisissez « Nouvelle partie », puis l’ordinateur au niveau 1. Il répond aussitôt.
first-move = Pointez une case du plateau et voyez où tomberait sa dernière graine ; appuyez, et elle est semée. Au clavier, les flèches vont de case en case et Entrée joue.
first-people = Jouez ensuite contre des gens : défiez quelqu’un par son nom, ou voyez dans <lobby>la salle d’attente</lobby> qui attend un adversaire. Des jours passent entre les coups, comme il vous plaît à tous les deux.
first-mail = Posthouse vous écrit quand c’est à vous de jouer. <mail>Vous pouvez répondre par courriel</mail>, et <letters>lire toutes les lettres ici</letters>.
first-told = Une première partie, coup par coup, telle que la montre la commande help (en anglais)

help-rules = Règles des jeux, et une partie de chacun
help-example = Une partie, coup par coup
help-to-game = Jouer
help-ways = Façons de jouer
help-ways-about = La page, les courriels, le terminal et les programmes utilisent les mêmes commandes et montrent les mêmes plateaux.
help-by-mail = <mail>Comment jouer par courriel</mail>
help-by-commands = <commands>Toutes les commandes</commands> : elles marchent dans l’objet d’un courriel et dans la case de commande
help-by-keyboard = Au clavier : sur un plateau, les flèches vont d’une case à l’autre et Entrée joue ; dans une partie finie, ou pour regarder en arrière, les flèches gauche et droite vont de coup en coup, Début et Fin aux deux bouts.

mail-title = Comment jouer par courriel
mail-address-title = Adresse pour les courriels
mail-address-about = Envoyez un courriel avec « help » comme objet, et Posthouse vous répond par où commencer. Posthouse lit le texte simple et le HTML, et ne répond ni aux courriels automatiques ni aux listes de diffusion.
mail-reply-title = Jouer un coup
mail-reply-how = Répondez à la lettre qui a apporté le plateau, tapez votre coup sur la première ligne (juste <code>c</code>) et envoyez. Ce que vous écrivez dessous va à votre adversaire.
mail-reply-sheet = Ou mettez le coup à la place du <code>?</code> dans la liste des coups, et renvoyez-la.
mail-reply-safe = Posthouse reconnaît à votre réponse de quel plateau il s’agit, et ne joue le coup que si rien ne s’y est passé depuis. Si une réponse est ambiguë, Posthouse pose une question au lieu de jouer. Un courriel qui arrive deux fois est joué une fois.
mail-subjects-title = Autres commandes : dans l’objet
mail-subjects-about = Appuyez sur l’une d’elles, et votre logiciel de courriel la tient prête. Avec un objet vide, écrivez-en plusieurs, une par ligne. <commands>Toutes les commandes</commands>
mail-subject-help = par où commencer
mail-subject-signup = s’inscrire, avec l’adresse d’où vous écrivez
mail-subject-list = voir la liste des jeux
mail-subject-challenge = commencer une partie
mail-subject-show = voir un plateau
mail-subject-move = jouer un coup dans un nouveau courriel
mail-subject-notify = tous les plateaux d’un jour dans une seule lettre
mail-who-title = Comment Posthouse vous reconnaît
mail-who-marks = Une réponse à une lettre, envoyée depuis une de vos adresses confirmées, se passe de mot de passe : la lettre contient un jeton qui vaut jusqu’au prochain coup.
mail-who-word = Dans un nouveau courriel, tapez votre mot de passe ou, mieux, votre <settings>mot de passe pour les courriels</settings>, qui permet de jouer mais pas de changer votre compte.
mail-who-held = S’il n’y a ni l’un ni l’autre, une lettre vous demande de confirmer, et rien ne se fait avant.
mail-much-title = Fréquence des courriels
mail-much = Dans <settings>les réglages</settings>, choisissez une lettre pour chaque plateau dès qu’il change, une lettre par jour, seulement la première, ou aucune ; vous pouvez aussi fixer des heures calmes. Les lettres sur les parties ont un lien de désabonnement. <letters>Votre boîte de réception</letters> montre ce qui a été envoyé et si cela a été remis.
mail-own-words = La même chose, telle que la montre la commande help (en anglais)
