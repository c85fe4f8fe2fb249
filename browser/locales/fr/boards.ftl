### Les plateaux : comment leurs cases sont lues, comment les coups sont racontés, ce que dit le choix d’un coup.

## Plateaux

label-board-seeds = Plateau, { $who } en bas. Les flèches vont de case en case.
label-board-seeds-yours = Plateau, votre côté en bas. Les flèches vont de case en case.
label-board-seeds-upright = Plateau, { $who } à droite, vers le haut. Les flèches vont de case en case.
label-board-seeds-upright-yours = Plateau, votre côté à droite, vers le haut. Les flèches vont de case en case.
label-board-pods = Plateau, { $who } en bas. Les flèches vont de case en case, Entrée choisit, Échap revient en arrière.
label-board-pods-yours = Plateau, votre côté en bas. Les flèches vont de case en case, Entrée choisit, Échap revient en arrière.
board-unknown = Cette page ne sait pas afficher le plateau de ce jeu. Tapez vos coups.

## Places

seat-south = Sud
seat-north = Nord
seat-white = Blanc
seat-black = Noir

## Cases à graines

label-house-yours = case { $house }
label-house = case { $house } chez { $who }
label-seeds =
    { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }
label-empty = vide
label-just-captured = prise du dernier coup
label-just-played = vient d’être jouée
label-premove = votre prochain coup, appuyez pour l’annuler
label-store =
    { $seeds ->
        [one] { $who } a capturé { $seeds } graine
       *[other] { $who } a capturé { $seeds } graines
    }
label-store-yours =
    { $seeds ->
        [one] Vous avez capturé { $seeds } graine
       *[other] Vous avez capturé { $seeds } graines
    }

## Cases et pions

label-pod = pion du camp { $who }
label-pod-yours = votre pion
label-no-prongs = sans pointe
label-prongs = pointes : { $prongs }
label-base = base du camp { $who }
label-base-yours = votre base
label-can-move = peut jouer
label-premove-pod = votre prochain coup est { $move }
label-chosen = choisi
label-stands-here = le pion venu de { $from } est ici
label-end-here = appuyez pour finir ici et jouer { $move }
label-will-be-taken = sera capturé
label-just-moved = vient de jouer
label-step = pas vers { $square }
label-jump = saut par-dessus { $over } jusqu’en { $square }
label-jump-taking = saut par-dessus { $over } jusqu’en { $square } avec capture
label-jump-own = saut par-dessus { $over } jusqu’en { $square } avec capture de ce pion à vous
label-take = saut par-dessus jusqu’en { $square } avec capture
label-add-prong = Ajouter la pointe { $prong }, { $direction }
label-supply =
    { $prongs ->
        [one] { $who } a { $prongs } pointe à ajouter
       *[other] { $who } a { $prongs } pointes à ajouter
    }
label-supply-yours =
    { $prongs ->
        [one] Vous avez { $prongs } pointe à ajouter
       *[other] Vous avez { $prongs } pointes à ajouter
    }

direction-a = nord
direction-b = nord-est
direction-c = est
direction-d = sud-est
direction-e = sud
direction-f = sud-ouest
direction-g = ouest
direction-h = nord-ouest

## Ce qu’on entend et voit en choisissant

say-not-now = Vous ne pouvez pas jouer sur ce plateau maintenant.
say-over = La partie est terminée.
say-not-here = Vous ne pouvez pas jouer cela ici.
say-not-your-house = La case { $house } est à votre adversaire : choisissez une des vôtres.
say-not-their-turn = Ici, c’est à { $who } de jouer.

## Ce que ferait un coup

hint-lands-own = Avec ce coup, la dernière graine tombe dans votre case { $house }.
hint-lands = Avec ce coup, la dernière graine tombe dans la case { $house } chez { $who }.
hint-captures =
    { $among ->
        [one] Il y capture les { $seeds } graines.
       *[other] Il capture { $seeds } graines, dans les cases { $houses }.
    }
hint-captures-uncounted =
    { $among ->
        [one] Il y capture les graines.
       *[other] Il capture les graines des cases { $houses }.
    }
hint-slam = Ce serait un grand chelem, qui ne capture rien.

## Ce qu’un coup a fait

told-sows =
    { $seeds ->
        [one] { $who } sème { $seeds } graine depuis la case { $house }.
       *[other] { $who } sème { $seeds } graines depuis la case { $house }.
    }
told-sows-captures =
    { $seeds ->
        [one] { $who } sème { $seeds } graine depuis la case { $house } et en capture { $captured } { $from }.
       *[other] { $who } sème { $seeds } graines depuis la case { $house } et en capture { $captured } { $from }.
    }
told-from =
    { $among ->
        [one] dans la case { $houses }
       *[other] dans les cases { $houses }
    }
told-from-yours =
    { $among ->
        [one] dans votre case { $houses }
       *[other] dans vos cases { $houses }
    }
told-sows-slam =
    { $seeds ->
        [one] { $who } sème { $seeds } graine depuis la case { $house } ; un grand chelem ne capture rien.
       *[other] { $who } sème { $seeds } graines depuis la case { $house } ; un grand chelem ne capture rien.
    }
told-rest =
    { $seeds ->
        [1] { $who } prend la dernière graine restée sur le plateau.
       *[other] { $who } prend { $seeds } graines restées sur le plateau.
    }
told-prong = { $who } ajoute la pointe { $prong } ({ $direction }) au pion en { $square }.
told-steps = { $who } fait un pas ({ $direction }), de { $from } à { $to }.
told-jumps = { $who } saute depuis { $from } { $way }.
told-leg = par-dessus { $over } jusqu’en { $to }
told-base = { $square } est une base.
told-takes =
    { $count ->
        [one] { $who } capture le pion en { $squares }.
       *[other] { $who } capture les pions en { $squares }.
    }
told-takes-own =
    { $count ->
        [one] { $who } capture un pion de son propre camp, en { $squares }.
       *[other] { $who } capture des pions de son propre camp, en { $squares }.
    }

## The same, of the reader’s own moves

told-you-sows =
    { $seeds ->
        [one] Vous semez { $seeds } graine depuis la case { $house }.
       *[other] Vous semez { $seeds } graines depuis la case { $house }.
    }
told-you-sows-captures =
    { $seeds ->
        [one] Vous semez { $seeds } graine depuis la case { $house } et en capturez { $captured } { $from }.
       *[other] Vous semez { $seeds } graines depuis la case { $house } et en capturez { $captured } { $from }.
    }
told-you-sows-slam =
    { $seeds ->
        [one] Vous semez { $seeds } graine depuis la case { $house } ; un grand chelem ne capture rien.
       *[other] Vous semez { $seeds } graines depuis la case { $house } ; un grand chelem ne capture rien.
    }
told-you-rest =
    { $seeds ->
        [1] Vous prenez la dernière graine restée sur le plateau.
       *[other] Vous prenez { $seeds } graines restées sur le plateau.
    }
told-you-prong = Vous ajoutez la pointe { $prong } ({ $direction }) au pion en { $square }.
told-you-steps = Vous faites un pas ({ $direction }), de { $from } à { $to }.
told-you-jumps = Vous sautez depuis { $from } { $way }.
told-you-takes =
    { $count ->
        [one] Vous capturez le pion en { $squares }.
       *[other] Vous capturez les pions en { $squares }.
    }
told-you-takes-own =
    { $count ->
        [one] Vous capturez un pion de votre propre camp, en { $squares }.
       *[other] Vous capturez des pions de votre propre camp, en { $squares }.
    }

beside-board = À côté du plateau
