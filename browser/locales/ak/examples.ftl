### Agorɔ biara mu baako, anammɔn anammɔn, sɛ “GAME help example” ka no: src/games/*/help/ na anammɔn a ɛda nsɛm yi ntam no wɔ. Server no
### nko ara na ɛkenkan yei. Machine na ɛkyerɛɛ aseɛ: draft, sɛ layout.ftl ka no.

example-title = { $title } agorɔ bi, anammɔn anammɔn
example-first-moves = Anammɔn a ɛdi kan
example-first-capture = Deɛ wɔdi kan kyere
example-first-captures = Deɛ wɔdi kan kyere
example-kept = Tokuro a wɔakora ama akyire
example-kept-several = Ntokuro a wɔakora ama akyire
example-slam = Grand slam
example-in-hand = Anammɔn a wɔakora
example-slam-forbidden = Grand slam a enni kwan
example-octilite-prong = Abɛn
example-octilite-friend = Huri tra adamfo
example-octilite-threat = Ahunahuna
example-octilite-capture = Kyere
example-octilite-race = Mmirikatuo
example-boards = Anaafoɔ di agorɔ firi aseɛ nsensaneɛ no na ɔhyɛ aseɛ. Pono bi yɛ anammɔn a wɔaka ho asɛm wɔ n’atifi no dea; nsensaneɛ a ɛhyɛ aseɛ no kyerɛ tebea a na ɛwɔ hɔ ansa.
example-sows-a = Anaafoɔ yi a mu aba nan no na ɔdua no wɔ b, c, d ne e mu.

## Deɛ wɔka fa anammɔn no ho

example-skipped-one = Anammɔn { $n }: { $moves }.
example-skipped = Anammɔn { $n } kɔsi { $last }: { $moves }.
example-move = Anammɔn { $n }, { $move }: { $told }
example-not-legal = Enni kwan wɔ ha: “{ $why }”

## wari

example-wari-1 = Atifi a wɔ soro nifa: aba no twa ho hyia tia dɔn akwan, enti Atifi dua kɔ benkum. Wɔnkyeree hwee ɛ.
example-wari-2 = Atifi b mu aba du no duru Anaafoɔ f. Na ɛwɔ 1, na seesei ɛwɔ 2, enti Atifi fa mmienu no. Anaafoɔ e a ɛdi anim no wɔ 9 na ɛsi kyere no ano.
example-wari-3 = Anaafoɔ mfaa ne nsa nkaa d da, na aba 16 da mu. Dumienu anaa deɛ ɛboro saa twa pono no ho hyia: anammɔn a ɛte saa tra tokuro a ɛfiri mu no na ɛduru Atifi ntokuro ho mprenu.
example-wari-4 = Ɛyɛ anammɔn a wɔakora: aba a Anaafoɔ kora kɔsi sɛ ɛbɛyɛ adwuma paa. Obiara ntumi mfa, ɛfiri sɛ 2 anaa 3 nko ara na wɔfa. Na berɛ a Anaafoɔ wɔ anammɔn nketewa no, d bɛtumi atwɛn, nanso ɛsɛ sɛ Atifi nso di.
example-wari-5 = Anammɔn ketewa a ɛyɛ aba baako. Anaafoɔ twɛn; Atifi anammɔn resa.
example-wari-6 = Atifi wɔ e ne f nko ara. e mu aba no kɔ f na ɛnya berɛ kakra.
example-wari-7 = Anaafoɔ twɛn prɛko bio, na d nyini kɔ 18. Seesei Atifi wɔ f nko ara.
example-wari-8 = Ɛsɛ sɛ Atifi bue f. Ne aba dubaako no twa ho hyia, na baako baako da Atifi ntokuro a aka no mu. Anaafoɔ d wɔ 19.
example-wari-9 = Ɛtwa ho hyia na ɛtoa so: wɔdua Atifi ntokuro mprenu, ɛwɔ 3 3 3 3 3 ne 2, na Anaafoɔ fa 17 no nyinaa. Sɛ wokyere ne nyinaa a, ɛno ne grand slam. Wari mu no ɛyɛ kyere te sɛ deɛ aka. Atifi ntumi nni na ɔnni hwee bio, enti obiara fa aba a ɛwɔ ne fa.

