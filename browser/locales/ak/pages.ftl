### Pages other than the first that is opened: fetched with them (src/more_texts.ts).

front-now = Deɛ wɔredi seesei
front-watch = Hwɛ pii

front-mail = Anaa fa email so di, anammɔn baako da biara: twerɛ <b>help</b> kɔma <house>{ $house }</house> na Posthouse bɛbua.
front-mail-too = Anaa fa email so di, anammɔn baako da biara.
front-mail-how = Sɛdeɛ ɛyɛ adwuma
front-games = Agorɔ { $n }

## Akwan

tournaments-title = Akansie

## Agorɔ foforɔ

challenge-player = To nsa frɛ { $name }
# Behind the challenger’s name.
challenge-to-game = frɛ wo sɛ mo nni { $game } agorɔ
challenge-word = frɛ wo sɛ mo nni agorɔ
challenge-later = Bua akyire yi
challenge-game = Agorɔ
challenge-typed = Deɛ wo ne no bɛdi no din
challenge-first = Hwan na ɔdi kan
challenge-first-lot = wɔtɔ ntonto
challenge-first-me = Me
challenge-first-opponent = me yɔnko no
challenge-clock = Ɔgodifoɔ biara berɛ
challenge-repeat = Agorɔ dodoɔ a ɛbɛfiri mu
challenge-repeat-hint = Sɛ obi gye so biara a, pono no bɛsan atwɛn, kɔsi sɛ saa dodoɔ no ahyɛ aseɛ anaa woyi firi hɔ. Wo dodoɔ a woahyɛ no gyina hɔ.
wanted-title = Deɛ mepɛ sɛ me ne no di agorɔ
wanted-rating-min = Nnidisoɔ nɔma, ketewa koraa
wanted-rating-max = Nnidisoɔ nɔma, kɛseɛ koraa
wanted-within = Ntam a ɛda me deɛ ho, kɛseɛ koraa
wanted-established = nnidisoɔ nɔma a agyina nko ara, a asɛmmisa nni ho
wanted-company = Hwan na ɔtumi ba
wanted-who-anyone = nnipa ne bot
wanted-who-people = nnipa nko ara
wanted-who-computer-challenge = kɔmputa nso, sɛ obiara amma da koro mu a
wanted-who-computer-seek = kɔmputa nso, sɛ obi foforɔ biara nhwehwɛ a
wanted-is-between = nnidisoɔ nɔma { $min } kɔsi { $max }
wanted-is-least = nnidisoɔ nɔma { $min } anaa deɛ ɛboro so
wanted-is-most = nnidisoɔ nɔma { $max } anaa deɛ ɛsua
wanted-is-within = ntam nnboro { $n }
wanted-is-established = nnidisoɔ nɔma a agyina
wanted-is-people = nnipa nko ara
wanted-is-computer = kɔmputa nso
challenge-unrated = yɛmmu nka nnidisoɔ no ho
challenge-button = To nsa frɛ no
show-all = Kyerɛ ne nyinaa { $n }

## Ahyiaeɛ

lobby-now = Deɛ wɔredi seesei
lobby-now-none = Seesei deɛ, obiara nni agorɔ.
watch-more = Agorɔ foforɔ
watch-play = Di agorɔ seesei
waiting-title = Deɛ wɔretwɛn obi a wɔne no bɛdi
waiting-none = Seesei deɛ, obiara ntwɛn.
waiting-nobody-else = Seesei deɛ, obi foforɔ biara ntwɛn.
waiting-play = Di
waiting-games = Agorɔ { $n } bɛfiri mu aba, baako di baako akyi
waiting-cannot-apart = Ɛnyɛ wo deɛ.
waiting-cannot-enough = Wowɔ agorɔ yi dodoɔ a wopɛ: hwɛ “Agorɔ dodoɔ” wɔ nhyehyɛeɛ no mu.
waiting-cannot-waits = Deɛ ɔtwɛn ha no nni berɛ mma agorɔ foforɔ seesei.
waiting-cannot-rating = Ɛnyɛ wo deɛ: wo nnidisoɔ nɔma nni saa ahyeɛ yi mu.
waiting-cannot-within = Ɛnyɛ wo deɛ: wo nnidisoɔ nɔma ne ne deɛ ntam ware dodo.
waiting-cannot-established = Ɛnyɛ wo deɛ seesei: wo nnidisoɔ nɔma nnyinaa yie.
waiting-cannot-people = Ɛwɔ hɔ ma nnipa, ɛnyɛ bot.
waiting-sign-up = Sɛ wopɛ sɛ wodi a, <signup>twerɛ wo din</signup> anaa <login>kɔ mu</login>.
waiting-sign-up-rated = Sɛ wopɛ agodie a wɔkan nkontaabuo ho a, <signup>twerɛ wo din</signup> anaa <login>kɔ mu</login>.
first-is = { $name } na ɔdi kan
first-you = wo na wodi kan
first-accepts = deɛ ɔpene so no
here-title = Deɛ wɔwɔ ha seesei
here-nobody = Obiara a wakɔ mu nni ha.
here-others =
    { $n ->
        [1] Ne obi foforɔ baako.
       *[other] Ne afoforɔ { $n }.
    }
