### Los tableros: cómo se nombran sus lugares, qué se cuenta de las jugadas, qué se dice al elegir una.

## Tableros

label-board-seeds = Tablero, el lado de { $who } abajo. Las flechas van de hoyo en hoyo.
label-board-seeds-yours = Tablero, tu lado abajo. Las flechas van de hoyo en hoyo.
label-board-seeds-upright = Tablero, el lado de { $who } a la derecha, hacia arriba. Las flechas van de hoyo en hoyo.
label-board-seeds-upright-yours = Tablero, tu lado a la derecha, hacia arriba. Las flechas van de hoyo en hoyo.
label-board-pods = Tablero, el lado de { $who } abajo. Las flechas van de casilla en casilla, Intro elige, Escape vuelve atrás.
label-board-pods-yours = Tablero, tu lado abajo. Las flechas van de casilla en casilla, Intro elige, Escape vuelve atrás.
board-unknown = Esta página no puede mostrar el tablero de este juego. Escribe tus jugadas.

## Asientos

seat-south = Sur
seat-north = Norte
seat-white = Blanco
seat-black = Negro

## Hoyos. label-empty y label-just-captured valen también para casillas: por eso no llevan género.

label-house-yours = hoyo { $house }
label-house = hoyo { $house } de { $who }
label-seeds =
    { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }
label-empty = sin nada
label-just-captured = acaba de capturarse
label-just-played = acaba de jugarse
label-premove = tu próxima jugada, pulsa para cancelarla
label-store =
    { $seeds ->
        [one] { $who } ha capturado 1 semilla
       *[other] { $who } ha capturado { $seeds } semillas
    }
label-store-yours =
    { $seeds ->
        [one] Has capturado 1 semilla
       *[other] Has capturado { $seeds } semillas
    }

## Casillas y cápsulas

label-pod = cápsula de { $who }
label-pod-yours = tu cápsula
label-no-prongs = sin púas
label-prongs = púas: { $prongs }
label-base = base de { $who }
label-base-yours = tu base
label-can-move = puede moverse
label-premove-pod = tu próxima jugada es { $move }
label-chosen = elegida
label-stands-here = aquí está la cápsula de { $from }
label-end-here = pulsa para terminar aquí y jugar { $move }
label-will-be-taken = será capturada
label-just-moved = acaba de moverse
label-step = dar un paso a { $square }
label-jump = saltar sobre { $over } hasta { $square }
label-jump-taking = saltar sobre { $over } hasta { $square } y capturarla
label-jump-own = saltar sobre { $over } hasta { $square } y capturar esta cápsula tuya
label-take = saltar por encima hasta { $square } y capturarla
label-add-prong = Añadir la púa { $prong }, { $direction }
label-supply =
    { $prongs ->
        [one] { $who } tiene 1 púa por añadir
       *[other] { $who } tiene { $prongs } púas por añadir
    }
label-supply-yours =
    { $prongs ->
        [one] Tienes 1 púa por añadir
       *[other] Tienes { $prongs } púas por añadir
    }

direction-a = norte
direction-b = noreste
direction-c = este
direction-d = sureste
direction-e = sur
direction-f = suroeste
direction-g = oeste
direction-h = noroeste

## Lo que se oye y se ve al elegir

say-not-now = Ahora no puedes mover en este tablero.
say-over = La partida ha terminado.
say-not-here = Aquí no puedes jugar eso.
say-not-your-house = El hoyo { $house } es de tu rival: elige uno tuyo.
say-not-their-turn = Aquí le toca a { $who }.

## Lo que haría una jugada

hint-lands-own = Si se juega, la última semilla cae en tu hoyo { $house }.
hint-lands = Si se juega, la última semilla cae en el hoyo { $house } de { $who }.
hint-captures =
    { $among ->
        [one] Captura las { $seeds } semillas de ese hoyo.
       *[other] Captura { $seeds } semillas, de los hoyos { $houses }.
    }
hint-captures-uncounted =
    { $among ->
        [one] Captura las semillas de ese hoyo.
       *[other] Captura las semillas de los hoyos { $houses }.
    }
hint-slam = Sería un gran slam, y no captura nada.

## Lo que hizo una jugada

told-sows =
    { $seeds ->
        [one] { $who } siembra 1 semilla desde { $house }.
       *[other] { $who } siembra { $seeds } semillas desde { $house }.
    }
told-sows-captures =
    { $seeds ->
        [one] { $who } siembra 1 semilla desde { $house } y captura { $captured } { $from }.
       *[other] { $who } siembra { $seeds } semillas desde { $house } y captura { $captured } { $from }.
    }
told-from =
    { $among ->
        [one] del hoyo { $houses }
       *[other] de los hoyos { $houses }
    }
told-from-yours =
    { $among ->
        [one] de tu hoyo { $houses }
       *[other] de tus hoyos { $houses }
    }
told-sows-slam =
    { $seeds ->
        [one] { $who } siembra 1 semilla desde { $house }; un gran slam no captura nada.
       *[other] { $who } siembra { $seeds } semillas desde { $house }; un gran slam no captura nada.
    }
told-rest =
    { $seeds ->
        [one] { $who } se lleva la última semilla que queda en el tablero.
       *[other] { $who } se lleva { $seeds } semillas que quedan en el tablero.
    }
told-prong = { $who } añade la púa { $prong } ({ $direction }) a la cápsula de { $square }.
told-steps = { $who } da un paso hacia el { $direction }, de { $from } a { $to }.
told-jumps = { $who } salta desde { $from } { $way }.
told-leg = sobre { $over } hasta { $to }
told-base = { $square } es una base.
told-takes =
    { $count ->
        [one] { $who } captura la cápsula de { $squares }.
       *[other] { $who } captura las cápsulas de { $squares }.
    }
told-takes-own =
    { $count ->
        [one] { $who } captura una cápsula propia, en { $squares }.
       *[other] { $who } captura cápsulas propias, en { $squares }.
    }

## The same, of the reader’s own moves

told-you-sows =
    { $seeds ->
        [one] Siembras 1 semilla desde { $house }.
       *[other] Siembras { $seeds } semillas desde { $house }.
    }
told-you-sows-captures =
    { $seeds ->
        [one] Siembras 1 semilla desde { $house } y capturas { $captured } { $from }.
       *[other] Siembras { $seeds } semillas desde { $house } y capturas { $captured } { $from }.
    }
told-you-sows-slam =
    { $seeds ->
        [one] Siembras 1 semilla desde { $house }; un gran slam no captura nada.
       *[other] Siembras { $seeds } semillas desde { $house }; un gran slam no captura nada.
    }
told-you-rest =
    { $seeds ->
        [one] Te llevas la última semilla que queda en el tablero.
       *[other] Te llevas { $seeds } semillas que quedan en el tablero.
    }
told-you-prong = Añades la púa { $prong } ({ $direction }) a la cápsula de { $square }.
told-you-steps = Das un paso hacia el { $direction }, de { $from } a { $to }.
told-you-jumps = Saltas desde { $from } { $way }.
told-you-takes =
    { $count ->
        [one] Capturas la cápsula de { $squares }.
       *[other] Capturas las cápsulas de { $squares }.
    }
told-you-takes-own =
    { $count ->
        [one] Capturas una cápsula propia, en { $squares }.
       *[other] Capturas cápsulas propias, en { $squares }.
    }

beside-board = Junto al tablero
