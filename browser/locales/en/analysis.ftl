### Replay and analysis: the page at /analysis.

analysis-title = { $game }: analysis
analysis-board = board { $board }
analysis-choose = Replay and analysis
analysis-choose-about = Choose a game to play through from its opening, or set up a position. To analyze a game that is played here, open it from its own page.
analysis-to-chooser = All games
analysis-set-up = Set up a position
analysis-no-rules = The rules could not be loaded. Reload the page.
analysis-no-game = There is no game called “{ $game }”. Choose one from the list.
analysis-no-address = This link contains no valid position of { $game }. Start from its opening instead.
analysis-panels = More about this game

# Who is better. $amount is a number of seeds or pods.
analysis-score = Who is better
analysis-even = Even
analysis-better-sowing = { $role ->
    [you] You are better
   *[they] { $who } is better
  } by { NUMBER($amount, minimumFractionDigits: 1) } seeds
analysis-better-octilite = { $role ->
    [you] You are better
   *[they] { $who } is better
  } by { NUMBER($amount, minimumFractionDigits: 1) } pods
analysis-has-won = { $role ->
    [you] You have won
   *[they] { $who } has won
  }
analysis-wins-in = { $role ->
    [you] You win
   *[they] { $who } wins
  } in { $plies ->
    [one] one move
   *[other] { $plies } moves
  }
analysis-wins-by-sowing = { $role ->
    [you] You win
   *[they] { $who } wins
  } in { $plies ->
    [one] one move
   *[other] { $plies } moves
  } by { $margin ->
    [one] one seed
   *[other] { $margin } seeds
  }
analysis-wins-by-octilite = { $role ->
    [you] You win
   *[they] { $who } wins
  } in { $plies ->
    [one] one move
   *[other] { $plies } moves
  } by { $margin ->
    [one] one pod
   *[other] { $margin } pods
  }

# The moves.
analysis-moves = Moves
analysis-no-moves = No move yet: play one on the board.
analysis-side-lines = Instead of { $move }
analysis-commented = with a comment
analysis-mark-1 = mistake
analysis-mark-2 = blunder
analysis-beginning = The beginning.
analysis-result-won = { $role ->
    [you] You have won.
   *[they] { $who } has won.
  }
analysis-result-draw = A draw.
analysis-steps = Step through the game
analysis-first = First position
analysis-back = Move before
analysis-play = Play automatically
analysis-pause = Pause
analysis-on = Next move
analysis-last = Last move
analysis-next-mistake = Next mistake
analysis-next-capture = Next large capture
analysis-notes = The move that is shown
analysis-comment = Comment on { $move }
analysis-comment-start = Comment before the first move
analysis-sign = Mark
analysis-no-sign = none
analysis-promote = Move line up
analysis-make-main = Make main line
analysis-delete = Delete from here

# The computer in the page.
analysis-computer = Computer
analysis-think = Think
analysis-lines = Lines
analysis-over = The game is over here.
analysis-starting = Starting…
analysis-depth-busy = Depth { $depth }, { $nodes } positions, searching
analysis-depth-done = Depth { $depth }, { $nodes } positions
analysis-fair-live = This game is still being played: you can step through it here, without the computer. When it is over, you can use everything on this page.
analysis-fair-own = This position stands on a board of yours that is still being played: the computer does not help with it until that game is over.

# The report on a whole game.
analysis-report = Report
analysis-report-empty = Play or open a game first. Then the computer can analyze each of its moves.
analysis-report-begin = Analyze all moves
analysis-report-stop = Stop
analysis-effort = Thoroughness
analysis-effort-quick = quick
analysis-effort-careful = careful
analysis-effort-deep = very careful
analysis-report-so-far = { $done } of { $all } positions
analysis-report-begins = The game is being analyzed.
analysis-report-ready = The report is ready. { $first }
analysis-course = Course of the game
analysis-after = Move { $ply }, { $move }
analysis-at-beginning = Beginning
analysis-course-sides = { $role ->
    [you] You are better above the middle, { $other } below it.
   *[they] { $other-role ->
        [you] { $who } is better above the middle, you below it.
       *[they] { $who } is better above the middle, { $other } below it.
      }
  }
analysis-totals = { $mistakes ->
    [0] no mistake
    [one] one mistake
   *[other] { $mistakes } mistakes
  }, { $blunders ->
    [0] no blunder
    [one] one blunder
   *[other] { $blunders } blunders
  }, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $unit ->
    [seed] seeds
   *[pod] pods
  } lost per move
analysis-no-mistakes = No mistakes: no move lost as much as a whole seed or pod.
analysis-instead-of = With the best move { $best }; after this one { $played }.
analysis-why-lets-win = { $role ->
    [you] It lets you win, beginning with { $move }.
   *[they] It lets { $who } win, beginning with { $move }.
  }
analysis-why-base = { $plies ->
    [one] { $role ->
        [you] It lets you land on a base with { $last }.
       *[they] It lets { $who } land on a base with { $last }.
      }
   *[other] { $role ->
        [you] It lets you land on a base with { $last }, beginning with { $move }.
       *[they] It lets { $who } land on a base with { $last }, beginning with { $move }.
      }
  }
analysis-why-captured-all = { $plies ->
    [one] { $role ->
        [you] It lets you capture the last pod with { $last }.
       *[they] It lets { $who } capture the last pod with { $last }.
      }
   *[other] { $role ->
        [you] It lets you capture the last pod with { $last }, beginning with { $move }.
       *[they] It lets { $who } capture the last pod with { $last }, beginning with { $move }.
      }
  }
