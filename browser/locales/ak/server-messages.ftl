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

## Din, ahintasɛm, address

account-name-form = Din wɔ nkyerɛwdeɛ 2 kɔsi 20 (a kɔsi z), nɔma, - anaa _, na ɛfiri nkyerɛwdeɛ ase: paw foforɔ.
account-name-means = Din { $name } kyerɛ biribi foforɔ wɔ ha: paw foforɔ.
account-name-taken = Obi afa din { $name } dada: paw foforɔ, anaa sɛ ɛyɛ wo dea a, fa n’ahintasɛm ka ho.
account-name-just-taken = Obi afa din { $name } dada: paw foforɔ.
account-name-like = Din { $name } te sɛ { $other } dodo: paw foforɔ.
account-password-form = Ahintasɛm wɔ nkyerɛwdeɛ { $least } kɔsi { $most }: paw foforɔ (sɛ emu da nkyɛnmu a, fa hyɛ double quotes mu).
account-leaving-yes = Yɛnyɛɛ hwee: sɛ wopɛ sɛ wofiri Posthouse a, twerɛ “yes” di wo ahintasɛm akyi.
account-address-form = “{ $typed }” nyɛ email address a yɛbɛtumi atwerɛ akɔ so: ɛsɛ sɛ ɛte sɛ ann@example.org.
account-address-many = Address { $n } pɛ: yi bi firi mu.
account-address-barred = Obi a ɔde saa address yi, { $name }, wɔasi no kwan wɔ ofie ha: worentumi mfa nhyɛ din foforɔ ase.
account-name-left = Obi a ne din de { $name } firii ofie ha, ɛnnii afe baako: paw din foforɔ.
account-address-kept-out = Obi a ɔde saa address yi, na wɔasi no kwan wɔ ofie ha, na wakɔ: worentumi mfa nhyɛ din foforɔ ase.
account-exports-enough = Da koro mu woanya export { $n }: bisa foforɔ ɔkyena.
account-no-player = Obi biara nni ha a ne din de “{ $typed }”: hwɛ edin no bio, anaa ka kyerɛ no na ɔntwerɛ ne din.
account-has-left = { $name } firii ofie ha { $day }: bisa obi foforɔ.
account-not-our-word = Ɛno nyɛ asɛm a ɛfiri yɛn nkrataa no mu: yi krataa no ara ano, anaa bue ne link no.
account-link-used = Wɔde link yi adi dwuma dada, anaa ne berɛ atwam: bisa deɛ ɔhwɛ ofie no so foforɔ.
account-login-wrong = Din no ne ahintasɛm no nkɔ: sɔ hwɛ bio.
account-speak-wrong = Din no anaa ahintasɛm no nte saa: yɛnyɛɛ hwee. Sɔ hwɛ bio, anaa fa “signup NAME PASSWORD” twerɛ wo din.
account-mail-password-only = Wo mail ahintasɛm no di agorɔ, nanso ɛrentumi nsesa wo account: twerɛ wo ara wo ahintasɛm.
account-choose-both = Paw din ne ahintasɛm.
account-give-both = Ma wo din ne w’ahintasɛm.
account-now-log-in = Woatwerɛ wo din: afei kɔ mu.
account-say-who = Ka deɛ woyɛ: kɔ mu, anaa twerɛ wo din ne w’ahintasɛm: { $usage }
account-confirmed-already = Wɔasi yei so dua dada, anaa ne nnansa no atwam: yɛnyɛɛ hwee. San soma wo asɛm no bio.
account-moved-on = Pono no asesa firi berɛ a wobisaa yei: yɛnyɛɛ hwee. San hwɛ na san soma wo asɛm no bio.
account-confirm-first = Wonsii wo address so dua: yi yɛn krataa “confirm …” no ano, anaa bue ne link no. Afei san soma yei bio.
account-password-is-changed = Wɔasesa wo password, { $name }.
account-logged-out-else = Wɔayi wo afiri baabiara gye ha.
account-logged-out = Wɔayi wo afiri baabiara: fa foforɔ no kɔ mu.
account-sessions-stay = Baabi a woakɔ mu no te sɛdeɛ ɛteɛ.
account-tokens-void = Wo program ahodoɔ no token nyɛ adwuma bio.
account-two-factor-stays = Akwannya mmienu no da so yɛ adwuma.
account-token-days = Twerɛ nnafua dodoɔ a token no bɛyɛ adwuma wɔ --days= mu, 1 kɔsi { $most }, te sɛ --days=30.
account-no-session = Wonni session “{ $typed }”: “sessions” kyerɛ ne nyinaa, na “end session others” gyae ne nyinaa gye deɛ ɛwɔ ha.
code-needed = Fa code a wo authenticator no rekyerɛ seesei no nso ka ho, anaa recovery code bi.
code-wrong = Code yi nyɛ deɛ ɛfata, anaa wɔde ayɛ adwuma dada: twerɛ deɛ wo authenticator no rekyerɛ seesei, anaa recovery code bi.
code-too-many = Code a ɛnyɛ papa no dɔɔso dodo: san bɔ mmɔden wɔ simma { $wait } mu.
code-write-it = Twerɛ code nso: deɛ wo authenticator no rekyerɛ.
code-not-both = Twerɛ --off anaa --new-codes, ɛnyɛ mmienu no.
code-none = Wonni akwannya mmienu: “two-factor” na ɛsiesie.
code-begin = Fa “two-factor” a code nni ho hyɛ aseɛ: ɛno na ɛsiesie.
code-operator-stays = Ahwɛsofoɔ ntumi nnum akwannya mmienu no: di kan gyae dwuma no, na deɛ ɔhwɛ server no so mmoa wo.
code-on-already = Akwannya mmienu no reyɛ adwuma dada: fa code no ne --off anaa --new-codes twerɛ.
code-not-here = Sɛ akwannya mmienu reyɛ adwuma a, wo account password nyɛ adwuma wɔ ha: kɔ mu wɔ page no so, twerɛ wo mail password mmom, anaa bua yɛn krataa baako.
code-is-off = Wɔadum akwannya mmienu no, { $name }: wo password nko ara bue wo account bio.
code-is-on = Wɔasɔ akwannya mmienu no, { $name }.
code-from-now-on = Ɛfiri seesei, wode wo password ne code na ɛkɔ mu.
code-in-mails = Wɔ mail mu no, twerɛ wo mail password anaa bua yɛn nkrataa: wo account password nyɛ adwuma wɔ hɔ bio.
code-sessions-stay = Baabi a woakɔ mu ne wo program ahodoɔ no token te hɔ.
code-new-codes = Wowɔ recovery code foforɔ; dada no nyɛ adwuma bio.
code-keep-codes = Fa recovery code yi sie wɔ baabi a wode nkrataa a ɛho hia sie: sɛ w’afidie yera a, emu biara gyina hɔ ma code baako, prɛko.
code-told-once = Yɛnkyerɛ bio.
account-mail-password-stays = Wo mail ahintasɛm no da so te saa ara.
account-tokens-stay = Wo program tokens no nso da so wɔ hɔ: “tokens” bobɔ wɔn din.
account-password-reset = W’ahintasɛm asesa, { $name }: fa foforɔ no kɔ mu. Link a wode yɛeɛ no nyɛ adwuma bio.
account-no-mail-password = Wonni mail ahintasɛm.
account-mail-password-void = Wo mail ahintasɛm no nyɛ adwuma bio, na foforɔ nni hɔ.
account-no-address = Wonni address biara wɔ ha bio: wo nkrataa twɛn wo wɔ krataafa yi so.
account-confirmed-here = Wɔasi { $email } so dua, { $name }: ɛfiri seesei wo nkrataa bɛba hɔ.
account-confirmed-too = Wɔasi { $email } so dua, { $name }: wobɛtumi atwerɛ afiri hɔ; wo nkrataa da so kɔ { $other }.
account-to-begin = Sɛ wobɛhyɛ aseɛ a, to nsa frɛ obi: wari challenge { $name } computer-2
account-one-password = Nsɛm pii bɔ mu a, ahintasɛm baako pɛ na ɛbɛtumi aba mu, na ɛha deɛ ɛboro saa: yɛnyɛɛ hwee. Fa agofomma biara nsɛm soma ne ho, na fa ahintasɛm foforɔ nko ara soma.
account-answer-first = Ɛha, din yɛ wo dea sɛ wobua krataa bi a: twerɛ wo mail address wɔ ahintasɛm no akyi, baako pɛ.
account-sign-up-over = Yɛagye yei ato mu dada, anaa ne nna mmiɛnsa no atwam: yɛnyɛɛ hwee. Kɔ mu, anaa twerɛ wo din bio.
account-sign-up-held = Krataa bi rekɔ { $email }: bua, anaa bue ne link no, nna mmiɛnsa mu, na wobɛyɛ { $name }. Ɛkɔsi saa berɛ no obiara nni din no.
account-sign-up-done = Akwaaba, { $name }. Wo nkrataa bɛba { $email } firi seesei.
account-letters-address = Krataa biara nkɔ saa address yi so seesei: { $most } akɔ hɔ da koro mu; san kyerɛw ɔkyena.
account-letters-client = Krataa biara nkɔ saa address yi so seesei: wo nti { $most } akɔ dɔnhwerew baako mu; san kyerɛw { $day } UTC akyi.

