### A match, apart from what is drawn first: fetched after that (src/more_texts.ts).

etiquette-keep = Di Warri amanneɛ pa so
etiquette-about = Tokuro a wode wo nsa aka no, ɛno na wodi: yɛnsɔ nhwɛ, yɛnsan akyi, yɛnkan.
etiquette-seats = W’afa no wɔ aseɛ, na mo mu biara tumi di kan.
etiquette-by-lot = W’afa no wɔ aseɛ, na ntonto na ɛkyerɛ deɛ ɔdi kan.

## Wɔ pono no ho

etiquette-title = Wɔ pono yi ho …
etiquette-touched = … tokuro a wode wo nsa aka no, ɛno na wodi. Hwɛ kɔsi berɛ biara a wopɛ, na afei tene wo nsa prɛko.
etiquette-seeds = … yɛhwɛ aba no, yɛnkan. Sɛ agorɔ no ba awieeɛ a, wobɛhunu dodoɔ no.
etiquette-asking = … obiara mmisa sɛ anammɔn bi wɔ kwan anaa. Tokuro a ɛnni kwan sɛ wodi no bɛda hɔ sɛdeɛ ɛteɛ.
etiquette-pleasure = … yɛdi agorɔ no de gye yɛn ani; yɛnni mfa sika nsi ano da.
etiquette-strong = … kɔmputa a ɔwɔ ahoɔden no ahwɛ ne ho so: ɔpɛ sɛ ɔde kakra di nkonim sene sɛ ɔde bebree.
etiquette-senior = … sɛ nnipa mmienu hyia deɛ ɛdi kan a, deɛ wakyɛre wɔ Posthouse no bɛtumi adi kan, anaa ɔde anammɔn a ɛdi kan no ama ne yɔnko. Akyire yi deɛ, wɔtɔ ntonto.
etiquette-heard = Deɛ ɔtie krataafa yi no, wɔka aba dodoɔ kyerɛ no, ɛfiri sɛ ɔnni bi a ɔbɛhwɛ.

## Anammɔn a ɛdi kan

etiquette-yours = Woakyɛre wɔ Posthouse sene { $name }, enti anammɔn a ɛdi kan no yɛ wo dea: tu, anaa fa ma no.
etiquette-give = Fa anammɔn a ɛdi kan no ma { $name }
etiquette-theirs = { $name } akyɛre wɔ Posthouse sene wo, enti { $name } na ɛsɛ sɛ ɔtu anammɔn a ɛdi kan no, anaa ɔde ma wo.
etiquette-given-you = { $name } akyɛre wɔ Posthouse sene wo, na ɔde anammɔn a ɛdi kan no ama wo.
etiquette-given = { $senior } na wakyɛre wɔ Posthouse, na ɔde anammɔn a ɛdi kan no ama { $junior }.

## Awieeɛ

etiquette-over = Agorɔ no aba awieeɛ, na wɔbɛtumi akan aba no: { $first } { $firstSeeds }, { $second } { $secondSeeds }.
etiquette-thank = Da { $name } ase wɔ agorɔ no ho
etiquette-thanks = Meda wo ase wɔ agorɔ no ho.
etiquette-thanked = Woada { $name } ase wɔ agorɔ no ho.
etiquette-machine-thanks = { $name } da wo ase wɔ agorɔ no ho.
etiquette-lot = Ntontobɔ no kaa { $name }: ɔno na ɔdi kan.
etiquette-lot-you = Ntontobɔ no kaa wo: wo na wodi kan.

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
plan-back = San w’akyi anammɔn baako
plan-done = Mawie nhyehyɛeɛ
plan-if-then = Sɛ { $theirs } a, ɛnneɛ { $mine }
plan-cut = Twa: sɛ { $theirs } a, ɛnneɛ { $mine }
plan-cut-short = Twa

## Pɛ, anammɔn a wɔfa san, awieeɛ, agorɔ bio

