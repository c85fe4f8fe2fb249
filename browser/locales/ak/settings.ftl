### Nhyehyɛeɛ: deɛ ɔgodifoɔ bi bɛtumi ahyehyɛ ama ne ho.

settings-log-in = Kɔ mu na hwɛ deɛ wɔahyehyɛ ama wo. Deɛ ɛdi soɔ yi fa browser yi ho.
settings-addresses = Email address
settings-often = Nkrataa dodoɔ
settings-boards = Wo mpono
settings-vacation = Akwamma
settings-matches = Agorɔ dodoɔ
settings-challenges = Nsɛmfrɛ ne nnamfonom
settings-blocks = Wɔn a masi wɔn kwan
settings-password = Password
settings-browser = Browser yi
settings-leaving = Wo nsɛm ne wo account
settings-keep = Kora
settings-your-password = Wo password
settings-new-password = Password foforɔ
address-confirmed = wɔasi so dua
address-unconfirmed = wɔnsii so dua: krataa a yɛde kɔɔ hɔ no kyerɛ sɛdeɛ wobɛyɛ
address-suspended = email san baeɛ: san twerɛ bio na wɔasi so dua foforɔ
address-used = ɛha na nkrataa kɔ
address-new = Wo address ahodoɔ, baako wɔ line biara so
address-hint = Nkrataa kɔ deɛ ɛdi kan a wɔasi so dua na ɛgye no so, na wobɛtumi afiri emu biara so atwerɛ. Sɛ wonni bi a, wo nkrataa twɛn wo wɔ krataafa yi so.
address-button = Sesa address no
often-boards = Pono
often-each = pono biara berɛ a ɛsesa
often-digest = da koro deɛ nyinaa wɔ krataa baako mu, anɔpa nnɔnson
often-once = deɛ ɛdi kan no nko ara, kɔsi sɛ wobɛdi anaa wobɛba abɛhwɛ
often-never = ebiara; wɔtwɛn wɔ krataafa yi so
quiet-title = Nnɔnhwere a ɛyɛ komm
quiet-some = mfa email biara mma saa nnɔnhwere yi mu
quiet-from = firi
quiet-until = kɔsi
quiet-zone = Sɛdeɛ wo dɔn di UTC anim
quiet-zone-form = Te sɛ +1:00 anaa -3:30
broadcasts-title = Nkrataa a ɛkɔma obiara
broadcasts-on = Deɛ afoforɔ twerɛ kɔma obiara no duru wo nkyɛn.
broadcasts-off = Deɛ afoforɔ twerɛ kɔma obiara no nnuru wo nkyɛn.
broadcasts-start = Mepɛ bi
broadcasts-stop = Mempɛ bi bio
broadcast-write = Twerɛ kɔma obiara a ɔpɛ nkrataa a ɛte saa
broadcast-hint = Prɛko pɛ da biara.
broadcast-send = Fa kɔma obiara
boards-title = Pono a wɔn nhyehyɛeɛ yɛ soronko
boards-none = Wo pono nyinaa te sɛdeɛ yɛaka wɔ soro hɔ no, na wonhwɛ obi foforɔ deɛ biara.
boards-watched = worehwɛ;
boards-usual = Sɛdeɛ ɛteɛ daa
boards-unwatch = Gyae hwɛ
boards-board = Pono
boards-how = Nkrataa
boards-watch = Mehwɛ afoforɔ pono yi
seat-about = Deɛ ɔte mpono no ase wɔ wo nkrataa mu, kratafa no so ne terminal no mu.
seat-own = me ara me fa
seat-first = First (Anaafoɔ, Fitaa) fa, sɛdeɛ server dada no drɔɔ no
seat-hint = Baabi a adan wɔ nɔma no, ɛyɛ wo deɛ, na wote ase daa. Yɛdane OctiLite pono wɔ nkrataa mu nko ara.
vacation-about = Sɛ wowɔ akwamma mu a, wo dɔn gyina; wobɛtumi atu anammɔn deɛ. Nnafua 30 afe biara.
vacation-days = { $from } kɔsi { $to }
vacation-now = seesei
vacation-end = Ma ɛmmra awieeɛ, na yi deɛ woahyehyɛ no firi hɔ
vacation-plan = Hyehyɛ
vacation-from = Da a ɛdi kan
vacation-to = Da a ɛtwa toɔ
settings-rest = Nna ne nnafua a wohome
rest-about = Wo ndɔn gyina saa nnɔnhwere ne nnafua yi mu; daa wotumi de wo nan si. Nsesa firi aseɛ wo anadwo dummienu a ɛdi hɔ, na ɛtena hɔ nnawɔtwe baako anaa deɛ ɛboro saa.
rest-none = Wo ndɔn tu awia ne anadwo, nnawɔtwe mu nyinaa.
rest-sleep = Nnɔnhwere a woda
rest-sleep-some = Meda: nnɔnhwere du pɛ
rest-sleep-is = Wo ndɔn gyina firi { $from } kɔsi { $until }.
rest-weekend = Nnafua a wohome: mmienu pɛ
rest-weekend-is = Ɛgyina saa nnafua yi: { $days }.
rest-later = Ɛfiri { $when }: { $rest }
rest-zone = Saa nnɔnhwere yi yɛ dɔn a ɛdi UTC anim { $set } deɛ; wo deɛ wɔ ha di anim { $here } seesei.
vacation-auto-about = Akwamma bɛtumi afiri aseɛ ankasa berɛ a wo berɛ reyɛ asa, nnafua mmiɛnsa mmiɛnsa, berɛ a woda so wɔ bi. Krataa bɛka akyerɛ wo.
vacation-auto-is = Berɛ a wo berɛ reyɛ asa no, akwamma firi aseɛ ankasa, nnafua mmiɛnsa mmiɛnsa, berɛ a woda so wɔ bi.
vacation-auto-on = Ma ɛmfiri aseɛ ankasa
vacation-auto-off = Mma ɛmfiri aseɛ ankasa
matches-about = Obiara rentumi nto nsa mfrɛ wo mma agorɔ mmoro deɛ wopɛ, na Posthouse bɛtumi ahwehwɛ afoforɔ a wo ne wɔn bɛdi.
matches-limited =
    { $n ->
        [0] ebiara
        [one] baako pɛ prɛko
       *[other] ɛmmoro { $n } prɛko
    }
