// Describes moves in the reader's language from the rules' steps. It knows no rules.

import type { Drawing, Side } from '../api';
import { language, t } from '../texts/i18n';
import type { Step } from '../engine/rules';
import { seatIndex } from '../texts/format';
import { jumpedSquare, directionOf, parseMove } from './move_builder';
import { readPods } from './pod_position';
import { baseOwner } from './pod_shape';
import { houseName } from './sowing_shape';
import { readPosition } from './sowing_timeline';

export interface MoveTextContext {
  drawing: Drawing;
  /** The players' names. */
  names: [string, string];
  /** The side from which numbered houses count. */
  reader: Side;
  /** The reader's own side, if they play: "You sow 4 seeds from c." */
  you?: Side | null;
}

type Values = Record<string, string | number>;

function tell(id: string, side: Side, { names, you }: MoveTextContext, values: Values): string {
  if (side === you) return t(`told-you-${id}`, values);
  return t(`told-${id}`, { ...values, who: names[seatIndex(side)] });
}

/** In a few words, for lists of matches. These texts are in play.ftl. */
function tellNews(id: string, side: Side, { names, you }: MoveTextContext, values: Values): string {
  if (side === you) return t(`last-you-${id}`, values);
  return t(`last-${id}`, { ...values, who: names[seatIndex(side)] });
}

/** "b, c and d" in the reader's language. */
export function formatList(words: string[]): string {
  // British English has no comma before the last item, like all our texts.
  const tongue = language.value === 'en' ? 'en-GB' : language.value;
  return new Intl.ListFormat(tongue, { type: 'conjunction' }).format(words);
}

// --- Seeds ---

/** The seeds a move captured, and those handed out to each player at the end. */
export function capturedSeeds(step: Step, before: string) {
  const was = readPosition(before);
  const after = readPosition(step.position);
  const lies = was.counts.map((seeds, cell) => (cell === step.from ? 0 : seeds));
  for (const cell of step.path) lies[cell] = (lies[cell] ?? 0) + 1;
  const captured = step.captured.reduce((sum, cell) => sum + (lies[cell] ?? 0), 0);
  const store = (side: Side) => 2 * was.columns + seatIndex(side);
  const rest = (side: Side) => (after.counts[store(side)] ?? 0) - (was.counts[store(side)] ?? 0) - (side === step.side ? captured : 0);
  return { captured, rest: [rest('first'), rest('second')] as const };
}

export function describeSowing(step: Step, before: string, context: MoveTextContext): string[] {
  const { captured, rest } = capturedSeeds(step, before);
  const house = houseName(step.from, context.drawing, context.reader);
  const what = captured > 0 ? 'sows-captures' : step.slam ? 'sows-slam' : 'sows';
  const houses = step.captured.map((cell) => houseName(cell, context.drawing, context.reader));
  const yours = context.you && context.you !== step.side ? 'told-from-yours' : 'told-from';
  const from = captured > 0 ? t(yours, { houses: formatList(houses), among: houses.length }) : '';
  const sentences = [tell(what, step.side, context, { seeds: step.path.length, house, captured, from })];
  rest.forEach((seeds, seat) => {
    if (seeds > 0) sentences.push(tell('rest', seat === 0 ? 'first' : 'second', context, { seeds }));
  });
  return sentences;
}

/** The same in a few words: "Bob took 3 with e". */
export function sowingNews(step: Step, before: string, context: MoveTextContext): string {
  const house = houseName(step.from, context.drawing, context.reader);
  const { captured } = capturedSeeds(step, before);
  return captured > 0
    ? tellNews('took', step.side, context, { seeds: captured, house })
    : tellNews('sowed', step.side, context, { seeds: step.path.length, house });
}

// --- Pods ---

export const directionName = (letter: string) => t(`direction-${letter}`);

export function describePodMove(step: Step, before: string, context: MoveTextContext): string[] {
  const format = (id: string, values: Values) => tell(id, step.side, context, values);
  const from = String(step.from);
  const prong = parseMove(step.text).parts[0]?.match(/^\+(.)/)?.[1];
  if (prong) return [format('prong', { square: from, prong, direction: directionName(prong) })];

  const stops = [from, ...step.path.map(String)];
  const end = stops.at(-1) ?? from;
  const legs = stops.slice(1).map((to, i) => {
    const over = jumpedSquare(stops[i] ?? from, to);
    return over ? t('told-leg', { over, to }) : to;
  });
  const jumps = jumpedSquare(from, stops[1] ?? from) !== null;
  const sentences = [
    jumps
      ? format('jumps', { from, way: formatList(legs) })
      : format('steps', { from, to: end, direction: directionName(directionOf(from, end)) }),
  ];
  if (baseOwner(end) && baseOwner(end) !== step.side) sentences.push(t('told-base', { square: end }));

  const owners = new Map(readPods(before).pods.map((pod) => [pod.square, pod.side]));
  const taken = step.captured.map(String);
  const own = taken.filter((square) => owners.get(square) === step.side);
  const enemies = taken.filter((square) => !own.includes(square));
  if (enemies.length > 0) sentences.push(format('takes', { count: enemies.length, squares: formatList(enemies) }));
  if (own.length > 0) sentences.push(format('takes-own', { count: own.length, squares: formatList(own) }));
  return sentences;
}

/** The same in a few words. */
export function podNews(step: Step, _: string, context: MoveTextContext): string {
  const format = (id: string, values: Values) => tellNews(id, step.side, context, values);
  const from = String(step.from);
  const to = String(step.path.at(-1) ?? from);
  if (parseMove(step.text).parts[0]?.startsWith('+')) return format('prong', { square: from });
  if (!jumpedSquare(from, String(step.path[0] ?? from))) return format('stepped', { from, to });
  return step.captured.length > 0 ? format('jumped-took', { to, count: step.captured.length }) : format('jumped', { from, to });
}
