### Eine Partie teilen.

share-link = Link
share-copy = Kopieren: { $what }
share-copied = Kopiert: { $what }
share-copy-short = Kopieren
share-copied-short = Kopiert
share-here = Mit der Stellung nach Zug { $ply }
share-send = An eine andere App senden
share-files = Bilder und Text
share-png = Bild (PNG)
share-svg = Bild (SVG)
share-gif = Ganze Partie (GIF)
share-gif-last = Letzte { $n } Züge (GIF)
share-text = Züge als Text
share-failed = Der Text ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.
share-embed = Code für deine eigene Website
share-embed-about = Setze diesen Code in eine deiner Seiten. Er zeigt das Brett und folgt der Partie, solange sie läuft.
