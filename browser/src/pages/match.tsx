// A match: the board, whose turn it is, moving, resigning, and stepping through what was played.

import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import * as api from '../api';
import type { BoardProps } from '../boards/board';
import { OctiliteBoard } from '../boards/octilite';
import { SowingBoard } from '../boards/sowing';
import { titleOf, user } from '../house';
import { Link } from '../link';
import { turned } from '../settings';
import { loadRules, type Described, type Line, type Rules } from '../rules';
import {
  called,
  ending,
  moveCommand,
  other,
  resignCommand,
  seatOf,
  span,
  timeLeft,
  toMove,
} from '../words';
import { BoardTools } from './board_tools';
import { MoveSheet } from './move_sheet';
import { Proven } from './proven';
import { ReplayButtons, useReplay } from './replay';
import { MoveBox, ResignButton } from './turn';
import { useMatch } from './use_match';

/**
 * `turns`: the reader's own side is at the bottom. OctiLite's board is not turned unless asked for.
 * `empties`: its endings are in tables.
 */
const boards: Record<
  string,
  { Board: ComponentType<BoardProps>; turns: boolean; empties: boolean }
> = {
  sowing: { Board: SowingBoard, turns: true, empties: true },
  octilite: { Board: OctiliteBoard, turns: false, empties: false },
};
const noBoard = { Board: null, turns: false, empties: false };

export function MatchPage({ game, board }: { game: string; board: number }) {
  const { match, trouble, take, fetchIt } = useMatch(game, board);
  const [rules, setRules] = useState<Rules | null>(null);
  const [broken, setBroken] = useState('');
  useEffect(() => {
    loadRules().then(setRules, () =>
      setBroken('The rules could not be fetched from the house. Load the page again.'),
    );
  }, []);
  if (trouble && !match)
    return (
      <section class="card">
        <h1>
          {titleOf(game)} {board}
        </h1>
        <p class="refused" role="alert">
          {trouble}
        </p>
        <p>
          <button type="button" onClick={() => void fetchIt()}>
            Try again
          </button>{' '}
          <Link to="/">To the front door</Link>
        </p>
      </section>
    );
  if (broken)
    return (
      <p class="refused" role="alert">
        {broken}
      </p>
    );
  if (!match || !rules) return <p class="wait">Setting up the board…</p>;
  if (
    'error' in
    rules.describe({ game, from: match.from, moves: match.moves.map((move) => move.text) })
  )
    return (
      <p class="refused" role="alert">
        This page is older than the house’s rules. Load it again.
      </p>
    );
  return <Table match={match} rules={rules} take={take} />;
}

