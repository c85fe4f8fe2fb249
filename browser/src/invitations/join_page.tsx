// An invitation by link. Whoever made it sees the link and waits; a friend who opens it plays.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../button';
import { Alert } from '../alert';
import type * as api from '../api';
import { gameNamed, guestsAllowed, navigate, titleOf, user } from '../app_state';
import { Thumbnail } from '../boards/thumbnail';
import { sampleOf } from '../boards/sample_positions';
import { formatDate, matchPath } from '../texts/format';
import { t } from '../texts/i18n';
import { lazyPart } from '../lazy';
import { Link } from '../link';
import { useLiveQuery } from '../live_query';
import { formatPace } from '../paces';
import { CommandButton } from '../pages/command_form';
import { useTask } from '../pages/form';
import { SignUpFirst } from '../pages/account/sign_up_first';
import { useTitle } from '../title';
import { accept, invitation, invitationPath } from './invitations_api';
import '../pages/challenges/open_boards.css';
import './invitations.css';
import '../../locales/en/invitations.ftl?english';

/** The socket tells a player that their match has begun; this is for a socket that is blocked. */
const reloadMs = 10_000;

const QrCode = lazyPart(() => import('../pages/settings/qr_code').then((part) => part.QrCode));

export function JoinPage({ rest: [code = ''] }: { rest: string[] }) {
  const { data, error } = useLiveQuery(() => invitation(code), [code], reloadMs);
  const begun = data?.offer === null ? matchPath(data) : '';
  useEffect(() => {
    if (begun) navigate(begun);
  }, [begun]);
  if (error && !data)
    return (
      <section class="card invitation">
        <h1>{t('invite-title')}</h1>
        <p role="alert">{error}</p>
        <Link to="/friend" class="button main" label={t('invite-new')} />
      </section>
    );
  if (!data?.offer) return <p class="wait">{t('one-moment')}</p>;
  return data.mine ? <Waiting made={data} /> : <Invited to={data} offer={data.offer} />;
}

function Waiting({ made: { code, game, board, expires } }: { made: api.Invitation }) {
  const url = location.origin + invitationPath(code);
  const [copied, setCopied] = useState(false);
  useTitle(t('invite-ready'));
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      field.current?.select(); // browsers copy by script over HTTPS only
    }
  }
  return (
    <section class="card invitation" aria-labelledby="invite-ready">
      <h1 id="invite-ready">{t('invite-ready')}</h1>
      <label class="unseen" for="invite-link">
        {t('invite-link')}
      </label>
      <input id="invite-link" ref={field} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <p class="row">
        <Button class="main" act={() => copy()} icon={copied ? 'check' : 'link'} label={copied ? t('invite-copied') : t('invite-copy')} />
        {'share' in navigator && (
          <Button act={() => navigator.share({ url }).catch(() => undefined)} icon="share" label={t('invite-share')} />
        )}
      </p>
      <p class="own-board" role="status">
        <span class="pulse" aria-hidden="true" />
        <span>
          {t('invite-waiting')} <span class="soft">{expires !== null && t('invite-until', { day: formatDate(expires) })}</span>
        </span>
      </p>
      <figure>
        <QrCode text={url} label={t('invite-picture')} />
        <figcaption class="soft">{t('invite-scan')}</figcaption>
      </figure>
      <CommandButton words={`${game} withdraw ${board}`} button={t('invite-withdraw')} done={() => navigate('/friend')} />
    </section>
  );
}

function Invited({ to: { code, game }, offer }: { to: api.Invitation; offer: api.Offer }) {
  const { busy, refused, run } = useTask();
  const title = titleOf(game);
  const known = gameNamed(game);
  useTitle(t('invite-from', { name: offer.by.name, game: title }));

  const play = async () => navigate(matchPath(await accept(code)));

  return (
    <section class="card invitation" aria-labelledby="invite-from">
      <h1 id="invite-from">{t('invite-from', { name: offer.by.name, game: title })}</h1>
      {known && <Thumbnail drawing={known.drawing} position={sampleOf(game)} bottom="first" />}
      <p class="pace">
        {formatPace(offer.clock?.words ?? 'none')} · {t(`invite-first-${offer.first}`, { name: offer.by.name })}
      </p>
      {user.value || guestsAllowed.value ? (
        <>
          <Button label={t('invite-play')} class="main" disabled={busy} act={() => run(play)} />
          <p class="soft">{user.value && !user.value.guest ? t('invite-as-player', { name: user.value.name }) : t('invite-as-guest')}</p>
        </>
      ) : (
        <SignUpFirst words={t('invite-sign-up')} />
      )}
      <Alert text={refused} />
      <p>
        <Link to={`/help/${game}`}>{t('invite-rules', { game: title })}</Link>
      </p>
    </section>
  );
}
