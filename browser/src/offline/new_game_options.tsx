// What can be chosen of a new game against the computer besides the level, behind one button.

import { useState } from 'preact/hooks';
import { blurbOf, gameNamed } from '../app_state';
import { Icon } from '../icons';
import { Link } from '../link';
import { EtiquetteChoice } from '../pages/challenges/etiquette_choice';
import { Form, gameOptions, Radios, Select } from '../pages/form';
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
    <Form send={() => begin(wish)}>
      <Select
        id="play-game"
        label={t('play-game')}
        value={wish.game}
        // The etiquette is chosen for one game.
        choose={(chosen) => setWish({ ...wish, game: chosen, etiquette: undefined })}
        options={gameOptions()}
      />
      <p class="hint">
        {blurbOf(game.name)} <Link to={`/games/${game.name}`}>{t('play-rules')}</Link>
      </p>
      <StyleChoice id="play-style" game={game.name} style={wish.style} choose={(style) => change({ style })} />
      <EtiquetteChoice game={game} kept={etiquette} keep={(on) => change({ etiquette: on })} />
      {etiquette ? (
        <p>{t('etiquette-by-lot')}</p>
      ) : (
        <Radios
          legend={t('play-begins')}
          name="play-begins"
          options={['you', 'computer', 'lot']}
          value={wish.begins}
          choose={(begins) => change({ begins })}
          say={(player) => t(`play-begins-${player}`)}
        />
      )}
      <button class="main">{t('play-begin')}</button>
    </Form>
  );
}
