### Los ajustes: todo lo que cada cual puede disponer para sí.

settings-log-in = Inicia sesión para ver tus ajustes. Lo que sigue es de este navegador.
settings-find = Buscar un ajuste
settings-none-found = Ningún ajuste contiene esta palabra.
settings-found =
    { $n ->
        [one] 1 sección contiene esta palabra.
       *[other] { $n } secciones contienen esta palabra.
    }
settings-group-mail = Correo
settings-group-playing = Jugar
settings-group-people = Otros jugadores
settings-group-account = Cuenta
settings-addresses = Direcciones de correo
settings-often = Frecuencia de los correos
settings-boards = Tus tableros
settings-vacation = Vacaciones
settings-matches = Número de partidas
settings-challenges = Retos y amigos
settings-blocks = Jugadores que bloqueo
settings-password = Contraseña
settings-browser = Este navegador
settings-leaving = Tus datos y tu cuenta
settings-keep = Guardar
settings-your-password = Tu contraseña
settings-new-password = Contraseña nueva
address-confirmed = confirmada
address-unconfirmed = aún sin confirmar: la carta enviada allí dice cómo
address-suspended = el correo volvió: ponla otra vez para confirmarla de nuevo
address-replaced = se queda hasta que confirmes una nueva
address-used = las cartas van aquí
address-new = Tus direcciones, una por línea
address-hint = Las cartas van a la primera que esté confirmada y las reciba, y puedes escribir desde cualquiera. Sin ninguna, tus cartas esperan en la página.
address-button = Cambiar las direcciones
often-boards = Tableros
often-each = cada tablero cuando cambia
often-digest = todo lo de un día en una carta, a las siete de la mañana
often-once = solo la primera, hasta que juegues o pases por aquí
often-never = ninguna; esperan en la página
quiet-title = Horas de silencio
quiet-some = no enviar nada en estas horas
quiet-from = desde
quiet-until = hasta
quiet-zone = Tu diferencia con UTC
quiet-zone-form = Por ejemplo, +1:00 o -3:30
letter-language-title = Idioma de las cartas
letter-language = Idioma
letter-language-off = el de mi programa de correo
letter-language-hint = Las cartas y las respuestas a tus comandos llegan en este idioma. Cuando eliges un idioma para la página, las cartas lo siguen.
mail-kind-broadcasts-title = Cartas a todo el mundo
mail-kind-broadcasts-on = Recibes lo que otras personas escriben a todo el mundo.
mail-kind-broadcasts-off = No recibes lo que otras personas escriben a todo el mundo.
mail-kind-broadcasts-start = Suscribirme
mail-kind-broadcasts-stop = Darme de baja
mail-kind-puzzle-title = Problema del día
mail-kind-puzzle-on = Lo recibes por correo cada mañana, con tu carta diaria si la tienes.
mail-kind-puzzle-off = No lo recibes por correo.
mail-kind-puzzle-start = Recibirlo
mail-kind-puzzle-stop = No recibirlo más
broadcast-write = Escribir a quienes quieren recibir esas cartas
broadcast-hint = Una vez al día como mucho.
broadcast-send = Enviar a todo el mundo
boards-title = Tableros concretos
boards-none = Para todos tus tableros vale lo de arriba, y no sigues ninguno ajeno.
boards-watched = lo sigues;
boards-usual = Usar lo habitual
boards-unwatch = Dejar de seguirlo
boards-board = Tablero
boards-how = Cartas
boards-watch = Sigo este tablero ajeno
seat-about = Quién está abajo en los tableros de tus cartas, de la página y de la terminal.
seat-own = mi propio lado
seat-first = el lado de First (Sur, Blancas), como los dibujaba el servidor antiguo
seat-hint = Donde las casas tienen números son los tuyos, y siempre estás abajo. El tablero de OctiLite solo se gira en las cartas.
vacation-about = Mientras estás de vacaciones, tus relojes están parados; aun así puedes mover. 30 días al año.
vacation-days = del { $from } al { $to }
vacation-now = ahora
vacation-end = Terminarlas y borrar lo planeado
vacation-plan = Planearlas
vacation-from = Primer día
vacation-to = Último día
settings-rest = Sueño y días de descanso
rest-about = Tus relojes se paran en estas horas y estos días; siempre puedes jugar. Un cambio vale desde tu próxima medianoche, y al menos una semana.
rest-none = Tus relojes corren día y noche, toda la semana.
rest-sleep = Horas de sueño
rest-sleep-some = Duermo: diez horas como máximo
rest-sleep-is = Tus relojes se paran de { $from } a { $until }.
rest-weekend = Días de descanso: dos como máximo
rest-weekend-is = Se paran estos días: { $days }.
rest-later = Desde { $when }: { $rest }
rest-zone = Estas horas son las de un reloj { $set } por delante de UTC; el tuyo aquí va { $here } por delante. El horario de verano lo ajustas tú.
vacation-auto-about = Unas vacaciones pueden empezar solas cuando tu tiempo casi se acaba, tres días cada vez, mientras te queden. Una carta te lo dice.
vacation-auto-is = Cuando tu tiempo casi se acaba, empiezan solas unas vacaciones, tres días cada vez, mientras te queden.
vacation-auto-on = Que empiecen solas
vacation-auto-off = Que no empiecen solas
matches-about = Nadie puede retarte a más partidas de las que quieres, y Posthouse puede buscarte rivales.
matches-limited =
    { $n ->
        [one] como mucho una a la vez
        [many] como mucho { $n } a la vez
       *[other] como mucho { $n } a la vez
    }
