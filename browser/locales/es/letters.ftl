### Lo que dicen las cartas y las respuestas a los comandos. Solo el servidor lee este archivo. Los comandos entre «…» y
### las palabras en mayúsculas se quedan como están.

## Todas las cartas

letter-greeting = Hola, { $name }:
letter-hello = Hola:
letter-you = tú
letter-match-name = { $game } tablero { $board }
letter-players = { $match }, { $first } contra { $second }
letter-subject = { $game } con { $name } · tablero { $board }
letter-subject-watched = { $game }, { $first } y { $second } · tablero { $board }
letter-writes = { $name } escribe:
letter-reason = Motivo:
letter-no-reason = (no se dio ningún motivo)
letter-operator = El operador
letter-unsubscribe = No recibir más cartas como esta
letter-your-letter-subject = tu carta
letter-day =
    { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }

## Confirmaciones

letter-confirm-subject = tu dirección
letter-confirm = Alguien, esperamos que tú, ha puesto esta dirección en una cuenta de Posthouse. Si fuiste tú, responde a esta carta o abre
letter-confirm-then = Entonces tus cartas llegarán aquí y podrás jugar por correo. Si no fuiste tú, no hagas nada: no volverás a saber de nosotros.
letter-sign-up-subject = tu cuenta nueva
letter-sign-up = Alguien, esperamos que tú, se registra en Posthouse como { $name } con esta dirección. Si eres tú, responde a esta carta en tres días o abre esta página, y el nombre es tuyo:
letter-if-not-you = Si no fuiste tú, no hagas nada: no volverás a saber de nosotros.
letter-held-subject = un comando en tu nombre
letter-held = hemos recibido un correo que pide algo en tu nombre. Dice venir de:
letter-held-asks = Pide:
letter-held-words = con este texto:
letter-held-confirm = Cualquiera puede enviar correo con tu dirección, así que todavía no se ha hecho nada. Si fuiste tú, responde a esta carta con la palabra «yes» en tres días, o abre esta página para confirmarlo:
letter-held-not-you = Si no fuiste tú, no hagas nada. Para evitar esta pregunta, pon tu contraseña, o la contraseña de correo, en el comando.

## Cuentas

letter-addresses-subject = Tus direcciones han cambiado
letter-addresses = Las direcciones de tu cuenta de Posthouse se acaban de cambiar, con tu contraseña. Enviamos esta carta a tu dirección anterior; las nuevas están en tu página.
letter-addresses-not-you = Si no fuiste tú, alguien conoce tu contraseña: entra en { $page } y cámbiala ahora, o escribe a { $house } con este asunto:
letter-reset-subject = Tu contraseña ha cambiado
letter-reset = Tu contraseña se acaba de cambiar con un enlace que el operador hizo para ti. Si no fuiste tú, avisa ahora al operador.
letter-two-factor-on-subject = La autenticación de dos factores está activada
letter-two-factor-on = La autenticación de dos factores de tu cuenta se acaba de activar. Si no fuiste tú, avisa ahora al operador.
letter-two-factor-off-subject = La autenticación de dos factores está desactivada
letter-two-factor-off = La autenticación de dos factores de tu cuenta se acaba de desactivar. Si no fuiste tú, avisa ahora al operador.
letter-webhook-subject = Webhook { $webhook } detenido
letter-webhook = Tu webhook { $webhook } no acepta los eventos que le envía Posthouse:
letter-webhook-then = Posthouse ya no le envía eventos. Cuando tu programa vuelva a funcionar, envíale una prueba: si la acepta, el webhook sigue donde estaba. Si no, quítalo.
letter-unread-subject = Un correo tuyo no se ha leído
letter-unread = Hoy llegó de tu dirección un correo a { $game } tablero { $board }. Parece que no lo escribiste tú ({ $reason }), así que no se leyó y no se hizo nada. Si lo escribiste tú, juega en la página:
letter-suspended-subject = Dirección suspendida
letter-bounced-subject = Un correo a tu dirección ha vuelto
letter-bounced = Un correo a { $address } ha vuelto:
letter-suspended = No enviamos más cartas a esta dirección hasta que la confirmes otra vez. Si vuelve a funcionar, o si tienes otra, escribe
letter-suspended-then = y responde a la carta que recibas.
letter-bounced-day = Este fue el día { $day } de 3: si vuelve correo un tercer día, no enviamos más cartas a esta dirección hasta que la confirmes otra vez.
letter-clocks-run = Tus relojes siguen corriendo: todas las cartas están en tu página, y también puedes jugar allí.
letter-vacation-subject = Vacaciones automáticas
letter-vacation = Se te acababa el tiempo en { $game } tablero { $board }, así que han empezado tus vacaciones automáticas. Tus relojes están parados hasta el { $until } UTC; aun así puedes jugar. De tus { $most } días de vacaciones de este año, { $used } están usados o previstos.
letter-vacation-end = Para terminarlas, escribe a { $house } con este asunto:
letter-vacation-never = Para no tener vacaciones automáticas:
letter-seeking-subject = Ya no buscas partidas de { $game }
letter-seeking = Se te acabó el tiempo en { $game } tablero { $board }, así que Posthouse no empieza más partidas de { $game } para ti, y tus desafíos abiertos se han retirado. Cuando vuelvas, busca otra vez, por ejemplo así:
letter-goodbye-subject = Adiós
letter-goodbye =
    Adiós. { $matches ->
        [0] No tenías partidas en curso.
        [one] Tu partida en curso queda abandonada.
       *[other] Tus { $matches } partidas en curso quedan abandonadas.
    } Tu cuenta está borrada: los demás ven «{ $deleted }» en lugar de tu nombre, que nadie puede usar durante un año.
