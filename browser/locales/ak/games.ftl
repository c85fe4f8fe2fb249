### Agorɔ no tiawa, sɛ “list” ne “GAME help” wɔ no: nsensaneɛ 16 a emu biara nnboro 72. Server no nko ara na ɛkenkan yei.
### Machine na ɛkyerɛɛ aseɛ: draft, sɛ layout.ftl ka no.

game-sowing = Paw wo tokuro bi na dua ne aba baako baako, tia dɔn akwan, wɔ ntokuro a ɛdi hɔ mu. Sɛ aba a ɛtwa toɔ ma wo yɔnko tokuro bi yɛ 2 anaa 3 a, wokyere, na wosan w’akyi kyere deɛ ɛwɔ 2 anaa 3 biara.
game-slam-captures = Wobɛtumi akyere n’aba nyinaa prɛko; ɛno ne grand slam.
game-feed = Sɛ ɔnni aba a, ɛsɛ sɛ woma no bi.
game-type-letter = Twerɛ tokuro no nkyerɛwdeɛ: c
game-short-wari =
    Mail agorɔ no. Agodifoɔ mmienu, nsensaneɛ mmienu a ntokuro nsia wɔ mu, aba nan wɔ tokuro biara mu. Kyere aba 48 mu 25 na wodi nkonim.

    { game-sowing } { game-slam-captures } { game-feed }

    { game-type-letter }
game-short-wari-24 =
    Fie computer agorɔ dada no. Nsensaneɛ mmienu a ntokuro nsia wɔ mu, aba nan wɔ tokuro biara mu. Kyere aba 48 mu 24 na wodi nkonim.

    { game-sowing } Worentumi nkyere n’aba nyinaa prɛko da: saa grand slam no nni kwan. { game-feed }

    Twerɛ tokuro no nɔma, 1 kɔsi 6 firi benkum, anaa ne nkyerɛwdeɛ.
game-short-warri =
    West Indies agorɔ no, a amanneɛ wɔ mu. Nsensaneɛ mmienu a ntokuro nsia wɔ mu, aba nan wɔ tokuro biara mu. Kyere aba 48 mu 25 na wodi nkonim.

    { game-sowing } { game-slam-captures } { game-feed } Tokuro a wode wo nsa ka no na wodi.

    { game-type-letter }
game-short-super-wari =
    Bill Taylor agorɔ, 2004. Nsensaneɛ mmienu a ntokuro nwɔtwe wɔ mu, aba mmiɛnsa wɔ tokuro biara mu. Kyere aba 48 mu 25, anaa ma wo yɔnko aba nsa.

    { game-sowing } Anammɔn a ɛma wo yɔnko aba sa no wɔ kwan sɛ w’anammɔn nyinaa yɛ saa nko ara a. Ɛno twa agorɔ no mu, na deɛ aka nyinaa yɛ wo dea. Tebea bi nsan mma bio.

    { game-type-letter }
game-short-oware =
    Abapa, akansie mmara. Nsensaneɛ mmienu a ntokuro nsia wɔ mu, aba nan wɔ tokuro biara mu. Kyere aba 48 mu 25 na wodi nkonim.

    { game-sowing } Anammɔn a anka ɛbɛkyere n’aba nyinaa, grand slam, wɔdua nanso ɛnkyere hwee. { game-feed }

    { game-type-letter }
game-short-awari =
    Mmara a wɔde hunuu agorɔ no ano wɔ 2002. Nsensaneɛ mmienu a ntokuro nsia wɔ mu, aba nan wɔ tokuro biara mu. Kyere aba 48 mu 25 na wodi nkonim.

    { game-sowing } Anammɔn a ɛma wo yɔnko aba sa no wɔ kwan sɛ w’anammɔn nyinaa yɛ saa nko ara a; ɛno deɛ grand slam mpo wɔ kwan.

    { game-type-letter }
game-short-octilite =
    Don Green na ɔyɛeɛ. Pods nan ma obiara, wɔ pono a ɛyɛ nnaka 6 ne 7 so. Du wo yɔnko nnaka nan a ɔhyɛɛ aseɛ wɔ so no baako, anaa kyere ne pods nyinaa.

    Pod kɔ baabi a ne prongs kyerɛ nko ara. Sɛ adu wo so a, fa prong ka pod ho, anaa nante adaka baako wɔ prong bi so, anaa huri tra pod a ɛbɛn no kɔ adaka a ɛdi akyi so. Wobɛtumi akyere pod a wohuri tra no, na woahuri bio.

    Twerɛ 22+b fa prong ka ho, 22-33 nante, 22-44 huri, na 22-44x huri na kyere. Wɔkan firi benkum, ne firi aseɛ.
game-links =
    {"    "}{ $game } help rules       mmara nyinaa
    {"    "}{ $game } help example     agorɔ bi, anammɔn anammɔn
    {"    "}{ $game } help tutorial    wo agorɔ a ɛdi kan
    {"    "}{ $game } challenge ann computer-2