function useNarrow(): boolean {
  const query = useMemo(() => matchMedia('(max-width: 640px)'), []);
  const [narrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const look = () => setNarrow(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [query]);
  return narrow;
}

/**
 * The line up to a ply and what the rules say of it. MatchPage has seen to it that they accept the
 * whole line.
 */
function useLine(match: api.Match, rules: Rules, plies: number) {
  return useMemo(() => {
    const moves = match.moves.slice(0, plies).map((move) => move.text);
    const line: Line = { game: match.game, from: match.from, moves };
    const seen = rules.describe(line);
    if ('error' in seen) throw new Error(seen.error);
    return { line, seen };
  }, [match, rules, plies]);
}

function Table({
  match,
  rules,
  take,
}: {
  match: api.Match;
  rules: Rules;
  take(match: api.Match): void;
}) {
  const replay = useReplay(match.moves.length);
  const { line, seen } = useLine(match, rules, replay.at);
  const { seen: now } = useLine(match, rules, match.moves.length);
  const [said, say] = useState('');
  const [hinted, hint] = useState('');
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  const boardName = `${match.game}/${match.board}`;
  const narrow = useNarrow();
  // Before anything can be said of the board as it is now.
  useLayoutEffect(() => {
    say('');
    hint('');
  }, [match.plies, replay.at]);
  useTitle(match);

  const { Board, turns, empties } = boards[seen.drawing.kind] ?? noBoard;
  const own = (turns && match.you) || 'first';
  const bottom = turned.has(boardName) ? other(own) : own;
  const myTurn = !match.over && match.you === match.to_move;
  const playable = myTurn && replay.latest && !busy;

  async function command(words: string): Promise<boolean> {
    setBusy(true);
    say('');
    let accepted = false;
    try {
      const answer = await api.command(words, comment);
      if (answer.match) take(answer.match);
      accepted = answer.accepted;
      if (accepted) setComment('');
      else say(answer.text);
    } catch (trouble) {
      say(api.sentenceOf(trouble));
    }
    setBusy(false);
    return accepted;
  }
  const play = (move: string) => command(moveCommand(match, move));

  const last = seen.line.at(-1) ?? null;
  return (
    <article class="match">
      <Heading match={match} now={now} />
      <div class="table">
        <div class="play">
          {Board && (
            <Board
              drawing={seen.drawing}
              position={seen.position}
              bottom={bottom}
              toMove={seen.to_move}
              you={match.you}
              names={[match.seats[0].name, match.seats[1].name]}
              line={seen.line}
              live={replay.latest}
              playable={playable}
              legal={playable ? seen.legal : []}
              shown={playable ? seen.shown : []}
              narrow={narrow}
              preview={(move) => rules.preview(line, move)}
              whyNot={(words) => rules.whyNot(line, words)}
              play={play}
              say={say}
              hint={hint}
            />
          )}
          <p class="said" role="status">
            {hinted || said}
          </p>
          <p class="told">
            {last ? last.told : 'The beginning.'}
            {!replay.latest && (
              <span class="hint">
                {' '}
                After {replay.at} of {match.moves.length} moves.
              </span>
            )}
          </p>
          {myTurn && replay.latest && (
            <MoveBox
              legal={now.legal}
              shown={now.shown}
              busy={busy}
              comment={comment}
              setComment={setComment}
              whyNot={(words) => rules.whyNot(line, words)}
              play={(move) => void play(move)}
              say={say}
            />
          )}
          <BoardTools board={boardName} sows={turns} />
          <div class="row tools">
            {match.you && !match.over && (
              <ResignButton busy={busy} resign={() => void command(resignCommand(match))} />
            )}
          </div>
        </div>
        <aside class="sheet">
          <ReplayButtons replay={replay} />
          <MoveSheet match={match} line={now.line} at={replay.at} go={replay.go} />
        </aside>
      </div>
      {match.over && empties && (
        <Proven
          game={match.game}
          position={seen.position}
          columns={seen.drawing.columns}
          over={seen.over}
        />
      )}
      <Announcer match={match} now={now} />
    </article>
  );
}

/** So that a tab in the background shows whose turn it is. */
function useTitle(match: api.Match) {
  useEffect(() => {
    const turn = !match.over && match.you === match.to_move ? '● Your turn: ' : '';
    document.title = `${turn}${titleOf(match.game)}, board ${match.board} – Posthouse`;
    return () => {
      document.title = 'Posthouse';
    };
  }, [match]);
}

function Heading({ match, now }: { match: api.Match; now: Described }) {
  const mine = !match.over && match.you === match.to_move;
  return (
    <header class="match-head">
      <h1>
        {titleOf(match.game)} <span class="hint">board {match.board}</span>
      </h1>
      <ul class="players">
        {(['first', 'second'] as const).map((side) => (
          <li key={side} class={!match.over && match.to_move === side ? 'turn' : ''}>
            <strong>{called(match.seats[seatOf(side)])}</strong>
            <span class="hint">
              {' '}
              {now.seats[seatOf(side)]}
              {match.you === side ? ', you' : ''}
            </span>
            <ClockShown match={match} side={side} />
          </li>
        ))}
      </ul>
      <p class={`state ${mine ? 'turn' : ''}`}>
        {match.over ? ending(match) : mine ? 'Your turn.' : `${toMove(match).name} to move.`}
        {match.you === null && !match.over && user.value && (
          <span class="hint"> You are looking on.</span>
        )}
      </p>
    </header>
  );
}

function ClockShown({ match, side }: { match: api.Match; side: api.Side }) {
  const [now, setNow] = useState(Date.now());
  const left = timeLeft(match, side, now);
  const runs = left !== null && !match.over && match.to_move === side;
  const often = left !== null && left < 3_600_000 ? 1000 : 30_000;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(Date.now()), often);
    return () => clearInterval(timer);
  }, [runs, often]);
  if (left === null) return null;
  return <span class={`clock ${left < 3_600_000 ? 'short' : ''}`}> {span(left)}</span>;
}

/**
 * Says each move and the end aloud, to those who hear the page. Silent about what was there when
 * they came.
 */
function Announcer({ match, now }: { match: api.Match; now: Described }) {
  const [seenPlies] = useState(match.plies);
  const [seenOver] = useState(match.over);
  const last = now.line.at(-1);
  const mine = !match.over && match.you === match.to_move;
  const words = [
    match.plies > seenPlies && last ? last.told : '',
    match.over && !seenOver ? ending(match) : match.plies > seenPlies && mine ? 'Your turn.' : '',
  ]
    .join(' ')
    .trim();
  return (
    <p class="unseen" aria-live="polite">
      {words}
    </p>
  );
}
