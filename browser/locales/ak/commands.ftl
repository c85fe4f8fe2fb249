### Deɛ “help” ka. Server no nko ara na ɛkenkan yei. Machine na ɛkyerɛɛ aseɛ: draft, sɛ layout.ftl ka no. Ahyɛdeɛ ne nsɛm a
### ɛwɔ `…` mu anaa ɛyɛ nkyerɛwdeɛ akɛseɛ no nsesa; nsensaneɛ a ɛhyɛ mu no nnboro 68.

topic-begin =
    Posthouse yɛ server ma aba agorɔ (Wari, Warri, Super-Wari, Oware) ne OctiLite. Fa mail, page no anaa terminal so di, wo ne nnipa anaa computer no.
    Ahyɛdeɛ korɔ no ara na ɛyɛ adwuma baabiara; wɔ mail mu no, twerɛ no wɔ subject no mu.

        signup ann mypassword          bue account
        list                           agorɔ no nyinaa
        wari help                      agorɔ bi tiawa
        wari help rules                ne mmara
        wari help example              agorɔ bi, anammɔn anammɔn
        wari challenge ann computer-2  hyɛ agorɔ ase
        wari challenge ann bob         frɛ bob ma agorɔ
        wari move 1 ann mypassword c   tu anammɔn wɔ pono 1 so
        wari show 1                    kyerɛ pono bi
        help tutorial                  agorɔ a ɛdi kan
        help mail                      sɛdeɛ wɔde mail di
        help clock                     sɛdeɛ dɔn no yɛ adwuma
        help ratings                   sɛdeɛ nɔma no yɛ adwuma
        help commands                  ahyɛdeɛ no nyinaa
        help move                      mmoa wɔ ahyɛdeɛ baako ho
topic-commands =
    GAME yɛ agorɔ bi din, + kyerɛ baako anaa pii, [ ] deɛ wobɛtumi ayi afiri hɔ.
    Sɛ woakɔ mu a, mfa user ne password nka ho.
topic-mail =
    Sɛdeɛ wɔde mail di agorɔ

    Bua krataa a ɛkyerɛ pono no: twerɛ w’anammɔn wɔ nsensaneɛ a ɛdi kan no so (c pɛ) na fa kɔ. Nsɛm a ɛwɔ aseɛ no kɔ wo yɔnko hɔ. Anaa fa w’anammɔn si ? no ananmu wɔ anammɔn no mu. Wo mmuaeɛ no na ɛma Posthouse hunu pono a wokyerɛ. Ɛtu anammɔn no sɛ biribiara nsii wɔ pono no so ɛfiri saa berɛ no a. Sɛ wo mmuaeɛ no mu nna hɔ a, ɛbisa wo na ɛntu hwee.

    Wɔkenkan pono a woasan de ne anammɔn abrɛ sɛ deɛ wɔafa afiri krataa mu. Mail a agorɔ bi din yɛ ne subject na ɛhyɛ aseɛ sei
             Ann  Bob
          1.  c    ?
    frɛ Bob ma agorɔ na ɛtu c, sɛ Posthouse hunu pefee sɛ woyɛ Ann a.

    Sɛ obi frɛ wo ma agorɔ a, wobɛnya krataa. Fa accept nko ara, w’anammɔn a ɛdi kan, anaa decline bua. Ansa na hwee nhyɛ aseɛ.

    Deɛ aka nyinaa yɛ ahyɛdeɛ, sɛ mail foforɔ subject:
        wari move 12 ann PASSWORD c      deɛ ɛwɔ aseɛ: nsɛm
        wari move 12 ann PASSWORD c#5    sɛ ɛyɛ anammɔn 5 a
    Anaa mfa hwee nhyɛ subject no mu (anaa twerɛ: multiple) na fa ahyɛdeɛ baako to nsensaneɛ biara so, kɔsi nsensaneɛ --, thanks anaa quit; # hyɛ nsɛm bi ase. Wobɛnya mmuaeɛ baako ama ne nyinaa.

    Wo a woyɛ. Mmuaeɛ a ɛfiri address a woasi so dua no nhia ahintasɛm; ɛyɛ adwuma kɔsi anammɔn a ɛdi hɔ. Mail foforɔ biara hia ahintasɛm. Ɛnhia sɛ ɛyɛ w’account deɛ: “change mail-password” ma wo ahintasɛm a ɛtumi di agorɔ nanso ɛrentumi nsesa w’account. Sɛ ahintasɛm nni hɔ na wo mail server nkyerɛ wo a woyɛ a, wobɛnya krataa a ɛbisa sɛ si so dua; hwee nsi kɔsi sɛ wode “yes” bɛbua anaa wobɛbue ne link.

    Mail dodoɔ.
        notify ann PASSWORD digest           mail baako da biara
        notify ann PASSWORD never wari/12    hwee mfa pono yi ho
        notify ann PASSWORD each puzzle      ɛnnɛ nsɔhwɛ
        notify ann PASSWORD --quiet=22-7 --zone=+1:00
        letters ann PASSWORD                 deɛ ɛduruu wo nkyɛn
        vacation ann PASSWORD 2027-07-01 2027-07-14
    Nkrataa a ɛfa agorɔ ho ne deɛ ɛkɔ obiara nkyɛn no wɔ link a wode gyae. Nkrataa nyinaa wɔ page no so nso.

    Mail a ɛba mprenu no yɛ baako. Posthouse mmua mail a machine de ba anaa mailing list.
