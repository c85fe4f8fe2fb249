// The command box, and the reference of all commands from the server's command table.

import { Alert } from '../alert';
import * as api from '../api';
import { user } from '../app_state';
import { t } from '../texts/i18n';
import { Markdown } from '../texts/markdown';
import { useAnswer } from '../use_answer';
import { useTitle } from '../title';
import { richText } from '../texts/rich_text';
import '../styles/pages.css';
import { CommandBox } from './command';

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
  useTitle(t('commands-title'));
  const { data, error } = useAnswer('commands', api.allCommands);
  const rows = data ?? [];
  return (
    <>
      <section class="card">
        <h1>{t('commands-title')}</h1>
        <p>{richText(t('commands-about'), { code: (words) => <code>{words}</code> })}</p>
        <Alert text={error} />
      </section>
      {user.value && <CommandBox />}
      <Rows id="house-commands" title={t('commands-house')} rows={rows.filter((row) => !row.per_game)} />
      <Rows id="game-commands" title={t('commands-game')} rows={rows.filter((row) => row.per_game)} />
    </>
  );
}
