### Deɛ server no ne mmara no mpene so, sɛdeɛ wɔn code teɛ.

## Aba agorɔ: deɛ nti a worentumi nni tokuro bi

no-such-house = “{ $typed }” nyɛ tokuro: wo dea firi { $first } kɔsi { $last }, na wobɛtumi adi { $moves }.
no-such-numbered-house = “{ $typed }” nyɛ tokuro: wo dea firi { $first } kɔsi { $last } (anaa a kɔsi { $letter }), na wobɛtumi adi { $moves }.
house-of-opponent = Tokuro { $house } yɛ wo yɔnko dea: wo dea firi { $first } kɔsi { $last } (anaa a kɔsi { $letter }), na wobɛtumi adi { $moves }.
house-empty = Hwee nni tokuro { $house } mu: paw baako a aba wɔ mu. Wobɛtumi adi { $moves }.
must-feed = Wo yɔnko nni aba, na { $house } remma no bi: ɛsɛ sɛ woma no bi, enti di { $moves }.
grand-slam-forbidden = Tokuro { $house } bɛkyere wo yɔnko aba nyinaa. Ɛno ne grand slam, na { $game } mma ho kwan: di { $moves }.
starves-opponent = Tokuro { $house } bɛma wo yɔnko anya aba biara, na { $game } ma ho kwan sɛ anammɔn nyinaa yɛ saa nko ara a: di { $moves }.

## OctiLite: deɛ nti a ɛboɔ bi rentumi nkɔ hɔ

move-unreadable = “{ $typed }” nyɛ sɛdeɛ wɔtwerɛ anammɔn: 22+b de abɛn ka ho, 22-33 nante, 22-44 huri, na 22-44x huri na ɛkyere.
no-such-square = Adaka { $square } nni hɔ: ɛtɔ so a ɛgyina hɔ no firi 1 kɔsi { $columns }, deɛ ɛda hɔ no firi 1 kɔsi { $rows }.
no-such-prong = Abɛn { $typed } nni hɔ: mmɛn no firi a kɔsi h.
chain-too-long = Wobɛtumi ahuri mprɛn nson pɛ, baako atra ɛboɔ biara: twerɛ kakraa bi.
prong-present = Ɛboɔ a ɛwɔ { $square } no wɔ abɛn { $prong } dada: paw baabi foforɔ.
no-prong-left = Wonni abɛn biara a wode bɛka ho bio: nante anaa huri.
too-far = Ɛfiri { $from } deɛ, biribiara nkɔ { $to } prɛko: wonante a adaka baako, wohuri a mmienu, tee anaa nkyɛnkyɛn.
step-in-chain = Ɛfiri { $from } kɔ { $to } yɛ nanteɛ, na nanteɛ wie wo berɛ: huri nko ara na wɔtoa so.
prong-missing = Ɛboɔ a ɛwɔ { $square } no nni abɛn { $prong } ({ $direction }): di kan fa { $square }+{ $prong } de ka ho.
step-captures-nothing = Nanteɛ nkyere hwee: twerɛ { $from }-{ $to }.
square-occupied = Ɛboɔ wɔ { $square }: wobɛtumi asi adaka a hwee nni mu nko ara so.
base-ends-move = Wosi fie { $square } a, w’anammɔn wie na wodi nkonim: gyae wɔ hɔ.
no-pod-to-jump = Ɛboɔ biara nni { $square } a wobɛhuri atra no.
pod-jumped-twice = Woahuri atra ɛboɔ a ɛwɔ { $square } no dada: wɔnhuri ntra ɛboɔ biara mprenu.
no-pod-there = Ɛboɔ biara nni { $square }: firi wo ara wo dea so ase.
pod-of-opponent = Ɛboɔ a ɛwɔ { $square } no nyɛ wo dea: woyɛ { $color }, na aboɔ a { $letter } wɔ so no na wodi.
not-legal-here = Kwan nni hɔ sɛ wodi “{ $typed }” wɔ ha: paw deɛ kwan wɔ hɔ no mu baako.

## Agorɔ biara

moves-after-end = Agorɔ no aba awieeɛ ansa na “{ $typed }” reba ({ $reason }): yi saa anammɔn no ne deɛ ɛdi akyire nyinaa firi hɔ.
no-game-called = Agorɔ “{ $typed }” nni ha; agorɔ a ɛwɔ ha ne { $games }.

## Tebea a wɔahyehyɛ anaa wɔatwerɛ

position-houses = Tebea no wɔ ntokuro { $n } ma { $seat }, nanso { $game } wɔ { $each } wɔ afa biara: twerɛ aba dodoɔ ma emu biara, na fa comma gu ntam.
position-seeds = “{ $typed }” nyɛ aba dodoɔ ma tokuro { $house } ({ $seat }): twerɛ nɔma firi 0 kɔsi { $most }.
position-stores = “{ $typed }” nyɛ aba dodoɔ a wɔakyere ({ $seat }): twerɛ nɔma firi 0 kɔsi { $most }.
position-sum = Aba { $board } wɔ ntokuro no mu, { $stores } wɔ koraeɛ, ne nyinaa yɛ { $sum }, nanso { $total } na wɔde di { $game }: ma ne nyinaa nyɛ { $total }.
position-seeds-form = “{ $typed }” nyɛ tebea: twerɛ Anaafoɔ ntokuro, slash, Atifi ntokuro, deɛ Anaafoɔ ne Atifi akyere, ne S anaa N a ɛkyerɛ deɛ adu ne so, sɛ “{ $position }”.
position-pod = “{ $typed }” mfi adaka so ase: wɔtwerɛ ɛboɔ sɛ 1 kɔsi 6, 1 kɔsi 7, na afei ne mmɛn, sɛ 22ab.
position-prong = “{ $typed }” wɔ abɛn bi a ɛnni hɔ: mmɛn no firi a kɔsi h.
position-prong-twice = “{ $typed }” wɔ abɛn { $prong } mprenu: ɛboɔ wɔ baako pɛ wɔ afa biara.
position-five-pods = { $color } wɔ aboɔ a ɛboro nan: yi baako anaa nea ɛboro saa firi hɔ.
position-two-pods = Aboɔ mmienu wɔ { $square }: fa baako kɔ adaka foforɔ so.
position-comma = Ɛboɔ baako ayera wɔ comma a ɛtwa toɔ no akyi ({ $color }): fa ka ho, anaa yi comma no.
position-supply = “{ $typed }” nyɛ mmɛn dodoɔ: twerɛ nɔma firi 0 kɔsi { $most }.
position-prongs = Mmɛn a ɛwɔ aboɔ no so ({ $n }) ne mmɛn a aka no nyinaa ɛsɛ sɛ ɛyɛ { $total }, na ɛnyɛ { $sum }.
position-no-pod = Ɛboɔ biara nni pono no so: ɛsɛ sɛ afa baako nya bi anyɛ yie koraa.
position-both-won = Afa mmienu no nyinaa gyina ne yɔnko fie, nanso deɛ ɔdii kan duruu hɔ no anka wadi nkonim: yi baako firi hɔ.
position-pods-form = “{ $typed }” nyɛ tebea: twerɛ Fitaa aboɔ, slash, Tuntum aboɔ, mmɛn a aka mmienu no, ne O anaa X a ɛkyerɛ deɛ adu ne so, sɛ { $position }.
position-turn = “{ $typed }” nkyerɛ deɛ adu ne so: fa O anaa X wie.

## Din, ahintasɛm, address

name-malformed = Din wɔ nkyerɛwdeɛ 2 kɔsi 20 (a kɔsi z), nɔma, - anaa _, na ɛfiri nkyerɛwdeɛ ase: paw foforɔ.
name-reserved = Din { $name } kyerɛ biribi foforɔ wɔ ha: paw foforɔ.
name-taken-or-wrong-password = Obi afa din { $name } dada: paw foforɔ, anaa sɛ ɛyɛ wo dea a, fa n’ahintasɛm ka ho.
name-taken = Obi afa din { $name } dada: paw foforɔ.
name-too-similar = Din { $name } te sɛ { $other } dodo: paw foforɔ.
password-length = Ahintasɛm wɔ nkyerɛwdeɛ { $least } kɔsi { $most }: paw foforɔ (sɛ emu da nkyɛnmu a, fa hyɛ double quotes mu).
leaving-unconfirmed = Yɛnyɛɛ hwee: sɛ wopɛ sɛ wofiri Posthouse a, twerɛ “yes” di wo ahintasɛm akyi.
address-malformed = “{ $typed }” nyɛ email address a yɛbɛtumi atwerɛ akɔ so: ɛsɛ sɛ ɛte sɛ ann@example.org.
address-of-machine = “{ $typed }” te sɛ afidie bi address, na Posthouse nkenkan ne mail: fa address a wofiri so twerɛ ma.
too-many-addresses = Address { $n } pɛ: yi bi firi mu.
address-of-banned-player = Obi a ɔde saa address yi, { $name }, wɔasi no kwan wɔ ofie ha: worentumi mfa nhyɛ din foforɔ ase.
name-of-former-player = Obi a ne din de { $name } firii ofie ha, ɛnnii afe baako: paw din foforɔ.
address-of-banned-former-player = Obi a ɔde saa address yi, na wɔasi no kwan wɔ ofie ha, na wakɔ: worentumi mfa nhyɛ din foforɔ ase.
too-many-exports = Da koro mu woanya export { $n }: bisa foforɔ ɔkyena.
no-such-player = Obi biara nni ha a ne din de “{ $typed }”: hwɛ edin no bio, anaa ka kyerɛ no na ɔntwerɛ ne din.
player-left = { $name } firii ofie ha { $day }: bisa obi foforɔ.
code-unknown = Ɛno nyɛ asɛm a ɛfiri yɛn nkrataa no mu: yi krataa no ara ano, anaa bue ne link no.
link-expired = Wɔde link yi adi dwuma dada, anaa ne berɛ atwam: bisa deɛ ɔhwɛ ofie no so foforɔ.
wrong-login = Din no ne ahintasɛm no nkɔ: sɔ hwɛ bio.
wrong-name-or-password = Din no anaa ahintasɛm no nte saa: yɛnyɛɛ hwee. Sɔ hwɛ bio, anaa fa “signup NAME PASSWORD” twerɛ wo din.
mail-password-insufficient = Wo mail ahintasɛm no di agorɔ, nanso ɛrentumi nsesa wo account: twerɛ wo ara wo ahintasɛm.
sign-up-incomplete = Paw din ne ahintasɛm.
login-incomplete = Ma wo din ne w’ahintasɛm.
signed-up-not-logged-in = Woatwerɛ wo din: afei kɔ mu.
authentication-required = Ka deɛ woyɛ: kɔ mu, anaa twerɛ wo din ne w’ahintasɛm: { $usage }
confirmation-expired = Wɔasi yei so dua dada, anaa ne nnansa no atwam: yɛnyɛɛ hwee. San soma wo asɛm no bio.
confirmation-outdated = Pono no asesa firi berɛ a wobisaa yei: yɛnyɛɛ hwee. San hwɛ na san soma wo asɛm no bio.
address-unconfirmed = Wonsii wo address so dua: yi yɛn krataa “confirm …” no ano, anaa bue ne link no. Afei san soma yei bio.
token-days-invalid = Twerɛ nnafua dodoɔ a token no bɛyɛ adwuma wɔ --days= mu, 1 kɔsi { $most }, te sɛ --days=30.
no-such-session = Wonni session “{ $typed }”: “sessions” kyerɛ ne nyinaa, na “end session others” gyae ne nyinaa gye deɛ ɛwɔ ha.
second-factor-needed = Fa code a wo authenticator no rekyerɛ seesei no nso ka ho, anaa recovery code bi.
second-factor-wrong = Code yi nyɛ deɛ ɛfata, anaa wɔde ayɛ adwuma dada: twerɛ deɛ wo authenticator no rekyerɛ seesei, anaa recovery code bi.
too-many-wrong-codes = Code a ɛnyɛ papa no dɔɔso dodo: san bɔ mmɔden wɔ simma { $wait } mu.
second-factor-code-missing = Twerɛ code nso: deɛ wo authenticator no rekyerɛ.
second-factor-off-or-new-codes = Twerɛ --off anaa --new-codes, ɛnyɛ mmienu no.
second-factor-not-set-up = Wonni akwannya mmienu: “two-factor” na ɛsiesie.
second-factor-not-begun = Fa “two-factor” a code nni ho hyɛ aseɛ: ɛno na ɛsiesie.
second-factor-operator = Ahwɛsofoɔ ntumi nnum akwannya mmienu no: di kan gyae dwuma no, na deɛ ɔhwɛ server no so mmoa wo.
second-factor-already-on = Akwannya mmienu no reyɛ adwuma dada: fa code no ne --off anaa --new-codes twerɛ.
second-factor-mail-password = Sɛ akwannya mmienu reyɛ adwuma a, wo account password nyɛ adwuma wɔ ha: kɔ mu wɔ page no so, twerɛ wo mail password mmom, anaa bua yɛn krataa baako.
several-passwords = Nsɛm pii bɔ mu a, ahintasɛm baako pɛ na ɛbɛtumi aba mu, na ɛha deɛ ɛboro saa: yɛnyɛɛ hwee. Fa agofomma biara nsɛm soma ne ho, na fa ahintasɛm foforɔ nko ara soma.
address-required = Ɛha, din yɛ wo dea sɛ wobua krataa bi a: twerɛ wo mail address wɔ ahintasɛm no akyi, baako pɛ.
sign-up-expired = Yɛagye yei ato mu dada, anaa ne nna mmiɛnsa no atwam: yɛnyɛɛ hwee. Kɔ mu, anaa twerɛ wo din bio.
too-many-letters-to-address = Krataa biara nkɔ saa address yi so seesei: { $most } akɔ hɔ da koro mu; san kyerɛw ɔkyena.
too-many-letters-from-client = Krataa biara nkɔ saa address yi so seesei: wo nti { $most } akɔ dɔnhwerew baako mu; san kyerɛw { $day } UTC akyi.

