// All players, the computer's levels included.

import { useState } from 'preact/hooks';
import { Button } from '../../button';
import * as api from '../../api';
import { useLiveQuery } from '../../live_query';
import { t } from '../../texts/i18n';
import { levelStyle } from '../../offline/levels';
import { Link } from '../../link';
import { PresenceDot } from '../../presence/presence';
import { useAnswer } from '../../use_answer';
import { useTitle } from '../../title';
import { formatDate, playerLabel } from '../../texts/format';
import { Field, verbatim } from '../form';
import { MoreButton, useLongList } from '../long_list';
import { Section } from '../section';
import '../../styles/pages.css';

const peopleFirst = 60;
const typingMs = 250;

const nameOf = ({ name }: api.ListedPlayer) => name;

/** Those whose names have what is typed. */
function People({ first }: { first: api.ListedPlayer[] | null }) {
  const list = useLongList(first, api.listed.players, nameOf, (last) => api.players(last.name));
  const [typed, type] = useState('');
  const [shown, setShown] = useState(peopleFirst);
  const sought = typed.trim().toLowerCase();
  // The page does not have all players.
  const found = useAnswer(list.more ? sought : '', () => api.playersNamed(sought), typingMs).data;
  const people = (found ?? list.all ?? [])
    .filter((player) => player.level === 0 && !player.gone && player.name.toLowerCase().includes(sought))
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <Section class="card" name="people" title={t('people-title')}>
      <Field
        id="people-sought"
        label={t('people-sought')}
        type="search"
        {...verbatim}
        value={typed}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p class="hint" role="status">
        {first && t('people-found', { n: people.length })}
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
  );
}

export function PlayersPage() {
  useTitle(t('nav-players'));
  const { data, error } = useLiveQuery(() => api.players());
  const computers = (data ?? []).filter((player) => player.level > 0).sort((a, b) => a.level - b.level);
  return (
    <>
      <h1>{t('nav-players')}</h1>
      {error && <p class="refused">{error}</p>}
      <div class="columns">
        <People first={data} />
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
