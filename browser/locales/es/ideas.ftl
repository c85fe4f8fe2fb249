### Para qué sirve una jugada.

idea-sentence = La jugada { $ideas }.
idea-none = Al calcular más allá no encontré nada más fuerte.
idea-capture = { $count ->
    [one] captura 1 semilla
   *[other] captura { $count } semillas
  }
idea-capture-pods = { $count ->
    [one] captura 1 cápsula
   *[other] captura { $count } cápsulas
  }
idea-grand-slam = { $role ->
    [you] captura todo lo que tienes, { $count }
   *[other] captura todo lo que tiene el rival, { $count }
  }
idea-feed = { $role ->
    [you] te da semillas
   *[other] da semillas al rival
  }
idea-starve = { $role ->
    [you] te deja sin semillas
   *[other] deja al rival sin semillas
  }
idea-one-reply = { $role ->
    [you] te deja solo el hoyo { $house }
   *[other] deja al rival solo el hoyo { $house }
  }
idea-defense = { $count ->
    [one] salva 1 semilla
   *[other] salva { $count } semillas
  }
idea-threat = { $count ->
    [one] amenaza 1 semilla en el hoyo { $house }
   *[other] amenaza { $count } semillas en el hoyo { $house }
  }
idea-double-attack = ataca a la vez los hoyos { $house } y { $other }
idea-hoard = hace crecer el hoyo { $house } hasta { $count } semillas
idea-tempo = espera y no regala nada
idea-base = gana en una base
idea-base-defense = { $role ->
    [you] te aleja de una base
   *[other] aleja al rival de una base
  }
idea-base-threat = amenaza con llegar a una base
