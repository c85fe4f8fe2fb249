### Repaso y análisis: la página en /analysis.

analysis-title = { $game }: análisis
analysis-board = tablero { $board }
analysis-choose = Repaso y análisis
analysis-choose-about = Elige un juego para recorrerlo desde su comienzo, o coloca una posición. Para analizar una partida jugada aquí, ábrela desde su propia página.
analysis-to-chooser = Todos los juegos
analysis-set-up = Colocar una posición
analysis-no-rules = No se pudieron cargar las reglas. Vuelve a cargar la página.
analysis-no-game = No hay ningún juego llamado «{ $game }». Elige uno de la lista.
analysis-no-address = Esta dirección no dice nada que se pueda mostrar de { $game }. Empieza desde su comienzo.
analysis-panels = Más sobre esta partida

# Quién está mejor. $amount es un número de semillas o de cápsulas.
analysis-score = Quién está mejor
analysis-even = Igualdad
analysis-better-sowing = { $role ->
    [you] Llevas
   *[they] { $who } lleva
  } { NUMBER($amount, minimumFractionDigits: 1) } semillas de ventaja
analysis-better-octilite = { $role ->
    [you] Llevas
   *[they] { $who } lleva
  } { NUMBER($amount, minimumFractionDigits: 1) } cápsulas de ventaja
analysis-has-won = { $role ->
    [you] Has ganado
   *[they] Ha ganado { $who }
  }
analysis-wins-in = { $role ->
    [you] Ganas
   *[they] { $who } gana
  } en { $plies ->
    [one] una jugada
   *[other] { $plies } jugadas
  }
analysis-wins-by-sowing = { $role ->
    [you] Ganas
   *[they] { $who } gana
  } en { $plies ->
    [one] una jugada
   *[other] { $plies } jugadas
  } por { $margin ->
    [one] una semilla
   *[other] { $margin } semillas
  }
analysis-wins-by-octilite = { $role ->
    [you] Ganas
   *[they] { $who } gana
  } en { $plies ->
    [one] una jugada
   *[other] { $plies } jugadas
  } por { $margin ->
    [one] una cápsula
   *[other] { $margin } cápsulas
  }

# Las jugadas.
analysis-moves = Jugadas
analysis-no-moves = Aún no hay jugadas: haz una en el tablero.
analysis-side-lines = En vez de { $move }
analysis-commented = con un comentario
analysis-mark-1 = error
analysis-mark-2 = error grave
analysis-beginning = El comienzo.
analysis-result-won = { $role ->
    [you] Has ganado.
   *[they] Ha ganado { $who }.
  }
analysis-result-draw = Empate.
analysis-steps = Recorrer la partida
analysis-first = Primera posición
analysis-back = Jugada anterior
analysis-play = Reproducir automáticamente
analysis-pause = Pausa
analysis-on = Jugada siguiente
analysis-last = Última jugada
analysis-next-mistake = Siguiente error
analysis-next-capture = Siguiente captura grande
analysis-notes = La jugada que se muestra
analysis-comment = Comentario a { $move }
analysis-comment-start = Palabras antes de la primera jugada
analysis-sign = Signo
analysis-no-sign = ninguno
analysis-promote = Subir la línea
analysis-make-main = Hacerla línea principal
analysis-delete = Borrar desde aquí

# La máquina en la página.
analysis-computer = Máquina
analysis-think = Pensar
analysis-lines = Líneas
analysis-over = Aquí la partida ha terminado.
analysis-starting = Empezando…
analysis-depth-busy = Profundidad { $depth }, { $nodes } posiciones, aún pensando
analysis-depth-done = Profundidad { $depth }, { $nodes } posiciones
analysis-fair-live = Esta partida aún se está jugando: aquí puedes recorrerla, sin la máquina. Cuando termine, toda esta página quedará abierta.
analysis-fair-own = Esta posición está en un tablero tuyo que aún se está jugando: ninguna máquina ayuda con ella antes de que termine esa partida.

