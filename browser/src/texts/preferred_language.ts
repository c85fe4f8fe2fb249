// In which language the page speaks to its reader.

import available from 'virtual:languages';
import { keepText, keptText } from '../browser_storage';
import { siteDefault } from '../site_defaults';

const name = 'posthouse.language';

/** All available languages: English first. */
export const languages = ['en', ...Object.keys(available).filter((code) => code !== 'en')];

/** The saved language, or the first available one of the browser's list, or the site's. */
export function preferredLanguage(): string {
  const chosen = keptText(name);
  if (chosen && languages.includes(chosen)) return chosen;
  // Akan has two codes: its own and that of Twi, its largest variety.
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).map((code) => (code === 'tw' ? 'ak' : code));
  return [...wanted, siteDefault('language')].find((code) => code && languages.includes(code)) ?? 'en';
}

export const keepLanguage = (code: string) => keepText(name, code);