## Deɛ ɔbisa dodo, ne ofie a ɛntumi

too-many-requests = Wobɛtumi de abisadeɛ { $n } aba simma biara: sɔ hwɛ bio sɛkɛn { $wait } akyi.
too-many-logins = Wobɛtumi akɔ mu mprɛn { $n } pɛ wɔ simma biara mu afiri wo address: sɔ hwɛ bio sɛkɛn { $wait } akyi.
too-many-connections = Connection dodo firi w’address so abue: to bi mu, anaa san bɔ mmɔden simma baako akyi.
too-many-requests-from-address = Abisadeɛ a ɛfiri wo address dɔɔso dodo: sɔ hwɛ bio sɛkɛn { $wait } akyi.
too-many-wrong-passwords = Ahintasɛm a ɛnyɛ adwuma dɔɔso dodo, enti yɛnhwɛ bi seesei: sɔ hwɛ bio sɛkɛn { $wait } akyi.
too-many-sign-ups = Nnipa dodo atwerɛ wɔn din afiri wo address: sɔ hwɛ bio simma { $wait } akyi.
sign-ups-closed = Saa beaeɛ yi nnye agodifoɔ foforɔ seesei.
sign-ups-by-invitation = Agodifoɔ foforɔ ba bere a wɔafrɛ wɔn: bisa ɔgodifoɔ bi link a ɛkɔ agorɔ bi so, bue, na twerɛ wo din wɔ browser korɔ no ara mu.
sign-up-invitation-unknown = Eyi nyɛ nsato a ɛkɔ saa beae yi: bue link no nyinaa, anaa srɛ foforo.
sign-up-invitation-withdrawn = Wɔatwe saa nsato yi asan: srɛ foforo fi ɔhwɛfo no hɔ.
sign-up-invitation-expired = Saa nsato yi yɛɛ adwuma kosii { $day }: srɛ foforo fi ɔhwɛfo no hɔ.
sign-up-invitation-used-up = Wɔn a nsato yi wɔ ma wɔn nyinaa akyerɛw wɔn din dedaw: srɛ foforo fi ɔhwɛfo no hɔ.
too-many-password-checks = Yɛrehwɛ ahintasɛm dodo seesei: sɔ hwɛ bio sɛkɛn { $wait } akyi.
cannot-save = Seesei deɛ server no ntumi nkora hwee; yɛnyɛɛ hwee. Sɔ hwɛ bio simma baako akyi.
internal-error = Biribi asɛe wɔ server no mu; yɛnyɛɛ hwee. Sɔ hwɛ bio simma baako akyi.
database-damaged = Server no database asɛe; yɛnyɛɛ hwee. Ka kyerɛ deɛ ɔhwɛ so no: ɛsɛ sɛ wɔsan siesie.
key-reused = Wɔde saa safoa yi aba dada ne ahyɛdeɛ foforɔ: yɛnyɛɛ hwee. Ma ahyɛdeɛ biara ne ɔno ankasa safoa (krataa deɛ ne ne Message-ID).
other-site = Abisadeɛ yi firi baabi foforɔ: fa Posthouse no ara krataafa no yɛ.
no-such-site-page = Deɛ ɔhwɛ beaeɛ yi so ntwerɛɛ kratafa yi.
site-page-too-long = Kratafa yi boro 128 kB: ɛsɛ sɛ deɛ ɔhwɛ so no twa so ansa.
no-such-match = Agorɔ { $game }/{ $board } nni ha: hwehwɛ wɔ deɛ wɔdii no nnwuma mu.
no-such-match-number = Saa agorɔ no nni ha: hwehwɛ wɔ deɛ wɔdii no agorɔ mu.
no-such-player-here = Ɔgodifoɔ “{ $typed }” nni hɔ: /api/players bobɔ wɔn din.
no-such-puzzle = Saa nsɔhwɛ no nni hɔ bio: paw foforɔ.
puzzle-attempt-malformed = Fa nsɔhwɛ no agorɔ ne ne tebea brɛ yɛn, ne anammɔn no sɛ nsɛm ntoatoasoɔ.
lesson-steps-malformed = Fa afa no brɛ yɛn sɛ ntoatoasoɔ a ɛnsene { $n }, biara wɔ agorɔ ne ɔfa.
no-such-game = Agorɔ “{ $typed }” nni hɔ: /api/games bobɔ wɔn din.
no-such-tournament = Akansie “{ $typed }” nni hɔ.
no-series = Akansie a ɛba mpɛn pii “{ $typed }” nni hɔ.
no-team = Kuo “{ $typed }” nni hɔ.
muted = Wɔagye kasa afiri wo nsam, { $name }, { $text }{ $more }: wobɛtumi adi agorɔ, nanso deɛ wotwerɛ no nnuru afoforɔ nkyɛn.
banned = Wɔasi wo kwan, { $name }, { $text }{ $more }: wo dɔn kɔ so; wobɛtumi ahwɛ, agyae mu, na wakenkan wo nkrataa.
sanction-until = kɔsi { $time } UTC
sanction-open = kɔsi sɛ deɛ ɔhwɛ so no bɛyi afiri hɔ

## Asɛm a wɔtwerɛ

no-command = Asɛm biara nni ha: “help” kyerɛ sɛdeɛ wɔhyɛ aseɛ.
unknown-command = Asɛm anaa agorɔ biara nni hɔ a ne din de “{ $typed }”: “help commands” bobɔ nsɛm no din, “list” bobɔ agorɔ no din.
how-to-unsubscribe = “notify never” gyae mail nyinaa a ɛba wo nkyɛn, “notify never GAME/12” gyae agodie baako deɛ, na “signoff DIN PASSWORD” to wo akonta mu: twerɛ yeinom mu baako wɔ “{ $typed }” ananmu.
no-to-nothing = Wotwerɛɛ “{ $typed }”, nanso wo mail no mmua yɛn asɛmmisa biara: yɛnyɛɛ hwee. Sɛ obi reyɛ biribi wɔ wo din mu a, sesa wo password: “help change password” kyerɛ sɛnea wobɛyɛ.
help-game-missing = Ka agorɔ ko: “help { $game } { $word }”.
unknown-game-command = Asɛm “{ $typed }” nni hɔ ma { $game }: “help commands” bobɔ ne nyinaa din.
command-missing = Ka deɛ wode { $game } bɛyɛ: sɛ nhwɛsoɔ “{ $game } help” ma ne mmara.
command-unclear = Ebia “{ $typed }” kyerɛ “{ $command }”, nanso yɛnsusu eyi da: yɛanyɛ hwee. Twerɛ ne nyinaa.
game-missing = Ebia “{ $typed }” kyerɛ “{ $usage }”: yɛanyɛ hwee. Di kan twerɛ agorɔ no din.
yes-to-nothing = Wotwerɛɛ “{ $typed }”, nanso wo krataa no mmua yɛn asɛmmisa biara: yɛanyɛ hwee. Sɛ wopɛ sɛ wogye biribi tom a, bua krataa a n’asɛmti de “confirm” firi aseɛ no, anaa bue ne link no.
second-word-missing = “{ $typed }” wɔ asɛm a ɛtɔ so mmienu: { $commands }.
usage = Twerɛ no sɛ: { $usage }
unknown-option = --{ $option } nni ha: { $usage }
option-takes-no-value = --{ $option } nni bo biara: twerɛ no nko ara, anaa yi firi mu.
option-repeated = --{ $option } wɔ hɔ mprenu: twerɛ no prɛko.
text-missing = Twerɛ deɛ wowɔ ka no hyɛ asɛm no ase: na hwee nni hɔ, na yɛansoma hwee.
words-too-long = Wo nsɛm no ware dodo ma nkra baako, na yɛansoma hwee: twa so anaa soma no nkakrankakra.
multiple-not-alone = “multiple” gyina hɔ nko ara: twerɛ asɛm baako wɔ nkyɛnkyɛnmu biara hyɛ n’ase.
no-such-help = Mmoa biara nni hɔ fa “{ $typed }” ho: bisa agorɔ (“list” bobɔ din), asɛm bi, anaa “help commands”.
board-malformed = Pono yɛ nɔma, sɛ “{ $game } show 12”.
no-such-board = { $game } pono { $board } nni hɔ: “{ $game } games NAME” bobɔ ɔgodifoɔ bi mpono din.

