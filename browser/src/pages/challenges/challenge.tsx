// Begins a new game: with a person, the computer, or anyone through the waiting room. It asks for
// the game, the opponent and the pace; the rest is in challenge_more.tsx.

import { useEffect, useState } from 'preact/hooks';
import { Alert } from '../../alert';
import * as api from '../../api';
import { games, navigate } from '../../app_state';
import { t } from '../../texts/i18n';
import { etiquetteOption } from '../../etiquette';
import { matchPath, challengeCommand, quoteWord } from '../../texts/format';
import { styleNumber } from '../../offline/levels';
import { wished } from '../../offline/wishes';
import { clockOption, usualPace } from '../../paces';
import { GameChoice, OpponentChoice, PaceChoice, pacesForComputer, pacesForPeople, type OpponentKind } from './challenge_rows';
import { MoreChoices } from './challenge_more';
import { Fields } from '../command_form';
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

/** Several matches from one waiting board. */
const repeatOption = (fields: Fields) => (Number(fields.text('repeat')) > 1 ? ` --repeat=${fields.text('repeat')}` : '');

export function ChallengeForm({ me, game, opponent: known, link }: ChallengeFormProps) {
  /** null: not loaded yet. */
  const [players, setPlayers] = useState<api.ListedPlayer[] | null>(null);
  const [friends, setFriends] = useState<string[]>([]);
  const [gameName, setGameName] = useState(game);
  const [kind, setKind] = useState<OpponentKind>(link ? 'link' : 'computer');
  const [level, setLevel] = useState(() => wished().level);
  const [style, setStyle] = useState('balanced');
  const [typed, setTyped] = useState('');
  const [chosenPace, setPace] = useState('');
  const [manners, setManners] = useState<boolean | null>(null);
  const [refused, setRefused] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (link) return;
    void api.players().then(setPlayers, () => setPlayers([]));
    void api.userPreferences().then(
      (preferences) => setFriends(preferences.friends.map(({ name }) => name)),
      () => undefined,
    );
  }, []);

  const computers = (players ?? []).filter((player) => player.level > 0).sort((a, b) => a.level - b.level);
  const people = (players ?? []).filter((player) => player.level === 0 && player.name !== me && !player.gone).map(({ name }) => name);
  const open = known === undefined && kind === 'anyone';
  const againstComputer = known === undefined && kind === 'computer';
  const pace = chosenPace || (againstComputer ? 'none' : usualPace);
  const byLink = known === undefined && kind === 'link';
  const rival = known ?? (kind === 'computer' ? (computers.find((computer) => computer.level === level)?.name ?? '') : typed.trim());
  const played = games.value.find(({ name }) => name === gameName) ?? games.value[0];
  const kept = played !== undefined && (manners ?? played.etiquette === 'usual');

  function command(fields: Fields): string {
    // Drawing lots is the default; an explicit option would waive the senior's right to begin.
    const first = { me: open ? 'me' : me, opponent: open ? 'you' : rival }[fields.text('first')] ?? '';
    const start = fields.text('start');
    return (
      challengeCommand(played?.name ?? '', me, open ? '--to=anyone' : rival, first, clockOption(pace)) +
      (fields.checked('unrated') ? ' --unrated' : '') +
      (start ? ` --start=${quoteWord(start)}` : '') +
      (open ? repeatOption(fields) + conditionOptions(fields) : '') +
      (played ? etiquetteOption(played, kept) : '') +
      (played && againstComputer && styleNumber(played.name, style) > 0 ? ` --style=${style}` : '')
    );
  }

  async function challenge(event: SubmitEvent) {
    event.preventDefault();
    const fields = new Fields(new FormData(event.currentTarget as HTMLFormElement));
    setBusy(true);
    setRefused('');
    try {
      if (byLink) return navigate(invitationPath((await invite(played?.name ?? '', clockOption(pace))).code));
      const answer = await api.command(command(fields));
      // Who waits for anyone sees it at home.
      if (answer.accepted) return navigate(answer.match ? matchPath(answer.match) : '/');
      setRefused(answer.text);
    } catch (error) {
      setRefused(api.errorText(error));
    }
    setBusy(false);
  }

  return (
    <form class="new-game" onSubmit={(event) => void challenge(event)} aria-label={t('challenge-title')}>
      <GameChoice
        game={played?.name ?? ''}
        choose={(name) => {
          setGameName(name);
          setManners(null);
        }}
      />
      {known === undefined && !link && (
        <OpponentChoice
          kind={kind}
          choose={setKind}
          computers={computers}
          level={level}
          setLevel={setLevel}
          game={played?.name ?? ''}
          style={style}
          setStyle={setStyle}
          typed={typed}
          type={setTyped}
          friends={friends}
          people={people}
        />
      )}
      <PaceChoice key={String(againstComputer)} pace={pace} choose={setPace} few={againstComputer ? pacesForComputer : pacesForPeople} />
      {!byLink && (
        <MoreChoices
          game={played}
          open={open}
          etiquette={kept}
          setEtiquette={setManners}
          south={kept && computers.some(({ name }) => name === rival)}
        />
      )}
      <div class="begin">
        <button class="main" disabled={busy || !(link || players)}>
          {known !== undefined || kind === 'person' ? t('challenge-button') : t(`challenge-button-${kind}`)}
        </button>
      </div>
      <Alert text={refused} pre />
    </form>
  );
}
