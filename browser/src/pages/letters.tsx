// The player's own letters, so that nobody needs a mail program to see what the house writes.

import { useEffect, useState } from 'preact/hooks';
import * as api from '../api';
import { user } from '../house';
import { Linked } from '../link';
import { listen } from '../socket';
import { ago } from '../words';

/** Where a letter is: the log of its delivery in a few words. */
function whereabouts(letter: api.Letter): string {
  if (!letter.address) return 'kept here';
  if (letter.sent) return `sent to ${letter.address}`;
  if (letter.given_up) return `could not be delivered to ${letter.address}: ${letter.trouble}`;
  if (letter.trouble) return `in trouble on its way to ${letter.address}: ${letter.trouble}`;
  return letter.due > Date.now() + 60_000
    ? `will be mailed to ${letter.address} ${new Date(letter.due).toLocaleString()}`
    : `on its way to ${letter.address}`;
}

/** What is wrong with the player's mail, where anything is. */
function MailTrouble({ who }: { who: api.User }) {
  const troubled = who.addresses.filter((one) => one.suspended || one.bounces > 0);
  const open = who.addresses.filter((one) => !one.confirmed && !one.suspended);
  return (
    <>
      {troubled.map((one) => (
        <p key={one.address} class="notice" role="alert">
          Mail to {one.address} came back.{' '}
          {one.suspended
            ? 'Nothing is mailed there any more; your letters wait here. No game is lost by that.'
            : 'If it goes on, nothing will be mailed there any more.'}{' '}
          To have it tried again: <code>change address {who.name} PASSWORD ADDRESS</code>
        </p>
      ))}
      {open.map((one) => (
        <p key={one.address} class="hint">
          Mail goes to {one.address} once you confirm that address: the letter sent there says how.
        </p>
      ))}
    </>
  );
}

export function Letters() {
  const [letters, setLetters] = useState<api.Letter[]>([]);
  const [all, setAll] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => void api.letters().then(setLetters, () => undefined);
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, 600);
    };
    look();
    const stop = listen({ changed: soon, returned: soon });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  const who = user.value;
  const shown = all ? letters : letters.slice(0, 6);
  return (
    <section class="card" aria-labelledby="letters-title">
      <h2 id="letters-title">My letters</h2>
      {who && <MailTrouble who={who} />}
      {letters.length === 0 && <p class="hint">No letters yet.</p>}
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
              <pre class="scroll" tabIndex={0}>
                <Linked text={letter.body} />
              </pre>
            </details>
          </li>
        ))}
      </ul>
      {letters.length > shown.length && (
        <button type="button" class="small" onClick={() => setAll(true)}>
          Show all {letters.length}
        </button>
      )}
    </section>
  );
}
