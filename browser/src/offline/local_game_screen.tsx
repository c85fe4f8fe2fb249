// A game against the computer of this browser, on the screen of every game.

import { useEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { Button } from '../button';
import { plainLinePath } from '../analysis/address';
import { ideasSentence } from '../analysis/ideas';
import { Alert } from '../alert';
import { gameNamed } from '../app_state';
import type { MatchRules, Step } from '../engine/rules';
import { hideReason } from '../etiquette';
import { besideBoard } from '../game_screen/beside_board';
import { GameScreen } from '../game_screen/game_screen';
import { entryOf, useGame, useView, type GameView } from '../game_screen/use_game';
import { lazyPart } from '../lazy';
import { Link } from '../link';
import { nextPaint } from '../next_paint';
import { BarButton } from '../pages/match/game_bar';
import { ConfirmMove } from '../pages/match/move_input';
import { ConfirmedButton } from '../pages/match/proposals';
import { spokenResult } from '../pages/match/result';
import { useMoveConfirmation } from '../pages/match/use_move_confirmation';
import { Sheet } from '../pages/sheet';
import { confirmMoves } from '../settings';
import { t } from '../texts/i18n';
import { changeGame, dropGame, type LocalGame } from './local_games';
import { highlightMove } from './highlight_move';
import { LocalEnd } from './local_end';
import { LocalHeading } from './local_heading';
import { startRules } from './start_rules';
import { downloadText } from './text_file';
import { useLocalGame } from './use_local_game';
import { useRules } from './use_rules';

const LocalShare = lazyPart(() => import('./local_share').then((part) => part.LocalShare));

interface Props {
  kept: LocalGame;
  /** Changes the game, whether it has begun or not. */
  change(part: Partial<LocalGame>): void;
  rematch(level: number): void;
  /** What is offered in the title line until the reader has moved, and below a new game. */
  options?: ComponentChildren;
  children?: ComponentChildren;
}

export function LocalGameScreen(props: Props) {
  const { kept } = props;
  const { rules, broken, again } = useRules();
  const game = gameNamed(kept.game);
  const wrong = rules?.describe(kept);
  if (wrong && 'error' in wrong)
    return (
      <section class="card">
        <p class="refused">{t('play-unreadable', { why: wrong.error })}</p>
        <Button label={t('play-drop')} act={() => dropGame(kept.id)} />
      </section>
    );
  const known = rules?.readBy(kept.you) ?? (game && kept.you === 'first' ? startRules(game, kept) : null);
  return (
    <>
      {broken && <Alert text={t('rules-not-fetched')} retry={again} />}
      {known ? <Played {...props} rules={known} early={!rules} /> : !broken && <p class="wait">{t('one-moment')}</p>}
    </>
  );
}

function useLocalModel({ kept, rules, early }: Pick<Props, 'kept'> & { rules: MatchRules; early: boolean }) {
  const { match, line, state, yourTurn, computer, add } = useLocalGame(kept, rules);
  const view = useGame(match, rules, `here/${kept.id}`, early, 'moves');
  async function play(move: string) {
    await nextPaint();
    return add(move, line);
  }
  const { asking, ask, answer } = useMoveConfirmation(match, play);
  const shown = useView(view, asking ? [asking.move] : [], false);
  const { quiet, replay, display } = shown;
  const playable = yourTurn && replay.latest && !computer.busy && !asking;
  const entry = entryOf(rules, line, state, {
    playable,
    busy: computer.busy,
    ...(!playable && replay.latest && !display.match.over && !asking && { waits: t('move-wait') }),
    play: confirmMoves.value && !quiet ? ask : play,
    ...(quiet && { whyNot: (words) => hideReason(rules.whyNot(line, words)) }),
  });
  const result = match.over
    ? spokenResult(match, shown.kind, shown.current.state.position, shown.current.start)
    : yourTurn
      ? t('play-your-turn')
      : t('play-thinking');
  return { ...shown, kept, entry, yourTurn, computer, asking, answer, result };
}

export type LocalModel = ReturnType<typeof useLocalModel>;

function Played({ rules, early, kept, change, rematch, options, children }: Props & { rules: MatchRules; early: boolean }) {
  const model = useLocalModel({ kept, rules, early });
  const { match, entry, panels, computer, asking } = model;
  const { advice, advise } = useAdvice(model);
  const tools = <Tools model={model} />;
  const moved = model.current.state.line.some((step) => step.side === kept.you);
  const hint = !model.quiet && model.yourTurn;
  const beside = besideBoard(model, entry, {
    endCard: model.display.match.over && <LocalEnd model={model} rematch={rematch} />,
    actions: tools,
    wideActions: hint && <Button class="quiet" disabled={!entry.playable} act={() => advise()} icon="hint" label={t('play-advise')} />,
    panels: [],
    buttons: hint && <BarButton icon="hint" label={t('play-advise-short')} disabled={!entry.playable} act={() => void advise()} />,
  });
  return (
    <GameScreen
      view={model}
      entry={entry}
      beside={beside}
      heading={(gear) => (
        <LocalHeading model={model} moved={moved} change={change}>
          {!moved && options}
          {gear}
        </LocalHeading>
      )}
      above={
        <>
          {computer.error && <Alert text={t('play-trouble')} retry={computer.retry} />}
          {kept.by_lot && kept.etiquette && match.plies < 2 && <p class="courtesy">{t(`play-lot-${kept.from ? 'computer' : 'you'}`)}</p>}
        </>
      }
      asks={
        <>
          {asking && <ConfirmMove move={model.last?.shown ?? asking.move} answer={model.answer} />}
          {advice && (
            <p class="advice" role="status">
              {advice}
            </p>
          )}
        </>
      }
    >
      <Sheet title={t('end-share')} class="share-sheet" open={panels.sheet === 'share'} close={() => panels.closeSheet('share')}>
        <LocalShare game={kept.game} from={kept.from} moves={kept.moves} save={() => void save(model)} />
      </Sheet>
      {children}
    </GameScreen>
  );
}

/** The engine's advice in words, on request; its house has the focus. */
function useAdvice({ computer, rules, current, replay, match }: LocalModel) {
  const { line, state } = current;
  const [found, setFound] = useState<{ at: string; words: string; step: Step } | null>(null);
  const at = `${match.plies}.${replay.at}`;
  const advice = found?.at === at ? found : null;
  useEffect(() => {
    if (advice) highlightMove(advice.step);
  }, [advice]);
  async function advise() {
    const thought = await computer.advise();
    const step = thought && rules.preview(line, thought.move);
    if (!thought || !step) return;
    const best = thought.lines.find(({ moves }) => moves[0] === thought.move);
    const reply = best?.moves[1];
    const answer = reply ? rules.preview({ ...line, moves: [...line.moves, thought.move] }, reply) : null;
    const words = [
      t('play-advice', { move: step.shown }),
      ideasSentence(best?.ideas ?? [], state.drawing, rules.reader),
      answer ? t('play-advice-answer', { move: answer.shown }) : '',
    ];
    setFound({ at, words: words.join(' ').trim(), step });
  }
  return { advice: advice?.words ?? '', advise };
}

/** Take back, resign, analyze, another game. */
function Tools({ model: { kept, match, quiet, current, replay, panels } }: { model: LocalModel }) {
  const { id, you, moves } = kept;
  const own = current.state.line.map((step) => step.side).lastIndexOf(you);
  function takeBack() {
    changeGame(id, { moves: moves.slice(0, own), resigned: false, result: null });
    replay.go(own);
    panels.setSheet('');
  }
  return (
    <>
      {!kept.etiquette && own >= 0 && <Button class="quiet" act={takeBack} icon="undo" label={t('play-take-back')} />}
      {!match.over && moves.length > 0 && (
        <ConfirmedButton
          label={t('resign-ask')}
          icon="flag"
          question={t('play-resign-sure')}
          yes={t('play-resign-yes')}
          no={t('play-resign-no')}
          busy={false}
          danger
          next="#end-title"
          act={() => {
            changeGame(id, { resigned: true, result: 'lost' });
            panels.setSheet('');
          }}
        />
      )}
      {moves.length > 0 && !quiet && !match.over && (
        <Link class="button quiet" to={plainLinePath(kept.game, kept.from, moves)} icon="analyze" label={t('play-analyse')} />
      )}
      <Link class="button quiet" to={`/help/${kept.game}`} icon="book" label={t('play-rules')} />
      {moves.length > 0 && <Link class="button quiet" to="/play" icon="plus" label={t('play-new')} />}
    </>
  );
}

const save = ({ rules, kept, match }: GameView & Pick<LocalModel, 'kept'>) =>
  downloadText(rules.reader, { line: kept, names: [match.seats[0].name, match.seats[1].name], begun: kept.begun, result: match.result });