letter-leaving-not-yet = Todavía no se ha hecho nada, { $name }.
letter-leaving-no-matches = No tienes partidas en curso.
letter-leaving-matches = Si te vas, abandonas estas partidas en curso:
letter-leaving-match = { $game } tablero { $board } contra { $name }
letter-leaving = Se borrará tu cuenta: tu nombre, tus direcciones, tus cartas, tus notas y lo que escribiste a otros. Tus partidas quedan, con el nombre «{ $deleted }». Nadie puede usar tu nombre durante un año. No se puede deshacer. «export» explica cómo obtener antes una copia de tus datos. Para irte, escribe:

## Respuestas sobre cuentas

letter-welcome-no-address = Te damos la bienvenida, { $name }. Sin dirección, tus cartas están en la página.
letter-welcome-addresses = Te damos la bienvenida, { $name }. Tus cartas van a la primera de estas direcciones que confirmes. Hasta entonces están en la página:
letter-welcome = Te damos la bienvenida, { $name }. Tus cartas llegan desde ahora a { $address }.
letter-language = Idioma de las cartas: { $language }
letter-language-of-mail = Idioma de las cartas: el de tu programa de correo
letter-presence-nobody = Nadie puede ver que estás aquí.
letter-presence-opponents = Las personas con las que juegas o has jugado y tus amigos pueden ver que estás aquí.
letter-presence-everybody = Todo el mundo puede ver que estás aquí.
letter-to-begin = Para empezar, desafía a alguien: wari challenge { $name } computer-2
letter-address-stays = se queda hasta que confirmes una de las otras
letter-address-confirmed = confirmada
letter-on-its-way = una carta está en camino: respóndela, o abre su enlace
letter-on-its-way-already = la carta de hoy ya está en camino: respóndela
letter-address-first = { $address } está confirmada, { $name }: tus cartas llegan aquí desde ahora.
letter-address-other = { $address } está confirmada, { $name }: puedes escribir desde ella; tus cartas siguen yendo a { $mailed }.
letter-sign-up-sent = Una carta está en camino a { $address }: respóndela, o abre su enlace, en tres días para ser { $name }. Hasta entonces el nombre no está reservado.
letter-your-addresses = Tus direcciones, { $name }; las cartas van a la primera confirmada:
letter-no-address = Ya no tienes dirección aquí: tus cartas están en la página.
letter-webhooks-stay = Tus webhooks se quedan: «webhooks» los enumera.
letter-tokens-stay = Los tokens de tus programas siguen valiendo: «tokens» los enumera.
letter-tokens-end = Los tokens de tus programas ya no valen, y tus webhooks han terminado.
letter-password-changed = Tu contraseña ha cambiado, { $name }.
letter-sessions-stay = Tus sesiones se quedan como están.
letter-sessions-end = Se han cerrado todas tus sesiones: entra con la nueva.
letter-other-sessions-end = Se han cerrado todas tus sesiones menos esta.
letter-mail-password-stays = Tu contraseña de correo se queda como está.
letter-password-reset = Tu contraseña ha cambiado, { $name }: entra con la nueva. El enlace ya no sirve.
letter-second-factor-stays = La autenticación de dos factores sigue activada.
letter-mail-password-none = No tienes contraseña de correo.
letter-mail-password-void = Tu contraseña de correo ya no vale, y no tienes otra.
letter-mail-password = Tu contraseña de correo, { $name }, es
letter-mail-password-use = Escríbela en tus correos en lugar de tu contraseña, como en
letter-mail-password-may = Puede jugar y escribir por ti, pero no cambiar tu cuenta. La anterior ya no vale. Solo se muestra una vez: guarda esta respuesta.
letter-last-of-day = Es la última carta de este tipo hoy, porque ha habido muchas: las siguientes están en la página:
letter-last-of-hour = Es la última carta de este tipo en esta hora, porque ha habido muchas: las siguientes están en la página:
letter-last-of-hour-ignored = Es la última carta de este tipo en esta hora, porque ha habido muchas: hasta entonces no se responde a más correos como el tuyo. «help mail» explica cómo escribirlos.
letter-secret-elsewhere = (solo se muestra a una dirección que hayas confirmado)

