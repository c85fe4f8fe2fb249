### Les usages du Warri : comment ils sont proposés avec un défi, et ce que dit une table qui les garde.

## Avec un défi

etiquette-word = avec l’étiquette

## Pendant la partie

etiquette-sown = { $name } sème depuis la case { $house }.
etiquette-captured = { $name } sème depuis la case { $house }, et capture.
etiquette-sown-you = Vous semez depuis la case { $house }.
etiquette-captured-you = Vous semez depuis la case { $house }, et capturez.
etiquette-gentle = Laissez celle-ci pour l’instant, et choisissez une autre de vos cases.
etiquette-type = Tapez la lettre d’une de vos cases.
