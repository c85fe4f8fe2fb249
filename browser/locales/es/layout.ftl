### Posthouse en español. Lo que aquí falte se muestra en inglés.
### Lo que rodea cada página.

language-name = Español
draft = yes

house-name = Posthouse
# El nombre de una página en la pestaña del navegador.
title-of = { $words } – Posthouse
skip-to-main = Saltar al contenido de la página
challenge-title = Nueva partida
nav-main = Principal
nav-play = Jugar
nav-watch = Mirar
nav-learn = Aprender
nav-tournaments = Torneos
nav-lessons = Lecciones
nav-puzzles = Problemas
nav-games = Juegos
nav-players = Jugadores
nav-analysis = Análisis
nav-help = Ayuda
nav-letters = Bandeja de entrada
nav-settings = Ajustes
nav-moderation = Moderación
nav-commands = Comandos
nav-profile = Perfil
tab-play = Jugar
tab-watch = Mirar
tab-learn = Aprender
tab-tournaments = Torneos
tab-you = Tú
waits-for-you =
    { $n ->
        [one] Una partida te espera
        [many] { $n } de partidas te esperan
       *[other] { $n } partidas te esperan
    }
foot-mail = Cómo jugar por correo
foot-terms = Condiciones de uso
foot-privacy = Privacidad
banner-put-away = Ocultar
language-choice = Idioma
language-not-fetched = No se pudo traer este idioma. Comprueba tu conexión y elígelo de nuevo.
translation-draft = Esta traducción es un borrador hecho por una máquina. Donde difieran, vale el inglés.
theme-choice = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
log-out = Cerrar sesión
connection-down = Conexión perdida. Reconectando…
connection-down-kept = Conexión perdida. Tu jugada está guardada.
try-again = Intentar de nuevo
one-moment = Un momento…
unreachable = Posthouse no responde. Comprueba tu conexión e inténtalo otra vez.
part-not-fetched = No se pudo traer esta parte de la página. Comprueba tu conexión e inténtalo de nuevo; si no sirve, vuelve a cargar la página.
load-anew = Recargar
player-here = { $name } está aquí
nothing-here = Página no encontrada
no-such-page = No hay ninguna página en esta dirección.
to-front-door = Ir a la página de inicio
newer-page = Hay una versión más nueva de esta página.
newer-page-load = Actualizar
away-title = No se puede conectar con Posthouse
away-about = Tus partidas con otras personas, tu bandeja de entrada y todo lo demás en Posthouse necesitan conexión.
away-meanwhile = Disponible sin conexión
away-play = Jugar contra la máquina
away-puzzles = Problemas
away-lessons = Lecciones
away-analysis = Análisis
away-games = Los juegos y sus reglas
# Who has deleted their account, in place of the name.
someone-who-left = alguien que se fue
