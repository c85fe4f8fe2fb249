### Deɛ mmuaeɛ a ɛkɔ ahyɛdeɛ ho ka, ne deɛ ahwɛsofoɔ gyinaeɛ ka kyerɛ ɔgodifoɔ. Server no nko ara na ɛkenkan yei. Machine na
### ɛkyerɛɛ aseɛ: draft, sɛ layout.ftl ka no.

answer-head-board = pono
answer-head-first = a ɔdi kan
answer-head-second = a ɔdi hɔ
answer-head-since = firi
answer-head-state = tebea
answer-head-rating = nɔma
answer-head-played = wɔadi
answer-head-game = agorɔ
answer-head-to = kɔ
answer-head-by = firi
answer-head-clock = dɔn
answer-head-counts = ɛkan
answer-head-until = kɔsi
answer-head-begins = ɔdi kan
answer-head-name = din
answer-head-made = wɔyɛɛ
answer-head-valid = ɛyɛ adwuma kɔsi
answer-head-session = session
answer-head-used = ɛtwa toɔ
answer-since = firi { $day }
answer-list-then = “GAME help” da agorɔ bi adi, “GAME help rules” kyerɛ ne mmara mu.
answer-match-to-move = anammɔn { $n }, adu { $name } so
answer-match-drawn = pɛyɛ
answer-match-won = { $name } adi nkonim
answer-ended-tie = pɛ
answer-ended-majority = dodoɔ
answer-ended-no-stones = aba asa
answer-ended-cannot-feed = ontumi mma aba
answer-ended-stalemate = hwee nni hɔ kyere
answer-ended-repetition = ɛsan ba
answer-ended-starved = ɔnni aba
answer-ended-base = fie
answer-ended-captured-all = wɔakyere ne nyinaa
answer-ended-no-moves = anammɔn nni hɔ
answer-ended-resigned = ɔgyaee mu
answer-ended-time = berɛ
answer-ended-agreed = wɔpenee so
answer-ended-house = ɔhwɛsofoɔ no gyinaeɛ
answer-ended-void = ɛnkan
answer-ended-declined = wɔannye
answer-ended-withdrawn = wɔayi
answer-ended-expired = atwam
answer-no-such-matches = Agorɔ a ɛte saa nni hɔ.
answer-none-finished = Agorɔ a ɛte saa biara nnya mmaa awieeɛ.
answer-none-counts = Agorɔ a ɛkan biara nnya mmaa awieeɛ.
answer-week-title = { $game }: nnawɔtwe nnidisoɔ firi { $from } kɔsi { $to }
answer-head-change = nsesaeɛ
answer-head-before = kane
answer-week-new = foforɔ
answer-week-rose = Wɔn a wɔkɔɔ soro paa: { $names }
answer-week-fell = Wɔn a wɔbaa fam paa: { $names }
answer-week-none = Obiara nni nɔma a ɛyɛ pɛ ma gyinabea.
answer-week-feed = { $game }: nnawɔtwe nnidisoɔ
answer-tally = { $first } { $points }, { $second } { $others }, agorɔ a aba awieeɛ: { $n }.
answer-provisional = ? kyerɛ sɛ ɛnnyinaa yie: agorɔ sua, anaa akyɛ dodo.
answer-help-ratings = “help ratings” kyerɛ nɔma mu.
answer-no-board-to-move-on = Seesei deɛ, pono biara nni hɔ a adu { $name } so.
answer-no-running-match = Seesei deɛ, { $name } nni agorɔ a ɛrekɔ so.
answer-ratings = Nɔma: { $ratings }

