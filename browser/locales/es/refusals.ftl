### Lo que el servidor y las reglas rechazan, según sus códigos.

## Juegos de siembra: por qué no se puede jugar un hoyo

no-such-house = «{ $typed }» no es un hoyo: los tuyos van de { $first } a { $last }, y puedes jugar { $moves }.
no-such-numbered-house = «{ $typed }» no es un hoyo: los tuyos van de { $first } a { $last } (o de a a { $letter }), y puedes jugar { $moves }.
house-of-opponent = El hoyo { $house } es de tu rival: los tuyos van de { $first } a { $last } (o de a a { $letter }), y puedes jugar { $moves }.
house-empty = El hoyo { $house } está vacío: elige uno que tenga semillas. Puedes jugar { $moves }.
must-feed = Tu rival no tiene semillas, y { $house } lo dejaría sin ninguna: tienes que darle alguna, así que juega { $moves }.
grand-slam-forbidden = El hoyo { $house } capturaría todas las semillas de tu rival: es un gran slam, que { $game } prohíbe. Juega { $moves }.
starves-opponent = El hoyo { $house } dejaría a tu rival sin semillas, y { $game } solo lo permite cuando todas las jugadas lo hacen: juega { $moves }.

## OctiLite: por qué una cápsula no puede ir allí

move-unreadable = «{ $typed }» no está escrito como una jugada: 22+b añade una púa, 22-33 da un paso, 22-44 salta y 22-44x salta y captura.
no-such-square = No hay casilla { $square }: la columna va de 1 a { $columns }, la fila de 1 a { $rows }.
no-such-prong = No hay púa { $typed }: las púas van de a a h.
chain-too-long = Una cadena tiene como mucho siete saltos, uno por encima de cada otra cápsula: escribe menos.
prong-present = La cápsula de { $square } ya tiene la púa { $prong }: elige otra dirección.
no-prong-left = No te queda ninguna púa que añadir: da un paso o un salto.
too-far = Desde { $from } nada lleva a { $to } de una vez: un paso avanza una casilla, un salto dos, en línea recta o en diagonal.
step-in-chain = De { $from } a { $to } es un paso, y un paso es un turno entero: solo los saltos se encadenan.
prong-missing = La cápsula de { $square } no tiene púa { $prong } ({ $direction }): añádela antes con { $square }+{ $prong }.
step-captures-nothing = Un paso no captura nada: escribe { $from }-{ $to }.
square-occupied = Hay una cápsula en { $square }: solo puedes caer en una casilla vacía.
base-ends-move = Caer en la base { $square } termina la jugada y gana: detente ahí.
no-pod-to-jump = En { $square } no hay ninguna cápsula que saltar.
pod-jumped-twice = La cápsula de { $square } ya fue saltada: ninguna se puede saltar dos veces en un turno.
no-pod-there = En { $square } no hay ninguna cápsula: empieza por una casilla tuya.
pod-of-opponent = La cápsula de { $square } no es tuya: tu color es { $color } y juegas las cápsulas marcadas { $letter }.
not-legal-here = «{ $typed }» no está permitido aquí: elige una de las jugadas permitidas.

## Todos los juegos

moves-after-end = La partida había terminado antes de la jugada «{ $typed }» ({ $reason }): quita esa jugada y todas las que siguen.
no-game-called = Aquí no hay ningún juego «{ $typed }»; los juegos son { $games }.

## Posiciones colocadas o escritas

position-houses = La posición tiene { $n } hoyos para { $seat }, pero { $game } tiene { $each } a cada lado: escribe un número de semillas para cada uno, con comas entre ellos.
position-seeds = «{ $typed }» no es un número de semillas para el hoyo { $house } ({ $seat }): escribe un número entero de 0 a { $most }.
position-stores = «{ $typed }» no es un número de semillas capturadas ({ $seat }): escribe un número entero de 0 a { $most }.
position-sum = En los hoyos hay { $board } semillas y en los depósitos { $stores }, { $sum } en total, pero { $game } se juega con { $total }: haz que sumen { $total }.
position-seeds-form = «{ $typed }» no es una posición: escribe los hoyos de Sur, una barra, los de Norte, lo que Sur y Norte han capturado, y S o N según a quién le toca, como «{ $position }».
position-pod = «{ $typed }» no empieza por una casilla: una cápsula se escribe columna 1 a 6, fila 1 a 7 y luego sus púas, como 22ab.
position-prong = «{ $typed }» tiene una púa que no existe: las púas van de a a h.
position-prong-twice = «{ $typed }» tiene dos veces la púa { $prong }: una cápsula tiene como mucho una en cada dirección.
position-five-pods = { $color } tiene más de cuatro cápsulas: quita al menos una.
position-two-pods = Hay dos cápsulas en { $square }: pon una de ellas en otra casilla.
position-comma = Falta una cápsula después de la última coma ({ $color }): añádela o quita la coma.
position-supply = «{ $typed }» no es una reserva de púas: escribe un número de 0 a { $most }.
position-prongs = Las púas de las cápsulas ({ $n }) y las dos reservas tienen que sumar { $total }, no { $sum }.
position-no-pod = No hay ninguna cápsula en el tablero: al menos un lado debe tener una.
position-both-won = Los dos lados están en una base del otro, pero el primero en llegar habría ganado: mueve uno de los dos.
position-pods-form = «{ $typed }» no es una posición: escribe las cápsulas de Blanco, una barra, las de Negro, las dos reservas y O o X según a quién le toca, como { $position }.
position-turn = «{ $typed }» no dice a quién le toca: termina con O o X.

## Nombres, contraseñas, direcciones

