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

## Preparar respuestas

plan-title = Jugadas condicionales
plan-begin = Planear
plan-more = Seguir planeando
plan-about = Prepara respuestas a las jugadas de { $name }. Se juegan solas; nadie más las ve.
plan-label = Planeando; nada de esto se ha jugado aún.
plan-their-move = ¿Qué esperas que juegue { $name }?
plan-your-answer = Si { $name } juega { $move }, ¿qué respondes?
plan-over-there = Ahí terminaría la partida.
plan-whatever = Juegue lo que juegue…
plan-whatever-else = Si juega cualquier otra cosa…
plan-whatever-which = Tu jugada, juegue lo que juegue tu rival: se hace donde sea legal.
plan-never-legal = { $move } no responde a ninguna de las jugadas de { $name }.
move-kept = Tu jugada { $move } está guardada y se enviará cuando Posthouse responda.
move-kept-take-back = Retirarla
move-handed-back = Tu jugada { $move } no se ha jugado: { $reason }
move-handed-back-read = OK
plan-back = Una jugada atrás
plan-done = Plan listo
plan-if-then = Si { $theirs }, entonces { $mine }
plan-cut = Cortar: si { $theirs }, entonces { $mine }
plan-cut-short = Cortar

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

## Empate, deshacer, el final, revancha

not-now = Ahora no
play-on = Seguir jugando
refuse = Rechazar
withdraw = Retirar
draw-ask = Ofrecer empate
draw-sure = ¿Ofrecer empate?
draw-yes = Ofrecerlo
draw-asked = Has ofrecido empate; { $who } aún no ha respondido.
draw-offered = { $by } ofrece empate.
draw-accept = Aceptar…
draw-accept-sure = La partida termina en empate.
draw-accept-yes = Aceptar el empate
undo-ask = Deshacer
undo-sure = ¿Pedir que se deshaga tu última jugada?
undo-sure-machine = ¿Deshacer tu última jugada? Desde entonces la partida no cuenta para la clasificación.
undo-yes = Deshacer
undo-asked = Has pedido deshacer tu jugada; { $who } aún no ha respondido.
undo-offered = { $by } pide deshacer una jugada.
undo-accept = Permitir deshacer
resign-ask = Rendirme
resign-sure = ¿Te rindes en esta partida?
resign-yes = Rendirme
decline-ask = Rechazar
decline-sure = ¿Rechazar esta partida? No cuenta.
decline-yes = Rechazar
rematch-ask = Revancha
rematch-go = A la revancha, tablero { $board }

## Charla y notas

talk-title = Chat
talk-with-move = con
talk-say-label = Di algo a todos los que están junto al tablero
talk-say-short = Mensaje
talk-report = Avisar sobre esta partida
talk-say = Enviar
note-title = Mi nota
note-about = Solo la ves tú, en todos tus dispositivos. Se guarda mientras escribes.
note-kept = Guardada.

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

## Avisos

push-here = Avisarme en este navegador
push-about = cuando me espera una partida, también sin ninguna página abierta
push-forbidden = Para recibir avisos aquí cuando te espera una partida, permite las notificaciones de este sitio en los ajustes del navegador.
push-failed = No se puede avisar al navegador: { $why }
push-one = Tu partida te espera
push-several = Hay partidas que te esperan
push-board = { $game }, tablero { $board }, contra { $opponent }
push-news = Tienes novedades en Posthouse.

## The title line, the bars, the panels

facts-rated = por puntos
facts-unrated = sin puntos
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
match-bar = Esta partida
match-panels = Chat, nota y plan
match-flip = Girar
match-more = Más
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
move-type = Escribir una jugada
sending-move = Enviando { $move }…
plan-short = Planear
plan-later = Mientras le toca a tu rival, puedes preparar respuestas aquí.
note-short = Nota
talk-none = Nadie ha dicho nada todavía.
talk-unread = { $count ->
    [one] 1 nuevo
   *[other] { $count } nuevos
  }

## The end card. $score is empty or a space and a score: " 26–19"

end-you-won = Has ganado{ $score }
end-you-lost = Has perdido{ $score }
end-won = { $name } ha ganado{ $score }
end-drawn = Empate{ $score }
end-rating = Tu puntuación
end-lead = Tu ventaja, jugada a jugada
end-lead-of = Ventaja de { $name }, jugada a jugada
end-largest = máxima: { $largest }
end-analyze = Analizar
end-share = Compartir
end-next = Siguiente partida: { $name }
notice-draw-proposed = { $name } propone tablas.
notice-draw-withdrawn = { $name } retira la propuesta de tablas.
notice-draw-refused = { $name } rechaza las tablas.
notice-take-back-proposed = { $name } pide deshacer una jugada.
notice-take-back-withdrawn = { $name } ya no pide deshacer una jugada.
notice-take-back-refused = { $name } no permite deshacer la jugada.
notice-move-taken-back = { $name } deshace { $move }.
notice-move-taken-back-unrated = { $name } deshace { $move }; la partida ya no puntúa.
notice-lot-drawn = Por sorteo, { $name } mueve primero.
notice-first-move-given = { $name } cede la primera jugada a { $other }.
notice-operator-reopened = El operador reabre la partida: sigue después de { $n } jugadas.
notice-operator-took-back = El operador devuelve la partida a la posición después de { $n } jugadas.
notice-operator-gave-seat = El operador da el sitio de { $name } a { $other }.
