### A whole position in one utterance, and what a key did: fetched when it is first asked for.

label-read-seeds-yours = You have captured { $captured }. Your houses: { $houses }.
label-read-seeds = { $who } has captured { $captured }. Houses: { $houses }.
label-read-pods-yours =
    { $count ->
        [0] You have no pods.
       *[other] Your pods: { $pods }. Prongs to add: { $prongs }.
    }
label-read-pods =
    { $count ->
        [0] { $who } has no pods.
       *[other] { $who }’s pods: { $pods }. Prongs to add: { $prongs }.
    }
read-pod = { $square } with { $prongs }
read-pod-bare = { $square } without prongs
label-read-turned-yours = The board is turned: your side is at the bottom.
label-read-turned = The board is turned: { $who }’s side is at the bottom.
read-unturned = This board is not turned: its houses count from yours.