here-strangers =
    { $n ->
        [0] Obi foforɔ biara nhwɛ.
        [one] Na ɔhɔhoɔ baako a ɔnni din ka ho.
       *[other] Na ahɔhoɔ { $n } a wɔnni din ka ho.
    }
finished-title = Deɛ aba awieeɛ seesei ara
finished-none = Agorɔ biara mmaa awieeɛ da.
finished-months = Agodie nyinaa, bosome biara

## Agodifoɔ

people-title = Nnipa
people-sought = Hwehwɛ ɔgodifoɔ bi
people-found =
    { $n ->
        [0] Obiara din mu nni saa.
        [one] Ɔgodifoɔ baako
       *[other] Agodifoɔ { $n }
    }
joined-on = Ɔwɔ Posthouse firi { $date }.
computers-title = Kɔmputa
computers-about = Kɔmputa no di agorɔ biara wɔ saa gyinapɛn yi mu biara. Gyinapɛn a ɛba fam no nhwɛ akyirikyiri, na anammɔn a ɛnyɛ deɛ ɛyɛ paa mpo so wɔn ani; nanso wɔnni no kwa da.
computer-about = Kɔmputa wɔ gyinapɛn { $level }: { $like }.
player-gone = Wafiri Posthouse; agorɔ no deɛ, ɛwɔ hɔ.
player-last = Ɔdii agorɔ a ɛtwa toɔ: { $ago }.
player-puzzles = Nsɔhwɛ nɔma { $rating }, wayi { $tried } mu { $solved } ano.
player-puzzle-days = Deɛ ɛware paa: nnafua { $n } a ɛtoatoa soɔ.
player-never = Ɔne obi nnii agorɔ wɔ ha da.
player-now = Deɛ ɔredi seesei
no-such-player = Ɔgodifoɔ biara a wɔfrɛ no “{ $name }” nni ha.
to-players = Hwɛ agodifoɔ nyinaa
compare-you = Wo ne { $name }
by-game-title = Agorɔ biara mu nkonimdie
opponents-title = Ɔne obiara a wadi
opponents-more =
    { $n ->
        [1] Obi foforɔ baako
       *[other] Afoforɔ { $n }
    }
latest-title = Agorɔ a wɔdii no nnansa yi
results-game = Agorɔ
results-opponent = Ne yɔnko
results-won = Nkonim
results-drawn = Pɛ
results-lost = Nkoguo
results-points = Points
results-points-of = { $played } mu { $points }
results-running = Ɛrekɔ so
results-latest = Yɛkan firii agorɔ { $n } a ɛtwa toɔ no mu.
compare-score = { $one } { $points }, { $two } { $other }, wɔ agorɔ { $played ->
        [one] { $played }
       *[other] { $played }
    } a aba awieeɛ mu.
compare-none = { $one } ne { $two } nnii agorɔ biara mmaa awieeɛ da.
compare-by-game = Sɛdeɛ { $name } yɛeɛ wɔ agorɔ biara mu
compare-games = Agorɔ a wɔadi
message-title = Twerɛ { $name }
message-text = Nkra
message-hint = Ɛduru { $name } nkyɛn sɛ krataa, na ɔnhunu wo email address.
message-send = Fa kɔ
blocks-one = Si { $name } kwan
blocks-end = Bue kwan ma { $name }
blocks-about = Wɔntumi nto nsa mfrɛ wo, wɔntumi ntena wo pono a ɛtwɛn ho, na wɔntumi nkyerɛw wo; wo nso saa ara. Agorɔ a ɛrekɔ so no kɔ so a nsɛm nni mu. Akansie de mo bɛhyia ara.

