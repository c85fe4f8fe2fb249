### The rules of the games, as “GAME help rules” has them; src/games/*/rules.md has their order and the boards between them. Only the server reads this file.

rules-title = How to play
rules-players = Two players face each other across a board of two rows of houses. First sits South and owns the bottom row, Second sits North and owns the top row. Each player's houses are lettered from that player's own left: a, b, c and so on. South begins, or North if the lot or the challenge says so.
rules-drawing = The line under a drawing is its position and, after the colon, the move that is meant.

rules-move = A move
rules-sow = Pick a house of your own that holds seeds. All its seeds are lifted and sown one by one, anti-clockwise, into the houses that follow: along your own row to its last letter, then along your opponent's row from a, then your own a again. The house lifted from is skipped on every lap, so it ends empty.
rules-sow-board = South begins with the four seeds of b:
rules-capture = If the last seed lands in a house of your opponent's and makes it 2 or 3, you capture what is in it. Then, going backwards, you capture each further house of your opponent's that holds 2 or 3, until one does not.
rules-capture-board = South plays f. The three seeds make North's a 2, b 3 and c 2: from c backwards, South captures all seven. North's d with its five seeds was not reached.
rules-slam = A capture that takes every seed your opponent has is a grand slam. The games differ in what happens then. In this position of wari South's f takes the four seeds that North then has:
rules-no-passing = A player who has a legal move must make one: there is no passing.

rules-feeding = Feeding
rules-feed = When your opponent has no seeds, you may only play a move that leaves them at least one seed, after any capture. Here that is only f:

rules-end = How a game ends
rules-end-over = More captured seeds win, the same number is a draw. The game is over
rules-end-tie = when both have captured the same number and the board is empty (tie);
rules-end-majority = when a player has captured the winning number (majority);
rules-end-no-stones = when the player to move has no seeds: each player takes the seeds on their own side (no-stones);
rules-end-cannot-feed = when the player to move has seeds, but no legal move with them (cannot-feed);
rules-end-repetition = when a position comes back with the same player to move (repetition). The opening, or the position set up, counts once.

rules-etiquette = Etiquette
rules-etiquette-about = Warri is played with an etiquette, and most other sowing games may be. A match that uses it says so when the game begins:
rules-etiquette-touched = A house touched is a house played. Nothing is tried out on the board and no move is taken back. (You may still prepare replies with queue.)
rules-etiquette-lot = The lot says who moves first, unless the challenge does. It is drawn once, when the game begins, and announced: “The lot fell to North.” In a rematch the other player begins.
rules-etiquette-senior = But in the first game between two players the senior, whose account is older, has the right to the first move and may give it to the other: yield. The two then change seats. A senior whose challenge says --first=lot leaves it to the lot.
rules-etiquette-counting = Nobody counts. The page shows seeds and no numbers until the game is over; boards written as text keep them, since their reader has no seeds to look at.
rules-etiquette-legal = Nobody asks whether a legal move was legal, and the page gives no reasons.
rules-etiquette-seats = You sit South and the computer North, whichever of you moves first. A strong computer prefers a narrow win to a crushing one.
rules-etiquette-money = Nobody ever plays for money, and players thank each other at the end.

rules-typing = Typing a move
rules-type-house = Type the letter of the house, in either case: c
rules-type-position = A position is written in one line: South's houses from a, a slash, North's houses from a, what South and North have captured, and S or N for the player to move. The opening of wari is

## What each sowing game does its own way

