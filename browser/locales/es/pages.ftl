### Pages other than the first that is opened: fetched with them (src/more_texts.ts).

front-now = Se está jugando ahora
front-watch = Ver más

front-mail = O juega por correo, una jugada al día: escribe <b>help</b> a <house>{ $house }</house> y Posthouse responde.
front-mail-too = O juega por correo, una jugada al día.
front-mail-how = Cómo funciona
front-games = { $n } juegos

## Caminos

tournaments-title = Torneos

## Una partida nueva

challenge-player = Retar a { $name }
# Behind the challenger’s name.
challenge-to-game = te reta a una partida de { $game }
challenge-word = te reta
challenge-later = Responder más tarde
challenge-game = Juego
challenge-typed = Nombre de tu rival
challenge-first = Quién mueve primero
challenge-first-lot = a suertes
challenge-first-me = yo
challenge-first-opponent = mi rival
challenge-clock = Tiempo para cada parte
challenge-repeat = Número de partidas
challenge-repeat-hint = Tras cada una que alguien acepta, el tablero vuelve a esperar, hasta que hayan empezado tantas o lo retires. Tu límite vale.
wanted-title = Criterios para el rival
wanted-rating-min = Puntuación, como mínimo
wanted-rating-max = Puntuación, como máximo
wanted-within = Puntos de distancia de la mía, como máximo
wanted-established = solo puntuaciones firmes, sin interrogación
wanted-company = Quién puede aceptar
wanted-who-anyone = personas y bots
wanted-who-people = solo personas
wanted-who-computer-challenge = también la máquina, si en un día no viene nadie
wanted-who-computer-seek = también la máquina, donde nadie más busca
wanted-is-between = puntuación de { $min } a { $max }
wanted-is-least = puntuación de { $min } o más
wanted-is-most = puntuación de { $max } o menos
wanted-is-within = a { $n } puntos como máximo
wanted-is-established = puntuaciones firmes
wanted-is-people = solo personas
wanted-is-computer = también la máquina
challenge-unrated = no cuenta para la clasificación
challenge-button = Retar
show-all = Mostrar las { $n }

## El salón

lobby-now = Se está jugando ahora
lobby-now-none = Ahora mismo no juega nadie.
watch-more = Más partidas
watch-play = Jugar ahora
waiting-title = A la espera de rival
waiting-none = Ahora mismo no espera nadie.
waiting-nobody-else = Ahora mismo no espera nadie más.
waiting-play = Jugar
waiting-games = de aquí salen { $n } partidas, una tras otra
waiting-cannot-apart = No es para ti.
waiting-cannot-enough = Has alcanzado tu límite para este juego: mira «Número de partidas» en los ajustes.
waiting-cannot-waits = Quien espera aquí no tiene tiempo ahora para otra partida.
waiting-cannot-rating = No es para ti: tu puntuación está fuera de estos límites.
waiting-cannot-within = No es para ti: tu puntuación está demasiado lejos de la suya.
waiting-cannot-established = Todavía no es para ti: tu puntuación es aún provisional.
waiting-cannot-people = Para personas, no para bots.
waiting-sign-up = Para jugar, <signup>regístrate</signup> o <login>inicia sesión</login>.
waiting-sign-up-rated = Para partidas puntuadas, <signup>regístrate</signup> o <login>inicia sesión</login>.
first-is = mueve primero { $name }
first-you = mueves primero
first-accepts = quien acepte
here-title = En línea
here-nobody = Nadie con sesión iniciada.
here-others =
    { $n ->
        [one] Y un jugador más.
        [many] Y { $n } de jugadores más.
       *[other] Y { $n } jugadores más.
    }
here-strangers =
    { $n ->
        [0] No hay nadie más mirando.
        [one] Y una visita sin nombre.
        [many] Y { $n } de visitas sin nombre.
       *[other] Y { $n } visitas sin nombre.
    }
finished-title = Recién terminadas
finished-none = Aún no ha terminado ninguna partida.
finished-months = Todas las partidas, mes a mes

## Jugadores

