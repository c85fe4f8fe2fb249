### Nhwehwɛmu: krataafa /analysis.

analysis-title = { $game }: nhwehwɛmu
analysis-board = pono { $board }
analysis-choose = San fa agorɔ so, na hwehwɛ mu
analysis-choose-about = Paw agorɔ bi a wopɛ sɛ wofiri ne mfitiaseɛ di, anaa hyehyɛ tebea bi. Agorɔ a wɔdi wɔ Posthouse deɛ, bue no firi ɛno ankasa krataafa so.
analysis-to-chooser = Agorɔ nyinaa
analysis-set-up = Hyehyɛ tebea bi
analysis-no-rules = Yɛantumi amfa mmara no amfiri Posthouse amma. San bue krataafa no.
analysis-no-game = Posthouse nnim agorɔ “{ $game }”. Paw baako firi deɛ wɔatwerɛ yi mu.
analysis-no-address = Address yi nkyerɛ { $game } ho hwee a yɛbɛtumi de akyerɛ. Firi ne mfitiaseɛ mmom.
analysis-panels = Nsɛm foforɔ a ɛfa agorɔ yi ho

analysis-score = Hwan na ɔdi kan
analysis-even = Wɔyɛ pɛ
analysis-better-sowing = { $role ->
    [you] Wode
   *[they] { $who } de
  } aba { NUMBER($amount, minimumFractionDigits: 1) } di kan
analysis-better-octilite = { $role ->
    [you] Wode
   *[they] { $who } de
  } aboɔ { NUMBER($amount, minimumFractionDigits: 1) } di kan
analysis-has-won = { $role ->
    [you] Woadi nkonim
   *[they] { $who } adi nkonim
  }
analysis-wins-in = { $role ->
    [you] Wobɛdi nkonim
   *[they] { $who } bɛdi nkonim
  } wɔ anammɔn { $plies ->
    [one] { $plies }
   *[other] { $plies }
  } mu
analysis-wins-by-sowing = { $role ->
    [you] Wobɛdi nkonim
   *[they] { $who } bɛdi nkonim
  } wɔ anammɔn { $plies ->
    [one] { $plies }
   *[other] { $plies }
  } mu, na ɔde aba { $margin ->
    [one] { $margin }
   *[other] { $margin }
  } adi kan
analysis-wins-by-octilite = { $role ->
    [you] Wobɛdi nkonim
   *[they] { $who } bɛdi nkonim
  } wɔ anammɔn { $plies ->
    [one] { $plies }
   *[other] { $plies }
  } mu, na ɔde { $margin ->
    [one] ɛboɔ { $margin }
   *[other] aboɔ { $margin }
  } adi kan

# Anammɔn.
analysis-moves = Anammɔn
analysis-no-moves = Obiara ntuu anammɔn: tu baako wɔ pono no so.
analysis-side-lines = Deɛ ɛbɛtumi asi { $move } ananmu
analysis-commented = asɛm ka ho
analysis-mark-1 = mfomsoɔ
analysis-mark-2 = mfomsoɔ kɛseɛ
analysis-beginning = Mfitiaseɛ.
analysis-result-won = { $role ->
    [you] Woadi nkonim.
   *[they] { $who } adi nkonim.
  }
analysis-result-draw = Ayɛ pɛ: obiara anni nkonim.
analysis-steps = Fa agorɔ no so nkakrankakra
analysis-first = Tebea a ɛdi kan
analysis-back = Anammɔn a ɛdi anim
analysis-play = Ma ɛno ara nkɔ
analysis-pause = Gyina kakra
analysis-on = Anammɔn a ɛdi hɔ
analysis-last = Anammɔn a ɛtwa toɔ
analysis-next-mistake = Mfomsoɔ a ɛdi hɔ
analysis-next-capture = Beaeɛ a ɛdi hɔ a wɔkyeree bebree
analysis-notes = Anammɔn a yɛrehwɛ yi
analysis-comment = Ka biribi fa { $move } ho
analysis-comment-start = Nsɛm a ɛdi anammɔn a ɛdi kan no anim
analysis-sign = Agyiraeɛ
analysis-no-sign = ebiara nni hɔ
analysis-promote = Ma kwan yi nkɔ soro
analysis-make-main = Fa yɛ kwan titire
analysis-delete = Pepa firi ha kɔ

