// What was played from here in finished matches of this server, with results, and beside it what the
// opening book says of each move.

import { useEffect, useState } from 'preact/hooks';
import { Button } from '../button';
import * as api from '../api';
import { t } from '../texts/i18n';
import { formatDate } from '../texts/format';
import type { Line } from '../engine/rules';
import { MonthsLink } from '../months_link';
import { ExplorerFilterForm, explorerFilter } from './explorer_filter';
import { formatShortScore } from './scores';

interface Row {
  move: string;
  played?: api.ExploredMove;
  book?: api.BookMove;
}

/** The moves that were played, the most frequent first; then the others of the book, best first. */
function rowsOf({ moves, book }: api.ExplorerResult): Row[] {
  const known = book?.moves ?? [];
  const rows: Row[] = moves.map((played) => ({ move: played.move, played, book: known.find(({ move }) => move === played.move) }));
  const others = known.filter(({ move }) => !moves.some((played) => played.move === move));
  return [...rows, ...others.map((other) => ({ move: other.move, book: other }))];
}

/** “+0.3” and its depth; “+#” if First wins. */
function BookCell({ move, book }: { move?: api.BookMove; book: api.BookPosition }) {
  if (!move) return <td />;
  const first = book.to_move === 'first' ? move.score : -move.score;
  const decided = Math.abs(first) >= 20_000;
  return (
    <td>
      {decided ? (first > 0 ? '+#' : '−#') : formatShortScore({ first })} <small>{move.depth}</small>
    </td>
  );
}

interface ExplorerProps {
  line: Line;
  names: [string, string];
  /** A move in the reader's notation. */
  shown(move: string): string;
  play(move: string): void;
}

export function ExplorerPanel(props: ExplorerProps) {
  return (
    <>
      <ExplorerFilterForm />
      <ExplorerTable {...props} />
    </>
  );
}

function ExplorerTable({ line, names, shown, play }: ExplorerProps) {
  const [found, setFound] = useState<{ of: string; known: api.ExplorerResult } | null>(null);
  const [error, setError] = useState('');
  const filter = explorerFilter.value;
  const filtered = JSON.stringify(filter);
  const of = [line.game, line.from, ...line.moves, filtered].join(' ');
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      api.exploreLine(line.game, line.from, line.moves, filter).then(
        (known) => {
          if (!wanted) return;
          setFound({ of, known });
          setError('');
        },
        (reason: unknown) => wanted && setError(api.errorText(reason)),
      );
    }, 150);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [of]);

  const known = found?.of === of ? found.known : null;
  if (error) return <p class="refused">{error}</p>;
  if (!known) return <p class="hint">{t('one-moment')}</p>;
  const rows = rowsOf(known);
  const none = <p class="hint">{filtered === '{}' ? t('analysis-explorer-none') : t('analysis-explorer-none-so')}</p>;
  if (rows.length === 0) return none;
  const book = known.book?.moves.length ? known.book : null;
  const part = (many: number, of: number) => `${((100 * many) / of).toFixed(0)} %`;
  return (
    <div class="scroll">
      {known.games === 0 && none}
      <table class="explorer">
        {known.games > 0 && <caption class="hint">{t('analysis-explorer-about', { games: known.games })}</caption>}
        <thead>
          <tr>
            <th scope="col">{t('analysis-explorer-move')}</th>
            {book && <th scope="col">{t('analysis-explorer-book')}</th>}
            {known.games > 0 && (
              <>
                <th scope="col">{t('analysis-explorer-games')}</th>
                <th scope="col">{t('analysis-explorer-won', { who: names[0] })}</th>
                <th scope="col">{t('analysis-explorer-drawn')}</th>
                <th scope="col">{t('analysis-explorer-won', { who: names[1] })}</th>
                <td class="bar" />
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.move}>
              <th scope="row">
                <Button label={shown(row.move)} class="move" act={() => play(row.move)} />
              </th>
              {book && <BookCell move={row.book} book={book} />}
              {!row.played && known.games > 0 && <td colSpan={5} />}
              {row.played && (
                <>
                  <td>{row.played.games}</td>
                  <td>{part(row.played.first, row.played.games)}</td>
                  <td>{part(row.played.draws, row.played.games)}</td>
                  <td>{part(row.played.second, row.played.games)}</td>
                  <td class="bar" aria-hidden="true">
                    <div class="ends">
                      <span class="first" style={{ flexGrow: row.played.first }} />
                      <span class="drawn" style={{ flexGrow: row.played.draws }} />
                      <span class="second" style={{ flexGrow: row.played.second }} />
                    </div>
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {book && (
        <p class="hint">{t('analysis-explorer-book-about', { who: names[0], positions: book.positions, date: formatDate(book.saved) })}</p>
      )}
      {known.games > 0 && <MonthsLink />}
    </div>
  );
}
