// For moderators: what this site shows to everybody. The notice is changed here; the rest is set on the server.

import { useState } from 'preact/hooks';
import { Button } from '../../button';
import { Alert } from '../../alert';
import * as api from '../../api';
import { hasFrontText, hostPages, signUps } from '../../app_state';
import { banner } from '../../layout/banner';
import { formatDateTime } from '../../texts/format';
import { nativeName, t } from '../../texts/i18n';
import { Wait } from '../../lazy';
import { useAnswer } from '../../use_answer';
import { boardThemes } from '../../settings';
import { siteDefault } from '../../site_defaults';
import { BoardPicture } from '../challenges/board_choice';
import { Form, useTask } from '../form';
import { Section } from '../section';
import { LastsField } from './lasts_field';
import * as moderation from './moderation_api';

const bannerCharactersMax = 300;

interface SiteSettingsProps {
  done(said: string): void;
}

export function SiteSettings({ done }: SiteSettingsProps) {
  return (
    <Section class="card site-settings" name="site" title={t('site-title')}>
      <BannerForm done={done} />
      <h3>{t('site-on-server')}</h3>
      <p class="hint">{t('site-on-server-about')}</p>
      <ServerSettings />
      <WrittenText name="front" written={hasFrontText.value} />
      <WrittenText name="terms" written={hostPages.value.includes('terms')} />
      <WrittenText name="privacy" written={hostPages.value.includes('privacy')} />
    </Section>
  );
}

function BannerForm({ done }: SiteSettingsProps) {
  const current = banner.value;
  const [text, setText] = useState(current?.text ?? '');
  const { refused, run } = useTask();
  const change = (deed: Promise<unknown>, said: string) => run(() => deed.then(() => done(said)));
  return (
    <Form class="said-form" send={(fields) => change(moderation.showBanner(text, fields.text('for')), t('site-notice-shown'))}>
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
      <LastsField id="site-notice-for" ever={t('site-notice-ever')} />
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
        {current && <Button label={t('site-notice-end')} act={() => change(moderation.endBanner(), t('site-notice-ended'))} />}
      </div>
      <Alert text={refused} />
    </Form>
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

type TextName = 'front' | 'terms' | 'privacy';

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
  const { data, error } = useAnswer(name, () => api.hostPage(name));
  if (!data) return error ? <Alert text={error} /> : <Wait />;
  return <div class="site-text" dangerouslySetInnerHTML={{ __html: data.html }} />;
}
