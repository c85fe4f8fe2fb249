// A game's help: its rules and an annotated example game, with interactive boards (diagram.tsx).

import '../../../locales/en/help.ftl?english';
import { Alert } from '../../alert';
import * as api from '../../api';
import { blurbOf } from '../../app_state';
import { language, t } from '../../texts/i18n';
import { LinkList } from '../../link';
import { contentsOf, Markdown } from '../../texts/markdown';
import { useAnswer } from '../../use_answer';
import { useTitle } from '../../title';

/** The rules without a first heading that repeats the game's name. */
function rulesOf({ help = '', title }: api.Game): string {
  return help.startsWith(`# ${title}\n`) ? help.slice(title.length + 3) : help;
}

export function GameRules({ game }: { game: api.Game }) {
  const { data, error } = useAnswer(`help ${language.value}`, api.allHelp);
  const listed = data?.find(({ name }) => name === game.name);
  return <RulesCard id="rules" label={t('game-rules')} contents={t('contents')} text={listed ? rulesOf(listed) : ''} refused={error} />;
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

function Example({ game }: { game: api.Game }) {
  const { data, error } = useAnswer(`${game.name} ${language.value}`, () => api.command(`help ${game.name} example`));
  return <RulesCard id="example" label={t('help-example')} contents={t('help-example')} text={data?.text ?? ''} refused={error} />;
}

export function GameHelp({ game }: { game: api.Game }) {
  useTitle(game.title);
  return (
    <>
      <h1>{game.title}</h1>
      <p>{blurbOf(game.name)}</p>
      <LinkList
        class="learning"
        links={[
          ['#rules', t('game-rules')],
          ['#example', t('help-example')],
          [`/games/${game.name}`, t('help-to-game')],
        ]}
      />
      <GameRules game={game} />
      <Example game={game} />
    </>
  );
}
