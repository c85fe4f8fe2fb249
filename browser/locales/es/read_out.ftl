### Toda una posición en una frase, y lo que ha hecho una tecla.

label-read-seeds-yours = Has capturado { $captured }. Tus hoyos: { $houses }.
label-read-seeds = { $who } ha capturado { $captured }. Hoyos: { $houses }.
label-read-pods-yours =
    { $count ->
        [0] No tienes cápsulas.
       *[other] Tus cápsulas: { $pods }. Púas por añadir: { $prongs }.
    }
label-read-pods =
    { $count ->
        [0] { $who } no tiene cápsulas.
       *[other] Cápsulas de { $who }: { $pods }. Púas por añadir: { $prongs }.
    }
read-pod = { $square } con { $prongs }
read-pod-bare = { $square } sin púas
label-read-turned-yours = El tablero está girado: tu lado está abajo.
label-read-turned = El tablero está girado: el lado de { $who } está abajo.
read-unturned = Este tablero no se gira: sus hoyos se cuentan desde los tuyos.
