### Akansie.

tournaments-about = Obiara tumi bɔ ho dawuro, na obiara nni so panin: deɛ ɛbɛtumi afiri aseɛ no firi aseɛ ankasa.
tournaments-none = Akansie biara nsii da.
tournaments-open = Deɛ wobɛtumi de wo ho ahyɛ mu
tournaments-running = Deɛ ɛrekɔ so
tournaments-past = Deɛ aba awieeɛ
tournaments-sign-up = Sɛ wopɛ sɛ wode wo ho hyɛ akansie mu anaa wobɔ bi ho dawuro a, <signup>twerɛ wo din</signup> anaa <login>kɔ mu</login>.

tournament-robin = round robin
tournament-swiss = Swiss
tournament-knockout = knockout
tournament-arena = arena
tournament-teams = akuo akansie
tournament-kind-arena = Arena anwummerɛ yi
tournament-kind-swiss = Swiss anwummerɛ
tournament-kind-robin = Round robin wɔ mail mu
tournament-kind-knockout = Knockout wɔ mail mu
tournament-about-robin = obiara ne obiara hyia
tournament-about-swiss = ntwaho num; biara mu no, wɔn a wɔn points yɛ pɛ na wɔhyia
tournament-about-knockout = deɛ ɔdi nkoguo wɔ nhyiamu bi mu no firi mu
tournament-about-arena = berɛ pɔtee bi mu, deɛ ɔwɔ kwan di agorɔ a ɛdi so
tournament-stays-tied = Sɛ agorɔ a wɔde ka ho no akyi mpo ɛyɛ pɛ a, deɛ wɔde no dii kan no na ɔkɔ n’anim.
tournament-of-rounds =
    { $n ->
        [1] ntwaho baako
       *[other] ntwaho { $n }
    }
tournament-of-games =
    { $n ->
        [1] agorɔ baako wɔ nhyiamu biara mu
       *[other] agorɔ { $n } wɔ nhyiamu biara mu
    }
tournament-of-race = mmirikatuo kɔsi nkonim { $n }
tournament-of-pools = akuo a emu biara bɛyɛ { $n } ne awieeɛ agorɔ
tournament-of-round-minutes =
    { $n ->
        [1] simma biara rawnd baako
       *[other] simma { $n } biara rawnd baako
    }
tournament-of-streaks =
    { $n ->
        [one] arena simma { $n }, nkonim a ɛtoatoa so bu mprenu
       *[other] arena simma { $n }, nkonim a ɛtoatoa so bu mprenu
    }
tournament-of-minutes =
    { $n ->
        [one] arena simma { $n }
       *[other] arena simma { $n }
    }
tournament-players =
    { $n ->
        [0] ɔgodifoɔ biara nni mu
        [one] ɔgodifoɔ baako
       *[other] agodifoɔ { $n }
    }
tournament-entered =
    { $n ->
        [0] obiara mfaa ne ho nhyɛɛ mu
        [one] obi baako de ne ho ahyɛ mu
       *[other] nnipa { $n } de wɔn ho ahyɛ mu
    }
tournament-entered-of = { $size } mu { $n } de wɔn ho ahyɛ mu
tournament-starts = Ɛbɛfiri aseɛ { $date }
tournament-starts-latest = Ɛyɛ ma a ɛbɛfiri aseɛ; ɛrentra { $date }
tournament-begun = Ɛfirii aseɛ { $date }
tournament-ended = Ɛbaa awieeɛ { $date }
tournament-off-few = Yɛatwa mu: wɔn a wɔde wɔn ho hyɛɛ mu no sua dodo
tournament-off-side = Yɛatwa mu: akuo mmienu no baako nni obi a ɔbɛdi agorɔ
tournament-off-early = Deɛ ɔbɔɔ ho dawuro no atwa mu
tournament-by = { $name } na ɔbɔɔ ho dawuro

## Sɛdeɛ wɔbɔ baako ho dawuro

