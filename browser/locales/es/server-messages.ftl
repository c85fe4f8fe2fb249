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

## Nombres, contraseñas, direcciones

account-name-form = Un nombre tiene de 2 a 20 letras (a a z), cifras, - o _, y empieza por una letra: elige otro.
account-name-means = El nombre { $name } significa otra cosa aquí: elige otro.
account-name-taken = El nombre { $name } ya está ocupado: elige otro, o escribe con su contraseña si es tuyo.
account-name-just-taken = El nombre { $name } ya está ocupado: elige otro.
account-name-like = El nombre { $name } se parece demasiado a { $other }: elige otro.
account-password-form = Una contraseña tiene de { $least } a { $most } caracteres: elige otra (entre comillas dobles si tiene espacios).
account-leaving-yes = No se ha hecho nada: para dejar la casa, escribe «yes» detrás de tu contraseña.
account-address-form = «{ $typed }» no es una dirección de correo a la que podamos escribir: debería parecerse a ann@example.org.
account-address-many = Como mucho { $n } direcciones: quita algunas.
account-address-barred = Alguien con esta dirección, { $name }, está excluido de la casa: no se puede confirmar para otro nombre.
account-name-left = Alguien llamado { $name } dejó la casa hace menos de un año: elige otro nombre.
account-address-kept-out = Alguien con esta dirección estaba excluido de la casa y se fue: no se puede confirmar para otro nombre.
account-exports-enough = Has tenido { $n } exportaciones en un día: pide otra mañana.
account-no-player = Aquí nadie se llama «{ $typed }»: comprueba el nombre, o pide a esa persona que se inscriba.
account-has-left = { $name } dejó la casa el { $day }: pregunta a otra persona.
account-not-our-word = Esa no es una palabra de una de nuestras cartas: responde a la carta misma o abre su enlace.
account-link-used = Este enlace ya se usó, o su tiempo ha pasado: pide otro a quien lleva la casa.
account-login-wrong = El nombre y la contraseña no van juntos: inténtalo otra vez.
account-speak-wrong = El nombre o la contraseña no es correcto: no se ha hecho nada. Inténtalo otra vez, o regístrate con «signup NAME PASSWORD».
account-mail-password-only = Tu contraseña de correo sirve para jugar, pero no para cambiar tu cuenta: escribe tu propia contraseña.
account-choose-both = Elige un nombre y una contraseña.
account-give-both = Da tu nombre y tu contraseña.
account-now-log-in = Ya tienes cuenta: ahora inicia sesión.
account-say-who = Di quién eres: inicia sesión, o escribe tu nombre y tu contraseña: { $usage }
account-confirmed-already = Esto ya se confirmó, o han pasado sus tres días: no se ha hecho nada. Envía tu orden otra vez.
account-moved-on = El tablero ha cambiado desde que lo pediste: no se ha hecho nada. Míralo otra vez y envía tu orden de nuevo.
account-confirm-first = Tu dirección no está confirmada todavía: responde a nuestra carta «confirm …» o abre su enlace. Después envía esto otra vez.
account-password-is-changed = Tu contraseña está cambiada, { $name }.
account-logged-out-else = Tu sesión está cerrada en todas partes menos aquí.
account-logged-out = Tu sesión está cerrada en todas partes: entra con la nueva.
account-sessions-stay = Tus sesiones quedan como están.
account-tokens-void = Las llaves de tus programas ya no valen.
account-two-factor-stays = La autenticación de dos factores sigue activada.
account-token-days = Escribe en --days= cuántos días ha de valer la llave, de 1 a { $most }, por ejemplo --days=30.
account-no-session = No tienes ninguna sesión «{ $typed }»: «sessions» las muestra y «end session others» cierra todas menos esta.
code-needed = Da también el código que muestra ahora tu aplicación de autenticación, o un código de recuperación.
code-wrong = Este código no es correcto o ya se usó: escribe el que muestra ahora tu aplicación de autenticación, o un código de recuperación.
code-too-many = Hubo demasiados códigos erróneos: inténtalo de nuevo en { $wait } minutos.
code-write-it = Escribe también un código: el que muestra tu aplicación de autenticación.
code-not-both = Escribe --off o --new-codes, no los dos.
code-none = No tienes autenticación de dos factores: «two-factor» la prepara.
code-begin = Empieza con «two-factor», sin código: así se prepara.
code-operator-stays = Los operadores no pueden desactivar la autenticación de dos factores: deja primero la función, con la ayuda de quien lleva el servidor.
code-on-already = La autenticación de dos factores ya está activada: con un código escribe también --off o --new-codes.
code-not-here = Con la autenticación de dos factores la contraseña de tu cuenta no vale aquí: entra en la página, escribe en su lugar tu contraseña para correos o responde a una de nuestras cartas.
code-is-off = La autenticación de dos factores está desactivada, { $name }: tu contraseña sola vuelve a abrir tu cuenta.
code-is-on = La autenticación de dos factores está activada, { $name }.
code-from-now-on = Desde ahora entras con tu contraseña y un código.
code-in-mails = En los correos escribe tu contraseña para correos o responde a nuestras cartas: la contraseña de tu cuenta ya no vale allí.
code-sessions-stay = Tus sesiones y las llaves de tus programas quedan.
code-new-codes = Tienes nuevos códigos de recuperación; los viejos ya no valen.
code-keep-codes = Guarda estos códigos de recuperación con tus papeles importantes: cada uno sustituye una vez a un código si pierdes tu aparato.
code-told-once = No se vuelven a mostrar.
account-mail-password-stays = Tu contraseña de correo sigue igual.
account-tokens-stay = Los tokens de tus programas también siguen: «tokens» los enumera.
account-password-reset = Tu contraseña ha cambiado, { $name }: entra con la nueva. El enlace que usaste ya no sirve.
account-no-mail-password = No tienes contraseña de correo.
account-mail-password-void = Tu contraseña de correo ya no vale, y no hay otra.
account-no-address = Ya no tienes dirección aquí: tus cartas esperan en la página.
account-confirmed-here = { $email } está confirmada, { $name }: desde ahora tus cartas llegan ahí.
account-confirmed-too = { $email } está confirmada, { $name }: puedes escribir desde ella; tus cartas siguen yendo a { $other }.
account-to-begin = Para empezar, reta a alguien: wari challenge { $name } computer-2
account-one-password = Las órdenes enviadas juntas solo pueden usar una contraseña: no se ha hecho nada. Envía las órdenes de cada jugador por separado, y una contraseña nueva sola.
account-answer-first = Aquí un nombre es tuyo cuando has respondido a una carta: escribe tu dirección de correo detrás de la contraseña, una sola.
account-sign-up-over = Esto ya se confirmó, o sus tres días han pasado: no se ha hecho nada. Entra, o regístrate otra vez.
account-sign-up-held = Una carta va de camino a { $email }: respóndela, o abre su enlace, en tres días, y serás { $name }. Hasta entonces el nombre está libre.
account-sign-up-done = Bienvenido, { $name }. Tus cartas llegan desde ahora a { $email }.
account-letters-address = Ninguna carta va ahora a esta dirección: { $most } fueron allí en un día; escríbelo otra vez mañana.
account-letters-client = Ninguna carta va ahora a esta dirección: de ti salieron { $most } en una hora; escríbelo otra vez después de { $day } UTC.

