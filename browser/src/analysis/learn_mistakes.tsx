// Learn from mistakes: the board goes back to before each of them, and the reader looks for a better move.

import { useState } from 'preact/hooks';
import { Button } from '../button';
import { search, SearchStopped, type AnalyzedMove, type Score } from '../engine/engine';
import { t } from '../texts/i18n';
import { playerValues } from '../texts/players';
import { isMistake, moveNumber, whyOf, type Told } from './moments';

/** A move that is worse than the best by less, in hundredths, is good, too. */
const goodEnough = 50;
const checkedForMs = 1000;
const won = 100_000;

interface Learning {
  mistake: AnalyzedMove;
  index: number;
  count: number;
  /** What the reader has found out; `move`: as they see it. */
  state: 'asked' | 'checking' | 'solved' | 'shown' | { wrong: string };
  /** Whether the move solves it; it stays on the board only then. */
  attempt(move: string): Promise<boolean>;
  reveal(): void;
  next(): void;
  stop(): void;
}

/** The mistakes to learn from: the reader's own, or everybody's if they did not play. */
export const mistakesToLearn = ({ judged, you }: Told) => judged.moves.filter((move) => isMistake(move) && (!you || move.side === you));

function valueFor(score: Score, side: AnalyzedMove['side']): number {
  if ('winner' in score) return (score.winner === side ? 1 : -1) * won;
  return side === 'first' ? score.first : -score.first;
}

export function useLearning(told: Told | null, goBefore: (move: AnalyzedMove) => void, show: (move: AnalyzedMove) => void) {
  const [index, setIndex] = useState<number | null>(null);
  const [state, setState] = useState<Learning['state']>('asked');
  const mistakes = told ? mistakesToLearn(told) : [];
  const ask = (to: number | null) => {
    const mistake = to === null ? undefined : mistakes[to];
    setIndex(mistake && to !== null ? to : null);
    setState('asked');
    if (mistake) goBefore(mistake);
  };
  const mistake = index === null ? undefined : mistakes[index];
  const begin = () => ask(0);
  if (!told || !mistake || index === null) return { learning: null, begin };

  async function isGood(move: string, line: Told['main']['line'], { lines, best, side }: AnalyzedMove): Promise<boolean> {
    if (move === lines[0]?.moves[0]) return true;
    const { drawing } = told?.main.state ?? {};
    if (!drawing) return false;
    const found = await search({ ...line, moves: [...line.moves, move] }, drawing, { ms: checkedForMs }, () => undefined);
    return valueFor(found.score, side) >= valueFor(best, side) - goodEnough;
  }
  const learning: Learning = {
    mistake,
    index,
    count: mistakes.length,
    state,
    async attempt(move) {
      const { rules, main } = told;
      const line = { ...main.line, moves: main.line.moves.slice(0, mistake.ply - 1) };
      setState('checking');
      try {
        const good = move !== mistake.move && (await isGood(move, line, mistake));
        setState(good ? 'solved' : { wrong: rules.preview(line, move)?.shown ?? move });
        return good;
      } catch (error) {
        if (!(error instanceof SearchStopped)) throw error;
        setState('asked');
        return false;
      }
    },
    reveal() {
      setState('shown');
      show(mistake);
    },
    next: () => ask(index + 1),
    stop: () => ask(null),
  };
  return { learning, begin };
}

export function LearnCard({ learning, told }: { learning: Learning; told: Told }) {
  const { mistake, index, count, state } = learning;
  const shown = told.main.state.line[mistake.ply - 1]?.shown ?? mistake.move;
  const values = { ...playerValues(told, mistake.side), n: moveNumber(told, mistake.ply), move: shown };
  const done = state === 'solved' || state === 'shown';
  return (
    <section class="moment learn" id="learn-card" tabIndex={-1} aria-labelledby="learn-title" aria-describedby="learn-task">
      <h2 id="learn-title">{t('mistake-number', { number: index + 1, count })}</h2>
      <p role="status" id="learn-task">
        {state === 'solved' && t('mistake-right')}
        {state === 'shown' && t('mistake-shown')}
        {state === 'checking' && t('mistake-checking')}
        {typeof state === 'object' && t('mistake-wrong', { move: state.wrong })}{' '}
        {done && t('mistake-why', { ...values, why: whyOf(told, mistake) })}
        {!done && state !== 'checking' && t('mistake-task', values)}
      </p>
      <div class="row" data-next=".learn .main, #learn-card">
        {!done && <Button label={t('mistake-reveal')} act={learning.reveal} />}
        {done && index + 1 < count && <Button label={t('mistake-next')} class="main" act={learning.next} />}
        <button type="button" data-next=".report .main" onClick={learning.stop}>
          {done && index + 1 === count ? t('mistake-end') : t('mistake-stop')}
        </button>
      </div>
    </section>
  );
}
