// Boards that wait for an opponent: the reader's own, those of others, and tiles to take or post one.

import { useEffect } from 'preact/hooks';
import { Alert } from '../../alert';
import * as api from '../../api';
import { becomePlayer, beforeSignOut, games, isMember, navigate, titleOf, user } from '../../app_state';
import { dotted, matchPath, playerLabel } from '../../texts/format';
import { t } from '../../texts/i18n';
import { Avatar } from '../../icons';
import { Link } from '../../link';
import { useLiveQuery, type LiveQuery } from '../../live_query';
import { wished } from '../../offline/wishes';
import { formatPace, isLive } from '../../paces';
import { RatingOf } from '../../ratings/rating_of';
import { subscribe } from '../../socket';
import { say } from '../../spoken';
import { CommandButton } from '../command_form';
import { useTask } from '../form';
import { formatConditions } from './conditions';
import { Section } from '../section';
import './open_boards.css';

const boardsShown = 5;

/** The first part of the waiting room; before it the reader's own boards that have waited longer. */
async function openBoards(player: string | undefined): Promise<api.Offer[]> {
  const first = await api.waitingRoom();
  if (!player || first.length < api.listed.waiting) return first;
  const oldest = first.at(-1)?.id ?? 0;
  const own = await api.waitingRoom({ player });
  return [...own.filter(({ id }) => id < oldest), ...first];
}
export function useOpenBoards(): LiveQuery<api.Offer[]> {
  const player = user.value?.name;
  return useLiveQuery(() => openBoards(player), [player], 'waiting');
}

const isMine = (offer: api.Offer) => offer.by.name === user.value?.name;
const paceOf = (offer: api.Offer) => offer.clock?.words ?? 'none';

interface Pairing {
  game: string;
  pace: string;
}

/** Somebody else's board that the reader can take for such a game: first the rated ones, then the longest waiting. */
const fits = (offer: api.Offer, { game, pace }: Pairing) =>
  !isMine(offer) && !offer.cannot && !offer.etiquette && offer.game === game && paceOf(offer) === pace;
const boardsFor = (offers: api.Offer[], wanted: Pairing) =>
  offers.filter((offer) => fits(offer, wanted)).sort((a, b) => Number(b.rated) - Number(a.rated) || a.posted - b.posted);

/** Games and paces for which the reader waits in this tab; both players may come at the same time. */
const awaited = new Set<string>();

/** Takes the first of these boards that is still free. */
async function take(offers: api.Offer[]): Promise<api.CommandResponse | null> {
  for (const { game, board } of offers) {
    const answer = await api.command(`${game} accept ${board}`);
    if (answer.accepted) return answer;
  }
  return null;
}

/**
 * Takes a waiting board, or posts one; a stranger becomes a guest. If two people post at the same
 * time, the later board gives way to the earlier one.
 */
export async function pair(wanted: Pairing): Promise<api.CommandResponse> {
  const { game, pace } = wanted;
  await becomePlayer();
  const taken = await take(boardsFor(await api.waitingRoom({ game }), wanted));
  if (taken) return taken;
  if (isLive(pace)) awaited.add(`${game} ${pace}`);
  const posted = await api.command(`${game} challenge ${user.value?.name} --to=anyone --clock=${pace}`);
  if (!posted.accepted) return posted;
  const offers = await api.waitingRoom({ game });
  const mine = offers.find((offer) => isMine(offer) && offer.game === game && paceOf(offer) === pace);
  if (!mine) return posted; // somebody has taken it already
  const earlier = await take(boardsFor(offers, wanted).filter(({ board }) => board < mine.board));
  if (earlier) await api.command(`${game} withdraw ${mine.board}`);
  return earlier ?? posted;
}

/** Nobody waits for a live game who has left; what takes days may begin without them. */
beforeSignOut(async () => {
  const own = await api.waitingRoom({ player: user.value?.name ?? '' });
  for (const { game, board, clock } of own) if (clock && isLive(clock.words)) await api.command(`${game} withdraw ${board}`);
  awaited.clear();
});

/** Opens a live game that the reader waits for as soon as it begins. */
function useOpeningLiveGames(mine: api.Offer[]) {
  for (const { game, clock } of mine) if (clock && isLive(clock.words)) awaited.add(`${game} ${clock.words}`);
  useEffect(
    () =>
      subscribe({
        onMatchChanged: (match) => {
          const begins = match.state === 'running' && match.plies === 0 && match.you !== null;
          if (begins && awaited.delete(`${match.game} ${match.clock?.words}`)) navigate(matchPath(match));
        },
      }),
    [],
  );
}

export function OwnBoards({ boards }: { boards: LiveQuery<api.Offer[]> }) {
  const mine = (boards.data ?? []).filter(isMine);
  useOpeningLiveGames(mine);
  return (
    <div role="status">
      {mine.map((offer) => (
        <div class="own-board" key={matchPath(offer)} data-next={`[data-tile="${offer.game} ${paceOf(offer)}"]`}>
          <span class="pulse" aria-hidden="true" />
          <p class="grow">
            <b>{t('you-wait')}</b>{' '}
            {dotted(
              t('you-wait-for', { game: titleOf(offer.game), pace: formatPace(paceOf(offer)) }),
              formatConditions(offer.wanted),
              offer.games > 1 && t('waiting-games', { n: offer.games }),
            )}
            <Link to="/play" class="meanwhile" label={t('you-wait-meanwhile')} />
          </p>
          <CommandButton
            words={`${offer.game} withdraw ${offer.board}`}
            button={t('stop-waiting')}
            done={() => {
              awaited.delete(`${offer.game} ${paceOf(offer)}`);
              say(t('you-wait-no-more'));
              boards.refetch();
            }}
          />
        </div>
      ))}
    </div>
  );
}

