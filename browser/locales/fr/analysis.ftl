### Revoir et analyser : la page /analysis.

analysis-title = { $game } : analyse
analysis-board = plateau { $board }
analysis-choose = Revoir et analyser
analysis-choose-about = Choisissez un jeu pour jouer librement depuis le début, ou composez une position. Pour analyser une partie jouée ici, ouvrez-la depuis sa propre page.
analysis-to-chooser = Tous les jeux
analysis-set-up = Composer une position
analysis-no-rules = Les règles n’ont pas pu être chargées. Rechargez la page.
analysis-no-game = Il n’y a pas de jeu nommé « { $game } ». Choisissez-en un dans la liste.
analysis-no-address = Cette adresse ne dit rien que l’on puisse montrer pour { $game }. Commencez plutôt par le début.
analysis-panels = En savoir plus sur cette partie

# Qui a l’avantage. $amount compte des graines ou des pions.
analysis-score = Qui a l’avantage
analysis-even = Égalité
analysis-better-sowing = { $role ->
    [you] Vous avez
   *[they] { $who } a
  } { NUMBER($amount, minimumFractionDigits: 1) } { NUMBER($amount, minimumFractionDigits: 1) ->
    [one] graine
   *[other] graines
  } d’avantage
analysis-better-octilite = { $role ->
    [you] Vous avez
   *[they] { $who } a
  } { NUMBER($amount, minimumFractionDigits: 1) } { NUMBER($amount, minimumFractionDigits: 1) ->
    [one] pion
   *[other] pions
  } d’avantage
analysis-has-won = { $role ->
    [you] Vous avez gagné
   *[they] { $who } a gagné
  }
analysis-wins-in = { $role ->
    [you] Vous gagnez
   *[they] { $who } gagne
  } en { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
  }
analysis-wins-by-sowing = { $role ->
    [you] Vous gagnez
   *[they] { $who } gagne
  } en { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
  }, avec { $margin ->
    [one] { $margin } graine d’avance
   *[other] { $margin } graines d’avance
  }
analysis-wins-by-octilite = { $role ->
    [you] Vous gagnez
   *[they] { $who } gagne
  } en { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
  }, avec { $margin ->
    [one] { $margin } pion d’avance
   *[other] { $margin } pions d’avance
  }

# Les coups.
analysis-moves = Coups
analysis-no-moves = Aucun coup pour l’instant : jouez-en un sur le plateau.
analysis-side-lines = Au lieu de { $move }
analysis-commented = avec un commentaire
analysis-mark-1 = erreur
analysis-mark-2 = grosse erreur
analysis-beginning = Le début.
analysis-result-won = { $role ->
    [you] Vous avez gagné.
   *[they] { $who } a gagné.
  }
analysis-result-draw = Partie nulle.
analysis-steps = Parcourir la partie
analysis-first = Première position
analysis-back = Coup précédent
analysis-play = Lecture automatique
analysis-pause = Pause
analysis-on = Coup suivant
analysis-last = Dernier coup
analysis-next-mistake = Erreur suivante
analysis-next-capture = Grosse prise suivante
analysis-notes = Le coup affiché
analysis-comment = Commentaire sur { $move }
analysis-comment-start = Texte avant le premier coup
analysis-sign = Signe
analysis-no-sign = aucun
analysis-promote = Monter la variante
analysis-make-main = En faire la ligne principale
analysis-delete = Supprimer à partir d’ici

# L’ordinateur dans la page.
analysis-computer = Ordinateur
analysis-think = Réfléchir
analysis-lines = Lignes
analysis-over = La partie est finie ici.
analysis-starting = Mise en route…
analysis-depth-busy = Profondeur { $depth }, positions vues : { $nodes }, la réflexion continue
analysis-depth-done = Profondeur { $depth }, positions vues : { $nodes }
analysis-fair-live = Cette partie est encore en cours : on peut la parcourir ici, sans l’ordinateur. Quand elle sera finie, toute la page sera ouverte.
analysis-fair-own = Cette position se trouve sur un de vos plateaux, et la partie est encore en cours : aucun ordinateur n’aide avant la fin.

