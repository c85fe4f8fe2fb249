### Adesua: nsɛm ntiantia a abɔfra bɛtumi ate aseɛ.

lessons-title = Adesua
lessons-about = Simma nnum ma agorɔ biara, wɔ pono ankasa so. Hwee rentumi nsɛe wɔ ha: sɔ deɛ wopɛ biara hwɛ.
lessons-none-of = “{ $game }” nni adesua. Paw agorɔ yi mu baako.
lessons-not-fetched = Yɛantumi amfa adesua no amma.
lessons-done-of = Woawie { $all } mu { $done }
lessons-all-done = Woawie ne nyinaa { $all }
lessons-path-done = Woawie adesua { $all } mu { $done }
lessons-state-done = Woawie
lessons-state-new = Afa { $all }
lessons-kept-here = Yɛkora no browser yi mu; sɛ wokyerɛw wo din a, ɛkɔ w’akontaa mu.
lessons-kept-account = Yɛkora no w’akontaa mu.
lessons-begin = Hyɛ aseɛ
lessons-begin-which = { $game } adesua
lessons-go-on = Toa so
lessons-step = { $game }, ɔfa { $step } wɔ { $all } mu
lessons-steps = Adesua yi mu afa
lessons-step-done = { $step } (woawie)
lessons-tools = Ɔfa yi
lessons-next = Ɔfa a ɛdi hɔ
lessons-finish = Wie
lessons-back = San w’akyi baako
lessons-skip = Gyae ma ɛnka hɔ
lessons-again = Bio
lessons-show = Kyerɛ me
lessons-all = Adesua nyinaa
lessons-end = Afei deɛ, wonim { $game }
lessons-play = Wo ne kɔmputa nni
lessons-puzzles = Nsɔhwɛ
lessons-rules = Mmara no nyinaa

lesson-wrong-moves = Wobɛtumi adi no saa, nanso ɛnyɛ anammɔn a yɛrehwehwɛ no. San hwɛ bio.
lesson-wrong-lands = Deɛ ɛtwa toɔ no tɔ baabi foforɔ. Kan mmeaeɛ no, na san sɔ hwɛ.
lesson-wrong-captured = Ɛno nkyere deɛ ɛsɛ sɛ ɛkyere. Hwɛ beaeɛ a ɛtwa toɔ, ne deɛ ɛdi n’anim no.
lesson-wrong-gained = Ɛno mfa aba bebree saa mma. Tokuro bɛn na ɛwɔ aba a ɛbɛduru hɔ pɛpɛɛpɛ?
lesson-wrong-hops = Ɛno yɛ kwan no fa bi. Fa ɛboɔ korɔ no ara toa so huri.
lesson-wrong-over = Ɛno mfa agorɔ no mma awieeɛ. San hwɛ bio.
lesson-wrong-safe = Ɛnneɛ wo yɔnko da so bɛtumi ayɛ. Hwɛ deɛ ɔpɛ sɛ ɔyɛ, na san sɔ hwɛ.
lesson-wrong-refused = Wobɛtumi adi no saa. Ɛha deɛ, ɛsɛ sɛ wosɔ deɛ ɛnni kwan hwɛ.

lesson-sow-title = Sɛdeɛ wɔgu aba
lesson-sow-about = Santene a ɛwɔ aseɛ no yɛ wo dea. Mia wo ntokuro no mu baako: wɔtase emu aba nyinaa, na baako tɔ ntokuro a ɛdi soɔ no mu biara mu, ɛkɔ nifa, na afei ɛsan fa santene baako no so.
lesson-sow-task = Di wo ntokuro no mu biara, na hwɛ.
lesson-sow-done = Saa na wɔgu aba. Tokuro a wotase firii mu no, hwee nni mu seesei.

lesson-round-title = Ɛfa ntwea no ho
lesson-round-about = Wo tokuro a ɛtwa toɔ akyi no, aba no toa so wɔ wo yɔnko santene no so, ɛfiri nifa kɔ benkum. Fa mouse no si tokuro bi so ansa na woamia: pono no bɛkyerɛ beaeɛ a n’aba no bɛtɔ.
lesson-round-task = Di tokuro bi a n’aba a ɛtwa toɔ no bɛtɔ wo yɔnko afa.
lesson-round-done = Afa ntwea no ho! W’aba no ma wo yɔnko biribi di, na saa na wokyere ne dea no bi.
lesson-round-wrong = Aba a ɛtwa toɔ no tena wo ara w’afa. Fa tokuro bi a ɛwɔ nifa so kɔ akyiri.

