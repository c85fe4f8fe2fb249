// Sets up a position as text; the rules say whether it is legal.

import { useState } from 'preact/hooks';
import { Button } from '../button';
import { titleOf } from '../app_state';
import { kindOf } from '../boards/board_kinds';
import { t } from '../texts/i18n';
import type { Rules } from '../engine/rules';
import { shortSeatName } from '../texts/format';

export function SetUp({
  game,
  rules,
  begin,
  opening,
  play,
  leave,
}: {
  game: string;
  rules: Rules;
  /** The initial position text, legal or not. */
  begin: string;
  opening: string;
  /** Called to use the position. */
  play(position: string): void;
  leave(): void;
}) {
  const [position, setPosition] = useState(begin);
  const [text, setText] = useState(begin);
  const checked = rules.describe({ game, from: position, moves: [] });
  const start = rules.describe({ game, from: null, moves: [] });
  if ('error' in start) return null;
  const set = (to: string) => {
    setPosition(to);
    setText(to);
  };
  const seats: [string, string] = [shortSeatName(start.seats[0]), shortSeatName(start.seats[1])];
  const { SetUp: Editor, turnLetters } = kindOf(start.drawing);
  const [board = '', stores = ''] = [position.split(' ')[0], position.split(' ').slice(1, -1).join(' ')];
  const turn = position.split(' ').at(-1) ?? '';
  return (
    <section class="card set-up" aria-labelledby="set-up-title">
      <h1 id="set-up-title">
        {t('analysis-set-up')} <span class="hint">{titleOf(game)}</span>
      </h1>
      <Editor drawing={start.drawing} seats={seats} position={position} set={set} />
      {turnLetters && (
        <fieldset>
          <legend>{t('analysis-to-move')}</legend>
          {turnLetters.map((letter, i) => (
            <label class="choice" key={letter}>
              <input
                type="radio"
                name="set-up-turn"
                checked={turn.toUpperCase() === letter}
                onChange={() => set(`${board} ${stores} ${letter}`)}
              />
              {seats[i]}
            </label>
          ))}
        </fieldset>
      )}
      <label for="set-up-text">{t('analysis-position-text')}</label>
      <input
        id="set-up-text"
        value={text}
        spellcheck={false}
        autocomplete="off"
        onInput={(event) => {
          setText(event.currentTarget.value);
          setPosition(event.currentTarget.value.trim());
        }}
      />
      <p role="status" class={'error' in checked ? 'refused' : 'hint'}>
        {'error' in checked ? checked.error : checked.over ? t('analysis-position-over') : t('analysis-position-right')}
      </p>
      <div class="row">
        <Button label={t('analysis-use-position')} class="main" disabled={'error' in checked} act={() => play(position)} />
        <Button label={t('analysis-opening')} act={() => set(opening)} />
        <Button label={t('analysis-leave-set-up')} act={leave} />
      </div>
    </section>
  );
}
