### The manners of Warri: how they are offered with a challenge, and what a table that keeps them says.

## With a challenge

etiquette-word = with etiquette
etiquette-keep = Keep the etiquette of Warri
etiquette-about = A house touched is a house played: no trying out, no taking back, no counting.
etiquette-seats = You sit South, the computer sits North, and either may move first.
etiquette-by-lot = You sit South, the computer sits North, and the lot decides who moves first.

## At the table

etiquette-title = At this table …
etiquette-touched = … a house touched is a house played. Look as long as you like, then reach out once.
etiquette-seeds = … seeds are looked at, not counted. The numbers come when the game is over.
etiquette-asking = … nobody asks whether a move is allowed. A house that may not be played just stays as it is.
etiquette-pleasure = … the game is played for the pleasure of it, never for money.
etiquette-strong = … a strong computer is a gracious one: it would sooner win by a little than by a lot.
etiquette-senior = … of two who meet for the first time, the one longer in the house may move first, or give the first move away. Later it goes by lot.
etiquette-heard = Who hears this page is told the numbers of seeds, having none to look at.

## The first move

etiquette-yours = You have been longer in the house than { $name }, so the first move is yours: to make, or to give.
etiquette-give = Give the first move to { $name }
etiquette-theirs = { $name } has been longer in the house, so the first move is for { $name } to make, or to give.
etiquette-given-you = { $name } has been longer in the house, and gives the first move to you.
etiquette-given = { $senior } has been longer in the house, and gives the first move to { $junior }.

## While it is played

etiquette-sown = { $name } sows from { $house }.
etiquette-captured = { $name } sows from { $house }, and captures.
etiquette-gentle = Let that one be for now, and choose another house of yours.
etiquette-type = Type the letter of a house of yours.

## The end

etiquette-over = The game is over and the seeds may be counted: { $first } { $firstSeeds }, { $second } { $secondSeeds }.
etiquette-thank = Thank { $name } for the game
etiquette-thanks = Thank you for the game.
etiquette-thanked = You have thanked { $name } for the game.
etiquette-machine-thanks = { $name } thanks you for the game.
