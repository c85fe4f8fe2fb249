#include "store/sql_unit.h"

#include "store/counted_letters.h"
#include "store/letter_json.h"
#include "store/text_encoding.h"

#include <stdexcept>

namespace posthouse::store {

namespace {

void must_have_changed(long long rows, const char* what) {
    if (rows != 1)
        throw std::runtime_error(std::string("There is no such ") + what + " to change.");
}

}  // namespace

int SqlUnit::next_board(const std::string& game) {
    static const std::string sql =
        "INSERT INTO boards (game, last_board) VALUES (:game, 1)"
        " ON CONFLICT (game) DO UPDATE SET last_board = boards.last_board + 1"
        " RETURNING last_board";
    int board = 0;
    connection_.query_one(sql, std::tie(board), game);
    return board;
}

void SqlUnit::add_offer(club::OpenChallenge& offer) {
    static const std::string sql =
        "INSERT INTO offers (game, board, player, clock_bank, clock_increment, clock_cap,"
        " left_first, left_second, first, rated, posted, etiquette, games, by_link,"
        " rating_min, rating_max, rating_within, established, company)"
        " VALUES (:game, :board, :player, :clock_bank, :clock_increment, :clock_cap,"
        " :left_first, :left_second, :first, :rated, :posted, :etiquette, :games, :by_link,"
        " :rating_min, :rating_max, :rating_within, :established, :company)";
    const auto& clock = offer.clock;
    const club::OpponentCriteria& wanted = offer.criteria;
    offer.board = next_board(offer.game);
    connection_.run(sql, offer.game, offer.board, offer.by, clock.bank, clock.increment, clock.cap,
                    clock.left[0], clock.left[1], offer.first_mover, offer.rated, offer.posted,
                    offer.etiquette, offer.games, offer.by_link, wanted.rating_min,
                    wanted.rating_max, wanted.rating_within, wanted.established, wanted.kind);
}

void SqlUnit::remove_offer(std::string_view game, int board) {
    static const std::string sql = "DELETE FROM offers WHERE game = :game AND board = :board";
    if (connection_.run(sql, std::string(game), board) > 0) removed_offers_.emplace(game, board);
}

void SqlUnit::add_match(club::Match& match) {
    static const std::string sql =
        "INSERT INTO matches (game, board, set_up, seat_first, seat_second, clock_bank,"
        " clock_increment, clock_cap, left_first, left_second, started, turn_since, to_move,"
        " plies, result, reason, ended, rated, undos, proposal, proposer, plan_first, plan_second,"
        " submitted_first, submitted_second, note_first, note_second, rematch,"
        " etiquette, senior, offered_to)"
        " VALUES (:game, :board, :set_up, :seat_first, :seat_second, :clock_bank,"
        " :clock_increment, :clock_cap, :left_first, :left_second, :started, :turn_since,"
        " :to_move, :plies, :result, :reason, :ended, :rated, :undos, :proposal, :proposer,"
        " :plan_first, :plan_second, :submitted_first, :submitted_second, :note_first,"
        " :note_second, :rematch, :etiquette, :senior, :offered_to)";
    const auto& clock = match.clock;
    const auto& ending = match.outcome;
    if (match.board <= 0)
        match.board = next_board(match.game);
    else if (!removed_offers_.contains({match.game, match.board}) &&
             !offer_on(match.game, match.board))
        throw std::runtime_error("There is no such offer.");
    connection_.insert(sql, match.id, match.game, match.board, match.start_position, match.seats[0],
                       match.seats[1], clock.bank, clock.increment, clock.cap, clock.left[0],
                       clock.left[1], match.started, match.turn_since, match.to_move, match.plies,
                       ending ? std::optional(ending->result) : std::nullopt,
                       ending ? std::optional(ending->reason) : std::nullopt,
                       ending ? std::optional(ending->at) : std::nullopt, match.rated, match.undos,
                       match.proposal, match.proposer, match.conditional_moves[0],
                       match.conditional_moves[1], match.pending_moves[0], match.pending_moves[1],
                       match.notes[0], match.notes[1], match.rematch, match.etiquette, match.senior,
                       match.offered_to);
}

/// Most changes affect running matches. A statement that may end a match makes SQLite rewrite the
/// five indexes that depend on it, and one that may change the self-reference `rematch` all nine:
/// these were nine of 23 pages per move.
void SqlUnit::change_match(const club::Match& match) {
    static const std::string change =
        "UPDATE matches SET clock_bank = :clock_bank, clock_increment = :clock_increment,"
        " clock_cap = :clock_cap, left_first = :left_first, left_second = :left_second,"
        " started = :started, turn_since = :turn_since, to_move = :to_move, plies = :plies,"
        " rated = :rated, undos = :undos, proposal = :proposal, proposer = :proposer,"
        " plan_first = :plan_first, plan_second = :plan_second,"
        " submitted_first = :submitted_first, submitted_second = :submitted_second,"
        " note_first = :note_first, note_second = :note_second, version = version + 1"
        " WHERE id = :id";
    static const std::string change_running = change + " AND ended IS NULL AND rematch IS NULL";
    static const std::string end =
        "UPDATE matches SET result = :result, reason = :reason, ended = :ended,"
        " rematch = :rematch WHERE id = :id";
    const auto& clock = match.clock;
    const auto& ending = match.outcome;
    const auto write = [&](const std::string& sql) {
        return connection_.run(sql, clock.bank, clock.increment, clock.cap, clock.left[0],
                               clock.left[1], match.started, match.turn_since, match.to_move,
                               match.plies, match.rated, match.undos, match.proposal,
                               match.proposer, match.conditional_moves[0],
                               match.conditional_moves[1], match.pending_moves[0],
                               match.pending_moves[1], match.notes[0], match.notes[1], match.id);
    };
    if (!ending && match.rematch == club::MatchId{} && write(change_running) == 1) return;
    must_have_changed(write(change), "match");
    connection_.run(end, ending ? std::optional(ending->result) : std::nullopt,
                    ending ? std::optional(ending->reason) : std::nullopt,
                    ending ? std::optional(ending->at) : std::nullopt, match.rematch, match.id);
}

void SqlUnit::accept_offer(club::MatchId match) {
    static const std::string sql =
        "UPDATE matches SET offered_to = NULL, version = version + 1 WHERE id = :id";
    must_have_changed(connection_.run(sql, match), "match");
}

void SqlUnit::swap_seats(club::MatchId match) {
    static const std::string sql =
        "UPDATE matches SET seat_first = seat_second, seat_second = seat_first,"
        " senior = 1 - senior, version = version + 1 WHERE id = :id";
    must_have_changed(connection_.run(sql, match), "match");
}

bool SqlUnit::append_move(club::MatchId match, const club::PlayedMove& move) {
    static const std::string sql =
        "INSERT INTO moves (match_id, ply, move, comment, played)"
        " VALUES (:match_id, :ply, :move, :comment, :played)"
        " ON CONFLICT (match_id, ply) DO NOTHING";
    return connection_.run(sql, match, move.ply, move.text, move.comment, move.at) == 1;
}

void SqlUnit::remove_moves_from(club::MatchId id, int ply) {
    static const std::string sql = "DELETE FROM moves WHERE match_id = :match_id AND ply >= :ply";
    if (connection_.run(sql, id, ply) == 0 && !match(id))
        throw std::runtime_error("There is no such match.");
}

void SqlUnit::set_standing(const club::PlayerStanding& standing) {
    static const std::string sql =
        "INSERT INTO standings (user_id, game, rating, deviation, volatility, since, won, drawn,"
        " lost)"
        " VALUES (:user_id, :game, :rating, :deviation, :volatility, :since, :won, :drawn, :lost)"
        " ON CONFLICT (user_id, game) DO UPDATE SET rating = excluded.rating,"
        " deviation = excluded.deviation, volatility = excluded.volatility,"
        " since = excluded.since, won = excluded.won, drawn = excluded.drawn,"
        " lost = excluded.lost";
    const club::GlickoRating& rating = standing.rating;
    connection_.run(sql, standing.user, standing.game, rating.rating, rating.deviation,
                    rating.volatility, standing.since, standing.won, standing.drawn, standing.lost);
}

void SqlUnit::add_rating_change(const club::RatingChange& change) {
    static const std::string sql =
        "INSERT INTO rating_changes (match_id, user_id, game, rating_before, rating_after,"
        " deviation, ended, opponent, plies)"
        " VALUES (:match_id, :user_id, :game, :rating_before, :rating_after, :deviation, :ended,"
        " :opponent, :plies)";
    connection_.run(sql, change.match, change.user, change.game, change.before, change.after,
                    change.deviation, change.at, change.opponent, change.plies);
}

void SqlUnit::remove_ratings() {
    connection_.run("DELETE FROM standings");
    connection_.run("DELETE FROM rating_changes");
}

void SqlUnit::set_subscription(const club::MatchSubscription& watch) {
    static const std::string sql =
        "INSERT INTO watches (match_id, user_id, notify) VALUES (:match_id, :user_id, :notify)"
        " ON CONFLICT (match_id, user_id) DO UPDATE SET notify = excluded.notify";
    connection_.run(sql, watch.match, watch.user, watch.mail_frequency);
}

void SqlUnit::remove_subscription(club::MatchId match, club::UserId user) {
    static const std::string sql =
        "DELETE FROM watches WHERE match_id = :match_id AND user_id = :user_id";
    connection_.run(sql, match, user);
}

void SqlUnit::add_chat_message(club::ChatMessage& remark) {
    static const std::string sql =
        "INSERT INTO remarks (match_id, number, speaker, ply, remark, said)"
        " VALUES (:match_id,"
        " (SELECT COALESCE(MAX(number), 0) + 1 FROM remarks WHERE match_id = :same_match),"
        " :speaker, :ply, :remark, :said) RETURNING number";
    static const std::string changed = "UPDATE matches SET version = version + 1 WHERE id = :id";
    connection_.query_one(sql, std::tie(remark.number), remark.match, remark.match, remark.by,
                          remark.ply, remark.text, remark.at);
    connection_.run(changed, remark.match);
}

bool SqlUnit::add_letter(club::Letter& letter) {
    static const std::string sql =
        "INSERT INTO letters (kind, reader, address, match_id, ply, undos, automatic, message_id,"
        " in_reply_to, thread, subject, body, blocks, written, attempts, due, sent, trouble, "
        "digest,"
        " given_up, answered)"
        " VALUES (:kind, :reader, :address, :match_id, :ply, :undos, :automatic, :message_id,"
        " :in_reply_to, :thread, :subject, '', :blocks, :written, :attempts, :due, :sent, :trouble,"
        " :digest, :given_up, :answered)"
        " ON CONFLICT (message_id) DO NOTHING";
    return connection_.insert(
        sql, letter.id, letter.kind, letter.to, letter.address, letter.match, letter.ply,
        letter.undos, letter.automatic, letter.message_id, letter.in_reply_to, letter.references,
        letter.subject, body_to_json(letter.body), letter.written, letter.attempts, letter.due,
        letter.sent, letter.last_error, letter.digest, letter.failed_at, rate_limit_key(letter));
}

void SqlUnit::change_letter(const club::Letter& letter) {
    // The kind of a letter does not change: it counts as before, perhaps for another address.
    static const std::string sql =
        "UPDATE letters SET attempts = :attempts, due = :due, sent = :sent, trouble = :trouble,"
        " digest = :digest, given_up = :given_up, address = :address,"
        " answered = CASE WHEN answered IS NULL THEN NULL ELSE :answered END WHERE id = :id";
    must_have_changed(
        connection_.run(sql, letter.attempts, letter.due, letter.sent, letter.last_error,
                        letter.digest, letter.failed_at, letter.address,
                        rate_limit_key(letter).value_or(""), letter.id),
        "letter");
}

void SqlUnit::add_job(club::Job& job) {
    static const std::string sql =
        "INSERT INTO jobs (kind, match_id, ply, due) VALUES (:kind, :match_id, :ply, :due)";
    connection_.insert(sql, job.id, job.kind, job.match, job.ply, job.due);
}

bool SqlUnit::remove_job(club::JobId id) {
    static const std::string sql = "DELETE FROM jobs WHERE id = :id";
    return connection_.run(sql, id) > 0;
}

void SqlUnit::remove_jobs(club::MatchId match) {
    static const std::string sql = "DELETE FROM jobs WHERE match_id = :match_id";
    connection_.run(sql, match);
}

void SqlUnit::postpone_job(club::JobId id, club::Instant due) {
    static const std::string sql = "UPDATE jobs SET due = :due WHERE id = :id";
    connection_.run(sql, due, id);
}

void SqlUnit::add_pending(club::PendingRequest& request) {
    static const std::string sql =
        "INSERT INTO held_requests (user_id, lines, comment, answers_match, answers_side,"
        " answers_ply, answers_undos, answers_proved, expires)"
        " VALUES (:user_id, :lines, :comment, :answers_match, :answers_side, :answers_ply,"
        " :answers_undos, :answers_proved, :expires)";
    const auto& answers = request.in_reply_to_board;
    connection_.insert(sql, request.id, request.user, request.lines, request.comment,
                       answers ? answers->match : club::MatchId{},
                       answers ? std::optional(answers->side) : std::nullopt,
                       answers ? std::optional(answers->ply) : std::nullopt,
                       answers ? std::optional(answers->undos) : std::nullopt,
                       answers ? std::optional(answers->authenticated) : std::nullopt,
                       request.expires);
}

void SqlUnit::remove_pending(club::PendingRequestId id) {
    static const std::string sql = "DELETE FROM held_requests WHERE id = :id";
    connection_.run(sql, id);
}

void SqlUnit::remove_pending_before(club::Instant moment) {
    static const std::string sql = "DELETE FROM held_requests WHERE expires < :moment";
    connection_.run(sql, moment);
}

void SqlUnit::add_pending_sign_up(club::PendingSignUp& sign_up) {
    static const std::string sql =
        "INSERT INTO held_sign_ups (name, password_hash, address, expires, guest)"
        " VALUES (:name, :password_hash, :address, :expires, :guest)";
    connection_.insert(sql, sign_up.id, sign_up.name, sign_up.password_hash, sign_up.address,
                       sign_up.expires, sign_up.guest);
}

void SqlUnit::remove_pending_sign_up(club::SignUpId id) {
    static const std::string sql = "DELETE FROM held_sign_ups WHERE id = :id";
    connection_.run(sql, id);
}

void SqlUnit::remove_pending_sign_ups_before(club::Instant moment) {
    static const std::string sql = "DELETE FROM held_sign_ups WHERE expires < :moment";
    connection_.run(sql, moment);
}

void SqlUnit::set_throttle(const club::Throttle& throttle) {
    static const std::string sql =
        "INSERT INTO throttles (counted, tries, free_at, expires)"
        " VALUES (:counted, :tries, :free_at, :expires)"
        " ON CONFLICT (counted) DO UPDATE SET tries = excluded.tries,"
        " free_at = excluded.free_at, expires = excluded.expires";
    connection_.run(sql, throttle.key, throttle.count, throttle.next, throttle.expires);
}

void SqlUnit::remove_throttle(std::string_view key) {
    static const std::string sql = "DELETE FROM throttles WHERE counted = :counted";
    connection_.run(sql, std::string(key));
}

void SqlUnit::remove_throttles_before(club::Instant moment) {
    static const std::string sql = "DELETE FROM throttles WHERE expires < :moment";
    connection_.run(sql, moment);
}

void SqlUnit::set_push_subscription(const club::PushSubscription& place) {
    static const std::string sql =
        "INSERT INTO push_places (endpoint, user_id, added, due, attempts)"
        " VALUES (:endpoint, :user_id, :added, :due, :attempts)"
        " ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id,"
        " added = excluded.added, due = excluded.due, attempts = excluded.attempts";
    connection_.run(sql, place.endpoint, place.user, place.added, place.due, place.attempts);
}

void SqlUnit::remove_push_subscription(std::string_view endpoint) {
    static const std::string sql = "DELETE FROM push_places WHERE endpoint = :endpoint";
    connection_.run(sql, std::string(endpoint));
}

void SqlUnit::mark_push_due(club::UserId user, club::Instant now) {
    static const std::string sql =
        "UPDATE push_places SET due = :due WHERE user_id = :user_id AND attempts = 0";
    connection_.run(sql, now, user);
}

void SqlUnit::add_session(const club::Session& session) {
    static const std::string sql =
        "INSERT INTO sessions (token_hash, user_id, expires, begun, used, device)"
        " VALUES (:token_hash, :user_id, :expires, :begun, :used, :device)";
    connection_.run(sql, session.token_hash, session.user, session.expires, session.begun,
                    session.used, session.device);
}

void SqlUnit::change_session(const club::Session& session) {
    static const std::string sql =
        "UPDATE sessions SET used = :used WHERE token_hash = :token_hash";
    connection_.run(sql, session.used, session.token_hash);
}

void SqlUnit::remove_session(std::string_view token_hash) {
    static const std::string sql = "DELETE FROM sessions WHERE token_hash = :token_hash";
    connection_.run(sql, std::string(token_hash));
}

void SqlUnit::remove_sessions_of(club::UserId user) {
    static const std::string sql = "DELETE FROM sessions WHERE user_id = :user_id";
    connection_.run(sql, user);
}

void SqlUnit::remove_sessions_before(club::Instant moment) {
    static const std::string sql = "DELETE FROM sessions WHERE expires < :moment";
    connection_.run(sql, moment);
}

void SqlUnit::set_second_factor(const club::SecondFactor& one) {
    static const std::string sql =
        "INSERT INTO second_factors (user_id, made, switched_on, last_step, recovery_set,"
        " recovery_used, wrong, wrong_since)"
        " VALUES (:user_id, :made, :switched_on, :last_step, :recovery_set, :recovery_used,"
        " :wrong, :wrong_since) ON CONFLICT (user_id) DO UPDATE SET made = excluded.made,"
        " switched_on = excluded.switched_on, last_step = excluded.last_step,"
        " recovery_set = excluded.recovery_set, recovery_used = excluded.recovery_used,"
        " wrong = excluded.wrong, wrong_since = excluded.wrong_since";
    connection_.run(sql, one.user, one.set_up_at, one.enabled_at,
                    static_cast<long long>(one.last_step), one.recovery_set, one.recovery_used,
                    one.wrong_codes, one.wrong_since);
}

void SqlUnit::remove_second_factor(club::UserId user) {
    static const std::string sql = "DELETE FROM second_factors WHERE user_id = :user_id";
    connection_.run(sql, user);
}

bool SqlUnit::save_response(std::string_view key, const club::StoredResponse& outcome,
                            club::Instant now) {
    static const std::string sql =
        "INSERT INTO outcomes (request_key, accepted, answer, command, remembered)"
        " VALUES (:request_key, :accepted, :answer, :command, :remembered)"
        " ON CONFLICT (request_key) DO NOTHING";
    return connection_.run(sql, std::string(key), outcome.accepted, outcome.answer, outcome.command,
                           now) == 1;
}

std::size_t SqlUnit::remove_responses_before(club::Instant moment, std::size_t limit) {
    static const std::string sql =
        "DELETE FROM outcomes WHERE request_key IN (SELECT request_key FROM outcomes"
        " WHERE remembered < :moment ORDER BY remembered, request_key LIMIT :most)";
    return static_cast<std::size_t>(connection_.run(sql, moment, static_cast<long long>(limit)));
}

void SqlUnit::set_server_key(std::string_view hexadecimal) {
    static const std::string sql =
        "INSERT INTO house_key (place, digits) VALUES (1, :digits)"
        " ON CONFLICT (place) DO UPDATE SET digits = excluded.digits";
    connection_.run(sql, std::string(hexadecimal));
}

}  // namespace posthouse::store
