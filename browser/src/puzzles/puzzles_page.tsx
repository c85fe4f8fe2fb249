// Puzzles: positions with a single right move. The reader's standing and the puzzle of the day; the
// next puzzle near their rating, of all or of one theme; a game's puzzles, easiest first.

import { useEffect, useState } from 'preact/hooks';
import { Alert } from '../alert';
import { gameNamed, navigate, inServerOrder, titleOf, user } from '../app_state';
import { Thumbnail } from '../boards/thumbnail';
import { t } from '../texts/i18n';
import { useFetched } from '../fetched';
import { Icon } from '../icons';
import { Link } from '../link';
import { localGames } from '../offline/local_games';
import '../offline/offline.css';
import { useTitle } from '../title';
import { allPuzzles, daily, dayOf, gamesWithPuzzles, puzzlesOf, themes, today, type Puzzle } from './collection';
import { Figures } from './figures';
import { PuzzleBoard } from './puzzle_board';
import { isSolved, isTried, isUnknown, standing } from './puzzle_progress';
import './puzzles.css';
import '../../locales/en/offline.ftl?english';
import '../../locales/en/puzzles.ftl?english';

export function PuzzlesPage({ rest: [first = '', second = ''] }: { rest: string[] }) {
  if (first === 'daily') return <Daily date={second} />;
  if (first === 'next') return <NearRating theme="" />;
  if (first === 'theme' && themes.includes(second)) return <NearRating theme={second} />;
  if (gamesWithPuzzles.includes(first)) return <Series key={first} game={first} number={Number(second)} />;
  return (
    <>
      {first && <p class="notice">{t('puzzles-none-of', { game: second || first })}</p>}
      <Choice />
    </>
  );
}

function LoadError({ again }: { again(): void }) {
  return <Alert text={t('puzzles-not-fetched')} retry={again} />;
}