tournament-announce = Bɔ akansie bi ho dawuro
tournament-announce-button = Bɔ ho dawuro
tournament-more = Pii
tournament-name = Ne din
tournament-name-hint = Asɛmfua baako: atwerɛdeɛ, nɔma, - ne _.
tournament-system = Hwan na ɔne hwan hyia
tournament-in-turn = ntwaho baako di baako akyi, ɛnyɛ ne nyinaa prɛko
tournament-pools = Agofoɔ wɔ kuo biara mu, ne awieeɛ agorɔ
tournament-pools-usual = akuo biara nni hɔ
tournament-rounds = Ntwaho
tournament-rounds-usual = dodoɔ a ɛhia
tournament-round-minutes = Simma wɔ ntwaho biara mu, berɛ korɔ mu
tournament-round-minutes-usual = dodoɔ a agorɔ no di
tournament-by-lot = fa ntonto hyɛ agodifoɔ no nɔma, ɛnyɛ nnidisoɔ nɔma
tournament-seeds-hint = Nnidisoɔ nɔma na ɛkyerɛ wɔn sibea, deɛ ɔyɛ papa di kan; wɔn a wɔnni bi no di akyi, ntonto mu.
tournament-meeting = Nhyiamu baako yɛ
tournament-meeting-games = agorɔ dodoɔ bi, na obiara di kan berɛ a adu ne so
tournament-meeting-race = mmirikatuo kɔsi nkonim dodoɔ bi, sɛdeɛ wɔyɛ no wɔ Barbados
tournament-games = Agorɔ a ɛwɔ nhyiamu mu
tournament-race-wins = Nkonim
tournament-size = Sɛ nnipa dodoɔ yi de wɔn ho hyɛ mu ara pɛ a, ɛfiri aseɛ
tournament-begins = Ɛfiri aseɛ
tournament-minutes = Ne tenten
tournament-streaks = nkonim mmienu toatoa so a agorɔ a ɛdi so no bu mprenu
tournament-with = Kɔmputa gyinabea a ɛka ho di bi

## Emu baako

tournament-join = Fa wo ho hyɛ mu
tournament-come-back = San bra
tournament-here = Mewɔ ha
tournament-pause = Gye w’ahome
tournament-bye-next = Home ntwaho a ɛdi so (½)
tournament-play-next = Di ntwaho a ɛdi so no
tournament-waits = Wodi agorɔ berɛ a obi wɔ kwan.
tournament-waits-team = Wodi agorɔ berɛ a obi a ɔfiri kuo foforɔ mu wɔ kwan.
tournament-plays = W’agorɔ rekɔ so.
tournament-away = Yɛmmfa wo ne obi nhyia kɔsi sɛ wobɛka sɛ wowɔ ha.
tournament-has-bye = Wobɛhome wɔ ntwaho a ɛdi so no mu, na wonya point fa.
tournament-time-left = aka { $time }
tournament-last-games = Berɛ no atwam; wɔredi agorɔ a ɛka no awie.
tournament-is-over = Akansie no aba awieeɛ.
tournament-game-begins =
    Wo ne { $name } agorɔ no hyɛ aseɛ. { $first ->
        [yes] Wo na wodi kan.
       *[no] { $name } na ɔdi kan.
    }
tournament-own-place = { $name }: gyinabea { $place }, mpoma { $points }
tournament-leave = Firi mu
tournament-chat = Nkɔmmɔ
tournament-chat-label = Nkra ma akansie no mu nnipa nyinaa
tournament-chat-send = Soma
tournament-leave-open = Ɛmfirii aseɛ: wobɛtumi de wo ho ahyɛ mu bio.
tournament-leave-running = Wogyae agorɔ a woredi wɔ mu no nyinaa mu, na deɛ aka a anka wobɛdi no, afoforɔ no na wɔdi mu nkonim.
tournament-leave-sure = Firi akansie no mu
tournament-boards = Mpono prɛko
tournament-boards-most = { $n } pɛ prɛko
tournament-boards-field = Wo agorɔ prɛko, dodoɔ
tournament-boards-change = Sesa
tournament-boards-hint = Agorɔ a ɛdi hɔ firi aseɛ berɛ a wo deɛ baako aba awieeɛ, ntwaho a ɛdi kan no kane.
tournament-call-off = Twa mu
tournament-call-off-hint = Wɔn a wɔde wɔn ho ahyɛ mu no nyinaa nsa bɛka krataa.
tournament-call-off-sure = Twa akansie no mu
tournament-standing = Nnidisoɔ
tournament-place = Dibea
tournament-player = Ɔgodifoɔ
tournament-seed-lot = (ntonto)
tournament-points = Points
tournament-won = Nkonim
tournament-drawn = Pɛ
tournament-lost = Nkoguo
tournament-has-left = wafiri mu
tournament-pauses = regye n’ahome
tournament-free = wɔ kwan
tournament-ties = Sɛ nnipa bi yɛ pɛ a, columns a ɛtwa toɔ no na ɛkyerɛ deɛ ɔdi kan, ɛfiri benkum kɔ nifa, sɛdeɛ FIDE Handbook (C.07) kyerɛ.
tournament-bracket = Akansie nhyehyɛeɛ
tournament-all-rounds = Ntwaho
tournament-round = Ntwaho { $n }
tournament-final-round = Awieeɛ, ntwaho { $n }
tournament-bye = { $name }: ɔhome
tournament-half-bye = { $name }: ɔhome, point fa
tournament-not-played = wɔnnii
tournament-runs = ɛrekɔ so
tournament-against = ne { $name }
tournament-seed-is = nɔma { $n }
tournament-numbers = Nɔma ahodoɔ a ɛkyerɛ deɛ ɔdi kan
tournament-pool = Kuo { $n }
tournament-round-of = Ntwaho { $n } wɔ { $of } mu
tournament-next-round = Ntwaho a ɛdi so: { $time }
tournament-games-now = Agorɔ a ɛrekɔ so
tournament-games-over = Agorɔ a aba awieeɛ
tournament-your-move = Wo ne { $name }: ɛyɛ wo nnidisoɔ
tournament-your-game = Wo ne { $name } agorɔ
tournament-podium = Baasa a wɔyɛɛ yie
tournament-podium-points = nnidisoɔ { $place }: { $points }
tournament-report = Nsɛm a ɛbɛkɔ kuo krataa mu
tournament-games-played =
    { $n ->
        [1] agorɔ baako
       *[other] agorɔ { $n }
    }
