### Ayuda: primeros pasos, y cómo jugar por correo. Lo que va en <…>…</…> es un enlace o un ejemplo.

first-title = Primeros pasos
first-rules = Mira <games>los juegos y sus reglas</games>. Cada página tiene tableros que puedes probar.
first-sign-up = Elige un nombre y una contraseña y <signup>regístrate</signup>. Solo necesitas una dirección de correo si también quieres jugar por correo.
first-signed-up = Ya tienes una cuenta.
first-computer = Empieza con la máquina: pulsa «Nueva partida» y elige la máquina en el nivel 1. Responde al momento.
first-move = Señala un hoyo del tablero y verás dónde caería su última semilla; púlsalo y se siembra. Con el teclado, las flechas van de hoyo en hoyo e Intro juega.
first-people = Después juega con personas: reta a alguien por su nombre, o mira en <lobby>la sala de espera</lobby> quién espera rival. Entre jugada y jugada pasan días, a gusto de las dos partes.
first-mail = Posthouse te escribe cuando te toca. <mail>Puedes responder por correo</mail>, y <letters>leer aquí todas las cartas</letters>.
first-told = Una primera partida, jugada a jugada, como la muestra el comando help (en inglés)

help-rules = Reglas de los juegos, y una partida de cada uno
help-example = Una partida, jugada a jugada
help-to-game = Jugar
help-ways = Maneras de jugar
help-ways-about = La página, el correo, la terminal y los programas usan los mismos comandos y muestran los mismos tableros.
help-by-mail = <mail>Cómo jugar por correo</mail>
help-by-commands = <commands>Todos los comandos</commands>: valen en el asunto de un correo y en la caja de comandos
help-by-keyboard = Con el teclado: en un tablero, las flechas te llevan de un lado a otro e Intro juega; en una partida terminada, o para mirar atrás, las flechas izquierda y derecha van de jugada en jugada, e Inicio y Fin a los extremos.

mail-title = Cómo jugar por correo
mail-address-title = Dirección para los correos
mail-address-about = Envía un correo con el asunto «help», y Posthouse te responde por dónde empezar. Lee texto simple y HTML, y no responde a correos automáticos ni a listas de correo.
mail-reply-title = Hacer una jugada
mail-reply-how = Responde a la carta que trajo el tablero, escribe tu jugada en la primera línea (solo <code>c</code>) y envíala. Lo que escribas debajo le llega a tu rival.
mail-reply-sheet = O pon la jugada donde está <code>?</code> en la lista de jugadas, y devuelve la carta.
mail-reply-safe = Por tu respuesta, Posthouse sabe de qué tablero hablas, y juega solo si allí no ha cambiado nada desde entonces. Si una respuesta es ambigua, Posthouse pregunta en vez de jugar. Un correo que llega dos veces se juega una sola.
mail-subjects-title = Otros comandos: en el asunto
mail-subjects-about = Pulsa uno y tu programa de correo lo tendrá listo. Con el asunto vacío, escribe varios, uno por línea. <commands>Todos los comandos</commands>
mail-subject-help = por dónde empezar
mail-subject-signup = entrar como jugador, con la dirección desde la que escribes
mail-subject-list = ver la lista de juegos
mail-subject-challenge = empezar una partida
mail-subject-show = ver un tablero
mail-subject-move = hacer una jugada en un correo tuyo
mail-subject-notify = todos los tableros de un día en una sola carta
mail-who-title = Cómo te reconoce Posthouse
mail-who-marks = Una respuesta a una carta, enviada desde una de tus direcciones confirmadas, no necesita contraseña: la carta lleva una clave que vale hasta la próxima jugada.
mail-who-word = En un correo nuevo, escribe tu contraseña o, mejor, tu <settings>contraseña para correos</settings>, que sirve para jugar pero no para cambiar tu cuenta.
mail-who-held = Si no va ninguna de las dos, una carta te pide que confirmes, y no se hace nada hasta que lo hagas.
mail-much-title = Frecuencia de los correos
mail-much = En <settings>los ajustes</settings>, elige una carta por cada tablero en cuanto cambia, una carta al día, solo la primera o ninguna; también puedes fijar horas de silencio. Las cartas sobre partidas tienen un enlace para darse de baja. <letters>Tu bandeja de entrada</letters> muestra lo que se envió y si se entregó.
mail-own-words = Lo mismo, como lo muestra el comando help (en inglés)
