// One type for each table's rows: column names, their output variables, and query helpers.
#pragma once

#include "club/learning_types.h"
#include "club/tournament_types.h"
#include "club/types.h"
#include "store/connection.h"
#include "store/letter_json.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace posthouse::store::rows {

/// A row that is read into one value.
template <class Value>
struct RowOf {
    Value value;
    const Value& read() { return value; }
};

// A player is read with all addresses in one statement, several times in each move: one row for
// each address, and one row without if there are none.
inline const std::string user_columns =
    "id, name, password_hash, level, joined, mail_password, notify, quiet_from, quiet_until,"
    " quiet_zone, auto_vacation, broadcasts, first_below, begins_with, challenged_by, broadcast,"
    " looked, gone, operator_since, guest, address, confirmed, bounces, bounced, suspended";
inline const std::string users_with_addresses = "users LEFT JOIN addresses ON user_id = id";
struct UserRow {
    club::User value;
    std::optional<int> quiet_from, quiet_until;
    std::optional<std::chrono::minutes> quiet_zone;
    std::optional<std::string> address;
    std::optional<int> bounces;
    std::optional<bool> confirmed, suspended;
    std::optional<club::Instant> bounced;
    auto columns() {
        return std::tie(value.id, value.name, value.password_hash, value.level, value.joined,
                        value.mail_password, value.mail_frequency, quiet_from, quiet_until,
                        quiet_zone, value.auto_vacation, value.wants_broadcasts,
                        value.first_at_bottom, value.auto_accepts, value.accepts_challenges_from,
                        value.last_broadcast, value.last_seen, value.left_at, value.operator_since,
                        value.guest, address, confirmed, bounces, bounced, suspended);
    }
    /// Appends the row to the players read before.
    void add_to(std::vector<club::User>& players) {
        if (players.empty() || players.back().id != value.id) {
            value.quiet_hours.reset();
            if (quiet_from)
                value.quiet_hours =
                    club::QuietHours{*quiet_from, quiet_until.value(), quiet_zone.value()};
            players.push_back(value);
        }
        if (address)
            players.back().addresses.push_back(
                {*address, confirmed.value(), bounces.value(), bounced, suspended.value()});
    }
};

inline const std::string condition_columns =
    "rating_min, rating_max, rating_within, established, company";
inline auto columns_of(club::OpponentCriteria& wanted) {
    return std::tie(wanted.rating_min, wanted.rating_max, wanted.rating_within, wanted.established,
                    wanted.kind);
}

inline const std::string appetite_columns =
    "user_id, game, most, seek, since, program, " + condition_columns;
struct AppetiteRow : RowOf<club::PairingPreferences> {
    auto columns() {
        return std::tuple_cat(std::tie(value.user, value.game, value.limit, value.seek, value.since,
                                       value.by_program),
                              columns_of(value.criteria));
    }
};

inline const std::string block_columns = "user_id, blocked, since";
struct BlockRow : RowOf<club::Block> {
    auto columns() { return std::tie(value.by, value.whom, value.since); }
};

inline const std::string friend_columns = "user_id, friend, since";
struct FriendRow : RowOf<club::Friend> {
    auto columns() { return std::tie(value.by, value.whom, value.since); }
};

inline const std::string offer_columns =
    "game, board, player, clock_bank, clock_increment, clock_cap, left_first, left_second, first,"
    " rated, posted, etiquette, games, by_link, " +
    condition_columns;
struct OfferRow : RowOf<club::OpenChallenge> {
    auto columns() {
        return std::tuple_cat(
            std::tie(value.game, value.board, value.by, value.clock.bank, value.clock.increment,
                     value.clock.cap, value.clock.left[0], value.clock.left[1], value.first_mover,
                     value.rated, value.posted, value.etiquette, value.games, value.by_link),
            columns_of(value.criteria));
    }
};

