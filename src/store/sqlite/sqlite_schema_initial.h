// The first nine migrations of sqlite_schema.h: the initial tables, and those for play by mail, for
// what belongs to a match, for its clocks, for ratings, tournaments, lookalike names and shared
// keys.
#pragma once

namespace posthouse::store::sqlite {

// AUTOINCREMENT keeps SQLite from reusing the IDs of removed rows that are known outside (jobs,
// held requests).
inline constexpr const char* first_tables[] = {
    "CREATE TABLE users ("
    "  id INTEGER PRIMARY KEY,"
    "  name TEXT NOT NULL,"
    "  name_folded TEXT NOT NULL UNIQUE,"
    "  password_hash TEXT NOT NULL,"
    "  address TEXT NOT NULL,"
    "  address_folded TEXT NOT NULL,"
    "  address_confirmed SMALLINT NOT NULL,"
    "  level INTEGER NOT NULL,"
    "  joined BIGINT NOT NULL)",
    "CREATE INDEX users_by_address ON users (address_folded, id) WHERE address_confirmed = 1",

    "CREATE TABLE boards (game TEXT PRIMARY KEY, last_board INTEGER NOT NULL)",

    "CREATE TABLE matches ("
    "  id INTEGER PRIMARY KEY,"
    "  game TEXT NOT NULL,"
    "  board INTEGER NOT NULL,"
    "  set_up TEXT NOT NULL,"
    "  seat_first BIGINT NOT NULL REFERENCES users (id),"
    "  seat_second BIGINT NOT NULL REFERENCES users (id),"
    "  clock_bank BIGINT NOT NULL,"
    "  clock_increment BIGINT NOT NULL,"
    "  clock_cap BIGINT NOT NULL,"
    "  left_first BIGINT NOT NULL,"
    "  left_second BIGINT NOT NULL,"
    "  started BIGINT NOT NULL,"
    "  turn_since BIGINT NOT NULL,"
    "  to_move SMALLINT NOT NULL,"
    "  plies INTEGER NOT NULL,"
    "  result SMALLINT,"  // these three are NULL while the match runs
    "  reason TEXT,"
    "  ended BIGINT,"
    "  UNIQUE (game, board))",
    // Of indexes with equal cost SQLite takes the last one created: those by seat come after those
    // by game, because a game has more matches than a player.
    "CREATE INDEX matches_by_game ON matches (game, id)",
    "CREATE INDEX playing ON matches (id) WHERE ended IS NULL",
    "CREATE INDEX playing_by_game ON matches (game, id) WHERE ended IS NULL",
    "CREATE INDEX matches_by_first ON matches (seat_first, id)",
    "CREATE INDEX matches_by_second ON matches (seat_second, id)",
    "CREATE INDEX playing_by_first ON matches (seat_first, id) WHERE ended IS NULL",
    "CREATE INDEX playing_by_second ON matches (seat_second, id) WHERE ended IS NULL",

    "CREATE TABLE moves ("
    "  match_id BIGINT NOT NULL REFERENCES matches (id),"
    "  ply INTEGER NOT NULL,"
    "  move TEXT NOT NULL,"
    "  comment TEXT NOT NULL,"
    "  played BIGINT NOT NULL,"
    "  PRIMARY KEY (match_id, ply)) WITHOUT ROWID",  // a match's moves are adjacent

    "CREATE TABLE letters ("
    "  id INTEGER PRIMARY KEY,"
    "  reader BIGINT REFERENCES users (id),"
    "  address TEXT NOT NULL,"
    "  match_id BIGINT REFERENCES matches (id),"
    "  automatic SMALLINT NOT NULL,"
    "  message_id TEXT NOT NULL UNIQUE,"
    "  in_reply_to TEXT NOT NULL,"
    "  thread TEXT NOT NULL,"
    "  subject TEXT NOT NULL,"
    "  body TEXT NOT NULL,"
    "  written BIGINT NOT NULL,"
    "  attempts INTEGER NOT NULL,"
    "  due BIGINT NOT NULL,"
    "  sent BIGINT,"
    "  trouble TEXT NOT NULL)",
    "CREATE INDEX letters_by_reader ON letters (reader, id)",
    "CREATE INDEX letters_unsent ON letters (due, id) WHERE sent IS NULL AND address <> ''",

    "CREATE TABLE jobs ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  kind TEXT NOT NULL,"
    "  match_id BIGINT REFERENCES matches (id),"
    "  ply INTEGER NOT NULL,"
    "  due BIGINT NOT NULL)",
    "CREATE INDEX jobs_by_due ON jobs (kind, due, id)",
    "CREATE INDEX jobs_by_match ON jobs (match_id)",

    "CREATE TABLE sessions ("
    "  token_hash TEXT PRIMARY KEY,"
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  expires BIGINT NOT NULL) WITHOUT ROWID",
    "CREATE INDEX sessions_by_expiry ON sessions (expires)",