# El informe de toda una partida.
analysis-report = Informe
analysis-report-empty = Antes juega o abre una partida: después la máquina valora cada una de sus jugadas.
analysis-report-begin = Analizar todas las jugadas
analysis-report-stop = Parar
analysis-effort = Minuciosidad
analysis-effort-quick = rápida
analysis-effort-careful = cuidadosa
analysis-effort-deep = muy cuidadosa
analysis-report-so-far = { $done } de { $all } posiciones
analysis-report-begins = Se está analizando la partida.
analysis-report-ready = El informe está listo. { $first }
analysis-course = Curso de la partida
analysis-after = Jugada { $ply }, { $move }
analysis-course-sides = { $role ->
    [you] Por encima del medio estás mejor tú; por debajo, { $other }.
   *[they] { $other-role ->
        [you] Por encima del medio está mejor { $who }; por debajo, tú.
       *[they] Por encima del medio está mejor { $who }; por debajo, { $other }.
      }
  }
analysis-totals = { $mistakes ->
    [0] ningún error
    [one] un error
   *[other] { $mistakes } errores
  }, { $blunders ->
    [0] ningún error grave
    [one] un error grave
   *[other] { $blunders } errores graves
  }, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $unit ->
    [seed] semillas
   *[pod] cápsulas
  } perdidas por jugada
analysis-no-mistakes = Sin errores: ninguna jugada perdió ni siquiera una semilla o una cápsula entera.
analysis-instead-of = Con la mejor jugada, { $best }; después de esta, { $played }.
analysis-why-lets-win = { $role ->
    [you] Permite que ganes, empezando con { $move }.
   *[they] Permite que { $who } gane, empezando con { $move }.
  }
analysis-why-base = { $plies ->
    [one] { $role ->
        [you] Permite que caigas en una base con { $last }.
       *[they] Permite que { $who } caiga en una base con { $last }.
      }
   *[other] { $role ->
        [you] Permite que caigas en una base con { $last }, empezando con { $move }.
       *[they] Permite que { $who } caiga en una base con { $last }, empezando con { $move }.
      }
  }
analysis-why-captured-all = { $plies ->
    [one] { $role ->
        [you] Permite que captures la última cápsula con { $last }.
       *[they] Permite que { $who } capture la última cápsula con { $last }.
      }
   *[other] { $role ->
        [you] Permite que captures la última cápsula con { $last }, empezando con { $move }.
       *[they] Permite que { $who } capture la última cápsula con { $last }, empezando con { $move }.
      }
  }
analysis-why-misses-win = { $move } habría ganado.
analysis-why-lets-capture = { $role ->
    [you] Permite que captures con { $move }.
   *[they] Permite que { $who } capture con { $move }.
  }
analysis-better = Mejor: { $line }
analysis-more = Más

# El curso de la partida.
review-won = { $role ->
    [you] Has ganado.
   *[they] Ha ganado { $who }.
  }
review-drawn = Empate.
review-even = Nadie llegó a llevar { $unit ->
    [seed] una semilla entera
   *[pod] una cápsula entera
  } de ventaja.
review-led-from = { $role ->
    [you] Estuviste mejor desde la jugada { $n }.
   *[they] { $who } estuvo mejor desde la jugada { $n }.
  }
review-led-until = { $role ->
    [you] Estuviste mejor hasta la jugada { $n }{ $gave }.
   *[they] { $who } estuvo mejor hasta la jugada { $n }{ $gave }.
  }
review-gave = { $role ->
    [you] { $move } te dio
   *[they] { $move } dio a { $who }
  } { $unit ->
    [seed] { $count ->
        [one] una semilla
       *[other] { $count } semillas
      }
   *[pod] { $count ->
        [one] una cápsula
       *[other] { $count } cápsulas
      }
  }
review-gave-win = { $role ->
    [you] { $move } te dejó ganar
   *[they] { $move } dejó ganar a { $who }
  }
review-costliest = La jugada más cara fue la { $n }: { $gave }.
review-better-idea = { $move } era mejor: { $ideas }.
review-moments = Lo que decidió la partida
review-moment = La jugada que se muestra
review-cost = coste: { $count } { $unit ->
    [seed] semillas
   *[pod] cápsulas
  }
review-learn = Aprender de los errores
review-learn-yours = Aprender de mis errores
mistake-number = Error { $number } de { $count }
mistake-task = { $role ->
    [you] En la jugada { $n } jugaste { $move }. Busca una jugada mejor.
   *[they] En la jugada { $n }, { $who } jugó { $move }. Busca una jugada mejor.
  }
mistake-right = Eso es mejor.
mistake-shown = Esto habría sido mejor.
mistake-why = { $role ->
    [you] Jugaste
   *[they] { $who } jugó
  } { $move }. { $why }