matches-sought =
    { $n ->
        [one] buscando hasta que haya una
        [many] buscando hasta que haya { $n }
       *[other] buscando hasta que haya { $n }
    }
matches-n = Número
matches-limit = Nunca más a la vez que
matches-limit-hint = Sin número: todas las que lleguen.
matches-limit-button = Poner el límite
matches-seek = Buscarme rivales hasta que tenga
matches-seek-hint = Con el reloj de siempre y la primera jugada a suertes. Con 0 o sin número: no buscar más.
matches-seek-button = Buscar
challenges-about = Un reto es una oferta: ningún reloj corre y nada cuenta hasta que lo aceptas. Di aquí de quién pueden venir ofertas y con quién empiezan enseguida.
challenges-from = Pueden retarme
challenges-begin = Empieza enseguida con
circle-nobody = nadie
circle-friends = mis amigos
circle-rated = jugadores con puntuación y mis amigos
circle-everybody = todo el mundo
settings-presence = Quién ve que estás aquí
presence-about = Mientras una página de Posthouse está abierta y visible, un punto junto a tu nombre lo muestra
presence-nobody = a nadie
presence-opponents = a las personas con las que juego y a mis amigos
presence-everybody = a todo el mundo
presence-hint = Nunca se guarda. Los jugadores a los que bloqueas, o que te bloquean, no lo ven.
friends = Mis amigos
friends-about = Tu propia lista de jugadores a los que sigues, que nadie más ve: la portada y Mirar muestran cuándo están en línea o juegan.
friends-none = No hay nadie.
friends-button = Añadir
blocks-none = No bloqueas a nadie.
blocks-since = desde el { $date }
blocks-name = Nombre de un jugador
blocks-button = Bloquear
password-button = Cambiar la contraseña
password-hint = Tu sesión se cierra en todos los demás sitios.
mail-password-title = Contraseña para correos
mail-password-about = Consigue una contraseña aparte para usar en tus correos. Sirve para jugar, pero no para cambiar tu cuenta.
mail-password-one = Tienes una. Una nueva la anula.
mail-password-none = No tienes ninguna.
mail-password-off = Quitar esta contraseña
mail-password-button = Obtener una contraseña
browser-about = Se guarda solo en este navegador.
export-button = Descargarlo todo
export-about = Todo lo que Posthouse guarda de ti, en un archivo ZIP: tu cuenta, tus partidas y tus cartas. Cinco veces al día como mucho.
leaving-how = Borrar mi cuenta
leaving-about = Te rindes en tus partidas en curso. Tu nombre, tus direcciones, cartas y notas y lo que escribiste se borran para siempre; tus partidas se quedan, como de «alguien que se fue». No puedes volver, y durante un año nadie puede tener tu nombre. Descárgalo todo antes si quieres conservarlo.
leaving-ask = Ver qué terminaría
leaving-button = Borrar mi cuenta
leaving-sure = Lo tengo claro
settings-programs = Programas
programs-about = Un programa tuyo, como un bot, puede jugar aquí igual que tú. Recibe una llave propia en lugar de tu contraseña.
programs-for = Un programa pide una llave de { $name }. Solo ve y hace lo que está marcado; créala solo si conoces el programa.
programs-log-in = Un programa pide una llave de tu cuenta.
programs-all = Todas las llaves y programas
programs-bot = Esta cuenta es un bot
programs-bot-about = Si un programa juega con esta cuenta, dilo: los demás ven que es un bot, también en los retos, y está en la clasificación de los bots. No se puede deshacer. Para jugar tú, regístrate con otro nombre.
programs-is-bot = Esta cuenta es un bot: los demás lo ven, y está en la clasificación de los bots.
programs-bot-sure = Un programa juega con esta cuenta, para siempre
programs-bot-button = Convertirla en bot
programs-tokens = Llaves
programs-tokens-about = Una llave solo hace lo que le permites, nunca puede cambiar tu cuenta y deja de valer en cuanto la anulas.
programs-name = Un nombre para ella
programs-name-form = Letras de la a a la z, cifras, - y _
programs-scopes = Puede
programs-may-read = ver lo que tú ves
programs-may-play = jugar por ti
programs-may-talk = escribir en tu nombre
programs-may-webhook = crear y terminar webhooks
programs-may-moderate = moderar: lo que hace la página Moderación
programs-scope-read = ve
programs-scope-play = juega
programs-scope-talk = escribe
programs-scope-webhook = crea webhooks
programs-scope-moderate = modera
programs-used = usada por última vez el { $when }
programs-unused = aún sin usar
programs-once = La respuesta muestra una palabra que tu programa necesita. Solo se muestra esta vez: cópiala.
programs-make = Crear llave
programs-revoke = Revocar
programs-hooks = Webhooks
programs-hooks-about = Lo que pasa en tus partidas se envía a una dirección de la red, enseguida y firmado. Si nadie lo recibe, se intenta de nuevo durante dos días.
programs-hook-address = Dirección
programs-hook-make = Crear webhook
hook-works = Funciona
hook-retries = No aceptado: { $why }. Próximo intento el { $when }.
hook-stopped = Detenido el { $when }: { $why }. Una prueba aceptada lo pone de nuevo en marcha.
hook-test = Enviar una prueba
hook-again = Enviar otra vez
hook-deliveries = Últimos envíos
hook-none = Todavía no se ha enviado nada.
hook-event = Evento { $id } ({ $kind })
hook-tested = Prueba
hook-sending = Enviando…
hook-status = Estado HTTP { $status }
hook-took = { $ms } ms
hook-attempt = intento { $n }
hook-loopback = Este servidor está preparado para el desarrollo: los webhooks también pueden estar en http://localhost.
hook-check = Comprobar la firma
hook-check-about = Cada evento va firmado con la palabra secreta del webhook y tiene este aspecto:
hook-check-python = Recházalo si la firma no coincide o tiene más de cinco minutos. En Python:
password-others = Cerrar mi sesión en todos los demás sitios
password-tokens = Anular también las llaves de mis programas
settings-sessions = Dónde tienes la sesión abierta
sessions-about = Cada navegador o programa en el que entraste y no saliste. Una sesión termina a los 30 días.
sessions-unknown = navegador desconocido
sessions-here = este
sessions-times = desde { $begun }, usada por última vez { $used }
sessions-end-others = Cerrar la sesión en todos los demás sitios
settings-two-factor = Autenticación de dos factores
two-factor-about = Inicia sesión con tu contraseña y un código de una aplicación del teléfono: así una contraseña robada no basta. En los correos tu contraseña deja de valer; tu contraseña para correos sigue valiendo.
two-factor-is-off = Está desactivada.
two-factor-is-on =
    { $n ->
        [one] Está activada desde { $when }. Queda un código de recuperación.
       *[other] Está activada desde { $when }. Quedan { $n } códigos de recuperación.
    }
