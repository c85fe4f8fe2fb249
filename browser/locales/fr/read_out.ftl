### Toute une position en une phrase, et ce qu’une touche a fait.

label-read-seeds-yours = Vous avez capturé { $captured }. Vos cases : { $houses }.
label-read-seeds = { $who } a capturé { $captured }. Cases : { $houses }.
label-read-pods-yours =
    { $count ->
        [0] Vous n’avez aucun pion.
       *[other] Vos pions : { $pods }. Pointes à ajouter : { $prongs }.
    }
label-read-pods =
    { $count ->
        [0] { $who } n’a aucun pion.
       *[other] Pions de { $who } : { $pods }. Pointes à ajouter : { $prongs }.
    }
read-pod = { $square } avec { $prongs }
read-pod-bare = { $square } sans pointe
label-read-turned-yours = Le plateau est tourné : votre côté est en bas.
label-read-turned = Le plateau est tourné : le côté de { $who } est en bas.
read-unturned = Ce plateau ne se tourne pas : ses cases se comptent à partir des vôtres.
