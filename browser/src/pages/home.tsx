// The home page. Visitors: what Posthouse is, sign-in and sign-up. Players: player_home.tsx.

import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { user } from '../app_state';
import { t } from '../i18n';
import { lazyPart } from '../lazy';
import { Link } from '../link';
import { MatchList } from './match_list';
import { LoginForm, SignupForm } from './auth_forms';

const PlayerHome = lazyPart(() => import('./player_home').then((part) => part.PlayerHome));

function VisitorHome() {
  const recent = useLiveQuery(api.recentMatches).data;
  return (
    <>
      <section class="welcome">
        <h1>{t('welcome')}</h1>
        <p>
          {t('welcome-about')} <Link to="/games">{t('welcome-games')}</Link>.
        </p>
      </section>
      <div class="columns">
        <SignupForm />
        <LoginForm />
        <section class="card" aria-labelledby="recent-title">
          <h2 id="recent-title">{t('recent-games')}</h2>
          {recent?.length === 0 && <p class="hint">{t('recent-games-none')}</p>}
          <MatchList matches={(recent ?? []).slice(0, 12)} me={null} />
        </section>
      </div>
    </>
  );
}

export function HomePage() {
  const who = user.value;
  return who ? <PlayerHome key={who.name} name={who.name} /> : <VisitorHome />;
}
