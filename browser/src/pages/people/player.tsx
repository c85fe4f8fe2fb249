// A player's profile: ratings, results, matches, a message form. /player/ann/bob: two side by side.

import type { ComponentChildren } from 'preact';
import * as api from '../../api';
import { useLiveQuery } from '../../live_query';
import { games, titleOf, user } from '../../app_state';
import { calledName, t } from '../../texts/i18n';
import { levelStyle } from '../../offline/levels';
import { Avatar } from '../../icons';
import { Link } from '../../link';
import { PresenceDot } from '../../presence/presence';
import { BothRatings, PlayerRatings } from '../../ratings/player_ratings';
import { lastPlayed, opponentOf, played, points, statsRowsOf, statsOf, type StatsRow } from '../../player_stats';
import { useTitle } from '../../title';
import { formatAgo, formatDate, playerLabel } from '../../texts/format';
import '../../styles/pages.css';
import { LiveCards } from '../front/game_card';
import { MatchList } from '../match_list';
import { CommandButton, CommandForm } from '../command_form';
import { ResultsTable } from '../results_table';
import { Section } from '../section';

const latestShown = 20;
const liveShown = 6;
const opponentsShown = 12;
/** The server's page size. */
const maxMatches = 1000;

function Results({ rows, head, name }: { rows: StatsRow[]; head: string; name(of: string): ComponentChildren }) {
  return (
    <ResultsTable
      label={head}
      heads={[head, t('results-won'), t('results-drawn'), t('results-lost'), [t('results-points'), 'points'], t('results-running')]}
    >
      {rows.map((row) => (
        <tr key={row.subject}>
          <th scope="row">{name(row.subject)}</th>
          <td>{row.won}</td>
          <td>{row.drawn}</td>
          <td>{row.lost}</td>
          <td class="points">{played(row) > 0 && t('results-points-of', { points: points(row), played: played(row) })}</td>
          <td>{row.running || ''}</td>
        </tr>
      ))}
    </ResultsTable>
  );
}

const ByGame = ({ matches, name }: { matches: api.Summary[]; name: string }) => (
  <Results
    rows={statsRowsOf(matches, name, (match) => match.game)}
    head={t('results-game')}
    name={(game) => <Link to={`/games/${game}`}>{titleOf(game)}</Link>}
  />
);

function About({ player, last }: { player: api.ListedPlayer; last: number | null }) {
  const sentences = [
    player.level > 0
      ? t('computer-about', { level: player.level, like: levelStyle(player.level) })
      : t('joined-on', { date: formatDate(player.joined) }),
    player.gone ? t('player-gone') : '',
    last === null ? t('player-never') : t('player-last', { ago: formatAgo(last) }),
  ];
  return <p>{sentences.filter(Boolean).join(' ')}</p>;
}

function MessageForm({ to }: { to: string }) {
  return (
    <Section class="card" name="message" title={t('message-title', { name: to })}>
      <CommandForm
        words={() => `message ${to}`}
        comment={(fields) => fields.text('message')}
        button={t('message-send')}
        said={() => t('message-sent')}
        clears
      >
        <label for="message-text">{t('message-text')}</label>
        <textarea id="message-text" name="message" rows={4} required />
        <p class="hint">{t('message-hint', { name: to })}</p>
      </CommandForm>
    </Section>
  );
}

interface OwnLists {
  wishes: api.UserPreferences;
  refetch(): void;
}

/** Following somebody puts them on the reader's own list of friends. */
function Follow({ name, wishes, refetch }: { name: string } & OwnLists) {
  if (wishes.blocked.some((contact) => contact.name === name)) return null;
  const follows = wishes.friends.some((friend) => friend.name === name);
  return (
    <CommandButton
      key={`follow ${follows}`}
      words={`${follows ? 'unfriend' : 'friend'} ${name}`}
      button={follows ? t('unfollow') : t('follow')}
      label={follows ? t('unfollow-player', { name }) : t('follow-player', { name })}
      done={refetch}
    />
  );
}

function Block({ name, wishes, refetch }: { name: string } & OwnLists) {
  const blocked = wishes.blocked.some((contact) => contact.name === name);
  return (
    <section class="card" aria-label={t('blocks-one', { name })}>
      <CommandButton
        key={`block ${blocked}`}
        words={`${blocked ? 'unblock' : 'block'} ${name}`}
        button={blocked ? t('blocks-end', { name }) : t('blocks-one', { name })}
        done={refetch}
      />
      <p class="hint">{t('blocks-about')}</p>
      <p>
        <Link to={`/report/${name}`}>{t('player-report', { name })}</Link>
      </p>
    </section>
  );
}

function Opponents({ matches, name }: { matches: api.Summary[]; name: string }) {
  const rows = statsRowsOf(matches, name, (match) => opponentOf(match, name).name);
  const link = (other: string) => <Link to={`/player/${name}/${other}`}>{calledName(other)}</Link>;
  const table = (some: StatsRow[]) => <Results rows={some} head={t('results-opponent')} name={link} />;
  return (
    <Section class="card" name="opponents" title={t('opponents-title')}>
      {table(rows.slice(0, opponentsShown))}
      {rows.length > opponentsShown && (
        <details>
          <summary>{t('opponents-more', { n: rows.length - opponentsShown })}</summary>
          {table(rows.slice(opponentsShown))}
        </details>
      )}
    </Section>
  );
}

