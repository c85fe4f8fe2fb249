// The list of games, and a game's own page.

import * as api from '../../api';
import { sampleOf } from '../../boards/sample_positions';
import { Thumbnail } from '../../boards/thumbnail';
import { useLiveQuery } from '../../live_query';
import { blurbOf, gameNamed, games, titleOf, user } from '../../app_state';
import { t } from '../../texts/i18n';
import { Link, LinkList } from '../../link';
import { gamesWithLessons } from '../../lessons/files';
import { gamesWithPuzzles } from '../../puzzles/collection';
import { Standings } from '../../ratings/standings';
import { useTitle } from '../../title';
import '../../styles/pages.css';
import { GameTile } from './game_tile';
import { GameRules } from './game_help';
import { LiveCards } from './game_card';
import { MatchList } from '../match_list';
import { SignUpFirst } from '../account/sign_up_first';
import { Section } from '../section';

const liveShown = 3;
const finishedShown = 6;
/** The page must not grow with the number of matches on the server. */
const latestOf = 100;

function AllGames({ unknown }: { unknown: string }) {
  useTitle(t('nav-games'));
  return (
    <>
      <h1>{t('games-title')}</h1>
      {unknown && <p class="notice">{t('games-unknown', { name: unknown })}</p>}
      <ul class="games">
        {games.value.map((game) => (
          <GameTile key={game.name} game={game} />
        ))}
      </ul>
    </>
  );
}

function Watch({ game }: { game: string }) {
  const live = useLiveQuery(() => api.latestMatches(false, latestOf, game), [game], 30_000);
  const over = useLiveQuery(() => api.latestMatches(true, latestOf, game), [game]);
  const latest = [...(live.data ?? [])].sort((a, b) => b.turn_since - a.turn_since);
  const finished = [...(over.data ?? [])].sort((a, b) => (b.ended ?? 0) - (a.ended ?? 0));
  return (
    <Section class="card" name="watch" title={t('game-watch')}>
      {live.data?.length === 0 && <p class="hint">{t('lobby-now-none')}</p>}
      <LiveCards matches={latest.slice(0, liveShown)} />
      {finished.length > 0 && (
        <>
          <h3>{t('finished-title')}</h3>
          <MatchList matches={finished.slice(0, finishedShown)} me={null} />
        </>
      )}
    </Section>
  );
}

function OneGame({ game }: { game: api.Game }) {
  useTitle(titleOf(game.name));
  const who = user.value;
  const practice = `/play?game=${game.name}`;
  return (
    <>
      <header class="game-head">
        <Thumbnail drawing={game.drawing} position={sampleOf(game.name)} bottom="first" />
        <div>
          <h1>{game.title}</h1>
          <p>{blurbOf(game.name)}</p>
          <Link class="button main" to={who ? `/new/${game.name}` : practice} label={t(who ? 'challenge-title' : 'front-computer')} />
          {!who && <SignUpFirst words={t('game-sign-up')} />}
          <LinkList
            class="learning"
            links={[
              ['#rules', t('game-to-rules')],
              [`/help/${game.name}`, t('game-to-example')],
              gamesWithLessons.includes(game.name) && [`/lessons/${game.name}`, t('game-lesson')],
              gamesWithPuzzles.includes(game.name) && [`/puzzles/${game.name}`, t('game-puzzles')],
              ['/tournaments', t('tournaments-title')],
              Boolean(who) && [practice, t('front-computer')],
            ]}
          />
        </div>
      </header>
      <div class="columns">
        <Watch game={game.name} />
        <Standings game={game.name} />
      </div>
      <GameRules game={game} />
    </>
  );
}

export function GamesPage({ rest: [chosen = ''] }: { rest: string[] }) {
  const game = gameNamed(chosen);
  return game ? <OneGame game={game} /> : <AllGames unknown={chosen} />;
}
