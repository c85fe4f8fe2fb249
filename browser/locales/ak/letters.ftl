### Nsɛm a nkrataa ne mmuaeɛ ka. Server no nko ara na ɛkenkan yei. Machine na ɛkyerɛɛ aseɛ: draft, sɛ layout.ftl ka no.

letter-greeting = { $name },
letter-hello = Agoo,
letter-you = wo
letter-match-name = { $game } pono { $board }
letter-players = { $match }, { $first } ne { $second }
letter-subject = { $game } wo ne { $name } · pono { $board }
letter-subject-watched = { $game }, { $first } ne { $second } · pono { $board }
letter-writes = { $name } twerɛ sɛ:
letter-reason = Nea enti:
letter-no-reason = (wɔankyerɛ deɛ enti)
letter-operator = Ɔhwɛsofoɔ no
letter-unsubscribe = Mma nkrataa a ɛte sei mmra bio
letter-your-letter-subject = wo krataa
letter-day = { $day }/{ $month }

letter-confirm-subject = wo mail address
letter-confirm = Obi, yɛgye di sɛ wo ara, de address yi akɔ Posthouse account bi mu. Sɛ wo a, bua krataa yi, anaa bue
letter-confirm-then = Afei wo nkrataa bɛba ha, na wobɛtumi afa mail so adi agorɔ. Sɛ ɛnyɛ wo a, nyɛ hwee: worente yɛn nka bio.
letter-sign-up-subject = w’account foforɔ
letter-sign-up = Obi, yɛgye di sɛ wo ara, de address yi retwerɛ ne din { $name } wɔ Posthouse. Sɛ wo a, bua krataa yi wɔ nnansa mu, anaa bue page yi, na din no yɛ wo dea:
letter-if-not-you = Sɛ ɛnyɛ wo a, nyɛ hwee: worente yɛn nka bio.
letter-held-subject = ahyɛdeɛ bi wɔ wo din mu
letter-held = yɛanya mail bi a ɛrebisa biribi wɔ wo din mu. Ɛse ɛfiri:
letter-held-asks = Ɛrebisa:
letter-held-words = ne nsɛm yi:
letter-held-confirm = Obiara bɛtumi de wo address asoma mail, enti yɛnnya nyɛɛ hwee. Sɛ wo a, fa “yes” bua krataa yi wɔ nnansa mu, anaa bue page yi si so dua:
letter-held-not-you = Sɛ ɛnyɛ wo a, nyɛ hwee. Sɛ wompɛ sɛ yɛbisa wo bio a, fa wo ahintasɛm anaa wo mail password ka ahyɛdeɛ no ho.

letter-addresses-subject = Wɔasesa wo address
letter-addresses = Wɔde wo ahintasɛm asesa wo Posthouse account no address seesei ara. Yɛde krataa yi akɔ wo address dada no so; deɛ foforɔ no wɔ wo page no so.
letter-addresses-not-you = Sɛ ɛnyɛ wo a, obi nim wo ahintasɛm: kɔ { $page } so na sesa no seesei, anaa fa asɛm yi soma mail kɔ { $house }:
letter-reset-subject = Wɔasesa wo ahintasɛm
letter-reset = Wɔde link a ɔhwɛsofoɔ no yɛ maa wo asesa wo ahintasɛm seesei ara. Sɛ ɛnyɛ wo a, ka kyerɛ ɔhwɛsofoɔ no seesei.
letter-two-factor-on-subject = Akwannya mmienu no reyɛ adwuma
letter-two-factor-on = Wɔabue akwannya mmienu no ama w’account seesei ara. Sɛ ɛnyɛ wo a, ka kyerɛ ɔhwɛsofoɔ no seesei.
letter-two-factor-off-subject = Akwannya mmienu no nyɛ adwuma bio
letter-two-factor-off = Wɔato akwannya mmienu no mu ama w’account seesei ara. Sɛ ɛnyɛ wo a, ka kyerɛ ɔhwɛsofoɔ no seesei.
letter-webhook-subject = Webhook { $webhook } agyina
letter-webhook = Wo webhook { $webhook } no nnye deɛ Posthouse de kɔma no no:
letter-webhook-then = Posthouse mfa hwee nkɔma no bio. Sɛ wo program no yɛ adwuma bio a, sɔ no hwɛ: sɛ ɛgye a, webhook no bɛtoa so. Sɛ anyɛ saa a, yi firi hɔ.
letter-unread-subject = Wɔankenkan wo mail bi
letter-unread = Ɛnnɛ mail bi firi wo address so baa { $game } pono { $board }. Ɛte sɛ nea ɛnyɛ wo ara na wotwerɛeɛ ({ $reason }), enti wɔankenkan na wɔanyɛ hwee. Sɛ wo na wotwerɛeɛ a, tu w’anammɔn wɔ page no so:
letter-suspended-subject = Wɔagyae address no
letter-bounced-subject = Mail a ɛkɔ wo address so asan aba
letter-bounced = Mail a ɛkɔ { $address } asan aba:
letter-suspended = Yɛmfa nkrataa nkɔ saa address yi so bio kɔsi sɛ wobɛsi so dua bio. Sɛ ɛyɛ adwuma bio, anaa wowɔ foforɔ a, twerɛ
letter-suspended-then = na bua krataa a wobɛnya no.
letter-bounced-day = Yei ne da { $day } wɔ 3 mu: sɛ mail san ba da a ɛtɔ so mmiɛnsa no a, yɛmfa nkrataa nkɔ saa address yi so bio kɔsi sɛ wobɛsi so dua bio.
letter-clocks-run = Wo dɔn no da so kɔ: nkrataa no nyinaa wɔ wo page no so, na wobɛtumi adi agorɔ wɔ hɔ nso.
letter-vacation-subject = Akwamma a ɛhyɛ ne ho aseɛ
letter-vacation = Na wo berɛ reyɛ asa wɔ { $game } pono { $board } so, enti wo akwamma ahyɛ aseɛ. Wo dɔn gyina kɔsi { $until } UTC; wobɛtumi atu anammɔn deɛ. Wo akwamma nnafua { $most } wɔ afe yi mu no, { $used } ayɛ adwuma anaa wɔahyehyɛ.
letter-vacation-end = Sɛ wopɛ sɛ wotwa mu a, fa asɛm yi soma mail kɔ { $house }:
letter-vacation-never = Sɛ wompɛ sɛ akwamma hyɛ ne ho aseɛ a:
letter-seeking-subject = Wonhwehwɛ { $game } agorɔ bio
letter-seeking = Wo berɛ asa wɔ { $game } pono { $board } so, enti Posthouse nhyɛ { $game } agorɔ foforɔ ase mma wo, na wɔayi wo nsafrɛ no afiri hɔ. Sɛ wosan ba a, hwehwɛ bio, sɛ:
letter-goodbye-subject = Nante yie
letter-goodbye =
    Nante yie. { $matches ->
        [0] Na wonni agorɔ biara a ɛrekɔ so.
        [one] Woagyae w’agorɔ a ɛrekɔ so no mu.
       *[other] Woagyae w’agorɔ { $matches } a ɛrekɔ so no mu.
    } Wɔapopa w’account: afoforɔ hunu “{ $deleted }” sɛ wo din ananmu, na obiara ntumi mfa nyɛ adwuma afe baako.
