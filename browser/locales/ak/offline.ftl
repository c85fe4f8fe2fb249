### Wo ne kɔmputa redi agorɔ wɔ browser yi nko ara mu.

play-title = Wo ne kɔmputa nni agorɔ
play-game = Agorɔ
play-options = Agorɔ ne nsesaeɛ
play-level-like = Ahoɔden: gyinapɛn { $level } wɔ 20 mu, { $like }
play-how-to-capture = Wode w’aba a ɛtwa toɔ kyere: sɛ ɛma wo yɔnko tokuro mu yɛ mmienu anaa mmiɛnsa a, ɛyɛ wo dea.
play-begins = Hwan na ɔdi kan?
play-begins-you = Me
play-begins-computer = Kɔmputa
play-begins-lot = Wɔtɔ ntonto
play-begin = Hyɛ aseɛ
play-no-games = Agorɔ no mmaeɛ. Fa intanɛt bra ha prɛko.
play-unknown = Agorɔ no nni ha: wɔayi afiri hɔ, anaa wodii no wɔ browser foforɔ mu a na wonni akonta.
play-install-about = Wobɛtumi de Posthouse agu w’afidie so sɛ program.
play-install = Install
play-kept = Wo ne kɔmputa
play-finished =
    { $n ->
        [one] Agorɔ { $n } a aba awieeɛ
       *[other] Agorɔ { $n } a aba awieeɛ
    }
play-against = { $game }, wo ne gyinapɛn { $level }
play-drop = Yi firi hɔ
play-drop-which = Yi { $game } firi hɔ, wo ne gyinapɛn { $level }
play-removed = Wɔayi { $game } afiri hɔ, wo ne gyinapɛn { $level }.
play-take-back-removal = San fa bra
play-result-won = nkonim
play-result-lost = nkoguo
play-result-drawn = ɛyɛɛ pɛ
play-moves =
    { $n ->
        [one] anammɔn { $n }
       *[other] anammɔn { $n }
    }
play-unreadable = Mmara no mma yɛntumi nhyehyɛ agorɔ yi: { $why }

play-you-are = Woyɛ { $seat }.
play-advise = Tu me fo
play-advise-short = Afotu
play-advice = Anka medi { $move }.
play-advice-answer = Medwene sɛ { $move } na wɔde bɛbua.
play-take-back = Fa san
play-new = Agorɔ foforɔ
end-easier = Ɛyɛ mmerɛ: gyinapɛn { $level }
end-harder = Ɛyɛ den: gyinapɛn { $level }
end-keep = Twerɛ wo din na fa agorɔ yi sie
play-lot-you = Ntonto no bɔɔ wo: wo na wodi kan.
play-lot-computer = Ntonto no bɔɔ kɔmputa no: ɛno na ɛdi kan.
play-analyse = Hwehwɛ mu
play-keep-text = Kora sɛ nsɛm
play-resign-sure = Wogyae agorɔ yi mu?
play-resign-yes = Gyae mu
play-resign-no = Toa so di
