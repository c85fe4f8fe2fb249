// The OctiLite board: moves are built click by click from the legal list.
//
// Squares are named XY as in the rules, X from the left and Y from the bottom as First sees them;
// the board can be flipped. Layers: wood, marks, pods, choices, and on top the squares'
// buttons.

import '../../locales/en/pods.ftl?english';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../texts/i18n';
import { seatIndex } from '../texts/format';
import { labelOf, useRoving, type BoardProps } from './board';
import { percentOf } from './geometry';
import { currentSquare, capturedBy, type Choice } from './move_builder';
import { readPods } from './pod_position';
import { plusAt, PodTrail, PodChoices, PremovedPod, SquareRings } from './pod_marks';
import { PodBoard } from './pod_wood';
import { PodPanel } from './pod_panel';
import { centreOf, podShape, type PodShape } from './pod_shape';
import { choiceLabel, squareLabel, type LabelContext } from './pod_labels';
import { useMoveBuilder } from './use_move_builder';
import { playOptimistically } from './use_animation';
import { usePodLayer } from './use_pod_layer';

/** Half of a touch target, in drawing units. */
const touch = 29;

export function OctiliteBoard(props: BoardProps) {
  const { drawing, position, bottom, line, playable, narrow, names, entering = 'move' } = props;
  const { columns, rows } = drawing;
  const turned = bottom === 'second';
  const shape = useMemo(() => podShape(columns, rows, turned, narrow), [columns, rows, turned, narrow]);
  const wood = useMemo(() => <PodBoard shape={shape} />, [shape]);
  const { layer, queue, supplies, shown } = usePodLayer(shape, props);
  const placed = useMemo(() => readPods(position), [position]);
  const isOpponent = (square: string) => placed.pods.some((pod) => pod.square === square && pod.side !== props.toMove);
  const builder = useMoveBuilder(props, isOpponent, (move) => void playOptimistically(queue, props, move));
  const { chosen, open, done, fork } = builder;
  const [pointed, point] = useState<string | null>(null);
  const roving = useRoving<HTMLDivElement>(columns, rows, { column: 1, row: rows - 2 });
  const panel = useRef<HTMLDivElement>(null);
  const last = line.at(-1) ?? null;
  const mover = placed.pods.find((pod) => pod.square === chosen?.pod) ?? null;

  useLayoutEffect(() => queue.hold(chosen), [queue, chosen]);
  // With the choice on the screen, not after it: Escape would cancel something else.
  useLayoutEffect(() => {
    if (!chosen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault(); // nothing else is cancelled
      builder.undoHop();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  // On phones the choices are below the board: scroll them into view.
  useEffect(() => {
    if (narrow && chosen) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [narrow, chosen !== null]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const letter = event.key.toLowerCase();
    const did =
      event.key === 'Backspace'
        ? (builder.undoHop(), chosen !== null)
        : /^[a-h]$/.test(letter) && builder.chooseDirection(letter, event.shiftKey);
    if (did) event.preventDefault();
  }

  const scene: LabelContext = {
    you: props.you ?? null,
    names,
    pods: placed.pods,
    chosen,
    open,
    done,
    canMove: builder.canMove,
    last,
    premove: props.premove,
    isOpponent,
  };
  const after = shown.step;
  const marks = (square: string) => {
    const cell = Number(square);
    const moved = after && (after.path.at(-1) ?? after.from) === cell;
    return [
      chosen || !after ? '' : moved ? 'moved' : after.from === cell ? 'lifted' : '',
      !chosen && builder.canMove.has(square) && entering !== 'premove' ? 'legal' : '',
      chosen && currentSquare(chosen) === square ? 'standing' : '',
      chosen && capturedBy(chosen).includes(square) ? 'captured' : '',
      pointed === square && builder.canMove.has(square) ? 'pointed' : '',
    ].join(' ');
  };
  const pressable = (square: string) =>
    (builder.canMove.has(square) && !chosen?.parts.length) ||
    (chosen !== null && currentSquare(chosen) === square) ||
    open.some((choice) => choice.square === square || (choice.captures && choice.over === square));
  const view = `0 0 ${shape.width} ${shape.height}`;
  return (
    <div
      class="octilite"
      data-next={`.octilite button[data-choice], .board [tabindex="0"]`}
      style={{ '--wide': shape.width, '--high': shape.height }}
      onKeyDown={onKeyDown}
    >
      <div
        ref={roving.board}
        class={`board pod-board ${narrow ? 'narrow' : ''} ${chosen ? 'choosing' : ''}`}
        role="group"
        aria-label={labelOf('board-pods', bottom, props)}
        data-moving={shown.moving ? 'yes' : undefined}
        onKeyDown={roving.onKeyDown}
        onMouseLeave={() => point(null)}
      >
        <svg class="wood-layer" viewBox={view} aria-hidden="true">
          {wood}
        </svg>
        <svg class="mark-layer" viewBox={view} aria-hidden="true">
          {after && !chosen && <PodTrail step={after} shape={shape} />}
          <SquareRings shape={shape} marks={marks} />
        </svg>
        <div class="pod-layer" aria-hidden="true" ref={layer} />
        {chosen && (
          <svg class="choice-layer" viewBox={view} aria-hidden="true">
            <PodChoices shape={shape} chosen={chosen} open={open} beyond={builder.beyond} pointed={pointed} />
          </svg>
        )}
        {props.premove && !chosen && (
          <svg class="premove-layer" viewBox={view} aria-hidden="true">
            <PremovedPod shape={shape} move={props.premove} />
          </svg>
        )}
        {shape.trays.map(({ side, number }) => (
          <span key={side} class="supply-count" aria-hidden="true" data-supply={side} style={percentOf(number, shape)}>
            {supplies[side]}
          </span>
        ))}
        {shape.trays.map(({ side, box }) => (
          <div
            key={side}
            class="tray"
            role="img"
            aria-label={labelOf('supply', side, props, { prongs: placed.supplies[seatIndex(side)] })}
            title={names[seatIndex(side)]}
            style={percentOf(box, shape)}
          />
        ))}
        {shape.squares.map(({ name, box, column, row }) => (
          <button
            key={name}
            type="button"
            aria-label={squareLabel(name, scene)}
            aria-disabled={!pressable(name)}
            class={`square ${pressable(name) ? 'open' : ''} ${builder.canMove.has(name) && entering !== 'premove' ? 'legal' : ''}`}
            data-square={name}
            style={percentOf(box, shape)}
            onClick={({ detail }) => builder.press(name, detail === 0)}
            {...roving.cell(column, row, () => point(name))}
            onMouseEnter={() => point(name)}
            onBlur={() => point(null)}
          />
        ))}
        {open.map(
          (choice) =>
            choice.prong &&
            mover && <Handle key={choice.part} choice={choice} square={mover.square} shape={shape} choose={builder.choose} point={point} />,
        )}
        {fork && (
          <Fork
            square={fork}
            shape={shape}
            ways={open.filter((choice) => choice.square === fork)}
            own={(square) => !isOpponent(square)}
            choose={builder.choose}
            close={() => builder.setFork(null)}
          />
        )}
      </div>
      <PodPanel
        panel={panel}
        playable={playable}
        entering={entering}
        rulesLink={props.rulesLink}
        owner={props.you && !props.movesBoth && props.you !== props.toMove ? names[seatIndex(props.toMove)] : null}
        chosen={chosen}
        mover={mover}
        open={open}
        done={done}
        turned={turned}
        own={(square) => !isOpponent(square)}
        choose={builder.choose}
        point={point}
        back={builder.undoHop}
        allBack={builder.undoAll}
        finish={builder.finish}
      />
    </div>
  );
}

interface HandleProps {
  choice: Choice;
  square: string;
  shape: PodShape;
  choose(choice: Choice): void;
  point(what: string | null): void;
}

/**
 * A button beside the pod to add a prong; the panel has the same for keyboards and screen readers.
 */
function Handle({ choice, square, shape, choose, point }: HandleProps) {
  const { x, y } = plusAt(shape, square, choice.prong ?? 'a');
  const box = { x: x - touch, y: y - touch, width: 2 * touch, height: 2 * touch };
  return (
    <button
      type="button"
      class="handle"
      tabIndex={-1}
      aria-hidden="true"
      data-handle={choice.part}
      style={percentOf(box, shape)}
      onClick={() => choose(choice)}
      onMouseEnter={() => point(choice.prong)}
      onMouseLeave={() => point(null)}
    />
  );
}

interface ForkProps {
  square: string;
  shape: PodShape;
  ways: Choice[];
  own(square: string): boolean;
  choose(choice: Choice): void;
  close(): void;
}

/** Two buttons: land here with or without capturing. */
function Fork({ square, shape, ways, own, choose, close }: ForkProps) {
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
        close();
      }}
    >
      {[...ways]
        .sort((a, b) => Number(b.captures) - Number(a.captures))
        .map((choice) => (
          <button
            key={choice.part}
            type="button"
            class={choice.captures ? 'capturing' : ''}
            aria-label={choiceLabel(choice, own)}
            onClick={() => choose(choice)}
          >
            {choice.captures ? t('fork-take', { over: choice.over ?? '' }) : t('fork-leave')}
          </button>
        ))}
    </div>
  );
}
