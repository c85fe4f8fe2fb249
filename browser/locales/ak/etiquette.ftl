### Warri amanneɛ pa.

## Berɛ a woto nsa frɛ obi

etiquette-word = amanneɛ pa ka ho

## Berɛ a wɔredi

etiquette-sown = { $name } gu firi { $house }.
etiquette-captured = { $name } gu firi { $house }, na ɔkyere.
etiquette-sown-you = Wogu firi { $house }.
etiquette-captured-you = Wogu firi { $house }, na wokyere.
etiquette-gentle = Gyae ɛno ma ɛnka hɔ seesei, na paw wo tokuro foforɔ.
etiquette-type = Twerɛ wo tokuro baako atwerɛdeɛ.
