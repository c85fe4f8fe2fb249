### Eine Partie jeder Art, Zug für Zug, wie „GAME help example“ sie erzählt: Die Züge zwischen diesen Texten stehen in src/games/*/help/;
### ihre Bretter werden gezeichnet und beschrieben, wenn jemand danach fragt. Nur der Server liest diese Datei.

example-title = Eine Partie { $title }, Zug für Zug
example-first-moves = Die ersten Züge
example-first-capture = Der erste Fang
example-first-captures = Die ersten Fänge
example-kept = Eine Mulde für später
example-kept-several = Mulden für später
example-slam = Ein Grand Slam
example-in-hand = Der Zug auf Vorrat
example-slam-forbidden = Ein verbotener Grand Slam
example-octilite-prong = Eine Zinke
example-octilite-friend = Ein Sprung über einen Freund
example-octilite-threat = Eine Drohung
example-octilite-capture = Ein Schlag
example-octilite-race = Ein Wettlauf
example-boards = Süd spielt aus der unteren Reihe und beginnt. Ein Brett gehört zu dem Zug, der darüber steht; die Zeile darunter hat die Stellung vor diesem Zug.
example-sows-a = Süd nimmt die vier Samen von a und sät sie in b, c, d und e.

## Was von den Zügen gesagt wird

example-skipped-one = Zug { $n }: { $moves }.
example-skipped = Züge { $n } bis { $last }: { $moves }.
example-move = Zug { $n }, { $move }: { $told }
example-not-legal = Hier nicht erlaubt: „{ $why }“

## wari

example-wari-1 = Nords a liegt oben rechts: Die Samen laufen gegen den Uhrzeigersinn, also sät Nord nach links. Gefangen wurde noch nichts.
example-wari-2 = Nords zehn Samen von b erreichen Süds f. Es hatte 1 und hat jetzt 2, also nimmt Nord beide. Süds e davor hat 9 und beendet den Fang.
example-wari-3 = Süd hat d nie berührt, und 16 Samen liegen darin. Zwölf oder mehr laufen ganz herum: Ein solcher Zug überspringt die Mulde, aus der er kommt, und erreicht Nords Mulden zweimal.
example-wari-4 = Das ist ein Zug auf Vorrat: Samen, die Süd zurückhält, bis sie am meisten bewirken. Niemand kann sie nehmen, denn das geht nur mit 2 oder 3. Und solange Süd kleine Züge übrig hat, darf d warten, aber Nord muss auch ziehen.
example-wari-5 = Ein kleiner Zug mit einem Samen. Süd wartet; Nord gehen die Züge aus.
example-wari-6 = Nord hat nur e und f. Der Samen von e geht nach f und gewinnt einen Zug Zeit.
example-wari-7 = Süd wartet noch einmal, und d wächst auf 18. Jetzt hat Nord nur noch f.
example-wari-8 = Nord muss f öffnen. Die elf Samen laufen herum, und in jeder anderen Mulde von Nord liegt ein einzelner. Süds d hat 19.
example-wari-9 = Ganz herum und weiter: Nords Mulden werden zweimal besät, haben 3 3 3 3 3 und 2, und Süd nimmt alle 17. Alles zu fangen heißt Grand Slam. In Wari ist das ein Fang wie jeder andere. Nord kann nicht ziehen und hat nichts mehr, also nimmt jeder die Samen auf seiner Seite.

## wari-24

example-wari-24-1 = Du siehst die Partie wie Süd: Die untere Reihe ist 1 bis 6, und Nords Mulden darüber sind 12 bis 7. Ein Brett gehört zu dem Zug, der darüber steht; die Zeile darunter hat die Stellung vor diesem Zug.
example-wari-24-2 = Süd nimmt die vier Samen von 4. Zwei bleiben in Süds Reihe, und zwei gehen weiter in Nords 7 und 8.
example-wari-24-3 = Nords sieben Samen von 10 enden in Süds 5, die einen hatte. Süds 4 hatte auch einen, also werden beide gefangen. Süds 3 hat 6: genug.
example-wari-24-4 = Süd antwortet sofort. Die sechs Samen von 3 enden in 9, die zu 3 wird und gefangen ist. Die 1 in 8 beendet den Fang dort.
example-wari-24-5 = Süd nimmt zwei aus 8. Wichtiger ist: Süds 6 hat 13 Samen. Sie wurde nie berührt und ist ein Zug auf Vorrat: ein Zug, den Süd jederzeit machen kann und für den besten Augenblick aufhebt. Zwölf Samen oder mehr säen eine ganze Runde. Sie überspringen die eigene Mulde und kommen wieder zu Nords.
example-wari-24-6 = Nord hat noch eine Mulde mit Samen, und also einen Zug.
example-wari-24-7 = Nords elf Samen laufen fast ganz herum und lassen in fünf Mulden je 1.
example-wari-24-8 = Zehn Samen von 1 machen vier davon zu 2. Süd nimmt acht.
example-wari-24-9 = Nord bringt den letzten Samen von 12 auf Süds Seite. Ein einziger bleibt, in 7.
example-wari-24-10 = Hier würde 3 in 7 enden, sie zu 2 machen und die letzten Samen nehmen, die Nord hat. Alles zu fangen heißt Grand Slam, und in Wari 24 ist das kein erlaubter Zug. Der Server lehnt ihn ab und nennt die Züge, die bleiben.
example-wari-24-11 = Süd hat stattdessen 4 gespielt, und Nord musste von 7 nach 8. Mulde 6 ist auf 16 gewachsen.
example-wari-24-12 = Sechzehn Samen laufen ganz herum, an 6 selbst vorbei, und enden in 11. Nords Mulden von 11 zurück bis 7 haben 2 oder 3 und werden gefangen, elf Samen. Ein Samen in 12 bleibt, also ist es kein Grand Slam. Süd hat 24, und das gewinnt sofort.

