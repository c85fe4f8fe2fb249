### Las lecciones: frases cortas que un niño pueda seguir. Cada paso tiene un título, de qué trata, una
### tarea y lo que se dice al cumplirla; quizá palabras propias para un intento fallido.

lessons-title = Lecciones
lessons-about = Cinco minutos para cada juego, en el tablero de verdad. Aquí nada puede salir mal: prueba lo que quieras.
lessons-none-of = No hay lección de «{ $game }». Elige uno de estos juegos.
lessons-not-fetched = No se pudo cargar la lección. Comprueba tu conexión y vuelve a cargar la página.
lessons-done-of = { $done } de { $all } pasos hechos
lessons-all-done = Los { $all } pasos hechos
lessons-path-done = { $done } de { $all } lecciones hechas
lessons-state-done = Hecha
lessons-state-new = { $all } pasos
lessons-kept-here = Se guarda en este navegador; si te registras, pasa a tu cuenta.
lessons-kept-account = Se guarda en tu cuenta.
lessons-begin = Empezar
lessons-begin-which = La lección de { $game }
lessons-go-on = Seguir
lessons-step = { $game }, paso { $step } de { $all }
lessons-steps = Los pasos de esta lección
lessons-step-done = { $step } (hecho)
lessons-tools = Este paso
lessons-next = Paso siguiente
lessons-finish = Terminar
lessons-back = Paso atrás
lessons-skip = Saltarlo
lessons-again = Otra vez
lessons-show = Muéstrame cómo
lessons-all = Todas las lecciones
lessons-end = Ya conoces { $game }
lessons-play = Jugar contra la máquina
lessons-puzzles = Problemas
lessons-rules = Todas las reglas

lesson-wrong-moves = Se puede jugar, pero no es la jugada que se pide. Mira otra vez.
lesson-wrong-lands = La última cae en otro sitio. Cuenta los lugares y prueba de nuevo.
lesson-wrong-captured = Eso no captura lo que debería. Mira el último lugar y los que están antes.
lesson-wrong-gained = Así no ganas tantas semillas. ¿Qué hoyo tiene las semillas justas para llegar?
lesson-wrong-hops = Eso es solo una parte del camino. Sigue saltando con la misma cápsula.
lesson-wrong-over = Con eso la partida aún no termina. Mira otra vez.
lesson-wrong-safe = Así tu rival todavía puede hacerlo. Mira lo que quiere hacer y prueba de nuevo.
lesson-wrong-refused = Eso se puede jugar. Aquí tienes que probar algo que no se puede.

lesson-sow-title = Sembrar
lesson-sow-about = La fila de abajo es tuya. Pulsa uno de tus hoyos: se levantan todas sus semillas, y cae una en cada uno de los hoyos que siguen, hacia la derecha y luego de vuelta por la otra fila.
lesson-sow-task = Juega cualquiera de tus hoyos y mira.
lesson-sow-done = Eso es sembrar. El hoyo del que levantaste las semillas está ahora vacío.

lesson-round-title = A la vuelta de la esquina
lesson-round-about = Después de tu último hoyo, las semillas siguen por la fila de tu rival, de derecha a izquierda. Con un ratón, señala un hoyo antes de pulsarlo: el tablero muestra dónde caen sus semillas.
lesson-round-task = Juega un hoyo cuya última semilla caiga en el lado de tu rival.
lesson-round-done = ¡Has doblado la esquina! Tus semillas alimentan a tu rival, y así es como atrapas algunas de las suyas.
lesson-round-wrong = La última semilla se queda en tu lado. Toma un hoyo que esté más a la derecha.

lesson-long-title = Un camino largo
lesson-long-about = Un hoyo con muchísimas semillas da la vuelta entera. Nunca deja una semilla en el hoyo del que salió: ese se salta.
lesson-long-task = Juega tu hoyo más lleno y mira cómo se lo salta.
lesson-long-done = La vuelta entera, y el hoyo del que levantaste las semillas quedó vacío.
lesson-long-wrong = Toma el hoyo que tiene más semillas.

