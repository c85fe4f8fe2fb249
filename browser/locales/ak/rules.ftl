### Agodie no mmara, sɛ “GAME help rules” wɔ no; src/games/*/rules.md kyerɛ wɔn nnidisoɔ ne mpono a ɛda ntam. Server no nko ara na ɛkenkan yei.
### Machine na ɛkyerɛɛ aseɛ: draft, sɛ layout.ftl ka no.

rules-title = Sɛdeɛ wodi agorɔ no
rules-players = Agodifoɔ mmienu tena pono a ɛwɔ ntokuro nsensaneɛ mmienu ho hwɛ wɔn ho anim. Deɛ ɔdi kan te Anaafoɔ na ɔwɔ aseɛ nsensaneɛ no, deɛ ɔtɔ so mmienu te Atifi na ɔwɔ soro deɛ no. Ɔgofoɔ biara ntokuro wɔ nkyerɛwdeɛ a ɛfiri ne benkum: a, b, c ne deɛ ɛkeka ho. Anaafoɔ hyɛ aseɛ, anaa Atifi sɛ ntontobɔ anaa ɔfrɛ no ka saa a.
rules-drawing = Nsensaneɛ a ɛhyɛ mfonini bi ase no yɛ ne tebea, na deɛ ɛdi “:” akyi no yɛ anammɔn a wɔreka ho asɛm no.

rules-move = Anammɔn
rules-sow = Paw wo tokuro bi a aba wɔ mu. Wɔyi ne aba nyinaa na wɔdua no baako baako, tia dɔn akwan, wɔ ntokuro a ɛdi hɔ mu: fa wo nsensaneɛ so kɔsi nkyerɛwdeɛ a ɛtwa toɔ, na fa wo yɔnko deɛ so firi a, na san bɛhyɛ wo a mu. Tokuro a aba no firi mu no, wɔtra no berɛ biara, enti ɛka hɔ hunu.
rules-sow-board = Anaafoɔ de b mu aba nan no hyɛ aseɛ:
rules-capture = Sɛ aba a ɛtwa toɔ tɔ wo yɔnko tokuro bi mu na ɛma ɛyɛ 2 anaa 3 a, wokyere deɛ ɛwɔ mu. Na wosan w’akyi kyere wo yɔnko tokuro biara a ɛdi hɔ a ɛwɔ 2 anaa 3, kɔsi deɛ ɛnte saa so.
rules-capture-board = Anaafoɔ di f. Aba mmiɛnsa no ma Atifi a yɛ 2, b yɛ 3, na c yɛ 2: ɛfiri c san akyi, Anaafoɔ kyere nson no nyinaa. Atifi d a ɛwɔ aba num no, wɔanduru ho.
rules-slam = Sɛ anammɔn bi kyere wo yɔnko aba nyinaa a, ɛno ne grand slam. Deɛ ɛsi afei no gyina agorɔ no so. Wari tebea yi mu no, Anaafoɔ f kyere aba nan a Atifi wɔ saa berɛ no:
rules-no-passing = Ɔgofoɔ a ɔwɔ anammɔn a ɛwɔ kwan no, ɛsɛ sɛ odi: obiara ntumi ntra.

rules-feeding = Aduane ma
rules-feed = Sɛ wo yɔnko nni aba a, anammɔn a ɛgya no baako anaa deɛ ɛboro saa nko ara na wobɛtumi adi, woakyere bi akyi mpo. Ɛha deɛ, ɛyɛ f nko ara:

rules-end = Sɛdeɛ agorɔ bi ba awieeɛ
rules-end-over = Deɛ wakyere aba pii no di nkonim; sɛ ɛyɛ pɛ a, obiara nni nkonim. Agorɔ no ba awieeɛ
rules-end-tie = sɛ wɔn mmienu akyere pɛ na pono no so da hɔ hunu a (tie);
rules-end-majority = sɛ ɔgofoɔ bi akyere dodoɔ a ɛde nkonim ba no a (majority);
rules-end-no-stones = sɛ ɔgofoɔ a adu ne so no nni aba a: obiara fa deɛ ɛwɔ ne fa (no-stones);
rules-end-cannot-feed = sɛ ɔgofoɔ a adu ne so no wɔ aba nanso ɔnni anammɔn a ɛwɔ kwan a (cannot-feed);
rules-end-repetition = sɛ tebea bi san ba na ɔgofoɔ korɔ no ara so na adu a (repetition). Ahyɛaseɛ tebea no, anaa deɛ wɔhyehyɛeɛ no, wɔkan no baako.

