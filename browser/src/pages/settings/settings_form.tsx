// What the sections of the settings have in common.

import type { ComponentChildren, ComponentProps } from 'preact';
import type * as api from '../../api';
import { t } from '../../texts/i18n';
import { CommandForm } from '../command_form';
import { Field, Select } from '../form';
import { Section } from '../section';

export interface SettingsProps {
  wishes: api.UserPreferences;
  /** Called after a change, to reload the settings. */
  changed(): void;
}

/** The address of each ends with its name. */
export const SettingsSection = ({ name, title, children }: { name: string; title: string; children: ComponentChildren }) => (
  <Section class="card" anchor name={name} title={title}>
    {children}
  </Section>
);

export const SavedForm = (props: Omit<ComponentProps<typeof CommandForm>, 'button'>) => (
  <CommandForm button={t('settings-keep')} {...props} />
);

export const PasswordField = ({ id, fresh }: { id: string; fresh?: boolean }) => (
  <Field
    id={id}
    label={fresh ? t('settings-new-password') : t('settings-your-password')}
    name={fresh ? 'fresh' : 'password'}
    type="password"
    autocomplete={fresh ? 'new-password' : 'current-password'}
    minLength={fresh ? 6 : undefined}
    maxLength={128}
    required
  />
);

export const hourIn = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const hours = Array.from({ length: 24 }, (_, hour) => [hour, hourIn(hour)] as const);

export const HoursFields = ({ of, from, until }: { of: string; from: number; until: number }) => (
  <div class="row">
    <Select id={`${of}-from`} label={t('quiet-from')} name="from" value={from} options={hours} />
    <Select id={`${of}-until`} label={t('quiet-until')} name="until" value={until} options={hours} />
  </div>
);

/** "+5:30": offset from UTC. */
export function zoneIn(minutes: number): string {
  const size = Math.abs(minutes);
  const past = String(size % 60).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}:${past}`;
}

export const zoneHere = () => -new Date().getTimezoneOffset();

export const ZoneField = ({ id, value }: { id: string; value: number }) => (
  <Field
    id={id}
    label={t('quiet-zone')}
    name="zone"
    defaultValue={zoneIn(value)}
    required
    pattern="[+\-]\d{1,2}(:\d\d)?"
    autocomplete="off"
    title={t('quiet-zone-form')}
  />
);
