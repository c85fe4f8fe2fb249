### La página de inicio para quien no ha iniciado sesión.

front-title = Siéntate y juega.
front-about = { $game }: captura más de la mitad de las 48 semillas. Una última semilla que hace dos o tres las captura.
front-signed-out = Has cerrado la sesión. Tus partidas están en tu cuenta.

front-game = Una partida contra el ordenador
front-capture = El hoyo { $house } captura { $count }: púlsalo.
front-continue = Continuar esta partida

front-ways = Formas de jugar
front-computer = Jugar contra el ordenador
front-computer-about = Veinte niveles, de la primera partida al más fuerte
front-opponent-about =
    { $n ->
        [0] Nadie espera todavía: empieza tú
        [one] Una persona espera una partida
       *[other] { $n } personas esperan una partida
    }
front-friend = Jugar con un amigo
front-friend-about = Envía un enlace: nadie necesita una cuenta
front-friend-by-name = Por su nombre, aquí o por correo, una jugada al día

play-rules = Cómo se juega
play-forgetful = Este navegador no guarda nada: tus partidas duran hasta que dejes la página.
play-you = Tú
play-the-computer = La máquina
play-your-turn = Te toca.
play-thinking = La máquina está pensando…
play-trouble = El ordenador no se pudo cargar o se ha detenido. Vuelve a cargar la página.
