// Makes a link to play a friend: the game, the pace, one button.

import { guestsAllowed, titleOf, user } from '../app_state';
import { t } from '../texts/i18n';
import { Link } from '../link';
import { ChallengeForm } from '../pages/challenges/challenge';
import '../pages/challenges/open_boards.css';
import { SignUpFirst } from '../pages/account/sign_up_first';
import { useAnswer } from '../use_answer';
import { useTitle } from '../title';
import { invitationPath, ownInvitations } from './invitations_api';
import './invitations.css';
import '../../locales/en/invitations.ftl?english';

export function FriendPage() {
  useTitle(t('invite-title'));
  const mayInvite = guestsAllowed.value || user.value;
  return (
    <div class="friend">
      <h1>{t('invite-title')}</h1>
      {mayInvite ? <p class="soft">{t('invite-about')}</p> : <SignUpFirst words={t('invite-to-sign-up')} />}
      {mayInvite && <ChallengeForm me={user.value?.name ?? ''} link />}
      {user.value && <OpenInvitations />}
    </div>
  );
}

function OpenInvitations() {
  const open = useAnswer('own', ownInvitations).data ?? [];
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
