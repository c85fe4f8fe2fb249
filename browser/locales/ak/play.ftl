### Ɔgodifoɔ fie krataafa, ne agorɔ foforɔ.

home-games = W’agorɔ
home-your-move = { $count ->
    [0] Biribiara ntwɛn wo
    [one] Agorɔ baako mu aduru wo so
   *[other] Agorɔ { $count } mu aduru wo so
  }
home-next = Deɛ ɛdi hɔ: { $name }
home-next-left = Deɛ ɛdi hɔ: { $name }, aka { $time }
games-none = Wonni agorɔ biara. Hyɛ baako ase wɔ ha, anaa “Agorɔ foforɔ”.
welcome = Akwaaba, { $name }.
welcome-games = { $n ->
    [one] Agorɔ a woadi wɔ ha no wɔ wo akonta no mu ({ $n }).
   *[other] Agorɔ { $n } a woadi wɔ ha no wɔ wo akonta no mu.
}
games-theirs-title = Yɛretwɛn afoforɔ
games-ended-title = Aba awieeɛ
games-all = { $n ->
    [1] Agorɔ no
   *[other] Agorɔ { $n } nyinaa
  }
their-clock = ne berɛ: { $time }
clock-of = { $name } berɛ: { $time }
computer-thinks = ɛredwene…
left-hours = nnɔnhwere { $n }
left-minutes = simma { $n }

games-search = Hwehwɛ agorɔ
games-which = Agorɔ bɛn
games-tab-mine = Aduru wo so
games-tab-theirs = Wɔn deɛ
games-tab-ended = Aba awieeɛ
games-search-for = Ɔgodifoɔ anaa nɔma
games-any = Agorɔ biara
games-order = Nnidisoɔ
games-order-time = Deɛ ne berɛ sua di kan
games-order-latest = Deɛ ɛyɛ foforɔ di kan
games-order-name = Ɔgodifoɔ din so
games-pictures = Mfonini
games-found = { $n ->
    [1] Agorɔ baako
   *[other] Agorɔ { $n }
  }
games-not-found = Agorɔ biara nni hɔ. Sesa deɛ worehwehwɛ anaa agorɔ no.
games-empty-mine = Agorɔ biara ntwɛn wo.
games-empty-theirs = Agorɔ biara ntwɛn afoforɔ.
games-empty-ended = Agorɔ biara mmaa awieeɛ.
games-group-day = Ɛnnuru da koro
games-group-week = Nnawɔtwe yi
games-group-later = Akyire yi
games-group-unlimited = Berɛ biara nni mu
games-more = Da { $n } foforɔ adi

last-took = { $who } de { $house } kyeree { $seeds }
last-sowed = { $who } guu { $seeds } firii { $house }
last-prong = { $who } de abɛn kaa { $square } ho
last-stepped = { $who } firii { $from } kɔɔ { $to }
last-jumped = { $who } hurii firii { $from } kɔɔ { $to }
last-jumped-took = { $count ->
    [1] { $who } hurii kɔɔ { $to } na ɔkyeree ɛboɔ baako
   *[other] { $who } hurii kɔɔ { $to } na ɔkyeree aboɔ { $count }
  }
last-you-took = Wode { $house } kyeree { $seeds }
last-you-sowed = Woguu { $seeds } firii { $house }
last-you-prong = Wode abɛn kaa { $square } ho
last-you-stepped = Wofirii { $from } kɔɔ { $to }
last-you-jumped = Wohurii firii { $from } kɔɔ { $to }
last-you-jumped-took = { $count ->
    [1] Wohurii kɔɔ { $to } na wokyeree ɛboɔ baako
   *[other] Wohurii kɔɔ { $to } na wokyeree aboɔ { $count }
  }
news-begins = wo na wodi kan
news-moved = wodii: { $ago }
ended-won = Wodii nkonim
ended-lost = Wodii nkoguo
ended-drawn = Obiara anni nkonim
ended-void = Yɛmmu
ended-won-by = { $name } dii nkonim

play-now = Di agorɔ seesei
play-more = Akwan foforɔ
play-computer = Kɔmputa
play-as-guest = Sɛ wonni akontaa a, wodi agorɔ sɛ ɔhɔhoɔ: wɔnkan nkontaabuo ho.
play-waiting = { $n ->
    [one] { $n } retwɛn
   *[other] { $n } retwɛn
  }
play-own = woretwɛn
you-wait = Woretwɛn
you-wait-for = agorɔ { $game }, { $pace }.
you-wait-meanwhile = Wo ne kɔmputa nni agorɔ ansa
you-wait-no-more = Wontwɛn bio.
stop-waiting = Gyae twɛn
open-none = Obiara ntwɛn. Mia berɛ bi wɔ soro na wo ara twɛn.
open-play = Di: { $name }, { $game }
cup-join = Fa wo ho hyɛ mu
cup-join-name = Fa wo ho hyɛ mu: { $name }
cup-see = Hwɛ
cup-see-name = Hwɛ: { $name }

pace-s = { $n } s
pace-m = simma { $n }
pace-h = nnɔnhwere { $n }
pace-d = { $n ->
    [one] da { $n }
   *[other] nna { $n }
  }
pace-plus = { $bank } + { $increment }
pace-move-s = { $n } s nkɔsoɔ biara
pace-move-m = simma { $n } nkɔsoɔ biara
pace-move-h = nnɔnhwere { $n } nkɔsoɔ biara
pace-move-d = { $n ->
    [1] da koro nkɔsoɔ biara
   *[other] nna { $n } nkɔsoɔ biara
  }
pace-none = berɛ nni mu
pace-about-none = fa wo berɛ
pace-about-bank = ne nyinaa { $bank }
pace-about-each = nkɔsoɔ biara
pace-about-plus = + { $increment } nkɔsoɔ biara
pace-about-total = agorɔ no nyinaa
pace-title = Berɛ
pace-other = foforɔ…
pace-other-about = wo ara deɛ
pace-increment = Nkɔsoɔ biara nkaho
pace-unit = Susudua: { $of }
pace-unit-s = sɛkɛn
pace-unit-m = simma
pace-unit-h = nnɔnhwere
pace-unit-d = nna

opponent-title = Ɔgodifoɔ
opponent-computer = Kɔmputa
opponent-anyone = Obiara
opponent-anyone-about = twɛn obi
opponent-person = Din so
opponent-person-about = obi a ɔwɔ ha
opponent-link = Link so
opponent-link-about = w’adamfo, akontaa nhia
opponent-friends = Wo nnamfonom
opponent-level-about = gyinabea { $n }
opponent-level = Gyinabea { $n }
challenge-button-computer = Hyɛ agorɔ no ase
challenge-button-link = Nya link
challenge-button-anyone = Twɛn obi
more-title = Pii
more-first-lot = ntonto na ɛkyerɛ deɛ ɔdi kan
more-first-me = wo na wodi kan
more-first-opponent = wo yɔnko na ɔdi kan
more-rated = yɛbu
more-etiquette = amanneɛ pa ka ho
more-no-etiquette = amanneɛ pa nka ho
more-start = wo ara gyinabea
more-conditions = ahyɛdeɛ ka ho
challenge-start-position = Mfiaseɛ gyinabea
challenge-start-hint = Sɛdeɛ “show” twerɛ no, sɛ 4,4,4,4,4,4/4,4,4,4,4,4 0 0 S. Yɛmmu agorɔ a ɛte saa. Sɛ hwee nni mu a: deɛ ɛtaa ba.
pace-more = Berɛ foforɔ