rules-etiquette = Amanneɛ
rules-etiquette-about = Wɔde amanneɛ na edi Warri, na ntokuro agodie a aka no mu dodoɔ bɛtumi ayɛ saa. Agorɔ a ɛwɔ mu no ka no berɛ a ɛhyɛ aseɛ:
rules-etiquette-touched = Tokuro a wode wo nsa ka no na wodi. Wɔnsɔ hwee nhwɛ wɔ pono no so na wɔnsan anammɔn biara. (Wobɛtumi de queue asiesie mmuaeɛ deɛ.)
rules-etiquette-lot = Ntontobɔ na ɛkyerɛ deɛ ɔdi kan, gye sɛ ɔfrɛ no kyerɛ. Wɔbɔ no prɛko, berɛ a agorɔ no hyɛ aseɛ, na wɔka no. Agorɔ a wɔsan di mu no, ɔbaako no na ɔhyɛ aseɛ.
rules-etiquette-senior = Nanso agorɔ a ɛdi kan wɔ agodifoɔ mmienu ntam no, ɔpanin, deɛ n’akontaabu akyɛ, na ɔwɔ anammɔn a ɛdi kan ho kwan, na ɔbɛtumi de ama ɔbaako no: yield. Ɛno deɛ wɔsesa wɔn tenabea. Ɔpanin a ne frɛ ka --first=lot no gyae ma ntontobɔ.
rules-etiquette-counting = Obiara nkan. Krataafa no kyerɛ aba na ɛnkyerɛ nɔma kɔsi sɛ agorɔ no ba awieeɛ; mpono a wɔatwerɛ no kora nɔma, ɛfiri sɛ deɛ ɔkenkan no nni aba a ɔhwɛ.
rules-etiquette-legal = Obiara mmisa sɛ anammɔn a ɛwɔ kwan wɔ kwan anaa, na krataafa no nkyerɛ deɛ nti.
rules-etiquette-seats = Wo te Anaafoɔ na computer te Atifi, ɔkwan biara so a ɛhyɛɛ aseɛ. Computer a ɛyɛ den no pɛ nkonim ketewa sene kɛseɛ.
rules-etiquette-money = Obiara nni agorɔ mpɛ sika da, na awieeɛ no agodifoɔ da wɔn ho wɔn ho ase.

rules-typing = Sɛdeɛ wotwerɛ anammɔn
rules-type-house = Twerɛ tokuro no nkyerɛwdeɛ, kɛseɛ anaa ketewa: c
rules-type-position = Wɔtwerɛ tebea wɔ nsensaneɛ baako mu: Anaafoɔ ntokuro firi a, “/”, Atifi ntokuro firi a, deɛ Anaafoɔ ne Atifi akyere, ne S anaa N ma ɔgofoɔ a adu ne so no. Wari ahyɛaseɛ tebea ne

## Deɛ ntokuro agorɔ biara yɛ no ɔno ara kwan so

