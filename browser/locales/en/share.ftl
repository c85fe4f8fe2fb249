### Sharing a match.

share-link = Link
share-copy = Copy: { $what }
share-copied = Copied: { $what }
share-copy-short = Copy
share-copied-short = Copied
share-here = With the position after move { $ply }
share-send = Send to another app
share-files = Pictures and text
share-png = Picture (PNG)
share-svg = Picture (SVG)
share-gif = Whole game (GIF)
share-gif-last = Last { $n } moves (GIF)
share-text = Moves as text
share-failed = The text could not be loaded. Check your connection and try again.
share-embed = Code for your own site
share-embed-about = Put this code into a page of yours. It shows the board and follows the game while it goes on.
