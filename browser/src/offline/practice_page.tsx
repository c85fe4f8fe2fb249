// Games against the computer, without the server: /play opens a new one, /play/ID continues one.

import { useEffect, useState } from 'preact/hooks';
import { gameNamed, navigate, replaceAddress } from '../app_state';
import { t } from '../texts/i18n';
import { useTitle } from '../title';
import { otherSide } from '../texts/format';
import { changeGame, dropGame, localGame, newGame, type LocalGame } from './local_games';
import { Install, LocalGames } from './local_game_list';
import { LocalGameScreen } from './local_game_screen';
import { NewGameOptions } from './new_game_options';
import { keepWish, wishedGame, type Wish } from './wishes';
import './offline.css';
import '../../locales/en/offline.ftl?english';
import '../../locales/en/play.ftl?english';

export function PracticePage({ rest: [id = ''] }: { rest: string[] }) {
  useTitle(t('play-title'));
  const [draft, setDraft] = useState(() => wishedGame());
  const kept = localGame(id || (draft?.id ?? '')) ?? draft;
  // With its first move a new game gets an address; the next one begins anew.
  const begun = kept && id !== kept.id && localGame(kept.id) ? kept.id : '';
  useEffect(() => {
    if (!begun) return;
    replaceAddress(`/play/${begun}`);
    setDraft(wishedGame());
  }, [begun]);
  if (!kept) return <p class="refused">{t('play-no-games')}</p>;
  const isNew = kept === draft;

  function change(part: Partial<LocalGame>) {
    if (part.level) keepWish({ level: part.level });
    if (kept && !isNew) changeGame(kept.id, part);
    else if (draft) setDraft({ ...draft, ...part });
  }
  function begin(wish: Wish) {
    keepWish(wish);
    // The computer may have begun the one that is replaced.
    if (kept && localGame(kept.id)) dropGame(kept.id);
    setDraft(wishedGame(wish, wish.game));
    navigate('/play');
  }
  return (
    <>
      {isNew && id && <p class="notice">{t('play-unknown')}</p>}
      <LocalGameScreen
        key={kept.id}
        kept={kept}
        change={change}
        rematch={(level) => {
          setDraft(rematchOf(kept, level));
          navigate('/play');
        }}
        options={<NewGameOptions kept={kept} begin={begin} />}
      >
        {isNew && <LocalGames />}
        {isNew && <Install />}
      </LocalGameScreen>
    </>
  );
}

/** A rematch with the other side to begin; with etiquette the seats stay. */
function rematchOf({ game, from, style, you, etiquette = false, front = false }: LocalGame, level: number): LocalGame {
  const second = gameNamed(game)?.second_begins ?? null;
  const wish = front
    ? { line: { game, from: null, moves: [] }, you }
    : etiquette
      ? { line: { game, from: from ? null : second, moves: [] }, you }
      : { line: { game, from, moves: [] }, you: from ? you : otherSide(you) };
  return newGame({ ...wish, level, style, etiquette, by_lot: false });
}
