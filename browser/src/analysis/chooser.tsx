// Chooses what to analyze: an opening, a set-up or a game as text.

import { games } from '../app_state';
import { t } from '../texts/i18n';
import { Link } from '../link';
import type { Rules } from '../engine/rules';
import { Import } from './share_panel';

export function GameChooser({ rules }: { rules: Rules }) {
  return (
    <section class="card chooser">
      <h1>{t('analysis-choose')}</h1>
      <p>{t('analysis-choose-about')}</p>
      <ul class="games">
        {games.value.map((game) => (
          <li key={game.name}>
            <Link to={`/analysis/${game.name}`}>{game.title}</Link>
            <Link to={`/analysis/${game.name}/set-up`} class="hint" label={t('analysis-set-up')} />
          </li>
        ))}
      </ul>
      <Import rules={rules} />
    </section>
  );
}
