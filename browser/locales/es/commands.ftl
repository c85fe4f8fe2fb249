### Lo que dice «help». Solo el servidor lee este archivo. Las órdenes, las palabras entre `…` y las escritas en
### mayúsculas quedan como están; las líneas con más sangría tienen como mucho 68 columnas.

## Temas

topic-begin =
    Posthouse es un servidor para los juegos de siembra (Wari, Warri, Super-Wari, Oware) y OctiLite. Juega por correo, en la página o en el terminal, contra personas o contra el ordenador.
    Las mismas órdenes valen en todas partes; en un correo, escríbelas como asunto.

        signup ann mypassword          crear una cuenta
        list                           la lista de los juegos
        wari help                      un juego en breve
        wari help rules                sus reglas
        wari help example              una partida, jugada a jugada
        wari challenge ann computer-2  empezar una partida
        wari challenge ann bob         desafiar a bob
        wari move 1 ann mypassword c   jugar en el tablero 1
        wari show 1                    mostrar un tablero
        help tutorial                  una primera partida
        help mail                      cómo jugar por correo
        help clock                     cómo funciona el reloj
        help ratings                   cómo funciona la puntuación
        help commands                  todas las órdenes
        help move                      la ayuda de una orden
topic-commands =
    GAME es el nombre de un juego, + quiere decir uno o más, [ ] se puede omitir.
    Si has iniciado sesión, omite user y password.
topic-mail =
    Cómo jugar por correo

    Responde a la carta que muestra el tablero: escribe tu jugada en la primera línea (solo: c) y envíala. El texto de debajo va a tu rival. O pon tu jugada en lugar del ? en la lista de jugadas. Por tu respuesta Posthouse sabe de qué tablero se trata. Solo hace la jugada si desde entonces no ha pasado nada en ese tablero. Si tu respuesta es ambigua, te pregunta y no juega nada.

    Un tablero devuelto con su lista de jugadas se lee como uno citado. Un correo con el nombre de un juego como asunto y una lista que empieza así
             Ann  Bob
          1.  c    ?
    desafía a Bob y juega c, en cuanto Posthouse esté seguro de que eres Ann.

    Si alguien te desafía, recibes una carta. Responde solo con accept, con tu primera jugada o con decline. Antes no empieza nada.

    Todo lo demás es una orden, como asunto de un correo nuevo:
        wari move 12 ann PASSWORD c      texto debajo: comentario
        wari move 12 ann PASSWORD c#5    solo si es la quinta jugada
    O deja el asunto vacío (o escribe: multiple) y pon una orden en cada línea del correo, hasta una línea --, thanks o quit; # empieza una nota. Recibes una respuesta a todas.

    Quién eres. Una respuesta a una de nuestras cartas desde una dirección que has confirmado no necesita contraseña; vale hasta la siguiente jugada en el tablero. Cualquier otro correo necesita una. No tiene que ser la de tu cuenta: «change mail-password» te da una contraseña que puede jugar pero no cambiar tu cuenta. Sin contraseña, y si tu servidor de correo no prueba quién eres, recibes una carta que te pide confirmar; no pasa nada hasta que respondas «yes» o abras su enlace.

    Cuánto correo.
        notify ann PASSWORD digest           un correo al día
        notify ann PASSWORD never wari/12    nada de este tablero
        notify ann PASSWORD each puzzle      el problema del día
        notify ann PASSWORD --quiet=22-7 --zone=+1:00
        letters ann PASSWORD                 lo que ha llegado
        vacation ann PASSWORD 2027-07-01 2027-07-14
    Las cartas sobre partidas y las cartas a todos tienen un enlace para darse de baja. Todas las cartas están también en la página, enviadas o no.

    Un correo que llega dos veces cuenta una. Posthouse no responde a correos automáticos ni a listas de correo.
topic-ratings =
    Cómo funciona la puntuación

    Cada jugador tiene una puntuación en cada juego: un número que sube con una victoria y baja con una derrota, y más cuanto menos se esperaba el resultado. Quien puntúa 200 más gana unas tres partidas de cada cuatro. Las puntuaciones siguen Glicko-2 (Mark Glickman).

    Los jugadores nuevos empiezan con 1500, los niveles del ordenador con 800 (computer-1) a 2700 (computer-20). 1523 ± 45 quiere decir: la fuerza verdadera está con mucha probabilidad a menos de dos veces 45 puntos de 1523. El número tras el ± baja con cada partida y sube despacio entre ellas. Por encima de 110 la puntuación es provisional: tiene un signo de interrogación, 1523?, y ningún puesto en la clasificación.

    Una partida cuenta si puntúa, ha terminado y han jugado los dos. No puntúa si lo decía el desafío, si empezó desde una posición preparada o si se deshizo una jugada contra el ordenador. Las puntuaciones cambian en el momento en que termina la partida; la carta muestra las dos.

        wari standings          los mejores jugadores
        wari history ann        las partidas y puntuaciones de ann
        wari history ann bob    las partidas entre los dos
