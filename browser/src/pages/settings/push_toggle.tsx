// Turns push notifications on and off for this browser.

import { Button } from '../../button';
import { Alert } from '../../alert';
import { errorText } from '../../api';
import { t } from '../../texts/i18n';
import { useTask } from '../form';
import { pushState, turnOff, turnOn } from '../../push/push';

export function PushToggle({ name }: { name: string }) {
  const { busy, refused, run } = useTask();
  const state = pushState.value;
  if (state === 'unknown' || state === 'never') return null;
  if (state === 'forbidden') return <p class="hint">{t('push-forbidden')}</p>;
  const on = state === 'on';

  const turn = () =>
    (on ? turnOff() : turnOn(name)).catch((error: unknown) => {
      throw new Error(t('push-failed', { why: errorText(error) }));
    });

  return (
    <div class="news-here">
      <Button label={t('push-here')} class="small toggle" aria-pressed={on} disabled={busy} act={() => run(turn)} />
      <span class="hint">{t('push-about')}</span>
      <Alert text={refused} />
    </div>
  );
}