    "CREATE TABLE outcomes ("
    "  request_key TEXT PRIMARY KEY,"
    "  accepted SMALLINT NOT NULL,"
    "  answer TEXT NOT NULL,"
    "  remembered BIGINT NOT NULL)",
};

// Several addresses per player, mail preferences, offers, conditional moves, chat, subscriptions,
// vacations, requests that await confirmation. A column added to existing rows needs a default.
inline constexpr const char* correspondence[] = {
    "CREATE TABLE addresses ("
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  place INTEGER NOT NULL,"
    "  address TEXT NOT NULL,"
    "  address_folded TEXT NOT NULL,"
    "  confirmed SMALLINT NOT NULL,"
    "  bounces INTEGER NOT NULL,"
    "  bounced BIGINT,"
    "  suspended SMALLINT NOT NULL,"
    "  PRIMARY KEY (user_id, place)) WITHOUT ROWID",
    "INSERT INTO addresses"
    " SELECT id, 0, address, address_folded, address_confirmed, 0, NULL, 0"
    " FROM users WHERE address <> ''",
    "CREATE INDEX players_by_address ON addresses (address_folded) WHERE confirmed = 1",
    "DROP INDEX users_by_address",
    "ALTER TABLE users DROP COLUMN address",
    "ALTER TABLE users DROP COLUMN address_folded",
    "ALTER TABLE users DROP COLUMN address_confirmed",
    "ALTER TABLE users ADD COLUMN mail_password INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE users ADD COLUMN notify SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE users ADD COLUMN quiet_from INTEGER",  // these three are NULL for no quiet hours
    "ALTER TABLE users ADD COLUMN quiet_until INTEGER",
    "ALTER TABLE users ADD COLUMN quiet_zone INTEGER",  // minutes
    "ALTER TABLE users ADD COLUMN broadcasts SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE users ADD COLUMN broadcast BIGINT",
    "ALTER TABLE users ADD COLUMN looked BIGINT",
    "ALTER TABLE users ADD COLUMN gone BIGINT",

    "CREATE TABLE vacations ("
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  begins BIGINT NOT NULL,"
    "  ends BIGINT NOT NULL)",
    "CREATE INDEX vacations_by_user ON vacations (user_id, begins, ends)",

    "CREATE TABLE appetites ("
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  game TEXT NOT NULL,"
    "  most INTEGER,"
    "  seek INTEGER NOT NULL,"
    "  since BIGINT NOT NULL,"
    "  PRIMARY KEY (user_id, game)) WITHOUT ROWID",
    "CREATE INDEX seekers ON appetites (game, since, user_id) WHERE seek > 0",

    "CREATE TABLE offers ("
    "  id INTEGER PRIMARY KEY,"  // in insertion order
    "  game TEXT NOT NULL,"
    "  board INTEGER NOT NULL,"
    "  player BIGINT NOT NULL REFERENCES users (id),"
    "  clock_bank BIGINT NOT NULL,"
    "  clock_increment BIGINT NOT NULL,"
    "  clock_cap BIGINT NOT NULL,"
    "  left_first BIGINT NOT NULL,"
    "  left_second BIGINT NOT NULL,"
    "  first TEXT NOT NULL,"
    "  rated SMALLINT NOT NULL,"
    "  posted BIGINT NOT NULL,"
    "  UNIQUE (game, board))",

    "ALTER TABLE matches ADD COLUMN rated SMALLINT NOT NULL DEFAULT 1",
    "ALTER TABLE matches ADD COLUMN undos INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN proposal SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN proposer SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN plan_first TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE matches ADD COLUMN plan_second TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE matches ADD COLUMN submitted_first TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE matches ADD COLUMN submitted_second TEXT NOT NULL DEFAULT ''",

    "CREATE TABLE watches ("
    "  match_id BIGINT NOT NULL REFERENCES matches (id),"
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  notify SMALLINT,"
    "  PRIMARY KEY (match_id, user_id)) WITHOUT ROWID",
    "CREATE INDEX watches_by_user ON watches (user_id, match_id)",

    "CREATE TABLE remarks ("
    "  match_id BIGINT NOT NULL REFERENCES matches (id),"
    "  number INTEGER NOT NULL,"
    "  speaker BIGINT REFERENCES users (id),"  // NULL: the server
    "  ply INTEGER NOT NULL,"
    "  remark TEXT NOT NULL,"
    "  said BIGINT NOT NULL,"
    "  PRIMARY KEY (match_id, number)) WITHOUT ROWID",

    // The kind of an old letter follows from its other columns. The ply of an old board is unknown:
    // a reply to it must say which move it means.
    "ALTER TABLE letters ADD COLUMN kind SMALLINT NOT NULL DEFAULT 2",
    "ALTER TABLE letters ADD COLUMN ply INTEGER",
    "ALTER TABLE letters ADD COLUMN undos INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE letters ADD COLUMN digest SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE letters ADD COLUMN given_up BIGINT",
    "ALTER TABLE letters ADD COLUMN answered TEXT",  // the folded address; NULL: not an answer
    "UPDATE letters SET kind = 0, answered = lower(address) WHERE automatic = 1",
    "UPDATE letters SET kind = 1 WHERE automatic = 0 AND match_id IS NOT NULL",
    "CREATE INDEX letters_answered ON letters (answered, written) WHERE answered IS NOT NULL",
    "DROP INDEX letters_unsent",
    "CREATE INDEX letters_unsent ON letters (due, id)"
    " WHERE sent IS NULL AND given_up IS NULL AND address <> ''",
    "CREATE INDEX letters_dead ON letters (id) WHERE given_up IS NOT NULL AND sent IS NULL",

    "CREATE TABLE held_requests ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  lines TEXT NOT NULL,"
    "  comment TEXT NOT NULL,"
    // The letter that the mail replied to; all NULL if none. The match need not exist.
    "  answers_match BIGINT,"
    "  answers_side SMALLINT,"
    "  answers_ply INTEGER,"
    "  answers_undos INTEGER,"
    "  answers_proved SMALLINT,"
    "  expires BIGINT NOT NULL)",
    "CREATE INDEX held_by_expiry ON held_requests (expires)",

    "CREATE INDEX sessions_by_user ON sessions (user_id)",
};

