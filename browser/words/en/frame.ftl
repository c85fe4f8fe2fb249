### Posthouse in English. Every other language has the same names; what one of them lacks is shown in
### English. A language whose words nobody who grew up with it has read says so: draft = yes
### What stands around every page.

language-name = English
draft = no

house-name = Posthouse
nav-main = Main
nav-games = Games
nav-commands = Commands
log-out = Log out
connection-down = The connection to the house is down. It is tried again by itself.
try-again = Try again
one-moment = One moment…
part-not-fetched = This part of the page could not be fetched. Check your connection and try again; if that does not help, load the page anew.
load-anew = Load the page anew
nothing-here = Nothing here
no-such-page = The house has no such page.
to-front-door = Go to the front door
