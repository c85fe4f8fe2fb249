// The houses as this reader may play them, and the preview of the one that is pointed at.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../texts/i18n';
import { refusal, type BoardProps } from './board';
import { describePreview, housesOf } from './house_labels';
import type { SeedLayer } from './seed_layer';
import { readPosition } from './sowing_timeline';
import { playOptimistically } from './use_animation';

export type Houses = ReturnType<typeof useHouses>;

export function useHouses(props: BoardProps, queue: SeedLayer) {
  const { drawing, position, bottom, playable, legal, toMove, hint } = props;
  const { counts: seeds } = readPosition(position);
  const [pointed, setPointed] = useState<number | null>(null);
  const houses = housesOf(drawing, bottom);
  const { sideOf, letterOf, nameOf } = houses;
  const own = (cell: number) => playable && sideOf(cell) === toMove;
  const canPlay = (cell: number) => own(cell) && legal.includes(letterOf(cell));
  const premoved = (cell: number) => own(cell) && props.premove === letterOf(cell);
  const previewOf = (cell: number | null) => (cell !== null && canPlay(cell) && !props.etiquette ? props.preview(letterOf(cell)) : null);
  const preview = useMemo(() => previewOf(pointed), [pointed, position, playable, props.early]);
  // Once the rules are loaded, preview what is pointed at already.
  useEffect(() => {
    if (pointed !== null) point(pointed);
  }, [props.early]);

  /** Previews a house, or says why it cannot be played. */
  function point(cell: number | null) {
    setPointed(cell);
    if (cell === null || !own(cell) || props.etiquette) return hint('');
    const step = previewOf(cell);
    if (step) return hint(describePreview(step, props));
    return hint(seeds[cell] && !props.task ? props.whyNot(letterOf(cell)) : '');
  }

  function press(cell: number) {
    if (canPlay(cell)) {
      void playOptimistically(queue, props, letterOf(cell), preview);
      return point(null);
    }
    hint('');
    const tried = sideOf(cell) === toMove ? letterOf(cell) : null;
    props.onMessage(refusal(props, tried, t('say-not-your-house', { house: nameOf(cell) })));
  }

  return { ...houses, seeds, canPlay, premoved, pointed, preview, point, press };
}
