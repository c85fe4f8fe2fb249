// The command box: every word that a mail or the terminal understands works here too.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { Linked } from '../link';

export function CommandBox() {
  const [words, setWords] = useState('');
  const [answer, setAnswer] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!words.trim()) return;
    setBusy(true);
    try {
      const said = await api.command(words.trim());
      setAnswer(said.text);
      if (said.accepted) setWords('');
    } catch (trouble) {
      setAnswer(api.sentenceOf(trouble));
    }
    setBusy(false);
  }

  return (
    <form class="card" onSubmit={(event) => void submit(event)} aria-labelledby="command-title">
      <h2 id="command-title">Command</h2>
      <label for="command-words">
        As in a mail to the house; try <code>help commands</code>
      </label>
      <div class="row">
        <input
          id="command-words"
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
          autocapitalize="none"
          autocomplete="off"
          spellcheck={false}
        />
        <button disabled={busy}>Say it</button>
      </div>
      {answer && (
        <pre class="scroll" role="status" tabIndex={0}>
          <Linked text={answer} />
        </pre>
      )}
    </form>
  );
}
