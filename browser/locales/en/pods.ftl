### OctiLite’s board: fetched with it.

## The chosen pod

panel = Pod { $square }
panel-choose = Choose one of your pods.
panel-choose-next = Choose a pod to enter your next move.
panel-choose-theirs = Choose one of { $who }’s pods.
panel-aim = Add prongs first: a pod moves only where its prongs point. You win by landing on one of your opponent’s four bases, or by capturing all their pods.
panel-so-far = The move so far:
panel-prongs = Add a prong
panel-go = Go to
panel-on = Go on to
panel-end-move = Play { $move }
panel-end-plan = Add { $move } to plan
panel-end-premove = Play { $move } next
panel-back = One step back
panel-all-back = Back to the start
panel-let-go = Deselect
fork = Land on { $square }
fork-take = Capture { $over }
fork-leave = Only jump
say-not-your-pod = The pod on { $square } is your opponent’s: choose one of your own.
say-own-pod-first = Choose one of your own pods that can move.
say-pod =
    { $prongs ->
        [one] Pod { $square }: 1 prong may be added.
       *[other] Pod { $square }: { $prongs } prongs may be added.
    }
say-pod-goes =
    { $prongs ->
        [0] Pod { $square }: it may go to { $squares }.
        [one] Pod { $square }: 1 prong may be added, or it may go to { $squares }.
       *[other] Pod { $square }: { $prongs } prongs may be added, or it may go to { $squares }.
    }
say-pod-keys = Press a to h to add the prong of that direction, or to go there: a is north, the others follow clockwise.
say-may-end = { $move }: it may end here, or go on to { $squares }.
say-goes-on = { $move }: it goes on to { $squares }.
say-back = Back to { $move }; the pod stands on { $square }.
say-let-go = Pod { $square } is deselected.
say-all-back = The pod is back on { $square }.
