### The boards: screen-reader labels, descriptions of moves, hints while choosing a move.

## Boards

label-board-seeds = Board, { $who }’s side at the bottom. Use the arrow keys to move between houses.
label-board-seeds-yours = Board, your side at the bottom. Use the arrow keys to move between houses.
label-board-seeds-upright = Board, { $who }’s side at the right, upwards. Use the arrow keys to move between houses.
label-board-seeds-upright-yours = Board, your side at the right, upwards. Use the arrow keys to move between houses.
label-board-pods = Board, { $who }’s side at the bottom. Use the arrow keys to move between squares, Enter to choose, Escape to take back.
label-board-pods-yours = Board, your side at the bottom. Use the arrow keys to move between squares, Enter to choose, Escape to take back.
board-unknown = This page cannot show the board of this game. Type your moves instead.

## Seats

seat-south = South
seat-north = North
seat-white = White
seat-black = Black

## Houses

label-house-yours = house { $house }
label-house = { $who }’s house { $house }
label-seeds =
    { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }
label-empty = empty
label-just-captured = just captured
label-just-played = just played
label-premove = your next move, press to cancel
label-store =
    { $seeds ->
        [one] { $who } has captured 1 seed
       *[other] { $who } has captured { $seeds } seeds
    }
label-store-yours =
    { $seeds ->
        [one] You have captured 1 seed
       *[other] You have captured { $seeds } seeds
    }

## Squares and pods

label-pod = { $who }’s pod
label-pod-yours = your pod
label-no-prongs = no prongs
label-prongs = prongs { $prongs }
label-base = { $who }’s base
label-base-yours = your base
label-can-move = can move
label-premove-pod = your next move is { $move }
label-chosen = chosen
label-stands-here = the pod from { $from } stands here
label-end-here = press to end here and play { $move }
label-will-be-taken = will be captured
label-just-moved = just moved
label-step = step to { $square }
label-jump = jump over { $over } to { $square }
label-jump-taking = jump over { $over } to { $square } and capture it
label-jump-own = jump over { $over } to { $square } and capture this pod of your own
label-take = jump over it to { $square } and capture it
label-add-prong = Add prong { $prong }, { $direction }
label-supply =
    { $prongs ->
        [one] { $who } has 1 prong to add
       *[other] { $who } has { $prongs } prongs to add
    }
label-supply-yours =
    { $prongs ->
        [one] You have 1 prong to add
       *[other] You have { $prongs } prongs to add
    }

direction-a = north
direction-b = north-east
direction-c = east
direction-d = south-east
direction-e = south
direction-f = south-west
direction-g = west
direction-h = north-west

## Messages while choosing a move

say-not-now = You cannot move on this board now.
say-over = The game is over.
say-not-here = You cannot play that here.
say-not-your-house = House { $house } is your opponent’s: choose one of your own.
say-not-their-turn = It is { $who }’s turn.

## What a move would do

hint-lands-own = The last seed would fall into your house { $house }.
hint-lands = The last seed would fall into { $who }’s house { $house }.
hint-captures =
    { $among ->
        [one] It captures the { $seeds } seeds there.
       *[other] It captures { $seeds } seeds, from { $houses }.
    }
hint-captures-uncounted =
    { $among ->
        [one] It captures the seeds there.
       *[other] It captures the seeds of { $houses }.
    }
hint-slam = It would be a grand slam and capture nothing.

## What a move did

told-sows =
    { $seeds ->
        [one] { $who } sows 1 seed from { $house }.
       *[other] { $who } sows { $seeds } seeds from { $house }.
    }
told-sows-captures =
    { $seeds ->
        [one] { $who } sows 1 seed from { $house } and captures { $captured } { $from }.
       *[other] { $who } sows { $seeds } seeds from { $house } and captures { $captured } { $from }.
    }
# Where seeds were captured: after “captures 2”.
told-from =
    { $among ->
        [one] from house { $houses }
       *[other] from houses { $houses }
    }
told-from-yours =
    { $among ->
        [one] from your house { $houses }
       *[other] from your houses { $houses }
    }
told-sows-slam =
    { $seeds ->
        [one] { $who } sows 1 seed from { $house }; a grand slam captures nothing.
       *[other] { $who } sows { $seeds } seeds from { $house }; a grand slam captures nothing.
    }
told-rest =
    { $seeds ->
        [one] { $who } takes the last seed left on the board.
       *[other] { $who } takes { $seeds } seeds left on the board.
    }
told-prong = { $who } adds the prong { $prong } ({ $direction }) to the pod on { $square }.
told-steps = { $who } steps { $direction }, from { $from } to { $to }.
told-jumps = { $who } jumps from { $from } { $way }.
told-leg = over { $over } to { $to }
told-base = { $square } is a base.
told-takes =
    { $count ->
        [one] { $who } captures the pod on { $squares }.
       *[other] { $who } captures the pods on { $squares }.
    }
told-takes-own =
    { $count ->
        [one] { $who } captures a pod of their own, on { $squares }.
       *[other] { $who } captures pods of their own, on { $squares }.
    }

## The same, of the reader’s own moves

told-you-sows =
    { $seeds ->
        [one] You sow 1 seed from { $house }.
       *[other] You sow { $seeds } seeds from { $house }.
    }
told-you-sows-captures =
    { $seeds ->
        [one] You sow 1 seed from { $house } and capture { $captured } { $from }.
       *[other] You sow { $seeds } seeds from { $house } and capture { $captured } { $from }.
    }
told-you-sows-slam =
    { $seeds ->
        [one] You sow 1 seed from { $house }; a grand slam captures nothing.
       *[other] You sow { $seeds } seeds from { $house }; a grand slam captures nothing.
    }
told-you-rest =
    { $seeds ->
        [one] You take the last seed left on the board.
       *[other] You take { $seeds } seeds left on the board.
    }
told-you-prong = You add the prong { $prong } ({ $direction }) to the pod on { $square }.
told-you-steps = You step { $direction }, from { $from } to { $to }.
told-you-jumps = You jump from { $from } { $way }.
told-you-takes =
    { $count ->
        [one] You capture the pod on { $squares }.
       *[other] You capture the pods on { $squares }.
    }
told-you-takes-own =
    { $count ->
        [one] You capture a pod of your own, on { $squares }.
       *[other] You capture pods of your own, on { $squares }.
    }

beside-board = Beside the board