## Deɛ ɔbisa dodo, ne ofie a ɛntumi

busy-player = Wobɛtumi de abisadeɛ { $n } aba simma biara: sɔ hwɛ bio sɛkɛn { $wait } akyi.
busy-logins = Wobɛtumi akɔ mu mprɛn { $n } pɛ wɔ simma biara mu afiri wo address: sɔ hwɛ bio sɛkɛn { $wait } akyi.
busy-address = Abisadeɛ a ɛfiri wo address dɔɔso dodo: sɔ hwɛ bio sɛkɛn { $wait } akyi.
busy-wrong-passwords = Ahintasɛm a ɛnyɛ adwuma dɔɔso dodo, enti yɛnhwɛ bi seesei: sɔ hwɛ bio sɛkɛn { $wait } akyi.
busy-sign-ups = Nnipa dodo atwerɛ wɔn din afiri wo address: sɔ hwɛ bio simma { $wait } akyi.
busy-passwords = Yɛrehwɛ ahintasɛm dodo seesei: sɔ hwɛ bio sɛkɛn { $wait } akyi.
busy-cannot-write = Seesei deɛ server no ntumi nkora hwee; yɛnyɛɛ hwee. Sɔ hwɛ bio simma baako akyi.
busy-failed = Biribi asɛe wɔ server no mu; yɛnyɛɛ hwee. Sɔ hwɛ bio simma baako akyi.
busy-damaged = Server no database asɛe; yɛnyɛɛ hwee. Ka kyerɛ deɛ ɔhwɛ so no: ɛsɛ sɛ wɔsan siesie.
busy-key-taken = Wɔde saa safoa yi aba dada ne ahyɛdeɛ foforɔ: yɛnyɛɛ hwee. Ma ahyɛdeɛ biara ne ɔno ankasa safoa (krataa deɛ ne ne Message-ID).
busy-other-site = Abisadeɛ yi firi baabi foforɔ: fa Posthouse no ara krataafa no yɛ.
busy-log-in-wishes = Kɔ mu na hunu deɛ wɔahyehyɛ ama wo.
busy-log-in-letters = Kɔ mu na kenkan wo nkrataa.
host-page-none = Deɛ ɔhwɛ beaeɛ yi so ntwerɛɛ kratafa yi.
host-page-too-long = Kratafa yi boro 128 kB: ɛsɛ sɛ deɛ ɔhwɛ so no twa so ansa.
busy-no-match = Agorɔ { $game }/{ $board } nni ha: hwehwɛ wɔ deɛ wɔdii no nnwuma mu.
busy-no-such-match = Saa agorɔ no nni ha: hwehwɛ wɔ deɛ wɔdii no agorɔ mu.
busy-no-player = Ɔgodifoɔ “{ $typed }” nni hɔ: /api/players bobɔ wɔn din.
busy-no-game = Agorɔ “{ $typed }” nni hɔ: /api/games bobɔ wɔn din.
busy-no-tournament = Akansie “{ $typed }” nni hɔ.
busy-muted = Wɔagye kasa afiri wo nsam, { $name }, { $text }: wobɛtumi adi agorɔ, nanso deɛ wotwerɛ no nnuru afoforɔ nkyɛn.
busy-barred = Wɔasi wo kwan, { $name }, { $text }: wo dɔn kɔ so; wobɛtumi ahwɛ, agyae mu, na wakenkan wo nkrataa.

