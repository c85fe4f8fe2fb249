### Las reglas de los juegos, como las tiene «GAME help rules»; src/games/*/rules.md tiene su orden y los tableros entre ellas. Solo el servidor lee este archivo.

rules-title = Cómo se juega
rules-players = Dos jugadores se sientan frente a frente ante un tablero de dos filas de hoyos. El primero es Sur y tiene la fila de abajo; el segundo es Norte y tiene la de arriba. Los hoyos de cada jugador llevan letras, desde la izquierda de ese jugador: a, b, c y así sucesivamente. Empieza Sur, o Norte si el sorteo o el reto lo dice.
rules-drawing = La línea debajo de un dibujo es su posición y, tras los dos puntos, la jugada de que se trata.

rules-move = Una jugada
rules-sow = Elige un hoyo tuyo que tenga semillas. Todas se levantan y se siembran una a una, en sentido contrario a las agujas del reloj, en los hoyos que siguen: por tu fila hasta su última letra, luego por la fila de tu rival desde a, luego otra vez tu a. El hoyo de partida se salta en cada vuelta, así que queda vacío.
rules-sow-board = Sur empieza con las cuatro semillas de b:
rules-capture = Si la última semilla cae en un hoyo de tu rival y lo deja en 2 o 3, capturas lo que hay en él. Después, hacia atrás, capturas cada hoyo siguiente de tu rival que tenga 2 o 3, hasta uno que no.
rules-capture-board = Sur juega f. Las tres semillas dejan el a de Norte en 2, el b en 3 y el c en 2: desde c hacia atrás, Sur captura las siete. El d de Norte, con sus cinco semillas, no se alcanzó.
rules-slam = Una captura que se lleva todas las semillas de tu rival es un grand slam. Lo que pasa entonces depende del juego. En esta posición de wari, el f de Sur toma las cuatro semillas que Norte tiene entonces:
rules-no-passing = Quien tiene una jugada permitida debe jugar: no se pasa.

rules-feeding = Alimentar
rules-feed = Cuando tu rival no tiene semillas, solo puedes hacer una jugada que le deje al menos una, también después de capturar. Aquí es solo f:

rules-end = Cómo acaba una partida
rules-end-over = Más semillas capturadas ganan; igual número es tablas. La partida acaba
rules-end-tie = cuando ambos han capturado lo mismo y el tablero está vacío (tie);
rules-end-majority = cuando un jugador ha capturado el número que gana (majority);
rules-end-no-stones = cuando el jugador al que le toca no tiene semillas: cada uno toma las de su lado (no-stones);
rules-end-cannot-feed = cuando el jugador al que le toca tiene semillas, pero ninguna jugada permitida con ellas (cannot-feed);
rules-end-repetition = cuando una posición vuelve con el mismo jugador al que le toca (repetition). La posición inicial, o la que se ha puesto, cuenta una vez.

rules-etiquette = Etiqueta
rules-etiquette-about = El warri se juega con una etiqueta, y la mayoría de los demás juegos de siembra pueden hacerlo. Una partida con ella lo dice cuando empieza:
rules-etiquette-touched = Hoyo tocado, hoyo jugado. No se prueba nada en el tablero ni se retira ninguna jugada. (Sí puedes preparar respuestas con queue.)
rules-etiquette-lot = El sorteo dice quién empieza, salvo que lo diga el reto. Se hace una vez, cuando la partida empieza, y se anuncia. En una revancha empieza el otro.
rules-etiquette-senior = Pero en la primera partida entre dos jugadores, el mayor, cuya cuenta es más antigua, tiene derecho a la primera jugada y puede cederla al otro: yield. Entonces cambian de sitio. Un mayor cuyo reto dice --first=lot lo deja al sorteo.
rules-etiquette-counting = Nadie cuenta. La página muestra semillas y ningún número hasta que acaba la partida; los tableros escritos como texto los conservan, porque su lector no tiene semillas que mirar.
rules-etiquette-legal = Nadie pregunta si una jugada permitida lo era, y la página no da razones.
rules-etiquette-seats = Tú eres Sur y el ordenador Norte, empiece quien empiece. Un ordenador fuerte prefiere ganar por poco que aplastar.
rules-etiquette-money = Nadie juega nunca por dinero, y los jugadores se dan las gracias al final.

rules-typing = Escribir una jugada
rules-type-house = Escribe la letra del hoyo, mayúscula o minúscula: c
rules-type-position = Una posición se escribe en una línea: los hoyos de Sur desde a, una barra, los de Norte desde a, lo que Sur y Norte han capturado, y S o N para el jugador al que le toca. La posición inicial del wari es

## Lo que cada juego de siembra hace a su manera

