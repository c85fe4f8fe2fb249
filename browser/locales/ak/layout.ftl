### Posthouse wɔ Akan (Asante Twi) mu. Machine na ɛkyerɛɛ aseɛ; obi a ɔnoa Twi nkenkanee: draft = yes
### Nsɛmfua: aba = seed, tokuro (ntokuro) = house, korabea = store, gu = sow, kyere = capture,
### anammɔn = move, tebea = position, ɛboɔ (aboɔ) = pod, abɛn (mmɛn) = prong, fie = base,
### adaka (nnaka) = square, pono = board, wo yɔnko = your opponent, yɛ pɛ = draw.

language-name = Akan (Twi)
draft = yes

house-name = Posthouse
title-of = { $words } – Posthouse
skip-to-main = Kɔ krataafa no ankasa so tee
challenge-title = Agorɔ foforɔ
nav-main = Titire
nav-play = Di agorɔ
nav-watch = Hwɛ
nav-learn = Sua
nav-tournaments = Akansie
nav-lessons = Adesua
nav-puzzles = Nsɔhwɛ
nav-games = Agorɔ
nav-players = Agodifoɔ
nav-analysis = Nhwehwɛmu
nav-help = Mmoa
nav-letters = Nkrataa
nav-settings = Nhyehyɛeɛ
nav-moderation = Nhwɛsoɔ
nav-commands = Ahyɛdeɛ
nav-profile = Me ho nsɛm
tab-play = Di
tab-watch = Hwɛ
tab-learn = Sua
tab-tournaments = Akansie
tab-you = Wo
waits-for-you =
    { $n ->
        [0] Agorɔ biara ntwɛn wo
        [one] Agorɔ baako retwɛn wo
       *[other] Agorɔ { $n } retwɛn wo
    }
foot-mail = Sɛdeɛ wobɛfa email so adi agorɔ
foot-terms = Mmara a ɛfa ne dwumadie ho
foot-privacy = Kokoam nsɛm
banner-put-away = Fa sie
language-choice = Kasa
language-not-fetched = Yɛantumi amfa saa kasa yi amma. Hwɛ sɛ wo intanɛt no reyɛ adwuma, na san paw bio.
translation-draft = Machine na ɛkyerɛɛ nsɛm yi aseɛ, na obi nhwɛɛ mu yie. Sɛ ɛne Borɔfo no nhyia a, Borɔfo no na ɛdi mu.
theme-choice = Hann anaa sum
theme-system = sɛdeɛ afidie yi teɛ
theme-light = hann
theme-dark = sum
log-out = Firi mu
connection-down = Nkitahodie no atwa. Yɛresan asɔ ahwɛ…
connection-down-kept = Nkitahodie no atwa. Yɛakora w’anammɔn so.
try-again = San sɔ hwɛ
one-moment = Twɛn kakra…
unreachable = Posthouse nnyi ano. Hwɛ wo connection na sɔ hwɛ bio.
part-not-fetched = Yɛantumi amfa krataafa yi fa yi amma. Hwɛ sɛ wo intanɛt no reyɛ adwuma na san sɔ hwɛ; sɛ ammoa a, san bue krataafa no foforɔ.
load-anew = San bue krataafa no foforɔ
player-here = { $name } wɔ ha
nothing-here = Hwee nni ha
no-such-page = Posthouse nni krataafa a ɛte saa.
to-front-door = Kɔ abobɔano
newer-page = Krataafa yi foforɔ aba.
newer-page-load = Bue foforɔ no
away-title = Yɛrentumi nnuru Posthouse nkyɛn
away-about = Agorɔ a wo ne afoforɔ redi, wo nkrataa ne biribiara a ɛkɔ so wɔ Posthouse no hia intanɛt.
away-meanwhile = Deɛ ɛnhia intanɛt
away-play = Wo ne kɔmputa nni agorɔ
away-puzzles = Nsɔhwɛ
away-lessons = Adesua
away-analysis = Nhwehwɛmu
away-games = Agorɔ ahodoɔ ne emu mmara
# Who has deleted their account, in place of the name.
someone-who-left = obi a wakɔ
