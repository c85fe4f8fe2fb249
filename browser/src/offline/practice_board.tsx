// A practice game: moves, advice, takebacks, resigning and replay.

import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Side } from '../api';
import { plainLinePath } from '../analysis/address';
import { titleOf } from '../app_state';
import { kindOf } from '../boards/board_kinds';
import { t } from '../texts/i18n';
import { nextPaint } from '../next_paint';
import { Link, RulesLink } from '../link';
import { MoveSheet } from '../pages/match/move_sheet';
import { ReplayButtons, useReplay } from '../pages/match/replay';
import { withoutNumbers } from '../etiquette';
import type { PositionInfo, Rules, Step } from '../engine/rules';
import { otherSide, seatIndex, seatName } from '../texts/format';
import { Announcer, stateOf } from './announcer';
import { LocalBoard } from './local_board';
import { changeGame, dropGame, type LocalGame } from './local_games';
import { levelStyle, styleNumber } from './levels';
import { highlightMove } from './highlight_move';
import { RequireRules } from './require_rules';
import { downloadText } from './text_file';
import { describeLastMove, toldNames } from './describe_moves';
import { useLocalGame } from './use_local_game';

interface Props {
  kept: LocalGame;
  /** Starts a rematch. */
  anew(): void;
}

export function PracticeBoard(props: Props) {
  return (
    <RequireRules>
      {(rules) => {
        const { game, from, moves, id } = props.kept;
        const wrong = rules.describe({ game, from, moves });
        if (!('error' in wrong)) return <ActiveGame {...props} rules={rules.readBy(props.kept.you)} />;
        return (
          <section class="card">
            <p class="refused">{t('play-unreadable', { why: wrong.error })}</p>
            <button type="button" onClick={() => dropGame(id)}>
              {t('play-drop')}
            </button>
          </section>
        );
      }}
    </RequireRules>
  );
}

/** The number of moves that remain after taking back the reader's last one. */
function beforeOwnLast(state: PositionInfo, { you }: LocalGame): number {
  return state.line.map((step) => step.side).lastIndexOf(you);
}

function ActiveGame({ kept, anew, rules }: Props & { rules: Rules }) {
  const { id, game, moves, from, you, level, style, etiquette = false } = kept;
  const { line, state, over, yourTurn, computer, add } = useLocalGame(kept, rules);
  const replay = useReplay(moves.length);
  const shownLine = useMemo(() => ({ ...line, moves: moves.slice(0, replay.at) }), [line, replay.at]);
  const [advice, setAdvice] = useState<{ words: string; step: Step } | null>(null);
  useLayoutEffect(() => setAdvice(null), [moves.length, replay.at]);
  useEffect(() => {
    if (advice) highlightMove(advice.step);
  }, [advice]);

  // Touch-move etiquette: no advice, previews, counts or takebacks.
  const quiet = etiquette && !over;
  const playable = yourTurn && replay.latest && !computer.busy;

  async function advise() {
    const thought = await computer.advise();
    const step = thought && rules.preview(line, thought.move);
    if (!thought || !step) return;
    const [best, reply] = thought.lines[0]?.moves ?? [];
    const answer = best === thought.move && reply ? rules.preview({ ...line, moves: [...moves, best] }, reply) : null;
    const words = [
      t('play-advice', { move: step.shown, told: describeLastMove(rules, { ...line, moves: [...moves, step.text] }, you) }),
      answer ? t('play-advice-answer', { move: answer.shown }) : '',
    ];
    setAdvice({ words: words.join(' ').trim(), step });
  }

  function takeBack() {
    const left = beforeOwnLast(state, kept);
    if (left < 0) return;
    changeGame(id, { moves: moves.slice(0, left), resigned: false, result: null });
    replay.go(left);
  }

  const columnOf = (side: Side) => ({ name: side === you ? t('play-you') : t('play-it'), level: 0 });

  return (
    <article class="match">
      <header class="match-head">
        <h1>{titleOf(game)}</h1>
        <p class="players hint">
          {t('play-opponent-like', { level, like: levelStyle(level) })}{' '}
          {styleNumber(game, style) > 0 && <>{t('play-opponent-style', { style: t(`style-${style}`) })} </>}
          {/* Which pods are theirs; houses are theirs if they are at the bottom. */}
          {!kindOf(state.drawing).ownSideBelow && t('play-you-are', { seat: seatName(state.seats[seatIndex(you)]) })}
        </p>
        <State state={state} kept={kept} error={computer.error} again={computer.retry} />
        {kept.by_lot && etiquette && moves.length < 2 && <p class="courtesy">{t(`play-lot-${from ? 'computer' : 'you'}`)}</p>}
      </header>
      <div class="table">
        <LocalBoard
          rules={rules}
          line={shownLine}
          you={you}
          etiquette={quiet}
          live={replay.latest}
          playable={playable}
          rulesLink={moves.length < 2 && <RulesLink game={shownLine.game} />}
          play={async (move) => {
            await nextPaint();
            add(move, line);
            return true;
          }}
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
            {!etiquette && beforeOwnLast(state, kept) >= 0 && (
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
              <Link class="button small" to={plainLinePath(line.game, line.from, line.moves)}>
                {t('play-analyse')}
              </Link>
            )}
            {moves.length > 0 && (
              <button
                type="button"
                class="small"
                onClick={() =>
                  void downloadText(rules.reader, {
                    line,
                    names: [columnOf('first').name, columnOf('second').name],
                    begun: kept.begun,
                    result: kept.resigned ? otherSide(you) : state.result,
                  })
                }
              >
                {t('play-keep-text')}
              </button>
            )}
            {!over && moves.length > 0 && <Resign resign={() => changeGame(id, { resigned: true, result: 'lost' })} />}
          </div>
        </LocalBoard>
        <section class="sheet" aria-label={t('beside-board')}>
          <ReplayButtons replay={replay} />
          <MoveSheet
            match={{
              seats: [columnOf('first'), columnOf('second')],
              moves: moves.map((text) => ({ text, comment: '', at: kept.touched })),
            }}
            line={quiet ? withoutNumbers(state.line, toldNames(you), you) : state.line}
            at={replay.at}
            go={replay.go}
          />
        </section>
      </div>
      <Announcer state={state} kept={kept} description={describeLastMove(rules, line, you)} />
    </article>
  );
}

function State({ state, kept, error, again }: { state: PositionInfo; kept: LocalGame; error: string; again(): void }) {
  const mine = !state.over && !kept.resigned && state.to_move === kept.you;
  if (error)
    return (
      <p class="state refused" role="alert">
        {t('play-trouble')}{' '}
        <button type="button" class="small" onClick={again}>
          {t('try-again')}
        </button>
      </p>
    );
  return <p class={`state ${mine ? 'turn' : ''}`}>{stateOf(state, kept)}</p>;
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
