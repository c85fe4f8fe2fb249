### Posthouse en español. Lo que aquí falte se muestra en inglés.
### Lo que rodea cada página.

language-name = Español
draft = yes

house-name = Posthouse
# El nombre de una página en la pestaña del navegador.
title-of = { $words } – Posthouse
skip-to-main = Saltar al contenido de la página
menu = Menú
nav-main = Principal
nav-lobby = Salón
nav-play = Practicar
nav-lessons = Lecciones
nav-puzzles = Problemas
nav-games = Juegos
nav-players = Jugadores
nav-analysis = Análisis
analysis-open = Analizar esta partida
nav-help = Ayuda
nav-letters = Cartas
nav-settings = Ajustes
nav-moderation = Moderación
nav-commands = Comandos
your-turn-in =
    { $n ->
        [one] Te toca en una partida
        [many] Te toca en { $n } de partidas
       *[other] Te toca en { $n } partidas
    }
foot-mail = Cómo jugar por correo
foot-terms = Condiciones de uso
foot-privacy = Privacidad
banner-put-away = Ocultar
language-choice = Idioma
language-not-fetched = No se pudo traer este idioma. Comprueba tu conexión y elígelo de nuevo.
translation-draft = Esta traducción es un borrador hecho por una máquina. Donde difieran, vale el inglés.
theme-choice = Claro u oscuro
theme-system = como en este dispositivo
theme-light = claro
theme-dark = oscuro
log-out = Cerrar sesión
connection-down = Se ha cortado la conexión con la casa. Se intenta de nuevo sin que hagas nada.
try-again = Intentar de nuevo
one-moment = Un momento…
unreachable = La casa no contesta. Comprueba tu conexión e inténtalo otra vez.
part-not-fetched = No se pudo traer esta parte de la página. Comprueba tu conexión e inténtalo de nuevo; si no sirve, vuelve a cargar la página.
load-anew = Volver a cargar la página
nothing-here = Aquí no hay nada
no-such-page = La casa no tiene esa página.
to-front-door = Ir a la entrada
newer-page = Hay una versión más nueva de esta página.
newer-page-load = Cargarla
away-title = No se puede llegar a la casa
away-about = Tus partidas con otras personas, tus cartas y todo lo demás que pasa en la casa necesitan una conexión con ella.
away-meanwhile = Lo que no necesita la casa
away-play = Jugar contra la máquina
away-puzzles = Problemas
away-lessons = Lecciones
away-analysis = Análisis
away-games = Los juegos y sus reglas
# Who has deleted their account, in place of the name.
someone-who-left = alguien que se fue
