// All games of the reader as rows: searched, filtered, ordered and grouped by the time left. Rows
// are added in steps, so that thousands of games can be used at once.

import { useState } from 'preact/hooks';
import { Button } from '../button';
import type { Summary } from '../api';
import { inServerOrder } from '../app_state';
import { calledName, t } from '../texts/i18n';
import { Icon } from '../icons';
import { myGames, waiting } from '../my_games';
import { GameSelect } from './game_select';
import { GameRow, opponentOf } from './front/game_card';
import { day, useNow } from './match/time_left';

export type GameTab = 'mine' | 'theirs' | 'ended';
const tabs: GameTab[] = ['mine', 'theirs', 'ended'];
const orders = ['time', 'latest', 'name'] as const;
type Order = (typeof orders)[number];

const rowsFirst = 12;
const rowsMore = 60;

function inTab(tab: GameTab): Summary[] {
  if (tab === 'mine') return waiting.value;
  if (tab === 'ended') return myGames.value.filter((match) => match.over);
  const mine = new Set(waiting.value);
  return myGames.value.filter((match) => !match.over && !mine.has(match));
}

/** Whether the opponent's name contains these letters, or the board has this number. */
function found(match: Summary, words: string): boolean {
  const sought = words.trim().toLowerCase();
  return calledName(opponentOf(match).name).toLowerCase().includes(sought) || String(match.board) === sought;
}

/** My games are sorted by time already. */
function inOrder(matches: Summary[], order: Order): Summary[] {
  if (order === 'time') return matches;
  const name = (match: Summary) => opponentOf(match).name.toLowerCase();
  return [...matches].sort((a, b) =>
    order === 'latest' ? b.turn_since - a.turn_since : name(a).localeCompare(name(b)) || b.turn_since - a.turn_since,
  );
}

interface Group {
  name: 'day' | 'week' | 'later' | 'unlimited' | 'all';
  matches: Summary[];
}

function grouped(matches: Summary[], order: Order, now: number): Group[] {
  if (order !== 'time') return [{ name: 'all', matches }];
  const groups: Group[] = [];
  for (const match of matches) {
    const left = match.due === null ? null : match.due - now;
    const name = left === null ? 'unlimited' : left < day ? 'day' : left < 7 * day ? 'week' : 'later';
    const group = groups.find((candidate) => candidate.name === name);
    if (group) group.matches.push(match);
    else groups.push({ name, matches: [match] });
  }
  return groups;
}

function GroupOfRows({ name, matches, now, many }: Group & { now: number; many: boolean }) {
  const [shown, setShown] = useState(many ? rowsFirst : rowsMore);
  const rows = matches.slice(0, shown);
  const more = Math.min(rowsMore, matches.length - rows.length);
  return (
    <section aria-labelledby={name === 'all' ? 'games-title' : `group-${name}`}>
      {name !== 'all' && (
        <h2 id={`group-${name}`}>
          {t(`games-group-${name}`)} <span class="number">{matches.length}</span>
        </h2>
      )}
      <ul class="game-rows">
        {rows.map((match) => (
          <GameRow key={match.id} match={match} now={now} />
        ))}
      </ul>
      {more > 0 && (
        <Button
          label={rows.length + more === matches.length ? t('show-all', { n: matches.length }) : t('games-more', { n: more })}
          act={() => setShown(shown + rowsMore)}
        />
      )}
    </section>
  );
}

interface ListProps {
  first: GameTab;
  /** Back to the pictures; absent if there are too many games for them. */
  close?(): void;
}

export function GameListView({ first, close }: ListProps) {
  const [asked, ask] = useState<Asked>({ tab: first, words: '', game: '', order: 'time' });
  const { tab, words, game } = asked;
  const all = inTab(tab);
  const now = useNow(all);
  const fitting = all.filter((match) => (!game || match.game === game) && (!words.trim() || found(match, words)));
  const choices: readonly Order[] = tab === 'ended' ? orders.filter((choice) => choice !== 'time') : orders;
  const order = choices.includes(asked.order) ? asked.order : 'latest';
  const groups = grouped(inOrder(fitting, order), order, now);
  return (
    <div class="all-games">
      <ListTools asked={{ ...asked, order }} change={(part) => ask({ ...asked, ...part })} orders={choices} close={close} />
      <p class="unseen" role="status">
        {t('games-found', { n: fitting.length })}
      </p>
      {fitting.length === 0 && <p class="soft">{all.length === 0 ? t(`games-empty-${tab}`) : t('games-not-found')}</p>}
      {groups.map((group) => (
        <GroupOfRows key={`${tab} ${order} ${game} ${group.name}`} {...group} now={now} many={groups.length > 1} />
      ))}
    </div>
  );
}

/** Which games are shown, and how they are ordered; `game`: empty for all. */
interface Asked {
  tab: GameTab;
  words: string;
  game: string;
  order: Order;
}

interface ToolsProps {
  asked: Asked;
  change(part: Partial<Asked>): void;
  orders: readonly Order[];
  close: ListProps['close'];
}

function ListTools({ asked, change, orders, close }: ToolsProps) {
  const played = inServerOrder([...new Set(myGames.value.map((match) => match.game))]);
  return (
    <div class="list-tools" role="search" aria-label={t('games-search')}>
      <div class="segments" role="group" aria-label={t('games-which')}>
        {tabs.map((tab) => (
          <button key={tab} type="button" aria-pressed={asked.tab === tab} onClick={() => change({ tab })}>
            {t(`games-tab-${tab}`)} <span class="number">{inTab(tab).length}</span>
          </button>
        ))}
      </div>
      <label class="search-field">
        <Icon name="search" />
        <span class="unseen">{t('games-search-for')}</span>
        <input
          type="search"
          id="games-search"
          value={asked.words}
          placeholder={t('games-search-for')}
          onInput={(event) => change({ words: event.currentTarget.value })}
        />
      </label>
      <GameSelect games={played} chosen={asked.game} choose={(game) => change({ game })} />
      <select aria-label={t('games-order')} value={asked.order} onChange={(event) => change({ order: event.currentTarget.value as Order })}>
        {orders.map((choice) => (
          <option key={choice} value={choice}>
            {t(`games-order-${choice}`)}
          </option>
        ))}
      </select>
      {close && <Button class="quiet" act={close} icon="grid" label={t('games-pictures')} />}
    </div>
  );
}
