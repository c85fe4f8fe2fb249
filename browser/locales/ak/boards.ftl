### Pono ahodoɔ: deɛ wɔka fa emu mmeaeɛ, anammɔn ne deɛ obi repaw ho.

## Pono

label-board-seeds = Pono, { $who } afa no wɔ aseɛ. Arrow keys no de wo firi tokuro mu kɔ tokuro mu.
label-board-seeds-yours = Pono, w’afa no wɔ aseɛ. Arrow keys no de wo firi tokuro mu kɔ tokuro mu.
label-board-seeds-upright = Pono, { $who } afa no wɔ nifa so, ɛkɔ soro. Arrow keys no de wo firi tokuro mu kɔ tokuro mu.
label-board-seeds-upright-yours = Pono, w’afa no wɔ nifa so, ɛkɔ soro. Arrow keys no de wo firi tokuro mu kɔ tokuro mu.
label-board-pods = Pono, { $who } afa no wɔ aseɛ. Arrow keys no de wo firi adaka mu kɔ adaka mu, Enter paw, Escape san wo akyi.
label-board-pods-yours = Pono, w’afa no wɔ aseɛ. Arrow keys no de wo firi adaka mu kɔ adaka mu, Enter paw, Escape san wo akyi.
board-unknown = Kratafa yi ntumi nkyerɛ agorɔ yi pono. Twerɛ w’anammɔn mmom.

## Nkongua

seat-south = Anaafoɔ
seat-north = Atifi
seat-white = Fitaa
seat-black = Tuntum

## Ntokuro

label-house-yours = tokuro { $house }
label-house = { $who } tokuro { $house }
label-seeds =
    { $seeds ->
        [one] aba { $seeds }
       *[other] aba { $seeds }
    }
label-empty = hwee nni mu
label-just-captured = seesei ara na wɔakyere
label-just-played = seesei ara na wɔadi
label-premove = w’anammɔn a ɛdi hɔ, mia so bio na twa mu
label-store =
    { $seeds ->
        [0] { $who } nkyeree aba biara
        [one] { $who } akyere aba { $seeds }
       *[other] { $who } akyere aba { $seeds }
    }
label-store-yours =
    { $seeds ->
        [one] Woakyere aba { $seeds }
       *[other] Woakyere aba { $seeds }
    }

## Nnaka ne aboɔ

label-pod = { $who } boɔ
label-pod-yours = wo boɔ
label-no-prongs = ɛnni mmɛn
label-prongs = mmɛn { $prongs }
label-base = { $who } fie
label-base-yours = wo fie
label-can-move = ɛbɛtumi akɔ
label-premove-pod = w’anammɔn a ɛdi hɔ ne { $move }
label-chosen = wɔapaw
label-stands-here = ɛboɔ a ɛfiri { $from } no gyina ha
label-end-here = mia na gyae wɔ ha na di { $move }
label-will-be-taken = wɔbɛkyere
label-just-moved = seesei ara na ɛkɔeɛ
label-step = nante kɔ { $square }
label-jump = huri tra { $over } kɔ { $square }
label-jump-taking = huri tra { $over } kɔ { $square } na kyere no
label-jump-own = huri tra { $over } kɔ { $square } na kyere wo ara wo boɔ yi
label-take = huri tra so kɔ { $square } na kyere no
label-add-prong = Fa abɛn { $prong } ka ho, { $direction }
label-supply =
    { $prongs ->
        [0] { $who } nni abɛn biara a ɔde bɛka ho
        [one] { $who } wɔ abɛn { $prongs } a ɔde bɛka ho
       *[other] { $who } wɔ mmɛn { $prongs } a ɔde bɛka ho
    }
label-supply-yours =
    { $prongs ->
        [one] Wowɔ abɛn { $prongs } a wode bɛka ho
       *[other] Wowɔ mmɛn { $prongs } a wode bɛka ho
    }

direction-a = atifi
direction-b = atifi-apueeɛ
direction-c = apueeɛ
direction-d = anafoɔ-apueeɛ
direction-e = anafoɔ
direction-f = anafoɔ-atɔeɛ
direction-g = atɔeɛ
direction-h = atifi-atɔeɛ

## Deɛ obi te na ɔhunu berɛ a ɔrepaw

say-not-now = Seesei deɛ, worentumi ntu anammɔn wɔ pono yi so.
say-over = Agorɔ no aba awieeɛ.
say-not-here = Worentumi nni yei wɔ ha.
say-not-your-house = Tokuro { $house } yɛ wo yɔnko dea: paw wo dea mu baako.
say-not-their-turn = Ɛha deɛ, adu { $who } so.

