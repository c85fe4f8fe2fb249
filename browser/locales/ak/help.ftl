### Mmoa: deɛ wodi kan yɛ, ne sɛdeɛ wobɛfa email so adi agorɔ. Deɛ ɛwɔ <…>…</…> mu no yɛ link anaa
### nhwɛsoɔ.

first-title = Deɛ wobɛdi kan ayɛ
first-rules = Hwɛ <games>agorɔ ahodoɔ ne emu mmara</games>. Pono wɔ krataafa biara so a wobɛtumi asɔ ahwɛ.
first-sign-up = Paw din ne password, na <signup>twerɛ wo din</signup>. Email address ho hia sɛ wopɛ sɛ wofa email so nso di a.
first-signed-up = Wowɔ din wɔ Posthouse dada.
first-computer = Fa kɔmputa hyɛ aseɛ: mia “Agorɔ foforɔ”, na paw kɔmputa gyinabea 1. Ɛbua ntɛm ara.
first-move = Fa mouse no si tokuro bi so wɔ pono no so, na wobɛhunu beaeɛ a n’aba a ɛtwa toɔ no bɛtɔ; mia so na wɔagu. Wɔ keyboard so no, arrow keys no de wo firi tokuro mu kɔ tokuro mu, na Enter di.
first-people = Afei wo ne nnipa nni: bɔ obi din to nsa frɛ no, anaa hwɛ <lobby>ahyiaeɛ hɔ</lobby> na hunu deɛ ɔretwɛn obi. Nna bi twam wɔ anammɔn ntam, sɛdeɛ mo baanu pɛ.
first-mail = Posthouse twerɛ wo sɛ adu wo so a. <mail>Wobɛtumi afa email so abua</mail>, na <letters>woakenkan krataa biara wɔ ha</letters>.
first-told = Agorɔ a ɛdi kan, anammɔn biara, wɔ Posthouse ara ne nsɛm mu

help-rules = Agorɔ no mmara, ne emu biara agodie baako
help-example = Agorɔ baako, anammɔn biara
help-to-game = Di
help-ways = Akwan a wobɛfa so adi agorɔ
help-ways-about = Krataafa yi, email, terminal ne programs nyinaa ka nsɛm korɔ no ara kyerɛ Posthouse, na wɔhunu pono korɔ no ara.
help-by-mail = <mail>Sɛdeɛ wobɛfa email so adi agorɔ</mail>
help-by-commands = <commands>Ahyɛdeɛ nyinaa</commands>: wɔyɛ adwuma wɔ email subject mu ne ahyɛdeɛ adaka no mu
help-by-keyboard = Wɔ keyboard so: pono so no, arrow keys no kyini, na Enter di; agorɔ a aba awieeɛ mu, anaa sɛ worehwɛ akyi a, benkum ne nifa arrow keys no firi anammɔn mu kɔ anammɔn mu, na Home ne End kɔ mfitiaseɛ ne awieeɛ.

mail-title = Sɛdeɛ wobɛfa email so adi agorɔ
mail-address-title = Posthouse address
mail-address-about = Twerɛ “help” sɛ subject, na Posthouse bɛkyerɛ wo deɛ wobɛhyɛ aseɛ. Ɛkenkan plain text ne HTML, na ɛmmua machines ne lists.
mail-reply-title = Sɛdeɛ wotu anammɔn
mail-reply-how = Yi krataa a ɛde pono no baeɛ no ano (reply), twerɛ w’anammɔn wɔ line a ɛdi kan no so (<code>c</code> kɛkɛ) na fa kɔ. Deɛ wotwerɛ wɔ aseɛ no kɔma wo yɔnko.
mail-reply-sheet = Anaa fa anammɔn no si <code>?</code> ananmu wɔ anammɔn no nnidisoɔ mu, na fa ɛno san bra.
mail-reply-safe = Mmuaeɛ no ma Posthouse hunu pono a worekyerɛ, na ɛdi anammɔn no gye sɛ biribiara nsii wɔ hɔ wɔ akyire. Sɛ ɛnte deɛ worekyerɛ ase pɛpɛɛpɛ a, ɛbisa na ɛnni hwee. Email a ɛba mprenu no, ɛdi no prɛko.
mail-subjects-title = Biribiara foforɔ: ahyɛdeɛ sɛ subject
mail-subjects-about = Mia baako so, na wo email program de asi hɔ ama wo. Sɛ hwee nni subject no mu a, twerɛ bebree, baako wɔ line biara so. <commands>Ahyɛdeɛ nyinaa</commands>
mail-subject-help = deɛ wobɛhyɛ aseɛ
mail-subject-signup = bɛyɛ ɔgodifoɔ, wɔ address a worefiri so atwerɛ no so
mail-subject-list = agorɔ a ɛwɔ Posthouse
mail-subject-challenge = hyɛ agorɔ aseɛ
mail-subject-show = hwɛ pono bi
mail-subject-move = tu anammɔn wɔ wo ara wo email foforɔ mu
mail-subject-notify = da koro pono nyinaa wɔ krataa baako mu
mail-who-title = Sɛdeɛ Posthouse hunu sɛ ɛyɛ wo
mail-who-marks = Sɛ wofiri wo address a woasi so dua so yi ne krataa ano a, password ho nhia: krataa no wɔ agyiraeɛ a ɛyɛ adwuma kɔsi sɛ obi bɛtu anammɔn.
mail-who-word = Wɔ wo ara wo email foforɔ mu no, wotwerɛ wo password, anaa deɛ ɛyɛ sene no, <settings>asɛmfua a ɛwɔ hɔ ma email</settings>, a ɛtumi di agorɔ nko ara.
mail-who-held = Sɛ emu biara nni hɔ a, krataa bi bisa wo sɛ si so dua, na yɛnyɛ hwee kɔsi sɛ wobɛyɛ.
mail-much-title = Email dodoɔ
mail-much = Pono biara sɛ ɛsesa a, krataa baako da biara, deɛ ɛdi kan no nko ara, anaa ebiara; ne nnɔnhwere a ɛyɛ komm: wɔ <settings>nhyehyɛeɛ no mu</settings>. Nkrataa a ɛfa agorɔ ho no wɔ unsubscribe link. Deɛ yɛde kɔeɛ ne deɛ ɛtoeɛ no wɔ <letters>wo nkrataa mu</letters>.
mail-own-words = Saa ara wɔ Posthouse ara ne nsɛm mu
