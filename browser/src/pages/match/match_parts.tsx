// Everything at a match that the first move does not need: moves, chat, note, plan, proposals, the end
// and a phone's bar. It is fetched beside the rules, so that the board can be used earlier, and appears
// with them.

import { useEffect, useState } from 'preact/hooks';
import type * as api from '../../api';
import { user } from '../../app_state';
import { t } from '../../texts/i18n';
import { Avatar, Icon } from '../../icons';
import { lazyPart } from '../../lazy';
import type { Screen } from '../../narrow';
import type { Line, MatchRules, PositionInfo, Step } from '../../engine/rules';
import { BoardTools, flip, type SettingsProps } from './board_tools';
import { allSaid, Chat, Note, type Said } from './chat';
import { ConditionalMovePrompt, ConditionalMovesPanel } from './conditional_moves';
import { GameBar } from './game_bar';
import { MoveSheet, MoveStrip } from './move_sheet';
import { OpenProposal, ProposalButtons } from './proposals';
import { ReplayButtons, type Replay } from './replay';
import { IconButton, Sheet } from '../sheet';
import { focusOn } from '../shortcuts';
import { Panels, type Panel } from './side_panel';
import { TablebasePanel } from './tablebase_panel';
import type { ConditionalMovesState } from './use_conditional_moves';

const EndCard = lazyPart(() => import('./end_card').then((part) => part.EndCard));
const ShareSheet = lazyPart(() => import('../../share/share_sheet').then((part) => part.ShareSheet));
const Manners = lazyPart(() => import('../challenges/etiquette').then((part) => part.EtiquetteRules));

export type PanelName = 'chat' | 'moves' | 'note' | 'plan';
export type SheetName = '' | 'side' | 'more' | 'share';

interface Given {
  match: api.Match;
  /** As far as it is told: the match, its moves and what they captured. */
  display: { match: api.Match; ply: number };
  toldLine: Step[];
  captures: number[] | undefined;
  /** The current position and the first one; the one shown. */
  currentState: PositionInfo;
  start: string;
  state: PositionInfo;
  hasTablebases: boolean;
  /** The line shown, and the whole one. */
  line: Line;
  currentLine: Line;
  rules: MatchRules;
  replay: Replay;
  screen: Screen;
  players: [string, string];
  opponent: string;
  /** The last move shown, as the reader writes it. */
  last: string;
  planning: ConditionalMovesState;
  planned: boolean;
  /** Whether there are conditional moves in this match, and now. */
  plans: boolean;
  canPlan: boolean;
  togglePlanning(): void;
  playable: boolean;
  typing: boolean;
  setTyping(on: boolean): void;
  boardName: string;
  flippable: boolean;
  settings: SettingsProps;
  busy: boolean;
  command(words: string): Promise<boolean>;
  tab: PanelName;
  setTab(tab: PanelName): void;
  sheet: SheetName;
  setSheet(change: SheetName | ((current: SheetName) => SheetName)): void;
  openPanel(panel: PanelName | 'more'): void;
}

/** Another one may have been opened in its place. */
const closeSheet = (which: SheetName, setSheet: Given['setSheet']) => setSheet((current) => (current === which ? '' : current));

/** Each part, for its place on this kind of screen. */
export function matchParts(given: Given) {
  const { match, display, toldLine, captures, currentState, start, state, replay, screen, planning, plans, canPlan, busy } = given;
  const { settings, setSheet, command } = given;

  const endCard = display.match.state === 'over' && display.match.reason !== 'declined' && (
    <EndCard
      match={match}
      state={currentState}
      start={start}
      ply={replay.at}
      busy={busy}
      rematch={() => void command(`${match.game} rematch ${match.board}`)}
      share={() => setSheet('share')}
    />
  );
  const manners = match.etiquette && <Manners match={match} />;
  const moves = <MoveSheet match={display.match} line={toldLine} captures={captures} at={display.ply} go={replay.go} />;
  const actions = (
    <>
      <ProposalButtons
        match={match}
        busy={busy}
        moved={currentState.line.some((step) => step.side === match.you)}
        onCommand={(words) => {
          setSheet('');
          void command(words);
        }}
      />
      {screen === 'wide' && plans && (
        <button type="button" class="quiet" aria-pressed={planning.entering} disabled={!canPlan} onClick={given.togglePlanning}>
          <Icon name="plan" />
          {t('plan-short')}
        </button>
      )}
    </>
  );
  function toggleTyping() {
    given.setTyping(!given.typing);
    if (!given.typing) focusOn('move-typed')();
  }

  return {
    /** Above the board. */
    prompt: given.planned && <ConditionalMovePrompt planning={planning} opponent={given.opponent} last={given.last} />,
    /** Below the board. */
    end: screen !== 'wide' && endCard,
    proposal: <OpenProposal match={match} busy={busy} onCommand={(words) => void command(words)} />,
    acts: screen === 'wide' && (
      <div class="acts">
        {actions}
        <BoardTools board={given.boardName} canFlip={given.flippable} {...settings}>
          {given.playable && <IconButton icon="keyboard" label={t('move-type')} pressed={given.typing} act={toggleTyping} />}
          <IconButton icon="share" label={t('end-share')} act={() => setSheet('share')} />
        </BoardTools>
      </div>
    ),
    strip: screen === 'portrait' && (
      <>
        <MoveStrip line={toldLine} captures={captures} at={display.ply} go={replay.go} />
        <LastMessage said={allSaid(match, toldLine)} open={() => given.openPanel('chat')} />
        {manners}
      </>
    ),
    /** Beside it. */
    side: screen === 'wide' && (
      <>
        {endCard}
        <ReplayButtons replay={replay} />
        {moves}
        <Panels panels={panelsOf(given)} open={given.tab} choose={given.setTab} />
        {manners}
      </>
    ),
    moves: screen === 'landscape' && moves,
    /** At the foot of a phone. */
    phone: screen !== 'wide' && (
      <>
        <PhoneBar {...given} />
        <PhoneSheets {...given} actions={actions} moves={moves} manners={manners} />
      </>
    ),
    share: given.sheet === 'share' && <ShareSheet match={match} at={replay.at} open close={() => closeSheet('share', setSheet)} />,
    proven: match.over && given.hasTablebases && (
      <TablebasePanel
        game={match.game}
        position={state.position}
        columns={state.drawing.columns}
        over={state.over}
        seats={state.seats}
        names={given.players}
        shown={(move) => given.rules.preview(given.line, move)?.shown ?? move}
      />
    ),
  };
}

