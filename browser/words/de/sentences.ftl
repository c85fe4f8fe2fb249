### Was die Regeln und das Haus sagen, wiedererkannt an ihren englischen Sätzen.

## Säspiele: warum eine Mulde nicht gespielt werden darf

why-no-house = „{ $typed }“ ist keine Mulde: Deine sind { $first } bis { $last }, und du kannst { $moves } spielen.
why-no-number = „{ $typed }“ ist keine Mulde: Deine sind { $first } bis { $last } (oder a bis { $letter }), und du kannst { $moves } spielen.
why-not-yours = Mulde { $house } gehört deinem Gegner: Deine sind { $first } bis { $last } (oder a bis { $letter }), und du kannst { $moves } spielen.
why-empty = Mulde { $house } ist leer: Wähle eine mit Samen. Du kannst { $moves } spielen.
why-feed = Dein Gegner hat keine Samen, und { $house } ließe ihn ohne: Du musst ihm welche geben, also spiel { $moves }.
why-grand-slam = Mulde { $house } finge alle Samen deines Gegners, ein Grand Slam, und den verbietet { $game }: Spiel { $moves }.
why-starves = Mulde { $house } ließe deinen Gegner ohne Samen, was { $game } nur erlaubt, wenn jeder Zug es tut: Spiel { $moves }.

## OctiLite: warum eine Kapsel nicht dorthin darf

why-unreadable = „{ $typed }“ ist nicht wie ein Zug geschrieben: 22+b setzt eine Zinke ein, 22-33 ist ein Schritt, 22-44 ein Sprung und 22-44x ein Sprung, der schlägt.
why-no-square = Es gibt kein Feld { $square }: Die Spalte geht von 1 bis { $columns }, die Reihe von 1 bis { $rows }.
why-no-prong = Es gibt keine Zinke { $typed }: Zinken sind a bis h.
why-long-chain = Eine Kette hat höchstens sieben Sprünge, einen über jede andere Kapsel: Schreib weniger.
why-has-prong = Die Kapsel auf { $square } hat die Zinke { $prong } schon: Wähle eine andere Richtung.
why-none-left = Du hast keine Zinke mehr einzusetzen: Zieh oder spring.
why-too-far = Von { $from } führt nichts in einem nach { $to }: Ein Schritt geht ein Feld weit, ein Sprung zwei, gerade oder schräg.
why-step-in-chain = Von { $from } nach { $to } ist ein Schritt, und ein Schritt ist ein ganzer Zug: Nur Sprünge bilden Ketten.
why-lacks-prong = Die Kapsel auf { $square } hat keine Zinke { $prong } ({ $direction }): Setz sie erst mit { $square }+{ $prong } ein.
why-step-takes = Ein Schritt schlägt nichts: Schreib { $from }-{ $to }.
why-pod-there = Auf { $square } steht eine Kapsel: Landen kannst du nur auf einem leeren Feld.
why-base-ends = Auf der Basis { $square } zu landen beendet den Zug und gewinnt: Halt dort an.
why-nothing-over = Auf { $square } steht keine Kapsel zum Überspringen.
why-jumped-twice = Die Kapsel auf { $square } wurde schon übersprungen: keine zweimal in einem Zug.
why-no-pod = Auf { $square } steht keine Kapsel: Beginn mit einem Feld von dir.
why-his-pod = Die Kapsel auf { $square } ist nicht deine: Du bist { $colour } und spielst die Kapseln mit dem Zeichen { $letter }.
why-not-legal = „{ $typed }“ ist hier nicht erlaubt: Wähle einen der erlaubten Züge.

## Alle Spiele

