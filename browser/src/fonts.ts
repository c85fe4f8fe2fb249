// Fetches the page's own letters: on a first visit once the board is there, later at once, since the browser has kept them.

const keptKey = 'posthouse.fonts';
/** After the page has loaded: the rules and the rest of the first board come then. */
const firstVisitMs = 3000;

function areKept(): boolean {
  try {
    return localStorage.getItem(keptKey) !== null;
  } catch {
    return false; // storage is blocked
  }
}

async function fetchFonts() {
  await import('./styles/fonts.css');
  try {
    localStorage.setItem(keptKey, 'yes');
  } catch {
    // As on every visit.
  }
}

export function loadFonts() {
  if (areKept()) return void fetchFonts();
  const later = () => setTimeout(() => void fetchFonts(), firstVisitMs);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
