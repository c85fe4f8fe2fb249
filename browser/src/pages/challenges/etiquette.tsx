// The etiquette of Warri at a match: the draw of lots, yielding the first move, and thanks.

import { Button } from '../../button';
import type { Match } from '../../api';
import { readPosition } from '../../boards/sowing_timeline';
import { t } from '../../texts/i18n';
import { otherSide, seatIndex } from '../../texts/format';

interface Props {
  match: Match;
  busy: boolean;
  /** Resolves to whether the command was accepted; `comment` is sent with it. */
  onCommand(command: string, comment?: string): Promise<boolean>;
}

const nameAt = (match: Match, side: 'first' | 'second') => match.seats[seatIndex(side)].name;

/** Below the board: what to do now. */
export function EtiquetteActions({ match, busy, onCommand }: Props) {
  if (match.over) return match.reason === 'declined' ? null : <Thanks {...{ match, busy, onCommand }} />;
  if (!match.senior) return <LotMessage match={match} />;
  if (match.plies > 0) return null;
  const senior = nameAt(match, match.senior);
  const junior = nameAt(match, otherSide(match.senior));
  if (match.senior !== match.to_move)
    return (
      <p class="courtesy" role="status">
        {match.you === otherSide(match.senior) ? t('etiquette-given-you', { name: senior }) : t('etiquette-given', { senior, junior })}
      </p>
    );
  if (match.you !== match.senior) return <p class="courtesy">{t('etiquette-theirs', { name: senior })}</p>;
  return (
    <div class="courtesy row">
      <span>{t('etiquette-yours', { name: junior })}</span>
      <Button label={t('etiquette-give', { name: junior })} disabled={busy} act={() => onCommand(`${match.game} yield ${match.board}`)} />
    </div>
  );
}

/** Who won the draw of lots, until both have moved. The server has said so in the chat. */
function LotMessage({ match }: { match: Match }) {
  const said = match.talk.some(({ by, ply }) => by === null && ply === 0);
  if (!said || match.plies > 1) return null;
  const begins = match.plies === 0 ? match.to_move : otherSide(match.to_move);
  return (
    <p class="courtesy" role="status">
      {begins === match.you ? t('etiquette-lot-you') : t('etiquette-lot', { name: nameAt(match, begins) })}
    </p>
  );
}

function Thanks({ match, busy, onCommand }: Props) {
  const me = match.you && match.seats[seatIndex(match.you)].name;
  const said = match.talk.some(({ by, text }) => by === me && text === t('etiquette-thanks'));
  const [firstSeeds = 0, secondSeeds = 0] = readPosition(match.position).counts.slice(-2);
  const opponent = match.you && match.seats[seatIndex(otherSide(match.you))];
  return (
    <div class="courtesy row">
      <span>{t('etiquette-over', { first: nameAt(match, 'first'), firstSeeds, second: nameAt(match, 'second'), secondSeeds })}</span>
      {opponent && opponent.level > 0 && <span>{t('etiquette-machine-thanks', { name: opponent.name })}</span>}
      {opponent && opponent.level === 0 && !said && (
        <Button
          label={t('etiquette-thank', { name: opponent.name })}
          disabled={busy}
          act={() => onCommand(`${match.game} chat ${match.board}`, t('etiquette-thanks'))}
        />
      )}
      <span role="status">{opponent && said && t('etiquette-thanked', { name: opponent.name })}</span>
    </div>
  );
}

export function EtiquetteRules({ match }: { match: Match }) {
  const computer = match.seats.some(({ level }) => level > 0);
  return (
    <section class="card manners" aria-labelledby="manners-title">
      <Seeds />
      <h2 id="manners-title">{t('etiquette-title')}</h2>
      <ul>
        <li>{t('etiquette-touched')}</li>
        <li>{t('etiquette-seeds')}</li>
        <li>{t('etiquette-asking')}</li>
        <li>{t('etiquette-pleasure')}</li>
        {computer && <li>{t('etiquette-strong')}</li>}
      </ul>
      <p class="unseen">{t('etiquette-heard')}</p>
    </section>
  );
}

/** Four gray nickernuts, the seeds of Warri. */
function Seeds() {
  const nuts = [
    [19, 17, -20],
    [33, 15, 30],
    [26, 25, 5],
    [41, 24, -35],
  ];
  return (
    <svg class="manners-seeds" viewBox="0 0 60 40" aria-hidden="true">
      <ellipse class="hollow" cx="30" cy="21" rx="28" ry="17" />
      {nuts.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <ellipse class="nut" rx="7" ry="5.6" />
          <ellipse class="shine" cx="-2" cy="-2" rx="2" ry="1.2" />
        </g>
      ))}
    </svg>
  );
}