function Choice() {
  useTitle(t('puzzles-title'));
  const { got, broken, again } = useFetched(allPuzzles);
  return (
    <div class="puzzles">
      <section class="welcome">
        <h1>{t('puzzles-title')}</h1>
        <p>{t('puzzles-intro')}</p>
        <Figures of={isUnknown.value ? null : standing.value} />
        <Link class="button main" to="/puzzles/next" label={t('puzzles-next')} />
        <p class="hint">
          {t('puzzles-near')} {user.value ? t('puzzles-kept-account') : t('puzzles-kept-here')}
        </p>
      </section>
      <Today />
      {broken && <LoadError again={again} />}
      <section aria-labelledby="puzzles-themes">
        <h2 id="puzzles-themes">{t('puzzles-by-theme')}</h2>
        <ul class="puzzle-list">
          {themesOf(got ?? []).map((theme) => (
            <Row
              key={theme}
              to={`/puzzles/theme/${theme}`}
              title={t(`puzzles-theme-${theme}`)}
              puzzles={got?.filter((puzzle) => puzzle.themes.includes(theme))}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="puzzles-games">
        <h2 id="puzzles-games">{t('puzzles-by-game')}</h2>
        <ul class="puzzle-list">
          {inServerOrder(gamesWithPuzzles).map((game) => (
            <Row key={game} to={`/puzzles/${game}`} title={titleOf(game)} puzzles={got?.filter((puzzle) => puzzle.game === game)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

const themesOf = (puzzles: Puzzle[]) => themes.filter((theme) => puzzles.some((puzzle) => puzzle.themes.includes(theme)));

/** A position's text ends with the side to move: South or North, O or X. */
const solverOf = ({ from }: Puzzle) => (/[SO]$/.test(from) ? 'first' : 'second');

function Today() {
  const { got } = useFetched(() => daily(today()));
  const solved = got && isSolved(got);
  const drawing = got && gameNamed(got.game)?.drawing;
  return (
    <section class="puzzle-today" aria-labelledby="puzzles-daily">
      <h2 id="puzzles-daily">{t('puzzles-daily')}</h2>
      <Link to="/puzzles/daily">
        {drawing && got && <Thumbnail drawing={drawing} position={got.from} bottom={solverOf(got)} />}
        <strong>
          {solved && <Icon name="check" />}
          {got ? titleOf(got.game) : t('puzzles-daily-go')}
        </strong>
      </Link>
      <p class="hint">{solved ? t('puzzles-daily-done') : t('puzzles-daily-about')}</p>
    </section>
  );
}

function Row({ to, title, puzzles }: { to: string; title: string; puzzles?: Puzzle[] }) {
  const done = puzzles?.filter(isSolved).length ?? 0;
  return (
    <li>
      <Link to={to}>{title}</Link>
      {puzzles && (
        <>
          <progress max={puzzles.length} value={done} aria-hidden="true" />
          <span class="hint">{t('puzzles-solved-of', { done, all: puzzles.length })}</span>
        </>
      )}
    </li>
  );
}

/** Until their rating is known, newcomers begin this much below the one that they are given. */
const newcomersBelow = 400;

/** The one nearest to the reader's rating that they have not tried; else not solved; else any. */
function nearest(puzzles: Puzzle[], not?: Puzzle): Puzzle | undefined {
  const { rating, tried } = standing.value;
  const wanted = rating - Math.max(0, newcomersBelow * (1 - tried / 4));
  const distance = (puzzle: Puzzle) => Math.abs(puzzle.rating - wanted) + (isSolved(puzzle) ? 20_000 : isTried(puzzle) ? 10_000 : 0);
  return ofKnownGames(puzzles)
    .filter((puzzle) => puzzle !== not)
    .sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * Of games that the reader knows: those whose puzzles they have tried, else the one that they have played last in this browser,
 * else the first one.
 */
function ofKnownGames(puzzles: Puzzle[]): Puzzle[] {
  const tried = puzzles.filter(isTried).map((puzzle) => puzzle.game);
  const [latest] = [...localGames.value.map((one) => one.game), ...inServerOrder(gamesWithPuzzles)];
  const known = new Set(tried.length > 0 ? [...tried, ...localGames.value.map((one) => one.game)] : [latest]);
  const own = puzzles.filter((puzzle) => known.has(puzzle.game));
  return own.length > 0 ? own : puzzles;
}

function NearRating({ theme }: { theme: string }) {
  const { got, broken, again } = useFetched(allPuzzles);
  const [puzzle, setPuzzle] = useState<Puzzle | undefined>();
  const all = got?.filter((candidate) => theme === '' || candidate.themes.includes(theme)) ?? [];
  const ready = got !== null && !isUnknown.value;
  useEffect(() => {
    if (got && !puzzle) setPuzzle(nearest(all));
  }, [ready, got]);
  if (broken) return <LoadError again={again} />;
  if (!puzzle) return <p class="wait">{t('one-moment')}</p>;
  const game = titleOf(puzzle.game);
  return (
    <PuzzleBoard
      key={puzzle.from}
      puzzle={puzzle}
      title={theme ? t('puzzles-of-theme', { theme: t(`puzzles-theme-${theme}`), game }) : t('puzzles-of-game', { game })}
      next={() => setPuzzle(nearest(all, puzzle))}
    />
  );
}

/** The next unsolved puzzle; simply the next if all are solved. */
function nextOf(puzzles: Puzzle[], number: number): number {
  const order = puzzles.map((_, i) => (number + i) % puzzles.length);
  const open = order.find((i) => i !== number - 1 && !isSolved(puzzles[i] as Puzzle));
  return (open ?? number % puzzles.length) + 1;
}

function Series({ game, number }: { game: string; number: number }) {
  const { got: puzzles, broken, again } = useFetched(() => puzzlesOf(game), game);
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

/** Today's, or that of a date such as 2026-11-25, as in a letter. */
function Daily({ date }: { date: string }) {
  const [now] = useState(today);
  const typed = dayOf(Date.parse(date));
  const day = typed >= 0 && typed <= now ? typed : now;
  const { got: puzzle, broken, again } = useFetched(() => daily(day), String(day));
  if (broken) return <LoadError again={again} />;
  if (!puzzle) return <p class="wait">{t('one-moment')}</p>;
  return (
    <PuzzleBoard
      puzzle={puzzle}
      isDaily={day === now}
      title={t('puzzles-of-day', { game: titleOf(puzzle.game) })}
      next={() => navigate('/puzzles/next')}
    />
  );
}
