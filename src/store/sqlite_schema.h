// The tables of an SQLite database. A database carries the version of its tables (user_version);
// each migration leads to the next version and is never changed once it has been released.
//
// The statements that use the tables are common to all databases; only what is said here (how an
// identity is counted, how a table is laid out) is SQLite's own.
//
// Deliberately absent: positions, clear secrets, triggers, defaults.
#pragma once

#include <array>
#include <span>

namespace posthouse::sqlite {

using Statements = std::span<const char* const>;

// Only jobs are ever removed: theirs are the identities that SQLite must be told not to give again.
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
    "  result SMALLINT,"  // these three are NULL while it is played
    "  reason TEXT,"
    "  ended BIGINT,"
    "  UNIQUE (game, board))",
    // Of indexes that seem equally good SQLite takes the last made: those by seat come after those
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
    "  PRIMARY KEY (match_id, ply)) WITHOUT ROWID",  // a match's moves lie side by side

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

inline constexpr std::array migrations = {Statements(first_tables)};

}  // namespace posthouse::sqlite