lesson-long-title = Kwan tenten
lesson-long-about = Tokuro a aba bebree wɔ mu no twa pono no ho hyia. Ɛngu aba wɔ tokuro a ɛfiri mu no mu da: ɛtra ɛno.
lesson-long-task = Di wo tokuro a ɛyɛ ma paa no, na hwɛ sɛdeɛ ɛtra no.
lesson-long-done = Atwa ne ho ahyia, na tokuro a wotase firii mu no da mpan.
lesson-long-wrong = Fa tokuro a aba bebree paa wɔ mu no.

lesson-two-title = Sɛdeɛ wokyere mmienu
lesson-two-about = Sɛ w’aba a ɛtwa toɔ no tɔ wo yɔnko tokuro bi mu, na ɛma emu aba yɛ mmienu a, saa mmienu no yɛ wo dea.
lesson-two-task = Kyere aba mmienu.
lesson-two-done = Aba mmienu akɔ wo korabea, tokuro tenten a ɛwɔ nkyɛn no.
lesson-two-wrong = Hwehwɛ wo yɔnko tokuro bi a aba baako pɛ na ɛwɔ mu. Wo tokuro bɛn na n’aba a ɛtwa toɔ no bɛtɔ hɔ pɛpɛɛpɛ?

lesson-three-title = Sɛdeɛ wokyere mmiɛnsa
lesson-three-about = Mmiɛnsa nso yɛ yie: sɛ w’aba a ɛtwa toɔ no ma wo yɔnko tokuro bi mu yɛ mmiɛnsa a, wofa mmiɛnsa no nyinaa. Nan deɛ, worentumi nkyere.
lesson-three-task = Kyere aba mmiɛnsa.
lesson-three-done = Mmiɛnsa prɛko. Mmienu anaa mmiɛnsa: kae ɛno.
lesson-three-wrong = Hwehwɛ wo yɔnko tokuro bi a aba mmienu wɔ mu, na ma w’aba a ɛtwa toɔ no ntɔ hɔ.

lesson-backwards-title = Ɛsan akyi, baako di baako akyi
lesson-backwards-about = Wokyere wie a, hwɛ tokuro a ɛdi ɛno anim no. Sɛ mmienu anaa mmiɛnsa na ɛwɔ mu seesei, na ɛyɛ wo yɔnko dea a, wofa ɛno nso; saa ara na wosan w’akyi kɔsi deɛ ɛnte saa.
lesson-backwards-task = Fa anammɔn baako kyere ntokuro mmiɛnsa.
lesson-backwards-done = Aba nson! Saa na wonya bebree prɛko.
lesson-backwards-wrong = Wobɛtumi anya bebree asene saa. Tokuro bɛn na ɛduru deɛ ɛwɔ akyiri paa wɔ mmiɛnsa no mu?

lesson-guard-title = Hwɛ yie
lesson-guard-about = Wo yɔnko nso kyere saa ara. Ɛha no, ɔpɛ sɛ ɔma aba baako a ɛda wo tokuro a ɛdi kan mu no yɛ mmienu.
lesson-guard-task = Di na ɔrentumi nkyere hwee.
lesson-guard-done = Ɛyɛ. Ansa na wobɛtu anammɔn biara no, hwɛ deɛ ɔpɛ sɛ ɔyɛ.
lesson-guard-wrong = W’aba baako no da so da hɔ a ɔbɛtumi akyere. Ɛntumi mfiri hɔ?

lesson-feed-why-title = Ɔkɔm nne obiara
lesson-feed-why-about = Wo yɔnko nni aba koraa. Sɛ wobɛtumi a, ɛsɛ sɛ woma no bi: anammɔn a ɛnnuru n’afa no, ɛnni kwan.
lesson-feed-why-task = Sɔ hwɛ: mia wo tokuro a ɛdi kan no, a ɛyɛ tia dodo sɛ ɛbɛduru ne nkyɛn.
lesson-feed-why-done = Saa na wɔka deɛ enti a kyerɛ wo, berɛ biara a tokuro bi nni kwan sɛ wodi.

