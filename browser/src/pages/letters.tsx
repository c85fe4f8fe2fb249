// The player's own letters, so that nobody needs a mail program to see what the house writes.

import { useEffect, useState } from 'preact/hooks';
import * as api from '../api';
import { user } from '../house';
import { Linked } from '../link';
import { listen } from '../socket';
import { ago } from '../words';

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
      {who?.address && !who.confirmed && (
        <p class="hint">
          Mail goes to {who.address} once you confirm that address: the letter sent there says how.
        </p>
      )}
      {letters.length === 0 && <p class="hint">No letters yet.</p>}
      <ul class="letters">
        {shown.map((letter) => (
          <li key={letter.id}>
            <details>
              <summary>
                <span class="subject">{letter.subject}</span>
                <span class="hint">
                  {ago(letter.written)}
                  {!letter.address
                    ? ', kept here'
                    : letter.sent
                      ? `, sent to ${letter.address}`
                      : `, on its way to ${letter.address}`}
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