## Mensajes entre jugadores

letter-message-subject = Mensaje de { $name }
letter-message = { $name } te escribe:
letter-message-also = { $name } te escribe, y también a { $others }:
letter-message-answer = Para responder, responde a esta carta (quizá te pidamos confirmar que fuiste tú), o escribe a { $house } con este asunto:
letter-message-then = y tu mensaje como texto. Ninguno de los dos ve la dirección del otro.
letter-broadcast-subject = Carta a todos de { $name }
letter-broadcast = { $name } escribe a todos los que reciben tales cartas:
letter-broadcast-answer = Para responder, escribe a { $house } con este asunto:
letter-broadcast-end = y tu mensaje como texto. Para no recibir más cartas a todos:

## El problema del día

letter-puzzle-subject = Problema del día: { $game }
letter-puzzle =
    { $moves ->
        [1] Eres { $seat }. Solo una jugada gana: ¿cuál?
       *[other] Eres { $seat }. Gana en tu jugada número { $moves }, haga lo que haga tu rival.
    }
letter-puzzle-solve = Resuélvelo en la página:
letter-puzzle-end = Para no recibir más problemas, escribe a { $house } con este asunto:
letter-position = Como texto: { $position }
letter-position-words = En palabras, del hoyo a al { $last }: tú tienes { $own }; { $other } tiene { $theirs }. Tú has capturado { $captured }, { $other } { $lost }.

## Cartas agrupadas

letter-digest-subject = Tus tableros, { $day }
letter-digest-letters =
    { $n ->
        [one] 1 carta en un correo;
       *[other] { $n } cartas en un correo;
    }
letter-digest-turns =
    { $n ->
        [0] ninguna espera tu jugada.
        [one] 1 tablero espera tu jugada.
       *[other] { $n } tableros esperan tu jugada.
    }
letter-digest-your-turn = Te toca:
letter-digest-others = Y:
letter-digest-reply = Cada tablero de abajo tiene su propia dirección de respuesta. Una simple respuesta a este correo no dice a qué tablero se refiere.
letter-digest-answer = Para responder a esta carta, escribe a:
letter-digest-overtaken = Este tablero ha cambiado desde entonces. Una carta posterior, más arriba, lo muestra.

## Relojes

letter-duration-none = nada de tiempo
letter-duration-moment = menos de un segundo
letter-duration-seconds =
    { $n ->
        [one] 1 segundo
       *[other] { $n } segundos
    }
letter-duration-minutes =
    { $n ->
        [one] 1 minuto
       *[other] { $n } minutos
    }
letter-duration-hours =
    { $n ->
        [one] 1 hora
       *[other] { $n } horas
    }
letter-duration-days =
    { $n ->
        [one] 1 día
       *[other] { $n } días
    }
letter-clock-none = Sin reloj: tómate tu tiempo.
letter-clock-bank = Reloj { $clock }: { $bank } para cada uno. A quien se le acaba el tiempo pierde (véase: help clock).
letter-clock-increment = Reloj { $clock }: { $bank } para cada uno, y { $increment } más con cada jugada. A quien se le acaba el tiempo pierde (véase: help clock).
letter-clock-cap = Reloj { $clock }: { $bank } para cada uno, y { $increment } más con cada jugada, hasta { $cap }. A quien se le acaba el tiempo pierde (véase: help clock).
letter-clock = Reloj { $clock } (reserva+incremento): { $first }, { $second }; corre para quien debe jugar.
letter-clock-stopped = Reloj { $clock } (reserva+incremento): { $first }, { $second }; el operador ha parado todos los relojes.
letter-reminder = Has gastado la mayor parte de tu tiempo para esta jugada.
letter-last-reminder = Este es el último aviso.
letter-time-left = Tiempo que te queda para { $match } contra { $name }: { $time }.
letter-time-left-until = Tiempo que te queda para { $match } contra { $name }: { $time }; se acaba el { $end } UTC.
letter-time-loses = Si se te acaba el tiempo, pierdes.

