### The home page for somebody who is not signed in.

front-title = Sit down and play.
front-about = { $game }: take more than half of the 48 seeds. A last seed that makes two or three takes them.
front-signed-out = You have logged out. Your games are in your account.

## The game

front-game = A game against the computer
front-capture = House { $house } takes { $count }: press it.
front-continue = Continue this game

## Beside it

front-ways = Ways to play
front-computer = Play the computer
front-computer-about = Twenty levels, from a first game to the strongest
front-opponent-about =
    { $n ->
        [0] Nobody is waiting yet: be the first
        [one] One player is waiting for a game now
       *[other] { $n } players are waiting for a game now
    }
front-friend = Play a friend
front-friend-about = Send a link: nobody needs an account
front-friend-by-name = By name, here or by email, a move a day

## Any game against the computer

play-rules = How to play
play-forgetful = This browser saves nothing: your games are lost when you leave the page.
play-you = You
play-the-computer = The computer
play-your-turn = Your turn.
play-thinking = The computer is thinking…
play-trouble = The computer could not be loaded or has stopped. Reload the page.
