// The board of a lesson or a puzzle: the parts of a game's screen that such a task needs.

import { useMemo } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Side } from '../api';
import { GameBoard, Sentences, settingsOf, TypedMove } from '../game_screen/game_screen';
import { useBoardShortcuts } from '../game_screen/use_board_shortcuts';
import { entryOf, useGame, useView } from '../game_screen/use_game';
import { BoardTools } from '../pages/match/board_tools';
import type { Line, Rules } from '../engine/rules';
import { asPlayed } from './use_local_game';
import { described } from './use_rules';

/** As far as a browser tells. */
const hasKeyboard = matchMedia('(hover: hover)').matches;

interface Props {
  /** For this reader's notation. */
  rules: Rules;
  /** The line up to the shown position. */
  line: Line;
  /** The reader's side, at the bottom. */
  you: Side;
  playable: boolean;
  play(move: string): Promise<boolean>;
  /** Called with the reason when an illegal move is tried. */
  refused?(sentence: string): void;
  /** The key for remembering that the board is flipped. */
  name: string;
  verdict?: ComponentChildren;
  /** Below the move field. */
  children?: ComponentChildren;
}

export function LocalBoard({ rules, line, you, playable, play, refused, name, verdict, children }: Props) {
  const state = useMemo(() => described(rules, line), [rules, line]);
  const match = useMemo(() => asPlayed({ ...line, you }, state), [line, you, state]);
  const game = useGame(match, rules, name);
  const view = useView(game, [], false);
  useBoardShortcuts(view);
  const entry = entryOf(rules, line, state, {
    playable: playable && view.replay.latest && state.to_move === you && !state.over,
    play: (move) => play(rules.preview(line, move)?.text ?? move),
  });
  function say(sentence: string) {
    game.setMessage(sentence);
    refused?.(sentence);
  }
  const told = { ...view, setMessage: say };
  return (
    <div class="play">
      <GameBoard view={told} entry={entry} task />
      {verdict}
      <Sentences view={told} task />
      {entry.playable && <TypedMove view={told} entry={entry} visible={hasKeyboard} />}
      {children}
      <BoardTools board={name} canFlip={view.flippable} {...settingsOf(view)} isPlayer={false} />
    </div>
  );
}
