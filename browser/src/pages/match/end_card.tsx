// The end of a game: who won, by how much and why, the lead over the game, and what to do next.

import type { ComponentChildren } from 'preact';
import type { BoardKind } from '../../boards/board_kinds';
import type { PlayedGame } from '../../game_screen/use_game';
import type { PositionInfo } from '../../engine/rules';
import { formatCount, otherSide, seatIndex } from '../../texts/format';
import { language, t } from '../../texts/i18n';
import { Icon } from '../../icons';
import { Link } from '../../link';
import { headline, reasonOf, scoreOf } from './result';

interface Props {
  match: PlayedGame;
  kind: BoardKind;
  /** The last position, and the one that the game began with. */
  state: PositionInfo;
  start: string;
  /** How long it lasted; empty: not said. */
  lasted?: string;
  /** Below the result: the rating. */
  rating?: ComponentChildren;
  /** What most people want next. */
  children: ComponentChildren;
  /** The address of its analysis. */
  analysis: string;
  share(): void;
  next?: ComponentChildren;
}

export function EndCard({ match, kind, state, start, lasted = '', rating, children, analysis, share, next }: Props) {
  const side = match.you ?? 'first';
  const leads = [start, ...state.line.map((step) => step.position)].map((position) => {
    const captured = kind.capturedBy(position, start);
    return captured[seatIndex(side)] - captured[seatIndex(otherSide(side))];
  });
  const facts = [reasonOf(match), formatCount(match.plies, 'move'), lasted];
  return (
    <section class="end-card" aria-labelledby="end-title">
      <div>
        <h2 id="end-title" tabIndex={-1}>
          {headline(match, scoreOf(match, kind, state.position, start))}
        </h2>
        <p class="hint">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {rating}
      {leads.some((lead) => lead !== 0) && <LeadGraph leads={leads} name={match.you ? '' : match.seats[0].name} />}
      {children}
      <div class="end-pair">
        <Link class="button to-analysis" to={analysis}>
          <Icon name="analyze" /> {t('end-analyze')}
        </Link>
        <button type="button" onClick={share}>
          <Icon name="share" /> {t('end-share')}
        </button>
      </div>
      {next}
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
  const signed = new Intl.NumberFormat(language.value, { signDisplay: 'exceptZero' });
  return (
    <figure class="lead">
      <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        <path class="area" d={`${line}L${x(leads.length - 1)} ${y(0)}L4 ${y(0)}Z`} />
        <path class="even" d={`M4 ${y(0)}H${wide - 4}`} />
        <path class="line" d={line} />
      </svg>
      <figcaption>
        <span>{name ? t('end-lead-of', { name }) : t('end-lead')}</span>
        <span>{t('end-range', { lowest: signed.format(Math.min(...leads)), highest: signed.format(Math.max(...leads)) })}</span>
      </figcaption>
    </figure>
  );
}
