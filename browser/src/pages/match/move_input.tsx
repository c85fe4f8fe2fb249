// Below the board on the player's turn: move field, comment, and the confirmation of a move.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../button';
import type { Entering } from '../../boards/board';
import { t } from '../../texts/i18n';
import { focusOnBoard } from '../../boards/board_focus';

/** What has the focus once a task is solved, or the game is over: see kept_focus.ts. */
export const afterTask = '.lesson-verdict button, #end-title, .board [tabindex="0"]';

interface MoveBoxProps {
  entering?: Entering;
  legal: string[];
  shown: string[];
  busy: boolean;
  /** What is said while a reply comes in a moment: what is typed stays until then. */
  waits?: string | undefined;
  /** Otherwise it is seen only while it has the focus. */
  visible?: boolean;
  /** The comment sent with the move; absent if the move is not made now. */
  comment?: { value: string; set(words: string): void };
  whyNot(words: string): string;
  play(move: string): void;
  onMessage(sentence: string): void;
}

export function MoveInput(props: MoveBoxProps) {
  const { entering = 'move', legal, shown, busy, waits, visible = true, comment, whyNot, play, onMessage } = props;
  const [typed, setTyped] = useState('');
  /** The list of moves, hundreds in OctiLite, is made when the field is first used. */
  const [used, setUsed] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (waits) return onMessage(waits);
    const words = typed.trim();
    if (!words) return onMessage(shown.length > 0 ? t('move-may-be', { moves: shown.slice(0, 40).join(', ') }) : t('etiquette-type'));
    const why = whyNot(words);
    if (why) return onMessage(why);
    setTyped('');
    const plain = words.replace(/\s+/g, '').toLowerCase();
    const known = shown.findIndex((text) => text.toLowerCase() === plain);
    play(legal[known] ?? plain);
  }

  return (
    <form class={`move-box ${visible ? '' : 'unless-focused'}`} onSubmit={submit} data-next={afterTask}>
      <label for="move-typed">{t(`move-field-${entering}`)}</label>
      <input
        id="move-typed"
        list="move-legal"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onFocus={() => setUsed(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !typed) focusOnBoard();
        }}
        placeholder={shown[0] ? t('move-such-as', { move: shown[0] }) : ''}
        autocapitalize="none"
        autocomplete="off"
        spellcheck={false}
      />
      <datalist id="move-legal">{used && legal.map((text, i) => <option key={text} value={shown[i] ?? text} />)}</datalist>
      <button disabled={busy && !waits}>{t(`move-button-${entering}`)}</button>
      {comment && <CommentField {...comment} />}
    </form>
  );
}

const CommentField = ({ value, set }: { value: string; set(words: string): void }) => (
  <>
    <label for="move-comment">
      {t('move-comment')} <span class="hint">{t('optional')}</span>
    </label>
    <input
      id="move-comment"
      class="comment"
      value={value}
      maxLength={2000}
      autocomplete="off"
      onInput={(event) => set(event.currentTarget.value)}
    />
  </>
);

/** Confirms a move; Escape cancels. */
export function ConfirmMove({ move, answer }: { move: string; answer(yes: boolean): void }) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), [move]);
  return (
    <div
      class="row confirm-move"
      role="group"
      aria-label={t('confirm-move', { move })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') answer(false);
      }}
    >
      <strong>{t('confirm-move', { move })}</strong>
      <button type="button" class="main" ref={yes} onClick={() => answer(true)}>
        {t('confirm-yes', { move })}
      </button>
      <Button label={t('confirm-no')} act={() => answer(false)} />
    </div>
  );
}
