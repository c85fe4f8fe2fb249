// For moderators: reports, sanctions, log of actions. The server checks the permission.

import { useCallback, useEffect, useState } from 'preact/hooks';
import '../../../locales/en/moderation.ftl?english';
import { Alert } from '../../alert';
import * as api from '../../api';
import { useLiveQuery } from '../../live_query';
import { titleOf } from '../../app_state';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { useTitle } from '../../title';
import { formatDateTime } from '../../texts/format';
import '../../styles/pages.css';
import '../../styles/moderation.css';
import * as moderation from './moderation_api';
import { SignUpInvitations } from './moderation_invitations';
import { PlayerCard } from './moderation_player';
import { Fields } from '../command_form';
import { SiteSettings } from './moderation_site';
import { MoreButton, useLongList } from '../long_list';

/** A paged list, newest first; reloaded when `renewed` changes. */
function usePages<T extends { id: number }>(part: (last: number) => Promise<T[]>, renewed: number) {
  const [all, setAll] = useState<T[]>([]);
  const [more, setMore] = useState(false);
  const [error, setError] = useState('');
  const add = (before: T[]) =>
    part(before.at(-1)?.id ?? 0).then(
      (next) => {
        setAll([...before, ...next]);
        setMore(next.length === moderation.listed);
        setError('');
      },
      (reason: unknown) => setError(api.errorText(reason)),
    );
  useEffect(() => void add([]), [part, renewed]);
  return { all, more, error, older: () => void add(all) };
}

function OlderButton({ more, older }: { more: boolean; older(): void }) {
  if (!more) return null;
  return (
    <button type="button" class="small" onClick={older}>
      {t('moderation-older')}
    </button>
  );
}

interface ReportsProps {
  renewed: number;
  look(name: string): void;
  done(said: string): void;
}