## warri

example-warri-1 = An einem echten Tisch zählt niemand laut.
example-warri-2 = Süds f hat sechs Samen, einen für jede Mulde von Nord. Der letzte macht Nords f zu 2, und Süd nimmt beide. Nords e hat 8: Da endet der Fang.
example-warri-3 = Fünf Samen von c enden in Nords b, das einen hatte. Zwei mehr für Süd. Sieh auf d: Es hat 14 und wurde nie berührt.
example-warri-4 = Süd macht kleine Züge. Derweil wächst d, jetzt auf 17. Eine Mulde mit zwölf Samen oder mehr sät ganz herum, überspringt sich selbst und erreicht Nords Mulden zweimal. Niemand kann sie nehmen, denn gefangen wird nur eine 2 oder eine 3.
example-warri-5 = Spieler nennen das einen Zug auf Vorrat: einen großen Zug, zurückgehalten, bis der andere keine kleinen mehr hat. Wer länger warten kann, gewinnt.
example-warri-6 = Ein kleiner Gewinn nebenbei: Nords b ist 3 geworden.
example-warri-7 = Nords vorletzte große Mulde fängt zwei, aus Süds e. Nord hat jetzt nur noch die sieben Samen von a.
example-warri-8 = Ein Samen von b nach c. Das sieht nach nichts aus, aber nun muss Nord ziehen und hat nur einen Zug.
example-warri-9 = Nords a muss fort und lässt in jeder anderen Mulde einen Samen.
example-warri-10 = Neunzehn Samen laufen ganz herum und enden in Nords f. Jede Mulde von Nord ist 2 oder 3 geworden, und Süd nimmt alle 17. Alles zu fangen, was der Gegner hat, heißt Grand Slam; in Warri zählt er voll. Süd hat 26 und gewinnt. Man dankt einander.

## super-wari

example-super-wari-1 = Drei Samen gehen in d, e und f. Mit acht Mulden in einer Reihe dauert es länger, bis die Seiten sich treffen.
example-super-wari-2 = Die fünf Samen von g enden in Nords d, das einen hatte. Süd nimmt die 2. Nords c hat 5 und beendet den Fang.
example-super-wari-3 = Süds f hat 12 Samen und bleibt von jetzt an liegen.
example-super-wari-4 = Jetzt hat es 16. Auf diesem Brett ist das eine volle Runde: Sechzehn Samen überspringen ihre eigene Mulde und beginnen in der nächsten eine zweite. Das ist Süds Zug auf Vorrat, eine große Mulde für später. Niemand kann sie fangen, und sie bleibt bereit, während Süd kleine Züge macht.
example-super-wari-5 = Ein kleiner Fang zwischendurch: Nords b hatte einen Samen.
example-super-wari-6 = Zehn ruhige Züge später hat Nord nur noch die neun Samen von a. Süd hatte Züge auf Vorrat, Nord keinen, und muss die letzte Mulde auflösen.
example-super-wari-7 = Sie lässt in jeder von Nords sieben anderen Mulden einen einzelnen Samen.
example-super-wari-8 = Süds vierzehn Samen von a laufen bis zu Nords g. Sechs Mulden sind 2 geworden, und Süd nimmt zwölf.
example-super-wari-9 = Nord gibt seinen Samen in h her und behält einen, in a.
example-super-wari-10 = Süds h würde Nords a zu 2 machen und nehmen: ein Grand Slam, der Nord ohne Samen lässt. In Super-Wari ist das nur erlaubt, wenn jeder Zug es tut, und andere tun es nicht. Wäre es erlaubt, so brächte es Süd auch alles Übrige auf dem Brett.
example-super-wari-11 = Süd wartet mit kleinen Zügen und füttert nicht mehr. Nords letzter Samen wandert die Reihe entlang.
example-super-wari-12 = Jetzt werden die 21 Samen gesät. Sie laufen ganz herum, überspringen f und erreichen Nords Mulden ein zweites Mal. Der letzte fällt in Nords d. Vier Mulden werden gefangen, neun Samen. Das macht 25.

## oware