name-malformed = Un nombre tiene de 2 a 20 letras (a a z), cifras, - o _, y empieza por una letra: elige otro.
name-reserved = El nombre { $name } significa otra cosa aquí: elige otro.
name-taken-or-wrong-password = El nombre { $name } ya está ocupado: elige otro, o escribe con su contraseña si es tuyo.
name-taken = El nombre { $name } ya está ocupado: elige otro.
name-too-similar = El nombre { $name } se parece demasiado a { $other }: elige otro.
password-length = Una contraseña tiene de { $least } a { $most } caracteres: elige otra (entre comillas dobles si tiene espacios).
leaving-unconfirmed = No se ha hecho nada: para dejar la casa, escribe «yes» detrás de tu contraseña.
address-malformed = «{ $typed }» no es una dirección de correo a la que podamos escribir: debería parecerse a ann@example.org.
address-of-machine = «{ $typed }» parece la dirección de una máquina, cuyo correo Posthouse no lee: da una desde la que escribas.
too-many-addresses = Como mucho { $n } direcciones: quita algunas.
address-of-banned-player = Alguien con esta dirección, { $name }, está excluido de la casa: no se puede confirmar para otro nombre.
name-of-former-player = Alguien llamado { $name } dejó la casa hace menos de un año: elige otro nombre.
address-of-banned-former-player = Alguien con esta dirección estaba excluido de la casa y se fue: no se puede confirmar para otro nombre.
too-many-exports = Has tenido { $n } exportaciones en un día: pide otra mañana.
no-such-player = Aquí nadie se llama «{ $typed }»: comprueba el nombre, o pide a esa persona que se inscriba.
player-left = { $name } dejó la casa el { $day }: pregunta a otra persona.
code-unknown = Esa no es una palabra de una de nuestras cartas: responde a la carta misma o abre su enlace.
link-expired = Este enlace ya se usó, o su tiempo ha pasado: pide otro a quien lleva la casa.
wrong-login = El nombre y la contraseña no van juntos: inténtalo otra vez.
wrong-name-or-password = El nombre o la contraseña no es correcto: no se ha hecho nada. Inténtalo otra vez, o regístrate con «signup NAME PASSWORD».
mail-password-insufficient = Tu contraseña de correo sirve para jugar, pero no para cambiar tu cuenta: escribe tu propia contraseña.
sign-up-incomplete = Elige un nombre y una contraseña.
login-incomplete = Da tu nombre y tu contraseña.
signed-up-not-logged-in = Ya tienes cuenta: ahora inicia sesión.
authentication-required = Di quién eres: inicia sesión, o escribe tu nombre y tu contraseña: { $usage }
confirmation-expired = Esto ya se confirmó, o han pasado sus tres días: no se ha hecho nada. Envía tu orden otra vez.
confirmation-outdated = El tablero ha cambiado desde que lo pediste: no se ha hecho nada. Míralo otra vez y envía tu orden de nuevo.
address-unconfirmed = Tu dirección no está confirmada todavía: responde a nuestra carta «confirm …» o abre su enlace. Después envía esto otra vez.
token-days-invalid = Escribe en --days= cuántos días ha de valer la llave, de 1 a { $most }, por ejemplo --days=30.
no-such-session = No tienes ninguna sesión «{ $typed }»: «sessions» las muestra y «end session others» cierra todas menos esta.
second-factor-needed = Da también el código que muestra ahora tu aplicación de autenticación, o un código de recuperación.
second-factor-wrong = Este código no es correcto o ya se usó: escribe el que muestra ahora tu aplicación de autenticación, o un código de recuperación.
too-many-wrong-codes = Hubo demasiados códigos erróneos: inténtalo de nuevo en { $wait } min.
second-factor-code-missing = Escribe también un código: el que muestra tu aplicación de autenticación.
second-factor-off-or-new-codes = Escribe --off o --new-codes, no los dos.
second-factor-not-set-up = No tienes autenticación de dos factores: «two-factor» la prepara.
second-factor-not-begun = Empieza con «two-factor», sin código: así se prepara.
second-factor-operator = Los operadores no pueden desactivar la autenticación de dos factores: deja primero la función, con la ayuda de quien lleva el servidor.
second-factor-already-on = La autenticación de dos factores ya está activada: con un código escribe también --off o --new-codes.
second-factor-mail-password = Con la autenticación de dos factores la contraseña de tu cuenta no vale aquí: entra en la página, escribe en su lugar tu contraseña para correos o responde a una de nuestras cartas.
several-passwords = Las órdenes enviadas juntas solo pueden usar una contraseña: no se ha hecho nada. Envía las órdenes de cada jugador por separado, y una contraseña nueva sola.
address-required = Aquí un nombre es tuyo cuando has respondido a una carta: escribe tu dirección de correo detrás de la contraseña, una sola.
sign-up-expired = Esto ya se confirmó, o sus tres días han pasado: no se ha hecho nada. Entra, o regístrate otra vez.
too-many-letters-to-address = Ninguna carta va ahora a esta dirección: { $most } fueron allí en un día; escríbelo otra vez mañana.
too-many-letters-from-client = Ninguna carta va ahora a esta dirección: de ti salieron { $most } en una hora; escríbelo otra vez después de { $day } UTC.

## Quien pide demasiado, y una casa que no puede

too-many-requests = Puedes enviar { $n } peticiones por minuto: inténtalo de nuevo dentro de { $wait } s.
too-many-logins = Desde tu dirección solo se permiten { $n } inicios de sesión por minuto: inténtalo de nuevo dentro de { $wait } s.
too-many-connections = Hay demasiadas conexiones abiertas desde tu dirección: cierra algunas o inténtalo de nuevo en un minuto.
too-many-requests-from-address = Demasiadas peticiones desde tu dirección: inténtalo de nuevo dentro de { $wait } s.
too-many-wrong-passwords = Hubo demasiadas contraseñas equivocadas, así que ahora no se comprueba ninguna: inténtalo dentro de { $wait } s.
too-many-sign-ups = Se han registrado demasiados desde tu dirección: inténtalo dentro de { $wait } min.
sign-ups-closed = Este sitio no admite jugadores nuevos por ahora.
sign-ups-by-invitation = Los jugadores nuevos llegan por invitación: pide a un jugador un enlace a una partida, ábrelo y regístrate en el mismo navegador.
sign-up-invitation-unknown = Esa no es una invitación a este sitio: abre el enlace entero o pide otra.
sign-up-invitation-withdrawn = Esta invitación fue retirada: pide otra al responsable.
sign-up-invitation-expired = Esta invitación valía hasta el { $day }: pide otra al responsable.
sign-up-invitation-used-up = Ya se registraron todas las personas para las que era esta invitación: pide otra al responsable.
too-many-password-checks = Se están comprobando demasiadas contraseñas: inténtalo dentro de { $wait } s.
cannot-save = El servidor no puede guardar nada en este momento; no se ha hecho nada. Inténtalo dentro de un minuto.
internal-error = Se produjo un error interno; no se ha hecho nada. Inténtalo dentro de un minuto.
database-damaged = La base de datos del servidor está dañada; no se ha hecho nada. Avisa al operador: hay que restaurarla.
key-reused = Esta clave ya vino con otra orden: no se ha hecho nada. Da a cada orden su propia clave (la de un correo es su Message-ID).
other-site = Esta petición viene de otro sitio: usa la página de Posthouse.
no-such-site-page = El operador de este sitio no ha escrito esa página.
site-page-too-long = Esta página pasa de 128 kB: el operador debe acortarla antes.
no-such-match = Aquí no hay ninguna partida { $game }/{ $board }: búscala entre las de sus jugadores.
no-such-match-number = Aquí no hay tal partida: búscala entre las de sus jugadores.
no-such-player-here = No hay ningún jugador «{ $typed }»: /api/players los enumera.
no-such-puzzle = Este problema ya no existe: elige otro.
puzzle-attempt-malformed = Envía el juego y la posición del problema, y sus jugadas como lista de textos.
lesson-steps-malformed = Envía los pasos como lista de { $n } objetos como máximo, cada uno con un juego y un paso.
no-such-game = No hay ningún juego «{ $typed }»: /api/games los enumera.
no-such-tournament = No hay ningún torneo «{ $typed }».
no-series = No hay ninguna serie «{ $typed }».
no-team = No hay ningún equipo «{ $typed }».
muted = No puedes escribir a nadie, { $name }, { $text }{ $more }: puedes jugar, pero nadie más puede leer lo que escribas.
banned = Estás expulsado, { $name }, { $text }{ $more }: tus relojes siguen corriendo; puedes mirar tableros, rendirte y leer tus cartas.
sanction-until = hasta el { $time } UTC
sanction-open = hasta que el operador lo levante

## Órdenes escritas

no-command = Aquí no hay ninguna orden: «help» dice cómo empezar.
unknown-command = Ninguna orden ni juego se llama «{ $typed }»: «help commands» enumera las órdenes, «list» los juegos.
how-to-unsubscribe = «notify never» pone fin a todo el correo, «notify never GAME/12» al de una partida, y «signoff NOMBRE CONTRASEÑA» cierra tu cuenta: escribe una de ellas en lugar de «{ $typed }».
no-to-nothing = Has escrito «{ $typed }», pero tu correo no responde a ninguna pregunta nuestra: no se ha hecho nada. Si alguien actúa en tu nombre, cambia tu contraseña: «help change password» explica cómo.
help-game-missing = Nombra un juego: «help { $game } { $word }».
unknown-game-command = No hay ninguna orden «{ $typed }» para { $game }: «help commands» las enumera todas.
command-missing = Di qué hacer con { $game }: por ejemplo «{ $game } help» para sus reglas.
command-unclear = «{ $typed }» quizá signifique «{ $command }», que nunca se adivina: no se ha hecho nada. Escríbelo entero.
game-missing = «{ $typed }» quizá signifique «{ $usage }»: no se ha hecho nada. Escribe delante el nombre del juego.
yes-to-nothing = Has escrito «{ $typed }», pero tu correo no responde a ninguna pregunta nuestra: no se ha hecho nada. Para confirmar algo, responde a la carta cuyo asunto empieza por «confirm», o abre su enlace.
second-word-missing = «{ $typed }» lleva una segunda palabra: { $commands }.
usage = Escríbelo así: { $usage }
unknown-option = Aquí no hay opción --{ $option }: { $usage }
option-takes-no-value = --{ $option } no lleva valor: escríbelo solo, o quítalo.
option-repeated = --{ $option } está dos veces: escríbelo una sola vez.
text-missing = Escribe debajo de la orden lo que quieres decir: no había nada, y no se envió nada.
words-too-long = Tu texto es demasiado largo para un mensaje, no se envió nada: acórtalo o envíalo por partes.
multiple-not-alone = «multiple» va solo: escribe debajo una orden por línea.
no-such-help = No hay ayuda sobre «{ $typed }»: pregunta por un juego («list» los enumera), una orden, o «help commands».
board-malformed = Un tablero es un número, como en «{ $game } show 12».
no-such-board = No hay tablero { $board } de { $game }: «{ $game } games NAME» enumera los de un jugador.

