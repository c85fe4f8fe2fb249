// The later migrations of sqlite_schema.h, which has the order of all of them. New ones are
// appended here.
#pragma once

namespace posthouse::store::sqlite {

// Moves know the requests that made them (club/commands/request_keys.h).
inline constexpr const char* requests_of_moves[] = {"ALTER TABLE moves ADD COLUMN request BIGINT"};

// Accounts of programs, with a ranking of their own.
inline constexpr const char* bots[] = {
    "ALTER TABLE users ADD COLUMN bot SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE standings ADD COLUMN bot SMALLINT NOT NULL DEFAULT 0",
    "DROP INDEX standings_established",
    "DROP INDEX standings_provisional",
    "CREATE INDEX standings_established ON standings (game, bot, rating, user_id)"
    " WHERE established_until IS NOT NULL",
    "CREATE INDEX standings_provisional ON standings (game, bot, rating, user_id)"
    " WHERE established_until IS NULL",
};

// What a command made, so that its repetition is told the same.
inline constexpr const char* facts_of_responses[] = {
    "ALTER TABLE outcomes ADD COLUMN facts TEXT",  // JSON; NULL: none
    "ALTER TABLE outcomes ADD COLUMN match_id BIGINT REFERENCES matches (id)",
};

// The last deliveries to each webhook.
inline constexpr const char* webhook_deliveries[] = {
    "CREATE TABLE webhook_deliveries ("
    "  webhook_id BIGINT NOT NULL REFERENCES webhooks (id),"
    "  event BIGINT NOT NULL,"  // its number, also of one that is no longer stored; 0: a test
    "  kind SMALLINT NOT NULL,"
    "  sent BIGINT NOT NULL,"
    "  attempts INTEGER NOT NULL,"
    "  status INTEGER NOT NULL,"
    "  trouble TEXT NOT NULL,"
    "  duration INTEGER NOT NULL,"
    "  requested BIGINT,"  // NULL: sent
    "  PRIMARY KEY (webhook_id, event)) WITHOUT ROWID",
    "CREATE INDEX webhook_deliveries_requested"
    " ON webhook_deliveries (requested, webhook_id, event) WHERE requested IS NOT NULL",
};

// The moves of a match and the numbers of their events, until `plain_rows`. Of SQLite only.
inline constexpr const char* match_histories[] = {
    "CREATE TABLE match_histories ("
    "  match_id BIGINT PRIMARY KEY REFERENCES matches (id),"
    "  moves TEXT NOT NULL,"    // any bytes
    "  events TEXT NOT NULL)",  // any bytes
};

// How the computer plays in a match: games::Game::styles.
inline constexpr const char* styles[] = {
    "ALTER TABLE matches ADD COLUMN style TEXT NOT NULL DEFAULT ''",
};

// The numbers of what awaits an answer: club/matches/open_questions.h.
inline constexpr const char* numbered_questions[] = {
    "ALTER TABLE matches ADD COLUMN questions INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN proposal_number INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN submitted_number INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE letters ADD COLUMN questions INTEGER NOT NULL DEFAULT 0",
};

// The token that made a webhook; NULL: its player did, or it is older than this column.
inline constexpr const char* webhook_tokens[] = {
    "ALTER TABLE webhooks ADD COLUMN token_id BIGINT REFERENCES tokens (id)",
    "CREATE INDEX webhooks_token ON webhooks (token_id) WHERE token_id IS NOT NULL",
};

// What the limits of ratings look back on. Earlier matches count as drawn, which limits nothing.
inline constexpr const char* counted_shares[] = {
    "ALTER TABLE rating_changes ADD COLUMN score DOUBLE PRECISION NOT NULL DEFAULT 0.5",
    "ALTER TABLE rating_changes ADD COLUMN counted DOUBLE PRECISION NOT NULL DEFAULT 1",
};

// What the mail with a doubtful move said beside it: club/matches/open_questions.h.
inline constexpr const char* submitted_comments[] = {
    "ALTER TABLE matches ADD COLUMN submitted_comment TEXT NOT NULL DEFAULT ''",
};

// An address that stays until one of those that replace it is confirmed.
inline constexpr const char* replaced_addresses[] = {
    "ALTER TABLE addresses ADD COLUMN replaced SMALLINT NOT NULL DEFAULT 0",
};

// What the player of an open challenge says to whoever accepts it.
inline constexpr const char* words_of_offers[] = {
    "ALTER TABLE offers ADD COLUMN words TEXT NOT NULL DEFAULT ''",
};

// What is in these tables comes to others before: old_forms.h. Where moves were rows all the time,
// their events still have the index.
inline constexpr const char* plain_rows[] = {
    "DROP TABLE redo_log",
    "DROP TABLE match_histories",
    "DROP INDEX IF EXISTS events_without_moves",
    "CREATE INDEX IF NOT EXISTS events_by_match ON events (match_id, number)",
};

// Invitations to sign up, by operators.
inline constexpr const char* sign_up_invitations[] = {
    "CREATE TABLE sign_up_invitations ("
    "  id INTEGER PRIMARY KEY,"
    "  invited_by TEXT NOT NULL,"
    "  note TEXT NOT NULL,"
    "  created BIGINT NOT NULL,"
    "  expires BIGINT NOT NULL,"
    "  uses_max BIGINT NOT NULL,"
    "  used BIGINT NOT NULL,"
    "  ended BIGINT)",
    "ALTER TABLE users ADD COLUMN invitation BIGINT",
    "ALTER TABLE pending_sign_ups ADD COLUMN invitation BIGINT",
};

inline constexpr const char* presence[] = {
    "CREATE TABLE presence_settings ("
    "  user_id BIGINT PRIMARY KEY REFERENCES users (id),"
    "  audience BIGINT NOT NULL)",
};

inline constexpr const char* practice_games[] = {
    "CREATE TABLE practice_games ("
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  id TEXT NOT NULL,"
    "  record TEXT NOT NULL,"
    "  touched BIGINT NOT NULL,"
    "  PRIMARY KEY (user_id, id))",
};

// Who has left, in the order of their departures.
inline constexpr const char* departures[] = {
    "CREATE INDEX users_gone ON users (gone) WHERE gone IS NOT NULL",
};

// The explorer's counts by month, pace and rating. All matches are counted again, from the last one
// back, as by `openings`.
inline constexpr const char* shares_of_openings[] = {
    "CREATE TABLE opening_shares ("
    "  move_id BIGINT NOT NULL REFERENCES opening_moves (id),"
    "  month INTEGER NOT NULL,"
    "  live SMALLINT NOT NULL,"
    "  rating INTEGER NOT NULL,"
    "  first_won INTEGER NOT NULL,"
    "  second_won INTEGER NOT NULL,"
    "  drawn INTEGER NOT NULL,"
    "  PRIMARY KEY (move_id, month, live, rating)) WITHOUT ROWID",
    "DELETE FROM opening_moves",
    "DELETE FROM jobs WHERE kind = 'opening' OR kind = 'past-openings'",
    "INSERT INTO jobs (kind, match_id, ply, due)"
    " SELECT 'past-openings', id, 0, 253402300799000 FROM matches WHERE ended IS NOT NULL"
    " ORDER BY ended DESC, id DESC LIMIT 1",
};

inline constexpr const char* arenas[] = {
    "ALTER TABLE tournaments ADD COLUMN minutes INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tournaments ADD COLUMN streaks SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE entrants ADD COLUMN free_since BIGINT",
};

// How the games of tournaments ended, so that their tables need no matches.
inline constexpr const char* results_of_games[] = {
    "ALTER TABLE tournaments ADD COLUMN version BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE tournament_games ADD COLUMN board INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tournament_games ADD COLUMN result SMALLINT",
    "ALTER TABLE tournament_games ADD COLUMN annulled SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE tournament_games ADD COLUMN halved_first SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE tournament_games ADD COLUMN halved_second SMALLINT NOT NULL DEFAULT 0",
    "ALTER TABLE tournament_games ADD COLUMN turned SMALLINT NOT NULL DEFAULT 0",
    "UPDATE tournament_games SET turned = number % 2,"
    " board = (SELECT board FROM matches WHERE matches.id = match_id),"
    " result = (SELECT result FROM matches WHERE matches.id = match_id)",
};

// Who does not come to a game at one sitting loses it early.
inline constexpr const char* limits_of_first_moves[] = {
    "ALTER TABLE matches ADD COLUMN clock_first_move BIGINT NOT NULL DEFAULT 0",
};

inline constexpr const char* swiss_evenings[] = {
    "ALTER TABLE tournaments ADD COLUMN round_minutes INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE entrants ADD COLUMN wishes_bye SMALLINT NOT NULL DEFAULT 0",
};

// Tournaments that recur, and who enters each edition.
inline constexpr const char* series[] = {
    "CREATE TABLE series ("
    "  id INTEGER PRIMARY KEY,"
    "  name TEXT NOT NULL,"
    "  name_folded TEXT NOT NULL,"
    "  game TEXT NOT NULL,"
    "  announcer BIGINT NOT NULL REFERENCES users (id),"
    "  weekday SMALLINT,"  // NULL: every day
    "  which SMALLINT NOT NULL,"
    "  minute INTEGER NOT NULL,"
    "  zone TEXT NOT NULL,"
    "  season INTEGER NOT NULL,"
    "  announced BIGINT NOT NULL,"
    "  editions INTEGER NOT NULL,"
    "  due BIGINT NOT NULL,"
    "  ended BIGINT,"
    "  UNIQUE (name_folded))",
    "CREATE INDEX series_due ON series (due, id) WHERE ended IS NULL",
    "CREATE INDEX series_by_announcer ON series (announcer, id)",
    "CREATE TABLE regulars ("
    "  series_id BIGINT NOT NULL REFERENCES series (id),"
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  since BIGINT NOT NULL,"
    "  PRIMARY KEY (series_id, user_id)) WITHOUT ROWID",
    "CREATE INDEX regulars_by_player ON regulars (user_id, series_id)",
    "ALTER TABLE tournaments ADD COLUMN series_id BIGINT REFERENCES series (id)",
    "ALTER TABLE tournaments ADD COLUMN edition INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tournaments ADD COLUMN remind_at BIGINT",
    "CREATE INDEX editions ON tournaments (series_id, edition) WHERE series_id IS NOT NULL",
    "ALTER TABLE entrants ADD COLUMN place INTEGER",
    "ALTER TABLE entrants ADD COLUMN half_points INTEGER",
};

// What the players of a tournament say to each other.
inline constexpr const char* tournament_messages[] = {
    "CREATE TABLE tournament_messages ("
    "  tournament_id BIGINT NOT NULL REFERENCES tournaments (id),"
    "  number INTEGER NOT NULL,"
    "  speaker BIGINT NOT NULL REFERENCES users (id),"
    "  words TEXT NOT NULL,"
    "  said BIGINT NOT NULL,"
    "  PRIMARY KEY (tournament_id, number)) WITHOUT ROWID",
    "CREATE INDEX tournament_messages_by_speaker ON tournament_messages (speaker)",
};

// Groups of players, for which they enter tournaments.
inline constexpr const char* teams[] = {
    "CREATE TABLE teams ("
    "  id INTEGER PRIMARY KEY,"
    "  name TEXT NOT NULL,"
    "  name_folded TEXT NOT NULL,"
    "  captain BIGINT REFERENCES users (id),"
    "  on_request SMALLINT NOT NULL,"
    "  made BIGINT NOT NULL,"
    "  UNIQUE (name_folded))",
    "CREATE TABLE team_members ("
    "  team_id BIGINT NOT NULL REFERENCES teams (id),"
    "  user_id BIGINT NOT NULL REFERENCES users (id),"
    "  since BIGINT NOT NULL,"
    "  asks SMALLINT NOT NULL,"
    "  PRIMARY KEY (team_id, user_id)) WITHOUT ROWID",
    "CREATE INDEX team_members_by_player ON team_members (user_id, team_id)",
    "ALTER TABLE tournaments ADD COLUMN best_of_team INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE tournaments ADD COLUMN team_first BIGINT REFERENCES teams (id)",
    "ALTER TABLE tournaments ADD COLUMN team_second BIGINT REFERENCES teams (id)",
    "ALTER TABLE entrants ADD COLUMN team_id BIGINT REFERENCES teams (id)",
    "CREATE INDEX entrants_by_team ON entrants (team_id, tournament_id) WHERE team_id IS NOT NULL",
};

inline constexpr const char* limits_of_boards[] = {
    "ALTER TABLE entrants ADD COLUMN boards INTEGER NOT NULL DEFAULT 0",
};

inline constexpr const char* pools[] = {
    "ALTER TABLE tournaments ADD COLUMN pools INTEGER NOT NULL DEFAULT 0",
};

}  // namespace posthouse::store::sqlite
