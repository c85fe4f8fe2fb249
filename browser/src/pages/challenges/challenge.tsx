// Begins a new game: with a person, the computer, or anyone through the waiting room. It asks for
// the game, the opponent and the pace; the rest is in challenge_more.tsx.

import { useState } from 'preact/hooks';
import { Alert } from '../../alert';
import * as api from '../../api';
import { games, navigate } from '../../app_state';
import { t } from '../../texts/i18n';
import { etiquetteOption } from '../../etiquette';
import { matchPath, challengeCommand, quoteWord } from '../../texts/format';
import { styleNumber } from '../../offline/levels';
import { wished } from '../../offline/wishes';
import { clockOption, usualPace } from '../../paces';
import { useAnswer } from '../../use_answer';
import { GameChoice, OpponentChoice, PaceChoice, pacesForComputer, pacesForPeople, type Circle, type Opponent } from './challenge_rows';
import { MoreChoices } from './challenge_more';
import { Form, useTask, type Fields } from '../form';
import { conditionOptions } from './conditions';
import { invitationPath, invite } from '../../invitations/invitations_api';
import './challenge.css';

interface ChallengeFormProps {
  me: string;
  /** By a link to a friend only: guests, and people without an account, too. */
  link?: boolean;
  /** Preset on a game's page; the opponent on a player's page. */
  game?: string | undefined;
  opponent?: string | undefined;
}

/** Nobody for an empty name. */
function useCircle(me: string): Circle & { loaded: boolean } {
  const { data, error } = useAnswer(me && 'players', () => api.players());
  const wishes = useAnswer(me, api.userPreferences).data;
  const players = data ?? [];
  return {
    loaded: Boolean(data || error),
    computers: players.filter((player) => player.level > 0).sort((a, b) => a.level - b.level),
    people: players.filter((player) => player.level === 0 && player.name !== me && !player.gone).map(({ name }) => name),
    friends: wishes?.friends.map(({ name }) => name) ?? [],
  };
}

interface Wanted {
  me: string;
  game: api.Game | undefined;
  opponent: Opponent;
  /** The opponent's name; empty if it is anyone. */
  rival: string;
  pace: string;
  etiquette: boolean;
}

function commandFor({ me, game, opponent, rival, pace, etiquette }: Wanted, fields: Fields): string {
  const open = opponent.kind === 'anyone';
  // Drawing lots is the default; an explicit option would waive the senior's right to begin.
  const first = { me: open ? 'me' : me, opponent: open ? 'you' : rival }[fields.text('first')] ?? '';
  const start = fields.text('start');
  const styled = game && opponent.kind === 'computer' && styleNumber(game.name, opponent.style) > 0;
  return [
    challengeCommand(game?.name ?? '', me, open ? '--to=anyone' : rival, first, clockOption(pace)),
    fields.checked('unrated') ? ' --unrated' : '',
    start ? ` --start=${quoteWord(start)}` : '',
    open && Number(fields.text('repeat')) > 1 ? ` --repeat=${fields.text('repeat')}` : '',
    open ? conditionOptions(fields) : '',
    game ? etiquetteOption(game, etiquette) : '',
    styled ? ` --style=${opponent.style}` : '',
  ].join('');
}

export function ChallengeForm({ me, game: preset, opponent: known, link }: ChallengeFormProps) {
  const { loaded, ...circle } = useCircle(link ? '' : me);
  const [gameName, setGameName] = useState(preset);
  const [chosen, setOpponent] = useState<Opponent>(() => ({
    kind: link ? 'link' : 'computer',
    level: wished().level,
    style: 'balanced',
    typed: '',
  }));
  const [chosenPace, setPace] = useState('');
  const [manners, setManners] = useState<boolean | null>(null);
  const { busy, refused, run } = useTask();
  const opponent: Opponent = known === undefined ? chosen : { ...chosen, kind: 'person', typed: known };
  const { kind, level, typed } = opponent;
  const pace = chosenPace || (kind === 'computer' ? 'none' : usualPace);
  const rival = kind === 'computer' ? (circle.computers.find((computer) => computer.level === level)?.name ?? '') : typed.trim();
  const game = games.value.find(({ name }) => name === gameName) ?? games.value[0];
  const etiquette = game !== undefined && (manners ?? game.etiquette === 'usual');

  async function challenge(fields: Fields) {
    if (kind === 'link') return navigate(invitationPath((await invite(game?.name ?? '', clockOption(pace))).code));
    const { match } = await api.perform(commandFor({ me, game, opponent, rival, pace, etiquette }, fields));
    // Who waits for anyone sees it at home.
    return navigate(match ? matchPath(match) : '/');
  }
  function chooseGame(name: string) {
    setGameName(name);
    setManners(null);
  }

  return (
    <Form class="new-game" label={t('challenge-title')} send={(fields) => run(() => challenge(fields))}>
      <GameChoice game={game?.name ?? ''} choose={chooseGame} />
      {known === undefined && !link && <OpponentChoice opponent={opponent} choose={setOpponent} circle={circle} game={game?.name ?? ''} />}
      <PaceChoice
        key={String(kind === 'computer')}
        pace={pace}
        choose={setPace}
        few={kind === 'computer' ? pacesForComputer : pacesForPeople}
      />
      {kind !== 'link' && (
        <MoreChoices
          game={game}
          open={kind === 'anyone'}
          etiquette={etiquette}
          setEtiquette={setManners}
          south={etiquette && circle.computers.some(({ name }) => name === rival)}
        />
      )}
      <div class="begin">
        <button class="main" disabled={busy || !(link || loaded)}>
          {kind === 'person' ? t('challenge-button') : t(`challenge-button-${kind}`)}
        </button>
      </div>
      <Alert text={refused} pre />
    </Form>
  );
}