## Mover

no-passing = No se puede pasar: quien tiene una jugada permitida debe hacerla.
no-swapping = En estos juegos no se cambia de lado: mueve.
board-changed = Otra mano acaba de hacer esa jugada: mira el tablero otra vez.
not-your-turn = No te toca, { $name }: le toca a { $other }.
wrong-move-number = La próxima jugada es la número { $next }, no la { $number }: no se jugó nada.
wrong-submitted-move-number = La próxima jugada es la número { $next }, no la { $number }: no se dejó nada preparado.
move-number-malformed = Detrás de # va el número de la jugada, como en c#5.
move-count-malformed = Detrás de # va cuántas jugadas mostrar, como en 12#4.
board-seat-malformed = Quién está abajo en el tablero se dice con --seat=own o --seat=first.
seat-unknown = No consta que juegues en el tablero { $board } de { $game }: quita --seat=own, o di quién eres con «showas».
seat-numbered = En { $game } los números de las casas son los tuyos, así que siempre estás abajo: quita --seat=first.
seat-fixed = El tablero de texto de { $game } nunca se gira: quita --seat=own.
too-few-moves = Jugadas hechas en el tablero { $board } de { $game }: { $n }, no más.
match-over = La partida del tablero { $board } de { $game } ha terminado.
not-in-match = No juegas en el tablero { $board } de { $game }, { $name }: «{ $game } games { $name }» enumera tus tableros.
etiquette-no-preview = Esta partida sigue la etiqueta: no se pueden probar jugadas hasta que termine. «{ $game } move { $board } MOVE» juega.
etiquette-no-takeback = Esta partida sigue la etiqueta: ninguna jugada se puede deshacer. Sigue.

## Retos, sala de espera, cuántas partidas

opponent-left = { $name } ha dejado Posthouse: reta a otra persona.
opponent-banned = { $name } está fuera por ahora: reta a otra persona.
own-match-limit = Has alcanzado tu límite de partidas de { $game }: «{ $game } limit none» lo quita.
opponent-match-limit = { $name } ha alcanzado su límite de partidas de { $game }: reta a otra persona, o inténtalo más tarde.
rated-and-unrated = Una partida puntúa o no: quita --rated o --unrated.
position-unrated-only = Una partida desde una posición tuya no puntúa: quita --rated.
start-missing = Escribe detrás de --start= una posición, como hace «{ $game } show».
start-invalid = { $why } Por ejemplo, --start="{ $position }"
start-game-over = En esa posición la partida ha terminado: empieza desde una en la que siga.
first-of-two = --first= dice quién mueve primero: lot (a suertes), { $name } o { $other }.
first-set-by-position = En esa posición le toca a { $seat }, que es { $name }: quita --first=.
first-of-open-challenge = --first= dice quién mueve primero: lot (a suertes), me ({ $name }) o you (quien acepte).
first-move-of-other = El primer movimiento es de { $name }, y nadie mueve por otra persona: quita el movimiento, o pide ser quien mueva primero (--first=me; en una lista, tu nombre a la izquierda).
first-move-by-lot = --first=lot deja el primer movimiento a la suerte: quita eso o --move=.
first-move-without-opponent = Todavía no hay nadie contra quien jugar: quita --move=, o reta a alguien por su nombre.
first-move-illegal = «{ $move }» no es un primer movimiento legal de { $game }: no se ha empezado nada.
opponent-and-anyone = Nombra a la otra persona o escribe --to=, no las dos cosas.
opponent-missing = Nombra detrás de ti a la otra persona, o escribe --to=anyone para poner la partida en la sala de espera.
opponent-is-yourself = Una partida necesita dos: nombra a alguien más con { $name }.
not-among-players = Tú eres { $name }: una de las dos partes tienes que ser tú.
open-challenge-start = Un tablero en espera empieza desde el principio: quita --start=, o reta a alguien por su nombre.
too-many-open-challenges = Ya esperan { $n } tableros tuyos: «{ $game } withdraw BOARD» retira uno.
seat-taken = El sitio del tablero { $board } de { $game } ya está ocupado: «{ $game } waiting» enumera los libres.
own-open-challenge = Ese tablero espera a otra persona: «{ $game } withdraw { $board }» lo retira.
challenger-left = Quien puso ese tablero dejó la casa.
open-challenge-not-yours = Ese tablero espera a otra persona: quien no lo quiera no tiene que decirlo.
nothing-to-reject = En el tablero { $board } de { $game } no se ha propuesto nada, y la partida ha empezado: «{ $game } resign { $board }» la abandona.
match-not-over = La partida del tablero { $board } de { $game } no ha terminado: juégala antes hasta el final.
rematch-opponent-left = Tu rival dejó la casa.
seek-malformed = Di cuántas partidas de { $game } quieres en total, de 0 a { $most }: «{ $game } seek 3».
seek-option-unneeded = Quien no busca más partidas no pide nada a nadie: quita --{ $option }.
limit-malformed = Un límite es un número de 0 a { $most }, o none: «{ $game } limit 10».
repeat-malformed = --repeat= dice cuántas partidas deben empezar en total, de 1 a { $most }.
option-for-open-challenges = Has nombrado a la otra persona: --{ $option } es para tableros que esperan a cualquiera (--to=anyone).
open-challenge-taken = El tablero { $board } de { $game } ya no espera, alguien lo ha aceptado: «{ $game } show { $board }» muestra la partida.
opponent-blocked = Bloqueas a { $name }: antes «unblock { $name }», o juega con otra persona.
opponent-declines-you = { $name } no acepta partidas contigo: juega con otra persona.
rating-range-malformed = --rating= son dos números, como --rating=1400-1700, o uno: --rating=1400- para 1400 y más, --rating=-1700 para 1700 y menos.
rating-range-reversed = Nadie puntúa de { $least } a { $most }: escribe primero el número menor.
within-malformed = --within= es un número de puntos, como --within=200.
computer-option-malformed = --computer= es no (solo personas) o yes (la máquina juega si nadie más lo hace).
challenge-conditions-unmet = El tablero { $board } de { $game } { $why }: «{ $game } waiting» enumera los demás.
unmet-rating = es para quienes puntúan { $text } (tú tienes { $number })
unmet-within = es para quienes están a { $n } puntos como mucho de { $name }, { $rating } (tú tienes { $number })
unmet-established = es para quienes tienen puntuación establecida (la tuya es todavía { $number })
unmet-people = es para personas, no para programas

## Tablas, jugadas deshechas, palabras en la mesa

nothing-to-take-back = Todavía no has movido: no hay nada que deshacer.
draw-too-early = Se pueden proponer tablas cuando ambas partes hayan movido: «{ $game } reject { $board }» rechaza la partida.
tournament-no-takeback = En un torneo ninguna jugada se deshace.
proposal-unanswered = Responde antes a lo que te han propuesto: «{ $game } accept { $board }» o «{ $game } reject { $board }».
draw-refused = { $name } no acepta las tablas: sigue jugando.
nothing-proposed = En el tablero { $board } de { $game } no se ha propuesto nada, o se ha movido desde entonces.
own-proposal = Es tu propia propuesta: tu rival la contesta. «{ $game } reject { $board }» la retira.
proposal-newer = Eso ya no es lo que se pregunta en el tablero { $board } de { $game }: { $name } ha propuesto otra cosa desde entonces, y no se ha hecho nada. Mira el tablero otra vez antes de responder.
proposal-closed = Aquello a lo que respondes ya no está abierto en el tablero { $board } de { $game }, así que no se ha hecho nada. Lo último que pasó: { $news }
question-number-malformed = --number= lleva el número de aquello a lo que respondes, como en --number=3.
chat-players-only = En el tablero { $board } de { $game } solo hablan quienes juegan: «message NAME» les llega.
letters-ended = La partida del tablero { $board } de { $game } ha terminado: ya no se escriben cartas de ella.
not-watching = No sigues el tablero { $board } de { $game }: no hay nada que terminar.

