// A game against the computer at its board: moving, advice, taking back, giving up, and stepping
// through what was played.

import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Side } from '../api';
import { plainAddressOfLine } from '../analysis/address';
import { titleOf } from '../house';
import { t } from '../language';
import { Link } from '../link';
import { MoveSheet } from '../pages/move_sheet';
import { ReplayButtons, useReplay } from '../pages/replay';
import { uncounted } from '../manners';
import type { Described, Line, Rules, Step } from '../rules';
import { other, seatName } from '../words';
import { BoardStand } from './board_stand';
import { changeGame, dropGame, gameHere, type GameHere } from './games_here';
import { likeOf } from './levels';
import { pointOut } from './point_out';
import { RulesFirst } from './rules_first';
import { keepAsText } from './text_file';
import { namesAt, toldLast } from './told';
import { useComputer } from './use_computer';
import { described } from './use_rules';

interface Props {
  kept: GameHere;
  /** Begins another game like this one. */
  anew(): void;
}

export function PlayTable(props: Props) {
  return (
    <RulesFirst>
      {(rules) => {
        const { game, from, moves, id } = props.kept;
        const wrong = rules.describe({ game, from, moves });
        if (!('error' in wrong)) return <Table {...props} rules={rules.readBy(props.kept.you)} />;
        return (
          <section class="card">
            <p class="refused">{t('play-unreadable', { why: wrong.error })}</p>
            <button type="button" onClick={() => dropGame(id)}>
              {t('play-drop')}
            </button>
          </section>
        );
      }}
    </RulesFirst>
  );
}

function resultOf(seen: Described, { you, resigned }: GameHere): GameHere['result'] {
  if (resigned) return 'lost';
  if (!seen.over) return null;
  return seen.result === you ? 'won' : seen.result === other(you) ? 'lost' : 'drawn';
}

/** How many moves are left when the reader's own last one is taken back. */
function beforeOwnLast(seen: Described, { you }: GameHere): number {
  return seen.line.map((step) => step.side).lastIndexOf(you);
}

function Table({ kept, anew, rules }: Props & { rules: Rules }) {
  const { id, game, from, moves, you, level, etiquette = false } = kept;
  const line = useMemo<Line>(() => ({ game, from, moves }), [game, from, moves]);
  const now = useMemo(() => described(rules, line), [rules, line]);
  const replay = useReplay(moves.length);
  const shownLine = useMemo(
    () => ({ ...line, moves: moves.slice(0, replay.at) }),
    [line, replay.at],
  );
  const [advice, setAdvice] = useState<{ words: string; step: Step } | null>(null);
  useLayoutEffect(() => setAdvice(null), [moves.length, replay.at]);
  useEffect(() => {
    if (advice) pointOut(advice.step);
  }, [advice]);

  const names = namesAt(now, you, t('play-it'));
  const over = now.over || kept.resigned;
  const yourTurn = !over && now.to_move === you;
  // A house touched is a house played there: nothing is advised, foretold, counted or taken back.
  const quiet = etiquette && !over;
  /** Adds a move to the game as it is now, unless it has changed meanwhile. */
  function add(move: string, to: Line) {
    const game = gameHere(id);
    if (!game || game.moves.length !== to.moves.length) return;
    const step = rules.preview(to, move);
    if (!step) return;
    const after = [...to.moves, step.text];
    const result = resultOf(described(rules, { ...to, moves: after }), game);
    changeGame(id, { moves: after, result });
  }
  const manner = { seed: kept.begun % 1_000_003, gracious: etiquette };
  const computer = useComputer(line, level, manner, !over && !yourTurn, add);
  const playable = yourTurn && replay.latest && !computer.busy;

  async function advise() {
    const thought = await computer.advise();
    const step = thought && rules.preview(line, thought.move);
    if (!thought || !step) return;
    const [best, reply] = thought.lines[0]?.moves ?? [];
    const answer =
      best === thought.move && reply
        ? rules.preview({ ...line, moves: [...moves, best] }, reply)
        : null;
    const words = [
      t('play-advice', {
        move: step.shown,
        told: toldLast(rules, { ...line, moves: [...moves, step.text] }, names),
      }),
      answer ? t('play-advice-answer', { move: answer.shown }) : '',
    ];
    setAdvice({ words: words.join(' ').trim(), step });
  }

  function takeBack() {
    const left = beforeOwnLast(now, kept);
    if (left < 0) return;
    changeGame(id, { moves: moves.slice(0, left), resigned: false, result: null });
    replay.go(left);
  }

  const seat = seatName(now.seats[you === 'first' ? 0 : 1]);
  const columnOf = (side: Side) => ({ name: side === you ? t('play-you') : t('play-it'), level: 0 });

  return (
    <article class="match">
      <header class="match-head">
        <h1>{titleOf(game)}</h1>
        <p class="players hint">
          {likeOf(level)
            ? t('play-opponent-like', { level, like: likeOf(level), seat })
            : t('play-opponent', { level, seat })}
        </p>
        <State now={now} kept={kept} trouble={computer.trouble} again={computer.again} />
        {kept.by_lot && etiquette && moves.length < 2 && (
          <p class="courtesy">
            {t(`play-lot-${from ? 'computer' : 'you'}`, { seat: seatName(now.seats[from ? 1 : 0]) })}
          </p>
        )}
      </header>
      <div class="table">
        <BoardStand
          rules={rules}
          line={shownLine}
          you={you}
          etiquette={quiet}
          live={replay.latest}
          playable={playable}
          play={async (move) => {
            add(move, line);
            return true;
          }}
          opponent={t('play-it')}
          advised={advice?.step}
          name={`here/${id}`}
        >
          {advice && (
            <p class="advice" role="status">
              {advice.words}
            </p>
          )}
          <div class="row tools" role="group" aria-label={t('play-tools')}>
            {yourTurn && !quiet && (
              <button type="button" class="small" disabled={!playable} onClick={() => void advise()}>
                {t('play-advise')}
              </button>
            )}
            {!etiquette && beforeOwnLast(now, kept) >= 0 && (
              <button type="button" class="small" onClick={takeBack}>
                {t('play-take-back')}
              </button>
            )}
            {over && (
              <button type="button" class="small" onClick={anew}>
                {etiquette ? t('play-again-other-begins') : t('play-again')}
              </button>
            )}
            <Link class="button small" to="/play">
              {t('play-other')}
            </Link>
            {moves.length > 0 && !quiet && (
              <Link class="button small" to={plainAddressOfLine(line.game, line.from, line.moves)}>
                {t('play-analyse')}
              </Link>
            )}
            {moves.length > 0 && (
              <button type="button" class="small" onClick={() =>
                  keepAsText(rules, {
                    line,
                    names: [columnOf('first').name, columnOf('second').name],
                    begun: kept.begun,
                    result: kept.resigned ? other(you) : now.result,
                  })
                }>
                {t('play-keep-text')}
              </button>
            )}
            {!over && moves.length > 0 && (
              <Resign resign={() => changeGame(id, { resigned: true, result: 'lost' })} />
            )}
          </div>
        </BoardStand>
        <section class="sheet" aria-label={t('beside-board')}>
          <ReplayButtons replay={replay} />
          <MoveSheet
            match={{
              seats: [columnOf('first'), columnOf('second')],
              moves: moves.map((text) => ({ text, comment: '', at: kept.touched })),
            }}
            line={quiet ? uncounted(now.line, names) : now.line}
            at={replay.at}
            go={replay.go}
          />
        </section>
      </div>
      <Announcer now={now} kept={kept} told={toldLast(rules, line, names)} />
    </article>
  );
}

