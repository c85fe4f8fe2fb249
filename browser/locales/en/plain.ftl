### The pages without scripts, at /plain. The server alone reads this file. The operators' page there is in English.

plain-nav = Main
plain-games = Games
plain-lobby = Waiting room
plain-tournaments = Tournaments
plain-commands = Commands
plain-letters = Letters
plain-settings = Settings
plain-you-are = You are { $name }.
plain-log-out = Log out
plain-terms = Terms of use
plain-privacy = Privacy
plain-next = Next page
plain-none = None.
plain-not-found = Page not found
plain-not-found-about = There is no such page.
plain-to-start = Go to the start page

## Home

plain-my-games = My games
plain-about = Sowing games and OctiLite, a move a day or a move a second: here without scripts, by mail, in a terminal, or on the full page.
plain-log-in = Log in
plain-log-in-first = Log in first.
plain-your-name = Your name
plain-your-password = Your password
plain-code = Code, if you use two-factor authentication
plain-sign-up = Sign up
plain-signup-closed = This site takes no new players now.
plain-signup-invitation = New players come by invitation: ask a player for a link to a game and open it on the full page.
plain-choose-name = Choose a name
plain-choose-password = Choose a password
plain-address = Mail address, to play by mail
plain-running = Running games
plain-finished = Finished
plain-challenges-to-you = Challenges to you
plain-challenges-by-you = Challenges by you
plain-match = { $first } against { $second }
plain-over = over
plain-not-accepted = not accepted yet
plain-your-turn = your turn
plain-to-move = { $name } to move
plain-new-game = New game
plain-game = Game
plain-against = Against
plain-player-below = the player below
plain-player = Player
plain-first = Who moves first
plain-first-lot = by lot
plain-first-me = I do
plain-first-opponent = my opponent
plain-clock = Time for each player
plain-clock-choice = { $bank } + { $increment } per move
plain-clock-none = no clock
plain-etiquette = Etiquette
plain-etiquette-default = the game’s default
plain-etiquette-on = on: touch-move
plain-etiquette-off = off
plain-style = The computer’s style
plain-challenge = Challenge
plain-name-opponent = Enter the name of the player you want to challenge.
plain-time-loses = A player who runs out of time loses.
plain-command = Command
plain-command-field = A command, as in a mail: help, wari show 3 …
plain-text = Text
plain-send = Send

## A match

plain-players = { $game }: { $first } ({ $seat }) against { $second } ({ $other }).
plain-reload = Reload
plain-response = Your response
plain-accept = Accept
plain-decline = Decline
plain-withdraw = Withdraw
plain-offer-draw = offer a draw
plain-ask-takeback = ask for a takeback
plain-resign = resign
plain-yield = give the first move to the opponent
plain-other-actions = Other actions
plain-draw-takeback-resign = Draw, takeback, resign
plain-action = Action
plain-your-move = Your move
plain-move-message = Message with your move (optional)
plain-play = Play
plain-message = Message
plain-moves = Moves
plain-previous-move = Previous move
plain-current-position = Current position
plain-form-empty = The form was empty; nothing was done.

## Letters and confirmations

plain-no-letters = None yet.
plain-older-letters = Older letters
plain-confirm = Confirm
plain-confirm-token = Token from the letter
plain-reset = Choose a new password
plain-reset-token = Token from the operator’s link
plain-reset-about = The link works once. You will be logged out everywhere; log in with the new password.
plain-new-password = New password (at least 6 characters)
plain-change-password = Change password

## Waiting room

plain-bot = (bot)
plain-moves-first = { $name } moves first
plain-opponent-first = the opponent moves first
plain-lot-first = first mover by lot
plain-unrated = unrated
plain-withdraw-board = Withdraw { $board }
plain-play-at = Play at { $board }
plain-rating-field = Ratings, such as 1400-1700, 1400- (at least) or -1700 (at most)
plain-within-field = At most this many points from my rating
plain-established-field = Provisional ratings (1500?)
plain-allowed = allowed
plain-not-allowed = not allowed
plain-programs = Programs
plain-programs-allowed = programs of other players allowed
plain-people-only = people only
plain-computer-too = also the computer, if nobody accepts for a day
plain-repeat = Number of matches
plain-post = Post
plain-post-challenge = Post a challenge
plain-nobody-waits = Nobody is waiting at the moment.
plain-log-in-to-play = Log in to play