answer-waiting-none = Nsato a abue biara nni hɔ. “{ $game } challenge NAME --to=anyone” de bi to hɔ.
answer-waiting-none-older = Nsato dada a abue biara nni hɔ. “{ $game } challenge NAME --to=anyone” de bi to hɔ.
answer-waiting-take = “{ $game } accept BOARD” gye akonnwa a aka no.
answer-waiting-older = “{ $game } waiting --before={ $board }” kyerɛ dada.
answer-offer-by-bot = ɛfiri bot
answer-offer-for = ma:
answer-offer-matches = agorɔ { $n } bɛfiri mu aba, baako di baako akyi
answer-offer-not-you = Worentumi nnye: { $why }.
answer-offer-gone = { $game } pono { $board } mmue bio.
answer-cannot-apart = ɛnyɛ wo dea
answer-cannot-enough = wowɔ agorɔ yi dodoɔ a wopɛ
answer-cannot-waits = { $name } rentumi nnye agorɔ foforɔ seesei
answer-cannot-unmet = ɛ{ $why }
answer-for-rated = nɔma { $range }
answer-for-within = { $n } pɛ firi { $name } nɔma { $rating } ho
answer-for-established = nɔma a ɛgyina yie
answer-for-people = nnipa nko ara
answer-for-computer = computer no nso
answer-rated = ɛkan
answer-unrated = ɛnkan
answer-etiquette = amanneɛ
answer-seek-none = Wonhwehwɛ { $game } agorɔ bio.
answer-seek = { $game } agorɔ a wowɔ: { $n } wɔ { $most } mu.
answer-seek-waits = { $game } agorɔ a wowɔ: { $n } wɔ { $most } mu; deɛ aka no hyɛ aseɛ sɛ obi foforɔ hwehwɛ a.
answer-seek-for = Deɛ wobisaeɛ: { $criteria }.
answer-limit = { $game } agorɔ a ɛrenboro prɛko: { $most }; wowɔ { $n }.
answer-limit-none = Ahyeɛ biara nni wo { $game } agorɔ so.
answer-offered-to-you = Deɛ wɔde ama wo:
answer-offered-by-you = Deɛ wode ama:
answer-offers-none = Nsato biara ntwɛn mmuaeɛ.
answer-offers-then = “GAME accept BOARD” hyɛ agorɔ ase, “GAME decline BOARD” nnye, “GAME withdraw BOARD” yi wo deɛ.
answer-challenged-by =
    { $who ->
        [nobody] Obiara rentumi mfrɛ wo (computer no di deɛ).
        [friends] Wo nnamfonom bɛtumi afrɛ wo.
        [rated] Agodifoɔ a wɔwɔ nɔma ne wo nnamfonom bɛtumi afrɛ wo.
       *[everybody] Obiara bɛtumi afrɛ wo.
    }
answer-begin-at-once =
    { $who ->
        [nobody] Nsato biara nhyɛ aseɛ ntɛm ara.
        [friends] Wo nnamfonom nsato hyɛ aseɛ ntɛm ara.
        [rated] Agodifoɔ a wɔwɔ nɔma ne wo nnamfonom nsato hyɛ aseɛ ntɛm ara.
       *[everybody] Obiara nsato hyɛ aseɛ ntɛm ara.
    }

answer-friends = Wo nnamfonom:
answer-friends-none = Wonni nnamfonom wɔ ha: “friend NAME” de obi ka ho.
answer-friends-then = “unfriend NAME” yi obi.
answer-friends-added = { $names } ka wo nnamfonom ho; obi foforɔ biara nhunu. “offers --begin=friends” ma wɔn nsato hyɛ aseɛ ntɛm ara.
answer-friends-removed = { $names } nka wo nnamfonom ho bio.
answer-blocks = Wɔn a woasi wɔn kwan:
answer-blocks-none = Wonsii obiara kwan.
answer-blocks-then = “unblock NAME” twa mu.
answer-blocked = Woasi { $names } kwan: wɔn nsato ne wɔn nkra nnuru wo nkyɛn bio. Agorɔ a ɛrekɔ so no kɔ so. “unblock { $name }” twa mu.
answer-unblocked = Wonsi { $names } kwan bio: wɔn nsato ne wɔn nkra duru wo nkyɛn bio.
answer-reported = Meda wo ase, { $name }. Ahwɛsofoɔ nko ara na wɔkenkan deɛ wokaa fa { $about } ho.