topic-clock =
    Cómo funciona el reloj

    Un reloj se escribe como 30d+1d/40d: cada jugador empieza con 30 días para pensar, cada jugada añade un día, y nadie ahorra más de 40 días; sin el tercer número, no más que al principio. Corre para quien tiene el turno, y quien se queda sin tiempo pierde. «none» es ningún reloj.

    { topic-pauses }

    Los jugadores reciben un aviso cuando han gastado cuatro quintos de su tiempo, y otro antes del final.

        wari challenge ann bob --clock=10d+12h    con este reloj
        sleep ann PASSWORD 23-7                   horas de sueño
        vacation ann PASSWORD 2026-12-24 2027-01-06  unas vacaciones
topic-pauses = El reloj de un jugador se para durante sus horas de sueño (como mucho 10 al día), sus fines de semana (como mucho 2 días por semana) y sus vacaciones (30 días al año). Juntos pueden alargar un turno como mucho 60 días más el doble del tiempo que quedaba. Todos los relojes se paran mientras el servidor está parado o el operador los ha parado. Siempre se puede jugar.

## Una primera partida, jugada a jugada

tutorial-title = Una primera partida de { $title }, jugada a jugada
tutorial-sign-up = ann se registra y responde a la carta «confirm …» que recibe:
tutorial-challenge = Desafía al nivel más débil del ordenador y quiere empezar:
tutorial-board = La respuesta muestra el número de su tablero, 1, y la posición:
tutorial-first-move = Su primera jugada. Escribe una de las jugadas posibles, { $move }, como orden, o solo «{ $move }» en su respuesta a la carta que muestra el tablero:
tutorial-next-move = Le toca otra vez. Escribe una de las jugadas posibles, { $move }, como orden, o solo «{ $move }» en su respuesta a la carta que muestra el tablero:
tutorial-answer = El ordenador juega, y una carta le muestra el tablero:
tutorial-whole = La partida sigue así. Cada carta tiene una lista de todas las jugadas, como abajo; un ? está en el lugar de tu próxima jugada, y puedes escribirla ahí. Toda la partida:
tutorial-now-you = Ahora tú: «{ $game } help rules» tiene las reglas, «help mail» explica cómo jugar por correo.

## Órdenes: el primer texto va solo bajo la forma, en minúsculas y sin punto

