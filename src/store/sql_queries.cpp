#include "store/sql_queries.h"

#include "club/lookalike_name.h"
#include "store/sql_rows.h"
#include "store/text_encoding.h"

#include <algorithm>
#include <limits>

namespace posthouse::store {

using namespace rows;

namespace {

std::string_view condition_for(club::MatchState state) {
    switch (state) {
        case club::MatchState::offered:
            return " AND ended IS NULL AND offered_to IS NOT NULL";
        case club::MatchState::running:
            return " AND ended IS NULL AND offered_to IS NULL";
        case club::MatchState::over:
            return " AND ended IS NOT NULL AND offered_to IS NULL";
        case club::MatchState::never_begun:
            return " AND ended IS NOT NULL AND offered_to IS NOT NULL";
    }
    return "";
}

/// A player's matches are two index scans, one for each seat, merged with the newest first.
std::string query_for(const club::MatchFilter& filter) {
    const std::string state(filter.state ? condition_for(*filter.state) : "");
    const std::string select = "SELECT " + store::rows::match_columns + " FROM matches WHERE ";
    const std::string newest = " ORDER BY id DESC LIMIT :rows";
    if (!filter.player) return select + (filter.game ? "game = :game" : "id > 0") + state + newest;
    return select + "seat_first = :player" + (filter.game ? " AND game = :game" : "") + state +
           " UNION ALL " + select + "seat_second = :opponent AND seat_first <> :self" +
           (filter.game ? " AND game = :same_game" : "") + state + newest;
}

}  // namespace

template <class Port>
std::optional<club::User> SqlQueries<Port>::user(club::UserId id) const {
    static const std::string sql = "SELECT " + store::rows::user_columns + " FROM " +
                                   store::rows::users_with_addresses +
                                   " WHERE id = :id ORDER BY place";
    return store::rows::player(connection_, sql, id);
}

template <class Port>
std::optional<club::User> SqlQueries<Port>::user_named(std::string_view name) const {
    static const std::string sql = "SELECT " + store::rows::user_columns + " FROM " +
                                   store::rows::users_with_addresses +
                                   " WHERE name_folded = :name ORDER BY place";
    return store::rows::player(connection_, sql, fold_case(name));
}

template <class Port>
std::optional<club::User> SqlQueries<Port>::user_with_lookalike_name(std::string_view name) const {
    static const std::string sql =
        "SELECT " + store::rows::user_columns + " FROM " + store::rows::users_with_addresses +
        " WHERE LOWER(REPLACE(REPLACE(REPLACE(REPLACE(name, 'I', 'l'), '1', 'l'), '0', 'o'),"
        " '_', '-')) = :glance ORDER BY id, place";
    const auto found = store::rows::players(connection_, sql, club::lookalike_key(name));
    return found.empty() ? std::nullopt : std::optional(found.front());
}

template <class Port>
std::vector<club::User> SqlQueries<Port>::users_at(std::string_view address) const {
    static const std::string sql = "SELECT " + store::rows::user_columns + " FROM " +
                                   store::rows::users_with_addresses +
                                   " WHERE id IN (SELECT user_id FROM addresses"
                                   " WHERE address_folded = :address AND confirmed = 1)"
                                   " AND gone IS NULL ORDER BY id, place";
    if (address.empty()) return {};  // an empty address matches nobody
    return store::rows::players(connection_, sql, fold_case(address));
}

template <class Port>
std::vector<club::User> SqlQueries<Port>::users() const {
    static const std::string sql = "SELECT " + store::rows::user_columns + " FROM " +
                                   store::rows::users_with_addresses + " ORDER BY id, place";
    return store::rows::players(connection_, sql);
}

template <class Port>
std::vector<club::User> SqlQueries<Port>::users_after(club::UserId last, std::size_t limit) const {
    static const std::string sql = "SELECT " + store::rows::user_columns + " FROM " +
                                   store::rows::users_with_addresses +
                                   " WHERE id IN (SELECT id FROM users WHERE id > :last"
                                   " ORDER BY id LIMIT :rows) ORDER BY id, place";
    // As an integer: UserId{0} would be NULL.
    return store::rows::players(connection_, sql, static_cast<long long>(last),
                                store::rows::rows_at_most(limit));
}

template <class Port>
std::vector<club::User> SqlQueries<Port>::users_with_prefix(std::string_view name,
                                                            std::size_t limit) const {
    static const std::string sql =
        "SELECT " + store::rows::user_columns + " FROM " + store::rows::users_with_addresses +
        " WHERE id IN (SELECT id FROM users WHERE name_folded >= :name AND name_folded < :beyond"
        " ORDER BY name_folded LIMIT :rows) ORDER BY name_folded, place";
    const std::string first = fold_case(name), beyond = first + "\xf4\x8f\xbf\xbf";  // U+10FFFF
    return store::rows::players(connection_, sql, first, beyond, store::rows::rows_at_most(limit));
}

template <class Port>
std::vector<club::User> SqlQueries<Port>::operators() const {
    static const std::string sql =
        "SELECT " + store::rows::user_columns + " FROM " + store::rows::users_with_addresses +
        " WHERE id IN (SELECT id FROM users WHERE operator_since IS NOT NULL) ORDER BY id, place";
    return store::rows::players(connection_, sql);
}

template <class Port>
std::vector<club::Vacation> SqlQueries<Port>::vacations(club::UserId id) const {
    static const std::string sql =
        "SELECT begins, ends FROM vacations WHERE user_id = :id ORDER BY begins, ends";
    club::Vacation row;
    std::vector<club::Vacation> found;
    connection_.query(
        sql, std::tie(row.from, row.until), [&] { found.push_back(row); }, id);
    return found;
}

template <class Port>
std::vector<club::RestSchedule> SqlQueries<Port>::rest_schedules(club::UserId id) const {
    static const std::string sql =
        "SELECT since, sleep_from, sleep_until, weekend, zone FROM rests WHERE user_id = :id"
        " ORDER BY since";
    club::RestSchedule row;
    std::vector<club::RestSchedule> found;
    connection_.query(
        sql, std::tie(row.since, row.sleep_from, row.sleep_until, row.weekend, row.zone),
        [&] { found.push_back(row); }, id);
    return found;
}

template <class Port>
std::vector<club::ServerPause> SqlQueries<Port>::server_pauses(club::Instant since) const {
    static const std::string sql =
        "SELECT begins, ends, frozen FROM house_pauses WHERE ends > :since OR ends IS NULL"
        " ORDER BY begins, id";
    club::ServerPause row;
    std::vector<club::ServerPause> found;
    connection_.query(
        sql, std::tie(row.from, row.until, row.by_operator), [&] { found.push_back(row); }, since);
    return found;
}

template <class Port>
std::optional<club::Instant> SqlQueries<Port>::last_heartbeat() const {
    static const std::string sql = "SELECT seen FROM signs_of_life WHERE place = 1";
    club::Instant seen{};
    if (!connection_.query_one(sql, std::tie(seen))) return std::nullopt;
    return seen;
}

template <class Port>
std::optional<club::PairingPreferences> SqlQueries<Port>::preferences(club::UserId id,
                                                                      std::string_view game) const {
    static const std::string sql = "SELECT " + store::rows::appetite_columns +
                                   " FROM appetites WHERE user_id = :id AND game = :game";
    return store::rows::one<store::rows::AppetiteRow>(connection_, sql, id, std::string(game));
}

template <class Port>
std::vector<club::PairingPreferences> SqlQueries<Port>::seekers(std::string_view game) const {
    static const std::string sql = "SELECT " + store::rows::appetite_columns +
                                   " FROM appetites WHERE game = :game AND seek > 0"
                                   " ORDER BY since, user_id";
    return store::rows::all<store::rows::AppetiteRow>(connection_, sql, std::string(game));
}

template <class Port>
std::vector<club::Friend> SqlQueries<Port>::friends(club::UserId by) const {
    static const std::string sql = "SELECT " + store::rows::friend_columns +
                                   " FROM friends WHERE user_id = :by ORDER BY since, friend";
    return store::rows::all<store::rows::FriendRow>(connection_, sql, by);
}

template <class Port>
int SqlQueries<Port>::messages_written(club::UserId by, club::UserId whom) const {
    static const std::string sql =
        "SELECT written FROM messages WHERE user_id = :by AND reader = :whom";
    int written = 0;
    connection_.query(
        sql, std::tie(written), [] {}, by, whom);
    return written;
}

template <class Port>
std::vector<club::Block> SqlQueries<Port>::blocks(club::UserId by) const {
    static const std::string sql = "SELECT " + store::rows::block_columns +
                                   " FROM blocks WHERE user_id = :by ORDER BY since, blocked";
    return store::rows::all<store::rows::BlockRow>(connection_, sql, by);
}

template <class Port>
std::optional<club::Match> SqlQueries<Port>::match(club::MatchId id) const {
    static const std::string sql =
        "SELECT " + store::rows::match_columns + " FROM matches WHERE id = :id";
    return store::rows::one<store::rows::MatchRow>(connection_, sql, id);
}

template <class Port>
std::optional<club::Match> SqlQueries<Port>::match_on(std::string_view game, int board) const {
    static const std::string sql = "SELECT " + store::rows::match_columns +
                                   " FROM matches WHERE game = :game AND board = :board";
    return store::rows::one<store::rows::MatchRow>(connection_, sql, std::string(game), board);
}

template <class Port>
std::vector<club::Match> SqlQueries<Port>::matches(const club::MatchFilter& filter) const {
    const std::string sql = query_for(filter);
    const auto ask = [&](const auto&... values) {
        return store::rows::all<store::rows::MatchRow>(connection_, sql, values...,
                                                       store::rows::rows_at_most(filter.limit));
    };
    const auto& game = filter.game;
    const auto& player = filter.player;
    if (player && game) return ask(*player, *game, *player, *player, *game);
    if (player) return ask(*player, *player, *player);
    if (game) return ask(*game);
    return ask();
}

template <class Port>
std::vector<club::Match> SqlQueries<Port>::matches_between(club::UserId one, club::UserId two,
                                                           std::size_t limit) const {
    static const std::string sql =
        "SELECT " + store::rows::match_columns +
        " FROM matches WHERE seat_first = :one AND seat_second = :two UNION SELECT " +
        store::rows::match_columns +
        " FROM matches WHERE seat_first = :seat_one AND seat_second = :seat_two" +
        " ORDER BY id DESC LIMIT :rows";
    return store::rows::all<store::rows::MatchRow>(connection_, sql, one, two, two, one,
                                                   store::rows::rows_at_most(limit));
}

template <class Port>
std::vector<club::Match> SqlQueries<Port>::matches_ended_after(const club::Match* last,
                                                               std::size_t limit) const {
    static const std::string order = " ORDER BY ended, id LIMIT :rows";
    static const std::string first =
        "SELECT " + store::rows::match_columns + " FROM matches WHERE ended IS NOT NULL" + order;
    static const std::string next = "SELECT " + store::rows::match_columns +
                                    " FROM matches WHERE ended IS NOT NULL"
                                    " AND (ended, id) > (:ended, :id)" +
                                    order;
    if (!last)
        return store::rows::all<store::rows::MatchRow>(connection_, first,
                                                       store::rows::rows_at_most(limit));
    return store::rows::all<store::rows::MatchRow>(connection_, next, last->outcome->at, last->id,
                                                   store::rows::rows_at_most(limit));
}

template <class Port>
std::optional<club::PlayerStanding> SqlQueries<Port>::standing(club::UserId id,
                                                               std::string_view game) const {
    static const std::string sql = "SELECT " + store::rows::standing_columns +
                                   " FROM standings WHERE user_id = :id AND game = :game";
    return store::rows::one<store::rows::StandingRow>(connection_, sql, id, std::string(game));
}

template <class Port>
std::vector<club::PlayerStanding> SqlQueries<Port>::standings_of(club::UserId id) const {
    static const std::string sql = "SELECT " + store::rows::standing_columns +
                                   " FROM standings WHERE user_id = :id ORDER BY game";
    return store::rows::all<store::rows::StandingRow>(connection_, sql, id);
}

template <class Port>
std::vector<club::PlayerStanding> SqlQueries<Port>::standings(std::string_view game) const {
    static const std::string sql = "SELECT " + store::rows::standing_columns +
                                   " FROM standings WHERE game = :game"
                                   " ORDER BY rating DESC, user_id";
    return store::rows::all<store::rows::StandingRow>(connection_, sql, std::string(game));
}

template <class Port>
std::vector<club::RatingChange> SqlQueries<Port>::rating_changes(club::MatchId match) const {
    static const std::string sql = "SELECT " + store::rows::rating_change_columns +
                                   " FROM rating_changes WHERE match_id = :id ORDER BY user_id";
    return store::rows::all<store::rows::RatingChangeRow>(connection_, sql, match);
}

template <class Port>
std::vector<club::RatingChange> SqlQueries<Port>::rating_changes(club::UserId id,
                                                                 std::string_view game,
                                                                 std::size_t limit) const {
    static const std::string sql = "SELECT " + store::rows::rating_change_columns +
                                   " FROM rating_changes WHERE user_id = :id AND game = :game"
                                   " ORDER BY ended DESC, match_id DESC LIMIT :rows";
    return store::rows::all<store::rows::RatingChangeRow>(connection_, sql, id, std::string(game),
                                                          store::rows::rows_at_most(limit));
}

template <class Port>
std::vector<club::PlayedMove> SqlQueries<Port>::moves(club::MatchId id) const {
    static const std::string sql =
        "SELECT " + store::rows::move_columns + " FROM moves WHERE match_id = :id ORDER BY ply";
    return store::rows::all<store::rows::MoveRow>(connection_, sql, id);
}

template <class Port>
std::optional<club::PuzzleStanding> SqlQueries<Port>::puzzle_standing(club::UserId user) const {
    static const std::string sql = "SELECT " + store::rows::puzzle_standing_columns +
                                   " FROM puzzle_standings WHERE user_id = :user_id";
    return store::rows::one<store::rows::PuzzleStandingRow>(connection_, sql, user);
}

template <class Port>
std::optional<club::PuzzleAttempt> SqlQueries<Port>::puzzle_attempt(
    club::UserId user, std::string_view game, std::string_view position) const {
    static const std::string sql =
        "SELECT " + store::rows::puzzle_attempt_columns +
        " FROM puzzle_attempts WHERE user_id = :user_id AND game = :game AND puzzle = :puzzle";
    return store::rows::one<store::rows::PuzzleAttemptRow>(
        connection_, sql, user, std::string(game), std::string(position));
}

template <class Port>
std::vector<club::PuzzleAttempt> SqlQueries<Port>::puzzle_attempts(club::UserId user) const {
    static const std::string sql =
        "SELECT " + store::rows::puzzle_attempt_columns +
        " FROM puzzle_attempts WHERE user_id = :user_id ORDER BY game, puzzle";
    return store::rows::all<store::rows::PuzzleAttemptRow>(connection_, sql, user);
}

template <class Port>
std::vector<club::UserId> SqlQueries<Port>::puzzle_mails_due(club::Instant now,
                                                             std::size_t limit) const {
    static const std::string sql =
        "SELECT user_id FROM puzzle_standings WHERE mail_due <= :now"
        " ORDER BY mail_due, user_id LIMIT :rows";
    club::UserId user{};
    std::vector<club::UserId> due;
    connection_.query(
        sql, std::tie(user), [&] { due.push_back(user); }, now, store::rows::rows_at_most(limit));
    return due;
}

template <class Port>
std::vector<club::LessonStep> SqlQueries<Port>::lesson_steps(club::UserId user) const {
    static const std::string sql =
        "SELECT " + store::rows::lesson_step_columns +
        " FROM lesson_steps WHERE user_id = :user_id ORDER BY game, step";
    return store::rows::all<store::rows::LessonStepRow>(connection_, sql, user);
}

template <class Port>
std::vector<club::OpenChallenge> SqlQueries<Port>::offers(
    std::optional<std::string_view> game) const {
    static const std::string every =
        "SELECT " + store::rows::offer_columns + " FROM offers ORDER BY id DESC";
    static const std::string of_game = "SELECT " + store::rows::offer_columns +
                                       " FROM offers WHERE game = :game ORDER BY board DESC";
    if (!game) return store::rows::all<store::rows::OfferRow>(connection_, every);
    return store::rows::all<store::rows::OfferRow>(connection_, of_game, std::string(*game));
}

template <class Port>
std::optional<club::OpenChallenge> SqlQueries<Port>::offer_on(std::string_view game,
                                                              int board) const {
    static const std::string sql = "SELECT " + store::rows::offer_columns +
                                   " FROM offers WHERE game = :game AND board = :board";
    return store::rows::one<store::rows::OfferRow>(connection_, sql, std::string(game), board);
}

template <class Port>
std::vector<club::MatchSubscription> SqlQueries<Port>::subscriptions(club::MatchId id) const {
    static const std::string sql = "SELECT " + store::rows::watch_columns +
                                   " FROM watches WHERE match_id = :id ORDER BY user_id";
    return store::rows::all<store::rows::WatchRow>(connection_, sql, id);
}

template <class Port>
std::vector<club::MatchSubscription> SqlQueries<Port>::subscriptions_of(club::UserId id) const {
    static const std::string sql = "SELECT " + store::rows::watch_columns +
                                   " FROM watches WHERE user_id = :id ORDER BY match_id";
    return store::rows::all<store::rows::WatchRow>(connection_, sql, id);
}

template <class Port>
std::vector<club::ChatMessage> SqlQueries<Port>::chat_messages(club::MatchId id) const {
    static const std::string sql = "SELECT " + store::rows::remark_columns +
                                   " FROM remarks WHERE match_id = :id ORDER BY number";
    return store::rows::all<store::rows::RemarkRow>(connection_, sql, id);
}

template <class Port>
std::vector<club::Letter> SqlQueries<Port>::letters_to(club::UserId reader,
                                                       std::size_t limit) const {
    static const std::string sql = "SELECT " + store::rows::letter_columns +
                                   " FROM letters WHERE reader = :reader"
                                   " ORDER BY id DESC LIMIT :rows";
    return store::rows::all<store::rows::LetterRow>(connection_, sql, reader,
                                                    store::rows::rows_at_most(limit));
}

template <class Port>
std::vector<club::Letter> SqlQueries<Port>::letters_before(club::LetterId id, club::UserId reader,
                                                           std::size_t limit) const {
    static const std::string sql = "SELECT " + store::rows::letter_columns +
                                   " FROM letters WHERE reader = :reader AND id < :id"
                                   " ORDER BY id DESC LIMIT :rows";
    return store::rows::all<store::rows::LetterRow>(connection_, sql, reader, id,
                                                    store::rows::rows_at_most(limit));
}

template <class Port>
std::optional<club::Letter> SqlQueries<Port>::letter(club::LetterId id) const {
    static const std::string sql =
        "SELECT " + store::rows::letter_columns + " FROM letters WHERE id = :id";
    return store::rows::one<store::rows::LetterRow>(connection_, sql, id);
}

template <class Port>
std::vector<club::Letter> SqlQueries<Port>::letters_due(club::Instant now,
                                                        std::size_t limit) const {
    // The inner query uses its own partial index, however many sent letters there are; the plus
    // keeps the planner from scanning all letters in ID order.
    static const std::string sql = "SELECT " + store::rows::letter_columns +
                                   " FROM letters WHERE id IN (SELECT id FROM letters"
                                   " WHERE sent IS NULL AND given_up IS NULL AND address <> ''"
                                   " AND due <= :now"
                                   " ORDER BY +id LIMIT :rows) ORDER BY id";
    return store::rows::all<store::rows::LetterRow>(connection_, sql, now,
                                                    store::rows::rows_at_most(limit));
}

template <class Port>
std::vector<club::Letter> SqlQueries<Port>::failed_letters(std::size_t limit) const {
    static const std::string sql = "SELECT " + store::rows::letter_columns +
                                   " FROM letters WHERE given_up IS NOT NULL AND sent IS NULL"
                                   " ORDER BY id DESC LIMIT :rows";
    return store::rows::all<store::rows::LetterRow>(connection_, sql,
                                                    store::rows::rows_at_most(limit));
}

template <class Port>
std::size_t SqlQueries<Port>::answers_to(std::string_view address, club::Instant since) const {
    static const std::string sql =
        "SELECT COUNT(*) FROM letters WHERE answered = :address AND written >= :since";
    if (address.empty()) return 0;
    long long count = 0;
    connection_.query_one(sql, std::tie(count), fold_case(address), since);
    return static_cast<std::size_t>(count);
}

template <class Port>
std::optional<club::PendingRequest> SqlQueries<Port>::pending_request(
    club::PendingRequestId id) const {
    static const std::string sql =
        "SELECT " + store::rows::held_columns + " FROM held_requests WHERE id = :id";
    return store::rows::one<store::rows::HeldRow>(connection_, sql, id);
}

template <class Port>
std::optional<club::PendingSignUp> SqlQueries<Port>::pending_sign_up(club::SignUpId id) const {
    static const std::string sql =
        "SELECT " + store::rows::held_sign_up_columns + " FROM held_sign_ups WHERE id = :id";
    return store::rows::one<store::rows::HeldSignUpRow>(connection_, sql, id);
}

template <class Port>
std::optional<club::Throttle> SqlQueries<Port>::throttle(std::string_view key) const {
    static const std::string sql =
        "SELECT " + store::rows::throttle_columns + " FROM throttles WHERE counted = :counted";
    return store::rows::one<store::rows::ThrottleRow>(connection_, sql, std::string(key));
}

template <class Port>
std::vector<club::Job> SqlQueries<Port>::jobs_due(club::Instant now, std::string_view kind,
                                                  std::size_t limit) const {
    static const std::string sql = "SELECT " + store::rows::job_columns +
                                   " FROM jobs WHERE kind = :kind AND due <= :now"
                                   " ORDER BY due, id LIMIT :rows";
    return store::rows::all<store::rows::JobRow>(connection_, sql, std::string(kind), now,
                                                 store::rows::rows_at_most(limit));
}

template <class Port>
std::vector<club::PushSubscription> SqlQueries<Port>::push_subscriptions(club::UserId user) const {
    static const std::string sql = "SELECT " + store::rows::push_place_columns +
                                   " FROM push_places WHERE user_id = :user_id"
                                   " ORDER BY added, endpoint";
    return store::rows::all<store::rows::PushPlaceRow>(connection_, sql, user);
}

template <class Port>
std::vector<club::PushSubscription> SqlQueries<Port>::push_subscriptions_due(
    club::Instant now, std::size_t limit) const {
    static const std::string sql = "SELECT " + store::rows::push_place_columns +
                                   " FROM push_places WHERE due <= :now"
                                   " ORDER BY due, endpoint LIMIT :rows";
    return store::rows::all<store::rows::PushPlaceRow>(connection_, sql, now,
                                                       store::rows::rows_at_most(limit));
}

template <class Port>
std::optional<club::Session> SqlQueries<Port>::session(std::string_view token_hash) const {
    static const std::string sql =
        "SELECT " + store::rows::session_columns + " FROM sessions WHERE token_hash = :hash";
    return store::rows::one<store::rows::SessionRow>(connection_, sql, std::string(token_hash));
}

template <class Port>
std::vector<club::Session> SqlQueries<Port>::sessions(club::UserId user) const {
    static const std::string sql = "SELECT " + store::rows::session_columns +
                                   " FROM sessions WHERE user_id = :user_id"
                                   " ORDER BY begun, token_hash";
    return store::rows::all<store::rows::SessionRow>(connection_, sql, user);
}

template <class Port>
std::optional<club::SecondFactor> SqlQueries<Port>::second_factor(club::UserId user) const {
    static const std::string sql = "SELECT " + store::rows::second_factor_columns +
                                   " FROM second_factors WHERE user_id = :user_id";
    return store::rows::one<store::rows::SecondFactorRow>(connection_, sql, user);
}

template <class Port>
std::optional<club::StoredResponse> SqlQueries<Port>::stored_response(std::string_view key) const {
    static const std::string sql =
        "SELECT accepted, answer, command FROM outcomes WHERE request_key = :key";
    club::StoredResponse outcome;
    const bool found = connection_.query_one(
        sql, std::tie(outcome.accepted, outcome.answer, outcome.command), std::string(key));
    return found ? std::optional(outcome) : std::nullopt;
}

template <class Port>
std::optional<std::string> SqlQueries<Port>::server_key() const {
    static const std::string sql = "SELECT digits FROM house_key WHERE place = 1";
    std::string digits;
    if (!connection_.query_one(sql, std::tie(digits))) return std::nullopt;
    return digits;
}

template class SqlQueries<club::StoreReader>;
template class SqlQueries<club::UnitOfWork>;

}  // namespace posthouse::store
