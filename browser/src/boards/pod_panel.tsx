// The chosen pod's options as buttons, for touch, keyboards and screen readers: the pod enlarged
// with prongs to add, the squares to go to, the move's text so far, undo.

import type { ComponentChildren, Ref } from 'preact';
import { Button } from '../button';
import { t } from '../texts/i18n';
import { textOf, type Choice } from './move_builder';
import { letters, directionVector } from './pod_shape';
import { movesFor, type BoardProps } from './board';
import type { PlacedPod } from './pod_position';
import { PodDrawn } from './pods';
import { choiceLabel } from './pod_labels';
import { directionName } from './move_text';
import type { MoveBuilder } from './use_move_builder';

interface PanelProps {
  panel: Ref<HTMLDivElement>;
  board: BoardProps;
  builder: MoveBuilder;
  turned: boolean;
  point(what: string | null): void;
}

export function PodPanel(props: PanelProps) {
  const { panel, board, builder } = props;
  const { entering = 'move', rulesLink } = board;
  const { chosen, mover, done } = builder;
  const owner = movesFor(board);
  if (!board.playable) return null;
  if (!chosen || !mover)
    return (
      <div class="panel unchosen" ref={panel}>
        <p class="hint">
          {owner ? t('panel-choose-theirs', { who: owner }) : entering === 'premove' ? t('panel-choose-next') : t('panel-choose')}
        </p>
        {rulesLink && (
          <p class="aim">
            {t('panel-aim')} {rulesLink}
          </p>
        )}
      </div>
    );
  const walking = chosen.parts.length > 0;
  return (
    <div class={`panel ${walking ? 'walking' : ''}`} ref={panel} role="group" aria-label={t('panel', { square: chosen.pod })}>
      {!walking && <ProngButtons {...props} mover={mover} />}
      <p class="growing">
        <span class="unseen">{t('panel-so-far')} </span>
        <strong>{textOf(chosen)}</strong>
        {done ? '' : ' …'}
      </p>
      <SquareChoices {...props} goes={walking ? t('panel-on') : t('panel-go')} />
      <div class="choices back">
        {done && <Button label={t(`panel-end-${entering}`, { move: done })} class="main" act={() => builder.finish(done)} />}
        {walking && <Button label={t('panel-back')} act={builder.undoHop} />}
        <Button label={walking ? t('panel-all-back') : t('panel-let-go')} act={builder.undoAll} />
      </div>
    </div>
  );
}

/** The squares to go to. */
function SquareChoices({ builder, point, goes }: PanelProps & { goes: string }) {
  const squares = builder.open.filter((choice) => choice.square);
  if (squares.length === 0) return null;
  return (
    <div class="choices go" role="group" aria-label={goes}>
      <span class="what" aria-hidden="true">
        {goes}
      </span>
      {squares.map((choice) => (
        <ChoiceButton key={choice.part} choice={choice} builder={builder} point={point} label={choiceLabel(choice, builder)}>
          {choice.square}
          {choice.captures && <span class="takes"> ×{choice.over}</span>}
        </ChoiceButton>
      ))}
    </div>
  );
}

interface ChoiceButtonProps extends Pick<PanelProps, 'builder' | 'point'> {
  choice: Choice;
  label: string;
  kind?: string;
  children: ComponentChildren;
}
function ChoiceButton({ choice, label, kind, builder, point, children }: ChoiceButtonProps) {
  const shown = (choice.captures && choice.over) || choice.square || choice.prong;
  return (
    <Button
      label={children}
      class={kind ?? (choice.captures ? 'capturing' : '')}
      data-choice={choice.part}
      aria-label={label}
      act={() => builder.choose(choice)}
      onMouseEnter={() => point(shown)}
      onMouseLeave={() => point(null)}
      onFocus={() => point(shown)}
      onBlur={() => point(null)}
    />
  );
}

/** The enlarged pod with buttons to add prongs. */
function ProngButtons({ mover, builder, turned, point }: PanelProps & { mover: PlacedPod }) {
  const prongs = builder.open.filter((choice) => choice.prong);
  return (
    <div class="rose" role="group" aria-label={t('panel-prongs')}>
      <div class={`pod ${mover.side}`} aria-hidden="true">
        <PodDrawn {...mover} turned={turned} />
      </div>
      {[...letters].map((letter) => {
        const choice = prongs.find((prong) => prong.prong === letter);
        if (!choice) return null;
        const { x, y } = directionVector(letter, turned);
        return (
          <div key={letter} style={{ gridColumn: Math.round(x) + 2, gridRow: Math.round(y) + 2 }}>
            <ChoiceButton
              choice={choice}
              kind="add"
              builder={builder}
              point={point}
              label={t('label-add-prong', { prong: letter, direction: directionName(letter) })}
            >
              <span aria-hidden="true">+{letter}</span>
            </ChoiceButton>
          </div>
        );
      })}
    </div>
  );
}
