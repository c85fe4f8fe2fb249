### Lo que dicen las respuestas a las órdenes, y lo que un jugador sabe de las decisiones de los operadores. Solo el servidor
### lee este archivo. Las órdenes entre «…» y las palabras en mayúsculas quedan como están.

## Listas

answer-head-board = tabl.
answer-head-first = primero
answer-head-second = segundo
answer-head-since = desde
answer-head-state = estado
answer-head-rating = punt.
answer-head-played = jugadas
answer-head-game = juego
answer-head-to = a
answer-head-by = de
answer-head-clock = reloj
answer-head-counts = cuenta
answer-head-until = hasta
answer-head-begins = empieza
answer-head-name = nombre
answer-head-made = hecho
answer-head-valid = vale hasta
answer-head-session = sesión
answer-head-used = último uso
answer-since = desde el { $day }
answer-list-then = «GAME help» presenta un juego, «GAME help rules» explica sus reglas.
answer-match-to-move = jugada { $n }, le toca a { $name }
answer-match-drawn = tablas
answer-match-won = gana { $name }
answer-ended-tie = empate
answer-ended-majority = mayoría
answer-ended-no-stones = sin semillas
answer-ended-cannot-feed = no puede dar semillas
answer-ended-stalemate = nada que capturar
answer-ended-repetition = repetición
answer-ended-starved = sin semillas del rival
answer-ended-base = base alcanzada
answer-ended-captured-all = todo capturado
answer-ended-no-moves = sin jugadas
answer-ended-resigned = abandono
answer-ended-time = tiempo
answer-ended-agreed = acuerdo
answer-ended-house = decisión del operador
answer-ended-void = anulada
answer-ended-declined = rechazada
answer-ended-withdrawn = retirada
answer-ended-expired = caducada
answer-no-such-matches = No hay partidas así.
answer-none-finished = Todavía no ha terminado ninguna partida así.
answer-none-counts = Todavía no ha terminado ninguna partida que cuente.
answer-week-title = { $game }: clasificación de la semana del { $from } al { $to }
answer-head-change = cambio
answer-head-before = sem. ant.
answer-week-new = nuevo
answer-week-rose = Los que más subieron: { $names }
answer-week-fell = Los que más bajaron: { $names }
answer-week-none = Nadie tenía una puntuación bastante segura para un puesto.
answer-week-feed = { $game }: clasificación de la semana
answer-tally =
    { $n ->
        [one] { $first } { $points }, { $second } { $others }, en 1 partida terminada.
       *[other] { $first } { $points }, { $second } { $others }, en { $n } partidas terminadas.
    }
answer-provisional = ? quiere decir provisional: muy pocas partidas, o hace mucho, para estar seguro.
answer-help-ratings = «help ratings» explica las puntuaciones.
answer-no-board-to-move-on = { $name } no tiene ahora ningún tablero donde jugar.
answer-no-running-match = { $name } no tiene ahora ninguna partida en curso.
answer-ratings = Puntuaciones: { $ratings }

## Sala de espera, búsqueda, desafíos

answer-waiting-none = No hay desafíos abiertos. «{ $game } challenge NAME --to=anyone» pone uno.
answer-waiting-none-older = No hay desafíos abiertos más antiguos. «{ $game } challenge NAME --to=anyone» pone uno.
answer-waiting-take = «{ $game } accept BOARD» toma el otro asiento.
answer-waiting-older = «{ $game } waiting --before={ $board }» enumera otros más antiguos.
answer-offer-by-bot = de un bot
answer-offer-for = para:
answer-offer-matches = de aquí salen { $n } partidas, una tras otra
answer-offer-not-you = No puedes aceptarlo: { $why }.
answer-offer-gone = { $game } tablero { $board } ya no está abierto.
answer-cannot-apart = no es para ti
answer-cannot-enough = has alcanzado tu límite de partidas de este juego
answer-cannot-waits = { $name } no puede jugar otra partida ahora
answer-cannot-unmet = { $why }
answer-for-rated = puntuación { $range }
answer-for-within = a { $n } puntos como mucho de los { $rating } de { $name }
answer-for-established = puntuación firme
answer-for-people = solo personas
answer-for-computer = también el ordenador
answer-rated = puntúa
answer-unrated = no punt.
answer-etiquette = etiqueta
answer-seek-none = Ya no buscas partidas de { $game }.
answer-seek = Tus partidas de { $game }: { $n } de { $most }.
answer-seek-waits = Tus partidas de { $game }: { $n } de { $most }; las demás empiezan en cuanto busque alguien más.
answer-seek-for = Pedido: { $criteria }.
answer-limit =
    { $most ->
        [one] Nunca más de 1 partida de { $game } a la vez; tienes { $n }.
       *[other] Nunca más de { $most } partidas de { $game } a la vez; tienes { $n }.
    }