mistake-checking = Comprobando…
mistake-wrong = { $move } no basta.
mistake-reveal = Mostrar la solución
mistake-next = Error siguiente
mistake-stop = Parar
mistake-end = Volver al informe

# Tablas de finales.
analysis-endings = Valores exactos

# Explorador de aperturas.
analysis-explorer = Explorador
analysis-explorer-none = Ninguna partida terminada en Posthouse ha llegado a esta posición en sus primeras 24 jugadas.
analysis-explorer-about = { $games ->
    [one] Una partida terminada llegó a esta posición.
    [many] { $games } de partidas terminadas llegaron a esta posición.
   *[other] { $games } partidas terminadas llegaron a esta posición.
  } Lo que se jugó entonces, y cómo acabaron:
analysis-explorer-none-so = Ninguna partida terminada de esta selección ha llegado a esta posición en sus primeras 24 jugadas.
analysis-explorer-filter = Qué partidas
analysis-explorer-filter-set = Qué partidas: una selección
analysis-explorer-all = Todas las partidas
analysis-explorer-any = todas
analysis-explorer-ratings = Puntuaciones
analysis-explorer-rating-below = menos de { $rating }
analysis-explorer-rating-from = desde { $rating }
analysis-explorer-pace = Ritmo
analysis-explorer-live = en vivo
analysis-explorer-correspondence = por correspondencia
analysis-explorer-first-month = Desde el mes
analysis-explorer-last-month = Hasta el mes
analysis-explorer-move = Jugada
analysis-explorer-games = Partidas
analysis-explorer-won = ganó { $who }
analysis-explorer-drawn = empate
analysis-explorer-book = Libro
analysis-explorer-book-about = Libro: la ventaja de { $who } que cabe esperar con el mejor juego, y a cuántas jugadas de profundidad se ha calculado ({ $positions } posiciones, { $date }).

# Enlaces, imágenes, texto.
analysis-share = Compartir
analysis-links = Enlaces
analysis-copy-link = Copiar el enlace a esta posición
analysis-copy-study = Copiar un enlace con todas las variantes y comentarios
analysis-copied = Copiado.
analysis-copy-yourself = Este navegador no deja copiar a la página. Aquí lo tienes: { $words }
analysis-link-long = Todo junto es demasiado largo para un enlace: mejor guarda el texto.
analysis-pictures = Imágenes
analysis-svg = Imagen (SVG)
analysis-png = Imagen (PNG)
analysis-film = Imagen animada de la línea (SVG)
analysis-gif = Imagen animada (GIF)
analysis-film-about = La imagen animada muestra la línea hasta la jugada que se ve aquí, o toda la partida desde el comienzo. Funciona en cualquier navegador.
analysis-no-png = Este navegador no puede dibujar la imagen: usa el SVG.
analysis-text = Partida como texto
analysis-copy-text = Copiar el texto
analysis-save-text = Guardar el texto
analysis-import = Abrir una partida como texto
analysis-import-about = Pega una partida, con variantes y comentarios si los tiene
analysis-import-open = Abrir
analysis-import-file = o un archivo

# Colocar una posición.
analysis-to-move = Le toca a
analysis-position-text = Posición como texto
analysis-position-right = Esta posición se puede jugar.
analysis-position-over = Esta posición se puede colocar; en ella la partida ha terminado.
analysis-use-position = Usar esta posición
analysis-opening = Comienzo
analysis-leave-set-up = Volver
analysis-house = hoyo { $house } de { $who }
analysis-store = granero de { $who }
analysis-stores = Graneros
analysis-one-more = Una más: { $where }
analysis-one-less = Una menos: { $where }
analysis-seeds-in-all = { $seeds ->
    [one] Una semilla en total
   *[other] { $seeds } semillas en total
  }
analysis-clear = Vaciar el tablero
analysis-squares = Casillas
analysis-square-empty = { $square }, vacía
analysis-square-pod = { $square }, cápsula de { $who }, púas { $prongs }
analysis-on-square = En la casilla { $square }
analysis-nothing = Nada
analysis-prongs = Púas
analysis-prong = Púa { $prong }
analysis-supply = Reserva de { $who }
analysis-prongs-in-all = { $prongs ->
    [one] Una púa en total
   *[other] { $prongs } púas en total
  }
analysis-at-beginning = Comienzo
