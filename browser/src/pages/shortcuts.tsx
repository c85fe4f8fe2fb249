// Keyboard shortcuts and their list. They can be turned off, since speech input may trigger them.

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../button';
import { t } from '../texts/i18n';
import { goToNextGame } from '../my_games';
import { Choice } from './form';
import { shortcutsOn } from '../settings';

const open = signal(false);

/** Whether the focused element handles the key itself. */
function typing(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  return Boolean(target?.closest('input:not([type=range], [type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog'));
}

export function useShortcuts(keys: Record<string, () => void>) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (!shortcutsOn.value || typing(event)) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

export const focusOn = (id: string) => () => document.getElementById(id)?.focus();

const list: [keys: string[], id: string][] = [
  [['n'], 'next'],
  [['←', '→'], 'step'],
  [['Home', 'End'], 'ends'],
  [['m'], 'move'],
  [['b'], 'board'],
  [[',', '.'], 'cells'],
  [['s'], 'read'],
  [['p'], 'plan'],
  [['c'], 'chat'],
  [['f'], 'turn'],
  [['?'], 'help'],
];

export function ShortcutHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  useShortcuts({ n: () => goToNextGame(), '?': () => void (open.value = true) });
  const wanted = open.value;
  useEffect(() => {
    if (wanted) dialog.current?.showModal();
  }, [wanted]);
  if (!wanted) return null;
  return (
    <dialog ref={dialog} class="keys" aria-labelledby="keys-title" onClose={() => void (open.value = false)}>
      <h2 id="keys-title">{t('keys-title')}</h2>
      <dl>
        {list.map(([keys, id]) => (
          <div key={id}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys-${id}`)}</dd>
          </div>
        ))}
      </dl>
      <Choice checked={shortcutsOn.value} onChange={(event) => shortcutsOn.set(event.currentTarget.checked)} label={t('keys-on')} />
      <form method="dialog">
        <button class="main" autofocus>
          {t('close')}
        </button>
      </form>
    </dialog>
  );
}

export function ShortcutHelpButton({ opened }: { opened(): void }) {
  const show = () => {
    opened();
    open.value = true;
  };
  return <Button class="quiet" icon="keyboard" label={t('keys-title')} act={show} />;
}