## Quien pide demasiado, y una casa que no puede

busy-player = Puedes enviar { $n } peticiones por minuto: inténtalo de nuevo dentro de { $wait } s.
busy-logins = Desde tu dirección solo se permiten { $n } inicios de sesión por minuto: inténtalo de nuevo dentro de { $wait } s.
busy-address = Demasiadas peticiones desde tu dirección: inténtalo de nuevo dentro de { $wait } s.
busy-wrong-passwords = Hubo demasiadas contraseñas equivocadas, así que ahora no se comprueba ninguna: inténtalo dentro de { $wait } s.
busy-sign-ups = Se han registrado demasiados desde tu dirección: inténtalo dentro de { $wait } min.
busy-passwords = Se están comprobando demasiadas contraseñas: inténtalo dentro de { $wait } s.
busy-cannot-write = El servidor no puede guardar nada en este momento; no se ha hecho nada. Inténtalo dentro de un minuto.
busy-failed = Se produjo un error interno; no se ha hecho nada. Inténtalo dentro de un minuto.
busy-damaged = La base de datos del servidor está dañada; no se ha hecho nada. Avisa al operador: hay que restaurarla.
busy-key-taken = Esta clave ya vino con otra orden: no se ha hecho nada. Da a cada orden su propia clave (la de un correo es su Message-ID).
busy-other-site = Esta petición viene de otro sitio: usa la página de Posthouse.
busy-log-in-wishes = Inicia sesión para ver tus ajustes.
busy-log-in-letters = Inicia sesión para leer tus cartas.
host-page-none = El operador de este sitio no ha escrito esa página.
host-page-too-long = Esta página pasa de 128 kB: el operador debe acortarla antes.
busy-no-match = Aquí no hay ninguna partida { $game }/{ $board }: búscala entre las de sus jugadores.
busy-no-such-match = Aquí no hay tal partida: búscala entre las de sus jugadores.
busy-no-player = No hay ningún jugador «{ $typed }»: /api/players los enumera.
busy-no-game = No hay ningún juego «{ $typed }»: /api/games los enumera.
busy-no-tournament = No hay ningún torneo «{ $typed }».
busy-muted = No puedes escribir a nadie, { $name }, { $text }: puedes jugar, pero nadie más puede leer lo que escribas.
busy-barred = Estás expulsado, { $name }, { $text }: tus relojes siguen corriendo; puedes mirar tableros, rendirte y leer tus cartas.

