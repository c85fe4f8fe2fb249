// The match page: a match on the screen of every game. All but the board: match_parts.tsx.

import { useEffect, useMemo, useState } from 'preact/hooks';
import { Alert } from '../../alert';
import type * as api from '../../api';
import { titleOf } from '../../app_state';
import { ServerRules } from '../../engine/server_rules';
import { loadRules, type MatchRules, type Rules } from '../../engine/rules';
import { GameScreen } from '../../game_screen/game_screen';
import { t } from '../../texts/i18n';
import { lazyPart } from '../../lazy';
import { Link } from '../../link';
import { useTitle } from '../../title';
import { ChallengeOffer } from '../challenges/challenges';
import { ClockShown } from './clock';
import { Heading } from './match_heading';
import { focusOn, useShortcuts } from '../shortcuts';
import { PremoveNotice } from './premove_notice';
import { KeptMoveNotice, SendingNotice } from './kept_move';
import { ConfirmMove } from './move_input';
import { useMatch } from './use_match';
import { entryOf, useMatchModel } from './use_match_model';
import { matchRulesFor } from './use_line';

type MatchParts = typeof import('./match_parts');

const Courtesy = lazyPart(() => import('../challenges/etiquette').then((part) => part.EtiquetteActions));

export function MatchPage({ game, board }: { game: string; board: number }) {
  const { match, error, take, reload } = useMatch(game, board);
  const [loaded, setLoaded] = useState<{ rules: Rules; parts: MatchParts } | null>(null);
  const [broken, setBroken] = useState('');
  useEffect(() => {
    Promise.all([loadRules(), import('./match_parts'), import('../../texts/more_texts')]).then(
      ([rules, parts]) => setLoaded({ rules, parts }),
      () => setBroken(t('rules-not-fetched')),
    );
  }, []);
  const matchRules = useMemo(() => match && matchRulesFor(match, loaded?.rules ?? null), [match, loaded]);
  if (error && !match)
    return (
      <section class="card">
        <h1>
          {titleOf(game)} {board}
        </h1>
        <Alert text={error} />
        <p>
          <button type="button" onClick={() => void reload()}>
            {t('try-again')}
          </button>{' '}
          <Link to="/">{t('to-front-door')}</Link>
        </p>
      </section>
    );
  if (!match || !matchRules) return <p class="wait">{t('setting-up')}</p>;
  const early = matchRules instanceof ServerRules;
  const lacking = early && loaded ? t('page-too-old') : broken;
  return (
    <>
      <Alert text={lacking} />
      <MatchScreen match={match} rules={matchRules} parts={(!early && loaded?.parts) || null} take={take} />
    </>
  );
}

interface MatchScreenProps {
  match: api.Match;
  rules: MatchRules;
  /** null: the rules are still loading, and only the current position is known. */
  parts: MatchParts | null;
  take(match: api.Match): void;
}

function MatchScreen({ match, rules, parts, take }: MatchScreenProps) {
  const model = useMatchModel(match, rules, parts === null, take);
  const { display, current, premove, asking, answer, opponent, busy, command, sending, openPanel } = model;
  const entry = entryOf(model);
  const shownOf = (move: string) => current.state.shown[current.state.legal.indexOf(move)] ?? move;
  useShortcuts({
    c: () => {
      if (model.screen === 'wide') model.panels.setTab('chat');
      else openPanel('chat');
      setTimeout(focusOn('talk-words'));
    },
    p: model.togglePlanning,
  });
  // Background tabs show whose turn it is.
  const names = { game: titleOf(match.game), board: match.board };
  const waits = display.match.state === 'running' && match.you === display.match.to_move;
  useTitle(waits ? t('title-your-turn', names) : t('title-match', names));
  return (
    <GameScreen
      view={model}
      entry={entry}
      beside={parts?.matchParts(model, entry) ?? null}
      heading={(gear) => <Heading match={display.match}>{gear}</Heading>}
      above={<ChallengeOffer match={match} />}
      clock={(side) => <ClockShown match={display.match} side={side} />}
      planned={model.planned}
      asks={
        <>
          {asking && <ConfirmMove move={model.last?.shown ?? asking.move} answer={answer} />}
          <KeptMoveNotice match={match} shownOf={shownOf} />
        </>
      }
      said={display.match.plies === match.plies && premove.dropped}
      notices={
        <>
          {!premove.chosen && <SendingNotice match={match} shownOf={shownOf} />}
          <PremoveNotice move={premove.chosen?.shown ?? ''} opponent={opponent} cancel={premove.cancel} />
        </>
      }
      below={match.etiquette && <Courtesy match={match} busy={busy} onCommand={command} />}
      sending={sending !== undefined}
      unsent={model.unsent}
    />
  );
}
