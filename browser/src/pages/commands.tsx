// The reference of all commands, as the house's own table has them.

import { useEffect, useState } from 'preact/hooks';
import * as api from '../api';
import { Markdown } from '../markdown';

function Rows({ id, title, rows }: { id: string; title: string; rows: api.CommandRow[] }) {
  return (
    <section class="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl class="commands">
        {rows.map((row) => (
          <div key={row.usage}>
            <dt>
              <code>{row.usage}</code>
            </dt>
            <dd>
              {row.about.charAt(0).toUpperCase() + row.about.slice(1)}.
              {row.more && (
                <div class="hint">
                  <Markdown text={row.more.replaceAll('\n', '\n\n')} />
                </div>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function CommandsPage() {
  const [rows, setRows] = useState<api.CommandRow[]>([]);
  const [refused, setRefused] = useState('');
  useEffect(() => {
    api.allCommands().then(setRows, (trouble: unknown) => setRefused(api.sentenceOf(trouble)));
  }, []);
  return (
    <>
      <section class="card">
        <h1>All commands</h1>
        <p>
          The same words work in a mail to the house (as its subject), in the command box, in the
          terminal and through the API. <code>GAME</code> is a game’s name, + means one or more, [ ]
          may be left out. Where you are logged in, or reply to a letter about a board, leave out
          user and password.
        </p>
        {refused && (
          <p class="refused" role="alert">
            {refused}
          </p>
        )}
      </section>
      <Rows id="house-commands" title="The house" rows={rows.filter((row) => !row.per_game)} />
      <Rows id="game-commands" title="A game" rows={rows.filter((row) => row.per_game)} />
    </>
  );
}