topic-ratings =
    Sɛdeɛ nɔma no yɛ adwuma

    Ɔgodifoɔ biara wɔ nɔma wɔ agorɔ biara mu: ɛkɔ soro sɛ wodi nkonim a, ɛba fam sɛ wodi nkoguo a, na sɛ na obiara nhwɛ kwan a ɛsesa kɛseɛ. Deɛ ne nɔma boro 200 no di nkonim bɛyɛ mmiɛnsa wɔ agorɔ nan mu. Nɔma no di Glicko-2 (Mark Glickman) so.

    Agodifoɔ foforɔ hyɛ aseɛ wɔ 1500, computer no wɔ 800 (computer-1) kɔsi 2700 (computer-20). 1523 ± 45 kyerɛ sɛ: ahoɔden ankasa no mmoro 45 mprenu firi 1523 ho. Nɔma a ɛdi ± akyi no so te wɔ agorɔ biara mu, na ɛkɔ soro nkakrankakra. Sɛ ɛboro 110 a, nɔma no nnyinaa yie: ɛwɔ 1523?, na ɛnni gyinabea.

    Agorɔ bi kan sɛ ɛwɔ nɔma, aba awieeɛ, na baanu no nyinaa atu anammɔn a. Ɛnkan sɛ nsato no kaa saa, sɛ ɛhyɛɛ aseɛ wɔ tebea a wɔahyehyɛ mu, anaa sɛ wɔsan anammɔn bi wɔ computer no ho a. Nɔma sesa berɛ a agorɔ no ba awieeɛ; krataa no kyerɛ ne mmienu.

        wari standings          agodifoɔ a wodi kan
        wari history ann        ann agorɔ ne ne nɔma
        wari history ann bob    agorɔ a ɛda wɔn ntam
topic-clock =
    Sɛdeɛ dɔn no yɛ adwuma

    Wɔtwerɛ dɔn sɛ 30d+1d/40d: ɔgodifoɔ biara hyɛ aseɛ ne nnafua 30, anammɔn biara de da baako ka ho, na obiara nkora boro nnafua 40; sɛ nɔma a ɛtɔ so mmiɛnsa nni hɔ a, ɛnboro deɛ wɔde hyɛɛ aseɛ. Ɛkɔ ma deɛ adu ne so, na deɛ ne berɛ asa no di nkoguo. “none” kyerɛ sɛ dɔn nni hɔ.

    { topic-pauses }

    Agodifoɔ nya nkaebɔ berɛ a wɔn berɛ mu nkyekyɛmu num mu nan asa, ne baako bio ansa na awieeɛ.

        wari challenge ann bob --clock=10d+12h    ne dɔn yi
        sleep ann PASSWORD 23-7                   nna berɛ
        vacation ann PASSWORD 2026-12-24 2027-01-06  akwamma
topic-pauses = Ɔgodifoɔ dɔn gyina wɔ ne nna berɛ mu (nnɔnhwere 10 da biara), ne nnawɔtwe awieeɛ (nnafua 2 nnawɔtwe biara) ne n’akwamma mu (nnafua 30 afe biara). Ne nyinaa ma anammɔn bi ware nnafua 60 ne berɛ a aka no mprenu pɛ. Dɔn nyinaa gyina berɛ a server no agyina anaa ɔhwɛsofoɔ no agyae. Wobɛtumi atu anammɔn berɛ biara.

tutorial-title = { $title } agorɔ a ɛdi kan, anammɔn anammɔn
tutorial-sign-up = ann twerɛ ne din na ɔbua krataa “confirm …” a ɔnya no:
tutorial-challenge = Ɔfrɛ computer no a ɛnyɛ den koraa na ɔpɛ sɛ ɔdi kan:
tutorial-board = Mmuaeɛ no kyerɛ ne pono nɔma, 1, ne tebea no:
tutorial-first-move = N’anammɔn a ɛdi kan. Ɔtwerɛ anammɔn a kwan wɔ hɔ no mu baako, { $move }, sɛ ahyɛdeɛ, anaa “{ $move }” nko ara wɔ ne mmuaeɛ mu:
tutorial-next-move = Adu ne so bio. Ɔtwerɛ anammɔn a kwan wɔ hɔ no mu baako, { $move }, sɛ ahyɛdeɛ, anaa “{ $move }” nko ara wɔ ne mmuaeɛ mu:
tutorial-answer = Computer no tu anammɔn, na krataa kyerɛ no pono no:
tutorial-whole = Saa na agorɔ no kɔ so. Krataa biara wɔ anammɔn no nyinaa, sɛ deɛ ɛwɔ aseɛ ha; ? gyina w’anammɔn a ɛdi hɔ ananmu, na wobɛtumi atwerɛ hɔ. Agorɔ no nyinaa:
tutorial-now-you = Afei wo: “{ $game } help rules” wɔ mmara no, “help mail” kyerɛ sɛdeɛ wɔde mail di.

