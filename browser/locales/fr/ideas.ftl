### À quoi sert un coup.

idea-sentence = Ce coup { $ideas }.
idea-none = En calculant plus loin, je n’ai rien trouvé de plus fort.
idea-capture = { $count ->
    [one] capture { $count } graine
   *[other] capture { $count } graines
  }
idea-capture-pods = { $count ->
    [one] capture { $count } pion
   *[other] capture { $count } pions
  }
idea-grand-slam = { $role ->
    [you] capture tout ce que vous possédez, { $count }
   *[other] capture tout ce que l’adversaire possède, { $count }
  }
idea-feed = { $role ->
    [you] vous donne des graines
   *[other] donne des graines à l’adversaire
  }
idea-starve = { $role ->
    [you] vous laisse sans graine
   *[other] laisse l’adversaire sans graine
  }
idea-one-reply = { $role ->
    [you] ne vous laisse que la case { $house }
   *[other] ne laisse à l’adversaire que la case { $house }
  }
idea-defense = { $count ->
    [one] sauve { $count } graine
   *[other] sauve { $count } graines
  }
idea-threat = { $count ->
    [one] menace { $count } graine dans la case { $house }
   *[other] menace { $count } graines dans la case { $house }
  }
idea-double-attack = attaque à la fois les cases { $house } et { $other }
idea-hoard = remplit la case { $house } jusqu’à { $count } graines
idea-tempo = attend sans rien donner
idea-base = gagne sur une base
idea-base-defense = { $role ->
    [you] vous tient loin d’une base
   *[other] tient l’adversaire loin d’une base
  }
idea-base-threat = menace d’atteindre une base
