### A match, apart from what is drawn first: fetched after that (src/more_texts.ts).

etiquette-keep = Guardar la etiqueta del Warri
etiquette-about = Hoyo tocado, hoyo jugado: sin probar, sin volver atrás, sin contar.
etiquette-seats = Tu lado está abajo, y cualquiera de los dos puede mover primero.
etiquette-by-lot = Tu lado está abajo, y la suerte decide quién mueve primero.

## En la mesa

etiquette-title = En esta partida…
etiquette-touched = … hoyo tocado, hoyo jugado. Mira cuanto quieras y después alarga la mano una sola vez.
etiquette-seeds = … las semillas se miran, no se cuentan. Los números llegan cuando termina la partida.
etiquette-asking = … nadie pregunta si una jugada está permitida. Un hoyo que no se puede jugar se queda como está.
etiquette-pleasure = … se juega por el gusto de jugar, nunca por dinero.
etiquette-strong = … una máquina fuerte es cortés: prefiere ganar por poco que por mucho.
etiquette-senior = … cuando dos juegan por primera vez, quien se registró antes puede mover primero, o ceder la primera jugada. Después decide la suerte.
etiquette-heard = Con un lector de pantalla oyes el número de semillas.

## La primera jugada

etiquette-yours = Te registraste antes que { $name }, así que la primera jugada es tuya: puedes hacerla o cederla.
etiquette-give = Ceder la primera jugada a { $name }
etiquette-theirs = { $name } se registró antes, así que la primera jugada es suya: puede hacerla o cederla.
etiquette-given-you = { $name } se registró antes y te cede la primera jugada.
etiquette-given = { $senior } se registró antes y cede la primera jugada a { $junior }.

## El final

etiquette-over = La partida ha terminado y ya se pueden contar las semillas: { $first } { $firstSeeds }, { $second } { $secondSeeds }.
etiquette-thank = Dar las gracias a { $name } por la partida
etiquette-thanks = Gracias por la partida.
etiquette-thanked = Has dado las gracias a { $name } por la partida.
etiquette-machine-thanks = { $name } te da las gracias por la partida.
etiquette-lot = El sorteo ha favorecido a { $name }, que empieza.
etiquette-lot-you = El sorteo te ha favorecido: empiezas tú.

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
plan-back = Una jugada atrás
plan-done = Plan listo
plan-if-then = Si { $theirs }, entonces { $mine }
plan-cut = Cortar: si { $theirs }, entonces { $mine }
plan-cut-short = Cortar

## Empate, deshacer, el final, revancha

not-now = Ahora no
play-on = Seguir jugando
refuse = Rechazar
draw-ask = Ofrecer empate
draw-sure = ¿Ofrecer empate?
draw-yes = Ofrecerlo
draw-asked = Has ofrecido empate; { $who } aún no ha respondido.
draw-accept = Aceptar…
draw-accept-sure = La partida termina en empate.
draw-accept-yes = Aceptar el empate
undo-ask = Deshacer
undo-sure = ¿Pedir que se deshaga tu última jugada?
undo-sure-machine = ¿Deshacer tu última jugada? Desde entonces la partida no cuenta para la clasificación.
undo-yes = Deshacer
undo-asked = Has pedido deshacer tu jugada; { $who } aún no ha respondido.
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

## Avisos

push-here = Avisarme en este navegador
push-about = cuando me espera una partida, también sin ninguna página abierta
push-forbidden = Para recibir avisos aquí cuando te espera una partida, permite las notificaciones de este sitio en los ajustes del navegador.
push-failed = No se puede avisar al navegador: { $why }
push-one = Tu partida te espera
push-several = Hay partidas que te esperan
push-board = { $game }, tablero { $board }, contra { $opponent }
push-news = Tienes novedades en Posthouse.
match-bar = Esta partida
match-panels = Chat, nota y plan
match-flip = Girar
match-more = Más
move-type = Escribir una jugada
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
end-you-resigned = te rendiste
end-you-time = se te acabó el tiempo
end-you-absent = no hiciste a tiempo tu primera jugada
end-score = {" "}{ $own } a { $other }
end-why = : { $why }
end-rating = Tu puntuación
end-lead = Tu ventaja, jugada a jugada
end-lead-of = Ventaja de { $name }, jugada a jugada
end-range = de { $lowest } a { $highest }
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
notice-declined-later = { $name } rechaza: ahora no, quizá más tarde.
notice-declined-clock = { $name } rechaza, pero jugaría con otro tiempo de reflexión.
notice-declined-rated = { $name } rechaza, pero jugaría una partida puntuada.
notice-declined-unrated = { $name } rechaza, pero jugaría una partida sin puntuar.
notice-declined-game = { $name } rechaza: no juega a este juego.
notice-declined-people = { $name } rechaza: solo juega con personas, no con bots.

replay-moves = Jugadas
replay-no-move = Aún no hay jugadas.
replay-commented = con un comentario

proven-title = Resultados demostrados
proven-reach = Con { $reach } semillas o menos en el tablero, esto dice en qué habría acabado cada jugada.
proven-working = Calculándolo…
proven-unknown = De esta posición no se sabe nada.
proven-moves = Las jugadas, la mejor primero
proven-move = Jugada
proven-proves = Lo que demuestra
replay-captures = { $count ->
    [one] captura 1
   *[other] captura { $count }
  }
