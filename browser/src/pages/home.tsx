// The home page. Visitors: front.tsx; players: matches, challenges, messages, command box.

import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { user } from '../app_state';
import { t } from '../i18n';
import { goToNextGame, matchesLoaded, myGames, waiting } from '../my_games';
import { ChallengeForm } from './challenge';
import { Challenges } from './challenges';
import { CommandBox } from './command';
import { LatestMessages } from './letters';
import { MatchList } from './match_list';
import { PushToggle } from './push_toggle';
import { FrontPage } from './front';

const friendsShown = 8;

/** Waiting matches, the most urgent first. */
function MyGames({ name }: { name: string }) {
  const active = myGames.value.filter((match) => !match.over);
  const finished = myGames.value.filter((match) => match.over);
  const count = waiting.value.length;
  return (
    <section class="card" aria-labelledby="mine-title">
      <h1 id="mine-title" class="as-h2">
        {t('my-games')}
      </h1>
      {active.length > 0 && (
        <p class="row">
          <span>{t('my-games-waiting', { count })}</span>
          {count > 0 && (
            <button type="button" class="small main" onClick={() => goToNextGame()}>
              {t('my-games-next', { count })}
            </button>
          )}
        </p>
      )}
      {matchesLoaded.value && active.length === 0 && <p class="hint">{t('my-games-none')}</p>}
      <MatchList matches={active} me={name} />
      <PushToggle name={name} />
      {finished.length > 0 && (
        <details>
          <summary>{t('my-games-finished', { count: finished.length })}</summary>
          <MatchList matches={finished} me={name} />
        </details>
      )}
    </section>
  );
}

/** Current matches of the reader's friends. */
function FriendsGames() {
  const games = useLiveQuery(api.friendsGames).data ?? [];
  if (games.length === 0) return null;
  return (
    <section class="card" aria-labelledby="friends-title">
      <h2 id="friends-title">{t('friends-games')}</h2>
      <MatchList matches={games.slice(0, friendsShown)} me={null} />
    </section>
  );
}

function Lobby({ name }: { name: string }) {
  return (
    <>
      <MyGames name={name} />
      <Challenges />
      <FriendsGames />
      <ChallengeForm me={name} />
      <LatestMessages />
      <CommandBox />
    </>
  );
}

export function HomePage() {
  const who = user.value;
  const recent = useLiveQuery(api.recentMatches).data;
  if (!who) return <FrontPage />;
  return (
    <div class="columns">
      <Lobby key={who.name} name={who.name} />
      <section class="card" aria-labelledby="recent-title">
        <h2 id="recent-title">{t('recent-games')}</h2>
        {recent?.length === 0 && <p class="hint">{t('recent-games-none')}</p>}
        <MatchList matches={(recent ?? []).slice(0, 12)} me={null} />
      </section>
    </div>
  );
}
