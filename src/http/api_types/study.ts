// Ratings, puzzles and lessons, the opening explorer, and the endgame tables.

import type { Integer, Player, Side, Time } from './basics';

/** A rating and its certainty. */
export interface RankingRecord {
  rating: Integer;
  /** As of now. */
  deviation: Integer;
  provisional: boolean;
  won: Integer;
  drawn: Integer;
  lost: Integer;
  /** When the last rated match ended. */
  last: Time;
}
export interface RankedPlayer extends RankingRecord, Player {
  /** Null while the rating is provisional. */
  place: Integer | null;
}
/** A player at the end of a week. */
export interface WeekPlace extends Player {
  place: Integer;
  /** A week before; null: was not ranked. */
  place_before: Integer | null;
  rating: Integer;
  /** Since a week before; null: had no rating. */
  change: Integer | null;
}
export interface WeekRanking {
  /** The Monday, 0:00 UTC, on which the week ended. */
  end: Time;
  players: WeekPlace[];
  /** Whose rating changed most, at most three each. */
  rose: WeekPlace[];
  fell: WeekPlace[];
}
/** A rating after one match. */
export interface RatingPoint {
  at: Time;
  rating: Integer;
  deviation: Integer;
  change: Integer;
  match: Integer;
}
export interface PlayerRating extends RankingRecord {
  game: string;
  /** Oldest first; the last 500. */
  history: RatingPoint[];
}

/** A player’s puzzle rating. */
export interface PuzzleStanding {
  rating: Integer;
  deviation: Integer;
  provisional: boolean;
  tried: Integer;
  solved: Integer;
  /** In a row, today or yesterday the last. */
  days: Integer;
  best_days: Integer;
  /** Whether today counts already. */
  today: boolean;
}
export interface PuzzleTry {
  game: string;
  position: string;
  /** From the position, the replies included; not the whole solution if it failed. */
  moves: string[];
  at?: Time;
}
export interface TriedPuzzle extends PuzzleStanding {
  right: boolean;
  /** Only the first try of a puzzle is. */
  counted: boolean;
  change: Integer;
}
export interface PuzzleAttempt {
  game: string;
  position: string;
  tried: Time;
  at_first_try: boolean;
  solved: Time | null;
}
export interface OwnPuzzles extends PuzzleStanding { puzzles: PuzzleAttempt[] }
export interface LessonStep { game: string; step: string }
export interface LessonSteps { steps: LessonStep[] }

/** A game against the computer that ran in a browser, without the server. */
export interface PracticeRecord {
  game: string;
  /** null: the usual beginning. */
  from: string | null;
  moves: string[];
  level: Integer;
  style?: string;
  you: Side;
  begun: Time;
  etiquette?: boolean;
  /** The first player was drawn by lot. */
  by_lot?: boolean;
  /** It was begun on the front page. */
  front?: boolean;
  resigned: boolean;
  /** null: it goes on. */
  result: 'won' | 'lost' | 'drawn' | null;
}
/** Without a record: removed. */
export interface PracticeGame { id: string; touched: Time; record: PracticeRecord | null }
export interface PracticeGames { games: PracticeGame[] }

/** Numbers of results. */
export interface OutcomeCounts { games: Integer; first: Integer; second: Integer; draws: Integer }
export interface ExploredMove extends OutcomeCounts {
  move: string;
  /** As spectators see it. */
  shown: string;
}
/** A move of the opening book. */
export interface BookMove {
  move: string;
  /** As spectators see it. */
  shown: string;
  /** For the player who makes it, in hundredths of a seed or pod; 20,000 or -20,000 if the game is decided. */
  score: Integer;
  /** Of the best line after it, in plies: of the book, and of the search at its end. */
  depth: Integer;
}
/** What the opening book says of a position: scores of long searches, backed up. */
export interface BookPosition {
  to_move: Side;
  /** For the player to move, as in `moves`. */
  score: Integer;
  depth: Integer;
  /** How many of these plies are in the book. */
  line: Integer;
  /** All legal ones, best first; none at the end of a line. */
  moves: BookMove[];
  /** When the book was computed, by which version of the program, how many positions it has, and how many nodes were searched for each. */
  saved: Time;
  version: string;
  positions: Integer;
  leaf_nodes: Integer;
}
/** Moves played from a position in finished matches, most frequent first. */
export interface ExplorerResult extends OutcomeCounts {
  game: string;
  position: string;
  moves: ExploredMove[];
  /** Null if the position is not in the game’s book. */
  book: BookPosition | null;
}

/** The server’s largest tables of each kind, in seeds. */
export interface TablebaseRange { game: string; cycle: Integer | null; bounds: Integer | null }
/** A tablebase result for the player to move. */
export interface TablebaseValue {
  /** Net gain in seeds, with endless repetition worth 0. */
  value: Integer | null;
  /** The seeds that each side can force whatever repetition is worth. */
  sure: [Integer, Integer] | null;
  /** The part of the result that is certain. */
  proof: 'win' | 'loss' | 'draw' | 'no-loss' | 'no-win' | 'nothing';
  /** Sentences. */
  words: string[];
}
export interface TablebaseMove extends TablebaseValue {
  move: string;
  /** As spectators see it. */
  shown: string;
  captured: Integer;
  /** Why the game would be over. */
  ends: string | null;
}
export interface TablebaseResult extends TablebaseValue {
  game: string;
  position: string;
  to_move: Side;
  /** On the board. */
  seeds: Integer;
  stores: [Integer, Integer];
  /** A sentence if `value` alone proves nothing, otherwise empty. */
  caution: string;
  /** Best first. */
  moves: TablebaseMove[];
}
