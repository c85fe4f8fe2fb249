### Los modales del Warri: cómo se ofrecen con un reto, y qué dice una mesa que los guarda.

## Con un reto

etiquette-word = con etiqueta
etiquette-keep = Guardar la etiqueta del Warri
etiquette-about = Hoyo tocado, hoyo jugado: sin probar, sin volver atrás, sin contar.
etiquette-seats = Tu lado está abajo, y cualquiera de los dos puede mover primero.
etiquette-by-lot = Tu lado está abajo, y la suerte decide quién mueve primero.

## En la mesa

etiquette-title = En esta partida…
etiquette-touched = … hoyo tocado, hoyo jugado. Mira cuanto quieras y después alarga la mano una sola vez.
etiquette-seeds = … las semillas se miran, no se cuentan. Los números llegan cuando termina la partida.
etiquette-asking = … nadie pregunta si una jugada está permitida. Un hoyo que no se puede jugar se queda como está.
etiquette-pleasure = … se juega por el gusto de jugar, nunca por dinero.
etiquette-strong = … una máquina fuerte es cortés: prefiere ganar por poco que por mucho.
etiquette-senior = … cuando dos juegan por primera vez, quien se registró antes puede mover primero, o ceder la primera jugada. Después decide la suerte.
etiquette-heard = Con un lector de pantalla oyes el número de semillas.

## La primera jugada

etiquette-yours = Te registraste antes que { $name }, así que la primera jugada es tuya: puedes hacerla o cederla.
etiquette-give = Ceder la primera jugada a { $name }
etiquette-theirs = { $name } se registró antes, así que la primera jugada es suya: puede hacerla o cederla.
etiquette-given-you = { $name } se registró antes y te cede la primera jugada.
etiquette-given = { $senior } se registró antes y cede la primera jugada a { $junior }.

## Mientras se juega

etiquette-sown = { $name } siembra desde { $house }.
etiquette-captured = { $name } siembra desde { $house }, y captura.
etiquette-sown-you = Siembras desde { $house }.
etiquette-captured-you = Siembras desde { $house }, y capturas.
etiquette-gentle = Deja ese por ahora y elige otro hoyo tuyo.
etiquette-type = Escribe la letra de un hoyo tuyo.

## El final

etiquette-over = La partida ha terminado y ya se pueden contar las semillas: { $first } { $firstSeeds }, { $second } { $secondSeeds }.
etiquette-thank = Dar las gracias a { $name } por la partida
etiquette-thanks = Gracias por la partida.
etiquette-thanked = Has dado las gracias a { $name } por la partida.
etiquette-machine-thanks = { $name } te da las gracias por la partida.
etiquette-lot = El sorteo ha favorecido a { $name }, que empieza.
etiquette-lot-you = El sorteo te ha favorecido: empiezas tú.