answer-limit-none = No hay límite para tus partidas de { $game }.
answer-offered-to-you = Ofrecidas a ti:
answer-offered-by-you = Ofrecidas por ti:
answer-offers-none = Ningún desafío espera respuesta.
answer-offers-then = «GAME accept BOARD» empieza una partida, «GAME decline BOARD» la rechaza, «GAME withdraw BOARD» retira la tuya.
answer-challenged-by =
    { $who ->
        [nobody] Nadie puede desafiarte (el ordenador juega igual).
        [friends] Tus amigos pueden desafiarte.
        [rated] Los jugadores puntuados y tus amigos pueden desafiarte.
       *[everybody] Todos pueden desafiarte.
    }
answer-begin-at-once =
    { $who ->
        [nobody] Ningún desafío empieza enseguida.
        [friends] Los desafíos de tus amigos empiezan enseguida.
        [rated] Los desafíos de jugadores puntuados y de tus amigos empiezan enseguida.
       *[everybody] Todos los desafíos empiezan enseguida.
    }

## Amigos, bloqueos, denuncias

answer-friends = Tus amigos:
answer-friends-none = No tienes amigos en tu lista: «friend NAME» añade uno.
answer-friends-then = «unfriend NAME» quita uno.
answer-friends-added =
    { $n ->
        [one] { $names } está en tu lista de amigos, que nadie más ve. Con «offers --begin=friends» sus desafíos empiezan enseguida.
       *[other] { $names } están en tu lista de amigos, que nadie más ve. Con «offers --begin=friends» sus desafíos empiezan enseguida.
    }
answer-friends-removed =
    { $n ->
        [one] { $names } ya no está en tu lista de amigos.
       *[other] { $names } ya no están en tu lista de amigos.
    }
answer-blocks = Bloqueas a:
answer-blocks-none = No bloqueas a nadie.
answer-blocks-then = «unblock NAME» lo termina.
answer-blocked = Has bloqueado a { $names }: sus desafíos y mensajes ya no te llegan. Las partidas en curso siguen. «unblock { $name }» lo termina.
answer-unblocked = Ya no bloqueas a { $names }: sus desafíos y mensajes te llegan otra vez.
answer-reported = Gracias, { $name }. Solo los operadores leen tu denuncia sobre { $about }.

## Vacaciones, sueño, fines de semana

answer-vacation-none = No hay vacaciones previstas.
answer-vacation-planned = Tus relojes están parados (ambos días incluidos, UTC):
answer-vacation-days = del { $from } al { $until }
answer-vacation-now = del { $from } al { $until }, ahora
answer-vacation-used = Días de { $year } usados o previstos: { $used } de { $most }.
answer-vacation-auto = Antes de que te quedes sin tiempo, unas vacaciones empiezan solas, { $days } días cada vez, mientras te queden («vacation auto off»).
answer-vacation-auto-off = Ningunas empiezan solas («vacation auto on»).
answer-vacation-over = Tus vacaciones han terminado.
answer-may-still-move = Puedes jugar igual.
answer-may-always-move = Siempre puedes jugar.
answer-rest-now = Tus relojes: { $rest }
answer-rest-later = Desde el { $day } UTC: { $rest }
answer-rest-none = corren día y noche, toda la semana.
answer-rest-sleep = se paran cada día de { $from }:00 a { $until }:00 ({ $zone }).
answer-rest-weekend = se paran cada { $days } ({ $zone }).
answer-rest-both = se paran cada día de { $from }:00 a { $until }:00, y cada { $days } ({ $zone }).
answer-weekday =
    { $day ->
        [1] lunes
        [2] martes
        [3] miércoles
        [4] jueves
        [5] viernes
        [6] sábado
       *[7] domingo
    }

## Sesiones y el segundo factor

answer-sessions-none = No has iniciado sesión en ningún sitio, { $name }.
answer-sessions-more = y { $n } más
answer-session-device-unknown = desconocido
answer-session-this = (esta)
answer-session-ended = La sesión { $session } está cerrada.
answer-sessions-ended =
    { $n ->
        [one] Se ha cerrado 1 sesión, { $name }.
       *[other] Se han cerrado { $n } sesiones, { $name }.
    }