## Órdenes escritas

typed-no-command = Aquí no hay ninguna orden: «help» dice cómo empezar.
typed-unknown = Ninguna orden ni juego se llama «{ $typed }»: «help commands» enumera las órdenes, «list» los juegos.
help-which-game = Nombra un juego: «help { $game } { $word }».
typed-unknown-in-game = No hay ninguna orden «{ $typed }» para { $game }: «help commands» las enumera todas.
typed-game-alone = Di qué hacer con { $game }: por ejemplo «{ $game } help» para sus reglas.
typed-second-word = «{ $typed }» lleva una segunda palabra: { $commands }.
typed-usage = Escríbelo así: { $usage }
typed-option = Aquí no hay opción --{ $option }: { $usage }
typed-alone = --{ $option } no lleva valor: escríbelo solo, o quítalo.
typed-twice = --{ $option } está dos veces: escríbelo una sola vez.
typed-nothing-beneath = Escribe debajo de la orden lo que quieres decir: no había nada, y no se envió nada.
typed-multiple = «multiple» va solo: escribe debajo una orden por línea.
typed-help = No hay ayuda sobre «{ $typed }»: pregunta por un juego («list» los enumera), una orden, o «help commands».
typed-board = Un tablero es un número, como en «{ $game } show 12».
typed-no-board = No hay tablero { $board } de { $game }: «{ $game } games NAME» enumera los de un jugador.

## Mover

turn-no-passing = No se puede pasar: quien tiene una jugada permitida debe hacerla.
turn-no-swapping = En estos juegos no se cambia de lado: mueve.
turn-somebody-else = Otra mano acaba de hacer esa jugada: mira el tablero otra vez.
turn-not-yours = No te toca, { $name }: le toca a { $other }.
turn-number = La próxima jugada es la número { $next }, no la { $number }: no se jugó nada.
turn-number-ready = La próxima jugada es la número { $next }, no la { $number }: no se dejó nada preparado.
turn-played-already = La jugada { $number } ya se hizo: { $move }. Nada ha cambiado.
turn-behind-move = Detrás de # va el número de la jugada, como en c#5.
turn-behind-show = Detrás de # va cuántas jugadas mostrar, como en 12#4.
seat-asked = Quién está abajo en el tablero se dice con --seat=own o --seat=first.
seat-unknown = No consta que juegues en el tablero { $board } de { $game }: quita --seat=own, o di quién eres con «showas».
seat-numbers = En { $game } los números de las casas son los tuyos, así que siempre estás abajo: quita --seat=first.
seat-fixed = El tablero de texto de { $game } nunca se gira: quita --seat=own.
turn-only-so-many = Jugadas hechas en el tablero { $board } de { $game }: { $n }, no más.
turn-game-over = La partida del tablero { $board } de { $game } ha terminado.
turn-not-there = No juegas en el tablero { $board } de { $game }, { $name }: «{ $game } games { $name }» enumera tus tableros.
turn-touched-preview = Esta partida sigue la etiqueta: no se pueden probar jugadas hasta que termine. «{ $game } move { $board } MOVE» juega.
turn-touched-undo = Esta partida sigue la etiqueta: ninguna jugada se puede deshacer. Sigue.

## Retos, sala de espera, cuántas partidas

