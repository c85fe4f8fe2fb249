### Torneos.

tournaments-about = Los anuncia quien quiera y no los dirige nadie: lo que puede empezar empieza solo.
tournaments-none = Aún no ha habido ningún torneo.
tournaments-open = Inscripción abierta
tournaments-running = En curso
tournaments-past = Terminados
tournaments-sign-up = <signup>Regístrate</signup> o <login>inicia sesión</login> para participar en un torneo o anunciar uno.

tournament-robin = todos contra todos
tournament-swiss = sistema suizo
tournament-knockout = eliminatorias
tournament-arena = arena
tournament-teams = encuentro por equipos
tournament-kind-arena = Arena esta noche
tournament-kind-swiss = Velada suiza
tournament-kind-robin = Todos contra todos por correo
tournament-kind-knockout = Eliminatorias por correo
tournament-about-robin = cada cual se enfrenta a todos los demás
tournament-about-swiss = cinco rondas; en cada una se enfrentan quienes tienen los mismos puntos
tournament-about-knockout = quien pierde un enfrentamiento queda fuera
tournament-about-arena = durante un tiempo fijo, quien está libre juega la siguiente partida
tournament-stays-tied = Si un encuentro sigue empatado tras las partidas extra, avanza quien tenga mejor posición de partida.
tournament-of-rounds =
    { $n ->
        [one] una ronda
        [many] { $n } de rondas
       *[other] { $n } rondas
    }
tournament-of-games =
    { $n ->
        [one] una partida por enfrentamiento
        [many] { $n } de partidas por enfrentamiento
       *[other] { $n } partidas por enfrentamiento
    }
tournament-of-race = carreras a { $n } victorias
tournament-of-pools = en grupos de unos { $n } con final
tournament-of-round-minutes =
    { $n ->
        [one] una ronda por minuto
       *[other] una ronda cada { $n } minutos
    }
tournament-of-streaks =
    { $n ->
        [one] arena de { $n } minuto, las rachas valen doble
       *[other] arena de { $n } minutos, las rachas valen doble
    }
tournament-of-minutes =
    { $n ->
        [one] arena de { $n } minuto
       *[other] arena de { $n } minutos
    }
tournament-players =
    { $n ->
        [one] un jugador
        [many] { $n } de jugadores
       *[other] { $n } jugadores
    }
tournament-entered =
    { $n ->
        [one] una inscripción
        [many] { $n } de inscripciones
       *[other] { $n } inscripciones
    }
tournament-entered-of = { $n } de { $size } inscripciones
tournament-starts = Empieza el { $date }
tournament-starts-latest = Empieza cuando esté completo, a más tardar el { $date }
tournament-begun = Empezó el { $date }
tournament-ended = Terminó el { $date }
tournament-off-few = Cancelado: muy pocas inscripciones
tournament-off-side = Cancelado: uno de los dos equipos no tiene a nadie que juegue
tournament-off-early = Cancelado por quien lo anunció
tournament-by = anunciado por { $name }

## Anunciar uno

tournament-announce = Anunciar un torneo
tournament-announce-button = Anunciar
tournament-more = Más
tournament-name = Su nombre
tournament-name-hint = Una palabra: letras, cifras, - y _.
tournament-system = Formato
tournament-in-turn = una ronda tras otra, no todas a la vez
tournament-pools = Jugadores por grupo, con final
tournament-pools-usual = sin grupos
tournament-rounds = Rondas
tournament-rounds-usual = las que hagan falta
tournament-round-minutes = Minutos por ronda, en una sesión
tournament-round-minutes-usual = lo que duren las partidas
tournament-by-lot = numerar a los jugadores a suertes, no por puntuación
tournament-seeds-hint = Cabezas de serie por puntuación, los mejores primero; detrás, a suertes, quienes no la tienen.
tournament-meeting = Un enfrentamiento es
tournament-meeting-games = un número fijo de partidas, moviendo primero por turnos
tournament-meeting-race = una carrera a un número de victorias, como en Barbados
tournament-games = Partidas por enfrentamiento
tournament-race-wins = Victorias
tournament-size = Empieza en cuanto haya tantas inscripciones
tournament-begins = Empieza a las
tournament-minutes = Duración
tournament-streaks = tras dos victorias seguidas, las partidas valen doble
tournament-with = Niveles del ordenador que también juegan

## Uno de ellos

tournament-join = Participar
tournament-come-back = Volver
tournament-here = Aquí estoy
tournament-pause = Descansar
tournament-bye-next = Descansar la próxima ronda (½)
tournament-play-next = Jugar la próxima ronda
tournament-waits = Juegas en cuanto alguien está libre.
tournament-waits-team = Juegas en cuanto alguien de otro equipo está libre.
tournament-plays = Tu partida está en juego.
tournament-away = No se te empareja hasta que digas que estás.
tournament-has-bye = En la próxima ronda descansas, por medio punto.
tournament-time-left = quedan { $time }
tournament-last-games = El tiempo ha pasado; se acaban las últimas partidas.
tournament-is-over = El torneo ha terminado.
tournament-game-begins =
    Empieza tu partida contra { $name }. { $first ->
        [yes] Mueves primero.
       *[no] { $name } mueve primero.
    }
tournament-own-place =
    { $n ->
        [one] { $name }: puesto { $place }, { $points } punto
       *[other] { $name }: puesto { $place }, { $points } puntos
    }
