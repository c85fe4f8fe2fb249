// The match page: the board, the players and what is said below it. All else: match_parts.tsx.

import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { Alert } from '../../alert';
import * as api from '../../api';
import { navigate, titleOf } from '../../app_state';
import type { Entering } from '../../boards/board';
import { bottomOf, kindOf, canFlip } from '../../boards/board_kinds';
import { ServerRules } from '../../engine/server_rules';
import { t } from '../../texts/i18n';
import { lazyPart } from '../../lazy';
import { Link, RulesLink } from '../../link';
import { useNarrow, useScreen } from '../../narrow';
import { hideReason, hasEtiquette, withoutNumbers } from '../../etiquette';
import { confirmMoves } from '../../settings';
import { dropMove, keptMove, sendMove } from '../../outbox';
import { loadRules, type MatchRules, type Rules, type Step } from '../../engine/rules';
import { useTitle } from '../../title';
import { matchPath, formatResult, moveCommand, otherSide, seatIndex } from '../../texts/format';
import { SettingsButton, flip } from './board_tools';
import { ChallengeOffer } from '../challenges/challenges';
import { Heading } from './match_heading';
import type { PanelName, SheetName } from './match_parts';
import { focusOn, focusOnBoard, useShortcuts } from '../shortcuts';
import { PlayerBar } from './player_bar';
import { PremoveNotice } from './premove_notice';
import { plyInAddress, useReplay } from './replay';
import { isOnItsWay, KeptMoveNotice, SendingNotice } from './kept_move';
import { ConfirmMove, MoveInput } from './move_input';
import { useToldMatch } from './told_match';
import { useMatch } from './use_match';
import { useConditionalMoves } from './use_conditional_moves';
import { matchRulesFor, useLine } from './use_line';
import { useMoveConfirmation } from './use_move_confirmation';
import { allowsPremoves, usePremove } from './use_premove';

type MatchParts = typeof import('./match_parts');

const Courtesy = lazyPart(() => import('../challenges/etiquette').then((part) => part.EtiquetteActions));