## Agorɔ ahodoɔ

games-title = Agorɔ a ɛwɔ Posthouse
games-unknown = Posthouse nni “{ $name }”. Paw agorɔ a ɛwɔ ha no mu baako.
game-sign-up = Sɛ wopɛ sɛ wo ne nnipa di a, <signup>twerɛ wo din</signup> anaa <login>kɔ mu</login>.
game-watch = Hwɛ
game-standings = Nnidisoɔ
game-line-wari = mail agorɔ no: kyere aba 48 mu fa ne boro
game-line-wari-24 = fie computer mmara: aba 24 di nkonim, ntokuro 1 kɔsi 12
game-line-warri = West Indies mmara, ne n’amanneɛ
game-line-super-wari = Bill Taylor agorɔ, nsensaneɛ mmienu a nwɔtwe wɔ mu: ma wo yɔnko aba nsa
game-line-oware = Abapa akansie mmara: grand slam nkyere hwee
game-line-awari = mmara a wɔde hunuu agorɔ no ano wɔ 2002
game-line-octilite = pods kɔ baabi a wɔn prongs kyerɛ: di kan du wo yɔnko fie; Don Green na ɔyɛeɛ
game-rules = Mmara
game-lesson = Simma nnum adesua
game-puzzles = Nsɔhwɛ
game-to-rules = Kenkan mmara no
game-to-example = Hwɛ agodie mũ no, anammɔn biara
contents = Emu nsɛm
board-coming = Yɛrehyehyɛ pono no…
diagram-play = Di { $move }
diagram-again = Firi aseɛ bio
login-new-here = Woyɛ foforɔ wɔ ha?
signup-known-here = Wowɔ din dada?
signup-closed = Saa beaeɛ yi nnye agodifoɔ foforɔ seesei.
signup-invitation = Agodifoɔ foforɔ ba bere a wɔafrɛ wɔn: bisa ɔgodifoɔ bi link a ɛkɔ agorɔ bi so, bue, na twerɛ wo din wɔ browser korɔ no ara mu.
sign-name = Din
sign-name-malformed = Din wɔ nkyerɛwdeɛ 2 kɔsi 20 (a kɔsi z), nɔma, - anaa _, na ɛfiri nkyerɛwdeɛ ase.
sign-password = Password
sign-password-hint = Atwerɛdeɛ 6 anaa deɛ ɛboro saa.
sign-code = Code
sign-code-hint = Nɔma nsia a wo authenticator app no rekyerɛ seesei, anaa recovery code bi.
sign-address = Email address
sign-address-hint = (sɛ wopɛ: sɛ wobɛdi agorɔ wɔ email so nso, na sɛ wo werɛ firi wo password a wobɛnya foforɔ)
confirm-title = Si so dua
confirm-word = Asɛmfua a ɛwɔ yɛn krataa no mu
confirm-what = Mia button no fa si deɛ yɛn krataa no bisa no so dua: wo address, anaa deɛ obi, yɛn anidasoɔ ne sɛ wo ara, twerɛ wɔ wo din mu.
confirm-button = Si so dua
confirm-go-on = Toa so kɔ Posthouse

## Ahyɛdeɛ

command-title = Ahyɛdeɛ
command-as-in-mail = Sɛdeɛ wotwerɛ no email kɔma Posthouse: <commands>ahyɛdeɛ nyinaa</commands>
command-say = Ka
command-beneath = Nsɛm a ɛwɔ aseɛ
command-beneath-what = Asɛm bi a ɛka ho, nkra kɔma afoforɔ, anaa sɛ wode <code>multiple</code> a, ahyɛdeɛ baako wɔ line biara so
commands-title = Ahyɛdeɛ nyinaa
commands-about = Saa nsɛmfua yi ara yɛ adwuma wɔ email mu (sɛ ne subject), wɔ ahyɛdeɛ adaka no mu, wɔ terminal mu ne API mu. <code>GAME</code> yɛ agorɔ bi din, + kyerɛ baako anaa deɛ ɛboro saa, [ ] kyerɛ deɛ wobɛtumi agyae. Sɛ woakɔ mu, anaa woreyi krataa a ɛfa pono bi ho ano a, gyae user ne password.
commands-house = Posthouse
commands-game = Agorɔ

