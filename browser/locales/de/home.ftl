### Der Eingang.

welcome = Willkommen bei Posthouse
welcome-about = Säspiele und OctiLite, gegen Menschen oder den Computer: auf dieser Seite, per Mail oder im Terminal, wie es dir heute passt.
welcome-games = Die Spiele und ihre Regeln ansehen
recent-games = Neueste Partien
recent-games-none = Noch hat niemand gespielt.