answer-sessions-here = Aquí sigues con la sesión iniciada.
answer-two-factor-since = La autenticación de dos factores está activada desde el { $day } UTC, { $name }. Códigos de recuperación que quedan: { $n }.
answer-two-factor-off = La autenticación de dos factores está desactivada, { $name }: tu contraseña sola abre otra vez tu cuenta.
answer-two-factor-on = La autenticación de dos factores está activada, { $name }. Desde ahora inicias sesión con tu contraseña y un código. En los correos escribe tu contraseña de correo o responde a nuestras cartas: la de tu cuenta ya no cuenta ahí. Tus sesiones y los tokens de tus programas siguen valiendo.
answer-two-factor-codes = Tienes códigos de recuperación nuevos; los anteriores ya no valen.
answer-two-factor-keep = Guarda estos códigos de recuperación con tus papeles importantes: cada uno sustituye un código, una vez, si pierdes tu dispositivo. Solo se muestran una vez.
answer-two-factor-begin = La autenticación de dos factores aún no está activada, { $name }. Da a tu aplicación de autenticación esta dirección, como código QR o a mano:
answer-two-factor-secret = o solo su secreto, con 6 cifras cada 30 segundos:
answer-two-factor-then = Después escribe «two-factor» otra vez con el código que muestra la aplicación, para activarla. Esto solo se muestra una vez.

## Programas: tokens y webhooks

answer-bot-already = Esta cuenta es un bot.
answer-bot = { $name } es ahora un bot: los demás lo ven, y se clasifica entre los bots. «make token NAME read play» hace un token para su programa.
answer-token = El token { $token } de { $name } puede: { $scopes }. Es
answer-token-use = Un programa lo envía con cada petición, como «Authorization: Bearer» y el token. Vale hasta el { $day } y solo se muestra una vez: guárdalo como una contraseña. «revoke token { $token }» lo termina.
answer-tokens-none = No tienes tokens. «make token NAME» hace uno para un programa.
answer-token-expired = (caducado)
answer-token-may = puede: { $scopes }; último uso: { $used }
answer-token-never-used = puede: { $scopes }; nunca usado
answer-token-revoked = El token { $token } está revocado.
answer-webhook = Los eventos de tus partidas se envían desde ahora a { $url }, cada uno firmado con este secreto:
answer-webhook-use = El secreto solo se muestra una vez; docs/api.md explica cómo comprueba un programa la firma. «ping webhook { $webhook }» envía una prueba, «revoke webhook { $webhook }» lo termina.
answer-webhooks-none = No tienes webhooks. «make webhook NAME URL» hace uno.
answer-webhook-nothing-sent = Todavía no se ha enviado nada: «ping webhook { $webhook }» envía una prueba.
answer-webhook-deliveries = Últimos envíos, el más reciente primero (UTC):
answer-webhook-sending = Posthouse envía el evento { $event } a { $url }.
answer-webhook-testing = Posthouse envía una prueba a { $url }.
answer-webhook-see = «show webhook { $webhook }» dice si llegó.
answer-webhook-revoked = Ya no se envía nada a { $url }.
answer-webhook-works = Todo llega.
answer-webhook-retries = No se aceptó: { $why }. Próximo intento { $time } UTC.
answer-webhook-stopped = Detenido el { $time } UTC: { $why }. Una prueba aceptada lo pone en marcha.
answer-delivery-test = prueba
answer-delivery-event = evento { $event } ({ $kind })
answer-delivery-requested = enviándose
answer-delivery-attempt = intento { $n }

## Cartas

answer-broadcast-sent =
    { $n ->
        [one] Tu carta a todos va a 1 jugador:
       *[other] Tu carta a todos va a { $n } jugadores:
    }
answer-letters = Cartas a ti, la más reciente primero; las horas son UTC.
answer-letters-none = Todavía no hay cartas para ti.
answer-letter-page = solo en la página
answer-letter-sent = { $address }: enviada { $time }
answer-letter-given-up = { $address }: desistido { $time }: { $why }
answer-letter-failed = { $address }: falló: { $why }; próximo intento { $time }
answer-letter-waits = { $address }: espera hasta { $time }
answer-letter-on-its-way = { $address }: en camino
answer-unsubscribe = El botón detiene los correos de esta clase. Puedes seguir leyéndolos en la página.
answer-unsubscribe-button = No recibir más
answer-unsubscribed-left = Has cerrado tu cuenta: ya no recibes cartas.
answer-unsubscribed-gone = Esta partida ya no existe: no recibes más cartas sobre ella.
answer-unsubscribed-match = Ya no recibes correos sobre { $match }, { $name }. «{ $command }» los devuelve.
answer-unsubscribed-broadcasts = Ya no recibes cartas a todos por correo, { $name }. «notify each broadcasts» las devuelve.
answer-unsubscribed-puzzles = Ya no recibes problemas por correo, { $name }. «notify each puzzle» los devuelve.
answer-unsubscribed-boards = Ya no recibes tableros por correo, { $name }: están en tu página. «notify each» los devuelve.
answer-unsubscribed-never = Las cartas de esta clase te responden o atañen a tu cuenta, { $name }: no se pueden detener.
answer-export = Todos tus datos vienen en un archivo ZIP: tu cuenta, tus partidas, tus cartas y la conversación en tus tableros. Inicia sesión en la página y elige «Descargar todo» en los ajustes, o sin scripts abre allí /api/me/export.
answer-move-taken-back = Ya hiciste esta jugada, y se deshizo.

