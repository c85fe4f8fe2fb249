// A new game: /new, /new/GAME or /new/GAME/OPPONENT.

import { user } from '../../app_state';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { useTitle } from '../../title';
import { ChallengeForm } from './challenge';

export function NewGamePage({ rest: [game, opponent] }: { rest: string[] }) {
  useTitle(t('challenge-title'));
  const who = user.value;
  if (who) return <ChallengeForm key={who.name} me={who.name} game={game} opponent={opponent} page />;
  return (
    <section class="card">
      <h1>{t('challenge-title')}</h1>
      <p>
        {t('waiting-sign-up')} <Link to="/">{t('to-front-door')}</Link>
      </p>
    </section>
  );
}