people-title = Personas
people-sought = Buscar a alguien
people-found =
    { $n ->
        [0] Nadie tiene eso en su nombre.
        [one] Un jugador
        [many] { $n } de jugadores
       *[other] { $n } jugadores
    }
joined-on = Se registró el { $date }.
computers-title = La máquina
computers-about = La máquina juega a todos los juegos en cada uno de estos niveles. Los niveles flojos miran menos lejos y se conforman con menos que la mejor jugada; nunca juegan al azar.
computer-about = La máquina en el nivel { $level }: { $like }.
player-gone = Esta cuenta está cerrada; las partidas se conservan.
player-last = Última jugada: { $ago }.
player-puzzles = Puntuación en problemas: { $rating }, resueltos: { $solved } de { $tried }.
player-puzzle-days = Racha más larga: { $n } días seguidos.
player-never = Aún no ha jugado aquí con otras personas.
player-now = Jugando ahora
no-such-player = Aquí no hay nadie que se llame «{ $name }».
to-players = Ver a todos los jugadores
compare-you = Tú y { $name }
by-game-title = Resultados por juego
opponents-title = Contra cada rival
opponents-more =
    { $n ->
        [one] Un rival más
        [many] { $n } de rivales más
       *[other] { $n } rivales más
    }
latest-title = Últimas partidas
results-game = Juego
results-opponent = Rival
results-won = Ganadas
results-drawn = Empatadas
results-lost = Perdidas
results-points = Puntos
results-points-of = { $points } de { $played }
results-running = En curso
results-latest = Contado con las últimas { $n } partidas.
compare-score = { $one } { $points }, { $two } { $other }, en { $played ->
        [one] una partida terminada
        [many] { $played } de partidas terminadas
       *[other] { $played } partidas terminadas
    }.
compare-none = { $one } y { $two } aún no han terminado ninguna partida entre sí.
compare-by-game = Cómo le fue a { $name } en cada juego
compare-games = Sus partidas
message-title = Escribir a { $name }
message-text = Mensaje
message-hint = A { $name } le llega como carta, sin ver tu dirección.
message-send = Enviar
blocks-one = Bloquear a { $name }
blocks-end = Dejar de bloquear a { $name }
blocks-about = No pueden retarte, sentarse a tus tableros que esperan ni escribirte, ni tú a ellos. Las partidas en curso siguen, sin palabras. Los torneos os emparejan de todos modos.

## Juegos

games-title = Juegos
games-unknown = No hay ningún juego llamado «{ $name }». Elige uno de estos.
game-sign-up = Para jugar con personas, <signup>regístrate</signup> o <login>inicia sesión</login>.
game-watch = Mirar
game-standings = Clasificación
game-line-wari = el juego por correo: captura más de la mitad de 48 semillas
game-line-wari-24 = las reglas del ordenador doméstico: 24 semillas ganan, hoyos del 1 al 12
game-line-warri = las reglas antillanas, con su etiqueta
game-line-super-wari = el juego de Bill Taylor en dos filas de ocho: deja al rival sin semillas
game-line-oware = las reglas de torneo Abapa: un grand slam no captura nada
game-line-awari = las reglas con que se resolvió el juego en 2002
game-line-octilite = las cápsulas van adonde apuntan sus púas: sé el primero en una base del otro; de Don Green
game-rules = Reglas
game-lesson = Una lección de cinco minutos
game-puzzles = Problemas
game-to-rules = Leer las reglas
game-to-example = Ver una partida entera, jugada a jugada
contents = Contenido
board-coming = Preparando el tablero…
diagram-play = Jugar { $move }
diagram-again = Empezar de nuevo
login-new-here = ¿Es tu primera vez?
signup-known-here = ¿Ya tienes una cuenta?
signup-closed = Este sitio no admite jugadores nuevos por ahora.
signup-invitation = Los jugadores nuevos llegan por invitación: pide a un jugador un enlace a una partida, ábrelo y regístrate en el mismo navegador.
sign-name = Nombre
sign-name-malformed = Un nombre tiene de 2 a 20 letras (a a z), cifras, - o _, y empieza por una letra.
sign-password = Contraseña
sign-password-hint = 6 caracteres como mínimo.
sign-code = Código
sign-code-hint = Las seis cifras que muestra ahora tu aplicación de autenticación, o un código de recuperación.
sign-address = Dirección de correo
sign-address-hint = (opcional: para jugar también por correo y para una contraseña nueva si olvidas la tuya)
confirm-title = Confirmar
confirm-word = Código de confirmación
confirm-what = Pulsa el botón para confirmar lo que pide nuestra carta: tu dirección, o lo que alguien, esperamos que tú, escribió en tu nombre.
confirm-button = Confirmar
confirm-go-on = Continuar a Posthouse

