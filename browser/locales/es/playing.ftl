### Una partida: mover, preparar respuestas, relojes, ofertas, charla, el teclado.

## La página de una partida

rules-not-fetched = No se pudieron cargar las reglas. Vuelve a cargar la página.
setting-up = Preparando el tablero…
page-too-old = Esta página está desactualizada. Vuelve a cargarla.
title-match = { $game }, tablero { $board }
title-your-turn = ● Te toca: { $game }, tablero { $board }
title-waiting = ({ $count }) { $title }
board-number = tablero { $board }
your-turn = Te toca.
name-to-move = Le toca a { $name }.
looking-on = Estás mirando.
next-game = { $count ->
    [one] Siguiente partida que te espera
    [many] Siguiente de { $count } de partidas que te esperan
   *[other] Siguiente de { $count } partidas que te esperan
  }
you = tú
to-move = le toca
the-beginning = El comienzo.
after-moves = Después de { $at } de { $count ->
    [one] una jugada
    [many] { $count } de jugadas
   *[other] { $count } jugadas
  }.

board-tools = El tablero
board-turn = Girar el tablero
board-numbers = Números
board-sound = Sonido
board-loud = Volumen
board-confirm = Confirmar cada jugada

## Mover

move-field-move = Tu jugada
move-field-plan = Siguiente jugada del plan
move-field-premove = Tu próxima jugada
move-may-be = Puedes jugar { $moves }.
move-such-as = por ejemplo, { $move }
move-button-move = Jugar
move-button-plan = Añadir al plan
move-button-premove = Jugar después
move-comment = Comentario
optional = (opcional)
confirm-move = ¿Jugar { $move }?
confirm-yes = Sí, jugar { $move }
confirm-no = Cancelar

## Jugadas anticipadas: la próxima jugada, elegida mientras le toca al rival

premove-set = Jugarás { $move } en cuanto { $name } haya jugado.
premove-cancel = Cancelar
premove-never = Esa no puede ser tu próxima jugada, juegue lo que juegue { $name }.
plan-never-legal = { $move } no responde a ninguna de las jugadas de { $name }.
move-kept = Tu jugada { $move } está guardada y se enviará cuando Posthouse responda.
move-kept-take-back = Retirarla
move-handed-back = Tu jugada { $move } no se ha jugado: { $reason }
move-handed-back-read = OK

## Relojes

time-days = { $count ->
    [one] 1 día
    [many] { $count } de días
   *[other] { $count } días
  }
time-hours = { $count ->
    [one] 1 hora
    [many] { $count } de horas
   *[other] { $count } horas
  }
time-minutes = { $count ->
    [one] 1 minuto
    [many] { $count } de minutos
   *[other] { $count } minutos
  }
time-seconds = { $count ->
    [one] 1 segundo
    [many] { $count } de segundos
   *[other] { $count } segundos
  }
clock-hours = { $count } h
clock-minutes = { $count } min
clock-short = Queda poco tiempo:
clock-none = Sin reloj: tómate tu tiempo.
clock-bank = Cada parte tiene { $time }; el tiempo corre mientras le toca.
clock-increment = Cada jugada añade { $time }, hasta un máximo de { $cap }.
clock-end = Pierde quien agota su tiempo.
match-time-left = tiempo restante: { $time }
match-rated = La partida cuenta para la clasificación.
match-unrated = La partida es amistosa: no cuenta para la clasificación.
withdraw = Retirar
draw-offered = { $by } ofrece empate.
undo-offered = { $by } pide deshacer una jugada.

## El teclado

keys-title = Atajos de teclado
keys-next = la siguiente partida que te espera
keys-step = una jugada atrás, una adelante
keys-ends = al comienzo, al final
keys-move = escribir una jugada
keys-board = al tablero; las flechas te mueven por él, Intro juega
keys-plan = planear, mientras le toca a tu rival
keys-chat = decir algo
keys-turn = girar el tablero
keys-help = esta lista
keys-setting = Las letras sueltas son comandos (? muestra la lista)
keys-on = Las letras sueltas hacen estas cosas
close = Cerrar

## The title line, the bars, the panels

facts-rated = por puntos
facts-unrated = sin puntos
facts-style-hoarder = acaparador
facts-style-attacker = atacante
pace = { $bank } + { $increment } por jugada
clock-title = El reloj
your-move = Te toca
captured-seeds = { $count ->
    [one] 1 semilla capturada
   *[other] { $count } semillas capturadas
  }
captured-pods = { $count ->
    [one] 1 pieza capturada
   *[other] { $count } piezas capturadas
  }
next-game-short = Siguiente partida ({ $count })
match-back = Volver a tus partidas
board-settings = Ajustes del tablero
board-speed = Velocidad
speed-slow = Lenta
speed-usual = Normal
speed-quick = Rápida
speed-none = Ninguna
board-theme = Tablero
board-theme-page = Como la página
board-theme-wood = Madera
board-theme-night = Noche
board-theme-stone = Piedra
board-theme-ink = Tinta
sending-move = Enviando { $move }…
rules-link = Reglas
