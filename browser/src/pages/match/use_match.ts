// One match as it is on the server: fetched, then kept up to date by the socket.

import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import * as api from '../../api';
import { user } from '../../app_state';
import { takeFirstMatch } from '../../first_match';
import { followsFrom, movedMatch } from '../../last_move';
import { onDelivery } from '../../outbox';
import { rememberMatch, rememberedMatch } from '../../remembered';
import { subscribe, watch } from '../../socket';

/** Responses and events may arrive out of order: never go back to an older version. */
const newestMatch = (known: api.Match | null, news: api.Match): api.Match =>
  known && known.id === news.id && news.version < known.version ? known : news;

export function useMatch(game: string, board: number) {
  const [match, setMatch] = useState<api.Match | null>(() => takeFirstMatch(game, board));
  const latest = useRef(match);
  const known = useRef(match !== null);
  const [error, setError] = useState('');
  const who = user.value?.name;

  const take = useCallback((news: api.Match) => {
    latest.current = newestMatch(latest.current, news);
    setMatch(latest.current);
  }, []);
  const reload = useCallback(async () => {
    try {
      take(await api.match(game, board));
      setError('');
    } catch (reason) {
      const known = latest.current ?? (api.willPass(reason) ? rememberedMatch(game, board) : null);
      if (known) take(known);
      else setError(api.errorText(reason));
    }
  }, [game, board, take]);

  useEffect(() => {
    if (known.current) {
      known.current = false;
      return;
    }
    latest.current = null;
    setMatch(null); // the reader's seat may change with the user
    void reload();
  }, [reload, who]);

  useEffect(() => {
    if (match?.you) rememberMatch(match);
  }, [match]);

  useEffect(() => {
    const unwatch = watch(`${game}/${board}`);
    const isThis = (news: { game: string; board: number }) => news.game === game && news.board === board;
    const onMatchChanged = (news: api.Match) => {
      if (isThis(news)) take(news);
    };
    const onMoved = (move: api.LastMove) => {
      const known = latest.current;
      if (!known || !isThis(move) || known.version >= move.version) return;
      if (followsFrom(move, known)) take(movedMatch(known, move));
      else void reload(); // something was missed
    };
    const stop = subscribe({ onMatchChanged, onMoved, onReconnected: () => void reload() });
    const stopDelivery = onDelivery({ onMatchChanged, onMoved });
    return () => {
      stop();
      stopDelivery();
      unwatch();
    };
  }, [game, board, take, reload]);

  return { match, error, take, reload };
}
