### The etiquette of Warri: how a challenge offers it, and the texts of matches that use it.

## With a challenge

etiquette-word = with etiquette
etiquette-keep = Keep the etiquette of Warri
etiquette-about = A house touched is a house played: no trying out, no taking back, no counting.
etiquette-seats = Your side is at the bottom, and either of you may move first.
etiquette-by-lot = Your side is at the bottom, and the lot decides who moves first.

## During the match

etiquette-title = In this match …
etiquette-touched = … a house touched is a house played. Look as long as you like, then choose once.
etiquette-seeds = … you look at the seeds and do not count them. The numbers are shown when the game is over.
etiquette-asking = … nobody asks whether a move is legal. A house that may not be played simply stays as it is.
etiquette-pleasure = … the game is played for the pleasure of it, never for money.
etiquette-strong = … a strong computer is polite: it prefers to win by a little.
etiquette-senior = … when two players meet for the first time, the one who joined earlier may move first or give the first move away. After that, the first move is decided by lot.
etiquette-heard = If you use a screen reader, you hear the numbers of seeds.

## The first move

etiquette-yours = You joined before { $name }, so the first move is yours: make it, or give it away.
etiquette-give = Give the first move to { $name }
etiquette-theirs = { $name } joined earlier, so the first move is for { $name } to make, or to give away.
etiquette-given-you = { $name } joined earlier, and gives the first move to you.
etiquette-given = { $senior } joined earlier, and gives the first move to { $junior }.

## While it is played

etiquette-sown = { $name } sows from { $house }.
etiquette-captured = { $name } sows from { $house }, and captures.
etiquette-sown-you = You sow from { $house }.
etiquette-captured-you = You sow from { $house }, and capture.
etiquette-gentle = Not that one now: choose another of your houses.
etiquette-type = Type the letter of one of your houses.

## The end

etiquette-over = The game is over and the seeds may be counted: { $first } { $firstSeeds }, { $second } { $secondSeeds }.
etiquette-thank = Thank { $name } for the game
etiquette-thanks = Thank you for the game.
etiquette-thanked = You have thanked { $name } for the game.
etiquette-machine-thanks = { $name } thanks you for the game.
etiquette-lot = The lot fell to { $name }, who moves first.
etiquette-lot-you = The lot fell to you: you move first.