## La etiqueta del Warri

etiquette-malformed = La etiqueta se guarda o no: escribe --etiquette=on o --etiquette=off.
no-etiquette = { $title } se juega sin esta etiqueta: quita --etiquette.
senior-chooses = { $name } se registró antes que tú y es vuestra primera partida: { $name } puede hacer la primera jugada o cederla. Quita --first=, o escribe --etiquette=off.
lot-or-senior = Con etiqueta decide la suerte, salvo que dos jueguen por primera vez y quien lleva más tiempo pueda mover primero: quita --first=, o escribe --etiquette=off.
match-without-etiquette = Nadie tiene derecho a la primera jugada en el tablero { $board } de { $game }, que se juega sin etiqueta: nada ha cambiado.
not-first-game = Nadie tiene derecho a la primera jugada en el tablero { $board } de { $game }: solo la tiene quien lleva más tiempo, en la primera partida entre dos.
first-move-made = La primera jugada en el tablero { $board } de { $game } ya está hecha.
first-move-not-yours = La primera jugada en el tablero { $board } de { $game } es de { $name }, para hacerla o cederla.

## Planes y jugadas preparadas

begin-with-if = No te toca: empieza con «if» y la jugada que esperas, como en «if b then d».
reply-never-legal = «{ $typed }» no estará permitido, juegue lo que juegue la otra parte; tus jugadas entonces: { $moves }.
reply-ambiguous = Hay demasiadas jugadas a las que «{ $typed }» responde: di cuál esperas, como en «if b then d».
plan-move-count-malformed = Detrás de # va cuántas jugadas se han hecho, como en 12#4.
plan-outdated = Tu plan es para el tablero tras la jugada { $n }, y ya va tras la { $number }: míralo otra vez.
begin-with-move = Te toca: empieza con tu jugada, como en «d, if b then e».
only-queue = No te toca: «{ $game } queue { $board }» deja respuestas preparadas.
no-submitted-move = No has preparado ninguna jugada en el tablero { $board } de { $game }: «{ $game } submit { $board } MOVE» lo hace.
submitted-move-newer = Esa ya no es la jugada que espera en el tablero { $board } de { $game }: es { $move }, y no se ha jugado nada. «{ $game } confirm { $board }» juega { $move }.
submitted-move-closed = En el tablero { $board } de { $game } ya no espera ninguna jugada tuya, así que no se ha hecho nada. Mira el tablero otra vez y envía tu jugada.
plan-too-deep = Las jugadas condicionales tienen como mucho { $n } respuestas de profundidad: quita las más profundas.
plan-too-long = Puedes dejar como mucho { $n } jugadas condicionales: quita algunas.
plan-reply-repeated = Tienes dos respuestas a «{ $typed }»: quita una de las dos.

## Relojes, vacaciones, sueño, fines de semana

clock-malformed = Un reloj es BANK+INCREMENT en días, horas, minutos o segundos, como --clock=30d+1d o --clock=10m+5s, o --clock=none.
clock-out-of-range = La reserva de un reloj va de un minuto a un año (--clock=30d+1d), su tope no es menor que la reserva y su incremento no mayor que el tope.
time-zone-malformed = Una zona es la diferencia con UTC, de -12:00 a +14:00: --zone=+1:00
time-zones-missing = Este servidor no conoce las zonas horarias del mundo: su operador tiene que instalar el paquete tzdata.
time-zone-unknown = No hay ninguna zona «{ $typed }»: --zone= es un lugar como Europe/London, Africa/Accra o America/Barbados, o UTC.
vacation-malformed = Escribe dos días como en «vacation 2027-07-01 2027-07-14», u «off».
vacation-reversed = El último día no debe ser anterior al primero.
vacation-in-past = Unas vacaciones no pueden empezar en el pasado: hoy es { $day }.
vacation-too-far-ahead = Unas vacaciones empiezan como mucho dentro de { $n } días: vuelve a pedirlo más tarde.
vacation-too-long = Como mucho { $n } días de vacaciones al año.
vacation-days-used-up = Como mucho { $n } días de vacaciones al año: con estos serían { $used } en { $year }.
vacation-overlaps = Eso coincide con tus vacaciones (del { $first } al { $last }): «vacation off» anula lo previsto.
vacation-auto-malformed = Escribe «vacation auto on» o «vacation auto off».
sleep-malformed = Las horas de sueño son dos horas de tu día, como en «sleep 23-7», o «sleep off» para ninguna.
sleep-too-long = Puedes dormir como mucho { $n } horas al día; de { $first }:00 a { $last }:00 serían { $used }.
weekend-malformed = Un fin de semana es un día de la semana o dos, como en «weekend sat sun», o «weekend off» para ninguno.
weekend-too-long = Un fin de semana tiene como mucho { $n } días.

## Cartas y avisos

computer-reads-nothing = { $name } juega, pero no lee cartas: escribe a personas.
message-to-yourself = Eso sería una carta para ti, { $name }: nombra a otra persona.
too-many-recipients = Un mensaje va como mucho a { $n } personas: escribe a menos, o «broadcast».
too-many-broadcasts = Un anuncio al día, y el tuyo salió { $day } UTC: escribe otra vez después de { $text }, o «message» a algunos.
letter-count-malformed = Cuántas cartas es un número de 1 a { $most }.
quiet-hours-malformed = Las horas de silencio son dos horas del día, como en --quiet=22-7, o --quiet=off para ninguna.
letter-seat-malformed = Quién está abajo en tus tableros se dice con --seat=own o --seat=first.
notify-board-malformed = «{ $typed }» no es un tablero: escribe un juego y un número, como GAME/12, o «broadcasts» o «puzzle».
not-in-or-watching = Ni juegas ni sigues el tablero { $board } de { $game }: «{ $game } subscribe { $board }» lo sigue.
notify-malformed = La frecuencia es each, digest, once o never; luego van los tableros, como en «notify never GAME/12».
no-game-matches = Ninguna línea de juego tiene esa palabra: «list» solo los enumera todos.
games-too-many-names = Nombra a una persona para todas sus partidas, o a dos para las que jugaron entre sí.
games-filter-malformed = Detrás del nombre va active (todas las que siguen) o next (donde le toca a { $name }): «{ $typed }» no es ninguna.
recipient-blocked = Bloqueas a { $name }, así que no podría responderte: primero «unblock { $name }».
recipient-declines-you = { $name } no acepta mensajes tuyos: escribe a otra persona.

## Torneos