## Tableros

letter-board-title =
    { $n ->
        [one] { $match } tras 1 jugada
       *[other] { $match } tras { $n } jugadas
    }
letter-move = Jugada { $n }: { $told }
letter-legal-moves = Jugadas posibles: { $moves }
letter-your-turn = Te toca.
letter-their-turn = Le toca a { $name }.
letter-you-answer = Te toca aceptar o rechazar.
letter-answers = Le toca a { $name } aceptar o rechazar.
letter-answers-you-may-move = Le toca a { $name } aceptar o rechazar. Mientras tanto puedes hacer la primera jugada.
letter-proposes-draw = { $name } propone tablas
letter-proposes-takeback = { $name } pide deshacer una jugada
letter-you-proposed-draw = Has propuesto tablas.
letter-you-proposed-takeback = Has pedido deshacer tu última jugada.
letter-proposal-answers = { $proposal }: «{ $game } accept { $board } --number={ $number }» acepta, «{ $game } reject { $board } --number={ $number }» rechaza, y cualquier jugada termina la propuesta.
letter-answer-proposal = { $proposal }: responde solo: accept, o: reject
letter-board-on-page = El tablero en la página:
letter-replay-on-page = Repasa la partida en la página:
letter-to-move =
    { $n ->
        [one] Para jugar, responde solo: { $moves }
       *[other] Para jugar, responde solo con una de estas: { $moves }
    }
letter-to-move-such = Para jugar, responde solo con tu jugada, por ejemplo: { $move }
letter-to-move-list = Debajo de tu jugada puedes escribir un comentario para tu rival. También puedes poner tu jugada en lugar del ? en esta lista:
letter-to-move-mail = O escribe a { $house } con este asunto:
letter-to-move-page = O juega en la página:
letter-tap-house = Para jugar, toca un hoyo con borde y envía el correo, o responde solo con su nombre, por ejemplo: { $move }
letter-tap-move = Para jugar, toca una jugada y envía el correo, o responde solo con la jugada, por ejemplo: { $move }
letter-chat = Conversación:
letter-answer-chat =
    Para responder, responde solo: chat
    y escribe tu mensaje debajo.
letter-watching = Sigues esta partida; «{ $game } unsubscribe { $board }» termina estas cartas.
letter-conditional-moves = Tus jugadas condicionales:
letter-submitted = Has preparado { $move }: «{ $game } confirm { $board } --number={ $number }» la juega.
letter-note = Tu nota:

## Cómo empieza una partida

letter-name-of-bot = { $name }, un bot,
letter-challenges-you = { $name } te desafía a una partida: { $match }.
letter-moves-first = Empieza { $name }.
letter-you-move-first = Empiezas tú.
letter-you-moved-first = Has hecho la primera jugada.
letter-unrated = No puntúa.
letter-style = El estilo del ordenador es { $style }.
letter-until-accepted = Hasta que aceptes no corre ningún reloj y nada cuenta.
letter-to-accept = Para aceptar, responde solo: accept
letter-to-accept-or-move = Para aceptar, responde solo: accept, o con tu primera jugada.
letter-to-decline = Para rechazar, responde solo: decline
letter-to-reject = Para rechazar, responde solo: reject
letter-expires = Si no respondes, el desafío caduca el { $day }.
letter-accepted = El desafío está aceptado, y empieza la partida: { $match }.
letter-begins = Empieza una partida: { $match }.
letter-offered = Se ofrece una partida a { $name }: { $match }.
letter-offered-begins = Empieza cuando { $name } acepte; hasta entonces no corre ningún reloj y nada cuenta.
letter-offered-expires = El desafío caduca el { $day }.
letter-to-withdraw = «{ $game } withdraw { $board }» retira el desafío.
letter-offered-to-you = { $name } te desafía a esta partida: «{ $game } accept { $board }» acepta, «{ $game } decline { $board }» rechaza.
letter-offered-to-you-move = { $name } te desafía a esta partida: «{ $game } accept { $board }» o tu primera jugada acepta, «{ $game } decline { $board }» rechaza.
letter-not-accepted = { $name } no ha aceptado el desafío todavía: hasta entonces no corre ningún reloj y nada cuenta.
letter-etiquette = Esta partida sigue la etiqueta: hoyo tocado, hoyo jugado, ninguna jugada se prueba ni se deshace, y nadie juega por dinero.
letter-etiquette-kept = Se sigue la etiqueta.
letter-senior = { $name } llegó antes, así que { $name } puede empezar o ceder la primera jugada.
letter-senior-you = Llegaste antes que { $other }, así que puedes empezar: haz una jugada, o cede la primera a { $other } con «{ $game } yield { $board }».
letter-senior-other = { $name } llegó antes que tú, así que { $name } puede empezar o ceder la primera jugada.
letter-yielded = { $name } ha cedido la primera jugada a { $other }.
letter-yielded-by-you = Has cedido la primera jugada a { $other }.
letter-yielded-to-you = { $name } te ha cedido la primera jugada.
letter-to-yield = Para ceder la primera jugada a { $name }, responde solo: yield
letter-thanks = { $name } te agradece la partida.
letter-to-thank =
    Para agradecer la partida a tu rival, responde solo: chat
    y escribe debajo tu mensaje a { $name }.
