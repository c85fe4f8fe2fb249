### Clasificación: quién juega mejor a un juego, la puntuación de un jugador y su historia.

standings-of = Clasificación de { $game }
standings-place = Puesto
standings-player = Jugador
standings-rating = Puntuación
standings-deviation = Desviación
standings-played = Partidas
standings-all =
    { $n ->
        [one] Mostrar al único jugador
       *[other] Mostrar a los { $n } jugadores
    }
standings-none = Nadie ha terminado todavía una partida puntuada.
standings-bots = Bots
standings-provisional = Un signo de interrogación: todavía provisional. Muy pocas partidas, o hace demasiado tiempo, para estar seguros.
week-title = La semana del { $from } al { $to }
week-before = Semana anterior
week-new = nuevo
week-rose = Los que más subieron: { $names }
week-fell = Los que más bajaron: { $names }
week-text = Texto para un boletín
week-feed = Canal de noticias

ratings-title = Puntuaciones
ratings-none = Todavía no ha terminado ninguna partida puntuada.
plot-title = A lo largo del tiempo
plot-of = La puntuación en { $game } a lo largo del tiempo
plot-told = { $n } partidas puntuadas del { $from } al { $until }: ahora { $rating }, la mejor { $best } el { $bestOn }, la más baja { $worst } el { $worstOn }.
plot-told-of-a-day =
    { $n ->
        [one] Una partida puntuada, el { $until }: puntuación { $rating }.
       *[other] { $n } partidas puntuadas, todas el { $until }: ahora { $rating }, la mejor { $best }, la más baja { $worst }.
    }
plot-table = Todas las partidas puntuadas
plot-day = Día
plot-change = Cambio