rules-of-wari = Wari, mail server no mmara. Ntokuro nsia ma obiara, aba nan wɔ tokuro biara mu.
rules-of-wari-24 = Wari 24, fie computer agorɔ dada no mmara. Ntokuro nsia ma obiara, aba nan wɔ tokuro biara mu.
rules-of-warri = Warri, West Indies agorɔ no. Ntokuro nsia ma obiara, aba nan wɔ tokuro biara mu.
rules-of-super-wari = Super-Wari, Bill Taylor deɛ, 2004. Ntokuro nwɔtwe ma obiara, aba mmiɛnsa wɔ tokuro biara mu.
rules-of-oware = Oware, Abapa akansie mmara. Ntokuro nsia ma obiara, aba nan wɔ tokuro biara mu.
rules-of-awari = Awari, mmara a John Romein ne Henri Bal de hunuu agorɔ no ano wɔ 2002. Ntokuro nsia ma obiara, aba nan wɔ tokuro biara mu.
rules-winning = Aba { $n } a woakyere di nkonim ntɛm ara.
rules-slam-captures = Grand slam kyere ne nyinaa.
rules-slam-nothing = Grand slam no, wɔdua, nanso ɛnkyere hwee.
rules-slam-forbidden = Grand slam nni kwan.
rules-starving = Ɛsi aduane ma mmara no ananmu: anammɔn a ɛma wo yɔnko aba sa no wɔ kwan sɛ w’anammɔn nyinaa yɛ saa nko ara a. Ɛno deɛ ne nyinaa wɔ kwan.
rules-starving-slam = Ɛsi aduane ma mmara no ananmu: anammɔn a ɛma wo yɔnko aba sa no wɔ kwan sɛ w’anammɔn nyinaa yɛ saa nko ara a. Ɛno deɛ ne nyinaa wɔ kwan, na grand slam kyere ne nyinaa.
rules-starved = Saa anammɔn no de agorɔ no ba awieeɛ: wonya deɛ ɛkyere ne deɛ aka nyinaa (starved).
rules-rest-to-you = Sɛ wontumi mma wo yɔnko aba a, wofa deɛ aka nyinaa.
rules-cannot-feed-draw = Sɛ wontumi mma wo yɔnko aba, anaa w’anammɔn nyinaa yɛ grand slam a enni kwan a, obiara nni nkonim.
rules-second-own-side = Sɛ tebea bi ba ne mprenu so a, obiara fa aba a ɛwɔ ne fa.
rules-third-own-side = Sɛ tebea bi ba ne mprɛnsa so a, obiara fa aba a ɛwɔ ne fa.
rules-third-draw = Sɛ tebea bi ba ne mprɛnsa so a, obiara nni nkonim.
rules-third-split = Sɛ tebea bi ba ne mprɛnsa so a, wɔkyɛ deɛ aka no pɛ: deɛ wakyere pii no di nkonim.
rules-dead = Sɛ tebea no awu, a agodifoɔ no mmienu bom mpo a wɔrentumi nkyere aba biara anaa wɔremma agorɔ no mma awieeɛ ɔkwan foforɔ so a, obiara fa aba a ɛwɔ ne fa (stalemate).
rules-numbers = Ɛha ntokuro wɔ nɔma, na nɔma no yɛ deɛ ɔkenkan no dea. Agodifoɔ mmienu no hunu wɔn ara fa wɔ aseɛ, 1 kɔsi 6 firi benkum kɔ nifa, na wɔn yɔnko deɛ wɔ soro, 12 kɔsi 7, ɛmfa ho deɛ ɔhyɛɛ aseɛ. Ahwɛfoɔ hunu Anaafoɔ fa wɔ aseɛ. Twerɛ wo tokuro bi nɔma anaa ne nkyerɛwdeɛ: wo a yɛ 1, wo f yɛ 6.
rules-etiquette-on-request = Amanneɛ no yɛ adwuma sɛ ɔfrɛ no ka --etiquette=on a.
rules-etiquette-usual = Amanneɛ no yɛ adwuma, gye sɛ ɔfrɛ no ka --etiquette=off (anaa wohyɛ aseɛ “posthouse play { $name } --etiquette=off” wɔ terminal mu).
rules-etiquette-never = Wɔmfa amanneɛ nni, ɛfiri sɛ ne ntokuro kyerɛ nɔma.

## OctiLite