meet-gone = { $name } ha dejado Posthouse: reta a otra persona.
meet-barred = { $name } está fuera por ahora: reta a otra persona.
meet-own-limit = Has alcanzado tu límite de partidas de { $game }: «{ $game } limit none» lo quita.
meet-his-limit = { $name } ha alcanzado su límite de partidas de { $game }: reta a otra persona, o inténtalo más tarde.
meet-rated-both = Una partida puntúa o no: quita --rated o --unrated.
meet-own-position = Una partida desde una posición tuya no puntúa: quita --rated.
meet-start-form = Escribe detrás de --start= una posición, como hace «{ $game } show».
meet-start-example = { $why } Por ejemplo, --start="{ $position }"
meet-start-over = En esa posición la partida ha terminado: empieza desde una en la que siga.
meet-first-names = --first= dice quién mueve primero: lot (a suertes), { $name } o { $other }.
meet-first-position = En esa posición le toca a { $seat }, que es { $name }: quita --first=.
meet-first-offer = --first= dice quién mueve primero: lot (a suertes), me ({ $name }) o you (quien acepte).
meet-move-not-yours = El primer movimiento es de { $name }, y nadie mueve por otra persona: quita el movimiento, o pide ser quien mueva primero (--first=me; en una lista, tu nombre a la izquierda).
meet-move-lot = --first=lot deja el primer movimiento a la suerte: quita eso o --move=.
meet-move-nobody = Todavía no hay nadie contra quien jugar: quita --move=, o reta a alguien por su nombre.
meet-move-illegal = «{ $move }» no es un primer movimiento legal de { $game }: no se ha empezado nada.
meet-anyone-both = Nombra a la otra persona o escribe --to=anyone, no las dos cosas.
meet-name-other = Nombra detrás de ti a la otra persona, o escribe --to=anyone para poner la partida en la sala de espera.
meet-two-players = Una partida necesita dos: nombra a alguien más con { $name }.
meet-must-be-you = Tú eres { $name }: una de las dos partes tienes que ser tú.
meet-waiting-start = Un tablero en espera empieza desde el principio: quita --start=, o reta a alguien por su nombre.
meet-waiting-many = Ya esperan { $n } tableros tuyos: «{ $game } withdraw BOARD» retira uno.
meet-taken = El sitio del tablero { $board } de { $game } ya está ocupado: «{ $game } waiting» enumera los libres.
meet-own-offer = Ese tablero espera a otra persona: «{ $game } withdraw { $board }» lo retira.
meet-poster-gone = Quien puso ese tablero dejó la casa.
meet-not-yours-to-reject = Ese tablero espera a otra persona: quien no lo quiera no tiene que decirlo.
meet-nothing-to-reject = En el tablero { $board } de { $game } no se ha propuesto nada, y la partida ha empezado: «{ $game } resign { $board }» la abandona.
meet-not-over = La partida del tablero { $board } de { $game } no ha terminado: juégala antes hasta el final.
meet-opponent-gone = Tu rival dejó la casa.
meet-seek-form = Di cuántas partidas de { $game } quieres en total, de 0 a { $most }: «{ $game } seek 3».
meet-seek-asks = Quien no busca más partidas no pide nada a nadie: quita --{ $option }.
meet-limit-form = Un límite es un número de 0 a { $most }, o none: «{ $game } limit 10».
meet-begins = Empieza una partida: tablero { $board } de { $game }, { $name } contra { $other }.
meet-unrated = No puntúa.
meet-waits = El tablero { $board } de { $game } espera a otra persona.
meet-waits-no-more = El tablero { $board } de { $game } ya no espera.
meet-waiting-listed = «{ $game } waiting» lo muestra hasta que alguien lo acepte; «{ $game } withdraw { $board }» lo retira.
meet-seek-none = Ya no buscas partidas de { $game }.
meet-seek-has = Partidas de { $game }: tienes { $n } de { $most }.
meet-seek-waits = Partidas de { $game }: tienes { $n } de { $most }; las otras empiezan en cuanto alguien más busque una.
meet-limit-set = Nunca más de { $most } partidas de { $game } a la vez; tienes { $n }.
meet-limit-none = Tus partidas de { $game } no tienen límite.
meet-repeat = --repeat= dice cuántas partidas deben empezar en total, de 1 a { $most }.
meet-for-anyone = Has nombrado a la otra persona: --{ $option } es para tableros que esperan a cualquiera (--to=anyone).
meet-gone-meanwhile = El tablero { $board } de { $game } ya no espera, alguien lo ha aceptado: «{ $game } show { $board }» muestra la partida.
meet-block-own = Bloqueas a { $name }: antes «unblock { $name }», o juega con otra persona.
meet-block-his = { $name } no acepta partidas contigo: juega con otra persona.
meet-rating-form = --rating= son dos números, como --rating=1400-1700, o uno: --rating=1400- para 1400 y más, --rating=-1700 para 1700 y menos.
meet-rating-order = Nadie puntúa de { $least } a { $most }: escribe primero el número menor.
meet-within = --within= es un número de puntos, como --within=200.
meet-computer = --computer= es no (solo personas) o yes (la máquina juega si nadie más lo hace).
meet-unmet = El tablero { $board } de { $game } { $why }: «{ $game } waiting» enumera los demás.
meet-unmet-rating = es para quienes puntúan { $text } (tú tienes { $number })
meet-unmet-within = es para quienes están a { $n } puntos como mucho de { $name }, { $rating } (tú tienes { $number })
meet-unmet-established = es para quienes tienen puntuación establecida (la tuya es todavía { $number })
meet-unmet-people = es para personas, no para programas

