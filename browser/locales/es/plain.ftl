### Las páginas sin scripts, en /plain. Solo el servidor lee este archivo. La página de los operadores está ahí en inglés.

plain-nav = Menú principal
plain-games = Juegos
plain-lobby = Sala de espera
plain-tournaments = Torneos
plain-commands = Órdenes
plain-letters = Cartas
plain-settings = Ajustes
plain-you-are = Eres { $name }.
plain-log-out = Cerrar sesión
plain-terms = Condiciones de uso
plain-privacy = Privacidad
plain-next = Página siguiente
plain-none = Ninguna.
plain-not-found = Página no encontrada
plain-not-found-about = Esta página no existe.
plain-to-start = Ir al inicio

## Inicio

plain-my-games = Mis partidas
plain-about = Juegos de siembra y OctiLite, una jugada al día o por segundo: aquí sin scripts, por correo, en un terminal o en la página completa.
plain-log-in = Iniciar sesión
plain-log-in-first = Primero inicia sesión.
plain-your-name = Tu nombre
plain-your-password = Tu contraseña
plain-code = Código, si usas la autenticación de dos factores
plain-sign-up = Registrarse
plain-signup-closed = Este sitio no admite jugadores nuevos ahora.
plain-signup-invitation = Los jugadores nuevos vienen por invitación: pide a un jugador el enlace de una partida y ábrelo en la página completa.
plain-choose-name = Elige un nombre
plain-choose-password = Elige una contraseña
plain-address = Dirección de correo, para jugar por correo
plain-running = Partidas en curso
plain-finished = Terminadas
plain-challenges-to-you = Desafíos a ti
plain-challenges-by-you = Desafíos de ti
plain-match = { $first } contra { $second }
plain-over = terminada
plain-not-accepted = todavía no aceptada
plain-your-turn = te toca
plain-to-move = le toca a { $name }
plain-new-game = Partida nueva
plain-game = Juego
plain-against = Contra
plain-player-below = el jugador de abajo
plain-player = Jugador
plain-first = Quién empieza
plain-first-lot = lo decide el azar
plain-first-me = yo
plain-first-opponent = mi rival
plain-clock = Tiempo de cada jugador
plain-clock-choice = { $bank } + { $increment } por jugada
plain-clock-none = sin reloj
plain-etiquette = Etiqueta
plain-etiquette-default = la del juego
plain-etiquette-on = sí: hoyo tocado, hoyo jugado
plain-etiquette-off = no
plain-style = Estilo del ordenador
plain-challenge = Desafiar
plain-name-opponent = Escribe el nombre del jugador a quien quieres desafiar.
plain-time-loses = Quien se queda sin tiempo pierde.
plain-command = Orden
plain-command-field = Una orden, como en un correo: help, wari show 3 …
plain-text = Texto
plain-send = Enviar

## Una partida

plain-players = { $game }: { $first } ({ $seat }) contra { $second } ({ $other }).
plain-reload = Recargar
plain-response = Tu respuesta
plain-accept = Aceptar
plain-decline = Rechazar
plain-withdraw = Retirar
plain-offer-draw = proponer tablas
plain-ask-takeback = pedir deshacer la jugada
plain-resign = abandonar
plain-yield = ceder la primera jugada al rival
plain-other-actions = Otras acciones
plain-draw-takeback-resign = Tablas, deshacer, abandonar
plain-action = Acción
plain-your-move = Tu jugada
plain-move-message = Mensaje con tu jugada (si quieres)
plain-play = Jugar
plain-message = Mensaje
plain-moves = Jugadas
plain-previous-move = Jugada anterior
plain-current-position = Posición actual
plain-form-empty = El formulario estaba vacío; no se hizo nada.

## Cartas y confirmaciones

plain-no-letters = Todavía ninguna.
plain-older-letters = Cartas anteriores
plain-confirm = Confirmar
plain-confirm-token = Código de la carta
plain-reset = Elige una contraseña nueva
plain-reset-token = Código del enlace del operador
plain-reset-about = El enlace sirve una vez. Se cerrarán todas tus sesiones; inicia sesión con la contraseña nueva.
plain-new-password = Contraseña nueva (al menos 6 caracteres)
plain-change-password = Cambiar la contraseña

## Sala de espera

plain-bot = (bot)
plain-moves-first = empieza { $name }
plain-opponent-first = empieza el rival
plain-lot-first = el azar decide quién empieza
plain-unrated = no puntúa
plain-withdraw-board = Retirar { $board }
plain-play-at = Jugar en { $board }
plain-rating-field = Puntuaciones, como 1400-1700, 1400- (al menos) o -1700 (como mucho)
plain-within-field = Como mucho a estos puntos de mi puntuación
plain-established-field = Puntuaciones provisionales (1500?)
plain-allowed = permitidas
plain-not-allowed = no permitidas
plain-programs = Programas
plain-programs-allowed = se permiten programas de otros jugadores
plain-people-only = solo personas
plain-computer-too = también el ordenador, si nadie acepta en un día
plain-repeat = Número de partidas
plain-post = Publicar
plain-post-challenge = Publicar un desafío
plain-nobody-waits = Ahora mismo no espera nadie.
plain-log-in-to-play = Inicia sesión para jugar

