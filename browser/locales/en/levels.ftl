### What a level of the computer plays like: the words of src/search/levels.h.

like-1 = first game
like-2 = newcomer
like-3 = learner
like-4 = beginner
like-5 = improver
like-6 = student
like-7 = holiday player
like-8 = casual
like-9 = regular
like-10 = keen
like-11 = club
like-12 = club captain
like-13 = first board
like-14 = county
like-15 = tournament
like-16 = strong
like-17 = expert
like-18 = master
like-19 = grandmaster
like-20 = strongest

# How the computer plays in the sowing games, at any level: src/games/wari/styles.h.
style = How it plays
style-balanced = balanced
style-hoarder = hoarder: keeps its seeds at home
style-attacker = attacker: goes for captures and threats
