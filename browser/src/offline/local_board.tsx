// A board with messages, move field and board tools, for games without the server.

import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { BestMarks } from '../analysis/best_marks';
import type { Side } from '../api';
import { bottomOf, kindOf, canFlip } from '../boards/board_kinds';
import { hideReason, withoutNumbers } from '../etiquette';
import { language } from '../texts/i18n';
import { useNarrow } from '../narrow';
import { BoardTools } from '../pages/match/board_tools';
import { MoveInput } from '../pages/match/move_input';
import type { Line, MatchRules, Step } from '../engine/rules';
import { formatResult } from '../texts/format';
import { playerNames, describeLastMove, toldNames } from './describe_moves';
import { described } from './use_rules';

interface Props {
  /** For this reader's notation. */
  rules: MatchRules;
  /** The line up to the shown position. */
  line: Line;
  /** The reader's side, at the bottom. */
  you: Side;
  /** Touch-move etiquette: no previews, no counts. */
  etiquette?: boolean;
  /** The line is current, not an earlier position. */
  live?: boolean;
  /** The reader may move now. */
  playable: boolean;
  /** Resolves to whether the move is accepted. */
  play(move: string): Promise<boolean>;
  /** Drawn over the board as advice. */
  advised?: Step;
  /** Called with the reason when an illegal move is tried. */
  refused?(sentence: string): void;
  /** The key for remembering that the board is flipped. */
  name: string;
  verdict?: ComponentChildren;
  /** The rules are still loading: no previews yet. */
  early?: boolean;
  /** A link to the rules, for a reader who has just begun. */
  rulesLink?: ComponentChildren;
  /**
   * Only the board and one sentence, instead of the usual one about the last move: no move field, no
   * board tools.
   */
  plainly?: string;
  /** Below the move field. */
  children?: ComponentChildren;
}

export function LocalBoard(props: Props) {
  const { rules, line, you, etiquette = false, live = true, playable, play, refused, advised, name, verdict } = props;
  const { early = false, plainly, children } = props;
  const plain = plainly !== undefined;
  const state = useMemo(() => described(rules, line), [rules, line]);
  const narrow = useNarrow();
  const [said, setSaid] = useState('');
  const [hinted, hint] = useState('');
  const showMessage = (sentence: string) => {
    setSaid(sentence);
    refused?.(sentence);
  };
  useLayoutEffect(() => {
    setSaid('');
    hint('');
  }, [line]);

  const { Board, hasCounts } = kindOf(state.drawing);
  const bottom = bottomOf(state.drawing, you, name);
  const names = playerNames(you);
  const description = useMemo(
    () => (etiquette ? (withoutNumbers(state.line, toldNames(you), you).at(-1)?.told ?? '') : describeLastMove(rules, line, you)),
    [line, you, etiquette, language.value],
  );
  const whyNot = (words: string) => (etiquette ? hideReason(rules.whyNot(line, words)) : rules.whyNot(line, words));
  const mine = playable && state.to_move === you && !state.over;
  return (
    <div class="play">
      <BestMarks drawing={state.drawing} bottom={bottom} narrow={narrow} steps={advised ? [advised] : []}>
        <Board
          drawing={state.drawing}
          position={state.position}
          bottom={bottom}
          toMove={state.to_move}
          you={you}
          names={names}
          line={state.line}
          live={live}
          playable={mine}
          legal={mine ? state.legal : []}
          shown={mine ? state.shown : []}
          rulesLink={props.rulesLink}
          narrow={narrow}
          etiquette={etiquette}
          early={early}
          preview={(move) => rules.preview(line, move)}
          whyNot={whyNot}
          play={play}
          onMessage={showMessage}
          hint={hint}
        />
      </BestMarks>
      {verdict}
      <p class="said" role="status">
        {hinted || said}
      </p>
      <p class="told">
        {plainly ?? description}
        {!plain && state.over && ` ${formatResult({ ...state, seats: [named(toldNames(you)[0]), named(toldNames(you)[1])] }, you)}`}
      </p>
      {mine && !plain && (
        <MoveInput
          busy={false}
          legal={etiquette ? [] : state.legal}
          shown={etiquette ? [] : state.shown}
          whyNot={whyNot}
          play={(move) => void play(rules.preview(line, move)?.text ?? move)}
          onMessage={showMessage}
        />
      )}
      {children}
      {!plain && <BoardTools board={name} canFlip={canFlip(state.drawing)} hasCounts={hasCounts} isPlayer={false} counted={!etiquette} />}
    </div>
  );
}

const named = (name: string) => ({ name, level: 0 });

/** Resolves when no animation runs, so that the reader sees a move's effect. */
export async function animationsDone() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  while (document.querySelector('.board[data-moving]')) await frame();
}