letter-leaving-not-yet = Wɔnnya nyɛɛ hwee, { $name }.
letter-leaving-no-matches = Wonni agorɔ biara a ɛrekɔ so.
letter-leaving-matches = Sɛ wokɔ a, wogyae agorɔ yi mu:
letter-leaving-match = { $game } pono { $board }, wo ne { $name }
letter-leaving = Wɔbɛpopa w’account: wo din, wo address, wo nkrataa, wo nsɛm a woakyerɛw ato hɔ ne deɛ wotwerɛ maa afoforɔ. Wo agorɔ no bɛtena hɔ, wɔ din “{ $deleted }” mu. Obiara ntumi mfa wo din nyɛ adwuma afe baako. Wontumi nsesa yei. “export” kyerɛ sɛdeɛ wobɛnya wo nsɛm no bi ansa. Sɛ wobɛkɔ a, twerɛ:

letter-welcome-no-address = Akwaaba, { $name }. Sɛ wonni address a, wo nkrataa wɔ page no so.
letter-welcome-addresses = Akwaaba, { $name }. Wo nkrataa kɔ address yi mu deɛ ɛdi kan a wobɛsi so dua no so. Ansa na ɛno no, ɛwɔ page no so:
letter-welcome = Akwaaba, { $name }. Ɛfiri seesei, wo nkrataa ba { $address } so.
letter-language = Nkrataa kasa: { $language }
letter-language-of-mail = Nkrataa kasa: deɛ wo mail program no de yɛ adwuma
letter-presence-nobody = Obiara ntumi nhunu sɛ wowɔ ha.
letter-presence-opponents = Wɔn a wo ne wɔn di agorɔ anaa woadi agorɔ ne wo nnamfonom tumi hunu sɛ wowɔ ha.
letter-presence-everybody = Obiara tumi hunu sɛ wowɔ ha.
letter-to-begin = Sɛ wobɛhyɛ aseɛ a, to nsa frɛ obi: wari challenge { $name } computer-2
letter-address-stays = ɛtena hɔ kɔsi sɛ wobɛsi afoforɔ no mu baako so dua
letter-address-confirmed = wɔasi so dua
letter-on-its-way = krataa bi reba: bua, anaa bue ne link no
letter-on-its-way-already = ɛnnɛ krataa no reba dada: bua
letter-address-first = Wɔasi { $address } so dua, { $name }: ɛfiri seesei wo nkrataa ba ha.
letter-address-other = Wɔasi { $address } so dua, { $name }: wobɛtumi afiri so atwerɛ; wo nkrataa da so kɔ { $mailed }.
letter-sign-up-sent = Krataa bi rekɔ { $address }: bua, anaa bue ne link no wɔ nnansa mu, na woayɛ { $name }. Ansa na ɛno no, wɔnkoraa din no mmaa obiara.
letter-your-addresses = Wo address, { $name }; nkrataa kɔ deɛ ɛdi kan a wɔasi so dua no so:
letter-no-address = Wonni address wɔ ha bio: wo nkrataa wɔ page no so.
letter-webhooks-stay = Wo webhooks no da hɔ: “webhooks” bobɔ wɔn din.
letter-tokens-stay = Wo programs no tokens da so yɛ adwuma: “tokens” bobɔ wɔn din.
letter-tokens-end = Wo programs no tokens nyɛ adwuma bio, na wo webhooks aba awieeɛ.
letter-password-changed = Wɔasesa wo ahintasɛm, { $name }.
letter-sessions-stay = Wo sessions no te sɛdeɛ ɛteɛ no ara.
letter-sessions-end = Woafiri baabiara: fa foforɔ no kɔ mu.
letter-other-sessions-end = Woafiri baabiara gye ha.
letter-mail-password-stays = Wo mail password te sɛdeɛ ɛteɛ no ara.
letter-password-reset = Wɔasesa wo ahintasɛm, { $name }: fa foforɔ no kɔ mu. Link no nyɛ adwuma bio.
letter-second-factor-stays = Akwannya mmienu no da so yɛ adwuma.
letter-mail-password-none = Wonni mail password.
letter-mail-password-void = Wo mail password nyɛ adwuma bio, na wonni foforɔ.
letter-mail-password = Wo mail password, { $name }, ne
letter-mail-password-use = Fa twerɛ wo mail mu sɛ wo ahintasɛm ananmu, sɛ
letter-mail-password-may = Ɛbɛtumi adi agorɔ na atwerɛ ama wo, nanso ɛntumi nsesa w’account. Dada no nyɛ adwuma bio. Wɔkyerɛ no pɛnkoro: kora nsɛm yi.
letter-last-of-day = Yei ne ɛnnɛ krataa a ɛtwa toɔ a ɛte sei, ɛfiri sɛ ɛdɔɔso: deɛ aka no wɔ page no so:
letter-last-of-hour = Yei ne krataa a ɛtwa toɔ a ɛte sei wɔ dɔnhwere yi mu, ɛfiri sɛ ɛdɔɔso: deɛ aka no wɔ page no so:
letter-last-of-hour-ignored = Yei ne krataa a ɛtwa toɔ a ɛte sei wɔ dɔnhwere yi mu, ɛfiri sɛ ɛdɔɔso: wɔmmua mail foforɔ a ɛte sɛ wo dea kɔsi saa berɛ no. “help mail” kyerɛ sɛdeɛ wɔtwerɛ.
letter-secret-elsewhere = (wɔkyerɛ no address a woasi so dua so nko ara)

