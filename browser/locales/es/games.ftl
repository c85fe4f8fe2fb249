### Los juegos en breve, como los tienen «list» y «GAME help»: como mucho 16 líneas de 72 columnas. Solo el servidor lee este archivo.

game-sowing = Elige un hoyo tuyo y siembra sus semillas una a una, en sentido contrario a las agujas del reloj, en los hoyos que siguen. Si la última semilla deja 2 o 3 en un hoyo de tu rival, lo capturas, y hacia atrás cada hoyo siguiente que tenga 2 o 3.
game-slam-captures = Puedes capturar todas sus semillas a la vez: es un grand slam.
game-feed = Si no tiene semillas, tienes que darle algunas.
game-type-letter = Escribe la letra del hoyo: c
game-short-wari =
    El juego por correo. Dos jugadores, dos filas de seis hoyos, cuatro semillas en cada hoyo. Captura 25 de las 48 semillas y ganas.

    { game-sowing } { game-slam-captures } { game-feed }

    { game-type-letter }
game-short-wari-24 =
    El viejo juego del ordenador doméstico. Dos filas de seis hoyos, cuatro semillas en cada hoyo. Captura 24 de las 48 semillas y ganas.

    { game-sowing } Nunca puedes capturar todas sus semillas a la vez: ese grand slam está prohibido. { game-feed }

    Escribe el número del hoyo, del 1 al 6 desde la izquierda, o su letra.
game-short-warri =
    El juego antillano, jugado con modales. Dos filas de seis hoyos, cuatro semillas en cada hoyo. Captura 25 de las 48 semillas y ganas.

    { game-sowing } { game-slam-captures } { game-feed } Hoyo tocado, hoyo jugado.

    { game-type-letter }
game-short-super-wari =
    El juego de Bill Taylor, de 2004. Dos filas de ocho hoyos, tres semillas en cada hoyo. Captura 25 de las 48 semillas, o deja a tu rival sin ninguna.

    { game-sowing } Una jugada que deja a tu rival sin semillas solo se permite si todas las tuyas lo hacen. Entonces termina la partida, y todo lo que queda es tuyo. Una posición no puede volver.

    { game-type-letter }
game-short-oware =
    Abapa, las reglas de torneo. Dos filas de seis hoyos, cuatro semillas en cada hoyo. Captura 25 de las 48 semillas y ganas.

    { game-sowing } Una jugada que capturaría todas sus semillas, un grand slam, se siembra pero no captura nada. { game-feed }

    { game-type-letter }
game-short-awari =
    Las reglas con que se resolvió el juego en 2002. Dos filas de seis hoyos, cuatro semillas en cada hoyo. Captura 25 de las 48 y ganas.

    { game-sowing } Una jugada que deja a tu rival sin semillas solo se permite si todas las tuyas lo hacen; entonces se permite incluso un grand slam, la captura de todo lo que tiene.

    { game-type-letter }
game-short-octilite =
    De Don Green. Cuatro cápsulas cada uno, en un tablero de 6 por 7 casillas. Alcanza una de las cuatro casillas iniciales de tu rival, sus bases, o captura todas sus cápsulas.

    Una cápsula solo va adonde apuntan sus púas. En tu turno, añade una púa a una cápsula, o avanza una casilla en la dirección de una púa, o salta sobre una cápsula vecina a la casilla de detrás. Puedes capturar la cápsula saltada, y seguir saltando.

    Escribe 22+b para añadir una púa, 22-33 para avanzar, 22-44 para saltar y 22-44x para saltar y capturar. Las columnas se cuentan desde la izquierda, las filas desde abajo.
game-links =
    {"    "}{ $game } help rules       todas las reglas
    {"    "}{ $game } help example     una partida, jugada a jugada
    {"    "}{ $game } help tutorial    tu primera partida
    {"    "}{ $game } challenge ann computer-2
