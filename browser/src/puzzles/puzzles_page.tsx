// Puzzles: positions with a single right move, easiest first, and a puzzle of the day.

import { useEffect, useState } from 'preact/hooks';
import { navigate, inServerOrder, titleOf } from '../app_state';
import { t } from '../i18n';
import { Link } from '../link';
import '../offline/offline.css';
import { useTitle } from '../title';
import { daily, gamesWithPuzzles, puzzlesOf, today, type Puzzle } from './collection';
import { PuzzleBoard } from './puzzle_board';
import { isSolved, progress } from './puzzle_progress';
import './texts';

export function PuzzlesPage({ rest: [game = '', number = ''] }: { rest: string[] }) {
  if (game === 'daily') return <Daily />;
  if (gamesWithPuzzles.includes(game)) return <Series key={game} game={game} number={Number(number)} />;
  return (
    <>
      {game && <p class="notice">{t('puzzles-none-of', { game })}</p>}
      <Choice />
    </>
  );
}

/** Loaded, or the error. */
function usePuzzles(game: string) {
  const [puzzles, setPuzzles] = useState<Puzzle[] | null>(null);
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setBroken(false);
    puzzlesOf(game).then(
      (all) => wanted && setPuzzles(all),
      () => wanted && setBroken(true),
    );
    return () => {
      wanted = false;
    };
  }, [game, attempt]);
  return { puzzles, broken, again: () => setAttempt((n) => n + 1) };
}

function LoadError({ again }: { again(): void }) {
  return (
    <p class="refused" role="alert">
      {t('puzzles-not-fetched')}{' '}
      <button type="button" class="small" onClick={again}>
        {t('try-again')}
      </button>
    </p>
  );
}

function Choice() {
  useTitle(t('puzzles-title'));
  const { streak, best, day, days } = progress.value;
  return (
    <>
      <section class="welcome">
        <h1>{t('puzzles-title')}</h1>
        <p>{t('puzzles-about')}</p>
      </section>
      <div class="columns">
        <section class="card" aria-labelledby="puzzles-daily">
          <h2 id="puzzles-daily">{t('puzzles-daily')}</h2>
          <p class="hint">
            {day === today() ? t('puzzles-daily-done') : t('puzzles-daily-about')}{' '}
            {days > 1 && day >= today() - 1 && t('puzzles-days', { n: days })}
          </p>
          <Link class="button main" to="/puzzles/daily">
            {t('puzzles-daily-go')}
          </Link>
        </section>
        <section class="card" aria-labelledby="puzzles-games">
          <h2 id="puzzles-games">{t('puzzles-by-game')}</h2>
          <p class="hint">{t('puzzles-streak', { streak, best })}</p>
          <ul class="puzzle-games">
            {inServerOrder(gamesWithPuzzles).map((game) => (
              <GameRow key={game} game={game} />
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function GameRow({ game }: { game: string }) {
  const { puzzles } = usePuzzles(game);
  const done = puzzles?.filter(isSolved).length ?? 0;
  return (
    <li>
      <Link to={`/puzzles/${game}`}>{titleOf(game)}</Link>
      {puzzles && (
        <>
          <progress max={puzzles.length} value={done} aria-hidden="true" />
          <span class="hint">{t('puzzles-solved-of', { done, all: puzzles.length })}</span>
        </>
      )}
    </li>
  );
}

/** The next unsolved puzzle; simply the next if all are solved. */
function nextOf(puzzles: Puzzle[], number: number): number {
  const order = puzzles.map((_, i) => (number + i) % puzzles.length);
  const open = order.find((i) => i !== number - 1 && !isSolved(puzzles[i] as Puzzle));
  return (open ?? number % puzzles.length) + 1;
}

function Series({ game, number }: { game: string; number: number }) {
  const { puzzles, broken, again } = usePuzzles(game);
  // Without a number in the path: continue.
  const [first, setFirst] = useState<number | null>(null);
  useEffect(() => {
    if (puzzles && first === null) setFirst(nextOf(puzzles, 0));
  }, [puzzles]);
  if (broken) return <LoadError again={again} />;
  if (!puzzles || first === null) return <p class="wait">{t('one-moment')}</p>;
  const wanted = number >= 1 && number <= puzzles.length ? number : first;
  const puzzle = puzzles[wanted - 1];
  if (!puzzle) return null;
  return (
    <PuzzleBoard
      key={puzzle.from}
      puzzle={puzzle}
      title={t('puzzles-number', { game: titleOf(game), number: wanted, all: puzzles.length })}
      next={() => navigate(`/puzzles/${game}/${nextOf(puzzles, wanted)}`)}
    />
  );
}

function Daily() {
  const [day] = useState(today);
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null);
  const [broken, setBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setBroken(false);
    daily(day)
      .then(async ({ game, number }) => setPuzzle((await puzzlesOf(game))[number - 1] ?? null))
      .catch(() => setBroken(true));
  }, [day, attempt]);
  if (broken) return <LoadError again={() => setAttempt(attempt + 1)} />;
  if (!puzzle) return <p class="wait">{t('one-moment')}</p>;
  return (
    <PuzzleBoard
      puzzle={puzzle}
      day={day}
      title={t('puzzles-of-day', { game: titleOf(puzzle.game) })}
      next={() => navigate(`/puzzles/${puzzle.game}`)}
    />
  );
}
