// A line to type a move, for who would rather not press on the board.

import { useState } from 'preact/hooks';
import { t } from '../language';

interface Props {
  legal: string[];
  shown: string[];
  whyNot(words: string): string;
  play(move: string): void;
  say(sentence: string): void;
}

export function TypedMove({ legal, shown, whyNot, play, say }: Props) {
  const [typed, setTyped] = useState('');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const words = typed.trim();
    if (!words) return say(t('typed-may', { moves: shown.slice(0, 40).join(', ') }));
    const why = whyNot(words);
    if (why) return say(why);
    setTyped('');
    play(words.replace(/\s+/g, ''));
  }
  return (
    <form class="move-box" onSubmit={submit}>
      <label for="move-typed">{t('typed-label')}</label>
      <input
        id="move-typed"
        list="move-legal"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
        placeholder={t('typed-such-as', { move: shown[0] ?? '' })}
        autocapitalize="none"
        autocomplete="off"
        spellcheck={false}
      />
      <datalist id="move-legal">
        {legal.map((text, i) => (
          <option key={text} value={shown[i] ?? text} />
        ))}
      </datalist>
      <button class="main">{t('typed-play')}</button>
    </form>
  );
}
