### What a move is for. $ideas is a list of these; $role is "you" for a reader against whom it is played.

idea-sentence = It { $ideas }.
idea-none = Looking ahead, I found nothing stronger.
idea-capture = { $count ->
    [one] captures 1 seed
   *[other] captures { $count } seeds
  }
idea-capture-pods = { $count ->
    [one] captures 1 pod
   *[other] captures { $count } pods
  }
idea-grand-slam = { $role ->
    [you] captures all that you have, { $count }
   *[other] captures all that the opponent has, { $count }
  }
idea-feed = { $role ->
    [you] gives you seeds
   *[other] gives the opponent seeds
  }
idea-starve = { $role ->
    [you] leaves you no seeds
   *[other] leaves the opponent no seeds
  }
idea-one-reply = { $role ->
    [you] leaves you only house { $house }
   *[other] leaves the opponent only house { $house }
  }
idea-defense = { $count ->
    [one] saves 1 seed
   *[other] saves { $count } seeds
  }
idea-threat = { $count ->
    [one] threatens 1 seed in house { $house }
   *[other] threatens { $count } seeds in house { $house }
  }
idea-double-attack = attacks houses { $house } and { $other } at once
idea-hoard = builds up house { $house } to { $count } seeds
idea-tempo = waits and gives nothing away
idea-base = wins on a base
idea-base-defense = { $role ->
    [you] keeps you from a base
   *[other] keeps the opponent from a base
  }
idea-base-threat = threatens to land on a base
