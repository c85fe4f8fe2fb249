### Die Bretter: was von ihren Plätzen gesprochen wird, was von Zügen erzählt wird, was beim Wählen
### eines Zuges gesagt wird.

## Bretter

label-board-seeds = Brett, die Seite von { $who } unten. Mit den Pfeiltasten von Mulde zu Mulde.
label-board-seeds-yours = Brett, deine Seite unten. Mit den Pfeiltasten von Mulde zu Mulde.
label-board-seeds-upright = Brett, rechts die Seite von { $who }, aufwärts. Die Pfeiltasten führen von Mulde zu Mulde.
label-board-seeds-upright-yours = Brett, rechts deine Seite, aufwärts. Die Pfeiltasten führen von Mulde zu Mulde.
label-board-pods = Brett, unten die Seite von { $who }. Die Pfeiltasten führen von Feld zu Feld, Enter wählt, Escape nimmt zurück.
label-board-pods-yours = Brett, unten deine Seite. Die Pfeiltasten führen von Feld zu Feld, Enter wählt, Escape nimmt zurück.
board-unknown = Diese Seite kann das Brett dieses Spiels nicht zeigen. Gib deine Züge als Text ein.

## Sitze

seat-south = Süd
seat-north = Nord
seat-white = Weiß
seat-black = Schwarz

## Mulden

label-house-yours = Mulde { $house }
label-house = Mulde { $house } von { $who }
label-seeds =
    { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    }
label-empty = leer
label-just-captured = gerade genommen
label-just-played = gerade gespielt
label-premove = dein nächster Zug, drücken zum Abbrechen
label-store =
    { $seeds ->
        [one] { $who } hat 1 Samen gefangen
       *[other] { $who } hat { $seeds } Samen gefangen
    }
label-store-yours =
    { $seeds ->
        [one] Du hast 1 Samen gefangen
       *[other] Du hast { $seeds } Samen gefangen
    }

## Felder und Kapseln

label-pod = Kapsel von { $who }
label-pod-yours = deine Kapsel
label-no-prongs = ohne Zinken
label-prongs = Zinken nach { $prongs }
label-base = Basis von { $who }
label-base-yours = deine Basis
label-can-move = kann ziehen
label-premove-pod = dein nächster Zug ist { $move }
label-chosen = gewählt
label-stands-here = hier steht die Kapsel von { $from }
label-end-here = drücken, um hier zu enden und { $move } zu spielen
label-will-be-taken = wird geschlagen
label-just-moved = gerade gezogen
label-step = Schritt nach { $square }
label-jump = über { $over } nach { $square } springen
label-jump-taking = über { $over } nach { $square } springen und schlagen
label-jump-own = über { $over } nach { $square } springen und diese eigene Kapsel schlagen
label-take = darüber nach { $square } springen und sie schlagen
label-add-prong = Zinke { $prong } einsetzen, nach { $direction }
label-supply =
    { $prongs ->
        [one] { $who } hat 1 Zinke zum Einsetzen
       *[other] { $who } hat { $prongs } Zinken zum Einsetzen
    }
label-supply-yours =
    { $prongs ->
        [one] Du hast 1 Zinke zum Einsetzen
       *[other] Du hast { $prongs } Zinken zum Einsetzen
    }

direction-a = Norden
direction-b = Nordosten
direction-c = Osten
direction-d = Südosten
direction-e = Süden
direction-f = Südwesten
direction-g = Westen
direction-h = Nordwesten

## Was der Leser beim Wählen hört und sieht

say-not-now = Auf diesem Brett kannst du jetzt nicht ziehen.
say-over = Die Partie ist zu Ende.
say-not-here = Das kannst du hier nicht spielen.
say-not-your-house = Mulde { $house } gehört deinem Gegner: Wähle eine von deinen.
say-not-their-turn = Hier ist { $who } am Zug.

## Was ein Zug täte

