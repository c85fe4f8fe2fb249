// The state of entering an OctiLite move: the parts chosen so far, what may come next, undo.

import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { t } from '../texts/i18n';
import { refusal, type BoardProps } from './board';
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
import type { PodLayer } from './pod_layer';
import { readPods } from './pod_position';
import { playOptimistically } from './use_animation';

interface Entered {
  chosen: PartialMove | null;
  /** A square that can be reached with or without capturing: the reader chooses. */
  fork: string | null;
}
const nothing: Entered = { chosen: null, fork: null };

/** What is said of the move so far and of what may follow. */
function describeChosen(chosen: PartialMove, follow: Choice[], complete: boolean): string {
  const squares = [...new Set(follow.flatMap((choice) => choice.square ?? []))];
  if (chosen.parts.length > 0) {
    const values = { move: textOf(chosen), squares: formatList(squares) };
    return complete ? t('say-may-end', values) : t('say-goes-on', values);
  }
  const prongs = follow.filter((choice) => choice.prong).length;
  const values = { square: chosen.pod, prongs, squares: formatList(squares) };
  return squares.length > 0 ? t('say-pod-goes', values) : t('say-pod', values);
}

/** The move as far as it is entered. `play` is called with the complete move. */
function usePartialMove({ legal, playable, position, onMessage }: BoardProps, play: (move: string) => void) {
  const [{ chosen, fork }, set] = useState(nothing);
  const ahead = useMemo(
    () =>
      chosen && playable
        ? { open: choices(legal, chosen), beyond: laterJumps(legal, chosen), done: completeMove(legal, chosen) }
        : { open: [], beyond: [], done: null },
    [chosen, legal, playable],
  );
  useEffect(() => set(nothing), [position, playable]);

  function setFork(square: string | null) {
    if (square !== fork) set({ chosen, fork: square });
  }

  function letGo(said: string) {
    set(nothing);
    onMessage(said);
  }

  function finish(move: string) {
    letGo('');
    play(move);
  }

  /** This much is chosen; plays it if nothing can follow. */
  function goTo(next: PartialMove, about = '') {
    const complete = completeMove(legal, next);
    const follow = choices(legal, next);
    if (complete && follow.length === 0) return finish(complete);
    set({ chosen: next, fork: null });
    onMessage(`${describeChosen(next, follow, complete !== null)} ${about}`.trim());
  }
  const choose = ({ part }: Choice) => chosen && goTo({ pod: chosen.pod, parts: [...chosen.parts, part] });

  /** Undoes one hop; deselects the pod if there is none. */
  function undoHop() {
    if (fork) return setFork(null);
    if (!chosen) return;
    const { pod, parts } = chosen;
    if (parts.length === 0) return letGo(t('say-let-go', { square: pod }));
    const before = { pod, parts: parts.slice(0, -1) };
    set({ chosen: before, fork: null });
    onMessage(t('say-back', { move: textOf(before), square: currentSquare(before) }));
  }
  const undoAll = () => chosen && letGo(t('say-all-back', { square: chosen.pod }));

  return { chosen, fork, ...ahead, setFork, finish, goTo, choose, undoHop, undoAll };
}

export type MoveBuilder = ReturnType<typeof useMoveBuilder>;

/** `queue`: the layer whose pods follow the move. */
export function useMoveBuilder(props: BoardProps, queue: PodLayer) {
  const { legal, playable, position, toMove } = props;
  const placed = useMemo(() => readPods(position), [position]);
  const canMove = useMemo(() => (playable ? movablePods(legal) : new Set<string>()), [legal, playable]);
  const move = usePartialMove(props, (text) => void playOptimistically(queue, props, text));
  const { chosen, open, done, setFork, choose, undoHop } = move;
  const here = chosen && currentSquare(chosen);
  const isOpponent = (square: string) => placed.pods.some((pod) => pod.square === square && pod.side !== toMove);
  const startsAt = (square: string) => canMove.has(square) && !chosen?.parts.length;
  useLayoutEffect(() => queue.hold(chosen), [queue, chosen]);

  const canPress = (square: string) =>
    startsAt(square) || here === square || open.some((choice) => choice.square === square || (choice.captures && choice.over === square));

  /** A square was clicked, or chosen by keyboard. */
  function press(square: string, byKeys: boolean) {
    const [target, second] = open.filter((choice) => choice.square === square);
    if (target && second) return setFork(square);
    if (target) return choose(target);
    setFork(null);
    const taking = open.find((choice) => choice.captures && choice.over === square);
    if (taking && isOpponent(square)) return choose(taking);
    if (here === square) return done ? move.finish(done) : undoHop();
    if (startsAt(square)) return move.goTo({ pod: square, parts: [] }, byKeys ? t('say-pod-keys') : '');
    const otherwise = isOpponent(square) ? t('say-not-your-pod', { square }) : t('say-own-pod-first');
    props.onMessage(refusal(props, chosen && `${textOf(chosen)}-${square}`, otherwise));
  }

  /** A direction was typed. */
  function chooseDirection(letter: string, capturing: boolean): boolean {
    if (!here) return false;
    const ways = open.filter(({ prong, square }) => prong === letter || (square && directionOf(here, square) === letter));
    const [way] = capturing ? ways.filter((choice) => choice.captures) : ways;
    if (!way) return false;
    if (!capturing && ways.length > 1 && way.square) setFork(way.square);
    else choose(way);
    return true;
  }

  const mover = placed.pods.find((pod) => pod.square === chosen?.pod) ?? null;
  return { ...move, ...placed, mover, canMove, isOpponent, canPress, press, chooseDirection };
}

/** Escape and Backspace undo a hop, and letters are directions. */
export function useMoveKeys({ chosen, undoHop, chooseDirection }: MoveBuilder) {
  // With the choice on the screen, not after it: Escape would cancel something else.
  useLayoutEffect(() => {
    if (!chosen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault(); // nothing else is cancelled
      undoHop();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const letter = event.key.toLowerCase();
    const did =
      event.key === 'Backspace' ? (undoHop(), chosen !== null) : /^[a-h]$/.test(letter) && chooseDirection(letter, event.shiftKey);
    if (did) event.preventDefault();
  };
}
