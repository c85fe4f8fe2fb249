// The front door: for strangers what the house is and the two forms; for players their matches, a
// new challenge, their letters and a box for commands.

import { useCallback, useEffect, useState } from 'preact/hooks';
import * as api from '../api';
import { titleOf, user } from '../house';
import { Link } from '../link';
import { listen } from '../socket';
import { addressOf, ago, called, count, ending, isTurnOf, toMove } from '../words';
import { ChallengeForm } from './challenge';
import { CommandBox } from './command';
import { Letters } from './letters';
import { LoginForm, SignupForm } from './sign';

/**
 * Asks now, and again when any match changes or the connection was lost; a failed question leaves
 * what was known.
 */
function useFresh<T>(question: () => Promise<T>, nothing: T): T {
  const [known, setKnown] = useState(nothing);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () =>
      void question().then(
        (answer) => {
          if (wanted) setKnown(answer);
        },
        () => undefined,
      );
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, 150);
    };
    look();
    const stop = listen({ changed: soon, returned: soon });
    return () => {
      wanted = false;
      clearTimeout(timer);
      stop();
    };
  }, [question]);
  return known;
}

function MatchLine({ match, me }: { match: api.Summary; me: string | null }) {
  const mine = me !== null && isTurnOf(match, me);
  return (
    <li class={mine ? 'turn' : ''}>
      <Link to={addressOf(match)}>
        {titleOf(match.game)}, board {match.board}
      </Link>
      <span class="seats">
        {called(match.seats[0])} – {called(match.seats[1])}
      </span>
      <span class="state">
        {match.over
          ? ending(match).slice(0, -1)
          : mine
            ? 'Your turn'
            : `${toMove(match).name} to move`}
        {' · '}
        {count(match.plies, 'move')} · {ago(match.turn_since)}
      </span>
    </li>
  );
}

function MatchList({
  matches,
  me,
  none,
}: {
  matches: api.Summary[];
  me: string | null;
  none: string;
}) {
  if (matches.length === 0) return <p class="hint">{none}</p>;
  return (
    <ul class="matches">
      {matches.map((match) => (
        <MatchLine key={addressOf(match)} match={match} me={me} />
      ))}
    </ul>
  );
}

function Lobby({ name }: { name: string }) {
  const mine = useFresh(
    useCallback(() => api.matchesOf(name), [name]),
    [],
  );
  const rank = (match: api.Summary) => (match.over ? 2 : isTurnOf(match, name) ? 0 : 1);
  const active = mine.filter((match) => !match.over).sort((a, b) => rank(a) - rank(b));
  const finished = mine.filter((match) => match.over);
  return (
    <>
      <section class="card" aria-labelledby="mine-title">
        <h2 id="mine-title">My games</h2>
        <MatchList
          matches={active}
          me={name}
          none="None yet: challenge somebody, or the computer."
        />
        {finished.length > 0 && (
          <details>
            <summary>{count(finished.length, 'finished game')}</summary>
            <MatchList matches={finished} me={name} none="" />
          </details>
        )}
      </section>
      <ChallengeForm me={name} />
      <Letters />
      <CommandBox />
    </>
  );
}

export function HomePage() {
  const who = user.value;
  const recent = useFresh(api.recentMatches, []);
  return (
    <>
      {!who && (
        <section class="welcome">
          <h1>Welcome to the house</h1>
          <p>
            Sowing games and OctiLite, against people or the computer: in this page, by mail or in a
            terminal, whichever suits you today.{' '}
            <Link to="/games">See the games and their rules</Link>.
          </p>
        </section>
      )}
      <div class="columns">
        {who ? (
          <Lobby key={who.name} name={who.name} />
        ) : (
          <>
            <SignupForm />
            <LoginForm />
          </>
        )}
        <section class="card" aria-labelledby="recent-title">
          <h2 id="recent-title">Recent games of the house</h2>
          <MatchList matches={recent.slice(0, 12)} me={null} none="Nobody has played yet." />
        </section>
      </div>
    </>
  );
}