answer-vacation-none = Akwamma biara nni hɔ a wɔahyehyɛ.
answer-vacation-planned = Wo dɔn gyina (nnafua mmienu no ka ho, UTC):
answer-vacation-days = { $from } kɔsi { $until }
answer-vacation-now = { $from } kɔsi { $until }, seesei
answer-vacation-used = Afe { $year } nnafua a wɔde adi dwuma anaa wɔahyehyɛ: { $used } wɔ { $most } mu.
answer-vacation-auto = Ansa na wo berɛ asa no akwamma hyɛ ne ho aseɛ, nnafua { $days } { $days }, berɛ a bi aka (“vacation auto off”).
answer-vacation-auto-off = Biara nhyɛ ne ho aseɛ (“vacation auto on”).
answer-vacation-over = Wo akwamma aba awieeɛ.
answer-may-still-move = Wobɛtumi atu anammɔn deɛ.
answer-may-always-move = Wobɛtumi atu anammɔn berɛ biara.
answer-rest-now = Wo dɔn: { $rest }
answer-rest-later = Firi { $day } UTC: { $rest }
answer-rest-none = ɛkɔ awia ne anadwo, nnawɔtwe no nyinaa.
answer-rest-sleep = ɛgyina da biara firi { $from }:00 kɔsi { $until }:00 ({ $zone }).
answer-rest-weekend = ɛgyina { $days } ({ $zone }).
answer-rest-both = ɛgyina da biara firi { $from }:00 kɔsi { $until }:00, ne { $days } ({ $zone }).
answer-weekday =
    { $day ->
        [1] Dwoada
        [2] Benada
        [3] Wukuada
        [4] Yawoada
        [5] Fiada
        [6] Memeneda
       *[7] Kwasiada
    }

answer-sessions-none = Wonkɔɔ mu wɔ baabiara, { $name }.
answer-sessions-more = ne { $n } ka ho
answer-session-device-unknown = wɔnnim
answer-session-this = (yei)
answer-session-ended = Session { $session } aba awieeɛ.
answer-sessions-ended = Sessions a aba awieeɛ: { $n }, { $name }.
answer-sessions-here = Woda so wɔ mu wɔ ha.
answer-two-factor-since = Akwannya mmienu no abue firi { $day } UTC, { $name }. Recovery code a aka: { $n }.
answer-two-factor-off = Akwannya mmienu no mu ato, { $name }: w’ahintasɛm nko ara bue w’account bio.
answer-two-factor-on = Akwannya mmienu no abue, { $name }. Firi seesei wode w’ahintasɛm ne code na ɛkɔ mu. Wɔ mail mu no twerɛ wo mail ahintasɛm anaa bua yɛn nkrataa: w’account ahintasɛm nyɛ adwuma wɔ hɔ bio. Wo sessions ne wo programs token da so yɛ adwuma.
answer-two-factor-codes = Wowɔ recovery code foforɔ; dada no nyɛ adwuma bio.
answer-two-factor-keep = Fa saa recovery code yi sie wo nkrataa a ɛho hia ho: emu biara si code ananmu prɛko, sɛ w’afidie yera a. Wɔkyerɛ prɛko pɛ.
answer-two-factor-begin = Akwannya mmienu no nnya mmueeɛ, { $name }. Fa address yi ma wo authenticator app, sɛ QR code anaa wo nsa:
answer-two-factor-secret = anaa n’ahintasɛm nko ara, nɔma 6 sɛkɛn 30 biara:
answer-two-factor-then = Afei twerɛ “two-factor” bio ne code a app no kyerɛ, na bue. Wɔkyerɛ yei prɛko pɛ.

answer-bot-already = Account yi yɛ bot.
answer-bot = { $name } yɛ bot seesei: afoforɔ hunu, na ɛwɔ bots nnidisoɔ mu. “make token NAME read play” yɛ token ma ne program.
answer-token = Token { $token }, { $name }, tumi: { $scopes }. Ɛno ne
answer-token-use = Program de ka abisadeɛ biara ho, sɛ “Authorization: Bearer” ne token no. Ɛyɛ adwuma kɔsi { $day } na wɔkyerɛ prɛko: kora sɛ ahintasɛm. “revoke token { $token }” gyae.
answer-tokens-none = Wonni token biara. “make token NAME” yɛ baako ma program.
answer-token-expired = (atwam)
answer-token-may = tumi: { $scopes }; ɛtwa toɔ: { $used }
answer-token-never-used = tumi: { $scopes }; wɔmfaa nyɛɛ adwuma da
answer-token-revoked = Wɔagyae token { $token }.
answer-webhook = Wo agorɔ mu nsɛm kɔ { $url } firi seesei, ahintasɛm yi na ɛhyɛ biara nsaano:
answer-webhook-use = Wɔkyerɛ ahintasɛm no prɛko pɛ; docs/api.md kyerɛ sɛdeɛ program hwɛ nsaano no. “ping webhook { $webhook }” de sɔhwɛ kɔ, “revoke webhook { $webhook }” gyae.
answer-webhooks-none = Wonni webhook biara. “make webhook NAME URL” yɛ baako.
answer-webhook-nothing-sent = Hwee nnya nkɔeɛ: “ping webhook { $webhook }” de sɔhwɛ kɔ.
answer-webhook-deliveries = Deɛ ɛkɔeɛ a ɛtwa toɔ, foforɔ di kan (UTC):
answer-webhook-sending = Posthouse de asɛm { $event } rekɔ { $url }.
answer-webhook-testing = Posthouse de sɔhwɛ rekɔ { $url }.
answer-webhook-see = “show webhook { $webhook }” kyerɛ sɛ ɛduruiɛ a.
answer-webhook-revoked = Hwee nkɔ { $url } bio.
answer-webhook-works = Ɛyɛ adwuma.
answer-webhook-retries = Wɔannye: { $why }. Wɔsɔ hwɛ bio { $time } UTC.
answer-webhook-stopped = Agyina { $time } UTC: { $why }. Sɔhwɛ a wɔgye ma ɛtoa so.
answer-delivery-test = sɔhwɛ
answer-delivery-event = asɛm { $event } ({ $kind })
answer-delivery-requested = ɛrekɔ
answer-delivery-attempt = mpɛn { $n }