command-help = kyerɛ agorɔ bi, ahyɛdeɛ bi, anaa ne nyinaa mu; GAME help nso
command-help-more = `help wari` ka agorɔ no ho asɛm tiawa; `help wari rules` wɔ ne mmara, `help wari example` agorɔ bi anammɔn anammɔn, `help wari tutorial` agorɔ a ɛdi kan. `help move` kyerɛ ahyɛdeɛ baako mu, `help commands` ne nyinaa, `help mail` sɛdeɛ wɔde mail di, na `help` nko ara sɛdeɛ wohyɛ aseɛ.
command-signup = bue account
command-signup-more = Sɛ address nni mail no mu a, deɛ wofiri so twerɛ no na yɛfa. Ɛsɛ sɛ wode link anaa mmuaeɛ si address biara so dua; nkrataa kɔ deɛ ɛdi kan a woasi so dua no so. Din wɔ nkyerɛwdeɛ, nɔma, - anaa _ 2 kɔsi 20, na nkyerɛwdeɛ di kan; ahintasɛm wɔ nkyerɛwdeɛ 6 kɔsi 128. Kuo bi bɛtumi abisa ne nsato code.
command-confirm = fa code a ɛwɔ yɛn krataa mu si wo address, anaa ahyɛdeɛ a ɛwɔ wo din mu, so dua
command-change-password = sesa w’ahintasɛm
command-change-password-more = Wofiri mu wɔ baabi foforɔ nyinaa, gye sɛ wode --keep-sessions ka ho. Wo mail ahintasɛm ne wo programs token da so yɛ adwuma; --end-tokens gyae token no ne wo webhooks.
command-reset-password = fa code a ɛwɔ ɔhwɛsofoɔ no link mu paw ahintasɛm foforɔ
command-reset-password-more = Sɛ wo werɛ afiri w’ahintasɛm a, bisa ɔhwɛsofoɔ no link. Ɛyɛ adwuma prɛko, nnafua kakra pɛ. Wofiri mu wɔ baabiara.
command-change-mail-password = nya ahintasɛm foforɔ ma mail
command-change-mail-password-more = Posthouse na ɛpaw, na ɛkyerɛ prɛko; ɛtumi di agorɔ, nanso ɛrentumi nsesa w’account. Foforɔ biara si dada no ananmu; --off yi firi hɔ.
command-change-address = paw baabi a wo nkrataa kɔ
command-change-address-more = Nkrataa kɔ address a ɛdi kan a woasi so dua na ɛgye mail, na wobɛtumi afiri ne nyinaa so atwerɛ. Kɔsi sɛ wobɛsi foforɔ no mu baako so dua no, dada no da hɔ. Address a mail san firii so baeɛ no yɛ adwuma bio sɛ wosi so dua bio a. Sɛ address nni mail no mu a, deɛ wofiri so twerɛ no na yɛfa; wɔ page no so no, address biara a ɛnni hɔ kyerɛ sɛ nkrataa wɔ hɔ nko ara.
command-signoff = popa w’account
command-signoff-more = Sɛ `yes` nni hɔ a, ɛkyerɛ agorɔ a wodi seesei nko ara. `yes` ma wogyae mu na wɔpopa w’account: din, address, nkrataa, nsɛm a woakora ne deɛ wotwerɛeɛ. Wo agorɔ da hɔ, wɔ “someone who left” din mu. Afe baako mu no obiara rentumi mfa wo din.
command-export = nya wo nsɛm nyinaa
command-export-more = Mmuaeɛ no kyerɛ baabi a wobɛnya no wɔ page no so: ZIP file baako a w’account, wo agorɔ, wo nkrataa ne deɛ wotwerɛɛ wɔ pono ho wɔ mu.
command-list = kyerɛ agorɔ no nyinaa
command-list-more = Sɛ wode nsɛm ka ho a: agorɔ a nsɛm no mu baako wɔ wɔn nsensaneɛ mu nko ara.
command-message = twerɛ kɔ agodifoɔ foforɔ
command-message-more = Nsɛm a ɛwɔ ahyɛdeɛ no ase no kɔ wɔn hɔ; wɔnhunu wo address.
command-broadcast = twerɛ kɔ obiara a ɔgye saa nkrataa no nkyɛn
command-broadcast-more = Prɛko da biara. “notify each broadcasts” ma wonya bi, “notify never broadcasts” anaa krataa no mu link gyae.
command-report = ka ɔgodifoɔ anaa agorɔ bi ho asɛm kyerɛ ɔhwɛsofoɔ no
command-report-more = `report bob` anaa `report wari/12`, na aseɛ no deɛ ɛsiiɛ. Ɔhwɛsofoɔ no nko ara na ɔkenkan.
command-offers = kyerɛ nsato a ɛba wo hɔ ne deɛ ɛfiri wo hɔ; paw wɔn a wogye wɔn nsato
command-offers-more = --from= kyerɛ wɔn a wɔbɛtumi afrɛ wo: everybody (obiara, sɛ woanka hwee a), rated (wɔn a wɔwɔ nɔma ne wo nnamfonom), friends (nnamfonom nko ara) anaa nobody (obiara nni hɔ). --begin= kyerɛ wɔn a wɔn nsato hyɛ aseɛ ntɛm ara: nobody (sɛ woanka hwee a), friends, rated anaa everybody. Deɛ ɔwɔ nɔma no adi agorɔ a ɛkan awie.
command-friend = fa agodifoɔ ka wo nnamfonom ho; ɛno nko ara: kyerɛ wɔn
command-friend-more = Wo nko ara na wohunu. Page no kyerɛ deɛ wo nnamfonom redi, na “offers --begin=friends” ma wɔn nsato hyɛ aseɛ ntɛm ara.
command-unfriend = yi agodifoɔ firi wo nnamfonom mu
command-block = nnye nsato anaa nkra mfiri ɔgodifoɔ bi hɔ; ɛno nko ara: kyerɛ wɔn a woasi wɔn kwan
command-block-more = `block ann PASSWORD bob`: wo ne bob rentumi nfrɛ mo ho, nnye mo nsato a abue, “seek” renka mo mmom, na morentwerɛ mo ho. Wonnya bob nkrataa a ɛkɔ obiara nkyɛn, na mo mu biara nhunu ne yɔnko pono wɔ twɛn beaeɛ. Sɛ bob sɔ hwɛ a, mmuaeɛ no ka sɛ wonnye nko ara. Agorɔ a ɛrekɔ so no kɔ so, nanso nsɛm nnuru. Akansie bɛtumi aka mo abom. “unblock” twa mu; “report” ka kyerɛ ɔhwɛsofoɔ no.
command-unblock = gye nsato ne nkra firi ɔgodifoɔ bi hɔ bio
command-presence = paw wɔn a wɔhunu wɔ page no so sɛ wowɔ ha
command-presence-more = `presence ann PASSWORD opponents`: nobody (obiara nni hɔ), opponents (sɛ woanka hwee a: wɔn a wo ne wɔn di anaa moadi pɛn, ne wo nnamfonom) anaa everybody (obiara). Wowɔ ha berɛ a wo page bi abue na wɔhunu; wɔnkora da. Wɔn a wɔasi wo kwan, anaa woasi wɔn kwan, nhunu.
command-all-show = kyerɛ ɔgodifoɔ bi pono nyinaa, agorɔ nyinaa mu
command-all-show-more = active (sɛ woanka hwee a): agorɔ a ɛrekɔ so nyinaa; next: deɛ adu ɔgodifoɔ no so nko ara.
command-multiple = fa ahyɛdeɛ pii kɔ, baako wɔ nsensaneɛ biara so, na nya mmuaeɛ baako
command-multiple-more = Kɔsi nsensaneɛ `--`, `thanks` anaa `quit`; # hyɛ nsɛm bi ase. Sɛ wɔnpene ahyɛdeɛ baako so a, deɛ aka no yɛ adwuma. Sɛ wonkɔɔ mu a, ahintasɛm baako pɛ na ɛbɛtumi aba mu.
command-vacation = ma wo dɔn gyina nnafua kakra
command-vacation-more =
    `vacation ann PASSWORD 2027-07-01 2027-07-14` (nnafua mmienu no ka ho, UTC); `vacation ann PASSWORD off` twa mu; sɛ nnafua nni hɔ a ɛkyerɛ deɛ wɔahyehyɛ. Wowɔ nnafua 30 afe biara na wobɛtumi atu anammɔn.
    `vacation ann PASSWORD auto on`: sɛ wo berɛ reyɛ asa wɔ agorɔ bi mu a, akwamma hyɛ ne ho aseɛ, nnafua mmiɛnsa mmiɛnsa berɛ a bi aka, na wonya krataa. Ɛmmoa wɔ anammɔn a ɛhyɛɛ aseɛ ne nnɔnhwere du anaa kakra mu.