## Anammɔn tuo

no-passing = Wɔntwa mu: deɛ ɔbɛtumi atu anammɔn no, ɛsɛ sɛ ɔtu.
no-swapping = Wɔnsesa afa wɔ saa agorɔ yi mu: tu anammɔn.
board-changed = Obi foforɔ nsa adi saa anammɔn no seesei ara: san hwɛ pono no.
not-your-turn = Ɛnnuruu wo so, { $name }: adu { $other } so.
wrong-move-number = Anammɔn a ɛdi hɔ ne { $next }, ɛnyɛ { $number }: yɛanni hwee.
wrong-submitted-move-number = Anammɔn a ɛdi hɔ ne { $next }, ɛnyɛ { $number }: yɛansiesie hwee.
move-number-malformed = Anammɔn nɔma na ɛdi # akyi, sɛ c#5.
move-count-malformed = Anammɔn dodoɔ a wɔbɛkyerɛ na ɛdi # akyi, sɛ 12#4.
board-seat-malformed = Deɛ ɔte pono no ase no yɛ --seat=own anaa --seat=first.
seat-unknown = Obi nnim wo sɛ { $game } pono { $board } so ogofo: yi --seat=own, anaa fa “showas” ka deɛ woyɛ.
seat-numbered = { $game } mu no adan no nɔma yɛ wo deɛ, ɛno nti wote ase daa: yi --seat=first.
seat-fixed = Yɛnnane { $game } pono a ɛyɛ nkyerɛwee no da: yi --seat=own.
too-few-moves = Anammɔn { $n } pɛ na wɔatu wɔ { $game } pono { $board } so.
match-over = Agorɔ a ɛwɔ { $game } pono { $board } so no aba awieeɛ.
not-in-match = Wonni agorɔ wɔ { $game } pono { $board } so, { $name }: “{ $game } games { $name }” bobɔ wo mpono din.
etiquette-no-preview = Wɔ pono yi ho no, tokuro a wode wo nsa ka no na wodi, enti wɔnsɔ hwee nhwɛ berɛ a agorɔ no kɔ so: “{ $game } move { $board } MOVE” na ɛdi.
etiquette-no-takeback = Wɔ pono yi ho no, tokuro a wode wo nsa ka no na wodi: wɔnnsan anammɔn biara akyi. Kɔ so di.

## Nsa a wɔto frɛ, baabi a wɔtwɛn, agorɔ dodoɔ

opponent-left = { $name } afiri ofie ha: to nsa frɛ obi foforɔ.
opponent-banned = Seesei deɛ wɔasi { $name } kwan wɔ ofie ha: to nsa frɛ obi foforɔ.
own-match-limit = { $game } agorɔ dodoɔ a wopɛ no aso: “{ $game } limit none” yi ano hyeɛ no.
opponent-match-limit = Seesei deɛ { $name } mpɛ { $game } agorɔ biara bio: to nsa frɛ obi foforɔ, anaa sɔ hwɛ akyire yi.
rated-and-unrated = Agorɔ no wɔ ho nɔma anaa enni bi: yi --rated anaa --unrated firi mu.
position-unrated-only = Agorɔ a ɛfiri wo ara wo tebea mu ase no nni nɔma: yi --rated firi mu.
start-missing = Twerɛ tebea di --start= akyi, sɛdeɛ “{ $game } show” yɛ no.
start-invalid = { $why } Nhwɛsoɔ, --start="{ $position }"
start-game-over = Agorɔ no aba awieeɛ wɔ saa tebea no mu: firi baabi a ɛkɔ so ase.
first-of-two = --first= kyerɛ deɛ ɔdi kan: lot (ntonto), { $name } anaa { $other }.
first-set-by-position = Wɔ saa gyinabea no mu no, { $seat } na adu no so, na ɛno ne { $name }: yi --first= firi mu.
first-of-open-challenge = --first= kyerɛ deɛ ɔdi kan: lot (ntonto), me ({ $name }), anaa you (deɛ ɔbɛgye).
first-move-of-other = { $name } na ɔdi kan, na obiara ntumi nni mma obi: yi nnidie no firi mu, anaa bisa sɛ wo ara na wobɛdi kan (--first=me; wɔ nnidie din mu no, wo din wɔ benkum).
first-move-by-lot = --first=lot de nnidie a ɛdi kan ma ntonto: yi ɛno anaa --move= firi mu.
first-move-without-opponent = Obiara nni hɔ a wo ne no bɛdi agorɔ: yi --move= firi mu, anaa bɔ obi din na to nsa frɛ no.
first-move-illegal = “{ $move }” nyɛ { $game } mu nnidie a ɛdi kan a ɛho kwan wɔ hɔ: biribiara mfirii aseɛ.
opponent-and-anyone = Bɔ ɔbaako no din anaa twerɛ --to=, ɛnyɛ ne mmienu.
opponent-missing = Bɔ ɔbaako no din di wo deɛ akyi, anaa twerɛ --to=anyone na fa agorɔ no to baabi a wɔtwɛn.
opponent-is-yourself = Nnipa mmienu na wɔdi agorɔ: bɔ obi foforɔ din ka { $name } ho.
not-among-players = Woyɛ { $name }: ɛsɛ sɛ baanu no mu baako yɛ wo.
open-challenge-start = Pono a ɛtwɛn no firi mfitiaseɛ: yi --start= firi mu, anaa bɔ obi din na to nsa frɛ no.
too-many-open-challenges = Wo mpono { $n } retwɛn dada: “{ $game } withdraw BOARD” yi baako firi hɔ.
seat-taken = Obi afa { $game } pono { $board } so akonnwa no dada: “{ $game } waiting” bobɔ deɛ aka no din.
own-open-challenge = Saa pono no twɛn obi foforɔ: “{ $game } withdraw { $board }” yi firi hɔ.
challenger-left = Deɛ ɔde saa pono no toeɛ no afiri ofie ha.
open-challenge-not-yours = Saa pono no twɛn ɔgodifoɔ a ɔtɔ so mmienu: deɛ ɔmpɛ no, ɛho nhia sɛ ɔka.
nothing-to-reject = Obi nsusuu hwee wɔ { $game } pono { $board } so, na agorɔ no ahyɛ aseɛ: “{ $game } resign { $board }” gyae mu.
match-not-over = Agorɔ a ɛwɔ { $game } pono { $board } so no mmaa awieeɛ: di kan di wie.
rematch-opponent-left = Wo yɔnko no afiri ofie ha.
seek-malformed = Ka { $game } agorɔ dodoɔ a wopɛ, firi 0 kɔsi { $most }: “{ $game } seek 3”.
seek-option-unneeded = Deɛ ɔnhwehwɛ agorɔ bio no mmisa hwee mfiri obiara hɔ: yi --{ $option } firi mu.
limit-malformed = Ano hyeɛ yɛ nɔma firi 0 kɔsi { $most }, anaa none: “{ $game } limit 10”.
repeat-malformed = --repeat= kyerɛ agorɔ dodoɔ a ɛbɛhyɛ aseɛ, firi 1 kɔsi { $most }.
option-for-open-challenges = Woabɔ ɔbaako no din: --{ $option } yɛ mpono a ɛtwɛn obiara dea (--to=anyone).
open-challenge-taken = { $game } pono { $board } ntwɛn bio, obi agye: “{ $game } show { $board }” kyerɛ agorɔ no.
opponent-blocked = Woasi { $name } kwan: di kan “unblock { $name }”, anaa wo ne obi foforɔ nni.
opponent-declines-you = { $name } mpene sɛ wo ne no bɛdi: wo ne obi foforɔ nni.
rating-range-malformed = --rating= yɛ nɔma mmienu, sɛ --rating=1400-1700, anaa baako: --rating=1400- ma 1400 ne deɛ ɛboro so, --rating=-1700 ma 1700 ne deɛ ɛnnuru saa.
rating-range-reversed = Obi biara nni nɔma firi { $least } kɔsi { $most }: twerɛ ketewa no di kan.
within-malformed = --within= yɛ points dodoɔ, sɛ --within=200.
computer-option-malformed = --computer= yɛ no (nnipa nko ara) anaa yes (kɔmputa nso, sɛ obiara amma a).
challenge-conditions-unmet = { $game } pono { $board } { $why }: “{ $game } waiting” bobɔ deɛ aka no din.
unmet-rating = yɛ agodifoɔ a wɔn nɔma yɛ { $text } dea (wo deɛ yɛ { $number })
unmet-within = yɛ agodifoɔ a wɔbɛn { $name } { $rating } points { $n } mu dea (wo deɛ yɛ { $number })
unmet-established = yɛ agodifoɔ a wɔn nɔma agyina dea (wo deɛ da so yɛ { $number })
unmet-people = yɛ nnipa dea, ɛnyɛ program dea

## Pɛyɛ, anammɔn a wɔsan, kasa wɔ pono ho

nothing-to-take-back = Wontuu anammɔn biara: hwee nni hɔ a wobɛsan.
draw-too-early = Sɛ baanu no nyinaa tu a na wɔbɛtumi asusu pɛyɛ: “{ $game } reject { $board }” po agorɔ no.
tournament-no-takeback = Wɔ akansie mu no, wɔnsan anammɔn biara akyi.
proposal-unanswered = Di kan yi deɛ wɔasusu akyerɛ wo no ano: “{ $game } accept { $board }” anaa “{ $game } reject { $board }”.
draw-refused = { $name } po pɛyɛ no: kɔ so di.
nothing-proposed = Obi nsusuu hwee wɔ { $game } pono { $board } so, anaa wɔatu anammɔn firi saa berɛ no.
own-proposal = Wo ara na wosusuiɛ: wo yɔnko na ɔbɛyi ano. “{ $game } reject { $board }” yi firi hɔ.
proposal-newer = Ɛnyɛ saa na wɔrebisa wɔ { $game } pono { $board } so bio: { $name } de biribi foforɔ ato gua, na wɔanyɛ hwee. San hwɛ pono no ansa na woayi ano.
proposal-closed = Deɛ woreyi ano no nni { $game } pono { $board } so bio, enti wɔanyɛ hwee. Deɛ ɛsiiɛ akyire yi: { $news }
question-number-malformed = --number= gye deɛ woreyi ano no nɔma, sɛ --number=3.
chat-players-only = Baanu a wɔdi no nko ara na wɔkasa wɔ { $game } pono { $board } ho: “message NAME” duru wɔn nkyɛn.
letters-ended = Agorɔ a ɛwɔ { $game } pono { $board } so no aba awieeɛ: wɔntwerɛ ho krataa bio.
not-watching = Wonhwɛ { $game } pono { $board }: hwee nni hɔ a wobɛgyae.

