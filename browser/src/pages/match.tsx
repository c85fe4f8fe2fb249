// The match page: board, moves, conditional moves, proposals, chat and replay.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import * as api from '../api';
import { bottomOf, describeLine, kindOf, canFlip } from '../boards/board_kinds';
import { gameNamed, navigate, titleOf, user } from '../app_state';
import { ServerRules } from '../server_rules';
import { language, t } from '../i18n';
import { lazyPart } from '../lazy';
import { Link } from '../link';
import { useNarrow } from '../narrow';
import { hideReason, hasEtiquette, withoutNumbers } from '../etiquette';
import { goToNextGame, nextGame, waiting } from '../my_games';
import { RatingOf } from '../ratings/rating_of';
import { confirmMoves, flippedBoards } from '../settings';
import { loadRules, type PositionInfo, type Line, type MatchRules, type Rules } from '../rules';
import { dropMove, keptMove, sendMove } from '../outbox';
import { useTitle } from '../title';
import { matchPath, playerLabel, formatResult, moveCommand, otherSide, seatName, seatIndex, shortSeatName, playerToMove } from '../format';
import { BoardTools } from './board_tools';
import { describeChallenge, ChallengeOffer } from './challenges';
import { ClockRule, ClockShown } from './clock';
import { focusOn, ShortcutHelpButton, useShortcuts } from './shortcuts';
import { MoveSheet } from './move_sheet';
import { ProposalButtons, OpenProposal, Rematch } from './proposals';
import { ConditionalMovesPanel, ConditionalMovePrompt } from './conditional_moves';
import { TablebasePanel } from './tablebase_panel';
import { ReplayButtons, useReplay } from './replay';
import { Note, Chat } from './chat';
import { isOnItsWay, KeptMoveNotice } from './kept_move';
import { ConfirmMove, MoveInput } from './move_input';
import { useMatch } from './use_match';
import { useConditionalMoves } from './use_conditional_moves';

const Courtesy = lazyPart(() => import('./etiquette').then((part) => part.EtiquetteActions));
const Manners = lazyPart(() => import('./etiquette').then((part) => part.EtiquetteRules));

export function MatchPage({ game, board }: { game: string; board: number }) {
  const { match, error, take, reload } = useMatch(game, board);
  const [rules, setRules] = useState<Rules | null>(null);
  const [broken, setBroken] = useState('');
  useEffect(() => {
    loadRules().then(setRules, () => setBroken(t('rules-not-fetched')));
  }, []);
  const matchRules = useMemo(() => match && matchRulesFor(match, rules), [match, rules]);
  if (error && !match)
    return (
      <section class="card">
        <h1>
          {titleOf(game)} {board}
        </h1>
        <p class="refused" role="alert">
          {error}
        </p>
        <p>
          <button type="button" onClick={() => void reload()}>
            {t('try-again')}
          </button>{' '}
          <Link to="/">{t('to-front-door')}</Link>
        </p>
      </section>
    );
  if (!match || !matchRules) return <p class="wait">{t('setting-up')}</p>;
  const early = matchRules instanceof ServerRules;
  const lacking = early && rules ? t('page-too-old') : broken;
  return (
    <>
      {lacking && (
        <p class="refused" role="alert">
          {lacking}
        </p>
      )}
      <Table match={match} rules={matchRules} early={early} take={take} />
    </>
  );
}

/** The rules once loaded and if they accept the match; until then the server's data. */
function matchRulesFor(match: api.Match, rules: Rules | null): MatchRules | null {
  if (rules && !('error' in rules.describe(lineOf(match, match.moves.length))))
    return rules.readBy(match.you ?? 'first');
  const game = gameNamed(match.game);
  return game ? new ServerRules(match, game) : null;
}

const lineOf = ({ game, from, moves }: api.Match, plies: number): Line => ({
  game,
  from,
  moves: moves.slice(0, plies).map((move) => move.text),
});

/**
 * The line up to a ply plus tried moves, with positions and descriptions. MatchPage has checked
 * that the rules accept it; tried moves come from their legal lists.
 */