## Asɛm a wɔtwerɛ

typed-no-command = Asɛm biara nni ha: “help” kyerɛ sɛdeɛ wɔhyɛ aseɛ.
typed-unknown = Asɛm anaa agorɔ biara nni hɔ a ne din de “{ $typed }”: “help commands” bobɔ nsɛm no din, “list” bobɔ agorɔ no din.
help-which-game = Ka agorɔ ko: “help { $game } { $word }”.
typed-unknown-in-game = Asɛm “{ $typed }” nni hɔ ma { $game }: “help commands” bobɔ ne nyinaa din.
typed-game-alone = Ka deɛ wode { $game } bɛyɛ: sɛ nhwɛsoɔ “{ $game } help” ma ne mmara.
typed-second-word = “{ $typed }” wɔ asɛm a ɛtɔ so mmienu: { $commands }.
typed-usage = Twerɛ no sɛ: { $usage }
typed-option = --{ $option } nni ha: { $usage }
typed-alone = --{ $option } nni bo biara: twerɛ no nko ara, anaa yi firi mu.
typed-twice = --{ $option } wɔ hɔ mprenu: twerɛ no prɛko.
typed-nothing-beneath = Twerɛ deɛ wowɔ ka no hyɛ asɛm no ase: na hwee nni hɔ, na yɛansoma hwee.
typed-multiple = “multiple” gyina hɔ nko ara: twerɛ asɛm baako wɔ nkyɛnkyɛnmu biara hyɛ n’ase.
typed-help = Mmoa biara nni hɔ fa “{ $typed }” ho: bisa agorɔ (“list” bobɔ din), asɛm bi, anaa “help commands”.
typed-board = Pono yɛ nɔma, sɛ “{ $game } show 12”.
typed-no-board = { $game } pono { $board } nni hɔ: “{ $game } games NAME” bobɔ ɔgodifoɔ bi mpono din.

## Anammɔn tuo

turn-no-passing = Wɔntwa mu: deɛ ɔbɛtumi atu anammɔn no, ɛsɛ sɛ ɔtu.
turn-no-swapping = Wɔnsesa afa wɔ saa agorɔ yi mu: tu anammɔn.
turn-somebody-else = Obi foforɔ nsa adi saa anammɔn no seesei ara: san hwɛ pono no.
turn-not-yours = Ɛnnuruu wo so, { $name }: adu { $other } so.
turn-number = Anammɔn a ɛdi hɔ ne { $next }, ɛnyɛ { $number }: yɛanni hwee.
turn-number-ready = Anammɔn a ɛdi hɔ ne { $next }, ɛnyɛ { $number }: yɛansiesie hwee.
turn-played-already = Wɔadi anammɔn { $number } dada: { $move }. Hwee ansesa.
turn-behind-move = Anammɔn nɔma na ɛdi # akyi, sɛ c#5.
turn-behind-show = Anammɔn dodoɔ a wɔbɛkyerɛ na ɛdi # akyi, sɛ 12#4.
seat-asked = Deɛ ɔte pono no ase no yɛ --seat=own anaa --seat=first.
seat-unknown = Obi nnim wo sɛ { $game } pono { $board } so ogofo: yi --seat=own, anaa fa “showas” ka deɛ woyɛ.
seat-numbers = { $game } mu no adan no nɔma yɛ wo deɛ, ɛno nti wote ase daa: yi --seat=first.
seat-fixed = Yɛnnane { $game } pono a ɛyɛ nkyerɛwee no da: yi --seat=own.
turn-only-so-many = Anammɔn { $n } pɛ na wɔatu wɔ { $game } pono { $board } so.
turn-game-over = Agorɔ a ɛwɔ { $game } pono { $board } so no aba awieeɛ.
turn-not-there = Wonni agorɔ wɔ { $game } pono { $board } so, { $name }: “{ $game } games { $name }” bobɔ wo mpono din.
turn-touched-preview = Wɔ pono yi ho no, tokuro a wode wo nsa ka no na wodi, enti wɔnsɔ hwee nhwɛ berɛ a agorɔ no kɔ so: “{ $game } move { $board } MOVE” na ɛdi.
turn-touched-undo = Wɔ pono yi ho no, tokuro a wode wo nsa ka no na wodi: wɔnnsan anammɔn biara akyi. Kɔ so di.

## Nsa a wɔto frɛ, baabi a wɔtwɛn, agorɔ dodoɔ