export function MatchPage({ game, board }: { game: string; board: number }) {
  const { match, error, take, reload } = useMatch(game, board);
  const [loaded, setLoaded] = useState<{ rules: Rules; parts: MatchParts } | null>(null);
  const [broken, setBroken] = useState('');
  useEffect(() => {
    Promise.all([loadRules(), import('./match_parts'), import('../../texts/more_texts')]).then(
      ([rules, parts]) => setLoaded({ rules, parts }),
      () => setBroken(t('rules-not-fetched')),
    );
  }, []);
  const matchRules = useMemo(() => match && matchRulesFor(match, loaded?.rules ?? null), [match, loaded]);
  if (error && !match)
    return (
      <section class="card">
        <h1>
          {titleOf(game)} {board}
        </h1>
        <Alert text={error} />
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
  const lacking = early && loaded ? t('page-too-old') : broken;
  return (
    <>
      <Alert text={lacking} />
      <Table match={match} rules={matchRules} parts={(!early && loaded?.parts) || null} take={take} />
    </>
  );
}

interface TableProps {
  match: api.Match;
  rules: MatchRules;
  /** null: the rules are still loading, and only the current position is known. */
  parts: MatchParts | null;
  take(match: api.Match): void;
}

/** Sends commands about the match, one at a time, and keeps their errors. */
function useCommands(match: api.Match, take: (match: api.Match) => void) {
  const [message, setMessage] = useState('');
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  async function command(words: string, beneath = ''): Promise<boolean> {
    setBusy(true);
    setMessage('');
    let accepted = false;
    try {
      const answer = await api.command(words, beneath);
      if (answer.match?.id === match.id) take(answer.match);
      else if (answer.match && answer.accepted) navigate(matchPath(answer.match));
      accepted = answer.accepted;
      if (!accepted) setMessage(answer.text);
    } catch (error) {
      setMessage(api.errorText(error));
    }
    setBusy(false);
    return accepted;
  }
  return { message, setMessage, comment, setComment, busy, command };
}

function Table({ match, rules, parts, take }: TableProps) {
  const early = parts === null;
  const replay = useReplay(early ? 0 : match.moves.length, plyInAddress());
  const { message, setMessage, comment, setComment, busy, command } = useCommands(match, take);
  const [hinted, hint] = useState('');
  const current = useLine(match, rules, match.moves.length);
  const { state: currentState, start } = current;
  const sides = useMemo(() => currentState.line.map((step) => step.side), [currentState]);
  const planning = useConditionalMoves(match, rules, current.line, currentState, command);
  const { asking, ask, answer } = useMoveConfirmation(match, play);
  const kept = keptMove(match.game, match.board);
  const sending = !early && match.you && isOnItsWay(kept, match) ? kept : undefined;
  const ownMove = sending?.move ?? asking?.move;
  const { display, onMotion } = useToldMatch(match, sides, replay, sending ? 1 : 0);
  const triedMoves = replay.latest ? (ownMove ? [ownMove] : planning.triedMoves) : [];
  const { line, state } = useLine(match, rules, replay.at, triedMoves);
  const boardName = `${match.game}/${match.board}`;
  const narrow = useNarrow();
  const screen = useScreen();
  const [tab, setTab] = useState<PanelName>(match.plan?.length ? 'plan' : 'chat');
  const [sheet, setSheet] = useState<SheetName>('');
  const [typing, setTyping] = useState(false);
  // Before anything is said about the new position.
  useLayoutEffect(() => {
    setMessage('');
    hint('');
  }, [match.plies, match.undos, replay.at]);
  // Background tabs show whose turn it is.
  const names = { game: titleOf(match.game), board: match.board };
  const waits = display.match.state === 'running' && match.you === display.match.to_move;
  useTitle(waits ? t('title-your-turn', names) : t('title-match', names));

  const kind = kindOf(state.drawing);
  const { Board, hasCounts, hasTablebases, captured, capturedBy } = kind;
  const bottom = bottomOf(state.drawing, match.bottom, boardName);
  const myTurn = mayMove(match);
  // Touch-move etiquette: no trying, previews, counts or confirmation.
  const quiet = hasEtiquette(match);
  const planned = planning.entering && replay.latest && !quiet && !early;
  const premoves = allowsPremoves(match) && !quiet && !confirmMoves.value;
  const premove = usePremove({
    match,
    rules,
    state,
    sending: sending !== undefined,
    allowed: premoves,
    wanted: replay.latest && !early && !planned,
    whyNot: (move) => rules.whyNot(current.line, move),
    play,
  });
  const entering: Entering = planned ? 'plan' : premove.possible ? 'premove' : 'move';
  const playable = premove.possible || (replay.latest && !busy && !asking && !sending && (myTurn || planned));
  // Live games have premoves instead.
  const plans = match.you !== null && !match.over && !quiet && (!allowsPremoves(match) || Boolean(match.plan?.length));
  const canPlan = plans && planning.possible && !early;
  const players: [string, string] = [match.seats[0].name, match.seats[1].name];
  const toldLine = (quiet ? withoutNumbers(currentState.line, players, match.you) : currentState.line).slice(0, display.match.plies);
  const captures = quiet ? undefined : toldLine.map((step, i) => captured(step, currentState.line[i - 1]?.position ?? start));
  const last = triedMoves.length > 0 && !sending ? state.line.at(-1) : toldLine[display.ply - 1];
  const held = quiet || early ? null : capturedBy(toldLine[display.ply - 1]?.position ?? start, start);
  const opponent = match.you ? match.seats[seatIndex(otherSide(match.you))].name : '';
  const flippable = canFlip(state.drawing);

  function togglePlanning() {
    if (!canPlan) return;
    planning.setOn(!planning.entering);
    setTab('plan');
  }
  function openPanel(panel: PanelName | 'more') {
    if (panel === 'more') return setSheet('more');
    setTab(panel);
    setSheet('side');
  }
  useShortcuts({
    f: () => {
      if (flippable) flip(boardName);
    },
    m: focusOn('move-typed'),
    c: () => {
      if (screen === 'wide') setTab('chat');
      else openPanel('chat');
      setTimeout(focusOn('talk-words'));
    },
    b: focusOnBoard,
    p: togglePlanning,
  });

  async function play(move: string) {
    setMessage('');
    const delivery = await sendMove(match, move, moveCommand(match, move), comment);
    if (delivery !== 'refused') {
      setComment('');
      return true;
    }
    const refused = keptMove(match.game, match.board);
    if (refused) dropMove(refused.key);
    setMessage(refused?.refusal ?? '');
    return false;
  }
  const sends = confirmMoves.value && !quiet ? ask : play;
  const choose = { move: sends, plan: planning.play, premove: premove.choose }[entering];
  const { legal, shown } = { move: state, plan: planning, premove }[entering];
  /** What is entered is for a position that is not known yet. */
  const ahead = entering === 'premove' || (planned && planning.replyToAny);
  const shownOf = (move: string) => currentState.shown[currentState.legal.indexOf(move)] ?? move;

  const bar = (side: api.Side) => <PlayerBar match={display.match} side={side} kind={kind} captured={held && held[seatIndex(side)]} />;
  const settings = { hasCounts, isPlayer: match.you !== null && !match.over && !quiet, counted: !quiet };
  const sections = parts?.matchParts({
    match,
    display,
    toldLine,
    captures,
    currentState,
    start,
    state,
    hasTablebases,
    line,
    currentLine: current.line,
    rules,
    replay,
    screen,
    players,
    opponent,
    last: last?.shown ?? '',
    planning,
    planned,
    plans,
    canPlan,
    togglePlanning,
    playable,
    typing,
    setTyping,
    boardName,
    flippable,
    settings,
    busy,
    command,
    tab,
    setTab,
    sheet,
    setSheet,
    openPanel,
  });
  return (
    <article class={`match match-page ${state.drawing.kind}-match`} data-screen={screen}>
      <Heading match={display.match}>{screen !== 'wide' && <SettingsButton {...settings} />}</Heading>
      <ChallengeOffer match={match} />
      <div class="table">
        <div class="play">
          {bar(otherSide(bottom))}
          <div class={`board-frame ${planned ? 'planned' : ''}`}>
            {sections?.prompt}
            <Board
              drawing={state.drawing}
              position={state.position}
              bottom={bottom}
              toMove={ahead && match.you ? match.you : state.to_move}
              you={match.you}
              names={players}
              line={state.line}
              live={replay.latest}
              playable={playable}
              legal={playable ? legal : []}
              shown={playable ? shown : []}
              entering={entering}
              premove={premove.possible ? premove.chosen?.move : null}
              rulesLink={match.plies < 2 && <RulesLink game={match.game} />}
              narrow={narrow}
              etiquette={quiet}
              early={early}
              preview={(move) => (ahead ? null : rules.preview(line, move))}
              whyNot={(words) => whyNot(words)}
              play={choose}
              onMotion={onMotion}
              onMessage={setMessage}
              hint={hint}
            />
          </div>
          {bar(bottom)}
          {sections?.end}
          {asking && <ConfirmMove move={last?.shown ?? asking.move} answer={answer} />}
          <KeptMoveNotice match={match} shownOf={shownOf} />
          <div class="below-board">
            <p class="said" role="status">
              {hinted || message || (display.match.plies === match.plies && premove.dropped)}
            </p>
            {!premove.chosen && <SendingNotice match={match} shownOf={shownOf} />}
            <PremoveNotice move={premove.chosen?.shown ?? ''} opponent={opponent} cancel={premove.cancel} />
            <p class="told">
              {last ? last.told : early ? '\u00a0' : t('the-beginning')}
              {!replay.latest && <span class="hint"> {t('after-moves', { at: replay.at, count: match.moves.length })}</span>}
            </p>
          </div>
          {match.etiquette && <Courtesy match={match} busy={busy} onCommand={command} />}
          {sections?.proposal}
          {playable && (
            <MoveInput
              entering={entering}
              legal={quiet ? [] : legal}
              shown={quiet ? [] : shown}
              busy={busy}
              visible={typing}
              {...(entering === 'move' && { comment: { value: comment, set: setComment } })}
              whyNot={early ? () => '' : whyNot}
              play={(move) => void choose(move)}
              onMessage={setMessage}
            />
          )}
          {sections?.acts}
          {sections?.strip}
        </div>
        {screen === 'wide' && (
          <section class="sheet" aria-label={t('beside-board')}>
            {sections?.side}
          </section>
        )}
        {sections?.moves}
      </div>
      {sections?.phone}
      {sections?.share}
      {sections?.proven}
      {/* With numbers, whatever the etiquette. */}
      <Announcer match={display.match} last={currentState.line[display.match.plies - 1]} moves={!sending} />
    </article>
  );

  /** Why a typed move is refused; of moves entered ahead only the legal list is known. */
  function whyNot(words: string): string {
    if (quiet) return hideReason(rules.whyNot(line, words));
    if (!ahead) return rules.whyNot(line, words);
    const typed = words.trim().toLowerCase();
    const known = [...legal, ...shown].some((text) => text.toLowerCase() === typed);
    if (known) return '';
    return planned ? t('plan-never-legal', { move: words.trim(), name: opponent }) : t('premove-never', { name: opponent });
  }
}

/** The challenged player's first move accepts; the challenger may move before that. */
const mayMove = (match: api.Match) => !match.over && match.you === match.to_move;

/**
 * Announces moves, chat and the result to screen readers, but nothing older than the visit. `moves`:
 * the reader has not moved already.
 */
function Announcer({ match, last, moves }: { match: api.Match; last: Step | undefined; moves: boolean }) {
  const [loaded] = useState({ plies: match.plies, undos: match.undos, over: match.over });
  const moved = match.plies > loaded.plies || match.undos > loaded.undos;
  const mine = moves && !match.over && match.you === match.to_move;
  const words = [moved && last ? last.told : '', match.over && !loaded.over ? formatResult(match) : moved && mine ? t('your-turn') : '']
    .join(' ')
    .trim();
  return (
    <p class="unseen" aria-live="polite">
      {words}
    </p>
  );
}
