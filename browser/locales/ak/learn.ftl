### Krataafa a ɛkyerɛ deɛ wobɛsua.

learn-games = Agorɔ ne mmara
learn-more = Nsɔhwɛ ne mmoa
learn-puzzles = Tebea a anammɔn baako pɛ na ɛyɛ
learn-analysis = Wo ne kɔmputa nhwehwɛ agorɔ bi anaa tebea bi mu
learn-help = Deɛ ɛdi kan, mmara, keyboard
learn-mail = Fa email so di
learn-mail-about = Fa w’anammɔn bua krataa
learn-commands = Ahyɛdeɛ nyinaa, wɔ email mu ne terminal mu
