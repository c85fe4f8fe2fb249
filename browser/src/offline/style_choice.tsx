// How the computer plays a game that knows styles.

import { Select } from '../pages/form';
import { t } from '../texts/i18n';
import { stylesOf } from './levels';

interface Props {
  id: string;
  game: string;
  style: string;
  choose(style: string): void;
}

/** Nothing if the game knows none. */
export function StyleChoice({ id, game, style, choose }: Props) {
  const styles = stylesOf(game);
  if (styles.length === 0) return null;
  return <Select id={id} label={t('style')} value={style} choose={choose} options={styles.map((one) => [one, t(`style-${one}`)])} />;
}
