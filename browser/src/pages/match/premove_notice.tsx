// Says below the board which premove waits.

import { Button } from '../../button';
import { t } from '../../texts/i18n';
import { focusOnBoard } from '../../boards/board_focus';

interface Props {
  /** As the reader writes it; empty: none. */
  move: string;
  opponent: string;
  cancel(): void;
}

export function PremoveNotice({ move, opponent, cancel }: Props) {
  return (
    <p class="premoved" role="status">
      {move && (
        <>
          <span>{t('premove-set', { move, name: opponent })}</span>{' '}
          <Button
            label={t('premove-cancel')}
            class="plain"
            act={() => {
              cancel();
              focusOnBoard();
            }}
          />
        </>
      )}
    </p>
  );
}
