// The games against the computer that this browser has stored: those that go on first.

import { Button } from '../button';
import { gameNamed, titleOf } from '../app_state';
import { Thumbnail } from '../boards/thumbnail';
import type { Rules } from '../engine/rules';
import { Link } from '../link';
import { formatAgo } from '../texts/format';
import { t } from '../texts/i18n';
import { lastRemoved, localGames, removeGame, runningGames, storageBlocked, takeBackRemoval, type LocalGame } from './local_games';
import { installOffer } from './update_prompt';
import { useRules } from './use_rules';
import '../pages/front/game_card.css';
import './offline.css';
import '../../locales/en/offline.ftl?english';

export function LocalGames() {
  const { rules } = useRules();
  const removed = lastRemoved.value;
  const over = localGames.value.filter((game) => game.result !== null);
  if (localGames.value.length === 0 && !storageBlocked.value && !removed) return null;
  return (
    <section class="local-games" aria-labelledby="play-kept">
      <h2 id="play-kept">{t('play-kept')}</h2>
      {storageBlocked.value && <p class="refused">{t('play-forgetful')}</p>}
      {removed && (
        <p class="notice" role="status">
          {t('play-removed', { game: titleOf(removed.game), level: removed.level })}{' '}
          <Button label={t('play-take-back-removal')} class="small" act={takeBackRemoval} />
        </p>
      )}
      <Cards games={runningGames.value} rules={rules} />
      {over.length > 0 && (
        <details open={runningGames.value.length === 0}>
          <summary>{t('play-finished', { n: over.length })}</summary>
          <Cards games={over} rules={rules} />
        </details>
      )}
    </section>
  );
}

function Cards({ games, rules }: { games: LocalGame[]; rules: Rules | null }) {
  return (
    <ul class="game-rows kept-games">
      {games.map((game) => (
        <Card key={game.id} game={game} rules={rules} />
      ))}
    </ul>
  );
}

function Card({ game, rules }: { game: LocalGame; rules: Rules | null }) {
  const about = { game: titleOf(game.game), level: game.level };
  const state = rules?.describe(game);
  const drawing = gameNamed(game.game)?.drawing;
  return (
    <li>
      <Link to={`/play/${game.id}`} class="game-row">
        {drawing && <Thumbnail drawing={drawing} position={state && !('error' in state) ? state.position : null} bottom={game.you} />}
        <span class="grow">
          <b>{t('play-against', about)}</b>
          <span class="news">
            {game.result && `${t(`play-result-${game.result}`)} · `}
            {t('play-moves', { n: game.moves.length })} · {formatAgo(game.touched)}
          </span>
        </span>
      </Link>
      <Button class="quiet icon-only" aria-label={t('play-drop-which', about)} icon="close" act={() => removeGame(game)} />
    </li>
  );
}

/** Only if the browser offers installation. */
export function Install() {
  const offer = installOffer.value;
  if (!offer) return null;
  return (
    <p class="install">
      {t('play-install-about')} <Button label={t('play-install')} class="small" act={() => offer.prompt()} />
    </p>
  );
}
