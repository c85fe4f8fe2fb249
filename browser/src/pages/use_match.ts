// One match as it is on the server: fetched, then kept up to date by the socket.

import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import * as api from '../api';
import { user } from '../app_state';
import { takeFirstMatch } from '../first_match';
import { onDelivery } from '../outbox';
import { subscribe, watchMatch } from '../socket';

/** Responses and events may arrive out of order: never go back to an older version. */
export const newestMatch = (known: api.Match | null, news: api.Match): api.Match =>
  known && known.id === news.id && news.version < known.version ? known : news;

export function useMatch(game: string, board: number) {
  const [match, setMatch] = useState<api.Match | null>(() => takeFirstMatch(game, board));
  const known = useRef(match !== null);
  const [error, setError] = useState('');
  const who = user.value?.name;

  const take = useCallback((news: api.Match) => setMatch((known) => newestMatch(known, news)), []);
  const reload = useCallback(async () => {
    try {
      take(await api.match(game, board));
      setError('');
    } catch (reason) {
      setError(api.errorText(reason));
    }
  }, [game, board, take]);

  useEffect(() => {
    if (known.current) {
      known.current = false;
      return;
    }
    setMatch(null); // the reader's seat may change with the user
    void reload();
  }, [reload, who]);

  useEffect(() => {
    const unwatch = watchMatch(`${game}/${board}`);
    const takeOwn = (news: api.Match) => {
      if (news.game === game && news.board === board) take(news);
    };
    const stop = subscribe({ onMatchChanged: takeOwn, onReconnected: () => void reload() });
    const stopDelivery = onDelivery(takeOwn);
    return () => {
      stop();
      stopDelivery();
      unwatch();
    };
  }, [game, board, take, reload]);

  return { match, error, take, reload };
}
