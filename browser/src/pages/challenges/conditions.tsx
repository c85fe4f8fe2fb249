// A player's conditions for opponents: as fields, as command options, in words.

import type { Conditions, ChallengeObstacle } from '../../api';
import { dotted } from '../../texts/format';
import { t } from '../../texts/i18n';
import { Choice, Field, Radios, type Fields } from '../form';

const companies = ['anyone', 'people', 'computer'] as const;
const ratingMax = 5000;

/** `of`: prefix of the field ids, since a page may have them twice. */
export function ConditionFields({ of }: { of: 'challenge' | 'seek' }) {
  const number = (name: string, label: string) => (
    <span>
      <Field id={`${of}-${name}`} label={label} name={name} type="number" min="0" max={ratingMax} inputMode="numeric" />
    </span>
  );
  return (
    <details class="conditions">
      <summary>{t('wanted-title')}</summary>
      <div class="row">
        {number('rating-min', t('wanted-rating-min'))}
        {number('rating-max', t('wanted-rating-max'))}
        {number('within', t('wanted-within'))}
      </div>
      <Choice line name="established" label={t('wanted-established')} />
      <Radios
        line
        legend={t('wanted-company')}
        name="company"
        options={companies}
        value="anyone"
        say={(company) => t(`wanted-who-${company === 'computer' ? `computer-${of}` : company}`)}
      />
    </details>
  );
}

/** Options for `challenge` and `seek`, each with a leading space; empty: no conditions. */
export function conditionOptions(fields: Fields): string {
  const least = fields.text('rating-min');
  const most = fields.text('rating-max');
  const company = fields.text('company');
  return [
    least || most ? ` --rating=${least}-${most}` : '',
    fields.text('within') ? ` --within=${fields.text('within')}` : '',
    fields.checked('established') ? ' --established' : '',
    company === 'people' ? ' --computer=no' : company === 'computer' ? ' --computer=yes' : '',
  ].join('');
}

/** Ratings have no thousands separators. Empty without conditions. */
export function formatConditions(wanted: Conditions): string {
  const { rating_min: min, rating_max: max, within, established, company } = wanted;
  return dotted(
    min !== null && max !== null ? t('wanted-is-between', { min: String(min), max: String(max) }) : '',
    min !== null && max === null ? t('wanted-is-least', { min: String(min) }) : '',
    min === null && max !== null ? t('wanted-is-most', { max: String(max) }) : '',
    within !== null ? t('wanted-is-within', { n: within }) : '',
    established ? t('wanted-is-established') : '',
    company === 'people' ? t('wanted-is-people') : company === 'computer' ? t('wanted-is-computer') : '',
  );
}

export const formatObstacle = ({ what }: ChallengeObstacle) => t(`waiting-cannot-${what}`);
