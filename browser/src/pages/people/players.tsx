// All players, the computer's levels included.

import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../button';
import * as api from '../../api';
import { useLiveQuery } from '../../live_query';
import { t } from '../../texts/i18n';
import { levelStyle } from '../../offline/levels';
import { Link } from '../../link';
import { PresenceDot } from '../../presence/presence';
import { useTitle } from '../../title';
import { formatDate, playerLabel } from '../../texts/format';
import { MoreButton, useLongList } from '../long_list';
import { Section } from '../section';
import '../../styles/pages.css';

const peopleFirst = 60;
const typingMs = 250;

const firstPlayers = () => api.players();
const nameOf = ({ name }: api.ListedPlayer) => name;

/** What the server finds, if the page does not have all players; null: nothing was asked. */
function useFound(beginning: string): api.ListedPlayer[] | null {
  const [found, setFound] = useState<api.ListedPlayer[] | null>(null);
  useEffect(() => {
    setFound(null);
    if (!beginning) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void api.playersNamed(beginning).then(
        (players) => {
          if (wanted) setFound(players);
        },
        () => undefined,
      );
    }, typingMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [beginning]);
  return found;
}

export function PlayersPage() {
  useTitle(t('nav-players'));
  const { data, error } = useLiveQuery(firstPlayers);
  const list = useLongList(data, api.listed.players, nameOf, (last) => api.players(last.name));
  const [typed, type] = useState('');
  const sought = typed.trim().toLowerCase();
  const found = useFound(list.more ? sought : '');
  const computers = (data ?? []).filter((player) => player.level > 0).sort((a, b) => a.level - b.level);
  const people = (found ?? list.all ?? [])
    .filter((player) => player.level === 0 && !player.gone && player.name.toLowerCase().includes(sought))
    .sort((a, b) => a.name.localeCompare(b.name));
  const [shown, setShown] = useState(peopleFirst);
  return (
    <>
      <h1>{t('nav-players')}</h1>
      {error && <p class="refused">{error}</p>}
      <div class="columns">
        <Section class="card" name="people" title={t('people-title')}>
          <label for="people-sought">{t('people-sought')}</label>
          <input
            id="people-sought"
            type="search"
            autocapitalize="none"
            autocomplete="off"
            spellcheck={false}
            value={typed}
            onInput={(event) => type(event.currentTarget.value)}
          />
          <p class="hint" role="status">
            {data && t('people-found', { n: people.length })}
          </p>
          <ul class="lines">
            {people.slice(0, shown).map((player) => (
              <li key={player.name}>
                <span>
                  <Link to={`/player/${player.name}`}>{player.name}</Link> <PresenceDot player={player} />
                </span>
                <span class="hint">{t('joined-on', { date: formatDate(player.joined) })}</span>
              </li>
            ))}
          </ul>
          {people.length > shown ? (
            <Button label={t('show-more')} act={() => setShown(shown + peopleFirst)} />
          ) : (
            !found && <MoreButton list={list} />
          )}
        </Section>
        <Section class="card" name="computers" title={t('computers-title')}>
          <p>{t('computers-about')}</p>
          <ul class="lines">
            {computers.map((player) => (
              <li key={player.name}>
                <Link to={`/player/${player.name}`}>{playerLabel(player)}</Link>
                <span class="hint">{levelStyle(player.level)}</span>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