option-out-of-range = --{ $option }= es un número de { $least } a { $most }.
tournament-system-malformed = --system= es robin (todos contra todos), swiss (suizo), knockout (eliminatoria) o arena.
tournament-arena-option = Solo una arena tiene duración y rachas: quita --{ $option }.
tournament-arena-unneeded = En una arena quien está libre juega una partida tras otra, hasta que pasan sus --minutes=: quita --{ $option }.
tournament-race-and-games = Un encuentro es una carrera o un número de partidas: quita --race= o --games=.
tournament-rounds-swiss-only = Solo un torneo suizo tiene un número de rondas: quita --rounds=.
tournament-in-turn = Las rondas de este sistema van ya una tras otra: --in-turn es para todos contra todos.
tournament-pools-robin-only = Solo un todos contra todos tiene grupos y final: quita --pools=.
tournament-boards-by-days = --boards= es para un torneo por días, no para una serie ni partidas de una sentada: quítalo.
tournament-start-malformed = --starts= es un día como 2027-03-01 o un minuto como 2027-03-01T18:30, UTC.
tournament-start-out-of-range = --starts= está por venir, dentro de un año: ahora son las { $time } UTC.
tournament-with-malformed = --with= nombra máquinas, como --with=computer-3,computer-7; { $name } se inscribe por su cuenta.
tournament-with-missing = --with= nombra máquinas, como en --with=computer-3,computer-7.
no-such-tournament-of-game = No hay torneo «{ $typed }» de { $game }: «{ $game } tournaments» los enumera.
tournament-name-malformed = El nombre de un torneo tiene de 2 a 30 letras, cifras, - o _, primero una letra: «{ $game } tournament spring-2027».
tournament-clock-missing = Un torneo tiene reloj, o podría no acabar nunca: --clock={ $clock } es lo habitual.
tournament-arena-clock = El reloj de una arena tiene como mucho una hora, y un minuto más por jugada: --clock={ $clock } es lo habitual.
tournament-round-minutes = Las rondas de duración fija son para una sesión, con --clock= de menos de tres horas: quita --round-minutes=.
tournament-no-place-left = Las máquinas no dejarían sitio a nadie: nombra menos.
too-many-tournaments = { $n } torneos que anunciaste no han empezado todavía o son arenas en juego: espera a uno de ellos.
tournament-name-taken = Hay, o hubo, un torneo «{ $typed }»: elige otro nombre.
tournament-begun = { $cup } ya ha empezado: «{ $game } tournaments» dice en cuáles se puede entrar.
tournament-time-over = El tiempo de { $cup } ha pasado: «{ $game } tournaments» dice en cuáles se puede entrar.
tournament-last-round = La última ronda de { $cup } está emparejada: «{ $game } tournaments» dice dónde apuntarse.
tournament-called-off = { $cup } se anuló: «{ $game } tournaments» dice en cuáles se puede entrar.
tournament-already-entered = Ya te has inscrito en { $cup }.
tournament-full = { $cup } ya tiene todos los jugadores que puede tener.
tournament-goes-on = { $cup } ya ha empezado y sigue hasta que acaben sus partidas: «{ $game } leave { $cup }» sirve para dejarlo.
tournament-not-entered = No juegas en { $cup }.
series-team-unclear = { $cup } se juega por equipos: quien pertenece a uno solo queda inscrito cada vez; tú te inscribes con «{ $game } join { $edition } TEAM».
tournament-team-stays = En { $cup } juegas por { $team } hasta el final.
team-captain-banned = { $name } está expulsado: elige a otra persona.
tournament-chat-players = En { $cup } se escriben sus jugadores: «{ $game } join { $cup }» te inscribe, si aún está abierto.
tournament-chat-over = { $cup } terminó hace más de un día: «message NOMBRE» llega a sus jugadores.
tournament-chat-often = Has escrito { $n } mensajes en un minuto: espera un momento.
tournament-bye-swiss-only = Solo en un torneo suizo se puede descansar una ronda.
tournament-bye-had = Ya has tenido tu descanso por medio punto en { $cup }: cada cual tiene uno.
tournament-not-yours = Solo { $name }, que anunció { $cup }, puede cancelarlo: «{ $game } leave { $cup }» sirve para dejarlo.
tournament-seeds-unneeded = Donde todos juegan contra todos no hay cabezas de serie: quita --seeds=.
tournament-seeds-malformed = --seeds= es rating (los mejores primero) o lot (a suertes).
no-such-series = No hay ninguna serie «{ $typed }» de { $game }: «{ $game } series» las enumera.
series-every-malformed = --every= es day, un día de la semana como saturday, o uno de cada mes como first-saturday o last-friday.
series-at-malformed = --at= es la hora a la que empieza, como --at=15:00.
series-name-too-long = El nombre de una serie tiene como mucho { $n } signos, porque sus torneos se llaman { $name }-1, { $name }-2, etc.
too-many-series = Tienes { $n } series: termina una con «{ $game } end-series NAME».
series-not-yours = Solo { $name }, que anunció { $cup }, puede terminarla.
series-ended = { $cup } ha terminado: «{ $game } series» enumera las que siguen.
series-rounds-missing = Di cuántas rondas tienen los torneos suizos de una serie: --rounds=5.
series-operators-only = Aquí solo los operadores anuncian series.
series-trusted-only = Puede anunciar una serie quien tiene cuenta desde hace { $days } días y ha jugado { $n } partidas: pregunta a un operador, o anuncia un solo torneo.
no-such-team = No hay ningún equipo «{ $typed }»: «team» los enumera.
tournament-teams-option = Solo una arena (--teams=5: cuentan los cinco mejores de cada equipo) y un encuentro de dos equipos (--system=teams) se juegan por equipos: quita --teams.
tournament-sides-missing = Un encuentro por equipos nombra dos equipos, como en --teams=foxes,owls: «team» los enumera.
tournament-teams-computers = Los ordenadores no pertenecen a ningún equipo: quita --with.
tournament-without-teams = { $cup } no se juega por equipos: quita «{ $typed }».
tournament-team-unclear = Di por cuál de tus equipos juegas, { $names }: «{ $game } join { $cup } TEAM».
tournament-team-missing = { $cup } se juega por equipos, y no perteneces a ninguno que juegue: «team» los enumera.
team-name-malformed = El nombre de un equipo tiene de 2 a 30 letras, cifras, - o _, primero una letra: «team foxes --make».
team-name-taken = Hay o hubo un equipo «{ $typed }»: elige otro nombre.
too-many-captaincies = Diriges { $n } equipos o perteneces a { $most }: cede o deja antes uno.
too-many-teams = Perteneces a { $n } equipos: deja antes uno de ellos.
team-full = { $team } está completo.
team-refuses = { $team } no te admite.
team-joined-already = Ya perteneces a { $team }, o lo has pedido.
team-not-joined = No perteneces a { $team }.
team-captain-only = Solo puede hacerlo { $name }, capitán de { $team }.
team-no-member = { $name } no pertenece a { $team } ni lo pide.

## Tokens y webhooks

too-many-tokens = Ya tienes { $n } tokens: «tokens» los enumera, «revoke token NAME» anula uno.
token-name-taken = Tienes un token con ese nombre: «revoke token { $token }» lo anula, o elige otro nombre.
no-such-token = No tienes ningún token con ese nombre: «tokens» enumera los tuyos.
webhook-address-malformed = La dirección de un webhook empieza por https:// y tiene un nombre en la internet abierta, como https://bot.example.org/posthouse.
too-many-webhooks = Ya tienes { $n } webhooks: «webhooks» los enumera, «revoke webhook NAME» anula uno.
webhook-name-taken = Tienes un webhook con ese nombre: «revoke webhook { $token }» lo anula, o elige otro nombre.
no-such-webhook = No tienes ningún webhook con ese nombre: «webhooks» enumera los tuyos.
no-such-delivery = A este webhook no se le envió el evento { $n }, o ya no está guardado: «show webhook { $name }» enumera los últimos envíos.
webhook-busy = Posthouse aún está enviando a este webhook lo que pediste: inténtalo de nuevo dentro de un minuto.
event-number-malformed = Un evento se nombra por su número, como en «redeliver webhook my-bot 57»: «show webhook NAME» enumera los últimos.
scope-unknown = «{ $typed }» no es nada que un token pueda hacer: di read, play, talk, webhook o moderate, o varios.
program-name-malformed = Ponle un nombre de 1 a { $most } letras (a a z), cifras, - o _, como «my-bot».

## Bloquear

block-yourself = No puedes bloquearte a ti, { $name }: nombra a otra persona.
block-computer = { $name } es la máquina de la casa, que no reta a nadie ni escribe nada: nombra a una persona.
too-many-blocked = Puedes bloquear como mucho a { $n } personas: «unblock» a algunas, o «report» a quienes te molesten.
not-blocked = No bloqueas a { $name }: «block» solo dice a quién bloqueas.

## Retos y amigos

