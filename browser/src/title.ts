// The name of the page that is shown, in the browser's tab.

import { useEffect } from 'preact/hooks';
import { t } from './language';

export function useTitle(words: string) {
  useEffect(() => {
    document.title = words ? t('title-of', { words }) : t('house-name');
    return () => {
      document.title = t('house-name');
    };
  }, [words]);
}