why-over = Die Partie war vor dem Zug „{ $typed }“ zu Ende ({ $reason }): Lass diesen Zug und alle danach weg.
why-no-game = Ein Spiel „{ $typed }“ gibt es hier nicht; die Spiele sind { $games }.
over-tie = { reason-tie }
over-majority = { reason-majority }
over-no-stones = { reason-no-stones }
over-cannot-feed = { reason-cannot-feed }
over-stalemate = { reason-stalemate }
over-repetition = { reason-repetition }
over-starved = { reason-starved }
over-base = { reason-base }
over-captured-all = { reason-captured-all }
over-no-moves = { reason-no-moves }

## Aufgestellte und geschriebene Stellungen

position-houses = Die Stellung hat { $n } Mulden für { $seat }, aber { $game } hat { $each } auf jeder Seite: Schreib für jede eine Zahl von Samen, mit Kommas dazwischen.
position-seeds = „{ $typed }“ ist keine Zahl von Samen für Mulde { $house } ({ $seat }): Schreib eine ganze Zahl von 0 bis { $most }.
position-stores = „{ $typed }“ ist keine Zahl gefangener Samen ({ $seat }): Schreib eine ganze Zahl von 0 bis { $most }.
position-sum = In den Mulden liegen { $board } Samen und in den Vorräten { $stores }, zusammen { $sum }, aber { $game } wird mit { $total } gespielt: Zusammen müssen es { $total } sein.
position-seeds-form = „{ $typed }“ ist keine Stellung: Schreib die Mulden von Süd, einen Schrägstrich, die Mulden von Nord, was Süd und Nord gefangen haben, und S oder N für den, der am Zug ist, wie „{ $position }“.
position-pod = „{ $typed }“ beginnt nicht mit einem Feld: Eine Kapsel wird geschrieben als Spalte 1 bis 6, Reihe 1 bis 7, dann ihre Zinken, wie 22ab.
position-prong = „{ $typed }“ hat eine Zinke, die es nicht gibt: Zinken sind a bis h.
position-prong-twice = „{ $typed }“ hat die Zinke { $prong } zweimal: Eine Kapsel hat in jeder Richtung höchstens eine.
position-five-pods = { $colour } hat mehr als vier Kapseln: Lass mindestens eine weg.
position-two-pods = Auf { $square } stehen zwei Kapseln: Gib einer ein anderes Feld.
position-comma = Nach dem letzten Komma fehlt eine Kapsel ({ $colour }): Ergänze sie oder lass das Komma weg.
position-supply = „{ $typed }“ ist kein Vorrat an Zinken: Schreib eine Zahl von 0 bis { $most }.
position-prongs = Die Zinken auf den Kapseln ({ $n }) und die beiden Vorräte müssen zusammen { $total } sein, nicht { $sum }.
position-no-pod = Auf dem Brett steht keine Kapsel: Mindestens eine Seite muss eine haben.
position-both-won = Beide Seiten stehen auf einer Basis der anderen, aber wer zuerst dort war, hätte gewonnen: Nimm eine dort weg.
position-pods-form = „{ $typed }“ ist keine Stellung: Schreib die Kapseln von Weiß, einen Schrägstrich, die von Schwarz, die beiden Vorräte und O oder X für den, der am Zug ist, wie { $position }.
position-turn = „{ $typed }“ sagt nicht, wer am Zug ist: Schreib ans Ende O oder X.

## Wie eine Stufe des Computers spielt

like-1 = erste Partie
like-2 = Neuling
like-3 = lernt noch
like-4 = Anfänger
like-5 = macht Fortschritte
like-6 = Schüler
like-7 = Urlaubsspieler
like-8 = Gelegenheitsspieler
like-9 = Stammspieler
like-10 = eifrig
like-11 = Vereinsspieler
like-12 = Vereinsbester
like-13 = erstes Brett
like-14 = Landesklasse
like-15 = Turnierspieler
like-16 = stark
like-17 = Experte
like-18 = Meister
like-19 = Großmeister
like-20 = am stärksten

## Aufzählungen in Sätzen

list-or = { $some } oder { $last }
list-and = { $some } und { $last }