letter-message-subject = Asɛm a ɛfiri { $name }
letter-message = { $name } twerɛ wo:
letter-message-also = { $name } twerɛ wo, ne { $others } nso:
letter-message-answer = Sɛ wobɛbua a, bua krataa yi (ebia yɛbɛbisa wo sɛ wo ara anaa), anaa fa asɛm yi soma mail kɔ { $house }:
letter-message-then = na twerɛ w’asɛm no wɔ mu. Mo mu biara nhunu ne yɔnko address.
letter-broadcast-subject = Krataa a ɛkɔ obiara nkyɛn a ɛfiri { $name }
letter-broadcast = { $name } twerɛ obiara a ɔgye nkrataa a ɛte sei:
letter-broadcast-answer = Sɛ wobɛbua a, fa asɛm yi soma mail kɔ { $house }:
letter-broadcast-end = na twerɛ w’asɛm no wɔ mu. Sɛ wompɛ nkrataa a ɛte sei bio a:

letter-puzzle-subject = Ɛnnɛ nsɔhwɛ: { $game }
letter-puzzle =
    { $moves ->
        [1] Wo ne { $seat }. Anammɔn baako pɛ na ɛdi nkonim: deɛ ɛwɔ he?
       *[other] Wo ne { $seat }. Di nkonim wɔ w’anammɔn { $moves } mu, deɛ wo yɔnko bɛyɛ biara.
    }
letter-puzzle-solve = Yɛ wɔ page no so:
letter-puzzle-end = Sɛ wompɛ nsɔhwɛ bio a, fa asɛm yi soma mail kɔ { $house }:
letter-position = Sɛ nsɛm: { $position }
letter-position-words = Wɔ nsɛm mu, ɛfiri tokuro a kɔsi { $last }: wo wowɔ { $own }; { $other } wɔ { $theirs }. Woakyere { $captured }, { $other } akyere { $lost }.

letter-digest-subject = Wo mpono, { $day }
letter-digest-letters = Nkrataa { $n } wɔ mail baako mu;
letter-digest-turns =
    { $n ->
        [0] biara ntwɛn w’anammɔn.
       *[other] mpono { $n } retwɛn w’anammɔn.
    }
letter-digest-your-turn = Adu wo so:
letter-digest-others = Ne:
letter-digest-reply = Pono biara a ɛwɔ aseɛ ha wɔ n’ankasa address a wɔde bua. Sɛ wobua mail yi kɛkɛ a, ɛnkyerɛ pono ko a wopɛ.
letter-digest-answer = Sɛ wobɛbua krataa yi a, twerɛ kɔ:
letter-digest-overtaken = Pono yi asesa. Krataa foforɔ a ɛwɔ soro no kyerɛ.

letter-duration-none = berɛ biara nni hɔ
letter-duration-moment = ɛnnuru sekɛnd baako
letter-duration-seconds = sekɛnd { $n }
letter-duration-minutes = simma { $n }
letter-duration-hours = dɔnhwere { $n }
letter-duration-days = nnafua { $n }
letter-clock-none = Dɔn nni hɔ: gye wo berɛ.
letter-clock-bank = Dɔn { $clock }: { $bank } ma obiara. Deɛ ne berɛ sa no di nkoguo (hwɛ: help clock).
letter-clock-increment = Dɔn { $clock }: { $bank } ma obiara, na anammɔn biara de { $increment } ka ho. Deɛ ne berɛ sa no di nkoguo (hwɛ: help clock).
letter-clock-cap = Dɔn { $clock }: { $bank } ma obiara, na anammɔn biara de { $increment } ka ho, kɔsi { $cap }. Deɛ ne berɛ sa no di nkoguo (hwɛ: help clock).
letter-clock = Dɔn { $clock } (deɛ wɔakora+deɛ ɛka ho): { $first }, { $second }; ɛkɔ ma deɛ adu no so.
letter-clock-stopped = Dɔn { $clock } (deɛ wɔakora+deɛ ɛka ho): { $first }, { $second }; ɔhwɛsofoɔ no agyina dɔn nyinaa.
letter-reminder = Wode wo berɛ dodoɔ ayɛ adwuma wɔ anammɔn yi ho.
letter-last-reminder = Yei ne nkaeɛ a ɛtwa toɔ.
letter-time-left = Berɛ a aka wo wɔ { $match } so, wo ne { $name }: { $time }.
letter-time-left-until = Berɛ a aka wo wɔ { $match } so, wo ne { $name }: { $time }; ɛsa { $end } UTC.
letter-time-loses = Sɛ wo berɛ sa a, wodi nkoguo.

