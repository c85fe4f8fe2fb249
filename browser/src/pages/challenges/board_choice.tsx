// The reader's board, chosen by its picture: wood, night, stone, ink, or the one that goes with the page.

import { t } from '../../texts/i18n';
import { boardTheme, boardThemes, type BoardTheme } from '../../settings';

export function BoardChoice() {
  return (
    <div class="board-choice" role="radiogroup" aria-label={t('board-theme')}>
      {[null, ...boardThemes].map((theme) => (
        <label key={theme}>
          <input type="radio" name="board-theme" checked={boardTheme.value === theme} onChange={() => boardTheme.set(theme)} />
          <span>
            <BoardPicture theme={theme} />
            {t(`board-theme-${theme ?? 'page'}`)}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Two bowls with seeds; for the board that goes with the page one by day and one by night. */
export function BoardPicture({ theme }: { theme: BoardTheme | null }) {
  return (
    <svg class="board-picture" viewBox="0 0 56 30" aria-hidden="true">
      <g data-board={theme ?? 'wood'}>
        <rect class="side" x="1" y="3" width="54" height="26" rx="9" />
        <rect class="face" x="1" y="1" width="54" height="26" rx="9" />
        <Bowl x={16.5} />
        <Bowl x={39.5} />
      </g>
      {!theme && (
        <g data-board="night">
          <path class="side" d="M28 3h18a9 9 0 0 1 9 9v8a9 9 0 0 1-9 9H28z" />
          <path class="face" d="M28 1h18a9 9 0 0 1 9 9v8a9 9 0 0 1-9 9H28" />
          <Bowl x={39.5} />
        </g>
      )}
    </svg>
  );
}

const Bowl = ({ x }: { x: number }) => (
  <>
    <circle class="bowl" cx={x} cy="14" r="9" />
    {[
      [-3.5, -3],
      [2.5, -1.5],
      [-1, 3.2],
    ].map(([dx = 0, dy = 0], seed) => (
      <circle key={seed} class={`seed-${seed}`} cx={x + dx} cy={14 + dy} r="2.9" />
    ))}
  </>
);