hint-lands-own = Spielst du das, fällt der letzte Samen in deine Mulde { $house }.
hint-lands = Spielst du das, fällt der letzte Samen in Mulde { $house } von { $who }.
hint-captures =
    { $among ->
        [one] Das fängt die { $seeds } Samen dort.
       *[other] Das fängt { $seeds } Samen, aus { $houses }.
    }
hint-captures-uncounted =
    { $among ->
        [one] Das fängt die Samen dort.
       *[other] Das fängt die Samen aus { $houses }.
    }
hint-slam = Es wäre ein Grand Slam und finge nichts.

## Was ein Zug getan hat

told-sows =
    { $seeds ->
        [one] { $who } sät 1 Samen aus { $house }.
       *[other] { $who } sät { $seeds } Samen aus { $house }.
    }
told-sows-captures =
    { $seeds ->
        [one] { $who } sät 1 Samen aus { $house } und fängt { $captured } { $from }.
       *[other] { $who } sät { $seeds } Samen aus { $house } und fängt { $captured } { $from }.
    }
told-from =
    { $among ->
        [one] aus Mulde { $houses }
       *[other] aus den Mulden { $houses }
    }
told-from-yours =
    { $among ->
        [one] aus deiner Mulde { $houses }
       *[other] aus deinen Mulden { $houses }
    }
told-sows-slam =
    { $seeds ->
        [one] { $who } sät 1 Samen aus { $house }; ein Grand Slam fängt nichts.
       *[other] { $who } sät { $seeds } Samen aus { $house }; ein Grand Slam fängt nichts.
    }
told-rest =
    { $seeds ->
        [one] { $who } nimmt den letzten Samen, der noch auf dem Brett liegt.
       *[other] { $who } nimmt { $seeds } Samen, die noch auf dem Brett liegen.
    }
told-prong = { $who } setzt die Zinke { $prong } (nach { $direction }) in die Kapsel auf { $square } ein.
told-steps = { $who } zieht einen Schritt nach { $direction }, von { $from } nach { $to }.
told-jumps = { $who } springt von { $from } { $way }.
told-leg = über { $over } nach { $to }
told-base = { $square } ist eine Basis.
told-takes =
    { $count ->
        [one] { $who } schlägt die Kapsel auf { $squares }.
       *[other] { $who } schlägt die Kapseln auf { $squares }.
    }
told-takes-own =
    { $count ->
        [one] { $who } schlägt eine eigene Kapsel, auf { $squares }.
       *[other] { $who } schlägt eigene Kapseln, auf { $squares }.
    }

## The same, of the reader’s own moves

told-you-sows =
    { $seeds ->
        [one] Du säst 1 Samen aus { $house }.
       *[other] Du säst { $seeds } Samen aus { $house }.
    }
told-you-sows-captures =
    { $seeds ->
        [one] Du säst 1 Samen aus { $house } und fängst { $captured } { $from }.
       *[other] Du säst { $seeds } Samen aus { $house } und fängst { $captured } { $from }.
    }
told-you-sows-slam =
    { $seeds ->
        [one] Du säst 1 Samen aus { $house }; ein Grand Slam fängt nichts.
       *[other] Du säst { $seeds } Samen aus { $house }; ein Grand Slam fängt nichts.
    }
told-you-rest =
    { $seeds ->
        [one] Du nimmst den letzten Samen, der noch auf dem Brett liegt.
       *[other] Du nimmst { $seeds } Samen, die noch auf dem Brett liegen.
    }
told-you-prong = Du setzt die Zinke { $prong } (nach { $direction }) in die Kapsel auf { $square } ein.
told-you-steps = Du ziehst einen Schritt nach { $direction }, von { $from } nach { $to }.
told-you-jumps = Du springst von { $from } { $way }.
told-you-takes =
    { $count ->
        [one] Du schlägst die Kapsel auf { $squares }.
       *[other] Du schlägst die Kapseln auf { $squares }.
    }
told-you-takes-own =
    { $count ->
        [one] Du schlägst eine eigene Kapsel, auf { $squares }.
       *[other] Du schlägst eigene Kapseln, auf { $squares }.
    }

beside-board = Neben dem Brett
