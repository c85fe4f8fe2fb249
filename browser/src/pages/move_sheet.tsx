// The moves in two columns, as in mail play.

import { useEffect, useRef } from 'preact/hooks';
import type { Match } from '../api';
import { t } from '../i18n';
import type { Step } from '../rules';

interface Props {
  match: Pick<Match, 'seats' | 'moves'>;
  line: Step[];
  at: number;
  go(ply: number): void;
}

export function MoveSheet({ match, line, at, go }: Props) {
  // If Second moves first in a set-up, the first cell stays empty.
  const offset = line[0]?.side === 'second' ? 1 : 0;
  const rows = Math.ceil((line.length + offset) / 2);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = sheet.current;
    const row = box?.querySelector<HTMLElement>('[aria-current]')?.closest('tr');
    if (box && row) box.scrollTop = row.offsetTop - box.clientHeight / 2;
    else if (box) box.scrollTop = 0;
  }, [at, rows]);

  function move(ply: number) {
    const step = line[ply];
    if (!step) return <td />;
    return (
      <td>
        <button
          type="button"
          class="move"
          title={step.told}
          aria-current={at === ply + 1 ? 'step' : undefined}
          onClick={() => go(ply + 1)}
        >
          {step.shown}
          {match.moves[ply]?.comment ? (
            <span class="hint" title={t('replay-commented')}>
              {' '}
              ✎
            </span>
          ) : null}
        </button>
      </td>
    );
  }

  return (
    <div class="moves" ref={sheet} tabIndex={-1}>
        <table>
          <caption class="unseen">{t('replay-moves')}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{match.seats[0].name}</th>
              <th scope="col">{match.seats[1].name}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                <th scope="row">{row + 1}.</th>
                {move(2 * row - offset)}
                {move(2 * row + 1 - offset)}
              </tr>
            ))}
            {rows === 0 && (
              <tr>
                <td colSpan={3} class="hint">
                  {t('replay-no-move')}
                </td>
              </tr>
            )}
          </tbody>
        </table>
    </div>
  );
}
