### Problemas: posiciones en las que una sola jugada es la buena.

puzzles-title = Problemas
puzzles-intro = Posiciones de partidas en las que una sola jugada es la buena, y está demostrado.
puzzles-daily = El problema del día
puzzles-daily-about = El mismo para todo el mundo; a medianoche, hora de Greenwich, empieza uno nuevo.
puzzles-daily-done = Ya has resuelto el de hoy; a medianoche, hora de Greenwich, empieza uno nuevo.
puzzles-daily-go = El problema de hoy
puzzles-days-in-a-row =
    { $n ->
        [one] 1 día
       *[other] { $n } días seguidos
    }
puzzles-by-game = Juego por juego
puzzles-solved-of = { $done } de { $all } resueltos
puzzles-none-of = No hay problemas de «{ $game }». Elige uno de estos juegos.
puzzles-not-fetched = No se pudieron cargar los problemas. Comprueba tu conexión y vuelve a cargar la página.
puzzles-number = { $game }, problema { $number } de { $all }
puzzles-of-day = El problema del día: { $game }
puzzles-task-best = Una sola jugada gana, y ninguna otra: ¿cuál?
puzzles-task-win =
    { $n ->
        [one] Gana con esta jugada: solo una lo consigue.
       *[other] Gana en { $n } jugadas, te respondan lo que te respondan. ¿Con cuál empiezas?
    }
puzzles-you-are = Tus cápsulas llevan { $seat }, las del rival { $rival }.
puzzles-tools = El problema
puzzles-help = Pista
puzzles-help-two = Es { $one } o { $two }.
puzzles-help-pod = Es una jugada de la cápsula de { $pod }.
puzzles-show = Mostrar la solución
puzzles-shown = Es esta. Cuenta como no resuelto; prueba otra vez cuando la hayas olvidado.
puzzles-right = Eso es, y a la primera.
puzzles-right-at-last = Eso es.
puzzles-go-on = Bien. Sigue.
puzzles-fails = { $move } no: { $why }
puzzles-too-late =
    { $n ->
        [one] { $move } no gana.
       *[other] Después de { $move }, el otro lado puede resistir más.
    }
puzzles-answer = El rival responde { $move }.
puzzles-next = Siguiente problema
puzzles-all = Todos los problemas
puzzles-play-on = Seguir jugando contra la máquina
puzzles-why = En qué acaba cada jugada
puzzles-move = Jugada
puzzles-comes-to = En qué acaba
puzzles-proven = Demostrado, prueben lo que prueben ambas partes.
puzzles-way = Línea de la solución
puzzles-worth-win = gana. Acabas con { $own } semillas o más.
puzzles-worth-draw = empata, { $own } a { $other }.
puzzles-worth-loss = pierde. Tu rival acaba con { $other } semillas o más.
puzzles-worth-no-win = no gana: tu rival puede mantenerse en { $other } semillas o más.

puzzles-near = Uno cercano a tu puntuación.
puzzles-kept-here = Lo que haces se guarda en este navegador; si te registras, pasa a tu cuenta.
puzzles-kept-account = Lo que haces se guarda en tu cuenta.
puzzles-figure-rating = Puntuación
puzzles-figure-days = Días seguidos
puzzles-figure-solved = Resueltos
puzzles-of = { $done } de { $all }
puzzles-your-rating = Tu puntuación en problemas: { $rating }
puzzles-rated = El problema tiene { $rating } puntos.
puzzles-themes-of = Temas: { $themes }.
puzzles-by-theme = Por tema
puzzles-of-theme = { $theme }: { $game }
puzzles-of-game = Un problema: { $game }
puzzles-theme-capture = Captura
puzzles-theme-quiet = Jugada tranquila
puzzles-theme-grand-slam = Gran slam
puzzles-theme-starve = Dejar sin semillas
puzzles-theme-feed = Dar de comer
puzzles-theme-defense = Defensa
puzzles-theme-last-seeds = Últimas semillas
puzzles-theme-chain = Cadena de saltos
puzzles-theme-sacrifice = Sacrificio
puzzles-theme-prong = Añadir una púa
puzzles-theme-base = A una base
puzzles-theme-wipe-out = Capturarlo todo
