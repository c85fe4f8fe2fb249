// The pages to log in and to sign up. Afterwards the reader is on the home page.

import { useEffect } from 'preact/hooks';
import { navigate, signUps, user } from '../../app_state';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { useTitle } from '../../title';
import { LoginForm, SignupForm } from './auth_forms';
import './login.css';

function useHomeOnceSignedIn() {
  useEffect(() => {
    if (user.value && !user.value.guest) navigate('/');
  }, [user.value]);
}

export function LoginPage() {
  useTitle(t('log-in'));
  useHomeOnceSignedIn();
  return (
    <div class="account-page">
      <LoginForm />
      <p>
        {t('login-new-here')} <Link to="/signup">{t('sign-up')}</Link>
      </p>
    </div>
  );
}

/** Guests sign up by invitation if they have played a player; the server knows. */
const maySignUp = () => signUps.value === 'open' || (signUps.value === 'invitation' && user.value?.guest === true);

/** `rest`: the code of an operator's invitation, if the address has one. */
export function SignupPage({ rest: [invitation = ''] }: { rest: string[] }) {
  useTitle(t('sign-up'));
  useHomeOnceSignedIn();
  return (
    <div class="account-page">
      {invitation || maySignUp() ? (
        <SignupForm invitation={invitation} />
      ) : (
        <section class="card">
          <h1>{t('sign-up')}</h1>
          <p>{t(`signup-${signUps.value}`)}</p>
        </section>
      )}
      <p>
        {t('signup-known-here')} <Link to="/login">{t('log-in')}</Link>
      </p>
    </div>
  );
}
