### Playing against the computer in this browser alone.

play-title = Play against the computer
play-game = Game
play-options = Game and options
play-level-like = Level { $level } of 20, { $like }
play-how-to-capture = You capture with your last seed: when it makes two or three in your opponent’s house, they are yours.
play-begins = Who moves first?
play-begins-you = I do
play-begins-computer = The computer
play-begins-lot = By lot
play-begin = Begin
play-no-games = The games have not been loaded yet. Go online once.
play-unknown = That game is not here: it was removed, or it was played in another browser without an account.
play-install-about = You can install Posthouse as an app.
play-install = Install
play-kept = Against the computer
play-finished =
    { $n ->
        [one] One finished game
       *[other] { $n } finished games
    }
play-against = { $game } against level { $level }
play-drop = Remove
play-drop-which = Remove { $game } against level { $level }
play-removed = { $game } against level { $level } is removed.
play-take-back-removal = Undo
play-result-won = won
play-result-lost = lost
play-result-drawn = drawn
play-moves =
    { $n ->
        [one] one move
       *[other] { $n } moves
    }
play-unreadable = This game cannot be opened: { $why }

play-you-are = You are { $seat }.
play-advise = Suggest a move
play-advise-short = Hint
play-advice = I would play { $move }.
play-advice-answer = I expect { $move } in reply.
play-take-back = Take back
play-new = New game
end-easier = Easier: level { $level }
end-harder = Harder: level { $level }
end-keep = Sign up and keep this game
play-lot-you = The lot fell to you: you move first.
play-lot-computer = The lot fell to the computer, which moves first.
play-analyse = Analyze
play-keep-text = Save as text
play-resign-sure = Resign this game?
play-resign-yes = Resign
play-resign-no = Play on