letter-first-moves = Empieza: { $who }.
letter-first-by-lot = lo decide el azar
letter-first-accepts = quien acepte
letter-first-poster = quien desafía
letter-waits = { $game } tablero { $board } espera a otra persona.
letter-waits-words = Quien acepte lee tus palabras.
letter-waits-listed = «{ $game } waiting» lo muestra hasta que alguien lo acepte; «{ $game } withdraw { $board }» lo retira.
letter-invitation =
    { $days ->
        [one] { $game } tablero { $board } espera a una amistad 1 día. Envíale este enlace:
       *[other] { $game } tablero { $board } espera a una amistad { $days } días. Envíale este enlace:
    }
letter-invitation-withdraw = «{ $game } withdraw { $board }» retira el enlace.
letter-you-declined = Has rechazado { $game } tablero { $board }; { $name } recibe una carta.
letter-you-withdrew = Has retirado { $game } tablero { $board }: ya no se ofrece a { $name }.

## Cómo termina una partida

letter-declined = La rechazó { $name }: la partida no cuenta.
letter-withdrawn = La retiró { $name }: la partida nunca empezó.
letter-expired = No se aceptó a tiempo: la partida nunca empezó.
letter-void = La terminó el operador: la partida no cuenta.
letter-drawn-agreed = Tablas: ambos estaban de acuerdo.
letter-drawn = Tablas: { $why }.
letter-operator-decided = lo decidió el operador
letter-won = Gana { $name }: { $why }.
letter-won-resigned = Gana { $name }: { $other } abandonó.
letter-won-time = Gana { $name }: a { $other } se le acabó el tiempo.
letter-won-absent = Gana { $name }: { $other } no hizo a tiempo su primera jugada.
letter-ratings = Puntuaciones: { $changes }.

## Respuestas sobre tableros

letter-plan-answered = Tus jugadas condicionales respondieron a { $theirs } con { $yours }.
letter-plan-dropped = Tus jugadas condicionales no tienen respuesta a { $move }: se descartan.
letter-plan-dropped-seats = Tus jugadas condicionales se descartan, porque ahora estás al otro lado.
letter-plan-dropped-takeback = Tus jugadas condicionales se descartan, porque se deshizo una jugada.
letter-plan-waits = Posthouse las juega cuando juegue tu rival; nadie más las ve.
letter-no-plan = No tienes jugadas condicionales para { $game } tablero { $board }.
letter-no-plan-any-more = Ya no tienes jugadas condicionales para { $game } tablero { $board }.
letter-played-already = La jugada { $n } ya se hizo: { $move }. No se ha cambiado nada.
letter-move-made-already = Ya has hecho esta jugada: { $move }, en { $match }.
letter-draw-unanswered = Ya has propuesto tablas; { $name } no ha respondido todavía.
letter-takeback-unanswered = Ya has pedido deshacer tu jugada; { $name } no ha respondido todavía.
letter-said = Dicho en { $match }; { $name } puede leerlo.
letter-said-to-computer = Dicho en { $match }, pero { $name } es un ordenador.
letter-own-match-again = Juegas en { $game } tablero { $board }: recibes sus cartas como las de tus otras partidas.
letter-own-match-silent = No más correo sobre { $game } tablero { $board }: sus cartas están en la página; el reloj sigue corriendo. «{ $game } subscribe { $board }» las devuelve.
letter-subscribed = Ahora recibes las cartas de { $game } tablero { $board }; «{ $game } unsubscribe { $board }» lo termina.
letter-unsubscribed = No más cartas sobre { $game } tablero { $board }.
letter-preview = Una prueba; no se ha jugado nada.
letter-nothing-submitted = No se ha jugado nada en { $game } tablero { $board }, y no tienes allí ninguna jugada preparada.
letter-submitted-board = Preparada, no jugada. El tablero quedaría así:
letter-noted = Anotado en { $game } tablero { $board }; nadie más lo ve.
letter-no-note-any-more = Ya no tienes ninguna nota en { $game } tablero { $board }.

