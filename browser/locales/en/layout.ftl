### Posthouse in English. The other languages have the same keys; a text missing there is shown in
### English. draft = yes: no native speaker has reviewed the language yet.
### The header and footer of every page.

language-name = English
draft = no

house-name = Posthouse
# The title in the browser's tab.
title-of = { $words } – Posthouse
skip-to-main = Skip to content
challenge-title = New game
nav-main = Main
nav-play = Play
nav-watch = Watch
nav-learn = Learn
nav-tournaments = Tournaments
nav-lessons = Lessons
nav-puzzles = Puzzles
nav-games = Games
nav-players = Players
nav-analysis = Analysis
nav-help = Help
nav-letters = Inbox
nav-settings = Settings
nav-moderation = Moderation
nav-commands = Commands
nav-profile = Profile
tab-play = Play
tab-watch = Watch
tab-learn = Learn
tab-tournaments = Tournaments
tab-you = You
waits-for-you =
    { $n ->
        [one] One game waits for you
       *[other] { $n } games wait for you
    }
foot-mail = How to play by mail
foot-terms = Terms of use
foot-privacy = Privacy
banner-put-away = Hide
language-choice = Language
language-not-fetched = This language could not be loaded. Check your connection and choose it again.
translation-draft = This translation is a machine-made draft. Where it differs from the English text, the English applies.
theme-choice = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
log-out = Log out
connection-down = Connection lost. Reconnecting…
connection-down-kept = Connection lost. Your move is kept.
try-again = Try again
one-moment = One moment…
unreachable = Posthouse is not responding. Check your connection and try again.
part-not-fetched = This part of the page could not be loaded. Check your connection and try again. If that does not help, reload the page.
load-anew = Reload
player-here = { $name } is here
nothing-here = Page not found
no-such-page = There is no page at this address.
to-front-door = Go to the home page
newer-page = A newer version of this page is available.
newer-page-load = Update
away-title = Posthouse cannot be reached
away-about = You need a connection for your games with others, your inbox and everything else on Posthouse.
away-meanwhile = Available offline
away-play = Play against the computer
away-puzzles = Puzzles
away-lessons = Lessons
away-analysis = Analysis
away-games = The games and their rules
# In place of the name of a player who has deleted their account.
someone-who-left = someone who left
