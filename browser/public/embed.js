// The board that other sites show in a frame (src/http/site/embed_page.h): steps through the moves without
// loading the whole page, and follows a running match.

/** Moves come one by one; several at once are shown together. */
const patience = 300;

let running = null;
let latest = 0;

async function show(address) {
  const turn = ++latest;
  const response = await fetch(address).catch(() => null);
  const page = response?.ok && new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = page && page.querySelector('main');
  // Another step may have been pressed meanwhile.
  if (!next || turn !== latest) return;
  const focused = document.activeElement?.getAttribute('aria-label');
  // The new picture is there before the old one goes.
  await next.querySelector('img')?.decode().catch(() => undefined);
  if (turn !== latest) return;
  document.querySelector('main').replaceWith(document.adoptNode(next));
  if (focused) document.querySelector(`[aria-label="${focused}"]`)?.focus();
  follow(address);
}

/** Only at the last move of a match that goes on. */
function follow(address) {
  running?.close();
  running = null;
  if (document.querySelector('main').dataset.state !== 'running') return;
  const path = new URL(address, location.href).pathname;
  const events = new EventSource(`/api${path.replace('/embed', '')}/events`);
  running = events;
  let soon;
  const changed = () => {
    clearTimeout(soon);
    soon = setTimeout(() => running === events && show(path), patience);
  };
  for (const kind of ['begun', 'move', 'taken_back', 'seats', 'ended', 'reset'])
    events.addEventListener(kind, changed);
  // The stream begins with the match, which may have moved on since the page was made.
  const { version } = document.querySelector('main').dataset;
  events.addEventListener('open', ({ data }) => {
    const match = data && JSON.parse(data).match;
    if (match && String(match.version) !== version) changed();
  });
}

document.addEventListener('click', (event) => {
  const step = event.target.closest('nav a[href]');
  if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void show(step.href);
});

document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const label = { ArrowLeft: 'Back', ArrowRight: 'Forward', Home: 'First', End: 'Last' }[event.key];
  const step = label && document.querySelector(`nav a[href][aria-label="${label}"]`);
  if (!step) return;
  event.preventDefault();
  void show(step.href);
});

follow(location.href);
