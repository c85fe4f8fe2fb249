// Confirming an address, or what was asked in the reader's name. Only the button confirms: mail scanners follow every link.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { arrive } from '../house';
import { Link } from '../link';

export function ConfirmPage({ token }: { token: string }) {
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      setSaid((await api.confirm(token)).text);
      setRefused('');
      void arrive();
    } catch (trouble) {
      setRefused(api.sentenceOf(trouble));
    }
    setBusy(false);
  }

  return (
    <section class="card">
      <h1>Confirm</h1>
      {said ? (
        <p role="status">
          {said} <Link to="/">Go on to the house</Link>.
        </p>
      ) : (
        <>
          <p>
            Press the button to confirm what our letter asks: your address, or what somebody, we
            hope you, wrote in your name.
          </p>
          <button type="button" class="main" disabled={busy} onClick={() => void confirm()}>
            Confirm
          </button>
        </>
      )}
      {refused && (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
    </section>
  );
}