meet-gone = { $name } afiri ofie ha: to nsa frɛ obi foforɔ.
meet-barred = Seesei deɛ wɔasi { $name } kwan wɔ ofie ha: to nsa frɛ obi foforɔ.
meet-own-limit = { $game } agorɔ dodoɔ a wopɛ no aso: “{ $game } limit none” yi ano hyeɛ no.
meet-his-limit = Seesei deɛ { $name } mpɛ { $game } agorɔ biara bio: to nsa frɛ obi foforɔ, anaa sɔ hwɛ akyire yi.
meet-rated-both = Agorɔ no wɔ ho nɔma anaa enni bi: yi --rated anaa --unrated firi mu.
meet-own-position = Agorɔ a ɛfiri wo ara wo tebea mu ase no nni nɔma: yi --rated firi mu.
meet-start-form = Twerɛ tebea di --start= akyi, sɛdeɛ “{ $game } show” yɛ no.
meet-start-example = { $why } Nhwɛsoɔ, --start="{ $position }"
meet-start-over = Agorɔ no aba awieeɛ wɔ saa tebea no mu: firi baabi a ɛkɔ so ase.
meet-first-names = --first= kyerɛ deɛ ɔdi kan: lot (ntonto), { $name } anaa { $other }.
meet-first-position = Wɔ saa gyinabea no mu no, { $seat } na adu no so, na ɛno ne { $name }: yi --first= firi mu.
meet-first-offer = --first= kyerɛ deɛ ɔdi kan: lot (ntonto), me ({ $name }), anaa you (deɛ ɔbɛgye).
meet-move-not-yours = { $name } na ɔdi kan, na obiara ntumi nni mma obi: yi nnidie no firi mu, anaa bisa sɛ wo ara na wobɛdi kan (--first=me; wɔ nnidie din mu no, wo din wɔ benkum).
meet-move-lot = --first=lot de nnidie a ɛdi kan ma ntonto: yi ɛno anaa --move= firi mu.
meet-move-nobody = Obiara nni hɔ a wo ne no bɛdi agorɔ: yi --move= firi mu, anaa bɔ obi din na to nsa frɛ no.
meet-move-illegal = “{ $move }” nyɛ { $game } mu nnidie a ɛdi kan a ɛho kwan wɔ hɔ: biribiara mfirii aseɛ.
meet-anyone-both = Bɔ ɔbaako no din anaa twerɛ --to=anyone, ɛnyɛ ne mmienu.
meet-name-other = Bɔ ɔbaako no din di wo deɛ akyi, anaa twerɛ --to=anyone na fa agorɔ no to baabi a wɔtwɛn.
meet-two-players = Nnipa mmienu na wɔdi agorɔ: bɔ obi foforɔ din ka { $name } ho.
meet-must-be-you = Woyɛ { $name }: ɛsɛ sɛ baanu no mu baako yɛ wo.
meet-waiting-start = Pono a ɛtwɛn no firi mfitiaseɛ: yi --start= firi mu, anaa bɔ obi din na to nsa frɛ no.
meet-waiting-many = Wo mpono { $n } retwɛn dada: “{ $game } withdraw BOARD” yi baako firi hɔ.
meet-taken = Obi afa { $game } pono { $board } so akonnwa no dada: “{ $game } waiting” bobɔ deɛ aka no din.
meet-own-offer = Saa pono no twɛn obi foforɔ: “{ $game } withdraw { $board }” yi firi hɔ.
meet-poster-gone = Deɛ ɔde saa pono no toeɛ no afiri ofie ha.
meet-not-yours-to-reject = Saa pono no twɛn ɔgodifoɔ a ɔtɔ so mmienu: deɛ ɔmpɛ no, ɛho nhia sɛ ɔka.
meet-nothing-to-reject = Obi nsusuu hwee wɔ { $game } pono { $board } so, na agorɔ no ahyɛ aseɛ: “{ $game } resign { $board }” gyae mu.
meet-not-over = Agorɔ a ɛwɔ { $game } pono { $board } so no mmaa awieeɛ: di kan di wie.
meet-opponent-gone = Wo yɔnko no afiri ofie ha.
meet-seek-form = Ka { $game } agorɔ dodoɔ a wopɛ, firi 0 kɔsi { $most }: “{ $game } seek 3”.
meet-seek-asks = Deɛ ɔnhwehwɛ agorɔ bio no mmisa hwee mfiri obiara hɔ: yi --{ $option } firi mu.
meet-limit-form = Ano hyeɛ yɛ nɔma firi 0 kɔsi { $most }, anaa none: “{ $game } limit 10”.
meet-begins = Agorɔ bi hyɛ aseɛ: { $game } pono { $board }, { $name } ne { $other }.
meet-unrated = Enni nɔma.
meet-waits = { $game } pono { $board } twɛn ɔgodifoɔ a ɔtɔ so mmienu.
meet-waits-no-more = { $game } pono { $board } ntwɛn bio.
meet-waiting-listed = “{ $game } waiting” kyerɛ kɔsi sɛ obi bɛgye; “{ $game } withdraw { $board }” yi firi hɔ.
meet-seek-none = Wonhwehwɛ { $game } agorɔ biara bio.
meet-seek-has = Wowɔ { $game } agorɔ { $n } wɔ { $most } mu.
meet-seek-waits = Wowɔ { $game } agorɔ { $n } wɔ { $most } mu; nkaeɛ no bɛhyɛ aseɛ berɛ a obi foforɔ hwehwɛ bi.
meet-limit-set = { $game } agorɔ mmoro { $most } prɛko; wowɔ { $n }.
meet-limit-none = Wo { $game } agorɔ nni ano hyeɛ biara.
meet-repeat = --repeat= kyerɛ agorɔ dodoɔ a ɛbɛhyɛ aseɛ, firi 1 kɔsi { $most }.
meet-for-anyone = Woabɔ ɔbaako no din: --{ $option } yɛ mpono a ɛtwɛn obiara dea (--to=anyone).
meet-gone-meanwhile = { $game } pono { $board } ntwɛn bio, obi agye: “{ $game } show { $board }” kyerɛ agorɔ no.
meet-block-own = Woasi { $name } kwan: di kan “unblock { $name }”, anaa wo ne obi foforɔ nni.
meet-block-his = { $name } mpene sɛ wo ne no bɛdi: wo ne obi foforɔ nni.
meet-rating-form = --rating= yɛ nɔma mmienu, sɛ --rating=1400-1700, anaa baako: --rating=1400- ma 1400 ne deɛ ɛboro so, --rating=-1700 ma 1700 ne deɛ ɛnnuru saa.
meet-rating-order = Obi biara nni nɔma firi { $least } kɔsi { $most }: twerɛ ketewa no di kan.
meet-within = --within= yɛ points dodoɔ, sɛ --within=200.
meet-computer = --computer= yɛ no (nnipa nko ara) anaa yes (kɔmputa nso, sɛ obiara amma a).
meet-unmet = { $game } pono { $board } { $why }: “{ $game } waiting” bobɔ deɛ aka no din.
meet-unmet-rating = yɛ agodifoɔ a wɔn nɔma yɛ { $text } dea (wo deɛ yɛ { $number })
meet-unmet-within = yɛ agodifoɔ a wɔbɛn { $name } { $rating } points { $n } mu dea (wo deɛ yɛ { $number })
meet-unmet-established = yɛ agodifoɔ a wɔn nɔma agyina dea (wo deɛ da so yɛ { $number })
meet-unmet-people = yɛ nnipa dea, ɛnyɛ program dea

