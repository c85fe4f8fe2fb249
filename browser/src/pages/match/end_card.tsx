// The end of a match: who won and why, the change of the rating, the lead over the game, and what to
// do next.

import type { Match, Side } from '../../api';
import { kindOf } from '../../boards/board_kinds';
import { formatCount, formatReason, formatResult, otherSide, seatIndex } from '../../texts/format';
import { t } from '../../texts/i18n';
import { Icon } from '../../icons';
import { Link } from '../../link';
import { goToNextGame, nextGame } from '../../my_games';
import { signed } from '../../ratings/rating_of';
import type { PositionInfo } from '../../engine/rules';
import { user } from '../../app_state';
import { duration } from './clock';
import { Rematch } from './proposals';

interface Props {
  match: Match;
  state: PositionInfo;
  /** The position that the match began with. */
  start: string;
  ply: number;
  busy: boolean;
  rematch(): void;
  share(): void;
}

/** Without a result on the board the score says nothing. */
const withoutScore = ['resigned', 'time', 'agreed', 'house', 'void', 'declined'];

function headline(match: Match, score: [number, number] | null): string {
  const { result, you, seats } = match;
  const formatScore = (side: Side) => (score ? ` ${score[seatIndex(side)]}–${score[seatIndex(otherSide(side))]}` : '');
  if (result === 'draw' && match.reason !== 'void') return t('end-drawn', { score: formatScore('first') });
  if (result !== 'first' && result !== 'second') return formatResult(match);
  if (you === null) return t('end-won', { name: seats[seatIndex(result)].name, score: formatScore(result) });
  return you === result ? t('end-you-won', { score: formatScore(you) }) : t('end-you-lost', { score: formatScore(you) });
}

export function EndCard({ match, state, start, ply, busy, rematch, share }: Props) {
  const { capturedBy, hasScore } = kindOf(state.drawing);
  const side = match.you ?? 'first';
  const leads = [start, ...state.line.map((step) => step.position)].map((position) => {
    const captured = capturedBy(position, start);
    return captured[seatIndex(side)] - captured[seatIndex(otherSide(side))];
  });
  const counts = hasScore && !withoutScore.includes(match.reason ?? '');
  const lasted = match.ended === null ? '' : duration(match.ended - match.started);
  const { rating, change } = match.seats[seatIndex(side)];
  const next = nextGame.value;
  return (
    <section class="end-card" aria-labelledby="end-title">
      <div>
        <h2 id="end-title">{headline(match, counts ? capturedBy(state.position, start) : null)}</h2>
        <p class="hint">
          {[match.reason ? formatReason(match.reason) : '', formatCount(match.plies, 'move'), lasted].filter(Boolean).join(' · ')}
        </p>
      </div>
      {match.you && typeof rating === 'number' && (
        <p class="end-rating">
          <span>{t('end-rating')}</span>
          <strong>{rating}</strong>
          {typeof change === 'number' && <strong class={change < 0 ? 'wrong' : 'good'}>{signed(change)}</strong>}
        </p>
      )}
      {leads.some((lead) => lead !== 0) && <LeadGraph leads={leads} name={match.you ? '' : match.seats[0].name} />}
      <Rematch match={match} busy={busy} ask={rematch} />
      <div class="end-pair">
        <Link class="button to-analysis" to={`/analysis/${match.game}/match/${match.board}/${ply}`}>
          <Icon name="analyze" /> {t('end-analyze')}
        </Link>
        <button type="button" onClick={share}>
          <Icon name="share" /> {t('end-share')}
        </button>
      </div>
      {next && (
        <button type="button" class="quiet end-next" onClick={() => goToNextGame()}>
          {t('end-next', { name: next.seats.find(({ name }) => name !== user.value?.name)?.name ?? '' })}
          <Icon name="right" />
        </button>
      )}
    </section>
  );
}

const wide = 300;
const high = 74;

/** How many seeds or pods ahead, move by move. */
function LeadGraph({ leads, name }: { leads: number[]; name: string }) {
  const top = Math.max(...leads, 2);
  const bottom = Math.min(...leads, -2);
  const x = (i: number) => (4 + ((wide - 8) * i) / Math.max(1, leads.length - 1)).toFixed(1);
  const y = (lead: number) => (5 + ((high - 10) * (top - lead)) / (top - bottom)).toFixed(1);
  const line = leads.map((lead, i) => `${i ? 'L' : 'M'}${x(i)} ${y(lead)}`).join('');
  const largest = Math.max(...leads.map(Math.abs));
  return (
    <figure class="lead">
      <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        <path class="area" d={`${line}L${x(leads.length - 1)} ${y(0)}L4 ${y(0)}Z`} />
        <path class="even" d={`M4 ${y(0)}H${wide - 4}`} />
        <path class="line" d={line} />
      </svg>
      <figcaption>
        <span>{name ? t('end-lead-of', { name }) : t('end-lead')}</span>
        <span>{t('end-largest', { largest })}</span>
      </figcaption>
    </figure>
  );
}
