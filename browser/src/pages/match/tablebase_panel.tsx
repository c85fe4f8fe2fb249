// Tablebase results of each move. For finished matches only: in a running one it would be outside
// help.

import { useEffect, useState } from 'preact/hooks';
import type { TablebaseResult } from '../../api';
import { probeTablebase, tablebaseSeeds } from '../../engine/tablebase';
import { t } from '../../texts/i18n';

interface Props {
  game: string;
  position: string;
  columns: number;
  /** The game ends in this position. */
  over: boolean;
  /** As the results name them, and the players' names. */
  seats: [string, string];
  names: [string, string];
  /** A move in the reader's notation. */
  shown(move: string): string;
}

/** Number of seeds in the houses, parsed from a position. */
const seedsIn = (position: string) => (position.split(' ')[0] ?? '').split(/[,/]/).reduce((sum, seeds) => sum + Number(seeds), 0);

type Found = TablebaseResult | 'looking' | 'unknown';

export function TablebasePanel({ game, position, columns, over, seats, names, shown }: Props) {
  const seeds = seedsIn(position);
  const [reach, setReach] = useState<number | null>(null);
  const [found, setFound] = useState<Found>('looking');
  useEffect(() => {
    void tablebaseSeeds(game, columns).then(setReach);
  }, [game, columns]);
  const near = reach !== null && !over && seeds <= reach;
  useEffect(() => {
    if (!near) return undefined;
    let wanted = true;
    setFound('looking');
    void probeTablebase(game, position, seeds, columns).then((ending) => {
      if (wanted) setFound(ending ?? 'unknown');
    });
    return () => {
      wanted = false;
    };
  }, [near, game, position, seeds, columns]);

  if (reach === null) return null;
  const named = (words: string) =>
    words.replace(new RegExp(`\\b(${seats.join('|')})\\b`, 'g'), (seat) => names[seats.indexOf(seat)] ?? seat);
  return (
    <section class="proven" aria-labelledby="proven-title">
      <h2 id="proven-title">{t('proven-title')}</h2>
      {!near && <p class="hint">{t('proven-reach', { reach })}</p>}
      {near && found === 'looking' && <p class="hint">{t('proven-working')}</p>}
      {near && found === 'unknown' && <p class="hint">{t('proven-unknown')}</p>}
      {near && typeof found === 'object' && <TablebaseResults ending={found} named={named} shown={shown} />}
    </section>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1) + '.';

interface ResultsProps {
  ending: TablebaseResult;
  named(words: string): string;
  shown: Props['shown'];
}
function TablebaseResults({ ending, named, shown }: ResultsProps) {
  return (
    <>
      {ending.words.map((words) => (
        <p key={words}>{named(sentence(words))}</p>
      ))}
      <table>
        <caption class="unseen">{t('proven-moves')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('proven-move')}</th>
            <th scope="col">{t('proven-proves')}</th>
          </tr>
        </thead>
        <tbody>
          {ending.moves.map((move) => (
            <tr key={move.move}>
              <th scope="row">{shown(move.move)}</th>
              <td>
                {move.words.map((words) => (
                  <div key={words}>{named(words)}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ending.caution && <p class="hint">{ending.caution}</p>}
    </>
  );
}
