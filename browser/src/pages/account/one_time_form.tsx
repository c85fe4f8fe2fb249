// A form that is sent once; the response replaces it, an error is shown below it.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Alert } from '../../alert';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { useTitle } from '../../title';
import { Form, useTask, type Fields } from '../form';

interface Done {
  said: string;
  /** The page that the reader may want next. */
  next?: string | undefined;
}

interface OneTimeFormProps {
  title: string;
  button: string;
  /** Throws on an error. */
  ask(fields: Fields): Promise<Done>;
  children: ComponentChildren;
}

export function OneTimeForm(props: OneTimeFormProps) {
  useTitle(props.title);
  const [done, setDone] = useState<Done | null>(null);
  const { busy, refused, run } = useTask();
  return (
    <section class="card">
      <h1>{props.title}</h1>
      {done ? (
        <p role="status">
          {done.said} <Link to={done.next ?? '/'}>{t('confirm-go-on')}</Link>
        </p>
      ) : (
        <Form send={(fields) => run(() => props.ask(fields).then(setDone))}>
          {props.children}
          <button class="main" disabled={busy}>
            {props.button}
          </button>
        </Form>
      )}
      <Alert text={refused} />
    </section>
  );
}
