// The name of the page that is shown, in the browser's tab.

import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { t } from './i18n';

/** What the tab says; the number of games that wait is put before it (my_games.ts). */
export const title = signal('');

export function useTitle(words: string) {
  useLayoutEffect(() => {
    title.value = words ? t('title-of', { words }) : t('house-name');
    return () => {
      title.value = t('house-name');
    };
  }, [words]);
}
