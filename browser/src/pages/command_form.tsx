// A form that hands in one command, and shows what the house said to it.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import * as api from '../api';
import { Linked } from '../link';

/** What is in the fields of a form, by their names; without blanks around it. */
export class Fields {
  constructor(private readonly data: FormData) {}
  text(name: string): string {
    return String(this.data.get(name) ?? '').trim();
  }
  /** As it was typed: passwords. */
  raw(name: string): string {
    return String(this.data.get(name) ?? '');
  }
  checked(name: string): boolean {
    return this.data.get(name) !== null;
  }
}

interface SaidFormProps {
  /** The words of the command; null: there is nothing to be said. */
  words(fields: Fields): string | null;
  /** What stands beneath it. */
  comment?(fields: Fields): string;
  button: string;
  danger?: boolean;
  /** Called when the house has accepted it. */
  done?(answer: api.CommandResponse, fields: Fields): void | Promise<void>;
  /** The fields are empty again when the house has accepted it. */
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
    } catch (trouble) {
      setRefused(api.errorText(trouble));
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

/** A command that needs nothing but a press. */
export function CommandButton({
  words,
  comment,
  button,
  main,
  done,
}: {
  words: string;
  comment?: string;
  button: string;
  /** The one of several that is meant most often. */
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
    } catch (trouble) {
      setRefused(api.errorText(trouble));
    }
    setBusy(false);
  }
  return (
    <>
      <button
        type="button"
        class={`small ${main ? 'main' : ''}`}
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