## Warri suban

etiquette-malformed = Wɔdi suban no so anaa wɔnni so: twerɛ --etiquette=on anaa --etiquette=off.
no-etiquette = Wɔnni saa suban yi so wɔ { $title } mu: yi --etiquette firi mu.
senior-chooses = { $name } akyɛ wɔ ofie ha sene wo, na yei ne mo agorɔ a ɛdi kan: { $name } na ɔbɛdi kan anaa ɔde bɛma. Yi --first= firi mu, anaa twerɛ --etiquette=off.
lot-or-senior = Sɛ wɔdi suban no so a, ntonto na ɛkyerɛ, gye sɛ nnipa mmienu hyia deɛ ɛdi kan na panin no tumi di kan: yi --first= firi mu, anaa twerɛ --etiquette=off.
match-without-etiquette = Obi biara nni hokwan sɛ ɔdi kan wɔ { $game } pono { $board } so, ɛfiri sɛ wɔnni suban no so wɔ hɔ: hwee ansesa.
not-first-game = Obi biara nni hokwan sɛ ɔdi kan wɔ { $game } pono { $board } so: ɛyɛ panin no dea wɔ nnipa mmienu agorɔ a ɛdi kan mu nko ara.
first-move-made = Wɔadi anammɔn a ɛdi kan wɔ { $game } pono { $board } so dada.
first-move-not-yours = Anammɔn a ɛdi kan wɔ { $game } pono { $board } so yɛ { $name } dea, sɛ ɔdi anaa ɔde ma.

## Nhyehyɛeɛ

begin-with-if = Ɛnnuruu wo so: fa “if” ne anammɔn a wohwɛ kwan no hyɛ aseɛ, sɛ “if b then d”.
reply-never-legal = Deɛ ɔbaako no bɛdi biara, “{ $typed }” rennya kwan; w’anammɔn saa berɛ no: { $moves }.
reply-ambiguous = Anammɔn pii na “{ $typed }” yɛ ano: ka deɛ wohwɛ kwan, sɛ “if b then d”.
plan-move-count-malformed = Anammɔn dodoɔ a wɔatu na ɛdi # akyi, sɛ 12#4.
plan-outdated = Wo nhyehyɛeɛ no yɛ pono no dea wɔ anammɔn { $n } akyi, na wɔatu { $number }: san hwɛ.
begin-with-move = Adu wo so: fa w’anammɔn hyɛ aseɛ, sɛ “d, if b then e”.
only-queue = Ɛnnuruu wo so: “{ $game } queue { $board }” siesie mmuaeɛ.
no-submitted-move = Wonsiesiee anammɔn biara wɔ { $game } pono { $board } so: “{ $game } submit { $board } MOVE” na ɛyɛ.
submitted-move-newer = Ɛnyɛ saa anammɔn no na ɛretwɛn wɔ { $game } pono { $board } so bio: ɛyɛ { $move }, na wɔantu hwee. “{ $game } confirm { $board }” tu { $move }.
submitted-move-closed = Wo anammɔn biara nretwɛn wɔ { $game } pono { $board } so bio, enti wɔanyɛ hwee. San hwɛ pono no, na fa wo anammɔn bra.
plan-too-deep = Nhyehyɛeɛ hwɛ mmuaeɛ { $n } pɛ: wo deɛ no kɔ akyiri sene saa.
plan-too-long = Nhyehyɛeɛ wɔ mmuaeɛ { $n } pɛ: wo deɛ no dɔɔso sene saa.
plan-reply-repeated = Wo nhyehyɛeɛ no yi “{ $typed }” ano mprenu: yi baako firi mu.

## Dɔn, akwamma, nna, nnawɔtwe awieeɛ

clock-malformed = Dɔn yɛ BANK+INCREMENT a ɛyɛ nna, dɔnhwere, simma anaa sekan, sɛ --clock=30d+1d anaa --clock=10m+5s, anaa --clock=none.
clock-out-of-range = Dɔn berɛ a wɔakora firi simma baako kɔsi afe baako (--clock=30d+1d), n’ano hyeɛ nnsua sene no, na deɛ wɔde ka ho nnsene ano hyeɛ no.
time-zone-malformed = Zone kyerɛ sɛdeɛ wo dɔn di UTC kan, firi -12:00 kɔsi +14:00: --zone=+1:00
time-zones-missing = Server yi nnim wiase mmerɛ: deɛ ɔhwɛ so no mfa tzdata nhyɛ mu.
time-zone-unknown = Zone “{ $typed }” nni hɔ: --zone= yɛ beaeɛ bi te sɛ Europe/London, Africa/Accra anaa America/Barbados, anaa UTC.
vacation-malformed = Twerɛ nna mmienu sɛ “vacation 2027-07-01 2027-07-14”, anaa “off”.
vacation-reversed = Da a ɛtwa toɔ no nni da a ɛdi kan no anim.
vacation-in-past = Akwamma ntumi mfiri da a atwam ase: ɛnnɛ yɛ { $day }.
vacation-too-far-ahead = Akwamma hyɛ aseɛ nnafua { $n } mu pɛ: san bisa akyire yi.
vacation-too-long = Akwamma nnafua { $n } pɛ wɔ afe mu.
vacation-days-used-up = Akwamma nnafua { $n } pɛ wɔ afe mu: yei ka ho a, ɛbɛyɛ { $used } wɔ { $year }.
vacation-overlaps = Ɛno ne w’akwamma ({ $first } – { $last }) hyia: “vacation off” yi deɛ woahyehyɛ no firi hɔ.
vacation-auto-malformed = Twerɛ “vacation auto on” anaa “vacation auto off”.
sleep-malformed = Nna berɛ yɛ wo da mu dɔnhwere mmienu, sɛ “sleep 23-7”, anaa “sleep off” sɛ wompɛ bi.
sleep-too-long = Wobɛtumi ada dɔnhwere { $n } pɛ da biara; firi { $first }:00 kɔsi { $last }:00 a, ɛbɛyɛ { $used }.
weekend-malformed = Nnawɔtwe awieeɛ yɛ da baako anaa mmienu, sɛ “weekend sat sun”, anaa “weekend off” sɛ wompɛ bi.
weekend-too-long = Nnawɔtwe awieeɛ wɔ nna { $n } pɛ.

## Nkrataa ne nsɛm

computer-reads-nothing = { $name } di agorɔ, nanso ɔnkenkan krataa: twerɛ kɔma nnipa.
message-to-yourself = Ɛno bɛyɛ krataa a wotwerɛ ma wo ho, { $name }: bɔ obi foforɔ din.
too-many-recipients = Nkra kɔ agodifoɔ { $n } pɛ nkyɛn: twerɛ kɔma kakraa bi, anaa “broadcast”.
too-many-broadcasts = Nkra a ɛkɔ obiara nkyɛn yɛ baako da biara, na wo deɛ kɔeɛ { $day } UTC: san twerɛ { $text } akyi, anaa “message” kɔma ebinom.
letter-count-malformed = Nkrataa dodoɔ yɛ nɔma firi 1 kɔsi { $most }.
quiet-hours-malformed = Komm berɛ yɛ da mu dɔnhwere mmienu, sɛ --quiet=22-7, anaa --quiet=off sɛ wompɛ bi.
letter-seat-malformed = Deɛ ɔte wo pono ase no yɛ --seat=own anaa --seat=first.
notify-board-malformed = “{ $typed }” nyɛ pono: twerɛ agorɔ ne nɔma, sɛ GAME/12, anaa “broadcasts” anaa “puzzle”.
not-in-or-watching = Wonni agorɔ na wonhwɛ { $game } pono { $board }: “{ $game } subscribe { $board }” ma wohwɛ.
notify-malformed = Mprɛn dodoɔ yɛ each, digest, once anaa never; afei mpono no, sɛ “notify never GAME/12”.
no-game-matches = Saa asɛm no nni agorɔ biara ho: “list” nko ara bobɔ ne nyinaa din.
games-too-many-names = Bɔ ɔgodifoɔ baako din ma n’agorɔ nyinaa, anaa mmienu ma deɛ wɔne wɔn ho diiɛ.
games-filter-malformed = Active (deɛ ɛkɔ so nyinaa) anaa next (deɛ adu { $name } so) na ɛdi din no akyi: “{ $typed }” nyɛ emu biara.
recipient-blocked = Woasi { $name } kwan, enti ɔrentumi nyi wo ano: di kan “unblock { $name }”.
recipient-declines-you = { $name } nnye wo nkra: twerɛ kɔma obi foforɔ.

## Akansie