# Kɔmputa a ɛwɔ krataafa yi mu.
analysis-computer = Kɔmputa
analysis-think = Dwene
analysis-lines = Akwan
analysis-over = Ɛha na agorɔ no baa awieeɛ.
analysis-starting = Ɛrehyɛ aseɛ…
analysis-depth-busy = Emu dɔ { $depth }, tebea { $nodes }, ɛda so redwene
analysis-depth-done = Emu dɔ { $depth }, tebea { $nodes }
analysis-fair-live = Wɔda so redi agorɔ yi: wobɛtumi afa so nkakrankakra wɔ ha, nanso kɔmputa mmoa. Sɛ ɛba awieeɛ a, krataafa yi nyinaa bɛbue.
analysis-fair-own = Saa tebea yi wɔ wo ara wo pono bi so, na wɔda so redi: kɔmputa biara mmoa kɔsi sɛ saa agorɔ no bɛba awieeɛ.

# Agorɔ mũ no ho amanneɛbɔ.
analysis-report = Amanneɛbɔ
analysis-report-empty = Di agorɔ anaa bue bi kane: ɛno akyi no, kɔmputa bɛhwɛ emu anammɔn biara.
analysis-report-begin = Hwɛ anammɔn biara
analysis-report-stop = Gyae
analysis-effort = Ahwɛyie dodoɔ
analysis-effort-quick = ntɛm
analysis-effort-careful = ahwɛyie so
analysis-effort-deep = ahwɛyie pa ara so
analysis-report-so-far = tebea { $all } mu { $done }
analysis-report-begins = Wɔrehwehwɛ agorɔ no mu.
analysis-report-ready = Amanneɛbɔ no ayɛ krado. { $first }
analysis-course = Sɛdeɛ agorɔ no kɔeɛ
analysis-after = Anammɔn { $ply }, { $move }
analysis-course-sides = { $role ->
    [you] Sɛ ɛwɔ mfinimfini no atifi a, wo na wodi kan; sɛ ɛwɔ aseɛ a, { $other }.
   *[they] { $other-role ->
        [you] Sɛ ɛwɔ mfinimfini no atifi a, { $who } na ɔdi kan; sɛ ɛwɔ aseɛ a, wo.
       *[they] Sɛ ɛwɔ mfinimfini no atifi a, { $who } na ɔdi kan; sɛ ɛwɔ aseɛ a, { $other }.
      }
  }
analysis-totals = { $mistakes ->
    [0] mfomsoɔ biara nni mu
    [one] mfomsoɔ { $mistakes }
   *[other] mfomsoɔ { $mistakes }
  }, { $blunders ->
    [0] mfomsoɔ kɛseɛ biara nni mu
    [one] mfomsoɔ kɛseɛ { $blunders }
   *[other] mfomsoɔ akɛseɛ { $blunders }
  }, { $unit ->
    [seed] aba
   *[pod] aboɔ
  } { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } yera wɔ anammɔn biara mu
analysis-no-mistakes = Mfomsoɔ biara nni mu: anammɔn biara amma aba mũ anaa ɛboɔ mũ baako anyera.
analysis-instead-of = Anammɔn a ɛyɛ paa no de { $best } ba; yei akyi no, { $played }.
analysis-why-lets-win = { $role ->
    [you] Ɛma wo di nkonim; { $move } na ɛdi kan.
   *[they] Ɛma { $who } di nkonim; { $move } na ɛdi kan.
  }
analysis-why-base = { $plies ->
    [one] { $role ->
        [you] Ɛma wo de { $last } duru ne yɔnko fie.
       *[they] Ɛma { $who } de { $last } duru ne yɔnko fie.
      }
   *[other] { $role ->
        [you] Ɛma wo de { $last } duru ne yɔnko fie; { $move } na ɛdi kan.
       *[they] Ɛma { $who } de { $last } duru ne yɔnko fie; { $move } na ɛdi kan.
      }
  }
analysis-why-captured-all = { $plies ->
    [one] { $role ->
        [you] Ɛma wo de { $last } kyere ɛboɔ a ɛtwa toɔ.
       *[they] Ɛma { $who } de { $last } kyere ɛboɔ a ɛtwa toɔ.
      }
   *[other] { $role ->
        [you] Ɛma wo de { $last } kyere ɛboɔ a ɛtwa toɔ; { $move } na ɛdi kan.
       *[they] Ɛma { $who } de { $last } kyere ɛboɔ a ɛtwa toɔ; { $move } na ɛdi kan.
      }
  }
