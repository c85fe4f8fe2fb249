// Settings of this browser alone: its language, light or dark, and how boards are shown and heard.

import { LanguageChoice, ThemeChoice } from '../../layout/layout';
import { t } from '../../texts/i18n';
import { BoardSettings, Switch } from '../match/board_tools';
import { SettingsSection } from './settings_form';
import { shortcutsOn } from '../../settings';

export function BrowserSettings() {
  return (
    <SettingsSection name="browser" title={t('settings-browser')}>
      <p class="hint">{t('browser-about')}</p>
      <LanguageChoice id="settings-language" />
      <ThemeChoice id="settings-theme" />
      <BoardSettings hasCounts isPlayer counted />
      <Switch name={t('keys-setting')} on={shortcutsOn.value} set={shortcutsOn.set} />
    </SettingsSection>
  );
}