lesson-two-title = Capturar dos
lesson-two-about = Si tu última semilla cae en un hoyo de tu rival y con ella hay dos, esas dos semillas son tuyas.
lesson-two-task = Captura dos semillas.
lesson-two-done = Dos semillas para tu granero, el hueco alargado de al lado.
lesson-two-wrong = Busca un hoyo de tu rival con una sola semilla. ¿Desde qué hoyo tuyo cae la última semilla justo allí?

lesson-three-title = Capturar tres
lesson-three-about = También vale con tres: si con tu última semilla hay tres en un hoyo de tu rival, te llevas las tres. Cuatro están a salvo de ti.
lesson-three-task = Captura tres semillas.
lesson-three-done = Tres de una vez. Dos o tres: recuérdalo.
lesson-three-wrong = Busca un hoyo de tu rival con dos semillas y haz que tu última semilla caiga allí.

lesson-backwards-title = Hacia atrás, uno tras otro
lesson-backwards-about = Después de una captura, mira el hoyo anterior. Si ahora tiene dos o tres semillas, y es de tu rival, también te las llevas; y así, hacia atrás, hasta uno que no las tenga.
lesson-backwards-task = Captura tres hoyos con una sola jugada.
lesson-backwards-done = ¡Siete semillas! Así se llenan las manos.
lesson-backwards-wrong = Se puede conseguir más. ¿Qué hoyo llega al más lejano de los tres?

lesson-guard-title = Tener cuidado
lesson-guard-about = Tu rival captura de la misma manera. Aquí quiere convertir en dos la semilla solitaria de tu primer hoyo.
lesson-guard-task = Juega de modo que no pueda capturar nada.
lesson-guard-done = A salvo. Antes de cada jugada, mira qué le gustaría hacer a tu rival.
lesson-guard-wrong = Tu semilla solitaria sigue ahí, y la pueden atrapar. ¿No podría irse?

lesson-feed-why-title = Nadie se queda con hambre
lesson-feed-why-about = Tu rival no tiene ninguna semilla. Tienes que darle alguna si puedes: no se permite una jugada que no llegue a su lado.
lesson-feed-why-task = Pruébalo: pulsa tu primer hoyo, que se queda corto y no llega hasta allí.
lesson-feed-why-done = Así se te dice por qué, siempre que un hoyo no se puede jugar.

lesson-feed-title = Dar de comer
lesson-feed-about = El mismo tablero otra vez. Uno de tus hoyos llega lo bastante lejos.
lesson-feed-task = Dale a tu rival algo con que jugar.
lesson-feed-done = Ahora puede seguir. Así el juego es más bonito.

lesson-slam-all-title = Un gran slam
lesson-slam-all-about = Una captura que se lleva todas las semillas de tu rival se llama gran slam. En este juego puedes hacerla, y te quedas con todas.
lesson-slam-all-task = Llévate todo lo que tiene.
lesson-slam-all-done = ¡Todo! No le queda nada que mover, así que la partida termina, y lo que hay en tu lado es tuyo.
lesson-slam-all-wrong = Así le quedan algunas. Sus dos hoyos se pueden capturar a la vez.

lesson-slam-forbidden-title = El gran slam no está permitido
lesson-slam-forbidden-about = Una captura que se lleva todas las semillas de tu rival se llama gran slam. En este juego está prohibida.
lesson-slam-forbidden-task = Pruébalo: pulsa el hoyo que se lo llevaría todo.
lesson-slam-forbidden-done = Nunca se deja a nadie sin nada. Entonces busca otra jugada.

lesson-slam-nothing-title = El gran slam no se lleva nada
lesson-slam-nothing-about = Una captura que se llevaría todas las semillas de tu rival se llama gran slam. En este juego puedes jugarla, pero entonces no se captura nada.
lesson-slam-nothing-task = Juega el hoyo que se lo llevaría todo, y mira.
lesson-slam-nothing-done = Todas las semillas se quedaron donde estaban. Así que, cuando captures, déjale algo.
lesson-slam-nothing-wrong = Eso no es un gran slam. ¿Qué hoyo llega a los dos suyos?

