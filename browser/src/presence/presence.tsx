// Who is here, at an open page, as far as the server tells the reader: a dot beside the name.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Player } from '../api';
import { user } from '../app_state';
import { isConnected, isWatched, subscribe, watch } from '../socket';
import { t } from '../texts/i18n';
import './presence.css';

/** Whoever goes to another page is gone for a moment. */
const graceMs = 4000;

const topic = (name: string) => `here/${name}`;
const here = signal<ReadonlySet<string>>(new Set());
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

function change(name: string, isHere: boolean) {
  if (here.value.has(name) === isHere) return;
  const all = new Set(here.value);
  if (isHere) all.add(name);
  else all.delete(name);
  here.value = all;
}

subscribe({
  onPresence(name, isHere) {
    clearTimeout(leaving.get(name));
    if (isHere) change(name, true);
    else if (here.value.has(name))
      leaving.set(
        name,
        setTimeout(() => change(name, false), graceMs),
      );
  },
});

/** Those of these players who are here. */
export function usePresence(names: string[]): string[] {
  const key = names.join(' ');
  useEffect(() => {
    const watched = key.split(' ').filter(Boolean);
    const stops = watched.map((name) => watch(topic(name)));
    return () => {
      stops.forEach((stop) => stop());
      for (const name of watched) if (!isWatched(topic(name))) change(name, false);
    };
  }, [key]);
  return isConnected.value ? names.filter((name) => here.value.has(name)) : [];
}

const isOther = ({ name, level }: Player) => level === 0 && name !== user.value?.name;

/** A dot if this other person is here; with `words`, a sentence as well. */
export function PresenceDot({ player, words }: { player: Player; words?: boolean }) {
  const [name] = usePresence(isOther(player) ? [player.name] : []);
  if (!name) return null;
  const sentence = t('player-here', { name });
  return words ? (
    <p class="presence">
      <span class="here-dot" aria-hidden="true" />
      {sentence}
    </p>
  ) : (
    <span class="here-dot" role="img" aria-label={sentence} title={sentence} />
  );
}
