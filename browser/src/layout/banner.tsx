// The operator's notice at the top of every page: from /api/me, and through the socket when it changes.

import { signal } from '@preact/signals';
import { Button } from '../button';
import type { Banner } from '../api';
import { keepText, keptText } from '../browser_storage';
import { t } from '../texts/i18n';

export const banner = signal<Banner | null>(null);

const name = 'posthouse.banner';
/** The dismissed text; a different one is shown again. */
const dismissed = signal(keptText(name));

function dismiss(text: string) {
  dismissed.value = text;
  keepText(name, text);
}

/** The element stays so that screen readers announce changes. */
export function BannerLine() {
  const text = banner.value?.text;
  const shown = text !== undefined && text !== dismissed.value;
  return (
    <div role="status" class={shown ? 'notice row banner' : undefined}>
      {shown && (
        <>
          <p>{text}</p>
          <Button label={t('banner-put-away')} class="small" act={() => dismiss(text)} />
        </>
      )}
    </div>
  );
}
