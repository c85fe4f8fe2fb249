// The operator's notice at the top of every page. It comes with /api/me, and through the socket
// when it changes or ends.

import { signal } from '@preact/signals';
import type { Banner } from '../api';
import { t } from '../texts/i18n';

export const banner = signal<Banner | null>(null);

const name = 'posthouse.banner';
function readDismissed() {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
/** The dismissed text; a different one is shown again. */
const dismissed = signal(readDismissed());

function dismiss(text: string) {
  dismissed.value = text;
  try {
    localStorage.setItem(name, text);
  } catch {
    // Storage is blocked: it stays dismissed until the page is closed.
  }
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
          <button type="button" class="small" onClick={() => dismiss(text)}>
            {t('banner-put-away')}
          </button>
        </>
      )}
    </div>
  );
}