## wari-24

example-wari-24-1 = Wohunu agorɔ no sɛ Anaafoɔ: aseɛ nsensaneɛ no yɛ 1 kɔsi 6, na Atifi ntokuro a ɛwɔ soro no yɛ 12 kɔsi 7. Pono bi yɛ anammɔn a wɔaka ho asɛm wɔ n’atifi no dea; nsensaneɛ a ɛhyɛ aseɛ no kyerɛ tebea a na ɛwɔ hɔ ansa.
example-wari-24-2 = Anaafoɔ yi 4 mu aba nan no. Mmienu ka Anaafoɔ nsensaneɛ mu, na mmienu kɔ Atifi 7 ne 8 mu.
example-wari-24-3 = Atifi aba nson a ɛfiri 10 no wie Anaafoɔ 5 mu, a na ɛwɔ baako. Na Anaafoɔ 4 nso wɔ baako, enti wɔkyere mmienu no. Anaafoɔ 3 wɔ 6: ɛdɔɔso.
example-wari-24-4 = Anaafoɔ bua ntɛm ara. 3 mu aba nsia no wie 9 mu, na ɛyɛ 3 na wɔfa. 1 a ɛwɔ 8 mu no si kyere no ano.
example-wari-24-5 = Anaafoɔ fa mmienu firi 8. Deɛ ɛho hia paa ne sɛ Anaafoɔ 6 wɔ aba 13. Obiara nsa nkaa no, na ɛyɛ anammɔn a wɔakora: Anaafoɔ bɛtumi adi no berɛ biara, na ɔkora ma berɛ pa. Aba dumienu anaa deɛ ɛboro saa twa ho hyia. Ɛtra n’ankasa tokuro na ɛsan ba Atifi deɛ mu.
example-wari-24-6 = Aka Atifi tokuro baako a aba wɔ mu, enti ɔwɔ anammɔn baako.
example-wari-24-7 = Atifi aba dubaako no twa ho hyia kakraa bi aka, na ɛgya 1 wɔ ntokuro num biara mu.
example-wari-24-8 = Aba du a ɛfiri 1 ma emu nan yɛ 2. Anaafoɔ fa nwɔtwe.
example-wari-24-9 = Atifi de 12 mu aba a ɛtwa toɔ no ba Anaafoɔ fa. Baako pɛ na aka, wɔ 7 mu.
example-wari-24-10 = Ɛha deɛ anka 3 bɛwie 7 mu, ama ayɛ 2, na afa Atifi aba a aka nyinaa. Sɛ wokyere ne nyinaa a, ɛno ne grand slam, na Wari 24 mu no enni kwan. Server no mpene so na ɛbɔ anammɔn a aka no din.
example-wari-24-11 = Anaafoɔ dii 4 mmom, na na ɛsɛ sɛ Atifi firi 7 kɔ 8. Tokuro 6 anyini kɔ 16.
example-wari-24-12 = Aba dunsia twa ho hyia, tra 6 ankasa, na ɛwie 11 mu. Atifi ntokuro a ɛfiri 11 san akyi kɔsi 7 wɔ 2 anaa 3 na wɔkyere, aba dubaako. Aba baako ka 12 mu, enti ɛnyɛ grand slam. Anaafoɔ wɔ 24, na ɛno di nkonim ntɛm ara.

## warri

