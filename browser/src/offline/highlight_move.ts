// Draws the reader's eye, and his keyboard, to the house or pod of a move: where the focus is, the
// board itself shows what the move would do.

import type { Step } from '../rules';

export function highlightMove(step: Step) {
  const house = `.board [data-house="${CSS.escape(step.shown)}"].legal`;
  const square = `.board [data-square="${CSS.escape(step.text.slice(0, 2))}"]`;
  document.querySelector<HTMLElement | SVGElement>(`${house}, ${square}`)?.focus();
}
