### Die Seite, die zeigt, womit man lernen kann.

learn-games = Spiele und Regeln
learn-more = Üben und Hilfe
learn-puzzles = Stellungen, in denen genau ein Zug richtig ist
learn-analysis = Eine Partie oder Stellung mit dem Computer untersuchen
learn-help = Erste Schritte, Regeln, Tastatur
learn-mail = Per Mail spielen
learn-mail-about = Mit deinem Zug auf einen Brief antworten
learn-commands = Alle Befehle, per Mail und im Terminal
