### Agorɔ bi: anammɔn, mmuaeɛ a wɔde ato hɔ, dɔn, abisadeɛ, nkɔmmɔ, keyboard.

## Agorɔ bi krataafa

rules-not-fetched = Yɛantumi amfa mmara no amfiri Posthouse amma. San bue krataafa no.
setting-up = Yɛrehyehyɛ pono no…
page-too-old = Krataafa yi atwam. San bue.
title-match = { $game }, pono { $board }
title-your-turn = ● Adu wo so: { $game }, pono { $board }
title-waiting = ({ $count }) { $title }
board-number = pono { $board }
your-turn = Adu wo so.
told-taken-back = Wɔafa asan: { $moves }.
name-to-move = Adu { $name } so.
looking-on = Worehwɛ.
next-game = { $count ->
    [1] Agorɔ a ɛdi hɔ a ɛretwɛn wo
   *[other] Agorɔ { $count } a ɛretwɛn wo no mu deɛ ɛdi hɔ
  }
you = wo
to-move = adu ne so
the-beginning = Mfitiaseɛ.
after-moves = Anammɔn { $count ->
    [one] { $count }
   *[other] { $count }
  } mu { $at } akyi.
to-last-move = San kɔ agorɔ no mu

board-tools = Pono no
board-turn = Dane pono no
board-numbers = Nɔma
board-sound = Nnyegyeeɛ
board-loud = Sɛdeɛ ne nne yɛ den
board-confirm = Bisa ansa na anammɔn biara akɔ

## Anammɔn

move-field-move = W’anammɔn
move-field-plan = Nhyehyɛeɛ no anammɔn a ɛdi hɔ
move-field-premove = W’anammɔn a ɛdi hɔ
move-may-be = Wobɛtumi adi { $moves }.
move-such-as = te sɛ { $move }
move-button-move = Di
move-button-plan = Fa ka nhyehyɛeɛ no ho
move-button-premove = Di yei akyire yi
move-comment = Nsɛm a ɛka ho
optional = (sɛ wopɛ a)
confirm-move = Wodi { $move }?
confirm-yes = Aane, di { $move }
confirm-no = Fa san

## Anammɔn a woapaw ato hɔ berɛ a adu wo yɔnko so

premove-set = Sɛ { $name } di wie pɛ a, wobɛdi { $move }.
premove-cancel = Twa mu
premove-never = Biribiara a { $name } bɛdi no, worentumi nni yei akyire.
plan-never-legal = { $move } mmua { $name } anammɔn biara.
move-kept = Yɛakora wo anammɔn { $move } so, na sɛ yetumi du Posthouse a yɛde bɛkɔ.
move-kept-take-back = San gye
your-move-kept = Yɛakora w’anammɔn so
move-handed-back = Wo anammɔn { $move } no ankɔ so: { $reason }
move-handed-back-read = OK

## Dɔn

time-days = { $count ->
    [one] da { $count }
   *[other] nnafua { $count }
  }
time-hours = { $count ->
    [one] dɔnhwere { $count }
   *[other] nnɔnhwere { $count }
  }
time-minutes = { $count ->
    [one] simma { $count }
   *[other] simma { $count }
  }
time-seconds = { $count ->
    [one] sɛkɛn { $count }
   *[other] sɛkɛn { $count }
  }
clock-hours = { $count } dɔnhwere
clock-minutes = { $count } simma
clock-short = Berɛ kakra na aka:
clock-first-move = Agorudie a edi kan: { $time }
match-halve = Kyɛ me berɛ mu mmienu: nkonimdie bi som bo pɔint baako ka ho
match-tournament = Akansie { $name }
clock-none = Berɛ nni ano: yɛ no brɛoo.
clock-bank = Obiara wɔ { $time }, na ɛtu berɛ a adu ne so.
clock-increment = Anammɔn biara de { $time } ka ho, kɔsi { $cap }.
clock-end = Deɛ ne berɛ sa no di nkoguo.
match-time-left = aka { $time }
match-rated = Yɛbu agorɔ yi ka nnidisoɔ no ho.
match-unrated = Yɛmmu agorɔ yi nka nnidisoɔ no ho.
withdraw = Yi firi hɔ
draw-offered = { $by } srɛ sɛ agorɔ no nyɛ pɛ.
undo-offered = { $by } srɛ sɛ ɔfa anammɔn bi san.

## Keyboard

