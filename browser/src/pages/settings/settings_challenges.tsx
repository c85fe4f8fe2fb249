// Settings: who may challenge, whose challenges begin at once, friends, who sees that the player is here.

import { t } from '../../texts/i18n';
import { CommandForm } from '../command_form';
import { PlayerList } from './settings_blocks';
import type { SettingsProps } from './settings_mail';

const circles = ['nobody', 'friends', 'rated', 'everybody'] as const;

const audiences = ['nobody', 'opponents', 'everybody'] as const;

export function PresenceSettings({ wishes, changed }: SettingsProps) {
  return (
    <section class="card" id="presence" aria-labelledby="presence-title">
      <h2 id="presence-title">{t('settings-presence')}</h2>
      <CommandForm
        words={(fields) => `presence ${fields.text('audience')}`}
        button={t('settings-keep')}
        label={t('settings-presence')}
        done={changed}
      >
        <fieldset>
          <legend>{t('presence-about')}</legend>
          {audiences.map((audience) => (
            <label class="choice line" key={audience}>
              <input type="radio" name="audience" value={audience} defaultChecked={audience === wishes.presence} />
              {t(`presence-${audience}`)}
            </label>
          ))}
        </fieldset>
        <p class="hint">{t('presence-hint')}</p>
      </CommandForm>
    </section>
  );
}

export function ChallengeSettings({ wishes, changed }: SettingsProps) {
  return (
    <section class="card" id="challenges" aria-labelledby="challenges-title">
      <h2 id="challenges-title">{t('settings-challenges')}</h2>
      <p>{t('challenges-about')}</p>
      <CommandForm
        words={(fields) => `offers --from=${fields.text('from')} --begin=${fields.text('begin')}`}
        button={t('settings-keep')}
        label={t('settings-challenges')}
        done={changed}
      >
        {(['from', 'begin'] as const).map((what) => (
          <p key={what}>
            <label for={`challenges-${what}`}>{t(`challenges-${what}`)}</label>
            <select id={`challenges-${what}`} name={what}>
              {circles.map((circle) => (
                <option key={circle} value={circle} selected={wishes.challenges[what] === circle}>
                  {t(`circle-${circle}`)}
                </option>
              ))}
            </select>
          </p>
        ))}
      </CommandForm>
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
    </section>
  );
}
