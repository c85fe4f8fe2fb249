### Berɛ a dɔn gyina, ne deɛ dɔn kyerɛ.

clock-still-sleep = wada kɔsi { $until }: dɔn no gyina
clock-still-weekend = ɔnni hɔ kɔsi { $until }: dɔn no gyina
clock-still-vacation = ɔwɔ akwamma kɔsi { $until }: dɔn no gyina
clock-still-closed = server no nyɛ adwuma: dɔn no gyina
clock-still-frozen = ndɔn nyinaa agyina seesei
clock-due = { $name } berɛ bɛsa: { $when }.
clock-pauses = Berɛ a dɔn gyina
clock-pause-own = Nnɔnhwere a ɔgoruni da (da biara du pɛ) ne ne nnafua a ɔhome (nnawɔtwe biara mmienu pɛ). Obiara yi ne deɛ wɔ ne nhyehyɛeɛ mu.
clock-pause-vacation = Ne akwamma mu, afe biara nnafua 30. Sɛ ɔpɛ a, ebi firi aseɛ ankasa ansa na ne berɛ asa.
clock-pause-house = Berɛ a server no nyɛ adwuma, anaa operator no agyina ndɔn nyinaa.
clock-pause-bound = Ɔgoruni ankasa ahomegyeɛ bɛtumi atu anammɔn bi awieeɛ akɔ anim nnafua 60 ne ne berɛ a na ɔwɔ mprenu pɛ. Daa ɔtumi de nan si.
clock-reminders = Deɛ ɔkyɛre no, wɔkae no berɛ a ne berɛ mu nkyɛmu num mu nan asa, na wɔkae no bio ansa na asa; ɛnyɛ agorɔ a ɛdi nnɔnhwere kakra mu.
