### OctiLite’s board: fetched with it.

## Die gewählte Kapsel

panel = Kapsel { $square }
panel-choose = Wähle eine deiner Kapseln.
panel-choose-next = Wähle eine Kapsel, um deinen nächsten Zug einzugeben.
panel-choose-theirs = Wähle eine der Kapseln von { $who }.
panel-aim = Setze zuerst Zinken ein: Eine Kapsel zieht nur dorthin, wohin ihre Zinken zeigen. Du gewinnst, wenn du auf einer der vier Basen deines Gegners landest oder alle seine Kapseln schlägst.
panel-so-far = Der Zug bis hierher:
panel-prongs = Eine Zinke einsetzen
panel-go = Ziehen nach
panel-on = Weiter nach
panel-end-move = { $move } spielen
panel-end-plan = { $move } zum Plan hinzufügen
panel-end-premove = { $move } als Nächstes spielen
panel-back = Einen Schritt zurück
panel-all-back = Ganz zurück
panel-let-go = Abwählen
fork = Auf { $square } landen
fork-take = { $over } schlagen
fork-leave = Nur springen
say-not-your-pod = Die Kapsel auf { $square } gehört deinem Gegner: Wähle eine von deinen.
say-own-pod-first = Wähle eine deiner Kapseln, die ziehen kann.
say-pod =
    { $prongs ->
        [one] Kapsel { $square }: 1 Zinke kann eingesetzt werden.
       *[other] Kapsel { $square }: { $prongs } Zinken können eingesetzt werden.
    }
say-pod-goes =
    { $prongs ->
        [0] Kapsel { $square }: Sie kann nach { $squares } ziehen.
        [one] Kapsel { $square }: 1 Zinke kann eingesetzt werden, oder sie kann nach { $squares } ziehen.
       *[other] Kapsel { $square }: { $prongs } Zinken können eingesetzt werden, oder sie kann nach { $squares } ziehen.
    }
say-pod-keys = Die Tasten a bis h fügen den Zinken dieser Richtung an oder gehen dorthin: a ist Norden, die anderen folgen im Uhrzeigersinn.
say-may-end = { $move }: Hier kann der Zug enden, oder er geht weiter nach { $squares }.
say-goes-on = { $move }: Der Zug geht weiter nach { $squares }.
say-back = Zurück zu { $move }; die Kapsel steht auf { $square }.
say-let-go = Kapsel { $square } ist losgelassen.
say-all-back = Die Kapsel steht wieder auf { $square }.
