// What the player whose turn it is has beneath the board: a line to type the move, words to send
// with it, and the way to give up.

import { useState } from 'preact/hooks';

interface MoveBoxProps {
  legal: string[];
  shown: string[];
  busy: boolean;
  comment: string;
  setComment(words: string): void;
  whyNot(words: string): string;
  play(move: string): void;
  say(sentence: string): void;
}

export function MoveBox({
  legal,
  shown,
  busy,
  comment,
  setComment,
  whyNot,
  play,
  say,
}: MoveBoxProps) {
  const [typed, setTyped] = useState('');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const words = typed.trim();
    if (!words) return say(`You may play ${shown.slice(0, 40).join(', ')}.`);
    const why = whyNot(words);
    if (why) return say(why);
    setTyped('');
    play(words.replace(/\s+/g, ''));
  }

  return (
    <form class="move-box" onSubmit={submit}>
      <label for="move-typed">Your move</label>
      <input
        id="move-typed"
        list="move-legal"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
        placeholder={`such as ${shown[0] ?? ''}`}
        autocapitalize="none"
        autocomplete="off"
        spellcheck={false}
      />
      <datalist id="move-legal">
        {legal.map((text, i) => (
          <option key={text} value={shown[i] ?? text} />
        ))}
      </datalist>
      <button class="main" disabled={busy}>
        Play
      </button>
      <label for="move-comment">
        Words with it <span class="hint">(optional)</span>
      </label>
      <input
        id="move-comment"
        class="comment"
        value={comment}
        maxLength={2000}
        autocomplete="off"
        onInput={(event) => setComment(event.currentTarget.value)}
      />
    </form>
  );
}

export function ResignButton({ busy, resign }: { busy: boolean; resign(): void }) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" class="small" disabled={busy} onClick={() => setAsked(true)}>
        Resign …
      </button>
    );
  return (
    <span class="row" role="group" aria-label="Resign this game?">
      <span>Give up this game?</span>
      <button
        type="button"
        class="small danger"
        disabled={busy}
        onClick={() => {
          setAsked(false);
          resign();
        }}
      >
        Resign
      </button>
      <button type="button" class="small" onClick={() => setAsked(false)}>
        Play on
      </button>
    </span>
  );
}