tournament-report-more =
    { $n ->
        [1] ne baako bio
       *[other] ne { $n } bio
    }
bracket-final = Awieeɛ
bracket-bye = ɔhome
bracket-open = ɛnnya nsii

## Akansie a ɛba mpɛn pii

series-title = Akansie a ɛba mpɛn pii
series-daily = da biara
series-weekly = { $weekday } biara
series-monthly-first = ɔsram biara { $weekday } a ɛdi kan
series-monthly-second = ɔsram biara { $weekday } a ɛtɔ so mmienu
series-monthly-third = ɔsram biara { $weekday } a ɛtɔ so mmiɛnsa
series-monthly-fourth = ɔsram biara { $weekday } a ɛtɔ so nan
series-monthly-last = ɔsram biara { $weekday } a ɛtwa toɔ
series-when = { $every } { $time } ({ $zone })
series-next = Deɛ ɛdi so
series-join-next = Kɔ { $name } mu
series-entered = Woahyɛn mu.
series-later = Deɛ ɛba { $date } no, wɔbɛbɔ ho dawuro { $day }.
series-regulars = Wɔn a wɔdi berɛ biara
series-join = Fa me hyɛ mu berɛ biara
series-leave = Mfa me nhyɛ mu bio
series-season = Berɛ { $n }
series-season-of = Akansie { $n } wɔ { $of } mu akyi
series-winner = { $names } dii nkonim
series-played = Dii
series-won = Di kan
series-end = Ma aba awieeɛ
series-end-hint = Akansie a ɛnhyɛɛ aseɛ no wɔgyae, na wɔn a wɔwɔ mu no nyinaa nya krataa.
series-end-sure = Ma akansie yi nyinaa aba awieeɛ
series-ended = Yei aba awieeɛ.
series-edition = { $name } nɔma { $n }
series-name-hint = Asɛmfua baako; akansie no din de NAME-1, NAME-2 …
series-repeats = Ɛba bio
series-once = pɛnkoro

## Teams

teams-title = Akuo
teams-about = Kuo di agorɔ tia akuo foforɔ.
teams-sign-up = Sɛ wopɛ sɛ wokɔ kuo bi mu anaa woyɛ bi a, <signup>twerɛ wo din</signup> anaa <login>kɔ mu</login>.
team-make = Yɛ kuo
team-captain-is = panin { $name }
team-open = obiara tumi kɔ mu
team-on-request = panin no na ɔgye nnipa
team-join = Kɔ mu
team-ask = Bisa sɛ wobɛkɔ mu
team-asked = Woabisa sɛ wobɛkɔ mu.
team-ask-no-more = Gyae abisadeɛ no
team-leave = Firi kuo no mu
team-members = Wɔn a wɔwɔ mu
team-asking = Wɔn a wɔrebisa
team-admit = Gye no
team-remove = Yi no
team-captain = Yɛ no panin
team-act-on = { $act }: { $name }
tournament-of-battle =
    { $n ->
        [1] akuo akansie, kuo biara mu deɛ ɔdi kan no ka ho
       *[other] akuo akansie, kuo biara mu nnipa { $n } a wɔdi kan no ka ho
    }
tournament-best-of-team = Akuo akansie: kuo biara mu nnipa dodoɔ a ɛka ho
tournament-sides = Ɛnnɛɛ akuo mmienu akansie
tournament-sides-against = Ne
tournament-sides-none = akuo biara nni hɔ
tournament-sides-hint = Ɛpono tia ɛpono; wɔn a aka no yɛ nsianim, na wɔnni agorɔ.
tournament-join-for = Fa wo ho hyɛ mu ma { $team }
tournament-team-first = Wɔn a wɔwɔ akuo no mu nko ara na wɔtumi ba: di kan kɔ baako mu.
tournament-team = Kuo
tournament-reserves = Nsianim a wɔnni agorɔ: { $names }
