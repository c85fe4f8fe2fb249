// The games of the house and their rules, in the house's own words.

import type { Game } from '../api';
import { games } from '../house';
import { Link } from '../link';
import { Markdown } from '../markdown';

/** The help, less a first heading that only says the game's name again. */
const withoutTitle = ({ help, title }: Game) =>
  help.startsWith(`# ${title}\n`) ? help.slice(title.length + 3) : help;

export function GamesPage({ chosen }: { chosen: string }) {
  const game = games.value.find((one) => one.name === chosen);
  return (
    <>
      <section class="card">
        <h1>Games of the house</h1>
        <ul class="games">
          {games.value.map((one) => (
            <li key={one.name} class={one.name === chosen ? 'chosen' : ''}>
              <Link
                to={`/games/${one.name}`}
                aria-current={one.name === chosen ? 'page' : undefined}
              >
                {one.title}
              </Link>
              <span class="blurb">{one.blurb}</span>
            </li>
          ))}
        </ul>
      </section>
      {game && (
        <section class="card">
          <h2>{game.title}</h2>
          <Markdown text={withoutTitle(game)} />
        </section>
      )}
      {chosen && !game && (
        <p class="notice">The house does not offer “{chosen}”. Choose one of the games above.</p>
      )}
    </>
  );
}
