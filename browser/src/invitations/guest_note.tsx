// What a guest should know: that signing up keeps their games.

import { t } from '../texts/i18n';
import { SignUpFirst } from '../pages/account/sign_up_first';
import '../../locales/en/invitations.ftl?english';

export function GuestNote({ name }: { name: string }) {
  return (
    <div class="card guest-note">
      <SignUpFirst words={t('guest-note', { name })} />
    </div>
  );
}
