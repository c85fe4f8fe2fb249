// The moves in two columns, as in mail play. One tab stop; the arrow keys move through them.

import { useEffect, useRef } from 'preact/hooks';
import type { Match } from '../../api';
import type { Names } from '../../texts/format';
import { calledName, t } from '../../texts/i18n';
import { Icon } from '../../icons';
import type { Step } from '../../engine/rules';

interface Props {
  match: Pick<Match, 'moves'> & { seats: Names };
  line: Step[];
  /** How many seeds or pods each move captured; missing: not shown. */
  captures?: number[];
  at: number;
  go(ply: number): void;
}

/** The shown move stays in view, and the focus goes with the keys. */
function useShownInView(at: number, rows: number) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = sheet.current;
    const row = box?.querySelector<HTMLElement>('[aria-current]')?.closest('tr');
    if (box && row) box.scrollTop = row.offsetTop - box.clientHeight / 2;
    else if (box) box.scrollTop = 0;
    if (box?.contains(document.activeElement)) box.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [at, rows]);
  return sheet;
}

export function MoveSheet(props: Props) {
  const { match, line, at, go } = props;
  // If Second moves first in a set-up, the first cell stays empty.
  const offset = line[0]?.side === 'second' ? 1 : 0;
  const rows = Math.ceil((line.length + offset) / 2);
  const sheet = useShownInView(at, rows);

  /** To the same player's move before or after; the page's keys do the rest. */
  function onKeyDown(event: KeyboardEvent) {
    const to = at + ({ ArrowUp: -2, ArrowDown: 2 }[event.key] ?? 0);
    if (to === at) return;
    event.preventDefault();
    if (to > 0 && to <= line.length) go(to);
  }

  return (
    <div class="moves" ref={sheet} tabIndex={-1} onKeyDown={onKeyDown}>
      <table>
        <caption class="unseen">{t('replay-moves')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{calledName(match.seats[0].name)}</th>
            <th scope="col">{calledName(match.seats[1].name)}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              <th scope="row">{row + 1}.</th>
              {moveCell(2 * row - offset, props)}
              {moveCell(2 * row + 1 - offset, props)}
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

/** Not a component: there are hundreds of them. */
function moveCell(ply: number, { match, line, captures, at, go }: Props) {
  const step = line[ply];
  if (!step) return <td />;
  return (
    <td>
      <button
        type="button"
        class="move"
        title={step.told}
        aria-current={at === ply + 1 ? 'step' : undefined}
        tabIndex={ply === Math.max(0, at - 1) ? 0 : -1}
        onClick={() => go(ply + 1)}
      >
        {step.shown}
        <Capture count={captures?.[ply] ?? 0} />
        {match.moves[ply]?.comment && (
          <span class="hint" title={t('replay-commented')}>
            {' '}
            ✎
          </span>
        )}
      </button>
    </td>
  );
}

/** "+3" */
export function Capture({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="capture">
      <span aria-hidden="true">+{count}</span>
      <span class="unseen">{t('replay-captures', { count })}</span>
    </span>
  );
}

/** How many moves fit on one line of a phone, and how many of them follow the shown one. */
const onOneLine = 6;
const following = 2;

/** On a phone: the moves around the shown one, on one line, and a step to either side. */
export function MoveStrip({ line, captures = [], at, go }: Omit<Props, 'match'>) {
  const offset = line[0]?.side === 'second' ? 1 : 0;
  const end = Math.min(line.length, Math.max(at + following, onOneLine));
  const begin = Math.max(0, end - onOneLine);
  const step = (icon: 'back' | 'right', label: string, to: number) => (
    <button type="button" class="quiet icon-only" aria-label={label} disabled={to < 0 || to > line.length} onClick={() => go(to)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="move-strip" role="group" aria-label={t('replay-steps')}>
      {step('back', t('replay-back'), at - 1)}
      <ol>
        {line.slice(begin, end).map((move, i) => {
          const ply = begin + i;
          return (
            <li key={ply}>
              {(ply + offset) % 2 === 0 && <span class="number">{(ply + offset) / 2 + 1}</span>}
              <button type="button" class="move-step" aria-current={at === ply + 1 ? 'step' : undefined} onClick={() => go(ply + 1)}>
                {move.shown}
                <Capture count={captures[ply] ?? 0} />
              </button>
            </li>
          );
        })}
        {line.length === 0 && <li class="hint">{t('replay-no-move')}</li>}
      </ol>
      {step('right', t('replay-on'), at + 1)}
    </div>
  );
}