command-help = explicar un juego, una orden o todas las órdenes; también GAME help
command-help-more = `help wari` describe el juego en breve; `help wari rules` tiene sus reglas, `help wari example` una partida jugada a jugada, `help wari tutorial` una primera partida. `help move` explica una orden, `help commands` las enumera todas, `help mail` explica cómo jugar por correo, y `help` solo cómo empezar.
command-signup = crear una cuenta
command-signup-more = En un correo sin dirección vale la del remitente. Tienes que confirmar cada dirección con un enlace o una respuesta; las cartas van a la primera confirmada. Un nombre tiene de 2 a 20 letras, cifras, - o _ y empieza por una letra; una contraseña tiene de 6 a 128 caracteres. Un club puede pedir el código de su invitación.
command-confirm = confirmar tu dirección, o una orden enviada en tu nombre, con el código de nuestra carta
command-change-password = cambiar tu contraseña
command-change-password-more = Se cierran tus sesiones en todas las demás partes, salvo con --keep-sessions. Tu contraseña de correo y los tokens de tus programas siguen valiendo; --end-tokens revoca los tokens y termina tus webhooks.
command-reset-password = elegir otra contraseña, con el código del enlace del operador
command-reset-password-more = Si has olvidado tu contraseña, pide un enlace al operador. Sirve una vez, y solo durante unos días. Se cierran todas tus sesiones.
command-change-mail-password = obtener una contraseña aparte para los correos
command-change-mail-password-more = Posthouse la elige y la muestra una vez; puede jugar, pero no cambiar tu cuenta. Cada nueva sustituye a la anterior; --off la quita.
command-change-address = elegir adónde van tus cartas
command-change-address-more = Las cartas van a la primera dirección confirmada que acepte correo, y puedes escribir desde todas. Hasta que confirmes una de las nuevas, se queda la antigua. Una dirección cuyo correo fue devuelto se usa de nuevo cuando la confirmas otra vez. En un correo sin dirección vale la del remitente; en la página, ninguna dirección quiere decir que las cartas solo se ven allí.
command-signoff = borrar tu cuenta
command-signoff-more = Sin `yes` solo enumera tus partidas en curso. Con `yes` las abandonas y se borra tu cuenta: nombre, direcciones, cartas, notas y lo que escribiste. Tus partidas quedan, como de «someone who left». Durante un año nadie puede usar tu nombre.
command-export = obtener todos tus datos
command-export-more = La respuesta dice dónde descargarlos en la página: un archivo ZIP con tu cuenta, tus partidas como texto, tus cartas y lo que escribiste en los tableros.
command-list = enumerar los juegos
command-list-more = Con palabras: solo los juegos cuya línea tiene una de ellas.
command-message = escribir a otros jugadores
command-message-more = El texto bajo la orden les llega; no ven tu dirección.
command-broadcast = escribir a todos los que reciben cartas a todos
command-broadcast-more = Como mucho una vez al día. Con «notify each broadcasts» recibes las cartas a todos, con «notify never broadcasts» o un clic en la carta dejas de recibirlas.
command-report = denunciar a un jugador o una partida ante el operador
command-report-more = `report bob` o `report wari/12`, y debajo lo que pasó. Solo lo lee el operador.
command-offers = enumerar los desafíos a ti y de ti; elegir de quién aceptas desafíos
command-offers-more = --from= dice quién puede desafiarte: everybody (todos, si no dices nada), rated (jugadores puntuados y amigos), friends (solo amigos) o nobody (nadie). --begin= dice de quién empiezan los desafíos enseguida, sin aceptarlos: nobody (de nadie, si no dices nada), friends, rated o everybody. Un jugador puntuado ha terminado una partida puntuada de cualquier juego.
command-friend = añadir jugadores a tu lista de amigos; solo: mostrar la lista
command-friend-more = Solo tú ves la lista. La página muestra qué juegan tus amigos, y con «offers --begin=friends» sus desafíos empiezan enseguida.
command-unfriend = quitar jugadores de tu lista de amigos
command-block = no recibir desafíos ni mensajes de un jugador; solo: enumerar a quién bloqueas
command-block-more = `block ann PASSWORD bob`: tú y bob no podéis desafiaros, aceptar desafíos abiertos del otro, ser emparejados por «seek» ni escribiros. No recibes las cartas a todos de bob, y ninguno ve los tableros del otro en la sala de espera. Si bob lo intenta, la respuesta solo dice que no lo aceptas. Las partidas en curso siguen: jugadas, tablas y abandonos cuentan como antes, pero no se entregan comentarios ni conversación. Los torneos pueden emparejaros. «unblock» lo termina; «report» avisa al operador.
command-unblock = volver a recibir desafíos y mensajes de un jugador
command-presence = elegir quién puede ver en la página que estás aquí
command-presence-more = `presence ann PASSWORD opponents`: nobody (nadie), opponents (si no dices nada: aquellos con quienes juegas o has jugado y tus amigos) o everybody (todos). Estás aquí mientras tengas una página abierta y visible; nunca se guarda. No lo ven quienes te bloquean ni quienes bloqueas.
command-all-show = mostrar todos los tableros de un jugador, de todos los juegos
command-all-show-more = active (si no dices nada): todas las partidas en curso; next: solo aquellas en que le toca al jugador.
command-multiple = enviar varias órdenes, una en cada línea de abajo, y recibir una respuesta
command-multiple-more = Hasta una línea `--`, `thanks` o `quit`; # empieza una nota. Si se rechaza una orden, las demás se ejecutan igual. Sin sesión, todas las órdenes juntas solo pueden usar una contraseña.
command-vacation = parar tus relojes durante unos días
command-vacation-more =
    `vacation ann PASSWORD 2027-07-01 2027-07-14` (ambos días incluidos, UTC); `vacation ann PASSWORD off` las termina; sin días muestra lo previsto. Tienes 30 días al año y puedes jugar igual.
    `vacation ann PASSWORD auto on`: si vas a quedarte sin tiempo en una partida, unas vacaciones empiezan solas, tres días cada vez mientras te queden, y recibes una carta. No sirve en turnos que empezaron con diez horas o menos.
