### Los modales del Warri: cómo se ofrecen con un reto, y qué dice una mesa que los guarda.

## Con un reto

etiquette-word = con etiqueta

## Mientras se juega

etiquette-sown = { $name } siembra desde { $house }.
etiquette-captured = { $name } siembra desde { $house }, y captura.
etiquette-sown-you = Siembras desde { $house }.
etiquette-captured-you = Siembras desde { $house }, y capturas.
etiquette-gentle = Deja ese por ahora y elige otro hoyo tuyo.
etiquette-type = Escribe la letra de un hoyo tuyo.
