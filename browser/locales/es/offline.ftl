### Jugar contra la máquina solo en este navegador.

play-title = Jugar contra la máquina
play-game = Juego
play-options = Juego y opciones
play-level-like = Con qué fuerza: nivel { $level } de 20, { $like }
play-how-to-capture = Capturas con tu última semilla: si deja dos o tres en un hoyo del rival, son tuyas.
play-begins = ¿Quién empieza?
play-begins-you = Yo
play-begins-computer = La máquina
play-begins-lot = A suertes
play-begin = Empezar
play-no-games = Los juegos aún no se han cargado. Conéctate una vez a internet.
play-unknown = Esa partida no está aquí: se quitó, o se jugó sin cuenta en otro navegador.
play-install-about = Posthouse se puede instalar como un programa más.
play-install = Instalar
play-kept = Contra la máquina
play-finished =
    { $n ->
        [one] Una partida terminada
        [many] { $n } de partidas terminadas
       *[other] { $n } partidas terminadas
    }
play-against = { $game } contra el nivel { $level }
play-drop = Quitar
play-drop-which = Quitar { $game } contra el nivel { $level }
play-removed = { $game } contra el nivel { $level } se ha quitado.
play-take-back-removal = Deshacer
play-result-won = ganada
play-result-lost = perdida
play-result-drawn = empatada
play-moves =
    { $n ->
        [one] una jugada
        [many] { $n } de jugadas
       *[other] { $n } jugadas
    }
play-unreadable = Las reglas no permiten colocar esta partida: { $why }

play-you-are = Juegas con { $seat }.
play-advise = Sugerir una jugada
play-advise-short = Pista
play-advice = Yo jugaría { $move }.
play-advice-answer = Espero { $move } como respuesta.
play-take-back = Deshacer
play-new = Partida nueva
end-easier = Más fácil: nivel { $level }
end-harder = Más difícil: nivel { $level }
end-keep = Registrarse y conservar esta partida
play-lot-you = La suerte cayó en ti: mueves primero.
play-lot-computer = La suerte cayó en la máquina, que mueve primero.
play-analyse = Analizar
play-keep-text = Guardar como texto
play-resign-sure = ¿Te rindes en esta partida?
play-resign-yes = Rendirme
play-resign-no = Seguir jugando