## Comandos

command-title = Comando
command-as-in-mail = Como en un correo a Posthouse: <commands>todos los comandos</commands>
command-say = Ejecutar
command-beneath = Más líneas
command-beneath-what = Un comentario, un mensaje a otras personas o, con <code>multiple</code>, un comando por línea
commands-title = Todos los comandos
commands-about = Los mismos comandos valen en un correo a Posthouse (en el asunto), en la caja de comandos, en la terminal y por la API. <code>GAME</code> es el nombre de un juego, + significa uno o más, lo que va entre [ ] se puede omitir. Si has iniciado sesión, o respondes a una carta sobre un tablero, omite usuario y contraseña.
commands-house = General
commands-game = Un juego

## Cartas

# Dónde está una carta, en medio de una frase.
letter-here = guardada aquí
letter-sent = enviada a { $address }
letter-failed = no se pudo entregar a { $address }: { $trouble }
letter-trouble = con problemas de camino a { $address }: { $trouble }
letter-later = se enviará a { $address } ({ $when })
letter-going = de camino a { $address }
mail-came-back = El correo a { $address } volvió.
mail-suspended = Ya no se envía nada allí; tus cartas esperan aquí. No se pierde ninguna partida por eso.
mail-may-be-suspended = Si sigue así, ya no se enviará nada allí.
mail-mend = Para que se intente otra vez, vuelve a poner la dirección en los ajustes.
mail-unconfirmed = El correo irá a { $address } cuando confirmes esa dirección: la carta enviada allí dice cómo.
mail-goes-to = Las cartas se envían a { $address }; aquí también están todas.
mail-goes-nowhere = Ninguna dirección tuya recibe correo: tus cartas esperan aquí.
mail-change = Cámbialo en los ajustes.
log-log-in = Inicia sesión para leer tus cartas.
log-which = Filtro
log-group-all = Todas
log-group-sent = Enviadas
log-group-way = De camino
log-group-failed = Fallidas
log-group-here = Solo aquí
log-count =
    { $n ->
        [0] No hay cartas así.
        [one] Una carta.
        [many] { $n } de cartas.
       *[other] { $n } cartas.
    }
log-latest = Estas son las últimas { $n }.
log-written = Escrita
log-to = Para
log-attempts = Intentos
log-sent = Enviada
log-trouble = Problema
log-given-up = Falló
log-due = Próximo intento
follow = Seguir
follow-player = Seguir a { $name }
unfollow = Dejar de seguir
unfollow-player = Dejar de seguir a { $name }
friends-title = Amigos
friends-here = En línea
friends-plays = { $game } contra { $name }
friends-watch = Mirar a { $name }
friends-follow = Sigue a jugadores desde su página: aquí verás cuándo están en línea o juegan.
friends-away = Ninguno está en línea ni juega.
player-report = Avisar sobre { $name }
friend-end = Quitar a { $name } de mis amigos
list-or = { $some } o { $last }
list-or-others = { $some } u otras { $n }
list-none = ninguna
list-and = { $some } y { $last }
message-sent = Enviado.
sign-up-held = Una carta va de camino a { $address }: respóndela, o abre su enlace, en tres días, y serás { $name }. Hasta entonces el nombre está libre.
confirmed-address = { $address } está confirmada, { $name }: desde ahora tus cartas llegan ahí.
confirmed-address-too = { $address } está confirmada, { $name }: puedes escribir desde ella; tus cartas siguen yendo a { $other }.
confirmed-request = Tu orden está hecha, { $name }.

## Long lists

show-more = Mostrar más
list-shown = Se muestran { $n }.
list-ends = Eso es todo: { $n }.
