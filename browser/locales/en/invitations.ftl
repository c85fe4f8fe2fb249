### Playing a friend by link, and guests.

invite-title = Play a friend
invite-about = You get a link to send. Whoever opens it plays you; neither of you needs an account.
invite-to-sign-up = Here everybody plays under a name: <signup>sign up</signup> or <login>log in</login>, then you get a link to send.
invite-open = Links that wait for a friend
invite-show = Show the link

invite-ready = Send this link to your friend
invite-link = The link
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-picture = The link as a QR code, to be scanned with a phone
invite-scan = Sitting side by side? Your friend can scan this.
invite-waiting = Waiting for your friend. The game will open here when they accept.
invite-until = The link works once, until { $day }.
invite-withdraw = Withdraw the link

invite-from = { $name } invites you to a game of { $game }
invite-play = Play
invite-as-guest = You need no account: you play as a guest, unrated.
invite-as-player = You play as { $name }.
invite-sign-up = Here everybody plays under a name: <signup>sign up</signup> or <login>log in</login>, then open this link again.
invite-rules = How { $game } is played
invite-first-me = { $name } moves first.
invite-first-you = You move first.
invite-first-lot = The lot decides who moves first.
invite-new = Get a link of your own

guest-note = You play as { $name }, a guest. <signup>Sign up</signup> to keep your games for good and to play everybody.
