// Why something failed.

import { Button } from './button';
import { t } from './texts/i18n';

/** Announced by screen readers; nothing without a text. */
export const Alert = ({ text, pre, retry }: { text: string | null | undefined; pre?: boolean; retry?: () => void }) =>
  text ? (
    <p class={pre ? 'refused pre' : 'refused'} role="alert">
      {text}
      {retry && ' '}
      {retry && <Button label={t('try-again')} class="small" act={retry} />}
    </p>
  ) : null;