challenges-friends-only = { $name } solo acepta retos de amigos: juega con otra persona.
challenges-rated-only = { $name } solo acepta retos de jugadores con puntuación: termina antes una partida puntuada de cualquier juego, o juega con otra persona.
challenges-nobody = { $name } no acepta retos: juega con otra persona.
already-challenged = Ya has retado a { $name } a una partida de { $game } (tablero { $board }): espera la respuesta, o retira el reto con «{ $game } withdraw { $board }».
too-many-challenges = Tienes { $n } retos pendientes, y el límite es { $most }: «offers» los enumera, «{ $game } withdraw { $board }» retira el más antiguo.
too-many-challenges-first-day = Tienes { $n } retos pendientes, y en tu primer día sin dirección confirmada el límite es { $most }: «offers» los enumera, «{ $game } withdraw { $board }» retira el más antiguo.
too-many-challenges-to-player = { $name } ya tiene { $n } retos por contestar: inténtalo otro día, o juega con otra persona.
too-many-vain-challenges = Has retado a { $name } { $n } veces desde ayer, y ningún reto fue aceptado: inténtalo mañana, o reta a otra persona.
too-many-unanswered-messages = Has escrito a { $name } { $n } veces sin respuesta: espera una antes de volver a escribir.
too-many-challenge-messages = No puedes escribir más en el tablero { $board } de { $game } hasta que se acepte el reto: espera la respuesta.
circle-malformed = --{ $option }= es nobody, friends, rated o everybody.
challenge-ended = El reto del tablero { $board } de { $game } quedó en nada: «{ $game } challenge» hace otro.
challenge-to-you = { $name } te ofrece esta partida, y no ha empezado: «{ $game } accept { $board }» la empieza, «{ $game } decline { $board }» no.
challenge-not-accepted = { $name } todavía no ha aceptado esta partida, así que no ha empezado: «{ $game } withdraw { $board }» la retira.
too-many-matches = Juegas { $n } partidas, y esta casa no permite más a la vez: termina antes algunas.
opponent-too-many-matches = { $name } juega { $n } partidas, y esta casa no permite más a la vez: reta a otra persona.
own-challenge = Es tu propio reto: lo acepta la otra parte. «{ $game } withdraw { $board }» lo retira.
friend-yourself = De todos modos eres tu propio amigo, { $name }: nombra a otra persona.
computer-not-person = { $name } juega cuando quieras: nombra a una persona.
friend-blocked = Bloqueas a { $name }: primero «unblock { $name }».
too-many-friends = Puedes tener { $n } amigos como mucho: quita antes algunos con «unfriend».
not-a-friend = «{ $name }» no está entre tus amigos: «friend» solo los enumera.
operators-only = Solo los operadores pueden hacer eso, con la sesión abierta en la página.
operator-second-factor-needed = Los operadores necesitan la autenticación de dos factores: actívala en los ajustes y vuelve a entrar.
operator-login-without-code = Has entrado aquí sin código: sal y vuelve a entrar con tu segundo factor.
moderate-yourself = Eres tú: nadie se modera a sí mismo.
moderate-operator = { $name } también es de los operadores: solo «posthouse admin», en el servidor, puede hacerlo.
report-about-you = Este aviso trata de ti: se ocupa otro operador.
report-yourself = Eres tú: nombra a otra persona, o una partida.
report-malformed = Nombra la partida como en «report wari/12», o a un jugador: «report NAME».
too-many-reports = Hoy ya has enviado suficientes avisos: el operador los lee todos.

## Jugadas condicionales que no se pueden leer

plan-incomplete = Tus jugadas condicionales terminan donde se espera { $what }: escríbelas como «if b then d (if a then c), if c then e».
plan-word-unexpected = Tus jugadas condicionales tienen «{ $typed }» donde se espera { $what }: escríbelas como «if b then d (if a then c), if c then e».
plan-word = «{ $word }»
plan-opponent-move = la jugada de tu rival
plan-own-move = tu jugada
plan-next-or-end = una coma y otro «if», o el final
plan-comma-or-end = una coma o «)»
plan-now = ahora
plan-after-moves = después de { $played }
plan-after-end = La partida termina { $line }, pero tus jugadas condicionales siguen con «{ $typed }»: quítalo.
plan-move-not-possible = Tus jugadas condicionales esperan «{ $typed }» { $line }, pero tu rival solo puede jugar { $moves }.
plan-reply-illegal = Tus jugadas condicionales no pueden jugar «{ $typed }» { $line }: { $why }
not-legal = no es legal.

## Respuestas a cartas

reply-several-boards = Tu correo responde a cartas de tableros distintos, así que no es seguro a cuál te refieres: no se ha hecho nada. Responde en un mismo correo solo a la carta de un tablero.
reply-to-foreign-letter = Respondes a una carta sobre el tablero de otra persona: la respuesta solo vale desde la dirección propia y confirmada de esa persona, y no se ha hecho nada. Responde a una carta que se te envió, o escribe una orden con tu nombre y tu contraseña.
reply-of-other-player = Respondes a una carta sobre el tablero de otra persona: la respuesta solo vale desde la dirección propia y confirmada de esa persona, y todavía no se ha hecho nada. Si eres tú, responde «yes» a la carta que acabamos de enviar a tu propia dirección, o abre su enlace, y se hará.
reply-too-long = Tu correo es demasiado largo para buscar órdenes en él: responde solo con la jugada.
reply-subject-of-other-board = El asunto de tu correo nombra otro tablero que la carta a la que responde, así que no es seguro a cuál te refieres: no se ha hecho nada. Responde a la carta de ese mismo tablero.
reply-position-unknown = Tu correo no muestra a cuál de nuestras cartas responde, así que no es seguro qué posición has visto: no se ha hecho nada. Si te refieres al tablero tal como está aquí, responde igual a esta carta.
reply-doubtful = En tu correo dice «{ $typed }», así que no es seguro que quieras jugar { $move } en { $match }: no se ha hecho nada. Para jugarlo, responde solo: { $move }
reply-doubtful-confirm = En tu correo dice «{ $typed }», así que no es seguro que quieras jugar { $move } en { $match }: no se ha hecho nada. Para jugarlo, responde solo: yes. Lo que has escrito con ella llegará entonces también a { $name }. Para cualquier otra cosa, responde solo con eso.
reply-match-moved-on = En { $match } la partida ha seguido desde la carta que respondiste (jugadas hasta entonces: { $n }): no se ha hecho nada. Míralo otra vez y responde a esta carta.
reply-match-over = La partida de { $match } ha terminado, y en tu respuesta no hay ninguna orden clara. Para decir algo a tu rival, escribe «chat» en la primera línea.
reply-not-understood = Tu respuesta sobre { $match } no se ha entendido y no se ha hecho nada: ninguna línea es solo una jugada o una orden, y en la lista no hay una jugada nueva. Responde solo con la jugada, por ejemplo: { $move }. Para decir algo a tu rival, escribe «chat» en la primera línea.
reply-names-resign = Ninguna línea de tu respuesta sobre { $match } es solo una jugada o una orden, así que no se ha hecho nada. Para rendirte, responde solo: resign. Para decir algo a { $name }, escribe «chat» en la primera línea.
reply-names-accept = Ninguna línea de tu respuesta sobre { $match } es solo una jugada o una orden, así que no se ha hecho nada. Para aceptar lo que { $name } ha propuesto, responde solo: accept. Para rechazarlo, responde solo: reject. Para decir algo a { $name }, escribe «chat» en la primera línea.
reply-names-propose = Ninguna línea de tu respuesta sobre { $match } es solo una jugada o una orden, así que no se ha hecho nada. Para proponer tablas, responde solo: propose. Para decir algo a { $name }, escribe «chat» en la primera línea.
reply-names-undo = Ninguna línea de tu respuesta sobre { $match } es solo una jugada o una orden, así que no se ha hecho nada. Para pedir que se deshaga tu última jugada, responde solo: undo. Para decir algo a { $name }, escribe «chat» en la primera línea.
reply-move-taken-back = En { $match } se retiró una jugada después de la carta a la que respondes: no se ha hecho nada. Mira otra vez el tablero y responde a esta carta.
reply-not-your-turn = En { $match } le toca a { $name }, y en tu respuesta no hay ninguna orden clara, así que no se ha hecho nada. Para decirle algo a { $name }, escribe «chat» en la primera línea.
reply-move-made = Ya has hecho la jugada { $move } en { $match }, así que no se ha hecho nada: ahora le toca a { $name }.
reply-challenge-unanswered = { $name } todavía no ha respondido a tu desafío en { $match }, así que no se ha hecho nada. Para retirarlo, responde solo: { $game } withdraw { $board }. Para decir algo, escribe «chat» en la primera línea.
reply-challenge-open = Tu respuesta sobre { $match } no se ha entendido: { $name } te desafía y espera una respuesta. Para aceptar, responde solo: accept. Para rechazar, responde solo: decline. Tus propias palabras pueden ir debajo.
reply-move-ambiguous = No es seguro qué jugada quieres en { $match }, { $move } o { $other }: no se ha hecho nada. Responde solo con la jugada.
reply-ambiguous-command = No es seguro qué quieres en { $match }: no se ha hecho nada. Responde solo con la jugada o la orden, por ejemplo: { $move }
reply-yes-and-move = Has escrito yes y { $other } en { $match }, y la pregunta era sobre { $move }: no se ha hecho nada. Para jugar { $move }, responde solo: yes. Para jugar { $other }, responde solo: { $other }
reply-yes-to-proposal-and-move = Has escrito «{ $typed }» y { $move } en { $match }, y { $name } ha propuesto algo: no se ha hecho nada. Para aceptarlo, responde solo: accept. Para jugar { $move } en su lugar, responde solo: { $move }
reply-act-doubtful = Has escrito «{ $command }» y «{ $typed }», así que no es seguro que lo quieras en { $match }: no se ha hecho nada. Si lo quieres, responde solo: { $command }
mail-parts-differ = El texto y el HTML de tu correo no dicen lo mismo: no se ha hecho nada. Envía solo la orden otra vez, como texto simple.
command-doubtful = Has escrito «{ $typed }» debajo de «{ $command }», así que no es seguro que lo quieras: no se ha hecho nada. Si lo quieres, envía la orden otra vez sin esas palabras.
reply-yes-to-two-questions = En { $match } hay dos preguntas que esperan tu respuesta, si juegas { $move } y lo que ha propuesto { $name }, así que no se ha hecho nada. Para jugar { $move }, responde solo: confirm. Para responder a { $name }, responde solo: accept, o: reject
reply-parts-differ = El texto y el HTML de tu correo no dicen lo mismo sobre { $match }: no se ha hecho nada. Responde solo con la jugada o la orden.
other-lines-not-tried = Se rechazaron { $n } líneas: las otras { $others } no se intentaron.

