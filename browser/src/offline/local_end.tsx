// The end of a game against the computer: again, at this level, an easier or a harder one.

import { Button } from '../button';
import { plainLinePath } from '../analysis/address';
import { user } from '../app_state';
import { Link } from '../link';
import { EndCard } from '../pages/match/end_card';
import { focusOnBoard } from '../boards/board_focus';
import { t } from '../texts/i18n';
import { levelMax } from './levels';
import type { LocalModel } from './local_game_screen';

export function LocalEnd({ model: { kept, match, kind, current, panels }, rematch }: { model: LocalModel; rematch(level: number): void }) {
  const { level, game, from, moves } = kept;
  /** Whoever pressed a key goes on with the keyboard. */
  function begin(level: number, { detail }: MouseEvent) {
    rematch(level);
    if (detail === 0) setTimeout(focusOnBoard);
  }
  const other = (way: 'easier' | 'harder', level: number) =>
    level >= 1 && level <= levelMax && <Button label={t(`end-${way}`, { level })} act={(event) => begin(level, event)} />;
  return (
    <EndCard
      match={match}
      kind={kind}
      state={current.state}
      start={current.start}
      analysis={plainLinePath(game, from, moves)}
      share={() => panels.setSheet('share')}
      next={(!user.value || user.value.guest) && <Link class="button quiet end-next" to="/signup" label={t('end-keep')} />}
    >
      <Button label={t('rematch-ask')} class="main" act={(event) => begin(level, event)} />
      <div class="end-pair">
        {other('easier', level - 1)}
        {kept.result !== 'lost' && other('harder', level + 1)}
      </div>
    </EndCard>
  );
}