analysis-why-misses-win = { $move } would have won.
analysis-why-lets-capture = { $role ->
    [you] It lets you capture with { $move }.
   *[they] It lets { $who } capture with { $move }.
  }
analysis-better = Better: { $line }
analysis-more = More

# The course of a game. $role is "you" for the reader, otherwise $who is the name.
review-won = { $role ->
    [you] You won.
   *[they] { $who } won.
  }
review-drawn = A draw.
review-even = Nobody was ever ahead by a whole { $unit ->
    [seed] seed
   *[pod] pod
  }.
review-led-from = { $role ->
    [you] You stood better from move { $n } on.
   *[they] { $who } stood better from move { $n } on.
  }
review-led-until = { $role ->
    [you] You stood better until move { $n }{ $gave }.
   *[they] { $who } stood better until move { $n }{ $gave }.
  }
review-gave = { $move } gave { $role ->
    [you] you
   *[they] { $who }
  } { $unit ->
    [seed] { $count ->
        [one] one seed
       *[other] { $count } seeds
      }
   *[pod] { $count ->
        [one] one pod
       *[other] { $count } pods
      }
  }
review-gave-win = { $move } let { $role ->
    [you] you
   *[they] { $who }
  } win
review-costliest = The most costly move was number { $n }: { $gave }.
review-better-idea = { $move } was better: it { $ideas }.
review-moments = What decided the game
review-moment = The move that is shown
review-cost = cost: { $count } { $unit ->
    [seed] seeds
   *[pod] pods
  }
review-learn = Learn from the mistakes
review-learn-yours = Learn from my mistakes
mistake-number = Mistake { $number } of { $count }
mistake-task = { $role ->
    [you] On move { $n } you played { $move }. Find a better move.
   *[they] On move { $n } { $who } played { $move }. Find a better move.
  }
mistake-right = That is better.
mistake-shown = This would have been better.
mistake-why = { $role ->
    [you] You played
   *[they] { $who } played
  } { $move }. { $why }
mistake-checking = Checking…
mistake-wrong = { $move } is not good enough.
mistake-reveal = Show the answer
mistake-next = Next mistake
mistake-stop = Stop
mistake-end = Back to the report

# Endgame tablebases.
analysis-endings = Exact values

# Opening explorer.
analysis-explorer = Explorer
analysis-explorer-none = No finished game on Posthouse reached this position within its first 24 moves.
analysis-explorer-about = { $games ->
    [one] One finished game reached this position.
   *[other] { $games } finished games reached this position.
  } The moves played here, and the results:
analysis-explorer-none-so = No finished game of this selection reached this position within its first 24 moves.
analysis-explorer-filter = Which games
analysis-explorer-filter-set = Which games: a selection
analysis-explorer-all = All games
analysis-explorer-any = all
analysis-explorer-ratings = Ratings
analysis-explorer-rating-below = below { $rating }
analysis-explorer-rating-from = from { $rating }
analysis-explorer-pace = Pace
analysis-explorer-live = live
analysis-explorer-correspondence = correspondence
analysis-explorer-first-month = From month
analysis-explorer-last-month = To month
analysis-explorer-move = Move
analysis-explorer-games = Games
analysis-explorer-won = { $who } won
analysis-explorer-drawn = drawn
analysis-explorer-book = Book
analysis-explorer-book-about = Book: the lead of { $who } to expect with best play, and how many moves deep that was computed ({ $positions } positions, { $date }).

# Links, pictures, text.
analysis-share = Share
analysis-links = Links
analysis-copy-link = Copy the link to this position
analysis-copy-study = Copy a link with all variations and comments
analysis-copied = Copied.
analysis-copy-yourself = The browser did not allow copying. Copy this text yourself: { $words }
analysis-link-long = This is too long for a link. Save the text instead.
analysis-pictures = Pictures
analysis-svg = Picture (SVG)
analysis-png = Picture (PNG)
analysis-film = Animated picture of the line (SVG)
analysis-gif = Animated picture (GIF)
analysis-film-about = The animated picture shows the line up to the move that is shown here, or the whole game from the beginning. It plays in every browser.
analysis-no-png = This browser cannot create the PNG. Use the SVG.
analysis-text = Game as text
analysis-copy-text = Copy the text
analysis-save-text = Save the text
analysis-import = Open a game as text
analysis-import-about = Paste a game, with or without variations and comments
analysis-import-open = Open
analysis-import-file = or a file

# Setting up a position.
analysis-to-move = To move
analysis-position-text = Position as text
analysis-position-right = This position is valid.
analysis-position-over = This position is valid, and the game is over in it.
analysis-use-position = Use this position
analysis-opening = Opening
analysis-leave-set-up = Back
analysis-house = { $who }’s house { $house }
analysis-store = { $who }’s store
analysis-stores = Stores
analysis-one-more = One more in { $where }
analysis-one-less = One less in { $where }
analysis-seeds-in-all = { $seeds ->
    [one] One seed in all
   *[other] { $seeds } seeds in all
  }
analysis-clear = Clear the board
analysis-squares = Squares
analysis-square-empty = { $square }, empty
analysis-square-pod = { $square }, { $who }’s pod, prongs { $prongs }
analysis-on-square = On square { $square }
analysis-nothing = Nothing
analysis-prongs = Prongs
analysis-prong = Prong { $prong }
analysis-supply = { $who }’s supply
analysis-prongs-in-all = { $prongs ->
    [one] One prong in all
   *[other] { $prongs } prongs in all
  }