example-warri-1 = Agorɔ pono ankasa ho no, obiara nkan den.
example-warri-2 = Anaafoɔ f wɔ aba nsia, baako ma Atifi tokuro biara. Deɛ ɛtwa toɔ no ma Atifi f yɛ 2, na Anaafoɔ fa mmienu no. Atifi e wɔ 8: kyere no si hɔ.
example-warri-3 = Aba num a ɛfiri c wie Atifi b mu, a na ɛwɔ baako. Mmienu bio ma Anaafoɔ. Hwɛ d: ɛwɔ 14, na obiara nsa nkaa no.
example-warri-4 = Anaafoɔ di anammɔn nketewa. Saa berɛ no nyinaa d renyini, seesei ɛyɛ 17. Tokuro a ɛwɔ aba dumienu anaa deɛ ɛboro saa twa ho hyia, tra ne ho, na ɛduru Atifi ntokuro ho mprenu. Obiara ntumi mfa, ɛfiri sɛ 2 anaa 3 nko ara na wɔfa.
example-warri-5 = Agodifoɔ frɛ no anammɔn a wɔakora: anammɔn kɛseɛ a wɔsɔ mu kɔsi sɛ ɔbaako no nni nketewa bio. Deɛ ɔtumi twɛn kyɛ no di nkonim.
example-warri-6 = Mfasoɔ ketewa wɔ kwan no so: Atifi b ayɛ 3.
example-warri-7 = Atifi tokuro kɛseɛ a ɛdi akyire no anim deɛ no kyere mmienu, firi Anaafoɔ e mu. Seesei Atifi wɔ a mu aba nson no nko ara.
example-warri-8 = Aba baako firi b kɔ c. Ɛte sɛ nea ɛnyɛ hwee, nanso ɛma ɛduru Atifi so, na anammɔn baako pɛ na ɛwɔ hɔ.
example-warri-9 = Ɛsɛ sɛ Atifi a kɔ, na ɛgya aba baako wɔ tokuro biara a aka mu.
example-warri-10 = Aba dunkron twa ho hyia na ɛwie Atifi f mu. Atifi tokuro biara ayɛ 2 anaa 3, na Anaafoɔ fa 17 no nyinaa. Sɛ wokyere deɛ wo yɔnko wɔ nyinaa a, ɛno ne grand slam; Warri mu no wɔkan no nyinaa. Anaafoɔ wɔ 26 na odi nkonim. Wɔda wɔn ho ase.

## super-wari

example-super-wari-1 = Aba mmiɛnsa kɔ d, e ne f mu. Ntokuro nwɔtwe wɔ nsensaneɛ mu nti, ɛkyɛ ansa na afa mmienu no ahyia.
example-super-wari-2 = g mu aba num no wie Atifi d mu, a na ɛwɔ baako. Anaafoɔ fa 2 no. Atifi c wɔ 5 na ɛsi kyere no ano.
example-super-wari-3 = Anaafoɔ f wɔ aba 12, na ɛfiri seesei wɔmfa nsa nka no.
example-super-wari-4 = Seesei ɛwɔ 16. Pono yi so no ɛyɛ kɔntonkron mũ: aba dunsia tra wɔn ara tokuro na ɛhyɛ deɛ ɛtɔ so mmienu aseɛ wɔ deɛ ɛdi hɔ mu. Ɛyɛ Anaafoɔ anammɔn a wakora, tokuro kɛseɛ a ɔkora ma akyire. Obiara ntumi nkyere, na ɛtwɛn berɛ a Anaafoɔ di anammɔn nketewa.
example-super-wari-5 = Kyere ketewa wɔ ntam: na Atifi b wɔ aba baako.
example-super-wari-6 = Anammɔn du a ɛyɛ komm akyi no, Atifi wɔ a mu aba nkron no nko ara. Na Anaafoɔ wɔ anammɔn a wakora; Atifi nni bi, na ɛsɛ sɛ ɔbue tokuro a ɛtwa toɔ no.
example-super-wari-7 = Ɛgya aba baako pɛ wɔ Atifi ntokuro nson a aka no biara mu.
example-super-wari-8 = Anaafoɔ a mu aba dunan no kɔ kɔsi Atifi g. Ntokuro nsia ayɛ 2, na Anaafoɔ fa dumienu.
example-super-wari-9 = Atifi de ne h mu aba no ma na ɔkora baako, wɔ a mu.
example-super-wari-10 = Anka Anaafoɔ h bɛma Atifi a ayɛ 2 na wafa: grand slam, a ɛma Atifi aba sa. Super-Wari mu no ɛwɔ kwan sɛ anammɔn nyinaa yɛ saa nko ara a, na afoforɔ nyɛ saa. Sɛ na ɛwɔ kwan a, anka ɛbɛma Anaafoɔ deɛ ɛwɔ pono no so nyinaa nso.
example-super-wari-11 = Anaafoɔ de anammɔn nketewa twɛn na ɔmma aduane bio. Atifi aba a ɛtwa toɔ no nante nsensaneɛ no so.
example-super-wari-12 = Seesei wɔdua aba 21 no. Ɛtwa ho hyia, tra f, na ɛduru Atifi ntokuro ho ne mprenu so. Deɛ ɛtwa toɔ tɔ Atifi d mu. Wɔkyere ntokuro nan, aba nkron. Ɛyɛ 25.

