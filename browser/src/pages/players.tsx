// All players, the computer's levels included.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { t } from '../i18n';
import { levelStyle } from '../offline/levels';
import { Link } from '../link';
import { useTitle } from '../title';
import { formatDate } from '../format';
import '../pages.css';

const peopleFirst = 60;

export function PlayersPage() {
  useTitle(t('nav-players'));
  const { data, error } = useLiveQuery(api.allPlayers);
  const [sought, seek] = useState('');
  const computers = (data ?? [])
    .filter((player) => player.level > 0)
    .sort((a, b) => a.level - b.level);
  const people = (data ?? [])
    .filter((player) => player.level === 0 && !player.gone)
    .filter((player) => player.name.toLowerCase().includes(sought.trim().toLowerCase()))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      <h1>{t('nav-players')}</h1>
      {error && <p class="refused">{error}</p>}
      <div class="columns">
        <section class="card" aria-labelledby="people-title">
          <h2 id="people-title">{t('people-title')}</h2>
          <label for="people-sought">{t('people-sought')}</label>
          <input
            id="people-sought"
            type="search"
            autocapitalize="none"
            autocomplete="off"
            spellcheck={false}
            value={sought}
            onInput={(event) => seek(event.currentTarget.value)}
          />
          <p class="hint" role="status">
            {data && t('people-found', { n: people.length })}
          </p>
          <ul class="lines">
            {people.slice(0, peopleFirst).map((player) => (
              <li key={player.name}>
                <Link to={`/player/${player.name}`}>{player.name}</Link>
                <span class="hint">{t('joined-on', { date: formatDate(player.joined) })}</span>
              </li>
            ))}
          </ul>
          {people.length > peopleFirst && <p class="hint">{t('people-more')}</p>}
        </section>
        <section class="card" aria-labelledby="computers-title">
          <h2 id="computers-title">{t('computers-title')}</h2>
          <p>{t('computers-about')}</p>
          <ul class="lines">
            {computers.map((player) => (
              <li key={player.name}>
                <Link to={`/player/${player.name}`}>{player.name}</Link>
                <span class="hint">{levelStyle(player.level)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
