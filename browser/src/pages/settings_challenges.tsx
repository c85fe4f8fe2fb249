// Settings: whose challenges may come, whose begin at once, and who the friends are.

import { t } from '../language';
import { Link } from '../link';
import { dateOf } from '../words';
import { SaidButton, SaidForm } from './said_form';
import type { SettingsProps } from './settings_mail';

const circles = ['nobody', 'friends', 'rated', 'everybody'] as const;

export function ChallengeSettings({ wishes, changed }: SettingsProps) {
  return (
    <section class="card" id="challenges" aria-labelledby="challenges-title">
      <h2 id="challenges-title">{t('settings-challenges')}</h2>
      <p>{t('challenges-about')}</p>
      <SaidForm
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
      </SaidForm>
      <h3>{t('friends')}</h3>
      <p>{t('friends-about')}</p>
      {wishes.friends.length === 0 && <p class="hint">{t('friends-none')}</p>}
      <ul class="lines">
        {wishes.friends.map(({ name, since }) => (
          <li key={name}>
            <span>
              <Link to={`/player/${name}`}>{name}</Link>
              <span class="hint">{t('blocks-since', { date: dateOf(since) })}</span>
            </span>
            <SaidButton words={`unfriend ${name}`} button={t('friend-end', { name })} done={changed} />
          </li>
        ))}
      </ul>
      <SaidForm
        words={(fields) => `friend ${fields.text('name')}`}
        button={t('friends-button')}
        label={t('friends')}
        done={changed}
        clears
      >
        <label for="friends-name">{t('blocks-name')}</label>
        <input
          id="friends-name"
          name="name"
          autocapitalize="none"
          autocomplete="off"
          spellcheck={false}
          required
        />
      </SaidForm>
    </section>
  );
}
