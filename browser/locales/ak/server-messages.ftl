### Deɛ mmara no ne ofie no ka: wɔhunu no firi wɔn Borɔfo nsɛm no mu.

## Sɛdeɛ kɔmputa no gyinapɛn bi di

like-1 = agorɔ a ɛdi kan
like-2 = ɔfoforɔ
like-3 = osuani
like-4 = ɔhyɛaseɛni
like-5 = ɔrenya nkɔsoɔ
like-6 = sukuuni
like-7 = nnapɛn mu agodifoɔ
like-8 = berɛ ano agodifoɔ
like-9 = daa agodifoɔ
like-10 = deɛ n’ani gye ho
like-11 = kuo mu ni
like-12 = kuo no panin
like-13 = pono a ɛdi kan
like-14 = ɔmantam ni
like-15 = akansie mu ni
like-16 = ɔhoɔdenfoɔ
like-17 = ɔnimdefoɔ
like-18 = ɔwura
like-19 = ɔwura kɛseɛ
like-20 = deɛ ne ho yɛ den sene obiara

## Din, ahintasɛm, address

account-password-is-changed = Wɔasesa wo password, { $name }.
account-logged-out-else = Wɔayi wo afiri baabiara gye ha.
account-logged-out = Wɔayi wo afiri baabiara: fa foforɔ no kɔ mu.
account-sessions-stay = Baabi a woakɔ mu no te sɛdeɛ ɛteɛ.
account-tokens-void = Wo program ahodoɔ no token nyɛ adwuma bio.
account-two-factor-stays = Akwannya mmienu no da so yɛ adwuma.
code-is-off = Wɔadum akwannya mmienu no, { $name }: wo password nko ara bue wo account bio.
code-is-on = Wɔasɔ akwannya mmienu no, { $name }.
code-from-now-on = Ɛfiri seesei, wode wo password ne code na ɛkɔ mu.
code-in-mails = Wɔ mail mu no, twerɛ wo mail password anaa bua yɛn nkrataa: wo account password nyɛ adwuma wɔ hɔ bio.
code-sessions-stay = Baabi a woakɔ mu ne wo program ahodoɔ no token te hɔ.
code-new-codes = Wowɔ recovery code foforɔ; dada no nyɛ adwuma bio.
code-keep-codes = Fa recovery code yi sie wɔ baabi a wode nkrataa a ɛho hia sie: sɛ w’afidie yera a, emu biara gyina hɔ ma code baako, prɛko.
code-told-once = Yɛnkyerɛ bio.
account-mail-password-stays = Wo mail ahintasɛm no da so te saa ara.
account-tokens-stay = Wo program tokens no nso da so wɔ hɔ: “tokens” bobɔ wɔn din.
account-password-reset = W’ahintasɛm asesa, { $name }: fa foforɔ no kɔ mu. Link a wode yɛeɛ no nyɛ adwuma bio.
account-no-mail-password = Wonni mail ahintasɛm.
account-mail-password-void = Wo mail ahintasɛm no nyɛ adwuma bio, na foforɔ nni hɔ.
account-no-address = Wonni address biara wɔ ha bio: wo nkrataa twɛn wo wɔ krataafa yi so.
account-confirmed-here = Wɔasi { $email } so dua, { $name }: ɛfiri seesei wo nkrataa bɛba hɔ.
account-confirmed-too = Wɔasi { $email } so dua, { $name }: wobɛtumi atwerɛ afiri hɔ; wo nkrataa da so kɔ { $other }.
account-to-begin = Sɛ wobɛhyɛ aseɛ a, to nsa frɛ obi: wari challenge { $name } computer-2
account-sign-up-held = Krataa bi rekɔ { $email }: bua, anaa bue ne link no, nna mmiɛnsa mu, na wobɛyɛ { $name }. Ɛkɔsi saa berɛ no obiara nni din no.
account-sign-up-done = Akwaaba, { $name }. Wo nkrataa bɛba { $email } firi seesei.

## Nsa a wɔto frɛ, baabi a wɔtwɛn, agorɔ dodoɔ

