// The player's own letters, so that nobody needs a mail program to see what the house writes: the
// latest of them on the front page. All of them, with how they fared, are in mail_log.tsx.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { useFresh } from '../fresh';
import { user } from '../house';
import { t } from '../language';
import { Link, Linked } from '../link';
import { ago, momentOf } from '../words';

const shownFirst = 6;

export type Fate = 'here' | 'sent' | 'failed' | 'trouble' | 'later' | 'going';

/** What became of a letter. */
export function fateOf(letter: api.Letter): Fate {
  if (!letter.address) return 'here';
  if (letter.sent) return 'sent';
  if (letter.given_up) return 'failed';
  if (letter.trouble) return 'trouble';
  return letter.due > Date.now() + 60_000 ? 'later' : 'going';
}

/** Where a letter is: the log of its delivery in a few words. */
export const whereabouts = (letter: api.Letter): string =>
  t(`letter-${fateOf(letter)}`, {
    address: letter.address,
    trouble: letter.trouble,
    when: momentOf(letter.due),
  });

/** What is wrong with the player's mail, where anything is. */
export function MailTrouble({ who }: { who: api.User }) {
  const troubled = who.addresses.filter((one) => one.suspended || one.bounces > 0);
  const open = who.addresses.filter((one) => !one.confirmed && !one.suspended);
  return (
    <>
      {troubled.map((one) => (
        <p key={one.address} class="notice" role="alert">
          {t('mail-came-back', { address: one.address })}{' '}
          {one.suspended ? t('mail-suspended') : t('mail-may-be-suspended')}{' '}
          <Link to="/settings">{t('mail-mend')}</Link>
        </p>
      ))}
      {open.map((one) => (
        <p key={one.address} class="hint">
          {t('mail-unconfirmed', { address: one.address })}
        </p>
      ))}
    </>
  );
}

export function LetterText({ letter }: { letter: api.Letter }) {
  return (
    <pre class="scroll" tabIndex={0}>
      <Linked text={letter.body} />
    </pre>
  );
}

export function Letters() {
  const { known } = useFresh(api.letters);
  const [all, setAll] = useState(false);
  const letters = known ?? [];
  const who = user.value;
  const shown = all ? letters : letters.slice(0, shownFirst);
  return (
    <section class="card" aria-labelledby="letters-title">
      <h2 id="letters-title">{t('letters-title')}</h2>
      {who && <MailTrouble who={who} />}
      {known?.length === 0 && <p class="hint">{t('letters-none')}</p>}
      <ul class="letters">
        {shown.map((letter) => (
          <li key={letter.id}>
            <details>
              <summary>
                <span class="subject">{letter.subject}</span>
                <span class="hint">
                  {ago(letter.written)}
                  {`, ${whereabouts(letter)}`}
                </span>
              </summary>
              <LetterText letter={letter} />
            </details>
          </li>
        ))}
      </ul>
      {letters.length > shown.length && (
        <button type="button" class="small" onClick={() => setAll(true)}>
          {t('show-all', { n: letters.length })}
        </button>
      )}
      <p class="more">
        <Link to="/letters">{t('letters-log')}</Link>
      </p>
    </section>
  );
}