## Pɛyɛ, anammɔn a wɔsan, kasa wɔ pono ho

table-not-moved = Wontuu anammɔn biara: hwee nni hɔ a wobɛsan.
table-draw-early = Sɛ baanu no nyinaa tu a na wɔbɛtumi asusu pɛyɛ: “{ $game } reject { $board }” po agorɔ no.
table-tournament-undo = Wɔ akansie mu no, wɔnsan anammɔn biara akyi.
table-answer-first = Di kan yi deɛ wɔasusu akyerɛ wo no ano: “{ $game } accept { $board }” anaa “{ $game } reject { $board }”.
table-refuses = { $name } po pɛyɛ no: kɔ so di.
table-nothing-proposed = Obi nsusuu hwee wɔ { $game } pono { $board } so, anaa wɔatu anammɔn firi saa berɛ no.
table-own-proposal = Wo ara na wosusuiɛ: wo yɔnko na ɔbɛyi ano. “{ $game } reject { $board }” yi firi hɔ.
table-only-two-talk = Baanu a wɔdi no nko ara na wɔkasa wɔ { $game } pono { $board } ho: “message NAME” duru wɔn nkyɛn.
table-no-more-letters = Agorɔ a ɛwɔ { $game } pono { $board } so no aba awieeɛ: wɔntwerɛ ho krataa bio.
table-not-watching = Wonhwɛ { $game } pono { $board }: hwee nni hɔ a wobɛgyae.
table-has-proposed = Woasusu pɛyɛ dada; { $name } nyii ano.
table-has-asked = Woabisa sɛ wosan w’anammɔn akyi dada; { $name } nyii ano.
table-watching = Wodi agorɔ wɔ { $game } pono { $board } so: ne nkrataa ba wo nkyɛn sɛ w’agorɔ a aka no deɛ.
table-no-letters = { $game } pono { $board } nkrataa mma bio.
table-unsubscribed = { $game } pono { $board } mail mma bio: ne nkrataa twɛn wɔ krataafa yi so, na dɔn no kɔ so. “{ $game } subscribe { $board }” de ba bio.
table-subscribed = Ɛfiri seesei { $game } pono { $board } nkrataa bɛba wo nkyɛn; “{ $game } unsubscribe { $board }” gyae.
table-note-gone = Wonni nsɛm biara a woatwerɛ wɔ { $game } pono { $board } ho bio.

## Warri suban

manners-form = Wɔdi suban no so anaa wɔnni so: twerɛ --etiquette=on anaa --etiquette=off.
manners-not-here = Wɔnni saa suban yi so wɔ { $title } mu: yi --etiquette firi mu.
manners-senior = { $name } akyɛ wɔ ofie ha sene wo, na yei ne mo agorɔ a ɛdi kan: { $name } na ɔbɛdi kan anaa ɔde bɛma. Yi --first= firi mu, anaa twerɛ --etiquette=off.
manners-lot-or-senior = Sɛ wɔdi suban no so a, ntonto na ɛkyerɛ, gye sɛ nnipa mmienu hyia deɛ ɛdi kan na panin no tumi di kan: yi --first= firi mu, anaa twerɛ --etiquette=off.
manners-no-etiquette = Obi biara nni hokwan sɛ ɔdi kan wɔ { $game } pono { $board } so, ɛfiri sɛ wɔnni suban no so wɔ hɔ: hwee ansesa.
manners-not-first-game = Obi biara nni hokwan sɛ ɔdi kan wɔ { $game } pono { $board } so: ɛyɛ panin no dea wɔ nnipa mmienu agorɔ a ɛdi kan mu nko ara.
manners-made = Wɔadi anammɔn a ɛdi kan wɔ { $game } pono { $board } so dada.
manners-his = Anammɔn a ɛdi kan wɔ { $game } pono { $board } so yɛ { $name } dea, sɛ ɔdi anaa ɔde ma.
manners-lot = Ntonto no bɔɔ { $seat }: { $name } na ɔdi kan.

## Nhyehyɛeɛ

plans-begin-if = Ɛnnuruu wo so: fa “if” ne anammɔn a wohwɛ kwan no hyɛ aseɛ, sɛ “if b then d”.
plans-never-legal = Deɛ ɔbaako no bɛdi biara, “{ $typed }” rennya kwan; w’anammɔn saa berɛ no: { $moves }.
plans-too-many = Anammɔn pii na “{ $typed }” yɛ ano: ka deɛ wohwɛ kwan, sɛ “if b then d”.
plans-behind = Anammɔn dodoɔ a wɔatu na ɛdi # akyi, sɛ 12#4.
plans-moved-on = Wo nhyehyɛeɛ no yɛ pono no dea wɔ anammɔn { $n } akyi, na wɔatu { $number }: san hwɛ.
plans-begin-move = Adu wo so: fa w’anammɔn hyɛ aseɛ, sɛ “d, if b then e”.
plans-queue = Ɛnnuruu wo so: “{ $game } queue { $board }” siesie mmuaeɛ.
plans-none-ready = Wonsiesiee anammɔn biara wɔ { $game } pono { $board } so: “{ $game } submit { $board } MOVE” na ɛyɛ.
plans-dropped = Wonni nhyehyɛeɛ biara ma { $game } pono { $board } bio.
plans-deep = Nhyehyɛeɛ hwɛ mmuaeɛ { $n } pɛ: wo deɛ no kɔ akyiri sene saa.
plans-many = Nhyehyɛeɛ wɔ mmuaeɛ { $n } pɛ: wo deɛ no dɔɔso sene saa.
plans-twice = Wo nhyehyɛeɛ no yi “{ $typed }” ano mprenu: yi baako firi mu.

