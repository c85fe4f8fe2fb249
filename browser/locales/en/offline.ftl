### Playing against the computer in this browser alone.

play-title = Play against the computer
play-about = Play in this browser without an account. After your first visit you need no connection. Nothing is sent to the server.
play-game = Game
play-level-like = Level { $level } of 20, { $like }
play-weakest = easiest
play-strongest = strongest
play-begins = Who moves first?
play-begins-you = I do
play-begins-computer = The computer
play-begins-lot = By lot
play-begin = Begin
play-no-games = The games have not been loaded yet. Go online once.
play-unknown = That game is not saved in this browser. Games against the computer are saved only where you played them.
play-install-about = You can install Posthouse as an app.
play-install = Install
play-kept = Your games here
play-kept-none = No games yet. They are saved in this browser, and you can continue them at any time.
play-finished =
    { $n ->
        [one] One finished game
       *[other] { $n } finished games
    }
play-against = { $game } against level { $level }
play-drop = Remove
play-drop-which = Remove { $game } against level { $level }
play-result-none = going on
play-result-won = won
play-result-lost = lost
play-result-drawn = drawn
play-moves =
    { $n ->
        [one] one move
       *[other] { $n } moves
    }
play-unreadable = This game cannot be opened: { $why }

play-opponent-like = Against level { $level }, { $like }.
play-opponent-style = Its style: { $style }.
play-you-are = You are { $seat }.
play-tools = The game
play-advise = Suggest a move
play-advice = I would play { $move }. { $told }
play-advice-answer = I expect { $move } in reply.
play-take-back = Take back
play-again = Play again, switch sides
play-again-other-begins = Play again, switch first move
play-lot-you = The lot fell to you: you move first.
play-lot-computer = The lot fell to the computer, which moves first.
play-other = Other games
play-analyse = Analyze
play-keep-text = Save as text
play-resign = Resign …
play-resign-sure = Resign this game?
play-resign-yes = Resign
play-resign-no = Play on
