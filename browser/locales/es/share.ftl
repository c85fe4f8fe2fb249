### Compartir una partida.

share-link = Enlace
share-copy = Copiar: { $what }
share-copied = Copiado: { $what }
share-copy-short = Copiar
share-copied-short = Copiado
share-here = Con la posición tras la jugada { $ply }
share-send = Enviar a otra aplicación
share-files = Imágenes y texto
share-png = Imagen (PNG)
share-svg = Imagen (SVG)
share-gif = Toda la partida (GIF)
share-gif-last = Últimas { $n } jugadas (GIF)
share-text = Jugadas como texto
share-failed = No se pudo cargar el texto. Comprueba tu conexión e inténtalo de nuevo.
share-embed = Código para tu propio sitio
share-embed-about = Pon este código en una página tuya. Muestra el tablero y sigue la partida mientras dura.