## Dɔn, akwamma, nna, nnawɔtwe awieeɛ

still-clock-form = Dɔn yɛ BANK+INCREMENT a ɛyɛ nna, dɔnhwere, simma anaa sɛkɛn, sɛ --clock=30d+1d anaa --clock=10m+5s, anaa --clock=none.
still-clock-bounds = Dɔn berɛ a wɔakora firi simma baako kɔsi afe baako (--clock=30d+1d), n’ano hyeɛ nnsua sene no, na deɛ wɔde ka ho nnsene ano hyeɛ no.
still-zone = Zone kyerɛ sɛdeɛ wo dɔn di UTC kan, firi -12:00 kɔsi +14:00: --zone=+1:00
still-vacation-form = Twerɛ nna mmienu sɛ “vacation 2027-07-01 2027-07-14”, anaa “off”.
still-last-before-first = Da a ɛtwa toɔ no nni da a ɛdi kan no anim.
still-in-the-past = Akwamma ntumi mfiri da a atwam ase: ɛnnɛ yɛ { $day }.
still-far-ahead = Akwamma hyɛ aseɛ nnafua { $n } mu pɛ: san bisa akyire yi.
still-days-most = Akwamma nnafua { $n } pɛ wɔ afe mu.
still-days-would-be = Akwamma nnafua { $n } pɛ wɔ afe mu: yei ka ho a, ɛbɛyɛ { $used } wɔ { $year }.
still-overlaps = Ɛno ne w’akwamma ({ $text }) hyia: “vacation off” yi deɛ woahyehyɛ no firi hɔ.
still-auto-form = Twerɛ “vacation auto on” anaa “vacation auto off”.
still-sleep-form = Nna berɛ yɛ wo da mu dɔnhwere mmienu, sɛ “sleep 23-7”, anaa “sleep off” sɛ wompɛ bi.
still-sleep-long = Wobɛtumi ada dɔnhwere { $n } pɛ da biara; firi { $first }:00 kɔsi { $last }:00 a, ɛbɛyɛ { $used }.
still-weekend-form = Nnawɔtwe awieeɛ yɛ da baako anaa mmienu, sɛ “weekend sat sun”, anaa “weekend off” sɛ wompɛ bi.
still-weekend-long = Nnawɔtwe awieeɛ wɔ nna { $n } pɛ.
still-vacation-over = W’akwamma aba awieeɛ.
still-no-vacation = Akwamma biara nni hɔ a wɔahyehyɛ.
still-stand-still = Wo dɔn gyina (nna mmienu no nyinaa ka ho, UTC):
still-days-used = Wɔde { $year } nnafua { $n } wɔ { $most } mu adi dwuma anaa wɔahyehyɛ.
still-auto-on = Ansa na wo berɛ bɛsa no, akwamma bi ara hyɛ aseɛ, nnafua { $n } prɛko, berɛ a bi da so wɔ hɔ (“vacation auto off”).
still-auto-off = Emu biara mfiri ne ho ase (“vacation auto on”).
still-may-still = Wobɛtumi atu anammɔn da so ara.
still-may-move = Wobɛtumi atu anammɔn berɛ biara.
still-never = Wo dɔn: ɛkɔ so awia ne anadwo, nnawɔtwe no nyinaa.

## Nkrataa ne nsɛm

letter-computer = { $name } di agorɔ, nanso ɔnkenkan krataa: twerɛ kɔma nnipa.
letter-to-yourself = Ɛno bɛyɛ krataa a wotwerɛ ma wo ho, { $name }: bɔ obi foforɔ din.
letter-many = Nkra kɔ agodifoɔ { $n } pɛ nkyɛn: twerɛ kɔma kakraa bi, anaa “broadcast”.
letter-broadcast-early = Nkra a ɛkɔ obiara nkyɛn yɛ baako da biara, na wo deɛ kɔeɛ { $day } UTC: san twerɛ { $text } akyi, anaa “message” kɔma ebinom.
letter-count = Nkrataa dodoɔ yɛ nɔma firi 1 kɔsi { $most }.
letter-goes = Wo nkra no kɔ { $players } nkyɛn:
letter-broadcast-nobody = Obi foforɔ biara mpɛ nkra no seesei: wo deɛ no ankɔ obiara nkyɛn.
letter-quiet-form = Komm berɛ yɛ da mu dɔnhwere mmienu, sɛ --quiet=22-7, anaa --quiet=off sɛ wompɛ bi.
letter-seat = Deɛ ɔte wo pono ase no yɛ --seat=own anaa --seat=first.
letter-no-board = “{ $typed }” nyɛ pono: twerɛ agorɔ ne nɔma, sɛ GAME/12, anaa “broadcasts”.
letter-neither = Wonni agorɔ na wonhwɛ { $game } pono { $board }: “{ $game } subscribe { $board }” ma wohwɛ.
letter-often = Mprɛn dodoɔ yɛ each, digest, once anaa never; afei mpono no, sɛ “notify never GAME/12”.
letter-list-word = Saa asɛm no nni agorɔ biara ho: “list” nko ara bobɔ ne nyinaa din.
letter-one-or-two = Bɔ ɔgodifoɔ baako din ma n’agorɔ nyinaa, anaa mmienu ma deɛ wɔne wɔn ho diiɛ.
letter-active-next = Active (deɛ ɛkɔ so nyinaa) anaa next (deɛ adu { $name } so) na ɛdi din no akyi: “{ $typed }” nyɛ emu biara.
letter-block-own = Woasi { $name } kwan, enti ɔrentumi nyi wo ano: di kan “unblock { $name }”.
letter-block-his = { $name } nnye wo nkra: twerɛ kɔma obi foforɔ.