## Tablas, jugadas deshechas, palabras en la mesa

table-not-moved = Todavía no has movido: no hay nada que deshacer.
table-draw-early = Se pueden proponer tablas cuando ambas partes hayan movido: «{ $game } reject { $board }» rechaza la partida.
table-tournament-undo = En un torneo ninguna jugada se deshace.
table-answer-first = Responde antes a lo que te han propuesto: «{ $game } accept { $board }» o «{ $game } reject { $board }».
table-refuses = { $name } no acepta las tablas: sigue jugando.
table-nothing-proposed = En el tablero { $board } de { $game } no se ha propuesto nada, o se ha movido desde entonces.
table-own-proposal = Es tu propia propuesta: tu rival la contesta. «{ $game } reject { $board }» la retira.
table-only-two-talk = En el tablero { $board } de { $game } solo hablan quienes juegan: «message NAME» les llega.
table-no-more-letters = La partida del tablero { $board } de { $game } ha terminado: ya no se escriben cartas de ella.
table-not-watching = No sigues el tablero { $board } de { $game }: no hay nada que terminar.
table-has-proposed = Ya has propuesto tablas; { $name } todavía no ha contestado.
table-has-asked = Ya has pedido deshacer tu jugada; { $name } todavía no ha contestado.
table-watching = Juegas en el tablero { $board } de { $game }: sus cartas te llegan como las de tus otras partidas.
table-no-letters = No más cartas del tablero { $board } de { $game }.
table-unsubscribed = No más correo del tablero { $board } de { $game }: sus cartas esperan en la página, y el reloj sigue. «{ $game } subscribe { $board }» las trae de vuelta.
table-subscribed = Las cartas del tablero { $board } de { $game } te llegan desde ahora; «{ $game } unsubscribe { $board }» lo termina.
table-note-gone = Ya no tienes nota sobre el tablero { $board } de { $game }.

## La etiqueta del Warri

manners-form = La etiqueta se guarda o no: escribe --etiquette=on o --etiquette=off.
manners-not-here = { $title } se juega sin esta etiqueta: quita --etiquette.
manners-senior = { $name } se registró antes que tú y es vuestra primera partida: { $name } puede hacer la primera jugada o cederla. Quita --first=, o escribe --etiquette=off.
manners-lot-or-senior = Con etiqueta decide la suerte, salvo que dos jueguen por primera vez y quien lleva más tiempo pueda mover primero: quita --first=, o escribe --etiquette=off.
manners-no-etiquette = Nadie tiene derecho a la primera jugada en el tablero { $board } de { $game }, que se juega sin etiqueta: nada ha cambiado.
manners-not-first-game = Nadie tiene derecho a la primera jugada en el tablero { $board } de { $game }: solo la tiene quien lleva más tiempo, en la primera partida entre dos.
manners-made = La primera jugada en el tablero { $board } de { $game } ya está hecha.
manners-his = La primera jugada en el tablero { $board } de { $game } es de { $name }, para hacerla o cederla.
manners-lot = La suerte cayó en { $seat }: { $name } mueve primero.

## Planes y jugadas preparadas

plans-begin-if = No te toca: empieza con «if» y la jugada que esperas, como en «if b then d».
plans-never-legal = «{ $typed }» no estará permitido, juegue lo que juegue la otra parte; tus jugadas entonces: { $moves }.
plans-too-many = Hay demasiadas jugadas a las que «{ $typed }» responde: di cuál esperas, como en «if b then d».
plans-behind = Detrás de # va cuántas jugadas se han hecho, como en 12#4.
plans-moved-on = Tu plan es para el tablero tras la jugada { $n }, y ya va tras la { $number }: míralo otra vez.
plans-begin-move = Te toca: empieza con tu jugada, como en «d, if b then e».
plans-queue = No te toca: «{ $game } queue { $board }» deja respuestas preparadas.
plans-none-ready = No has preparado ninguna jugada en el tablero { $board } de { $game }: «{ $game } submit { $board } MOVE» lo hace.
plans-dropped = Ya no tienes plan para el tablero { $board } de { $game }.
plans-deep = Las jugadas condicionales tienen como mucho { $n } respuestas de profundidad: quita las más profundas.
plans-many = Puedes dejar como mucho { $n } jugadas condicionales: quita algunas.
plans-twice = Tienes dos respuestas a «{ $typed }»: quita una de las dos.

