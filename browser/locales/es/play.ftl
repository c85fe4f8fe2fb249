### La portada de quien juega y una partida nueva.

home-games = Tus partidas
home-your-move = { $count ->
    [0] Nada te espera
    [one] Te toca en una partida
   *[other] Te toca en { $count } partidas
  }
home-next = Siguiente: { $name }
home-next-left = Siguiente: { $name }, quedan { $time }
games-none = Aún no tienes partidas. Empieza una aquí o con «Nueva partida».
welcome = Te damos la bienvenida, { $name }.
welcome-games = { $n ->
    [one] La partida que jugaste aquí está en tu cuenta.
   *[other] Las { $n } partidas que jugaste aquí están en tu cuenta.
}
games-theirs-title = Les toca a los demás
games-ended-title = Terminadas
games-all = { $n ->
    [one] La partida
   *[other] Las { $n } partidas
  }
their-clock = tiempo rival: { $time }
clock-of = tiempo de { $name }: { $time }
computer-thinks = pensando…
left-hours = { $n } h
left-minutes = { $n } min

games-search = Buscar partidas
games-which = Qué partidas
games-tab-mine = Te toca
games-tab-theirs = Les toca
games-tab-ended = Terminadas
games-search-for = Rival o número
games-any = Todos los juegos
games-order = Orden
games-order-time = Menos tiempo primero
games-order-latest = Última jugada primero
games-order-name = Por rival
games-pictures = Como imágenes
games-found = { $n ->
    [one] Una partida
   *[other] { $n } partidas
  }
games-not-found = Ninguna partida coincide. Cambia la búsqueda o el juego.
games-empty-mine = Ninguna partida te espera.
games-empty-theirs = Ninguna partida espera a otros.
games-empty-ended = Aún no ha terminado ninguna partida.
games-group-day = Menos de un día
games-group-week = Esta semana
games-group-later = Más tarde
games-group-unlimited = Sin reloj
games-more = Mostrar { $n } más

last-took = { $who } capturó { $seeds } con { $house }
last-sowed = { $who } sembró { $seeds } desde { $house }
last-prong = { $who } añadió una púa en { $square }
last-stepped = { $who } fue de { $from } a { $to }
last-jumped = { $who } saltó de { $from } a { $to }
last-jumped-took = { $count ->
    [one] { $who } saltó a { $to } y capturó una cápsula
   *[other] { $who } saltó a { $to } y capturó { $count } cápsulas
  }
last-you-took = Capturaste { $seeds } con { $house }
last-you-sowed = Sembraste { $seeds } desde { $house }
last-you-prong = Añadiste una púa en { $square }
last-you-stepped = Fuiste de { $from } a { $to }
last-you-jumped = Saltaste de { $from } a { $to }
last-you-jumped-took = { $count ->
    [one] Saltaste a { $to } y capturaste una cápsula
   *[other] Saltaste a { $to } y capturaste { $count } cápsulas
  }
news-begins = empiezas tú
news-moved = tu jugada: { $ago }
ended-won = Ganaste
ended-lost = Perdiste
ended-drawn = Empate
ended-void = Sin resultado
ended-won-by = { $name } ganó

play-now = Jugar ahora
play-more = Más opciones
play-computer = Máquina
play-as-guest = Sin cuenta juegas como invitado: sin puntuación, con una pulsación.
play-waiting = { $n ->
    [one] 1 espera
   *[other] { $n } esperan
  }
play-own = esperas
you-wait = Estás esperando
you-wait-for = una partida de { $game }, { $pace }.
you-wait-meanwhile = Jugar contra la máquina mientras tanto
you-wait-no-more = Ya no estás esperando.
stop-waiting = Dejar de esperar
open-none = Nadie espera. Pulsa un ritmo arriba para esperar tú.
open-play = Jugar: { $name }, { $game }
cup-join = Participar
cup-join-name = Participar: { $name }
cup-see = Ver
cup-see-name = Ver: { $name }

pace-s = { $n } s
pace-m = { $n } min
pace-h = { $n } h
pace-d = { $n ->
    [one] 1 día
   *[other] { $n } días
  }
pace-plus = { $bank } + { $increment }
pace-move-s = { $n } s por jugada
pace-move-m = { $n } min por jugada
pace-move-h = { $n } h por jugada
pace-move-d = { $n ->
    [one] un día por jugada
   *[other] { $n } días por jugada
  }
pace-none = sin reloj
pace-about-none = tómate tu tiempo
pace-about-bank = { $bank } en total
pace-about-each = para cada jugada
pace-about-plus = + { $increment } por jugada
pace-about-total = para toda la partida
pace-title = Ritmo
pace-other = otro…
pace-other-about = el tuyo
pace-increment = Más por cada jugada
pace-unit = Unidad: { $of }
pace-unit-s = segundos
pace-unit-m = minutos
pace-unit-h = horas
pace-unit-d = días

opponent-title = Rival
opponent-computer = Máquina
opponent-anyone = Cualquiera
opponent-anyone-about = esperar a alguien
opponent-person = Por su nombre
opponent-person-about = alguien de aquí
opponent-link = Con un enlace
opponent-link-about = un amigo, sin cuenta
opponent-friends = Tus amistades
opponent-level-about = nivel { $n }
opponent-level = Nivel { $n }
challenge-button-computer = Empezar la partida
challenge-button-link = Crear un enlace
challenge-button-anyone = Esperar a un rival
more-title = Más
more-first-lot = empieza quien salga por sorteo
more-first-me = empiezas tú
more-first-opponent = empieza tu rival
more-rated = puntúa
more-etiquette = con etiqueta
more-no-etiquette = sin etiqueta
more-start = posición propia
more-conditions = con condiciones
challenge-start-position = Posición inicial
challenge-start-hint = Como la escribe «show», por ejemplo 4,4,4,4,4,4/4,4,4,4,4,4 0 0 S. Una partida así no puntúa. En blanco: la de siempre.
pace-more = Más ritmos