## Tournaments and standings

plain-tournament = Tournament { $name }
plain-no-tournaments = There are no tournaments yet. “GAME tournament NAME” announces one.
plain-log-in-to-join = Log in to join.
plain-join = Join
plain-here = I am here
plain-leave = Leave
plain-pause = Pause
plain-bye = Bye in the next round (½ point)
plain-play-next = Play the next round
plain-leave-resign = Leave and resign running matches
plain-call-off = Call off
plain-games-over = Games that are over
plain-series-all = Series
plain-series = Series { $name }
plain-series-join = Enter each tournament
plain-series-end = End the series
plain-teams = Teams
plain-team = Your team, if you belong to several
plain-team-join = Join the team
plain-team-leave = Leave the team
plain-team-admit = Admit
plain-team-remove = Remove
plain-team-captain = Make captain
plain-place = Place
plain-seed = Seed
plain-points = Points
plain-won = Won
plain-drawn = Drawn
plain-lost = Lost
plain-left = (withdrawn)
plain-board = board { $board }
plain-standings = Standings
plain-standings-of = Standings of { $game }
plain-bots = Bots
plain-week = The ranking of the week
plain-bots-of = Bots in { $game }
plain-rating = Rating
plain-nobody-follows = Nobody follows.

## Settings and webhooks

plain-log-in-settings = Log in to see your settings
plain-blocked = Blocked players
plain-blocked-about = You and a blocked player cannot challenge or write to each other, or accept each other’s open challenges. Running matches continue without chat; tournaments still pair you.
plain-unblock = Unblock { $name }
plain-nobody = Nobody.
plain-players-name = A player’s name
plain-block = Block
plain-data = Your data
plain-download = Download everything Posthouse has stored about you
plain-download-about = (a ZIP file: your account, games and letters)
plain-delete = Delete my account
plain-delete-about = You resign your running games. Your name, your addresses, your letters, your notes and what you wrote are deleted. Your games stay, as those of “someone who left”. You cannot come back, and nobody can take your name for a year. Download everything first, if you want to keep it.
plain-delete-yes = Type “yes” to delete it permanently
plain-more-settings = Change all other settings with commands, as in a mail: “help notify”, “help vacation”, “help seek”.
plain-all-commands = All commands
plain-moderation = Moderation
plain-webhooks = Webhooks
plain-log-in-webhooks = Log in to see your webhooks
plain-webhooks-about = Posthouse sends the events of your matches to a web address of yours, one at a time and signed with the webhook’s secret. docs/api.md says how a program checks the signature.
plain-nothing-sent = Nothing has been sent yet.
plain-send-again = Send { $event } again
plain-webhook = Webhook { $name }
plain-send-test = Send a test
plain-revoke = Revoke
plain-new-webhook = New webhook
plain-name = Name
plain-url = Address, which begins with https://
plain-create-webhook = Create webhook
plain-secret-once = Its secret is shown once, on the next page.

## Openings

plain-openings = Openings
plain-openings-of = Openings of { $game }
plain-after = After { $moves }:
plain-back = Back a move
plain-not-reached = No finished game reached this position, and it is not in the book.
plain-move = Move
plain-book = Book
plain-seat-won = { $seat } won
plain-book-about = Book: by how much the player to move comes out ahead with best play, and how many plies deep that was computed.
plain-book-move = { $score }, { $n } plies
plain-wins = wins
plain-any = all
plain-ratings = Ratings
plain-rating-below = below { $rating }
plain-rating-from = from { $rating }
plain-pace = Pace
plain-live = live
plain-correspondence = correspondence
plain-ended = Ended
plain-since-month = since { $month }
plain-not-reached-so = No finished game of this kind reached this position, and it is not in the book.
plain-loses = loses

## The files of each month

plain-months = The games of each month
plain-months-about = All games that ended in a month, as text with the time of each move, for programs and for study: compressed by Zstandard, which “unzstd” unpacks. A broken download goes on where it ended.
plain-months-left = When a player leaves, the months with their games are made again without the name. If you keep these files, fetch them again from time to time, and pass on no older ones.
plain-months-none = There are no files of whole months yet.
plain-month = Month
plain-kilobytes = kB
plain-checksum = Checksum
