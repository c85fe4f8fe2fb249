// One puzzle: its board, what is said of a try, hints, and the solution with its explanation.

import { Fragment } from 'preact';
import { Button } from '../button';
import { plainLinePath } from '../analysis/address';
import { navigate, user } from '../app_state';
import { kindOf } from '../boards/board_kinds';
import { t } from '../texts/i18n';
import { BackLink, Link } from '../link';
import { LocalBoard } from '../offline/local_board';
import { afterTask } from '../pages/match/move_input';
import { beginGame } from '../offline/local_games';
import { RequireRules } from '../offline/require_rules';
import { describeMoves } from '../offline/describe_moves';
import { described } from '../offline/use_rules';
import type { Line, Rules } from '../engine/rules';
import { useTitle } from '../title';
import { otherSide, seatIndex, seatName } from '../texts/format';
import type { Puzzle } from './collection';
import { shownRating } from './figures';
import { lastChange, standing } from './puzzle_progress';
import { usePuzzle, wordsOf, type Solving } from './use_puzzle';

interface Props {
  puzzle: Puzzle;
  title: string;
  /** Whether it is today's puzzle of the day. */
  isDaily?: boolean;
  next(): void;
}

export const PuzzleBoard = (props: Props) => (
  <RequireRules>{(rules) => <Table {...props} rules={rules.readBy(moverIn(props.puzzle, rules))} />}</RequireRules>
);

const moverIn = ({ game, from }: Pick<Line, 'game' | 'from'>, rules: Rules) => described(rules, { game, from, moves: [] }).to_move;

const playOnLevel = 10;

/** What the pods of a seat such as "White (O)" are marked with. */
const signOf = (seat: string) => /\((.*)\)/.exec(seat)?.[1] ?? seatName(seat);

function Table({ puzzle, title, isDaily = false, next, rules }: Props & { rules: Rules }) {
  useTitle(title);
  const solving = usePuzzle(puzzle, isDaily, rules);
  const { line, you, done, begun } = solving;
  const state = described(rules, line);
  const [seat, rival] = [you, otherSide(you)].map((side) => signOf(state.seats[seatIndex(side)])) as [string, string];
  return (
    <article class="match puzzle">
      <header class="match-head">
        <BackLink to="/puzzles" label={t('puzzles-all')} />
        <h1>{title}</h1>
        <p class="state">{puzzle.worths.length > 0 ? t('puzzles-task-best') : t('puzzles-task-win', { n: puzzle.moves })}</p>
      </header>
      <LocalBoard
        rules={rules}
        line={line}
        you={you}
        playable={!done && !solving.refuted}
        play={solving.play}
        name={`puzzle/${puzzle.game}`}
        verdict={
          <>
            <Verdict solving={solving} next={next} />
            {begun && <StandingLine />}
            {done && puzzle.worths.length > 0 && <MoveResults puzzle={puzzle} rules={rules} />}
            {done && puzzle.worths.length === 0 && <MoveDescriptions rules={rules} line={line} />}
          </>
        }
      >
        <Tools solving={solving} over={state.over} />
      </LocalBoard>
      <p class="hint">
        {/* Which pods are theirs; houses are theirs if they are at the bottom. */}
        {!kindOf(state.drawing).ownSideBelow && t('puzzles-you-are', { seat, rival })}{' '}
        {t('puzzles-rated', { rating: String(puzzle.rating) })} {begun && <Themes puzzle={puzzle} />}
      </p>
      {!begun && <StandingLine />}
    </article>
  );
}

function Verdict({ solving: { message, done, refuted, again }, next }: { solving: Solving; next(): void }) {
  return (
    <div class="row lesson-verdict">
      <p class={`verdict ${refuted ? 'wrong' : ''}`} role="status">
        {message}
      </p>
      {(done || refuted) && <Button label={done ? t('puzzles-next') : t('try-again')} class="main" act={done ? next : again} />}
    </div>
  );
}

function Tools({ solving: { line, you, done, refuted, again, help, showSolution }, over }: { solving: Solving; over: boolean }) {
  const playOn = () => navigate(`/play/${beginGame({ line, level: playOnLevel, you }).id}`);
  return (
    <div class="row tools" role="group" aria-label={t('puzzles-tools')} data-next={afterTask}>
      {/* With keys: no button may become another one beneath a finger or the focus. */}
      {done ? (
        <Fragment key="done">
          {!over && <Button class="small" label={t('puzzles-play-on')} act={playOn} />}
          <Button class="small" label={t('try-again')} act={again} />
          <Link class="button small" to={plainLinePath(line.game, line.from, line.moves)} label={t('play-analyse')} />
        </Fragment>
      ) : (
        <Fragment key="asked">
          {!refuted && <Button class="small" label={t('puzzles-help')} act={help} />}
          <Button class="small" label={t('puzzles-show')} act={showSolution} />
        </Fragment>
      )}
    </div>
  );
}

/** What the solution does: a hint, so only after a try. */
const Themes = ({ puzzle }: { puzzle: Puzzle }) => (
  <>{t('puzzles-themes-of', { themes: puzzle.themes.map((theme) => t(`puzzles-theme-${theme}`)).join(', ') })}</>
);

/** Beside the verdict once there is one. Strangers are told no rating, which falls by 150 with a first mistake. */
function StandingLine() {
  const { days } = standing.value;
  const rated = Boolean(user.value);
  return (
    <p class="puzzle-standing">
      {rated && t('puzzles-your-rating', { rating: shownRating(standing.value) })}
      {rated && lastChange.value !== null && <strong> ({signed(lastChange.value)})</strong>}
      {rated && days > 0 && ' · '}
      {days > 0 && t('puzzles-days-in-a-row', { n: days })}
    </p>
  );
}

const signed = (change: number) => (change < 0 ? `−${-change}` : `+${change}`);

/** The result of every move, best first. */
function MoveResults({ puzzle, rules }: { puzzle: Puzzle; rules: Rules }) {
  const line: Line = { game: puzzle.game, from: puzzle.from, moves: [] };
  return (
    <section class="proven" aria-labelledby="puzzles-why">
      <h2 id="puzzles-why">{t('puzzles-why')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('puzzles-move')}</th>
            <th scope="col">{t('puzzles-comes-to')}</th>
          </tr>
        </thead>
        <tbody>
          {puzzle.worths.map((worth) => (
            <tr key={worth.move}>
              <th scope="row">{rules.preview(line, worth.move)?.shown ?? worth.move}</th>
              <td>{wordsOf(worth)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{t('puzzles-proven')}</p>
    </section>
  );
}

/** The moves of the solution in words. */
function MoveDescriptions({ rules, line }: { rules: Rules; line: Line }) {
  return (
    <section class="proven" aria-labelledby="puzzles-way">
      <h2 id="puzzles-way">{t('puzzles-way')}</h2>
      <ol>
        {describeMoves(rules, line, moverIn(line, rules)).map((description, i) => (
          <li key={i}>{description}</li>
        ))}
      </ol>
      <p class="hint">{t('puzzles-proven')}</p>
    </section>
  );
}
