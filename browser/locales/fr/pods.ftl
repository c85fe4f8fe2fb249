### OctiLite’s board: fetched with it.

## Le pion choisi

panel = Pion { $square }
panel-choose = Choisissez un de vos pions.
panel-choose-next = Choisissez un pion pour préparer votre prochain coup.
panel-choose-theirs = Choisissez un des pions de { $who }.
panel-aim = Ajoutez d’abord des pointes : un pion ne va que dans la direction de ses pointes. Vous gagnez en arrivant sur une des quatre bases de votre adversaire, ou en capturant tous ses pions.
panel-so-far = Le coup jusqu’ici :
panel-prongs = Ajouter une pointe
panel-go = Aller en
panel-on = Continuer vers
panel-end-move = Jouer { $move }
panel-end-plan = Ajouter { $move } au plan
panel-end-premove = Jouer { $move } ensuite
panel-back = Un pas en arrière
panel-all-back = Retour au départ
panel-let-go = Désélectionner
fork = Arriver en { $square }
fork-take = Capturer { $over }
fork-leave = Seulement sauter
say-not-your-pod = Le pion en { $square } est à votre adversaire : choisissez un des vôtres.
say-own-pod-first = Choisissez un de vos pions qui peut jouer.
say-pod =
    { $prongs ->
        [one] Pion { $square } : vous pouvez ajouter { $prongs } pointe.
       *[other] Pion { $square } : { $prongs } pointes au choix à ajouter.
    }
say-pod-goes =
    { $prongs ->
        [0] Pion { $square } : il peut aller en { $squares }.
        [one] Pion { $square } : vous pouvez ajouter { $prongs } pointe, ou aller en { $squares }.
       *[other] Pion { $square } : { $prongs } pointes au choix à ajouter, ou il peut aller en { $squares }.
    }
say-pod-keys = Les touches a à h ajoutent la pointe de cette direction, ou y vont : a est le nord, les autres suivent dans le sens des aiguilles d’une montre.
say-may-end = { $move } : le coup peut finir ici, ou continuer vers { $squares }.
say-goes-on = { $move } : le coup continue vers { $squares }.
say-back = Retour à { $move } ; le pion est en { $square }.
say-let-go = Le pion { $square } est lâché.
say-all-back = Le pion est revenu en { $square }.
