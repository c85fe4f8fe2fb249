// Sets up a position as text; the rules say whether it is legal.

import { useState } from 'preact/hooks';
import { Button } from '../button';
import { titleOf } from '../app_state';
import { kindOf } from '../boards/board_kinds';
import { Field, Radios } from '../pages/form';
import { t } from '../texts/i18n';
import type { Rules } from '../engine/rules';
import { shortSeatName } from '../texts/format';

interface Props {
  game: string;
  rules: Rules;
  /** The initial position text, legal or not. */
  begin: string;
  opening: string;
  play(position: string): void;
  leave(): void;
}

export function SetUp({ game, rules, begin, opening, play, leave }: Props) {
  const [text, set] = useState(begin);
  const position = text.trim();
  const checked = rules.describe({ game, from: position, moves: [] });
  const start = rules.describe({ game, from: null, moves: [] });
  if ('error' in start) return null;
  const seats: [string, string] = [shortSeatName(start.seats[0]), shortSeatName(start.seats[1])];
  const { SetUp: Editor, turnLetters } = kindOf(start.drawing);
  const [board = '', ...rest] = position.split(' ');
  const stores = rest.slice(0, -1).join(' ');
  return (
    <section class="card set-up" aria-labelledby="set-up-title">
      <h1 id="set-up-title">
        {t('analysis-set-up')} <span class="hint">{titleOf(game)}</span>
      </h1>
      <Editor drawing={start.drawing} seats={seats} position={position} set={set} />
      {turnLetters && (
        <Radios
          legend={t('analysis-to-move')}
          name="set-up-turn"
          options={turnLetters}
          value={rest.at(-1)?.toUpperCase()}
          choose={(letter) => set(`${board} ${stores} ${letter}`)}
          say={(letter) => seats[turnLetters.indexOf(letter)]}
        />
      )}
      <Field
        id="set-up-text"
        label={t('analysis-position-text')}
        value={text}
        spellcheck={false}
        autocomplete="off"
        onInput={(event) => set(event.currentTarget.value)}
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
