// A form that sends one command and says what it has done.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Alert } from '../alert';
import * as api from '../api';
import { t } from '../texts/i18n';
import { abortQueriesDuring } from '../request';

/** The fields of a form by name, trimmed. */
export class Fields {
  constructor(private readonly data: FormData) {}
  text(name: string): string {
    return String(this.data.get(name) ?? '').trim();
  }
  /** Untrimmed, for passwords. */
  raw(name: string): string {
    return String(this.data.get(name) ?? '');
  }
  checked(name: string): boolean {
    return this.data.get(name) !== null;
  }
}

interface CommandFormProps {
  /** The command; null: nothing to send. */
  words(fields: Fields): string | null;
  comment?(fields: Fields): string;
  button: string;
  danger?: boolean;
  /** What is said once accepted; usually “Saved.” */
  said?(facts: api.Facts, fields: Fields): ComponentChildren;
  /** Called once accepted. */
  done?(answer: api.CommandResponse, fields: Fields): void | Promise<void>;
  /** Clears the fields once accepted. */
  clears?: boolean;
  /** Whether the session ends with this command, so that no query may run beside it. */
  endsSession?(fields: Fields): boolean;
  label?: string;
  children?: ComponentChildren;
}

export function CommandForm(props: CommandFormProps) {
  const [said, setSaid] = useState<ComponentChildren>('');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const fields = new Fields(new FormData(form));
    const words = props.words(fields);
    setSaid('');
    setRefused('');
    if (words === null) return;
    setBusy(true);
    try {
      const send = () => api.command(words, props.comment?.(fields));
      const answer = await (props.endsSession?.(fields) ? abortQueriesDuring(send) : send());
      if (answer.accepted) {
        setSaid(props.said ? props.said(answer.facts ?? {}, fields) : t('saved'));
        if (props.clears) form.reset();
        await props.done?.(answer, fields);
      } else {
        setRefused(answer.text.trim());
      }
    } catch (error) {
      setRefused(api.errorText(error));
    }
    setBusy(false);
  }

  return (
    <form class="said-form" aria-label={props.label} onSubmit={(event) => void submit(event)}>
      {props.children}
      <button class={props.danger ? 'danger' : 'main'} disabled={busy}>
        {props.button}
      </button>
      <div role="status">{said && <p class="answer">{said}</p>}</div>
      <Alert text={refused} pre />
    </form>
  );
}

/** Something that is shown only once, after a sentence about it. */
export function Secret({ children, about }: { children: string; about: string }) {
  return (
    <>
      {about} <code class="secret">{children}</code>
    </>
  );
}

/** A button that sends a command. */
export function CommandButton({
  words,
  comment,
  button,
  label,
  main,
  before,
  done,
}: {
  words: string;
  comment?: string;
  button: string;
  /** Says more than the button to screen readers; begins with its words. */
  label?: string;
  /** The default among several. */
  main?: boolean;
  before?(): Promise<void>;
  done?(answer: api.CommandResponse): void;
}) {
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  async function press() {
    setBusy(true);
    setRefused('');
    try {
      await before?.();
      const answer = await api.command(words, comment);
      if (answer.accepted) done?.(answer);
      else setRefused(answer.text.trim());
    } catch (error) {
      setRefused(api.errorText(error));
    }
    setBusy(false);
  }
  return (
    <>
      <button type="button" class={`small ${main ? 'main' : ''}`} aria-label={label} disabled={busy} onClick={() => void press()}>
        {button}
      </button>
      {refused && (
        <span class="refused pre" role="alert">
          {refused}
        </span>
      )}
    </>
  );
}
