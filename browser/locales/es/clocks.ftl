### Cuándo se paran los relojes y qué significa un reloj.

clock-still-sleep = duerme hasta { $until }: el reloj está parado
clock-still-weekend = ausente hasta { $until }: el reloj está parado
clock-still-vacation = de vacaciones hasta { $until }: el reloj está parado
clock-still-closed = el servidor está parado: el reloj está parado
clock-still-frozen = todos los relojes están parados por ahora
clock-due = El tiempo de { $name } se acaba: { $when }.
clock-pauses = Cuándo se para un reloj
clock-pause-own = En las horas de sueño de quien juega (diez al día como máximo) y en sus días de descanso (dos por semana como máximo). Cada cual los elige en sus ajustes.
clock-pause-vacation = En sus vacaciones, 30 días al año. Si lo desea, empiezan solas antes de que se acabe su tiempo.
clock-pause-house = Mientras el servidor está parado o el operador ha parado todos los relojes.
clock-pause-bound = Las pausas propias retrasan el final de un turno 60 días y el doble del tiempo que tenía, como máximo. Siempre se puede jugar.
clock-reminders = A quien tarda se le avisa cuando ha gastado cuatro quintos de su tiempo, y otra vez antes del final; no en partidas de pocas horas.
