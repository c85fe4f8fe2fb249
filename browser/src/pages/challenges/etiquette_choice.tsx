// The etiquette option of a challenge, with an explanation.

import type { Game } from '../../api';
import { t } from '../../texts/i18n';
import { Choice } from '../form';

interface Props {
  game: Game;
  kept: boolean;
  keep(on: boolean): void;
}

export function EtiquetteChoice({ game, kept, keep }: Props) {
  if (game.etiquette === 'never') return null;
  return (
    <div class="etiquette-choice">
      <Choice checked={kept} onChange={(event) => keep(event.currentTarget.checked)} label={t('etiquette-keep')} />
      {kept && (
        <>
          <p class="hint">{t('etiquette-about')}</p>
          <details class="hint">
            <summary>{t('etiquette-title')}</summary>
            <ul>
              <li>{t('etiquette-seeds')}</li>
              <li>{t('etiquette-senior')}</li>
              <li>{t('etiquette-asking')}</li>
              <li>{t('etiquette-pleasure')}</li>
              <li>{t('etiquette-strong')}</li>
            </ul>
          </details>
        </>
      )}
    </div>
  );
}
