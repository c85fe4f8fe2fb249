### The games in short, as “list” and “GAME help” have them: at most 16 lines of 72 columns. The server alone reads this file.

# In one line, as src/games says it.

# In short.
game-sowing = Pick a house of yours and sow its seeds one by one, anti-clockwise, into the houses that follow. If the last seed makes a house of your opponent's 2 or 3, you capture it, and going backwards each further one that holds 2 or 3.
game-slam-captures = You may capture all their seeds at once, which is a grand slam.
game-feed = If they have no seeds, you must give them some.
game-type-letter = Type the letter of the house: c
game-short-wari =
    The play-by-mail game. Two players, two rows of six houses, four seeds in each house. Capture 25 of the 48 seeds and you win.

    { game-sowing } { game-slam-captures } { game-feed }

    { game-type-letter }
game-short-wari-24 =
    The old home-computer game. Two rows of six houses, four seeds in each house. Capture 24 of the 48 seeds and you win.

    { game-sowing } You may never capture all their seeds at once: such a grand slam is forbidden. { game-feed }

    Type the number of the house, 1 to 6 from the left, or its letter.
game-short-warri =
    The West Indian game, played with manners. Two rows of six houses, four seeds in each house. Capture 25 of the 48 seeds and you win.

    { game-sowing } { game-slam-captures } { game-feed } A house touched is a house played.

    { game-type-letter }
game-short-super-wari =
    Bill Taylor's game of 2004. Two rows of eight houses, three seeds in each house. Capture 25 of the 48 seeds, or starve your opponent.

    { game-sowing } A move that leaves your opponent without seeds is legal only if every move of yours does. Then it ends the game, and all that remains is yours. A position may not come back.

    { game-type-letter }
game-short-oware =
    Abapa, the tournament rules. Two rows of six houses, four seeds in each house. Capture 25 of the 48 seeds and you win.

    { game-sowing } A move that would capture all their seeds, a grand slam, is sown but captures nothing. { game-feed }

    { game-type-letter }
game-short-awari =
    The rules under which the game was solved in 2002. Two rows of six houses, four seeds in each house. Capture 25 of the 48 and you win.

    { game-sowing } A move that leaves your opponent without seeds is legal only if every move of yours does; then even a grand slam, the capture of all they have, is allowed.

    { game-type-letter }
game-short-octilite =
    By Don Green. Four pods each, on a board of 6 by 7 squares. Reach one of your opponent's four starting squares, their bases, or capture all their pods.

    A pod goes only where its prongs point. On your turn, add a prong to a pod, or step one square in the direction of a prong, or jump over a pod next to yours to the square behind it. You may capture the pod that you jump, and go on jumping.

    Type 22+b to add a prong, 22-33 to step, 22-44 to jump, and 22-44x to jump and capture. Columns are counted from the left, rows from below.
game-links =
    {"    "}{ $game } help rules       every rule, with boards
    {"    "}{ $game } help example     a whole game, move by move
    {"    "}{ $game } help tutorial    your first match, command by command
    {"    "}{ $game } challenge ann computer-2
