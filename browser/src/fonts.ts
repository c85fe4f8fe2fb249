// Fetches the page's own letters: on a first visit once the board is there, later at once, since the browser has kept them.

import { keepText, keptText } from './browser_storage';

const keptKey = 'posthouse.fonts';
/** After the page has loaded: the rules and the rest of the first board come then. */
const firstVisitMs = 3000;

async function fetchFonts() {
  await import('./styles/fonts.css');
  keepText(keptKey, 'yes');
}

export function loadFonts() {
  if (keptText(keptKey) !== null) return void fetchFonts();
  const later = () => setTimeout(() => void fetchFonts(), firstVisitMs);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
