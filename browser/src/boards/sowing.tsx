// The board of sowing games: two rows of houses and two stores.
//
// Cells are numbered as in the rules' steps: 0…H-1 are First's houses, H…2H-1 Second's. Layers:
// wood, marks, seeds, numbers, and on top the houses' buttons; so marks and moving seeds do not redraw
// the wood.

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Drawing, Side } from '../api';
import { t } from '../texts/i18n';
import type { Step } from '../engine/rules';
import { showCounts } from '../settings';
import { seatIndex } from '../texts/format';
import { labelOf, useRoving, type BoardProps } from './board';
import { percentOf } from './geometry';
import { PremovedHouse } from './premove_marks';
import { LastGain, Preview, Trail } from './sowing_marks';
import { HouseMarks, Wood } from './sowing_wood';
import { readPosition } from './sowing_timeline';
import { houseName, sizesOf, sowingShape, type HousePlace } from './sowing_shape';
import { capturedSeeds, formatList } from './move_text';
import { playOptimistically } from './use_animation';
import { useSeedLayer } from './use_seed_layer';

/** A cell's owner, the letter that plays it and its name for this reader. */
function housesOf(drawing: Drawing, reader: Side) {
  const { columns } = drawing;
  return {
    sideOf: (cell: number): Side => (cell < columns ? 'first' : 'second'),
    letterOf: (cell: number) => houseName(cell, { ...drawing, numbered: false }, reader),
    nameOf: (cell: number) => houseName(cell, drawing, reader),
  };
}