analysis-why-misses-win = Anka { $move } bɛdi nkonim.
analysis-why-lets-capture = { $role ->
    [you] Ɛma wo de { $move } kyere.
   *[they] Ɛma { $who } de { $move } kyere.
  }
analysis-better = Deɛ ɛyɛ sene: { $line }
analysis-more = Pii

# Sɛdeɛ agorɔ no kɔeɛ.
review-won = { $role ->
    [you] Woadi nkonim.
   *[they] { $who } adi nkonim.
  }
review-drawn = Ayɛ pɛ: obiara anni nkonim.
review-even = Obiara amfa { $unit ->
    [seed] aba mũ
   *[pod] ɛboɔ mũ
  } anni kan da.
review-led-from = { $role ->
    [you] Wodii kan firi anammɔn { $n }.
   *[they] { $who } dii kan firi anammɔn { $n }.
  }
review-led-until = { $role ->
    [you] Wodii kan kɔsii anammɔn { $n }{ $gave }.
   *[they] { $who } dii kan kɔsii anammɔn { $n }{ $gave }.
  }
review-gave = { $role ->
    [you] { $move } maa wo
   *[they] { $move } maa { $who }
  } { $unit ->
    [seed] aba { $count }
   *[pod] aboɔ { $count }
  }
review-gave-win = { $role ->
    [you] { $move } ma wodii nkonim
   *[they] { $move } maa { $who } dii nkonim
  }
review-costliest = Anammɔn a ɛhweree pii ne { $n }: { $gave }.
review-better-idea = { $move } yɛ sene: saa agodie no { $ideas }.
review-moments = Deɛ ɛkyerɛɛ agorɔ no awieeɛ
review-moment = Anammɔn a wɔrekyerɛ
review-cost = deɛ ɛhweree: { $count } { $unit ->
    [seed] aba
   *[pod] aboɔ
  }
review-learn = Sua biribi firi mfomsoɔ no mu
review-learn-yours = Sua biribi firi me mfomsoɔ mu
mistake-number = Mfomsoɔ { $number } wɔ { $count } mu
mistake-task = { $role ->
    [you] Anammɔn { $n } so no, wodii { $move }. Hwehwɛ deɛ ɛyɛ sene.
   *[they] Anammɔn { $n } so no, { $who } dii { $move }. Hwehwɛ deɛ ɛyɛ sene.
  }
mistake-right = Ɛno yɛ sene.
mistake-shown = Anka yei bɛyɛ yie.
mistake-why = { $role ->
    [you] Wodii
   *[they] { $who } dii
  } { $move }. { $why }
mistake-checking = Ɛrehwɛ…
mistake-wrong = { $move } nnuruu yie.
mistake-reveal = Kyerɛ mmuaeɛ no
mistake-next = Mfomsoɔ a ɛdi hɔ
mistake-stop = Gyae
mistake-end = San kɔ amanneɛbɔ no so

# Awieeɛ ho nsɛm.
analysis-endings = Deɛ wɔahunu pɛpɛɛpɛ

# Deɛ wɔadi wɔ Posthouse.
analysis-explorer = Deɛ wɔadi dada
analysis-explorer-none = Agorɔ a aba awieeɛ wɔ Posthouse biara mmaa tebea yi mu, anaa amma ne anammɔn 24 a ɛdi kan no mu.
analysis-explorer-about = { $games ->
    [0] Posthouse agorɔ a aba awieeɛ biara mmaa ha.
    [one] Posthouse agorɔ a aba awieeɛ baako baa ha.
   *[other] Posthouse agorɔ a aba awieeɛ { $games } baa ha.
  } Anammɔn a wɔtuiɛ ne sɛdeɛ agorɔ no baa awieeɛ nie:
