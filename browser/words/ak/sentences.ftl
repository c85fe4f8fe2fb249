### Deɛ mmara no ne ofie no ka: wɔhunu no firi wɔn Borɔfo nsɛm no mu.

## Aba agorɔ: deɛ nti a worentumi nni tokuro bi

why-no-house = “{ $typed }” nyɛ tokuro: wo dea firi { $first } kɔsi { $last }, na wobɛtumi adi { $moves }.
why-no-number = “{ $typed }” nyɛ tokuro: wo dea firi { $first } kɔsi { $last } (anaa a kɔsi { $letter }), na wobɛtumi adi { $moves }.
why-not-yours = Tokuro { $house } yɛ wo yɔnko dea: wo dea firi { $first } kɔsi { $last } (anaa a kɔsi { $letter }), na wobɛtumi adi { $moves }.
why-empty = Hwee nni tokuro { $house } mu: paw baako a aba wɔ mu. Wobɛtumi adi { $moves }.
why-feed = Wo yɔnko nni aba, na { $house } remma no bi: ɛsɛ sɛ woma no bi, enti di { $moves }.
why-grand-slam = Tokuro { $house } bɛkyere wo yɔnko aba nyinaa. Ɛno ne grand slam, na { $game } mma ho kwan: di { $moves }.
why-starves = Tokuro { $house } bɛma wo yɔnko anya aba biara, na { $game } ma ho kwan sɛ anammɔn nyinaa yɛ saa nko ara a: di { $moves }.

## OctiLite: deɛ nti a ɛboɔ bi rentumi nkɔ hɔ

why-unreadable = “{ $typed }” nyɛ sɛdeɛ wɔtwerɛ anammɔn: 22+b de abɛn ka ho, 22-33 nante, 22-44 huri, na 22-44x huri na ɛkyere.
why-no-square = Adaka { $square } nni hɔ: ɛtɔ so a ɛgyina hɔ no firi 1 kɔsi { $columns }, deɛ ɛda hɔ no firi 1 kɔsi { $rows }.
why-no-prong = Abɛn { $typed } nni hɔ: mmɛn no firi a kɔsi h.
why-long-chain = Wobɛtumi ahuri mprɛn nson pɛ, baako atra ɛboɔ biara: twerɛ kakraa bi.
why-has-prong = Ɛboɔ a ɛwɔ { $square } no wɔ abɛn { $prong } dada: paw baabi foforɔ.
why-none-left = Wonni abɛn biara a wode bɛka ho bio: nante anaa huri.
why-too-far = Ɛfiri { $from } deɛ, biribiara nkɔ { $to } prɛko: wonante a adaka baako, wohuri a mmienu, tee anaa nkyɛnkyɛn.
why-step-in-chain = Ɛfiri { $from } kɔ { $to } yɛ nanteɛ, na nanteɛ wie wo berɛ: huri nko ara na wɔtoa so.
why-lacks-prong = Ɛboɔ a ɛwɔ { $square } no nni abɛn { $prong } ({ $direction }): di kan fa { $square }+{ $prong } de ka ho.
why-step-takes = Nanteɛ nkyere hwee: twerɛ { $from }-{ $to }.
why-pod-there = Ɛboɔ wɔ { $square }: wobɛtumi asi adaka a hwee nni mu nko ara so.
why-base-ends = Wosi fie { $square } a, w’anammɔn wie na wodi nkonim: gyae wɔ hɔ.
why-nothing-over = Ɛboɔ biara nni { $square } a wobɛhuri atra no.
why-jumped-twice = Woahuri atra ɛboɔ a ɛwɔ { $square } no dada: wɔnhuri ntra ɛboɔ biara mprenu.
why-no-pod = Ɛboɔ biara nni { $square }: firi wo ara wo dea so ase.
why-his-pod = Ɛboɔ a ɛwɔ { $square } no nyɛ wo dea: woyɛ { $colour }, na aboɔ a { $letter } wɔ so no na wodi.
why-not-legal = Kwan nni hɔ sɛ wodi “{ $typed }” wɔ ha: paw deɛ kwan wɔ hɔ no mu baako.

## Agorɔ biara

why-over = Agorɔ no aba awieeɛ ansa na “{ $typed }” reba ({ $reason }): yi saa anammɔn no ne deɛ ɛdi akyire nyinaa firi hɔ.
why-no-game = Agorɔ “{ $typed }” nni ha; agorɔ a ɛwɔ ha ne { $games }.
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

