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
name-to-move = Adu { $name } so.
looking-on = Worehwɛ.
next-game = { $count ->
    [one] Agorɔ a ɛdi hɔ a ɛretwɛn wo
   *[other] Agorɔ { $count } a ɛretwɛn wo no mu deɛ ɛdi hɔ
  }
you = wo
to-move = adu ne so
the-beginning = Mfitiaseɛ.
after-moves = Anammɔn { $count ->
    [one] { $count }
   *[other] { $count }
  } mu { $at } akyi.

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

## Mmuaeɛ a wɔde ato hɔ

plan-title = Deɛ woahyehyɛ ato hɔ
plan-begin = Hyehyɛ to hɔ
plan-more = Toa nhyehyɛeɛ no so
plan-about = Fa mmuaeɛ to hɔ ma { $name } anammɔn. Ɛno ara kɔ; obi foforɔ biara nhunu.
plan-label = Worehyehyɛ; yɛnnii emu hwee.
plan-their-move = Wodwene sɛ deɛn na { $name } bɛdi?
plan-your-answer = Sɛ { $name } di { $move } a: deɛn na wode bɛbua?
plan-over-there = Ɛhɔ na agorɔ no bɛba awieeɛ.
plan-whatever = Biribiara a ɔbɛdi …
plan-whatever-else = Biribi foforɔ biara a ɔbɛdi …
plan-whatever-which = W’anammɔn, biribiara a ɔbɛdi: ɛkɔ wɔ beaeɛ a mmara ma kwan.
plan-never-legal = { $move } mmua { $name } anammɔn biara.
move-kept = Yɛakora wo anammɔn { $move } so, na sɛ yetumi du Posthouse a yɛde bɛkɔ.
move-kept-take-back = San gye
move-handed-back = Wo anammɔn { $move } no ankɔ so: { $reason }
move-handed-back-read = OK
plan-back = San w’akyi anammɔn baako
plan-done = Mawie nhyehyɛeɛ
plan-if-then = Sɛ { $theirs } a, ɛnneɛ { $mine }
plan-cut = Twa: sɛ { $theirs } a, ɛnneɛ { $mine }
plan-cut-short = Twa

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
clock-none = Berɛ nni ano: yɛ no brɛoo.
clock-bank = Obiara wɔ { $time }, na ɛtu berɛ a adu ne so.
clock-increment = Anammɔn biara de { $time } ka ho, kɔsi { $cap }.
clock-end = Deɛ ne berɛ sa no di nkoguo.
match-time-left = aka { $time }
match-rated = Yɛbu agorɔ yi ka nnidisoɔ no ho.
match-unrated = Yɛmmu agorɔ yi nka nnidisoɔ no ho.

## Pɛ, anammɔn a wɔfa san, awieeɛ, agorɔ bio

not-now = Ɛnyɛ seesei
play-on = Toa so di
refuse = Mempene
withdraw = Yi firi hɔ
draw-ask = Srɛ sɛ ɛnyɛ pɛ
draw-sure = Wosrɛ sɛ agorɔ no nyɛ pɛ?
draw-yes = Srɛ
draw-asked = Woasrɛ sɛ agorɔ no nyɛ pɛ; { $who } mmuaeɛ.
draw-offered = { $by } srɛ sɛ agorɔ no nyɛ pɛ.
draw-accept = Pene so …
draw-accept-sure = Agorɔ no bɛyɛ pɛ: obiara renni nkonim.
draw-accept-yes = Pene so ma ɛnyɛ pɛ
undo-ask = Fa san
undo-sure = Wosrɛ sɛ wofa w’anammɔn a ɛtwa toɔ no san?
undo-sure-machine = Wofa w’anammɔn a ɛtwa toɔ no san? Ɛfiri saa berɛ no yɛmmu agorɔ no nka nnidisoɔ no ho.
undo-yes = Fa san
undo-asked = Woasrɛ sɛ wofa w’anammɔn san; { $who } mmuaeɛ.
undo-offered = { $by } srɛ sɛ ɔfa anammɔn bi san.
undo-accept = Ma ɔmfa nsan
resign-ask = Gyae mu
resign-sure = Wogyae agorɔ yi mu?
resign-yes = Gyae mu
decline-ask = Mempene so
decline-sure = Wompene agorɔ yi so? Yɛmmu nka ho.
decline-yes = Mempene so
rematch-ask = Monni bio
rematch-go = Kɔ agorɔ foforɔ no so, pono { $board }

## Nkɔmmɔ ne nsɛm a wotwerɛ

talk-title = Deɛ wɔaka wɔ pono no ho
talk-with-move = ɛka ho:
talk-say-label = Ka biribi kyerɛ obiara a ɔwɔ pono no ho
talk-say-short = Ka biribi
talk-report = Bɔ agorɔ yi ho amanneɛ
talk-say = Ka
note-title = Deɛ matwerɛ ato hɔ
note-about = Wo nko ara na wohunu, wɔ w’afidie nyinaa so. Worekɔ so atwerɛ no na yɛrekora.
note-kept = Wɔakora.

