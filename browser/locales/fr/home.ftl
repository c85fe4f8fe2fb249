### L’entrée.

welcome = Bienvenue sur Posthouse
welcome-about = Des jeux de semailles et OctiLite, contre des gens ou contre l’ordinateur : dans cette page, par courriel ou dans un terminal, comme il vous convient aujourd’hui.
welcome-games = Voir les jeux et leurs règles
recent-games = Parties récentes
recent-games-none = Personne n’a encore joué.
