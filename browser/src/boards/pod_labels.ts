// Labels of the squares for screen readers.

import type { Side } from '../api';
import { t } from '../texts/i18n';
import type { Step } from '../engine/rules';
import { currentSquare, capturedBy, type Choice, type PartialMove } from './move_builder';
import type { PlacedPod } from './pod_position';
import { baseOwner } from './pod_shape';
import { labelOf } from './board';
import { directionName, formatList } from './move_text';

export function choiceLabel({ square, over, captures }: Choice, own: (square: string) => boolean) {
  if (!over) return t('label-step', { square: square ?? '' });
  const values = { square: square ?? '', over };
  if (!captures) return t('label-jump', values);
  return own(over) ? t('label-jump-own', values) : t('label-jump-taking', values);
}

export interface LabelContext {
  you: Side | null;
  names: [string, string];
  pods: PlacedPod[];
  chosen: PartialMove | null;
  open: Choice[];
  done: string | null;
  canMove: Set<string>;
  last: Step | null;
  premove?: string | null | undefined;
  isOpponent(square: string): boolean;
}

export function squareLabel(square: string, scene: LabelContext): string {
  const { chosen, open, done, canMove, last } = scene;
  const here = chosen && currentSquare(chosen);
  const moverAway = chosen && here !== chosen.pod;
  const words = [square];

  if (here === square && moverAway) words.push(t('label-stands-here', { from: chosen.pod }), ...podTexts(chosen.pod, scene));
  else if (moverAway && square === chosen.pod) words.push(t('label-empty'));
  else words.push(...podTexts(square, scene));
  if (chosen && here === square) words.push(done ? t('label-end-here', { move: done }) : t('label-chosen'));
  if (chosen && capturedBy(chosen).includes(square)) words.push(t('label-will-be-taken'));

  const ways = open.filter((choice) => choice.square === square);
  const own = (over: string) => !scene.isOpponent(over);
  words.push(...ways.map((choice) => choiceLabel(choice, own)));
  const taking = open.find((choice) => choice.captures && choice.over === square);
  if (taking && scene.isOpponent(square)) words.push(t('label-take', { square: taking.square ?? '' }));
  if (!chosen?.parts.length && canMove.has(square) && here !== square) words.push(t('label-can-move'));
  if (scene.premove?.startsWith(square)) words.push(t('label-premove-pod', { move: scene.premove }));
  return [...words, ...lastMoveTexts(square, last)].join(', ');
}

function podTexts(square: string, scene: LabelContext): string[] {
  const pod = scene.pods.find((placedPod) => placedPod.square === square);
  const base = baseOwner(square);
  const ground = base ? [labelOf('base', base, scene)] : [];
  if (!pod) return [t('label-empty'), ...ground];
  const prongs = [...pod.prongs].map(directionName);
  return [
    labelOf('pod', pod.side, scene),
    prongs.length > 0 ? t('label-prongs', { prongs: formatList(prongs) }) : t('label-no-prongs'),
    ...ground,
  ];
}

function lastMoveTexts(square: string, last: Step | null): string[] {
  if (!last) return [];
  if (String(last.path.at(-1) ?? last.from) === square) return [t('label-just-moved')];
  return last.captured.map(String).includes(square) ? [t('label-just-captured')] : [];
}
