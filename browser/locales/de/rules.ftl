### Die Regeln der Spiele, wie „GAME help rules“ sie hat; ihre Reihenfolge und die Bretter dazwischen stehen in src/games/*/rules.md. Nur der Server liest diese Datei.

rules-title = So wird gespielt
rules-players = Zwei Spieler sitzen einander an einem Brett mit zwei Reihen von Mulden gegenüber. Der Erste sitzt Süd, und ihm gehört die untere Reihe; der Zweite sitzt Nord, und ihm gehört die obere. Die Mulden jedes Spielers haben Buchstaben, von links aus seiner Sicht: a, b, c und so weiter. Süd beginnt, oder Nord, wenn das Los oder die Herausforderung es sagt.
rules-drawing = Die Zeile unter einer Zeichnung ist ihre Stellung und, hinter dem Doppelpunkt, der Zug, um den es geht.

rules-move = Ein Zug
rules-sow = Wähle eine deiner Mulden, in der Samen liegen. Alle ihre Samen werden herausgenommen und einzeln, gegen den Uhrzeigersinn, in die folgenden Mulden gesät: deine eigene Reihe entlang bis zu ihrem letzten Buchstaben, dann die Reihe deines Gegners von a an, dann wieder deine eigene ab a. Die Mulde, aus der sie kommen, wird in jeder Runde übersprungen und bleibt also leer.
rules-sow-board = Süd beginnt mit den vier Samen von b:
rules-capture = Fällt der letzte Samen in eine Mulde deines Gegners und macht sie zu 2 oder 3, so fängst du, was darin liegt. Dann fängst du, rückwärts, jede weitere Mulde deines Gegners, die 2 oder 3 hat, bis eine anders ist.
rules-capture-board = Süd spielt f. Die drei Samen machen Nords a zu 2, b zu 3 und c zu 2: Von c rückwärts fängt Süd alle sieben. Nords d mit fünf Samen wurde nicht erreicht.
rules-slam = Ein Zug, der alle Samen deines Gegners fängt, heißt Grand Slam. Was dann geschieht, ist in jedem Spiel anders. In dieser Stellung von Wari nimmt Süds f die vier Samen, die Nord dann hat:
rules-no-passing = Wer einen erlaubten Zug hat, muss ziehen: Aussetzen gibt es nicht.

rules-feeding = Füttern
rules-feed = Hat dein Gegner keine Samen, so darfst du nur einen Zug machen, der ihm mindestens einen lässt, auch nach einem Fang. Hier ist das nur f:

rules-end = Wie eine Partie endet
rules-end-over = Mehr gefangene Samen gewinnen, gleich viele sind ein Remis. Die Partie ist zu Ende,
rules-end-tie = wenn beide gleich viele gefangen haben und das Brett leer ist (tie);
rules-end-majority = wenn ein Spieler so viele gefangen hat, wie zum Sieg gehören (majority);
rules-end-no-stones = wenn der Spieler am Zug keine Samen hat: Jeder nimmt die Samen auf seiner eigenen Seite (no-stones);
rules-end-cannot-feed = wenn der Spieler am Zug Samen hat, aber keinen erlaubten Zug damit (cannot-feed);
rules-end-repetition = wenn eine Stellung mit demselben Spieler am Zug wiederkehrt (repetition). Die Anfangsstellung, oder die aufgebaute, zählt einmal.

rules-etiquette = Etikette
rules-etiquette-about = Warri wird mit einer Etikette gespielt, und die meisten anderen Säspiele können es. Eine Partie mit ihr sagt es, wenn sie beginnt:
rules-etiquette-touched = Eine berührte Mulde ist gespielt. Nichts wird auf dem Brett ausprobiert, und kein Zug wird zurückgenommen. (Mit queue darfst du trotzdem Antworten vorbereiten.)
rules-etiquette-lot = Das Los sagt, wer beginnt, wenn die Herausforderung es nicht sagt. Es wird einmal gezogen, wenn die Partie beginnt, und angesagt. In einer Revanche beginnt der andere.
rules-etiquette-senior = In der ersten Partie zweier Spieler aber hat der Senior, dessen Konto älter ist, das Recht auf den ersten Zug und darf es dem anderen überlassen: yield. Dann tauschen beide die Plätze. Ein Senior, dessen Herausforderung --first=lot sagt, überlässt es dem Los.
rules-etiquette-counting = Niemand zählt. Die Seite zeigt Samen und keine Zahlen, bis die Partie zu Ende ist; Bretter als Text behalten sie, denn ihr Leser hat keine Samen vor sich.
rules-etiquette-legal = Niemand fragt, ob ein erlaubter Zug erlaubt war, und die Seite nennt keine Gründe.
rules-etiquette-seats = Du sitzt Süd und der Computer Nord, wer auch beginnt. Ein starker Computer gewinnt lieber knapp als haushoch.
rules-etiquette-money = Niemand spielt je um Geld, und am Ende danken die Spieler einander.