## Nkrataa

letter-here = ɛwɔ ha
letter-sent = wɔde akɔma { $address }
letter-failed = wɔantumi amfa amma { $address }: { $trouble }
letter-trouble = ɔhaw bi aba mu berɛ a ɛrekɔ { $address }: { $trouble }
letter-later = wɔde bɛkɔma { $address } { $when }
letter-going = ɛrekɔ { $address }
mail-came-back = Email a ɛkɔ { $address } no san baeɛ.
mail-suspended = Yɛmfa biribiara nkɔ hɔ bio; wo nkrataa retwɛn wo wɔ ha. Ɛno mma agorɔ biara nyera.
mail-may-be-suspended = Sɛ ɛkɔ so saa a, yɛremfa biribiara nkɔ hɔ bio.
mail-mend = Sɛ wopɛ sɛ yɛsan sɔ hwɛ a, san fa address no to nhyehyɛeɛ no mu bio.
mail-unconfirmed = Wosi { $address } so dua a, email bɛkɔ hɔ: krataa a yɛde kɔɔ hɔ no kyerɛ sɛdeɛ wobɛyɛ.
mail-goes-to = Yɛde nkrataa kɔ { $address }; ne nyinaa wɔ ha nso.
mail-goes-nowhere = Wo address biara nni hɔ a ɛgye email: wo nkrataa retwɛn wo wɔ ha.
mail-change = Sesa no wɔ nhyehyɛeɛ no mu.
log-log-in = Kɔ mu na kenkan wo nkrataa.
log-which = Nkrataa bɛn
log-group-all = Nyinaa
log-group-sent = Deɛ akɔ
log-group-way = Deɛ ɛrekɔ
log-group-failed = Deɛ yɛagyae
log-group-here = Deɛ ɛwɔ ha nko ara
log-count =
    { $n ->
        [0] Krataa a ɛte saa biara nni hɔ.
        [one] Krataa baako.
       *[other] Nkrataa { $n }.
    }
log-latest = Yeinom ne { $n } a ɛtwa toɔ.
log-written = Wɔtwerɛeɛ
log-to = Ɛkɔ
log-attempts = Mpɛn a yɛasɔ ahwɛ
log-sent = Ɛkɔeɛ
log-trouble = Ɔhaw
log-given-up = Yɛgyaeɛ
log-due = Berɛ a yɛbɛsan asɔ ahwɛ
follow = Di akyi
follow-player = Di akyi { $name }
unfollow = Gyae n’akyi di
unfollow-player = Gyae { $name } akyi di
friends-title = Nnamfonom
friends-here = Ɔwɔ ha
friends-plays = { $game } ne { $name }
friends-watch = Hwɛ { $name }
friends-follow = Di agofoɔ akyi wɔ wɔn krataafa so: ɛha na wobɛhunu berɛ a wɔwɔ ha anaa wɔredi agorɔ.
friends-away = Wɔn mu biara nni ha na ɔnni agorɔ.
player-report = Bɔ { $name } ho amanneɛ
friend-end = Yi { $name } fi me nnamfonom mu
list-or = { $some } anaa { $last }
list-or-others = { $some } anaa afoforɔ { $n }
list-none = hwee
list-and = { $some } ne { $last }
message-sent = Wɔde akɔ.
sign-up-held = Krataa bi rekɔ { $address }: bua, anaa bue ne link no, nna mmiɛnsa mu, na wobɛyɛ { $name }. Ɛkɔsi saa berɛ no obiara nni din no.
confirmed-address = Wɔasi { $address } so dua, { $name }: ɛfiri seesei wo nkrataa bɛba hɔ.
confirmed-address-too = Wɔasi { $address } so dua, { $name }: wobɛtumi atwerɛ afiri hɔ; wo nkrataa da so kɔ { $other }.
confirmed-request = Wɔayɛ deɛ woka no, { $name }.

## Long lists

show-more = Da bi foforɔ adi
list-shown = Wɔada { $n } adi.
list-ends = Ne nyinaa ne no: { $n }.
