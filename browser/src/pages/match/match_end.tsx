// The end of a match: besides its result the change of the rating, a rematch, and the next game.

import { user } from '../../app_state';
import { analysisMatchPath } from '../../analysis/address';
import { Icon } from '../../icons';
import { lazyPart } from '../../lazy';
import { goToNextGame, nextGame } from '../../my_games';
import { signed } from '../../ratings/rating_of';
import { isLiveClock, seatIndex } from '../../texts/format';
import { t } from '../../texts/i18n';
import { duration } from './clock';
import { EndCard } from './end_card';
import { Rematch } from './proposals';
import type { MatchModel } from './use_match_model';

const ArenaNext = lazyPart(() => import('../../tournaments/arena_next').then((part) => part.ArenaNext));

export function MatchEnd({ model: { match, kind, current, replay, busy, command, panels } }: { model: MatchModel }) {
  const rematch = <Rematch match={match} busy={busy} ask={() => void command(`${match.game} rematch ${match.board}`)} />;
  return (
    <EndCard
      match={match}
      kind={kind}
      state={current.state}
      start={current.start}
      lasted={match.ended === null ? '' : duration(match.ended - match.started)}
      rating={<OwnRating match={match} />}
      analysis={analysisMatchPath(match.game, match.board, replay.at)}
      share={() => panels.setSheet('share')}
      next={<NextGame />}
    >
      {match.you && match.tournament && isLiveClock(match.clock) ? <ArenaNext name={match.tournament.name}>{rematch}</ArenaNext> : rematch}
    </EndCard>
  );
}

function OwnRating({ match: { you, seats } }: { match: MatchModel['match'] }) {
  const { rating, change } = seats[seatIndex(you ?? 'first')];
  if (!you || typeof rating !== 'number') return null;
  return (
    <p class="end-rating">
      <span>{t('end-rating')}</span>
      <strong>{rating}</strong>
      {typeof change === 'number' && <strong class={change < 0 ? 'wrong' : 'good'}>{signed(change)}</strong>}
    </p>
  );
}

function NextGame() {
  const next = nextGame.value;
  if (!next) return null;
  return (
    <button type="button" class="quiet end-next" onClick={() => goToNextGame()}>
      {t('end-next', { name: next.seats.find(({ name }) => name !== user.value?.name)?.name ?? '' })}
      <Icon name="right" />
    </button>
  );
}
