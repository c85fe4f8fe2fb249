// Board settings, stored in this browser and shared by its tabs.

import { signal } from '@preact/signals';
import { keep, kept, onKeptElsewhere } from './browser_storage';

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

/** What is missing or malformed gets its default. */
function read(): BoardPreferences {
  const found = (kept(name) ?? {}) as Partial<BoardPreferences>;
  return {
    counts: typeof found.counts === 'boolean' ? found.counts : defaults.counts,
    sound: typeof found.sound === 'boolean' ? found.sound : defaults.sound,
    volume: typeof found.volume === 'number' && found.volume >= 0 && found.volume <= 100 ? found.volume : defaults.volume,
    turned: Array.isArray(found.turned) ? found.turned.filter((game) => typeof game === 'string') : [],
    confirmed: typeof found.confirmed === 'boolean' ? found.confirmed : defaults.confirmed,
    theme: boardThemes.find((theme) => theme === found.theme) ?? null,
    speed: speeds.find((value) => value === found.speed) ?? defaults.speed,
    keys: typeof found.keys === 'boolean' ? found.keys : defaults.keys,
  };
}

const stored = signal(read());
onKeptElsewhere(name, () => (stored.value = read()));

function store(change: Partial<BoardPreferences>) {
  stored.value = { ...stored.value, ...change };
  keep(name, stored.value);
}

const setting = <Name extends keyof BoardPreferences>(which: Name) => ({
  get value() {
    return stored.value[which];
  },
  set: (value: BoardPreferences[Name]) => store({ [which]: value }),
});

/** Readers who prefer reduced motion get no sounds either unless they turn them on. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

export const showCounts = setting('counts');
export const confirmMoves = setting('confirmed');
export const speed = setting('speed');
export const boardTheme = setting('theme');
export const shortcutsOn = setting('keys');
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
