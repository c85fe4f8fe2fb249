// Settings: mail addresses, frequency of mails, and exceptions per match.

import type * as api from '../../api';
import { games, titleOf } from '../../app_state';
import { nativeName, t } from '../../texts/i18n';
import { languages } from '../../texts/preferred_language';
import { Link } from '../../link';
import { matchPath, quoteWord } from '../../texts/format';
import { CommandButton, CommandForm, type Fields } from '../command_form';

export interface SettingsProps {
  wishes: api.UserPreferences;
  /** Called after a change, to reload the settings. */
  changed(): void;
}

const stateOf = (address: api.Address) =>
  address.suspended ? 'suspended' : address.replaced ? 'replaced' : address.confirmed ? 'confirmed' : 'unconfirmed';

export function PasswordField({ id, fresh }: { id: string; fresh?: boolean }) {
  return (
    <>
      <label for={id}>{fresh ? t('settings-new-password') : t('settings-your-password')}</label>
      <input
        id={id}
        name={fresh ? 'fresh' : 'password'}
        type="password"
        autocomplete={fresh ? 'new-password' : 'current-password'}
        minLength={fresh ? 6 : undefined}
        maxLength={128}
        required
      />
    </>
  );
}

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
  return (
    <section class="card" id="addresses" aria-labelledby="addresses-title">
      <h2 id="addresses-title">{t('settings-addresses')}</h2>
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
          autocapitalize="none"
          autocomplete="off"
          spellcheck={false}
          defaultValue={who.addresses
            .filter((address) => !address.replaced)
            .map((address) => address.address)
            .join('\n')}
        />
        <p class="hint">{t('address-hint')}</p>
        <PasswordField id="addresses-password" />
      </CommandForm>
    </section>
  );
}

