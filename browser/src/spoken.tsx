// What screen readers are told: one place for the whole page, which stays while pages and their parts come and go.

import { signal } from '@preact/signals';

const spoken = signal('');

/** Says the words, also if they are those that were said last. */
export function say(words: string) {
  if (words) spoken.value = spoken.value === words ? `${words}\u00a0` : words;
}

export const Spoken = () => (
  <p class="unseen" aria-live="polite" id="spoken">
    {spoken.value}
  </p>
);
