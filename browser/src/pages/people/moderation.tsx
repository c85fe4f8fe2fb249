// For moderators: reports, sanctions, log of actions. The server checks the permission.

import { useEffect, useState } from 'preact/hooks';
import '../../../locales/en/moderation.ftl?english';
import { Button } from '../../button';
import { Alert } from '../../alert';
import type * as api from '../../api';
import { useLiveQuery } from '../../live_query';
import { titleOf } from '../../app_state';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { useTitle } from '../../title';
import { formatDateTime, matchPath } from '../../texts/format';
import '../../styles/pages.css';
import '../../styles/moderation.css';
import * as moderation from './moderation_api';
import { SignUpInvitations } from './moderation_invitations';
import { PlayerCard } from './moderation_player';
import { Choice, Form, useTask, verbatim } from '../form';
import { Section } from '../section';
import { SiteSettings } from './moderation_site';
import { MoreButton, useLongList } from '../long_list';

function useRenewed<T>(question: () => Promise<T>, about: unknown, renewed: number) {
  const query = useLiveQuery(question, [about]);
  useEffect(() => {
    if (renewed > 0) query.refetch();
  }, [renewed]);
  return query;
}

/** A list in parts, newest first. */
function useParts<T extends { id: number }>(part: (last: number) => Promise<T[]>, about: unknown, renewed: number) {
  const { data, error } = useRenewed(() => part(0), about, renewed);
  const list = useLongList(data, moderation.listed, idOf, ({ id }) => part(id), renewed);
  return { list, error };
}

const idOf = ({ id }: { id: number }) => id;

interface ReportsProps {
  renewed: number;
  look(name: string): void;
  done(said: string): void;
}

function Reports({ renewed, look, done }: ReportsProps) {
  const [closed, setClosed] = useState(false);
  const { refused, run } = useTask();
  const { list, error } = useParts((last) => moderation.reports(closed, last), closed, renewed);
  const close = (id: number) => run(() => moderation.close(id).then(() => done(t('moderation-report-closed', { id }))));
  return (
    <Section class="card" name="reports" title={t('moderation-reports')}>
      <Choice checked={closed} onChange={(event) => setClosed(event.currentTarget.checked)} label={t('moderation-closed-too')} />
      {list.all?.length === 0 && <p class="hint">{t('moderation-no-reports')}</p>}
      <ul class="reports">
        {list.all?.map((report) => (
          <ReportItem key={report.id} report={report} look={look} close={close} />
        ))}
      </ul>
      <MoreButton list={list} />
      <Alert text={refused || error} />
    </Section>
  );
}

interface ReportItemProps {
  report: api.Report;
  look(name: string): void;
  close(id: number): void;
}

function ReportItem({ report: { id, at, by, about, match, words, closed }, look, close }: ReportItemProps) {
  return (
    <li>
      <p>
        <span class="hint">
          {id} · {formatDateTime(at)} ·{' '}
        </span>
        {t('moderation-reporter', { by: by ?? '?' })}{' '}
        {match ? (
          <Link to={matchPath(match)}>
            {titleOf(match.game)} {match.board}
          </Link>
        ) : (
          <strong>{about}</strong>
        )}
      </p>
      <blockquote class="pre">{words}</blockquote>
      <div class="row">
        {[about, by].map(
          (name) =>
            name && (
              <button key={name} type="button" class="small" onClick={() => look(name)}>
                {t('moderation-look', { name })}
              </button>
            ),
        )}
        {closed === null ? (
          <Button label={t('moderation-close', { id })} class="small" act={() => close(id)} />
        ) : (
          <span class="hint">{t('moderation-closed', { when: formatDateTime(closed) })}</span>
        )}
      </div>
    </li>
  );
}

interface PlayersProps {
  name: string;
  renewed: number;
  look(name: string): void;
  done(said: string, renamed?: string): void;
}

function Players({ name, renewed, look, done }: PlayersProps) {
  const { data, error } = useRenewed(async () => (name ? moderation.players(name) : null), name, renewed);
  return (
    <section class="card" aria-labelledby="found-title">
      <h2 id="found-title" tabIndex={-1}>
        {t('moderation-players')}
      </h2>
      <Form class="row" role="search" send={(fields) => look(fields.text('name'))}>
        <label for="found-name" class="unseen">
          {t('moderation-name')}
        </label>
        <input id="found-name" name="name" key={name} defaultValue={name} placeholder={t('moderation-name')} {...verbatim} required />
        <button>{t('moderation-find')}</button>
      </Form>
      {data?.length === 0 && <p class="hint">{t('moderation-nobody', { name })}</p>}
      <ul class="found">
        {data?.map((player) => (
          <PlayerCard key={player.name} player={player} done={done} />
        ))}
      </ul>
      <Alert text={error} />
    </section>
  );
}

const nameOf = ({ name }: api.ModeratedPlayer) => name;

function SanctionedPlayers({ first, look }: { first: api.ModeratedPlayer[]; look(name: string): void }) {
  const list = useLongList(first, moderation.listed, nameOf, (last) => moderation.sanctions(last.name));
  return (
    <Section class="card" name="restrained" title={t('moderation-restrained')}>
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
    </Section>
  );
}

function Audit({ renewed }: { renewed: number }) {
  const { list, error } = useParts(moderation.audit, '', renewed);
  return (
    <Section class="card" name="audit" title={t('moderation-audit')}>
      <p class="hint">{t('moderation-audit-about')}</p>
      <div class="high" tabIndex={0} role="group" aria-labelledby="audit-title">
        <ul class="audit">
          {list.all?.map((act) => (
            <li key={act.id}>
              <span class="hint">
                {formatDateTime(act.at)} · {act.who}
              </span>{' '}
              <code>{act.what}</code>
              {act.reason && <span class="hint"> “{act.reason}”</span>}
            </li>
          ))}
        </ul>
        <MoreButton list={list} />
      </div>
      <Alert text={error} />
    </Section>
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
