### Lo que dicen las reglas y la casa, reconocido por sus frases en inglés.

## Juegos de siembra: por qué no se puede jugar un hoyo

why-no-house = «{ $typed }» no es un hoyo: los tuyos van de { $first } a { $last }, y puedes jugar { $moves }.
why-no-number = «{ $typed }» no es un hoyo: los tuyos van de { $first } a { $last } (o de a a { $letter }), y puedes jugar { $moves }.
why-not-yours = El hoyo { $house } es de tu rival: los tuyos van de { $first } a { $last } (o de a a { $letter }), y puedes jugar { $moves }.
why-empty = El hoyo { $house } está vacío: elige uno que tenga semillas. Puedes jugar { $moves }.
why-feed = Tu rival no tiene semillas, y { $house } lo dejaría sin ninguna: tienes que darle alguna, así que juega { $moves }.
why-grand-slam = El hoyo { $house } capturaría todas las semillas de tu rival: es un gran slam, que { $game } prohíbe. Juega { $moves }.
why-starves = El hoyo { $house } dejaría a tu rival sin semillas, y { $game } solo lo permite cuando todas las jugadas lo hacen: juega { $moves }.

## OctiLite: por qué una cápsula no puede ir allí

why-unreadable = «{ $typed }» no está escrito como una jugada: 22+b añade una púa, 22-33 da un paso, 22-44 salta y 22-44x salta y captura.
why-no-square = No hay casilla { $square }: la columna va de 1 a { $columns }, la fila de 1 a { $rows }.
why-no-prong = No hay púa { $typed }: las púas van de a a h.
why-long-chain = Una cadena tiene como mucho siete saltos, uno por encima de cada otra cápsula: escribe menos.
why-has-prong = La cápsula de { $square } ya tiene la púa { $prong }: elige otra dirección.
why-none-left = No te queda ninguna púa que añadir: da un paso o un salto.
why-too-far = Desde { $from } nada lleva a { $to } de una vez: un paso avanza una casilla, un salto dos, en línea recta o en diagonal.
why-step-in-chain = De { $from } a { $to } es un paso, y un paso es un turno entero: solo los saltos se encadenan.
why-lacks-prong = La cápsula de { $square } no tiene púa { $prong } ({ $direction }): añádela antes con { $square }+{ $prong }.
why-step-takes = Un paso no captura nada: escribe { $from }-{ $to }.
why-pod-there = Hay una cápsula en { $square }: solo puedes caer en una casilla vacía.
why-base-ends = Caer en la base { $square } termina la jugada y gana: detente ahí.
why-nothing-over = En { $square } no hay ninguna cápsula que saltar.
why-jumped-twice = La cápsula de { $square } ya fue saltada: ninguna se puede saltar dos veces en un turno.
why-no-pod = En { $square } no hay ninguna cápsula: empieza por una casilla tuya.
why-his-pod = La cápsula de { $square } no es tuya: tu color es { $colour } y juegas las cápsulas marcadas { $letter }.
why-not-legal = «{ $typed }» no está permitido aquí: elige una de las jugadas permitidas.

## Todos los juegos

why-over = La partida había terminado antes de la jugada «{ $typed }» ({ $reason }): quita esa jugada y todas las que siguen.
why-no-game = Aquí no hay ningún juego «{ $typed }»; los juegos son { $games }.
over-tie = { reason-tie }
over-majority = { reason-majority }
over-no-stones = { reason-no-stones }
over-cannot-feed = { reason-cannot-feed }
over-stalemate = { reason-stalemate }
over-repetition = { reason-repetition }
over-starved = { reason-starved }
over-base = { reason-base }
over-captured-all = { reason-captured-all }
over-no-moves = { reason-no-moves }

## Posiciones colocadas o escritas

position-houses = La posición tiene { $n } hoyos para { $seat }, pero { $game } tiene { $each } a cada lado: escribe un número de semillas para cada uno, con comas entre ellos.
position-seeds = «{ $typed }» no es un número de semillas para el hoyo { $house } ({ $seat }): escribe un número entero de 0 a { $most }.
position-stores = «{ $typed }» no es un número de semillas capturadas ({ $seat }): escribe un número entero de 0 a { $most }.
position-sum = En los hoyos hay { $board } semillas y en los depósitos { $stores }, { $sum } en total, pero { $game } se juega con { $total }: haz que sumen { $total }.
position-seeds-form = «{ $typed }» no es una posición: escribe los hoyos de Sur, una barra, los de Norte, lo que Sur y Norte han capturado, y S o N según a quién le toca, como «{ $position }».
position-pod = «{ $typed }» no empieza por una casilla: una cápsula se escribe columna 1 a 6, fila 1 a 7 y luego sus púas, como 22ab.
position-prong = «{ $typed }» tiene una púa que no existe: las púas van de a a h.
position-prong-twice = «{ $typed }» tiene dos veces la púa { $prong }: una cápsula tiene como mucho una en cada dirección.
position-five-pods = { $colour } tiene más de cuatro cápsulas: quita al menos una.
position-two-pods = Hay dos cápsulas en { $square }: pon una de ellas en otra casilla.
position-comma = Falta una cápsula después de la última coma ({ $colour }): añádela o quita la coma.
position-supply = «{ $typed }» no es una reserva de púas: escribe un número de 0 a { $most }.
position-prongs = Las púas de las cápsulas ({ $n }) y las dos reservas tienen que sumar { $total }, no { $sum }.
position-no-pod = No hay ninguna cápsula en el tablero: al menos un lado debe tener una.
position-both-won = Los dos lados están en una base del otro, pero el primero en llegar habría ganado: mueve uno de los dos.
position-pods-form = «{ $typed }» no es una posición: escribe las cápsulas de Blanco, una barra, las de Negro, las dos reservas y O o X según a quién le toca, como { $position }.
position-turn = «{ $typed }» no dice a quién le toca: termina con O o X.

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

## Listas en las frases

list-or = { $some } o { $last }
list-and = { $some } y { $last }
