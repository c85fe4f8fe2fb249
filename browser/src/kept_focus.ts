// Where the keyboard goes when the control that has the focus is removed or disabled.
//
// A control that comes back has it again. Otherwise what is around it, or the control itself, names what is next in
// `data-next`: selectors, of which the first counts that is there. Both are awaited, since they may come with an answer of
// the server. Without any it is the board, or the heading.

import { arrivals } from './app_state';

const others = '.board [tabindex="0"], main h1';
const patienceMs = 5000;

/** What has the focus, and where it goes next. */
let had: HTMLElement | null = null;
let next = '';
let page = 0;
/** Whoever points at things needs no focus, and a house that has it would be previewed. */
let byKeys = false;

const isLost = (one: HTMLElement) => !one.isConnected || one.matches(':disabled') || one.getClientRects().length === 0;

function focusFirst(selectors: string): boolean {
  for (const selector of selectors.split(', ').filter(Boolean)) {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found || isLost(found)) continue;
    takeFocus(found);
    return true;
  }
  return false;
}

/** Focuses also what cannot have the focus otherwise, such as a heading. */
export function takeFocus(element: HTMLElement, options?: FocusOptions) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus(options);
}

function look() {
  const lost = had;
  const isFree = () => document.activeElement === document.body || document.activeElement === lost;
  if (!lost || !byKeys || !isFree() || !isLost(lost)) return;
  had = null;
  const wanted = next;
  const until = performance.now() + patienceMs;
  // Once everything has been drawn that comes with the change.
  const go = () => {
    if (!isFree() || page !== arrivals.value) return;
    if (!isLost(lost)) return takeFocus(lost);
    if (focusFirst(wanted)) return;
    if ((wanted || lost.isConnected) && performance.now() < until) setTimeout(go, 50);
    else focusFirst(others);
  };
  setTimeout(go);
}

export function keepFocus() {
  document.addEventListener('focusin', ({ target }) => {
    had = target instanceof HTMLElement ? target : null;
    next = had?.closest<HTMLElement>('[data-next]')?.dataset.next ?? '';
    page = arrivals.value;
  });
  // Given up, not lost.
  document.addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      if (had === target && document.activeElement === document.body && had && !isLost(had)) had = null;
    }),
  );
  addEventListener('keydown', () => (byKeys = true), true);
  addEventListener('pointerdown', () => (byKeys = false), true);
  const changes = { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'open'] };
  new MutationObserver(look).observe(document.body, changes);
}
