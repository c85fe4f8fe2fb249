// The schema as SQLite migrations. A database stores the version of its tables; each migration
// leads to the next version and is never changed after a release. This is the only list: PostgreSQL
// gets the same statements, translated by to_postgres_sql() (postgres_connection.h), so a new one
// must be valid in both except for the cases named there.
//
// Deliberately absent: positions, clear secrets, triggers; defaults except for existing rows.
#pragma once

#include "club/accounts/account_tables.h"
#include "store/sqlite/sqlite_schema_initial.h"
#include "store/sqlite/sqlite_schema_latest.h"
#include "store/sqlite/table_names_migration.h"

#include <array>
#include <span>

namespace posthouse::store::sqlite {

using Statements = std::span<const char* const>;

// For API clients: tokens, the event log and webhooks. If two servers write events, the second
// waits for the row of the last number until the first has committed, so numbers appear in order.
inline constexpr const char* programs[] = {
    "CREATE TABLE tokens ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  name TEXT NOT NULL,"
    "  name_folded TEXT NOT NULL,"
    "  hash TEXT NOT NULL,"
    "  scopes INTEGER NOT NULL,"  // bits, as in club/core/types.h
    "  made BIGINT NOT NULL,"
    "  used BIGINT,"
    "  UNIQUE (user_id, name_folded))",
    "CREATE UNIQUE INDEX tokens_by_hash ON tokens (hash)",

    "CREATE TABLE last_event (place SMALLINT PRIMARY KEY, number BIGINT NOT NULL)",
    "CREATE TABLE events ("
    "  number BIGINT PRIMARY KEY,"
    "  kind SMALLINT NOT NULL,"
    "  match_id BIGINT REFERENCES matches (id),"
    "  reader_first BIGINT REFERENCES users (id),"  // both NULL: for everybody
    "  reader_second BIGINT REFERENCES users (id),"
    "  made_by BIGINT REFERENCES users (id),"  // NULL: the server
    "  ply INTEGER NOT NULL,"
    "  to_move SMALLINT,"
    "  words TEXT NOT NULL,"
    "  happened BIGINT NOT NULL)",
    "CREATE INDEX events_by_first ON events (reader_first, number)",
    "CREATE INDEX events_by_second ON events (reader_second, number)",
    "CREATE INDEX events_by_match ON events (match_id, number)",

    "CREATE TABLE webhooks ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  name TEXT NOT NULL,"
    "  name_folded TEXT NOT NULL,"
    "  url TEXT NOT NULL,"
    "  made BIGINT NOT NULL,"
    "  told BIGINT NOT NULL,"
    "  due BIGINT,"
    "  attempts INTEGER NOT NULL,"
    "  trouble TEXT NOT NULL,"
    "  given_up BIGINT,"
    "  UNIQUE (user_id, name_folded))",
    "CREATE INDEX webhooks_due ON webhooks (due, id) WHERE due IS NOT NULL",

    "ALTER TABLE matches ADD COLUMN version INTEGER NOT NULL DEFAULT 0",
};

// Moderation: sanctions, players' reports and the operator's audit log.
inline constexpr const char* house_order[] = {
    "CREATE TABLE restraints ("
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  kind SMALLINT NOT NULL,"
    "  begins BIGINT NOT NULL,"
    "  ends BIGINT,"  // NULL: until it is lifted
    "  reason TEXT NOT NULL,"
    "  PRIMARY KEY (user_id, kind)) WITHOUT ROWID",

    "CREATE TABLE reports ("
    "  id INTEGER PRIMARY KEY,"
    "  reporter BIGINT NOT NULL REFERENCES users (id),"
    "  about BIGINT REFERENCES users (id),"
    "  match_id BIGINT REFERENCES matches (id),"
    "  words TEXT NOT NULL,"
    "  reported BIGINT NOT NULL,"
    "  closed BIGINT)",
    "CREATE INDEX reports_by_reporter ON reports (reporter, reported)",
    "CREATE INDEX reports_open ON reports (id) WHERE closed IS NULL",

    "CREATE TABLE operator_acts ("
    "  id INTEGER PRIMARY KEY,"
    "  done BIGINT NOT NULL,"
    "  who TEXT NOT NULL,"
    "  what TEXT NOT NULL,"
    "  reason TEXT NOT NULL,"
    "  about BIGINT REFERENCES users (id),"
    "  match_id BIGINT REFERENCES matches (id))",
};

// The event log ordered by its numbers: in SQLite its key was a separate index, one more tree to
// write with every move.
inline constexpr const char* events_in_order[] = {
    "CREATE TABLE events_anew ("
    "  number BIGINT PRIMARY KEY,"
    "  kind SMALLINT NOT NULL,"
    "  match_id BIGINT REFERENCES matches (id),"
    "  reader_first BIGINT REFERENCES users (id),"  // both NULL: for everybody
    "  reader_second BIGINT REFERENCES users (id),"
    "  made_by BIGINT REFERENCES users (id),"  // NULL: the server
    "  ply INTEGER NOT NULL,"
    "  to_move SMALLINT,"
    "  words TEXT NOT NULL,"
    "  happened BIGINT NOT NULL) WITHOUT ROWID",
    "INSERT INTO events_anew SELECT number, kind, match_id, reader_first, reader_second, made_by,"
    " ply, to_move, words, happened FROM events",
    "DROP TABLE events",
    "ALTER TABLE events_anew RENAME TO events",
    "CREATE INDEX events_by_first ON events (reader_first, number)",
    "CREATE INDEX events_by_second ON events (reader_second, number)",
    "CREATE INDEX events_by_match ON events (match_id, number)",
};

// The waiting room: blocks, criteria for opponents, repeated open challenges; and the seeding of
// tournaments.
inline constexpr const char* waiting_room[] = {
    "CREATE TABLE blocks ("
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  blocked BIGINT NOT NULL REFERENCES users (id),"
    "  since BIGINT NOT NULL,"
    "  PRIMARY KEY (user_id, blocked)) WITHOUT ROWID",

    "ALTER TABLE offers ADD COLUMN games INTEGER NOT NULL DEFAULT 1",
    "ALTER TABLE offers ADD COLUMN rating_min INTEGER",
    "ALTER TABLE offers ADD COLUMN rating_max INTEGER",
    "ALTER TABLE offers ADD COLUMN rating_within INTEGER",
    "ALTER TABLE offers ADD COLUMN established SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE offers ADD COLUMN company SMALLINT NOT NULL DEFAULT 0",

    "ALTER TABLE appetites ADD COLUMN program SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE appetites ADD COLUMN rating_min INTEGER",
    "ALTER TABLE appetites ADD COLUMN rating_max INTEGER",
    "ALTER TABLE appetites ADD COLUMN rating_within INTEGER",
    "ALTER TABLE appetites ADD COLUMN established SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE appetites ADD COLUMN company SMALLINT NOT NULL DEFAULT 0",

    "ALTER TABLE tournaments ADD COLUMN seeding SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE entrants ADD COLUMN rating INTEGER",
};

// The seat at the bottom of a player's boards.
inline constexpr const char* bottom_seat[] = {
    "ALTER TABLE users ADD COLUMN first_below SMALLINT NOT NULL DEFAULT 0",
};

// Challenges are offers until they are accepted; friends, who may always challenge; and the number
// of messages from one player to another.
//
// A match between two people in which nobody has moved yet becomes an offer to the player to move,
// whose first move accepts it; but not one of a tournament or the waiting room. It is open for as
// long as that player's time would have lasted.
inline constexpr const char* challenges_are_offers[] = {
    "ALTER TABLE users ADD COLUMN begins_with SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE users ADD COLUMN challenged_by SMALLINT NOT NULL DEFAULT 3",
    "CREATE TABLE friends ("
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  friend BIGINT NOT NULL REFERENCES users (id),"
    "  since BIGINT NOT NULL,"
    "  PRIMARY KEY (user_id, friend)) WITHOUT ROWID",
    "CREATE TABLE messages ("
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  reader BIGINT NOT NULL REFERENCES users (id),"
    "  written INTEGER NOT NULL,"
    "  PRIMARY KEY (user_id, reader)) WITHOUT ROWID",
    "ALTER TABLE matches ADD COLUMN offered_to BIGINT REFERENCES users (id)",
    "CREATE INDEX offered ON matches (offered_to, id) WHERE offered_to IS NOT NULL AND ended IS "
    "NULL",
    "UPDATE matches SET offered_to = CASE WHEN to_move = 0 THEN seat_first ELSE seat_second END"
    " WHERE ended IS NULL AND plies = 0 AND undos = 0"
    " AND NOT EXISTS (SELECT 1 FROM tournament_games WHERE match_id = matches.id)"
    " AND NOT EXISTS (SELECT 1 FROM users WHERE level > 0 AND id IN (seat_first, seat_second))"
    " AND game || '/' || CAST(board AS TEXT) NOT IN (SELECT words FROM events WHERE kind = 8)",
    "DELETE FROM jobs WHERE match_id IN (SELECT id FROM matches WHERE offered_to IS NOT NULL)",
    "INSERT INTO jobs (kind, match_id, ply, due)"
    " SELECT 'expire', id, 0, turn_since + CASE WHEN clock_bank = 0 THEN 31622400000"
    " WHEN to_move = 0 THEN left_first ELSE left_second END"
    " FROM matches WHERE offered_to IS NOT NULL",
};

// The command of which a stored response is the answer.
inline constexpr const char* commands_of_keys[] = {
    "ALTER TABLE outcomes ADD COLUMN command TEXT NOT NULL DEFAULT ''",
};

// Rate limits that outlast a restart, and sign-ups that await confirmation. No names or client
// addresses: `counted` is a keyed hash.
inline constexpr const char* throttling[] = {
    "CREATE TABLE throttles ("
    "  counted TEXT PRIMARY KEY,"
    "  tries INTEGER NOT NULL,"
    "  free_at BIGINT NOT NULL,"
    "  expires BIGINT NOT NULL) WITHOUT ROWID",
    "CREATE INDEX throttles_by_expiry ON throttles (expires)",

    "CREATE TABLE held_sign_ups ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  name TEXT NOT NULL,"
    "  password_hash TEXT NOT NULL,"
    "  address TEXT NOT NULL,"
    "  expires BIGINT NOT NULL)",
    "CREATE INDEX held_sign_ups_by_expiry ON held_sign_ups (expires)",
};

// Details of sessions (device, last use), expiring tokens, two-factor authentication. An existing
// token is valid for a year from the server's last heartbeat, the day of the update; an existing
// session began 30 days before its end.
inline constexpr const char* second_factors[] = {
    "ALTER TABLE sessions ADD COLUMN begun BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE sessions ADD COLUMN used BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''",
    "UPDATE sessions SET begun = expires - 2592000000, used = expires - 2592000000",

    "ALTER TABLE tokens ADD COLUMN expires BIGINT NOT NULL DEFAULT 0",
    "UPDATE tokens SET expires = 31536000000 +"
    " COALESCE((SELECT seen FROM signs_of_life WHERE place = 1), used, made)",

    "CREATE TABLE second_factors ("
    "  user_id BIGINT PRIMARY KEY REFERENCES users (id),"
    "  made BIGINT NOT NULL,"
    "  switched_on BIGINT,"  // NULL: set up, but no first code was given yet
    "  last_step BIGINT NOT NULL,"
    "  recovery_set INTEGER NOT NULL,"
    "  recovery_used INTEGER NOT NULL,"  // bits
    "  wrong INTEGER NOT NULL,"
    "  wrong_since BIGINT NOT NULL) WITHOUT ROWID",
};

// Opponent and length of rated matches, which limit rating gains (club/rating_limits.h).
inline constexpr const char* rated_pairs[] = {
    "ALTER TABLE rating_changes ADD COLUMN opponent BIGINT REFERENCES users (id)",
    "ALTER TABLE rating_changes ADD COLUMN plies INTEGER NOT NULL DEFAULT 0",
    "UPDATE rating_changes SET"
    " opponent = (SELECT CASE WHEN seat_first = user_id THEN seat_second ELSE seat_first END"
    "  FROM matches WHERE id = match_id),"
    " plies = (SELECT plies FROM matches WHERE id = match_id)",
};

// Operators on the page: club/moderation/moderation.h.
inline constexpr const char* page_operators[] = {
    "ALTER TABLE users ADD COLUMN operator_since BIGINT",
    "CREATE INDEX operators ON users (id) WHERE operator_since IS NOT NULL",
};

// The operator's announcement to everybody (at most one).
inline constexpr const char* banner[] = {
    "CREATE TABLE banners ("
    "  place SMALLINT PRIMARY KEY,"
    "  words TEXT NOT NULL,"
    "  since BIGINT NOT NULL,"
    "  ends BIGINT)",  // NULL: until it is removed
};

// Guests (club/accounts/guests.h) and invitations by link (club/challenges/invitations.h).
inline constexpr const char* guests[] = {
    "ALTER TABLE users ADD COLUMN guest SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE offers ADD COLUMN by_link SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE held_sign_ups ADD COLUMN guest BIGINT",
};

// Puzzles and lessons: club/learning/learning_types.h.
inline constexpr const char* learning[] = {
    "CREATE TABLE puzzle_standings ("
    "  user_id BIGINT PRIMARY KEY REFERENCES users (id),"
    "  rating DOUBLE PRECISION NOT NULL,"
    "  deviation DOUBLE PRECISION NOT NULL,"
    "  volatility DOUBLE PRECISION NOT NULL,"
    "  since BIGINT NOT NULL,"
    "  tried INTEGER NOT NULL,"
    "  solved INTEGER NOT NULL,"
    "  last_day INTEGER NOT NULL,"
    "  days INTEGER NOT NULL,"
    "  best_days INTEGER NOT NULL,"
    "  mail_due BIGINT) WITHOUT ROWID",  // NULL: the puzzle of the day is not mailed
    "CREATE INDEX puzzle_mails_due ON puzzle_standings (mail_due, user_id)"
    " WHERE mail_due IS NOT NULL",

    "CREATE TABLE puzzle_attempts ("
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  game TEXT NOT NULL,"
    "  puzzle TEXT NOT NULL,"  // its position
    "  tried BIGINT NOT NULL,"
    "  at_first_try SMALLINT NOT NULL,"
    "  solved BIGINT,"
    "  PRIMARY KEY (user_id, game, puzzle)) WITHOUT ROWID",

    "CREATE TABLE lesson_steps ("
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  game TEXT NOT NULL,"
    "  step TEXT NOT NULL,"
    "  done BIGINT NOT NULL,"
    "  PRIMARY KEY (user_id, game, step)) WITHOUT ROWID",
};

// Old responses are removed, the oldest first.
inline constexpr const char* responses_by_age[] = {
    "CREATE INDEX outcomes_by_age ON outcomes (remembered, request_key)",
};

// What letters say, as JSON (club/core/letter_json.h). Older letters have a text in `body`
// instead.
inline constexpr const char* letter_blocks[] = {
    "ALTER TABLE letters ADD COLUMN blocks TEXT NOT NULL DEFAULT ''",
};

// A move is the most frequent event, and is found by its match: two trees less to write.
inline constexpr const char* moves_by_match[] = {
    "DROP INDEX events_by_first",
    "DROP INDEX events_by_second",
    "CREATE INDEX events_by_first ON events (reader_first, number) WHERE kind <> 1",
    "CREATE INDEX events_by_second ON events (reader_second, number) WHERE kind <> 1",
};

// What was durable and not yet in its table, until `plain_rows`. Of SQLite only.
inline constexpr const char* redo_log[] = {
    "CREATE TABLE redo_log ("
    "  number INTEGER PRIMARY KEY,"
    "  changes TEXT NOT NULL)",  // any bytes; empty: nothing
};

// In which a player's letters say why something was refused; empty: not chosen.
inline constexpr const char* reader_languages[] = {
    "ALTER TABLE users ADD COLUMN language TEXT NOT NULL DEFAULT ''",
};

// The opening explorer (club/learning/opening_explorer.h), and indices for lists. A job counts the
// matches that have ended, from the last one back.
inline constexpr const char* openings[] = {
    "CREATE TABLE openings ("
    "  id INTEGER PRIMARY KEY,"
    "  position BIGINT NOT NULL,"  // a hash of game and position
    "  move TEXT NOT NULL,"
    "  first_won INTEGER NOT NULL,"
    "  second_won INTEGER NOT NULL,"
    "  drawn INTEGER NOT NULL)",
    "CREATE UNIQUE INDEX openings_by_move ON openings (position, move)",
    // Lists that continue where they ended.
    "CREATE INDEX tournaments_unfinished ON tournaments (id) WHERE ended IS NULL",
    "DROP INDEX standings_by_game",
    "CREATE INDEX standings_by_rating ON standings (game, rating, user_id)",
    // Its due time is far away, since nobody waits for it.
    "INSERT INTO jobs (kind, match_id, ply, due)"
    " SELECT 'past-openings', id, 0, 253402300799000 FROM matches WHERE ended IS NOT NULL"
    " ORDER BY ended DESC, id DESC LIMIT 1",
};

// Each list is a range of an index, however large the house is.
inline constexpr const char* lists[] = {
    // The ranking: the time at which a deviation of 110 is reached (club/ratings/ratings.h). Closed
    // accounts are not ranked.
    "ALTER TABLE standings ADD COLUMN established_until BIGINT",  // NULL: provisional
    "UPDATE standings SET established_until = since + CAST((110.0 * 110.0 - deviation * deviation)"
    " / (173.7178 * volatility * 173.7178 * volatility) * 432000000.0 AS BIGINT)"
    " WHERE deviation <= 110 AND user_id IN (SELECT id FROM users WHERE gone IS NULL)",
    "DROP INDEX standings_by_rating",
    "CREATE INDEX standings_established ON standings (game, rating, user_id)"
    " WHERE established_until IS NOT NULL",
    "CREATE INDEX standings_provisional ON standings (game, rating, user_id)"
    " WHERE established_until IS NULL",
    "CREATE INDEX standings_ending ON standings (established_until)"
    " WHERE established_until IS NOT NULL",

    // The waiting room. An invitation expires after 14 days, the computer comes after one.
    "ALTER TABLE offers ADD COLUMN due BIGINT",  // NULL: waits for people only
    "UPDATE offers SET due = posted + CASE company WHEN 2 THEN 86400000 ELSE 1209600000 END"
    " WHERE by_link = 1 OR company = 2",
    "CREATE INDEX offers_listed ON offers (id) WHERE by_link = 0",
    "CREATE INDEX offers_listed_by_game ON offers (game, id) WHERE by_link = 0",
    "CREATE INDEX offers_by_player ON offers (player, id)",
    "CREATE INDEX offers_due ON offers (due, id) WHERE due IS NOT NULL",

    "ALTER TABLE appetites ADD COLUMN unfilled SMALLINT NOT NULL DEFAULT 1",
    "DROP INDEX seekers",
    "CREATE INDEX seekers ON appetites (game, since, user_id) WHERE seek > 0 AND unfilled = 1",

    // Challenges by a player and to them.
    "DROP INDEX offered",
    "CREATE INDEX offered_by_first ON matches (seat_first, id)"
    " WHERE offered_to IS NOT NULL AND ended IS NULL",
    "CREATE INDEX offered_by_second ON matches (seat_second, id)"
    " WHERE offered_to IS NOT NULL AND ended IS NULL",
    // Running and finished matches, without challenges: either may be rare among the other.
    "DROP INDEX matches_by_game",
    "DROP INDEX matches_by_first",
    "DROP INDEX playing",
    "DROP INDEX playing_by_game",
    "DROP INDEX playing_by_first",
    "DROP INDEX playing_by_second",
    "CREATE INDEX playing ON matches (id) WHERE ended IS NULL AND offered_to IS NULL",
    "CREATE INDEX finished ON matches (id) WHERE ended IS NOT NULL AND offered_to IS NULL",
    "CREATE INDEX playing_by_game ON matches (game, id)"
    " WHERE ended IS NULL AND offered_to IS NULL",
    "CREATE INDEX finished_by_game ON matches (game, id)"
    " WHERE ended IS NOT NULL AND offered_to IS NULL",
    "CREATE INDEX playing_by_first ON matches (seat_first, id, game)"
    " WHERE ended IS NULL AND offered_to IS NULL",
    "CREATE INDEX playing_by_second ON matches (seat_second, id, game)"
    " WHERE ended IS NULL AND offered_to IS NULL",
    "CREATE INDEX finished_by_first ON matches (seat_first, id, game)"
    " WHERE ended IS NOT NULL AND offered_to IS NULL",
    "CREATE INDEX finished_by_second ON matches (seat_second, id, game)"
    " WHERE ended IS NOT NULL AND offered_to IS NULL",
    // Of two players, and all of one.
    "CREATE INDEX matches_by_seats ON matches (seat_first, seat_second, id)",

    "CREATE INDEX tournaments_by_announcer ON tournaments (announcer, id)",
    "CREATE INDEX tournaments_unfinished_by_game ON tournaments (game, id) WHERE ended IS NULL",
    "CREATE INDEX people ON users (id) WHERE level = 0 AND gone IS NULL",
    "CREATE INDEX users_reached ON users (id) WHERE broadcasts = 1 AND gone IS NULL",
};

inline constexpr std::array migrations = {Statements(first_tables),
                                          Statements(correspondence),
                                          Statements(playing),
                                          Statements(etiquette),
                                          Statements(pauses),
                                          Statements(ratings),
                                          Statements(tournaments),
                                          Statements(glances),
                                          Statements(shared_house),
                                          Statements(programs),
                                          Statements(house_order),
                                          Statements(events_in_order),
                                          Statements(waiting_room),
                                          Statements(bottom_seat),
                                          Statements(challenges_are_offers),
                                          Statements(commands_of_keys),
                                          Statements(throttling),
                                          Statements(second_factors),
                                          Statements(rated_pairs),
                                          Statements(page_operators),
                                          Statements(banner),
                                          Statements(guests),
                                          Statements(learning),
                                          Statements(responses_by_age),
                                          Statements(letter_blocks),
                                          Statements(redo_log),
                                          Statements(moves_by_match),
                                          Statements(reader_languages),
                                          Statements(openings),
                                          Statements(lists),
                                          Statements(requests_of_moves),
                                          Statements(bots),
                                          Statements(facts_of_responses),
                                          Statements(webhook_deliveries),
                                          Statements(match_histories),
                                          Statements(styles),
                                          Statements(numbered_questions),
                                          Statements(webhook_tokens),
                                          Statements(counted_shares),
                                          Statements(submitted_comments),
                                          Statements(replaced_addresses),
                                          Statements(words_of_offers),
                                          Statements(plain_rows),
                                          Statements(names_of_types),
                                          Statements(sign_up_invitations),
                                          Statements(presence),
                                          Statements(practice_games),
                                          Statements(departures),
                                          Statements(shares_of_openings),
                                          Statements(arenas),
                                          Statements(results_of_games),
                                          Statements(limits_of_first_moves),
                                          Statements(swiss_evenings),
                                          Statements(series),
                                          Statements(tournament_messages),
                                          Statements(teams),
                                          Statements(limits_of_boards),
                                          Statements(pools)};

}  // namespace posthouse::store::sqlite
