// Light, dark, or as the reader's system has it. The style sheets know only the system's wish, in
// `@media (prefers-color-scheme: dark)`; where the reader chose otherwise those rules are made to
// hold always or never. So no colour is written twice, and a sheet that comes later obeys, too.

import { signal } from '@preact/signals';

const name = 'posthouse.theme';
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const dark = '(prefers-color-scheme: dark)';
const media = { system: dark, light: 'not all', dark: 'all' };

function kept(): Theme {
  try {
    return themes.find((one) => one === localStorage.getItem(name)) ?? 'system';
  } catch {
    return 'system'; // a browser that keeps nothing
  }
}

const chosen = signal(kept());
/** The rules whose condition was the system's wish, once they have been found. */
const ruled = new Set<CSSMediaRule>();

function find(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.replace(/\s+/g, ' ') === dark)
      ruled.add(rule);
    else if (rule instanceof CSSImportRule && rule.styleSheet) find(rule.styleSheet.cssRules);
  }
}

function apply() {
  if (chosen.value === 'system' && ruled.size === 0) return; // as the sheets have it
  for (const sheet of document.styleSheets) {
    try {
      find(sheet.cssRules);
    } catch {
      // Not here yet: its `load` comes.
    }
  }
  for (const rule of ruled) rule.media.mediaText = media[chosen.value];
  document.documentElement.style.colorScheme = chosen.value === 'system' ? '' : chosen.value;
}

export const theme = {
  get value() {
    return chosen.value;
  },
  set(one: Theme) {
    chosen.value = one;
    apply();
    try {
      localStorage.setItem(name, one);
    } catch {
      // It holds until the page is left.
    }
  },
};

/** From now on the page looks as the reader chose; two tabs agree. */
export function applyTheme() {
  apply();
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) apply();
    },
    true,
  );
  addEventListener('storage', (event) => {
    if (event.key !== name && event.key !== null) return;
    chosen.value = kept();
    apply();
  });
}
