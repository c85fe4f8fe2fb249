### Partager une partie.

share-link = Lien
share-copy = Copier : { $what }
share-copied = Copié : { $what }
share-copy-short = Copier
share-copied-short = Copié
share-here = Avec la position après le coup { $ply }
share-send = Envoyer à une autre application
share-files = Images et texte
share-png = Image (PNG)
share-svg = Image (SVG)
share-gif = Toute la partie (GIF)
share-gif-last = { $n } derniers coups (GIF)
share-text = Coups en texte
share-failed = Le texte n’a pas pu être chargé. Vérifiez votre connexion et réessayez.
share-embed = Code pour votre propre site
share-embed-about = Mettez ce code dans une de vos pages. Il montre le plateau et suit la partie tant qu’elle dure.
