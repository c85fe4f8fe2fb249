// Challenges a person, the computer, or anyone through the waiting room.

import { useEffect, useState } from 'preact/hooks';
import * as api from '../api';
import { games, navigate } from '../app_state';
import { translateServerText, t } from '../i18n';
import { etiquetteOption } from '../etiquette';
import { matchPath, challengeCommand } from '../format';
import { ClockRules, clockOf } from './clock';
import { ConditionFields, conditionOptions } from './conditions';
import { EtiquetteChoice } from './etiquette_choice';
import { Fields } from './command_form';

const somebodyElse = '';
/** Not a player's name: names have no `+`. */
const anyone = '+anyone';

/** The command's values; also the suffix of their texts. See `help challenge`. */
const clocks = ['30d+1d', '7d+12h', '1d+1h', '30m+1m', 'none'] as const;
const clockWords = (clock: string) => t(`time-${clock.replace('+', '-')}`);
const firsts = ['lot', 'me', 'opponent'] as const;

/** Several matches from one waiting board. */
const repeatOption = (fields: Fields) =>
  Number(fields.text('repeat')) > 1 ? ` --repeat=${fields.text('repeat')}` : '';

interface ChallengeFormProps {
  me: string;
  /** Preset opponent on a player's page. */
  game?: string;
  opponent?: string;
}

export function ChallengeForm({ me, game, opponent: known }: ChallengeFormProps) {
  /** null: not loaded yet. */
  const [players, setPlayers] = useState<api.ListedPlayer[] | null>(null);
  const [opponent, setOpponent] = useState<string | null>(known ?? null);
  const [gameName, setGame] = useState(game);
  const [clock, setClock] = useState<string>(clocks[0]);
  const [manners, setManners] = useState<boolean | null>(null);
  const [refused, setRefused] = useState('');
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => void api.allPlayers().then(setPlayers, () => setPlayers([])), []);

  const computers = (players ?? [])
    .filter((player) => player.level > 0)
    .sort((a, b) => a.level - b.level);
  const people = (players ?? []).filter(
    (player) => player.level === 0 && player.name !== me && !player.gone,
  );
  const chosen = opponent ?? computers[0]?.name ?? somebodyElse;
  const played = games.value.find(({ name }) => name === gameName) ?? games.value[0];
  const kept = played !== undefined && (manners ?? played.etiquette === 'usual');
  /** With etiquette the person is South and the computer North. */
  const south = kept && computers.some(({ name }) => name === chosen);

  async function challenge(event: SubmitEvent) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    const form = new Fields(fields);
    const open = chosen === anyone;
    const rival = open
      ? '--to=anyone'
      : (chosen || String(fields.get('typed') ?? '')).trim();
    // Drawing lots is the default; an explicit option would waive the senior's right to begin.
    const first = { me: open ? 'me' : me, opponent: open ? 'you' : rival }[String(fields.get('first'))] ?? '';
    const unrated = fields.get('unrated') ? ' --unrated' : '';
    setBusy(true);
    setRefused('');
    setSaid('');
    try {
      const answer = await api.command(
        challengeCommand(
          String(fields.get('game')),
          me,
          rival,
          first,
          String(fields.get('clock')),
        ) +
          unrated +
          (open ? repeatOption(form) + conditionOptions(form) : '') +
          (played ? etiquetteOption(played, kept) : ''),
      );
      if (answer.accepted && answer.match) return navigate(matchPath(answer.match));
      if (answer.accepted) setSaid(answer.text);
      else setRefused(answer.text);
    } catch (error) {
      setRefused(api.errorText(error));
    }
    setBusy(false);
  }

  return (
    <form
      class="card"
      onSubmit={(event) => void challenge(event)}
      aria-labelledby="challenge-title"
    >
      <h2 id="challenge-title">
        {known === undefined ? t('challenge-title') : t('challenge-player', { name: known })}
      </h2>
      <label for="challenge-game">{t('challenge-game')}</label>
      <select
        id="challenge-game"
        name="game"
        onChange={(event) => {
          setGame(event.currentTarget.value);
          setManners(null);
        }}
      >
        {games.value.map(({ name, title }) => (
          <option key={name} value={name} selected={name === gameName}>
            {title}
          </option>
        ))}
      </select>
      <label for="challenge-opponent">{t('challenge-against')}</label>
      <select
        id="challenge-opponent"
        value={chosen}
        onChange={(event) => setOpponent(event.currentTarget.value)}
      >
        {computers.length > 0 && (
          <optgroup label={t('challenge-computer')}>
            {computers.map(({ name, plays_like }) => (
              <option key={name} value={name}>
                {t('challenge-level', { name, like: translateServerText(plays_like) })}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('people-title')}>
          <option value={anyone}>{t('challenge-anyone')}</option>
          {people.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={somebodyElse}>{t('challenge-else')}</option>
        </optgroup>
      </select>
      {players && chosen === somebodyElse && (
        <>
          <label for="challenge-typed">{t('challenge-typed')}</label>
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
      {played && <EtiquetteChoice game={played} kept={kept} keep={setManners} />}
      {south && <p>{t('etiquette-seats')}</p>}
      <fieldset>
        <legend>{t('challenge-first')}</legend>
        {firsts.map((first) => (
          <label class="choice" key={first}>
            <input type="radio" name="first" value={first} defaultChecked={first === 'lot'} />{' '}
            {t(`challenge-first-${first}`)}
          </label>
        ))}
      </fieldset>
      {chosen === anyone && (
        <>
          <label for="challenge-repeat">{t('challenge-repeat')}</label>
          <input id="challenge-repeat" name="repeat" type="number" min="1" max="50" defaultValue="1" inputMode="numeric" />
          <p class="hint">{t('challenge-repeat-hint')}</p>
          <ConditionFields of="challenge" />
        </>
      )}
      <label for="challenge-clock">{t('challenge-clock')}</label>
      <select
        id="challenge-clock"
        name="clock"
        onChange={(event) => setClock(event.currentTarget.value)}
      >
        {clocks.map((one) => (
          <option key={one} value={one}>
            {clockWords(one)}
          </option>
        ))}
      </select>
      <ClockRules clock={clockOf(clock)} />
      <label class="choice line">
        <input type="checkbox" name="unrated" /> {t('challenge-unrated')}
      </label>
      <button class="main" disabled={busy || !players}>
        {t('challenge-button')}
      </button>
      <div role="status">{said && <p class="pre">{said.trim()}</p>}</div>
      {refused && (
        <p class="refused pre" role="alert">
          {refused}
        </p>
      )}
    </form>
  );
}