option-out-of-range = --{ $option }= yɛ nɔma firi { $least } kɔsi { $most }.
tournament-system-malformed = --system= yɛ robin (obiara ne obiara), swiss, knockout anaa arena.
tournament-arena-option = Arena nko ara na ɛwɔ tenten ne nkonim a ɛtoatoa so: yi --{ $option } firi mu.
tournament-arena-unneeded = Arena mu no deɛ ɔwɔ kwan di agorɔ baako baako, kɔsi sɛ ne --minutes= bɛtwam: yi --{ $option } firi mu.
tournament-race-and-games = Nhyiamu yɛ mmirikatuo anaa agorɔ dodoɔ: yi --race= anaa --games= firi mu.
tournament-rounds-swiss-only = Swiss akansie nko ara na ɛwɔ rounds dodoɔ: yi --rounds= firi mu.
tournament-in-turn = Saa nhyehyɛeɛ yi rounds di wɔn ho akyi dada: --in-turn yɛ robin dea.
tournament-pools-robin-only = Obiara ne obiara nko ara na ɛwɔ akuo ne awieeɛ agorɔ: yi --pools= firi mu.
tournament-boards-by-days = --boards= yɛ akansie a ɛdi nna dea, ɛnyɛ nnidisoɔ anaa agorɔ a wɔtena ase prɛko di dea: yi firi mu.
tournament-start-malformed = --starts= yɛ da bi sɛ 2027-03-01 anaa simma bi sɛ 2027-03-01T18:30, UTC.
tournament-start-out-of-range = --starts= ɛreba, afe baako mu: seesei yɛ { $time } UTC.
tournament-with-malformed = --with= bobɔ kɔmputa din, sɛ --with=computer-3,computer-7; { $name } ara bɛkɔ mu.
tournament-with-missing = --with= bobɔ kɔmputa din, sɛ --with=computer-3,computer-7.
no-such-tournament-of-game = { $game } akansie “{ $typed }” nni hɔ: “{ $game } tournaments” bobɔ wɔn din.
tournament-name-malformed = Akansie din wɔ nkyerɛwdeɛ, nɔma, - anaa _ 2 kɔsi 30, nkyerɛwdeɛ di kan: “{ $game } tournament spring-2027”.
tournament-clock-missing = Akansie wɔ dɔn, anyɛ saa a ebia ɛremma awieeɛ da: --clock={ $clock } na wɔtaa de di dwuma.
tournament-arena-clock = Arena dɔn nsen dɔnhwere baako, na anammɔn biara nsen simma baako ka ho: --clock={ $clock } na wɔtaa de di dwuma.
tournament-round-minutes = Ntwaho a ne tenten yɛ pɛ yɛ berɛ korɔ mu agorɔ dea, a --clock= nnuru dɔnhwere mmiɛnsa: yi --round-minutes= firi mu.
tournament-no-place-left = Kɔmputa no remma baabi nka mma obiara: bɔ kakraa bi din.
too-many-tournaments = Akansie { $n } a wobɔɔ ho dawuro no nhyɛɛ aseɛ, anaa ɛyɛ arena a ɛrekɔ so: twɛn emu baako.
tournament-name-taken = Akansie “{ $typed }” wɔ hɔ, anaa na ɛwɔ hɔ: paw din foforɔ.
tournament-begun = { $cup } ahyɛ aseɛ: “{ $game } tournaments” kyerɛ deɛ wobɛtumi akɔ mu.
tournament-time-over = { $cup } berɛ atwam: “{ $game } tournaments” kyerɛ deɛ wobɛtumi akɔ mu.
tournament-last-round = Yɛahyehyɛ { $cup } ntwaho a ɛtwa toɔ no: “{ $game } tournaments” kyerɛ deɛ wobɛtumi akɔ mu.
tournament-called-off = Wɔatwa { $cup } mu: “{ $game } tournaments” kyerɛ deɛ wobɛtumi akɔ mu.
tournament-already-entered = Woakɔ { $cup } mu dada.
tournament-full = { $cup } agodifoɔ dodoɔ no aso.
tournament-goes-on = { $cup } ahyɛ aseɛ na ɛbɛkɔ so akɔsi sɛ agorɔ no nyinaa bɛba awieeɛ: “{ $game } leave { $cup }” yi wo firi mu.
tournament-not-entered = Wonni agorɔ wɔ { $cup } mu.
series-team-unclear = Akuo na wɔdi { $cup }: deɛ ɔwɔ kuo baako pɛ mu no wɔ mu mpɛn pii; wo deɛ, “{ $game } join { $edition } TEAM” de wo kɔ mu.
tournament-team-stays = Wɔ { $cup } mu no, wodi ma { $team } kɔsi awieeɛ.
team-captain-banned = Wɔasi { $name } kwan: yi obi foforɔ.
tournament-chat-players = { $cup } mu no, agofoɔ no na wɔtwerɛ kɔma wɔn ho: “{ $game } join { $cup }” de wo kɔ mu, sɛ ɛda so abue a.
tournament-chat-over = { $cup } baeɛ bɛboro da koro: “message NAME” de nkra kɔma mu agofoɔ.
tournament-chat-often = Woatwerɛ nkra { $n } simma baako mu: twɛn kakra.
tournament-bye-swiss-only = Swiss akansie nko ara mu na wobɛtumi ahome ntwaho bi.
tournament-bye-had = Woanya wo home a ɛyɛ point fa no wɔ { $cup } mu dada: obiara wɔ baako.
tournament-not-yours = { $name } a ɔbɔɔ { $cup } ho dawuro nko ara na ɔbɛtumi atwa mu: “{ $game } leave { $cup }” yi wo firi mu.
tournament-seeds-unneeded = Baabi a obiara ne obiara di no, wɔnhyehyɛ obiara: yi --seeds= firi mu.
tournament-seeds-malformed = --seeds= yɛ rating (deɛ wɔyɛ papa di kan) anaa lot (ntonto).
no-such-series = { $game } akansie a ɛba mpɛn pii “{ $typed }” nni hɔ: “{ $game } series” bobɔ wɔn din.
series-every-malformed = --every= yɛ day, da bi te sɛ saturday, anaa ɔsram biara da bi te sɛ first-saturday anaa last-friday.
series-at-malformed = --at= yɛ berɛ a ɛhyɛ aseɛ, te sɛ --at=15:00.
series-name-too-long = Din no nnboro { $n }, ɛfiri sɛ akansie no din de { $name }-1, { $name }-2 ne deɛ ɛkeka ho.
too-many-series = Wowɔ { $n }: fa “{ $game } end-series NAME” ma baako mmra awieeɛ.
series-not-yours = { $name } a ɔbɔɔ { $cup } ho dawuro nko ara na ɔbɛtumi ama aba awieeɛ.
series-ended = { $cup } aba awieeɛ: “{ $game } series” bobɔ deɛ ɛkɔ so din.
series-rounds-missing = Ka mmerɛ dodoɔ a Swiss akansie no wɔ: --rounds=5.
series-operators-only = Ɛha deɛ, wɔn a wɔhwɛ server no so nko ara na wɔbɔ ho dawuro.
series-trusted-only = Deɛ ne akonta adi nna { $days } na wadi agorɔ { $n } na ɔbɛtumi abɔ ho dawuro: bisa deɛ ɔhwɛ so, anaa bɔ akansie baako pɛ ho dawuro.
no-such-team = Kuo “{ $typed }” nni hɔ: “team” bobɔ wɔn din.
tournament-teams-option = Arena (--teams=5) ne akuo mmienu akansie (--system=teams) nko ara na akuo di: yi --teams.
tournament-sides-missing = Akuo akansie bɔ akuo mmienu din, sɛ --teams=foxes,owls: “team” bobɔ wɔn din.
tournament-teams-computers = Kɔmputa nni kuo biara mu: yi --with.
tournament-without-teams = Akuo nni { $cup }: yi “{ $typed }”.
tournament-team-unclear = Ka kuo a wobɛdi ama no, { $names }: “{ $game } join { $cup } TEAM”.
tournament-team-missing = Akuo na wɔdi { $cup }, na wonni emu biara mu: “team” bobɔ wɔn din.
team-name-malformed = Kuo din wɔ nkyerɛwdeɛ 2 kɔsi 30, nɔma, - anaa _, nkyerɛwdeɛ di kan: “team foxes --make”.
team-name-taken = Kuo “{ $typed }” wɔ hɔ anaa na ɛwɔ hɔ: paw din foforɔ.
too-many-captaincies = Wodi akuo { $n } anim anaa wowɔ { $most } mu: fa baako ma obi anaa firi baako mu kane.
too-many-teams = Wowɔ akuo { $n } mu: firi baako mu kane.
team-full = { $team } ayɛ ma.
team-refuses = { $team } nnye wo.
team-joined-already = Wowɔ { $team } mu dada, anaa woabisa.
team-not-joined = Wonni { $team } mu.
team-captain-only = { $name } a ɔyɛ { $team } panin nko ara na ɔtumi yɛ saa.
team-no-member = { $name } nni { $team } mu na ɔmmisa nso.

## Tokens ne webhooks

too-many-tokens = Wowɔ tokens { $n } dada: “tokens” bobɔ wɔn din, “revoke token NAME” twa baako mu.
token-name-taken = Wowɔ token a ɛde saa din no: “revoke token { $token }” twa mu, anaa paw din foforɔ.
no-such-token = Wonni token a ɛde saa din no: “tokens” bobɔ deɛ wowɔ din.
webhook-address-malformed = Webhook address firi https:// ase na ɛwɔ din wɔ internet so, sɛ https://bot.example.org/posthouse.
too-many-webhooks = Wowɔ webhooks { $n } dada: “webhooks” bobɔ wɔn din, “revoke webhook NAME” twa baako mu.
webhook-name-taken = Wowɔ webhook a ɛde saa din no: “revoke webhook { $token }” twa mu, anaa paw din foforɔ.
no-such-webhook = Wonni webhook a ɛde saa din no: “webhooks” bobɔ deɛ wowɔ din.
no-such-delivery = Wɔmfaa asɛm { $n } nkɔmaa webhook yi, anaa ɛnni hɔ bio: “show webhook { $name }” bobɔ deɛ wɔde kɔeɛ nnansa yi din.
webhook-busy = Posthouse da so de deɛ wopɛeɛ no rekɔma webhook yi: san bɔ mmɔden simma baako akyi.
event-number-malformed = Wɔde nɔma na ɛbɔ asɛm bi din, sɛ “redeliver webhook my-bot 57”: “show webhook NAME” bobɔ deɛ ɛtwa toɔ no din.
scope-unknown = “{ $typed }” nyɛ biribi a token bɛtumi ayɛ: ka read, play, talk, webhook anaa moderate, anaa emu pii.
program-name-malformed = Fa nkyerɛwdeɛ 1 kɔsi { $most } (a kɔsi z), nɔma, - anaa _ to no din, sɛ “my-bot”.

## Kwan a wɔsi

block-yourself = Worentumi nsi wo ho kwan, { $name }: bɔ obi foforɔ din.
block-computer = { $name } yɛ ofie no kɔmputa, ɛmfrɛ obiara na ɛntwerɛ hwee: bɔ onipa din.
too-many-blocked = Wobɛtumi asi agodifoɔ { $n } pɛ kwan: “unblock” ebinom, anaa “report” deɛ wɔha wo.
not-blocked = Wonsii { $name } kwan: “block” nko ara kyerɛ deɛ woasi no kwan.

## Nsɛmfrɛ ne nnamfonom

