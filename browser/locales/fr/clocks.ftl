### Quand les pendules s’arrêtent, et ce qu’une pendule signifie.

clock-still-sleep = dort jusqu’à { $until } : la pendule est arrêtée
clock-still-weekend = absent jusqu’à { $until } : la pendule est arrêtée
clock-still-vacation = en vacances jusqu’à { $until } : la pendule est arrêtée
clock-still-closed = le serveur est arrêté : la pendule est arrêtée
clock-still-frozen = toutes les pendules sont arrêtées pour l’instant
clock-due = Fin du temps de { $name } : { $when }.
clock-pauses = Quand une pendule s’arrête
clock-pause-own = Pendant les heures de sommeil d’un joueur (dix par jour au plus) et ses jours de repos (deux par semaine au plus). Chacun les choisit dans ses réglages.
clock-pause-vacation = Pendant ses vacances, 30 jours par an. S’il le souhaite, elles commencent d’elles-mêmes avant la fin de son temps.
clock-pause-house = Pendant que le serveur est arrêté ou que l’opérateur a arrêté toutes les pendules.
clock-pause-bound = Les pauses d’un joueur ne retardent la fin d’un tour que de 60 jours et deux fois le temps qu’il avait, au plus. On peut toujours jouer.
clock-reminders = Qui tarde reçoit un rappel quand quatre cinquièmes de son temps sont passés, et un autre avant la fin ; pas dans les parties de quelques heures.