letter-board-title = { $match }, anammɔn { $n } akyi
letter-move = Anammɔn { $n }: { $told }
letter-legal-moves = Anammɔn a wobɛtumi atu: { $moves }
letter-your-turn = Adu wo so.
letter-their-turn = Adu { $name } so.
letter-you-answer = Wo na ɛsɛ sɛ wogye anaa wopow.
letter-answers = { $name } na ɛsɛ sɛ ɔgye anaa ɔpow.
letter-answers-you-may-move = { $name } na ɛsɛ sɛ ɔgye anaa ɔpow. Wobɛtumi atu anammɔn a ɛdi kan no seesei.
letter-proposes-draw = { $name } su pɛyɛ
letter-proposes-takeback = { $name } srɛ sɛ ɔsan anammɔn bi akyi
letter-you-proposed-draw = Woasu pɛyɛ.
letter-you-proposed-takeback = Woasrɛ sɛ wosan w’anammɔn a ɛtwa toɔ no akyi.
letter-proposal-answers = { $proposal }: “{ $game } accept { $board } --number={ $number }” pene so, “{ $game } reject { $board } --number={ $number }” pow, na anammɔn biara twa mu.
letter-answer-proposal = { $proposal }: fa yei nko ara bua: accept, anaa: reject
letter-board-on-page = Pono no wɔ page no so:
letter-replay-on-page = Hwɛ agorɔ no nyinaa wɔ page no so:
letter-to-move =
    { $n ->
        [one] Sɛ wobɛtu anammɔn a, fa yei nko ara bua: { $moves }
       *[other] Sɛ wobɛtu anammɔn a, fa yeinom mu baako nko ara bua: { $moves }
    }
letter-to-move-such = Sɛ wobɛtu anammɔn a, fa w’anammɔn nko ara bua, te sɛ: { $move }
letter-to-move-list = Wobɛtumi atwerɛ biribi ama wo yɔnko wɔ w’anammɔn no aseɛ. Wobɛtumi nso de w’anammɔn asi ? no ananmu wɔ yei mu:
letter-to-move-mail = Anaa fa asɛm yi soma mail kɔ { $house }:
letter-to-move-page = Anaa tu anammɔn wɔ page no so:
letter-tap-house = Sɛ wobɛtu anammɔn a, mia tokuro a hye da ho so na fa mail no kɔ, anaa fa ne din nko ara bua, te sɛ: { $move }
letter-tap-move = Sɛ wobɛtu anammɔn a, mia baako so na fa mail no kɔ, anaa fa anammɔn no nko ara bua, te sɛ: { $move }
letter-chat = Nkɔmmɔ:
letter-answer-chat =
    Sɛ wobɛbua a, fa yei nko ara bua: chat
    na twerɛ w’asɛm no wɔ aseɛ.
letter-watching = Worehwɛ agorɔ yi; “{ $game } unsubscribe { $board }” gyae nkrataa yi.
letter-conditional-moves = W’anammɔn a woahyehyɛ:
letter-submitted = Anammɔn a woasiesie ne { $move }: “{ $game } confirm { $board } --number={ $number }” tu.
letter-note = Deɛ woatwerɛ ato hɔ:

