// The sounds of seeds and pods. What makes them is fetched when the reader first touches the page; before
// that a browser plays nothing.

import { soundOn, volume } from '../settings';
import { shownBoard } from '../theme';

export type Sound = 'wood' | 'seed' | 'capture' | 'pod' | 'prong' | 'lift';

let synthesis: typeof import('./synthesis') | null = null;

async function onFirstInput(event: Event) {
  if (!event.isTrusted) return;
  removeEventListener('pointerdown', onFirstInput, true);
  removeEventListener('keydown', onFirstInput, true);
  // Without it the page is silent.
  synthesis = await import('./synthesis').catch(() => null);
}
addEventListener('pointerdown', onFirstInput, true);
addEventListener('keydown', onFirstInput, true);

/** A seed lands on `below` others. */
export const click = (below: number) => play(below > 0 ? 'seed' : 'wood');

export function play(sound: Sound) {
  if (soundOn.value && volume.value > 0) synthesis?.playOn(shownBoard.value, sound, volume.value / 100);
}