matches-sought =
    { $n ->
        [one] ɛrehwehwɛ kɔsi sɛ ɛbɛyɛ baako
       *[other] ɛrehwehwɛ kɔsi sɛ ɛbɛyɛ { $n }
    }
matches-n = Dodoɔ
matches-limit = Mma ɛmmoro yei prɛko
matches-limit-hint = Sɛ nɔma nni mu a: dodoɔ biara a ɛbɛba.
matches-limit-button = Si ano
matches-seek = Fa me ka afoforɔ ho kɔsi sɛ mɛnya
matches-seek-hint = Dɔn a wɔde di dwuma daa, na wɔtɔ ntonto hwɛ deɛ ɔdi kan. 0, anaa sɛ nɔma nni mu a: gyae.
matches-seek-button = Hwehwɛ
challenges-about = Nsɛmfrɛ yɛ abisadeɛ: bere biara nkɔ na hwee nka ho kosi sɛ wobɛgye so. Ka wɔ ha wɔn a wɔtumi frɛ wo, ne wɔn a wɔne wo bɛhyɛ aseɛ ntɛm ara.
challenges-from = Wɔn a wɔtumi frɛ me
challenges-begin = Ɛhyɛ aseɛ ntɛm ara ne
circle-nobody = obiara nka ho
circle-friends = me nnamfonom
circle-rated = wɔn a wɔwɔ nkontaabuo ne me nnamfonom
circle-everybody = obiara
friends = Me nnamfonom
friends-about = Wo ara wo nhyehyɛeɛ a ɛfa wɔn a wodi wɔn akyi ho, a obiara nhunu: w’anim krataafa ne Hwɛ kyerɛ berɛ a wɔwɔ ha anaa wɔredi agorɔ.
friends-none = Obiara nni so.
friends-button = Fa ka ho
blocks-none = Wonsii obiara kwan.
blocks-since = ɛfiri { $date }
blocks-name = Ɔgodifoɔ din
blocks-button = Si no kwan
password-button = Sesa password no
password-hint = Wofiri mu wɔ baabi foforɔ nyinaa.
mail-password-title = Asɛmfua a ɛwɔ hɔ ma email
mail-password-about = Posthouse paw asɛmfua bi a wotwerɛ wɔ email mu de si wo password ananmu. Ɛtumi di agorɔ, na ɛntumi nsesa wo account.
mail-password-one = Wowɔ baako. Wogye foforɔ a, dada no nyɛ adwuma bio.
mail-password-none = Wonni bi.
mail-password-off = mempɛ bi bio
mail-password-button = Gye asɛmfua foforɔ
browser-about = Yɛkora wɔ browser yi nko ara mu.
browser-boards = Pono
browser-counts = Kyerɛ aba dodoɔ a ɛwɔ tokuro biara mu
browser-sound = Ma wɔnte aba no nnyegyeeɛ
browser-volume = Sɛdeɛ ne nne yɛ den
export-button = Download ne nyinaa
export-about = Deɛ Posthouse kora fa wo ho nyinaa, wɔ ZIP file mu: wo account, w’agorɔ ne wo nkrataa. Da biara mprɛ nnum pɛ.
leaving-how = Yi me account firi hɔ
leaving-about = Agorɔ a worekɔ so adi no, yɛbu sɛ woagyae mu. Yɛpopa wo din, wo address, wo nkrataa, wo notes ne deɛ woatwerɛ nyinaa korakora; w’agorɔ tena hɔ sɛ “obi a wakɔ” deɛ. Worentumi nsan mma, na afe baako mu no obi biara rennya wo din no. Sɛ wopɛ sɛ wokora a, download ne nyinaa kane.
leaving-ask = Kyerɛ deɛ ɛbɛba awieeɛ
leaving-button = Yi me account firi hɔ
leaving-sure = Mesi so dua
settings-programs = Program ahodoɔ
programs-about = Wo program bi, te sɛ bot, bɛtumi adi agorɔ wɔ ha sɛdeɛ wo ara wodi. Ɛnya n’ankasa token si wo password ananmu.
programs-tokens = Token ahodoɔ
programs-tokens-about = Token yɛ deɛ woama kwan nko ara, ɛntumi nsesa wo account da, na sɛ wogyae a ɛnyɛ adwuma bio.
programs-name = Ne din
programs-name-form = Nkyerɛwdeɛ firi a kɔsi z, nɔma, - ne _
programs-scopes = Ɛbɛtumi
programs-may-read = ahwɛ deɛ wo ara wohunu
programs-may-play = adi agorɔ ama wo
programs-may-talk = atwerɛ wɔ wo din mu
programs-scope-read = ɛhwɛ
programs-scope-play = ɛdi agorɔ
programs-scope-talk = ɛtwerɛ
programs-used = wɔde yɛɛ adwuma { $when } a ɛtwa toɔ
programs-unused = wɔmfa nyɛɛ adwuma da
programs-once = Mmuaeɛ no kyerɛ asɛmfua bi a wo program no hia. Ɛkyerɛ no prɛko yi nko ara: twerɛ to hɔ.
programs-make = Yɛ token
programs-revoke = Gyae
programs-hooks = Webhook ahodoɔ
programs-hooks-about = Deɛ ɛkɔ so wɔ w’agorɔ mu no, yɛde kɔ address bi so wɔ intanɛt so ntɛm ara, na yɛde yɛn nsa hyɛ aseɛ. Sɛ obi annye a, yɛsan bɔ mmɔden nnafua mmienu.
programs-hook-address = Address
programs-hook-make = Yɛ webhook
programs-given-up = yɛagyae
password-others = Yi me firi baabiara foforɔ
password-tokens = Gyae me program ahodoɔ no token nso
settings-sessions = Baabi a woakɔ mu
sessions-about = Browser anaa program biara a wokɔɔ mu na woamfi mu. Ɛba awieeɛ wɔ nnafua 30 akyi.
sessions-unknown = browser a yɛnnim
sessions-here = deɛ ɛwɔ ha
sessions-times = ɛfiri { $begun }, wɔde yɛɛ adwuma { $used } a ɛtwa toɔ
sessions-end-others = Firi baabiara foforɔ
settings-two-factor = Akwannya mmienu
two-factor-about = Fa wo password ne code a ɛwɔ app bi mu wɔ wo phone so kɔ mu: password a wɔawia nko ara mmue hwee. Wɔ mail mu no, wo password nyɛ adwuma bio; wo asɛmfua a ɛwɔ hɔ ma mail no deɛ ɛyɛ adwuma.
two-factor-is-off = Wɔadum no.
two-factor-is-on =
    { $n ->
        [one] Wɔasɔ no firi { $when }. Recovery code baako na aka.
       *[other] Wɔasɔ no firi { $when }. Recovery code { $n } na aka.
    }