rules-octilite-by = Don Green na ɔyɛeɛ. Kane no na wɔfrɛ no “Octi for Kids”.
rules-octilite-aim = Agodifoɔ mmienu, Fitaa (O, aseɛ) ne Tuntum (X, soro), de wɔn aboɔ kɔ wɔn yɔnko afie mu. Ɛboɔ kɔ baabi a n’abɛn kyerɛ nko ara. Fitaa hyɛ aseɛ.
rules-octilite-board = Pono no
rules-octilite-squares = Pono no trɛ yɛ nnaka 6 na ne tenten yɛ 7. Adaka wɔ nɔma mmienu: deɛ ɛgyina hɔ, 1 kɔsi 6 firi benkum, ne deɛ ɛda hɔ, 1 kɔsi 7 firi aseɛ.
rules-octilite-bases = Fitaa aboɔ nan no hyɛ aseɛ wɔ 22 32 42 52, Tuntum deɛ wɔ 26 36 46 56. Saa nnaka yi yɛ ɔgofoɔ no afie agorɔ no nyinaa mu. Ahyɛaseɛ no ɛboɔ biara nni abɛn; ɔgofoɔ biara wɔ 12 a ɔakora.
rules-octilite-prongs = Wɔbɔ abɛn din sɛ dɔn akwan firi pono no atifi, ɛyɛ pɛ ma wɔn mmienu. Wɔnnane pono no da.
rules-octilite-compass =
    {"    "}H A B      a  atifi              e  anafoɔ
    {"    "} \|/       b  atifi-apueeɛ       f  anafoɔ-atɔeɛ
    {"    "}G-+-C      c  apueeɛ             g  atɔeɛ
    {"    "} /|\       d  anafoɔ-apueeɛ      h  atifi-atɔeɛ
    {"    "}F E D
rules-octilite-turn = Sɛ adu wo so a
rules-octilite-turn-one = Woyɛ yeinom mu baako pɛ.
rules-octilite-add = Fa abɛn ka wo ɛboɔ bi ho, wɔ baabi a ɛnni bi. Ɛfiri deɛ woakora no mu.
rules-octilite-step = Nante: adaka baako wɔ abɛn bi kwan so, kɔ adaka a hwee nni so.
rules-octilite-jump = Huri: tra ɛboɔ a ɛbɛn wo deɛ no, obiara dea, wɔ abɛn bi kwan so, kɔ adaka a hwee nni so a ɛdi akyi pɛɛ no so. Ɛboɔ korɔ no bɛtumi ahuri bio, nanso wɔnhuri ntra ɛboɔ biara mprenu wɔ anammɔn baako mu.
rules-octilite-capture = Wobɛtumi akyere ɛboɔ biara a wohuri tra no, anaa woagya hɔ; wo ara wo deɛ mpo wobɛtumi akyere. Wɔyi deɛ wɔakyere no firi pono no so berɛ a w’anammɔn no aba awieeɛ, na n’abɛn nyinaa kɔ deɛ woakora no mu. Wobɛtumi ahuri asan aba adaka a wofiri so no so, na woawie hɔ mpo.
rules-octilite-capture-board = Fitaa ɛboɔ a ɛwɔ 33 wɔ abɛn b ne h. Ɛhuri tra 44 kɔ 55, na ɛfiri hɔ tra 46 kɔ 37, na ɛkyere mmienu no: 33-55x-37x.
rules-octilite-base = Sɛ woduru wo yɔnko fie baako so a, wodi nkonim na anammɔn no ba awieeɛ (base).
rules-octilite-captured-all = Sɛ wokyere wo yɔnko aboɔ nyinaa a, wodi nkonim (captured-all).
rules-octilite-no-moves = Ɔgofoɔ a adu ne so na ontumi nni no di nkoguo (no-moves).
rules-octilite-repetition = Sɛ tebea bi ba ne mprɛnsa so na ɔgofoɔ korɔ no ara so na adu a, obiara nni nkonim (repetition). Ahyɛaseɛ tebea no, anaa deɛ wɔhyehyɛeɛ no, wɔkan no baako.
rules-octilite-examples =
    {"    "}22+b         de abɛn b ka ɛboɔ a ɛwɔ 22 no ho
    {"    "}22-33        nante firi 22 kɔ 33
    {"    "}22-44        huri firi 22 tra 33 kɔ 44
    {"    "}22-44x       saa ara, na ɛkyere 33
    {"    "}22-44x-64    afei ɛhuri tra 54 kɔ 64, na ɛkyere 33 nko ara
rules-octilite-type = Twerɛ baabi a huri biara duru, na fa x di akyi sɛ worekyere ɛboɔ a woahuri atra no seesei ara no a. Nkyerɛwdeɛ akɛseɛ nso yɛ.
rules-octilite-position = Wɔtwerɛ tebea wɔ nsensaneɛ baako mu: Fitaa aboɔ, “/”, Tuntum aboɔ, emu biara ne n’abɛn; deɛ Fitaa ne Tuntum akora; ne O anaa X ma ɔgofoɔ a adu ne so no. Ahyɛaseɛ tebea no ne
