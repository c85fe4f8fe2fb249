### Debajo y al lado de una partida: recorrerla, su hoja de jugadas, lo demostrado cerca del final.

replay-steps = Recorrer la partida
replay-first = Primera posición
replay-back = Jugada anterior
replay-on = Jugada siguiente
replay-last = Última jugada
replay-moves = Jugadas
replay-no-move = Aún no hay jugadas.
replay-commented = con un comentario

proven-title = Resultados demostrados
proven-reach = Con { $reach } semillas o menos en el tablero, esto dice en qué habría acabado cada jugada.
proven-working = Calculándolo…
proven-unknown = De esta posición no se sabe nada.
proven-moves = Las jugadas, la mejor primero
proven-move = Jugada
proven-proves = Lo que demuestra
replay-captures = { $count ->
    [one] captura 1
   *[other] captura { $count }
  }
