// Lists that the server sends in parts, each on request.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../button';
import { Alert } from '../alert';
import { errorText } from '../api';
import { t } from '../texts/i18n';

export interface LongList<T> {
  /** null: not loaded yet. */
  all: T[] | null;
  /** There is a part that was not asked for yet. */
  more: boolean;
  error: string;
  load(): Promise<void>;
}

/**
 * `first`: the first part, which may be asked again at any time. A part with `full` entries has
 * another behind it, which `next` asks for by the last entry or those before it. With another
 * `version` only the first part is left.
 */
export function useLongList<T>(
  first: T[] | null,
  full: number,
  keyOf: (row: T) => string | number,
  next: (last: T, all: T[]) => Promise<T[]>,
  version = 0,
): LongList<T> {
  const [loaded, setLoaded] = useState<T[]>([]);
  const [ended, setEnded] = useState(false);
  const [error, setError] = useState('');
  useEffect(() => {
    setLoaded([]);
    setEnded(false);
  }, [version]);
  const keys = new Set(first?.map(keyOf));
  // What the first part no longer has was moved down by new entries.
  const all = first && [...first, ...loaded.filter((row) => !keys.has(keyOf(row)))];
  const more = !ended && (first?.length ?? 0) >= full;
  async function load() {
    const last = all?.at(-1);
    if (!all || last === undefined) return;
    try {
      const part = await next(last, all);
      setLoaded([...all, ...part]);
      setEnded(part.length < full);
      setError('');
    } catch (reason) {
      setError(errorText(reason));
    }
  }
  return { all, more, error, load };
}

/** The button below a long list. At the end of the list it becomes a sentence, which gets its focus. */
export function MoreButton({ list: { all, more, error, load } }: { list: Pick<LongList<unknown>, 'all' | 'more' | 'error' | 'load'> }) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asked && !more && document.activeElement === document.body) end.current?.focus();
  }, [asked, more]);
  async function press() {
    setAsked(true);
    setBusy(true);
    await load();
    setBusy(false);
  }
  if (!more && !asked) return null;
  return (
    <>
      {more && <Button label={t('show-more')} aria-disabled={busy} act={() => !busy && void press()} />}
      <Alert text={error} />
      <p class="hint" role="status" tabIndex={-1} ref={end}>
        {asked && !busy && !error && t(more ? 'list-shown' : 'list-ends', { n: all?.length ?? 0 })}
      </p>
    </>
  );
}
