### Una partida de cada clase, jugada a jugada, como la cuenta «GAME help example»: src/games/*/help/ tiene las jugadas entre estos textos,
### cuyos tableros se dibujan y describen cuando alguien los pide. Solo el servidor lee este archivo.

example-title = Una partida de { $title }, jugada a jugada
example-first-moves = Las primeras jugadas
example-first-capture = La primera captura
example-first-captures = Las primeras capturas
example-kept = Un hoyo guardado para después
example-kept-several = Hoyos guardados para después
example-slam = Un grand slam
example-in-hand = La jugada en reserva
example-slam-forbidden = Un grand slam prohibido
example-octilite-prong = Una púa
example-octilite-friend = Un salto sobre un amigo
example-octilite-threat = Una amenaza
example-octilite-capture = Una captura
example-octilite-race = Una carrera
example-boards = Sur juega desde la fila de abajo y empieza. Un tablero pertenece a la jugada contada encima; la línea de debajo tiene la posición antes de esa jugada.
example-sows-a = Sur levanta las cuatro semillas de a y las siembra en b, c, d y e.

## Lo que se dice de las jugadas

example-skipped-one = Jugada { $n }: { $moves }.
example-skipped = Jugadas { $n } a { $last }: { $moves }.
example-move = Jugada { $n }, { $move }: { $told }
example-not-legal = No permitida aquí: «{ $why }»

## wari

example-wari-1 = El a de Norte está arriba a la derecha: las semillas giran en sentido contrario a las agujas del reloj, así que Norte siembra hacia la izquierda. Aún no se ha capturado nada.
example-wari-2 = Las diez semillas de b de Norte llegan al f de Sur. Tenía 1 y ahora tiene 2, así que Norte toma ambas. El e de Sur, delante, tiene 9 y detiene la captura.
example-wari-3 = Sur no ha tocado nunca d, y hay 16 semillas en él. Doce o más dan toda la vuelta: esa jugada salta el hoyo de donde salió y llega dos veces a los hoyos de Norte.
example-wari-4 = Es una jugada en reserva: semillas que Sur retiene hasta que hagan lo máximo. No se pueden tomar, pues solo se toman 2 o 3. Y mientras a Sur le queden jugadas pequeñas, d puede esperar, pero Norte también tiene que jugar.
example-wari-5 = Una jugada pequeña de una semilla. Sur espera; a Norte se le acaban las jugadas.
example-wari-6 = Norte solo tiene e y f. La semilla de e va a f y gana un turno.
example-wari-7 = Sur espera una vez más, y d crece hasta 18. Ahora Norte solo tiene f.
example-wari-8 = Norte tiene que abrir f. Sus once semillas dan la vuelta, y queda una sola en cada otro hoyo de Norte. El d de Sur tiene 19.
example-wari-9 = Toda la vuelta y más: los hoyos de Norte se siembran dos veces, tienen 3 3 3 3 3 y 2, y Sur toma las 17. Capturarlo todo es un grand slam. En el wari es una captura como cualquier otra. Norte no puede jugar y no le queda nada, así que cada uno toma las semillas de su lado.

## wari-24

example-wari-24-1 = Ves la partida como Sur: la fila de abajo va de 1 a 6, y los hoyos de Norte, encima, de 12 a 7. Un tablero pertenece a la jugada contada encima; la línea de debajo tiene la posición antes de esa jugada.
example-wari-24-2 = Sur levanta las cuatro semillas de 4. Dos se quedan en la fila de Sur, y dos siguen al 7 y al 8 de Norte.
example-wari-24-3 = Las siete semillas de 10 acaban en el 5 de Sur, que tenía una. El 4 de Sur también tenía una, así que se capturan ambos. El 3 de Sur tiene 6: basta.
example-wari-24-4 = Sur responde enseguida. Las seis semillas de 3 acaban en 9, que queda en 3 y se toma. El 1 de 8 detiene ahí la captura.
example-wari-24-5 = Sur toma dos de 8. Más importante: el 6 de Sur tiene 13 semillas. Nadie lo ha tocado y es una jugada en reserva: una jugada que Sur puede hacer en cualquier momento y guarda para el mejor. Doce semillas o más siembran una vuelta entera. Saltan su propio hoyo y vuelven a los de Norte.
example-wari-24-6 = A Norte le queda un hoyo con semillas, y por tanto una jugada.
example-wari-24-7 = Las once semillas de Norte dan casi toda la vuelta y dejan 1 en cada uno de cinco hoyos.
example-wari-24-8 = Diez semillas de 1 dejan cuatro de ellos en 2. Sur toma ocho.
example-wari-24-9 = Norte lleva la última semilla de 12 al lado de Sur. Queda una sola, en 7.
example-wari-24-10 = Aquí, 3 acabaría en 7, lo dejaría en 2 y tomaría las últimas semillas de Norte. Capturarlo todo es un grand slam, y en Wari 24 no es una jugada permitida. El servidor la rechaza y nombra las jugadas que quedan.
example-wari-24-11 = Sur ha jugado 4 en su lugar, y Norte tuvo que ir de 7 a 8. El hoyo 6 ha crecido hasta 16.
example-wari-24-12 = Dieciséis semillas dan toda la vuelta, pasan el propio 6 y acaban en 11. Los hoyos de Norte desde 11 hacia atrás hasta 7 tienen 2 o 3 y se capturan, once semillas. Queda una semilla en 12, así que no es un grand slam. Sur tiene 24, que ganan al instante.

