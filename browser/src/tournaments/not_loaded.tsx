// Instead of a page whose subject is not there, or not yet.

import { Link } from '../link';
import { t } from '../texts/i18n';

interface Props {
  name: string;
  error: string;
  /** Where all are listed. */
  to: string;
  list: string;
}

export const NotLoaded = ({ name, error, to, list }: Props) => (
  <section class="card">
    <h1>{name}</h1>
    <p class={error ? 'refused' : 'wait'}>{error || t('one-moment')}</p>
    <p>
      <Link to={to} label={list} />
    </p>
  </section>
);
