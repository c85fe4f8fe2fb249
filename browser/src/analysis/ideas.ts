// What a move is for, in the reader's language. The engine names the ideas (src/games/move_idea.h).

import type { Drawing, Side } from '../api';
import { formatList } from '../boards/move_text';
import { houseName } from '../boards/sowing_shape';
import type { MoveIdea } from '../engine/engine';
import { t } from '../texts/i18n';
import '../../locales/en/ideas.ftl?english';

/** "captures 3 seeds and threatens 2 in house c"; empty if there are none. `against`: the move is against the reader. */
export function describeIdeas(ideas: MoveIdea[], drawing: Drawing, reader: Side, against = false): string {
  const sowing = drawing.kind === 'sowing';
  const words = ideas.map(({ code, count = 0, cells }) => {
    const houses = sowing ? cells.map((cell) => houseName(cell, drawing, reader)) : [];
    const id = code === 'capture' && !sowing ? 'capture-pods' : code;
    return t(`idea-${id}`, { role: against ? 'you' : 'they', count, house: houses[0] ?? '', other: houses[1] ?? '' });
  });
  return formatList(words);
}

/** "It captures 3 seeds."; without ideas, what the search alone says of its best move. */
export function ideasSentence(ideas: MoveIdea[], drawing: Drawing, reader: Side): string {
  const words = describeIdeas(ideas, drawing, reader);
  return words ? t('idea-sentence', { ideas: words }) : t('idea-none');
}