two-factor-begin = Siesie
two-factor-scan = Fa authenticator app scan yei, na twerɛ code a ɛkyerɛ no.
two-factor-picture = QR code ma authenticator app
two-factor-by-hand = Fa wo nsa twerɛ mmom
two-factor-open = Bue no wɔ app bi mu wɔ saa afidie yi so
two-factor-on = Sɔ
two-factor-off = Dum
two-factor-new-codes = Gye recovery code foforɔ
programs-expires = ɛyɛ adwuma kɔsi { $when }
programs-expired = ɛbaa awieeɛ { $when }
programs-days = Nnafua dodoɔ a ɛbɛyɛ adwuma
address-saved = Wɔakora. Address foforɔ bɛyɛ adwuma berɛ a woabue link a ɛwɔ krataa a yɛde kɔ hɔ no mu.
password-is-changed = Wɔasesa wo password.
password-logged-out = Wɔayi wo afiri baabiara gye ha.
password-tokens-void = Wo program ahodoɔ no token nyɛ adwuma bio.
password-reset-done = W’ahintasɛm asesa: fa foforɔ no kɔ mu. Link a wode yɛeɛ no nyɛ adwuma bio.
mail-password-made = W’asɛmfua a ɛwɔ hɔ ma email nie. Twerɛ no seesei: yɛnkyerɛ bio. Fa hyɛ wo mail mu si wo password ananmu, sɛ “wari move 12 { $name } ASƐMFUA c”.
mail-password-removed = W’asɛmfua a ɛwɔ hɔ ma email no nyɛ adwuma bio.
programs-token-made = Wo token nie. Twerɛ no seesei: yɛnkyerɛ bio.
programs-secret-made = Ahintasɛm a ɛsɔ nsɛm no ano nie. Twerɛ no seesei: yɛnkyerɛ bio.
two-factor-now-on = Wɔasɔ akwannya mmienu no. Ɛfiri seesei, wode wo password ne code na ɛkɔ mu. Wɔ mail mu no, fa asɛmfua a ɛwɔ hɔ ma email no.
two-factor-now-off = Wɔadum akwannya mmienu no: wo password nko ara bue wo account bio.
two-factor-keep-codes = Fa recovery code yi sie wɔ baabi a wode nkrataa a ɛho hia sie: sɛ w’afidie yera a, emu biara gyina hɔ ma code baako, prɛko. Yɛnkyerɛ bio.
leaving-running =
    { $n ->
        [0] Wonni agorɔ biara a ɛrekɔ so.
       *[other] Wobɛgyae agorɔ { $n } a ɛrekɔ so mu.
    }
broadcast-sent = Wɔde akɔma nnipa { $n }.
vacation-used = Wɔde afe yi nnafua { $used } wɔ { $most } mu adi dwuma anaa wɔahyehyɛ.