tournament-leave = Dejarlo
tournament-chat = Chat
tournament-chat-label = Mensaje a todos los del torneo
tournament-chat-send = Enviar
tournament-leave-open = No ha empezado: puedes volver a inscribirte.
tournament-leave-running = Te rindes en tus partidas en curso del torneo, y las que te quedaban por jugar las ganan los demás.
tournament-leave-sure = Dejar el torneo
tournament-boards = Tableros a la vez
tournament-boards-most = Como mucho { $n } a la vez
tournament-boards-field = Tus partidas a la vez, como mucho
tournament-boards-change = Cambiar
tournament-boards-hint = La siguiente partida empieza cuando acaba una tuya, la ronda más temprana primero.
tournament-call-off = Cancelarlo
tournament-call-off-hint = Quienes se han inscrito reciben una carta.
tournament-call-off-sure = Cancelar el torneo
tournament-standing = Clasificación
tournament-place = Puesto
tournament-player = Jugador
tournament-seed-lot = (a suertes)
tournament-points = Puntos
tournament-won = Ganadas
tournament-drawn = Empatadas
tournament-lost = Perdidas
tournament-has-left = ha dejado el torneo
tournament-pauses = descansa
tournament-free = está libre
tournament-ties = Los empates se deshacen con las últimas columnas, de izquierda a derecha, según el manual de la FIDE (C.07).
tournament-bracket = Cuadro
tournament-all-rounds = Rondas
tournament-round = Ronda { $n }
tournament-final-round = Final, ronda { $n }
tournament-bye = { $name }: descansa
tournament-half-bye = { $name }: descansa por medio punto
tournament-not-played = no jugada
tournament-runs = en curso
tournament-against = contra { $name }
tournament-seed-is = cabeza de serie { $n }
tournament-numbers = Desempates
tournament-pool = Grupo { $n }
tournament-round-of = Ronda { $n } de { $of }
tournament-next-round = Próxima ronda a las { $time }
tournament-games-now = Partidas en curso
tournament-games-over = Partidas acabadas
tournament-your-move = Contra { $name }: te toca
tournament-your-game = Tu partida con { $name }
tournament-podium = Los tres mejores
tournament-podium-points = puesto { $place }: { $points }
tournament-report = Texto para un boletín
tournament-games-played =
    { $n ->
        [one] una partida
       *[other] { $n } partidas
    }
tournament-report-more =
    { $n ->
        [one] y otro más
       *[other] y { $n } más
    }
bracket-final = Final
bracket-bye = descansa
bracket-open = por decidir

## Series

series-title = Series
series-daily = cada día
series-weekly = cada { $weekday }
series-monthly-first = el primer { $weekday } de cada mes
series-monthly-second = el segundo { $weekday } de cada mes
series-monthly-third = el tercer { $weekday } de cada mes
series-monthly-fourth = el cuarto { $weekday } de cada mes
series-monthly-last = el último { $weekday } de cada mes
series-when = { $every } a las { $time } ({ $zone })
series-next = El próximo
series-join-next = Inscribirme en { $name }
series-entered = Estás inscrito.
series-later = El del { $date } se anunciará el { $day }.
series-regulars = Juegan siempre
series-join = Inscribirme siempre
series-leave = No inscribirme más
series-season = Temporada { $n }
series-season-of = Tras { $n } de { $of } torneos
series-winner = ganó { $names }
series-played = Jugados
series-won = Primero
series-end = Terminar
series-end-hint = Los torneos que no han empezado se cancelan, y todos los inscritos reciben una carta.
series-end-sure = Terminar la serie
series-ended = Esta serie ha terminado.
series-edition = Número { $n } de la serie { $name }
series-name-hint = Una palabra; los torneos se llaman NOMBRE-1, NOMBRE-2 …
series-repeats = Repetición
series-once = una vez

## Teams

teams-title = Equipos
teams-about = Un equipo juega batallas y encuentros por equipos.
teams-sign-up = <signup>Regístrate</signup> o <login>inicia sesión</login> para entrar en un equipo o formar uno.
team-make = Formar un equipo
team-captain-is = capitán { $name }
team-open = abierto a todos
team-on-request = el capitán admite a los miembros
team-join = Entrar
team-ask = Pedir entrar
team-asked = Has pedido entrar.
team-ask-no-more = Retirar la petición
team-leave = Dejar el equipo
team-members = Miembros
team-asking = Piden entrar
team-admit = Admitir
team-remove = Sacar
team-captain = Hacer capitán
team-act-on = { $act }: { $name }
tournament-of-battle =
    { $n ->
        [one] batalla de equipos, cuenta el mejor de cada equipo
       *[other] batalla de equipos, cuentan los { $n } mejores de cada equipo
    }
tournament-best-of-team = Batalla de equipos: cuentan tantos de cada equipo
tournament-sides = En su lugar un encuentro de dos equipos
tournament-sides-against = Contra
tournament-sides-none = sin equipos
tournament-sides-hint = Tablero contra tablero según la puntuación, en tantos tableros como jugadores tiene el equipo menor; los demás son suplentes y no juegan.
tournament-join-for = Participar por { $team }
tournament-team-first = Solo pueden participar miembros de sus equipos: entra antes en uno.
tournament-team = Equipo
tournament-reserves = Suplentes, que no juegan: { $names }