meet-begins = Agorɔ bi hyɛ aseɛ: { $game } pono { $board }, { $name } ne { $other }.
meet-unrated = Enni nɔma.
meet-waits = { $game } pono { $board } twɛn ɔgodifoɔ a ɔtɔ so mmienu.
meet-waits-no-more = { $game } pono { $board } ntwɛn bio.
meet-waiting-listed = “{ $game } waiting” kyerɛ kɔsi sɛ obi bɛgye; “{ $game } withdraw { $board }” yi firi hɔ.
meet-seek-none = Wonhwehwɛ { $game } agorɔ biara bio.
meet-seek-has = Wowɔ { $game } agorɔ { $n } wɔ { $most } mu.
meet-seek-waits = Wowɔ { $game } agorɔ { $n } wɔ { $most } mu; nkaeɛ no bɛhyɛ aseɛ berɛ a obi foforɔ hwehwɛ bi.
meet-limit-set = { $game } agorɔ mmoro { $most } prɛko; wowɔ { $n }.
meet-limit-none = Wo { $game } agorɔ nni ano hyeɛ biara.

## Pɛyɛ, anammɔn a wɔsan, kasa wɔ pono ho

table-has-proposed = Woasusu pɛyɛ dada; { $name } nyii ano.
table-has-asked = Woabisa sɛ wosan w’anammɔn akyi dada; { $name } nyii ano.
table-watching = Wodi agorɔ wɔ { $game } pono { $board } so: ne nkrataa ba wo nkyɛn sɛ w’agorɔ a aka no deɛ.
table-no-letters = { $game } pono { $board } nkrataa mma bio.
table-unsubscribed = { $game } pono { $board } mail mma bio: ne nkrataa twɛn wɔ krataafa yi so, na dɔn no kɔ so. “{ $game } subscribe { $board }” de ba bio.
table-subscribed = Ɛfiri seesei { $game } pono { $board } nkrataa bɛba wo nkyɛn; “{ $game } unsubscribe { $board }” gyae.
table-note-gone = Wonni nsɛm biara a woatwerɛ wɔ { $game } pono { $board } ho bio.

## Warri suban

manners-lot = Ntonto no bɔɔ { $seat }: { $name } na ɔdi kan.

## Nhyehyɛeɛ

plans-dropped = Wonni nhyehyɛeɛ biara ma { $game } pono { $board } bio.

## Dɔn, akwamma, nna, nnawɔtwe awieeɛ

still-vacation-over = W’akwamma aba awieeɛ.
still-no-vacation = Akwamma biara nni hɔ a wɔahyehyɛ.
still-stand-still = Wo dɔn gyina (nna mmienu no nyinaa ka ho, UTC):
still-days-used = Wɔde { $year } nnafua { $n } wɔ { $most } mu adi dwuma anaa wɔahyehyɛ.
still-auto-on = Ansa na wo berɛ bɛsa no, akwamma bi ara hyɛ aseɛ, nnafua { $n } prɛko, berɛ a bi da so wɔ hɔ (“vacation auto off”).
still-auto-off = Emu biara mfiri ne ho ase (“vacation auto on”).
still-may-still = Wobɛtumi atu anammɔn da so ara.
still-may-move = Wobɛtumi atu anammɔn berɛ biara.
still-never = Wo dɔn: ɛkɔ so awia ne anadwo, nnawɔtwe no nyinaa.

## Nkrataa ne nsɛm

letter-goes = Wo nkra no kɔ { $players } nkyɛn:
letter-broadcast-nobody = Obi foforɔ biara mpɛ nkra no seesei: wo deɛ no ankɔ obiara nkyɛn.

## Akansie

cup-entered = Woakɔ { $cup } mu.
cup-will-not = Worenni agorɔ wɔ { $cup } mu.

## Tokens ne webhooks

program-token-void = Token { $token } nyɛ adwuma bio.
program-webhook-gone = Wɔnsoma hwee nkɔ { $token } bio.

## Kwan a wɔsi

block-nobody = Wonsii obiara kwan.
block-set = Woasi { $players } kwan: wɔn nsa a wɔto frɛ ne wɔn nsɛm nnuru wo nkyɛn. Agorɔ a ɛrekɔ so no toa so. “unblock { $text }” gyae.
block-ended = Wonsii { $players } kwan bio: wɔn nsa a wɔto frɛ ne wɔn nsɛm bɛduru wo nkyɛn bio.

## Nsɛm a wɔbobɔ din

list-or = { $some } anaa { $last }
list-and = { $some } ne { $last }

## Nsɛmfrɛ ne nnamfonom


# Ahwɛsofoɔ, wɔ wɔn krataafa so.

report-thanks = Yɛda wo ase, { $name }.
report-who-reads = Deɛ woka fa { $about } ho no, Posthouse hwɛsoni no nko ara na ɔkenkan.