rules-of-wari = Wari, the mail server's rules. Six houses each, four seeds in each house.
rules-of-wari-24 = Wari 24, the rules of the old home-computer game. Six houses each, four seeds in each house.
rules-of-warri = Warri, the West Indian game. Six houses each, four seeds in each house.
rules-of-super-wari = Super-Wari, by Bill Taylor, 2004. Eight houses each, three seeds in each house.
rules-of-oware = Oware, the Abapa tournament rules. Six houses each, four seeds in each house.
rules-of-awari = Awari, the rules under which John Romein and Henri Bal solved the game in 2002. Six houses each, four seeds in each house.
rules-winning = { $n } captured seeds win at once.
rules-slam-captures = A grand slam captures everything.
rules-slam-nothing = A grand slam sows, but captures nothing.
rules-slam-forbidden = A grand slam is forbidden.
rules-starving = Instead of the rule for feeding: a move that leaves your opponent without seeds is legal only if every move of yours does. Then all are.
rules-starving-slam = Instead of the rule for feeding: a move that leaves your opponent without seeds is legal only if every move of yours does. Then all are, and a grand slam captures everything.
rules-starved = Such a move ends the game: it gives you what it captures and all that remains (starved).
rules-rest-to-you = If you cannot feed your opponent, you take all that remains.
rules-cannot-feed-draw = If you cannot feed your opponent, or your only moves are forbidden grand slams, the game is a draw.
rules-second-own-side = When a position stands for the second time, each player takes the seeds on their own side.
rules-third-own-side = When a position stands for the third time, each player takes the seeds on their own side.
rules-third-draw = When a position stands for the third time, the game is a draw.
rules-third-split = When a position stands for the third time, what remains is split equally: the player who has captured more wins.
rules-dead = When the position is dead, so that no play by both players together could ever capture a seed or bring the game to another end, each takes the seeds on their own side (stalemate).
rules-numbers = Houses have numbers here, and the numbers belong to the reader. Both players see their own side below, 1 to 6 from left to right, and the opponent's above it, 12 to 7, whoever made the first move. Spectators see South's side below. Type the number of one of your houses or its letter: your a is 1, your f is 6.
rules-etiquette-on-request = The etiquette applies if the challenge says --etiquette=on.
rules-etiquette-usual = The etiquette applies, unless the challenge says --etiquette=off (or you start “posthouse play { $name } --etiquette=off” in the terminal).
rules-etiquette-never = It is played without the etiquette, since its houses show numbers.

## OctiLite

rules-octilite-by = Invented by Don Green. Known before as “Octi for Kids”.
rules-octilite-aim = Two players, White (O, below) and Black (X, above), move their pods towards each other's bases. A pod goes only where its prongs point. White begins.
rules-octilite-board = The board
rules-octilite-squares = The board is 6 squares wide and 7 high. A square has two digits: its column, 1 to 6 from the left, and its row, 1 to 7 from the bottom.
rules-octilite-bases = White's four pods start on 22 32 42 52, Black's on 26 36 46 56. These squares are a player's bases for the whole game. No pod has prongs at first; each player has a supply of 12.
rules-octilite-prongs = Prongs are named clockwise from the top of the board, the same for both players. The board is never turned round.
rules-octilite-compass =
    {"    "}H A B      a  north         e  south
    {"    "} \|/       b  north-east    f  south-west
    {"    "}G-+-C      c  east          g  west
    {"    "} /|\       d  south-east    h  north-west
    {"    "}F E D
rules-octilite-turn = Your turn
rules-octilite-turn-one = A turn is exactly one of these.
rules-octilite-add = Add a prong to a pod of yours, in a direction where it has none. It comes from your supply.
rules-octilite-step = Step: one square in the direction of a prong, onto an empty square.
rules-octilite-jump = Jump: over the pod next to yours, anybody's, in the direction of a prong, to the empty square right behind it. The same pod may go on jumping, but no pod may be jumped twice in one turn.
rules-octilite-capture = You may capture each pod you jump, or leave it. You may capture your own. Captured pods are taken off when the turn is over, and all their prongs go into your supply. A chain of jumps may come back to the square it started from, and even end there.
rules-octilite-capture-board = White's pod on 33 has prongs b and h. It jumps over 44 to 55, and from there over 46 to 37, and captures both: 33-55x-37x.
rules-octilite-base = Landing on one of your opponent's bases wins and ends the move (base).
rules-octilite-captured-all = Capturing all of your opponent's pods wins (captured-all).
rules-octilite-no-moves = A player who cannot move on their turn loses (no-moves).
rules-octilite-repetition = When a position stands for the third time with the same player to move, the game is a draw (repetition). The opening, or the position set up, counts once.
rules-octilite-examples =
    {"    "}22+b         adds prong b to the pod on 22
    {"    "}22-33        steps from 22 to 33
    {"    "}22-44        jumps from 22 over 33 to 44
    {"    "}22-44x       the same, and captures 33
    {"    "}22-44x-64    then jumps on over 54 to 64, capturing only 33
rules-octilite-type = Type where each jump lands, with an x after it to capture the pod just jumped. Capital letters will do as well.
rules-octilite-position = A position is written in one line: White's pods, a slash, Black's pods, each with its prongs; the supplies of White and of Black; and O or X for the player to move. The opening is