command-sleep = elegir las horas del día en que se paran tus relojes
command-sleep-more = `sleep ann PASSWORD 23-7 --zone=+1:00`: de las once de la noche a las siete, como mucho diez horas; `off`: ninguna; sin horas muestra el ajuste. --zone= es tu diferencia con UTC; cámbiala tú en el horario de verano. Un cambio vale desde tu próxima medianoche y dura al menos una semana. Siempre puedes jugar.
command-weekend = elegir los días de la semana en que se paran tus relojes, como mucho dos
command-weekend-more = `weekend ann PASSWORD sat sun`; `off`: ninguno; sin días muestra el ajuste. Son los días de tu zona horaria (`sleep … --zone=`). Un cambio vale desde tu próxima medianoche y dura al menos una semana.
command-notify = elegir cuánto correo recibes (each, digest, once o never) y cómo se ven tus tableros
command-notify-more =
    each: un correo por cada cambio de un tablero. digest: un correo al día con todos los tableros. once: solo el primer cambio, hasta que juegues o vuelvas. never: solo en la página.
    Con tableros (`notify ann PASSWORD never wari/12`), solo para esos; `broadcasts` son las cartas a todos de otros, `puzzle` el problema del día (`notify ann PASSWORD each puzzle`), que llega con el correo diario. --quiet=22-7: ningún correo de las diez de la noche a las siete; --zone= es tu diferencia con UTC.
    --seat=first: en las cartas, en la página y en el terminal, el primer asiento está abajo, juegues donde juegues; --seat=own: tu lado está abajo. Si los hoyos tienen números (wari-24), siempre estás abajo, y el tablero de texto de octilite nunca se gira.
    `notify` solo muestra los ajustes.
command-language = elegir el idioma de tus cartas
command-language-more = `language ann PASSWORD de`; los idiomas son en, ak, de, es y fr. `off`: el idioma de tu programa de correo; sin idioma muestra el ajuste. Elegir un idioma en la página también lo cambia.
command-letters = enumerar lo que se te envió, adónde y si llegó
command-letters-more = Las últimas 20 cartas, o n.
command-game-challenge = desafiar a alguien a una partida; user1 o user2 eres tú
command-game-challenge-more =
    La partida empieza cuando el desafiado acepta («accept», o su primera jugada): hasta entonces no corre ningún reloj y nada cuenta. El desafío caduca, normalmente tras dos semanas; «withdraw» lo retira. Contra el ordenador, y contra jugadores que lo permiten con «offers --begin=», las partidas empiezan enseguida. Puedes tener un desafío por juego y jugador, y diez en total.
    --to=anyone en lugar de user2 lo pone en la sala de espera; juega el primero que lo acepte. También un invitado, si no pides puntuación; esa partida no puntúa.
    --to=link en lugar de user2 hace un enlace para un amigo, que no necesita cuenta si este sitio admite invitados; sus partidas no puntúan.
    Para un tablero así puedes pedir una puntuación: --rating=1400-1700 (1400-: al menos, -1700: como mucho), --within=200 puntos de la tuya, o --established (sin signo de interrogación). --computer=no: solo personas, sin programas; --computer=yes: si nadie acepta en un día, juega un ordenador tan fuerte como tú. --repeat=5: ponerlo otra vez hasta que hayan empezado cinco partidas o lo retires; tu límite sigue valiendo.
    --first=lot|USER dice quién empieza: el azar (si no dices nada), o uno de los dos jugadores (o `me` o `you`). Ese jugador es South. --first=South o --first=North dice qué asiento empieza: user1 es entonces South y user2 North.
    --move=MOVE hace tu primera jugada con el desafío. En un correo también puedes escribir una lista de jugadas: el nombre del juego como asunto, y en el correo los nombres de los dos, el tuyo a la izquierda, sobre una línea con «1.» y tu jugada («help mail»).
    --clock=BANK+INCREMENT[/CAP] en días, horas, minutos o segundos, como 10m+5s (si no dices nada, 30d+1d): tu reserva corre mientras te toca, y cada jugada añade el incremento, hasta el tope (si no dices nada, la reserva). --clock=none: sin reloj.
    --start=POSITION empieza desde una posición escrita como en «show», con o sin comillas; esa partida no puntúa. Todas las demás puntúan, salvo con --unrated.
    --etiquette=on: hoyo tocado, hoyo jugado, ninguna jugada se prueba ni se deshace, en la primera partida entre dos puede empezar quien llegó antes, y un ordenador fuerte gana por poco. Tú eres South y el ordenador North, empiece quien empiece. Las reglas de un juego (`help wari`) dicen si tiene etiqueta y si vale sin pedirla; --etiquette=off la quita.
    En un correo, tu dirección confirmada o --password= prueba quién eres.
    Si abandonas antes de que jueguen los dos, la rechazas: la partida no cuenta.
    El ordenador juega de computer-1 (el más débil) a computer-20 (el más fuerte). En los juegos de siembra tiene también estilos: --style=hoarder guarda sus semillas en casa, --style=attacker busca capturas y amenazas.