## warri

example-warri-1 = En una mesa de verdad nadie cuenta en voz alta.
example-warri-2 = El f de Sur tiene seis semillas, una para cada hoyo de Norte. La última deja el f de Norte en 2, y Sur toma ambas. El e de Norte tiene 8: ahí acaba la captura.
example-warri-3 = Cinco semillas de c acaban en el b de Norte, que tenía una. Dos más para Sur. Mira d: tiene 14 y nadie lo ha tocado.
example-warri-4 = Sur hace jugadas pequeñas. Mientras tanto d crece, ya a 17. Un hoyo de doce semillas o más siembra toda la vuelta, se salta a sí mismo y llega dos veces a los hoyos de Norte. Nadie puede tomarlo, porque solo se toma un 2 o un 3.
example-warri-5 = Los jugadores lo llaman jugada en reserva: una jugada grande retenida hasta que al otro no le queden pequeñas. Quien puede esperar más, gana.
example-warri-6 = Un pequeño beneficio de camino: el b de Norte ha quedado en 3.
example-warri-7 = El penúltimo hoyo grande de Norte captura dos, del e de Sur. A Norte solo le quedan las siete semillas de a.
example-warri-8 = Una semilla de b a c. No parece nada, pero ahora le toca a Norte, y solo hay una jugada.
example-warri-9 = El a de Norte tiene que salir, y deja una semilla en cada otro hoyo.
example-warri-10 = Diecinueve semillas dan toda la vuelta y acaban en el f de Norte. Cada hoyo de Norte ha quedado en 2 o 3, y Sur toma las 17. Capturar todo lo que tiene el rival es un grand slam; en el warri vale entero. Sur tiene 26 y gana. Se dan las gracias.

## super-wari

example-super-wari-1 = Tres semillas van a d, e y f. Con ocho hoyos por fila se tarda más hasta que los dos lados se encuentran.
example-super-wari-2 = Las cinco semillas de g acaban en el d de Norte, que tenía una. Sur toma las 2. El c de Norte tiene 5 y detiene la captura.
example-super-wari-3 = El f de Sur tiene 12 semillas y desde ahora no se toca.
example-super-wari-4 = Ahora tiene 16. En este tablero es una vuelta entera: dieciséis semillas saltan su propio hoyo y empiezan otra vuelta en el siguiente. Es la jugada en reserva de Sur, un hoyo grande guardado para después. Nadie puede capturarlo, y sigue listo mientras Sur hace jugadas pequeñas.
example-super-wari-5 = Una pequeña captura entretanto: el b de Norte tenía una semilla.
example-super-wari-6 = Diez jugadas tranquilas después, Norte solo tiene las nueve semillas de a. Sur tenía jugadas en reserva; Norte ninguna, y tiene que deshacer su último hoyo.
example-super-wari-7 = Deja una sola semilla en cada uno de los otros siete hoyos de Norte.
example-super-wari-8 = Las catorce semillas de a de Sur llegan hasta el g de Norte. Seis hoyos han quedado en 2, y Sur toma doce.
example-super-wari-9 = Norte entrega su semilla de h y conserva una, en a.
example-super-wari-10 = El h de Sur dejaría el a de Norte en 2 y lo tomaría: un grand slam, que deja a Norte sin semillas. En Super-Wari solo se permite si todas las jugadas lo hacen, y otras no lo hacen. Si se permitiera, también daría a Sur todo lo demás del tablero.
example-super-wari-11 = Sur espera con jugadas pequeñas y ya no alimenta. La última semilla de Norte avanza por la fila.
example-super-wari-12 = Ahora se siembran las 21 semillas. Dan toda la vuelta, saltan f y llegan por segunda vez a los hoyos de Norte. La última cae en el d de Norte. Se capturan cuatro hoyos, nueve semillas. Con eso son 25.

## oware

