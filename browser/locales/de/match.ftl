### A match, apart from what is drawn first: fetched after that (src/more_texts.ts).

etiquette-keep = Die Etikette von Warri einhalten
etiquette-about = Eine berührte Mulde ist eine gespielte Mulde: kein Ausprobieren, kein Zurücknehmen, kein Zählen.
etiquette-seats = Deine Seite ist unten, und jeder von beiden kann zuerst ziehen.
etiquette-by-lot = Deine Seite ist unten, und das Los entscheidet, wer zuerst zieht.

## Am Tisch

etiquette-title = In dieser Partie …
etiquette-touched = … ist eine berührte Mulde eine gespielte Mulde. Schau, so lange du willst, dann greif einmal zu.
etiquette-seeds = … werden Samen angesehen, nicht gezählt. Die Zahlen kommen, wenn die Partie vorbei ist.
etiquette-asking = … fragt niemand, ob ein Zug erlaubt ist. Eine Mulde, die nicht gespielt werden darf, bleibt einfach, wie sie ist.
etiquette-pleasure = … spielt man zum Vergnügen, nie um Geld.
etiquette-strong = … ist ein starker Computer höflich: Er gewinnt lieber knapp.
etiquette-senior = … darf bei der ersten Begegnung zuerst ziehen, wer länger registriert ist, oder den ersten Zug verschenken. Später entscheidet das Los.
etiquette-heard = Mit einem Screenreader hörst du die Anzahl der Samen.

## Der erste Zug

etiquette-yours = Du bist länger registriert als { $name }, also gehört der erste Zug dir: Mach ihn, oder verschenke ihn.
etiquette-give = Den ersten Zug { $name } überlassen
etiquette-theirs = { $name } ist länger registriert, also darf { $name } den ersten Zug machen oder verschenken.
etiquette-given-you = { $name } ist länger registriert und überlässt dir den ersten Zug.
etiquette-given = { $senior } ist länger registriert und überlässt { $junior } den ersten Zug.

## Das Ende

etiquette-over = Die Partie ist vorbei, und die Samen dürfen gezählt werden: { $first } { $firstSeeds }, { $second } { $secondSeeds }.
etiquette-thank = { $name } für die Partie danken
etiquette-thanks = Danke für die Partie.
etiquette-thanked = Du hast { $name } für die Partie gedankt.
etiquette-machine-thanks = { $name } dankt dir für die Partie.
etiquette-lot = Das Los fiel auf { $name }: { $name } beginnt.
etiquette-lot-you = Das Los fiel auf dich: Du beginnst.

## Antworten bereitlegen

plan-title = Bedingte Züge
plan-begin = Vorausplanen
plan-more = Weiterplanen
plan-about = Lege Antworten auf Züge von { $name } bereit. Sie werden automatisch gespielt; niemand sonst sieht sie.
plan-label = Du planst; nichts davon ist schon gespielt.
plan-their-move = Welchen Zug erwartest du von { $name }?
plan-your-answer = Wenn { $name } { $move } spielt: Was antwortest du?
plan-over-there = Dann wäre die Partie vorbei.
plan-whatever = Jeder Zug
plan-whatever-else = Jeder andere Zug
plan-whatever-which = Deine Antwort auf jeden Zug; sie wird gespielt, wenn sie erlaubt ist.
plan-back = Einen Zug zurück
plan-done = Fertig
plan-if-then = Wenn { $theirs }, dann { $mine }
plan-cut = Streichen: wenn { $theirs }, dann { $mine }
plan-cut-short = Streichen

## Unentschieden, Zurücknehmen, Ende, Revanche

not-now = Jetzt nicht
play-on = Weiterspielen
refuse = Ablehnen
draw-ask = Unentschieden anbieten
draw-sure = Unentschieden anbieten?
draw-yes = Anbieten
draw-asked = Du hast Unentschieden angeboten; { $who } hat noch nicht geantwortet.
draw-accept = Annehmen …
draw-accept-sure = Die Partie endet unentschieden.
draw-accept-yes = Unentschieden annehmen
undo-ask = Zurücknehmen
undo-sure = Darum bitten, deinen letzten Zug zurückzunehmen?
undo-sure-machine = Deinen letzten Zug zurücknehmen? Von da an wird die Partie nicht gewertet.
undo-yes = Zurücknehmen
undo-asked = Du hast gebeten, deinen Zug zurückzunehmen; { $who } hat noch nicht geantwortet.
undo-accept = Rücknahme erlauben
resign-ask = Aufgeben
resign-sure = Diese Partie aufgeben?
resign-yes = Aufgeben
decline-ask = Ablehnen
decline-sure = Diese Partie ablehnen? Sie zählt dann nicht.
decline-yes = Ablehnen
rematch-ask = Revanche
rematch-go = Zur Revanche, Brett { $board }

