### Die Sitten von Warri: wie sie bei einer Herausforderung angeboten werden, und was ein Tisch sagt,
### an dem sie gelten.

## Bei einer Herausforderung

etiquette-word = mit Etikette

## Während gespielt wird

etiquette-sown = { $name } sät aus { $house }.
etiquette-captured = { $name } sät aus { $house } und fängt.
etiquette-sown-you = Du säst aus { $house }.
etiquette-captured-you = Du säst aus { $house } und fängst.
etiquette-gentle = Lass diese für jetzt und wähle eine andere deiner Mulden.
etiquette-type = Tippe den Buchstaben einer deiner Mulden.
