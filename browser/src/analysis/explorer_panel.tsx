// What was played from here in this server's finished matches, and what the opening book says of it.

import { Button } from '../button';
import * as api from '../api';
import { t } from '../texts/i18n';
import { formatDate } from '../texts/format';
import { MonthsLink } from '../months_link';
import { ExplorerFilterForm, explorerFilter } from './explorer_filter';
import { formatShortScore } from './scores';
import { useAnswer } from '../use_answer';
import type { AnalysisModel } from './use_analysis_board';

/** A position that was only passed is not asked for. */
const restMs = 150;

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

export function ExplorerPanel({ model }: { model: AnalysisModel }) {
  const { line } = model.analysis;
  const filter = explorerFilter.value;
  const filtered = JSON.stringify(filter);
  const key = [line.game, line.from, ...line.moves, filtered].join(' ');
  const { data, error } = useAnswer(key, () => api.exploreLine(line.game, line.from, line.moves, filter), restMs);
  return (
    <>
      <ExplorerFilterForm />
      {error && <p class="refused">{error}</p>}
      {!error && !data && <p class="hint">{t('one-moment')}</p>}
      {data && <ExplorerTable known={data} filtered={filtered !== '{}'} model={model} />}
    </>
  );
}

interface TableProps {
  known: api.ExplorerResult;
  filtered: boolean;
  model: AnalysisModel;
}

function ExplorerTable({ known, filtered, model }: TableProps) {
  const { seats, shown, analysis } = model;
  const rows = rowsOf(known);
  const none = <p class="hint">{filtered ? t('analysis-explorer-none-so') : t('analysis-explorer-none')}</p>;
  if (rows.length === 0) return none;
  const book = known.book?.moves.length ? known.book : null;
  const heads = [
    t('analysis-explorer-move'),
    ...(book ? [t('analysis-explorer-book')] : []),
    ...(known.games > 0 ? [t('analysis-explorer-games'), wonBy(seats[0]), t('analysis-explorer-drawn'), wonBy(seats[1])] : []),
  ];
  return (
    <div class="scroll">
      {known.games === 0 && none}
      <table class="explorer">
        {known.games > 0 && <caption class="hint">{t('analysis-explorer-about', { games: known.games })}</caption>}
        <thead>
          <tr>
            {heads.map((head, i) => (
              <th key={i} scope="col">
                {head}
              </th>
            ))}
            {known.games > 0 && <td class="bar" />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ move, played, book: inBook }) => (
            <tr key={move}>
              <th scope="row">
                <Button label={shown(move)} class="move" act={() => analysis.play(move)} />
              </th>
              {book && <BookCell move={inBook} book={book} />}
              {played ? <PlayedCells {...played} /> : known.games > 0 && <td colSpan={5} />}
            </tr>
          ))}
        </tbody>
      </table>
      {book && (
        <p class="hint">{t('analysis-explorer-book-about', { who: seats[0], positions: book.positions, date: formatDate(book.saved) })}</p>
      )}
      {known.games > 0 && <MonthsLink />}
    </div>
  );
}

const wonBy = (who: string) => t('analysis-explorer-won', { who });

/** How often a move was played, and how the matches ended. */
function PlayedCells({ games, first, draws, second }: api.ExploredMove) {
  return (
    <>
      <td>{games}</td>
      {[first, draws, second].map((many, i) => (
        <td key={i}>{`${((100 * many) / games).toFixed(0)} %`}</td>
      ))}
      <td class="bar" aria-hidden="true">
        <div class="ends">
          <span class="first" style={{ flexGrow: first }} />
          <span class="drawn" style={{ flexGrow: draws }} />
          <span class="second" style={{ flexGrow: second }} />
        </div>
      </td>
    </>
  );
}
