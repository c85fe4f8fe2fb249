// Challenging a person or the computer.

import { useEffect, useState } from 'preact/hooks';
import * as api from '../api';
import { games, go } from '../house';
import { addressOf, challengeCommand } from '../words';

const somebodyElse = '';

/** What the command box can say in more ways: `help challenge`. */
const clocks = [
  ['30d+1d', '30 days, and a day more for each move'],
  ['7d+12h', '7 days, and 12 hours more for each move'],
  ['1d+1h', 'a day, and an hour more for each move'],
  ['30m+1m', 'half an hour, and a minute more for each move'],
  ['none', 'no clock'],
];

export function ChallengeForm({ me }: { me: string }) {
  const [players, setPlayers] = useState<api.ListedPlayer[]>([]);
  const [opponent, setOpponent] = useState<string | null>(null);
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => void api.allPlayers().then(setPlayers, () => undefined), []);

  const computers = players.filter((player) => player.level > 0).sort((a, b) => a.level - b.level);
  const people = players.filter((player) => player.level === 0 && player.name !== me);
  const chosen = opponent ?? computers[0]?.name ?? somebodyElse;

  async function challenge(event: SubmitEvent) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const rival = (chosen || String(fields.get('typed') ?? '')).trim();
    const first = { lot: 'lot', me, opponent: rival }[String(fields.get('first'))] ?? 'lot';
    setBusy(true);
    try {
      const answer = await api.command(
        challengeCommand(
          String(fields.get('game')),
          me,
          rival,
          first,
          String(fields.get('clock')),
        ),
      );
      if (answer.accepted && answer.match) return go(addressOf(answer.match));
      setRefused(answer.text);
    } catch (trouble) {
      setRefused(api.sentenceOf(trouble));
    }
    setBusy(false);
  }

  return (
    <form
      class="card"
      onSubmit={(event) => void challenge(event)}
      aria-labelledby="challenge-title"
    >
      <h2 id="challenge-title">New game</h2>
      <label for="challenge-game">Game</label>
      <select id="challenge-game" name="game">
        {games.value.map((game) => (
          <option key={game.name} value={game.name}>
            {game.title}
          </option>
        ))}
      </select>
      <label for="challenge-opponent">Against</label>
      <select
        id="challenge-opponent"
        value={chosen}
        onChange={(event) => setOpponent(event.currentTarget.value)}
      >
        {computers.length > 0 && (
          <optgroup label="The computer">
            {computers.map(({ name, plays_like }) => (
              <option key={name} value={name}>
                {name}: {plays_like}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="People">
          {people.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={somebodyElse}>somebody else: type the name</option>
        </optgroup>
      </select>
      {chosen === somebodyElse && (
        <>
          <label for="challenge-typed">Opponent’s name</label>
          <input
            id="challenge-typed"
            name="typed"
            autocapitalize="none"
            autocomplete="off"
            spellcheck={false}
            required
          />
        </>
      )}
      <fieldset>
        <legend>Who moves first</legend>
        <label class="choice">
          <input type="radio" name="first" value="lot" defaultChecked /> by lot
        </label>
        <label class="choice">
          <input type="radio" name="first" value="me" /> I do
        </label>
        <label class="choice">
          <input type="radio" name="first" value="opponent" /> my opponent
        </label>
      </fieldset>
      <label for="challenge-clock">Time for each player</label>
      <select id="challenge-clock" name="clock">
        {clocks.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <button class="main" disabled={busy}>
        Challenge
      </button>
      {refused && (
        <p class="refused pre" role="alert">
          {refused}
        </p>
      )}
    </form>
  );
}
