// The command box: accepts the commands of mails and the terminal. The text below is the mail's
// body: a comment, a message or several commands.

import { useState } from 'preact/hooks';
import * as api from '../api';
import { t } from '../texts/i18n';
import { Link, Linked } from '../link';
import { Form, verbatim } from './form';
import { richText } from '../texts/rich_text';

export function CommandBox() {
  const [words, setWords] = useState('');
  const [beneath, setBeneath] = useState('');
  const [answer, setAnswer] = useState('');
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);

  async function send() {
    if (!words.trim()) return;
    setBusy(true);
    const said = await api.command(words.trim(), beneath).catch((error: unknown) => ({ text: api.errorText(error), accepted: false }));
    setAnswer(said.text);
    setRefused(!said.accepted);
    setBusy(false);
    if (!said.accepted) return;
    setWords('');
    setBeneath('');
  }

  return (
    <Form class="card" titled="command-title" send={() => void send()}>
      <h2 id="command-title">{t('command-title')}</h2>
      <label for="command-words">{richText(t('command-as-in-mail'), { commands: (words) => <Link to="/commands">{words}</Link> })}</label>
      <div class="row">
        <input id="command-words" value={words} onInput={(event) => setWords(event.currentTarget.value)} {...verbatim} />
        <button disabled={busy}>{t('command-say')}</button>
      </div>
      <details>
        <summary>{t('command-beneath')}</summary>
        <label for="command-beneath">{richText(t('command-beneath-what'), { code: (words) => <code>{words}</code> })}</label>
        <textarea id="command-beneath" rows={4} value={beneath} onInput={(event) => setBeneath(event.currentTarget.value)} />
      </details>
      {answer && (
        // Boards keep their lines; sentences wrap.
        <pre class={refused ? 'scroll pre' : 'scroll'} role="status" tabIndex={0}>
          <Linked text={answer} />
        </pre>
      )}
    </Form>
  );
}