## En un tablero dibujado

letter-on-board-captured = capturadas
letter-on-board-below = { $who } abajo
letter-on-board-lifted = vacía
letter-on-board-sown = sembró
letter-on-board-taken = captura
letter-on-board-moved = jugó
letter-on-board-left = antes
letter-on-board-passed = pasó
letter-on-board-base = base
letter-on-board-sowing = Última jugada: * vaciada, > < sembradas
letter-on-board-sowing-captures = Última jugada: * vaciada, > < sembradas, x capturadas
letter-on-board-narrow-sowing = * vaciada, > < siembra
letter-on-board-narrow-lifted = * vaciada
letter-on-board-narrow-captures = x capturadas
letter-on-board-pods = Última jugada: [ ] la cápsula, . donde estuvo, * capturada
letter-on-board-narrow-pods = o o x: jugó ahora
letter-on-board-narrow-passed = : paso, * captura
letter-on-board-prongs-left = Púas por poner:
letter-on-board-white = blanco
letter-on-board-black = negro
letter-on-board-prongs = Púas:
letter-on-board-one-prong = 1 púa por poner
letter-on-board-more-prongs = { $n } púas por poner

## Cómo se envían las cartas

letter-head-boards = Tableros:
letter-head-seat = Abajo:
letter-head-broadcasts = A todos:
letter-head-puzzle = Problema:
letter-head-quiet = Silencio:
letter-head-blocked = Bloqueados:
letter-notify-each = cada una se envía según llega
letter-notify-digest = un correo al día, a las 7:00 de la mañana
letter-notify-once = se envía una, y ninguna más hasta que vengas a la página o juegues
letter-notify-never = no se envía ninguna; están en la página
letter-notify-usual = («notify usual GAME/12» lo deshace)
letter-notify-puzzle = uno al día, a las 7:00 de la mañana
letter-seat-first = el primer asiento; el tuyo donde los hoyos tienen números
letter-seat-own = el tuyo
letter-yes = sí
letter-no = no
letter-quiet-none = ninguno (tu hora: { $zone })
letter-quiet = de { $from }:00 a { $until }:00 (tu hora: { $zone })
letter-go-to = Las cartas van a { $address }
letter-go-to-page = Las cartas van a tu página: ninguna de tus direcciones recibe correo
letter-address-bounced = { $address }: volvió correo, confírmala otra vez
letter-address-replaced = { $address }: se queda hasta que se confirme otra
letter-address-unconfirmed = { $address }: sin confirmar todavía
letter-message-sent = Tu mensaje va a { $names }:

## Palabras de orden

command-word-accept = aceptar
command-word-challenge = desafiar, retar
command-word-chat = charlar
command-word-confirm = confirmar
command-word-help = ayuda
command-word-language = idioma
command-word-message = mensaje
command-word-move = mover, jugar
command-word-pass = pasar
command-word-propose = tablas, proponer tablas
command-word-reject = rechazar
command-word-rematch = revancha
command-word-resign = abandonar, rendirse
command-word-show = mostrar
command-word-signup = registrarse
command-word-undo = deshacer
command-word-vacation = vacaciones
command-word-withdraw = retirar

## Torneos

letter-cup-subject = Torneo { $name }: { $what }
letter-cup-off = cancelado
letter-cup-begins = empieza
letter-cup-over = ha terminado
letter-cup-robin = todos contra todos
letter-cup-robin-in-turn = todos contra todos, ronda tras ronda
letter-cup-in-pools = { $system }, en grupos de unos { $n } con final
letter-cup-swiss = sistema suizo
letter-cup-swiss-rounds =
    { $n ->
        [one] sistema suizo, 1 ronda
       *[other] sistema suizo, { $n } rondas
    }
letter-cup-knockout = eliminatorias
letter-cup-match = encuentro por equipos
letter-cup-battle =
    { $n ->
        [one] { $system }, batalla de equipos: cuenta el mejor de cada equipo
       *[other] { $system }, batalla de equipos: cuentan los { $n } mejores de cada equipo
    }
