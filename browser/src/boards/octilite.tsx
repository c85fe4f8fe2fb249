// The OctiLite board: moves are built click by click from the legal list.
//
// Squares are named XY as in the rules, X from the left and Y from the bottom as First sees them;
// the board can be flipped. Layers: wood, marks, pods, choices, and on top the squares'
// buttons.

import '../../locales/en/pods.ftl?english';
import { signal, type Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Side } from '../api';
import type { Step } from '../engine/rules';
import { t } from '../texts/i18n';
import { seatIndex } from '../texts/format';
import { labelOf, useRoving, type BoardProps, type Roving } from './board';
import { percentOf } from './geometry';
import { currentSquare, capturedBy } from './move_builder';
import { plusAt, PodTrail, PodChoices, PremovedPod, SquareRings } from './pod_marks';
import { PodLayer } from './pod_layer';
import { PodBoard } from './pod_wood';
import { PodPanel } from './pod_panel';
import type { PlacedPod } from './pod_position';
import { centreOf, podShape, type PodShape } from './pod_shape';
import { choiceLabel, squareLabel } from './pod_labels';
import { play } from './sound';
import { SideAreas } from './side_areas';
import { useMoveBuilder, useMoveKeys, type MoveBuilder } from './use_move_builder';
import { useAnimatedLayer } from './use_animation';

/** Half of a touch target, in drawing units. */
const touch = 29;