## Relojes, vacaciones, sueño, fines de semana

still-clock-form = Un reloj es BANK+INCREMENT en días, horas, minutos o segundos, como --clock=30d+1d o --clock=10m+5s, o --clock=none.
still-clock-bounds = La reserva de un reloj va de un minuto a un año (--clock=30d+1d), su tope no es menor que la reserva y su incremento no mayor que el tope.
still-zone = Una zona es la diferencia con UTC, de -12:00 a +14:00: --zone=+1:00
still-vacation-form = Escribe dos días como en «vacation 2027-07-01 2027-07-14», u «off».
still-last-before-first = El último día no debe ser anterior al primero.
still-in-the-past = Unas vacaciones no pueden empezar en el pasado: hoy es { $day }.
still-far-ahead = Unas vacaciones empiezan como mucho dentro de { $n } días: vuelve a pedirlo más tarde.
still-days-most = Como mucho { $n } días de vacaciones al año.
still-days-would-be = Como mucho { $n } días de vacaciones al año: con estos serían { $used } en { $year }.
still-overlaps = Eso coincide con tus vacaciones ({ $text }): «vacation off» anula lo previsto.
still-auto-form = Escribe «vacation auto on» o «vacation auto off».
still-sleep-form = Las horas de sueño son dos horas de tu día, como en «sleep 23-7», o «sleep off» para ninguna.
still-sleep-long = Puedes dormir como mucho { $n } horas al día; de { $first }:00 a { $last }:00 serían { $used }.
still-weekend-form = Un fin de semana es un día de la semana o dos, como en «weekend sat sun», o «weekend off» para ninguno.
still-weekend-long = Un fin de semana tiene como mucho { $n } días.
still-vacation-over = Tus vacaciones han terminado.
still-no-vacation = No hay vacaciones previstas.
still-stand-still = Tus relojes se paran (ambos días incluidos, UTC):
still-days-used = Días de { $year } usados o previstos: { $n } de { $most }.
still-auto-on = Antes de que se acabe tu tiempo empiezan unas vacaciones por sí solas, { $n } días cada vez, mientras queden («vacation auto off»).
still-auto-off = Ningunas empiezan por sí solas («vacation auto on»).
still-may-still = Puedes mover de todos modos.
still-may-move = Siempre puedes mover.
still-never = Tus relojes: corren día y noche, toda la semana.

## Cartas y avisos

letter-computer = { $name } juega, pero no lee cartas: escribe a personas.
letter-to-yourself = Eso sería una carta para ti, { $name }: nombra a otra persona.
letter-many = Un mensaje va como mucho a { $n } personas: escribe a menos, o «broadcast».
letter-broadcast-early = Un anuncio al día, y el tuyo salió { $day } UTC: escribe otra vez después de { $text }, o «message» a algunos.
letter-count = Cuántas cartas es un número de 1 a { $most }.
letter-goes = Tu mensaje va a { $players }:
letter-broadcast-nobody = Nadie más quiere anuncios ahora: el tuyo no fue a nadie.
letter-quiet-form = Las horas de silencio son dos horas del día, como en --quiet=22-7, o --quiet=off para ninguna.
letter-seat = Quién está abajo en tus tableros se dice con --seat=own o --seat=first.
letter-no-board = «{ $typed }» no es un tablero: escribe un juego y un número, como GAME/12, o «broadcasts».
letter-neither = Ni juegas ni sigues el tablero { $board } de { $game }: «{ $game } subscribe { $board }» lo sigue.
letter-often = La frecuencia es each, digest, once o never; luego van los tableros, como en «notify never GAME/12».
letter-list-word = Ninguna línea de juego tiene esa palabra: «list» solo los enumera todos.
letter-one-or-two = Nombra a una persona para todas sus partidas, o a dos para las que jugaron entre sí.
letter-active-next = Detrás del nombre va active (todas las que siguen) o next (donde le toca a { $name }): «{ $typed }» no es ninguna.
letter-block-own = Bloqueas a { $name }, así que no podría responderte: primero «unblock { $name }».
letter-block-his = { $name } no acepta mensajes tuyos: escribe a otra persona.

