### Warri amanneɛ pa.

## Berɛ a woto nsa frɛ obi

etiquette-word = amanneɛ pa ka ho
etiquette-keep = Di Warri amanneɛ pa so
etiquette-about = Tokuro a wode wo nsa aka no, ɛno na wodi: yɛnsɔ nhwɛ, yɛnsan akyi, yɛnkan.
etiquette-seats = W’afa no wɔ aseɛ, na mo mu biara tumi di kan.
etiquette-by-lot = W’afa no wɔ aseɛ, na ntonto na ɛkyerɛ deɛ ɔdi kan.

## Wɔ pono no ho

etiquette-title = Wɔ pono yi ho …
etiquette-touched = … tokuro a wode wo nsa aka no, ɛno na wodi. Hwɛ kɔsi berɛ biara a wopɛ, na afei tene wo nsa prɛko.
etiquette-seeds = … yɛhwɛ aba no, yɛnkan. Sɛ agorɔ no ba awieeɛ a, wobɛhunu dodoɔ no.
etiquette-asking = … obiara mmisa sɛ anammɔn bi wɔ kwan anaa. Tokuro a ɛnni kwan sɛ wodi no bɛda hɔ sɛdeɛ ɛteɛ.
etiquette-pleasure = … yɛdi agorɔ no de gye yɛn ani; yɛnni mfa sika nsi ano da.
etiquette-strong = … kɔmputa a ɔwɔ ahoɔden no ahwɛ ne ho so: ɔpɛ sɛ ɔde kakra di nkonim sene sɛ ɔde bebree.
etiquette-senior = … sɛ nnipa mmienu hyia deɛ ɛdi kan a, deɛ wakyɛre wɔ Posthouse no bɛtumi adi kan, anaa ɔde anammɔn a ɛdi kan no ama ne yɔnko. Akyire yi deɛ, wɔtɔ ntonto.
etiquette-heard = Deɛ ɔtie krataafa yi no, wɔka aba dodoɔ kyerɛ no, ɛfiri sɛ ɔnni bi a ɔbɛhwɛ.

## Anammɔn a ɛdi kan

etiquette-yours = Woakyɛre wɔ Posthouse sene { $name }, enti anammɔn a ɛdi kan no yɛ wo dea: tu, anaa fa ma no.
etiquette-give = Fa anammɔn a ɛdi kan no ma { $name }
etiquette-theirs = { $name } akyɛre wɔ Posthouse sene wo, enti { $name } na ɛsɛ sɛ ɔtu anammɔn a ɛdi kan no, anaa ɔde ma wo.
etiquette-given-you = { $name } akyɛre wɔ Posthouse sene wo, na ɔde anammɔn a ɛdi kan no ama wo.
etiquette-given = { $senior } na wakyɛre wɔ Posthouse, na ɔde anammɔn a ɛdi kan no ama { $junior }.

## Berɛ a wɔredi

etiquette-sown = { $name } gu firi { $house }.
etiquette-captured = { $name } gu firi { $house }, na ɔkyere.
etiquette-sown-you = Wogu firi { $house }.
etiquette-captured-you = Wogu firi { $house }, na wokyere.
etiquette-gentle = Gyae ɛno ma ɛnka hɔ seesei, na paw wo tokuro foforɔ.
etiquette-type = Twerɛ wo tokuro baako atwerɛdeɛ.

## Awieeɛ

etiquette-over = Agorɔ no aba awieeɛ, na wɔbɛtumi akan aba no: { $first } { $firstSeeds }, { $second } { $secondSeeds }.
etiquette-thank = Da { $name } ase wɔ agorɔ no ho
etiquette-thanks = Meda wo ase wɔ agorɔ no ho.
etiquette-thanked = Woada { $name } ase wɔ agorɔ no ho.
etiquette-machine-thanks = { $name } da wo ase wɔ agorɔ no ho.
etiquette-lot = Ntontobɔ no kaa { $name }: ɔno na ɔdi kan.
etiquette-lot-you = Ntontobɔ no kaa wo: wo na wodi kan.
