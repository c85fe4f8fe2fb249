### Wo ne kɔmputa redi agorɔ wɔ browser yi nko ara mu.

play-title = Wo ne kɔmputa nni agorɔ
play-about = Di agorɔ wɔ browser yi mu; account ho nhia. Wobaa ha pɛn a, intanɛt ho nhia bio. Yɛmfa hwee nkɔ server no so.
play-game = Agorɔ
play-level-like = Ahoɔden: gyinapɛn { $level } wɔ 20 mu, { $like }
play-weakest = agorɔ a ɛdi kan
play-strongest = deɛ ɛyɛ den paa
play-begins = Hwan na ɔdi kan?
play-begins-you = Me
play-begins-computer = Kɔmputa
play-begins-lot = Wɔtɔ ntonto
play-begin = Hyɛ aseɛ
play-no-games = Agorɔ no mmaeɛ. Fa intanɛt bra ha prɛko.
play-unknown = Yɛnkoraa saa agorɔ no wɔ browser yi mu. Agorɔ a wo ne kɔmputa di no tena beaeɛ a wodii no.
play-install-about = Wobɛtumi de Posthouse agu w’afidie so sɛ program.
play-install = Install
play-kept = W’agorɔ a ɛwɔ ha
play-kept-none = Ebiara nni hɔ. Wɔtena browser yi mu, na wotoa so firi beaeɛ a wogyaeeɛ.
play-finished =
    { $n ->
        [one] Agorɔ { $n } a aba awieeɛ
       *[other] Agorɔ { $n } a aba awieeɛ
    }
play-against = { $game }, wo ne gyinapɛn { $level }
play-drop = Yi firi hɔ
play-drop-which = Yi { $game } firi hɔ, wo ne gyinapɛn { $level }
play-result-none = ɛrekɔ so
play-result-won = nkonim
play-result-lost = nkoguo
play-result-drawn = ɛyɛɛ pɛ
play-moves =
    { $n ->
        [one] anammɔn { $n }
       *[other] anammɔn { $n }
    }
play-unreadable = Mmara no mma yɛntumi nhyehyɛ agorɔ yi: { $why }

play-opponent-like = Wo ne gyinapɛn { $level }, { $like }, na ɛredi.
play-opponent-style = Sɛdeɛ ɛdi agorɔ no: { $style }.
play-you-are = Woyɛ { $seat }.
play-tools = Agorɔ no
play-advise = Tu me fo
play-advice = Anka medi { $move }. { $told }
play-advice-answer = Medwene sɛ { $move } na wɔde bɛbua.
play-take-back = Fa san
play-again = Di bio, fa afa baako no
play-again-other-begins = Di bio, ɔfoforɔ no di kan
play-lot-you = Ntonto no bɔɔ wo: wo na wodi kan.
play-lot-computer = Ntonto no bɔɔ kɔmputa no: ɛno na ɛdi kan.
play-other = Agorɔ foforɔ
play-analyse = Hwehwɛ mu
play-keep-text = Kora sɛ nsɛm
play-resign = Gyae mu …
play-resign-sure = Wogyae agorɔ yi mu?
play-resign-yes = Gyae mu
play-resign-no = Toa so di