## Akansie

cup-number = --{ $option }= yɛ nɔma firi { $least } kɔsi { $most }.
cup-system = --system= yɛ robin (obiara ne obiara), swiss anaa knockout.
cup-race-or-games = Nhyiamu yɛ mmirikatuo anaa agorɔ dodoɔ: yi --race= anaa --games= firi mu.
cup-rounds = Swiss akansie nko ara na ɛwɔ rounds dodoɔ: yi --rounds= firi mu.
cup-in-turn = Saa nhyehyɛeɛ yi rounds di wɔn ho akyi dada: --in-turn yɛ robin dea.
cup-starts-form = --starts= yɛ da bi sɛ 2027-03-01.
cup-starts-when = --starts= yɛ da a ɛreba, afe baako mu: ɛnnɛ yɛ { $day }.
cup-with = --with= bobɔ kɔmputa din, sɛ --with=computer-3,computer-7; { $name } ara bɛkɔ mu.
cup-with-whom = --with= bobɔ kɔmputa din, sɛ --with=computer-3,computer-7.
cup-none-such = { $game } akansie “{ $typed }” nni hɔ: “{ $game } tournaments” bobɔ wɔn din.
cup-name-form = Akansie din wɔ nkyerɛwdeɛ, nɔma, - anaa _ 2 kɔsi 30, nkyerɛwdeɛ di kan: “{ $game } tournament spring-2027”.
cup-clock = Akansie wɔ dɔn, anyɛ saa a ebia ɛremma awieeɛ da: --clock={ $clock } na wɔtaa de di dwuma.
cup-no-place = Kɔmputa no remma baabi nka mma obiara: bɔ kakraa bi din.
cup-announced = Akansie { $n } a wobɔɔ ho dawuro no nhyɛɛ aseɛ: twɛn emu baako.
cup-name-taken = Akansie “{ $typed }” wɔ hɔ, anaa na ɛwɔ hɔ: paw din foforɔ.
cup-begun = { $cup } ahyɛ aseɛ: “{ $game } tournaments” kyerɛ deɛ wobɛtumi akɔ mu.
cup-called-off = Wɔatwa { $cup } mu: “{ $game } tournaments” kyerɛ deɛ wobɛtumi akɔ mu.
cup-entered-already = Woakɔ { $cup } mu dada.
cup-full = { $cup } agodifoɔ dodoɔ no aso.
cup-not-in = Wonni agorɔ wɔ { $cup } mu.
cup-entered = Woakɔ { $cup } mu.
cup-will-not = Worenni agorɔ wɔ { $cup } mu.
cup-no-seeds = Baabi a obiara ne obiara di no, wɔnhyehyɛ obiara: yi --seeds= firi mu.
cup-seeds = --seeds= yɛ rating (deɛ wɔyɛ papa di kan) anaa lot (ntonto).

## Tokens ne webhooks

program-tokens-many = Wowɔ tokens { $n } dada: “tokens” bobɔ wɔn din, “revoke token NAME” twa baako mu.
program-token-taken = Wowɔ token a ɛde saa din no: “revoke token { $token }” twa mu, anaa paw din foforɔ.
program-no-token = Wonni token a ɛde saa din no: “tokens” bobɔ deɛ wowɔ din.
program-webhook-form = Webhook address firi https:// ase na ɛwɔ din wɔ internet so, sɛ https://bot.example.org/posthouse.
program-webhooks-many = Wowɔ webhooks { $n } dada: “webhooks” bobɔ wɔn din, “revoke webhook NAME” twa baako mu.
program-webhook-taken = Wowɔ webhook a ɛde saa din no: “revoke webhook { $token }” twa mu, anaa paw din foforɔ.
program-no-webhook = Wonni webhook a ɛde saa din no: “webhooks” bobɔ deɛ wowɔ din.
program-token-void = Token { $token } nyɛ adwuma bio.
program-webhook-gone = Wɔnsoma hwee nkɔ { $token } bio.
program-scope = “{ $typed }” nyɛ biribi a token bɛtumi ayɛ: ka read, play anaa talk, anaa emu pii.
program-name-form = Fa nkyerɛwdeɛ 1 kɔsi { $most } (a kɔsi z), nɔma, - anaa _ to no din, sɛ “my-bot”.

## Kwan a wɔsi

block-yourself = Worentumi nsi wo ho kwan, { $name }: bɔ obi foforɔ din.
block-computer = { $name } yɛ ofie no kɔmputa, ɛmfrɛ obiara na ɛntwerɛ hwee: bɔ onipa din.
block-many = Wobɛtumi asi agodifoɔ { $n } pɛ kwan: “unblock” ebinom, anaa “report” deɛ wɔha wo.
block-none = Wonsii { $name } kwan: “block” nko ara kyerɛ deɛ woasi no kwan.
block-nobody = Wonsii obiara kwan.
block-set = Woasi { $players } kwan: wɔn nsa a wɔto frɛ ne wɔn nsɛm nnuru wo nkyɛn. Agorɔ a ɛrekɔ so no toa so. “unblock { $text }” gyae.
block-ended = Wonsii { $players } kwan bio: wɔn nsa a wɔto frɛ ne wɔn nsɛm bɛduru wo nkyɛn bio.

## Nsɛm a wɔbobɔ din

list-or = { $some } anaa { $last }
list-and = { $some } ne { $last }

## Nsɛmfrɛ ne nnamfonom

