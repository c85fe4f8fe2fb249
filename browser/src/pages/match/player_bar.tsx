// A player's bar at their side of the board: name, rating, what they have captured, their clock. The
// bar of the player to move stands out.

import type { ComponentChildren } from 'preact';
import type { Side } from '../../api';
import type { BoardKind } from '../../boards/board_kinds';
import { t } from '../../texts/i18n';
import { Avatar, SeedMark } from '../../icons';
import { PresenceDot } from '../../presence/presence';
import { RatingOf } from '../../ratings/rating_of';
import { playerLabel, seatIndex } from '../../texts/format';
import type { PlayedGame } from '../../game_screen/use_game';

interface Props {
  match: PlayedGame;
  side: Side;
  kind: BoardKind;
  /** Seeds or pods; null: not shown. */
  captured: number | null;
  /** How many win, for somebody who may not know. */
  goal?: number | null;
  /** The reader's move is kept until the server can be reached. */
  kept?: boolean;
  /** Their clock, if any. */
  children?: ComponentChildren;
}

export function PlayerBar({ match, side, kind, captured, goal, kept, children }: Props) {
  const turn = match.state === 'running' && match.to_move === side;
  const player = match.seats[seatIndex(side)];
  const you = match.you === side;
  const words = kind.formatCaptured(captured ?? 0);
  return (
    <div class={`player-bar ${turn ? 'turn' : ''}`} data-side={side}>
      <Avatar name={player.name} computer={player.level > 0} />
      <p class="player-name">
        <strong>{playerLabel(player)}</strong> {!you && <PresenceDot player={player} />} <RatingOf {...player} />
        {turn && <span class="note">{!you ? t('to-move') : kept ? t('your-move-kept') : t('your-move')}</span>}
        {you && !turn && player.name !== t('play-you') && <span class="unseen">, {t('you')}</span>}
      </p>
      {captured !== null && (
        <span class="captured" title={words}>
          {kind.roundCells ? <SeedMark /> : <PodMark side={side} />}
          <strong aria-hidden="true">{captured}</strong>
          {goal && <span aria-hidden="true">/ {goal}</span>}
          <span class="unseen">{words}</span>
        </span>
      )}
      {children}
    </div>
  );
}

/** The pods of this side, as they lie on the board. */
function PodMark({ side }: { side: Side }) {
  return (
    <svg class={`pod-mark ${side}`} viewBox="0 0 16 16" aria-hidden="true">
      <path class="body" d="M5 1h6l4 4v6l-4 4H5l-4-4V5z" />
      {side === 'first' ? <circle class="glyph" cx="8" cy="8" r="2.8" /> : <path class="glyph" d="M5.5 5.5l5 5m0-5l-5 5" />}
    </svg>
  );
}
