// A challenge that has just come, on whatever page the reader is. It neither takes the focus nor
// covers the reader's own houses, and waits until it is answered or closed.

import { useLayoutEffect, useState } from 'preact/hooks';
import type { Summary } from '../../api';
import { navigate, titleOf } from '../../app_state';
import { dotted, matchPath, playerLabel, playerToMove } from '../../texts/format';
import { t } from '../../texts/i18n';
import { Avatar } from '../../icons';
import { Link } from '../../link';
import { useMatchDetails } from '../../match_details';
import { challengerOf, putChallengeAside } from '../../my_games';
import { formatPace } from '../../paces';
import { RatingOf } from '../../ratings/rating_of';
import { IconButton } from '../sheet';
import { AnswerButtons } from './challenges';
import './challenge_card.css';

const roomNeeded = 272;

/** Whether a card that ends above a phone's bar would cover a house. */
function useCoversHouses(): boolean {
  const [covers, setCovers] = useState(false);
  useLayoutEffect(() => {
    const main = document.getElementById('main');
    const place = () => {
      const houses = [...(main?.querySelectorAll('.board :is(.house, .square)') ?? [])];
      setCovers(houses.some((house) => house.getBoundingClientRect().bottom > innerHeight - roomNeeded));
    };
    const observer = new ResizeObserver(place);
    if (main) observer.observe(main);
    return () => observer.disconnect();
  }, []);
  return covers;
}

export function ChallengeCard({ match }: { match: Summary }) {
  // A challenge in a list is without its clock.
  const { ref, details } = useMatchDetails<HTMLElement>(match);
  const strip = useCoversHouses();
  const by = challengerOf(match);
  const first = playerToMove(match).name;
  const game = titleOf(match.game);
  const terms = dotted(
    strip && game,
    details && formatPace(details.clock?.words ?? 'none'),
    match.rated ? t('facts-rated') : t('facts-unrated'),
    match.etiquette && t('etiquette-word'),
    first === by.name ? t('first-is', { name: first }) : t('first-you'),
  );
  return (
    <section ref={ref} class={`challenge-card ${strip ? 'strip' : ''}`} aria-label={t('challenge-to-you', { by: playerLabel(by) })}>
      <Avatar name={by.name} computer={by.level > 0 || by.bot === true} />
      <p class="grow">
        <strong>{playerLabel(by)}</strong> <RatingOf {...by} />{' '}
        <Link to={matchPath(match)} class="asks" label={strip ? t('challenge-word') : t('challenge-to-game', { game })} />
      </p>
      <IconButton icon="close" label={t('challenge-later')} act={() => putChallengeAside(match.id)} />
      <p class="terms">{terms}</p>
      <div class="answers">
        <AnswerButtons match={match} mine={false} listed accepted={() => navigate(matchPath(match))} />
      </div>
    </section>
  );
}
