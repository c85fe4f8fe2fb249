### Agoru a wo ne w'adamfo di wɔ link so, ne ahɔho.

invite-title = Wo ne w'adamfo nni agoru
invite-about = Wubenya link a wode bɛmena. Obiara a obebue no ne wo bedi agoru; mo mu biara nhia akontaabu.
invite-to-sign-up = Ɛha no obiara de ne din na ɛdi agoru: <signup>kyerɛw wo din</signup> anaa <login>hyɛn mu</login>, na wubenya link a wode bɛmena.
invite-open = Link a ɛretwɛn adamfo
invite-show = Kyerɛ link no

invite-ready = Fa link yi mena w'adamfo
invite-link = Link no
invite-copy = Yɛ link no copy
invite-copied = Wɔayɛ copy
invite-share = Kyɛ
invite-picture = Link no sɛ QR code a fon betumi akenkan
invite-scan = Mote faako? W'adamfo betumi de ne fon akenkan eyi.
invite-waiting = Yɛretwɛn w'adamfo. Agoru no bebue wɔ ha ankasa.
invite-until = Link no yɛ adwuma pɛnkoro, kosi { $day }.
invite-withdraw = Yi link no fi hɔ

invite-from = { $name } frɛ wo sɛ mo nni { $game }
invite-play = Di agoru
invite-as-guest = Wunhia akontaabu: wodi agoru sɛ ɔhɔho, a wɔmfa nkɔ nkontaabu mu.
invite-as-player = Wode { $name } na ɛdi agoru.
invite-sign-up = Ɛha no obiara de ne din na ɛdi agoru: <signup>kyerɛw wo din</signup> anaa <login>hyɛn mu</login>, na san bue link yi.
invite-rules = Sɛnea wɔdi { $game }
invite-first-me = { $name } na odi kan.
invite-first-you = Wo na wudi kan.
invite-first-lot = Ntonto kyerɛ nea odi kan.
invite-new = Nya wo ara wo link

guest-note = Wodi agoru sɛ { $name }, ɔhɔho. <signup>Kyerɛw wo din</signup> na woakora w'agoru ahorow no na wo ne obiara adi agoru.
