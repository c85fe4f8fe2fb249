### Jugar con un amigo por enlace, y los invitados.

invite-title = Jugar con un amigo
invite-about = Recibes un enlace para enviar. Quien lo abre juega contra ti; ninguno necesita una cuenta.
invite-to-sign-up = Aquí todos juegan con un nombre: <signup>regístrate</signup> o <login>inicia sesión</login> y recibirás un enlace para enviar.
invite-open = Enlaces que esperan a un amigo
invite-show = Mostrar el enlace

invite-ready = Envía este enlace a tu amigo
invite-link = El enlace
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-share = Compartir
invite-picture = El enlace como código QR, para escanear con un teléfono
invite-scan = ¿Estáis juntos? Tu amigo puede escanear este código.
invite-waiting = Esperando a tu amigo. La partida se abrirá aquí sola.
invite-until = El enlace sirve una vez, hasta el { $day }.
invite-withdraw = Retirar el enlace

invite-from = { $name } te invita a una partida de { $game }
invite-play = Jugar
invite-as-guest = No necesitas cuenta: juegas como invitado, sin puntuación.
invite-as-player = Juegas como { $name }.
invite-sign-up = Aquí todos juegan con un nombre: <signup>regístrate</signup> o <login>inicia sesión</login> y vuelve a abrir este enlace.
invite-rules = Cómo se juega a { $game }
invite-first-me = Empieza { $name }.
invite-first-you = Empiezas tú.
invite-first-lot = El sorteo decide quién empieza.
invite-new = Crear tu propio enlace

guest-note = Juegas como { $name }, un invitado. <signup>Regístrate</signup> para conservar tus partidas y jugar con todos.
