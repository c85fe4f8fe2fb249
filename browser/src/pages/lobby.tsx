// The lobby: what is played at this moment, who waits for an opponent, who is here, and what has
// just ended. For strangers, too.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { useFresh } from '../fresh';
import { go, titleOf, user } from '../house';
import { t } from '../language';
import { Link } from '../link';
import { RatingOf } from '../ratings/rating_of';
import { useTitle } from '../title';
import { addressOf, ago, called, clockInWords } from '../words';
import '../house.css';
import { conditionsInWords, obstacleInWords } from './conditions';
import { LiveBoards, MatchList } from './match_list';
import { SaidButton } from './said_form';

const boardsFirst = 9;
const finishedShown = 12;
/** Who comes and goes is not told by the socket. */
const lookEvery = 20_000;

const running = () => api.matchesWhere(false);
const finished = () => api.matchesWhere(true);

function NowPlayed() {
  const { known, trouble } = useFresh(running, lookEvery);
  const [all, setAll] = useState(false);
  const latest = [...(known ?? [])].sort((a, b) => b.turn_since - a.turn_since);
  const shown = all ? latest : latest.slice(0, boardsFirst);
  return (
    <section aria-labelledby="now-title">
      <h2 id="now-title">{t('lobby-now')}</h2>
      {trouble && <p class="refused">{trouble}</p>}
      {known?.length === 0 && <p class="hint">{t('lobby-now-none')}</p>}
      <LiveBoards matches={shown} />
      {latest.length > shown.length && (
        <button type="button" onClick={() => setAll(true)}>
          {t('show-all', { n: latest.length })}
        </button>
      )}
    </section>
  );
}

function WaitingRoom() {
  const { known, again } = useFresh(api.waiting, lookEvery);
  const who = user.value;
  const firstIn = (offer: api.Offer) =>
    offer.first === 'lot'
      ? t('first-by-lot')
      : t('first-is', { name: offer.first === 'me' ? offer.by.name : t('first-accepts') });
  return (
    <section class="card" aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t('waiting-title')}</h2>
      {known?.length === 0 && <p class="hint">{t('waiting-none')}</p>}
      <ul class="lines">
        {known?.map((offer) => {
          const own = who?.name === offer.by.name;
          return (
            <li key={`${offer.game}/${offer.board}`} class={offer.cannot ? 'barred' : ''}>
              <span>
                <Link to={`/player/${offer.by.name}`}>{called(offer.by)}</Link>{' '}
                <RatingOf {...offer.by} />{' '}
                <Link to={`/games/${offer.game}`}>{titleOf(offer.game)}</Link>
                <span class="hint">
                  {firstIn(offer)} · {clockInWords(offer.clock)}
                  {offer.rated ? '' : ` · ${t('unrated')}`}
                  {offer.etiquette ? ` · ${t('etiquette-word')}` : ''} · {ago(offer.posted)}
                </span>
                {(conditionsInWords(offer.wanted) || offer.games > 1) && (
                  <span class="hint">
                    {[
                      conditionsInWords(offer.wanted),
                      offer.games > 1 ? t('waiting-games', { n: offer.games }) : '',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                )}
                {offer.cannot && <span class="hint">{obstacleInWords(offer.cannot)}</span>}
              </span>
              {own && (
                <SaidButton
                  words={`${offer.game} withdraw ${offer.board}`}
                  button={t('waiting-withdraw')}
                  done={again}
                />
              )}
              {who && !own && !offer.cannot && (
                <SaidButton
                  words={`${offer.game} accept ${offer.board}`}
                  button={t('waiting-play')}
                  done={(answer) => (answer.match ? go(addressOf(answer.match)) : again())}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p class="hint">{who ? t('waiting-how') : t('waiting-sign-up')}</p>
    </section>
  );
}

function WhoIsHere() {
  const { known } = useFresh(api.house, lookEvery);
  return (
    <section class="card" aria-labelledby="here-title">
      <h2 id="here-title">{t('here-title')}</h2>
      <ul class="names">
        {known?.here.map((player) => (
          <li key={player.name}>
            <Link to={`/player/${player.name}`}>{player.name}</Link>
          </li>
        ))}
      </ul>
      {known?.here.length === 0 && <p class="hint">{t('here-nobody')}</p>}
      {known && <p class="hint">{t('here-strangers', { n: known.strangers })}</p>}
    </section>
  );
}

function JustFinished() {
  const { known } = useFresh(finished);
  const latest = [...(known ?? [])].sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0));
  return (
    <section class="card" aria-labelledby="finished-title">
      <h2 id="finished-title">{t('finished-title')}</h2>
      {known?.length === 0 && <p class="hint">{t('finished-none')}</p>}
      <MatchList matches={latest.slice(0, finishedShown)} me={null} />
    </section>
  );
}

export function LobbyPage() {
  useTitle(t('nav-lobby'));
  return (
    <>
      <h1>{t('nav-lobby')}</h1>
      <NowPlayed />
      <div class="columns">
        <WaitingRoom />
        <WhoIsHere />
        <JustFinished />
        <p>
          <Link to="/tournaments">{t('tournaments-title')}</Link>
        </p>
      </div>
    </>
  );
}
