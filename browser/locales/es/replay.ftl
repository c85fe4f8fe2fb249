### Debajo y al lado de una partida: recorrerla, su hoja de jugadas, lo demostrado cerca del final.

replay-steps = Recorrer la partida
replay-first = Primera posición
replay-back = Jugada anterior
replay-on = Jugada siguiente
replay-last = Última jugada