command-sleep = paw nnɔnhwere a wo dɔn gyina
command-sleep-more = `sleep ann PASSWORD 23-7 --zone=+1:00`: firi anadwo dubaako kɔsi nson, nnɔnhwere du pɛ; `off`: hwee; sɛ nnɔnhwere nni hɔ a ɛkyerɛ deɛ ɛwɔ hɔ. --zone= yɛ nsonsonoeɛ a ɛda wo ne UTC ntam. Nsesaeɛ hyɛ aseɛ wo anadwo dasuom a ɛdi hɔ na ɛdi nnawɔtwe baako. Wobɛtumi atu anammɔn berɛ biara.
command-weekend = paw nnafua a wo dɔn gyina nnawɔtwe mu, mmienu pɛ
command-weekend-more = `weekend ann PASSWORD sat sun`; `off`: hwee; sɛ nnafua nni hɔ a ɛkyerɛ deɛ ɛwɔ hɔ. Ɛyɛ nnafua a ɛwɔ wo berɛ mantam mu (`sleep … --zone=`). Nsesaeɛ hyɛ aseɛ wo anadwo dasuom a ɛdi hɔ na ɛdi nnawɔtwe baako.
command-notify = paw mpɛn dodoɔ a wonya mail (each, digest, once anaa never) ne sɛdeɛ wo pono teɛ
command-notify-more =
    each: mail baako wɔ pono biara nsesaeɛ ho. digest: mail baako da biara a pono nyinaa wɔ mu. once: nsesaeɛ a ɛdi kan nko ara, kɔsi sɛ wobɛdi anaa wobɛba bio. never: page no so nko ara.
    Ne pono (`notify ann PASSWORD never wari/12`) a, ɛno nko ara; `broadcasts` yɛ afoforɔ nkrataa a ɛkɔ obiara nkyɛn, `puzzle` ɛnnɛ nsɔhwɛ (`notify ann PASSWORD each puzzle`). --quiet=22-7: mail biara mma firi anadwo du kɔsi nson; --zone= yɛ nsonsonoeɛ a ɛda wo ne UTC ntam.
    --seat=first: wɔ nkrataa mu, page no so ne terminal mu no, deɛ ɔdi kan wɔ aseɛ; --seat=own: wo ara w’afa wɔ aseɛ. Sɛ ntokuro wɔ nɔma (wari-24) a, wo na wowɔ aseɛ berɛ biara, na octilite pono a wɔtwerɛ no nsesa.
    `notify` nko ara kyerɛ deɛ ɛwɔ hɔ.
command-language = paw wo nkrataa kasa
command-language-more = `language ann PASSWORD de`; kasa no ne en, ak, de, es ne fr. `off`: wo mail program kasa; sɛ kasa nni hɔ a ɛkyerɛ deɛ ɛwɔ hɔ. Kasa a wopaw wɔ page no so nso sesa no.
command-letters = kyerɛ deɛ wɔde mail maa wo, baabi a ɛkɔeɛ, ne sɛ ɛduruiɛ
command-letters-more = Nkrataa 20 a ɛtwa toɔ, anaa n.
command-game-challenge = frɛ obi ma agorɔ; user1 anaa user2 yɛ wo
command-game-challenge-more =
    Agorɔ no hyɛ aseɛ sɛ deɛ wɔafrɛ no no gye so a (“accept”, anaa n’anammɔn a ɛdi kan): ansa no dɔn biara nkɔ na hwee nkan. Nsato no twam, mpɛn pii nnawɔtwe mmienu akyi; “withdraw” yi firi hɔ. Computer no, ne agodifoɔ a wɔma ho kwan wɔ “offers --begin=” mu no, agorɔ hyɛ aseɛ ntɛm ara. Wobɛtumi anya nsato baako ama agorɔ ne ɔgodifoɔ biara, ne du wɔ ne nyinaa mu.
    --to=anyone a ɛsi user2 ananmu no de to twɛn beaeɛ; deɛ ɔdi kan gye no na ɔdi. Ɔhɔhoɔ nso bɛtumi, gye sɛ wobisa nɔma; ɛno nkan.
    --to=link a ɛsi user2 ananmu no yɛ link ma adamfo, a ɔnhia account sɛ ahɔhoɔ wɔ kwan wɔ ha a; ɛno nkan.
    Wobɛtumi abisa nɔma: --rating=1400-1700 (1400-: ɛnsua sene, -1700: ɛnboro), --within=200 firi wo deɛ ho, anaa --established (? nni hɔ). --computer=no: nnipa nko ara; --computer=yes: sɛ obiara nnye da baako a, computer a ɛne wo yɛ pɛ di. --repeat=5: fa to hɔ bio kɔsi sɛ agorɔ num ahyɛ aseɛ anaa woayi.
    --first=lot|USER kyerɛ deɛ ɔdi kan: ntonto (sɛ woanka hwee a), anaa baanu no mu baako (anaa `me` anaa `you`). Saa ɔgodifoɔ no yɛ South. --first=South anaa --first=North kyerɛ akonnwa a ɛdi kan: user1 yɛ South na user2 North.
    --move=MOVE tu w’anammɔn a ɛdi kan ka nsato no ho. Wɔ mail mu no wobɛtumi nso atwerɛ anammɔn: agorɔ no din sɛ subject, baanu no din, wo deɛ benkum so, ne nsensaneɛ a “1.” ne w’anammɔn wɔ so (“help mail”).
    --clock=BANK+INCREMENT[/CAP] wɔ nnafua, nnɔnhwere, simma anaa sɛkɛn mu, sɛ 10m+5s (sɛ woanka hwee a 30d+1d): wo berɛ kɔ berɛ a adu wo so, na anammɔn biara de bi ka ho, kɔsi ahyeɛ no. --clock=none: dɔn nni hɔ.
    --start=POSITION hyɛ aseɛ wɔ tebea a “show” twerɛ mu; ɛno nkan. Deɛ aka nyinaa kan, gye sɛ --unrated.
    --etiquette=on: tokuro a wode wo nsa ka no na wodi, wɔnsɔ anammɔn nhwɛ na wɔnsan akyi, agorɔ a ɛdi kan wɔ baanu ntam no deɛ ɔbaa ha kan no bɛtumi adi kan, na computer a ɛyɛ den di nkonim kakra. Wo yɛ South na computer no North. Agorɔ no mmara (`help wari`) kyerɛ; --etiquette=off yi firi hɔ.
    Wɔ mail mu no, wo address a woasi so dua anaa --password= kyerɛ wo a woyɛ.
    Sɛ wogyae mu ansa na baanu no atu anammɔn a, wonpene so: ɛnkan.
    Computer no yɛ computer-1 (ɛnyɛ den koraa) kɔsi computer-20 (ɛyɛ den paa). Aba agorɔ mu no ɛwɔ akwan nso: --style=hoarder kora n’aba fie, --style=attacker hwehwɛ deɛ ɔbɛkyere.
