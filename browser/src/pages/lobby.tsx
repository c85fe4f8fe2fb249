// The waiting room: players who wait for an opponent. Also for visitors.

import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { navigate, titleOf, user } from '../app_state';
import { t } from '../i18n';
import { Link } from '../link';
import { RatingOf } from '../ratings/rating_of';
import { useTitle } from '../title';
import { matchPath, formatAgo, playerLabel, formatClock } from '../format';
import '../pages.css';
import { formatConditions, formatObstacle } from './conditions';
import { CommandButton } from './command_form';
import { SignUpFirst } from './sign_up_first';

/** The socket does not report new waiting boards. */
const reloadMs = 20_000;

function WaitingRoom() {
  const { data, refetch } = useLiveQuery(api.waitingRoom, reloadMs);
  const who = user.value;
  const firstIn = (offer: api.Offer) =>
    offer.first === 'lot'
      ? t('first-by-lot')
      : t('first-is', { name: offer.first === 'me' ? offer.by.name : t('first-accepts') });
  return (
    <section class="waiting-room" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t('waiting-title')}</h2>
      {data?.length === 0 && <p class="hint">{t('waiting-none')}</p>}
      <ul class="lines">
        {data?.map((offer) => {
          const own = who?.name === offer.by.name;
          return (
            <li key={`${offer.game}/${offer.board}`} class={offer.cannot ? 'barred' : ''}>
              <span>
                <Link to={`/player/${offer.by.name}`}>{playerLabel(offer.by)}</Link>{' '}
                <RatingOf {...offer.by} />{' '}
                <Link to={`/games/${offer.game}`}>{titleOf(offer.game)}</Link>
                <span class="hint">
                  {firstIn(offer)} · {formatClock(offer.clock)}
                  {offer.rated ? '' : ` · ${t('unrated')}`}
                  {offer.etiquette ? ` · ${t('etiquette-word')}` : ''} · {formatAgo(offer.posted)}
                </span>
                {(formatConditions(offer.wanted) || offer.games > 1) && (
                  <span class="hint">
                    {[
                      formatConditions(offer.wanted),
                      offer.games > 1 ? t('waiting-games', { n: offer.games }) : '',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                )}
                {offer.cannot && <span class="hint">{formatObstacle(offer.cannot)}</span>}
              </span>
              {own && (
                <CommandButton
                  words={`${offer.game} withdraw ${offer.board}`}
                  button={t('waiting-withdraw')}
                  done={refetch}
                />
              )}
              {who && !own && !offer.cannot && (
                <CommandButton
                  words={`${offer.game} accept ${offer.board}`}
                  button={t('waiting-play')}
                  done={(answer) => (answer.match ? navigate(matchPath(answer.match)) : refetch())}
                />
              )}
            </li>
          );
        })}
      </ul>
      {who ? <p class="hint">{t('waiting-how')}</p> : <SignUpFirst words={t('waiting-sign-up')} />}
    </section>
  );
}

export function LobbyPage() {
  useTitle(t('lobby-title'));
  return (
    <>
      <h1>{t('lobby-title')}</h1>
      <WaitingRoom />
    </>
  );
}
