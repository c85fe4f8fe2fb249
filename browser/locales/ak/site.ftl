### Deɛ Posthouse ka fa agodifoɔ, agorɔ ne ɛno ara ho.

## Agorɔ

ending-won = { $name } dii nkonim{ $because }.
ending-you-won = Wodii nkonim{ $because }.
ending-drawn = Ɛyɛɛ pɛ{ $because }.
ending-over = Aba awieeɛ{ $because }.
ending-because = {" "}({ $why })
reason-tie = baanu no akyere dodoɔ pɛ, na hwee nni pono no so
reason-majority = wɔakyere aba a ɛdɔɔso
reason-no-stones = deɛ adu ne so no nni aba
reason-cannot-feed = anammɔn biara rennya aba mma ne yɔnko
reason-starved = ne yɔnko nni aba biara bio
reason-stalemate = wɔrentumi nkyere aba biara bio
reason-repetition = tebea no san baeɛ
reason-base = wɔduruu ne yɔnko fie
reason-captured-all = wɔkyeree ne yɔnko aboɔ nyinaa
reason-no-moves = deɛ adu ne so no ntumi ntu anammɔn
reason-resigned = ne yɔnko gyaee mu
reason-declined = wɔampene so ansa na baanu no retu anammɔn; yɛmmu nka ho
reason-time = ne yɔnko berɛ saeɛ
reason-absent = ne yɔnko anni n’agorɔ a ɛdi kan wɔ berɛ mu
reason-agreed = baanu no penee so
reason-house = operator no na ɔbuu atɛn saa
reason-void = operator no na ɔde baa awieeɛ; yɛmmu nka ho
player-level = Gyinapɛn { $level }
player-bot = { $name } (bot)

## Berɛ ne dodoɔ

ago-now = seesei ara
ago-minutes =
    { $n ->
        [one] simma { $n } a atwam
       *[other] simma { $n } a atwam
    }
ago-hours =
    { $n ->
        [one] dɔnhwere { $n } a atwam
       *[other] nnɔnhwere { $n } a atwam
    }
ago-days =
    { $n ->
        [1] ɛnnora
       *[other] nnafua { $n } a atwam
    }
count-move =
    { $n ->
        [one] anammɔn { $n }
       *[other] anammɔn { $n }
    }
count-finished-game =
    { $n ->
        [one] agorɔ { $n } a aba awieeɛ
       *[other] agorɔ { $n } a aba awieeɛ
    }
count-day =
    { $n ->
        [one] da { $n }
       *[other] nnafua { $n }
    }
count-hour =
    { $n ->
        [one] dɔnhwere { $n }
       *[other] nnɔnhwere { $n }
    }
count-minute =
    { $n ->
        [one] simma { $n }
       *[other] simma { $n }
    }
time-none = berɛ nni ano
time-of = { $bank }, na anammɔn biara de { $increment } ka ho

## Agorɔ no din

match-name = { $game }, pono { $board }
match-seats = { $first } – { $second }
match-your-turn = Adu wo so
match-to-move = Adu { $name } so
unrated = yɛmmu
lobby-title = Hwehwɛ obi a wo ne no bɛdi
# Spoken before a number beside a player’s name, and after it.
rating-word = nkontabuo
rating-provisional = ɛnsi pi

## Sɛdeɛ wobɛyɛ ɔgodifoɔ

log-in = Kɔ mu
sign-up = Twerɛ wo din

## Nsɛmfrɛ a wɔnnyee so

challenges = Nsɛmfrɛ
challenge-to-you = { $by } frɛ wo sɛ mo nni agorɔ.
challenge-waits = { $to } nnyee so ɛ.
challenge-accept = Gye so
challenge-decline = Pow
challenge-decline-why = Deɛ nti
challenge-decline-unsaid = Pow a wonka deɛ nti
challenge-decline-later = Ɛnyɛ seesei, gyama akyire yi
challenge-decline-clock = Berɛ foforɔ
challenge-decline-rated = Deɛ wɔkan nko ara
challenge-decline-unrated = Deɛ wɔnkan nko ara
challenge-decline-game = Menni saa agorɔ yi
challenge-decline-people = Nnipa nko ara
challenge-withdraw = Twe san
challenge-about = Hwee nhyɛɛ aseɛ. Gye so anaa pow: ɛnhia sɛ wokyerɛ deɛ nti, na bere biara nkɔ kosi sɛ wobɛgye so.
challenge-about-move = Hwee nhyɛɛ aseɛ. Gye so, pow, anaa tu anammɔn a ɛdi kan, na ɛno kyerɛ sɛ woagye so. Bere biara nkɔ kosi saa bere no.
challenge-about-own = Hwee nka ho na bere biara nkɔ kosi sɛ wɔbɛgye so.
challenge-each = Ɔgofoɔ biara bere: { $clock }.
challenge-ends = Ɛbɛba awieeɛ { $date }.
ending-withdrawn = Wɔtwee nsɛmfrɛ no san: agorɔ no anhyɛ aseɛ da.
ending-expired = Wɔannye nsɛmfrɛ no so wɔ bere mu: agorɔ no anhyɛ aseɛ da.
saved = Wɔakora.
tile-play = Di { $game }
tile-play-short = Di
tile-wari = lɛtɛ so: deɛ ɔnya aba 48 mu fa ne akyi na odi nkonim
tile-wari-24 = aba 24 di nkonim; ntokuro 1 kɔsi 12
tile-warri = wode wo nsa ka a, woadi
tile-super-wari = ntokuro nwɔtwe nwɔtwe: ma ɛkɔm nne wo yɔnko
tile-oware = aba nyinaa fa mfa hwee
tile-awari = wohunuu ano wɔ 2002 mu
tile-octilite = aba biara nni mu: nnuaba a ɛhuri