example-oware-1 = Süd nimmt die vier Samen von d. Zwei bleiben in Süds Reihe, und zwei gehen weiter in Nords a und b.
example-oware-2 = Nords sieben Samen von d enden in Süds e, das einen hatte. Süds d hatte auch einen, also werden beide gefangen. Süds c hat 6: genug.
example-oware-3 = Süds sechs Samen von c enden in Nords c, das zu 3 wird und gefangen ist.
example-oware-4 = Süd nimmt noch zwei. In f liegen 12 Samen: ein Zug auf Vorrat. Süd kann ihn jederzeit machen und hebt ihn für den besten Augenblick auf, denn eine so große Mulde kann niemand fangen, und bald läuft sie ganz herum.
example-oware-5 = Nord hat eine einzige Mulde mit Samen und muss sie spielen.
example-oware-6 = In fünf Mulden von Nord liegt jetzt je ein Samen.
example-oware-7 = Zehn Samen von a machen vier davon zu 2. Süd nimmt acht.
example-oware-8 = Nords letzter Samen liegt in a. Süds e macht es zu 2, und das wäre alles, was Nord hat: ein Grand Slam. In Oware wird ein solcher Zug gesät und fängt nichts, also behält Nord die zwei Samen.
example-oware-9 = Nord sät sie in b und c. Süd nimmt zwei aus b, das 1 hatte.
example-oware-10 = Süd zieht einen einzelnen Samen und wartet. Mulde f hat jetzt 16.
example-oware-11 = Sechzehn Samen von f laufen ganz herum: an f selbst vorbei, und zum zweiten Mal bis Nords e. Nords a bis e haben 2 und 3, und Süd fängt zwölf. Ein Samen in f bleibt, also ist es kein Grand Slam. Süd hat 27.

## awari

example-awari-1 = Nords sechs Samen von c enden in Süds c, das einen hatte. Nord nimmt die 2. Süds b hat 7 und beendet den Fang.
example-awari-2 = Viele ruhige Züge später hat Süd 12 Samen in e und 10 in f. Nord hat 10 in b und 9 in f. Jeder hat einen Zug auf Vorrat: eine große Mulde für später. Sie kann nicht gefangen werden, und wer mit kleinen Zügen länger warten kann, zwingt den anderen, seine zu öffnen.
example-awari-3 = Nord musste b öffnen. Süd hat die 2 in Nords a gefangen und hat e und f noch.
example-awari-4 = Nord hat mit e zwei genommen. Süd antwortet mit dem einen Samen von a und wartet weiter: Jetzt hat Nord nur noch f.
example-awari-5 = Nords f läuft herum und lässt in fünf Mulden einen einzelnen Samen.
example-awari-6 = Süds e, 17 Samen, läuft ganz herum und überspringt sich selbst. Es endet in Nords e. Fünf Mulden werden gefangen, fünfzehn Samen. Nords f behält einen Samen, also kann Nord ziehen.
example-awari-7 = Nords letzter Samen macht Süds a zu 3 und fängt es. Nord hat keine Samen in seiner Reihe.
example-awari-8 = Mit b, c oder d ist Nord nicht zu füttern, sie sind zu kurz. So lässt jeder Zug Nord ohne Samen, und jeder Zug ist erlaubt. Süds f, 17 Samen, läuft herum und fängt alles, was es gesät hat: ein Grand Slam. Süd hat 29 und gewinnt.

## octilite

example-octilite-1 = Weiß (O) spielt nach oben und beginnt. Ein Brett gehört zu dem Zug, der darüber steht; die Zeile darunter hat die Stellung vor diesem Zug. Zinken heißen im Uhrzeigersinn von oben: a ist Norden, b Nordosten, und so weiter bis h, Nordwesten.
example-octilite-2 = Die Kapsel auf 32 hat jetzt eine Zinke nach Norden und kann dorthin gehen. Der Vorrat von Weiß ist um eine Zinke kleiner.
example-octilite-3 = Beide haben eine Kapsel ausgeschickt. Die weiße Kapsel von 22 ist über die eigene auf 33 gesprungen, nach Nordosten, auf 44. Sie muss sie nicht schlagen: Ein Sprung über einen Freund ist einfach ein langer Schritt.
example-octilite-4 = Schwarz ist neben die weiße Kapsel getreten und will über sie springen, auf 32, eine Basis von Weiß, die leer ist. Das würde die Partie gewinnen.
example-octilite-5 = Weiß ist schneller, springt nach Norden über 34 und schlägt. Die Zinke der geschlagenen Kapsel kommt in den Vorrat von Weiß. Jetzt droht Weiß, auf 36 zu gehen, eine Basis von Schwarz.
example-octilite-6 = Schwarz hat eine Antwort. Die Kapsel auf 46 hat eine Zinke nach Südwesten, springt über 35 auf 24 und schlägt sie. Aber 46, eine Basis, ist jetzt leer.
example-octilite-7 = Die weiße Kapsel auf 44 kann nach Norden gehen, die schwarze auf 24 nach Süden. Jede braucht zwei Schritte bis zu einer Basis, und Weiß ist am Zug.
example-octilite-8 = Weiß kommt zuerst an. Einen solchen Wettlauf auszuzählen, bevor man ihn beginnt, ist das halbe Spiel: Jede Zinke kostet einen Zug, und jeder Schritt auch.