letter-cup-sides = { $one } juega contra { $two }: tablero contra tablero según la puntuación, en tantos tableros como jugadores tiene el equipo menor; los demás son suplentes y no juegan.
letter-cup-to-enter-for-team = Para inscribirte por tu equipo: «{ $game } join { $name }», o si tienes varios «{ $game } join { $name } TEAM».
letter-cup-team = equipo
letter-cup-reserves = Suplentes, que no juegan: { $names }.
letter-cup-arena =
    { $n ->
        [one] arena de { $n } minuto
       *[other] arena de { $n } minutos
    }
letter-cup-arena-streaks =
    { $n ->
        [one] arena de { $n } minuto, tras dos victorias seguidas las partidas valen doble
       *[other] arena de { $n } minutos, tras dos victorias seguidas las partidas valen doble
    }
letter-cup-race =
    { $n ->
        [one] { $system }, a 1 victoria
       *[other] { $system }, a { $n } victorias
    }
letter-cup-games =
    { $n ->
        [one] { $system }, una partida por encuentro
       *[other] { $system }, { $n } partidas por encuentro
    }
letter-cup-round-minutes =
    { $n ->
        [one] { $system }, una ronda cada minuto
       *[other] { $system }, una ronda cada { $n } minutos
    }
letter-cup-is = { $name } es un torneo de { $game }: { $system }.
letter-cup-unrated = Sus partidas no puntúan.
letter-cup-tied-race = Si nadie tiene bastantes victorias tras { $n } partidas, sigue quien tenga más, o, con las mismas, quien sea mejor cabeza de serie.
letter-cup-tied = Un empate se decide con más partidas hasta que alguien gane una; tras { $n } tablas sigue el mejor cabeza de serie.
letter-cup-starts = Empieza el { $start } UTC con todos los inscritos: { $names }.
letter-cup-starts-full = Empieza cuando haya { $n } inscritos, y a más tardar el { $start } UTC con todos los inscritos: { $names }.
letter-cup-nobody = nadie todavía
letter-cup-to-enter = Para inscribirse: «{ $game } join { $name }».
letter-cup-called-off-early = Lo canceló el jugador que lo había anunciado.
letter-cup-called-off-few = Se canceló: había muy pocos inscritos.
letter-cup-called-off-side = Se canceló: uno de los dos equipos no tiene a nadie que juegue.
letter-cup-began = Empezó el { $begun }.
letter-cup-arena-runs = Empareja hasta las { $until } UTC. «{ $game } join { $name }» dice que estás: juegas en cuanto alguien está libre, y otra vez después de cada partida.
letter-cup-evening-runs = Hasta que se empareje la última ronda, con «{ $game } join { $name }» se juega desde la próxima ronda o se vuelve, con «{ $game } leave { $name }» se descansa tras las partidas de la ronda, y con «{ $game } bye { $name }» se descansa la próxima ronda, una vez, por medio punto.
letter-cup-next-round = La próxima ronda empieza el { $time } UTC.
letter-cup-began-over = Empezó el { $begun } y terminó el { $ended }.
letter-cup-seeding = Ordenados por puntuación; quienes no tienen van al final, por sorteo.
letter-cup-seeds = Ordenados por puntuación: { $names }.
letter-cup-by-lot = (por sorteo)
letter-cup-player = jugador
letter-cup-points = puntos
letter-cup-won = gana
letter-cup-drawn = tabl.
letter-cup-lost = perd
letter-cup-left = * ha dejado el torneo.
letter-cup-ties = Los empates se deshacen según el manual de la FIDE, C.07: por { $ties }.
letter-cup-then = { $some }, después { $next }
letter-cup-tie-direct = el resultado particular
letter-cup-tie-wins = las partidas ganadas
letter-cup-tie-round = la ronda alcanzada
letter-cup-tie-buchholz-cut = Buchholz sin el rival más débil
letter-cup-short-direct = partic.
letter-cup-short-wins = ganadas
letter-cup-short-round = ronda
letter-cup-round = Ronda { $n }
letter-cup-final-round = Final, ronda { $n }
letter-cup-pool = Grupo { $n }
letter-cup-final = Final
letter-cup-playing = En juego
letter-cup-bye = { $name }: descansa
letter-cup-half-bye = { $name }: descansa por medio punto
letter-cup-empty = nadie
letter-cup-unplayed = { $meeting }, no jugado
letter-cup-running = { $board } (en juego)
letter-cup-boards =
    { $n ->
        [one] { $meeting }, tablero { $boards }
       *[other] { $meeting }, tableros { $boards }
    }