function Puzzles({ name }: { name: string }) {
  const { data } = useLiveQuery(() => api.puzzlesOf(name), [name]);
  if (!data || data.tried === 0) return null;
  return (
    <section class="card" aria-labelledby="puzzle-rating-title">
      <h2 id="puzzle-rating-title">
        <Link to="/puzzles">{t('nav-puzzles')}</Link>
      </h2>
      <p>
        {t('player-puzzles', { rating: `${data.rating}${data.provisional ? '?' : ''}`, solved: data.solved, tried: data.tried })}{' '}
        {data.best_days > 1 && t('player-puzzle-days', { n: data.best_days })}
      </p>
    </section>
  );
}

function OnePlayer({ player, all }: { player: api.ListedPlayer; all: api.Summary[] }) {
  const { name } = player;
  const me = user.value?.name ?? null;
  const stranger = me !== null && me !== name && !player.gone;
  const person = stranger && player.level === 0;
  const own = useLiveQuery(async () => (person ? api.userPreferences() : null), [person]);
  const lists = own.data && { wishes: own.data, refetch: own.refetch };
  const live = all.filter((match) => !match.over).sort((a, b) => b.turn_since - a.turn_since);
  const over = all.filter((match) => match.over).sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0));
  return (
    <>
      <div class="player-head">
        <Avatar name={name} computer={player.level > 0} />
        <h1>{playerLabel(player)}</h1>
        {stranger && (
          <Link
            to={`/new/${games.value[0]?.name}/${name}`}
            class="button main"
            label={t('challenge-player', { name: playerLabel(player) })}
          />
        )}
        {person && lists && <Follow name={name} {...lists} />}
      </div>
      {!player.gone && <PresenceDot player={player} words />}
      <About player={player} last={lastPlayed(all, name)} />
      {me !== null && me !== name && (
        <p>
          <Link to={`/player/${me}/${name}`}>{t('compare-you', { name })}</Link>
        </p>
      )}
      {live.length > 0 && (
        <Section name="live" title={t('player-now')}>
          <LiveCards matches={live.slice(0, liveShown)} />
        </Section>
      )}
      <div class="columns">
        <PlayerRatings name={name} matches={all} />
        {player.level === 0 && <Puzzles name={name} />}
        {all.length > 0 && (
          <Section class="card" name="by-game" title={t('by-game-title')}>
            <ByGame matches={all} name={name} />
            {all.length >= maxMatches && <p class="hint">{t('results-latest', { n: maxMatches })}</p>}
          </Section>
        )}
        {all.length > 0 && <Opponents matches={all} name={name} />}
        {over.length > 0 && (
          <Section class="card" name="latest" title={t('latest-title')}>
            <MatchList matches={over.slice(0, latestShown)} me={me} />
          </Section>
        )}
        {person && <MessageForm to={name} />}
        {person && lists && <Block name={name} {...lists} />}
      </div>
    </>
  );
}

function TwoPlayers({ one, two, all }: { one: string; two: string; all: api.Summary[] }) {
  const together = all.filter((match) => opponentOf(match, one).name === two);
  const tally = statsOf(together, one);
  const newest = [...together].sort((a, b) => b.started - a.started);
  return (
    <>
      <h1>
        <Link to={`/player/${one}`}>{calledName(one)}</Link> – <Link to={`/player/${two}`}>{calledName(two)}</Link>
      </h1>
      <p class="score">
        {played(tally) > 0
          ? t('compare-score', { one, two, points: points(tally), other: points({ ...tally, won: tally.lost }), played: played(tally) })
          : t('compare-none', { one, two })}
      </p>
      <div class="columns">
        {together.length > 0 && (
          <Section class="card" name="by-game" title={t('compare-by-game', { name: one })}>
            <ByGame matches={together} name={one} />
          </Section>
        )}
        <BothRatings one={one} two={two} />
        {together.length > 0 && (
          <Section class="card" name="latest" title={t('compare-games')}>
            <MatchList matches={newest.slice(0, latestShown)} me={user.value?.name ?? null} />
          </Section>
        )}
      </div>
    </>
  );
}

/** Renders the page once all its players are known to exist. */
function PlayerProfiles({ player, second }: { player: api.ListedPlayer; second?: api.ListedPlayer }) {
  const { name } = player;
  const { data, error } = useLiveQuery(() => api.matchesOf(name), [name]);
  useTitle([player, second].flatMap((one) => (one ? calledName(one.name) : [])).join(' – '));
  if (!data) return <p class={error ? 'refused' : 'wait'}>{error || t('one-moment')}</p>;
  if (second) return <TwoPlayers one={name} two={second.name} all={data} />;
  return <OnePlayer player={player} all={data} />;
}

export function PlayerPage({ rest: [typed = '', other] }: { rest: string[] }) {
  const { data, error } = useLiveQuery(
    async () => (await Promise.all([typed, other ?? []].flat().map(api.playersNamed))).flat(),
    [typed, other],
  );
  const named = (name: string) => data?.find((player) => player.name.toLowerCase() === name.toLowerCase());
  if (!data) return <p class={error ? 'refused' : 'wait'}>{error || t('one-moment')}</p>;
  const player = named(typed);
  const second = other === undefined ? undefined : named(other);
  if (player && (second || other === undefined)) return <PlayerProfiles player={player} second={second} />;
  return (
    <section class="card">
      <h1>{t('nothing-here')}</h1>
      <p>
        {t('no-such-player', { name: player ? (other ?? '') : typed })} <Link to="/players">{t('to-players')}</Link>
      </p>
    </section>
  );
}