offer-friends-only = { $name } gye nnamfonom nsɛmfrɛ nko ara so: wo ne obi foforɔ nni.
offer-rated-only = { $name } gye wɔn a wɔwɔ nkontaabuo nsɛmfrɛ nko ara so: di kan wie agorɔ bi a wɔbu ho akontaa, anaa wo ne obi foforɔ nni.
offer-nobody = { $name } nnye nsɛmfrɛ biara so: wo ne obi foforɔ nni.
offer-already = Woafrɛ { $name } wɔ { $game } mu dada (pono { $board }), na baako dɔɔso: twɛn mmuaeɛ no, anaa “{ $which } withdraw { $number }” twe san.
offer-many = Wo nsɛmfrɛ { $n } retwɛn, na { $most } dɔɔso: “offers” kyerɛ ne nyinaa, na “{ $which } withdraw { $number }” twe deɛ akyɛ no san.
offer-many-first-day = Wo nsɛmfrɛ { $n } retwɛn, na { $most } dɔɔso wɔ wo da a ɛdi kan a w’adrɛse nsi pi ɛ: “offers” kyerɛ ne nyinaa, na “{ $which } withdraw { $number }” twe deɛ akyɛ no san.
offer-before-many = { $name } wɔ nsɛmfrɛ { $n } a ɛsɛ sɛ obua dada: sɔ hwɛ da foforɔ, anaa wo ne obi foforɔ nni.
offer-vain = Woafrɛ { $name } mprɛn { $n } firi nnora, na agorɔ biara amma: sɔ hwɛ ɔkyena, anaa wo ne obi foforɔ nni.
offer-messages = Woatwerɛ { $name } mprɛn { $n }, na mmuaeɛ biara amma: twerɛ bio berɛ a ebi aba.
offer-words = Woaka bebree wɔ { $game } pono { $board } ansa na wɔagye so: twɛn mmuaeɛ no.
offer-circle = --{ $option }= yɛ nobody, friends, rated anaa everybody.
offer-came-to-nothing = Hwee amfiri nsɛmfrɛ a ɛwɔ { $game } pono { $board } no mu amma: “{ $text } challenge” yɛ foforɔ.
offer-to-you = { $name } de saa agorɔ yi ma wo, na ɛnhyɛɛ aseɛ: “{ $which } accept { $number }” hyɛ aseɛ, “{ $other } decline { $board }” deɛ ɛnte saa.
offer-not-accepted = { $name } nnyee saa agorɔ yi so ɛ, enti ɛnhyɛɛ aseɛ: “{ $which } withdraw { $number }” twe san.
offer-own-matches = Woredi agorɔ { $n }, na ofie yi mma kwan mma ntra saa: di kan wie bi.
offer-their-matches = { $name } redi agorɔ { $n }, na ofie yi mma kwan mma ntra saa: frɛ obi foforɔ.
offer-own = Wo ara wo nsɛmfrɛ: wo yɔnko na ɔgye so. “{ $which } withdraw { $number }” twe san.
friend-yourself = Woyɛ wo ara w’adamfo dada, { $name }: bɔ obi foforɔ din.
friend-computer = { $name } di agorɔ berɛ biara a wopɛ: bɔ onipa din.
friend-blocked = Woasi { $name } kwan: di kan “unblock { $player }”.
friend-many = Wobɛtumi anya nnamfonom { $n } pɛ: di kan yi ebinom de “unfriend”.
friend-unknown = “{ $name }” nka wo nnamfonom ho: “friend” nko ara kyerɛ wɔn.

# Ahwɛsofoɔ, wɔ wɔn krataafa so.

moderation-only = Ahwɛsofoɔ a wɔakɔ mu wɔ krataafa yi so nko ara na wɔbɛtumi ayɛ saa.
moderation-no-factor = Ahwɛsofoɔ hia akwannya mmienu: sɔ wɔ nhyehyɛeɛ mu, na kɔ mu bio.
moderation-no-code = Woannya code na wokɔɔ mu wɔ ha: firi adi, na fa code kɔ mu bio.
moderation-yourself = Wo ara nie: obiara nhwɛ ne ho so.
moderation-another = { $name } nso yɛ ɔhwɛsoni: “posthouse admin” wɔ server no so nko ara na ɛbɛtumi ayɛ saa.
moderation-about-you = Amanneɛbɔ yi fa wo ho: ɔhwɛsoni foforɔ bɛhwɛ.
report-of-yourself = Wo ara nie: bɔ obi foforɔ anaa agorɔ bi din.
report-name-it = Bɔ agorɔ no din sɛ “report wari/12”, anaa ɔgodifoɔ: “report NAME”.
report-enough = Woabɔ amanneɛ ama ɛnnɛ adɔɔso: ɔhwɛsoni no kenkan ne nyinaa.
report-thanks = Yɛda wo ase, { $name }.
report-who-reads = Deɛ woka fa { $about } ho no, Posthouse hwɛsoni no nko ara na ɔkenkan.

## Agoru wɔ link so, ne ahɔho

link-or-waiting-room = Kyerɛw --to=anyone na fa agoru no to ɔtwɛn dan no mu, --to=link na nya link a wode bɛmena, anaa ɔfoforo no din wɔ wo din akyi.
link-without-option = Obiara a obue link no na odi agoru: yi --{ $option } fi mu.
link-needed = { $game } pon { $board } retwɛn n'agofo adamfo: bue link a wɔde amena wo no.
link-expired = Ɔfrɛ yi bere atwam: bisa w'adamfo link foforo.
link-gone = Wɔayi ɔfrɛ yi afi hɔ anaa ne bere atwam: bisa w'adamfo link foforo.
link-unknown = Eyi nyɛ yɛn link: hwɛ sɛ ɛyɛ mũ, anaa bisa foforo.
guest-challenges = Ahɔho di agoru wɔ link so nko ara: kyerɛw wo din na woatumi afrɛ afoforo. Wokora w'agoru ahorow.
guest-waiting = Ahɔho di agoru wɔ link so nko ara: kyerɛw wo din na wo ne wɔn a wɔretwɛn adi. Wokora w'agoru ahorow.
guest-command = Ahɔho di agoru wɔ link so nko ara: kyerɛw wo din na woatumi de “{ $command }” ayɛ adwuma. Wokora w'agoru ahorow.
guest-opponent = { $opponent } yɛ ɔhɔho a odi agoru wɔ link so nko ara: “{ $game } challenge { $name } --to=link” yɛ bi.
guests-none = Obiara nni agoru wɔ ha a onni akontaabu: hyɛn mu anaa kyerɛw wo din.