// Players' notes, rematches, push subscriptions.
inline constexpr const char* playing[] = {
    "ALTER TABLE matches ADD COLUMN note_first TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE matches ADD COLUMN note_second TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE matches ADD COLUMN rematch BIGINT REFERENCES matches (id)",

    "CREATE TABLE push_places ("
    "  endpoint TEXT PRIMARY KEY,"
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  added BIGINT NOT NULL,"
    "  due BIGINT,"
    "  attempts INTEGER NOT NULL) WITHOUT ROWID",
    "CREATE INDEX push_places_by_user ON push_places (user_id, added)",
    "CREATE INDEX push_places_due ON push_places (due) WHERE due IS NOT NULL",
};

// The etiquette of a match. Existing matches do not use it.
inline constexpr const char* etiquette[] = {
    "ALTER TABLE offers ADD COLUMN etiquette SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN etiquette SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN senior SMALLINT",  // NULL: neither has the right to move first
};

// Pauses of clocks: players' sleep and weekends, automatic vacations, pauses of the server, and its
// heartbeat, which tells how long it was down.
inline constexpr const char* pauses[] = {
    "ALTER TABLE users ADD COLUMN auto_vacation SMALLINT NOT NULL DEFAULT 0",

    "CREATE TABLE rests ("
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  since BIGINT NOT NULL,"
    "  sleep_from INTEGER NOT NULL,"
    "  sleep_until INTEGER NOT NULL,"
    "  weekend INTEGER NOT NULL,"  // bits, Monday's the lowest
    "  zone INTEGER NOT NULL,"     // minutes
    "  PRIMARY KEY (user_id, since)) WITHOUT ROWID",

    "CREATE TABLE house_pauses ("
    "  id INTEGER PRIMARY KEY,"
    "  begins BIGINT NOT NULL,"
    "  ends BIGINT,"  // NULL: open
    "  frozen SMALLINT NOT NULL)",
    "CREATE INDEX house_pauses_by_end ON house_pauses (ends)",

    "CREATE TABLE signs_of_life (place SMALLINT PRIMARY KEY, seen BIGINT NOT NULL)",
};