command-game-waiting = kyerɛ twɛn beaeɛ: agorɔ a ɛtwɛn ɔgodifoɔ a ɔtɔ so mmienu
command-game-waiting-more = 50 a ɛyɛ foforɔ, anaa deɛ ɛdi saa pono no anim. Pono bi ase no ne nhyehyɛeɛ wɔ hɔ, ne deɛ nti a worentumi nnye, sɛ woakɔ mu a. Wɔn a woasi wɔn kwan, anaa wɔasi wo kwan, pono nni hɔ.
command-game-accept = gye nsato, nsato a abue wɔ twɛn beaeɛ, anaa nyansahyɛ so
command-game-accept-more = Sɛ wo na wodi kan a, w’anammɔn a ɛdi kan nso gye nsato no so. “offers” kyerɛ nsato a ɛba wo hɔ. --link= gye link code. --number= gye nyansahyɛ a ɛwɔ saa nɔma no nko ara; 0: nsato no nko ara.
command-game-decline = nnye nsato, anaa agorɔ ansa na woatu anammɔn; ɛnhia sɛ wokyerɛ deɛ nti
command-game-decline-more = --reason= kyerɛ wo yɔnko deɛ anka wobɛgye: berɛ foforɔ, dɔn foforɔ, agorɔ foforɔ, deɛ ɛkan anaa ɛnkan, anaa nnipa a ɔsi program ananmu. --number=0 nnye nyansahyɛ biara a ɛbaa akyire nto mu.
command-game-reject = nnye agorɔ ansa na woatu anammɔn; nnye nyansahyɛ; yi wo nsato a abue
command-game-reject-more = --number= fa nyansahyɛ a ɛwɔ saa nɔma no nko ara ho.
command-game-withdraw = yi wo nsato firi hɔ, sɛ obiara nnya nnyeɛ a
command-game-yield = fa anammɔn a ɛdi kan ma wo yɔnko, sɛ wobɛtumi adi kan a
command-game-yield-more = Agorɔ a ɛdi amanneɛ so mu no, deɛ ɔbaa ha kan no bɛtumi adi kan wɔ agorɔ a ɛdi kan wɔ baanu ntam. Ɔno na ɔtu anammɔn no anaa ɔde ma; afei wɔsesa akonnwa. Mmuaeɛ a ɛkɔ pono ho no, `yield` nko ara dɔɔso.
command-game-seek = ma wɔnka wo mmom ne wɔn a wɔhwehwɛ, kɔsi sɛ wobɛnya agorɔ yi n; 0: gyae
command-game-seek-more =
    Wɔn a wɔatwɛn akyɛ no na wɔdi kan ka wɔn bom, ne dɔn a ɛtaa ba ne ntonto; baanu a wɔne wɔn ho redi no, wɔnka wɔn mmom bio kɔsi sɛ agorɔ no ba awieeɛ, na baanu a ɔbaako annye no nnawɔtwe baako, gye sɛ wɔn mu baako bisa.
    --rating=1400-1700 (1400-: ɛnsua sene, -1700: ɛnboro), --within=200 firi wo deɛ ho, --established (? nni hɔ) ne --computer=no (nnipa nko ara) to wo ayɔnkofoɔ ano hyeɛ; baanu no deɛ nyinaa yɛ adwuma. --computer=yes: computer a ɛne wo yɛ pɛ di agorɔ a obiara nni hɔ ma no, ntɛm ara.
command-game-limit = di agorɔ yi n pɛ prɛko; `none`: ahyeɛ nni hɔ
command-game-limit-more = Yei nti na wɔnnye nsato foforɔ.
command-game-move = tu w’anammɔn
command-game-move-more =
    MOVE#n tu sɛ ɛyɛ agorɔ no anammɔn a ɛtɔ so n nko ara a; wɔkan baanu no nyinaa deɛ, firi 1.
    Anammɔn ananmu no: `resign` gyae mu; `propose` bisa pɛyɛ; `undo` bisa sɛ wɔnsan w’anammɔn a ɛtwa toɔ; `accept` ne `reject` bua, `accept#3` nyansahyɛ 3 nko ara. Anammɔn biara twa nyansahyɛ mu.
    Computer no mpene pɛyɛ so na ɛma kwan ma wɔsan; ɛno akyi no agorɔ no nkan.
