### Pono no nyinaa wɔ kasamu baako mu, ne deɛ atwerɛdeɛ bi ayɛ.

label-read-seeds-yours = Woafa { $captured }. Wo ntokuro: { $houses }.
label-read-seeds = { $who } afa { $captured }. Ntokuro: { $houses }.
label-read-pods-yours =
    { $count ->
        [0] Wonni boɔ biara.
       *[other] W’aboɔ: { $pods }. Mmɛn a wobɛtumi de aka ho: { $prongs }.
    }
label-read-pods =
    { $count ->
        [0] { $who } nni boɔ biara.
       *[other] { $who } aboɔ: { $pods }. Mmɛn a ɔbɛtumi de aka ho: { $prongs }.
    }
read-pod = { $square } ne { $prongs }
read-pod-bare = { $square }, ɛnni mmɛn
label-read-turned-yours = Wɔadane pono no: wo fa no wɔ aseɛ.
label-read-turned = Wɔadane pono no: { $who } fa no wɔ aseɛ.
read-unturned = Wɔnnane saa pono yi: wɔkan ne ntokuro firi wo deɛ so.