## oware

example-oware-1 = Anaafoɔ yi d mu aba nan no. Mmienu ka Anaafoɔ nsensaneɛ mu, na mmienu kɔ Atifi a ne b mu.
example-oware-2 = Atifi aba nson a ɛfiri d no wie Anaafoɔ e mu, a na ɛwɔ baako. Na Anaafoɔ d nso wɔ baako, enti wɔkyere mmienu no. Anaafoɔ c wɔ 6: ɛdɔɔso.
example-oware-3 = Anaafoɔ aba nsia a ɛfiri c no wie Atifi c mu, na ɛyɛ 3 na wɔfa.
example-oware-4 = Anaafoɔ fa mmienu bio. Aba 12 da f mu: anammɔn a wɔakora. Anaafoɔ bɛtumi adi no berɛ biara na ɔkora ma berɛ pa, ɛfiri sɛ obiara ntumi nkyere tokuro kɛseɛ saa, na ɛrenkyɛ ɛbɛtwa ho ahyia.
example-oware-5 = Atifi wɔ tokuro baako pɛ a aba wɔ mu, na ɛsɛ sɛ odi no.
example-oware-6 = Seesei aba baako da Atifi ntokuro num biara mu.
example-oware-7 = Aba du a ɛfiri a ma emu nan yɛ 2. Anaafoɔ fa nwɔtwe.
example-oware-8 = Atifi aba a ɛtwa toɔ da a mu. Anaafoɔ e ma ɛyɛ 2, na anka ɛno ne deɛ Atifi wɔ nyinaa: grand slam. Oware mu no, wɔdua saa anammɔn no na ɛnkyere hwee, enti Atifi kora aba mmienu no.
example-oware-9 = Atifi dua no wɔ b ne c mu. Anaafoɔ fa mmienu firi b, a na ɛyɛ 1.
example-oware-10 = Anaafoɔ de aba baako pɛ kɔ na ɔtwɛn. Tokuro f wɔ 16 seesei.
example-oware-11 = Aba dunsia a ɛfiri f twa ho hyia: tra f ankasa, na ɛduru Atifi e ne mprenu so. Atifi a kɔsi e yɛ 2 ne 3, na Anaafoɔ kyere dumienu. Aba baako ka f mu, enti ɛnyɛ grand slam. Anaafoɔ wɔ 27.

## awari