rules-of-wari = Wari, las reglas del servidor de correo. Seis hoyos cada uno, cuatro semillas en cada hoyo.
rules-of-wari-24 = Wari 24, las reglas del viejo juego de ordenador doméstico. Seis hoyos cada uno, cuatro semillas en cada hoyo.
rules-of-warri = Warri, el juego de las Antillas. Seis hoyos cada uno, cuatro semillas en cada hoyo.
rules-of-super-wari = Super-Wari, de Bill Taylor, 2004. Ocho hoyos cada uno, tres semillas en cada hoyo.
rules-of-oware = Oware, las reglas de torneo abapa. Seis hoyos cada uno, cuatro semillas en cada hoyo.
rules-of-awari = Awari, las reglas con las que John Romein y Henri Bal resolvieron el juego en 2002. Seis hoyos cada uno, cuatro semillas en cada hoyo.
rules-winning = { $n } semillas capturadas ganan al instante.
rules-slam-captures = Un grand slam lo captura todo.
rules-slam-nothing = Un grand slam se siembra, pero no captura nada.
rules-slam-forbidden = Un grand slam está prohibido.
rules-starving = En vez de la regla de alimentar: una jugada que deja a tu rival sin semillas solo se permite si todas las tuyas lo hacen. Entonces se permiten todas.
rules-starving-slam = En vez de la regla de alimentar: una jugada que deja a tu rival sin semillas solo se permite si todas las tuyas lo hacen. Entonces se permiten todas, y un grand slam lo captura todo.
rules-starved = Esa jugada acaba la partida: te da lo que captura y todo lo que queda (starved).
rules-rest-to-you = Si no puedes alimentar a tu rival, tomas todo lo que queda.
rules-cannot-feed-draw = Si no puedes alimentar a tu rival, o tus únicas jugadas son grand slams prohibidos, la partida es tablas.
rules-second-own-side = Cuando una posición se da por segunda vez, cada uno toma las semillas de su lado.
rules-third-own-side = Cuando una posición se da por tercera vez, cada uno toma las semillas de su lado.
rules-third-draw = Cuando una posición se da por tercera vez, la partida es tablas.
rules-third-split = Cuando una posición se da por tercera vez, lo que queda se reparte por igual: gana quien ha capturado más.
rules-dead = Cuando la posición está muerta, de modo que ningún juego de ambos podría ya capturar una semilla ni acabar la partida de otra forma, cada uno toma las semillas de su lado (stalemate).
rules-numbers = Aquí los hoyos tienen números, y son del lector. Ambos jugadores ven abajo su propio lado, de 1 a 6 de izquierda a derecha, y encima el del rival, de 12 a 7, empezara quien empezara. Los espectadores ven abajo el lado de Sur. Escribe el número de un hoyo tuyo o su letra: tu a es 1, tu f es 6.
rules-etiquette-on-request = La etiqueta vale si el reto dice --etiquette=on.
rules-etiquette-usual = La etiqueta vale, salvo que el reto diga --etiquette=off (o que empieces con «posthouse play { $name } --etiquette=off» en el terminal).
rules-etiquette-never = Se juega sin la etiqueta, porque sus hoyos muestran números.

## OctiLite

rules-octilite-by = Inventado por Don Green. Conocido antes como «Octi for Kids».
rules-octilite-aim = Dos jugadores, Blanco (O, abajo) y Negro (X, arriba), mueven sus cápsulas hacia las bases del otro. Una cápsula solo va adonde apuntan sus púas. Empieza Blanco.
rules-octilite-board = El tablero
rules-octilite-squares = El tablero tiene 6 casillas de ancho y 7 de alto. Una casilla tiene dos cifras: su columna, de 1 a 6 desde la izquierda, y su fila, de 1 a 7 desde abajo.
rules-octilite-bases = Las cuatro cápsulas de Blanco empiezan en 22 32 42 52, las de Negro en 26 36 46 56. Estas casillas son las bases del jugador durante toda la partida. Al principio ninguna cápsula tiene púas; cada jugador tiene una reserva de 12.
rules-octilite-prongs = Las púas se nombran en el sentido de las agujas del reloj desde lo alto del tablero, igual para ambos jugadores. El tablero nunca se gira.
rules-octilite-compass =
    {"    "}H A B      a  norte         e  sur
    {"    "} \|/       b  noreste       f  suroeste
    {"    "}G-+-C      c  este          g  oeste
    {"    "} /|\       d  sureste       h  noroeste
    {"    "}F E D
rules-octilite-turn = Tu turno
rules-octilite-turn-one = Un turno es exactamente una de estas cosas.
rules-octilite-add = Añadir una púa a una cápsula tuya, en una dirección en que no la tiene. Sale de tu reserva.
rules-octilite-step = Avanzar: una casilla en la dirección de una púa, a una casilla vacía.
rules-octilite-jump = Saltar: sobre la cápsula vecina, sea de quien sea, en la dirección de una púa, a la casilla vacía justo detrás. La misma cápsula puede seguir saltando, pero ninguna cápsula puede saltarse dos veces en un turno.
rules-octilite-capture = Puedes capturar cada cápsula que saltas, o dejarla, también las tuyas. Las capturadas se quitan al acabar el turno, y todas sus púas van a tu reserva. Una cadena de saltos puede volver a la casilla de donde salió, e incluso acabar allí.
rules-octilite-capture-board = La cápsula blanca de 33 tiene las púas b y h. Salta sobre 44 a 55, y de allí sobre 46 a 37, y captura ambas: 33-55x-37x.
rules-octilite-base = Llegar a una base de tu rival gana y acaba la jugada (base).
rules-octilite-captured-all = Capturar todas las cápsulas de tu rival gana (captured-all).
rules-octilite-no-moves = Quien no puede jugar en su turno pierde (no-moves).
rules-octilite-repetition = Cuando una posición se da por tercera vez con el mismo jugador al que le toca, la partida es tablas (repetition). La posición inicial, o la que se ha puesto, cuenta una vez.
rules-octilite-examples =
    {"    "}22+b         añade la púa b a la cápsula de 22
    {"    "}22-33        avanza de 22 a 33
    {"    "}22-44        salta de 22 sobre 33 a 44
    {"    "}22-44x       lo mismo, y captura 33
    {"    "}22-44x-64    luego salta sobre 54 a 64, y captura solo 33
rules-octilite-type = Escribe dónde cae cada salto, con una x detrás para capturar la cápsula recién saltada. También valen mayúsculas.
rules-octilite-position = Una posición se escribe en una línea: las cápsulas de Blanco, una barra, las de Negro, cada una con sus púas; las reservas de Blanco y de Negro; y O o X para el jugador al que le toca. La posición inicial es
