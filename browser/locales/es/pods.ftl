### OctiLite’s board: fetched with it.

## La cápsula elegida

panel = Cápsula { $square }
panel-choose = Elige una de tus cápsulas.
panel-choose-next = Elige una cápsula para preparar tu próxima jugada.
panel-choose-theirs = Elige una de las cápsulas de { $who }.
panel-aim = Primero añade púas: una cápsula solo va hacia donde apuntan sus púas. Ganas si caes en una de las cuatro bases de tu rival, o si capturas todas sus cápsulas.
panel-so-far = La jugada hasta ahora:
panel-prongs = Añadir una púa
panel-go = Ir a
panel-on = Seguir a
panel-end-move = Jugar { $move }
panel-end-plan = Añadir { $move } al plan
panel-end-premove = Jugar { $move } después
panel-back = Un paso atrás
panel-all-back = Volver al principio
panel-let-go = Deseleccionar
fork = Caer en { $square }
fork-take = Capturar { $over }
fork-leave = Solo saltar
say-not-your-pod = La cápsula de { $square } es de tu rival: elige una tuya.
say-own-pod-first = Elige una cápsula tuya que pueda moverse.
say-pod =
    { $prongs ->
        [one] Cápsula { $square }: se le puede añadir 1 púa.
       *[other] Cápsula { $square }: se le pueden añadir { $prongs } púas.
    }
say-pod-goes =
    { $prongs ->
        [0] Cápsula { $square }: puede ir a { $squares }.
        [one] Cápsula { $square }: se le puede añadir 1 púa, o puede ir a { $squares }.
       *[other] Cápsula { $square }: se le pueden añadir { $prongs } púas, o puede ir a { $squares }.
    }
say-pod-keys = Las teclas a a h añaden la púa de esa dirección, o van hacia allí: a es el norte y las demás siguen en el sentido de las agujas del reloj.
say-may-end = { $move }: puede terminar aquí, o seguir a { $squares }.
say-goes-on = { $move }: sigue a { $squares }.
say-back = De vuelta a { $move }; la cápsula está en { $square }.
say-let-go = Has soltado la cápsula { $square }.
say-all-back = La cápsula vuelve a estar en { $square }.
