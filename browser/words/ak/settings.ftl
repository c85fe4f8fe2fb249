### Nhyehyɛeɛ: deɛ ɔgodifoɔ bi bɛtumi ahyehyɛ ama ne ho.

settings-log-in = Kɔ mu na hwɛ deɛ wɔahyehyɛ ama wo. Deɛ ɛdi soɔ yi fa browser yi ho.
settings-addresses = Email address
settings-often = Nkrataa dodoɔ
settings-vacation = Akwamma
settings-matches = Agorɔ dodoɔ
settings-password = Password
settings-browser = Browser yi
settings-leaving = Sɛ wofiri Posthouse a
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
leaving-how = Sɛdeɛ wofiri mu
leaving-about = Agorɔ a worekɔ so adi no, yɛbu sɛ woagyae mu, na yɛn werɛ firi wo address. Wo din ne w’agorɔ tena hɔ; obi foforɔ biara rennya saa din no.
leaving-button = Firi Posthouse
leaving-sure = Mesi so dua