challenges-friends-only = { $name } gye nnamfonom nsɛmfrɛ nko ara so: wo ne obi foforɔ nni.
challenges-rated-only = { $name } gye wɔn a wɔwɔ nkontaabuo nsɛmfrɛ nko ara so: di kan wie agorɔ bi a wɔbu ho akontaa, anaa wo ne obi foforɔ nni.
challenges-nobody = { $name } nnye nsɛmfrɛ biara so: wo ne obi foforɔ nni.
already-challenged = Woafrɛ { $name } wɔ { $game } mu dada (pono { $board }), na baako dɔɔso: twɛn mmuaeɛ no, anaa “{ $game } withdraw { $board }” twe san.
too-many-challenges = Wo nsɛmfrɛ { $n } retwɛn, na { $most } dɔɔso: “offers” kyerɛ ne nyinaa, na “{ $game } withdraw { $board }” twe deɛ akyɛ no san.
too-many-challenges-first-day = Wo nsɛmfrɛ { $n } retwɛn, na { $most } dɔɔso wɔ wo da a ɛdi kan a w’adrɛse nsi pi ɛ: “offers” kyerɛ ne nyinaa, na “{ $game } withdraw { $board }” twe deɛ akyɛ no san.
too-many-challenges-to-player = { $name } wɔ nsɛmfrɛ { $n } a ɛsɛ sɛ obua dada: sɔ hwɛ da foforɔ, anaa wo ne obi foforɔ nni.
too-many-vain-challenges = Woafrɛ { $name } mprɛn { $n } firi nnora, na agorɔ biara amma: sɔ hwɛ ɔkyena, anaa wo ne obi foforɔ nni.
too-many-unanswered-messages = Woatwerɛ { $name } mprɛn { $n }, na mmuaeɛ biara amma: twerɛ bio berɛ a ebi aba.
too-many-challenge-messages = Woaka bebree wɔ { $game } pono { $board } ansa na wɔagye so: twɛn mmuaeɛ no.
circle-malformed = --{ $option }= yɛ nobody, friends, rated anaa everybody.
challenge-ended = Hwee amfiri nsɛmfrɛ a ɛwɔ { $game } pono { $board } no mu amma: “{ $game } challenge” yɛ foforɔ.
challenge-to-you = { $name } de saa agorɔ yi ma wo, na ɛnhyɛɛ aseɛ: “{ $game } accept { $board }” hyɛ aseɛ, “{ $game } decline { $board }” deɛ ɛnte saa.
challenge-not-accepted = { $name } nnyee saa agorɔ yi so ɛ, enti ɛnhyɛɛ aseɛ: “{ $game } withdraw { $board }” twe san.
too-many-matches = Woredi agorɔ { $n }, na ofie yi mma kwan mma ntra saa: di kan wie bi.
opponent-too-many-matches = { $name } redi agorɔ { $n }, na ofie yi mma kwan mma ntra saa: frɛ obi foforɔ.
own-challenge = Wo ara wo nsɛmfrɛ: wo yɔnko na ɔgye so. “{ $game } withdraw { $board }” twe san.
friend-yourself = Woyɛ wo ara w’adamfo dada, { $name }: bɔ obi foforɔ din.
computer-not-person = { $name } di agorɔ berɛ biara a wopɛ: bɔ onipa din.
friend-blocked = Woasi { $name } kwan: di kan “unblock { $name }”.
too-many-friends = Wobɛtumi anya nnamfonom { $n } pɛ: di kan yi ebinom de “unfriend”.
not-a-friend = “{ $name }” nka wo nnamfonom ho: “friend” nko ara kyerɛ wɔn.
operators-only = Ahwɛsofoɔ a wɔakɔ mu wɔ krataafa yi so nko ara na wɔbɛtumi ayɛ saa.
operator-second-factor-needed = Ahwɛsofoɔ hia akwannya mmienu: sɔ wɔ nhyehyɛeɛ mu, na kɔ mu bio.
operator-login-without-code = Woannya code na wokɔɔ mu wɔ ha: firi adi, na fa code kɔ mu bio.
moderate-yourself = Wo ara nie: obiara nhwɛ ne ho so.
moderate-operator = { $name } nso yɛ ɔhwɛsoni: “posthouse admin” wɔ server no so nko ara na ɛbɛtumi ayɛ saa.
report-about-you = Amanneɛbɔ yi fa wo ho: ɔhwɛsoni foforɔ bɛhwɛ.
report-yourself = Wo ara nie: bɔ obi foforɔ anaa agorɔ bi din.
report-malformed = Bɔ agorɔ no din sɛ “report wari/12”, anaa ɔgodifoɔ: “report NAME”.
too-many-reports = Woabɔ amanneɛ ama ɛnnɛ adɔɔso: ɔhwɛsoni no kenkan ne nyinaa.

## Nhyehyɛeɛ a yɛntumi nkenkan

plan-incomplete = Wo nhyehyɛeɛ no wie baabi a ɛsɛ sɛ { $what } ba: twerɛ no sɛ “if b then d (if a then c), if c then e”.
plan-word-unexpected = Wo nhyehyɛeɛ no wɔ “{ $typed }” baabi a ɛsɛ sɛ { $what } ba: twerɛ no sɛ “if b then d (if a then c), if c then e”.
plan-word = “{ $word }”
plan-opponent-move = wo yɔnko anammɔn
plan-own-move = wo anammɔn
plan-next-or-end = comma ne “if” foforɔ, anaa awieeɛ
plan-comma-or-end = comma anaa “)”
plan-now = seesei
plan-after-moves = { $played } akyi
plan-after-end = Agorɔ no aba awieeɛ { $line }, nanso wo nhyehyɛeɛ no toa so ne “{ $typed }”: yi firi mu.
plan-move-not-possible = Wo nhyehyɛeɛ no hwɛ “{ $typed }” kwan { $line }, nanso { $moves } nko ara na wo yɔnko bɛtumi adi.
plan-reply-illegal = Wo nhyehyɛeɛ no rentumi nni “{ $typed }” { $line }: { $why }
not-legal = kwan nni hɔ.

## Nkrataa mmuaeɛ

reply-several-boards = Wo mail no bua nkrataa a ɛfa mpono ahodoɔ ho, enti yɛnnim deɛ wokyerɛ: yɛnyɛɛ hwee. Bua krataa a ɛfa pono baako ho nko ara wɔ mail baako mu.
reply-to-foreign-letter = Woreyi krataa a ɛfa obi foforɔ pono ho ano: mmuaeɛ no di mu sɛ ɛfiri ɔno ara ne address a wɔasi so dua mu nko ara, na yɛnyɛɛ hwee. Bua krataa a wɔde brɛɛ wo, anaa twerɛ ahyɛdeɛ a wo din ne w’ahintasɛm ka ho.
reply-of-other-player = Woreyi krataa a ɛfa obi foforɔ pono ho ano: mmuaeɛ no di mu sɛ ɛfiri ɔno ara ne address a wɔasi so dua mu nko ara, na yɛnnya nyɛɛ hwee. Sɛ wo ara ne no a, fa “yes” bua krataa a seesei ara yɛde akɔ wo ara address so no, anaa bue ne link no, na yɛbɛyɛ.
reply-too-long = Wo mail no wa dodo sɛ yɛbɛhwehwɛ ahyɛdeɛ wɔ mu: fa anammɔn no nko ara bua.
reply-subject-of-other-board = Wo mail no asɛmti bɔ pono foforɔ din, ɛnyɛ deɛ krataa a ɛbua no fa ho, enti yɛnnim deɛ wokyerɛ: yɛnyɛɛ hwee. Bua pono no ara krataa.
reply-position-unknown = Wo mail no nkyerɛ yɛn nkrataa no mu deɛ ɛbua, enti yɛnnim tebea a woahunu: yɛnyɛɛ hwee. Sɛ wokyerɛ pono no sɛdeɛ ɛte wɔ ha a, bua krataa yi saa ara.
reply-doubtful = Woatwerɛ “{ $typed }” wɔ wo mail no mu, enti yɛnnim sɛ wopɛ sɛ wodi { $move } wɔ { $match } so: yɛnyɛɛ hwee. Sɛ wopɛ sɛ wodi a, fa yei nko ara bua: { $move }
reply-doubtful-confirm = Woatwerɛ “{ $typed }” wɔ wo mail no mu, enti yɛnnim sɛ wopɛ sɛ wodi { $move } wɔ { $match } so: yɛnyɛɛ hwee. Sɛ wopɛ sɛ wodi a, fa yei nko ara bua: yes. Afei nsɛm a woatwerɛ aka ho no nso bɛkɔ { $name } hɔ. Sɛ biribi foforɔ a, fa ɛno nko ara bua.
reply-match-moved-on = Agorɔ no akɔ so wɔ { $match } so firi krataa a wobuaeɛ no (anammɔn a na wɔatu: { $n }): yɛnyɛɛ hwee. San hwɛ, na bua krataa yi.
reply-match-over = Agorɔ a ɛwɔ { $match } so no aba awieeɛ, na ahyɛdeɛ biara a emu da hɔ nni wo mmuaeɛ no mu. Sɛ wopɛ sɛ woka biribi kyerɛ wo yɔnko a, twerɛ “chat” wɔ nsensaneɛ a ɛdi kan so.
reply-not-understood = Yɛante wo mmuaeɛ a ɛfa { $match } ho no aseɛ, na yɛnyɛɛ hwee: nsensaneɛ biara nyɛ anammɔn anaa ahyɛdeɛ nko ara, na anammɔn foforɔ nni anammɔn din no mu. Fa anammɔn no nko ara bua, sɛ: { $move }. Sɛ wopɛ sɛ woka biribi kyerɛ wo yɔnko a, twerɛ “chat” wɔ nsensaneɛ a ɛdi kan so.
reply-names-resign = Wo mmuaeɛ a ɛfa { $match } ho no mu nsensaneɛ biara nyɛ anammɔn anaa ahyɛdeɛ nko ara, enti yɛnyɛɛ hwee. Sɛ wopɛ sɛ wogyae mu a, fa yei nko ara bua: resign. Sɛ wopɛ sɛ woka biribi kyerɛ { $name } a, twerɛ “chat” wɔ nsensaneɛ a ɛdi kan no so.
reply-names-accept = Wo mmuaeɛ a ɛfa { $match } ho no mu nsensaneɛ biara nyɛ anammɔn anaa ahyɛdeɛ nko ara, enti yɛnyɛɛ hwee. Sɛ wopene deɛ { $name } de ato w’anim no so a, fa yei nko ara bua: accept. Sɛ wompene so a, fa yei nko ara bua: reject. Sɛ wopɛ sɛ woka biribi kyerɛ { $name } a, twerɛ “chat” wɔ nsensaneɛ a ɛdi kan no so.
reply-names-propose = Wo mmuaeɛ a ɛfa { $match } ho no mu nsensaneɛ biara nyɛ anammɔn anaa ahyɛdeɛ nko ara, enti yɛnyɛɛ hwee. Sɛ wopɛ sɛ agorɔ no yɛ pɛ a, fa yei nko ara bua: propose. Sɛ wopɛ sɛ woka biribi kyerɛ { $name } a, twerɛ “chat” wɔ nsensaneɛ a ɛdi kan no so.
reply-names-undo = Wo mmuaeɛ a ɛfa { $match } ho no mu nsensaneɛ biara nyɛ anammɔn anaa ahyɛdeɛ nko ara, enti yɛnyɛɛ hwee. Sɛ wosrɛ sɛ wofa w’anammɔn a ɛtwa toɔ no san a, fa yei nko ara bua: undo. Sɛ wopɛ sɛ woka biribi kyerɛ { $name } a, twerɛ “chat” wɔ nsensaneɛ a ɛdi kan no so.
reply-move-taken-back = Wɔyii anammɔn bi firii hɔ wɔ { $match } so wɔ krataa a wobuaa no akyi: yɛnyɛɛ hwee. Hwɛ pono no bio, na bua krataa yi.
reply-not-your-turn = { $name } na ɔbɛdi wɔ { $match } so, na ahyɛdeɛ biara a emu da hɔ nni wo mmuaeɛ no mu, enti yɛnyɛɛ hwee. Sɛ wopɛ sɛ woka biribi kyerɛ { $name } a, twerɛ “chat” wɔ santene a ɛdi kan no mu.
reply-move-made = Woadi { $move } wɔ { $match } so dada, enti yɛnyɛɛ hwee: { $name } na ɔbɛdi seesei.
reply-challenge-unanswered = { $name } nnya mmuaa wo frɛ wɔ { $match } so, enti yɛnyɛɛ hwee. Sɛ wopɛ sɛ woyi firi hɔ a, fa yei nko ara bua: { $game } withdraw { $board }. Sɛ wopɛ sɛ woka biribi a, twerɛ “chat” wɔ santene a ɛdi kan no mu.
reply-challenge-open = Yɛante wo mmuaeɛ wɔ { $match } ho no aseɛ: { $name } reto nsa afrɛ wo, na ɔretwɛn mmuaeɛ. Sɛ wogye tom a, fa yei nko ara bua: accept. Sɛ wompɛ a, fa yei nko ara bua: decline. Wo ara wo nsɛm bɛtumi aba aseɛ.
reply-move-ambiguous = Yɛnnim anammɔn a wopɛ wɔ { $match } so, { $move } anaa { $other }: yɛnyɛɛ hwee. Fa anammɔn no nko ara bua.
reply-ambiguous-command = Yɛnnim deɛ wopɛ wɔ { $match } so: yɛnyɛɛ hwee. Fa anammɔn anaa ahyɛdeɛ no nko ara bua, sɛ: { $move }
reply-yes-and-move = Wotwerɛɛ yes ne { $other } wɔ { $match } so, na asɛmmisa no fa { $move } ho: yɛnyɛɛ hwee. Sɛ wopɛ sɛ wodi { $move } a, fa yei nko ara bua: yes. Sɛ wopɛ sɛ wodi { $other } a, fa yei nko ara bua: { $other }
reply-yes-to-proposal-and-move = Wotwerɛɛ “{ $typed }” ne { $move } wɔ { $match } so, na { $name } de asɛm bi ato w’anim: yɛnyɛɛ hwee. Sɛ wopene so a, fa yei nko ara bua: accept. Sɛ wopɛ sɛ wodi { $move } mmom a, fa yei nko ara bua: { $move }
reply-act-doubtful = Wotwerɛɛ “{ $command }” ne “{ $typed }”, enti yɛnnim sɛ wopɛ yei wɔ { $match } so anaa: yɛnyɛɛ hwee. Sɛ wopɛ a, fa yei nko ara bua: { $command }
mail-parts-differ = Wo mail no mu nsɛm no ne ne HTML no nka asɛm korɔ: yɛnyɛɛ hwee. San fa ahyɛdeɛ no nko ara mena, sɛ nsɛm kɛkɛ.
command-doubtful = Wotwerɛɛ “{ $typed }” wɔ “{ $command }” ase, enti yɛnnim sɛ wopɛ yei anaa: yɛnyɛɛ hwee. Sɛ wopɛ a, san fa ahyɛdeɛ no mena a nsɛm yi nka ho.
reply-yes-to-two-questions = Nsɛmmisa mmienu retwɛn wo mmuaeɛ wɔ { $match } so, sɛ wobɛdi { $move } ne deɛ { $name } de too w’anim, enti yɛnyɛɛ hwee. Sɛ wopɛ sɛ wodi { $move } a, fa yei nko ara bua: confirm. Sɛ wopɛ sɛ wobua { $name } a, fa yei nko ara bua: accept, anaa: reject
reply-parts-differ = Wo mail no mu nsɛm no ne ne HTML no nka asɛm korɔ mfa { $match } ho: yɛnyɛɛ hwee. Fa anammɔn no anaa ahyɛdeɛ no nko ara bua.
other-lines-not-tried = Yɛampene nsensaneɛ { $n } so: { $others } a aka no deɛ, yɛansɔ anhwɛ.