lesson-feed-title = Ma no bi nni
lesson-feed-about = Pono korɔ no ara bio. Wo ntokuro no mu baako duru hɔ.
lesson-feed-task = Ma wo yɔnko biribi a ɔde bɛdi agorɔ no.
lesson-feed-done = Afei ɔbɛtumi atoa so. Saa na agorɔ no yɛ dɛ.

lesson-slam-all-title = Grand slam
lesson-slam-all-about = Sɛ wokyere aba a wo yɔnko wɔ nyinaa a, wɔfrɛ no grand slam. Agorɔ yi mu no, wowɔ kwan sɛ woyɛ, na wofa ne nyinaa.
lesson-slam-all-task = Fa biribiara a ɔwɔ.
lesson-slam-all-done = Ne nyinaa! Ɔnni hwee a ɔde bɛdi, enti agorɔ no aba awieeɛ, na deɛ ɛda w’afa no yɛ wo dea.
lesson-slam-all-wrong = Ɛno gya no bi. Wobɛtumi akyere ne ntokuro mmienu no nyinaa prɛko.

lesson-slam-forbidden-title = Grand slam nni kwan
lesson-slam-forbidden-about = Sɛ wokyere aba a wo yɔnko wɔ nyinaa a, wɔfrɛ no grand slam. Agorɔ yi mu no, ɛnni kwan.
lesson-slam-forbidden-task = Sɔ hwɛ: mia tokuro a ɛbɛfa ne nyinaa no.
lesson-slam-forbidden-done = Ɛsɛ sɛ biribi ka wɔ ne nsam berɛ biara. Ɛnneɛ hwehwɛ anammɔn foforɔ.

lesson-slam-nothing-title = Grand slam nkyere hwee
lesson-slam-nothing-about = Sɛ anka wobɛkyere aba a wo yɔnko wɔ nyinaa a, wɔfrɛ no grand slam. Agorɔ yi mu no, wobɛtumi adi, nanso ɛnkyere hwee.
lesson-slam-nothing-task = Di tokuro a anka ɛbɛfa ne nyinaa no, na hwɛ.
lesson-slam-nothing-done = Aba no nyinaa daa beaeɛ a na ɛda. Enti sɛ wokyere a, gya no biribi.
lesson-slam-nothing-wrong = Ɛno nyɛ grand slam. Tokuro bɛn na ɛduru ne mmienu no nyinaa?

lesson-slam-unless-title = Mfa ne nyinaa
lesson-slam-unless-about = Anammɔn a ɛma wo yɔnko ka a aba baako mpo nni ne nsam no nni kwan, gye sɛ w’anammɔn nyinaa yɛ saa. Enti biribiara a ɔwɔ a wobɛkyere, a wɔfrɛ no grand slam no, nni kwan wɔ ha.
lesson-slam-unless-task = Sɔ hwɛ: mia tokuro a ɛbɛfa ne nyinaa no.
lesson-slam-unless-done = Wowɔ anammɔn foforɔ, enti yei deɛ, ɛnni kwan.

lesson-starved-title = Sɛ kwan foforɔ biara nni hɔ a
lesson-starved-about = Ɛha no, anammɔn biara bɛma wo yɔnko aba asa. Ɛnneɛ wobɛtumi adi emu biara, na agorɔ no ba awieeɛ: deɛ aka nyinaa yɛ wo dea.
lesson-starved-task = Di tokuro biara, na di nkonim.
lesson-starved-done = Aba no nyinaa yɛ wo dea, na agorɔ no nso saa ara.

lesson-stalemate-title = Sɛ wɔrentumi nkyere hwee bio a
lesson-stalemate-about = Ɛtɔ da a, aba a ɛtwa toɔ no di ne ho akyi kɛkɛ: obiara rentumi nkyere bi bio. Posthouse hunu ɛno, na agorɔ no ba awieeɛ, na obiara fa deɛ ɛda n’afa.
lesson-stalemate-task = Kyere aba a wobɛtumi akyere no.
lesson-stalemate-done = Aba mmienu a aka no rentumi nhyia da. Mo mu biara nya baako, na woadi nkonim.
lesson-stalemate-wrong = Wobɛtumi akyere wo yɔnko aba mmienu seesei ara.