command-game-waiting = mostrar la sala de espera: partidas que esperan un segundo jugador
command-game-waiting-more = Las 50 más recientes, o las anteriores a ese tablero. Bajo un tablero están sus condiciones y, si has iniciado sesión, por qué no puedes aceptarlo. No aparecen los tableros de quienes bloqueas o te bloquean.
command-game-accept = aceptar un desafío, un desafío abierto de la sala de espera o una propuesta
command-game-accept-more = Si empiezas tú, tu primera jugada también acepta un desafío. «offers» enumera los desafíos a ti. --link= toma el código de una invitación por enlace. --number= acepta solo la propuesta con ese número, como lo tiene su carta; 0: solo el desafío.
command-game-decline = rechazar un desafío, o una partida antes de haber jugado; no hace falta un motivo
command-game-decline-more = --reason= dice a tu rival qué aceptarías: otro momento, otro reloj u otro juego, una partida puntuada o no, o una persona en lugar de un programa. --number=0 no rechaza ninguna propuesta hecha desde entonces.
command-game-reject = rechazar una partida antes de haber jugado; rechazar una propuesta; retirar tu desafío abierto
command-game-reject-more = --number= rechaza o retira solo la propuesta con ese número.
command-game-withdraw = retirar tu desafío, si nadie lo ha aceptado aún
command-game-yield = ceder la primera jugada a tu rival, si puedes empezar
command-game-yield-more = En una partida con etiqueta puede empezar, en la primera partida entre dos, quien llegó antes. Ese jugador hace la primera jugada o la cede; entonces los dos cambian de lado. En un correo que responde al tablero basta `yield`.
command-game-seek = ser emparejado con otros que buscan, hasta que tengas n partidas de este juego; 0: parar
command-game-seek-more =
    Primero se empareja a quienes llevan más tiempo esperando, con el reloj habitual y la primera jugada al azar; a dos que juegan entre sí no se los empareja otra vez hasta que termine esa partida, y a dos de los que uno rechazó, no en una semana, salvo que uno lo pida.
    --rating=1400-1700 (1400-: al menos, -1700: como mucho), --within=200 puntos de la tuya, --established (sin signo de interrogación) y --computer=no (solo personas, sin programas) limitan a tus rivales; valen los límites de los dos. --computer=yes: un ordenador tan fuerte como tú juega enseguida las partidas para las que no hay nadie más.
command-game-limit = jugar como mucho n partidas de este juego a la vez; `none`: sin límite
command-game-limit-more = Los demás desafíos se rechazan con este motivo.
command-game-move = hacer tu jugada
command-game-move-more =
    MOVE#n juega solo si es la n-ésima jugada de la partida, contando las de los dos desde 1.
    En lugar de una jugada: `resign` abandona; `propose` propone tablas; `undo` pide deshacer tu última jugada; `accept` y `reject` responden a ello, `accept#3` solo a la propuesta 3. Cualquier jugada termina una propuesta.
    El ordenador rechaza las tablas y permite deshacer jugadas; la partida ya no puntúa.
