#include "store/sql_unit.h"

#include "store/folded.h"

#include <stdexcept>

namespace posthouse {

namespace {

void must_have_changed(long long rows, const char* what) {
    if (rows != 1)
        throw std::runtime_error(std::string("There is no such ") + what + " to change.");
}

}  // namespace

bool SqlUnit::add_user(User& user) {
    static const std::string sql =
        "INSERT INTO users (name, name_folded, password_hash, address, address_folded,"
        " address_confirmed, level, joined)"
        " VALUES (:name, :name_folded, :password_hash, :address, :address_folded,"
        " :address_confirmed, :level, :joined)"
        " ON CONFLICT (name_folded) DO NOTHING RETURNING id";
    return connection_.ask_one(sql, std::tie(user.id), user.name, folded(user.name),
                               user.password_hash, user.address, folded(user.address),
                               user.address_confirmed, user.level, user.joined);
}

void SqlUnit::change_user(const User& user) {
    static const std::string sql =
        "UPDATE users SET name = :name, name_folded = :name_folded,"
        " password_hash = :password_hash, address = :address, address_folded = :address_folded,"
        " address_confirmed = :address_confirmed, level = :level, joined = :joined"
        " WHERE id = :id";
    must_have_changed(connection_.run(sql, user.name, folded(user.name), user.password_hash,
                                      user.address, folded(user.address), user.address_confirmed,
                                      user.level, user.joined, user.id),
                      "player");
}

void SqlUnit::add_match(Match& match) {
    static const std::string next_board =
        "INSERT INTO boards (game, last_board) VALUES (:game, 1)"
        " ON CONFLICT (game) DO UPDATE SET last_board = boards.last_board + 1"
        " RETURNING last_board";
    static const std::string sql =
        "INSERT INTO matches (game, board, set_up, seat_first, seat_second, clock_bank,"
        " clock_increment, clock_cap, left_first, left_second, started, turn_since, to_move,"
        " plies, result, reason, ended)"
        " VALUES (:game, :board, :set_up, :seat_first, :seat_second, :clock_bank,"
        " :clock_increment, :clock_cap, :left_first, :left_second, :started, :turn_since,"
        " :to_move, :plies, :result, :reason, :ended) RETURNING id";
    const auto& clock = match.clock;
    const auto& ending = match.ending;
    connection_.ask_one(next_board, std::tie(match.board), match.game);
    connection_.ask_one(sql, std::tie(match.id), match.game, match.board, match.from,
                        match.seats[0], match.seats[1], clock.bank, clock.increment, clock.cap,
                        clock.left[0], clock.left[1], match.started, match.turn_since,
                        match.to_move, match.plies,
                        ending ? std::optional(ending->result) : std::nullopt,
                        ending ? std::optional(ending->reason) : std::nullopt,
                        ending ? std::optional(ending->at) : std::nullopt);
}

void SqlUnit::change_match(const Match& match) {
    static const std::string sql =
        "UPDATE matches SET clock_bank = :clock_bank, clock_increment = :clock_increment,"
        " clock_cap = :clock_cap, left_first = :left_first, left_second = :left_second,"
        " started = :started, turn_since = :turn_since, to_move = :to_move, plies = :plies,"
        " result = :result, reason = :reason, ended = :ended WHERE id = :id";
    const auto& clock = match.clock;
    const auto& ending = match.ending;
    must_have_changed(
        connection_.run(sql, clock.bank, clock.increment, clock.cap, clock.left[0], clock.left[1],
                        match.started, match.turn_since, match.to_move, match.plies,
                        ending ? std::optional(ending->result) : std::nullopt,
                        ending ? std::optional(ending->reason) : std::nullopt,
                        ending ? std::optional(ending->at) : std::nullopt, match.id),
        "match");
}

bool SqlUnit::append_move(MatchId match, const PlayedMove& move) {
    static const std::string sql =
        "INSERT INTO moves (match_id, ply, move, comment, played)"
        " VALUES (:match_id, :ply, :move, :comment, :played)"
        " ON CONFLICT (match_id, ply) DO NOTHING";
    return connection_.run(sql, match, move.ply, move.text, move.comment, move.at) == 1;
}

bool SqlUnit::add_letter(Letter& letter) {
    static const std::string sql =
        "INSERT INTO letters (reader, address, match_id, automatic, message_id, in_reply_to,"
        " thread, subject, body, written, attempts, due, sent, trouble)"
        " VALUES (:reader, :address, :match_id, :automatic, :message_id, :in_reply_to,"
        " :thread, :subject, :body, :written, :attempts, :due, :sent, :trouble)"
        " ON CONFLICT (message_id) DO NOTHING RETURNING id";
    return connection_.ask_one(sql, std::tie(letter.id), letter.to, letter.address, letter.match,
                               letter.automatic, letter.message_id, letter.in_reply_to,
                               letter.references, letter.subject, letter.body, letter.written,
                               letter.attempts, letter.due, letter.sent, letter.trouble);
}

void SqlUnit::change_letter(const Letter& letter) {
    static const std::string sql =
        "UPDATE letters SET attempts = :attempts, due = :due, sent = :sent, trouble = :trouble"
        " WHERE id = :id";
    must_have_changed(
        connection_.run(sql, letter.attempts, letter.due, letter.sent, letter.trouble, letter.id),
        "letter");
}

void SqlUnit::add_job(Job& job) {
    static const std::string sql =
        "INSERT INTO jobs (kind, match_id, ply, due) VALUES (:kind, :match_id, :ply, :due)"
        " RETURNING id";
    connection_.ask_one(sql, std::tie(job.id), job.kind, job.match, job.ply, job.due);
}

void SqlUnit::remove_job(JobId id) {
    static const std::string sql = "DELETE FROM jobs WHERE id = :id";
    connection_.run(sql, id);
}

void SqlUnit::remove_jobs(MatchId match) {
    static const std::string sql = "DELETE FROM jobs WHERE match_id = :match_id";
    connection_.run(sql, match);
}

void SqlUnit::postpone_job(JobId id, Instant due) {
    static const std::string sql = "UPDATE jobs SET due = :due WHERE id = :id";
    connection_.run(sql, due, id);
}

void SqlUnit::add_session(const Session& session) {
    static const std::string sql =
        "INSERT INTO sessions (token_hash, user_id, expires)"
        " VALUES (:token_hash, :user_id, :expires)";
    connection_.run(sql, session.token_hash, session.user, session.expires);
}

void SqlUnit::remove_session(std::string_view token_hash) {
    static const std::string sql = "DELETE FROM sessions WHERE token_hash = :token_hash";
    connection_.run(sql, std::string(token_hash));
}

void SqlUnit::remove_sessions_before(Instant moment) {
    static const std::string sql = "DELETE FROM sessions WHERE expires < :moment";
    connection_.run(sql, moment);
}

bool SqlUnit::remember(std::string_view key, const Outcome& outcome, Instant now) {
    static const std::string sql =
        "INSERT INTO outcomes (request_key, accepted, answer, remembered)"
        " VALUES (:request_key, :accepted, :answer, :remembered)"
        " ON CONFLICT (request_key) DO NOTHING";
    return connection_.run(sql, std::string(key), outcome.accepted, outcome.answer, now) == 1;
}

}  // namespace posthouse