lesson-end-title = Sɛdeɛ wodi nkonim
lesson-end-about = Aba 48 na ɛwɔ hɔ. Deɛ wakyere 25, a ɛboro fa no, adi nkonim. Wowɔ 23.
lesson-end-task = Fa anammɔn yi di nkonim.
lesson-end-done = Aduonu nnum: woadi nkonim!
lesson-end-wrong = Aka aba mmienu. Tokuro bɛn na ɛde bɛba?

lesson-end-24-title = Sɛdeɛ wodi nkonim
lesson-end-24-about = Aba 48 na ɛwɔ hɔ. Agorɔ yi mu no, 24 dɔɔso ma nkonim. Wowɔ 22.
lesson-end-24-task = Fa anammɔn yi di nkonim.
lesson-end-24-done = Aduonu nan: woadi nkonim!
lesson-end-24-wrong = Aka aba mmienu. Tokuro bɛn na ɛde bɛba?

lesson-prong-title = Abɛn
lesson-prong-about = Aboɔ a ɛyɛ hann a ɛwɔ aseɛ no yɛ wo dea. Ɛboɔ kɔ beaeɛ a ne mmɛn kyerɛ nko ara, na mfitiaseɛ no ɛnni bi. Mia ɛboɔ bi, na afei mia agyiraeɛ a ɛtwa ho hyia no mu baako: ɛno ma no abɛn a ɛfiri deɛ woakora no mu.
lesson-prong-task = Fa abɛn a ɛkyerɛ soro tee ma ɛboɔ a ɛtɔ so mmienu firi benkum, a ɛwɔ 32 no.
lesson-prong-done = Wode abɛn baako ka ho a, na w’anammɔn asa. Afei adu wo yɔnko so.
lesson-prong-wrong = Ɛno nso yɛ abɛn, nanso fa ɛboɔ a ɛwɔ 32 no, ne agyiraeɛ a ɛwɔ n’atifi tee no.

lesson-step-title = Nanteɛ
lesson-step-about = Ɛboɔ bɛtumi anante akɔ adaka a ɛbɛn no a n’abɛn bi kyerɛ hɔ no mu, sɛ hwee nni hɔ a.
lesson-step-task = Ma ɛboɔ a ɛwɔ 32 no nnante nkɔ soro tee.
lesson-step-done = Adaka baako anim. Ɛboɔ no mmɛn da so wɔ ho.
lesson-step-wrong = Wobɛtumi adi no saa, nanso seesei deɛ, ma ɛboɔ a ɛwɔ 32 no nnante.

lesson-jump-own-title = Huri tra wo ara wo dea so
lesson-jump-own-about = Ɛboɔ bɛtumi ahuri atra ɛboɔ a ɛbɛn no, beaeɛ a abɛn bi kyerɛ, sɛ adaka a ɛdi akyire no mu da mpan a. Wobɛtumi ahuri atra wo ara w’aboɔ so nso: saa na wokɔ ntɛm.
lesson-jump-own-task = Fa ɛboɔ a ɛwɔ 32 no huri tra wo ara wo boɔ no so, na gyae no ma ɛnna hɔ.
lesson-jump-own-done = Nnaka mmienu prɛko, na obiara ampira.
lesson-jump-own-wrong = Fa ɛboɔ a ɛwɔ 32 no huri tra deɛ ɛwɔ n’anim no so, na nkyere ɛno.

lesson-capture-title = Sɛdeɛ wokyere
lesson-capture-about = Sɛ wohuri tra ɛboɔ bi so a, wobɛtumi akyere no: paw mmeamudua agyiraeɛ no. Ne mmɛn bɛka deɛ woakora no ho.
lesson-capture-task = Huri tra wo yɔnko boɔ so na kyere no.
lesson-capture-done = Woakyere no, na n’abɛn no yɛ wo dea a wode bɛka ho.
lesson-capture-wrong = Huri tra ɛboɔ tuntum a ɛwɔ wo dea anim no so, na paw sɛ wobɛkyere no.

lesson-chain-title = Huri toatoa so
lesson-chain-about = Ɛboɔ huri wie a, ɛno ara bɛtumi asan ahuri, beaeɛ biara a ɛwɔ abɛn a ɛkyerɛ hɔ, mpɛn dodoɔ a ɛbɛtumi. Wɔnhuri ntra ɛboɔ korɔ no ara so mprenu.
lesson-chain-task = Fa anammɔn baako kyere aboɔ mmienu.
lesson-chain-done = Mmienu prɛko. Hwehwɛ huri a ɛtoatoa soɔ, wo yɔnko deɛ nso.
lesson-chain-wrong = Wobɛtumi ahuri atoatoa so akyere aboɔ tuntum no mmienu: kɔ soro kane, na afei kɔ nifa.

