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
told-taken-back = Deshecho: { $moves }.
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
to-last-move = Volver a la partida

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
your-move-kept = Tu jugada está guardada
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
clock-first-move = Primer movimiento: { $time }
match-halve = Reducir mi tiempo a la mitad: una victoria vale un punto más
match-tournament = Torneo { $name }
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
keys-cells = a los hoyos, cápsulas o casillas que se pueden elegir
keys-read = decir el marcador y todo el tablero
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

## Debajo y al lado de una partida: recorrerla, su hoja de jugadas, lo demostrado cerca del final.

replay-steps = Recorrer la partida
replay-first = Primera posición
replay-back = Jugada anterior
replay-on = Jugada siguiente
replay-last = Última jugada

## Cuándo se paran los relojes y qué significa un reloj.

clock-still-sleep = duerme hasta { $until }: el reloj está parado
clock-still-weekend = ausente hasta { $until }: el reloj está parado
clock-still-vacation = de vacaciones hasta { $until }: el reloj está parado
clock-still-closed = el servidor está parado: el reloj está parado
clock-still-frozen = todos los relojes están parados por ahora
clock-due = El tiempo de { $name } se acaba: { $when }.
clock-pauses = Cuándo se para un reloj
clock-pause-own = En las horas de sueño de quien juega (diez al día como máximo) y en sus días de descanso (dos por semana como máximo). Cada cual los elige en sus ajustes.
clock-pause-vacation = En sus vacaciones, 30 días al año. Si lo desea, empiezan solas antes de que se acabe su tiempo.
clock-pause-house = Mientras el servidor está parado o el operador ha parado todos los relojes.
clock-pause-bound = Las pausas propias retrasan el final de un turno 60 días y el doble del tiempo que tenía, como máximo. Siempre se puede jugar.
clock-reminders = A quien tarda se le avisa cuando ha gastado cuatro quintos de su tiempo, y otra vez antes del final; no en partidas de pocas horas.

## Los modales del Warri: cómo se ofrecen con un reto, y qué dice una mesa que los guarda.

## Con un reto

etiquette-word = con etiqueta

## Mientras se juega

etiquette-sown = { $name } siembra desde { $house }.
etiquette-captured = { $name } siembra desde { $house }, y captura.
etiquette-sown-you = Siembras desde { $house }.
etiquette-captured-you = Siembras desde { $house }, y capturas.
etiquette-gentle = Deja ese por ahora y elige otro hoyo tuyo.
etiquette-type = Escribe la letra de un hoyo tuyo.
move-wait = Espera la respuesta: lo que has escrito se queda aquí.
