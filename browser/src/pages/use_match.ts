// One match as it stands in the house: fetched, then kept up to date by the socket.

import { useCallback, useEffect, useState } from 'preact/hooks';
import * as api from '../api';
import { user } from '../house';
import { listen, watch } from '../socket';

/** What only ever grows in a match; of two states the one with more of it is the later. */
const age = (match: api.Match) => [
  match.undos,
  match.plies,
  match.over ? 1 : 0,
  match.talk.at(-1)?.number ?? 0,
];

/** Answers may overtake each other: a match never goes back to what it was. */
function newer(known: api.Match | null, news: api.Match): api.Match {
  if (!known || known.id !== news.id) return news;
  const [before, then] = [age(known), age(news)];
  const differs = before.findIndex((part, i) => part !== then[i]);
  return differs >= 0 && (then[differs] ?? 0) < (before[differs] ?? 0) ? known : news;
}

export function useMatch(game: string, board: number) {
  const [match, setMatch] = useState<api.Match | null>(null);
  const [trouble, setTrouble] = useState('');
  const who = user.value?.name;

  const take = useCallback((news: api.Match) => setMatch((known) => newer(known, news)), []);
  const fetchIt = useCallback(async () => {
    try {
      take(await api.match(game, board));
      setTrouble('');
    } catch (reason) {
      setTrouble(api.sentenceOf(reason));
    }
  }, [game, board, take]);

  useEffect(() => {
    setMatch(null); // whose seat it is depends on who looks
    void fetchIt();
  }, [fetchIt, who]);

  useEffect(() => {
    const unwatch = watch(`${game}/${board}`);
    const stop = listen({
      changed: (news) => {
        if (news.game === game && news.board === board) take(news);
      },
      returned: () => void fetchIt(),
    });
    return () => {
      stop();
      unwatch();
    };
  }, [game, board, take, fetchIt]);

  return { match, trouble, take, fetchIt };
}
