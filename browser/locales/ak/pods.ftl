### OctiLite’s board: fetched with it.

## Ɛboɔ a wɔapaw

panel = Ɛboɔ { $square }
panel-choose = Paw w’aboɔ no mu baako.
panel-choose-next = Paw ɛboɔ baako ma w’anammɔn a ɛdi hɔ.
panel-choose-theirs = Paw { $who } aboɔ no mu baako.
panel-aim = Di kan fa mmɛn ka ho: ɛboɔ kɔ baabi a ne mmɛn kyerɛ nko ara. Sɛ wosi wo yɔnko afie nan no mu baako mu, anaa wokyere n’aboɔ nyinaa a, wodi nkonim.
panel-so-far = Anammɔn no kɔsi seesei:
panel-prongs = Fa abɛn ka ho
panel-go = Kɔ
panel-on = Toa so kɔ
panel-end-move = Di { $move }
panel-end-plan = Fa { $move } ka nhyehyɛeɛ no ho
panel-end-premove = Di { $move } akyire yi
panel-back = San w’akyi baako
panel-all-back = San w’akyi kɔ mfitiaseɛ
panel-let-go = Gyae mu
fork = Si { $square }
fork-take = Kyere { $over }
fork-leave = Huri kɛkɛ
say-not-your-pod = Ɛboɔ a ɛwɔ { $square } no yɛ wo yɔnko dea: paw wo dea mu baako.
say-own-pod-first = Paw wo ara w’aboɔ no mu baako a ɛbɛtumi akɔ.
say-pod =
    { $prongs ->
        [one] Ɛboɔ { $square }: wobɛtumi de abɛn { $prongs } aka ho.
       *[other] Ɛboɔ { $square }: wobɛtumi de mmɛn { $prongs } aka ho.
    }
say-pod-goes =
    { $prongs ->
        [0] Ɛboɔ { $square }: ɛbɛtumi akɔ { $squares }.
        [one] Ɛboɔ { $square }: wobɛtumi de abɛn { $prongs } aka ho, anaa ɛbɛtumi akɔ { $squares }.
       *[other] Ɛboɔ { $square }: wobɛtumi de mmɛn { $prongs } aka ho, anaa ɛbɛtumi akɔ { $squares }.
    }
say-pod-keys = Mia a kɔsi h fa de mmɛn no ka ho anaasɛ fa kɔ hɔ: a yɛ atifi fam, na nkaeɛ no di so.
say-may-end = { $move }: ɛbɛtumi agyae wɔ ha, anaa atoa so akɔ { $squares }.
say-goes-on = { $move }: ɛtoa so kɔ { $squares }.
say-back = Yɛasan aba { $move }; ɛboɔ no gyina { $square }.
say-let-go = Woagyae ɛboɔ { $square } mu.
say-all-back = Ɛboɔ no asan aba { $square }.
