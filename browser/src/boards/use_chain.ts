// Choosing a move of the pod board step by step: what is chosen so far, what may come next, taking
// back.

import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from './board';
import { choices, complete, movable, textOf, type Choice, type Chosen } from './chain';

export function useChain(props: BoardProps) {
  const { legal, playable, position } = props;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const open = chosen && playable ? choices(legal, chosen) : [];
  const done = chosen && playable ? complete(legal, chosen) : null;
  const canMove = playable ? movable(legal) : new Set<string>();

  useEffect(() => setChosen(null), [position, playable]);
  useEffect(() => {
    if (!chosen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') takeBack();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [chosen !== null]);

  function finish(move: string) {
    setChosen(null);
    void props.play(move);
  }

  /** Goes on with a choice; plays at once where nothing could follow. */
  function choose(choice: Choice) {
    if (!chosen) return;
    const next = { pod: chosen.pod, parts: [...chosen.parts, choice.part] };
    const whole = complete(legal, next);
    if (whole && choices(legal, next).length === 0) return finish(whole);
    setChosen(next);
    props.say(
      whole ? `${textOf(next)}: press Done, or jump on.` : `${textOf(next)} …: go on jumping.`,
    );
  }

  function takeBack() {
    setChosen((now) =>
      now && now.parts.length > 0 ? { pod: now.pod, parts: now.parts.slice(0, -1) } : null,
    );
    props.say('');
  }

  /** A square was pressed: a place to go, a pod to choose, or something to be explained. */
  function press(square: string) {
    const [target, second] = open.filter((choice) => choice.square === square);
    if (target && second)
      return props.say(`Land on ${square} with or without capturing: choose one of the two.`);
    if (target) return choose(target);
    if (chosen && chosen.parts.length === 0 && chosen.pod === square) return takeBack();
    if (canMove.has(square) && !chosen?.parts.length) {
      setChosen({ pod: square, parts: [] });
      return props.say(`Pod ${square}: give it a prong, or choose where it goes.`);
    }
    if (!playable) return props.say('You cannot move on this board now.');
    if (!chosen) return props.say(props.whyNot(square) || 'Choose one of your own pods first.');
    return props.say(props.whyNot(`${textOf(chosen)}-${square}`));
  }

  const play = () => {
    if (done) finish(done);
  };
  return { chosen, open, done, canMove, choose, takeBack, press, play };
}
