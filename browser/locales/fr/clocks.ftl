### Quand les pendules s’arrêtent, et ce qu’une pendule signifie.

clock-still-sleep = dort jusqu’à { $until } : la pendule est arrêtée
clock-still-weekend = absent jusqu’à { $until } : la pendule est arrêtée
clock-still-vacation = en vacances jusqu’à { $until } : la pendule est arrêtée
clock-still-closed = le serveur est arrêté : la pendule est arrêtée
clock-still-frozen = toutes les pendules sont arrêtées pour l’instant
clock-due = Fin du temps de { $name } : { $when }.
clock-pauses = Quand une pendule s’arrête
clock-pause-own = Pendant les heures de sommeil d’un joueur (dix par jour au plus) et ses jours de repos (deux par semaine au plus). Chacun les choisit dans ses réglages.
clock-pause-vacation = Pendant les vacances, 30 jours par an. Si on le souhaite, elles commencent automatiquement avant la fin du temps.
clock-pause-house = Pendant que le serveur est arrêté ou que l’opérateur a arrêté toutes les pendules.
clock-pause-bound = Les pauses d’un joueur ne retardent la fin d’un tour que de 60 jours et deux fois le temps qu’il avait, au plus. On peut toujours jouer.
clock-reminders = Un rappel arrive quand quatre cinquièmes du temps sont passés, et un autre avant la fin ; pas dans les parties de quelques heures.
