### La entrada.

welcome = Te damos la bienvenida a Posthouse
welcome-about = Juegos de siembra y OctiLite, contra personas o contra la máquina: en esta página, por correo o en una terminal, lo que hoy te venga mejor.
welcome-games = Ver los juegos y sus reglas
recent-games = Partidas recientes
recent-games-none = Aún no ha jugado nadie.