example-oware-1 = Sur levanta las cuatro semillas de d. Dos se quedan en la fila de Sur, y dos siguen al a y al b de Norte.
example-oware-2 = Las siete semillas de d de Norte acaban en el e de Sur, que tenía una. El d de Sur también tenía una, así que se capturan ambos. El c de Sur tiene 6: basta.
example-oware-3 = Las seis semillas de c de Sur acaban en el c de Norte, que queda en 3 y se toma.
example-oware-4 = Sur toma dos más. En f hay 12 semillas: una jugada en reserva. Sur puede hacerla en cualquier momento y la guarda para el mejor, porque un hoyo tan grande no se puede capturar y pronto dará toda la vuelta.
example-oware-5 = Norte tiene un solo hoyo con semillas y tiene que jugarlo.
example-oware-6 = Ahora hay una semilla en cada uno de cinco hoyos de Norte.
example-oware-7 = Diez semillas de a dejan cuatro de ellos en 2. Sur toma ocho.
example-oware-8 = La última semilla de Norte está en a. El e de Sur lo deja en 2, y eso sería todo lo que Norte tiene: un grand slam. En el oware esa jugada se siembra y no captura nada, así que Norte conserva las dos semillas.
example-oware-9 = Norte las siembra en b y c. Sur toma dos de b, que tenía 1.
example-oware-10 = Sur mueve una sola semilla y espera. El hoyo f tiene ahora 16.
example-oware-11 = Dieciséis semillas de f dan toda la vuelta: pasan el propio f y llegan por segunda vez hasta el e de Norte. Los hoyos a a e de Norte tienen 2 y 3, y Sur captura doce. Queda una semilla en f, así que no es un grand slam. Sur tiene 27.

## awari

example-awari-1 = Las seis semillas de c de Norte acaban en el c de Sur, que tenía una. Norte toma las 2. El b de Sur tiene 7 y detiene la captura.
example-awari-2 = Muchas jugadas tranquilas después, Sur tiene 12 semillas en e y 10 en f. Norte tiene 10 en b y 9 en f. Cada uno tiene una jugada en reserva: un hoyo grande guardado para después. No se puede capturar, y quien puede esperar más con jugadas pequeñas obliga al otro a abrir el suyo.
example-awari-3 = Norte tuvo que abrir b. Sur capturó las 2 del a de Norte, y conserva e y f.
example-awari-4 = Norte tomó dos con e. Sur responde con la única semilla de a, y sigue esperando: ahora Norte solo tiene f.
example-awari-5 = El f de Norte da la vuelta y deja una sola semilla en cinco hoyos.
example-awari-6 = El e de Sur, 17 semillas, da toda la vuelta y se salta a sí mismo. Acaba en el e de Norte. Se capturan cinco hoyos, quince semillas. El f de Norte conserva una semilla, así que Norte puede jugar.
example-awari-7 = La última semilla de Norte deja el a de Sur en 3 y lo captura. Norte no tiene semillas en su fila.
example-awari-8 = Con b, c o d no se puede alimentar a Norte: no llegan. Así que toda jugada deja a Norte sin semillas, y toda jugada se permite. El f de Sur, 17 semillas, da la vuelta y captura todo lo que ha sembrado: un grand slam. Sur tiene 29 y gana.

## octilite

example-octilite-1 = Blanco (O) juega hacia arriba y empieza. Un tablero pertenece a la jugada contada encima; la línea de debajo tiene la posición antes de esa jugada. Las púas se nombran en el sentido de las agujas del reloj desde arriba: a es norte, b noreste, y así hasta h, noroeste.
example-octilite-2 = La cápsula de 32 tiene ahora una púa al norte y puede ir allí. La reserva de Blanco tiene una púa menos.
example-octilite-3 = Ambos han enviado una cápsula. La blanca de 22 ha saltado sobre su propia cápsula de 33, al noreste, a 44. No tiene que capturarla: un salto sobre un amigo es simplemente un paso largo.
example-octilite-4 = Negro se ha puesto junto a la cápsula blanca y quiere saltar sobre ella, a 32, una base de Blanco que está vacía. Eso ganaría la partida.
example-octilite-5 = Blanco es más rápido, salta al norte sobre 34 y captura. La púa de la cápsula capturada va a la reserva de Blanco. Ahora Blanco amenaza con ir a 36, una base de Negro.
example-octilite-6 = Negro tiene una respuesta. La cápsula de 46 tiene una púa al suroeste, salta sobre 35 a 24, y la quita. Pero 46, una base, está vacía ahora.
example-octilite-7 = La cápsula blanca de 44 puede ir al norte, la negra de 24 al sur. Cada una necesita dos pasos hasta una base, y le toca a Blanco.
example-octilite-8 = Blanco llega primero. Contar una carrera así antes de empezarla es la mitad del juego: cada púa cuesta un turno, y cada paso también.
