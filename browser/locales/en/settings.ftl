### The settings page, loaded with it.

settings-log-in = Log in to see your settings. The settings below are for this browser.
settings-find = Find a setting
settings-none-found = No setting has this word.
settings-found =
    { $n ->
        [one] 1 section has this word.
       *[other] { $n } sections have this word.
    }
settings-group-mail = Mail
settings-group-playing = Playing
settings-group-people = Other players
settings-group-account = Account
settings-addresses = Mail addresses
settings-often = Mail frequency
settings-boards = Your boards
settings-vacation = Vacation
settings-matches = Game limits
settings-challenges = Challenges and friends
settings-blocks = Blocked players
settings-password = Password
settings-browser = This browser
settings-leaving = Your data and your account
settings-keep = Save
settings-your-password = Your password
settings-new-password = New password
address-confirmed = confirmed
address-unconfirmed = not confirmed yet: follow the letter sent there
address-suspended = mail was returned: enter it again and confirm it
address-replaced = stays until you have confirmed a new one
address-used = receives letters
address-new = Your addresses, one per line
address-hint = Letters go to the first confirmed address that accepts mail; you can write from any of them. Without one, read your letters on the page.
address-button = Change addresses
often-boards = Boards
often-each = every board as it changes
often-digest = all of a day in one letter, at 7 a.m.
often-once = only the first, until you play or visit
often-never = none: read them on the page
quiet-title = Quiet hours
quiet-some = no mail in these hours
quiet-from = from
quiet-until = until
quiet-zone = Your offset from UTC
quiet-zone-form = For example +1:00 or -3:30
letter-language-title = Language of letters
letter-language = Language
letter-language-off = as in my mail program
letter-language-hint = Letters and answers to your commands are in this language. When you choose a language for the page, letters follow.
mail-kind-broadcasts-title = Letters to everyone
mail-kind-broadcasts-on = You get the letters that others write to everyone.
mail-kind-broadcasts-off = You do not get the letters that others write to everyone.
mail-kind-broadcasts-start = Subscribe
mail-kind-broadcasts-stop = Unsubscribe
mail-kind-puzzle-title = Puzzle of the day
mail-kind-puzzle-on = You get it by mail each morning, with your daily letter if you have one.
mail-kind-puzzle-off = You do not get it by mail.
mail-kind-puzzle-start = Get it by mail
mail-kind-puzzle-stop = No more puzzles by mail
broadcast-write = Write to all subscribers
broadcast-hint = At most once a day.
broadcast-send = Send to everyone
boards-title = Single boards
boards-none = All your boards use the settings above, and you watch no boards of others.
boards-watched = watched;
boards-usual = Use default
boards-unwatch = Stop watching
boards-board = Board
boards-how = Letters
boards-watch = Watch a board of others
seat-about = Whose side is at the bottom of boards in letters, on the page and in the terminal.
seat-own = my own
seat-first = the first player’s (South, White), as on the old server
seat-hint = In games with numbered houses, the numbers are yours and you are always at the bottom. OctiLite boards are turned in letters only.
vacation-about = Your clocks are paused while you are on vacation; you can still move. 30 days a year.
vacation-days = { $from } to { $to }
vacation-now = now
vacation-end = End it and cancel what is planned
vacation-plan = Plan vacation
vacation-from = First day
vacation-to = Last day
settings-rest = Sleep and weekends
rest-about = Your clocks are paused in these hours and on these days; you can always move. A change takes effect at your next midnight and stays for at least a week.
rest-none = Your clocks run day and night, all week.
rest-sleep = Sleeping hours
rest-sleep-some = I sleep (ten hours at most)
rest-sleep-is = Your clocks are paused from { $from } to { $until }.
rest-weekend = Weekend (two days at most)
rest-weekend-is = They are paused on these days: { $days }.
rest-later = From { $when }: { $rest }
rest-zone = These hours are { $set } ahead of UTC; your clock here is { $here } ahead now. Change them yourself for summer time.
vacation-auto-about = A vacation can start automatically when you are about to run out of time, three days at a time, while you have any left. A letter informs you.
vacation-auto-is = When you are about to run out of time, a vacation starts automatically, three days at a time, while you have any left.
vacation-auto-on = Start automatically
vacation-auto-off = Do not start automatically
matches-about = Nobody can challenge you to more games than you want, and Posthouse can find you opponents.
matches-limited =
    { $n ->
        [one] at most one at a time
       *[other] at most { $n } at a time
    }
matches-sought =
    { $n ->
        [one] finding opponents until you have one game
       *[other] finding opponents until you have { $n } games
    }
