// The name of a token or webhook.

import { t } from '../texts/i18n';

export const nameForm = '[A-Za-z0-9_\\-]+';
export const nameLength = 30;

export function NameField({ id, value }: { id: string; value?: string }) {
  return (
    <>
      <label for={id}>{t('programs-name')}</label>
      <input
        id={id}
        name="name"
        required
        defaultValue={value}
        maxLength={nameLength}
        pattern={nameForm}
        autocapitalize="none"
        autocomplete="off"
        spellcheck={false}
        title={t('programs-name-form')}
      />
    </>
  );
}
