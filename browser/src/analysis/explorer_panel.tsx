// What was played from here in finished matches of this server, with results.

import { useEffect, useState } from 'preact/hooks';
import * as api from '../api';
import { t } from '../i18n';
import type { Line } from '../rules';

export function ExplorerPanel({
  line,
  names,
  shown,
  play,
}: {
  line: Line;
  names: [string, string];
  /** A move in the reader's notation. */
  shown(move: string): string;
  play(move: string): void;
}) {
  const [found, setFound] = useState<{ of: string; known: api.ExplorerResult } | null>(null);
  const [error, setError] = useState('');
  const of = [line.game, line.from, ...line.moves].join(' ');
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      api.exploreLine(line.game, line.from, line.moves).then(
        (known) => {
          if (!wanted) return;
          setFound({ of, known });
          setError('');
        },
        (reason: unknown) => wanted && setError(api.errorText(reason)),
      );
    }, 150);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [of]);

  const known = found?.of === of ? found.known : null;
  if (error) return <p class="refused">{error}</p>;
  if (!known) return <p class="hint">{t('one-moment')}</p>;
  if (known.games === 0) return <p class="hint">{t('analysis-explorer-none')}</p>;
  const part = (many: number, of: number) => `${((100 * many) / of).toFixed(0)} %`;
  return (
    <div class="scroll">
      <table class="explorer">
        <caption class="hint">{t('analysis-explorer-about', { games: known.games })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('analysis-explorer-move')}</th>
            <th scope="col">{t('analysis-explorer-games')}</th>
            <th scope="col">{t('analysis-explorer-won', { who: names[0] })}</th>
            <th scope="col">{t('analysis-explorer-drawn')}</th>
            <th scope="col">{t('analysis-explorer-won', { who: names[1] })}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {known.moves.map((move) => (
            <tr key={move.move}>
              <th scope="row">
                <button type="button" class="move" onClick={() => play(move.move)}>
                  {shown(move.move)}
                </button>
              </th>
              <td>{move.games}</td>
              <td>{part(move.first, move.games)}</td>
              <td>{part(move.draws, move.games)}</td>
              <td>{part(move.second, move.games)}</td>
              <td aria-hidden="true">
                <div class="ends">
                  <span class="first" style={{ flexGrow: move.first }} />
                  <span class="drawn" style={{ flexGrow: move.draws }} />
                  <span class="second" style={{ flexGrow: move.second }} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
