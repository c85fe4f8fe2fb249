// A form that sends one command and shows the response.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as api from '../api';
import { Linked } from '../link';

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

interface SaidFormProps {
  /** The command; null: nothing to send. */
  words(fields: Fields): string | null;
  comment?(fields: Fields): string;
  button: string;
  danger?: boolean;
  /** Called once accepted. */
  done?(answer: api.CommandResponse, fields: Fields): void | Promise<void>;
  /** Clears the fields once accepted. */
  clears?: boolean;
  label?: string;
  children?: ComponentChildren;
}

export function CommandForm(props: SaidFormProps) {
  const [said, setSaid] = useState('');
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
      const answer = await api.command(words, props.comment?.(fields));
      if (answer.accepted) {
        setSaid(answer.text.trim());
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
      <div role="status">
        {said && (
          <pre class="answer">
            <Linked text={said} />
          </pre>
        )}
      </div>
      {refused && (
        <p class="refused pre" role="alert">
          {refused}
        </p>
      )}
    </form>
  );
}

/** A button that sends a command. */
export function CommandButton({
  words,
  comment,
  button,
  label,
  main,
  done,
}: {
  words: string;
  comment?: string;
  button: string;
  /** Says more than the button to screen readers; begins with its words. */
  label?: string;
  /** The default among several. */
  main?: boolean;
  done?(answer: api.CommandResponse): void;
}) {
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  async function press() {
    setBusy(true);
    setRefused('');
    try {
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
      <button
        type="button"
        class={`small ${main ? 'main' : ''}`}
        aria-label={label}
        disabled={busy}
        onClick={() => void press()}
      >
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
