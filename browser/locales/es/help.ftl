### Ayuda: primeros pasos, y cómo jugar por correo. Lo que va en <…>…</…> es un enlace o un ejemplo.

first-title = Primeros pasos
first-rules = Mira <games>los juegos y sus reglas</games>. Cada página tiene tableros que puedes probar.
first-sign-up = Elige un nombre y una contraseña en <door>la entrada</door>. La dirección de correo solo hace falta si quieres jugar también por correo.
first-signed-up = Ya tienes un nombre en la casa.
first-computer = Empieza con la máquina: en la entrada, en «Nueva partida», elige <code>computer-1</code>. Responde al momento.
first-move = Señala un hoyo del tablero y verás dónde caería su última semilla; púlsalo y se siembra. Con el teclado, las flechas van de hoyo en hoyo e Intro juega.
first-people = Después juega con personas: reta a alguien por su nombre, o mira en <lobby>el salón</lobby> quién espera rival. Entre jugada y jugada pasan días, a gusto de las dos partes.
first-mail = La casa te escribe cuando te toca. <mail>Puedes responder por correo</mail>, y <letters>leer aquí todas las cartas</letters>.
first-told = Una primera partida, jugada a jugada, con las palabras de la casa

help-rules = Reglas de los juegos, y una partida de cada uno
help-example = Una partida, jugada a jugada
help-to-game = Jugar
help-ways = Una casa, muchas puertas
help-ways-about = La página, los correos, la terminal y los programas le dicen las mismas palabras a la casa, y ven los mismos tableros.
help-by-mail = <mail>Cómo jugar por correo</mail>
help-by-commands = <commands>Todos los comandos</commands>: valen en el asunto de un correo y en la caja de comandos
help-by-keyboard = Con el teclado: en un tablero, las flechas te llevan de un lado a otro e Intro juega; en una partida terminada, o para mirar atrás, las flechas izquierda y derecha van de jugada en jugada, e Inicio y Fin a los extremos.

mail-title = Cómo jugar por correo
mail-address-title = La dirección de la casa
mail-address-about = Escribe «help» en el asunto, y la casa responde por dónde empezar. Lee texto simple y HTML, y a las máquinas y a las listas les responde con silencio.
mail-reply-title = Hacer una jugada
mail-reply-how = Responde a la carta que trajo el tablero, escribe tu jugada en la primera línea (solo <code>c</code>) y envíala. Lo que escribas debajo le llega a tu rival.
mail-reply-sheet = O pon la jugada donde está <code>?</code> en la lista de jugadas, y devuelve la carta.
mail-reply-safe = Por la respuesta, la casa sabe de qué tablero hablas, y juega solo si allí no ha pasado nada desde entonces. Si no está segura de lo que quieres, pregunta y no juega nada. Un correo que llega dos veces se juega una sola.
mail-subjects-title = Para todo lo demás: un comando como asunto
mail-subjects-about = Pulsa uno y tu programa de correo lo tendrá listo. Con el asunto vacío, escribe varios, uno por línea. <commands>Todos los comandos</commands>
mail-subject-help = por dónde empezar
mail-subject-signup = entrar como jugador, con la dirección desde la que escribes
mail-subject-list = los juegos de la casa
mail-subject-challenge = empezar una partida
mail-subject-show = ver un tablero
mail-subject-move = hacer una jugada en un correo tuyo
mail-subject-notify = todos los tableros de un día en una sola carta
mail-who-title = Cómo te conoce la casa
mail-who-marks = Una respuesta a una de sus cartas, desde una dirección tuya confirmada, no necesita contraseña: la carta lleva una marca que vale hasta que alguien mueve.
mail-who-word = En un correo tuyo escribes tu contraseña o, mejor, la <settings>palabra para correos</settings>, que sirve para jugar y para nada más.
mail-who-held = Si no va ninguna de las dos, una carta te pide que confirmes, y no se hace nada hasta que lo hagas.
mail-much-title = Cuánto correo
mail-much = Cada tablero cuando cambia, una carta al día, solo la primera o ninguna; y horas de silencio: en <settings>los ajustes</settings>. Las cartas sobre partidas llevan un enlace para dejar de recibirlas. Lo que se envió, y qué fue de ello, está en <letters>tus cartas</letters>.
mail-own-words = Lo mismo con las palabras de la casa