command-game-show = kyerɛ pono; board#n kyerɛ no anammɔn n akyi
command-game-show-more = --seat=first: saa berɛ yi deɛ ɔdi kan wɔ aseɛ; --seat=own: wo ara w’afa. `notify --seat=` hyehyɛ ma pono nyinaa. --brief: pono no ne berɛ nko ara.
command-game-showas = kyerɛ pono sɛdeɛ wohunu, ne w’anammɔn a woahyehyɛ ne nsɛm a woakora
command-game-queue = hyehyɛ anammɔn a ɛgyina biribi so: “if b then d, if c then e”
command-game-queue-more = Twerɛ `if THEIRS then YOURS`, na fa comma gu ntam; `( … )` a ɛdi mmuaeɛ akyi no kura deɛ ɛdi hɔ: `if b then d (if a then c), if c then e`. Sɛ adu wo so a, fa w’anammɔn hyɛ aseɛ: `d, if b then e`. Sɛ ɛnyɛ saa a, anammɔn baako yɛ wo mmuaeɛ wɔ anammɔn biara a kwan wɔ hɔ akyi. Sɛ agorɔ no firi mu a, wɔyi firi hɔ na wɔka kyerɛ wo. `queue BOARD … none` yi firi hɔ; sɛ anammɔn nni hɔ a ɛkyerɛ. Wo nko ara na wohunu. `queue BOARD#n …` yɛ adwuma anammɔn n pɛ akyi.
command-game-preview = sɔ anammɔn hwɛ wɔ kɔpi so; obi foforɔ nhunu
command-game-preview-more = `preview 12 c e` sɔ anammɔn hwɛ wɔ pono 12 so, `preview 12#4 c` n’anammɔn a ɛtɔ so nan akyi, na `preview new b d f` firi ahyɛaseɛ; anammɔn dodoɔ biara.
command-game-submit = siesie anammɔn na hwɛ deɛ ɛfiri mu ba; “confirm” tu
command-game-submit-more = `none` a ɛsi anammɔn ananmu: biara nsiesie bio.
command-game-confirm = tu anammɔn a woasiesie no
command-game-confirm-more = --number= tu deɛ ɛwɔ saa nɔma no nko ara, sɛ mmuaeɛ a ɛkɔ “submit” ho no wɔ.
command-game-resign = gyae agorɔ no mu
command-game-resign-more = Ansa na baanu no atu anammɔn no, ɛyɛ sɛ woannye: ɛnkan.
command-game-rematch = di agorɔ no bio; deɛ aka no di kan
command-game-rematch-more = Dɔn ne ahyɛaseɛ no nsesa, na ɛkan sɛ deɛ ɛdi kan no kanee a. Tebea a wɔahyehyɛ mu no mosesa akonnwa. Computer no ne amanneɛ deɛ, woyɛ South bio, na tebea a wɔahyehyɛ mu no ɔgodifoɔ korɔ no di kan. Sɛ wo yɔnko abisa dada a, ɛyɛ agorɔ korɔ no ara.
command-game-note = twerɛ asɛm a wo nko ara hunu wɔ agorɔ no ho
command-game-note-more = Nsɛm a ɛwɔ ahyɛdeɛ no ase no si dada no ananmu; `none` popa. “showas” kyerɛ, agorɔ no awieeɛ mpo.
command-game-chat = twerɛ nkra wɔ pono no ho, anaa kɔma akansie bi mu agofoɔ
command-game-chat-more = Nsɛm a ɛwɔ aseɛ no kɔ agodifoɔ ne wɔn a wɔhwɛ no nkyɛn na ɛka agorɔ no ho. Mmuaeɛ a ɛkɔ pono ho no, `chat` nko ara dɔɔso. Sɛ wode akansie din si nɔma ananmu, te sɛ `oware chat fiada` a, ɛda akansie no krataafa so, na obiara nnya krataa fa ho.
command-game-subscribe = nya afoforɔ agorɔ ho nkrataa
command-game-unsubscribe = nnya agorɔ bi ho nkrataa bio, wo ara wo deɛ mpo; “subscribe” san de ba
command-game-games = kyerɛ ɔgodifoɔ baako anaa pii agorɔ
command-game-games-more = Asɛm a ɛtwa toɔ no paw: all, active (sɛ woanka hwee a), inactive (deɛ aba awieeɛ) anaa next (adu deɛ ɔdi kan no so).
command-game-history = kyerɛ agorɔ a aba awieeɛ, foforɔ di kan, ne nɔma nsesaeɛ
command-game-history-more = Din baako: saa ɔgodifoɔ no agorɔ nko ara. Din mmienu: wɔn ntam agorɔ ne deɛ ɛfirii mu baeɛ.
command-game-standings = kyerɛ agodifoɔ sɛdeɛ wɔn nɔma teɛ
command-game-standings-more = --bots kyerɛ bots, a wɔwɔ wɔn ankasa nnidisoɔ. Agorɔ a wɔannye anaa ɛnkan, ne deɛ ɛbaa awieeɛ ansa na baanu no tuu anammɔn no, nka ho. “help ratings” kyerɛ nɔma mu. --week: sɛdeɛ na ɛteɛ wɔ nnawɔtwe a atwam no awieeɛ (Dwoada, 0:00 UTC), ne gyinabea a na ɛwɔ hɔ kane, ne wɔn a wɔkɔɔ soro ne wɔn a wɔbaa fam paa.
command-game-tournament = bɔ akansie ho dawuro; agodifoɔ de “join” ba mu
command-game-tournament-more =
    --system=robin: obiara ne obiara hyia, prɛko anaa, ne --in-turn, mmerɛ mmerɛ; swiss: mmerɛ biara mu no wɔn a wɔn mpoma yɛ pɛ hyia, mpɛn --rounds=N (sɛ woanka hwee a: dodoɔ a ɛhia); knockout: deɛ odi nkoguo no firi mu.
    --system=arena: simma --minutes=55 mu no deɛ ɔwɔ kwan hyia obi ntɛm ara, obi a ɔbɛn no wɔ pono no mu a wanhyia no seesei ara; obiara nni fa korɔ no mprɛnsa ntoatoa so, sɛ ɛbɛyɛ yie a. Nkonim yɛ mpoma baako, pɛpɛɛpɛ fa; --streaks a 2 ne 1, na nkonim mmienu toatoa so akyi no mprenu kɔsi sɛ wɔanni nkonim. Ɛhyɛ aseɛ --starts=2027-03-01T18:30 (UTC; sɛ woanka hwee a: simma du mu; now: ntɛm ara), na obiara bɛtumi aba akyire, akɔ na wasan aba. Deɛ ɔbaa mu simma baako anaa deɛ ɛboro saa ansa na ɛrehyɛ aseɛ, anaa ne berɛ asa no, hyia obi “join” akyi. Agorɔ a ɛrekɔ so awieeɛ no ka ho.
    --system=arena ne --teams=5 yɛ akuo akansie: obiara di ma kuo bi (“help team”), obiara nhyia ne kuo mu ni, na kuo biara mu nnipa enum a wɔdi kan no mpoma na ɛka ho. --system=teams --teams=foxes,owls yɛ akuo mmienu akansie: ɛpono tia ɛpono, ne --games=1 anaa 2; wɔn a aka no yɛ nsianim.
    Nhyiamu wɔ agorɔ --games=2, a wɔsesa deɛ ɔdi kan, anaa ɛyɛ mmirikatuo: --race=6 a, deɛ ɔdi kan di nkonim nsia no na ɔdi nkonim, sɛ Barbados.
    Obiara ne obiara a --pools=6 ka ho (4 kɔsi 8) no, wɔdi no akuo akuo a emu biara bɛyɛ saa dodoɔ no; wɔde ratings na ɛkyɛ agofoɔ no mu. Sɛ akuo no nyinaa ba awieeɛ a, kuo biara mu deɛ ɔdi kan di awieeɛ agorɔ, na obiara hyia obiara bio; akuo mmienu anaa mmiɛnsa a, baanu a wɔdi kan. Sɛ wɔyɛ pɛ a, wɔkyɛ mu sɛdeɛ ɛwɔ table biara mu, afei seed a ɛyɛ; obi a wafiri mu no, wɔhuri tra no. Nnipa 64 pɛ na wɔtumi kɔ mu.
    Sɛ dɔn no nnuru dɔnhwere mmiɛnsa a, wɔdi no berɛ korɔ mu, sɛ --system=swiss --rounds=5 --games=1 --clock=15m+5s: obiara nni agorɔ mmienu prɛko; agorɔ ne mmerɛ di wɔn ho akyi. --round-minutes=N a, mmerɛ biara twɛn simma dodoɔ no; --starts= yɛ simma du mu. Swiss a ɛte saa mu no wobɛtumi aba akyire, agye w’ahome na woasan aba.
    Ɛhyɛ aseɛ sɛ --players=N aba mu a, anaa --starts=DAY da no (sɛ woanka hwee a: nnawɔtwe mmienu akyi) ne wɔn a wɔaba mu. --with=computer-3,computer-7 de computer ka ho.
    Swiss ne knockout di nɔma so, deɛ ɔyɛ papa di kan, wɔn a wɔnni nɔma twa toɔ, ntonto so; --seeds=lot: ne nyinaa ntonto. Knockout mu no 1 ne 2 bɛtumi ahyia mmerɛ a ɛtwa toɔ nko ara; Swiss mmerɛ a ɛdi kan no fa a ɛwɔ soro hyia fa a ɛwɔ fam (FIDE C.04.2 ne C.04.3). Robin mu no nɔma yɛ ntonto (C.05). Wɔn a wɔasi wɔn ho kwan bɛtumi ahyia.
    Ɛno akyi no ɛkɔ ne ho so. Deɛ ɔfiri mu anaa ne berɛ asa no di nkoguo; ne ayɔnkofoɔ di nkonim wɔ deɛ aka nyinaa mu. Wɔnsan anammɔn biara.
    Sɛ mpoma yɛ pɛ a: wɔn ntam agorɔ, nkonim ne Sonneborn-Berger; Swiss mu no Buchholz a deɛ ɔba fam no nni mu, Buchholz ne Sonneborn-Berger.