lesson-slam-unless-title = No te lo lleves todo
lesson-slam-unless-about = No se permite una jugada que deje a tu rival sin una sola semilla, salvo que todas tus jugadas lo hagan. Por eso aquí está prohibida una captura de todo lo que tiene, un gran slam.
lesson-slam-unless-task = Pruébalo: pulsa el hoyo que se lo llevaría todo.
lesson-slam-unless-done = Tienes otras jugadas, así que esta no se permite.

lesson-starved-title = Cuando no hay otra manera
lesson-starved-about = Aquí todas las jugadas dejan a tu rival sin semillas. Entonces se puede hacer cualquiera, y con ella termina la partida: todo lo que queda es tuyo.
lesson-starved-task = Juega cualquier hoyo y gana.
lesson-starved-done = Todas las semillas son tuyas, y con ellas la partida.

lesson-stalemate-title = Cuando ya no se puede atrapar nada
lesson-stalemate-about = A veces las últimas semillas solo corren unas detrás de otras: nadie volverá a atrapar ninguna. Entonces la partida termina, y cada cual se queda con lo que hay en su lado.
lesson-stalemate-task = Captura las semillas que aún se pueden capturar.
lesson-stalemate-done = Las dos semillas que quedan nunca podrían encontrarse. Va una para cada parte, y has ganado.
lesson-stalemate-wrong = Ahora mismo puedes atrapar dos semillas de tu rival.

lesson-end-title = Ganar
lesson-end-about = Hay 48 semillas. Quien ha capturado 25, más de la mitad, ha ganado. Tú tienes 23.
lesson-end-task = Gana la partida con esta jugada.
lesson-end-done = Veinticinco: ¡has ganado!
lesson-end-wrong = Necesitas dos semillas más. ¿Qué hoyo las trae?

lesson-end-24-title = Ganar
lesson-end-24-about = Hay 48 semillas. En este juego bastan 24 para ganar. Tú tienes 22.
lesson-end-24-task = Gana la partida con esta jugada.
lesson-end-24-done = Veinticuatro: ¡has ganado!
lesson-end-24-wrong = Necesitas dos semillas más. ¿Qué hoyo las trae?

lesson-prong-title = Una púa
lesson-prong-about = Las tuyas son las cápsulas claras de abajo. Una cápsula solo va adonde apuntan sus púas, y al principio no tiene ninguna. Pulsa una cápsula y después una de las marcas que la rodean: así le das una púa de tu reserva.
lesson-prong-task = Dale a la segunda cápsula por la izquierda, en 32, una púa que apunte recta hacia arriba.
lesson-prong-done = Añadir una púa es un turno entero. Ahora le toca a tu rival.
lesson-prong-wrong = Eso también es una púa, pero toma la cápsula de 32 y la marca que tiene justo encima.

lesson-step-title = Un paso
lesson-step-about = Una cápsula puede dar un paso a la casilla de al lado hacia la que apunta una de sus púas, si esa casilla está vacía.
lesson-step-task = Da un paso recto hacia arriba con la cápsula de 32.
lesson-step-done = Un paso más allá. La cápsula conserva sus púas.
lesson-step-wrong = Se puede jugar, pero esta vez da un paso con la cápsula de 32.

lesson-jump-own-title = Saltar sobre una amiga
lesson-jump-own-about = Una cápsula puede saltar sobre la cápsula de al lado, hacia donde apunta una púa, si la casilla de justo detrás está vacía. También se puede saltar sobre las tuyas: así se avanza deprisa.
lesson-jump-own-task = Salta sobre tu propia cápsula con la de 32, y déjala donde está.
lesson-jump-own-done = Dos casillas en un turno, y nadie salió mal parado.
lesson-jump-own-wrong = Salta con la cápsula de 32 sobre la que tiene delante, y no la captures.

