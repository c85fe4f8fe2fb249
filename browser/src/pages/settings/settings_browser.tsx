// Settings of this browser alone: its language, light or dark, and how boards are shown and heard.

import { LanguageChoice, ThemeChoice } from '../../layout';
import { t } from '../../texts/i18n';
import { BoardChoice } from '../challenges/board_choice';
import { showCounts, shortcutsOn, confirmMoves, soundOn, volume } from '../../settings';

export function BrowserSettings() {
  return (
    <section class="card" id="browser" aria-labelledby="browser-title">
      <h2 id="browser-title">{t('settings-browser')}</h2>
      <p class="hint">{t('browser-about')}</p>
      <LanguageChoice id="settings-language" />
      <ThemeChoice id="settings-theme" />
      <h3>{t('browser-boards')}</h3>
      <BoardChoice />
      <label class="choice line">
        <input type="checkbox" checked={showCounts.value} onChange={(event) => showCounts.set(event.currentTarget.checked)} />
        {t('browser-counts')}
      </label>
      <label class="choice line">
        <input type="checkbox" checked={soundOn.value} onChange={(event) => soundOn.set(event.currentTarget.checked)} />
        {t('browser-sound')}
      </label>
      <label class="choice line">
        <input type="checkbox" checked={confirmMoves.value} onChange={(event) => confirmMoves.set(event.currentTarget.checked)} />
        {t('board-confirm')}
      </label>
      <label class="choice line">
        <input type="checkbox" checked={shortcutsOn.value} onChange={(event) => shortcutsOn.set(event.currentTarget.checked)} />
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