# Le bilan d’une partie entière.
analysis-report = Bilan
analysis-report-empty = Jouez ou ouvrez d’abord une partie : l’ordinateur juge alors chacun de ses coups.
analysis-report-begin = Analyser tous les coups
analysis-report-stop = Arrêter
analysis-effort = Soin
analysis-effort-quick = rapide
analysis-effort-careful = soignée
analysis-effort-deep = très soignée
analysis-report-so-far = { $done } positions sur { $all }
analysis-report-begins = La partie est en cours d’analyse.
analysis-report-ready = Le bilan est prêt. { $first }
analysis-course = Cours de la partie
analysis-after = Coup { $ply }, { $move }
analysis-course-sides = { $role ->
    [you] Au-dessus du milieu, vous avez l’avantage ; au-dessous, { $other }.
   *[they] { $other-role ->
        [you] Au-dessus du milieu, { $who } a l’avantage ; au-dessous, vous.
       *[they] Au-dessus du milieu, { $who } a l’avantage ; au-dessous, { $other }.
      }
  }
analysis-totals = { $mistakes ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $mistakes } erreurs
  }, { $blunders ->
    [0] aucune grosse erreur
    [one] une grosse erreur
   *[other] { $blunders } grosses erreurs
  }, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $unit ->
    [seed] { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) ->
        [one] graine perdue
       *[other] graines perdues
      }
   *[pod] { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) ->
        [one] pion perdu
       *[other] pions perdus
      }
  } par coup
analysis-no-mistakes = Aucune erreur : aucun coup n’a coûté ne serait-ce qu’une graine ou un pion.
analysis-instead-of = Avec le meilleur coup, { $best } ; après celui-ci, { $played }.
analysis-why-lets-win = { $role ->
    [you] Il vous permet de gagner, en commençant par { $move }.
   *[they] Il permet à { $who } de gagner, en commençant par { $move }.
  }
analysis-why-base = { $plies ->
    [one] { $role ->
        [you] Il vous permet d’arriver sur une base par { $last }.
       *[they] Il permet à { $who } d’arriver sur une base par { $last }.
      }
   *[other] { $role ->
        [you] Il vous permet d’arriver sur une base par { $last }, en commençant par { $move }.
       *[they] Il permet à { $who } d’arriver sur une base par { $last }, en commençant par { $move }.
      }
  }
analysis-why-captured-all = { $plies ->
    [one] { $role ->
        [you] Il vous permet de capturer le dernier pion par { $last }.
       *[they] Il permet à { $who } de capturer le dernier pion par { $last }.
      }
   *[other] { $role ->
        [you] Il vous permet de capturer le dernier pion par { $last }, en commençant par { $move }.
       *[they] Il permet à { $who } de capturer le dernier pion par { $last }, en commençant par { $move }.
      }
  }
analysis-why-misses-win = { $move } aurait gagné.
analysis-why-lets-capture = { $role ->
    [you] Il vous permet de capturer par { $move }.
   *[they] Il permet à { $who } de capturer par { $move }.
  }
analysis-better = Mieux : { $line }
analysis-more = Plus

# Le cours de la partie.
review-won = { $role ->
    [you] Vous avez gagné.
   *[they] { $who } a gagné.
  }
review-drawn = Partie nulle.
review-even = Personne n’a jamais mené d’{ $unit ->
    [seed] une graine entière
   *[pod] un pion entier
  }.
review-led-from = { $role ->
    [you] Vous avez eu l’avantage à partir du coup { $n }.
   *[they] { $who } a eu l’avantage à partir du coup { $n }.
  }
review-led-until = { $role ->
    [you] Vous avez eu l’avantage jusqu’au coup { $n }{ $gave }.
   *[they] { $who } a eu l’avantage jusqu’au coup { $n }{ $gave }.
  }
review-gave = { $role ->
    [you] { $move } vous a donné
   *[they] { $move } a donné à { $who }
  } { $unit ->
    [seed] { $count ->
        [one] { $count } graine
       *[other] { $count } graines
      }
   *[pod] { $count ->
        [one] { $count } pion
       *[other] { $count } pions
      }
  }
review-gave-win = { $role ->
    [you] { $move } vous a laissé gagner
   *[they] { $move } a laissé gagner { $who }
  }
review-costliest = Le coup le plus coûteux fut le { $n } : { $gave }.
review-better-idea = { $move } était meilleur : ce coup { $ideas }.
review-moments = Ce qui a décidé de la partie
review-moment = Le coup affiché
review-cost = coût : { $count } { $unit ->
    [seed] { $count ->
        [one] graine
       *[other] graines
      }
   *[pod] { $count ->
        [one] pion
       *[other] pions
      }
  }
review-learn = Apprendre des erreurs
review-learn-yours = Apprendre de mes erreurs
mistake-number = Erreur { $number } sur { $count }
mistake-task = { $role ->
    [you] Au coup { $n }, vous avez joué { $move }. Trouvez un meilleur coup.
   *[they] Au coup { $n }, { $who } a joué { $move }. Trouvez un meilleur coup.
  }
