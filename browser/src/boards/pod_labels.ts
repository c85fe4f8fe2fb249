// Labels of the squares for screen readers.

import { t } from '../texts/i18n';
import type { Step } from '../engine/rules';
import { currentSquare, capturedBy, type Choice } from './move_builder';
import { baseOwner } from './pod_shape';
import { labelOf, type BoardProps } from './board';
import { directionName, formatList } from './move_text';
import type { MoveBuilder } from './use_move_builder';

export function choiceLabel({ square, over, captures }: Choice, { isOpponent }: MoveBuilder) {
  if (!over) return t('label-step', { square: square ?? '' });
  const values = { square: square ?? '', over };
  if (!captures) return t('label-jump', values);
  return isOpponent(over) ? t('label-jump-taking', values) : t('label-jump-own', values);
}

export function squareLabel(square: string, builder: MoveBuilder, board: BoardProps): string {
  const { chosen, open, done, canMove, isOpponent } = builder;
  const here = chosen && currentSquare(chosen);
  const moverAway = chosen && here !== chosen.pod;
  const words = [square];

  if (here === square && moverAway) words.push(t('label-stands-here', { from: chosen.pod }), ...podTexts(chosen.pod, builder, board));
  else if (moverAway && square === chosen.pod) words.push(t('label-empty'));
  else words.push(...podTexts(square, builder, board));
  if (chosen && here === square) words.push(done ? t('label-end-here', { move: done }) : t('label-chosen'));
  if (chosen && capturedBy(chosen).includes(square)) words.push(t('label-will-be-taken'));

  const ways = open.filter((choice) => choice.square === square);
  words.push(...ways.map((choice) => choiceLabel(choice, builder)));
  const taking = open.find((choice) => choice.captures && choice.over === square);
  if (taking && isOpponent(square)) words.push(t('label-take', { square: taking.square ?? '' }));
  if (!chosen?.parts.length && canMove.has(square) && here !== square) words.push(t('label-can-move'));
  if (board.premove?.startsWith(square)) words.push(t('label-premove-pod', { move: board.premove }));
  return [...words, ...lastMoveTexts(square, board.line.at(-1))].join(', ');
}

function podTexts(square: string, { pods }: MoveBuilder, board: BoardProps): string[] {
  const pod = pods.find((placedPod) => placedPod.square === square);
  const base = baseOwner(square);
  const ground = base ? [labelOf('base', base, board)] : [];
  if (!pod) return [t('label-empty'), ...ground];
  const prongs = [...pod.prongs].map(directionName);
  return [
    labelOf('pod', pod.side, board),
    prongs.length > 0 ? t('label-prongs', { prongs: formatList(prongs) }) : t('label-no-prongs'),
    ...ground,
  ];
}

function lastMoveTexts(square: string, last: Step | undefined): string[] {
  if (!last) return [];
  if (String(last.path.at(-1) ?? last.from) === square) return [t('label-just-moved')];
  return last.captured.map(String).includes(square) ? [t('label-just-captured')] : [];
}
