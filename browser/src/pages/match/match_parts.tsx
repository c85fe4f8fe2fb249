// Everything at a match that the first move does not need: chat, note, plan, proposals, the end. It is
// fetched beside the rules, so that the board can be used earlier, and appears with them.

import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../button';
import { user } from '../../app_state';
import { seatIndex } from '../../texts/format';
import { t } from '../../texts/i18n';
import { Avatar } from '../../icons';
import { lazyPart } from '../../lazy';
import { besideBoard, type BesideBoard } from '../../game_screen/beside_board';
import type { Entry } from '../../game_screen/use_game';
import type { PanelName } from '../../game_screen/use_panels';
import { allSaid, Chat, Note, type Said } from './chat';
import { ConditionalMovePrompt, ConditionalMovesPanel } from './conditional_moves';
import { BarButton } from './game_bar';
import { OpenProposal, ProposalButtons } from './proposals';
import type { Panel } from './side_panel';
import { TablebasePanel } from './tablebase_panel';
import type { MatchModel } from './use_match_model';

const MatchEnd = lazyPart(() => import('./match_end').then((part) => part.MatchEnd));
const ShareSheet = lazyPart(() => import('../../share/share_sheet').then((part) => part.ShareSheet));
const Manners = lazyPart(() => import('../challenges/etiquette').then((part) => part.EtiquetteRules));

/** Each part, for its place on this kind of screen. */
export function matchParts(model: MatchModel, entry: Entry): BesideBoard {
  const { match, display, replay, planning, busy, command, panels, toldLine } = model;
  const beside = besideBoard(model, entry, {
    endCard: display.match.state === 'over' && display.match.reason !== 'declined' && <MatchEnd model={model} />,
    actions: <Actions model={model} />,
    wideActions: <PlanButton model={model} />,
    phoneActions: match.you && <NoteButton model={model} />,
    panels: panelsOf(model),
    firstButtons: <ChatButton model={model} />,
    buttons: model.plans && <BarPlanButton model={model} />,
    lastMessage: <LastMessage said={allSaid(match, toldLine)} open={() => panels.openPanel('chat')} />,
    manners: match.etiquette && <Manners match={match} />,
  });
  return {
    ...beside,
    prompt: model.planned && <ConditionalMovePrompt planning={planning} opponent={model.opponent} last={model.last?.shown ?? ''} />,
    proposal: (
      <>
        <OpenProposal match={match} busy={busy} onCommand={(words) => void command(words)} />
        <HalveClock model={model} />
      </>
    ),
    foot: (
      <>
        {panels.sheet === 'share' && <ShareSheet match={match} at={replay.at} open close={() => panels.closeSheet('share')} />}
        {match.over && model.kind.hasTablebases && <Proven model={model} />}
      </>
    ),
  };
}

/** In an arena, before one's first move. */
function HalveClock({ model: { match, busy, command } }: { model: MatchModel }) {
  const { you, clock, tournament, state } = match;
  const mayHalve = tournament?.arena && state === 'running' && you && clock && match.plies <= seatIndex(you);
  if (!mayHalve || clock.left[seatIndex(you)] < clock.bank) return null;
  return <Button disabled={busy} act={() => void command(`${match.game} halve ${match.board}`)} label={t('match-halve')} />;
}

function Actions({ model: { match, busy, current, command, panels } }: { model: MatchModel }) {
  return (
    <ProposalButtons
      match={match}
      busy={busy}
      moved={current.state.line.some((step) => step.side === match.you)}
      onCommand={(words) => {
        panels.setSheet('');
        void command(words);
      }}
    />
  );
}

function PlanButton({ model: { plans, canPlan, planning, togglePlanning } }: { model: MatchModel }) {
  if (!plans) return null;
  return (
    <Button class="quiet" aria-pressed={planning.entering} disabled={!canPlan} act={togglePlanning} icon="plan" label={t('plan-short')} />
  );
}

function BarPlanButton({ model: { canPlan, planning, togglePlanning, panels } }: { model: MatchModel }) {
  const act = planning.entering ? () => panels.openPanel('plan') : togglePlanning;
  return <BarButton icon="plan" label={t('plan-short')} act={act} disabled={!canPlan} pressed={planning.entering} />;
}

function ChatButton({ model: { match, toldLine, panels } }: { model: MatchModel }) {
  const unread = useUnread(allSaid(match, toldLine), panels.sheet === 'side' && panels.tab === 'chat');
  return <BarButton icon="chat" label={t('talk-title')} act={() => panels.openPanel('chat')} unread={unread} />;
}

function NoteButton({ model: { panels } }: { model: MatchModel }) {
  return <Button class="quiet" act={() => panels.openPanel('note')} icon="note" label={t('note-short')} />;
}

function Proven({ model: { match, state, players, rules, line } }: { model: MatchModel }) {
  return (
    <TablebasePanel
      game={match.game}
      position={state.position}
      columns={state.drawing.columns}
      over={state.over}
      seats={state.seats}
      names={players}
      shown={(move) => rules.preview(line, move)?.shown ?? move}
    />
  );
}

function panelsOf(model: MatchModel): Panel<PanelName>[] {
  const { match, toldLine, replay, rules, opponent, busy, planning, panels: open } = model;
  const panels: Panel<PanelName>[] = [
    { id: 'chat', title: t('talk-title'), content: <Chat match={match} line={toldLine} at={replay.at} go={replay.go} /> },
  ];
  if (match.you && user.value) panels.push({ id: 'note', title: t('note-short'), content: <Note match={match} /> });
  if (!model.plans) return panels;
  /** On a phone, choosing how to go on leads back to the board. */
  const toBoard =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      act(...args);
      open.setSheet('');
    };
  const plan = { ...planning, setOn: toBoard(planning.setOn), setWhatever: toBoard(planning.setWhatever), go: toBoard(planning.go) };
  panels.push({
    id: 'plan',
    title: t('plan-short'),
    content: <ConditionalMovesPanel planning={plan} rules={rules} line={model.current.line} opponent={opponent} busy={busy} />,
  });
  return panels;
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