example-awari-1 = Atifi aba nsia a ɛfiri c no wie Anaafoɔ c mu, a na ɛwɔ baako. Atifi fa 2 no. Anaafoɔ b wɔ 7 na ɛsi kyere no ano.
example-awari-2 = Anammɔn pii a ɛyɛ komm akyi no, Anaafoɔ wɔ aba 12 wɔ e mu ne 10 wɔ f mu. Atifi wɔ 10 wɔ b mu ne 9 wɔ f mu. Obiara wɔ anammɔn a wakora: tokuro kɛseɛ a wɔkora ma akyire. Obiara ntumi nkyere, na deɛ ɔtumi de anammɔn nketewa twɛn kyɛ no ma ɔbaako no bue ne deɛ.
example-awari-3 = Na ɛsɛ sɛ Atifi bue b. Anaafoɔ kyeree 2 a ɛwɔ Atifi a mu no, na ɔda so wɔ e ne f.
example-awari-4 = Atifi de e faa mmienu. Anaafoɔ de a mu aba baako no bua, na ɔtoa so twɛn: seesei Atifi wɔ f nko ara.
example-awari-5 = Atifi f twa ho hyia na ɛgya aba baako pɛ wɔ ntokuro num mu.
example-awari-6 = Anaafoɔ e, aba 17, twa ho hyia na ɛtra ne ho. Ɛwie Atifi e mu. Wɔkyere ntokuro num, aba dunum. Atifi f kora aba baako, enti Atifi bɛtumi adi.
example-awari-7 = Atifi aba a ɛtwa toɔ no ma Anaafoɔ a yɛ 3 na ɛkyere. Atifi nni aba wɔ ne nsensaneɛ mu.
example-awari-8 = b, c anaa d ntumi mma Atifi aduane, ɛfiri sɛ ɛyɛ tiatia dodo. Enti anammɔn biara ma Atifi aba sa, na anammɔn biara wɔ kwan. Anaafoɔ f, aba 17, twa ho hyia na ɛkyere deɛ wadua nyinaa: grand slam. Anaafoɔ wɔ 29 na odi nkonim.

## octilite

example-octilite-1 = Fitaa (O) di agorɔ kɔ soro na ɔhyɛ aseɛ. Pono bi yɛ anammɔn a wɔaka ho asɛm wɔ n’atifi no dea; nsensaneɛ a ɛhyɛ aseɛ no kyerɛ tebea a na ɛwɔ hɔ ansa. Wɔbɔ abɛn din sɛ dɔn akwan firi atifi: a yɛ atifi, b yɛ atifi-apueeɛ, kɔsi h, atifi-atɔeɛ.
example-octilite-2 = Seesei ɛboɔ a ɛwɔ 32 wɔ abɛn a ɛkyerɛ atifi, na ɛbɛtumi akɔ hɔ. Fitaa abɛn a wakora no so te baako.
example-octilite-3 = Wɔn mmienu nyinaa asoma ɛboɔ. Fitaa ɛboɔ a ɛfiri 22 ahuri atra n’ankasa ɛboɔ a ɛwɔ 33, atifi-apueeɛ, kɔ 44. Ɛho nhia sɛ ɛkyere no: huri tra adamfo yɛ anammɔntuo tenten kɛkɛ.
example-octilite-4 = Tuntum abɛgyina Fitaa ɛboɔ no nkyɛn na ɔpɛ sɛ ɔhuri tra no kɔ 32, a ɛyɛ Fitaa fie a obiara nni hɔ. Anka ɛno bɛdi agorɔ no mu nkonim.
example-octilite-5 = Fitaa yɛ ntɛm, ɔhuri kɔ atifi tra 34 na ɔkyere. Ɛboɔ a wɔakyere no abɛn kɔ Fitaa akoradeɛ mu. Seesei Fitaa hunahuna sɛ ɔbɛkɔ 36, Tuntum fie baako.
example-octilite-6 = Tuntum wɔ mmuaeɛ. Ɛboɔ a ɛwɔ 46 wɔ abɛn a ɛkyerɛ anafoɔ-atɔeɛ, ɛhuri tra 35 kɔ 24, na ɛyi no firi so. Nanso 46, fie baako, da hɔ hunu seesei.
example-octilite-7 = Fitaa ɛboɔ a ɛwɔ 44 bɛtumi akɔ atifi, Tuntum deɛ a ɛwɔ 24 anafoɔ. Emu biara hia anammɔntuo mmienu ansa na aduru fie, na Fitaa so na adu.
example-octilite-8 = Fitaa di kan duru. Sɛ wokan mmirikatuo a ɛte sei ansa na wohyɛ mu a, ɛyɛ agorɔ no fa: abɛn biara gye anammɔn baako, na anammɔntuo biara nso saa ara.
