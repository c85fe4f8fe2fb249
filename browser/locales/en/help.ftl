### Help: first steps, and how to play by mail. <…>…</…> is a link or an example.

first-title = First steps
first-rules = See <games>the games and their rules</games>. Each page has boards in it that you can try.
first-sign-up = Choose a name and a password and <signup>sign up</signup>. You need a mail address only if you also want to play by mail.
first-signed-up = You are already registered.
first-computer = Start with the computer: press “New game”, and choose the computer at level 1. It replies at once.
first-move = Point at a house on the board to see where its last seed would fall; press it to sow. On the keyboard, choose a house with the arrow keys and play it with Enter.
first-people = Then play against people: challenge someone by name, or find an opponent in <lobby>the waiting room</lobby>. A move may take days if you both like it that way.
first-mail = Posthouse writes to you when it is your turn. <mail>You can reply by mail</mail> and <letters>read every letter here</letters>.
first-told = A first game, move by move, as the help command shows it

help-rules = Rules and an example of each game
help-example = A game, move by move
help-to-game = Play
help-ways = Ways to play
help-ways-about = The page, mail, the terminal and programs use the same commands and show the same boards.
help-by-mail = <mail>How to play by mail</mail>
help-by-commands = <commands>All commands</commands>: use them in the subject of a mail or in the command box
help-by-keyboard = Keyboard: on a board, choose with the arrow keys and play with Enter. In a finished game, or to look back, the left and right arrow keys step from move to move; Home and End go to the beginning and the end.

mail-title = How to play by mail
mail-address-title = Address for mails
mail-address-about = Send a mail with the subject “help”, and Posthouse replies with instructions. It reads plain text and HTML, and does not reply to automatic mails or mailing lists.
mail-reply-title = Making a move
mail-reply-how = Reply to the letter that shows the board: type your move in the first line (just <code>c</code>) and send it. Anything you write below it goes to your opponent.
mail-reply-sheet = Or replace the <code>?</code> in the list of moves with your move, and send that back.
mail-reply-safe = Your reply tells Posthouse which board you mean, and your move is played only if nothing has changed there since. If a reply is ambiguous, Posthouse asks instead of playing. A mail that arrives twice is played once.
mail-subjects-title = Other commands: in the subject
mail-subjects-about = Press one to open it in your mail program. To send several, leave the subject empty and write one on each line. <commands>All commands</commands>
mail-subject-help = get started
mail-subject-signup = register with the address you write from
mail-subject-list = list the games
mail-subject-challenge = start a game
mail-subject-show = see a board
mail-subject-move = make a move in a new mail
mail-subject-notify = get all boards of a day in one letter
mail-who-title = How Posthouse recognizes you
mail-who-marks = A reply to a letter, sent from one of your confirmed addresses, needs no password: the letter contains a token that is valid until the next move.
mail-who-word = In a new mail, type your password or, better, your <settings>mail password</settings>, which can play but not change your account.
mail-who-held = Without either, a letter asks you to confirm, and nothing happens until you do.
mail-much-title = Mail frequency
mail-much = In <settings>the settings</settings>, choose a letter for each board as it changes, one letter a day, only the first, or none; you can also set quiet hours. Letters about games have an unsubscribe link. <letters>Your inbox</letters> shows what was mailed and whether it was delivered.
mail-own-words = The same, as the help command shows it
