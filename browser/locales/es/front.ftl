### La página de inicio para quien no ha iniciado sesión.

front-title = Siéntate y juega.
front-about = { $game }: cuarenta y ocho semillas, se aprende en un minuto.

front-game = Una partida contra el ordenador
front-level = nivel { $level }
front-your-move = Te toca: pulsa uno de tus hoyos
front-again = Empezar de nuevo
front-kept = Esta partida se guarda en este navegador.
front-keep = Regístrate para tener tus partidas en todos tus dispositivos
front-captured = capturadas: { $n }

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
play-it = Máquina
play-the-computer = La máquina
play-your-turn = Te toca.
play-thinking = La máquina está pensando…
play-over-won = Has ganado.
play-over-lost = Ha ganado la máquina.
play-over-drawn = Empate.
play-over-resigned = Te has rendido.
play-trouble = El ordenador no se pudo cargar o se ha detenido. Vuelve a cargar la página.
