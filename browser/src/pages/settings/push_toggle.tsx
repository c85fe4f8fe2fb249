// Turns push notifications on and off for this browser.

import { useState } from 'preact/hooks';
import { Alert } from '../../alert';
import { errorText } from '../../api';
import { t } from '../../texts/i18n';
import { pushState, turnOff, turnOn } from '../../push/push';

export function PushToggle({ name }: { name: string }) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const state = pushState.value;
  if (state === 'unknown' || state === 'never') return null;
  if (state === 'forbidden') return <p class="hint">{t('push-forbidden')}</p>;
  const on = state === 'on';

  async function turn() {
    setBusy(true);
    setRefused('');
    try {
      await (on ? turnOff() : turnOn(name));
    } catch (error) {
      setRefused(t('push-failed', { why: errorText(error) }));
    }
    setBusy(false);
  }

  return (
    <div class="news-here">
      <button type="button" class="small toggle" aria-pressed={on} disabled={busy} onClick={() => void turn()}>
        {t('push-here')}
      </button>
      <span class="hint">{t('push-about')}</span>
      <Alert text={refused} />
    </div>
  );
}