function Reports({ renewed, look, done }: ReportsProps) {
  const [closed, setClosed] = useState(false);
  const [refused, setRefused] = useState('');
  const part = useCallback((last: number) => moderation.reports(closed, last), [closed]);
  const { all, more, error, older } = usePages(part, renewed);
  const close = (id: number) =>
    void moderation.close(id).then(
      () => done(t('moderation-report-closed', { id })),
      (reason: unknown) => setRefused(api.errorText(reason)),
    );
  return (
    <section class="card" aria-labelledby="reports-title">
      <h2 id="reports-title">{t('moderation-reports')}</h2>
      <label class="choice">
        <input type="checkbox" checked={closed} onChange={(event) => setClosed(event.currentTarget.checked)} />
        {t('moderation-closed-too')}
      </label>
      {all.length === 0 && !error && <p class="hint">{t('moderation-no-reports')}</p>}
      <ul class="reports">
        {all.map((report) => (
          <li key={report.id}>
            <p>
              <span class="hint">
                {report.id} · {formatDateTime(report.at)} ·{' '}
              </span>
              {t('moderation-reporter', { by: report.by ?? '?' })}{' '}
              {report.match ? (
                <Link to={`/match/${report.match.game}/${report.match.board}`}>
                  {titleOf(report.match.game)} {report.match.board}
                </Link>
              ) : (
                <strong>{report.about}</strong>
              )}
            </p>
            <blockquote class="pre">{report.words}</blockquote>
            <div class="row">
              {[report.about, report.by].map(
                (name) =>
                  name && (
                    <button key={name} type="button" class="small" onClick={() => look(name)}>
                      {t('moderation-look', { name })}
                    </button>
                  ),
              )}
              {report.closed === null ? (
                <button type="button" class="small" onClick={() => close(report.id)}>
                  {t('moderation-close', { id: report.id })}
                </button>
              ) : (
                <span class="hint">{t('moderation-closed', { when: formatDateTime(report.closed) })}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <OlderButton more={more} older={older} />
      {(refused || error) && (
        <p class="refused" role="alert">
          {refused || error}
        </p>
      )}
    </section>
  );
}

interface PlayersProps {
  name: string;
  renewed: number;
  look(name: string): void;
  done(said: string, renamed?: string): void;
}

function Players({ name, renewed, look, done }: PlayersProps) {
  const [found, setFound] = useState<api.ModeratedPlayer[] | null>(null);
  const [refused, setRefused] = useState('');
  useEffect(() => {
    if (!name) return;
    moderation.players(name).then(
      (players) => {
        setFound(players);
        setRefused('');
      },
      (reason: unknown) => setRefused(api.errorText(reason)),
    );
  }, [name, renewed]);
  return (
    <section class="card" aria-labelledby="found-title">
      <h2 id="found-title" tabIndex={-1}>
        {t('moderation-players')}
      </h2>
      <form
        class="row"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          look(new Fields(new FormData(event.currentTarget)).text('name'));
        }}
      >
        <label for="found-name" class="unseen">
          {t('moderation-name')}
        </label>
        <input
          id="found-name"
          name="name"
          key={name}
          defaultValue={name}
          placeholder={t('moderation-name')}
          autocapitalize="none"
          autocomplete="off"
          spellcheck={false}
          required
        />
        <button>{t('moderation-find')}</button>
      </form>
      {found?.length === 0 && <p class="hint">{t('moderation-nobody', { name })}</p>}
      <ul class="found">
        {found?.map((player) => (
          <PlayerCard key={player.name} player={player} done={done} />
        ))}
      </ul>
      <Alert text={refused} />
    </section>
  );
}

const nameOf = ({ name }: api.ModeratedPlayer) => name;

function SanctionedPlayers({ first, look }: { first: api.ModeratedPlayer[]; look(name: string): void }) {
  const list = useLongList(first, moderation.listed, nameOf, (last) => moderation.sanctions(last.name));
  return (
    <section class="card" aria-labelledby="restrained-title">
      <h2 id="restrained-title">{t('moderation-restrained')}</h2>
      {first.length === 0 && <p class="hint">{t('moderation-nobody-restrained')}</p>}
      <div class="row">
        {list.all?.map(({ name, restraints }) => (
          <button key={name} type="button" class="small" onClick={() => look(name)}>
            {name}:{' '}
            {restraints
              .filter((sanction) => sanction.holds)
              .map((sanction) => t(`restrained-${sanction.kind}`))
              .join(', ')}
          </button>
        ))}
      </div>
      <MoreButton list={list} />
    </section>
  );
}

function Audit({ renewed }: { renewed: number }) {
  const { all, more, error, older } = usePages(moderation.audit, renewed);
  return (
    <section class="card" aria-labelledby="audit-title">
      <h2 id="audit-title">{t('moderation-audit')}</h2>
      <p class="hint">{t('moderation-audit-about')}</p>
      <div class="high" tabIndex={0} role="group" aria-labelledby="audit-title">
        <ul class="audit">
          {all.map((act) => (
            <li key={act.id}>
              <span class="hint">
                {formatDateTime(act.at)} · {act.who}
              </span>{' '}
              <code>{act.what}</code>
              {act.reason && <span class="hint"> “{act.reason}”</span>}
            </li>
          ))}
        </ul>
        <OlderButton more={more} older={older} />
      </div>
      {error && <p class="refused">{error}</p>}
    </section>
  );
}

export function ModerationPage({ rest: [wanted = ''] }: { rest: string[] }) {
  useTitle(t('nav-moderation'));
  const { data, error, refetch } = useLiveQuery(moderation.sanctions);
  const [name, setName] = useState(wanted);
  const [renewed, setRenewed] = useState(0);
  const [message, setMessage] = useState('');
  const look = (whom: string) => {
    setName(whom);
    setMessage('');
    setRenewed(renewed + 1);
    document.getElementById('found-title')?.focus();
  };
  const done = (said: string, renamed?: string) => {
    setMessage(said);
    if (renamed) setName(renamed);
    setRenewed(renewed + 1);
    refetch();
  };
  return (
    <>
      <h1>{t('nav-moderation')}</h1>
      {!data && !error && <p class="wait">{t('one-moment')}</p>}
      {error && (
        <p class="refused" role="alert">
          {error} <Link to="/settings">{t('nav-settings')}</Link>
        </p>
      )}
      {data && (
        <>
          <p class="notice told" role="status">
            {message}
          </p>
          <div class="moderation">
            <Reports renewed={renewed} look={look} done={done} />
            <Players name={name} renewed={renewed} look={look} done={done} />
            <SanctionedPlayers first={data} look={look} />
            <SignUpInvitations />
            <SiteSettings done={done} />
            <Audit renewed={renewed} />
          </div>
        </>
      )}
    </>
  );
}
