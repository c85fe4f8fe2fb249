// What can be chosen of a new game against the computer besides the level, behind one button.

import { useState } from 'preact/hooks';
import { gameNamed, games } from '../app_state';
import { Icon } from '../icons';
import { Link } from '../link';
import { EtiquetteChoice } from '../pages/challenges/etiquette_choice';
import { Sheet } from '../pages/sheet';
import { t } from '../texts/i18n';
import type { LocalGame } from './local_games';
import { StyleChoice } from './style_choice';
import { wished, type Wish } from './wishes';

interface Props {
  /** The game that is shown. */
  kept: LocalGame;
  /** Has another one replace it. */
  begin(wish: Wish): void;
}

export function NewGameOptions(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="quiet play-options" onClick={() => setOpen(true)}>
        <Icon name="grid" />
        <span>{t('play-options')}</span>
      </button>
      <Sheet title={t('play-options')} open={open} close={() => setOpen(false)}>
        <Choices {...props} />
      </Sheet>
    </>
  );
}

function Choices({ kept, begin }: Props) {
  const [wish, setWish] = useState<Wish>({ ...wished(), game: kept.game });
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const game = gameNamed(wish.game);
  if (!game) return null;
  const etiquette = game.etiquette !== 'never' && (wish.etiquette ?? game.etiquette === 'usual');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        begin(wish);
      }}
    >
      <label for="play-game">{t('play-game')}</label>
      <select
        id="play-game"
        value={wish.game}
        onChange={(event) => {
          // The etiquette is chosen for one game.
          const { etiquette: _, ...rest } = wish;
          setWish({ ...rest, game: event.currentTarget.value });
        }}
      >
        {games.value.map((one) => (
          <option key={one.name} value={one.name}>
            {one.title}
          </option>
        ))}
      </select>
      <p class="hint">
        {game.blurb} <Link to={`/games/${game.name}`}>{t('play-rules')}</Link>
      </p>
      <StyleChoice id="play-style" game={game.name} style={wish.style} choose={(style) => change({ style })} />
      <EtiquetteChoice game={game} kept={etiquette} keep={(on) => change({ etiquette: on })} />
      {etiquette ? <p>{t('etiquette-by-lot')}</p> : <FirstChoice begins={wish.begins} choose={(begins) => change({ begins })} />}
      <button class="main">{t('play-begin')}</button>
    </form>
  );
}

function FirstChoice({ begins, choose }: { begins: Wish['begins']; choose(begins: Wish['begins']): void }) {
  return (
    <fieldset>
      <legend>{t('play-begins')}</legend>
      {(['you', 'computer', 'lot'] as const).map((player) => (
        <label class="choice" key={player}>
          <input type="radio" name="play-begins" checked={begins === player} onChange={() => choose(player)} />
          {t(`play-begins-${player}`)}
        </label>
      ))}
    </fieldset>
  );
}
