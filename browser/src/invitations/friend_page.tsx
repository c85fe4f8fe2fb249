// Makes a link to play a friend: the game, the pace, one button.

import { useEffect, useState } from 'preact/hooks';
import { Alert } from '../alert';
import * as api from '../api';
import { games, guestsAllowed, navigate, titleOf, user } from '../app_state';
import { t } from '../texts/i18n';
import { Link } from '../link';
import { GameChoice, PaceChoice } from '../pages/challenges/challenge_rows';
import '../pages/challenges/challenge.css';
import { SignUpFirst } from '../pages/account/sign_up_first';
import { clockOption, usualPace } from '../paces';
import { useTitle } from '../title';
import { invitationPath, invite, ownInvitations } from './invitations_api';
import './invitations.css';
import '../../locales/en/invitations.ftl?english';

export function FriendPage() {
  useTitle(t('invite-title'));
  const [game, setGame] = useState(games.value[0]?.name ?? '');
  const [pace, setPace] = useState<string>(usualPace);
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);

  async function getLink(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    setRefused('');
    try {
      navigate(invitationPath((await invite(game, clockOption(pace))).code));
    } catch (error) {
      setRefused(api.errorText(error));
      setBusy(false);
    }
  }

  return (
    <form class="card new-game" onSubmit={(event) => void getLink(event)} aria-labelledby="invite-title">
      <h1 id="invite-title">{t('invite-title')}</h1>
      {!guestsAllowed.value && !user.value ? (
        <SignUpFirst words={t('invite-to-sign-up')} />
      ) : (
        <>
          <p class="soft">{t('invite-about')}</p>
          <GameChoice game={game} choose={setGame} />
          <PaceChoice pace={pace} choose={setPace} />
          <div class="begin">
            <button class="main" disabled={busy || !game}>
              {t('invite-get')}
            </button>
          </div>
        </>
      )}
      <Alert text={refused} />
      {user.value && <OpenInvitations />}
    </form>
  );
}

/** The reader's links that nobody has opened yet. */
function OpenInvitations() {
  const [open, setOpen] = useState<api.Invitation[]>([]);
  useEffect(() => void ownInvitations().then(setOpen, () => undefined), []);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="invite-open">
      <h2 id="invite-open">{t('invite-open')}</h2>
      <ul class="side-list">
        {open.map(({ code, game, board }) => (
          <li key={code}>
            <span class="grow">
              {titleOf(game)} {board}
            </span>
            <Link to={invitationPath(code)}>{t('invite-show')}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