## Tebea a wɔahyehyɛ anaa wɔatwerɛ

position-houses = Tebea no wɔ ntokuro { $n } ma { $seat }, nanso { $game } wɔ { $each } wɔ afa biara: twerɛ aba dodoɔ ma emu biara, na fa comma gu ntam.
position-seeds = “{ $typed }” nyɛ aba dodoɔ ma tokuro { $house } ({ $seat }): twerɛ nɔma firi 0 kɔsi { $most }.
position-stores = “{ $typed }” nyɛ aba dodoɔ a wɔakyere ({ $seat }): twerɛ nɔma firi 0 kɔsi { $most }.
position-sum = Aba { $board } wɔ ntokuro no mu, { $stores } wɔ koraeɛ, ne nyinaa yɛ { $sum }, nanso { $total } na wɔde di { $game }: ma ne nyinaa nyɛ { $total }.
position-seeds-form = “{ $typed }” nyɛ tebea: twerɛ Anaafoɔ ntokuro, slash, Atifi ntokuro, deɛ Anaafoɔ ne Atifi akyere, ne S anaa N a ɛkyerɛ deɛ adu ne so, sɛ “{ $position }”.
position-pod = “{ $typed }” mfi adaka so ase: wɔtwerɛ ɛboɔ sɛ 1 kɔsi 6, 1 kɔsi 7, na afei ne mmɛn, sɛ 22ab.
position-prong = “{ $typed }” wɔ abɛn bi a ɛnni hɔ: mmɛn no firi a kɔsi h.
position-prong-twice = “{ $typed }” wɔ abɛn { $prong } mprenu: ɛboɔ wɔ baako pɛ wɔ afa biara.
position-five-pods = { $colour } wɔ aboɔ a ɛboro nan: yi baako anaa nea ɛboro saa firi hɔ.
position-two-pods = Aboɔ mmienu wɔ { $square }: fa baako kɔ adaka foforɔ so.
position-comma = Ɛboɔ baako ayera wɔ comma a ɛtwa toɔ no akyi ({ $colour }): fa ka ho, anaa yi comma no.
position-supply = “{ $typed }” nyɛ mmɛn dodoɔ: twerɛ nɔma firi 0 kɔsi { $most }.
position-prongs = Mmɛn a ɛwɔ aboɔ no so ({ $n }) ne mmɛn a aka no nyinaa ɛsɛ sɛ ɛyɛ { $total }, na ɛnyɛ { $sum }.
position-no-pod = Ɛboɔ biara nni pono no so: ɛsɛ sɛ afa baako nya bi anyɛ yie koraa.
position-both-won = Afa mmienu no nyinaa gyina ne yɔnko fie, nanso deɛ ɔdii kan duruu hɔ no anka wadi nkonim: yi baako firi hɔ.
position-pods-form = “{ $typed }” nyɛ tebea: twerɛ Fitaa aboɔ, slash, Tuntum aboɔ, mmɛn a aka mmienu no, ne O anaa X a ɛkyerɛ deɛ adu ne so, sɛ { $position }.
position-turn = “{ $typed }” nkyerɛ deɛ adu ne so: fa O anaa X wie.

## Sɛdeɛ kɔmputa no gyinapɛn bi di

like-1 = agorɔ a ɛdi kan
like-2 = ɔfoforɔ
like-3 = osuani
like-4 = ɔhyɛaseɛni
like-5 = ɔrenya nkɔsoɔ
like-6 = sukuuni
like-7 = nnapɛn mu agodifoɔ
like-8 = berɛ ano agodifoɔ
like-9 = daa agodifoɔ
like-10 = deɛ n’ani gye ho
like-11 = kuo mu ni
like-12 = kuo no panin
like-13 = pono a ɛdi kan
like-14 = ɔmantam ni
like-15 = akansie mu ni
like-16 = ɔhoɔdenfoɔ
like-17 = ɔnimdefoɔ
like-18 = ɔwura
like-19 = ɔwura kɛseɛ
like-20 = deɛ ne ho yɛ den sene obiara

## Nsɛm a wɔbobɔ din

list-or = { $some } anaa { $last }
list-and = { $some } ne { $last }