export function SowingBoard(props: BoardProps) {
  const { drawing, position, bottom, line, playable, legal, toMove, narrow, room, names } = props;
  const columns = drawing.columns;
  const last = line.at(-1) ?? null;
  const seeds = readPosition(position).counts;
  const shape = useMemo(() => sowingShape(columns, bottom, narrow, room), [columns, bottom, narrow, room]);
  const { layer, queue, numbers, shown } = useSeedLayer(shape, props);
  const wood = useMemo(() => <Wood shape={shape} />, [shape]);
  const [pointed, setPointed] = useState<number | null>(null);
  const roving = useRoving<HTMLDivElement>(...shape.grid, shape.start);

  const { sideOf, letterOf, nameOf } = housesOf(drawing, bottom);
  const own = (cell: number) => playable && sideOf(cell) === toMove;
  const canPlay = (cell: number) => own(cell) && legal.includes(letterOf(cell));
  const premoved = (cell: number) => own(cell) && props.premove === letterOf(cell);
  // Only what can be played now looks like it.
  const open = props.entering === 'premove' ? 'open' : 'legal';
  const preview = useMemo(
    () => (pointed !== null && canPlay(pointed) && !props.etiquette ? props.preview(letterOf(pointed)) : null),
    [pointed, position, playable, props.early],
  );
  // Once the rules are loaded, preview what is pointed at already.
  useEffect(() => {
    if (pointed !== null) point(pointed);
  }, [props.early]);

  /** Previews a house, or says why it cannot be played. */
  function point(cell: number | null) {
    setPointed(cell);
    if (cell === null || !own(cell) || props.etiquette) return props.hint('');
    const step = canPlay(cell) ? props.preview(letterOf(cell)) : null;
    if (step) return props.hint(describePreview(step));
    return props.hint(seeds[cell] && !props.task ? props.whyNot(letterOf(cell)) : '');
  }

  function press(cell: number) {
    if (canPlay(cell)) return play(letterOf(cell));
    props.hint('');
    if (!playable) return props.onMessage(props.over ? t('say-over') : t('say-not-now'));
    if (sideOf(cell) === toMove) return props.onMessage(props.whyNot(letterOf(cell)));
    // When entering conditional moves the reader moves for both sides.
    if (props.you && !props.movesBoth && props.you !== toMove)
      return props.onMessage(t('say-not-their-turn', { who: names[seatIndex(toMove)] }));
    return props.onMessage(t('say-not-your-house', { house: nameOf(cell) }));
  }

  function play(letter: string) {
    void playOptimistically(queue, props, letter, preview);
    point(null);
  }

  /** Describes the preview of a move; without numbers if counts are hidden. */
  function describePreview(step: Step): string {
    const cell = step.path.at(-1);
    if (cell === undefined) return '';
    const house = nameOf(cell);
    const lands =
      sideOf(cell) === (props.you ?? toMove)
        ? t('hint-lands-own', { house })
        : t('hint-lands', { house, who: names[seatIndex(sideOf(cell))] });
    if (step.slam) return `${lands} ${t('hint-slam')}`;
    if (step.captured.length === 0) return lands;
    const values = {
      seeds: capturedSeeds(step, position).captured,
      houses: formatList(step.captured.map(nameOf)),
      among: step.captured.length,
    };
    const takes = showCounts.value ? t('hint-captures', values) : t('hint-captures-uncounted', values);
    return `${lands} ${takes}`;
  }

  /** A house's label for screen readers. */
  function label(cell: number) {
    const house = nameOf(cell);
    const words = [
      props.you === sideOf(cell) ? t('label-own-house', { house }) : t('label-house', { house, who: names[seatIndex(sideOf(cell))] }),
      seeds[cell] ? t('label-seeds', { seeds: seeds[cell] }) : t('label-empty'),
    ];
    if (last?.captured.includes(cell)) words.push(t('label-just-captured'));
    else if (last?.from === cell) words.push(t('label-just-played'));
    if (premoved(cell)) words.push(t('label-premove'));
    return words.join(', ');
  }

  const marks = (cell: number) => `${marksOf(cell, preview, shown.step)} ${cell === pointed && canPlay(cell) ? 'pointed' : ''}`;
  const view = `0 0 ${shape.width} ${shape.height}`;
  const before = line.at(-2);
  const lastGain =
    last && before && shown.step && !shown.moving && showCounts.value && !props.etiquette
      ? capturedSeeds(last, before.position).captured
      : 0;
  const gain = preview && showCounts.value ? capturedSeeds(preview, position).captured : 0;
  return (
    <div
      ref={roving.board}
      class={`board sowing ${narrow ? 'narrow' : ''} ${showCounts.value && !props.etiquette ? '' : 'uncounted'}`}
      style={sizesOf(shape)}
      role="group"
      aria-label={labelOf(shape.upright ? 'board-seeds-upright' : 'board-seeds', bottom, props)}
      data-moving={shown.moving ? 'yes' : undefined}
      onKeyDown={roving.onKeyDown}
      onMouseLeave={() => point(null)}
    >
      <svg class="wood-layer" viewBox={view} aria-hidden="true">
        {wood}
      </svg>
      <svg class="mark-layer" viewBox={view} aria-hidden="true">
        {shown.step && !preview && <Trail step={shown.step} shape={shape} />}
        {shape.houses.map((house) => (
          <HouseMarks
            key={house.cell}
            house={house}
            name={nameOf(house.cell)}
            marks={`${marks(house.cell)} ${canPlay(house.cell) ? open : ''}`}
          />
        ))}
      </svg>
      <div class="seed-layer" aria-hidden="true" ref={layer} />
      {!preview && lastGain > 0 && (
        <svg class="gain-layer" viewBox={view} aria-hidden="true">
          <LastGain cell={last?.captured[0]} shape={shape} gain={lastGain} />
        </svg>
      )}
      {preview && (
        <svg class="preview-layer" viewBox={view} aria-hidden="true">
          <Preview step={preview} shape={shape} gain={gain} />
        </svg>
      )}
      {shape.houses
        .filter(({ cell }) => premoved(cell))
        .map((house) => (
          <svg key={house.cell} class="premove-layer" viewBox={view} aria-hidden="true">
            <PremovedHouse house={house} enlarged={shape.enlarged} />
          </svg>
        ))}
      {shape.houses.map(({ cell, number }) => (
        <span key={cell} class="number" aria-hidden="true" data-count={nameOf(cell)} style={percentOf(number, shape)}>
          {numbers[cell]}
        </span>
      ))}
      {shape.stores.map(({ side, number }) => (
        <span key={side} class="captured-count" aria-hidden="true" data-count={side} style={percentOf(number, shape)}>
          {numbers[2 * columns + seatIndex(side)]}
        </span>
      ))}
      {shape.houses.map((house) => (
        <button
          key={house.cell}
          type="button"
          aria-label={label(house.cell)}
          aria-disabled={!canPlay(house.cell)}
          class={`house ${canPlay(house.cell) ? open : ''} ${marks(house.cell)}`}
          data-house={nameOf(house.cell)}
          style={percentOf(house.touch, shape)}
          onClick={() => press(house.cell)}
          {...roving.cell(house.column, house.row, () => point(house.cell))}
          onMouseEnter={() => point(house.cell)}
          onBlur={() => point(null)}
        >
          <i style={percentOf(bowlIn(house), house.touch)} />
        </button>
      ))}
      {shape.stores.map(({ side, box }) => (
        <div
          key={side}
          class="store"
          role="img"
          aria-label={labelOf('store', side, props, { seeds: seeds[2 * columns + seatIndex(side)] ?? 0 })}
          title={names[seatIndex(side)]}
          style={percentOf(box, shape)}
        />
      ))}
    </div>
  );
}

/** Where a house's bowl lies in the area to press. */
const bowlIn = ({ hollow: { x, y, rx, ry }, touch }: HousePlace) => ({
  x: x - rx - touch.x,
  y: y - ry - touch.y,
  width: 2 * rx,
  height: 2 * ry,
});

function marksOf(cell: number, preview: Step | null, last: Step | null): string {
  const step = preview ?? last;
  if (!step) return '';
  const sown = step.path.at(-1) === cell ? 'lands' : step.path.includes(cell) ? 'sown' : '';
  return [
    preview ? sown : step.path.at(-1) === cell ? 'landed' : '',
    step.captured.includes(cell) ? 'captured' : '',
    step.from === cell ? 'lifted' : '',
  ].join(' ');
}
