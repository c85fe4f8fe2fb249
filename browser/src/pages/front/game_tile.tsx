// A game in a list: a picture from the middle of one, what differs, and a way to play it at once.

import type { Game } from '../../api';
import { sampleOf } from '../../boards/sample_positions';
import { Thumbnail } from '../../boards/thumbnail';
import { t } from '../../texts/i18n';
import { Link } from '../../link';
import './game_tile.css';

export function GameTile({ game: { name, title, drawing } }: { game: Game }) {
  return (
    <li class="game-tile">
      <Link to={`/games/${name}`}>
        <Thumbnail drawing={drawing} position={sampleOf(name)} bottom="first" />
        <span class="name">{title}</span>
      </Link>
      <span class="soft">{t(`tile-${name}`)}</span>
      <Link class="button quiet" to={`/play?game=${name}`} aria-label={t('tile-play', { game: title })} label={t('tile-play-short')} />
    </li>
  );
}
