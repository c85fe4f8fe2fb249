// The game that a stranger finds on the home page: Wari against the computer, in this browser. It
// begins with the first move, survives a reload and is listed under /play.

import { useEffect, useMemo, useRef, type MutableRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { Alert } from '../../alert';
import type { Drawing, Game } from '../../api';
import { kindOf } from '../../boards/board_kinds';
import { houseName } from '../../boards/move_text';
import { readPosition } from '../../boards/sowing_timeline';
import { loadEngine } from '../../engine/engine';
import { t } from '../../texts/i18n';
import { Avatar, Icon, SeedMark } from '../../icons';
import { Link } from '../../link';
import { Announcer, stateOf } from '../../offline/announcer';
import { describeLastMove } from '../../offline/describe_moves';
import { LocalBoard } from '../../offline/local_board';
import { beginGame, changeGame, localGames, storageBlocked, type LocalGame } from '../../offline/local_games';
import { useLocalGame, type ActiveLocalGame } from '../../offline/use_local_game';
import { useRules } from '../../offline/use_rules';
import { loadRules, type MatchRules, type Rules } from '../../engine/rules';

const level = 3;
/** The engine is large: it is fetched when somebody turns to the board, or after so long. */
const engineDelayMs = 4000;

/** A game of which nothing is stored before its first move. */
const notBegun = (game: string): LocalGame => ({
  id: '',
  game,
  from: null,
  moves: [],
  level,
  you: 'first',
  begun: 0,
  touched: 0,
  resigned: false,
  result: null,
});

/**
 * Stands in for the rules until they are loaded: the start of the game, where each house can be sown.
 * `empty`: the position is not known yet.
 */
function startRules({ name, drawing, seats, second_begins }: Game, empty: boolean): MatchRules {
  const [first = '', second = ''] = kindOf(drawing).turnLetters ?? [];
  const start = (second_begins ?? '').replace(second, first);
  const letters = Array.from({ length: drawing.columns }, (_, cell) => houseName(cell, { ...drawing, numbered: false }, 'first'));
  const legal = empty ? [] : letters;
  const position = empty ? start.replace(/\d+/g, '0') : start;
  return {
    reader: 'first',
    describe: () => ({ game: name, position, to_move: 'first', legal, shown: legal, over: false, plies: 0, line: [], drawing, seats }),
    whyNot: () => '',
    preview: () => null,
  };
}

/** The stored game that the rules can read, if any. */
function storedGame(name: string, rules: Rules | null): LocalGame | undefined {
  const game = localGames.value.find((localGame) => localGame.front && localGame.game === name);
  return game && rules && 'error' in rules.describe(game) ? undefined : game;
}

export function FrontGame({ game }: { game: Game }) {
  const { rules, broken, again } = useRules();
  const stored = storedGame(game.name, rules);
  const waits = stored !== undefined && rules === null;
  const kept = useMemo(() => (waits ? null : stored) ?? notBegun(game.name), [stored, waits, game.name]);
  const known = useMemo(() => rules ?? startRules(game, waits), [rules, game, waits]);
  const active = useLocalGame(kept, known);
  const container = useRef<HTMLElement>(null);
  useEngineSoon(container, game.drawing);

  /** Waits for the rules; resolves to whether they have accepted the move. */
  async function play(move: string): Promise<boolean> {
    try {
      const loaded = await loadRules();
      const step = loaded.preview(active.line, move);
      if (!step) return false;
      if (kept.id) active.add(move, active.line);
      else beginGame({ line: { ...active.line, moves: [step.text] }, level, you: 'first', front: true });
      return true;
    } catch {
      again();
      return false;
    }
  }

  const description = describeLastMove(known, active.line, 'first');
  return (
    <section class="front-game" aria-label={t('front-game')} ref={container}>
      <Bar active={active} side="second" busy={active.computer.busy} name={t('play-it')} aside={t('front-level', { level })} />
      <LocalBoard
        key={waits ? 'waits' : 'board'}
        rules={known}
        line={active.line}
        you="first"
        playable={active.yourTurn && !active.computer.busy && !waits}
        play={play}
        early={rules === null}
        plainly={description}
        name="front"
        verdict={
          <Bar active={active} side="first" name={t('play-you')} busy={active.yourTurn && !waits}>
            {noteOf(active, kept, waits)}
          </Bar>
        }
      >
        <div class="front-actions">
          {kept.id && (
            <button type="button" class="quiet" onClick={() => changeGame(kept.id, { front: false })}>
              <Icon name="again" />
              <span>{t('front-again')}</span>
            </button>
          )}
          <Link class="button quiet" to={`/lessons/${game.name}`}>
            <Icon name="book" />
            <span>{t('play-rules')}</span>
          </Link>
        </div>
      </LocalBoard>
      {broken && <Alert text={t('rules-not-fetched')} retry={again} />}
      {active.computer.error && <Alert text={t('play-trouble')} retry={active.computer.retry} />}
      <p class="hint front-keep">
        {kept.id && (storageBlocked.value ? t('play-forgetful') : t('front-kept'))} <Link to="/signup">{t('front-keep')}</Link>
      </p>
      <Announcer state={active.state} kept={kept} description={description} />
    </section>
  );
}

function useEngineSoon(container: MutableRef<HTMLElement | null>, drawing: Drawing) {
  useEffect(() => {
    const section = container.current;
    const load = () => loadEngine(drawing);
    const later = setTimeout(load, engineDelayMs);
    const hints = ['pointerover', 'pointerdown', 'focusin'];
    for (const hint of hints) section?.addEventListener(hint, load, { once: true });
    return () => {
      clearTimeout(later);
      for (const hint of hints) section?.removeEventListener(hint, load);
    };
  }, []);
}

function noteOf({ state, yourTurn, over }: ActiveLocalGame, kept: LocalGame, waits: boolean): string {
  if (waits) return t('one-moment');
  if (over) return stateOf(state, kept);
  return yourTurn ? t('front-your-move') : '';
}

interface BarProps {
  active: ActiveLocalGame;
  side: 'first' | 'second';
  name: string;
  aside?: string;
  busy: boolean;
  children?: ComponentChildren;
}

/** A player above or below the board: name, whose move it is, captured seeds. */
function Bar({ active: { state }, side, name, aside, busy, children }: BarProps) {
  const { counts, columns } = readPosition(state.position);
  const captured = counts[2 * columns + (side === 'first' ? 0 : 1)] ?? 0;
  return (
    <div class={`front-bar ${busy ? 'turn' : ''}`}>
      <Avatar name={name} computer={side === 'second'} />
      <p>
        <strong>{name}</strong> {aside}
        {side === 'second' && busy && <span>{t('play-thinking')}</span>}
        {children && <span>{children}</span>}
      </p>
      <p class="front-captured">
        <SeedMark />
        <span aria-hidden="true">{captured}</span>
        <span class="unseen">{t('front-captured', { n: captured })}</span>
      </p>
    </div>
  );
}
