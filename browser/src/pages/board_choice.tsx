// The reader's board, chosen by its picture: wood, night, stone, ink, or the one that goes with the page.

import { t } from '../i18n';
import { boardTheme, boardThemes, type BoardTheme } from '../settings';

export function BoardChoice() {
  return (
    <div class="board-choice" role="radiogroup" aria-label={t('board-theme')}>
      {[null, ...boardThemes].map((one) => (
        <label key={one}>
          <input type="radio" name="board-theme" checked={boardTheme.value === one} onChange={() => boardTheme.set(one)} />
          <span>
            <Picture theme={one} />
            {t(`board-theme-${one ?? 'page'}`)}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Two bowls with seeds; for the board that goes with the page one by day and one by night. */
function Picture({ theme }: { theme: BoardTheme | null }) {
  return (
    <svg viewBox="0 0 56 30" aria-hidden="true">
      {(['wood', 'night'] as const).map((half, i) => (
        <g key={half} data-board={theme ?? half} transform={i ? 'matrix(-1 0 0 1 56 0)' : undefined}>
          <path class="side" d="M28.2 3H10C4 3 1 6 1 12v8.5c0 6 3 8.5 9 8.5h18.2" />
          <path class="face" d="M28.2 1H10C4 1 1 4 1 10v8.5c0 6 3 8 9 8h18.2" />
          <circle class="bowl" cx="16.5" cy="14" r="9" />
          {[[13, 11], [19, 12.5], [15, 17]].map(([x, y], seed) => (
            <circle key={seed} class={`seed-${i + seed}`} cx={x} cy={y} r="2.9" />
          ))}
        </g>
      ))}
    </svg>
  );
}
