### The etiquette of Warri: how a challenge offers it, and the texts of matches that use it.

## With a challenge

etiquette-word = with etiquette

## While it is played

etiquette-sown = { $name } sows from { $house }.
etiquette-captured = { $name } sows from { $house }, and captures.
etiquette-sown-you = You sow from { $house }.
etiquette-captured-you = You sow from { $house }, and capture.
etiquette-gentle = Not that one now: choose another of your houses.
etiquette-type = Type the letter of one of your houses.