export function OctiliteBoard(props: BoardProps) {
  const { drawing, bottom, narrow, names } = props;
  const { columns, rows } = drawing;
  const turned = bottom === 'second';
  const shape = useMemo(() => podShape(columns, rows, turned, narrow), [columns, rows, turned, narrow]);
  const wood = useMemo(() => <PodBoard shape={shape} />, [shape]);
  const { layer, queue, supplies, shown } = usePodLayer(shape, props);
  const builder = useMoveBuilder(props, queue);
  const { chosen, mover, open, fork } = builder;
  const [pointed, point] = useState<string | null>(null);
  const roving = useRoving<string>(columns, rows, { column: 1, row: rows - 2 }, point);
  const onKeyDown = useMoveKeys(builder);
  const panel = useRef<HTMLDivElement>(null);
  // On phones the choices are below the board: scroll them into view.
  useEffect(() => {
    if (narrow && chosen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [narrow, chosen !== null]);
  return (
    <div
      class="octilite"
      data-next={`.octilite button[data-choice], .board [tabindex="0"]`}
      style={{ '--wide': shape.width, '--high': shape.height }}
      onKeyDown={onKeyDown}
    >
      <div
        {...roving.group}
        class={`board pod-board ${narrow ? 'narrow' : ''} ${chosen ? 'choosing' : ''}`}
        aria-label={labelOf('board-pods', bottom, props)}
        data-moving={shown.moving ? 'yes' : undefined}
      >
        {wood}
        <SquareRings shape={shape} marks={(square) => marksOf(square, builder, props, shown.step, pointed)}>
          {shown.step && !chosen && <PodTrail step={shown.step} shape={shape} />}
        </SquareRings>
        <div class="pod-layer" aria-hidden="true" ref={layer} />
        {chosen && <PodChoices shape={shape} chosen={chosen} open={open} beyond={builder.beyond} pointed={pointed} />}
        {props.premove && !chosen && <PremovedPod shape={shape} move={props.premove} />}
        {shape.trays.map(({ side, number }) => (
          <span key={side} class="supply-count" aria-hidden="true" data-supply={side} style={percentOf(number, shape)}>
            {supplies[side]}
          </span>
        ))}
        <SideAreas
          kind="tray"
          areas={shape.trays}
          shape={shape}
          names={names}
          label={(side) => labelOf('supply', side, props, { prongs: builder.supplies[seatIndex(side)] })}
        />
        <SquareButtons shape={shape} builder={builder} board={props} roving={roving} />
        {mover && <Handles mover={mover} shape={shape} builder={builder} point={point} />}
        {fork && <Fork square={fork} shape={shape} builder={builder} />}
      </div>
      <PodPanel panel={panel} board={props} builder={builder} turned={turned} point={point} />
    </div>
  );
}

/** Its pod layer, with the numbers of its supplies. */
function usePodLayer(shape: PodShape, props: BoardProps) {
  const supplies = useMemo<Record<Side, Signal<string>>>(() => ({ first: signal(''), second: signal('') }), []);
  const onCount = (side: Side, prongs: number) => void (supplies[side].value = String(prongs));
  const pieces = useAnimatedLayer(shape, props, supplies, (shows) => new PodLayer({ onCount, onSound: play, shows }));
  return { ...pieces, supplies };
}

/** Only what can be played now looks like it. */
const looksLegal = (square: string, { canMove }: MoveBuilder, { entering }: BoardProps) => canMove.has(square) && entering !== 'premove';

/** `last`: the last move shown. */
function marksOf(square: string, builder: MoveBuilder, board: BoardProps, last: Step | null, pointed: string | null) {
  const { chosen, canMove } = builder;
  const pointedAt = pointed === square && canMove.has(square) ? 'pointed' : '';
  if (chosen) {
    const standing = currentSquare(chosen) === square ? 'standing' : '';
    return `${standing} ${capturedBy(chosen).includes(square) ? 'captured' : ''} ${pointedAt}`;
  }
  const [from, to] = [last?.from, last?.path.at(-1) ?? last?.from].map(String);
  const moved = to === square ? 'moved' : from === square ? 'lifted' : '';
  return `${moved} ${looksLegal(square, builder, board) ? 'legal' : ''} ${pointedAt}`;
}

interface SquareButtonsProps {
  shape: PodShape;
  builder: MoveBuilder;
  board: BoardProps;
  roving: Roving<string>;
}

const SquareButtons = ({ shape, builder, board, roving }: SquareButtonsProps) => (
  <>
    {shape.squares.map((square) => {
      const { name } = square;
      const open = builder.canPress(name);
      return (
        <button
          key={name}
          type="button"
          aria-label={squareLabel(name, builder, board)}
          aria-disabled={!open}
          class={`square ${open ? 'open' : ''} ${looksLegal(name, builder, board) ? 'legal' : ''}`}
          data-square={name}
          style={percentOf(square.box, shape)}
          onClick={({ detail }) => builder.press(name, detail === 0)}
          {...roving.cell(name, square)}
        />
      );
    })}
  </>
);

interface HandlesProps {
  mover: PlacedPod;
  shape: PodShape;
  builder: MoveBuilder;
  point(what: string | null): void;
}

/** Buttons beside the pod to add prongs; the panel has the same for keyboards and screen readers. */
function Handles({ mover, shape, builder: { open, choose }, point }: HandlesProps) {
  return (
    <>
      {open.map((choice) => {
        if (!choice.prong) return null;
        const { x, y } = plusAt(shape, mover.square, choice.prong);
        return (
          <button
            key={choice.part}
            type="button"
            class="handle"
            tabIndex={-1}
            aria-hidden="true"
            data-handle={choice.part}
            style={percentOf({ x: x - touch, y: y - touch, width: 2 * touch, height: 2 * touch }, shape)}
            onClick={() => choose(choice)}
            onMouseEnter={() => point(choice.prong)}
            onMouseLeave={() => point(null)}
          />
        );
      })}
    </>
  );
}

/** Two buttons: land here with or without capturing. */
function Fork({ square, shape, builder }: { square: string; shape: PodShape; builder: MoveBuilder }) {
  const box = useRef<HTMLDivElement>(null);
  const { x, y } = centreOf(shape, square);
  const above = y > shape.height / 2;
  useLayoutEffect(() => {
    const button = box.current?.parentElement?.querySelector<HTMLElement>(`[data-square="${square}"]`);
    box.current?.querySelector('button')?.focus();
    // Back to the square, unless the focus has gone elsewhere.
    return () => {
      if (document.activeElement === document.body || box.current?.contains(document.activeElement)) button?.focus();
    };
  }, [square]);
  return (
    <div
      ref={box}
      class="fork"
      role="group"
      aria-label={t('fork', { square })}
      style={{
        '--x': `${((100 * x) / shape.width).toFixed(2)}%`,
        [above ? 'bottom' : 'top']: `${(100 * (above ? shape.height - y + 40 : y + 40)) / shape.height}%`,
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        builder.setFork(null);
      }}
    >
      {builder.open
        .filter((choice) => choice.square === square)
        .sort((a, b) => Number(b.captures) - Number(a.captures))
        .map((choice) => (
          <button
            key={choice.part}
            type="button"
            class={choice.captures ? 'capturing' : ''}
            aria-label={choiceLabel(choice, builder)}
            onClick={() => builder.choose(choice)}
          >
            {choice.captures ? t('fork-take', { over: choice.over ?? '' }) : t('fork-leave')}
          </button>
        ))}
    </div>
  );
}
