// The way to the files of all finished games, which a page without scripts lists.

import { t } from './texts/i18n';

export const MonthsLink = () => (
  <p>
    <a href="/plain/monthly-games">{t('finished-months')}</a>
  </p>
);
