### Lo que dicen las reglas y la casa, reconocido por sus frases en inglés.

## Cómo juega un nivel de la máquina

like-1 = primera partida
like-2 = recién llegado
like-3 = aprendiz
like-4 = principiante
like-5 = en progreso
like-6 = estudiante
like-7 = de vacaciones
like-8 = ocasional
like-9 = habitual
like-10 = entusiasta
like-11 = de club
like-12 = capitán de club
like-13 = primer tablero
like-14 = regional
like-15 = de torneo
like-16 = fuerte
like-17 = experto
like-18 = maestro
like-19 = gran maestro
like-20 = el más fuerte

## Nombres, contraseñas, direcciones

account-password-is-changed = Tu contraseña está cambiada, { $name }.
account-logged-out-else = Tu sesión está cerrada en todas partes menos aquí.
account-logged-out = Tu sesión está cerrada en todas partes: entra con la nueva.
account-sessions-stay = Tus sesiones quedan como están.
account-tokens-void = Las llaves de tus programas ya no valen.
account-two-factor-stays = La autenticación de dos factores sigue activada.
code-is-off = La autenticación de dos factores está desactivada, { $name }: tu contraseña sola vuelve a abrir tu cuenta.
code-is-on = La autenticación de dos factores está activada, { $name }.
code-from-now-on = Desde ahora entras con tu contraseña y un código.
code-in-mails = En los correos escribe tu contraseña para correos o responde a nuestras cartas: la contraseña de tu cuenta ya no vale allí.
code-sessions-stay = Tus sesiones y las llaves de tus programas quedan.
code-new-codes = Tienes nuevos códigos de recuperación; los viejos ya no valen.
code-keep-codes = Guarda estos códigos de recuperación con tus papeles importantes: cada uno sustituye una vez a un código si pierdes tu aparato.
code-told-once = No se vuelven a mostrar.
account-mail-password-stays = Tu contraseña de correo sigue igual.
account-tokens-stay = Los tokens de tus programas también siguen: «tokens» los enumera.
account-password-reset = Tu contraseña ha cambiado, { $name }: entra con la nueva. El enlace que usaste ya no sirve.
account-no-mail-password = No tienes contraseña de correo.
account-mail-password-void = Tu contraseña de correo ya no vale, y no hay otra.
account-no-address = Ya no tienes dirección aquí: tus cartas esperan en la página.
account-confirmed-here = { $email } está confirmada, { $name }: desde ahora tus cartas llegan ahí.
account-confirmed-too = { $email } está confirmada, { $name }: puedes escribir desde ella; tus cartas siguen yendo a { $other }.
account-to-begin = Para empezar, reta a alguien: wari challenge { $name } computer-2
account-sign-up-held = Una carta va de camino a { $email }: respóndela, o abre su enlace, en tres días, y serás { $name }. Hasta entonces el nombre está libre.
account-sign-up-done = Bienvenido, { $name }. Tus cartas llegan desde ahora a { $email }.

## Retos, sala de espera, cuántas partidas

meet-begins = Empieza una partida: tablero { $board } de { $game }, { $name } contra { $other }.
meet-unrated = No puntúa.
meet-waits = El tablero { $board } de { $game } espera a otra persona.
meet-waits-no-more = El tablero { $board } de { $game } ya no espera.
meet-waiting-listed = «{ $game } waiting» lo muestra hasta que alguien lo acepte; «{ $game } withdraw { $board }» lo retira.
meet-seek-none = Ya no buscas partidas de { $game }.
meet-seek-has = Partidas de { $game }: tienes { $n } de { $most }.
meet-seek-waits = Partidas de { $game }: tienes { $n } de { $most }; las otras empiezan en cuanto alguien más busque una.
meet-limit-set = Nunca más de { $most } partidas de { $game } a la vez; tienes { $n }.
meet-limit-none = Tus partidas de { $game } no tienen límite.

## Tablas, jugadas deshechas, palabras en la mesa

table-has-proposed = Ya has propuesto tablas; { $name } todavía no ha contestado.
table-has-asked = Ya has pedido deshacer tu jugada; { $name } todavía no ha contestado.
table-watching = Juegas en el tablero { $board } de { $game }: sus cartas te llegan como las de tus otras partidas.
table-no-letters = No más cartas del tablero { $board } de { $game }.
table-unsubscribed = No más correo del tablero { $board } de { $game }: sus cartas esperan en la página, y el reloj sigue. «{ $game } subscribe { $board }» las trae de vuelta.
table-subscribed = Las cartas del tablero { $board } de { $game } te llegan desde ahora; «{ $game } unsubscribe { $board }» lo termina.
table-note-gone = Ya no tienes nota sobre el tablero { $board } de { $game }.

## La etiqueta del Warri

manners-lot = La suerte cayó en { $seat }: { $name } mueve primero.

## Planes y jugadas preparadas

plans-dropped = Ya no tienes plan para el tablero { $board } de { $game }.

## Relojes, vacaciones, sueño, fines de semana

still-vacation-over = Tus vacaciones han terminado.
still-no-vacation = No hay vacaciones previstas.
still-stand-still = Tus relojes se paran (ambos días incluidos, UTC):
still-days-used = Días de { $year } usados o previstos: { $n } de { $most }.
still-auto-on = Antes de que se acabe tu tiempo empiezan unas vacaciones por sí solas, { $n } días cada vez, mientras queden («vacation auto off»).
still-auto-off = Ningunas empiezan por sí solas («vacation auto on»).
still-may-still = Puedes mover de todos modos.
still-may-move = Siempre puedes mover.
still-never = Tus relojes: corren día y noche, toda la semana.

## Cartas y avisos

letter-goes = Tu mensaje va a { $players }:
letter-broadcast-nobody = Nadie más quiere anuncios ahora: el tuyo no fue a nadie.

## Torneos

cup-entered = Te has inscrito en { $cup }.
cup-will-not = No jugarás en { $cup }.

## Tokens y webhooks

program-token-void = El token { $token } ya no vale.
program-webhook-gone = Ya no se envía nada a { $token }.

## Bloquear

block-nobody = No bloqueas a nadie.
block-set = Bloqueas a { $players }: ni sus retos ni sus palabras te llegan. Las partidas en curso siguen. «unblock { $text }» lo termina.
block-ended = Ya no bloqueas a { $players }: sus retos y sus palabras te llegan de nuevo.

## Listas en las frases

list-or = { $some } o { $last }
list-and = { $some } y { $last }

## Retos y amigos


# Los operadores, en su página.

report-thanks = Gracias, { $name }.
report-who-reads = El operador de la casa lee lo que dices sobre { $about }; nadie más.
