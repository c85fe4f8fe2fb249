### Eine ganze Stellung in einem Satz, und was eine Taste getan hat.

label-read-seeds-yours = Du hast { $captured } gefangen. Deine Mulden: { $houses }.
label-read-seeds = { $who } hat { $captured } gefangen. Mulden: { $houses }.
label-read-pods-yours =
    { $count ->
        [0] Du hast keine Kapseln.
       *[other] Deine Kapseln: { $pods }. Zinken in Reserve: { $prongs }.
    }
label-read-pods =
    { $count ->
        [0] { $who } hat keine Kapseln.
       *[other] Kapseln von { $who }: { $pods }. Zinken in Reserve: { $prongs }.
    }
read-pod = { $square } mit { $prongs }
read-pod-bare = { $square } ohne Zinken
label-read-turned-yours = Das Brett ist gedreht: Deine Seite ist unten.
label-read-turned = Das Brett ist gedreht: Die Seite von { $who } ist unten.
read-unturned = Dieses Brett wird nicht gedreht: Seine Mulden zählen von deinen an.
