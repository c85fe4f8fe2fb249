// The state of entering an OctiLite move: the parts chosen so far, what may come next, undo.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../texts/i18n';
import { seatIndex } from '../texts/format';
import type { BoardProps } from './board';
import {
  laterJumps,
  choices,
  completeMove,
  directionOf,
  movablePods,
  currentSquare,
  textOf,
  type Choice,
  type PartialMove,
} from './move_builder';
import { formatList } from './move_text';

/** `play` is called with the complete move. */
export function useMoveBuilder(props: BoardProps, isOpponent: (square: string) => boolean, play: (move: string) => void) {
  const { legal, playable, position } = props;
  const [chosen, setChosen] = useState<PartialMove | null>(null);
  /** A square that can be reached with or without capturing: the reader chooses. */
  const [fork, setFork] = useState<string | null>(null);
  const state = useMemo(
    () =>
      chosen && playable
        ? { open: choices(legal, chosen), beyond: laterJumps(legal, chosen), done: completeMove(legal, chosen) }
        : { open: [], beyond: [], done: null },
    [chosen, legal, playable],
  );
  const canMove = useMemo(() => (playable ? movablePods(legal) : new Set<string>()), [legal, playable]);
  const { open, done } = state;

  useEffect(() => deselect(), [position, playable]);

  function deselect() {
    setChosen(null);
    setFork(null);
  }

  function select(square: string, byKeys: boolean) {
    const next = { pod: square, parts: [] };
    setChosen(next);
    setFork(null);
    const ways = choices(legal, next);
    const squares = [...new Set(ways.flatMap((choice) => choice.square ?? []))];
    const prongs = ways.filter((choice) => choice.prong).length;
    const values = { square, prongs, squares: formatList(squares) };
    const words = squares.length > 0 ? t('say-pod-goes', values) : t('say-pod', values);
    props.onMessage(byKeys ? `${words} ${t('say-pod-keys')}` : words);
  }

  function finish(move: string) {
    deselect();
    props.onMessage('');
    play(move);
  }

  /** Adds a part; plays at once if nothing can follow. */
  function choose(choice: Choice) {
    if (!chosen) return;
    const next = { pod: chosen.pod, parts: [...chosen.parts, choice.part] };
    const complete = completeMove(legal, next);
    const follow = choices(legal, next);
    if (complete && follow.length === 0) return finish(complete);
    setChosen(next);
    setFork(null);
    const squares = formatList([...new Set(follow.flatMap((option) => option.square ?? []))]);
    const values = { move: textOf(next), squares };
    props.onMessage(complete ? t('say-may-end', values) : t('say-goes-on', values));
  }

  /** Undoes one hop; deselects the pod if there is none. */
  function undoHop() {
    if (fork) return setFork(null);
    if (!chosen) return;
    if (chosen.parts.length === 0) {
      deselect();
      return props.onMessage(t('say-let-go', { square: chosen.pod }));
    }
    const before = { pod: chosen.pod, parts: chosen.parts.slice(0, -1) };
    setChosen(before);
    props.onMessage(t('say-back', { move: textOf(before), square: currentSquare(before) }));
  }

  function undoAll() {
    if (!chosen) return;
    deselect();
    props.onMessage(t('say-all-back', { square: chosen.pod }));
  }

  /** A square was clicked, or chosen by keyboard. */
  function press(square: string, byKeys: boolean) {
    const [target, second] = open.filter((choice) => choice.square === square);
    if (target && second) return setFork(square);
    if (target) return choose(target);
    setFork(null);
    const taking = open.find((choice) => choice.captures && choice.over === square);
    if (taking && isOpponent(square)) return choose(taking);
    if (chosen && currentSquare(chosen) === square) return done ? finish(done) : undoHop();
    if (canMove.has(square) && !chosen?.parts.length) return select(square, byKeys);
    if (!playable) return props.onMessage(props.over ? t('say-over') : t('say-not-now'));
    if (chosen) return props.onMessage(props.whyNot(`${textOf(chosen)}-${square}`));
    if (props.you && !props.movesBoth && props.you !== props.toMove)
      return props.onMessage(t('say-not-their-turn', { who: props.names[seatIndex(props.toMove)] }));
    return props.onMessage(isOpponent(square) ? t('say-not-your-pod', { square }) : t('say-own-pod-first'));
  }

  /** A direction was typed. */
  function chooseDirection(letter: string, capturing: boolean): boolean {
    if (!chosen) return false;
    const here = currentSquare(chosen);
    const ways = open.filter(({ prong, square }) => prong === letter || (square && directionOf(here, square) === letter));
    const [way] = capturing ? ways.filter((choice) => choice.captures) : ways;
    if (!way) return false;
    if (!capturing && ways.length > 1 && way.square) setFork(way.square);
    else choose(way);
    return true;
  }

  return { ...state, chosen, fork, setFork, canMove, choose, undoHop, undoAll, press, chooseDirection, finish };
}
