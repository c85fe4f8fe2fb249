// A match as its screen shows it: how moves are sent, kept, confirmed, planned and entered ahead.

import { useState } from 'preact/hooks';
import * as api from '../../api';
import { navigate } from '../../app_state';
import type { MatchRules } from '../../engine/rules';
import { hideReason } from '../../etiquette';
import { useGame, useView, type Entry } from '../../game_screen/use_game';
import { dropMove, keptMove, sendMove } from '../../outbox';
import { confirmMoves } from '../../settings';
import { matchPath, moveCommand, otherSide, seatIndex } from '../../texts/format';
import { t } from '../../texts/i18n';
import { isOnItsWay, isUndelivered } from './kept_move';
import { useConditionalMoves } from './use_conditional_moves';
import { useMoveConfirmation } from './use_move_confirmation';
import { allowsPremoves, usePremove } from './use_premove';

type Take = (match: api.Match) => void;
type Say = (message: string) => void;

/** Sends commands about the match, one at a time, and says their errors. */
export function useCommands(match: api.Match, take: Take, say: Say) {
  const [busy, setBusy] = useState(false);
  async function command(words: string, beneath = ''): Promise<boolean> {
    setBusy(true);
    say('');
    let accepted = false;
    try {
      const answer = await api.command(words, beneath);
      if (answer.match?.id === match.id) take(answer.match);
      else if (answer.match && answer.accepted) navigate(matchPath(answer.match));
      accepted = answer.accepted;
      if (!accepted) say(answer.text);
    } catch (error) {
      say(api.errorText(error));
    }
    setBusy(false);
    return accepted;
  }
  return { busy, command };
}

/** Sends moves with the reader's comment; those that cannot be sent now are kept (outbox.ts). */
function useMoves(match: api.Match, say: Say) {
  const [comment, setComment] = useState('');
  async function play(move: string) {
    say('');
    const delivery = await sendMove(match, move, moveCommand(match, move), comment);
    if (delivery !== 'refused') {
      setComment('');
      return true;
    }
    const refused = keptMove(match.game, match.board);
    if (refused) dropMove(refused.key);
    say(refused?.refusal ?? '');
    return false;
  }
  return { play, comment: { value: comment, set: setComment } };
}

export function useMatchModel(match: api.Match, rules: MatchRules, early: boolean, take: Take) {
  const game = useGame(match, rules, `${match.game}/${match.board}`, early, match.plan?.length ? 'plan' : 'chat');
  const { busy, command } = useCommands(match, take, game.setMessage);
  const { play, comment } = useMoves(match, game.setMessage);
  const planning = useConditionalMoves(match, rules, game.current.line, game.current.state, command);
  const { asking, ask, answer } = useMoveConfirmation(match, play);
  const kept = keptMove(match.game, match.board);
  const sending = !early && match.you && isOnItsWay(kept, match) ? kept : undefined;
  const ownMove = sending?.move ?? asking?.move;
  const view = useView(game, ownMove ? [ownMove] : planning.triedMoves, sending !== undefined);
  // Nobody answers: the sentence is the reader's own move's.
  const unsent = sending !== undefined && isUndelivered(sending);
  const last = unsent ? view.state.line.at(-1) : view.last;
  const { quiet, replay, panels } = view;
  const planned = planning.entering && replay.latest && !quiet && !early;
  const premove = usePremove({
    match,
    rules,
    state: view.state,
    sending: sending !== undefined,
    allowed: allowsPremoves(match) && !quiet && !confirmMoves.value,
    wanted: replay.latest && !early && !planned,
    whyNot: (move) => rules.whyNot(game.current.line, move),
    play,
  });
  // Live games have premoves instead.
  const plans = match.you !== null && !match.over && !quiet && (!allowsPremoves(match) || Boolean(match.plan?.length));
  const canPlan = plans && planning.possible && !early;
  function togglePlanning() {
    if (!canPlan) return;
    planning.setOn(!planning.entering);
    panels.setTab('plan');
  }
  const opponent = match.you ? match.seats[seatIndex(otherSide(match.you))].name : '';
  const own = { match, busy, command, play, comment, ask, asking, answer, sending, unsent, last, opponent };
  return { ...view, ...own, planning, planned, plans, canPlan, togglePlanning, premove, openPanel: panels.openPanel };
}

export type MatchModel = ReturnType<typeof useMatchModel>;

export function entryOf(model: MatchModel): Entry {
  const { match, state, planning, planned, premove, play, quiet, busy, asking, sending, replay } = model;
  const entering = planned ? 'plan' : premove.possible ? 'premove' : 'move';
  // The challenged player's first move accepts; the challenger may move before that.
  const myTurn = !match.over && match.you === match.to_move;
  const sends = confirmMoves.value && !quiet ? model.ask : play;
  const { legal, shown } = { move: state, plan: planning, premove }[entering];
  const ahead = entering === 'premove' || (planned && planning.replyToAny);
  return {
    entering,
    playable: premove.possible || (replay.latest && !busy && !asking && !sending && (myTurn || planned)),
    busy,
    legal,
    shown,
    ahead,
    premove: premove.possible ? premove.chosen?.move : null,
    ...(entering === 'move' && { comment: model.comment }),
    play: { move: sends, plan: planning.play, premove: premove.choose }[entering],
    whyNot: (words) => whyNot(model, ahead ? [...legal, ...shown] : null, words),
  };
}

/** `known`: of moves entered ahead only the legal list is known. */
function whyNot({ quiet, rules, line, planned, opponent }: MatchModel, known: string[] | null, words: string): string {
  if (quiet) return hideReason(rules.whyNot(line, words));
  if (!known) return rules.whyNot(line, words);
  const typed = words.trim();
  if (known.some((text) => text.toLowerCase() === typed.toLowerCase())) return '';
  return planned ? t('plan-never-legal', { move: typed, name: opponent }) : t('premove-never', { name: opponent });
}
