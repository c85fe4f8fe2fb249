// Describes moves in the reader's language from the rules' steps. It knows no rules.

import type { Drawing, Side } from '../api';
import { language, t } from '../i18n';
import type { Step } from '../rules';
import { seatIndex } from '../format';
import { jumpedSquare, directionOf, parseMove } from './move_builder';
import { readPods } from './pod_timeline';
import { baseOwner } from './pod_shape';
import { readPosition } from './sowing_timeline';

/** The board, the players' names and the side from which numbered houses count. */
export interface MoveTextContext {
  drawing: Drawing;
  names: [string, string];
  reader: Side;
}

/** "b, c and d" in the reader's language. */
export function formatList(words: string[]): string {
  // British English has no comma before the last item, like all our texts.
  const tongue = language.value === 'en' ? 'en-GB' : language.value;
  return new Intl.ListFormat(tongue, { type: 'conjunction' }).format(words);
}

/** A house's letter, or on numbered boards its number, counted from the reader's first. */
export function houseName(cell: number, { columns, numbered }: Drawing, reader: Side): string {
  if (!numbered) return String.fromCharCode(97 + (cell % columns));
  return String(((cell + columns * seatIndex(reader)) % (2 * columns)) + 1);
}

// --- Seeds ---

/** The seeds a move captured, and those handed out to each player at the end. */
export function capturedSeeds(step: Step, before: string) {
  const was = readPosition(before);
  const now = readPosition(step.position);
  const lies = was.counts.map((seeds, cell) => (cell === step.from ? 0 : seeds));
  for (const cell of step.path) lies[cell] = (lies[cell] ?? 0) + 1;
  const captured = step.captured.reduce((sum, cell) => sum + (lies[cell] ?? 0), 0);
  const store = (side: Side) => 2 * was.columns + seatIndex(side);
  const rest = (side: Side) =>
    (now.counts[store(side)] ?? 0) -
    (was.counts[store(side)] ?? 0) -
    (side === step.side ? captured : 0);
  return { captured, rest: [rest('first'), rest('second')] as const };
}

export function describeSowing(step: Step, before: string, { drawing, names, reader }: MoveTextContext): string[] {
  const { captured, rest } = capturedSeeds(step, before);
  const values = {
    who: names[seatIndex(step.side)],
    seeds: step.path.length,
    house: houseName(step.from, drawing, reader),
    captured,
  };
  const told = [
    captured > 0
      ? t('told-sows-captures', values)
      : step.slam
        ? t('told-sows-slam', values)
        : t('told-sows', values),
  ];
  rest.forEach((seeds, seat) => {
    if (seeds > 0) told.push(t('told-rest', { who: names[seat] ?? '', seeds }));
  });
  return told;
}

/** The same in a few words, for lists: "Bob took 3 with e". Its texts are in play.ftl. */
export function sowingNews(step: Step, before: string, { drawing, names, reader }: MoveTextContext): string {
  const who = names[seatIndex(step.side)];
  const house = houseName(step.from, drawing, reader);
  const { captured } = capturedSeeds(step, before);
  return captured > 0
    ? t('last-took', { who, seeds: captured, house })
    : t('last-sowed', { who, seeds: step.path.length, house });
}

// --- Pods ---

export const directionName = (letter: string) => t(`direction-${letter}`);

export function describePodMove(step: Step, before: string, { names }: MoveTextContext): string[] {
  const who = names[seatIndex(step.side)];
  const from = String(step.from);
  const prong = parseMove(step.text).parts[0]?.match(/^\+(.)/)?.[1];
  if (prong)
    return [t('told-prong', { who, square: from, prong, direction: directionName(prong) })];

  const stops = [from, ...step.path.map(String)];
  const end = stops.at(-1) ?? from;
  const legs = stops.slice(1).map((to, i) => {
    const over = jumpedSquare(stops[i] ?? from, to);
    return over ? t('told-leg', { over, to }) : to;
  });
  const jumps = jumpedSquare(from, stops[1] ?? from) !== null;
  const told = [
    jumps
      ? t('told-jumps', { who, from, way: formatList(legs) })
      : t('told-steps', { who, from, to: end, direction: directionName(directionOf(from, end)) }),
  ];
  if (baseOwner(end) && baseOwner(end) !== step.side) told.push(t('told-base', { square: end }));

  const owners = new Map(readPods(before).pods.map((pod) => [pod.square, pod.side]));
  const taken = step.captured.map(String);
  const own = taken.filter((square) => owners.get(square) === step.side);
  const enemies = taken.filter((square) => !own.includes(square));
  if (enemies.length > 0)
    told.push(t('told-takes', { who, count: enemies.length, squares: formatList(enemies) }));
  if (own.length > 0)
    told.push(t('told-takes-own', { who, count: own.length, squares: formatList(own) }));
  return told;
}

/** The same in a few words, for lists. Its texts are in play.ftl. */
export function podNews(step: Step, _: string, { names }: MoveTextContext): string {
  const who = names[seatIndex(step.side)];
  const from = String(step.from);
  const to = String(step.path.at(-1) ?? from);
  if (parseMove(step.text).parts[0]?.startsWith('+')) return t('last-prong', { who, square: from });
  if (!jumpedSquare(from, String(step.path[0] ?? from))) return t('last-stepped', { who, from, to });
  return step.captured.length > 0
    ? t('last-jumped-took', { who, to, count: step.captured.length })
    : t('last-jumped', { who, from, to });
}
