### Posthouse auf Deutsch. Von einer Maschine übersetzt und noch von niemandem gelesen, der mit
### Deutsch aufgewachsen ist: darum draft = yes
### Feste Wörter: seed = Samen, house (auf dem Brett) = Mulde, store = Gewinnmulde, sow = säen,
### capture = fangen (Samen), schlagen (Kapseln), pod = Kapsel, prong = Zinke, match = Partie.
### Was um jede Seite herum steht.

language-name = Deutsch
draft = yes

house-name = Posthouse
# Der Name einer Seite in der Leiste des Browsers.
title-of = { $words } – Posthouse
skip-to-main = Direkt zum Inhalt
challenge-title = Neue Partie
nav-main = Hauptmenü
nav-play = Spielen
nav-watch = Zuschauen
nav-learn = Lernen
nav-tournaments = Turniere
nav-lessons = Lektionen
nav-puzzles = Rätsel
nav-games = Spiele
nav-players = Spieler
nav-analysis = Analyse
nav-help = Hilfe
nav-letters = Posteingang
nav-settings = Einstellungen
nav-moderation = Moderation
nav-commands = Befehle
nav-profile = Profil
tab-play = Spielen
tab-watch = Schauen
tab-learn = Lernen
tab-tournaments = Turniere
tab-you = Du
waits-for-you =
    { $n ->
        [one] Eine Partie wartet auf dich
       *[other] { $n } Partien warten auf dich
    }
foot-mail = Wie man per Mail spielt
foot-terms = Nutzungsbedingungen
foot-privacy = Datenschutz
banner-put-away = Ausblenden
language-choice = Sprache
language-not-fetched = Diese Sprache ließ sich nicht laden. Prüfe deine Verbindung und wähle sie noch einmal.
translation-draft = Diese Übersetzung ist ein Entwurf, von einer Maschine gemacht. Wo sie abweicht, gilt das Englische.
theme-choice = Design
theme-system = System
theme-light = Hell
theme-dark = Dunkel
log-out = Abmelden
connection-down = Verbindung verloren. Neuer Versuch …
connection-down-kept = Verbindung verloren. Dein Zug ist gespeichert.
try-again = Noch einmal versuchen
one-moment = Einen Moment …
unreachable = Posthouse antwortet nicht. Prüfe deine Verbindung und versuche es noch einmal.
part-not-fetched = Dieser Teil der Seite ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal; hilft das nicht, lade die Seite neu.
load-anew = Neu laden
player-here = { $name } ist hier
nothing-here = Seite nicht gefunden
no-such-page = Unter dieser Adresse gibt es keine Seite.
to-front-door = Zur Startseite
newer-page = Es gibt eine neuere Fassung dieser Seite.
newer-page-load = Aktualisieren
away-title = Posthouse ist nicht erreichbar
away-about = Für deine Partien mit anderen, deinen Posteingang und alles andere auf Posthouse brauchst du eine Verbindung.
away-meanwhile = Ohne Verbindung möglich
away-play = Gegen den Computer spielen
away-puzzles = Rätsel
away-lessons = Lektionen
away-analysis = Analyse
away-games = Die Spiele und ihre Regeln
# Who has deleted their account, in place of the name.
someone-who-left = jemand, der gegangen ist
