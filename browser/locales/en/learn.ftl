### The page that lists what there is to learn from.

learn-games = Games and rules
learn-more = Practice and help
learn-puzzles = Positions with exactly one correct move
learn-analysis = Study a game, or any position, with the engine
learn-help = First steps, rules, keyboard
learn-mail = Play by mail
learn-mail-about = Reply to a letter with your move
learn-commands = All commands, by mail and in the terminal
