### Les usages du Warri : comment ils sont proposés avec un défi, et ce que dit une table qui les garde.

## Avec un défi

etiquette-word = avec l’étiquette
etiquette-keep = Garder l’étiquette du Warri
etiquette-about = Case touchée, case jouée : pas d’essai, pas de reprise, pas de comptage.
etiquette-seats = Votre côté est en bas, et chacun des deux peut commencer.
etiquette-by-lot = Votre côté est en bas, et le sort décide qui commence.

## À la table

etiquette-title = Dans cette partie…
etiquette-touched = … case touchée, case jouée. Regardez aussi longtemps que vous voulez, puis tendez la main une fois.
etiquette-seeds = … on regarde les graines, on ne les compte pas. Les nombres viennent quand la partie est finie.
etiquette-asking = … personne ne demande si un coup est permis. Une case qui ne peut pas être jouée reste simplement comme elle est.
etiquette-pleasure = … on joue pour le plaisir, jamais pour de l’argent.
etiquette-strong = … un ordinateur fort est courtois : il aime mieux gagner de peu.
etiquette-senior = … quand deux personnes jouent ensemble pour la première fois, la plus anciennement inscrite peut commencer, ou céder le premier coup. Ensuite, on tire au sort.
etiquette-heard = Avec un lecteur d’écran, vous entendez le nombre des graines.

## Le premier coup

etiquette-yours = Vous êtes inscrit depuis plus longtemps que { $name } : le premier coup est à vous, pour le jouer ou pour le céder.
etiquette-give = Céder le premier coup à { $name }
etiquette-theirs = { $name } est inscrit depuis plus longtemps : c’est à { $name } de jouer le premier coup, ou de le céder.
etiquette-given-you = { $name } est inscrit depuis plus longtemps, et vous cède le premier coup.
etiquette-given = { $senior } est inscrit depuis plus longtemps, et cède le premier coup à { $junior }.

## Pendant la partie

etiquette-sown = { $name } sème depuis la case { $house }.
etiquette-captured = { $name } sème depuis la case { $house }, et capture.
etiquette-sown-you = Vous semez depuis la case { $house }.
etiquette-captured-you = Vous semez depuis la case { $house }, et capturez.
etiquette-gentle = Laissez celle-ci pour l’instant, et choisissez une autre de vos cases.
etiquette-type = Tapez la lettre d’une de vos cases.

## La fin

etiquette-over = La partie est finie et l’on peut compter les graines : { $first } { $firstSeeds }, { $second } { $secondSeeds }.
etiquette-thank = Remercier { $name } pour la partie
etiquette-thanks = Merci pour la partie.
etiquette-thanked = Vous avez remercié { $name } pour la partie.
etiquette-machine-thanks = { $name } vous remercie pour la partie.
etiquette-lot = Le sort a désigné { $name }, qui commence.
etiquette-lot-you = Le sort vous a désigné : vous commencez.