function useLine(match: api.Match, rules: MatchRules, plies: number, tried: string[] = []) {
  const more = tried.join(' ');
  return useMemo(() => {
    const played = lineOf(match, plies);
    const line: Line = { ...played, moves: [...played.moves, ...tried] };
    const seen = rules.describe(line);
    const start = rules.describe({ ...line, moves: [] });
    if ('error' in seen) throw new Error(seen.error);
    if ('error' in start) throw new Error(start.error);
    const names: [string, string] = [shortSeatName(seen.seats[0]), shortSeatName(seen.seats[1])];
    const telling = { drawing: seen.drawing, names, reader: rules.reader };
    return { line, seen: { ...seen, line: describeLine(seen.line, start.position, telling) } };
  }, [match, rules, plies, more, language.value]);
}

/** A move to be confirmed. */
interface Asking {
  at: string;
  move: string;
  made(accepted: boolean): void;
}

interface TableProps {
  match: api.Match;
  rules: MatchRules;
  /** The rules are still loading: only the current position is known. */
  early: boolean;
  take(match: api.Match): void;
}

/** Sends commands about the match, one at a time, and keeps their errors. */
function useCommands(match: api.Match, take: (match: api.Match) => void) {
  const [said, say] = useState('');
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  async function command(words: string, beneath = ''): Promise<boolean> {
    setBusy(true);
    say('');
    let accepted = false;
    try {
      const answer = await api.command(words, beneath);
      if (answer.match?.id === match.id) take(answer.match);
      else if (answer.match && answer.accepted) navigate(matchPath(answer.match));
      accepted = answer.accepted;
      if (!accepted) say(answer.text);
    } catch (error) {
      say(api.errorText(error));
    }
    setBusy(false);
    return accepted;
  }
  return { said, say, comment, setComment, busy, command };
}

