### The settings: all that a player can settle about himself. Fetched with their page.

settings-log-in = Log in to see what is set for you. What follows is about this browser.
settings-addresses = Mail addresses
settings-often = How many letters
settings-vacation = Vacation
settings-matches = How many games
settings-password = Password
settings-browser = This browser
settings-leaving = Leaving the house
settings-keep = Keep
settings-your-password = Your password
settings-new-password = New password
address-confirmed = confirmed
address-unconfirmed = not confirmed yet: the letter sent there says how
address-suspended = mail came back: give it once more to have it confirmed again
address-used = letters go here
address-new = Your addresses, one on each line
address-hint = Letters go to the first that is confirmed and takes them, and you may write from each. With none your letters wait on the page.
address-button = Change the addresses
often-boards = Boards
often-each = every board as it changes
often-digest = all of a day in one letter, at seven in the morning
often-once = only the first, until you have played or looked in
often-never = none; they wait on the page
quiet-title = Quiet hours
quiet-some = mail nothing in these hours
quiet-from = from
quiet-until = until
quiet-zone = How far your clock is ahead of UTC
quiet-zone-form = As in +1:00 or -3:30
broadcasts-title = Letters to everybody
broadcasts-on = You get what others write to everybody.
broadcasts-off = You do not get what others write to everybody.
broadcasts-start = I want them
broadcasts-stop = No more of them
broadcast-write = Write to everybody who wants such letters
broadcast-hint = Once a day at most.
broadcast-send = Send to everybody
boards-title = Boards of their own
boards-none = All your boards are as said above, and you watch none of others.
boards-watched = watched;
boards-usual = As usual
boards-unwatch = Watch no more
boards-board = Board
boards-how = Letters
boards-watch = I watch this board of others
vacation-about = While you are on vacation your clocks stand still; you may still move. 30 days in a year.
vacation-days = { $from } to { $to }
vacation-now = now
vacation-end = End it and drop what is planned
vacation-plan = Plan it
vacation-from = First day
vacation-to = Last day
settings-rest = Sleep and weekends
rest-about = Your clocks stand still in these hours and on these days; you may always move. A change holds from your next midnight on, and for a week at least.
rest-none = Your clocks run by day and night, all week.
rest-sleep = Sleeping hours
rest-sleep-some = I sleep: ten hours at most
rest-sleep-is = Your clocks stand still from { $from } to { $until }.
rest-weekend = Weekend: two days at most
rest-weekend-is = They stand still on these days: { $days }.
rest-later = From { $when } on: { $rest }
rest-zone = These hours are of a clock { $set } ahead of UTC; yours here is { $here } ahead now. Summer time is yours to set.
vacation-auto-about = A vacation can begin by itself when your time is nearly up, three days at a time, while you have any left. A letter tells you so.
vacation-auto-is = When your time is nearly up, a vacation begins by itself, three days at a time, while you have any left.
vacation-auto-on = Let it begin by itself
vacation-auto-off = Do not let it begin by itself
matches-about = Nobody can challenge you to more games than you want, and the house can find you opponents.
matches-limited =
    { $n ->
        [one] at most one at a time
       *[other] at most { $n } at a time
    }
matches-sought =
    { $n ->
        [one] seeking until there is one
       *[other] seeking until there are { $n }
    }
matches-n = Number
matches-limit = Never more at a time than
matches-limit-hint = Without a number: as many as come.
matches-limit-button = Set the limit
matches-seek = Pair me with others until I have
matches-seek-hint = With the usual clock, the first move by lot. 0 or no number: no more.
matches-seek-button = Seek
password-button = Change the password
password-hint = You are logged out everywhere else.
mail-password-title = A word for mails
mail-password-about = The house chooses a word that you type in mails instead of your password. It can play, and cannot change your account.
mail-password-one = You have one. A new one makes it void.
mail-password-none = You have none.
mail-password-off = none any more
mail-password-button = Get a new word
browser-about = Kept in this browser only.
browser-boards = Boards
browser-counts = Show how many seeds are in each house
browser-sound = Let seeds be heard
browser-volume = How loud
leaving-how = How to leave
leaving-about = Your running games are resigned and your addresses forgotten. Your name and your games stay; nobody else can have the name.
leaving-button = Leave the house
leaving-sure = I am sure
