// Practice against the engine in this browser: a new game, and saved ones. Nothing is sent to the
// server.

import { useState } from 'preact/hooks';
import type { Side } from '../api';
import { gameNamed, games, navigate, titleOf } from '../app_state';
import { t } from '../texts/i18n';
import { Link } from '../link';
import { EtiquetteChoice } from '../pages/challenges/etiquette_choice';
import { useTitle } from '../title';
import { formatAgo, otherSide } from '../texts/format';
import { beginGame, dropGame, storageBlocked, localGame, localGames, type LocalGame } from './local_games';
import { levelMax, levelStyle, stylesOf } from './levels';
import { PracticeBoard } from './practice_board';
import { StyleChoice } from './style_choice';
import { installOffer } from './update_prompt';
import './offline.css';
import '../../locales/en/offline.ftl?english';

const wishes = 'posthouse.play';

interface Wish {
  game: string;
  level: number;
  style: string;
  begins: 'you' | 'computer' | 'lot';
}

/** The last choices, or those of the URL. */
function wished(): Wish {
  let kept: Partial<Wish> = {};
  try {
    kept = JSON.parse(localStorage.getItem(wishes) ?? '{}') as Partial<Wish>;
  } catch {
    // Use the defaults.
  }
  const asked = new URLSearchParams(location.search).get('game');
  const level = Number(kept.level);
  return {
    game: asked ?? (typeof kept.game === 'string' ? kept.game : ''),
    level: level >= 1 && level <= levelMax ? Math.round(level) : 3,
    style: typeof kept.style === 'string' ? kept.style : 'balanced',
    begins: kept.begins === 'computer' || kept.begins === 'lot' ? kept.begins : 'you',
  };
}

export function PracticePage({ rest: [id = ''] }: { rest: string[] }) {
  useTitle(t('play-title'));
  const chosen = localGame(id);
  if (chosen) return <PracticeBoard key={id} kept={chosen} anew={() => rematch(chosen)} />;
  return (
    <>
      {id && <p class="notice">{t('play-unknown')}</p>}
      <div class="columns">
        <NewGame />
        <SavedGame />
      </div>
    </>
  );
}

/** A rematch with the other side to begin; with etiquette the seats stay. */
function rematch({ game, from, level, style, you, etiquette = false }: LocalGame) {
  const second = gameNamed(game)?.second_begins ?? null;
  const wish = etiquette
    ? { line: { game, from: from ? null : second, moves: [] }, you }
    : { line: { game, from, moves: [] }, you: from ? you : otherSide(you) };
  navigate(`/play/${beginGame({ ...wish, level, style, etiquette, by_lot: false }).id}`);
}

function NewGame() {
  const [wish, setWish] = useState(wished);
  const [manners, setManners] = useState<boolean | null>(null);
  const change = (some: Partial<Wish>) => setWish({ ...wish, ...some });
  const game = games.value.find((candidate) => candidate.name === wish.game) ?? games.value[0];
  const kept = game !== undefined && (manners ?? game.etiquette === 'usual');

  function begin(event: SubmitEvent) {
    event.preventDefault();
    if (!game) return;
    try {
      localStorage.setItem(wishes, JSON.stringify({ ...wish, game: game.name }));
    } catch {
      // Drawn again next time.
    }
    const by_lot = kept || wish.begins === 'lot';
    const yours = by_lot ? Math.random() < 0.5 : wish.begins === 'you';
    const style = stylesOf(game.name).includes(wish.style) ? wish.style : 'balanced';
    const you: Side = kept || yours ? 'first' : 'second';
    const line = { game: game.name, from: kept && !yours ? game.second_begins : null, moves: [] };
    navigate(`/play/${beginGame({ line, level: wish.level, style, you, etiquette: kept, by_lot }).id}`);
  }

  const like = levelStyle(wish.level);
  return (
    <section class="card" aria-labelledby="play-new">
      <h1 id="play-new">{t('play-title')}</h1>
      <p class="hint">{t('play-about')}</p>
      <form onSubmit={begin}>
        <label for="play-game">{t('play-game')}</label>
        <select
          id="play-game"
          value={game?.name}
          onChange={(event) => {
            change({ game: event.currentTarget.value });
            setManners(null);
          }}
        >
          {games.value.map((one) => (
            <option key={one.name} value={one.name}>
              {one.title}
            </option>
          ))}
        </select>
        {game && (
          <p class="hint">
            {game.blurb} <Link to={`/games/${game.name}`}>{t('play-rules')}</Link>
          </p>
        )}
        <label for="play-level">{t('play-level-like', { level: wish.level, like })}</label>
        <input
          id="play-level"
          type="range"
          min="1"
          max={levelMax}
          step="1"
          value={wish.level}
          aria-valuetext={t('play-level-like', { level: wish.level, like })}
          onInput={(event) => change({ level: Number(event.currentTarget.value) })}
        />
        <div class="ends hint" aria-hidden="true">
          <span>{t('play-weakest')}</span>
          <span>{t('play-strongest')}</span>
        </div>
        {game && <StyleChoice id="play-style" game={game.name} style={wish.style} choose={(style) => change({ style })} />}
        {game && <EtiquetteChoice game={game} kept={kept} keep={setManners} />}
        {kept && <p>{t('etiquette-by-lot')}</p>}
        <fieldset hidden={kept}>
          <legend>{t('play-begins')}</legend>
          {(['you', 'computer', 'lot'] as const).map((player) => (
            <label class="choice" key={player}>
              <input type="radio" name="play-begins" checked={wish.begins === player} onChange={() => change({ begins: player })} />
              {t(`play-begins-${player}`)}
            </label>
          ))}
        </fieldset>
        <button class="main" disabled={!game}>
          {t('play-begin')}
        </button>
      </form>
      {!game && <p class="refused">{t('play-no-games')}</p>}
      <Install />
    </section>
  );
}

/** Only if the browser offers installation. */
function Install() {
  const offer = installOffer.value;
  if (!offer) return null;
  return (
    <p class="install">
      {t('play-install-about')}{' '}
      <button type="button" class="small" onClick={() => void offer.prompt()}>
        {t('play-install')}
      </button>
    </p>
  );
}

function SavedGame() {
  const going = localGames.value.filter((game) => game.result === null);
  const over = localGames.value.filter((game) => game.result !== null);
  return (
    <section class="card" aria-labelledby="play-kept">
      <h2 id="play-kept">{t('play-kept')}</h2>
      {storageBlocked.value && <p class="refused">{t('play-forgetful')}</p>}
      {going.length + over.length === 0 && <p class="hint">{t('play-kept-none')}</p>}
      <SavedGames games={going} />
      {over.length > 0 && (
        <details open={going.length === 0}>
          <summary>{t('play-finished', { n: over.length })}</summary>
          <SavedGames games={over} />
        </details>
      )}
    </section>
  );
}

function SavedGames({ games }: { games: LocalGame[] }) {
  return (
    <ul class="matches kept-games">
      {games.map((game) => (
        <li key={game.id}>
          <Link to={`/play/${game.id}`}>{t('play-against', { game: titleOf(game.game), level: game.level })}</Link>
          <button
            type="button"
            class="small"
            aria-label={t('play-drop-which', { game: titleOf(game.game), level: game.level })}
            onClick={() => dropGame(game.id)}
          >
            {t('play-drop')}
          </button>
          <span class="state">
            {t(`play-result-${game.result ?? 'none'}`)} · {t('play-moves', { n: game.moves.length })} · {formatAgo(game.touched)}
          </span>
        </li>
      ))}
    </ul>
  );
}
