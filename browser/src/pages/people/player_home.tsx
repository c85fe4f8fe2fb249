// The home page of a player: the games that wait, and ways to begin another.

import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../button';
import { isNewcomer, user } from '../../app_state';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { goToNextGame, matchesLoaded, myGames, nextGame, waiting } from '../../my_games';
import { lazyPart } from '../../lazy';
import { lastRemoved, localGames, runningGames } from '../../offline/local_games';
import { HomeTournaments } from '../../tournaments/home_tournaments';
import { Challenges } from '../challenges/challenges';
import { opponentOf } from '../front/game_card';
import { FriendsNow } from '../challenges/friends_now';
import { GameListView, type GameTab } from '../game_list';
import { HomeGames } from '../home_games';
import { MailProblems } from '../settings/letters';
import { OpenBoards, OwnBoards, PlayTiles, useOpenBoards } from '../challenges/open_boards';
import { PushToggle } from '../settings/push_toggle';
import { shortTime, useNow } from '../match/time_left';
import '../home.css';

const LocalGames = lazyPart(() => import('../../offline/local_game_list').then((part) => part.LocalGames));
const AllGames = lazyPart(() => import('../front/front_more').then((part) => part.AllGames));
const GuestNote = lazyPart(() => import('../../invitations/guest_note').then((part) => part.GuestNote));

/** More running games than this are shown as rows. */
const picturesMax = 24;

function NextGame() {
  const next = nextGame.value;
  const now = useNow(next ? [next] : []);
  if (!next) return null;
  const { name } = opponentOf(next);
  return (
    <Button
      label={next.due === null ? t('home-next', { name }) : t('home-next-left', { name, time: shortTime(next.due - now) })}
      class="main"
      act={() => goToNextGame()}
    />
  );
}

/** Against the computer, and by a link: one press each. A guest has no tiles here that find an opponent. */
function WaysToBegin({ guest }: { guest: boolean }) {
  return (
    <nav class="ways-to-begin" aria-label={t('front-ways')}>
      {guest && <Link to="/lobby" class="button quiet" icon="people" label={t('lobby-title')} />}
      <Link to="/play" class="button quiet" icon="computer" label={t('front-computer')} />
      <Link to="/friend" class="button quiet" icon="link" label={t('front-friend')} />
    </nav>
  );
}

/** Until they leave the home page for the first time. */
function Welcome({ name }: { name: string }) {
  const n = localGames.value.length;
  useEffect(
    () => () => {
      isNewcomer.value = false;
    },
    [],
  );
  return (
    <p class="notice" role="status">
      <strong>{t('welcome', { name })}</strong> {n > 0 && t('welcome-games', { n })}
    </p>
  );
}

export function PlayerHome({ name }: { name: string }) {
  /** The tab of the long list; null: pictures. */
  const [tab, setTab] = useState<GameTab | null>(null);
  const boards = useOpenBoards();
  const waitsForOthers = boards.data?.some(({ by }) => by.name === name) ?? false;
  const guest = user.value?.guest === true;
  // Against the computer of this browser it is always the reader's move.
  const count = waiting.value.length + runningGames.value.length;
  const goingOn = runningGames.value.length > 0 || lastRemoved.value !== null;
  const many = myGames.value.filter((match) => !match.over).length > picturesMax;
  const list = many || tab !== null;
  // What their other browsers have played.
  useEffect(() => void import('../../offline/practice_sync').then(({ refresh }) => refresh()).catch(() => undefined), []);
  useEffect(() => {
    if (tab) document.getElementById('games-title')?.scrollIntoView({ block: 'nearest' });
  }, [tab]);
  return (
    <div class={`player-home ${list ? 'with-list' : ''}`}>
      <div class="own-games">
        <div class="home-head">
          <h1 id="games-title">
            {matchesLoaded.value && (count > 0 || !waitsForOthers) ? t('home-your-move', { count }) : t('home-games')}
          </h1>
          <p class="row">
            <Link
              to={guest ? '/friend' : '/new'}
              class={`button ${matchesLoaded.value && count === 0 ? 'main' : ''}`}
              icon="plus"
              label={guest ? t('front-friend') : t('challenge-title')}
            />
            <NextGame />
          </p>
        </div>
        {isNewcomer.value && <Welcome name={name} />}
        {guest && <GuestNote name={name} />}
        {user.value && <MailProblems who={user.value} />}
        <OwnBoards boards={boards} />
        <Challenges />
        {goingOn && <LocalGames />}
        {list ? (
          <GameListView key={tab} first={tab ?? 'mine'} close={many ? undefined : () => setTab(null)} />
        ) : (
          <HomeGames openList={setTab} />
        )}
        {!goingOn && localGames.value.length > 0 && <LocalGames />}
        <PushToggle name={name} />
      </div>
      <aside>
        <WaysToBegin guest={guest} />
        {!guest && <PlayTiles boards={boards} />}
        {!guest && <OpenBoards boards={boards} />}
        {!guest && <FriendsNow />}
        <HomeTournaments />
      </aside>
      {guest && <AllGames />}
    </div>
  );
}