## Anammɔn din wɔ mail mu

move-list-mismatch = Anammɔn din a ɛwɔ wo mail no mu ne { $match } deɛ no nyɛ pɛ wɔ nsensaneɛ { $row } so: yɛanni hwee. Fa anammɔn no nko ara bua.
move-list-only-next-move = Wo anammɔn a ɛdi hɔ nko ara na wobɛtumi atwerɛ wɔ anammɔn din no mu: yɛanni hwee. Fa anammɔn no nko ara bua.
move-list-two-moves = Anammɔn din a ɛwɔ wo mail no mu wɔ { $number } ne { $move } baabi a ɛsɛ sɛ anammɔn baako pɛ ba: yɛanni hwee. Fa anammɔn no nko ara bua.
move-list-move-illegal = Anammɔn a wotwerɛɛ wɔ anammɔn din no mu, “{ $typed }”, nni kwan wɔ { $match } so: yɛanni hwee. Fa anammɔn no nko ara bua, sɛ: { $move }
move-list-players-unclear = Wo mail no te sɛ woto nsa frɛ obi { $game }, nanso yɛnnim agofomma no: yɛmfirii hwee aseɛ. Twerɛ wɔn mmienu din bata ho wɔ anammɔn din no nsensaneɛ a ɛdi kan atifi, deɛ ɔdi kan no wɔ benkum. Anaa fa asɛmti yi: { $game } challenge YOU OPPONENT
move-list-first-move-of-other = Anammɔn a ɛdi kan no wɔ { $name } afa, nanso { $other } a ne din wɔ benkum no na ɔdi kan: yɛmfirii hwee aseɛ. Fa wo din ne wo anammɔn to benkum, anaa yi anammɔn no firi mu.
move-list-one-move = Wobɛtumi de anammɔn baako pɛ ato nsa afrɛ obi, deɛ ɛdi kan a ɛyɛ deɛ ɔwɔ benkum no dea: yɛmfirii hwee aseɛ. San fa anammɔn baako wɔ din no mu soma.
move-list-illegal-move = Anammɔn din no nsensaneɛ a ɛdi kan no nni { $game } anammɔn: yɛmfirii hwee aseɛ. San fa anammɔn a kwan wɔ hɔ soma.

## Deɛ ɔsomaa mail

several-players-at-address = Agofomma pii twerɛ firi wo address so: ka wɔn mu deɛ woyɛ, fa din ne ahintasɛm ka ho: { $usage }
sender-unconfirmed = Ɔgodifoɔ biara nsii address a wotwerɛ firi so no so dua. Fa wo din ne w’ahintasɛm ka ho: { $usage }
sender-unproved = Obiara bɛtumi de wo address asoma mail, enti yɛnnya nyɛɛ hwee. Yɛatwerɛ akɔ ɔgodifoɔ no ara address so: sɛ wopɛ sɛ wosi so dua a, fa “yes” bua saa krataa no, anaa bue ne link no.
too-many-confirmations = Yɛnnim deɛ ɔtwerɛɛ yei, na yɛabisa mprɛn pii ɛnnɛ: yɛnyɛɛ hwee. Fa wo din ne w’ahintasɛm ka ho, anaa kɔ mu wɔ page no so.
confirmation-needed = Yɛnnya nyɛɛ hwee. Sɛ wopɛ a, fa “yes” sɛ asɛm a ɛdi kan bua yɛn krataa no, anaa bue ne link no; sɛ ɛnte saa a, nyɛ hwee.
confirmation-declined = Woanka sɛ yiw, enti wɔampene hwee so na wɔanyɛ hwee. Sɛ ɛyɛ wo ampa a, fa yes nko ara yi yɛn krataa no ano. Sɛ ɛnyɛ wo a, ɛho nhia sɛ woyɛ hwee.

## Nkrataa kasa, ne terminal

no-such-language = Kasa “{ $typed }” nni ha: twerɛ { $languages } mu baako, anaa off.
record-move = Anammɔn { $place }: { $why }
practice-no-etiquette = Wɔdi { $game } a saa mmara yi nka ho: yi --etiquette firi mu.
no-game-choose = Agorɔ biara nni hɔ a ne din de “{ $typed }”. Paw yeinom mu baako: { $games }.
game-without-styles = { $game } mu no, kɔmputa no di agorɔ ɔkwan baako pɛ so: yi saa ɔkwan no firi mu.
no-such-style = Ɔkwan biara a wɔfrɛ no “{ $typed }” nni { $game } mu. Paw yeinom mu baako: { $styles }.
style-of-person = Kɔmputa nko ara na ɔwɔ akwan ahodoɔ a ɔfa so di agorɔ: yi --style= firi mu, anaa to nsa frɛ computer-1 kɔsi computer-{ $most } mu baako.
repetition-rule-fixed = Wontumi nsesa mmara a ɛfa tebea a ɛsan ba ho wɔ { $game } mu: paw yeinom mu baako: { $games }.
position-game-over = Agorɔ no aba awieeɛ: hwee nni hɔ a wobɛdwene ho.
perft-depth-out-of-range = Ɛsɛ sɛ emu dɔ no yɛ 0 kɔsi { $most }.
too-many-anonymous-requests = Sɛ wonkɔɔ mu a, wobɛtumi asoma ahyɛdeɛ { $n } simma biara: kɔ mu, anaa sɔ hwɛ bio sɛkɛn { $wait } akyi.

## Agorɔ a wɔatwerɛ