answer-broadcast-sent = Wo krataa kɔ agodifoɔ { $n } nkyɛn:
answer-letters = Wo nkrataa, foforɔ di kan; berɛ yɛ UTC.
answer-letters-none = Wonnya nkrataa biara.
answer-letter-page = page no so nko ara
answer-letter-sent = { $address }: ɛkɔeɛ { $time }
answer-letter-given-up = { $address }: wɔagyae { $time }: { $why }
answer-letter-failed = { $address }: ankɔ: { $why }; wɔsɔ hwɛ bio { $time }
answer-letter-waits = { $address }: ɛtwɛn kɔsi { $time }
answer-letter-on-its-way = { $address }: ɛrekɔ
answer-unsubscribe = Mia na mail a ɛte sei nnya mmra bio. Wobɛtumi akenkan wɔ page no so.
answer-unsubscribe-button = Gyae saa mail yi
answer-unsubscribed-left = Woato w’account mu: wonnya nkrataa bio.
answer-unsubscribed-gone = Agorɔ yi nni hɔ bio: wonnya ɛho nkrataa bio.
answer-unsubscribed-match = Wonnya mail mfa { $match } ho bio, { $name }. “{ $command }” san de ba.
answer-unsubscribed-broadcasts = Wonnya nkrataa a ɛkɔ obiara nkyɛn wɔ mail so bio, { $name }. “notify each broadcasts” san de ba.
answer-unsubscribed-puzzles = Wonnya nsɔhwɛ wɔ mail so bio, { $name }. “notify each puzzle” san de ba.
answer-unsubscribed-boards = Wonnya pono wɔ mail so bio, { $name }: ɛwɔ wo page so. “notify each” san de ba.
answer-unsubscribed-never = Nkrataa a ɛte sei bua wo anaa ɛfa w’account ho, { $name }: worentumi nnyae.
answer-export = Wo nsɛm nyinaa wɔ ZIP file baako mu: w’account, wo agorɔ, wo nkrataa ne nkɔmmɔ a ɛwɔ wo pono ho. Kɔ mu wɔ page no so na paw “Download everything” wɔ nhyehyɛeɛ mu, anaa bue /api/me/export.
answer-move-taken-back = Woatu saa anammɔn yi dada, na wɔsan.

answer-cup-open = { $cup }, { $n } aba mu, ɛhyɛ aseɛ { $day }
answer-cup-open-of = { $cup }, { $n } wɔ { $most } mu aba mu, ɛhyɛ aseɛ { $day }
answer-cup-off = { $cup }, wɔatwa mu
answer-cup-running = { $cup }, agodifoɔ { $n }, ɛrekɔ so
answer-cup-over = { $cup }, agodifoɔ { $n }, aba awieeɛ firi { $day }
answer-cups-none = { $game } akansie biara nnya mmaa: “{ $game } tournament NAME” bɔ bi ho dawuro.
answer-cups-none-older = Dada biara nni hɔ.
answer-cups-show = “{ $game } tournaments NAME” kyerɛ baako.
answer-cups-older = “{ $game } tournaments --behind={ $name }” kyerɛ dada.
answer-series-line = { $name }: { $game }, { $every } { $time } ({ $zone })
answer-series-line-ended = { $name }: { $game }, aba awieeɛ
answer-series-none = { $game } akansie a ɛba mpɛn pii nni hɔ: “{ $game } series NAME --every=saturday --at=15:00 --zone=Europe/London” bɔ bi ho dawuro.
answer-series-show = “{ $game } series NAME” kyerɛ baako.
answer-teams = “team NAME” kyerɛ kuo bi, “team NAME --make” yɛ bi.
answer-team-gone = Kuo { $team } nni hɔ bio: wo na woka akyire.