letter-name-of-bot = { $name }, bot bi,
letter-challenges-you = { $name } to nsa frɛ wo agorɔ mu: { $match }.
letter-moves-first = { $name } di kan.
letter-you-move-first = Wo na wodi kan.
letter-you-moved-first = Woatu anammɔn a ɛdi kan no.
letter-unrated = Ɛnni nɔma.
letter-style = Computer no kwan ne { $style }.
letter-until-accepted = Kɔsi sɛ wobɛgye no, dɔn biara nkɔ na hwee nka ho.
letter-to-accept = Sɛ wobɛgye a, fa yei nko ara bua: accept
letter-to-accept-or-move = Sɛ wobɛgye a, fa yei nko ara bua: accept, anaa w’anammɔn a ɛdi kan.
letter-to-decline = Sɛ wobɛpow a, fa yei nko ara bua: decline
letter-to-reject = Sɛ wobɛpow a, fa yei nko ara bua: reject
letter-expires = Sɛ woammua a, nsafrɛ no ba awieeɛ { $day }.
letter-accepted = Wɔagye nsafrɛ no, na agorɔ no hyɛ aseɛ: { $match }.
letter-begins = Agorɔ bi hyɛ aseɛ: { $match }.
letter-offered = Wɔde agorɔ ama { $name }: { $match }.
letter-offered-begins = Ɛhyɛ aseɛ berɛ a { $name } gye; kɔsi saa berɛ no, dɔn biara nkɔ na hwee nka ho.
letter-offered-expires = Nsafrɛ no ba awieeɛ { $day }.
letter-to-withdraw = “{ $game } withdraw { $board }” yi nsafrɛ no firi hɔ.
letter-offered-to-you = { $name } to nsa frɛ wo agorɔ yi mu: “{ $game } accept { $board }” gye, “{ $game } decline { $board }” pow.
letter-offered-to-you-move = { $name } to nsa frɛ wo agorɔ yi mu: “{ $game } accept { $board }” anaa w’anammɔn a ɛdi kan gye, “{ $game } decline { $board }” pow.
letter-not-accepted = { $name } nnya nnyee nsafrɛ no: kɔsi saa berɛ no, dɔn biara nkɔ na hwee nka ho.
letter-etiquette = Agorɔ yi di amanneɛ so: tokuro a wode wo nsa ka no na wodi, wɔnsɔ anammɔn biara nhwɛ na wɔnsan akyi, na obiara nni ho sika.
letter-etiquette-kept = Wɔdi amanneɛ so.
letter-senior = { $name } na ɔdii kan baa ha, enti { $name } bɛtumi adi kan anaa agyae ama.
letter-senior-you = Wobaa ha ansa na { $other } reba, enti wobɛtumi adi kan: tu anammɔn, anaa fa anammɔn a ɛdi kan no ma { $other } wɔ “{ $game } yield { $board }” mu.
letter-senior-other = { $name } baa ha ansa na wo reba, enti { $name } bɛtumi adi kan anaa agyae ama.
letter-yielded = { $name } de anammɔn a ɛdi kan no ama { $other }.
letter-yielded-by-you = Wode anammɔn a ɛdi kan no ama { $other }.
letter-yielded-to-you = { $name } de anammɔn a ɛdi kan no ama wo.
letter-to-yield = Sɛ wode anammɔn a ɛdi kan no bɛma { $name } a, fa yei nko ara bua: yield
letter-thanks = { $name } da wo ase wɔ agorɔ no ho.
letter-to-thank =
    Sɛ wobɛda wo yɔnko ase wɔ agorɔ no ho a, fa yei nko ara bua: chat
    na twerɛ w’asɛm ma { $name } wɔ aseɛ.
letter-first-moves = Deɛ ɔdi kan: { $who }.
letter-first-by-lot = ntonto na ɛkyerɛ
letter-first-accepts = deɛ ɔgye no
letter-first-poster = deɛ ɔfrɛ no
letter-waits = { $game } pono { $board } retwɛn obi foforɔ.
letter-waits-words = Deɛ ɔgye no kenkan wo nsɛm no.
letter-waits-listed = “{ $game } waiting” kyerɛ kɔsi sɛ obi bɛgye; “{ $game } withdraw { $board }” yi firi hɔ.
letter-invitation = { $game } pono { $board } retwɛn adamfo, nnafua { $days }. Fa link yi kɔma no:
letter-invitation-withdraw = “{ $game } withdraw { $board }” yi link no firi hɔ.
letter-you-declined = Woapow { $game } pono { $board }; { $name } nya krataa.
letter-you-withdrew = Woayi { $game } pono { $board } afiri hɔ: ɛnni hɔ mma { $name } bio.

letter-declined = { $name } apow: agorɔ no nka ho.
letter-withdrawn = { $name } ayi afiri hɔ: agorɔ no anhyɛ aseɛ da.
letter-expired = Wɔannye no berɛ ano: agorɔ no anhyɛ aseɛ da.
letter-void = Ɔhwɛsofoɔ no atwa mu: agorɔ no nka ho.
letter-drawn-agreed = Pɛyɛ: wɔn baanu apene so.
letter-drawn = Pɛyɛ: { $why }.
letter-operator-decided = ɔhwɛsofoɔ no na ɔkyerɛeɛ
letter-won = { $name } adi nkonim: { $why }.
letter-won-resigned = { $name } adi nkonim: { $other } agyae mu.
letter-won-time = { $name } adi nkonim: { $other } berɛ asa.
letter-won-absent = { $name } adi nkonim: { $other } anni n’agorɔ a ɛdi kan wɔ berɛ mu.
letter-ratings = Nɔma: { $changes }.

