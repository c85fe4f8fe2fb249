// Steps through a match with buttons and arrow keys. At the last move it follows new ones.

import { useCallback, useEffect, useState } from 'preact/hooks';
import { t } from '../../texts/i18n';

export interface Replay {
  at: number;
  count: number;
  latest: boolean;
  go(ply: number): void;
}

/** The move that the address names, as links to a position do. */
export function plyInAddress(): number | null {
  const ply = new URLSearchParams(location.search).get('ply') ?? '';
  return /^\d+$/.test(ply) ? Number(ply) : null;
}

/** `from`: the move to begin with; null: the last one. */
export function useReplay(count: number, from: number | null = null): Replay {
  // null: follow the last move.
  const [kept, setKept] = useState<number | null>(from);
  const at = kept === null ? count : Math.min(kept, count);

  /** Relative to the latest state, not the rendered one: keys may repeat quickly. */
  const move = useCallback(
    (to: (from: number) => number) =>
      setKept((before) => {
        const ply = to(before ?? count);
        return ply >= count ? null : Math.max(0, ply);
      }),
    [count],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target as Element | null;
      if (target?.closest('input, textarea, select, summary, .board')) return;
      const steps: Record<string, (from: number) => number> = {
        ArrowLeft: (from) => from - 1,
        ArrowRight: (from) => from + 1,
        Home: () => 0,
        End: () => count,
      };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      move(step);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [count, move]);

  return { at, count, latest: at === count, go: (ply) => move(() => ply) };
}

export function ReplayButtons({ replay: { at, count, latest, go } }: { replay: Replay }) {
  const button = (label: string, sign: string, ply: number, off: boolean) => (
    <button type="button" aria-label={label} title={label} disabled={off} onClick={() => go(ply)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
  return (
    <div class="replay" role="group" aria-label={t('replay-steps')}>
      {button(t('replay-first'), 'M6 5v14M18 5l-9 7 9 7z', 0, at === 0)}
      {button(t('replay-back'), 'M16 5l-9 7 9 7z', at - 1, at === 0)}
      {button(t('replay-on'), 'M8 5l9 7-9 7z', at + 1, latest)}
      {button(t('replay-last'), 'M18 5v14M6 5l9 7-9 7z', count, latest)}
    </div>
  );
}
