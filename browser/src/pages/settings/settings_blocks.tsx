// Settings: blocked players; and lists of players in general.

import { t } from '../../texts/i18n';
import { Link } from '../../link';
import { formatDate } from '../../texts/format';
import { CommandButton, CommandForm } from '../command_form';
import { Field, verbatim } from '../form';
import { SettingsSection, type SettingsProps } from './settings_form';

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
        <Field id={`${props.id}-name`} label={t('blocks-name')} name="name" {...verbatim} required />
      </CommandForm>
    </>
  );
}

export function BlockSettings({ wishes, changed }: SettingsProps) {
  return (
    <SettingsSection name="blocks" title={t('settings-blocks')}>
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
    </SettingsSection>
  );
}