rules-typing = Einen Zug schreiben
rules-type-house = Schreib den Buchstaben der Mulde, groß oder klein: c
rules-type-position = Eine Stellung steht in einer Zeile: Süds Mulden ab a, ein Schrägstrich, Nords Mulden ab a, was Süd und Nord gefangen haben, und S oder N für den Spieler am Zug. Die Anfangsstellung von Wari ist

## Was jedes Säspiel auf seine Art macht

rules-of-wari = Wari, die Regeln des Mailservers. Je sechs Mulden, vier Samen in jeder.
rules-of-wari-24 = Wari 24, die Regeln des alten Spiels vom Heimcomputer. Je sechs Mulden, vier Samen in jeder.
rules-of-warri = Warri, das westindische Spiel. Je sechs Mulden, vier Samen in jeder.
rules-of-super-wari = Super-Wari, von Bill Taylor, 2004. Je acht Mulden, drei Samen in jeder.
rules-of-oware = Oware, die Abapa-Turnierregeln. Je sechs Mulden, vier Samen in jeder.
rules-of-awari = Awari, die Regeln, nach denen John Romein und Henri Bal das Spiel 2002 gelöst haben. Je sechs Mulden, vier Samen in jeder.
rules-winning = { $n } gefangene Samen gewinnen sofort.
rules-slam-captures = Ein Grand Slam fängt alles.
rules-slam-nothing = Ein Grand Slam wird gesät, fängt aber nichts.
rules-slam-forbidden = Ein Grand Slam ist verboten.
rules-starving = Statt der Regel vom Füttern: Ein Zug, der deinem Gegner keine Samen lässt, ist nur erlaubt, wenn jeder deiner Züge das tut. Dann sind es alle.
rules-starving-slam = Statt der Regel vom Füttern: Ein Zug, der deinem Gegner keine Samen lässt, ist nur erlaubt, wenn jeder deiner Züge das tut. Dann sind es alle, und ein Grand Slam fängt alles.
rules-starved = Ein solcher Zug beendet die Partie: Dir gehört, was er fängt, und alles Übrige (starved).
rules-rest-to-you = Kannst du deinen Gegner nicht füttern, so nimmst du alles Übrige.
rules-cannot-feed-draw = Kannst du deinen Gegner nicht füttern, oder sind deine einzigen Züge verbotene Grand Slams, so ist die Partie remis.
rules-second-own-side = Steht eine Stellung zum zweiten Mal, so nimmt jeder die Samen auf seiner eigenen Seite.
rules-third-own-side = Steht eine Stellung zum dritten Mal, so nimmt jeder die Samen auf seiner eigenen Seite.
rules-third-draw = Steht eine Stellung zum dritten Mal, so ist die Partie remis.
rules-third-split = Steht eine Stellung zum dritten Mal, so wird das Übrige gleich geteilt: Wer mehr gefangen hat, gewinnt.
rules-dead = Ist die Stellung tot, sodass kein Spiel beider zusammen je noch einen Samen fangen oder die Partie anders enden lassen könnte, so nimmt jeder die Samen auf seiner eigenen Seite (stalemate).
rules-numbers = Hier haben die Mulden Nummern, und die gehören dem Leser. Beide Spieler sehen unten ihre eigene Seite, 1 bis 6 von links nach rechts, und darüber die des Gegners, 12 bis 7, wer auch den ersten Zug gemacht hat. Zuschauer sehen unten Süds Seite. Schreib die Nummer einer deiner Mulden oder ihren Buchstaben: Dein a ist 1, dein f ist 6.
rules-etiquette-on-request = Die Etikette gilt, wenn die Herausforderung --etiquette=on sagt.
rules-etiquette-usual = Die Etikette gilt, wenn die Herausforderung nicht --etiquette=off sagt (oder du im Terminal „posthouse play { $name } --etiquette=off“ aufrufst).
rules-etiquette-never = Es wird ohne die Etikette gespielt, denn seine Mulden zeigen Zahlen.

