// The name of a token or webhook.

import { t } from '../texts/i18n';
import { Field, verbatim } from './form';

export const nameForm = '[A-Za-z0-9_\\-]+';
export const nameLength = 30;

export const NameField = ({ id, value }: { id: string; value?: string }) => (
  <Field
    id={id}
    label={t('programs-name')}
    name="name"
    required
    defaultValue={value}
    maxLength={nameLength}
    pattern={nameForm}
    {...verbatim}
    title={t('programs-name-form')}
  />
);