command-game-show = mostrar tableros; board#n lo muestra tras n jugadas
command-game-show-more = --seat=first: esta vez con el primer asiento abajo, juegues donde juegues; --seat=own: con tu lado. `notify --seat=` lo fija para todos los tableros. --brief: solo el tablero y los relojes.
command-game-showas = mostrar tableros como los ves tú, con tus jugadas condicionales y notas
command-game-queue = preparar jugadas condicionales: «if b then d, if c then e»
command-game-queue-more = Escribe una lista de `if THEIRS then YOURS`, separada por comas; `( … )` tras una respuesta contiene lo que la sigue: `if b then d (if a then c), if c then e`. Si te toca, empieza con tu jugada, que se hace enseguida: `d, if b then e`. Si no, una jugada sola es tu respuesta a cualquier jugada tras la que sea posible. Cuando la partida se sale de tus jugadas condicionales, se descartan y se te avisa. `queue BOARD … none` las descarta; sin jugadas las muestra. Solo tú las ves. `queue BOARD#n …` vale solo tras exactamente n jugadas.
command-game-preview = probar jugadas en una copia; nadie más lo ve
command-game-preview-more = `preview 12 c e` prueba jugadas en el tablero 12, `preview 12#4 c` tras su cuarta jugada, y `preview new b d f` desde el principio; cuantas jugadas quieras.
command-game-submit = preparar una jugada y ver el resultado; «confirm» la juega
command-game-submit-more = `none` en lugar de una jugada: ya no hay ninguna preparada.
command-game-confirm = hacer la jugada preparada
command-game-confirm-more = --number= hace solo la de ese número, como lo tiene la respuesta a «submit».
command-game-resign = abandonar la partida
command-game-resign-more = Antes de que jueguen los dos, rechaza la partida: no cuenta.
command-game-rematch = jugar la partida otra vez; empieza el otro
command-game-rematch-more = El reloj y el principio son los mismos, y puntúa si puntuaba la primera. Desde una posición preparada cambiáis de lado. Contra el ordenador con etiqueta eres otra vez South, y en una posición preparada empieza el mismo jugador. Si tu rival ya ha pedido la revancha, es la misma partida.
command-game-note = escribir una nota privada sobre la partida
command-game-note-more = El texto bajo la orden sustituye tu nota; `none` la borra. «showas» la muestra, también cuando la partida ha terminado.
command-game-chat = escribir un mensaje en el tablero, o a los jugadores de un torneo
command-game-chat-more = El texto bajo la orden llega a los jugadores y espectadores de la partida y queda con ella. En un correo que responde a un tablero basta `chat`. Con el nombre de un torneo en lugar de un número, como en `oware chat viernes`, queda en la página del torneo, y nadie recibe una carta por ello.
command-game-subscribe = recibir cartas sobre la partida de otros
command-game-unsubscribe = no recibir más cartas sobre una partida, ni siquiera tuya; «subscribe» las devuelve
command-game-games = enumerar las partidas de uno o más jugadores
command-game-games-more = La última palabra elige: all, active (si no dices nada), inactive (terminadas) o next (le toca al primer jugador).
command-game-history = enumerar las partidas terminadas, la última primero, con sus cambios de puntuación
command-game-history-more = Con un nombre: solo las partidas de ese jugador. Con dos nombres: las partidas entre los dos y el resultado.
command-game-standings = enumerar a los jugadores por puntuación, con su desviación
command-game-standings-more = --bots enumera los bots, que tienen su propia clasificación. No cuentan las partidas rechazadas ni las que no puntúan, ni las que terminaron antes de que jugaran los dos. «help ratings» explica las puntuaciones. --week: como estaba al final de la última semana (lunes, 0:00 UTC), con los puestos de la semana anterior y quiénes más subieron y bajaron.
command-game-tournament = anunciar un torneo; los jugadores se apuntan con «join»
command-game-tournament-more =
    --system=robin: cada uno se enfrenta a todos, todo a la vez o, con --in-turn, ronda a ronda; swiss: en cada ronda se enfrentan jugadores con los mismos puntos, durante --rounds=N rondas (si no dices nada: las que hagan falta); knockout: quien pierde un encuentro queda fuera.
    --system=arena: durante --minutes=55 se empareja enseguida a quien está libre, con alguien cercano en la tabla a quien no acaba de enfrentarse; nadie juega tres veces seguidas del mismo lado si puede evitarse. Una victoria vale un punto, un empate medio; con --streaks 2 y 1, y el doble tras dos victorias seguidas, hasta una partida no ganada. Empieza a las --starts=2027-03-01T18:30 (UTC; si no dices nada: en diez minutos; now: enseguida), y todos pueden llegar tarde, irse y volver. A quien se había apuntado más de un minuto antes, o se quedó sin tiempo, se le empareja después de «join». Las partidas en curso al final cuentan.
    --system=arena con --teams=5 es una batalla de equipos: cada uno juega por un equipo («help team»), nadie contra el suyo, y cuentan los puntos de los cinco mejores de cada equipo; en caso de empate deciden los del mejor jugador, luego los del siguiente. --system=teams --teams=foxes,owls es un encuentro de dos equipos: según la puntuación, tablero contra tablero, con --games=1 o 2; juegan tantos como tiene el equipo menor, los demás son suplentes.
    Un encuentro tiene --games=2 partidas, en las que se turnan para empezar, o es una carrera: con --race=6 gana el primero que gane seis partidas, como en Barbados.
    Un todos contra todos con --pools=6 (de 4 a 8) se juega en grupos de más o menos tantos, en los que se reparten según su puntuación, en zigzag. Cuando han acabado todos los grupos, los primeros juegan una final en la que todos se enfrentan otra vez; con dos o tres grupos, los dos primeros. Los empates se deciden como en toda tabla y después por el mejor cabeza de serie; a quien se ha ido se le salta. Hasta 64 inscritos.
    Con un reloj de menos de tres horas se juega en una sesión, por ejemplo cinco rondas de una partida: --system=swiss --rounds=5 --games=1 --clock=15m+5s. Nadie juega dos partidas a la vez: partidas y rondas se siguen. Una ronda empieza cuando han acabado las partidas de la anterior, y con --round-minutes=N no antes de esos minutos después de ella; --starts= es en diez minutos si no dices nada. En una velada suiza así se puede llegar tarde, descansar y volver.
    Empieza cuando se han apuntado --players=N, o el día --starts=DAY (si no dices nada: en dos semanas) con los apuntados. --with=computer-3,computer-7 añade jugadores del ordenador.
    El sistema suizo y las eliminatorias se ordenan por puntuación, el mejor primero, los que no tienen al final por sorteo; --seeds=lot: todos por sorteo. En las eliminatorias 1 y 2 solo pueden encontrarse en la última ronda, y el mejor de una ronda se enfrenta al último; en la primera ronda suiza la mitad de arriba se enfrenta a la de abajo, en orden (manual de la FIDE C.04.2 y C.04.3). En todos contra todos los números se sortean (C.05). Los jugadores que se bloquean pueden enfrentarse.
    Después funciona solo. Quien se va o se queda sin tiempo pierde; los rivales ganan todas las partidas que le quedaban. No se puede deshacer ninguna jugada.
    Los empates se deciden (manual de la FIDE C.07) por el encuentro directo, las victorias y Sonneborn-Berger; en el sistema suizo por Buchholz sin el rival más bajo, Buchholz y Sonneborn-Berger.