matches-n = Number
matches-limit = Maximum at a time
matches-limit-hint = Leave empty for no limit.
matches-limit-button = Set limit
matches-seek = Find opponents until I have
matches-seek-hint = With the default clock, first move by lot. To stop, enter 0 or leave empty.
matches-seek-button = Seek
challenges-about = A challenge is an offer: no clock runs and nothing counts until you accept it. Choose who may challenge you, and whose challenges begin at once.
challenges-from = Challenges may come from
challenges-begin = They begin at once if they are from
circle-nobody = nobody
circle-friends = my friends
circle-rated = rated players and my friends
circle-everybody = everyone
settings-presence = Who sees that you are here
presence-about = While a page of Posthouse is open and visible, a dot beside your name says so to
presence-nobody = nobody
presence-opponents = people I play with, and my friends
presence-everybody = everyone
presence-hint = This is never stored. Players whom you block, or who block you, do not see it.
friends = My friends
friends-about = Your private list of the players whom you follow: nobody else sees it. Your home page and Watch show when they are online or play.
friends-none = Your list is empty.
friends-button = Add
blocks-none = You have blocked nobody.
blocks-since = since { $date }
blocks-name = A player’s name
blocks-button = Block
password-button = Change password
password-hint = This logs you out everywhere else.
mail-password-title = Mail password
mail-password-about = Get a separate password for use in emails. It can play, but cannot change your account.
mail-password-one = You have one. A new one replaces it.
mail-password-none = You have none.
mail-password-off = Remove mail password
mail-password-button = Get mail password
browser-about = Saved in this browser only.
export-button = Download everything
export-about = Everything Posthouse has about you, as a ZIP file: your account, your games and your letters. At most five times a day.
leaving-how = Delete my account
leaving-about = Your running games are resigned. Your name, addresses, letters, notes and messages are deleted permanently; your games remain, as those of “someone who left”. You cannot undo this, and nobody can use your name for a year. If you want to keep your data, download it first.
leaving-ask = Show what would end
leaving-button = Delete my account
leaving-sure = I am sure
settings-programs = Programs
programs-about = A program of yours, such as a bot, can play for you. It uses its own token instead of your password.
programs-for = A program asks for a token of { $name }. It sees and does only what is ticked; create it only if you know the program.
programs-log-in = A program asks for a token of your account.
programs-all = All tokens and programs
programs-bot = This account is a bot
programs-bot-about = If a program plays for this account, say so: others see that it is a bot, in challenges too, and it is ranked among the bots. This cannot be undone. To play yourself, sign up with another name.
programs-is-bot = This account is a bot: others see it, and it is ranked among the bots.
programs-bot-sure = A program plays for this account, for ever
programs-bot-button = Make it a bot
programs-tokens = Tokens
programs-tokens-about = A token allows only what you choose, can never change your account, and stops working when you revoke it.
programs-name = Name
programs-name-form = Letters from a to z, digits, - and _
programs-scopes = Permissions
programs-may-read = see what you see
programs-may-play = play for you
programs-may-talk = write in your name
programs-may-webhook = create and end webhooks
programs-may-moderate = moderate: what the page Moderation does
programs-scope-read = sees
programs-scope-play = plays
programs-scope-talk = writes
programs-scope-webhook = creates webhooks
programs-scope-moderate = moderates
programs-used = last used on { $when }
programs-unused = not used yet
programs-once = The answer shows a secret that your program needs. It is shown only once: copy it.
programs-make = Create token
programs-revoke = Revoke
programs-hooks = Webhooks
programs-hooks-about = Events in your games are sent to a web address, at once and signed. If it does not respond, Posthouse retries for two days.
programs-hook-address = Address
programs-hook-make = Create webhook
hook-works = Working
hook-retries = Not accepted: { $why }. Next try on { $when }.
hook-stopped = Stopped on { $when }: { $why }. A test that is accepted starts it again.
hook-test = Send a test
hook-again = Send again
hook-deliveries = Last deliveries
hook-none = Nothing has been sent yet.
hook-event = Event { $id } ({ $kind })
hook-tested = Test
hook-sending = Sending…
hook-status = HTTP status { $status }
hook-took = { $ms } ms
hook-attempt = attempt { $n }
hook-loopback = This server is set up for development: webhooks may be at http://localhost, too.
hook-check = Check the signature
hook-check-about = Each event is signed with the webhook’s secret and looks like this:
hook-check-python = Reject it if the signature differs or is older than five minutes. In Python:
password-others = Log me out everywhere else
password-tokens = Revoke my programs’ tokens, too
settings-sessions = Where you are logged in
sessions-about = The browsers and programs in which you are logged in. A session ends after 30 days.
sessions-unknown = unknown browser
sessions-here = this one
sessions-times = since { $begun }, last used { $used }
sessions-end-others = Log out everywhere else
settings-two-factor = Two-factor authentication
two-factor-about = Log in with your password and a code from an app on your phone, so that a stolen password is not enough. Your password then no longer works in mails; your mail password does.
two-factor-is-off = It is off.
two-factor-is-on =
    { $n ->
        [one] On since { $when }. One recovery code is left.
       *[other] On since { $when }. { $n } recovery codes are left.
    }
two-factor-begin = Set up
two-factor-scan = Scan this with an authenticator app, then type the code it shows.
two-factor-picture = QR code for an authenticator app
two-factor-by-hand = Enter the key by hand
two-factor-open = Open it in an app on this device
two-factor-on = Turn on
two-factor-off = Turn off
two-factor-new-codes = Get new recovery codes
programs-expires = valid until { $when }
programs-expired = expired on { $when }
programs-days = Valid for how many days
address-saved = Saved. A new address counts once you have followed the link in the letter that we send there.
password-is-changed = Your password is changed.
password-logged-out = You are logged out everywhere else.
password-tokens-void = Your programs’ tokens no longer work.
password-reset-done = Your password is changed: log in with the new one. The link no longer works.
mail-password-made = Your mail password. Copy it now: it is not shown again. Use it in your mails instead of your password, as in “wari move 12 { $name } MAIL-PASSWORD c”.
mail-password-removed = Your mail password no longer works.
programs-token-made = Your token. Copy it now: it is not shown again.
programs-secret-made = The secret that signs its events. Copy it now: it is not shown again.
two-factor-now-on = Two-factor authentication is on. From now on you log in with your password and a code. In mails, use your mail password.
two-factor-now-off = Two-factor authentication is off: your password alone opens your account again.
two-factor-keep-codes = Keep these recovery codes where you keep important papers: each replaces one code, once, if you lose your device. They are not shown again.
leaving-running =
    { $n ->
        [0] You have no running games.
        [one] One running game would be resigned.
       *[other] { $n } running games would be resigned.
    }
broadcast-sent =
    { $n ->
        [one] Sent to one player.
       *[other] Sent to { $n } players.
    }
vacation-used = { $used } of { $most } days of this year are used or planned.