command-game-join = kɔ akansie a ɛnhyɛɛ aseɛ mu, anaa arena anaa Swiss anwummerɛ mu berɛ biara
command-game-join-more = Akansie a ɛdi nna: --boards=N kyerɛ sɛ wodi ne agorɔ N pɛ prɛko; deɛ ɛdi hɔ no, ntwaho a ɛdi kan no mu deɛ kane, firi aseɛ berɛ a wo deɛ baako aba awieeɛ. “join” ne nɔma foforɔ sesa no berɛ biara. Wɔ akuo akansie mu no, ma wo kuo, anaa TEAM ma wɔn mu baako.
command-game-leave = firi akansie bi mu
command-game-leave-more = Sɛ ahyɛ aseɛ a, wogyae wo agorɔ a ɛrekɔ so wɔ mu. Arena anaa Swiss anwummerɛ mu no yɛmmfa wo ne obi nhyia kɔsi sɛ wobɛba mu bio.
command-game-bye = home wɔ Swiss akansie ntwaho a ɛdi so no mu; bio: yi firi hɔ
command-game-bye-more = Ɛyɛ point fa, na obiara wɔ baako. Deɛ ɔba akyire no anya bi dada wɔ ntwaho a apa no ho no ho.
command-game-call-off = twa akansie a wobɔɔ ho dawuro mu, ansa na ahyɛ aseɛ
command-game-call-off-more = Wɔn a wɔaba mu no nya krataa.
command-game-halve = arena agorɔ mu, fa wo berɛ mu fa ma ansa na woatu wo anammɔn a ɛdi kan; sɛ wodi nkonim a, wonya pɔint baako ka ho
command-game-halve-more = Berɛ a wɔde ka ho no da so wɔ hɔ.
command-game-tournaments = kyerɛ agorɔ bi akansie, anaa baako ne ne pono ne mmerɛ
command-game-tournaments-more = 50 a ɛyɛ foforɔ, anaa deɛ ɛdi NAME akyi.
command-game-series = bɔ akansie a ɛba mpɛn pii ho dawuro, bobɔ wɔn din, anaa kyerɛ baako
command-game-series-more =
    --every=saturday (anaa first-saturday, last-friday, day), --at=15:00 ne --zone=Europe/London kyerɛ berɛ a emu biara hyɛ aseɛ wɔ hɔ. Wɔn din de NAME-1, NAME-2, ne deɛ ɛkeka ho, na wɔwɔ “tournament” akwan. Wɔbɔ emu biara ho dawuro nnawɔtwe mmienu ansa na ahyɛ aseɛ (da biara deɛ: nna mmienu).
    “join NAME” de wo hyɛ emu biara mu, “leave NAME” gyae. Wɔkae wɔn a wɔwɔ mu no da koro ne simma dunum ansa na ahyɛ aseɛ.
    Wɔka agodifoɔ mpoma wɔ akansie --editions-per-season=12 mu bom; sɛ ɛyɛ pɛ a, deɛ wadi nkonim dodoɔ no di kan.
    Sɛ akwan nni hɔ a ɛkyerɛ NAME, sɛ din nni hɔ a ne nyinaa. Obiara nni boro mmiɛnsa.
