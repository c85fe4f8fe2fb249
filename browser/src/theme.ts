// Light, dark or the system's setting, and which board goes with it. Style sheets use `prefers-color-scheme`; if the reader chose
// otherwise, those rules are forced to apply always or never. So each color is written once, and
// style sheets loaded later follow too.

import { computed, effect, signal } from '@preact/signals';
import { keepText, keptText, onKeptElsewhere } from './browser_storage';
import { boardTheme, boardThemes, type BoardTheme } from './settings';
import { siteDefault } from './site_defaults';

const name = 'posthouse.theme';
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const dark = '(prefers-color-scheme: dark)';
const media = { system: dark, light: 'not all', dark: 'all' };

const keptTheme = (): Theme => themes.find((value) => value === keptText(name)) ?? 'system';

const chosen = signal(keptTheme());

function matching(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => (matches.value = list.matches));
  return matches;
}
const systemDark = matching(dark);
const printing = matching('print');
const forcedColors = matching('(forced-colors: active)');

const boardOfSite = boardThemes.find((value) => value === siteDefault('board'));

/** The board that is shown: the reader's choice, the site's, or the one that goes with the page; in print and with forced colours ink. */
export const shownBoard = computed<BoardTheme>(() => {
  if (printing.value || forcedColors.value) return 'ink';
  const isDark = chosen.value === 'system' ? systemDark.value : chosen.value === 'dark';
  return boardTheme.value ?? boardOfSite ?? (isDark ? 'night' : 'wood');
});
const mediaRules = new Set<CSSMediaRule>();

function find(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.replace(/\s+/g, ' ') === dark) mediaRules.add(rule);
    else if (rule instanceof CSSImportRule && rule.styleSheet) find(rule.styleSheet.cssRules);
  }
}

function apply() {
  // Paper is light.
  const applied = printing.value ? 'light' : chosen.value;
  if (applied === 'system' && mediaRules.size === 0) return; // as the sheets have it
  for (const sheet of document.styleSheets) {
    try {
      find(sheet.cssRules);
    } catch {
      // Not here yet: its `load` comes.
    }
  }
  for (const rule of mediaRules) rule.media.mediaText = media[applied];
  document.documentElement.style.colorScheme = applied === 'system' ? '' : applied;
}

export const theme = {
  get value() {
    return chosen.value;
  },
  set(value: Theme) {
    chosen.value = value;
    keepText(name, value);
  },
};

/** Applies the chosen theme and board now and whenever they change, in another tab too. */
export function applyTheme() {
  effect(apply);
  effect(() => {
    document.documentElement.dataset.board = shownBoard.value;
  });
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) apply();
    },
    true,
  );
  onKeptElsewhere(name, () => (chosen.value = keptTheme()));
}
