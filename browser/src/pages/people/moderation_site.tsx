// For moderators: what this site shows to everybody. The notice is changed here; the rest is set on the server.

import { useState } from 'preact/hooks';
import { Alert } from '../../alert';
import * as api from '../../api';
import { hasFrontText, hostPages, signUps } from '../../app_state';
import { banner } from '../../layout/banner';
import { formatDateTime } from '../../texts/format';
import { nativeName, t } from '../../texts/i18n';
import { Wait } from '../../lazy';
import { useLiveQuery } from '../../live_query';
import { boardThemes } from '../../settings';
import { siteDefault } from '../../site_defaults';
import { BoardPicture } from '../challenges/board_choice';
import { Fields } from '../command_form';
import * as moderation from './moderation_api';

const bannerCharactersMax = 300;
const durations = ['1d', '3d', '7d', '30d', 'ever'];

interface SiteSettingsProps {
  done(said: string): void;
}

export function SiteSettings({ done }: SiteSettingsProps) {
  return (
    <section class="card site-settings" aria-labelledby="site-title">
      <h2 id="site-title">{t('site-title')}</h2>
      <BannerForm done={done} />
      <h3>{t('site-on-server')}</h3>
      <p class="hint">{t('site-on-server-about')}</p>
      <ServerSettings />
      <WrittenText name="front" written={hasFrontText.value} />
      <WrittenText name="terms" written={hostPages.value.includes('terms')} />
      <WrittenText name="privacy" written={hostPages.value.includes('privacy')} />
    </section>
  );
}

function BannerForm({ done }: SiteSettingsProps) {
  const current = banner.value;
  const [text, setText] = useState(current?.text ?? '');
  const [refused, setRefused] = useState('');
  const run = (change: Promise<unknown>, said: string) =>
    void change.then(
      () => {
        setRefused('');
        done(said);
      },
      (reason: unknown) => setRefused(api.errorText(reason)),
    );
  return (
    <form
      class="said-form"
      onSubmit={(event) => {
        event.preventDefault();
        const lasts = new Fields(new FormData(event.currentTarget)).text('for');
        run(moderation.showBanner(text, lasts === 'ever' ? '' : lasts), t('site-notice-shown'));
      }}
    >
      <h3>{t('site-notice')}</h3>
      {current && (
        <p class="hint">
          {current.until === null
            ? t('site-notice-now', { text: current.text })
            : t('site-notice-until', { text: current.text, when: formatDateTime(current.until) })}
        </p>
      )}
      <label for="site-notice">{t('site-notice-text')}</label>
      <textarea
        id="site-notice"
        rows={2}
        maxLength={bannerCharactersMax}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        required
      />
      <label for="site-notice-for">{t('deed-for')}</label>
      <select id="site-notice-for" name="for">
        {durations.map((duration) => (
          <option key={duration} value={duration}>
            {duration === 'ever' ? t('site-notice-ever') : t(`deed-for-${duration}`)}
          </option>
        ))}
      </select>
      {text.trim() && (
        <figure>
          <figcaption class="hint">{t('site-preview')}</figcaption>
          <div class="notice row banner">
            <p>{text}</p>
          </div>
        </figure>
      )}
      <div class="row">
        <button class="main">{t('site-notice-show')}</button>
        {current && (
          <button type="button" onClick={() => run(moderation.endBanner(), t('site-notice-ended'))}>
            {t('site-notice-end')}
          </button>
        )}
      </div>
      <Alert text={refused} />
    </form>
  );
}

function ServerSettings() {
  const language = siteDefault('language');
  const board = boardThemes.find((boardTheme) => boardTheme === siteDefault('board')) ?? null;
  return (
    <dl>
      <dt>
        {t('site-sign-ups')} <code>sign-ups</code>
      </dt>
      <dd>{t(`site-sign-ups-${signUps.value}`)}</dd>
      <dt>
        {t('site-language')} <code>language</code>
      </dt>
      <dd>{nativeName(language ?? 'en')}</dd>
      <dt>
        {t('board-theme')} <code>board</code>
      </dt>
      <dd class="site-board">
        <BoardPicture theme={board} /> {t(`board-theme-${board ?? 'page'}`)}
      </dd>
    </dl>
  );
}

const texts = { front: () => api.hostPage('front'), terms: () => api.hostPage('terms'), privacy: () => api.hostPage('privacy') };
type TextName = keyof typeof texts;

function WrittenText({ name, written }: { name: TextName; written: boolean }) {
  return (
    <details>
      <summary>
        {name === 'front' ? t('site-front') : t(`foot-${name}`)} <code>{name}.md</code>
      </summary>
      {written ? <TextPreview name={name} /> : <p class="hint">{t('site-not-written')}</p>}
    </details>
  );
}

function TextPreview({ name }: { name: TextName }) {
  const { data, error } = useLiveQuery(texts[name]);
  if (!data) return error ? <Alert text={error} /> : <Wait />;
  return <div class="site-text" dangerouslySetInnerHTML={{ __html: data.html }} />;
}
