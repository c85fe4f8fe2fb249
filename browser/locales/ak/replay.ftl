### Agorɔ bi aseɛ ne ne nkyɛn: anammɔn no ne deɛ wɔahunu pɛpɛɛpɛ wɔ awieeɛ no.

replay-steps = Fa agorɔ no so nkakrankakra
replay-first = Tebea a ɛdi kan
replay-back = Anammɔn a ɛdi anim
replay-on = Anammɔn a ɛdi hɔ
replay-last = Anammɔn a ɛtwa toɔ
