### Posthouse in English. Every other language has the same names; what one of them lacks is shown in
### English. A language whose words nobody who grew up with it has read says so: draft = yes
### What stands around every page.

language-name = English
draft = no

house-name = Posthouse
# The name of a page in the browser's tab.
title-of = { $words } – Posthouse
skip-to-main = Skip to the page itself
menu = Menu
nav-main = Main
nav-lobby = Lobby
nav-play = Practice
nav-lessons = Lessons
nav-puzzles = Puzzles
nav-games = Games
nav-players = Players
nav-analysis = Analysis
analysis-open = Analyse this game
nav-help = Help
nav-letters = Letters
nav-settings = Settings
nav-moderation = Moderation
nav-commands = Commands
your-turn-in =
    { $n ->
        [one] It is your turn in one game
       *[other] It is your turn in { $n } games
    }
foot-mail = How to play by mail
foot-terms = Terms of use
foot-privacy = Privacy
banner-put-away = Hide
language-choice = Language
language-not-fetched = This language could not be fetched. Check your connection and choose it again.
translation-draft = This translation is a draft made by a machine. English counts where they differ.
theme-choice = Light or dark
theme-system = as on this device
theme-light = light
theme-dark = dark
log-out = Log out
connection-down = The connection to the house is down. It is tried again by itself.
try-again = Try again
one-moment = One moment…
unreachable = The house does not answer. Check your connection and try again.
part-not-fetched = This part of the page could not be fetched. Check your connection and try again; if that does not help, load the page anew.
load-anew = Load the page anew
nothing-here = Nothing here
no-such-page = The house has no such page.
to-front-door = Go to the front door
newer-page = A newer version of this page is here.
newer-page-load = Load it
away-title = The house cannot be reached
away-about = Your games with others, your letters and everything else that happens in the house need a connection to it.
away-meanwhile = What needs no house
away-play = Play against the computer
away-puzzles = Puzzles
away-lessons = Lessons
away-analysis = Analysis
away-games = The games and their rules
# Who has deleted their account, in place of the name.
someone-who-left = someone who left
