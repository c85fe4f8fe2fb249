// The title line of a match: the game, whether it is rated, its pace and its board.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Match } from '../../api';
import { titleOf, user } from '../../app_state';
import { formatResult, playerToMove } from '../../texts/format';
import { t } from '../../texts/i18n';
import { formatPace } from '../../paces';
import { Icon } from '../../icons';
import { BackLink, Link } from '../../link';
import { goToNextGame, nextGame, waiting } from '../../my_games';
import { describeChallenge } from '../challenges/challenges';
import { ClockRule } from './clock';
import { Sheet } from '../sheet';

export function Heading({ match, children }: { match: Match; children?: ComponentChildren }) {
  const [rules, setRules] = useState(false);
  const rated = match.rated ? t('facts-rated') : t('facts-unrated');
  const board = t('board-number', { board: match.board });
  return (
    <header class="match-head">
      <BackLink to="/" label={t('match-back')} />
      <h1>{titleOf(match.game)}</h1>
      <p class="facts">
        <span class={match.rated ? 'usual' : ''}>{rated}</span>
        {match.etiquette && <span>{t('etiquette-word')}</span>}
        {match.style && <span class="style">{t(`facts-style-${match.style}`)}</span>}
        <button type="button" class="plain" onClick={() => setRules(true)}>
          <span>{formatPace(match.clock?.words ?? 'none')}</span>
        </button>
        <span class="usual">{board}</span>
        {match.tournament && (
          <Link
            to={`/tournament/${match.tournament.name}`}
            label={match.tournament.name}
            aria-label={t('match-tournament', { name: match.tournament.name })}
          />
        )}
        {match.you === null && !match.over && user.value && <span>{t('looking-on')}</span>}
      </p>
      <State match={match} />
      {/* The end has its own. */}
      {match.state !== 'over' && <NextGame />}
      {children}
      <Sheet title={t('clock-title')} open={rules} close={() => setRules(false)}>
        <ClockRule match={match} />
        {/* A phone's title has no room for them. */}
        <p class="hint">
          {rated} · {board}
        </p>
      </Sheet>
    </header>
  );
}

/** The state in words. During a game the bars show it, and this is for screen readers. */
function State({ match }: { match: Match }) {
  const mine = match.state === 'running' && match.you === match.to_move;
  const words = match.over
    ? formatResult(match)
    : match.state === 'offered'
      ? describeChallenge(match, user.value?.name ?? null)
      : mine
        ? t('your-turn')
        : t('name-to-move', { name: playerToMove(match).name });
  return <p class={`state ${match.state === 'running' || match.state === 'over' ? 'unseen' : ''}`}>{words}</p>;
}

function NextGame() {
  if (!nextGame.value) return null;
  const words = t('next-game', { count: waiting.value.length });
  return (
    <button type="button" class="quiet next-game" aria-label={words} title={words} onClick={() => goToNextGame()}>
      <span class="words">{t('next-game-short', { count: waiting.value.length })}</span>
      <span class="badge">{waiting.value.length}</span>
      <Icon name="right" />
    </button>
  );
}
