// What the house has said of a match, in the place of the rules as long as those are on their way: the
// board can be looked at and the next move be made.

import type { Game, Match, Side } from './api';
import { t } from './language';
import type { Described, Line, Referee, Step } from './rules';

export class HouseWord implements Referee {
  readonly reader: Side;
  private readonly stands: Described;

  constructor(match: Match, { drawing, seats }: Game) {
    const { game, position, to_move, legal, shown, over, plies } = match;
    this.reader = match.you ?? 'first';
    this.stands = { game, position, to_move, legal, shown, over, plies, line: [], drawing, seats };
  }

  describe(): Described {
    return this.stands;
  }
  whyNot(_: Line, move: string): string {
    return this.stands.legal.includes(move) ? '' : t('say-not-here');
  }
  preview(): Step | null {
    return null;
  }
}