command-game-end-series = ma akansie a ɛba mpɛn pii a wobɔɔ ho dawuro no mmra awieeɛ
command-game-end-series-more = Deɛ ɛnhyɛɛ aseɛ no wɔgyae; deɛ ɛrekɔ so no kɔ so.
command-team = yɛ agodifoɔ kuo, kɔ mu anaa firi mu, bobɔ akuo din, anaa kyerɛ baako
command-team-more =
    --make yɛ kuo NAME, na wo ne ne panin; obiara tumi kɔ mu, anaa, sɛ --on-request wɔ hɔ a, deɛ panin no bɛgye no. --join kɔ mu, anaa ɛbisa; --leave firi mu.
    Panin no de --admit=PLAYER gye deɛ ɔbisa, ɔde --remove=PLAYER yi no, na ɔde --captain=PLAYER de dibea no ma ɔfoforɔ. Sɛ panin no firi mu a, deɛ wakyɛ mu paa no na ɔdi n’ananmu; sɛ wɔn nyinaa firi mu a, ɛnni hɔ bio.
    Sɛ akwan nni hɔ a ɛkyerɛ kuo NAME, sɛ din nni hɔ a ne nyinaa. Agodifoɔ baako di akuo mmiɛnsa anim na ɔwɔ du mu.
command-sessions = kyerɛ baabi a woakɔ mu: firi berɛ bɛn, deɛn, ne berɛ a wɔde yɛɛ adwuma
command-sessions-more = Berɛ yɛ UTC; wɔtwerɛ deɛ ɛtwa toɔ prɛko dɔnhwere biara. Ɛba awieeɛ nnafua 30 akyi.
command-end-session = firi mu wɔ baabi foforɔ
command-end-session-more = `end session 3f9a12bc` gyae deɛ “sessions” frɛ no saa, `end session others` ne nyinaa gye yei, `end session all` ne nyinaa.
command-two-factor = hwehwɛ code a ɛfiri wo phone so ka ahintasɛm no ho
command-two-factor-more = Di kan fa kɔ a code nni ho: wonya ahintasɛm ma authenticator app (TOTP). Afei fa code a app no kyerɛ kɔ: ɛbue, na wonya recovery code du. Ne code a, `--off` to mu na `--new-codes` yɛ recovery code foforɔ. Berɛ a abue no, w’account ahintasɛm nyɛ adwuma wɔ mail mu: fa wo mail ahintasɛm, anaa bua yɛn nkrataa.
command-become-bot = ka kyerɛ obiara sɛ program na ɛdi ma account yi, daa
command-become-bot-more = Afoforɔ hunu sɛ account no yɛ bot, nsato mu nso, na ɛwɔ bots nnidisoɔ mu. Nsato a ɛwɔ nnipa nko ara no nyɛ ne dea. Sɛ `yes` nni hɔ a hwee nsesa. Bot yɛ bot daa: fa din foforɔ twerɛ wo ho na wo ara adi.
command-make-token = yɛ token ma wo program bi, sɛ bot; wɔkyerɛ prɛko
command-make-token-more = Ne tumi: `read` (hunu deɛ wohunu), `play` (tu anammɔn, frɛ, sesa agorɔ nhyehyɛeɛ), `talk` (nkɔmmɔ, nkra) ne `webhook` (yɛ na gyae webhooks) na, ma adwumayɛfoɔ, `moderate` (deɛ krataafa Moderation yɛ); `make token ann PASSWORD my-bot read play talk`. Sɛ woanka hwee a read ne play. Token biara rentumi nsesa w’account. Ɛyɛ adwuma afe baako, anaa nnafua a --days= ka, mfeɛ du pɛ.
command-tokens = kyerɛ wo programs token, wɔn tumi ne berɛ a wɔde yɛɛ adwuma
command-revoke-token = gyae token ntɛm ara
command-make-webhook = fa wo agorɔ mu nsɛm kɔ wo web address bi so
command-make-webhook-more = Wɔde nsaano hyɛ aseɛ na wɔde kɔ baako baako, nnidisoɔ mu. Sɛ wɔnnye baako a, Posthouse sɔ hwɛ nnafua mmienu; afei webhook no gyina na wonya krataa.
command-webhooks = kyerɛ wo webhooks ne sɛ nsɛm no duru a
command-show-webhook = kyerɛ deɛ ɛtoo deɛ ɛkɔɔ webhook bi 20 a ɛtwa toɔ no
command-show-webhook-more = Biara: ne berɛ, ne nɔma ne su, HTTP status anaa deɛ nti a mmuaeɛ amma, berɛ a ɛfaeɛ ne mpɛn dodoɔ.
command-ping-webhook = fa sɔhwɛ kɔ webhook bi
command-ping-webhook-more = Sɔhwɛ no yɛ `ping` a nsaano hyɛ aseɛ, ntɛm ara na prɛko. Sɛ wɔgye a, webhook a agyina no toa so.
command-redeliver-webhook = fa deɛ ɛkɔɔ webhook bi dada no kɔ bio
command-redeliver-webhook-more = Ɛkɔ ntɛm ara na prɛko, ne nɔma korɔ no ara: `redeliver webhook my-bot 57`.
command-revoke-webhook = yi webhook firi hɔ
