// The home page of a player: the games that wait, and ways to begin another.

import { useEffect, useState } from 'preact/hooks';
import { user } from '../../app_state';
import { t } from '../../texts/i18n';
import { Icon } from '../../icons';
import { Link } from '../../link';
import { goToNextGame, matchesLoaded, myGames, nextGame, waiting } from '../../my_games';
import { lazyPart } from '../../lazy';
import { localGames, runningGames } from '../../offline/local_games';
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
const GuestNote = lazyPart(() => import('../../invitations/guest_note').then((part) => part.GuestNote));

/** More running games than this are shown as rows. */
const picturesMax = 24;

/** The most urgent game, and how long it can wait. */
function NextGame() {
  const next = nextGame.value;
  const now = useNow(next ? [next] : []);
  if (!next) return null;
  const { name } = opponentOf(next);
  return (
    <button type="button" class="main" onClick={() => goToNextGame()}>
      {next.due === null ? t('home-next', { name }) : t('home-next-left', { name, time: shortTime(next.due - now) })}
    </button>
  );
}

/** Against the computer, and by a link: one press each. */
function WaysToBegin() {
  return (
    <nav class="ways-to-begin" aria-label={t('front-ways')}>
      <Link to="/play" class="button quiet">
        <Icon name="computer" />
        {t('front-computer')}
      </Link>
      <Link to="/friend" class="button quiet">
        <Icon name="link" />
        {t('front-friend')}
      </Link>
    </nav>
  );
}

export function PlayerHome({ name }: { name: string }) {
  /** The tab of the long list; null: pictures. */
  const [tab, setTab] = useState<GameTab | null>(null);
  const boards = useOpenBoards();
  const guest = user.value?.guest === true;
  // Against the computer of this browser it is always the reader's move.
  const count = waiting.value.length + runningGames.value.length;
  const many = myGames.value.filter((match) => !match.over).length > picturesMax;
  const list = many || tab !== null;
  useEffect(() => {
    if (tab) document.getElementById('games-title')?.scrollIntoView({ block: 'nearest' });
  }, [tab]);
  return (
    <div class={`player-home ${list ? 'with-list' : ''}`}>
      <div class="own-games">
        <div class="home-head">
          <h1 id="games-title">{matchesLoaded.value ? t('home-your-move', { count }) : t('home-games')}</h1>
          <p class="row">
            <Link to={guest ? '/friend' : '/new'} class={`button ${matchesLoaded.value && count === 0 ? 'main' : ''}`}>
              <Icon name="plus" />
              {guest ? t('front-friend') : t('challenge-title')}
            </Link>
            <NextGame />
          </p>
        </div>
        {guest && <GuestNote name={name} />}
        {user.value && <MailProblems who={user.value} />}
        <OwnBoards boards={boards} />
        <Challenges />
        {runningGames.value.length > 0 && <LocalGames />}
        {list ? (
          <GameListView key={tab} first={tab ?? 'mine'} close={many ? undefined : () => setTab(null)} />
        ) : (
          <HomeGames openList={setTab} />
        )}
        {runningGames.value.length === 0 && localGames.value.length > 0 && <LocalGames />}
        <PushToggle name={name} />
      </div>
      <aside>
        <WaysToBegin />
        {!guest && <PlayTiles boards={boards} />}
        {!guest && <OpenBoards boards={boards} />}
        {!guest && <FriendsNow />}
        <HomeTournaments />
      </aside>
    </div>
  );
}
