### Die Sitten von Warri: wie sie bei einer Herausforderung angeboten werden, und was ein Tisch sagt,
### an dem sie gelten.

## Bei einer Herausforderung

etiquette-word = mit Etikette
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

## Während gespielt wird

etiquette-sown = { $name } sät aus { $house }.
etiquette-captured = { $name } sät aus { $house } und fängt.
etiquette-sown-you = Du säst aus { $house }.
etiquette-captured-you = Du säst aus { $house } und fängst.
etiquette-gentle = Lass diese für jetzt und wähle eine andere deiner Mulden.
etiquette-type = Tippe den Buchstaben einer deiner Mulden.

## Das Ende

etiquette-over = Die Partie ist vorbei, und die Samen dürfen gezählt werden: { $first } { $firstSeeds }, { $second } { $secondSeeds }.
etiquette-thank = { $name } für die Partie danken
etiquette-thanks = Danke für die Partie.
etiquette-thanked = Du hast { $name } für die Partie gedankt.
etiquette-machine-thanks = { $name } dankt dir für die Partie.
etiquette-lot = Das Los fiel auf { $name }: { $name } beginnt.
etiquette-lot-you = Das Los fiel auf dich: Du beginnst.