function Table({ match, rules, early, take }: TableProps) {
  const replay = useReplay(early ? 0 : match.moves.length);
  const { said, say, comment, setComment, busy, command } = useCommands(match, take);
  const [hinted, hint] = useState('');
  const whole = useLine(match, rules, match.moves.length);
  const { seen: now } = whole;
  const planning = useConditionalMoves(match, rules, whole.line, now, command);
  const { asking, ask, answer } = useMoveConfirmation(match, play);
  const kept = keptMove(match.game, match.board);
  const sending = !early && match.you && isOnItsWay(kept, match) ? kept : undefined;
  const ownMove = sending?.move ?? asking?.move;
  const tried = replay.latest ? (ownMove ? [ownMove] : planning.tried) : [];
  const { line, seen } = useLine(match, rules, replay.at, tried);
  const boardName = `${match.game}/${match.board}`;
  const narrow = useNarrow();
  // Before anything is said about the new position.
  useLayoutEffect(() => {
    say('');
    hint('');
  }, [match.plies, match.undos, replay.at]);
  // Background tabs show whose turn it is.
  const names = { game: titleOf(match.game), board: match.board };
  const waits = match.state === 'running' && match.you === match.to_move;
  useTitle(waits ? t('title-your-turn', names) : t('title-match', names));

  const { Board, hasCounts, hasTablebases } = kindOf(seen.drawing);
  const bottom = bottomOf(seen.drawing, match.bottom, boardName);
  const myTurn = mayMove(match);
  // Touch-move etiquette: no trying, previews, counts or confirmation.
  const quiet = hasEtiquette(match);
  const planned = planning.entering && replay.latest && !quiet && !early;
  const playable = replay.latest && !busy && !asking && !sending && (myTurn || planned);
  useShortcuts({
    f: () => {
      if (canFlip(seen.drawing)) flippedBoards.set(boardName, !flippedBoards.has(boardName));
    },
    m: focusOn('move-typed'),
    c: focusOn('talk-words'),
    b: () => document.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus(),
    p: () => {
      if (planning.possible && !quiet && !early) planning.setOn(!planning.entering);
    },
  });

  async function play(move: string) {
    say('');
    const delivery = await sendMove(match, move, moveCommand(match, move), comment);
    if (delivery !== 'refused') {
      setComment('');
      return true;
    }
    const refused = keptMove(match.game, match.board);
    if (refused) dropMove(refused.key);
    say(refused?.refusal ?? '');
    return false;
  }
  const choose = (move: string) =>
    planned ? planning.play(move) : confirmMoves.value && !quiet ? ask(move) : play(move);
  const legal = planned
    ? { legal: planning.legal, shown: planning.shown }
    : { legal: seen.legal, shown: seen.shown };
  const bar = (side: api.Side) => <PlayerBar match={match} side={side} seat={now.seats} />;
  const players: [string, string] = [match.seats[0].name, match.seats[1].name];
  const told = quiet ? withoutNumbers(now.line, players) : now.line;
  const last = (quiet ? told[seen.line.length - 1] : seen.line.at(-1)) ?? null;
  const opponent = match.you ? match.seats[seatIndex(otherSide(match.you))].name : '';
  return (
    <article class="match">
      <Heading match={match} />
      <ChallengeOffer match={match} />
      <div class="table">
        <div class="play">
          {bar(otherSide(bottom))}
          <div class={`board-frame ${planned ? 'planned' : ''}`}>
            {planned && (
              <ConditionalMovePrompt planning={planning} opponent={opponent} last={last?.shown ?? ''} />
            )}
            <Board
              drawing={seen.drawing}
              position={seen.position}
              bottom={bottom}
              toMove={planned && planning.replyToAny && match.you ? match.you : seen.to_move}
              you={match.you}
              names={players}
              line={seen.line}
              live={replay.latest}
              playable={playable}
              legal={playable ? legal.legal : []}
              shown={playable ? legal.shown : []}
              narrow={narrow}
              etiquette={quiet}
              early={early}
              preview={(move) => rules.preview(line, move)}
              whyNot={(words) => whyNot(words)}
              play={choose}
              say={say}
              hint={hint}
            />
          </div>
          {bar(bottom)}
          {asking && (
            <ConfirmMove move={last?.shown ?? asking.move} answer={answer} />
          )}
          <KeptMoveNotice match={match} />
          <p class="said" role="status">
            {hinted || said}
          </p>
          <p class="told">
            {last ? last.told : early ? '\u00a0' : t('the-beginning')}
            {!replay.latest && (
              <span class="hint">
                {' '}
                {t('after-moves', { at: replay.at, count: match.moves.length })}
              </span>
            )}
          </p>
          {match.etiquette && <Courtesy match={match} busy={busy} say={command} />}
          <OpenProposal match={match} busy={busy} say={(words) => void command(words)} />
          {playable && (
            <MoveInput
              label={planned ? t('plan-move-label') : t('move-label')}
              legal={quiet ? [] : legal.legal}
              shown={quiet ? [] : legal.shown}
              busy={busy}
              {...(planned ? {} : { comment: { value: comment, set: setComment } })}
              whyNot={early ? () => '' : whyNot}
              play={(move) => void choose(move)}
              say={say}
            />
          )}
          {replay.latest && !quiet && !early && (
            <ConditionalMovesPanel
              planning={planning}
              rules={rules}
              line={whole.line}
              opponent={opponent}
              busy={busy}
            />
          )}
          {!early && (
            <>
              <BoardTools
                board={boardName}
                canFlip={canFlip(seen.drawing)}
                hasCounts={hasCounts}
                isPlayer={match.you !== null && !match.over && !quiet}
                counted={!quiet}
              />
              <div class="row tools">
                <ProposalButtons
                  match={match}
                  busy={busy}
                  moved={now.line.some((step) => step.side === match.you)}
                  say={(words) => void command(words)}
                />
                <Rematch
                  match={match}
                  busy={busy}
                  ask={() => void command(`${match.game} rematch ${match.board}`)}
                />
                <ShortcutHelpButton />
              </div>
              <ClockRule match={match} />
            </>
          )}
        </div>
        <section class="sheet" aria-label={t('beside-board')}>
          {!early && (
            <>
              <ReplayButtons replay={replay} />
              {match.over && (
                <Link class="to-analysis" to={`/analysis/${match.game}/match/${match.board}/${replay.at}`}>
                  {t('analysis-open')}
                </Link>
              )}
              <MoveSheet match={match} line={told} at={replay.at} go={replay.go} />
              <Chat match={match} line={now.line} at={replay.at} go={replay.go} />
              <Note match={match} />
              {match.etiquette && <Manners match={match} />}
            </>
          )}
        </section>
      </div>
      {match.over && hasTablebases && (
        <TablebasePanel
          game={match.game}
          position={seen.position}
          columns={seen.drawing.columns}
          over={seen.over}
          shown={(move) => rules.preview(line, move)?.shown ?? move}
        />
      )}
      <Announcer match={match} now={now} />
    </article>
  );

  /** Why a typed move is refused; for a reply to any move only the legal list is known. */
  function whyNot(words: string): string {
    if (quiet) return hideReason(rules.whyNot(line, words));
    if (!planned || !planning.replyToAny) return rules.whyNot(line, words);
    const typed = words.trim().toLowerCase();
    const known = [...planning.legal, ...planning.shown].some((one) => one.toLowerCase() === typed);
    return known ? '' : t('plan-never-legal', { move: words.trim(), name: opponent });
  }
}