function panelsOf(given: Given): Panel<PanelName>[] {
  const { match, toldLine, replay, rules, opponent, busy, planning, setSheet } = given;
  const panels: Panel<PanelName>[] = [
    { id: 'chat', title: t('talk-title'), content: <Chat match={match} line={toldLine} at={replay.at} go={replay.go} /> },
  ];
  if (match.you && user.value) panels.push({ id: 'note', title: t('note-short'), content: <Note match={match} /> });
  if (!given.plans) return panels;
  /** On a phone, choosing how to go on leads back to the board. */
  const toBoard =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      act(...args);
      setSheet('');
    };
  const plan = { ...planning, setOn: toBoard(planning.setOn), setWhatever: toBoard(planning.setWhatever), go: toBoard(planning.go) };
  panels.push({
    id: 'plan',
    title: t('plan-short'),
    content: <ConditionalMovesPanel planning={plan} rules={rules} line={given.currentLine} opponent={opponent} busy={busy} />,
  });
  return panels;
}

function PhoneBar(given: Given) {
  const { match, toldLine, planning, plans, canPlan, flippable, screen, boardName, sheet, tab, openPanel } = given;
  const unread = useUnread(allSaid(match, toldLine), sheet === 'side' && tab === 'chat');
  return (
    <GameBar
      unread={unread}
      planning={planning.entering}
      plans={plans}
      canPlan={canPlan}
      canFlip={flippable}
      landscape={screen === 'landscape'}
      open={openPanel}
      plan={() => (planning.entering ? openPanel('plan') : given.togglePlanning())}
      flip={() => flip(boardName)}
    />
  );
}

interface SheetsProps extends Given {
  actions: preact.ComponentChildren;
  moves: preact.ComponentChildren;
  manners: preact.ComponentChildren;
}

function PhoneSheets({ actions, moves, manners, ...given }: SheetsProps) {
  const { match, replay, screen, playable, setTyping, tab, setTab, sheet, setSheet } = given;
  const panels = panelsOf(given);
  if (screen === 'portrait')
    panels.unshift({
      id: 'moves',
      title: t('replay-moves'),
      content: (
        <>
          <ReplayButtons replay={replay} />
          {moves}
        </>
      ),
    });
  return (
    <>
      <Sheet class="side" title={t('beside-board')} open={sheet === 'side'} close={() => closeSheet('side', setSheet)}>
        <Panels panels={panels} open={tab} choose={setTab} />
        {screen === 'landscape' && manners}
      </Sheet>
      <Sheet class="more" title={t('match-more')} open={sheet === 'more'} close={() => closeSheet('more', setSheet)}>
        {actions}
        {playable && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              setSheet('');
              setTyping(true);
              setTimeout(focusOn('move-typed'));
            }}
          >
            <Icon name="keyboard" />
            {t('move-type')}
          </button>
        )}
        {match.you && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              setTab('note');
              setSheet('side');
            }}
          >
            <Icon name="note" />
            {t('note-short')}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => setSheet('share')}>
          <Icon name="share" />
          {t('end-share')}
        </button>
      </Sheet>
    </>
  );
}

/** How many messages by others have come since the chat was last open. */
function useUnread(said: Said[], open: boolean): number {
  const others = said.filter(({ by }) => by !== null && by !== user.value?.name).length;
  const [read, setRead] = useState(others);
  useEffect(() => {
    if (open) setRead(others);
  }, [open, others]);
  return Math.max(0, others - read);
}

function LastMessage({ said, open }: { said: Said[]; open(): void }) {
  const last = said.filter(({ by }) => by !== null).at(-1);
  if (!last?.by) return null;
  return (
    <button type="button" class="last-message" onClick={open}>
      <Avatar name={last.by} small />
      <span>
        <strong>{last.by}</strong> {last.text}
      </span>
    </button>
  );
}
