// The title of the current page, in the browser's tab.

import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { t } from './texts/i18n';

/** The number of waiting games is put in front (my_games.ts). */
export const title = signal('');

export function useTitle(words: string) {
  useLayoutEffect(() => {
    title.value = words ? t('title-of', { words }) : t('house-name');
    return () => {
      title.value = t('house-name');
    };
  }, [words]);
}