not-now = Ɛnyɛ seesei
play-on = Toa so di
refuse = Mempene
draw-ask = Srɛ sɛ ɛnyɛ pɛ
draw-sure = Wosrɛ sɛ agorɔ no nyɛ pɛ?
draw-yes = Srɛ
draw-asked = Woasrɛ sɛ agorɔ no nyɛ pɛ; { $who } mmuaeɛ.
draw-accept = Pene so …
draw-accept-sure = Agorɔ no bɛyɛ pɛ: obiara renni nkonim.
draw-accept-yes = Pene so ma ɛnyɛ pɛ
undo-ask = Fa san
undo-sure = Wosrɛ sɛ wofa w’anammɔn a ɛtwa toɔ no san?
undo-sure-machine = Wofa w’anammɔn a ɛtwa toɔ no san? Ɛfiri saa berɛ no yɛmmu agorɔ no nka nnidisoɔ no ho.
undo-yes = Fa san
undo-asked = Woasrɛ sɛ wofa w’anammɔn san; { $who } mmuaeɛ.
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

## Nkaebɔ

push-here = Bɔ me nkaeɛ wɔ browser yi mu
push-about = sɛ agorɔ bi retwɛn wo a, sɛ krataafa biara mmueeɛ mpo a
push-forbidden = Sɛ wopɛ sɛ yɛbɔ wo nkaeɛ wɔ ha sɛ agorɔ bi retwɛn wo a, ma saa site yi notifications ho kwan wɔ browser no settings mu.
push-failed = Yɛntumi nka nkyerɛ browser no: { $why }
push-one = W’agorɔ retwɛn wo
push-several = Agorɔ bi retwɛn wo
push-board = { $game }, pono { $board }, wo ne { $opponent }
push-news = Wowɔ asɛm foforɔ wɔ Posthouse.
match-bar = Agorɔ yi
match-panels = Nkɔmmɔ, nkaeɛ ne nhyehyɛe
match-flip = Dane
match-more = Pii
move-type = Twerɛ anammɔn
plan-short = Hyehyɛ
plan-later = Sɛ ɛdi wo yɔnko so a, wobɛtumi ahyehyɛ mmuaeɛ wɔ ha.
note-short = Nkaeɛ
talk-none = Obi nkaa hwee.
talk-unread = { $count ->
    [one] foforɔ { $count }
   *[other] foforɔ { $count }
  }

## The end card. $score is empty or a space and a score: " 26–19"

end-you-won = Wo na wodii nkonim{ $score }
end-you-lost = Wɔdii wo so{ $score }
end-won = { $name } na ɔdii nkonim{ $score }
end-drawn = Ɛyɛ pɛ{ $score }
end-you-resigned = wogyaee mu
end-you-time = wo berɛ asa
end-you-absent = woanni w’agorɔ a ɛdi kan wɔ berɛ mu
end-score = {" "}{ $own } ne { $other }
end-why = : { $why }
end-rating = Wo nkontaa
end-lead = Wo ne wo yɔnko ntam, anammɔn biara
end-lead-of = { $name } ne ne yɔnko ntam, anammɔn biara
end-range = firi { $lowest } kɔsi { $highest }
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
notice-declined-later = { $name } pow: ɛnyɛ seesei, gyama akyire yi.
notice-declined-clock = { $name } pow: ɔpɛ berɛ foforɔ.
notice-declined-rated = { $name } pow: ɔpɛ agorɔ a wɔkan.
notice-declined-unrated = { $name } pow: ɔpɛ agorɔ a wɔnkan.
notice-declined-game = { $name } pow: ɔnni saa agorɔ yi.
notice-declined-people = { $name } pow: ɔne nnipa nko ara na ɛdi agorɔ, ɛnyɛ bot.

replay-moves = Anammɔn
replay-no-move = Obiara ntuu anammɔn.
replay-commented = asɛm ka ho

proven-title = Deɛ wɔahunu pɛpɛɛpɛ wɔ ha
proven-reach = Sɛ aba { $reach } anaa deɛ ɛsua sene saa na ɛwɔ pono no so a, yei kyerɛ deɛ anammɔn biara anka ɛde bɛba.
proven-working = Ɛrebu akonta…
proven-unknown = Yɛnnim tebea yi ho hwee.
proven-moves = Anammɔn no, deɛ ɛyɛ paa no di kan
proven-move = Anammɔn
proven-proves = Deɛ ɛde ba
replay-captures = { $count ->
    [one] ɛfa { $count }
   *[other] ɛfa { $count }
  }
