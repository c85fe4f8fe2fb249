// What this browser keeps. If its storage is blocked or full, what is kept lasts until the page is closed.

/** null: nothing is kept, or nothing can be read. */
export function keptText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** null as well if it is malformed. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(keptText(name) ?? 'null');
  } catch {
    return null;
  }
}

/** The well-formed entries of a list that is kept. */
export function keptList<Entry>(name: string, isEntry: (entry: Partial<Entry> | null) => entry is Entry): Entry[] {
  const list = kept(name);
  return Array.isArray(list) ? (list as (Partial<Entry> | null)[]).filter(isEntry) : [];
}

/** Returns whether it could be kept; null forgets it. */
export function keepText(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
export const keep = (name: string, value: unknown) => keepText(name, JSON.stringify(value));

/** When another tab has kept something else under this name. */
export function onKeptElsewhere(name: string, act: () => void) {
  addEventListener('storage', ({ key }) => {
    if (key === name || key === null) act();
  });
}