## Deɛ anammɔn bi bɛyɛ

hint-lands-own = Sɛ wodi a, aba a ɛtwa toɔ no bɛtɔ wo tokuro { $house } mu.
hint-lands = Sɛ wodi a, aba a ɛtwa toɔ no bɛtɔ { $who } tokuro { $house } mu.
hint-captures =
    { $among ->
        [one] Ɛbɛkyere aba { $seeds } a ɛwɔ hɔ no.
       *[other] Ɛbɛkyere aba { $seeds } afiri { $houses }.
    }
hint-captures-uncounted =
    { $among ->
        [one] Ɛbɛkyere aba a ɛwɔ hɔ no.
       *[other] Ɛbɛkyere aba a ɛwɔ { $houses } mu no.
    }
hint-slam = Ɛbɛyɛ grand slam, na ɛrenkyere hwee.

## Deɛ anammɔn bi yɛeɛ

told-sows =
    { $seeds ->
        [one] { $who } gu aba { $seeds } firi { $house }.
       *[other] { $who } gu aba { $seeds } firi { $house }.
    }
told-sows-captures =
    { $seeds ->
        [one] { $who } gu aba { $seeds } firi { $house }, na ɔkyere { $captured } { $from }.
       *[other] { $who } gu aba { $seeds } firi { $house }, na ɔkyere { $captured } { $from }.
    }
told-from =
    { $among ->
        [one] firi tokuro { $houses } mu
       *[other] firi ntokuro { $houses } mu
    }
told-from-yours =
    { $among ->
        [one] firi wo tokuro { $houses } mu
       *[other] firi wo ntokuro { $houses } mu
    }
told-sows-slam =
    { $seeds ->
        [one] { $who } gu aba { $seeds } firi { $house }; grand slam nkyere hwee.
       *[other] { $who } gu aba { $seeds } firi { $house }; grand slam nkyere hwee.
    }
told-rest =
    { $seeds ->
        [one] { $who } fa aba { $seeds } a aka wɔ pono no so.
       *[other] { $who } fa aba { $seeds } a aka wɔ pono no so.
    }
told-prong = { $who } de abɛn { $prong } ({ $direction }) ka ɛboɔ a ɛwɔ { $square } no ho.
told-steps = { $who } nante kɔ { $direction }, firi { $from } kɔ { $to }.
told-jumps = { $who } huri firi { $from } { $way }.
told-leg = tra { $over } kɔ { $to }
told-base = { $square } yɛ fie.
told-takes =
    { $count ->
        [one] { $who } kyere ɛboɔ a ɛwɔ { $squares }.
       *[other] { $who } kyere aboɔ a ɛwɔ { $squares }.
    }
told-takes-own =
    { $count ->
        [one] { $who } kyere ɔno ara ne boɔ a ɛwɔ { $squares }.
       *[other] { $who } kyere ɔno ara n’aboɔ a ɛwɔ { $squares }.
    }

## The same, of the reader’s own moves

told-you-sows =
    { $seeds ->
        [one] Wogu aba { $seeds } firi { $house }.
       *[other] Wogu aba { $seeds } firi { $house }.
    }
told-you-sows-captures =
    { $seeds ->
        [one] Wogu aba { $seeds } firi { $house }, na wokyere { $captured } { $from }.
       *[other] Wogu aba { $seeds } firi { $house }, na wokyere { $captured } { $from }.
    }
told-you-sows-slam =
    { $seeds ->
        [one] Wogu aba { $seeds } firi { $house }; grand slam nkyere hwee.
       *[other] Wogu aba { $seeds } firi { $house }; grand slam nkyere hwee.
    }
told-you-rest =
    { $seeds ->
        [one] Wofa aba { $seeds } a aka wɔ pono no so.
       *[other] Wofa aba { $seeds } a aka wɔ pono no so.
    }
told-you-prong = Wode abɛn { $prong } ({ $direction }) ka ɛboɔ a ɛwɔ { $square } no ho.
told-you-steps = Wonante kɔ { $direction }, firi { $from } kɔ { $to }.
told-you-jumps = Wohuri firi { $from } { $way }.
told-you-takes =
    { $count ->
        [one] Wokyere ɛboɔ a ɛwɔ { $squares }.
       *[other] Wokyere aboɔ a ɛwɔ { $squares }.
    }
told-you-takes-own =
    { $count ->
        [one] Wokyere wo ara wo boɔ a ɛwɔ { $squares }.
       *[other] Wokyere wo ara w’aboɔ a ɛwɔ { $squares }.
    }

beside-board = Deɛ ɛbɛn pono no
