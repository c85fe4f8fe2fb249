// Settings of this browser alone: its language, light or dark, and how boards are shown and heard.

import { LanguageChoice, ThemeChoice } from '../frame';
import { t } from '../language';
import { counts, keysOn, movesConfirmed, soundOn, volume } from '../settings';

export function BrowserSettings() {
  return (
    <section class="card" id="browser" aria-labelledby="browser-title">
      <h2 id="browser-title">{t('settings-browser')}</h2>
      <p class="hint">{t('browser-about')}</p>
      <LanguageChoice id="settings-language" />
      <ThemeChoice id="settings-theme" />
      <h3>{t('browser-boards')}</h3>
      <label class="choice line">
        <input
          type="checkbox"
          checked={counts.value}
          onChange={(event) => counts.set(event.currentTarget.checked)}
        />
        {t('browser-counts')}
      </label>
      <label class="choice line">
        <input
          type="checkbox"
          checked={soundOn.value}
          onChange={(event) => soundOn.set(event.currentTarget.checked)}
        />
        {t('browser-sound')}
      </label>
      <label class="choice line">
        <input
          type="checkbox"
          checked={movesConfirmed.value}
          onChange={(event) => movesConfirmed.set(event.currentTarget.checked)}
        />
        {t('board-confirm')}
      </label>
      <label class="choice line">
        <input
          type="checkbox"
          checked={keysOn.value}
          onChange={(event) => keysOn.set(event.currentTarget.checked)}
        />
        {t('keys-setting')}
      </label>
      <label for="settings-volume">{t('browser-volume')}</label>
      <input
        id="settings-volume"
        type="range"
        min="5"
        max="100"
        step="5"
        disabled={!soundOn.value}
        value={volume.value}
        onInput={(event) => volume.set(Number(event.currentTarget.value))}
      />
    </section>
  );
}
