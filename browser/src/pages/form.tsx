// What forms are made of: the form that reads its fields, its task, and fields with their labels.

import type { ComponentChildren, InputHTMLAttributes, SelectHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';
import { errorText } from '../api';
import { games } from '../app_state';

/** The fields of a form by name, trimmed. */
export class Fields {
  private readonly data: FormData;
  constructor(readonly form: HTMLFormElement) {
    this.data = new FormData(form);
  }
  text(name: string): string {
    return this.raw(name).trim();
  }
  /** Untrimmed, for passwords. */
  raw(name: string): string {
    return String(this.data.get(name) ?? '');
  }
  checked(name: string): boolean {
    return this.data.get(name) !== null;
  }
}

/** What a button or form has begun: whether it still runs, and why the last one failed. */
export function useTask() {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  async function run(task: () => Promise<unknown>) {
    setBusy(true);
    setRefused('');
    try {
      await task();
    } catch (error) {
      setRefused(errorText(error));
    }
    setBusy(false);
  }
  return { busy, refused, run: (task: () => Promise<unknown>) => void run(task) };
}

interface FormProps {
  send(fields: Fields): void;
  class?: string;
  role?: 'search';
  label?: string;
  /** The id of its title. */
  titled?: string;
  children: ComponentChildren;
}

export const Form = ({ send, class: kind, role, label, titled, children }: FormProps) => (
  <form
    class={kind}
    role={role}
    aria-label={label}
    aria-labelledby={titled}
    onSubmit={(event) => {
      event.preventDefault();
      send(new Fields(event.currentTarget));
    }}
  >
    {children}
  </form>
);

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'label'>;

/** For names and codes: what browsers do to prose would spoil them. */
export const verbatim = { autocapitalize: 'none', autocomplete: 'off', spellcheck: false } as const;

/** A line to fill in, below its label. */
export const Field = ({ label, id, ...input }: InputProps & { label: ComponentChildren; id: string }) => (
  <>
    <label for={id}>{label}</label>
    <input id={id} {...input} />
  </>
);

/** A checkbox or, by its type, a radio button; `line`: alone in its line. */
export const Choice = ({ label, line, ...input }: InputProps & { label: ComponentChildren; line?: boolean }) => (
  <label class={line ? 'choice line' : 'choice'}>
    <input type="checkbox" {...input} /> {label}
  </label>
);

interface RadiosProps<Option extends string> {
  legend: string;
  name: string;
  options: readonly Option[];
  /** The one that is chosen, at first if there is no `choose`. */
  value: Option | undefined;
  choose?(option: NoInfer<Option>): void;
  say(option: NoInfer<Option>): ComponentChildren;
  line?: boolean;
  children?: ComponentChildren;
}

export function Radios<Option extends string>(props: RadiosProps<Option>) {
  const { legend, name, options, value, choose, say, line, children } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map((option) => {
        const on = option === value;
        const state = choose ? { checked: on, onChange: () => choose(option) } : { defaultChecked: on };
        return <Choice key={option} type="radio" name={name} value={option} label={say(option)} line={line} {...state} />;
      })}
      {children}
    </fieldset>
  );
}

interface SelectProps<Value extends string | number> extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value'> {
  options: readonly (readonly [value: Value, words: string, lang?: string])[];
  /** Without `choose`: at first. */
  value?: Value | undefined;
  choose?(value: string): void;
  label?: ComponentChildren;
}

export function Select<Value extends string | number>({ options, value, choose, label, ...select }: SelectProps<Value>) {
  return (
    <>
      {label && <label for={select.id}>{label}</label>}
      <select {...select} {...(choose && { value, onChange: (event) => choose(event.currentTarget.value) })}>
        {options.map(([option, words, lang]) => (
          <option key={option} value={option} lang={lang} selected={option === value}>
            {words}
          </option>
        ))}
      </select>
    </>
  );
}

export const gameOptions = () => games.value.map(({ name, title }) => [name, title] as const);