## Listas de jugadas en correos

move-list-mismatch = La lista de jugadas de tu correo difiere de la de { $match } en la fila { $row }: no se jugó nada. Responde solo con la jugada.
move-list-only-next-move = En la lista solo puede añadirse tu próxima jugada: no se jugó nada. Responde solo con la jugada.
move-list-two-moves = La lista de jugadas de tu correo tiene { $number } y { $move } donde se espera una sola jugada: no se jugó nada. Responde solo con la jugada.
move-list-move-illegal = La jugada que añadiste a la lista, «{ $typed }», no es legal en { $match }: no se jugó nada. Responde solo con la jugada, por ejemplo: { $move }
move-list-players-unclear = Tu correo parece un reto a { $game }, pero no está claro quiénes juegan: no se ha empezado nada. Escribe los dos nombres uno al lado del otro encima de la primera fila de la lista, a la izquierda el de quien mueve primero. O usa este asunto: { $game } challenge YOU OPPONENT
move-list-first-move-of-other = La primera jugada está en la columna de { $name }, pero mueve primero { $other }, cuyo nombre está a la izquierda: no se ha empezado nada. Pon tu nombre y tu jugada a la izquierda, o quita la jugada.
move-list-one-move = Un reto solo puede llevar una jugada, la primera de quien está a la izquierda: no se ha empezado nada. Envíalo otra vez con una jugada en la lista.
move-list-illegal-move = La primera fila de la lista no tiene una jugada de { $game }: no se ha empezado nada. Envíala otra vez con una jugada legal.

## Quién ha enviado un correo

several-players-at-address = Varias personas escriben desde tu dirección: di cuál de ellas eres, con nombre y contraseña: { $usage }
sender-unconfirmed = Nadie ha confirmado la dirección desde la que escribes. Añade tu nombre y tu contraseña: { $usage }
sender-unproved = Cualquiera puede enviar correo con tu dirección, así que todavía no se ha hecho nada. Hemos escrito a la dirección propia de quien juega: para confirmar, responde a esa carta con «yes» o abre su enlace.
too-many-confirmations = No es seguro quién ha escrito esto, y hoy ya hemos preguntado varias veces: no se ha hecho nada. Añade tu nombre y tu contraseña, o inicia sesión en la página.
confirmation-needed = Todavía no se ha hecho nada. Si lo quieres, responde a nuestra carta con «yes» como primera palabra, o abre su enlace; si no, no hagas nada.
confirmation-declined = No has dicho que sí, así que no se ha confirmado ni hecho nada. Si al final fuiste tú, responde a nuestra carta solo con: yes. Si no, no tienes que hacer nada.

## La lengua de las cartas, y la terminal

no-such-language = Aquí no hay ninguna lengua «{ $typed }»: escribe una de { $languages }, u off.
record-move = Jugada { $place }: { $why }
practice-no-etiquette = { $game } se juega sin esta etiqueta: quita --etiquette.
no-game-choose = Ningún juego se llama «{ $typed }». Elige uno de: { $games }.
game-without-styles = En { $game } la máquina tiene un solo estilo: quita el estilo.
no-such-style = En { $game } no hay ningún estilo «{ $typed }». Elige uno de: { $styles }.
style-of-person = Solo la máquina tiene estilos: quita --style= o reta a uno de los jugadores computer-1 a computer-{ $most }.
repetition-rule-fixed = En { $game } no se puede cambiar la regla de repetición: elige uno de { $games }.
position-game-over = La partida ha terminado: no hay nada que pensar.
perft-depth-out-of-range = La profundidad tiene que estar entre 0 y { $most }.
too-many-anonymous-requests = Sin iniciar sesión puedes enviar { $n } órdenes por minuto: inicia sesión, o inténtalo otra vez en { $wait } s.

## Partidas escritas como texto

