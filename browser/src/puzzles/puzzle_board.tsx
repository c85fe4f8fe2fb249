// One puzzle: a try, the response to a wrong one, hints, and the solution with its explanation.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { plainLinePath } from '../analysis/address';
import { navigate, user } from '../app_state';
import { kindOf } from '../boards/board_kinds';
import { t } from '../texts/i18n';
import { Icon } from '../icons';
import { Link } from '../link';
import { animationsDone } from '../offline/animations_done';
import { LocalBoard } from '../offline/local_board';
import { beginGame } from '../offline/local_games';
import { highlightMove } from '../offline/highlight_move';
import { RequireRules } from '../offline/require_rules';
import { describeMoves } from '../offline/describe_moves';
import { described } from '../offline/use_rules';
import type { Line, Rules } from '../engine/rules';
import { useTitle } from '../title';
import { otherSide, seatIndex, seatName } from '../texts/format';
import type { Puzzle, ProvenResult } from './collection';
import { shownRating } from './figures';
import { lastChange, recordTry, standing } from './puzzle_progress';

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
  const [moves, setMoves] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const [wrong, setWrong] = useState(false);
  const [helped, setHelped] = useState(false);
  const [done, setDone] = useState(false);
  const here = useRef(true);
  useEffect(() => () => void (here.current = false), []);
  const line = useMemo<Line>(() => ({ game: puzzle.game, from: puzzle.from, moves }), [puzzle, moves]);
  const start = useMemo(() => described(rules, { ...line, moves: [] }), [rules, puzzle]);
  const you = start.to_move;
  const [seat, rival] = [you, otherSide(you)].map((side) => signOf(start.seats[seatIndex(side)])) as [string, string];

  useEffect(() => void (lastChange.value = null), [puzzle]);

  function finish(clean: boolean, line: string[]) {
    setDone(true);
    recordTry(puzzle, line, true, isDaily);
    setMessage(clean ? t('puzzles-right') : t('puzzles-right-at-last'));
  }

  async function play(move: string): Promise<boolean> {
    const step = rules.preview(line, move);
    if (!step) return false;
    const after = [...moves, step.text];
    const info = described(rules, { ...line, moves: after });
    const won = info.over && info.result === you;
    if (step.text === puzzle.line[moves.length] || won) {
      const reply = won ? undefined : puzzle.line[after.length];
      setMoves(reply ? [...after, reply] : after);
      if (reply) setMessage(t('puzzles-go-on'));
      else finish(!wrong && !helped, after);
      return true;
    }
    setWrong(true);
    recordTry(puzzle, after, false, isDaily);
    setMessage(whyWrong(step.text, step.shown));
    // Show the move's effect before going back.
    await animationsDone();
    return false;
  }

  function whyWrong(move: string, shown: string): string {
    const worth = puzzle.worths.find((result) => result.move === move);
    return worth ? t('puzzles-wrong', { move: shown, why: wordsOf(worth) }) : t('puzzles-too-slow', { move: shown, n: puzzle.moves });
  }

  const wordsOf = ({ proof, own, other }: ProvenResult) => t(`puzzles-worth-${proof}`, { own, other });

  function help() {
    setHelped(true);
    recordTry(puzzle, moves, false, isDaily);
    const right = puzzle.line[moves.length] ?? '';
    const step = rules.preview(line, right);
    if (!step) return;
    const second = puzzle.worths[1] && rules.preview(line, puzzle.worths[1].move);
    if (second) {
      const two = [step.shown, second.shown].sort();
      return setMessage(t('puzzles-help-two', { one: two[0] ?? '', two: two[1] ?? '' }));
    }
    setMessage(t('puzzles-help-pod', { pod: right.slice(0, 2) }));
    highlightMove(step);
  }

  function show() {
    setHelped(true);
    recordTry(puzzle, moves, false, isDaily);
    setMoves(puzzle.line);
    setDone(true);
    setMessage(t('puzzles-shown'));
  }

  function playOn() {
    navigate(`/play/${beginGame({ line, level: playOnLevel, you }).id}`);
  }

  const state = described(rules, line);
  const finished = done || wrong || helped;
  const task = puzzle.worths.length > 0 ? t('puzzles-task-best') : t('puzzles-task-win', { n: puzzle.moves });
  return (
    <article class="match puzzle">
      <header class="match-head">
        <Link to="/puzzles" class="back button quiet icon-only" aria-label={t('puzzles-all')}>
          <Icon name="back" />
        </Link>
        <h1>{title}</h1>
        <p class="state">{task}</p>
      </header>
      <LocalBoard
        rules={rules}
        line={line}
        you={you}
        playable={!done}
        play={play}
        name={`puzzle/${puzzle.game}`}
        verdict={
          <>
            <div class="row lesson-verdict">
              <p class={`verdict ${done || !wrong ? '' : 'wrong'}`} role="status">
                {message}
              </p>
              {done && (
                <button type="button" class="main" onClick={next}>
                  {t('puzzles-next')}
                </button>
              )}
            </div>
            {finished && <StandingLine />}
            {done && puzzle.worths.length > 0 && <MoveResults puzzle={puzzle} rules={rules} wordsOf={wordsOf} />}
            {done && puzzle.worths.length === 0 && <MoveDescriptions rules={rules} line={line} />}
          </>
        }
      >
        <div class="row tools" role="group" aria-label={t('puzzles-tools')}>
          {done ? (
            <>
              {!state.over && (
                <button type="button" class="small" onClick={playOn}>
                  {t('puzzles-play-on')}
                </button>
              )}
              <button
                type="button"
                class="small"
                onClick={() => {
                  setMoves([]);
                  setDone(false);
                  setHelped(true);
                  setMessage('');
                }}
              >
                {t('puzzles-retry')}
              </button>
              <Link class="button small" to={plainLinePath(line.game, line.from, line.moves)}>
                {t('play-analyse')}
              </Link>
            </>
          ) : (
            <>
              <button type="button" class="small" onClick={help}>
                {t('puzzles-help')}
              </button>
              <button type="button" class="small" onClick={show}>
                {t('puzzles-show')}
              </button>
            </>
          )}
        </div>
      </LocalBoard>
      <p class="hint">
        {/* Which pods are theirs; houses are theirs if they are at the bottom. */}
        {!kindOf(state.drawing).ownSideBelow && t('puzzles-you-are', { seat, rival })}{' '}
        {t('puzzles-rated', { rating: String(puzzle.rating) })} {finished && <Themes puzzle={puzzle} />}
      </p>
      {!finished && <StandingLine />}
    </article>
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
function MoveResults({ puzzle, rules, wordsOf }: { puzzle: Puzzle; rules: Rules; wordsOf(worth: ProvenResult): string }) {
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
