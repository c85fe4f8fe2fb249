// The screen of every game: title line, player bars, board, what is said below it, and what is beside
// it (beside_board.tsx, which may come later than the board).

import type { ComponentChildren } from 'preact';
import { Button } from '../button';
import type { Side } from '../api';
import { RulesLink } from '../link';
import { useRoom } from '../narrow';
import { SettingsButton } from '../pages/match/board_tools';
import { MoveInput } from '../pages/match/move_input';
import { PlayerBar } from '../pages/match/player_bar';
import { otherSide, seatIndex } from '../texts/format';
import { t } from '../texts/i18n';
import type { BesideBoard } from './beside_board';
import { useBoardShortcuts } from './use_board_shortcuts';
import type { BoardView, Entry, GameView } from './use_game';
import { useSpokenMoves } from './use_spoken_moves';

/** What differs between ways to play. */
interface Slots {
  /** The title line, with a phone's gear at its end. */
  heading(gear: ComponentChildren): ComponentChildren;
  /** Between the title line and the board. */
  above?: ComponentChildren;
  clock?(side: Side): ComponentChildren;
  planned?: boolean;
  /** Between the lower bar and the sentences: what asks for an answer. */
  asks?: ComponentChildren;
  /** In the place of the last move's sentence. */
  notices?: ComponentChildren;
  /** Said there unless something is pointed at or refused. */
  said?: ComponentChildren;
  /** Below the sentences. */
  below?: ComponentChildren;
  /** The reader's move is on its way. */
  sending?: boolean;
  /** The move is kept until the server can be reached. */
  unsent?: boolean;
  /** At the end of the page. */
  children?: ComponentChildren;
}

interface Props extends Slots {
  view: GameView;
  entry: Entry;
  /** null: not loaded yet. */
  beside: BesideBoard | null;
}

/** What the gear offers for this game. */
export const settingsOf = ({ kind, match, quiet }: Pick<BoardView, 'kind' | 'match' | 'quiet'>) => ({
  hasCounts: kind.hasCounts,
  isPlayer: match.you !== null && !match.over && !quiet,
  counted: !quiet,
});

export function GameScreen({ view, entry, beside, ...slots }: Props) {
  const { display, kind, state, screen, bottom, held } = view;
  useBoardShortcuts(view);
  useSpokenMoves(display.match, view.current.state.line, { outcome: beside?.outcome, sending: slots.sending });
  const room = useRoom();
  const bar = (side: Side) => (
    <PlayerBar
      match={display.match}
      side={side}
      kind={kind}
      captured={held && held[seatIndex(side)]}
      goal={slots.clock || display.match.over ? undefined : kind.goal(view.start)}
      kept={slots.unsent}
    >
      {!display.match.over && slots.clock?.(side)}
    </PlayerBar>
  );
  return (
    <article class={`match match-page ${state.drawing.kind}-match`} data-screen={screen}>
      {slots.heading(screen !== 'wide' && <SettingsButton {...settingsOf(view)} />)}
      <div class="above">{slots.above}</div>
      <div class="table">
        <div class="play">
          {bar(otherSide(bottom))}
          <GameBoard view={view} entry={entry} {...slots} prompt={beside?.prompt} room={room} />
          {bar(bottom)}
          {beside?.end}
          {slots.asks}
          <Sentences view={view} said={slots.said} notices={slots.notices} />
          {slots.below}
          {beside?.proposal}
          {(entry.playable || entry.waits) && <TypedMove view={view} entry={entry} />}
          {beside?.strip}
        </div>
        {screen === 'wide' && (
          <section class="sheet" aria-label={t('beside-board')}>
            {beside?.side}
          </section>
        )}
        {beside?.moves}
      </div>
      {beside?.phone}
      {beside?.foot}
      {slots.children}
    </article>
  );
}

export function GameBoard({ view, entry, planned, prompt, room, task }: BoardSlots) {
  const { match, rules, state, line, replay, bottom, players, quiet, early, kind } = view;
  const { playable, ahead } = entry;
  const board = (
    <kind.Board
      drawing={state.drawing}
      position={state.position}
      bottom={bottom}
      toMove={ahead && match.you ? match.you : state.to_move}
      you={match.you}
      movesBoth={entry.movesBoth}
      names={players}
      line={state.line}
      live={replay.latest}
      over={match.over}
      playable={playable}
      legal={playable ? entry.legal : []}
      shown={playable ? entry.shown : []}
      entering={entry.entering}
      premove={entry.premove}
      rulesLink={match.plies < 2 && <RulesLink game={match.game} />}
      narrow={view.narrow}
      room={room}
      etiquette={quiet}
      task={task}
      early={early}
      preview={(move) => (ahead ? null : rules.preview(line, move))}
      whyNot={entry.whyNot}
      play={entry.play}
      {...(view.onMotion && { onMotion: view.onMotion })}
      onMessage={view.setMessage}
      hint={view.hint}
    />
  );
  return (
    <div class={`board-frame ${planned ? 'planned' : ''}`}>
      {prompt}
      {board}
    </div>
  );
}
type BoardSlots = Pick<Props, 'entry' | 'planned'> & {
  view: BoardView;
  prompt?: ComponentChildren;
  room?: number | undefined;
  task?: boolean;
};

type SentencesProps = Pick<Props, 'view'> & Partial<Pick<Props, 'said' | 'notices'>> & { task?: boolean };

/** `task`: a position of a lesson or puzzle, which is no game's beginning. */
export function Sentences({ view, said, notices, task }: SentencesProps) {
  const { match, hinted, message, last, early, replay } = view;
  return (
    <div class="below-board">
      <p class="said" role="status">
        {hinted || message || said}
      </p>
      {notices}
      <p class="told">
        {last ? last.told : early || task ? '\u00a0' : t('the-beginning')}
        {!replay.latest && (
          <>
            <span class="hint"> {t('after-moves', { at: replay.at, count: match.moves.length })}</span>{' '}
            <Button label={t('to-last-move')} class="small" act={() => replay.go(match.moves.length)} />
          </>
        )}
      </p>
    </div>
  );
}

/** `visible`: also while nobody has asked for it. */
export function TypedMove({ view, entry, visible = false }: { view: BoardView; entry: Entry; visible?: boolean }) {
  const { quiet, early, panels, setMessage } = view;
  return (
    <MoveInput
      entering={entry.entering}
      legal={quiet ? [] : entry.legal}
      shown={quiet ? [] : entry.shown}
      busy={entry.busy}
      waits={entry.waits}
      visible={visible || panels.typing}
      {...(entry.comment && { comment: entry.comment })}
      whyNot={early ? () => '' : entry.whyNot}
      play={(move) => void entry.play(move)}
      onMessage={setMessage}
    />
  );
}