letter-plan-answered = W’anammɔn a woahyehyɛ de { $yours } abua { $theirs }.
letter-plan-dropped = W’anammɔn a woahyehyɛ nni { $move } mmuaeɛ: wɔayi afiri hɔ.
letter-plan-dropped-seats = Wɔayi w’anammɔn a woahyehyɛ afiri hɔ, ɛfiri sɛ seesei wote ɔfa a ɛka ho.
letter-plan-dropped-takeback = Wɔayi w’anammɔn a woahyehyɛ afiri hɔ, ɛfiri sɛ wɔasan anammɔn bi akyi.
letter-plan-waits = Posthouse tu berɛ a wo yɔnko tu; obi foforɔ biara nhunu.
letter-no-plan = Wonhyehyɛɛ anammɔn biara wɔ { $game } pono { $board } so.
letter-no-plan-any-more = Wonni anammɔn a woahyehyɛ wɔ { $game } pono { $board } so bio.
letter-played-already = Wɔatu anammɔn { $n } dada: { $move }. Wɔansesa hwee.
letter-move-made-already = Woatu saa anammɔn yi dada: { $move }, wɔ { $match }.
letter-draw-unanswered = Woasu pɛyɛ dada; { $name } nnya mmuaeɛ.
letter-takeback-unanswered = Woasrɛ sɛ wosan w’anammɔn akyi dada; { $name } nnya mmuaeɛ.
letter-said = Wɔaka wɔ { $match }; { $name } bɛtumi akenkan.
letter-said-to-computer = Wɔaka wɔ { $match }, nanso { $name } yɛ computer.
letter-own-match-again = Wodi agorɔ wɔ { $game } pono { $board } so: wonya ne nkrataa sɛ wo agorɔ foforɔ no dea.
letter-own-match-silent = Mail biara mma wɔ { $game } pono { $board } ho bio: ne nkrataa wɔ page no so; dɔn no da so kɔ. “{ $game } subscribe { $board }” de san ba.
letter-subscribed = Seesei wonya { $game } pono { $board } nkrataa; “{ $game } unsubscribe { $board }” gyae.
letter-unsubscribed = Nkrataa biara mma wɔ { $game } pono { $board } ho bio.
letter-preview = Nsɔhwɛ kɛkɛ; wɔantu hwee.
letter-nothing-submitted = Wɔantu hwee wɔ { $game } pono { $board } so, na wonsiesiee anammɔn biara wɔ hɔ.
letter-submitted-board = Woasiesie, nanso wɔntuu no. Pono no bɛyɛ sei:
letter-noted = Woatwerɛ wɔ { $game } pono { $board } ho; obi foforɔ biara nhunu.
letter-no-note-any-more = Wontwerɛɛ hwee wɔ { $game } pono { $board } ho bio.

letter-on-board-captured = akyere
letter-on-board-below = { $who } wɔ aseɛ
letter-on-board-lifted = wɔayi
letter-on-board-sown = wɔagu
letter-on-board-taken = akyere
letter-on-board-moved = atu
letter-on-board-left = firii
letter-on-board-passed = faa so
letter-on-board-base = base
letter-on-board-sowing = Anammɔn a ɛtwa toɔ: * wɔayi, > < wɔagu
letter-on-board-sowing-captures = Anammɔn a ɛtwa toɔ: * wɔayi, > < wɔagu, x akyere
letter-on-board-narrow-sowing = * wɔayi, > < wɔagu
letter-on-board-narrow-lifted = * wɔayi
letter-on-board-narrow-captures = x akyere
letter-on-board-pods = A ɛtwa toɔ: [ ] pod no, . baabi a na ɛwɔ, * akyere
letter-on-board-narrow-pods = o anaa x: atu
letter-on-board-narrow-passed = : faa so, * akyere
letter-on-board-prongs-left = Prongs a aka:
letter-on-board-white = fitaa
letter-on-board-black = tuntum
letter-on-board-prongs = Prongs:
letter-on-board-one-prong = prong 1 a wode bɛka ho
letter-on-board-more-prongs = prongs { $n } a wode bɛka ho

letter-head-boards = Mpono:
letter-head-seat = Aseɛ:
letter-head-broadcasts = Obiara:
letter-head-puzzle = Nsɔhwɛ:
letter-head-quiet = Komm:
letter-head-blocked = Wɔasi:
letter-notify-each = wɔde biara ba sɛ ɛba ara pɛ
letter-notify-digest = mail baako da biara, anɔpa 7:00
letter-notify-once = wɔde baako ba, na biara mma bio kɔsi sɛ wobɛba page no so anaa wobɛdi agorɔ
letter-notify-never = wɔmfa biara mma; ɛwɔ page no so
letter-notify-usual = (“notify usual GAME/12” yi firi hɔ)
letter-notify-puzzle = baako da biara, anɔpa 7:00
letter-seat-first = deɛ ɔdi kan; wo dea wɔ baabi a ntokuro wɔ nɔma
letter-seat-own = wo ara wo dea
letter-yes = aane
letter-no = dabi
letter-quiet-none = biara nni hɔ (wo berɛ: { $zone })
letter-quiet = { $from }:00 kɔsi { $until }:00 (wo berɛ: { $zone })
letter-go-to = Nkrataa kɔ { $address }
letter-go-to-page = Nkrataa kɔ wo page so: wo address biara nnye mail
letter-address-bounced = { $address }: mail san baeɛ, si so dua bio
letter-address-replaced = { $address }: ɛtena hɔ kɔsi sɛ wɔbɛsi foforɔ so dua
letter-address-unconfirmed = { $address }: wonnya nsii so dua
letter-message-sent = W’asɛm no kɔ { $names }:

## Command nsɛm

command-word-accept = megye
command-word-challenge = frɛ no
command-word-chat = nkɔmmɔ
command-word-confirm = si so dua
command-word-help = mmoa
command-word-language = kasa
command-word-message = nkra
command-word-move = anammɔn
command-word-pass = ma ɛnkɔ
command-word-propose = pɛyɛ
command-word-reject = mepow
command-word-rematch = bio
command-word-resign = megyae
command-word-show = kyerɛ
command-word-signup = kyerɛw din
command-word-undo = san akyi
command-word-vacation = akwamma
command-word-withdraw = yi firi hɔ

## Akansie