inline const std::string match_columns =
    "id, game, board, set_up, seat_first, seat_second, clock_bank, clock_increment, clock_cap,"
    " left_first, left_second, started, turn_since, to_move, plies, result, reason, ended,"
    " rated, undos, proposal, proposer, plan_first, plan_second, submitted_first,"
    " submitted_second, note_first, note_second, rematch, etiquette, senior, version, offered_to";
struct MatchRow {
    club::Match value;
    std::optional<Result> result;
    std::optional<std::string> reason;
    std::optional<club::Instant> ended;
    auto columns() {
        return std::tie(value.id, value.game, value.board, value.start_position, value.seats[0],
                        value.seats[1], value.clock.bank, value.clock.increment, value.clock.cap,
                        value.clock.left[0], value.clock.left[1], value.started, value.turn_since,
                        value.to_move, value.plies, result, reason, ended, value.rated, value.undos,
                        value.proposal, value.proposer, value.conditional_moves[0],
                        value.conditional_moves[1], value.pending_moves[0], value.pending_moves[1],
                        value.notes[0], value.notes[1], value.rematch, value.etiquette,
                        value.senior, value.version, value.offered_to);
    }
    const club::Match& read() {
        value.outcome.reset();
        if (ended) value.outcome = club::MatchOutcome{result.value(), reason.value(), *ended};
        return value;
    }
};

inline const std::string standing_columns =
    "user_id, game, rating, deviation, volatility, since, won, drawn, lost";
struct StandingRow : RowOf<club::PlayerStanding> {
    auto columns() {
        return std::tie(value.user, value.game, value.rating.rating, value.rating.deviation,
                        value.rating.volatility, value.since, value.won, value.drawn, value.lost);
    }
};

inline const std::string rating_change_columns =
    "match_id, user_id, game, rating_before, rating_after, deviation, ended, opponent, plies";
struct RatingChangeRow : RowOf<club::RatingChange> {
    auto columns() {
        return std::tie(value.match, value.user, value.game, value.before, value.after,
                        value.deviation, value.at, value.opponent, value.plies);
    }
};

inline const std::string puzzle_standing_columns =
    "user_id, rating, deviation, volatility, since, tried, solved, last_day, days, best_days,"
    " mail_due";
struct PuzzleStandingRow : RowOf<club::PuzzleStanding> {
    auto columns() {
        return std::tie(value.user, value.rating.rating, value.rating.deviation,
                        value.rating.volatility, value.since, value.tried, value.solved,
                        value.last_day, value.days, value.best_days, value.mail_due);
    }
};

inline const std::string puzzle_attempt_columns =
    "user_id, game, puzzle, tried, at_first_try, solved";
struct PuzzleAttemptRow : RowOf<club::PuzzleAttempt> {
    auto columns() {
        return std::tie(value.user, value.game, value.position, value.tried, value.at_first_try,
                        value.solved);
    }
};

inline const std::string lesson_step_columns = "user_id, game, step, done";
struct LessonStepRow : RowOf<club::LessonStep> {
    auto columns() { return std::tie(value.user, value.game, value.step, value.done); }
};

inline const std::string move_columns = "ply, move, comment, played";
struct MoveRow : RowOf<club::PlayedMove> {
    auto columns() { return std::tie(value.ply, value.text, value.comment, value.at); }
};

inline const std::string push_place_columns = "endpoint, user_id, added, due, attempts";
struct PushPlaceRow : RowOf<club::PushSubscription> {
    auto columns() {
        return std::tie(value.endpoint, value.user, value.added, value.due, value.attempts);
    }
};

inline const std::string watch_columns = "match_id, user_id, notify";
struct WatchRow : RowOf<club::MatchSubscription> {
    auto columns() { return std::tie(value.match, value.user, value.mail_frequency); }
};

inline const std::string remark_columns = "match_id, number, speaker, ply, remark, said";
struct RemarkRow : RowOf<club::ChatMessage> {
    auto columns() {
        return std::tie(value.match, value.number, value.by, value.ply, value.text, value.at);
    }
};