## Torneos

cup-number = --{ $option }= es un número de { $least } a { $most }.
cup-system = --system= es robin (todos contra todos), swiss (suizo) o knockout (eliminatoria).
cup-race-or-games = Un encuentro es una carrera o un número de partidas: quita --race= o --games=.
cup-rounds = Solo un torneo suizo tiene un número de rondas: quita --rounds=.
cup-in-turn = Las rondas de este sistema van ya una tras otra: --in-turn es para todos contra todos.
cup-starts-form = --starts= es un día como 2027-03-01.
cup-starts-when = --starts= es un día por venir, dentro de un año: hoy es { $day }.
cup-with = --with= nombra máquinas, como --with=computer-3,computer-7; { $name } se inscribe por su cuenta.
cup-with-whom = --with= nombra máquinas, como en --with=computer-3,computer-7.
cup-none-such = No hay torneo «{ $typed }» de { $game }: «{ $game } tournaments» los enumera.
cup-name-form = El nombre de un torneo tiene de 2 a 30 letras, cifras, - o _, primero una letra: «{ $game } tournament spring-2027».
cup-clock = Un torneo tiene reloj, o podría no acabar nunca: --clock={ $clock } es lo habitual.
cup-no-place = Las máquinas no dejarían sitio a nadie: nombra menos.
cup-announced = { $n } torneos que anunciaste no han empezado todavía: espera a uno de ellos.
cup-name-taken = Hay, o hubo, un torneo «{ $typed }»: elige otro nombre.
cup-begun = { $cup } ya ha empezado: «{ $game } tournaments» dice en cuáles se puede entrar.
cup-called-off = { $cup } se anuló: «{ $game } tournaments» dice en cuáles se puede entrar.
cup-entered-already = Ya te has inscrito en { $cup }.
cup-full = { $cup } ya tiene todos los jugadores que puede tener.
cup-not-in = No juegas en { $cup }.
cup-entered = Te has inscrito en { $cup }.
cup-will-not = No jugarás en { $cup }.
cup-no-seeds = Donde todos juegan contra todos no hay cabezas de serie: quita --seeds=.
cup-seeds = --seeds= es rating (los mejores primero) o lot (a suertes).

## Tokens y webhooks

program-tokens-many = Ya tienes { $n } tokens: «tokens» los enumera, «revoke token NAME» anula uno.
program-token-taken = Tienes un token con ese nombre: «revoke token { $token }» lo anula, o elige otro nombre.
program-no-token = No tienes ningún token con ese nombre: «tokens» enumera los tuyos.
program-webhook-form = La dirección de un webhook empieza por https:// y tiene un nombre en la internet abierta, como https://bot.example.org/posthouse.
program-webhooks-many = Ya tienes { $n } webhooks: «webhooks» los enumera, «revoke webhook NAME» anula uno.
program-webhook-taken = Tienes un webhook con ese nombre: «revoke webhook { $token }» lo anula, o elige otro nombre.
program-no-webhook = No tienes ningún webhook con ese nombre: «webhooks» enumera los tuyos.
program-token-void = El token { $token } ya no vale.
program-webhook-gone = Ya no se envía nada a { $token }.
program-scope = «{ $typed }» no es nada que un token pueda hacer: di read, play o talk, o varios.
program-name-form = Ponle un nombre de 1 a { $most } letras (a a z), cifras, - o _, como «my-bot».

## Bloquear

block-yourself = No puedes bloquearte a ti, { $name }: nombra a otra persona.
block-computer = { $name } es la máquina de la casa, que no reta a nadie ni escribe nada: nombra a una persona.
block-many = Puedes bloquear como mucho a { $n } personas: «unblock» a algunas, o «report» a quienes te molesten.
block-none = No bloqueas a { $name }: «block» solo dice a quién bloqueas.
block-nobody = No bloqueas a nadie.
block-set = Bloqueas a { $players }: ni sus retos ni sus palabras te llegan. Las partidas en curso siguen. «unblock { $text }» lo termina.
block-ended = Ya no bloqueas a { $players }: sus retos y sus palabras te llegan de nuevo.

## Listas en las frases

list-or = { $some } o { $last }
list-and = { $some } y { $last }

## Retos y amigos

