// Says moves, those that are taken back, and the result to screen readers, but nothing older than the visit.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { formatList } from '../boards/move_text';
import type { Step } from '../engine/rules';
import { say } from '../spoken';
import { t } from '../texts/i18n';
import type { PlayedGame } from './use_game';

interface Also {
  /** How it ended. */
  outcome?: (() => string) | undefined;
  /** The reader's own move is on its way. */
  sending?: boolean | undefined;
}

/** `line`: the moves in words, with numbers whatever the etiquette. */
export function useSpokenMoves({ plies, undos, over, you, to_move }: PlayedGame, line: Step[], { outcome, sending }: Also) {
  const before = useRef({ plies, undos, over, line });
  useLayoutEffect(() => {
    const was = before.current;
    // The moves that are taken back are gone before the seeds are.
    before.current = { plies, undos, over, line: line.length < plies ? was.line : line };
    const back = was.line.slice(plies, was.plies).map((step) => step.shown);
    const moved = plies !== was.plies || undos > was.undos;
    const words = [
      moved && back.length > 0 ? t('told-taken-back', { moves: formatList(back) }) : moved && (line[plies - 1]?.told ?? ''),
      over && !was.over ? outcome?.() : moved && !sending && !over && you === to_move && t('your-turn'),
    ];
    say(words.filter(Boolean).join(' '));
  });
}
