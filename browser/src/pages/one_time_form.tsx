// A form that is sent once; the response replaces it, an error is shown below it.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as api from '../api';
import { t } from '../i18n';
import { Link } from '../link';
import { useTitle } from '../title';

/** `ask`: sends it and returns the response; throws on an error. */
export function OneTimeForm(props: { title: string; button: string; ask: () => Promise<string>; children: ComponentChildren }) {
  useTitle(props.title);
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);

  async function ask(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    setRefused('');
    try {
      setSaid(await props.ask());
    } catch (error) {
      setRefused(api.errorText(error));
    }
    setBusy(false);
  }

  return (
    <section class="card">
      <h1>{props.title}</h1>
      {said ? (
        <p role="status">
          {said} <Link to="/">{t('confirm-go-on')}</Link>
        </p>
      ) : (
        <form onSubmit={(event) => void ask(event)}>
          {props.children}
          <button class="main" disabled={busy}>
            {props.button}
          </button>
        </form>
      )}
      {refused && (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
    </section>
  );
}
