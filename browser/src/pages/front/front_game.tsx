// The game that a stranger finds on the home page: against the computer, in this browser, at a position
// in which they can capture. With the first move it begins, and goes on at its own address.

import { useEffect, useMemo, useRef, useState, type MutableRef } from 'preact/hooks';
import { Alert } from '../../alert';
import type { Drawing, Game, Side } from '../../api';
import { navigate, path } from '../../app_state';
import { firstCapture } from '../../boards/sample_positions';
import { loadEngine } from '../../engine/engine';
import { loadRules, type MatchRules } from '../../engine/rules';
import { GameBoard, Sentences } from '../../game_screen/game_screen';
import { useBoardShortcuts } from '../../game_screen/use_board_shortcuts';
import { entryOf, useGame, useView } from '../../game_screen/use_game';
import { useSpokenMoves } from '../../game_screen/use_spoken_moves';
import { Icon } from '../../icons';
import { Link } from '../../link';
import { animationsDone } from '../../offline/animations_done';
import { newGame, runningGames, type LocalGame } from '../../offline/local_games';
import { startRules } from '../../offline/start_rules';
import { useLocalGame } from '../../offline/use_local_game';
import { useRules } from '../../offline/use_rules';
import { otherSide, seatIndex } from '../../texts/format';
import { t } from '../../texts/i18n';
import { PlayerBar } from '../match/player_bar';
import { PlayPage } from '../play_page';

const level = 1;
/** The engine is large: it is fetched when somebody turns to the board, or after so long. */
const engineDelayMs = 4000;

const firstGame = (game: string) =>
  newGame({ line: { game, from: firstCapture[game]?.from ?? null, moves: [] }, level, you: 'first', front: true });

/** The stored game that goes on and that the rules can read, or a new one. */
function useFrontGame(game: Game) {
  const { rules, broken, again } = useRules();
  const [draft] = useState(() => firstGame(game.name));
  const going = runningGames.value.find((one) => one.game === game.name);
  const stored = going && rules && 'error' in rules.describe(going) ? undefined : going;
  // Until the rules are there, nothing is known of a game that goes on.
  const kept = (rules || !stored) && (stored ?? draft);
  const known = useMemo(() => kept && (rules?.readBy(kept.you) ?? startRules(game, kept)), [rules, game, kept]);
  return { kept, known: known || null, rules, broken, again };
}

export function FrontGame({ game }: { game: Game }) {
  const { kept, known, rules, broken, again } = useFrontGame(game);
  const container = useRef<HTMLElement>(null);
  useEngineSoon(container, game.drawing);
  return (
    <section class="front-game" aria-label={t('front-game')} ref={container}>
      {kept && known && <Board key={kept.id} kept={kept} rules={known} early={!rules} failed={again} />}
      {broken && <Alert text={t('rules-not-fetched')} retry={again} />}
    </section>
  );
}

interface BoardProps {
  kept: LocalGame;
  rules: MatchRules;
  early: boolean;
  failed(): void;
}

function Board({ kept, rules, early, failed }: BoardProps) {
  const { match, line, state, yourTurn, add } = useLocalGame(kept, rules, false);
  const view = useView(useGame(match, rules, 'front', early), [], false);
  useBoardShortcuts(view);
  useSpokenMoves(match, view.current.state.line, {});
  const begun = match.plies > 0;
  const address = `/play/${kept.id}`;

  /** Waits for the rules; resolves to whether they have accepted the move. */
  async function play(move: string): Promise<boolean> {
    const accepted = await add(move, line).catch(failed);
    if (!accepted) return false;
    // It goes on where it has room for its moves, once the seeds have come to rest.
    void Promise.all([PlayPage.load(), animationsDone()]).then(
      () => path.value === '/' && navigate(address, true),
      () => undefined,
    );
    return true;
  }
  const entry = entryOf(rules, line, state, { playable: yourTurn, play });
  const capture = begun ? undefined : firstCapture[kept.game];
  const bar = (side: Side) => (
    <PlayerBar
      match={match}
      side={side}
      kind={view.kind}
      captured={view.held && view.held[seatIndex(side)]}
      goal={view.kind.goal(view.start)}
    />
  );
  return (
    <div class="play">
      {bar(otherSide(view.bottom))}
      <GameBoard view={view} entry={entry} />
      {bar(view.bottom)}
      <Sentences view={view} said={capture && t('front-capture', { house: capture.move, count: capture.captures })} />
      <div class={`front-actions ${begun ? 'begun' : ''}`}>
        {begun && <Link class="button main" to={address} label={t('front-continue')} />}
        <Link class="button quiet" to={`/lessons/${kept.game}`}>
          <Icon name="book" />
          <span>{t('play-rules')}</span>
        </Link>
      </div>
    </div>
  );
}

function useEngineSoon(container: MutableRef<HTMLElement | null>, drawing: Drawing) {
  useEffect(() => {
    const section = container.current;
    const load = () => {
      void loadRules().catch(() => undefined);
      loadEngine(drawing);
      void PlayPage.load().catch(() => undefined);
    };
    const later = setTimeout(load, engineDelayMs);
    const hints = ['pointerover', 'pointerdown', 'focusin'];
    for (const hint of hints) section?.addEventListener(hint, load, { once: true });
    return () => {
      clearTimeout(later);
      for (const hint of hints) section?.removeEventListener(hint, load);
    };
  }, []);
}
