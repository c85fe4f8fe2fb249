// What is at a game besides board and bars: moves, actions, panels, and a phone's bar with its sheets.
// A match fetches it beside the rules, so that its board can be used earlier.

import type { ComponentChildren } from 'preact';
import { Button } from '../button';
import { t } from '../texts/i18n';
import { BoardTools, flip } from '../pages/match/board_tools';
import { BarButton, GameBar } from '../pages/match/game_bar';
import { MoveSheet, MoveStrip } from '../pages/match/move_sheet';
import { ReplayButtons } from '../pages/match/replay';
import { spokenResult } from '../pages/match/result';
import { Panels, type Panel } from '../pages/match/side_panel';
import { IconButton, Sheet } from '../pages/sheet';
import { focusOn } from '../pages/shortcuts';
import { settingsOf } from './game_screen';
import type { Entry, GameView } from './use_game';
import type { PanelName } from './use_panels';

export interface BesideBoard {
  prompt?: ComponentChildren;
  /** Below it. */
  end: ComponentChildren;
  proposal?: ComponentChildren;
  strip: ComponentChildren;
  /** Beside it. */
  side: ComponentChildren;
  moves: ComponentChildren;
  /** At the foot of a phone. */
  phone: ComponentChildren;
  /** How it ended: for screen readers. */
  outcome(): string;
  /** Sheets, and what is below all. */
  foot?: ComponentChildren;
}

interface Contents {
  endCard: ComponentChildren;
  /** Quiet buttons below the board; on a phone, in the sheet `more`. */
  actions: ComponentChildren;
  /** More of them on a phone, and on a large screen. */
  phoneActions?: ComponentChildren;
  wideActions?: ComponentChildren;
  panels: Panel<PanelName>[];
  /** On a phone's bar: before and after the moves. */
  firstButtons?: ComponentChildren;
  buttons?: ComponentChildren;
  lastMessage?: ComponentChildren;
  manners?: ComponentChildren;
}

type Given = Contents & { view: GameView; entry: Entry; moves: ComponentChildren };

/** Each part, for its place on this kind of screen. */
export function besideBoard(view: GameView, entry: Entry, contents: Contents): BesideBoard {
  const { display, toldLine, captures, replay, screen, panels } = view;
  const { endCard, lastMessage, manners } = contents;
  const moves = <MoveSheet match={display.match} line={toldLine} captures={captures} at={display.ply} go={replay.go} />;
  const given: Given = { view, entry, moves, ...contents };
  return {
    outcome: () => spokenResult(display.match, view.kind, view.current.state.position, view.current.start),
    end: screen !== 'wide' && endCard,
    strip: screen === 'portrait' && (
      <>
        <MoveStrip line={toldLine} captures={captures} at={display.ply} go={replay.go} />
        {lastMessage}
        {manners}
      </>
    ),
    side: screen === 'wide' && (
      <>
        {endCard}
        <ReplayButtons replay={replay} />
        {moves}
        <Acts {...given} />
        {contents.panels.length > 0 && <Panels panels={contents.panels} open={panels.tab} choose={panels.setTab} />}
        {manners}
      </>
    ),
    moves: screen === 'landscape' && moves,
    phone: screen !== 'wide' && (
      <>
        <PhoneBar {...given} />
        <PhoneSheets {...given} />
      </>
    ),
  };
}

function Acts({ view, entry, actions, wideActions }: Given) {
  const { typing, setTyping, setSheet } = view.panels;
  function toggleTyping() {
    setTyping(!typing);
    if (!typing) focusOn('move-typed')();
  }
  return (
    <div class="acts">
      {actions}
      {wideActions}
      <BoardTools board={view.boardName} canFlip={view.flippable} {...settingsOf(view)}>
        {entry.playable && <IconButton icon="keyboard" label={t('move-type')} pressed={typing} act={toggleTyping} />}
        <IconButton icon="share" label={t('end-share')} act={() => setSheet('share')} />
      </BoardTools>
    </div>
  );
}

function PhoneBar({ view, firstButtons, buttons }: Given) {
  const { screen, flippable, boardName } = view;
  const { openPanel } = view.panels;
  return (
    <GameBar>
      {firstButtons}
      {/* Beside the board already if the phone lies on its side. */}
      {screen === 'portrait' && <BarButton icon="list" label={t('replay-moves')} act={() => openPanel('moves')} />}
      {buttons}
      {flippable && <BarButton icon="flip" label={t('match-flip')} act={() => flip(boardName)} />}
      <BarButton icon="more" label={t('match-more')} act={() => openPanel('more')} />
    </GameBar>
  );
}

function PhoneSheets({ view, entry, actions, phoneActions, moves, manners, panels: contents }: Given) {
  const { replay, screen } = view;
  const { tab, setTab, sheet, setSheet, closeSheet, setTyping } = view.panels;
  const list: Panel<PanelName> = {
    id: 'moves',
    title: t('replay-moves'),
    content: (
      <>
        <ReplayButtons replay={replay} />
        {moves}
      </>
    ),
  };
  function typeMove() {
    setSheet('');
    setTyping(true);
    setTimeout(focusOn('move-typed'));
  }
  return (
    <>
      <Sheet class="side" title={t('beside-board')} open={sheet === 'side'} close={() => closeSheet('side')}>
        <Panels panels={screen === 'portrait' ? [list, ...contents] : contents} open={tab} choose={setTab} />
        {screen === 'landscape' && manners}
      </Sheet>
      <Sheet class="more" title={t('match-more')} open={sheet === 'more'} close={() => closeSheet('more')}>
        {actions}
        {entry.playable && <Button class="quiet" act={typeMove} icon="keyboard" label={t('move-type')} />}
        {phoneActions}
        <Button class="quiet" act={() => setSheet('share')} icon="share" label={t('end-share')} />
      </Sheet>
    </>
  );
}
