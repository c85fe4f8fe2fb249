// Focuses the house or pod of a move; focused, the board previews it.

import type { Step } from '../engine/rules';

export function highlightMove(step: Step) {
  const house = `.board [data-house="${CSS.escape(step.shown)}"].legal`;
  const square = `.board [data-square="${CSS.escape(step.text.slice(0, 2))}"]`;
  document.querySelector<HTMLElement | SVGElement>(`${house}, ${square}`)?.focus();
}
