// Where the keyboard goes on a board: to the houses or squares that can be pressed now.

/** The name of the last one that had the focus. */
let last = '';

const nameOf = ({ dataset: { house, square } }: HTMLElement) => house ?? square ?? '';
const canPress = (cell: HTMLElement) => cell.getAttribute('aria-disabled') === 'false';
const pressable = () => [...document.querySelectorAll<HTMLElement>('.board [data-cell]')].filter(canPress);

/** Of a board that goes. */
export const forgetFocus = () => void (last = '');

export function noteFocus(cell: EventTarget | null) {
  if (cell instanceof HTMLElement && canPress(cell)) last = nameOf(cell);
}

/** To the last one, otherwise to the first. */
export function focusOnBoard() {
  const all = pressable();
  const cell = all.find((one) => nameOf(one) === last) ?? all[0];
  (cell ?? document.querySelector<HTMLElement>('.board [tabindex="0"]'))?.focus();
}

/** To the next one in order, or the one before. */
export function focusOnNext(by: 1 | -1) {
  const all = pressable();
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0) focusOnBoard();
  else all[(at + by + all.length) % all.length]?.focus();
}
