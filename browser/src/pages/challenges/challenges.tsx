// Open challenges: at their board, and as a list on the home page.

import { useState } from 'preact/hooks';
import type { Match, Summary } from '../../api';
import { user } from '../../app_state';
import { t } from '../../texts/i18n';
import { Avatar } from '../../icons';
import { Link } from '../../link';
import { challenges, isOwnChallenge } from '../../my_games';
import { answerCommand, matchPath, formatClock, formatDate, otherSide, playerLabel, seatIndex } from '../../texts/format';
import { matchName } from '../match_list';
import { CommandButton } from '../command_form';
import { Select } from '../form';
import { Section } from '../section';

/** What the challenger is told, if anything: the words of `decline --reason=`. */
const declineReasons = ['later', 'clock', 'rated', 'unrated', 'game', 'people'] as const;

/** Declines; `asked`: with a choice of reasons. */
function DeclineButton({ match, asked }: { match: Summary; asked?: boolean }) {
  const [reason, setReason] = useState('');
  const words = answerCommand(match, 'decline') + (reason && ` --reason=${reason}`);
  const fitting = declineReasons
    .filter((declineReason) => declineReason !== (match.rated ? 'rated' : 'unrated'))
    .map((fits) => [fits, t(`challenge-decline-${fits}`)] as const);
  return (
    <>
      <CommandButton words={words} button={t('challenge-decline')} />
      {asked && (
        <Select
          aria-label={t('challenge-decline-why')}
          value={reason}
          choose={setReason}
          options={[['', t('challenge-decline-unsaid')], ...fitting]}
        />
      )}
    </>
  );
}

interface AnswerProps {
  match: Summary;
  mine: boolean;
  /** Without the choice of reasons; the page has another button that is filled. */
  listed?: boolean;
  /** It has just come: Accept is filled all the same, and this is called then. */
  accepted?(): void;
}

/** The buttons for either player; the change arrives through the socket. */
export function AnswerButtons({ match, mine, listed, accepted }: AnswerProps) {
  if (mine) return <CommandButton words={`${match.game} withdraw ${match.board}`} button={t('challenge-withdraw')} />;
  return (
    <>
      <CommandButton
        words={answerCommand(match, 'accept')}
        button={t('challenge-accept')}
        main={!listed || accepted !== undefined}
        done={accepted}
      />
      <DeclineButton match={match} asked={!listed} />
    </>
  );
}

export function describeChallenge(match: Summary, name: string | null): string {
  if (match.offered_to === null) return '';
  const to = match.seats[seatIndex(match.offered_to)];
  const by = match.seats[seatIndex(otherSide(match.offered_to))];
  return to.name === name ? t('challenge-to-you', { by: playerLabel(by) }) : t('challenge-waits', { to: to.name });
}

/** At the board of a challenge: how it begins. */
export function ChallengeOffer({ match }: { match: Match }) {
  if (match.state !== 'offered' || match.you === null) return null;
  const mine = match.you !== match.offered_to;
  const first = !mine && match.to_move === match.you;
  return (
    <div class="notice" role="status">
      <p>
        {mine ? t('challenge-about-own') : first ? t('challenge-about-move') : t('challenge-about')}{' '}
        {t('challenge-each', { clock: formatClock(match.clock) })}{' '}
        {match.offer_ends !== null && t('challenge-ends', { date: formatDate(match.offer_ends) })}
      </p>
      <p class="row">
        <AnswerButtons match={match} mine={mine} />
      </p>
    </div>
  );
}

export function Challenges() {
  const me = user.value?.name ?? null;
  const all = challenges.value;
  if (all.length === 0) return null;
  return (
    <Section name="challenges" title={t('challenges')}>
      <ul class="invitations">
        {all.map((match) => {
          const mine = isOwnChallenge(match);
          const other = match.seats.find(({ name }) => name !== me) ?? match.seats[0];
          return (
            <li key={match.id} class={mine ? '' : 'turn'}>
              <Avatar name={other.name} computer={other.level > 0 || other.bot === true} />
              <span class="grow">
                <span class="name">{describeChallenge(match, me)}</span>
                <span class="soft small">
                  <Link to={matchPath(match)}>{matchName(match)}</Link>
                  {match.rated ? '' : ` · ${t('unrated')}`}
                </span>
              </span>
              <span class="row">
                <AnswerButtons match={match} mine={mine} listed />
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