letter-cup-subject = Akansie { $name }: { $what }
letter-cup-off = wɔagyae
letter-cup-begins = ɛhyɛ aseɛ
letter-cup-over = aba awieeɛ
letter-cup-robin = obiara ne obiara
letter-cup-robin-in-turn = obiara ne obiara, mmerɛ mmerɛ
letter-cup-in-pools = { $system }, akuo a emu biara bɛyɛ { $n } ne awieeɛ agorɔ
letter-cup-swiss = Swiss
letter-cup-swiss-rounds = Swiss, mpɛn { $n }
letter-cup-knockout = deɛ odi nkoguo no firi mu
letter-cup-match = akuo akansie
letter-cup-battle =
    { $n ->
        [1] { $system }, akuo akansie: kuo biara mu deɛ ɔdi kan no mpoma na ɛka ho
       *[other] { $system }, akuo akansie: kuo biara mu nnipa { $n } a wɔdi kan no mpoma na ɛka ho
    }
letter-cup-sides = { $one } ne { $two } di agorɔ: ɛpono tia ɛpono; wɔn a aka no yɛ nsianim, na wɔnni agorɔ.
letter-cup-to-enter-for-team = Sɛ wode wo ho bɛhyɛ mu ama wo kuo a: “{ $game } join { $name }”, anaa “{ $game } join { $name } TEAM”.
letter-cup-team = kuo
letter-cup-reserves = Nsianim a wɔnni agorɔ: { $names }.
letter-cup-arena =
    { $n ->
        [one] arena simma { $n }
       *[other] arena simma { $n }
    }
letter-cup-arena-streaks =
    { $n ->
        [one] arena simma { $n }, nkonim mmienu toatoa so a agorɔ bu mprenu
       *[other] arena simma { $n }, nkonim mmienu toatoa so a agorɔ bu mprenu
    }
letter-cup-race = { $system }, kɔsi nkonim { $n }
letter-cup-games = { $system }, agorɔ { $n } wɔ nhyiamu biara mu
letter-cup-round-minutes =
    { $n ->
        [1] { $system }, ntwaho baako simma biara
       *[other] { $system }, ntwaho baako simma { $n } biara
    }
letter-cup-is = { $name } yɛ { $game } akansie: { $system }.
letter-cup-unrated = Ne agorɔ no nni nɔma.
letter-cup-tied-race = Sɛ agorɔ { $n } akyi no obiara nnii nkonim a ɛdɔɔso a, deɛ ɔwɔ nkonim pii na ɔtoa so; sɛ ɛyɛ pɛ a, deɛ ne gyinabea korɔn.
letter-cup-tied = Sɛ ɛyɛ pɛ a, wɔdi agorɔ bio kɔsi sɛ obi bedi nkonim; pɛyɛ { $n } akyi no, deɛ ne gyinabea korɔn na ɔtoa so.
letter-cup-starts = Ɛhyɛ aseɛ { $start } UTC, wɔn a wɔatwerɛ wɔn din nyinaa na wɔdi: { $names }.
letter-cup-starts-full = Ɛhyɛ aseɛ berɛ a nnipa { $n } atwerɛ wɔn din, na ɛnkyɛre sene { $start } UTC, wɔn a wɔatwerɛ wɔn din nyinaa na wɔdi: { $names }.
letter-cup-nobody = obiara nni hɔ
letter-cup-to-enter = Sɛ wobɛkɔ mu a: “{ $game } join { $name }”.
letter-cup-called-off-early = Deɛ ɔbɔɔ ho dawuro no agyae.
letter-cup-called-off-few = Wɔagyae: nnipa a wɔtwerɛɛ wɔn din no sua.
letter-cup-called-off-side = Wɔagyae: akuo mmienu no baako nni obi a ɔbɛdi agorɔ.
letter-cup-began = Ɛhyɛɛ aseɛ { $begun }.
letter-cup-arena-runs = Ɛma wɔhyia kɔsi { $until } UTC. “{ $game } join { $name }” kyerɛ sɛ wowɔ ha: wodi agorɔ berɛ a obi wɔ kwan, na agorɔ biara akyi no wodi bio.
letter-cup-evening-runs = Kɔsi sɛ yɛbɛhyehyɛ ntwaho a ɛtwa toɔ no, “{ $game } join { $name }” de wo kɔ ntwaho a ɛdi so no mu anaa ɛsan de wo ba, “{ $game } leave { $name }” ma wogye w’ahome agorɔ no akyi, na “{ $game } bye { $name }” ma wohome ntwaho a ɛdi so no, prɛko, point fa.
letter-cup-next-round = Ntwaho a ɛdi so no firi aseɛ { $time } UTC.
letter-cup-began-over = Ɛhyɛɛ aseɛ { $begun } na ɛbaa awieeɛ { $ended }.
letter-cup-seeding = Nɔma na ɛkyerɛ gyinabea; wɔn a wɔnni bi no ba akyire, ntonto so.
letter-cup-seeds = Nɔma na ɛkyerɛ gyinabea: { $names }.
letter-cup-by-lot = (ntonto)
letter-cup-player = ɔgorɔfoɔ
letter-cup-points = nsɛm
letter-cup-won = di
letter-cup-drawn = pɛyɛ
letter-cup-lost = hwe
letter-cup-left = * afiri akansie no mu.
letter-cup-ties = Sɛ ɛyɛ pɛ a, wɔhwɛ { $ties } (FIDE C.07).
letter-cup-then = { $some }, afei { $next }
letter-cup-tie-direct = wɔn ankasa nhyiamu
letter-cup-tie-wins = agorɔ a wadi
letter-cup-tie-round = baabi a waduru
letter-cup-tie-buchholz-cut = Buchholz a ɔyɔnko mmerɛ no nka ho
letter-cup-short-direct = ankasa
letter-cup-short-wins = nkonim
letter-cup-short-round = duru
letter-cup-round = Mpɛn { $n }
letter-cup-final-round = Awieeɛ agorɔ, mpɛn { $n }
letter-cup-pool = Kuo { $n }
letter-cup-final = Awieeɛ agorɔ
letter-cup-playing = Wɔredi seesei
letter-cup-bye = { $name }: ɔgye n’ahome
letter-cup-half-bye = { $name }: ɔhome, point fa
letter-cup-empty = obiara nni hɔ
letter-cup-unplayed = { $meeting }, wɔanni
letter-cup-running = { $board } (ɛrekɔ so)
letter-cup-boards = { $meeting }, pono { $boards }
letter-cup-entered = Woahyɛn { $name } mu.
letter-cup-entered-late = Woakɔ { $name } mu, na wobɛdi agorɔ firi ntwaho { $n }; ntwaho a apa wo ho no yɛ point fa.
letter-cup-at-once =
    { $n ->
        [1] Wodi { $name } agorɔ baako prɛko.
       *[other] Wodi { $name } agorɔ { $n } pɛ prɛko.
    }
