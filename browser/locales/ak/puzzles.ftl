### Nsɔhwɛ: tebea a anammɔn baako pɛ na ɛyɛ deɛ ɛsɛ.

puzzles-title = Nsɔhwɛ
puzzles-intro = Tebea a ɛfiri agorɔ mu, a anammɔn baako pɛ na ɛyɛ deɛ ɛsɛ, na wɔahunu sɛ ɛyɛ ampa.
puzzles-daily = Ɛnnɛ nsɔhwɛ
puzzles-daily-about = Ɛyɛ korɔ ma obiara; foforɔ hyɛ aseɛ ɔdasuom dummienu, Greenwich berɛ.
puzzles-daily-done = Woayi ɛnnɛ deɛ no ano; foforɔ hyɛ aseɛ ɔdasuom dummienu, Greenwich berɛ.
puzzles-daily-go = Ɛnnɛ nsɔhwɛ no
puzzles-days-in-a-row = Nnafua { $n } a ɛtoatoa soɔ
puzzles-by-game = Agorɔ biara nsɔhwɛ
puzzles-solved-of = Woayi { $all } mu { $done } ano
puzzles-none-of = “{ $game }” nsɔhwɛ biara nni hɔ. Paw agorɔ yi mu baako.
puzzles-not-fetched = Yɛantumi amfa nsɔhwɛ no amma.
puzzles-number = { $game }, nsɔhwɛ { $number } wɔ { $all } mu
puzzles-of-day = Ɛnnɛ nsɔhwɛ: { $game }
puzzles-task-best = Anammɔn baako pɛ na ɛde nkonim ba: deɛ ɛwɔ he?
puzzles-task-win =
    { $n ->
        [1] Fa anammɔn yi di nkonim: baako pɛ na ɛtumi.
       *[other] Fa anammɔn { $n } di nkonim, mmuaeɛ biara a ɛbɛba. Anammɔn bɛn na ɛhyɛ aseɛ?
    }
puzzles-you-are = Wo aboɔ no wɔ { $seat }, wo yɔnko deɛ no wɔ { $rival }.
puzzles-tools = Nsɔhwɛ no
puzzles-help = Boa me
puzzles-help-two = Ɛyɛ { $one } anaa { $two }.
puzzles-help-pod = Ɛyɛ ɛboɔ a ɛwɔ { $pod } no anammɔn.
puzzles-show = Kyerɛ mmuaeɛ no
puzzles-shown = Ɛno nie. Yɛbu sɛ woannyi ano; wo werɛ firi a, san sɔ hwɛ bio.
puzzles-right = Ɛno ara ne no, prɛko pɛ.
puzzles-right-at-last = Ɛno ara ne no.
puzzles-go-on = Ɛyɛ. Toa so.
puzzles-fails = Ɛnyɛ { $move }: { $why }
puzzles-too-late =
    { $n ->
        [one] { $move } mfa nkonim mma.
       *[other] { $move } akyi no, wo yɔnko bɛtumi agyina akyɛre sene saa.
    }
puzzles-answer = Wo yɔnko de { $move } bua.
puzzles-next = Nsɔhwɛ a ɛdi hɔ
puzzles-all = Nsɔhwɛ nyinaa
puzzles-play-on = Wo ne kɔmputa ntoa so nni
puzzles-why = Deɛ anammɔn biara de ba
puzzles-move = Anammɔn
puzzles-comes-to = Deɛ ɛde ba
puzzles-proven = Ɛyɛ ampa, biribiara a baanu no bɛyɛ.
puzzles-way = Sɛdeɛ ɛkɔ
puzzles-worth-win = ɛde nkonim ba. Awieeɛ no, wonya aba { $own } anaa deɛ ɛboro saa.
puzzles-worth-draw = ɛyɛ pɛ, { $own } ne { $other }.
puzzles-worth-loss = ɛde nkoguo ba. Awieeɛ no, wo yɔnko nya aba { $other } anaa deɛ ɛboro saa.
puzzles-worth-no-win = ɛmfa nkonim mma: wo yɔnko bɛtumi anya aba { $other } anaa deɛ ɛboro saa.

puzzles-near = Deɛ ɛbɛn wo nɔma.
puzzles-kept-here = Yɛkora deɛ woyɛ wɔ browser yi mu; sɛ wokyerɛw wo din a, ɛkɔ w’akontaa mu.
puzzles-kept-account = Yɛkora deɛ woyɛ wɔ w’akontaa mu.
puzzles-figure-rating = Nɔma
puzzles-figure-days = Nnafua a ɛtoatoa soɔ
puzzles-figure-solved = Deɛ woayi ano
puzzles-of = { $all } mu { $done }
puzzles-your-rating = Wo nsɔhwɛ nɔma: { $rating }
puzzles-rated = Nsɔhwɛ no nɔma yɛ { $rating }.
puzzles-themes-of = Nsɛm: { $themes }.
puzzles-by-theme = Sɛdeɛ asɛm no teɛ
puzzles-of-theme = { $theme }: { $game }
puzzles-of-game = Nsɔhwɛ: { $game }
puzzles-theme-capture = Kyere
puzzles-theme-quiet = Anammɔn a ɛnkyere hwee
puzzles-theme-grand-slam = Grand slam
puzzles-theme-starve = Ma ɔkɔm nne no
puzzles-theme-feed = Ma no bi nni
puzzles-theme-defense = Bɔ wo ho ban
puzzles-theme-last-seeds = Aba a ɛtwa toɔ
puzzles-theme-chain = Huri toatoa so
puzzles-theme-sacrifice = Afɔrebɔ
puzzles-theme-prong = Fa abɛn ka ho
puzzles-theme-base = Kɔ base so
puzzles-theme-wipe-out = Kyere ne nyinaa