## Keyboard

keys-title = Keyboard no
keys-next = agorɔ a ɛdi hɔ a ɛretwɛn wo
keys-step = anammɔn baako akyi, anammɔn baako anim
keys-ends = kɔ mfitiaseɛ, kɔ awieeɛ
keys-move = twerɛ anammɔn bi
keys-board = kɔ pono no so; arrow keys kyini so, Enter di
keys-plan = hyehyɛ to hɔ, berɛ a adu wo yɔnko so
keys-chat = ka biribi
keys-turn = dane pono no
keys-help = saa nsɛm yi
keys-setting = Atwerɛdeɛ baako baako yɛ ahyɛdeɛ (? kyerɛ ne nyinaa)
keys-on = Atwerɛdeɛ baako baako yɛ saa nneɛma yi
close = To mu

## Nkaebɔ

push-here = Bɔ me nkaeɛ wɔ browser yi mu
push-about = sɛ agorɔ bi retwɛn wo a, sɛ krataafa biara mmueeɛ mpo a
push-forbidden = Sɛ wopɛ sɛ yɛbɔ wo nkaeɛ wɔ ha sɛ agorɔ bi retwɛn wo a, ma saa site yi notifications ho kwan wɔ browser no settings mu.
push-failed = Yɛntumi nka nkyerɛ browser no: { $why }
push-one = W’agorɔ retwɛn wo
push-several = Agorɔ bi retwɛn wo
push-board = { $game }, pono { $board }, wo ne { $opponent }
push-news = Wowɔ asɛm foforɔ wɔ Posthouse.

## The title line, the bars, the panels

facts-rated = wɔkan
facts-unrated = wɔnkan
pace = { $bank } + { $increment } anammɔn biara
clock-title = Bere
your-move = Wo na ɛdi so
captured-seeds = { $count ->
    [one] wɔafa aba 1
   *[other] wɔafa aba { $count }
  }
captured-pods = { $count ->
    [one] wɔafa pod 1
   *[other] wɔafa pod { $count }
  }
next-game-short = Agorɔ a ɛdi so ({ $count })
match-back = San kɔ wo agorɔ ho
match-bar = Agorɔ yi
match-panels = Nkɔmmɔ, nkaeɛ ne nhyehyɛe
match-flip = Dane
match-more = Pii
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
move-type = Twerɛ anammɔn
sending-move = Ɛremena { $move }…
plan-short = Hyehyɛ
plan-later = Sɛ ɛdi wo yɔnko so a, wobɛtumi ahyehyɛ mmuaeɛ wɔ ha.
note-short = Nkaeɛ
talk-none = Obi nkaa hwee.
talk-unread = { $count ->
    [one] foforɔ 1
   *[other] foforɔ { $count }
  }

## The end card. $score is empty or a space and a score: " 26–19"

end-you-won = Wo na wodii nkonim{ $score }
end-you-lost = Wɔdii wo so{ $score }
end-won = { $name } na ɔdii nkonim{ $score }
end-drawn = Ɛyɛ pɛ{ $score }
end-rating = Wo nkontaa
end-lead = Wo ne wo yɔnko ntam, anammɔn biara
end-lead-of = { $name } ne ne yɔnko ntam, anammɔn biara
end-largest = kɛseɛ: { $largest }
end-analyze = Hwehwɛ mu
end-share = Kyɛ
end-next = Agorɔ a ɛdi so: { $name }
notice-draw-proposed = { $name } pɛ sɛ mo nyinaa gyae pɛ.
notice-draw-withdrawn = { $name } yi ne gyae pɛ abisadeɛ no.
notice-draw-refused = { $name } mpene gyae pɛ no so.
notice-take-back-proposed = { $name } srɛ sɛ ɔde n’anammɔn bɛsan akyi.
notice-take-back-withdrawn = { $name } nsrɛ bio sɛ ɔde n’anammɔn bɛsan akyi.
notice-take-back-refused = { $name } mma kwan mma anammɔn no nsan akyi.
notice-move-taken-back = { $name } de { $move } san akyi.
notice-move-taken-back-unrated = { $name } de { $move } san akyi; agorɔ no nni nɔma bio.
notice-lot-drawn = Ntonto no kyerɛ sɛ { $name } na ɔdi kan.
notice-first-move-given = { $name } de anammɔn a ɛdi kan ma { $other }.
notice-operator-reopened = Ɔhwɛsofoɔ no bue agorɔ no bio: ɛtoa so wɔ anammɔn { $n } akyi.
notice-operator-took-back = Ɔhwɛsofoɔ no de agorɔ no san kɔ deɛ ɛwɔ wɔ anammɔn { $n } akyi.
notice-operator-gave-seat = Ɔhwɛsofoɔ no de { $name } akonnwa ma { $other }.