letter-cup-not-playing = Worenni wɔ { $name } mu.
letter-cup-you-left = Woafiri { $name } mu: w’agorɔ a ɛrekɔ so wɔ mu no, woagyae, na deɛ ɛka a anka wobɛdi no, afoforɔ adi so nkonim.
letter-cup-you-pause = Yɛmmfa wo ne obi nhyia wɔ { $name } mu bio; agorɔ a ɛrekɔ so no toa so. “{ $game } join { $name }” de wo ba mu bio.
letter-cup-said = Wɔn a wɔwɔ { $name } mu nyinaa bɛtumi akan.
letter-cup-bye-wished = { $name } ntwaho { $n } mu no wobɛhome, na wonya point fa. “{ $game } bye { $name }” bio yi firi hɔ.
letter-cup-bye-back = Yɛayi wo home no afiri hɔ: wobɛdi agorɔ wɔ { $name } ntwaho { $n } mu.
letter-cup-is-off = Wɔagyae { $name }; wɔn a wɔatwerɛ wɔn din no nya krataa.
letter-cup-tomorrow = aka da koro na ahyɛ aseɛ
letter-cup-soon = ɛrenkyɛ ɛbɛhyɛ aseɛ
letter-cup-reminder = { $name } hyɛ aseɛ { $time } ({ $zone }): { $start } UTC. Woahyɛn mu.
letter-cup-reminder-once = { $name } hyɛ aseɛ { $start } UTC. Woahyɛn mu.
letter-cup-cannot-come = Sɛ wontumi mma a: “{ $game } leave { $name }”.
letter-series-daily = da biara
letter-series-weekly = { $weekday } biara
letter-series-monthly =
    { $which ->
        [1] ɔsram biara { $weekday } a ɛdi kan
        [2] ɔsram biara { $weekday } a ɛtɔ so mmienu
        [3] ɔsram biara { $weekday } a ɛtɔ so mmiɛnsa
        [4] ɔsram biara { $weekday } a ɛtɔ so nan
       *[5] ɔsram biara { $weekday } a ɛtwa toɔ
    }
letter-series-is = { $name } yɛ { $game } akansie a ɛba mpɛn pii, { $every } { $time } ({ $zone }); { $n } yɛ berɛ baako.
letter-series-over = Aba awieeɛ.
letter-series-announces = Deɛ ɛhyɛ aseɛ { $start } UTC no, wɔbɛbɔ ho dawuro { $day }.
letter-series-regulars = Wɔn a wɔwɔ ne nyinaa mu: { $names }. “{ $game } join { $name }” de wo nso hyɛ ne nyinaa mu.
letter-series-winner = { $name }, { $day }, agodifoɔ { $n }: { $winner } dii nkonim
letter-series-unplayed = { $name }, { $day }: obiara anni agorɔ
letter-series-season = Berɛ { $season }, akansie { $n } wɔ { $of } mu akyi:
letter-series-played = dii
letter-series-won = nkonim
letter-series-entered = Ɛfiri seesei wowɔ { $name } akansie biara mu.
letter-series-left = Wonni { $name } akansie mu bio.
letter-series-ended = { $name } aba awieeɛ. Deɛ ɛnhyɛɛ aseɛ no wɔagyae, na wɔn a wɔwɔ mu no nya krataa; deɛ ɛrekɔ so no kɔ so.
letter-team-subject = Kuo { $team }
letter-team-asks = { $name } pɛ sɛ ɔkɔ { $team } mu. “team { $team } --admit={ $name }” gye no, “team { $team } --remove={ $name }” nnye no.
letter-team-admitted = { $name } agye wo: wowɔ { $team } mu seesei.
letter-team-refused = { $team } annye wo.
letter-team-removed = { $name } ayi wo afiri { $team } mu.
letter-team-captain = Wo na woyɛ { $team } panin seesei.
letter-team-line =
    { $n ->
        [1] { $team }: onipa baako, panin { $captain }; obiara tumi kɔ mu
       *[other] { $team }: nnipa { $n }, panin { $captain }; obiara tumi kɔ mu
    }
letter-team-line-on-request =
    { $n ->
        [1] { $team }: onipa baako; panin { $captain } na ɔgye nnipa
       *[other] { $team }: nnipa { $n }; panin { $captain } na ɔgye nnipa
    }
letter-team-members = Wɔn a wɔwɔ mu: { $names }.
letter-team-asking = Wɔn a wɔrebisa: { $names }.
letter-team-to-join = Sɛ wobɛkɔ mu a: “team { $team } --join”.
