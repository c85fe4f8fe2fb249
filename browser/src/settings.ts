// Board settings, stored in this browser and shared by its tabs.

import { signal } from '@preact/signals';

const name = 'posthouse.board';
const turnedMax = 100;

export const speeds = ['slow', 'usual', 'quick', 'none'] as const;
type Speed = (typeof speeds)[number];

/** The boards to choose from (board_themes.css). */
export const boardThemes = ['wood', 'night', 'stone', 'ink'] as const;
export type BoardTheme = (typeof boardThemes)[number];

interface BoardPreferences {
  counts: boolean;
  /** null: never chosen. */
  sound: boolean | null;
  volume: number;
  /** Flipped boards, the latest last. */
  turned: string[];
  /** Moves are shown and confirmed before they are made. */
  confirmed: boolean;
  /** null: the one that goes with the page. */
  theme: BoardTheme | null;
  /** How fast moves are shown. */
  speed: Speed;
  /** Single letters are shortcuts outside of input fields. */
  keys: boolean;
}
const defaults: BoardPreferences = {
  counts: true,
  sound: null,
  volume: 60,
  turned: [],
  confirmed: false,
  theme: null,
  speed: 'usual',
  keys: true,
};

/** What is missing, malformed or unreadable gets its default. */
function read(): BoardPreferences {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<BoardPreferences>;
    return {
      counts: typeof kept.counts === 'boolean' ? kept.counts : defaults.counts,
      sound: typeof kept.sound === 'boolean' ? kept.sound : defaults.sound,
      volume: typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 100 ? kept.volume : defaults.volume,
      turned: Array.isArray(kept.turned) ? kept.turned.filter((game) => typeof game === 'string') : [],
      confirmed: typeof kept.confirmed === 'boolean' ? kept.confirmed : defaults.confirmed,
      theme: boardThemes.find((theme) => theme === kept.theme) ?? null,
      speed: speeds.find((value) => value === kept.speed) ?? defaults.speed,
      keys: typeof kept.keys === 'boolean' ? kept.keys : defaults.keys,
    };
  } catch {
    return defaults;
  }
}

const stored = signal(read());
addEventListener('storage', (event) => {
  if (event.key === name || event.key === null) stored.value = read();
});

function store(change: Partial<BoardPreferences>) {
  stored.value = { ...stored.value, ...change };
  try {
    localStorage.setItem(name, JSON.stringify(stored.value));
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

/** Readers who prefer reduced motion get no sounds either unless they turn them on. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export const showCounts = {
  get value() {
    return stored.value.counts;
  },
  set: (on: boolean) => store({ counts: on }),
};
export const confirmMoves = {
  get value() {
    return stored.value.confirmed;
  },
  set: (on: boolean) => store({ confirmed: on }),
};
export const speed = {
  get value() {
    return stored.value.speed;
  },
  set: (value: Speed) => store({ speed: value }),
};
export const boardTheme = {
  get value() {
    return stored.value.theme;
  },
  set: (value: BoardTheme | null) => store({ theme: value }),
};
export const shortcutsOn = {
  get value() {
    return stored.value.keys;
  },
  set: (on: boolean) => store({ keys: on }),
};
export const soundOn = {
  get value() {
    return stored.value.sound ?? !reducedMotion.matches;
  },
  set: (on: boolean) => store({ sound: on }),
};
export const volume = {
  get value() {
    return stored.value.volume;
  },
  set: (percent: number) => store({ volume: percent, sound: percent > 0 }),
};
export const flippedBoards = {
  has: (board: string) => stored.value.turned.includes(board),
  set: (board: string, on: boolean) =>
    store({ turned: [...stored.value.turned.filter((other) => other !== board), ...(on ? [board] : [])].slice(-turnedMax) }),
};
