// Stands in for the rules until rules.wasm is loaded, with what the server sent of the match: the
// board is shown and the next move can be made.

import type { Game, Match, Side } from '../api';
import { t } from '../texts/i18n';
import type { PositionInfo, Line, MatchRules, Step } from './rules';

export class ServerRules implements MatchRules {
  readonly reader: Side;
  private readonly described: PositionInfo;

  constructor(match: Match, { drawing, seats }: Game) {
    const { game, position, to_move, legal, shown, over, plies } = match;
    this.reader = match.you ?? 'first';
    this.described = { game, position, to_move, legal, shown, over, plies, line: [], drawing, seats };
  }

  describe(): PositionInfo {
    return this.described;
  }
  whyNot(_: Line, move: string): string {
    return this.described.legal.includes(move) ? '' : t('say-not-here');
  }
  preview(): Step | null {
    return null;
  }
}
