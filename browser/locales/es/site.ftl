### Textos sobre los jugadores, las partidas y Posthouse.

## Partidas

# Ganó $name. $because está vacío o es ending-because.
ending-won = Ganó { $name }{ $because }.
ending-you-won = Has ganado{ $because }.
ending-drawn = Empate{ $because }.
ending-over = Terminada{ $because }.
# Con el espacio de delante. $why es una de las razones de abajo.
ending-because = {" "}({ $why })
reason-tie = las dos partes han capturado lo mismo y el tablero está vacío
reason-majority = suficientes semillas capturadas
reason-no-stones = quien debía mover no tiene semillas
reason-cannot-feed = cualquier jugada dejaría al otro lado sin semillas
reason-starved = el otro lado se quedó sin semillas
reason-stalemate = ya no se podrá capturar ninguna semilla
reason-repetition = la posición se repitió
reason-base = se alcanzó una base enemiga
reason-captured-all = se capturaron todas las cápsulas rivales
reason-no-moves = quien debía mover no puede hacerlo
reason-resigned = su rival se rindió
reason-declined = rechazada antes de que ambas partes movieran; no cuenta
reason-time = a su rival se le acabó el tiempo
reason-absent = su rival no hizo a tiempo su primera jugada
reason-agreed = de común acuerdo
reason-house = así lo decidió el operador
reason-void = terminada por el operador; no cuenta
player-level = Nivel { $level }
player-bot = { $name } (bot)

## Tiempos y números

ago-now = ahora mismo
ago-minutes =
    { $n ->
        [one] hace un minuto
       *[other] hace { $n } minutos
    }
ago-hours =
    { $n ->
        [one] hace una hora
       *[other] hace { $n } horas
    }
ago-days =
    { $n ->
        [one] ayer
       *[other] hace { $n } días
    }
count-move =
    { $n ->
        [one] { $n } jugada
        [many] { $n } de jugadas
       *[other] { $n } jugadas
    }
count-finished-game =
    { $n ->
        [one] { $n } partida terminada
        [many] { $n } de partidas terminadas
       *[other] { $n } partidas terminadas
    }
count-day =
    { $n ->
        [one] { $n } día
        [many] { $n } de días
       *[other] { $n } días
    }
count-hour =
    { $n ->
        [one] { $n } hora
        [many] { $n } de horas
       *[other] { $n } horas
    }
count-minute =
    { $n ->
        [one] { $n } minuto
        [many] { $n } de minutos
       *[other] { $n } minutos
    }
time-none = sin reloj
time-of = { $bank }, y { $increment } más por jugada

## Listas de partidas

match-name = { $game }, tablero { $board }
match-seats = { $first } – { $second }
match-your-turn = Te toca
match-to-move = Le toca a { $name }
unrated = amistosa
lobby-title = Encontrar rival
# Spoken before a number beside a player’s name, and after it.
rating-word = puntuación
rating-provisional = provisional

## Registrarse

log-in = Iniciar sesión
sign-up = Registrarse

## Los retos son ofertas hasta que se aceptan

challenges = Retos
challenge-to-you = { $by } te reta.
challenge-waits = { $to } todavía no ha aceptado.
challenge-accept = Aceptar
challenge-decline = Rechazar
challenge-decline-why = Motivo
challenge-decline-unsaid = Rechazar sin motivo
challenge-decline-later = Ahora no, quizá más tarde
challenge-decline-clock = Otro tiempo de reflexión
challenge-decline-rated = Solo puntuada
challenge-decline-unrated = Solo sin puntuar
challenge-decline-game = No juego a este juego
challenge-decline-people = Solo con personas
challenge-withdraw = Retirar
challenge-about = Nada ha empezado. Acepta o rechaza: no hace falta ninguna razón, y ningún reloj corre hasta que aceptes.
challenge-about-move = Nada ha empezado. Acepta, rechaza o haz tu primera jugada, que acepta. Hasta entonces no corre ningún reloj.
challenge-about-own = Nada cuenta y ningún reloj corre hasta que se acepte.
challenge-each = Tiempo de cada jugador: { $clock }.
challenge-ends = El desafío termina el { $date }.
ending-withdrawn = El reto se retiró: la partida nunca empezó.
ending-expired = El reto no se aceptó a tiempo: la partida nunca empezó.
saved = Guardado.
tile-play = Jugar a { $game }
tile-play-short = Jugar
tile-wari = por correo: gana más de la mitad de las 48 semillas
tile-wari-24 = ganan 24 semillas; hoyos del 1 al 12
tile-warri = hoyo tocado, hoyo jugado
tile-super-wari = dos filas de ocho: deja sin semillas al rival
tile-oware = un gran barrido no captura nada
tile-awari = resuelto en 2002: perfecto, acaba en tablas
tile-octilite = sin semillas: fichas con puntas que saltan