// Ratings. A job rates the matches that ended before, at the next start (club/ratings/ratings.h).
inline constexpr const char* ratings[] = {
    "CREATE TABLE standings ("
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  game TEXT NOT NULL,"
    "  rating DOUBLE PRECISION NOT NULL,"
    "  deviation DOUBLE PRECISION NOT NULL,"
    "  volatility DOUBLE PRECISION NOT NULL,"
    "  since BIGINT NOT NULL,"
    "  won INTEGER NOT NULL,"
    "  drawn INTEGER NOT NULL,"
    "  lost INTEGER NOT NULL,"
    "  PRIMARY KEY (user_id, game)) WITHOUT ROWID",
    "CREATE INDEX standings_by_game ON standings (game, rating)",
    "CREATE TABLE rating_changes ("
    "  match_id BIGINT NOT NULL REFERENCES matches (id),"
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  game TEXT NOT NULL,"
    "  rating_before DOUBLE PRECISION NOT NULL,"
    "  rating_after DOUBLE PRECISION NOT NULL,"
    "  deviation DOUBLE PRECISION NOT NULL,"
    "  ended BIGINT NOT NULL,"
    "  PRIMARY KEY (match_id, user_id)) WITHOUT ROWID",
    "CREATE INDEX rating_changes_by_player ON rating_changes (user_id, game, ended, match_id)",
    "CREATE INDEX matches_by_ending ON matches (ended, id) WHERE ended IS NOT NULL",
    "INSERT INTO jobs (kind, match_id, ply, due)"
    " SELECT 'rate', NULL, 0, 0 WHERE EXISTS (SELECT 1 FROM matches WHERE ended IS NOT NULL)",
};

// Tournaments: entrants, pairings and their matches.
inline constexpr const char* tournaments[] = {
    "CREATE TABLE tournaments ("
    "  id INTEGER PRIMARY KEY,"
    "  name TEXT NOT NULL,"
    "  name_folded TEXT NOT NULL UNIQUE,"
    "  game TEXT NOT NULL,"
    "  announcer BIGINT NOT NULL REFERENCES users (id),"
    "  system SMALLINT NOT NULL,"
    "  rounds INTEGER NOT NULL,"
    "  games INTEGER NOT NULL,"
    "  race INTEGER NOT NULL,"
    "  together SMALLINT NOT NULL,"
    "  clock_bank BIGINT NOT NULL,"
    "  clock_increment BIGINT NOT NULL,"
    "  clock_cap BIGINT NOT NULL,"
    "  rated SMALLINT NOT NULL,"
    "  etiquette SMALLINT NOT NULL,"
    "  size INTEGER NOT NULL,"
    "  announced BIGINT NOT NULL,"
    "  starts BIGINT NOT NULL,"
    "  begun BIGINT,"
    "  ended BIGINT)",
    "CREATE INDEX tournaments_due ON tournaments (starts, id)"
    " WHERE begun IS NULL AND ended IS NULL",
    "CREATE INDEX tournaments_by_game ON tournaments (game, id)",

    "CREATE TABLE entrants ("
    "  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),"
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  entered BIGINT NOT NULL,"
    "  seed INTEGER NOT NULL,"  // -1: none yet
    "  withdrawn SMALLINT NOT NULL,"
    "  PRIMARY KEY (tournament_id, user_id)) WITHOUT ROWID",
    "CREATE INDEX entrants_by_user ON entrants (user_id, tournament_id)",

    "CREATE TABLE pairings ("
    "  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),"
    "  round INTEGER NOT NULL,"
    "  place INTEGER NOT NULL,"  // the pairing's number; TABLE is an SQL keyword
    "  first INTEGER NOT NULL,"  // seeds; -1: nobody
    "  second INTEGER NOT NULL,"
    "  PRIMARY KEY (tournament_id, round, place)) WITHOUT ROWID",

    "CREATE TABLE tournament_games ("
    "  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),"
    "  round INTEGER NOT NULL,"
    "  place INTEGER NOT NULL,"
    "  number INTEGER NOT NULL,"
    "  match_id BIGINT NOT NULL UNIQUE REFERENCES matches (id),"
    "  PRIMARY KEY (tournament_id, round, place, number)) WITHOUT ROWID",
};

// Lookalike keys of names, so that a new name is not compared with all others
// (club/core/lookalike_name.h).
inline constexpr const char* glances[] = {
    "CREATE INDEX users_at_a_glance ON users"
    " (LOWER(REPLACE(REPLACE(REPLACE(REPLACE(name, 'I', 'l'), '1', 'l'), '0', 'o'), '_', '-')))",
};

// The server's key, for several servers that share it.
inline constexpr const char* shared_house[] = {
    "CREATE TABLE house_key (place SMALLINT PRIMARY KEY, digits TEXT NOT NULL)",
};

}  // namespace posthouse::store::sqlite
