// A game against the computer in this browser: its position, the computer's moves and one's own.

import { useMemo } from 'preact/hooks';
import { loadRules, type PositionInfo, type Line, type MatchRules } from '../engine/rules';
import type { PlayedGame } from '../game_screen/use_game';
import { language, t } from '../texts/i18n';
import { otherSide } from '../texts/format';
import { styleNumber } from './levels';
import { keepGame, localGame, type LocalGame } from './local_games';
import { useComputer } from './use_computer';
import { described } from './use_rules';

function resultOf(state: PositionInfo, { you }: LocalGame): LocalGame['result'] {
  if (!state.over) return null;
  return state.result === you ? 'won' : state.result === otherSide(you) ? 'lost' : 'drawn';
}

type About = Line & Pick<LocalGame, 'you'> & Partial<Pick<LocalGame, 'level' | 'etiquette' | 'resigned' | 'touched'>>;

/** The game as the screen of every game shows it. */
export function asPlayed(about: About, { over, result, reason, to_move }: PositionInfo): PlayedGame {
  const { game, from, moves, you, level = 0, etiquette = false, resigned = false, touched = 0 } = about;
  const player = (name: string, level: number) => ({ name, level, rating: null, provisional: false });
  const [own, computer] = [player(t('play-you'), 0), player(level ? `computer-${level}` : t('play-the-computer'), level)];
  const ended = over || resigned;
  return {
    game,
    from,
    moves: moves.map((text) => ({ text, comment: '', at: touched })),
    plies: moves.length,
    undos: 0,
    seats: you === 'first' ? [own, computer] : [computer, own],
    you,
    bottom: you,
    to_move,
    state: ended ? 'over' : 'running',
    over: ended,
    result: resigned ? otherSide(you) : (result ?? null),
    reason: resigned ? 'resigned' : (reason ?? null),
    etiquette,
  };
}

/** `answers`: whether the computer plays here. */
export function useLocalGame(kept: LocalGame, rules: MatchRules, answers = true) {
  const { id, game, from, moves, you, level, style, etiquette = false } = kept;
  const line = useMemo<Line>(() => ({ game, from, moves }), [game, from, moves]);
  const state = useMemo(() => described(rules, line), [rules, line]);
  const match = useMemo(() => asPlayed(kept, state), [kept, state, language.value]);
  const yourTurn = !match.over && state.to_move === you;
  /** Adds a move to `to`, unless the game has changed in the meantime; stores a new game with its first. */
  async function add(move: string, to: Line): Promise<boolean> {
    const loaded = await loadRules();
    const now = localGame(id) ?? (moves.length === 0 ? kept : undefined);
    if (!now || now.moves.length !== to.moves.length) return false;
    const step = loaded.readBy(you).preview(to, move);
    if (!step) return false;
    const after = [...to.moves, step.text];
    keepGame({ ...now, moves: after, result: resultOf(described(loaded, { ...to, moves: after }), now) });
    return true;
  }
  const manner = { level, style: styleNumber(game, style), seed: kept.begun % 1_000_003, gracious: etiquette };
  const computer = useComputer(line, state.drawing, manner, answers && !match.over && !yourTurn, (move, to) => void add(move, to));
  return { match, line, state, yourTurn, computer, add };
}