two-factor-begin = Configurar
two-factor-scan = Escanea esto con una aplicación de autenticación y escribe el código que muestra.
two-factor-picture = Código QR para una aplicación de autenticación
two-factor-by-hand = Escribirlo a mano
two-factor-open = Abrirlo en una aplicación de este aparato
two-factor-on = Activar
two-factor-off = Desactivar
two-factor-new-codes = Obtener nuevos códigos de recuperación
programs-expires = vale hasta el { $when }
programs-expired = caducó el { $when }
programs-days = Cuántos días vale
address-saved = Guardado. Una dirección nueva vale en cuanto sigas el enlace de la carta que enviamos allí.
password-is-changed = Tu contraseña está cambiada.
password-logged-out = Tu sesión está cerrada en todas partes menos aquí.
password-tokens-void = Las llaves de tus programas ya no valen.
password-reset-done = Tu contraseña ha cambiado: entra con la nueva. El enlace que usaste ya no sirve.
mail-password-made = Tu contraseña para correos. Cópiala ahora: no se vuelve a mostrar. Úsala en tus correos en lugar de tu contraseña, como en «wari move 12 { $name } CONTRASEÑA c».
mail-password-removed = Tu contraseña para correos ya no vale.
programs-token-made = Tu token. Cópialo ahora: no se vuelve a mostrar.
programs-secret-made = El secreto que firma sus eventos. Cópialo ahora: no se vuelve a mostrar.
two-factor-now-on = La autenticación de dos factores está activada. Desde ahora entras con tu contraseña y un código. En los correos usa tu contraseña para correos.
two-factor-now-off = La autenticación de dos factores está desactivada: tu contraseña sola vuelve a abrir tu cuenta.
two-factor-keep-codes = Guarda estos códigos de recuperación con tus papeles importantes: cada uno sustituye una vez a un código si pierdes tu aparato. No se vuelven a mostrar.
leaving-running =
    { $n ->
        [0] No tienes partidas en curso.
        [one] Se abandonaría una partida en curso.
       *[other] Se abandonarían { $n } partidas en curso.
    }
broadcast-sent =
    { $n ->
        [one] Enviado a una persona.
       *[other] Enviado a { $n } personas.
    }
vacation-used = Días de este año usados o previstos: { $used } de { $most }.