command-game-join = apuntarte a un torneo que no ha empezado, o en cualquier momento a una arena o a una velada suiza
command-game-join-more = Un torneo por días: con --boards=N juegas como mucho N de sus partidas a la vez; la siguiente, la de la ronda más temprana primero, empieza cuando acaba una tuya. Con «join» y otro número lo cambias cuando quieras. En una batalla o un encuentro por equipos, por tu equipo, o con TEAM por uno de varios.
command-game-leave = dejar un torneo
command-game-leave-more = Si ha empezado, abandonas tus partidas en curso en él. En una arena o una velada suiza no se te empareja hasta que vuelves a apuntarte.
command-game-bye = descansar en la próxima ronda de un torneo suizo; otra vez: jugarla
command-game-bye-more = Cuenta medio punto, y cada cual tiene uno. Quien llega tarde lo ha tenido por la ronda recién perdida.
command-game-call-off = cancelar un torneo que anunciaste, antes de que empiece
command-game-call-off-more = Los apuntados reciben una carta.
command-game-halve = en una arena, ceder la mitad de tu tiempo antes de tu primer movimiento; una victoria vale un punto más
command-game-halve-more = El incremento se mantiene.
command-game-tournaments = enumerar los torneos de un juego, o mostrar uno con su tabla y sus rondas
command-game-tournaments-more = Los 50 más recientes, o los que siguen a NAME en la lista.
command-game-series = anunciar torneos que se repiten, enumerarlos, o mostrar una serie
command-game-series-more =
    --every=saturday (o first-saturday, last-friday, day), --at=15:00 y --zone=Europe/London dicen cuándo empieza cada uno, en el horario de verano o de invierno de ese lugar. Se llaman NAME-1, NAME-2, etc., y tienen las opciones de «tournament». Cada uno se anuncia dos semanas antes (si es diario, dos días antes), y empieza y termina solo.
    «join NAME» te inscribe en cada uno en cuanto se anuncia, «leave NAME» lo deja. A los inscritos se les recuerda un día y un cuarto de hora antes.
    Los puntos de un jugador en --editions-per-season=12 torneos se cuentan juntos; entre iguales va delante quien ha ganado más.
    Sin opciones muestra la serie NAME, sin nombre todas las del juego. El anfitrión puede permitir anunciarlas solo a algunos; nadie tiene más de tres.
