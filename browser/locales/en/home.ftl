### The home page.

welcome = Welcome to Posthouse
welcome-about = Play sowing games and OctiLite against people or the computer: on this page, by mail or in a terminal.
welcome-games = See the games and their rules
recent-games = Recent games
recent-games-none = No games have been played yet.