## Torneos

answer-cup-open =
    { $n ->
        [one] { $cup }, 1 apuntado, empieza el { $day }
       *[other] { $cup }, { $n } apuntados, empieza el { $day }
    }
answer-cup-open-of = { $cup }, { $n } de { $most } apuntados, empieza el { $day }
answer-cup-off = { $cup }, cancelado
answer-cup-running =
    { $n ->
        [one] { $cup }, 1 jugador, en curso
       *[other] { $cup }, { $n } jugadores, en curso
    }
answer-cup-over =
    { $n ->
        [one] { $cup }, 1 jugador, terminado desde el { $day }
       *[other] { $cup }, { $n } jugadores, terminado desde el { $day }
    }
answer-cups-none = Todavía no ha habido ningún torneo de { $game }: «{ $game } tournament NAME» anuncia uno.
answer-cups-none-older = No los hay más antiguos.
answer-cups-show = «{ $game } tournaments NAME» muestra uno.
answer-cups-older = «{ $game } tournaments --behind={ $name }» enumera otros más antiguos.
answer-series-line = { $name }: { $game }, { $every } a las { $time } ({ $zone })
answer-series-line-ended = { $name }: { $game }, terminada
answer-series-none = No hay ninguna serie de { $game }: «{ $game } series NAME --every=saturday --at=15:00 --zone=Europe/London» anuncia una.
answer-series-show = «{ $game } series NAME» muestra una.
answer-teams = «team NAME» muestra un equipo, «team NAME --make» forma uno.
answer-team-gone = El equipo { $team } ya no existe: eras el último.

## Decisiones de los operadores

decision-muted-subject = No puedes escribir a nadie
decision-muted =
    { $until ->
        [none] hasta nuevo aviso no puedes escribir a nadie: puedes seguir jugando, pero nadie ve tus mensajes, tu conversación ni tus comentarios a las jugadas.
       *[other] hasta el { $until } UTC no puedes escribir a nadie: puedes seguir jugando, pero nadie ve tus mensajes, tu conversación ni tus comentarios a las jugadas.
    }
decision-banned-subject = Estás expulsado
decision-banned =
    { $until ->
        [none] estás expulsado hasta nuevo aviso: no puedes jugar, empezar partidas ni escribir a otros.
       *[other] estás expulsado hasta el { $until } UTC: no puedes jugar, empezar partidas ni escribir a otros.
    } Tus partidas y sus relojes siguen corriendo. Puedes seguir mirándolo todo, abandonar, leer tus cartas y marcharte.
decision-unmuted-subject = Puedes escribir otra vez
decision-unmuted = puedes escribir otra vez: los demás ven lo que escribes.
decision-unbanned-subject = Puedes jugar otra vez
decision-unbanned = ya no estás expulsado: nos alegra tu vuelta.
decision-renamed-subject = Tu nuevo nombre
decision-renamed = tu nombre era { $old } y ahora es { $name }. Inicia sesión con el nombre nuevo; tu contraseña es la misma.
decision-address-subject = Tu nueva dirección
decision-address = tus cartas van desde ahora a { $address }.
decision-operator-subject = Eres operador
decision-operator = ahora eres operador. En la página, «Moderación» en el menú de tu cuenta muestra qué denuncian los jugadores y qué puedes hacer. Inicia sesión con tu segundo factor para usarla. Todo lo que haces ahí queda anotado.
decision-operator-ended-subject = Ya no eres operador
decision-operator-ended = ya no eres operador. Tu cuenta sigue igual.
decision-two-factor-off-subject = La autenticación de dos factores está desactivada
decision-two-factor-off =
    { $operator ->
        [ended] el operador ha desactivado la autenticación de dos factores de tu cuenta, así que tu contraseña basta para iniciar sesión. Si no lo pediste, escríbele ahora. Ya no eres operador.
       *[no] el operador ha desactivado la autenticación de dos factores de tu cuenta, así que tu contraseña basta para iniciar sesión. Si no lo pediste, escríbele ahora.
    }
decision-seat-given-subject = { $game } tablero { $board } tiene otro jugador
decision-seat-given = { $name } sigue jugando en tu lugar en { $game } tablero { $board }.

## En el terminal: posthouse connect

answer-connect = { $site }. Escribe una orden. «help» muestra cómo empezar, «login NAME» inicia sesión, «quit» termina.
answer-connect-foreign = La respuesta de { $url } no es de un servidor Posthouse.
answer-connect-silent = El servidor en { $url } no responde: { $why }. Comprueba que funciona y que la dirección es correcta.
answer-connect-logged-out = Ya no tienes la sesión abierta: «login { $name }» la abre de nuevo.
answer-connect-code = Código de tu aplicación de autenticación:
answer-connect-text = (escribe el texto y después una línea con solo un punto)