command-game-end-series = terminar una serie que anunciaste
command-game-end-series-more = Sus torneos abiertos se cancelan; los que se juegan siguen.
command-team = formar un equipo de jugadores, entrar en él o dejarlo, enumerar los equipos, o mostrar uno
command-team-more =
    --make forma el equipo NAME, contigo de capitán; todos pueden entrar en él o, con --on-request, quien admita el capitán. --join entra en él, o lo pide; --leave lo deja.
    El capitán admite con --admit=PLAYER a quien lo pide, rechaza o saca con --remove=PLAYER, y cede el cargo con --captain=PLAYER. Si se va el capitán, le sigue el miembro más antiguo; cuando se han ido todos, deja de existir.
    Sin opciones muestra el equipo NAME, sin nombre todos. Un jugador dirige como mucho tres equipos y pertenece como mucho a diez.
command-sessions = enumerar dónde has iniciado sesión: desde cuándo, con qué y cuándo se usó por última vez
command-sessions-more = Las horas son UTC; el último uso se anota una vez por hora. Una sesión termina 30 días después de iniciarla.
command-end-session = cerrar sesiones en otros sitios
command-end-session-more = `end session 3f9a12bc` cierra la sesión que «sessions» llama así, `end session others` todas menos esta, `end session all` todas.
command-two-factor = pedir un código de tu teléfono además de la contraseña
command-two-factor-more = Primero envíala sin código: recibes un secreto para una aplicación de autenticación (TOTP). Después envíala con el código que muestra la aplicación: eso la activa, y recibes diez códigos de recuperación. Con un código, `--off` la desactiva y `--new-codes` hace códigos de recuperación nuevos. Mientras está activada, la contraseña de tu cuenta no vale en los correos: usa la de correo, o responde a nuestras cartas.
command-become-bot = decir a todos que un programa juega por esta cuenta, para siempre
command-become-bot-more = Los demás ven que la cuenta es un bot, también en los desafíos, y se clasifica entre los bots. Los desafíos solo para personas no son para él. Sin `yes` no cambia nada. Una cuenta que es un bot lo sigue siendo: regístrate con otro nombre para jugar tú.
command-make-token = hacer un token para un programa tuyo, como un bot; se muestra una vez
command-make-token-more = Sus permisos: `read` (ver lo que ves tú), `play` (jugar, desafiar, cambiar ajustes de juego), `talk` (conversación, mensajes) y `webhook` (hacer y terminar webhooks, que terminan con el token) y, para operadores, `moderate` (lo que hace la página Moderación); `make token ann PASSWORD my-bot read play talk`. Si no dices nada, read y play. Ningún token puede cambiar tu cuenta. Vale un año, o los días de --days=, como mucho diez años.
command-tokens = enumerar los tokens de tus programas, sus permisos y cuándo se usaron por última vez
command-revoke-token = revocar un token enseguida
command-make-webhook = enviar los eventos de tus partidas a una dirección web tuya
command-make-webhook-more = Los eventos van firmados y de uno en uno, en orden. Si uno no se acepta, Posthouse lo reintenta dos días; después el webhook se detiene y recibes una carta.
command-webhooks = enumerar tus webhooks y si llegan los eventos
command-show-webhook = mostrar qué fue de los últimos 20 envíos a un webhook
command-show-webhook-more = De cada uno: la hora, el número y la clase del evento, el estado HTTP o por qué no hubo respuesta, cuánto tardó y cuántas veces se intentó.
command-ping-webhook = enviar una prueba a un webhook
command-ping-webhook-more = La prueba es un evento firmado `ping`, enviado enseguida y una sola vez. Si se acepta, un webhook detenido o que espera reintentar sigue donde estaba.
command-redeliver-webhook = enviar otra vez un evento que ya se envió a un webhook
command-redeliver-webhook-more = Se envía enseguida y una sola vez, con el mismo número: `redeliver webhook my-bot 57`.
command-revoke-webhook = quitar un webhook
