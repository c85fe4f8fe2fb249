### La página con todo lo que sirve para aprender.

learn-games = Juegos y reglas
learn-more = Práctica y ayuda
learn-puzzles = Posiciones con una sola jugada correcta
learn-analysis = Estudiar una partida o una posición con el ordenador
learn-help = Primeros pasos, reglas, teclado
learn-mail = Jugar por correo
learn-mail-about = Responder a una carta con tu jugada
learn-commands = Todos los comandos, por correo y en la terminal