## OctiLite

rules-octilite-by = Erfunden von Don Green. Früher bekannt als „Octi for Kids“.
rules-octilite-aim = Zwei Spieler, Weiß (O, unten) und Schwarz (X, oben), ziehen ihre Kapseln zu den Basen des anderen. Eine Kapsel geht nur, wohin ihre Zinken zeigen. Weiß beginnt.
rules-octilite-board = Das Brett
rules-octilite-squares = Das Brett ist 6 Felder breit und 7 hoch. Ein Feld hat zwei Ziffern: seine Spalte, 1 bis 6 von links, und seine Reihe, 1 bis 7 von unten.
rules-octilite-bases = Die vier Kapseln von Weiß beginnen auf 22 32 42 52, die von Schwarz auf 26 36 46 56. Diese Felder sind die ganze Partie lang die Basen des Spielers. Anfangs hat keine Kapsel Zinken; jeder Spieler hat einen Vorrat von 12.
rules-octilite-prongs = Zinken heißen, im Uhrzeigersinn von oben, für beide Spieler gleich. Das Brett wird nie gedreht.
rules-octilite-compass =
    {"    "}H A B      a  Norden        e  Süden
    {"    "} \|/       b  Nordosten     f  Südwesten
    {"    "}G-+-C      c  Osten         g  Westen
    {"    "} /|\       d  Südosten      h  Nordwesten
    {"    "}F E D
rules-octilite-turn = Dein Zug
rules-octilite-turn-one = Ein Zug ist genau eines davon.
rules-octilite-add = Setz einer deiner Kapseln eine Zinke ein, in eine Richtung, in der sie keine hat. Sie kommt aus deinem Vorrat.
rules-octilite-step = Schritt: ein Feld weit in die Richtung einer Zinke, auf ein leeres Feld.
rules-octilite-jump = Sprung: über die Kapsel neben deiner, wem sie auch gehört, in die Richtung einer Zinke auf das leere Feld gleich dahinter. Dieselbe Kapsel darf weiterspringen, aber keine Kapsel darf in einem Zug zweimal übersprungen werden.
rules-octilite-capture = Jede Kapsel, die du überspringst, darfst du schlagen oder stehen lassen, auch deine eigenen. Geschlagene Kapseln kommen am Ende des Zuges vom Brett, und alle ihre Zinken in deinen Vorrat. Eine Kette von Sprüngen darf zu dem Feld zurückkehren, auf dem sie begann, und sogar dort enden.
rules-octilite-capture-board = Die weiße Kapsel auf 33 hat die Zinken b und h. Sie springt über 44 nach 55 und von dort über 46 nach 37, und schlägt beide: 33-55x-37x.
rules-octilite-base = Auf einer Basis deines Gegners zu landen gewinnt und beendet den Zug (base).
rules-octilite-captured-all = Alle Kapseln deines Gegners zu schlagen gewinnt (captured-all).
rules-octilite-no-moves = Wer am Zug ist und nicht ziehen kann, verliert (no-moves).
rules-octilite-repetition = Steht eine Stellung mit demselben Spieler am Zug zum dritten Mal, so ist die Partie remis (repetition). Die Anfangsstellung, oder die aufgebaute, zählt einmal.
rules-octilite-examples =
    {"    "}22+b         setzt der Kapsel auf 22 die Zinke b ein
    {"    "}22-33        ein Schritt von 22 nach 33
    {"    "}22-44        springt von 22 über 33 nach 44
    {"    "}22-44x       dasselbe, und schlägt 33
    {"    "}22-44x-64    springt dann weiter über 54 nach 64 und schlägt nur 33
rules-octilite-type = Schreib, wo jeder Sprung landet, mit einem x dahinter, um die eben übersprungene Kapsel zu schlagen. Großbuchstaben gehen auch.
rules-octilite-position = Eine Stellung steht in einer Zeile: die Kapseln von Weiß, ein Schrägstrich, die von Schwarz, jede mit ihren Zinken; die Vorräte von Weiß und Schwarz; und O oder X für den Spieler am Zug. Die Anfangsstellung ist
