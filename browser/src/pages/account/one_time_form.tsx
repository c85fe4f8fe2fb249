// A form that is sent once; the response replaces it, an error is shown below it.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Alert } from '../../alert';
import * as api from '../../api';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { useTitle } from '../../title';

interface OneTimeFormProps {
  title: string;
  button: string;
  /** Sends it and returns what was done, and the page that the reader may want next; throws on an error. */
  ask(): Promise<{ said: string; next?: string }>;
  children: ComponentChildren;
}

export function OneTimeForm(props: OneTimeFormProps) {
  useTitle(props.title);
  const [done, setDone] = useState<{ said: string; next?: string } | null>(null);
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);

  async function ask(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    setRefused('');
    try {
      setDone(await props.ask());
    } catch (error) {
      setRefused(api.errorText(error));
    }
    setBusy(false);
  }

  return (
    <section class="card">
      <h1>{props.title}</h1>
      {done ? (
        <p role="status">
          {done.said} <Link to={done.next ?? '/'}>{t('confirm-go-on')}</Link>
        </p>
      ) : (
        <form onSubmit={(event) => void ask(event)}>
          {props.children}
          <button class="main" disabled={busy}>
            {props.button}
          </button>
        </form>
      )}
      <Alert text={refused} />
    </section>
  );
}
