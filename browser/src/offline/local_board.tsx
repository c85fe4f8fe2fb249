// A board with what a reader needs about it: what he is told, a line to type a move, how the board
// is shown. For boards that need no house: the rules alone say what is legal.

import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { BestMarks } from '../analysis/best_marks';
import type { Side } from '../api';
import { bottomOf, kindOf, canFlip } from '../boards/board_kinds';
import { t } from '../i18n';
import { hideReason, withoutNumbers } from '../etiquette';
import { useNarrow } from '../narrow';
import { BoardTools } from '../pages/board_tools';
import { MoveInput } from '../pages/move_input';
import type { Line, Rules, Step } from '../rules';
import { formatResult } from '../format';
import { playerNames, describeLastMove } from './describe_moves';
import { described } from './use_rules';

interface Props {
  /** As the reader reads them. */
  rules: Rules;
  /** Up to the position that is shown. */
  line: Line;
  /** The reader's side; his own is at the bottom. */
  you: Side;
  /** A house touched is a house played: nothing is foretold and nothing counted. */
  etiquette?: boolean;
  /** The line is as it stands now, not at an earlier move. */
  live?: boolean;
  /** The reader may move: it is his turn. */
  playable: boolean;
  /** Whether the move stays. */
  play(move: string): Promise<boolean>;
  /** A move that is drawn over the board, as advice. */
  advised?: Step;
  /** What the other is called; its seat, where that is left out. */
  opponent?: string;
  /** Hears what the reader was told when he pressed or typed what is not legal. */
  refused?(sentence: string): void;
  /** The name under which a turned board is remembered. */
  name: string;
  /** Right below the board. */
  verdict?: ComponentChildren;
  /** Below the line to type into. */
  children?: ComponentChildren;
}

export function LocalBoard(props: Props) {
  const { rules, line, you, etiquette = false, live = true, playable, play, refused, advised, opponent, name, verdict, children } =
    props;
  const seen = useMemo(() => described(rules, line), [rules, line]);
  const narrow = useNarrow();
  const [said, setSaid] = useState('');
  const [hinted, hint] = useState('');
  const say = (sentence: string) => {
    setSaid(sentence);
    refused?.(sentence);
  };
  useLayoutEffect(() => {
    setSaid('');
    hint('');
  }, [line]);

  const { Board, hasCounts } = kindOf(seen.drawing);
  const bottom = bottomOf(seen.drawing, you, name);
  const names = playerNames(seen, you, opponent);
  const told = useMemo(
    () =>
      etiquette ? (withoutNumbers(seen.line, names).at(-1)?.told ?? '') : describeLastMove(rules, line, names),
    [line, names.join(), etiquette],
  );
  const whyNot = (words: string) =>
    etiquette ? hideReason(rules.whyNot(line, words)) : rules.whyNot(line, words);
  const mine = playable && seen.to_move === you && !seen.over;
  return (
    <div class="play">
      <BestMarks
        drawing={seen.drawing}
        bottom={bottom}
        narrow={narrow}
        steps={advised ? [advised] : []}
      >
        <Board
          drawing={seen.drawing}
          position={seen.position}
          bottom={bottom}
          toMove={seen.to_move}
          you={you}
          names={names}
          line={seen.line}
          live={live}
          playable={mine}
          legal={mine ? seen.legal : []}
          shown={mine ? seen.shown : []}
          narrow={narrow}
          etiquette={etiquette}
          preview={(move) => rules.preview(line, move)}
          whyNot={whyNot}
          play={play}
          say={say}
          hint={hint}
        />
      </BestMarks>
      {verdict}
      <p class="said" role="status">
        {hinted || said}
      </p>
      <p class="told">
        {told}
        {seen.over && ` ${formatResult({ ...seen, seats: [named(names[0]), named(names[1])] })}`}
      </p>
      {mine && (
        <MoveInput
          label={t('move-label')}
          busy={false}
          legal={etiquette ? [] : seen.legal}
          shown={etiquette ? [] : seen.shown}
          whyNot={whyNot}
          play={(move) => void play(rules.preview(line, move)?.text ?? move)}
          say={say}
        />
      )}
      {children}
      <BoardTools board={name} canFlip={canFlip(seen.drawing)} hasCounts={hasCounts} isPlayer={false} counted={!etiquette} />
    </div>
  );
}

const named = (name: string) => ({ name, level: 0 });

/** Resolves when nothing moves on the board any more, so that who made a move sees what it does. */
export async function animationsDone() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  while (document.querySelector('.board[data-moving]')) await frame();
}