decision-muted-subject = Wɔagye kasa afiri wo nsam
decision-muted =
    { $until ->
        [none] wɔagye kasa afiri wo nsam kɔsi berɛ a wɔbɛka: wobɛtumi adi agorɔ, nanso obiara nhunu wo nkra, wo nkɔmmɔ anaa wo nsɛm a ɛka anammɔn ho.
       *[other] wɔagye kasa afiri wo nsam kɔsi { $until } UTC: wobɛtumi adi agorɔ, nanso obiara nhunu wo nkra, wo nkɔmmɔ anaa wo nsɛm a ɛka anammɔn ho.
    }
decision-banned-subject = Wɔasi wo kwan
decision-banned =
    { $until ->
        [none] wɔasi wo kwan kɔsi berɛ a wɔbɛka: worentumi ntu anammɔn, nhyɛ agorɔ ase, anaa ntwerɛ nkɔ afoforɔ.
       *[other] wɔasi wo kwan kɔsi { $until } UTC: worentumi ntu anammɔn, nhyɛ agorɔ ase, anaa ntwerɛ nkɔ afoforɔ.
    } Wo agorɔ ne wɔn dɔn kɔ so. Wobɛtumi ahwɛ biribiara, agyae mu, akenkan wo nkrataa na woafiri ha.
decision-unmuted-subject = Wobɛtumi akasa bio
decision-unmuted = wobɛtumi akasa bio: afoforɔ hunu deɛ wotwerɛ.
decision-unbanned-subject = Wobɛtumi adi bio
decision-unbanned = wɔnsi wo kwan bio: akwaaba bio.
decision-renamed-subject = Wo din foforɔ
decision-renamed = na wo din ne { $old }, na seesei ɛyɛ { $name }. Fa din foforɔ no kɔ mu; w’ahintasɛm nsesa.
decision-address-subject = Wo address foforɔ
decision-address = wo nkrataa kɔ { $address } firi seesei.
decision-operator-subject = Woyɛ ɔhwɛsofoɔ
decision-operator = woyɛ ɔhwɛsofoɔ seesei. Page no so no, “Moderation” wɔ w’account menu mu kyerɛ deɛ agodifoɔ ka ne deɛ wobɛtumi ayɛ. Fa w’akwannya mmienu kɔ mu. Deɛ woyɛ nyinaa wɔtwerɛ.
decision-operator-ended-subject = Wonyɛ ɔhwɛsofoɔ bio
decision-operator-ended = wonyɛ ɔhwɛsofoɔ bio. W’account nsesa.
decision-two-factor-off-subject = Akwannya mmienu no nyɛ adwuma bio
decision-two-factor-off =
    { $operator ->
        [ended] ɔhwɛsofoɔ no ato akwannya mmienu no mu ama w’account, enti w’ahintasɛm nko ara dɔɔso. Sɛ woammisa a, ka kyerɛ no seesei. Wonyɛ ɔhwɛsofoɔ bio.
       *[no] ɔhwɛsofoɔ no ato akwannya mmienu no mu ama w’account, enti w’ahintasɛm nko ara dɔɔso. Sɛ woammisa a, ka kyerɛ no seesei.
    }
decision-seat-given-subject = { $game } pono { $board } anya ɔgodifoɔ foforɔ
decision-seat-given = { $name } si w’ananmu di wɔ { $game } pono { $board } so.

## Terminal mu: posthouse connect

answer-connect = { $site }. Twerɛ ahyɛdeɛ. “help” kyerɛ sɛdeɛ wohyɛ aseɛ, “login NAME” ma wokɔ mu, “quit” gyae.
answer-connect-foreign = Mmuaeɛ a ɛfiri { $url } no mfiri Posthouse server.
answer-connect-silent = Server a ɛwɔ { $url } no mmua: { $why }. Hwɛ sɛ ɛreyɛ adwuma na address no yɛ pɛ a.
answer-connect-logged-out = Womfra mu bio: “login { $name }” de wo bɛsan aba mu.
answer-connect-code = Wo authenticator app code:
answer-connect-text = (twerɛ nsɛm no, na afei nsensaneɛ a dot baako pɛ wɔ so)