lesson-capture-title = Capturar
lesson-capture-about = Cuando saltas sobre una cápsula puedes capturarla: elige la cruz. Sus púas van a tu reserva.
lesson-capture-task = Salta sobre la cápsula de tu rival y captúrala.
lesson-capture-done = Capturada, y su púa es tuya para añadirla.
lesson-capture-wrong = Salta sobre la cápsula oscura que está delante de la tuya, y elige capturarla.

lesson-chain-title = Una cadena de saltos
lesson-chain-about = Después de un salto, la misma cápsula puede saltar otra vez, en cualquier dirección en la que tenga una púa, tantas veces como pueda. Sobre ninguna cápsula se salta dos veces.
lesson-chain-task = Captura dos cápsulas en un turno.
lesson-chain-done = Dos en un turno. Busca cadenas, también las de tu rival.
lesson-chain-wrong = Dos de las cápsulas oscuras se pueden capturar con una cadena: primero hacia arriba, después a la derecha.

lesson-guard-base-title = Tener cuidado
lesson-guard-base-about = Las cuatro casillas en las que empezaron tus cápsulas son tus bases. Si una cápsula enemiga cae en una de ellas, has perdido. La cápsula oscura de 33 apunta a 32, que está vacía.
lesson-guard-base-task = Juega de modo que tu rival no pueda ganar con su próxima jugada.
lesson-guard-base-done = Salvada. Se puede capturar a la atacante, o ponerse en su camino.
lesson-guard-base-wrong = Ahora caería en tu base. ¿Puedes capturar esa cápsula, o ponerte en 32?

lesson-base-title = Ganar
lesson-base-about = Ganas si caes en una de las cuatro bases de tu rival, o si capturas todas sus cápsulas.
lesson-base-task = Gana con esta jugada.
lesson-base-done = Estás en su base: ¡has ganado!
lesson-base-wrong = Una de tus cápsulas está justo delante de una base. ¿Hacia dónde apunta su púa?

lesson-rest-wari = Si tu rival no tiene semillas y no puedes darle ninguna, te llevas todo lo que queda. Cuando una posición aparece por tercera vez, la partida termina y cada cual se lleva las semillas de su lado.
lesson-rest-warri = Si tu rival no tiene semillas y no puedes darle ninguna, te llevas todo lo que queda. Y el warri tiene sus modales: el hoyo que has tocado lo juegas; no cuentas las semillas con los dedos; y nunca juegas por dinero.
lesson-rest-wari-24 = Si tu rival no tiene semillas y no puedes darle ninguna, la partida es un empate; también lo es cuando una posición aparece por tercera vez. En este juego los hoyos llevan números: los tuyos son del 1 al 6, y la otra fila sigue del 7 al 12.
lesson-rest-oware = Si tu rival no tiene semillas y no puedes darle ninguna, te llevas todo lo que queda. Cuando una posición aparece por tercera vez, cada cual se lleva las semillas de su lado.
lesson-rest-awari = Si todas tus jugadas dejan a tu rival sin semillas, puedes hacer cualquiera, y un gran slam lo captura todo. Cuando una posición aparece por tercera vez, lo que queda se reparte por igual: gana quien ha capturado más.
lesson-rest-super-wari = Cuando una posición se repite, aunque sea una sola vez, la partida termina, y cada cual se lleva las semillas de su lado.
lesson-rest-octilite = Quien no puede mover en su turno ha perdido. Cuando una posición aparece por tercera vez, la partida es un empate. También puedes capturar tus propias cápsulas, para recuperar sus púas.

## La página con todo lo que sirve para aprender.

learn-games = Juegos y reglas
learn-more = Práctica y ayuda
learn-puzzles = Posiciones con una sola jugada correcta
learn-analysis = Estudiar una partida o una posición con el ordenador
learn-help = Primeros pasos, reglas, teclado
learn-mail = Jugar por correo
learn-mail-about = Responder a una carta con tu jugada
learn-commands = Todos los comandos, por correo y en la terminal
