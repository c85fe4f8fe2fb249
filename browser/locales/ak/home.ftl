### Abobɔano.

welcome = Akwaaba ba Posthouse
welcome-about = Agorɔ a wɔgu aba ne OctiLite, wo ne nnipa anaa kɔmputa: wɔ krataafa yi so, wɔ email mu anaa wɔ terminal mu, deɛ ɛyɛ wo fɛ ɛnnɛ.
welcome-games = Hwɛ agorɔ ahodoɔ ne emu mmara
recent-games = Agorɔ a wɔadi no nnansa yi wɔ Posthouse
recent-games-none = Obiara nnii agorɔ da.
