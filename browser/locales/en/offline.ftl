### Playing against the computer in this browser alone.

play-title = Play against the computer
play-about = In this browser alone: no account, and no connection once the page has been here. The house hears nothing of it.
play-game = Game
play-rules = How to play
play-level = How strong: level { $level } of 20
play-level-like = How strong: level { $level } of 20, { $like }
play-weakest = a first game
play-strongest = the strongest
play-begins = Who begins?
play-begins-you = I do
play-begins-computer = The computer
play-begins-lot = By lot
play-begin = Begin
play-no-games = Which games there are the house has never told this browser. Come once with a connection.
play-unknown = That game is not kept in this browser. Games against the computer stay where they were played.
play-install-about = Posthouse can be installed like a program of your own.
play-install = Install
play-kept = Your games here
play-kept-none = None yet. They stay in this browser, and go on where you left them.
play-forgetful = This browser keeps nothing: your games last until you leave the page.
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
play-unreadable = This game cannot be set up by the rules: { $why }

play-you = You
play-it = Computer
play-opponent = You are { $seat }, against level { $level }.
play-opponent-like = You are { $seat }, against level { $level }, { $like }.
play-your-turn = Your turn.
play-thinking = The computer is thinking…
play-over-won = You have won.
play-over-lost = The computer has won.
play-over-drawn = A draw.
play-over-resigned = You have given up.
play-trouble = The computer could not be fetched, or has stopped thinking.
play-tools = The game
play-advise = Give me advice
play-advice = I would play { $move }. { $told }
play-advice-answer = I expect { $move } in answer.
play-take-back = Take back
play-again = Play again, the other side
play-again-other-begins = Play again, the other begins
play-lot-you = The lot fell to { $seat }: you move first.
play-lot-computer = The lot fell to { $seat }: the computer moves first.
play-other = Other games
play-analyse = Analyse
play-keep-text = Keep as text
play-resign = Give up …
play-resign-sure = Give up this game?
play-resign-yes = Give up
play-resign-no = Play on