text-too-long = Nsɛm yi boro megabyte baako: fa no afaafa.
text-not-utf8 = Nkyerɛwdeɛ bi nyɛ UTF-8: fa nsɛm no sie sɛ UTF-8.
text-without-game = Agorɔ biara nni nsɛm yi mu: fa nsensaneɛ te sɛ [Game "oware"] hyɛ aseɛ, na anammɔn no ndi akyi.
text-line = Nsensaneɛ { $line }: { $why }
tag-game-missing = Tag a ɛbɔ agorɔ no din no nni hɔ: fa nsensaneɛ te sɛ [Game "oware"] di anammɔn no anim.
tag-name-malformed = Tag biara de din a ɛyɛ nkyerɛwdeɛ, nɔma ne _ na ɛhyɛ aseɛ, ɛnsene { $most }, te sɛ [First "ann"].
tag-value-unquoted = Ɛsɛ sɛ tag { $name } mu asɛm no hyɛ double quotes mu, te sɛ [{ $name } "…"].
tag-value-unclosed = Ɛsɛ sɛ tag { $name } mu asɛm no de double quote wie wɔ nsensaneɛ korɔ no ara so.
tag-value-too-long = Tag { $name } mu asɛm no boro bytes { $most }: twa so.
tag-unclosed = Ɛsɛ sɛ tag { $name } de ] wie.
tag-repeated = Tag { $name } aba mprenu: gyae baako.
text-no-such-game = Agorɔ “{ $typed }” nni ha: twerɛ din te sɛ oware anaa octilite.
text-result-malformed = “{ $typed }” nyɛ awieeɛ: twerɛ 1-0, 0-1, 1/2-1/2 anaa *.
text-variation-unopened = ) yi ntoo hwee mu: yi firi hɔ, anaa fa ( hyɛ nsesaeɛ no aseɛ.
text-character-unexpected = “{ $typed }” ntumi nka anammɔn no ho.
text-comment-unclosed = Asɛm a { $open } hyɛ aseɛ wɔ ha no nwie da: fa { $close } wie.
text-variation-misplaced = Nsesaeɛ di anammɔn a ɛsi anan no akyi: fa anammɔn di ( yi anim.
text-variations-too-deep = Nsesaeɛ no hyehyɛ mu boro { $most }: fa bi kɔ ntoatoasoɔ titire no mu.
text-variation-unclosed = Nsesaeɛ a ( hyɛ aseɛ wɔ ha no nwie da: fa ) wie.
text-variation-empty = Anammɔn biara nni nsesaeɛ yi mu: twerɛ bi, anaa yi ( ) firi hɔ.
text-glyph-malformed = Nɔma a ɛfiri 1 kɔsi { $most } na ɛdi $ akyi.
text-glyph-misplaced = Agyiraeɛ ${ $number } di anammɔn nyinaa anim: fa di bi akyi.
text-too-many-glyphs = Anammɔn yi wɔ agyiraeɛ boro { $most }: gyae bi.
text-result-in-variation = Awieeɛ { $result } hyɛ nsesaeɛ mu: fa di agorɔ no anammɔn a ɛtwa toɔ akyi.
text-move-malformed = “{ $typed }” nyɛ anammɔn: fa ! ? !! ?? !? ?! mu baako di akyi, anaa hwee.
text-move-too-long = “{ $typed }…” wa dodo sɛ anammɔn.
text-line-too-long = Ntoatoasoɔ baako wɔ anammɔn boro { $most }: wie ansa na yei aba.
text-too-many-moves = Agorɔ yi ne ne nsesaeɛ wɔ anammɔn boro { $most }: yi bi firi mu.
text-too-many-variations = Agorɔ yi nsesaeɛ dɔɔso dodo sɛ yɛbɛhwɛ: yi bi firi mu.
text-results-differ = Anammɔn no de { $result } wie, nanso tag Result ka sɛ { $other }: ma ɛnyɛ pɛ.
text-result-impossible = Awieeɛ { $result } rentumi mma saa: mmara mu no, agorɔ yi de { $other } na ɛwieeɛ ({ $reason }).

## Afoforɔ

illegal-move = { $reason }
invalid-position = { $reason }
not-logged-in = Di kan kɔ mu.
opponent-or-anyone = Kyerɛw --to=anyone na fa agoru no to ɔtwɛn dan no mu, --to=link na nya link a wode bɛmena, anaa ɔfoforo no din wɔ wo din akyi.
not-with-link = Obiara a obue link no na odi agoru: yi --{ $option } fi mu.
not-for-guests = Ahɔho di agoru wɔ link ne ntwɛn dan no mu: kyerɛw wo din na woatumi de “{ $command }” ayɛ adwuma. Wokora w'agoru ahorow.
opponent-is-guest = { $opponent } yɛ ɔhɔho a obiara ntumi mfa ne din nfrɛ no: “{ $game } challenge { $name } --to=link” yɛ link.
presence-malformed = Kyerɛw wɔn a wɔtumi hunu sɛ wowɔ ha: nobody, opponents anaa everybody.
open-by-link-only = { $game } pon { $board } retwɛn n'agofo adamfo: bue link a wɔde amena wo no.
invitation-expired = Ɔfrɛ yi bere atwam: bisa w'adamfo link foforo.
invitation-gone = Wɔayi ɔfrɛ yi afi hɔ anaa ne bere atwam: bisa w'adamfo link foforo.
no-such-invitation = Eyi nyɛ yɛn link: hwɛ sɛ ɛyɛ mũ, anaa bisa foforo.
no-guests = Obiara nni agoru wɔ ha a onni akontaabu: hyɛn mu anaa kyerɛw wo din.
comments-to-blocked = Woasi { $name } kwan: w’anammɔn no ka ho, nanso wɔmfa wo nsɛm nkɔ.
comments-declined = { $name } mpɛ wo nkra: w’anammɔn no ka ho, nanso wɔmfa wo nsɛm nkɔ.
comments-while-muted = Wɔagye kasa afiri wo nsam: nea woayɛ no ka ho, nanso yɛayi wo asɛm no afiri mu.
refused-before = { $text }
no-command-in-mail = Ahyɛdeɛ biara nni wo mail no mu: twerɛ baako wɔ asɛmti no mu, anaa gyae no hunu na twerɛ baako wɔ nsensaneɛ biara so. “help” kyerɛkyerɛ mu.
too-many-commands = Mail baako betumi anya ahyɛdeɛ { $n } pɛ: wɔanyɛ hwee.
no-broadcast-readers = Obi foforɔ biara mpɛ nkra no seesei: wo deɛ no ankɔ. Fa “message” twerɛ kɔ nnipa baako nkyɛn.
bot-unconfirmed = Biribiara nsesae: twerɛ “yes” wɔ wo password akyi sɛ program na ɛdi agorɔ ma saa account yi a; na ɛyɛ bot daa.
decline-reason-malformed = --reason= yɛ later, clock, rated, unrated, game anaa people; anaa yi firi mu.
bots-malformed = “bots” yɛ true anaa false.

## Agorɔ mfiaseɛ nhwehwɛmu ne abosome nkrataa

explorer-rating-malformed = Wɔkan agodie wɔ rating akuo mu: bɔ { $width } mmɔhoɔ bi a ɛfiri { $first } kɔsi { $last } din.
month-malformed = Bosome yɛ afe ne nɔma, sɛ 2026-10.
pace-malformed = “pace” yɛ live anaa correspondence; anaa yi firi mu.
no-such-month = Bosome yi krataa biara nni hɔ: hwɛ api/v1/monthly-games.
month-unreadable = Yɛntumi nkan bosome yi krataa seesei.
range-behind-end = Krataa no wɔ byte { $bytes } pɛ: ɛyɛ mũ.
game-has-no-tables = { $game } nni tables: { $games } na ɛwɔ bi.
no-tables-yet = Server yi nni { $game } tables nnya: san sɔ hwɛ simma baako akyi, anaa bisa deɛ ɔhwɛ so no.
no-table-at-present = Server yi nni { $game } table a aba { $seeds } wɔ so seesei: san sɔ hwɛ akyire yi.
position-beyond-server-tables = Aba { $seeds } wɔ pono yi so, na server yi { $game } tables kɔsi { $most }: san sɔ hwɛ berɛ a agorɔ no rebɛn awieeɛ.

## Deɛ krataafa no ne mail ntumi nnye

plain-address-malformed = Address yi nyɛ papa: firi aseɛ wɔ /plain.
plain-method-not-allowed = Address yi gye GET, HEAD, POST nko ara.
http-malformed = Yei nyɛ HTTP abisadeɛ pa.
header-too-long = Abisadeɛ no ti boro 8 kB: pepa beaeɛ yi cookies.
body-too-long = Yei boro 64 kB: soma kakra wɔ berɛ koro mu.
socket-of-other-site = Beaeɛ foforɔ na ɛrebue saa kwan yi: fa Posthouse krataafa no.
server-busy = Server no adwuma adɔɔso: san sɔ hwɛ simma baako akyi.
busy-with-visitors = Ahɔhoɔ a wɔnkɔɔ mu ahyɛ server no ma: kɔ mu, anaa san sɔ hwɛ { $wait } s akyi.
busy-drawing = Server no redrɔɔ mfonini pii: san sɔ hwɛ { $wait } s akyi.
export-failed = Export no anyɛ yie: san sɔ hwɛ simma baako akyi.
export-in-progress = Wɔreyɛ export foforɔ: san sɔ hwɛ simma baako akyi.
games-in-progress = Wɔde agodie rebrɛ wo dada: twɛn ma ɛnwie, anaa to saa kwan no mu.
unsubscribe-link-malformed = Link yi a ɛgyae krataa no nyɛ papa: fa deɛ ɛwɔ krataa no ara mu.
no-push-messages = Server yi mmfa push nkra nkɔma.
no-token-may = Token biara ntumi nyɛ saa: “{ $command }” yɛ ɔgofoɔ no ara dea, wɔ krataafa no so anaa mail mu.
scope-missing = Token yi nni kwan “{ $scope }”: fa “make token NAME { $scope }” yɛ bi.
mail-header-too-long = Mail yi ti ware dodo: twerɛ mail foforɔ, ɛnyɛ mmuaeɛ.
mail-too-large = Mail yi boro { $most } KB: fa ahyɛdeɛ no ma sɛ atwerɛ kɛkɛ, a biribiara mmata ho.
mail-too-many-parts = Mail yi afa boro { $most }, anaa ɛhyehyɛ mu boro { $depth }: fa ahyɛdeɛ no ma sɛ atwerɛ kɛkɛ.
mail-unparsable = Yɛntumi nkan mail yi: fa ahyɛdeɛ no ma sɛ atwerɛ kɛkɛ.

## Deɛ ahwɛsofoɔ yɛ wɔ krataafa no so

already-operator = { $name } yɛ ɔhwɛsofoɔ dada.
not-operator = { $name } nyɛ ɔhwɛsofoɔ: wɔanyɛ hwee.
operator-needs-second-factor = { $name } nni two-factor, a ɛho hia ahwɛsofoɔ: san yɛ yei bio sɛ ɔbue wɔ ne nhyehyɛeɛ mu a.
no-second-factor = { $name } nni two-factor: wɔanyɛ hwee.
not-banned = Wɔmpamoo { $name }: wɔanyɛ hwee.
not-muted = Wɔmmuaa { $name } ano: wɔanyɛ hwee.
no-such-report = Amanneɛbɔ { $number } nni hɔ.
report-closed = Wɔtoo amanneɛbɔ { $number } mu dada wɔ { $day }.
banner-empty = Dawubɔ hia asɛm, sɛ “Anwummerɛ yi yɛbɛto mu 22:00”.
banner-too-long = Dawubɔ yi wɔ nkyerɛwde { $length }, na { $most } na kwan wɔ ho: tia mu.
banner-time-passed = Saa berɛ no atwam: bɔ deɛ ɛreba din, anaa yi --until firi mu.
no-banner = Dawubɔ biara nni hɔ: wɔanyɛ hwee.
no-such-sign-up-invitation = Ɔfrɛ { $number } nni hɔ.
sign-up-invitation-ended = Wɔyii ɔfrɛ { $number } firii hɔ dada wɔ { $day }.
sign-up-invitation-in-past = { $day } atwam: bɔ da a ɛdi akyire din.
sign-up-invitation-note-too-long = Nsɛntitire bɛyɛ byte { $most } pɛ.
sign-up-invitation-uses = Ɔfrɛ yɛ nnipa 1 kɔsi { $most } dea.
halve-arena-only = Arena nko ara mu na berɛ no fa som bo pɔint baako ka ho.
halve-before-first-move = Wɔde berɛ no fa ma ansa na wɔatu anammɔn a ɛdi kan: agorɔ a ɛdi hɔ no mu.
halve-already = Wode berɛ no fa redi saa agorɔ yi dada.
tournament-sitting-clock = Berɛ a ɛnnuru dɔnhwere mmiɛnsa yɛ agorɔ a wɔtena ase prɛko di: dɔnhwere mmiɛnsa pɛ, ne simma du ka anammɔn biara ho.
