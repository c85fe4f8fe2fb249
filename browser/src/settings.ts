// What a reader has chosen about boards, remembered by this browser alone. Two tabs agree.

import { signal } from '@preact/signals';

const name = 'posthouse.board';
const turnedMax = 100;

interface Kept {
  counts: boolean;
  /** null: never chosen. */
  sound: boolean | null;
  volume: number;
  /** The boards that are turned round, the latest last. */
  turned: string[];
  /** A move is shown and asked about before it is made. */
  confirmed: boolean;
  /** Single letters are commands, outside of what is typed. */
  keys: boolean;
}
const usual: Kept = {
  counts: true,
  sound: null,
  volume: 60,
  turned: [],
  confirmed: false,
  keys: true,
};

/** Nothing kept may be broken, old or forbidden to read: what is missing is as usual. */
function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Kept>;
    return {
      counts: typeof kept.counts === 'boolean' ? kept.counts : usual.counts,
      sound: typeof kept.sound === 'boolean' ? kept.sound : usual.sound,
      volume:
        typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 100
          ? kept.volume
          : usual.volume,
      turned: Array.isArray(kept.turned) ? kept.turned.filter((one) => typeof one === 'string') : [],
      confirmed: typeof kept.confirmed === 'boolean' ? kept.confirmed : usual.confirmed,
      keys: typeof kept.keys === 'boolean' ? kept.keys : usual.keys,
    };
  } catch {
    return usual;
  }
}

const kept = signal(read());
addEventListener('storage', (event) => {
  if (event.key === name || event.key === null) kept.value = read();
});

function keep(change: Partial<Kept>) {
  kept.value = { ...kept.value, ...change };
  try {
    localStorage.setItem(name, JSON.stringify(kept.value));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is left.
  }
}

/** Who wants a quiet screen is not met with sounds either, unless he asks for them. */
export const stillness = matchMedia('(prefers-reduced-motion: reduce)');

export const counts = {
  get value() {
    return kept.value.counts;
  },
  set: (on: boolean) => keep({ counts: on }),
};
export const movesConfirmed = {
  get value() {
    return kept.value.confirmed;
  },
  set: (on: boolean) => keep({ confirmed: on }),
};
export const keysOn = {
  get value() {
    return kept.value.keys;
  },
  set: (on: boolean) => keep({ keys: on }),
};
export const soundOn = {
  get value() {
    return kept.value.sound ?? !stillness.matches;
  },
  set: (on: boolean) => keep({ sound: on }),
};
export const volume = {
  get value() {
    return kept.value.volume;
  },
  set: (percent: number) => keep({ volume: percent, sound: percent > 0 }),
};
export const turned = {
  has: (board: string) => kept.value.turned.includes(board),
  set: (board: string, on: boolean) =>
    keep({
      turned: [...kept.value.turned.filter((one) => one !== board), ...(on ? [board] : [])].slice(
        -turnedMax,
      ),
    }),
};