offer-friends-only = { $name } solo acepta retos de amigos: juega con otra persona.
offer-rated-only = { $name } solo acepta retos de jugadores con puntuación: termina antes una partida puntuada de cualquier juego, o juega con otra persona.
offer-nobody = { $name } no acepta retos: juega con otra persona.
offer-already = Ya has retado a { $name } a una partida de { $game } (tablero { $board }): espera la respuesta, o retira el reto con «{ $which } withdraw { $number }».
offer-many = Tienes { $n } retos pendientes, y el límite es { $most }: «offers» los enumera, «{ $which } withdraw { $number }» retira el más antiguo.
offer-many-first-day = Tienes { $n } retos pendientes, y en tu primer día sin dirección confirmada el límite es { $most }: «offers» los enumera, «{ $which } withdraw { $number }» retira el más antiguo.
offer-before-many = { $name } ya tiene { $n } retos por contestar: inténtalo otro día, o juega con otra persona.
offer-vain = Has retado a { $name } { $n } veces desde ayer, y ningún reto fue aceptado: inténtalo mañana, o reta a otra persona.
offer-messages = Has escrito a { $name } { $n } veces sin respuesta: espera una antes de volver a escribir.
offer-words = No puedes escribir más en el tablero { $board } de { $game } hasta que se acepte el reto: espera la respuesta.
offer-circle = --{ $option }= es nobody, friends, rated o everybody.
offer-came-to-nothing = El reto del tablero { $board } de { $game } quedó en nada: «{ $text } challenge» hace otro.
offer-to-you = { $name } te ofrece esta partida, y no ha empezado: «{ $which } accept { $number }» la empieza, «{ $other } decline { $board }» no.
offer-not-accepted = { $name } todavía no ha aceptado esta partida, así que no ha empezado: «{ $which } withdraw { $number }» la retira.
offer-own-matches = Juegas { $n } partidas, y esta casa no permite más a la vez: termina antes algunas.
offer-their-matches = { $name } juega { $n } partidas, y esta casa no permite más a la vez: reta a otra persona.
offer-own = Es tu propio reto: lo acepta la otra parte. «{ $which } withdraw { $number }» lo retira.
friend-yourself = De todos modos eres tu propio amigo, { $name }: nombra a otra persona.
friend-computer = { $name } juega cuando quieras: nombra a una persona.
friend-blocked = Bloqueas a { $name }: primero «unblock { $player }».
friend-many = Puedes tener { $n } amigos como mucho: quita antes algunos con «unfriend».
friend-unknown = «{ $name }» no está entre tus amigos: «friend» solo los enumera.

# Los operadores, en su página.

moderation-only = Solo los operadores pueden hacer eso, con la sesión abierta en la página.
moderation-no-factor = Los operadores necesitan la autenticación de dos factores: actívala en los ajustes y vuelve a entrar.
moderation-no-code = Has entrado aquí sin código: sal y vuelve a entrar con tu segundo factor.
moderation-yourself = Eres tú: nadie se modera a sí mismo.
moderation-another = { $name } también es de los operadores: solo «posthouse admin», en el servidor, puede hacerlo.
moderation-about-you = Este aviso trata de ti: se ocupa otro operador.
report-of-yourself = Eres tú: nombra a otra persona, o una partida.
report-name-it = Nombra la partida como en «report wari/12», o a un jugador: «report NAME».
report-enough = Por hoy ya has avisado bastante: el operador lo lee todo.
report-thanks = Gracias, { $name }.
report-who-reads = El operador de la casa lee lo que dices sobre { $about }; nadie más.

## Jugar por enlace, y los invitados

link-or-waiting-room = Escribe --to=anyone para ofrecer la partida en la sala de espera, --to=link para un enlace que enviar, o el nombre del otro después del tuyo.
link-without-option = Quien abre el enlace juega: quita --{ $option }.
link-needed = { $game } tablero { $board } espera a un amigo de su jugador: abre el enlace que te ha enviado.
link-expired = Esta invitación ha caducado: pide un enlace nuevo.
link-gone = Esta invitación se retiró o ha caducado: pide un enlace nuevo.
link-unknown = Este enlace no es nuestro: comprueba que está completo o pide otro.
guest-challenges = Los invitados juegan solo por enlace: regístrate para retar a otros. Conservas tus partidas.
guest-waiting = Los invitados juegan solo por enlace: regístrate para jugar con quienes esperan. Conservas tus partidas.
guest-command = Los invitados juegan solo por enlace: regístrate para usar «{ $command }». Conservas tus partidas.
guest-opponent = { $opponent } es un invitado, que juega solo por enlace: «{ $game } challenge { $name } --to=link» crea uno.
guests-none = Aquí nadie juega sin cuenta: inicia sesión o regístrate.