## Gespräch und Notizen

talk-title = Chat
talk-with-move = zu
talk-say-label = Nachricht an alle am Brett
talk-say-short = Nachricht
talk-report = Diese Partie melden
talk-say = Senden
note-title = Meine Notiz
note-about = Nur du siehst sie, auf allen deinen Geräten. Sie wird beim Schreiben gespeichert.
note-kept = Gespeichert.

## Benachrichtigungen

push-here = In diesem Browser benachrichtigen
push-about = wenn eine Partie auf dich wartet, auch wenn keine Seite offen ist
push-forbidden = Damit du hier Bescheid bekommst, wenn eine Partie auf dich wartet, erlaube in den Einstellungen des Browsers die Benachrichtigungen dieser Seite.
push-failed = Der Browser kann nicht benachrichtigt werden: { $why }
push-one = Deine Partie wartet auf dich
push-several = Partien warten auf dich
push-board = { $game }, Brett { $board }, gegen { $opponent }
push-news = Auf Posthouse gibt es Neues für dich.
match-bar = Diese Partie
match-panels = Chat, Notiz und Plan
match-flip = Drehen
match-more = Mehr
move-type = Einen Zug tippen
plan-short = Planen
plan-later = Während dein Gegner am Zug ist, kannst du hier Antworten bereitlegen.
note-short = Notiz
talk-none = Noch hat niemand etwas gesagt.
talk-unread = { $count ->
    [one] 1 neue
   *[other] { $count } neue
  }

## The end card. $score is empty or a space and a score: " 26–19"

end-you-won = Du hast{ $score } gewonnen
end-you-lost = Du hast{ $score } verloren
end-won = { $name } hat{ $score } gewonnen
end-drawn = Unentschieden{ $score }
end-you-resigned = du hast aufgegeben
end-you-time = deine Zeit ist abgelaufen
end-you-absent = du hast den ersten Zug nicht rechtzeitig gemacht
end-score = {" "}mit { $own } zu { $other }
end-why = : { $why }
end-rating = Deine Wertung
end-lead = Dein Vorsprung, Zug um Zug
end-lead-of = Vorsprung von { $name }, Zug um Zug
end-range = von { $lowest } bis { $highest }
end-analyze = Analysieren
end-share = Teilen
end-next = Nächste Partie: { $name }
notice-draw-proposed = { $name } bietet Remis an.
notice-draw-withdrawn = { $name } zieht das Remisangebot zurück.
notice-draw-refused = { $name } lehnt das Remis ab.
notice-take-back-proposed = { $name } möchte einen Zug zurücknehmen.
notice-take-back-withdrawn = { $name } möchte keinen Zug mehr zurücknehmen.
notice-take-back-refused = { $name } erlaubt nicht, den Zug zurückzunehmen.
notice-move-taken-back = { $name } nimmt { $move } zurück.
notice-move-taken-back-unrated = { $name } nimmt { $move } zurück; die Partie wird jetzt nicht gewertet.
notice-lot-drawn = Das Los sagt: { $name } zieht zuerst.
notice-first-move-given = { $name } überlässt { $other } den ersten Zug.
notice-operator-reopened = Der Betreiber öffnet die Partie wieder: Sie geht nach { $n } Zügen weiter.
notice-operator-took-back = Der Betreiber setzt die Partie auf die Stellung nach { $n } Zügen zurück.
notice-operator-gave-seat = Der Betreiber gibt den Platz von { $name } an { $other }.
notice-declined-later = { $name } lehnt ab: nicht jetzt, vielleicht später.
notice-declined-clock = { $name } lehnt ab und würde mit anderer Bedenkzeit spielen.
notice-declined-rated = { $name } lehnt ab und würde eine gewertete Partie spielen.
notice-declined-unrated = { $name } lehnt ab und würde eine ungewertete Partie spielen.
notice-declined-game = { $name } lehnt ab und spielt dieses Spiel nicht.
notice-declined-people = { $name } lehnt ab und spielt nur mit Menschen, nicht mit Bots.

replay-moves = Züge
replay-no-move = Noch kein Zug.
replay-commented = mit Kommentar

proven-title = Bewiesene Ergebnisse
proven-reach = Liegen { $reach } oder weniger Samen auf dem Brett, so steht hier, wozu jeder Zug geführt hätte.
proven-working = Wird ausgerechnet …
proven-unknown = Über diese Stellung ist nichts bekannt.
proven-moves = Die Züge, der beste zuerst
proven-move = Zug
proven-proves = Was er beweist
replay-captures = { $count ->
    [one] fängt 1
   *[other] fängt { $count }
  }