## Torneos y clasificaciones

plain-tournament = Torneo { $name }
plain-no-tournaments = Todavía no hay torneos. «GAME tournament NAME» anuncia uno.
plain-log-in-to-join = Inicia sesión para apuntarte.
plain-join = Apuntarse
plain-here = Aquí estoy
plain-leave = Dejarlo
plain-pause = Descansar
plain-bye = Descansar la próxima ronda (½ punto)
plain-play-next = Jugar la próxima ronda
plain-leave-resign = Dejarlo y abandonar las partidas en curso
plain-call-off = Cancelar
plain-games-over = Partidas terminadas
plain-series-all = Series
plain-series = Serie { $name }
plain-series-join = Apuntarse a cada torneo
plain-series-end = Terminar la serie
plain-teams = Equipos
plain-team = Tu equipo, si tienes varios
plain-team-join = Entrar en el equipo
plain-team-leave = Dejar el equipo
plain-team-admit = Admitir
plain-team-remove = Sacar
plain-team-captain = Hacer capitán
plain-place = Puesto
plain-seed = Orden inicial
plain-points = Puntos
plain-won = Ganadas
plain-drawn = Tablas
plain-lost = Perdidas
plain-left = (retirado)
plain-board = tablero { $board }
plain-standings = Clasificación
plain-standings-of = Clasificación de { $game }
plain-bots = Bots
plain-week = La clasificación de la semana
plain-bots-of = Bots de { $game }
plain-rating = Puntuación
plain-nobody-follows = No sigue nadie.

## Ajustes y webhooks

plain-log-in-settings = Inicia sesión para ver tus ajustes
plain-blocked = Jugadores bloqueados
plain-blocked-about = Tú y un jugador bloqueado no podéis desafiaros, escribiros ni aceptar los desafíos abiertos del otro. Las partidas en curso siguen sin conversación; los torneos os emparejan igual.
plain-unblock = Desbloquear a { $name }
plain-nobody = Nadie.
plain-players-name = Nombre de un jugador
plain-block = Bloquear
plain-data = Tus datos
plain-download = Descargar todo lo que Posthouse guarda sobre ti
plain-download-about = (un archivo ZIP: tu cuenta, partidas y cartas)
plain-delete = Borrar mi cuenta
plain-delete-about = Abandonas tus partidas en curso. Se borran tu nombre, tus direcciones, tus cartas, tus notas y lo que escribiste. Tus partidas quedan, como de «someone who left». No puedes volver, y nadie puede usar tu nombre durante un año. Descarga antes todo lo que quieras conservar.
plain-delete-yes = Escribe «yes» para borrarla definitivamente
plain-more-settings = Cambia todos los demás ajustes con órdenes, como en un correo: «help notify», «help vacation», «help seek».
plain-all-commands = Todas las órdenes
plain-moderation = Moderación
plain-webhooks = Webhooks
plain-log-in-webhooks = Inicia sesión para ver tus webhooks
plain-webhooks-about = Posthouse envía los eventos de tus partidas a una dirección web tuya, de uno en uno y firmados con el secreto del webhook. docs/api.md dice cómo comprueba un programa la firma.
plain-nothing-sent = Todavía no se ha enviado nada.
plain-send-again = Enviar { $event } otra vez
plain-webhook = Webhook { $name }
plain-send-test = Enviar una prueba
plain-revoke = Revocar
plain-new-webhook = Webhook nuevo
plain-name = Nombre
plain-url = Dirección, que empieza por https://
plain-create-webhook = Hacer un webhook
plain-secret-once = Su secreto se muestra una vez, en la página siguiente.

## Aperturas

plain-openings = Aperturas
plain-openings-of = Aperturas de { $game }
plain-after = Tras { $moves }:
plain-back = Una jugada atrás
plain-not-reached = Ninguna partida terminada llegó a esta posición, y no está en el libro.
plain-move = Jugada
plain-book = Libro
plain-seat-won = Ganó { $seat }
plain-book-about = Libro: cuánta ventaja saca quien juega con el mejor juego, y a cuántas medias jugadas se calculó.
plain-book-move = { $score }, { $n } medias jugadas
plain-wins = gana
plain-any = todas
plain-ratings = Puntuaciones
plain-rating-below = menos de { $rating }
plain-rating-from = desde { $rating }
plain-pace = Ritmo
plain-live = en vivo
plain-correspondence = por correspondencia
plain-ended = Terminadas
plain-since-month = desde { $month }
plain-not-reached-so = Ninguna partida terminada de este tipo llegó a esta posición, y no está en el libro.
plain-loses = pierde

## Los archivos de cada mes

plain-months = Las partidas de cada mes
plain-months-about = Todas las partidas que terminaron en un mes, como texto con la hora de cada jugada, para programas y para estudiar: comprimidas con Zstandard, que «unzstd» descomprime. Una descarga interrumpida sigue donde se quedó.
plain-months-left = Cuando un jugador se va, los meses con sus partidas se hacen de nuevo sin su nombre. Si guarda estos archivos, tráigalos de nuevo de vez en cuando, y no pase los antiguos.
plain-months-none = Todavía no hay archivos de meses enteros.
plain-month = Mes
plain-kilobytes = kB
plain-checksum = Suma de comprobación