inline const std::string letter_columns =
    "id, kind, reader, address, match_id, ply, undos, automatic, message_id, in_reply_to, thread,"
    " subject, body, blocks, written, attempts, due, sent, trouble, digest, given_up";
struct LetterRow {
    club::Letter value;
    std::string text, blocks;  // the body: text of old letters, JSON of others
    auto columns() {
        return std::tie(value.id, value.kind, value.to, value.address, value.match, value.ply,
                        value.undos, value.automatic, value.message_id, value.in_reply_to,
                        value.references, value.subject, text, blocks, value.written,
                        value.attempts, value.due, value.sent, value.last_error, value.digest,
                        value.failed_at);
    }
    const club::Letter& read() {
        value.body = blocks.empty() ? club::LetterBody(text) : body_from_json(blocks);
        return value;
    }
};

inline const std::string held_columns =
    "id, user_id, lines, comment, answers_match, answers_side, answers_ply, answers_undos,"
    " answers_proved, expires";
struct HeldRow {
    club::PendingRequest value;
    club::MatchId match{};
    std::optional<Side> side;
    std::optional<int> ply, undos;
    std::optional<bool> proved;
    auto columns() {
        return std::tie(value.id, value.user, value.lines, value.comment, match, side, ply, undos,
                        proved, value.expires);
    }
    const club::PendingRequest& read() {
        value.in_reply_to_board.reset();
        if (ply)
            value.in_reply_to_board =
                club::ReplyContext{match, side.value(), *ply, undos.value(), proved.value()};
        return value;
    }
};

inline const std::string held_sign_up_columns = "id, name, password_hash, address, expires, guest";
struct HeldSignUpRow : RowOf<club::PendingSignUp> {
    auto columns() {
        return std::tie(value.id, value.name, value.password_hash, value.address, value.expires,
                        value.guest);
    }
};

inline const std::string throttle_columns = "counted, tries, free_at, expires";
struct ThrottleRow : RowOf<club::Throttle> {
    auto columns() { return std::tie(value.key, value.count, value.next, value.expires); }
};

inline const std::string job_columns = "id, kind, match_id, ply, due";
struct JobRow : RowOf<club::Job> {
    auto columns() { return std::tie(value.id, value.kind, value.match, value.ply, value.due); }
};

inline const std::string tournament_columns =
    "id, name, game, announcer, system, rounds, games, race, together, clock_bank,"
    " clock_increment, clock_cap, rated, etiquette, size, announced, starts, begun, ended,"
    " seeding";
struct TournamentRow {
    club::Tournament value;
    auto columns() {
        auto& rules = value.rules;
        auto& clock = value.clock;
        return std::tie(value.id, value.name, value.game, value.by, rules.system, rules.rounds,
                        rules.games, rules.race, rules.all_rounds_at_once, clock.bank,
                        clock.increment, clock.cap, value.rated, value.etiquette, value.size,
                        value.announced, value.starts, value.begun, value.ended, value.seeding);
    }
    const club::Tournament& read() {
        value.clock.left = {value.clock.bank, value.clock.bank};
        return value;
    }
};

inline const std::string entrant_columns =
    "tournament_id, user_id, entered, seed, withdrawn, rating";
struct EntrantRow : RowOf<club::Entrant> {
    auto columns() {
        return std::tie(value.tournament, value.user, value.entered, value.seed, value.withdrawn,
                        value.rating);
    }
};

inline const std::string pairing_columns = "round, place, first, second";
struct PairingRow : RowOf<tournament::Pairing> {
    auto columns() {
        return std::tie(value.round, value.pairing_number, value.first, value.second);
    }
};

inline const std::string tournament_game_columns = "tournament_id, round, place, number, match_id";
struct TournamentGameRow : RowOf<club::TournamentGame> {
    auto columns() {
        return std::tie(value.tournament, value.round, value.pairing_number, value.number,
                        value.match);
    }
};