export function OpenBoards({ boards }: { boards: LiveQuery<api.Offer[]> }) {
  const others = (boards.data ?? []).filter((offer) => !isMine(offer) && !offer.cannot);
  return (
    <Section name="open" title={t('waiting-title')}>
      {boards.data && others.length === 0 && <p class="soft">{boards.data.some(isMine) ? t('waiting-nobody-else') : t('open-none')}</p>}
      <ul class="side-list">
        {others.slice(0, boardsShown).map((offer) => (
          <li key={matchPath(offer)}>
            <Avatar name={offer.by.name} computer={offer.by.level > 0} small />
            <span class="grow">
              <Link to={`/player/${offer.by.name}`}>{playerLabel(offer.by)}</Link> <RatingOf {...offer.by} />
              <span class="soft small">
                {dotted(
                  titleOf(offer.game),
                  formatPace(paceOf(offer)),
                  !offer.rated && t('unrated'),
                  offer.etiquette && t('etiquette-word'),
                )}
              </span>
            </span>
            <CommandButton
              words={`${offer.game} accept ${offer.board}`}
              button={t('waiting-play')}
              label={t('open-play', { name: offer.by.name, game: titleOf(offer.game) })}
              done={(answer) => (answer.match ? navigate(matchPath(answer.match)) : boards.refetch())}
            />
          </li>
        ))}
      </ul>
      <p class="more">
        <Link to="/lobby">{t('lobby-title')}</Link>
      </p>
    </Section>
  );
}

interface Tile extends Pairing {
  /** Against the computer. */
  level?: number;
}

/**
 * Games that begin with one press: the server's first game at the usual paces, a game on a longer
 * board, one on another kind of board, and the computer.
 */
function tilesFor(games: api.Game[]): Tile[] {
  const [first] = games;
  if (!first) return [];
  const longer = games.find(({ drawing }) => drawing.kind === first.drawing.kind && drawing.columns > first.drawing.columns);
  const other = games.find(({ drawing }) => drawing.kind !== first.drawing.kind);
  return [
    ...(['5m+3s', '10m+5s', '30d+1d', '7d+7d'] as const).map((pace) => ({ game: first.name, pace })),
    ...(other ? [{ game: other.name, pace: '10m+5s' }] : []),
    ...(longer ? [{ game: longer.name, pace: '30d+1d' }] : []),
    // Guests play the computer of their browser.
    ...(isMember() ? [first, other].flatMap((game) => (game ? [{ game: game.name, pace: 'none', level: wished().level }] : [])) : []),
  ];
}

export function PlayTiles({ boards }: { boards: LiveQuery<api.Offer[]> }) {
  const { busy, refused, run } = useTask();
  const me = user.value?.name ?? ''; // only members play the computer by a tile

  async function press({ level, ...wanted }: Tile) {
    const answer = await (level ? api.perform(`${wanted.game} challenge ${me} computer-${level} --clock=none`) : pair(wanted));
    if (!answer.accepted) throw new Error(answer.text.trim());
    if (answer.match) navigate(matchPath(answer.match));
    else boards.refetch();
  }

  return (
    <Section name="play" title={t('play-now')} beside={isMember() && <Link to="/new" class="quiet button" label={t('play-more')} />}>
      {!isMember() && <p class="soft">{t('play-as-guest')}</p>}
      <div class="tiles">
        {tilesFor(games.value).map((tile) => (
          <PlayTile
            key={`${tile.game} ${tile.pace} ${tile.level}`}
            tile={tile}
            offers={boards.data ?? []}
            busy={busy}
            press={() => run(() => press(tile))}
          />
        ))}
      </div>
      <Alert text={refused} pre />
    </Section>
  );
}

function PlayTile({ tile, offers, busy, press }: { tile: Tile; offers: api.Offer[]; busy: boolean; press(): void }) {
  const { game, pace, level } = tile;
  const waiting = level ? [] : boardsFor(offers, tile);
  const own = !level && offers.some((offer) => isMine(offer) && offer.game === game && paceOf(offer) === pace);
  const about = dotted(
    titleOf(game),
    level && t('opponent-level-about', { n: level }),
    waiting.length > 0 && t('play-waiting', { n: waiting.length }),
    isMember() && waiting[0]?.rated === false && t('unrated'),
    own && t('play-own'),
  );
  return (
    <button
      type="button"
      class={`tile ${waiting.length > 0 ? 'waiting' : ''}`}
      data-tile={level ? undefined : `${game} ${pace}`}
      data-next=".own-board button"
      disabled={own}
      aria-disabled={busy}
      onClick={() => busy || press()}
    >
      <b>{level ? t('play-computer') : formatPace(pace)}</b>
      <span>{about}</span>
    </button>
  );
}
