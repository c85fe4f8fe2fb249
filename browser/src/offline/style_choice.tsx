// How the computer plays a game that knows styles.

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
  return (
    <>
      <label for={id}>{t('style')}</label>
      <select id={id} value={style} onChange={(event) => choose(event.currentTarget.value)}>
        {styles.map((one) => (
          <option key={one} value={one}>
            {t(`style-${one}`)}
          </option>
        ))}
      </select>
    </>
  );
}