letter-cup-entered = Te has inscrito en { $name }.
letter-cup-entered-late = Te has inscrito en { $name } y juegas desde la ronda { $n }; la ronda perdida cuenta medio punto.
letter-cup-at-once =
    { $n ->
        [one] Juegas una partida de { $name } cada vez.
       *[other] Juegas como mucho { $n } partidas de { $name } a la vez.
    }
letter-cup-not-playing = No jugarás en { $name }.
letter-cup-you-left = Has dejado { $name }: tus partidas en juego quedan abandonadas, y lo que te quedaba por jugar lo ganan los demás.
letter-cup-you-pause = Ya no se te empareja en { $name }; una partida en curso continúa. Con «{ $game } join { $name }» vuelves a entrar.
letter-cup-said = Todos los de { $name } pueden leerlo.
letter-cup-bye-wished = En la ronda { $n } de { $name } descansas, por medio punto. Con «{ $game } bye { $name }» otra vez lo anulas.
letter-cup-bye-back = Tu descanso queda anulado: juegas en la ronda { $n } de { $name }.
letter-cup-is-off = { $name } queda cancelado; los inscritos reciben una carta.
letter-cup-tomorrow = empieza en un día
letter-cup-soon = empieza pronto
letter-cup-reminder = { $name } empieza a las { $time } ({ $zone }): { $start } UTC. Estás inscrito.
letter-cup-reminder-once = { $name } empieza a las { $start } UTC. Estás inscrito.
letter-cup-cannot-come = Si no puedes venir: «{ $game } leave { $name }».
letter-series-daily = cada día
letter-series-weekly = cada { $weekday }
letter-series-monthly =
    { $which ->
        [1] el primer { $weekday } de cada mes
        [2] el segundo { $weekday } de cada mes
        [3] el tercer { $weekday } de cada mes
        [4] el cuarto { $weekday } de cada mes
       *[5] el último { $weekday } de cada mes
    }
letter-series-is =
    { $n ->
        [one] { $name } es una serie de torneos de { $game }, { $every } a las { $time } ({ $zone }).
       *[other] { $name } es una serie de torneos de { $game }, { $every } a las { $time } ({ $zone }); { $n } torneos son una temporada.
    }
letter-series-over = Ha terminado.
letter-series-announces = El que empieza el { $start } UTC se anunciará el { $day }.
letter-series-regulars = Inscritos en todos: { $names }. «{ $game } join { $name }» te inscribe también en todos.
letter-series-winner =
    { $n ->
        [one] { $name }, { $day }, 1 jugador: { $winner }
       *[other] { $name }, { $day }, { $n } jugadores: ganó { $winner }
    }
letter-series-unplayed = { $name }, { $day }: no jugó nadie
letter-series-season =
    { $of ->
        [one] Temporada { $season }:
       *[other] Temporada { $season }, tras { $n } de { $of } torneos:
    }
letter-series-played = jugados
letter-series-won = ganados
letter-series-entered = Desde ahora estás inscrito en cada torneo de { $name }.
letter-series-left = Ya no estás inscrito en los torneos de { $name }.
letter-series-ended = { $name } ha terminado. Sus torneos abiertos quedan cancelados, y los inscritos reciben una carta; los que se juegan siguen.
letter-team-subject = Equipo { $team }
letter-team-asks = { $name } pide entrar en { $team }. «team { $team } --admit={ $name }» lo admite, «team { $team } --remove={ $name }» lo rechaza.
letter-team-admitted = { $name } te ha admitido: ya perteneces a { $team }.
letter-team-refused = { $team } no te ha admitido.
letter-team-removed = { $name } te ha sacado de { $team }.
letter-team-captain = Ahora eres capitán de { $team }.
letter-team-line =
    { $n ->
        [one] { $team }: un miembro, capitán { $captain }; todos pueden entrar
       *[other] { $team }: { $n } miembros, capitán { $captain }; todos pueden entrar
    }
letter-team-line-on-request =
    { $n ->
        [one] { $team }: un miembro; el capitán, { $captain }, admite a los miembros
       *[other] { $team }: { $n } miembros; el capitán, { $captain }, admite a los miembros
    }
letter-team-members = Miembros: { $names }.
letter-team-asking = Piden entrar: { $names }.
letter-team-to-join = Para entrar: «team { $team } --join».