analysis-explorer-none-so = Agorɔ a aba awieeɛ a woapa no mu biara mmaa tebea yi mu, anammɔn 24 a ɛdi kan no mu.
analysis-explorer-filter = Agorɔ bɛn
analysis-explorer-filter-set = Agorɔ bɛn: deɛ woapa
analysis-explorer-all = Agorɔ nyinaa
analysis-explorer-any = ne nyinaa
analysis-explorer-ratings = Nkontabuo
analysis-explorer-rating-below = ɛnnuru { $rating }
analysis-explorer-rating-from = ɛfiri { $rating }
analysis-explorer-pace = Ahoɔhare
analysis-explorer-live = deɛ wɔdi no prɛko pɛ
analysis-explorer-correspondence = deɛ ɛkɔ nkakrankakra
analysis-explorer-first-month = Ɛfiri bosome
analysis-explorer-last-month = Kɔsi bosome
analysis-explorer-move = Anammɔn
analysis-explorer-games = Agorɔ
analysis-explorer-won = { $who } dii nkonim
analysis-explorer-drawn = ɛyɛɛ pɛ
analysis-explorer-book = Nwoma
analysis-explorer-book-about = Nwoma: sɛ obiara di agorɔ no yie a, dodoɔ a { $who } bɛdi anim, ne anammɔn dodoɔ a wɔhwɛɛ (tebea { $positions }, { $date }).

# Links, mfoni, nsɛm.
analysis-share = Kyɛ
analysis-links = Links
analysis-copy-link = Kɔpi link a ɛkɔ tebea yi mu
analysis-copy-study = Kɔpi link a akwan foforɔ ne nsɛm nyinaa ka ho
analysis-copied = Wɔakɔpi.
analysis-copy-yourself = Browser yi mma krataafa no kwan mma ɛnkɔpi. Ɛno nie: { $words }
analysis-link-long = Ne nyinaa ware dodo ma link: kora no sɛ nsɛm mmom.
analysis-pictures = Mfoni
analysis-svg = Mfoni (SVG)
analysis-png = Mfoni (PNG)
analysis-film = Kwan no ho mfoni a ɛkeka ne ho (SVG)
analysis-gif = Mfoni a ɛkeka ne ho (GIF)
analysis-film-about = Mfoni a ɛkeka ne ho no kyerɛ kwan no kɔsi anammɔn a ɛwɔ ha yi so, anaa agorɔ no nyinaa firi mfitiaseɛ. Ɛyɛ adwuma wɔ browser biara mu.
analysis-no-png = Browser yi ntumi nyɛ mfoni no: fa SVG no.
analysis-text = Agorɔ no sɛ nsɛm
analysis-copy-text = Kɔpi nsɛm no
analysis-save-text = Kora nsɛm no
analysis-import = Bue agorɔ a ɛyɛ nsɛm
analysis-import-about = Fa agorɔ bi to ha, a akwan foforɔ ne nsɛm ka ho sɛ ebi wɔ mu a
analysis-import-open = Bue
analysis-import-file = anaa file

# Sɛdeɛ wɔhyehyɛ tebea.
analysis-to-move = Deɛ adu ne so
analysis-position-text = Tebea no sɛ nsɛm
analysis-position-right = Wobɛtumi adi tebea yi.
analysis-position-over = Wobɛtumi ahyehyɛ tebea yi; ɛmu no, agorɔ no aba awieeɛ.
analysis-use-position = Fa tebea yi di dwuma
analysis-opening = Mfitiaseɛ
analysis-leave-set-up = San
analysis-house = { $who } tokuro { $house }
analysis-store = { $who } korabea
analysis-stores = Korabea
analysis-one-more = Fa baako ka { $where } ho
analysis-one-less = Yi baako firi { $where }
analysis-seeds-in-all = { $seeds ->
    [one] Aba { $seeds } wɔ ne nyinaa mu
   *[other] Aba { $seeds } wɔ ne nyinaa mu
  }
analysis-clear = Yi pono no so nyinaa
analysis-squares = Nnaka
analysis-square-empty = { $square }, hwee nni mu
analysis-square-pod = { $square }, { $who } boɔ, mmɛn { $prongs }
analysis-on-square = Wɔ adaka { $square } mu
analysis-nothing = Hwee nni mu
analysis-prongs = Mmɛn
analysis-prong = Abɛn { $prong }
analysis-supply = { $who } mmɛn a wɔakora
analysis-prongs-in-all = { $prongs ->
    [one] Abɛn { $prongs } wɔ ne nyinaa mu
   *[other] Mmɛn { $prongs } wɔ ne nyinaa mu
  }
analysis-at-beginning = Mfitiaseɛ
