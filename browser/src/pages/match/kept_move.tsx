// What a match shows of the reader's move until the server has acknowledged it: that it is being
// sent, that it is kept while the server cannot be reached, or why it was handed back.

import { Button } from '../../button';
import type { Match } from '../../api';
import { t } from '../../texts/i18n';
import { Icon } from '../../icons';
import { dropMove, keptMove, undelivered, type KeptMove } from '../../outbox';

/** The move fits the position: the board shows it as played. */
export const isOnItsWay = (kept: KeptMove | undefined, match: Match): boolean =>
  kept?.refusal === undefined && kept?.plies === match.plies && !match.over;

interface Props {
  match: Match;
  /** A move as the reader writes it. */
  shownOf(move: string): string;
}

export const isUndelivered = (kept: KeptMove) => undelivered.value.has(kept.key);

/** For the place of the last move's sentence, until the server answers. */
export function SendingNotice({ match, shownOf }: Props) {
  const kept = keptMove(match.game, match.board);
  if (!kept || kept.refusal !== undefined || isUndelivered(kept)) return null;
  return (
    <p class="sending" role="status">
      <span class="ring" aria-hidden="true" />
      {t('sending-move', { move: shownOf(kept.move) })}
    </p>
  );
}

/** While the server cannot be reached, or after it has refused the move. */
export function KeptMoveNotice({ match, shownOf }: Props) {
  const kept = keptMove(match.game, match.board);
  if (!kept) return null;
  const move = shownOf(kept.move);
  const drop = () => dropMove(kept.key);
  if (kept.refusal !== undefined)
    return (
      <p class="notice kept-move" role="alert">
        <span>{t('move-handed-back', { move, reason: kept.refusal })}</span>
        <Button class="small" label={t('move-handed-back-read')} act={drop} />
      </p>
    );
  if (!isUndelivered(kept)) return null;
  return (
    <p class="notice kept-move" role="status">
      <Icon name="offline" />
      <span>{t('move-kept', { move })}</span>
      <Button label={t('move-kept-take-back')} class="quiet" act={drop} />
    </p>
  );
}