text-too-long = Este texto tiene más de un megabyte: dalo por partes.
text-not-utf8 = Hay un carácter que no es UTF-8: guarda el texto como UTF-8.
text-without-game = En este texto no hay ninguna partida: empieza con una línea como [Game "oware"] y después las jugadas.
text-line = Línea { $line }: { $why }
tag-game-missing = Falta la etiqueta que nombra el juego: pon una línea como [Game "oware"] antes de las jugadas.
tag-name-malformed = Una etiqueta empieza con un nombre de letras, cifras y _, como mucho { $most }, como [First "ann"].
tag-value-unquoted = El valor de la etiqueta { $name } va entre comillas rectas, como [{ $name } "…"].
tag-value-unclosed = El valor de la etiqueta { $name } tiene que acabar con una comilla recta en su misma línea.
tag-value-too-long = El valor de la etiqueta { $name } tiene más de { $most } bytes: acórtalo.
tag-unclosed = La etiqueta { $name } tiene que acabar con ].
tag-repeated = La etiqueta { $name } está dos veces: deja una.
text-no-such-game = Aquí no hay ningún juego «{ $typed }»: escribe un nombre como oware u octilite.
text-result-malformed = «{ $typed }» no es un resultado: escribe 1-0, 0-1, 1/2-1/2 o *.
text-variation-unopened = Este ) no cierra nada: quítalo, o empieza antes la variante con (.
text-character-unexpected = «{ $typed }» no puede estar entre las jugadas.
text-comment-unclosed = El comentario que empieza aquí con { $open } no se cierra: pon { $close } detrás.
text-variation-misplaced = Una variante va detrás de la jugada que sustituye: pon una jugada antes de este (.
text-variations-too-deep = Las variantes están anidadas más de { $most } veces: pasa algunas a la línea principal.
text-variation-unclosed = La variante que empieza aquí con ( no se cierra: pon ) detrás.
text-variation-empty = Esta variante no tiene ninguna jugada: escribe una, o quita ( ).
text-glyph-malformed = Detrás de $ va un número de 1 a { $most }.
text-glyph-misplaced = La marca ${ $number } está antes de toda jugada: ponla detrás de una.
text-too-many-glyphs = Esta jugada tiene más de { $most } marcas: deja algunas.
text-result-in-variation = El resultado { $result } está en una variante: ponlo detrás de la última jugada de la partida.
text-move-malformed = «{ $typed }» no es una jugada: escribe detrás uno de ! ? !! ?? !? ?!, o nada.
text-move-too-long = «{ $typed }…» es demasiado largo para una jugada.
text-line-too-long = Una línea tiene más de { $most } jugadas: termínala antes de esta.
text-too-many-moves = Esta partida tiene con sus variantes más de { $most } jugadas: quita algunas.
text-too-many-variations = Esta partida tiene demasiadas variantes para comprobarlas: quita algunas.
text-results-differ = Las jugadas acaban con { $result }, pero la etiqueta Result dice { $other }: haz que coincidan.
text-result-impossible = El resultado { $result } no puede ser: según las reglas esta partida acabó { $other } ({ $reason }).

## Otros

illegal-move = { $reason }
invalid-position = { $reason }
not-logged-in = Inicia sesión primero.
opponent-or-anyone = Escribe --to=anyone para ofrecer la partida en la sala de espera, --to=link para un enlace que enviar, o el nombre del otro después del tuyo.
not-with-link = Quien abre el enlace juega: quita --{ $option }.
not-for-guests = Los invitados juegan por enlace y en la sala de espera: regístrate para usar «{ $command }». Conservas tus partidas.
opponent-is-guest = { $opponent } es un invitado, a quien nadie puede retar por su nombre: «{ $game } challenge { $name } --to=link» crea un enlace.
presence-malformed = Escribe quién puede ver que estás aquí: nobody, opponents o everybody.
open-by-link-only = { $game } tablero { $board } espera a un amigo de su jugador: abre el enlace que te ha enviado.
invitation-expired = Esta invitación ha caducado: pide un enlace nuevo.
invitation-gone = Esta invitación se retiró o ha caducado: pide un enlace nuevo.
no-such-invitation = Este enlace no es nuestro: comprueba que está completo o pide otro.
no-guests = Aquí nadie juega sin cuenta: inicia sesión o regístrate.
comments-to-blocked = Bloqueas a { $name }: tus jugadas cuentan, pero tus comentarios no se envían.
comments-declined = { $name } no acepta mensajes tuyos: tus jugadas cuentan, pero tus comentarios no se envían.
comments-while-muted = No puedes escribir a nadie: lo que has hecho vale, pero tu comentario se ha quitado.
refused-before = { $text }
no-command-in-mail = En tu correo no hay ninguna orden: escribe una en el asunto, o déjalo vacío y escribe una en cada línea. «help» explica más.
too-many-commands = Un correo puede tener como mucho { $n } órdenes: no se hizo nada.
no-broadcast-readers = Nadie más quiere anuncios ahora: el tuyo no se envió. Escribe a una persona con «message».
bot-unconfirmed = No se ha cambiado nada: escribe «yes» detrás de tu contraseña si un programa juega con esta cuenta, que entonces será un bot para siempre.
decline-reason-malformed = --reason= es later, clock, rated, unrated, game o people; o déjalo.
bots-malformed = «bots» es true o false.

## El explorador de aperturas y los archivos de los meses

explorer-rating-malformed = Las partidas se cuentan por franjas de puntuación: indica un múltiplo de { $width } de { $first } a { $last }.
month-malformed = Un mes es un año y un número, como 2026-10.
pace-malformed = «pace» es live o correspondence; o déjalo.
no-such-month = No hay archivo de este mes: mira api/v1/monthly-games.
month-unreadable = El archivo de este mes no se puede leer en este momento.
range-behind-end = El archivo solo tiene { $bytes } bytes: está completo.
game-has-no-tables = { $game } no tiene tablas: las hay de { $games }.
no-tables-yet = Este servidor aún no tiene tablas de { $game }: inténtalo de nuevo en un minuto o pregunta al operador.
no-table-at-present = Este servidor no tiene ahora una tabla de { $game } con { $seeds } semillas: inténtalo más tarde.
position-beyond-server-tables = En esta posición hay { $seeds } semillas en el tablero, y las tablas de { $game } de este servidor llegan hasta { $most }: inténtalo más cerca del final de la partida.

## Lo que la página y los correos no pueden aceptar

plain-address-malformed = Esta dirección no es válida: empieza en /plain.
plain-method-not-allowed = Esta dirección solo acepta GET, HEAD, POST.
http-malformed = Esto no es una petición HTTP válida.
header-too-long = La cabecera de la petición supera 8 kB: borra las cookies de este sitio.
body-too-long = Esto es más largo que 64 kB: envía menos de una vez.
socket-of-other-site = Esta conexión la abre otro sitio: usa la página de Posthouse.
server-busy = El servidor está ocupado: inténtalo de nuevo en un minuto.
busy-with-visitors = El servidor está ocupado con visitantes que no han iniciado sesión: inicia sesión, o inténtalo de nuevo en { $wait } s.
busy-drawing = El servidor está ocupado dibujando imágenes: inténtalo de nuevo en { $wait } s.
export-failed = La exportación ha fallado: inténtalo de nuevo en un minuto.
export-in-progress = Se está haciendo otra exportación: inténtalo de nuevo en un minuto.
games-in-progress = Ya se te están enviando partidas: espera a que terminen o cierra esa conexión.
unsubscribe-link-malformed = Este enlace para darse de baja no es válido: usa el de la propia carta.
no-push-messages = Este servidor no envía avisos.
no-token-may = Ningún token puede hacerlo: «{ $command }» es solo para el jugador, en la página o por correo.
scope-missing = Este token no tiene el permiso «{ $scope }»: haz uno con «make token NAME { $scope }».
mail-header-too-long = La cabecera de este correo es demasiado larga: escribe un correo nuevo en vez de una respuesta.
mail-too-large = Este correo supera { $most } KB: envía la orden como texto simple, sin adjuntos.
mail-too-many-parts = Este correo tiene más de { $most } partes o las anida a más de { $depth } niveles: envía la orden como texto simple.
mail-unparsable = Este correo no se puede leer: envía la orden como texto simple.

## Lo que los operadores hacen en la página

already-operator = { $name } ya es operador.
not-operator = { $name } no es operador: no se hizo nada.
operator-needs-second-factor = { $name } no tiene la autenticación de dos factores, que los operadores necesitan: repítelo cuando la active en sus ajustes.
no-second-factor = { $name } no tiene la autenticación de dos factores: no se hizo nada.
not-banned = { $name } no está expulsado: no se hizo nada.
not-muted = { $name } puede hablar: no se hizo nada.
no-such-report = No hay ningún aviso { $number }.
report-closed = El aviso { $number } ya se cerró el { $day }.
banner-empty = Un anuncio necesita texto, como «Esta noche cerramos a las 22:00».
banner-too-long = Este anuncio tiene { $length } caracteres, y se permiten { $most }: acórtalo.
banner-time-passed = Esa hora ya pasó: da una futura o deja --until.
no-banner = No hay anuncio: no se hizo nada.
no-such-sign-up-invitation = No hay ninguna invitación { $number }.
sign-up-invitation-ended = La invitación { $number } ya se retiró el { $day }.
sign-up-invitation-in-past = El { $day } ya pasó: da un día posterior.
sign-up-invitation-note-too-long = Una nota tiene como mucho { $most } bytes.
sign-up-invitation-uses = Una invitación es para 1 a { $most } personas.
halve-arena-only = Solo en una arena la mitad del tiempo vale un punto más.
halve-before-first-move = La mitad del tiempo se cede antes del primer movimiento propio: en la próxima partida.
halve-already = Ya juegas esta partida con la mitad del tiempo.
tournament-sitting-clock = Un reloj de menos de tres horas es para partidas de una sentada: como mucho tres horas, y diez minutos más por movimiento.