const often: api.Frequency[] = ['each', 'digest', 'once', 'never'];
const hours = Array.from({ length: 24 }, (_, hour) => hour);
export const hourIn = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** "+5:30": offset from UTC. */
export function zoneIn(minutes: number): string {
  const size = Math.abs(minutes);
  const past = String(size % 60).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}:${past}`;
}

/** Keeps an unsent choice across renders. */
export function HourField({ id, name, value }: { id: string; name: string; value: number }) {
  return (
    <select id={id} name={name}>
      {hours.map((hour) => (
        <option key={hour} value={hour} selected={hour === value}>
          {hourIn(hour)}
        </option>
      ))}
    </select>
  );
}

export const zoneHere = () => -new Date().getTimezoneOffset();

export function ZoneField({ id, value }: { id: string; value: number }) {
  return (
    <>
      <label for={id}>{t('quiet-zone')}</label>
      <input
        id={id}
        name="zone"
        defaultValue={zoneIn(value)}
        required
        pattern="[+\-]\d{1,2}(:\d\d)?"
        autocomplete="off"
        title={t('quiet-zone-form')}
      />
    </>
  );
}

function QuietHours({ wishes }: { wishes: api.UserPreferences }) {
  return (
    <fieldset>
      <legend>{t('quiet-title')}</legend>
      <label class="choice">
        <input type="checkbox" name="quiet" defaultChecked={wishes.quiet !== null} />
        {t('quiet-some')}
      </label>
      <div class="row">
        <label for="quiet-from">{t('quiet-from')}</label>
        <HourField id="quiet-from" name="from" value={wishes.quiet?.from ?? 22} />
        <label for="quiet-until">{t('quiet-until')}</label>
        <HourField id="quiet-until" name="until" value={wishes.quiet?.until ?? 7} />
      </div>
      <ZoneField id="quiet-zone" value={wishes.zone || zoneHere()} />
    </fieldset>
  );
}

/** In which language letters say refusals. */
function LetterLanguage({ who, changed }: { who: api.User; changed(): void }) {
  return (
    <>
      <h3>{t('letter-language-title')}</h3>
      <CommandForm
        words={(fields) => `language ${fields.text('language')}`}
        button={t('settings-keep')}
        label={t('letter-language-title')}
        done={changed}
      >
        <div class="row">
          <label for="letter-language">{t('letter-language')}</label>
          <select id="letter-language" name="language" aria-describedby="letter-language-hint">
            <option value="off" selected={who.language === null}>
              {t('letter-language-off')}
            </option>
            {languages.map((code) => (
              <option key={code} value={code} lang={code} selected={code === who.language}>
                {nativeName(code)}
              </option>
            ))}
          </select>
        </div>
        <p class="hint" id="letter-language-hint">
          {t('letter-language-hint')}
        </p>
      </CommandForm>
    </>
  );
}

export function MailFrequency({ who, wishes, changed }: SettingsProps & { who: api.User }) {
  const words = (fields: Fields) => {
    const quiet = fields.checked('quiet') ? `${fields.text('from')}-${fields.text('until')}` : 'off';
    return `notify ${fields.text('often')} --quiet=${quiet} --zone=${fields.text('zone')}`;
  };
  return (
    <section class="card" id="often" aria-labelledby="often-title">
      <h2 id="often-title">{t('settings-often')}</h2>
      <CommandForm words={words} button={t('settings-keep')} label={t('settings-often')} done={changed}>
        <fieldset>
          <legend>{t('often-boards')}</legend>
          {often.map((frequency) => (
            <label class="choice line" key={frequency}>
              <input type="radio" name="often" value={frequency} defaultChecked={frequency === wishes.notify} />
              {t(`often-${frequency}`)}
            </label>
          ))}
        </fieldset>
        <QuietHours wishes={wishes} />
      </CommandForm>
      <LetterLanguage who={who} changed={changed} />
      <h3>{t('broadcasts-title')}</h3>
      <p>
        {wishes.broadcasts ? t('broadcasts-on') : t('broadcasts-off')}{' '}
        <CommandButton
          words={`notify ${wishes.broadcasts ? 'never' : 'each'} broadcasts`}
          button={wishes.broadcasts ? t('broadcasts-stop') : t('broadcasts-start')}
          done={changed}
        />
      </p>
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
      <h3>{t('puzzle-mail-title')}</h3>
      <p>
        {wishes.puzzle ? t('puzzle-mail-on') : t('puzzle-mail-off')}{' '}
        <CommandButton
          words={`notify ${wishes.puzzle ? 'never' : 'each'} puzzle`}
          button={wishes.puzzle ? t('puzzle-mail-stop') : t('puzzle-mail-start')}
          done={changed}
        />
      </p>
      <MatchExceptions wishes={wishes} changed={changed} />
    </section>
  );
}

/** Matches with a mail frequency of their own, including watched ones. */
function MatchExceptions({ wishes, changed }: SettingsProps) {
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
      <CommandForm
        words={(fields) => {
          const [game, board, how] = [fields.text('game'), fields.text('board'), fields.text('how')];
          return how === 'watch' ? `${game} subscribe ${board}` : `notify ${how} ${game}/${board}`;
        }}
        button={t('settings-keep')}
        label={t('boards-title')}
        done={changed}
      >
        <div class="row">
          <label for="boards-game">{t('challenge-game')}</label>
          <select id="boards-game" name="game">
            {games.value.map((game) => (
              <option key={game.name} value={game.name}>
                {game.title}
              </option>
            ))}
          </select>
          <label for="boards-board">{t('boards-board')}</label>
          <input id="boards-board" name="board" type="number" min="1" inputMode="numeric" required />
          <label for="boards-how">{t('boards-how')}</label>
          <select id="boards-how" name="how">
            <option value="watch">{t('boards-watch')}</option>
            {often.map((frequency) => (
              <option key={frequency} value={frequency}>
                {t(`often-${frequency}`)}
              </option>
            ))}
          </select>
        </div>
      </CommandForm>
    </>
  );
}
