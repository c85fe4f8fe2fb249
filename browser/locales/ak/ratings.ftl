### Nkontabuo: hwan na odi agorɔ bi yie sene obiara, ne sɛnea ɛbaeɛ.

standings-of = Nnidisoɔ: { $game }
standings-place = Dibea
standings-player = Ɔgodifoɔ
standings-rating = Nkontabuo
standings-deviation = Nsonsonoeɛ
standings-played = Agorɔ
standings-all = Kyerɛ agodifoɔ { $n } nyinaa
standings-none = Obiara nwiee agorɔ a wɔkan da.
standings-bots = Bots
standings-provisional = Asɛmmisa agyiraeɛ: ɛnsi pi. Agorɔ no sua, anaa akyɛ dodo.
week-title = Nnawɔtwe firi { $from } kɔsi { $to }
week-before = Nnawɔtwe a atwam
week-new = foforɔ
week-rose = Wɔn a wɔkɔɔ soro paa: { $names }
week-fell = Wɔn a wɔbaa fam paa: { $names }
week-text = Nsɛm ma krataa
week-feed = Feed

ratings-title = Nkontabuo
ratings-none = Agorɔ a wɔkan no mu biara mmaa awieeɛ.
plot-title = Berɛ mu
plot-of = { $game } mu nkontabuo wɔ berɛ mu
plot-told = Agorɔ { $n } a wɔkan, { $from } kɔsi { $until }: seesei { $rating }, deɛ ɛkɔ soro { $best } wɔ { $bestOn }, deɛ ɛba fam { $worst } wɔ { $worstOn }.
plot-told-of-a-day = Agorɔ { $n } a wɔkan, { $until }: seesei { $rating }, deɛ ɛkɔ soro { $best }, deɛ ɛba fam { $worst }.
plot-table = Agorɔ a wɔkan nyinaa
plot-day = Da
plot-change = Nsesaeɛ
