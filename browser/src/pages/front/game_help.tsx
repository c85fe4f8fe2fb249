// A game's help: its rules and an annotated example game, fetched only here. Drawings become
// interactive boards (diagram.tsx).

import '../../../locales/en/help.ftl?english';
import { useEffect, useState } from 'preact/hooks';
import { Alert } from '../../alert';
import * as api from '../../api';
import { blurbOf } from '../../app_state';
import { language, t } from '../../texts/i18n';
import { Link } from '../../link';
import { contentsOf, Markdown } from '../../texts/markdown';
import { useTitle } from '../../title';

/** The rules without a first heading that repeats the game's name. */
function rulesOf({ help = '', title }: api.Game): string {
  return help.startsWith(`# ${title}\n`) ? help.slice(title.length + 3) : help;
}

/** The rules of a game in words. */
export function GameRules({ game }: { game: api.Game }) {
  const [all, setAll] = useState<api.Game[]>([]);
  const [refused, setRefused] = useState('');
  useEffect(() => {
    api.allHelp().then(setAll, (error: unknown) => setRefused(api.errorText(error)));
  }, [language.value]);
  const listed = all.find(({ name }) => name === game.name);
  return <RulesCard id="rules" label={t('game-rules')} contents={t('contents')} text={listed ? rulesOf(listed) : ''} refused={refused} />;
}

interface RulesCardProps {
  id: string;
  label: string;
  /** What its table of contents is called. */
  contents: string;
  text: string;
  refused: string;
}

/** A long text with its contents; empty until it has been fetched, or why it cannot be. */
function RulesCard({ id, label, contents, text, refused }: RulesCardProps) {
  return (
    <section class="card rules" id={id} aria-label={label}>
      {text && (
        <>
          <TableOfContents text={text} label={contents} />
          <Markdown text={text} />
        </>
      )}
      <Alert text={refused} />
    </section>
  );
}

/** A table of contents; goes before the text in a card of class “rules”. */
function TableOfContents({ text, label }: { text: string; label: string }) {
  return (
    <nav class="contents" aria-label={label}>
      <ul>
        {contentsOf(text).map(({ words, place }) => (
          <li key={place}>
            <a href={`#${place}`}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The response to `help GAME example`. */
function Example({ game }: { game: api.Game }) {
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState('');
  useEffect(() => {
    setSaid('');
    setRefused('');
    api.command(`help ${game.name} example`).then(
      (answer) => setSaid(answer.text),
      (error: unknown) => setRefused(api.errorText(error)),
    );
  }, [game.name, language.value]);
  return <RulesCard id="example" label={t('help-example')} contents={t('help-example')} text={said} refused={refused} />;
}

export function GameHelp({ game }: { game: api.Game }) {
  useTitle(game.title);
  return (
    <>
      <h1>{game.title}</h1>
      <p>{blurbOf(game.name)}</p>
      <ul class="learning">
        <li>
          <a href="#rules">{t('game-rules')}</a>
        </li>
        <li>
          <a href="#example">{t('help-example')}</a>
        </li>
        <li>
          <Link to={`/games/${game.name}`}>{t('help-to-game')}</Link>
        </li>
      </ul>
      <GameRules game={game} />
      <Example game={game} />
    </>
  );
}