/** Shows a move and asks for confirmation, if the reader has chosen so. */
function useMoveConfirmation(match: api.Match, play: (move: string) => Promise<boolean>) {
  const at = `${match.undos}.${match.plies}.${match.over}`;
  const [asked, setAsked] = useState<Asking | null>(null);
  const asking = asked?.at === at ? asked : null;
  const latest = useRef(asked);
  latest.current = asked;
  // The match has changed: discard the move.
  useEffect(() => {
    if (latest.current && latest.current.at !== at) {
      latest.current.made(false);
      setAsked(null);
    }
  }, [at]);
  const ask = (move: string) =>
    new Promise<boolean>((made) => {
      setAsked({ at, move, made });
    });
  function answer(yes: boolean) {
    if (!asking) return;
    setAsked(null);
    if (yes) void play(asking.move).then(asking.made);
    else asking.made(false);
  }
  return { asking, ask, answer };
}

/** The challenged player's first move accepts; the challenger may move before that. */
const mayMove = (match: api.Match) => !match.over && match.you === match.to_move;

function Heading({ match }: { match: api.Match }) {
  const mine = match.state === 'running' && match.you === match.to_move;
  const next = nextGame.value;
  return (
    <header class="match-head">
      <h1>
        {titleOf(match.game)} <span class="hint">{t('board-number', { board: match.board })}</span>
      </h1>
      <p class={`state ${mine ? 'turn' : ''}`}>
        {match.over
          ? formatResult(match)
          : match.state === 'offered'
            ? describeChallenge(match, user.value?.name ?? null)
            : mine
              ? t('your-turn')
              : t('name-to-move', { name: playerToMove(match).name })}
        {match.you === null && !match.over && user.value && (
          <span class="hint"> {t('looking-on')}</span>
        )}
      </p>
      {next && (
        <button type="button" class="small next-game" onClick={() => goToNextGame()}>
          {t('next-game', { count: waiting.value.length })}
        </button>
      )}
    </header>
  );
}

interface PlayerBarProps {
  match: api.Match;
  side: api.Side;
  seat: [string, string];
}

/** A player's bar at their side of the board: name, turn, clock. */
function PlayerBar({ match, side, seat }: PlayerBarProps) {
  const turn = match.state === 'running' && match.to_move === side;
  return (
    <p class={`player-bar ${turn ? 'turn' : ''}`} data-side={side}>
      <span>
        <strong>{playerLabel(match.seats[seatIndex(side)])}</strong>{' '}
        <RatingOf {...match.seats[seatIndex(side)]} />{' '}
        <span class="hint">
          {seatName(seat[seatIndex(side)])}
          {match.you === side ? `, ${t('you')}` : ''}
          {turn ? `, ${t('to-move')}` : ''}
        </span>
      </span>
      <ClockShown match={match} side={side} />
    </p>
  );
}

/** Announces moves, chat and the result to screen readers, but nothing older than the visit. */
function Announcer({ match, now }: { match: api.Match; now: PositionInfo }) {
  const [seen] = useState({ plies: match.plies, undos: match.undos, over: match.over });
  const moved = match.plies > seen.plies || match.undos > seen.undos;
  const last = now.line.at(-1);
  const mine = !match.over && match.you === match.to_move;
  const words = [
    moved && last ? last.told : '',
    match.over && !seen.over ? formatResult(match) : moved && mine ? t('your-turn') : '',
  ]
    .join(' ')
    .trim();
  return (
    <p class="unseen" aria-live="polite">
      {words}
    </p>
  );
}
