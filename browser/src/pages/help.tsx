// Help: first steps, playing by mail, the rules of each game (game_help.tsx), all commands.

import { useState } from 'preact/hooks';
import '../../locales/en/help.ftl?english';
import { Alert } from '../alert';
import * as api from '../api';
import { useLiveQuery } from '../live_query';
import { blurbOf, gameNamed, games, user } from '../app_state';
import { t } from '../texts/i18n';
import { Link } from '../link';
import { useAnswer } from '../use_answer';
import { useTitle } from '../title';
import { richText } from '../texts/rich_text';
import '../styles/pages.css';
import { GameHelp } from './front/game_help';
import { Section } from './section';

/** Links inside the texts, by tag name. */
const links = {
  games: (words: string) => <Link to="/games">{words}</Link>,
  signup: (words: string) => <Link to="/signup">{words}</Link>,
  lobby: (words: string) => <Link to="/lobby">{words}</Link>,
  mail: (words: string) => <Link to="/help/mail">{words}</Link>,
  settings: (words: string) => <Link to="/settings">{words}</Link>,
  letters: (words: string) => <Link to="/letters">{words}</Link>,
  commands: (words: string) => <Link to="/commands">{words}</Link>,
  code: (words: string) => <code>{words}</code>,
};

/** The server's own answer to a help command, on request. */
function ServerAnswer({ command, title }: { command: string; title: string }) {
  const [open, setOpen] = useState(false);
  const { data, error } = useAnswer(open ? command : '', () => api.command(command));
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {data && (
        <pre class="scroll" tabIndex={0}>
          {data.text}
        </pre>
      )}
      <Alert text={error} />
    </details>
  );
}

function FirstSteps() {
  return (
    <Section class="card" anchor name="first" title={t('first-title')}>
      <ol class="steps">
        <li>{richText(t('first-rules'), links)}</li>
        <li>{richText(user.value ? t('first-signed-up') : t('first-sign-up'), links)}</li>
        <li>{richText(t('first-computer'), links)}</li>
        <li>{richText(t('first-move'), links)}</li>
        <li>{richText(t('first-people'), links)}</li>
        <li>{richText(t('first-mail'), links)}</li>
      </ol>
      <ServerAnswer command="help tutorial" title={t('first-told')} />
    </Section>
  );
}

function HelpIndex() {
  useTitle(t('nav-help'));
  return (
    <>
      <h1>{t('nav-help')}</h1>
      <div class="columns">
        <FirstSteps />
        <Section class="card" name="rules" title={t('help-rules')}>
          <ul class="lines">
            {games.value.map((game) => (
              <li key={game.name}>
                <span>
                  <Link to={`/help/${game.name}`}>{game.title}</Link>
                  <span class="hint">{blurbOf(game.name)}</span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
        <Section class="card" name="ways" title={t('help-ways')}>
          <p>{richText(t('help-ways-about'), links)}</p>
          <ul>
            <li>{richText(t('help-by-mail'), links)}</li>
            <li>{richText(t('help-by-commands'), links)}</li>
            <li>{richText(t('help-by-keyboard'), links)}</li>
          </ul>
        </Section>
      </div>
    </>
  );
}

function MailLink({ house, subject }: { house: string; subject: string }) {
  return (
    <a href={`mailto:${house}?subject=${encodeURIComponent(subject)}`}>
      <code>{subject}</code>
    </a>
  );
}

function MailHelp() {
  useTitle(t('mail-title'));
  const { data } = useLiveQuery(api.serverStats);
  const house = data?.mail ?? '';
  const name = user.value?.name ?? 'ann';
  const subjects: [string, string][] = [
    ['help', t('mail-subject-help')],
    [`signup ${name} PASSWORD`, t('mail-subject-signup')],
    ['list', t('mail-subject-list')],
    [`wari challenge ${name} computer-2`, t('mail-subject-challenge')],
    ['wari show 12', t('mail-subject-show')],
    [`wari move 12 ${name} PASSWORD c`, t('mail-subject-move')],
    [`notify ${name} PASSWORD digest`, t('mail-subject-notify')],
  ];
  return (
    <>
      <h1>{t('mail-title')}</h1>
      <div class="help">
        <Section class="card" name="address" title={t('mail-address-title')}>
          <p class="house-address">{house && <a href={`mailto:${house}?subject=help`}>{house}</a>}</p>
          <p>{t('mail-address-about')}</p>
        </Section>
        <Section class="card" name="reply" title={t('mail-reply-title')}>
          <p>{richText(t('mail-reply-how'), links)}</p>
          <p>{richText(t('mail-reply-sheet'), links)}</p>
          <p>{t('mail-reply-safe')}</p>
        </Section>
        <Section class="card" name="subjects" title={t('mail-subjects-title')}>
          <p>{richText(t('mail-subjects-about'), links)}</p>
          <dl class="commands">
            {subjects.map(([subject, about]) => (
              <div key={subject}>
                <dt>
                  <MailLink house={house} subject={subject} />
                </dt>
                <dd>{about}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section class="card" name="who" title={t('mail-who-title')}>
          <p>{t('mail-who-marks')}</p>
          <p>{richText(t('mail-who-word'), links)}</p>
          <p>{t('mail-who-held')}</p>
        </Section>
        <Section class="card" name="much" title={t('mail-much-title')}>
          <p>{richText(t('mail-much'), links)}</p>
        </Section>
        <section class="card">
          <ServerAnswer command="help mail" title={t('mail-own-words')} />
        </section>
      </div>
    </>
  );
}

export function HelpPage({ rest: [subject = ''] }: { rest: string[] }) {
  const game = gameNamed(subject);
  if (game) return <GameHelp game={game} />;
  return subject === 'mail' ? <MailHelp /> : <HelpIndex />;
}
