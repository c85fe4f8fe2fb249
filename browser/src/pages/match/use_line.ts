// The positions of a match: which rules read it, and its line up to a ply, described for the reader.

import { useMemo } from 'preact/hooks';
import type * as api from '../../api';
import { gameNamed } from '../../app_state';
import { describeLine } from '../../boards/board_kinds';
import type { PlayedGame } from '../../game_screen/use_game';
import { language } from '../../texts/i18n';
import type { Line, MatchRules, Rules } from '../../engine/rules';
import { ServerRules } from '../../engine/server_rules';

/** The rules once loaded and if they accept the match; until then the server's data. */
export function matchRulesFor(match: api.Match, rules: Rules | null): MatchRules | null {
  if (rules && !('error' in rules.describe(lineOf(match, match.moves.length)))) return rules.readBy(match.you ?? 'first');
  const game = gameNamed(match.game);
  return game ? new ServerRules(match, game) : null;
}

const lineOf = ({ game, from, moves }: PlayedGame, plies: number): Line => ({
  game,
  from,
  moves: moves.slice(0, plies).map((move) => move.text),
});

/**
 * The line up to a ply plus tried moves, with positions and descriptions. MatchPage has checked
 * that the rules accept it; tried moves come from their legal lists, or were typed before the rules
 * were there: then they are left out if they are none, and the server refuses them in a moment.
 */
export function useLine(match: PlayedGame, rules: MatchRules, plies: number, triedMoves: string[] = []) {
  const more = triedMoves.join(' ');
  return useMemo(() => {
    const played = lineOf(match, plies);
    const longer: Line = { ...played, moves: [...played.moves, ...triedMoves] };
    const line = triedMoves.length > 0 && 'error' in rules.describe(longer) ? played : longer;
    const state = rules.describe(line);
    const start = rules.describe({ ...line, moves: [] });
    if ('error' in state) throw new Error(state.error);
    if ('error' in start) throw new Error(start.error);
    const names: [string, string] = [match.seats[0].name, match.seats[1].name];
    const telling = { drawing: state.drawing, names, reader: rules.reader, you: match.you };
    const described = describeLine(state.line, start.position, telling);
    return { line, start: start.position, state: { ...state, line: described } };
  }, [match, rules, plies, more, language.value]);
}
