// A form that sends one command and says what it has done.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../button';
import { Alert } from '../alert';
import * as api from '../api';
import { t } from '../texts/i18n';
import { abortQueriesDuring } from '../request';
import { Form, useTask, type Fields } from './form';

interface CommandFormProps {
  /** The command; null: nothing to send. */
  words(fields: Fields): string | null;
  comment?(fields: Fields): string;
  button: string;
  danger?: boolean;
  /** What is said once accepted; usually “Saved.” */
  said?(facts: api.Facts, fields: Fields): ComponentChildren;
  done?(answer: api.CommandResponse, fields: Fields): void | Promise<void>;
  clears?: boolean;
  /** Whether the session ends with this command, so that no query may run beside it. */
  endsSession?(fields: Fields): boolean;
  label?: string;
  children?: ComponentChildren;
}

export function CommandForm(props: CommandFormProps) {
  const [said, setSaid] = useState<ComponentChildren>('');
  const { busy, refused, run } = useTask();

  async function send(words: string, fields: Fields) {
    const ask = () => api.perform(words, props.comment?.(fields));
    const answer = await (props.endsSession?.(fields) ? abortQueriesDuring(ask) : ask());
    setSaid(props.said ? props.said(answer.facts ?? {}, fields) : t('saved'));
    if (props.clears) fields.form.reset();
    await props.done?.(answer, fields);
  }
  function submit(fields: Fields) {
    const words = props.words(fields);
    setSaid('');
    if (words !== null) run(() => send(words, fields));
  }

  return (
    <Form class="said-form" label={props.label} send={submit}>
      {props.children}
      <button class={props.danger ? 'danger' : 'main'} disabled={busy}>
        {props.button}
      </button>
      <div role="status">{said && <p class="answer">{said}</p>}</div>
      <Alert text={refused} pre />
    </Form>
  );
}

/** Something that is shown only once, after a sentence about it. */
export const Secret = ({ children, about }: { children: string; about: string }) => (
  <>
    {about} <code class="secret">{children}</code>
  </>
);

interface CommandButtonProps {
  words: string;
  button: string;
  /** Says more than the button to screen readers; begins with its words. */
  label?: string;
  /** The default among several. */
  main?: boolean;
  before?(): Promise<void>;
  done?(answer: api.CommandResponse): void;
}

export function CommandButton({ words, button, label, main, before, done }: CommandButtonProps) {
  const { busy, refused, run } = useTask();
  async function press() {
    await before?.();
    const answer = await api.perform(words);
    done?.(answer);
  }
  return (
    <>
      <Button label={button} class={`small ${main ? 'main' : ''}`} aria-label={label} disabled={busy} act={() => run(press)} />
      {refused && (
        <span class="refused pre" role="alert">
          {refused}
        </span>
      )}
    </>
  );
}