inline const std::string token_columns = "id, user_id, name, hash, scopes, made, used, expires";
struct TokenRow : RowOf<club::ApiToken> {
    auto columns() {
        return std::tie(value.id, value.user, value.name, value.hash, value.scopes, value.made,
                        value.used, value.expires);
    }
};

inline const std::string session_columns = "token_hash, user_id, expires, begun, used, device";
struct SessionRow : RowOf<club::Session> {
    auto columns() {
        return std::tie(value.token_hash, value.user, value.expires, value.begun, value.used,
                        value.device);
    }
};

inline const std::string second_factor_columns =
    "user_id, made, switched_on, last_step, recovery_set, recovery_used, wrong, wrong_since";
struct SecondFactorRow {
    club::SecondFactor value;
    long long last_step = 0;
    auto columns() {
        return std::tie(value.user, value.set_up_at, value.enabled_at, last_step,
                        value.recovery_set, value.recovery_used, value.wrong_codes,
                        value.wrong_since);
    }
    const club::SecondFactor& read() {
        value.last_step = last_step;
        return value;
    }
};

inline const std::string event_columns =
    "number, kind, match_id, reader_first, reader_second, made_by, ply, to_move, words, happened";
struct EventRow {
    club::Event value;
    long long number = 0;
    auto columns() {
        return std::tie(number, value.kind, value.match, value.seats[0], value.seats[1], value.by,
                        value.ply, value.to_move, value.text, value.at);
    }
    const club::Event& read() {
        value.number = number;
        return value;
    }
};

inline const std::string webhook_columns =
    "id, user_id, name, url, made, told, due, attempts, trouble, given_up";
struct WebhookRow {
    club::Webhook value;
    long long told = 0;
    auto columns() {
        return std::tie(value.id, value.user, value.name, value.url, value.made, told, value.due,
                        value.attempts, value.last_error, value.failed_at);
    }
    const club::Webhook& read() {
        value.last_delivered = told;
        return value;
    }
};

inline const std::string restraint_columns = "user_id, kind, begins, ends, reason";
struct RestraintRow : RowOf<club::Sanction> {
    auto columns() {
        return std::tie(value.user, value.kind, value.from, value.until, value.reason);
    }
};

inline const std::string report_columns = "id, reporter, about, match_id, words, reported, closed";
struct ReportRow : RowOf<club::Report> {
    auto columns() {
        return std::tie(value.id, value.by, value.about, value.match, value.text, value.at,
                        value.closed);
    }
};

struct ActRow : RowOf<club::AuditEntry> {
    auto columns() {
        return std::tie(value.id, value.at, value.who, value.what, value.reason, value.about,
                        value.match);
    }
};

/// For a LIMIT, which is signed.
inline long long rows_at_most(std::size_t limit) {
    return static_cast<long long>(
        std::min<std::size_t>(limit, std::numeric_limits<long long>::max()));
}

template <class Row, class... Values>
auto all(Connection& connection, const std::string& sql, const Values&... values) {
    Row row;
    std::vector<std::remove_cvref_t<decltype(row.read())>> found;
    connection.query(
        sql, row.columns(), [&] { found.push_back(row.read()); }, values...);
    return found;
}

template <class Row, class... Values>
auto one(Connection& connection, const std::string& sql, const Values&... values) {
    Row row;
    const bool found = connection.query_one(sql, row.columns(), values...);
    return found ? std::optional(row.read()) : std::nullopt;
}

template <class... Values>
std::vector<club::User> players(Connection& connection, const std::string& sql,
                                const Values&... values) {
    UserRow row;
    std::vector<club::User> found;
    connection.query(
        sql, row.columns(), [&] { row.add_to(found); }, values...);
    return found;
}

template <class... Values>
std::optional<club::User> player(Connection& connection, const std::string& sql,
                                 const Values&... values) {
    auto found = players(connection, sql, values...);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

}  // namespace posthouse::store::rows
