// Settings: who may challenge, whose challenges begin at once, friends, who sees that the player is here.

import { t } from '../../texts/i18n';
import { Radios, Select } from '../form';
import { PlayerList } from './settings_blocks';
import { SavedForm, SettingsSection, type SettingsProps } from './settings_form';

const circles = ['nobody', 'friends', 'rated', 'everybody'] as const;

const audiences = ['nobody', 'opponents', 'everybody'] as const;

export function PresenceSettings({ wishes, changed }: SettingsProps) {
  return (
    <SettingsSection name="presence" title={t('settings-presence')}>
      <SavedForm words={(fields) => `presence ${fields.text('audience')}`} label={t('settings-presence')} done={changed}>
        <Radios
          line
          legend={t('presence-about')}
          name="audience"
          options={audiences}
          value={wishes.presence}
          say={(audience) => t(`presence-${audience}`)}
        />
        <p class="hint">{t('presence-hint')}</p>
      </SavedForm>
    </SettingsSection>
  );
}

export function ChallengeSettings({ wishes, changed }: SettingsProps) {
  const options = circles.map((circle) => [circle, t(`circle-${circle}`)] as const);
  return (
    <SettingsSection name="challenges" title={t('settings-challenges')}>
      <p>{t('challenges-about')}</p>
      <SavedForm
        words={(fields) => `offers --from=${fields.text('from')} --begin=${fields.text('begin')}`}
        label={t('settings-challenges')}
        done={changed}
      >
        {(['from', 'begin'] as const).map((what) => (
          <p key={what}>
            <Select
              id={`challenges-${what}`}
              label={t(`challenges-${what}`)}
              name={what}
              value={wishes.challenges[what]}
              options={options}
            />
          </p>
        ))}
      </SavedForm>
      <h3>{t('friends')}</h3>
      <p>{t('friends-about')}</p>
      <PlayerList
        id="friends"
        label={t('friends')}
        players={wishes.friends}
        none={t('friends-none')}
        end={(name) => t('friend-end', { name })}
        button={t('friends-button')}
        add="friend"
        remove="unfriend"
        changed={changed}
      />
    </SettingsSection>
  );
}