function stateOf(now: Described, kept: GameHere): string {
  if (kept.resigned) return t('play-over-resigned');
  const result = resultOf(now, kept);
  if (result) return t(`play-over-${result}`);
  return now.to_move === kept.you ? t('play-your-turn') : t('play-thinking');
}

function State({
  now,
  kept,
  trouble,
  again,
}: {
  now: Described;
  kept: GameHere;
  trouble: string;
  again(): void;
}) {
  const mine = !now.over && !kept.resigned && now.to_move === kept.you;
  if (trouble)
    return (
      <p class="state refused" role="alert">
        {t('play-trouble')}{' '}
        <button type="button" class="small" onClick={again}>
          {t('try-again')}
        </button>
      </p>
    );
  return <p class={`state ${mine ? 'turn' : ''}`}>{stateOf(now, kept)}</p>;
}

function Resign({ resign }: { resign(): void }) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" class="small" onClick={() => setAsked(true)}>
        {t('play-resign')}
      </button>
    );
  return (
    <span class="row" role="group" aria-label={t('play-resign-sure')}>
      <span>{t('play-resign-sure')}</span>
      <button type="button" class="small danger" onClick={resign}>
        {t('play-resign-yes')}
      </button>
      <button type="button" class="small" onClick={() => setAsked(false)}>
        {t('play-resign-no')}
      </button>
    </span>
  );
}

/** Says each move, whose turn it is and the end aloud; silent about what was there before. */
function Announcer({ now, kept, told }: { now: Described; kept: GameHere; told: string }) {
  const [words, setWords] = useState('');
  const [known] = useState({ plies: now.plies, resigned: kept.resigned });
  useEffect(() => {
    const fresh = now.plies > known.plies;
    const thinks = !now.over && !kept.resigned && now.to_move !== kept.you;
    if (fresh || kept.resigned !== known.resigned)
      setWords(`${fresh ? told : ''} ${thinks ? '' : stateOf(now, kept)}`.trim());
    known.plies = now.plies;
    known.resigned = kept.resigned;
  }, [now, kept.resigned]);
  return (
    <p class="unseen" aria-live="polite">
      {words}
    </p>
  );
}
