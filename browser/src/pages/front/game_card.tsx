// A match in a list of the reader's own: as a card, as a smaller card, as a row of a long list.

import type { Match, Player, RatedPlayer, Side, Summary } from '../../api';
import { gameNamed, titleOf, user } from '../../app_state';
import { Thumbnail } from '../../boards/thumbnail';
import { dotted, formatAgo, isTurnOf, matchPath, otherSide, playerLabel, playerToMove, seatIndex } from '../../texts/format';
import { t } from '../../texts/i18n';
import { Avatar } from '../../icons';
import { Link } from '../../link';
import { lastMoveOf, useMatchDetails } from '../../match_details';
import { waitsFor } from '../../my_games';
import { PresenceDot } from '../../presence/presence';
import { RatingOf } from '../../ratings/rating_of';
import { useWatched } from '../../presence/use_watched';
import { matchName, seatsOf } from '../match_list';
import { day, shortTime, useNow } from '../match/time_left';
import './game_card.css';

/** The reader's side; null for spectators. */
export function ownSide({ seats }: Pick<Summary, 'seats'>): Side | null {
  const me = user.value?.name;
  return seats[0].name === me ? 'first' : seats[1].name === me ? 'second' : null;
}
export function opponentOf(match: Summary): RatedPlayer {
  return match.seats[seatIndex(otherSide(ownSide(match) ?? 'first'))];
}

/** The picture of a match; its ring marks the last capture. */
export function MatchThumbnail({ match, details }: { match: Pick<Summary, 'game'> & Partial<Summary>; details: Match | null }) {
  const drawing = gameNamed(match.game)?.drawing;
  if (!drawing) return null;
  return (
    <Thumbnail
      drawing={drawing}
      position={details?.position ?? null}
      bottom={details?.bottom ?? (match.seats && ownSide({ seats: match.seats })) ?? 'first'}
      captured={drawing.kind === 'sowing' ? lastMoveOf(details)?.captured : undefined}
    />
  );
}

/** "You won" */
function resultInWords(match: Summary): string {
  if (match.reason === 'withdrawn' || match.reason === 'expired' || match.reason === 'void') return t('ended-void');
  if (match.result === 'draw') return t('ended-drawn');
  const side = ownSide(match);
  if (match.result && side) return match.result === side ? t('ended-won') : t('ended-lost');
  return match.result ? t('ended-won-by', { name: match.seats[seatIndex(match.result)].name }) : t('ended-void');
}

/** What the reader should know before looking: the result, an offer, or the opponent's last move. */
function news(match: Summary, details: Match | null): string {
  if (match.over) return resultInWords(match);
  const me = user.value?.name ?? '';
  const { proposal } = match;
  if (proposal && waitsFor(match, me) && match.seats[seatIndex(proposal.by)].name !== me) {
    const by = match.seats[seatIndex(proposal.by)].name;
    return proposal.what === 'draw' ? t('draw-offered', { by }) : t('undo-offered', { by });
  }
  if (isTurnOf(match, me)) return lastMoveOf(details)?.words ?? (match.plies === 0 ? t('news-begins') : '');
  return t('news-moved', { ago: formatAgo(match.turn_since) });
}

function TimeLeft({ match, now, warn }: { match: Summary; now: number; warn: boolean }) {
  if (match.over) return <span class="time soft">{formatAgo(match.ended ?? match.turn_since, now)}</span>;
  if (match.due === null) return null;
  const left = match.due - now;
  const short = warn && left < day;
  return (
    <span class={`time ${short ? 'short' : 'soft'}`}>
      {short && <span class="unseen">{t('clock-short')} </span>}
      {shortTime(left)}
    </span>
  );
}

interface Shown {
  match: Summary;
  now: number;
}

const computer = (player: Player) => player.level > 0;

/** A match that waits for the reader. */
export function GameCard({ match, now }: Shown) {
  const { ref, details } = useMatchDetails<HTMLLIElement>(match);
  const opponent = opponentOf(match);
  return (
    <li ref={ref}>
      <Link to={matchPath(match)} class="game-card" title={matchName(match)}>
        <MatchThumbnail match={match} details={details} />
        <span class="opponent">
          <Avatar name={opponent.name} computer={computer(opponent)} small />
          <span class="grow">
            <b>{playerLabel(opponent)}</b> <PresenceDot player={opponent} />{' '}
            <RatingOf rating={opponent.rating} provisional={opponent.provisional} level={opponent.level} />
          </span>
          <TimeLeft match={match} now={now} warn />
        </span>
        <span class="news">{dotted(titleOf(match.game), news(match, details))}</span>
      </Link>
    </li>
  );
}

/** What a match that does not wait for the reader waits for, or how it ended. */
function standing(match: Summary, mine: boolean, now: number): string {
  if (match.over) return `${resultInWords(match)} · ${formatAgo(match.ended ?? match.turn_since, now)}`;
  const mover = playerToMove(match);
  if (mine && computer(mover)) return t('computer-thinks');
  if (match.due === null) return t('match-to-move', { name: mover.name });
  const time = shortTime(match.due - now);
  return mine ? t('their-clock', { time }) : t('clock-of', { name: mover.name, time });
}

/** A match that does not wait for the reader; a friend's match shows both names. */
export function SmallCard({ match, now }: Shown) {
  const { ref, details } = useMatchDetails<HTMLLIElement>(match);
  const mine = ownSide(match) !== null;
  return (
    <li ref={ref}>
      <Link to={matchPath(match)} class="small-card" title={matchName(match)}>
        <MatchThumbnail match={match} details={details} />
        <span>
          <b>{mine ? playerLabel(opponentOf(match)) : seatsOf(match)}</b> {mine && <PresenceDot player={opponentOf(match)} />}{' '}
          <span class="soft">· {titleOf(match.game)}</span>
        </span>
        <span class="soft">{standing(match, mine, now)}</span>
      </Link>
    </li>
  );
}

/** Running matches that are followed while they are shown. */
export function LiveCards({ matches }: { matches: Summary[] }) {
  useWatched(matches);
  const now = useNow(matches);
  return (
    <ul class="small-cards">
      {matches.map((match) => (
        <SmallCard key={match.id} match={match} now={now} />
      ))}
    </ul>
  );
}

export function GameRow({ match, now }: Shown) {
  const { ref, details } = useMatchDetails<HTMLLIElement>(match);
  const opponent = opponentOf(match);
  const waits = waitsFor(match, user.value?.name ?? '');
  return (
    <li ref={ref}>
      <Link to={matchPath(match)} class="game-row" title={matchName(match)}>
        <MatchThumbnail match={match} details={details} />
        <span class="grow">
          <span class="name">
            <b>{playerLabel(opponent)}</b> <PresenceDot player={opponent} />{' '}
            <RatingOf rating={opponent.rating} provisional={opponent.provisional} level={opponent.level} />
          </span>
          <span class="news">{dotted(titleOf(match.game), news(match, details))}</span>
        </span>
        <TimeLeft match={match} now={now} warn={waits} />
      </Link>
    </li>
  );
}
