// A choice of one game, or any.

import { titleOf } from '../app_state';
import { t } from '../texts/i18n';
import { Select } from './form';

interface Props {
  games: string[];
  /** Empty: any. */
  chosen: string;
  choose(game: string): void;
}

export const GameSelect = ({ games, chosen, choose }: Props) => (
  <Select
    aria-label={t('challenge-game')}
    value={chosen}
    choose={choose}
    options={[['', t('games-any')], ...games.map((name) => [name, titleOf(name)] as const)]}
  />
);
