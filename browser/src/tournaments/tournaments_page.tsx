// All tournaments, and the form to announce one.

import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { navigate, user } from '../app_state';
import { Link } from '../link';
import { t } from '../texts/i18n';
import { MoreButton, useLongList } from '../pages/long_list';
import { SignUpFirst } from '../pages/account/sign_up_first';
import { useTitle } from '../title';
import '../styles/pages.css';
import { AnnounceForm } from './announce_form';
import { TournamentList } from './list';
import { SeriesList } from './series_list';
import './texts';

const nameOf = ({ name }: api.TournamentSummary) => name;

function Part({ title, tournaments }: { title: string; tournaments: api.TournamentSummary[] }) {
  if (tournaments.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <TournamentList tournaments={tournaments} />
    </>
  );
}

export function TournamentsPage() {
  useTitle(t('tournaments-title'));
  const { data, error } = useLiveQuery(() => api.tournaments(false), [], 60_000);
  const first = useLiveQuery(() => api.tournaments(true), [], 60_000);
  const { listed } = api;
  const current = useLongList(data, listed.tournaments, nameOf, (last) => api.tournaments(false, last.name));
  const past = useLongList(first.data, listed.tournaments, nameOf, (last) => api.tournaments(true, last.name));
  const open = (current.all ?? []).filter(({ state }) => state === 'open').sort((a, b) => a.starts - b.starts);
  const running = (current.all ?? []).filter(({ state }) => state === 'running');
  return (
    <>
      <h1>{t('tournaments-title')}</h1>
      <p class="welcome">
        {t('tournaments-about')} <Link to="/teams">{t('teams-title')}</Link>
      </p>
      {(error || first.error) && <p class="refused">{error || first.error}</p>}
      <div class="columns">
        <section class="card" aria-label={t('tournaments-title')}>
          {current.all?.length === 0 && past.all?.length === 0 && <p class="hint">{t('tournaments-none')}</p>}
          <Part title={t('tournaments-open')} tournaments={open} />
          <Part title={t('tournaments-running')} tournaments={running} />
          <MoreButton list={current} />
          <SeriesList />
          <Part title={t('tournaments-past')} tournaments={past.all ?? []} />
          <MoreButton list={past} />
        </section>
        {user.value ? (
          <AnnounceForm taken={[...(current.all ?? []), ...(past.all ?? [])].map(nameOf)} done={navigate} />
        ) : (
          <section class="card">
            <SignUpFirst words={t('tournaments-sign-up')} />
          </section>
        )}
      </div>
    </>
  );
}