lesson-guard-base-title = Hwɛ yie
lesson-guard-base-about = Nnaka nan a w’aboɔ firii aseɛ wɔ mu no yɛ w’afie. Sɛ wo yɔnko boɔ si emu baako mu a, woadi nkoguo. Ɛboɔ tuntum a ɛwɔ 33 no kyerɛ 32, a hwee nni mu.
lesson-guard-base-task = Di na ɔrentumi mfa n’anammɔn a ɛdi hɔ no nni nkonim.
lesson-guard-base-done = Woagye wo ho. Wobɛtumi akyere deɛ ɔreba no, anaa woagyina ne kwan mu.
lesson-guard-base-wrong = Seesei deɛ, ɔbɛsi wo fie. Wobɛtumi akyere saa ɛboɔ no, anaa woagyina 32?

lesson-base-title = Sɛdeɛ wodi nkonim
lesson-base-about = Sɛ wosi wo yɔnko afie nan no mu baako mu, anaa wokyere n’aboɔ nyinaa a, wodi nkonim.
lesson-base-task = Fa anammɔn yi di nkonim.
lesson-base-done = Woduru ne fie: woadi nkonim!
lesson-base-wrong = W’aboɔ no mu baako gyina fie bi anim tee. N’abɛn no kyerɛ he?

lesson-rest-wari = Sɛ wo yɔnko nni aba, na worentumi mma no bi a, wofa deɛ aka nyinaa. Sɛ tebea bi ba ne mprɛnsa so a, agorɔ no ba awieeɛ, na obiara fa aba a ɛda n’afa.
lesson-rest-warri = Sɛ wo yɔnko nni aba, na worentumi mma no bi a, wofa deɛ aka nyinaa. Na warri wɔ n’amanneɛ pa: tokuro a wode wo nsa aka no, ɛno na wodi; womfa wo nsateaa nkan aba no; na wonni mfa sika nsi ano da.
lesson-rest-wari-24 = Sɛ wo yɔnko nni aba, na worentumi mma no bi a, agorɔ no yɛ pɛ; saa ara na sɛ tebea bi ba ne mprɛnsa so a. Ntokuro no wɔ nɔma wɔ agorɔ yi mu: wo dea yɛ 1 kɔsi 6, na santene baako no toa so 7 kɔsi 12.
lesson-rest-oware = Sɛ wo yɔnko nni aba, na worentumi mma no bi a, wofa deɛ aka nyinaa. Sɛ tebea bi ba ne mprɛnsa so a, obiara fa aba a ɛda n’afa.
lesson-rest-awari = Sɛ w’anammɔn nyinaa bɛma wo yɔnko aba asa a, wobɛtumi adi emu biara, na grand slam kyere ne nyinaa. Sɛ tebea bi ba ne mprɛnsa so a, wɔkyɛ deɛ aka no mu pɛpɛɛpɛ: deɛ wakyere bebree no di nkonim.
lesson-rest-super-wari = Sɛ tebea bi san ba, prɛko pɛ mpo a, agorɔ no ba awieeɛ, na obiara fa aba a ɛda n’afa.
lesson-rest-octilite = Deɛ adu ne so na ɔntumi ntu anammɔn no adi nkoguo. Sɛ tebea bi ba ne mprɛnsa so a, agorɔ no yɛ pɛ. Wobɛtumi akyere wo ara w’aboɔ nso, de agye wɔn mmɛn.

## Krataafa a ɛkyerɛ deɛ wobɛsua.

learn-games = Agorɔ ne mmara
learn-more = Nsɔhwɛ ne mmoa
learn-puzzles = Tebea a anammɔn baako pɛ na ɛyɛ
learn-analysis = Wo ne kɔmputa nhwehwɛ agorɔ bi anaa tebea bi mu
learn-help = Deɛ ɛdi kan, mmara, keyboard
learn-mail = Fa email so di
learn-mail-about = Fa w’anammɔn bua krataa
learn-commands = Ahyɛdeɛ nyinaa, wɔ email mu ne terminal mu
