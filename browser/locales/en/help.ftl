### Help: first steps, and how to play by mail. What stands in <…>…</…> is a link or an
### example. Fetched with its page.

first-title = First steps
first-rules = See <games>the games and their rules</games>. Each page has boards in it that you can try.
first-sign-up = Choose a name and a password at <door>the front door</door>. A mail address is wanted only if you like to play by mail as well.
first-signed-up = You have a name in the house already.
first-computer = Begin with the computer: at the front door, under “New game”, choose <code>computer-1</code>. It answers at once.
first-move = Point at a house on the board and see where its last seed would fall; press it and it is sown. By keyboard, the arrow keys go from house to house and Enter plays.
first-people = Then play people: challenge somebody by name, or see in <lobby>the lobby</lobby> who waits for an opponent. Days pass between moves, as you both like.
first-mail = The house writes to you when it is your turn. <mail>You may answer by mail</mail>, and <letters>read every letter here</letters>.
first-told = A first game, move by move, in the house’s own words

help-rules = Rules of the games, and a game of each
help-example = A game, move by move
help-to-game = Play it
help-ways = One house, many doors
help-ways-about = The page, mails, the terminal and programs all say the same words to the house, and see the same boards.
help-by-mail = <mail>How to play by mail</mail>
help-by-commands = <commands>All commands</commands>: they work in a mail’s subject and in the command box
help-by-keyboard = By keyboard: on a board the arrow keys go about and Enter plays; at a finished game, or to look back, the arrow keys left and right go from move to move, Home and End to the ends.

mail-title = How to play by mail
mail-address-title = The house’s address
mail-address-about = Write “help” as the subject, and the house answers with where to begin. It reads plain text and HTML, and it answers machines and lists with silence.
mail-reply-title = Making a move
mail-reply-how = Reply to the letter that brought the board, type your move in the first line (just <code>c</code>) and send it. What you write beneath it goes to your opponent.
mail-reply-sheet = Or put the move where the <code>?</code> stands in the list of moves, and send that back.
mail-reply-safe = The house knows by the reply which board you mean, and plays the move only if nothing has happened there since. Where it is not certain what you mean, it asks and plays nothing. A mail that arrives twice is played once.
mail-subjects-title = Anything else: a command as the subject
mail-subjects-about = Press one and your mail program has it ready. With an empty subject, write several, one on each line. <commands>All commands</commands>
mail-subject-help = where to begin
mail-subject-signup = become a player, with the address you write from
mail-subject-list = the games of the house
mail-subject-challenge = begin a game
mail-subject-show = see a board
mail-subject-move = make a move in a mail of your own
mail-subject-notify = all boards of a day in one letter
mail-who-title = How the house knows you
mail-who-marks = A reply to one of its letters, from a confirmed address of yours, needs no password: the letter has a mark that is good until somebody moves.
mail-who-word = In a mail of your own you type your password, or better the <settings>word for mails</settings>, which can play and nothing else.
mail-who-held = Where neither is there, a letter asks you to confirm, and nothing is done until you have.
mail-much-title = How much mail
mail-much = Each board as it changes, one letter a day, only the first, or none; and quiet hours: in <settings>the settings</settings>. Letters about matches have an unsubscribe link. What was mailed and how it fared stands in <letters>your letters</letters>.
mail-own-words = The same in the house’s own words