mistake-right = C’est mieux.
mistake-shown = Voilà ce qui aurait été mieux.
mistake-why = { $role ->
    [you] Vous avez joué
   *[they] { $who } a joué
  } { $move }. { $why }
mistake-checking = Vérification…
mistake-wrong = { $move } ne suffit pas.
mistake-reveal = Montrer la solution
mistake-next = Erreur suivante
mistake-stop = Arrêter
mistake-end = Retour au bilan

# Les tables de finales.
analysis-endings = Valeurs exactes

# Explorateur d’ouvertures.
analysis-explorer = Explorateur
analysis-explorer-none = Aucune partie terminée sur Posthouse n’a atteint cette position dans ses 24 premiers coups.
analysis-explorer-about = { $games ->
    [one] { $games } partie terminée a atteint cette position.
    [many] { $games } de parties terminées ont atteint cette position.
   *[other] { $games } parties terminées ont atteint cette position.
  } Ce qu’on y a joué, et comment les parties ont fini :
analysis-explorer-none-so = Aucune partie finie de cette sélection n’a atteint cette position dans ses 24 premiers coups.
analysis-explorer-filter = Quelles parties
analysis-explorer-filter-set = Quelles parties : une sélection
analysis-explorer-all = Toutes les parties
analysis-explorer-any = toutes
analysis-explorer-ratings = Classements
analysis-explorer-rating-below = moins de { $rating }
analysis-explorer-rating-from = à partir de { $rating }
analysis-explorer-pace = Cadence
analysis-explorer-live = en direct
analysis-explorer-correspondence = par correspondance
analysis-explorer-first-month = Depuis le mois
analysis-explorer-last-month = Jusqu’au mois
analysis-explorer-move = Coup
analysis-explorer-games = Parties
analysis-explorer-won = { $who } a gagné
analysis-explorer-drawn = nulles
analysis-explorer-book = Livre
analysis-explorer-book-about = Livre : l’avance de { $who } à attendre si chacun joue au mieux, et la profondeur du calcul en coups ({ $positions } positions, { $date }).

# Liens, images, texte.
analysis-share = Partager
analysis-links = Liens
analysis-copy-link = Copier le lien vers cette position
analysis-copy-study = Copier un lien avec toutes les variantes et tous les commentaires
analysis-copied = Copié.
analysis-copy-yourself = Ce navigateur ne laisse pas la page copier. Voici le texte : { $words }
analysis-link-long = Le tout est trop long pour un lien : enregistrez plutôt le texte.
analysis-pictures = Images
analysis-svg = Image (SVG)
analysis-png = Image (PNG)
analysis-film = Image animée de la ligne (SVG)
analysis-gif = Image animée (GIF)
analysis-film-about = L’image animée montre la ligne jusqu’au coup affiché ici, ou toute la partie depuis le début. Elle se lit dans tous les navigateurs.
analysis-no-png = Ce navigateur ne peut pas dessiner l’image : prenez le SVG.
analysis-text = Partie en texte
analysis-copy-text = Copier le texte
analysis-save-text = Enregistrer le texte
analysis-import = Ouvrir une partie en texte
analysis-import-about = Collez une partie, avec ses variantes et ses commentaires si elle en a
analysis-import-open = Ouvrir
analysis-import-file = ou un fichier

# Composer une position.
analysis-to-move = Qui joue
analysis-position-text = Position en texte
analysis-position-right = Cette position peut être jouée.
analysis-position-over = Cette position peut être composée ; la partie y est finie.
analysis-use-position = Prendre cette position
analysis-opening = Position de départ
analysis-leave-set-up = Retour
analysis-house = case { $house } chez { $who }
analysis-store = réserve chez { $who }
analysis-stores = Réserves
analysis-one-more = Une de plus : { $where }
analysis-one-less = Une de moins : { $where }
analysis-seeds-in-all = { $seeds ->
    [one] { $seeds } graine en tout
   *[other] { $seeds } graines en tout
  }
analysis-clear = Vider le plateau
analysis-squares = Cases
analysis-square-empty = { $square }, vide
analysis-square-pod = { $square }, pion du camp { $who }, pointes { $prongs }
analysis-on-square = Sur la case { $square }
analysis-nothing = Rien
analysis-prongs = Pointes
analysis-prong = Pointe { $prong }
analysis-supply = Réserve du camp { $who }
analysis-prongs-in-all = { $prongs ->
    [one] { $prongs } pointe en tout
   *[other] { $prongs } pointes en tout
  }
analysis-at-beginning = Début