keys-title = Keyboard no
keys-next = agorɔ a ɛdi hɔ a ɛretwɛn wo
keys-step = anammɔn baako akyi, anammɔn baako anim
keys-ends = kɔ mfitiaseɛ, kɔ awieeɛ
keys-move = twerɛ anammɔn bi
keys-board = kɔ pono no so; arrow keys kyini so, Enter di
keys-cells = kɔ ntokuro, aboɔ anaa akwan a wobɛtumi apaw seesei
keys-read = ka nkontabuo ne pono no nyinaa
keys-plan = hyehyɛ to hɔ, berɛ a adu wo yɔnko so
keys-chat = ka biribi
keys-turn = dane pono no
keys-help = saa nsɛm yi
keys-setting = Atwerɛdeɛ baako baako yɛ ahyɛdeɛ (? kyerɛ ne nyinaa)
keys-on = Atwerɛdeɛ baako baako yɛ saa nneɛma yi
close = To mu

## The title line, the bars, the panels

facts-rated = wɔkan
facts-unrated = wɔnkan
facts-style-hoarder = koraboafoɔ
facts-style-attacker = ɔtohyɛfoɔ
clock-title = Bere
your-move = Wo na ɛdi so
captured-seeds = { $count ->
    [one] wɔafa aba { $count }
   *[other] wɔafa aba { $count }
  }
captured-pods = { $count ->
    [one] wɔafa pod { $count }
   *[other] wɔafa pod { $count }
  }
next-game-short = Agorɔ a ɛdi so ({ $count })
match-back = San kɔ wo agorɔ ho
board-settings = Pono nhyehyɛe
board-speed = Ahoɔhare
speed-slow = Brɛoo
speed-usual = Daa
speed-quick = Ntɛm
speed-none = Hwee
board-theme = Pono
board-theme-page = Sɛ krataafa yi
board-theme-wood = Dua
board-theme-night = Anadwo
board-theme-stone = Ɔboɔ
board-theme-ink = Enki
sending-move = Ɛremena { $move }…
rules-link = Mmara

## Agorɔ bi aseɛ ne ne nkyɛn: anammɔn no ne deɛ wɔahunu pɛpɛɛpɛ wɔ awieeɛ no.

replay-steps = Fa agorɔ no so nkakrankakra
replay-first = Tebea a ɛdi kan
replay-back = Anammɔn a ɛdi anim
replay-on = Anammɔn a ɛdi hɔ
replay-last = Anammɔn a ɛtwa toɔ

## Berɛ a dɔn gyina, ne deɛ dɔn kyerɛ.

clock-still-sleep = wada kɔsi { $until }: dɔn no gyina
clock-still-weekend = ɔnni hɔ kɔsi { $until }: dɔn no gyina
clock-still-vacation = ɔwɔ akwamma kɔsi { $until }: dɔn no gyina
clock-still-closed = server no nyɛ adwuma: dɔn no gyina
clock-still-frozen = ndɔn nyinaa agyina seesei
clock-due = { $name } berɛ bɛsa: { $when }.
clock-pauses = Berɛ a dɔn gyina
clock-pause-own = Nnɔnhwere a ɔgoruni da (da biara du pɛ) ne ne nnafua a ɔhome (nnawɔtwe biara mmienu pɛ). Obiara yi ne deɛ wɔ ne nhyehyɛeɛ mu.
clock-pause-vacation = Ne akwamma mu, afe biara nnafua 30. Sɛ ɔpɛ a, ebi firi aseɛ ankasa ansa na ne berɛ asa.
clock-pause-house = Berɛ a server no nyɛ adwuma, anaa operator no agyina ndɔn nyinaa.
clock-pause-bound = Ɔgoruni ankasa ahomegyeɛ bɛtumi atu anammɔn bi awieeɛ akɔ anim nnafua 60 ne ne berɛ a na ɔwɔ mprenu pɛ. Daa ɔtumi de nan si.
clock-reminders = Deɛ ɔkyɛre no, wɔkae no berɛ a ne berɛ mu nkyɛmu num mu nan asa, na wɔkae no bio ansa na asa; ɛnyɛ agorɔ a ɛdi nnɔnhwere kakra mu.

## Warri amanneɛ pa.

## Berɛ a woto nsa frɛ obi

etiquette-word = amanneɛ pa ka ho

## Berɛ a wɔredi

etiquette-sown = { $name } gu firi { $house }.
etiquette-captured = { $name } gu firi { $house }, na ɔkyere.
etiquette-sown-you = Wogu firi { $house }.
etiquette-captured-you = Wogu firi { $house }, na wokyere.
etiquette-gentle = Gyae ɛno ma ɛnka hɔ seesei, na paw wo tokuro foforɔ.
etiquette-type = Twerɛ wo tokuro baako atwerɛdeɛ.
move-wait = Twɛn mmuaeɛ no: deɛ woatwerɛ no da ha.
