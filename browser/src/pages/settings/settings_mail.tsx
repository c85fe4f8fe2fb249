// Settings: mail addresses, frequency of mails, and exceptions per match.

import type * as api from '../../api';
import { titleOf } from '../../app_state';
import { nativeName, t } from '../../texts/i18n';
import { languages } from '../../texts/preferred_language';
import { Link } from '../../link';
import { matchPath, quoteWord } from '../../texts/format';
import { CommandButton, CommandForm } from '../command_form';
import { Choice, Field, gameOptions, Radios, Select, verbatim, type Fields } from '../form';
import { HoursFields, PasswordField, SavedForm, SettingsSection, ZoneField, zoneHere, type SettingsProps } from './settings_form';

const stateOf = (address: api.Address) =>
  address.suspended ? 'suspended' : address.replaced ? 'replaced' : address.confirmed ? 'confirmed' : 'unconfirmed';

export function AddressSettings({ who, changed }: { who: api.User; changed(): void }) {
  const words = (fields: Fields) =>
    [
      'change address',
      who.name,
      quoteWord(fields.raw('password')),
      ...fields
        .text('addresses')
        .split(/[\s,;]+/)
        .filter(Boolean),
    ].join(' ');
  const lasting = who.addresses.filter((address) => !address.replaced);
  return (
    <SettingsSection name="addresses" title={t('settings-addresses')}>
      {who.addresses.length === 0 && <p class="hint">{t('mail-goes-nowhere')}</p>}
      <ul class="lines">
        {who.addresses.map((address) => (
          <li key={address.address}>
            <span class="address">{address.address}</span>
            <span class="hint">
              {t(`address-${stateOf(address)}`)}
              {address.address === who.mail_goes_to ? ` · ${t('address-used')}` : ''}
            </span>
          </li>
        ))}
      </ul>
      <CommandForm
        words={words}
        button={t('address-button')}
        label={t('settings-addresses')}
        said={() => t('address-saved')}
        done={changed}
      >
        <label for="addresses-new">{t('address-new')}</label>
        <textarea
          id="addresses-new"
          name="addresses"
          rows={2}
          {...verbatim}
          defaultValue={lasting.map(({ address }) => address).join('\n')}
        />
        <p class="hint">{t('address-hint')}</p>
        <PasswordField id="addresses-password" />
      </CommandForm>
    </SettingsSection>
  );
}

const often: api.Frequency[] = ['each', 'digest', 'once', 'never'];

function LetterLanguage({ who, changed }: { who: api.User; changed(): void }) {
  const options = languages.map((code) => [code, nativeName(code), code] as const);
  return (
    <>
      <h3>{t('letter-language-title')}</h3>
      <SavedForm words={(fields) => `language ${fields.text('language')}`} label={t('letter-language-title')} done={changed}>
        <div class="row">
          <Select
            id="letter-language"
            label={t('letter-language')}
            name="language"
            aria-describedby="letter-language-hint"
            value={who.language ?? 'off'}
            options={[['off', t('letter-language-off')], ...options]}
          />
        </div>
        <p class="hint" id="letter-language-hint">
          {t('letter-language-hint')}
        </p>
      </SavedForm>
    </>
  );
}

/** A kind of mail that comes or does not. */
function MailSwitch({ kind, on, changed }: { kind: 'broadcasts' | 'puzzle'; on: boolean; changed(): void }) {
  return (
    <>
      <h3>{t(`mail-kind-${kind}-title`)}</h3>
      <p>
        {t(`mail-kind-${kind}-${on ? 'on' : 'off'}`)}{' '}
        <CommandButton
          words={`notify ${on ? 'never' : 'each'} ${kind}`}
          button={t(`mail-kind-${kind}-${on ? 'stop' : 'start'}`)}
          done={changed}
        />
      </p>
    </>
  );
}

export function MailFrequency({ who, wishes, changed }: SettingsProps & { who: api.User }) {
  const words = (fields: Fields) => {
    const quiet = fields.checked('quiet') ? `${fields.text('from')}-${fields.text('until')}` : 'off';
    return `notify ${fields.text('often')} --quiet=${quiet} --zone=${fields.text('zone')}`;
  };
  const { quiet, zone } = wishes;
  return (
    <SettingsSection name="often" title={t('settings-often')}>
      <SavedForm words={words} label={t('settings-often')} done={changed}>
        <Radios
          line
          legend={t('often-boards')}
          name="often"
          options={often}
          value={wishes.notify}
          say={(frequency) => t(`often-${frequency}`)}
        />
        <fieldset>
          <legend>{t('quiet-title')}</legend>
          <Choice name="quiet" defaultChecked={quiet !== null} label={t('quiet-some')} />
          <HoursFields of="quiet" from={quiet?.from ?? 22} until={quiet?.until ?? 7} />
          <ZoneField id="quiet-zone" value={zone || zoneHere()} />
        </fieldset>
      </SavedForm>
      <LetterLanguage who={who} changed={changed} />
      <MailSwitch kind="broadcasts" on={wishes.broadcasts} changed={changed} />
      <details>
        <summary>{t('broadcast-write')}</summary>
        <CommandForm
          words={() => 'broadcast'}
          comment={(fields) => fields.text('broadcast')}
          button={t('broadcast-send')}
          label={t('broadcast-write')}
          said={({ recipients }) => t('broadcast-sent', { n: recipients ?? 0 })}
          clears
        >
          <label for="broadcast-text">{t('message-text')}</label>
          <textarea id="broadcast-text" name="broadcast" rows={4} required />
          <p class="hint">{t('broadcast-hint')}</p>
        </CommandForm>
      </details>
      <MailSwitch kind="puzzle" on={wishes.puzzle} changed={changed} />
      <MatchExceptions wishes={wishes} changed={changed} />
    </SettingsSection>
  );
}

function MatchExceptions({ wishes, changed }: SettingsProps) {
  const words = (fields: Fields) => {
    const [game, board, how] = [fields.text('game'), fields.text('board'), fields.text('how')];
    return how === 'watch' ? `${game} subscribe ${board}` : `notify ${how} ${game}/${board}`;
  };
  const ways = often.map((frequency) => [frequency, t(`often-${frequency}`)] as const);
  return (
    <>
      <h3>{t('boards-title')}</h3>
      {wishes.boards.length === 0 && <p class="hint">{t('boards-none')}</p>}
      <ul class="lines">
        {wishes.boards.map((board) => (
          <li key={`${board.game}/${board.board}`}>
            <span>
              <Link to={matchPath(board)}>{t('match-name', { game: titleOf(board.game), board: board.board })}</Link>{' '}
              <span class="hint">
                {board.plays ? '' : `${t('boards-watched')} `}
                {board.notify && t(`often-${board.notify}`)}
              </span>
            </span>
            {board.notify && (
              <CommandButton words={`notify usual ${board.game}/${board.board}`} button={t('boards-usual')} done={changed} />
            )}
            {!board.plays && (
              <CommandButton words={`${board.game} unsubscribe ${board.board}`} button={t('boards-unwatch')} done={changed} />
            )}
          </li>
        ))}
      </ul>
      <SavedForm words={words} label={t('boards-title')} done={changed}>
        <div class="row">
          <Select id="boards-game" label={t('challenge-game')} name="game" options={gameOptions()} />
          <Field id="boards-board" label={t('boards-board')} name="board" type="number" min="1" inputMode="numeric" required />
          <Select id="boards-how" label={t('boards-how')} name="how" options={[['watch', t('boards-watch')], ...ways]} />
        </div>
      </SavedForm>
    </>
  );
}
