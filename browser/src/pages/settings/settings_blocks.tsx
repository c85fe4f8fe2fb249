// Settings: blocked players; and lists of players in general.

import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { formatDate } from '../../texts/format';
import { CommandButton, CommandForm } from '../command_form';
import type { SettingsProps } from './settings_mail';

interface PlayerListProps {
  id: string;
  label: string;
  players: { name: string; since: number }[];
  /** Texts for an empty list, for removing and for adding. */
  none: string;
  end(name: string): string;
  button: string;
  /** The commands: “block”, “unblock”. */
  add: string;
  remove: string;
  changed(): void;
}

/** A list of players, each with a remove button. */
export function PlayerList(props: PlayerListProps) {
  return (
    <>
      {props.players.length === 0 && <p class="hint">{props.none}</p>}
      <ul class="lines">
        {props.players.map(({ name, since }) => (
          <li key={name}>
            <span>
              <Link to={`/player/${name}`}>{name}</Link>
              <span class="hint">{t('blocks-since', { date: formatDate(since) })}</span>
            </span>
            <CommandButton words={`${props.remove} ${name}`} button={props.end(name)} done={props.changed} />
          </li>
        ))}
      </ul>
      <CommandForm
        words={(fields) => `${props.add} ${fields.text('name')}`}
        button={props.button}
        label={props.label}
        done={props.changed}
        clears
      >
        <label for={`${props.id}-name`}>{t('blocks-name')}</label>
        <input id={`${props.id}-name`} name="name" autocapitalize="none" autocomplete="off" spellcheck={false} required />
      </CommandForm>
    </>
  );
}

export function BlockSettings({ wishes, changed }: SettingsProps) {
  return (
    <section class="card" id="blocks" aria-labelledby="blocks-title">
      <h2 id="blocks-title">{t('settings-blocks')}</h2>
      <p>{t('blocks-about')}</p>
      <PlayerList
        id="blocks"
        label={t('settings-blocks')}
        players={wishes.blocked}
        none={t('blocks-none')}
        end={(name) => t('blocks-end', { name })}
        button={t('blocks-button')}
        add="block"
        remove="unblock"
        changed={changed}
      />
    </section>
  );
}
