#include "store/sql_reading.h"

#include "club/glance.h"
#include "store/folded.h"
#include "store/sql_rows.h"

#include <algorithm>
#include <limits>

namespace posthouse {

using namespace rows;

namespace {

std::string_view condition_for(MatchState state) {
    switch (state) {
        case MatchState::offered:
            return " AND ended IS NULL AND offered_to IS NOT NULL";
        case MatchState::running:
            return " AND ended IS NULL AND offered_to IS NULL";
        case MatchState::over:
            return " AND ended IS NOT NULL AND offered_to IS NULL";
        case MatchState::never_begun:
            return " AND ended IS NOT NULL AND offered_to IS NOT NULL";
    }
    return "";
}

/// A player's matches are two walks down an index, one for each seat, merged by the newest first.
std::string query_for(const MatchFilter& filter) {
    const std::string state(filter.state ? condition_for(*filter.state) : "");
    const std::string select = "SELECT " + match_columns + " FROM matches WHERE ";
    const std::string newest = " ORDER BY id DESC LIMIT :rows";
    if (!filter.player) return select + (filter.game ? "game = :game" : "id > 0") + state + newest;
    return select + "seat_first = :player" + (filter.game ? " AND game = :game" : "") + state +
           " UNION ALL " + select + "seat_second = :opponent AND seat_first <> :himself" +
           (filter.game ? " AND game = :same_game" : "") + state + newest;
}

}  // namespace

template <class Port>
std::optional<User> SqlReading<Port>::user(UserId id) const {
    static const std::string sql = "SELECT " + user_columns + " FROM " + users_with_addresses +
                                   " WHERE id = :id ORDER BY place";
    return player(connection_, sql, id);
}

template <class Port>
std::optional<User> SqlReading<Port>::user_named(std::string_view name) const {
    static const std::string sql = "SELECT " + user_columns + " FROM " + users_with_addresses +
                                   " WHERE name_folded = :name ORDER BY place";
    return player(connection_, sql, folded(name));
}

template <class Port>
std::optional<User> SqlReading<Port>::user_looking_like(std::string_view name) const {
    static const std::string sql =
        "SELECT " + user_columns + " FROM " + users_with_addresses +
        " WHERE LOWER(REPLACE(REPLACE(REPLACE(REPLACE(name, 'I', 'l'), '1', 'l'), '0', 'o'),"
        " '_', '-')) = :glance ORDER BY id, place";
    const auto found = players(connection_, sql, at_a_glance(name));
    return found.empty() ? std::nullopt : std::optional(found.front());
}

template <class Port>
std::vector<User> SqlReading<Port>::users_at(std::string_view address) const {
    static const std::string sql = "SELECT " + user_columns + " FROM " + users_with_addresses +
                                   " WHERE id IN (SELECT user_id FROM addresses"
                                   " WHERE address_folded = :address AND confirmed = 1)"
                                   " AND gone IS NULL ORDER BY id, place";
    if (address.empty()) return {};  // no address is not an address
    return players(connection_, sql, folded(address));
}

template <class Port>
std::vector<User> SqlReading<Port>::users() const {
    static const std::string sql =
        "SELECT " + user_columns + " FROM " + users_with_addresses + " ORDER BY id, place";
    return players(connection_, sql);
}

template <class Port>
std::vector<User> SqlReading<Port>::users_after(UserId last, std::size_t limit) const {
    static const std::string sql = "SELECT " + user_columns + " FROM " + users_with_addresses +
                                   " WHERE id IN (SELECT id FROM users WHERE id > :last"
                                   " ORDER BY id LIMIT :rows) ORDER BY id, place";
    // As a number: nobody's id is NULL in the tables.
    return players(connection_, sql, static_cast<long long>(last), rows_at_most(limit));
}

template <class Port>
std::vector<User> SqlReading<Port>::users_beginning(std::string_view name,
                                                    std::size_t limit) const {
    static const std::string sql =
        "SELECT " + user_columns + " FROM " + users_with_addresses +
        " WHERE id IN (SELECT id FROM users WHERE name_folded >= :name AND name_folded < :beyond"
        " ORDER BY name_folded LIMIT :rows) ORDER BY name_folded, place";
    const std::string first = folded(name), beyond = first + "\xf4\x8f\xbf\xbf";  // U+10FFFF
    return players(connection_, sql, first, beyond, rows_at_most(limit));
}

template <class Port>
std::vector<User> SqlReading<Port>::operators() const {
    static const std::string sql =
        "SELECT " + user_columns + " FROM " + users_with_addresses +
        " WHERE id IN (SELECT id FROM users WHERE operator_since IS NOT NULL) ORDER BY id, place";
    return players(connection_, sql);
}

template <class Port>
std::vector<Vacation> SqlReading<Port>::vacations(UserId id) const {
    static const std::string sql =
        "SELECT begins, ends FROM vacations WHERE user_id = :id ORDER BY begins, ends";
    Vacation row;
    std::vector<Vacation> found;
    connection_.ask(
        sql, std::tie(row.from, row.until), [&] { found.push_back(row); }, id);
    return found;
}

template <class Port>
std::vector<Rest> SqlReading<Port>::rests(UserId id) const {
    static const std::string sql =
        "SELECT since, sleep_from, sleep_until, weekend, zone FROM rests WHERE user_id = :id"
        " ORDER BY since";
    Rest row;
    std::vector<Rest> found;
    connection_.ask(
        sql, std::tie(row.since, row.sleep_from, row.sleep_until, row.weekend, row.zone),
        [&] { found.push_back(row); }, id);
    return found;
}

template <class Port>
std::vector<HousePause> SqlReading<Port>::house_pauses(Instant since) const {
    static const std::string sql =
        "SELECT begins, ends, frozen FROM house_pauses WHERE ends > :since OR ends IS NULL"
        " ORDER BY begins, id";
    HousePause row;
    std::vector<HousePause> found;
    connection_.ask(
        sql, std::tie(row.from, row.until, row.frozen), [&] { found.push_back(row); }, since);
    return found;
}

template <class Port>
std::optional<Instant> SqlReading<Port>::alive() const {
    static const std::string sql = "SELECT seen FROM signs_of_life WHERE place = 1";
    Instant seen{};
    if (!connection_.ask_one(sql, std::tie(seen))) return std::nullopt;
    return seen;
}

template <class Port>
std::optional<Appetite> SqlReading<Port>::appetite(UserId id, std::string_view game) const {
    static const std::string sql =
        "SELECT " + appetite_columns + " FROM appetites WHERE user_id = :id AND game = :game";
    return one<AppetiteRow>(connection_, sql, id, std::string(game));
}

template <class Port>
std::vector<Appetite> SqlReading<Port>::seekers(std::string_view game) const {
    static const std::string sql = "SELECT " + appetite_columns +
                                   " FROM appetites WHERE game = :game AND seek > 0"
                                   " ORDER BY since, user_id";
    return all<AppetiteRow>(connection_, sql, std::string(game));
}

template <class Port>
std::vector<Friend> SqlReading<Port>::friends(UserId by) const {
    static const std::string sql =
        "SELECT " + friend_columns + " FROM friends WHERE user_id = :by ORDER BY since, friend";
    return all<FriendRow>(connection_, sql, by);
}

template <class Port>
int SqlReading<Port>::messages_written(UserId by, UserId whom) const {
    static const std::string sql =
        "SELECT written FROM messages WHERE user_id = :by AND reader = :whom";
    int written = 0;
    connection_.ask(
        sql, std::tie(written), [] {}, by, whom);
    return written;
}

template <class Port>
std::vector<Block> SqlReading<Port>::blocks(UserId by) const {
    static const std::string sql =
        "SELECT " + block_columns + " FROM blocks WHERE user_id = :by ORDER BY since, blocked";
    return all<BlockRow>(connection_, sql, by);
}

template <class Port>
std::optional<Match> SqlReading<Port>::match(MatchId id) const {
    static const std::string sql = "SELECT " + match_columns + " FROM matches WHERE id = :id";
    return one<MatchRow>(connection_, sql, id);
}

template <class Port>
std::optional<Match> SqlReading<Port>::match_on(std::string_view game, int board) const {
    static const std::string sql =
        "SELECT " + match_columns + " FROM matches WHERE game = :game AND board = :board";
    return one<MatchRow>(connection_, sql, std::string(game), board);
}

template <class Port>
std::vector<Match> SqlReading<Port>::matches(const MatchFilter& filter) const {
    const std::string sql = query_for(filter);
    const auto ask = [&](const auto&... values) {
        return all<MatchRow>(connection_, sql, values..., rows_at_most(filter.limit));
    };
    const auto& game = filter.game;
    const auto& player = filter.player;
    if (player && game) return ask(*player, *game, *player, *player, *game);
    if (player) return ask(*player, *player, *player);
    if (game) return ask(*game);
    return ask();
}

template <class Port>
std::vector<Match> SqlReading<Port>::matches_between(UserId one, UserId two,
                                                     std::size_t limit) const {
    static const std::string sql =
        "SELECT " + match_columns +
        " FROM matches WHERE seat_first = :one AND seat_second = :two UNION SELECT " +
        match_columns + " FROM matches WHERE seat_first = :his AND seat_second = :hers" +
        " ORDER BY id DESC LIMIT :rows";
    return all<MatchRow>(connection_, sql, one, two, two, one, rows_at_most(limit));
}

template <class Port>
std::vector<Match> SqlReading<Port>::matches_ended_after(const Match* last,
                                                         std::size_t limit) const {
    static const std::string order = " ORDER BY ended, id LIMIT :rows";
    static const std::string first =
        "SELECT " + match_columns + " FROM matches WHERE ended IS NOT NULL" + order;
    static const std::string next = "SELECT " + match_columns +
                                    " FROM matches WHERE ended IS NOT NULL"
                                    " AND (ended, id) > (:ended, :id)" +
                                    order;
    if (!last) return all<MatchRow>(connection_, first, rows_at_most(limit));
    return all<MatchRow>(connection_, next, last->ending->at, last->id, rows_at_most(limit));
}

template <class Port>
std::optional<PlayerStanding> SqlReading<Port>::standing(UserId id, std::string_view game) const {
    static const std::string sql =
        "SELECT " + standing_columns + " FROM standings WHERE user_id = :id AND game = :game";
    return one<StandingRow>(connection_, sql, id, std::string(game));
}

template <class Port>
std::vector<PlayerStanding> SqlReading<Port>::standings_of(UserId id) const {
    static const std::string sql =
        "SELECT " + standing_columns + " FROM standings WHERE user_id = :id ORDER BY game";
    return all<StandingRow>(connection_, sql, id);
}

template <class Port>
std::vector<PlayerStanding> SqlReading<Port>::standings(std::string_view game) const {
    static const std::string sql = "SELECT " + standing_columns +
                                   " FROM standings WHERE game = :game"
                                   " ORDER BY rating DESC, user_id";
    return all<StandingRow>(connection_, sql, std::string(game));
}

template <class Port>
std::vector<RatingChange> SqlReading<Port>::rating_changes(MatchId match) const {
    static const std::string sql = "SELECT " + rating_change_columns +
                                   " FROM rating_changes WHERE match_id = :id ORDER BY user_id";
    return all<RatingChangeRow>(connection_, sql, match);
}

template <class Port>
std::vector<RatingChange> SqlReading<Port>::rating_changes(UserId id, std::string_view game,
                                                           std::size_t limit) const {
    static const std::string sql = "SELECT " + rating_change_columns +
                                   " FROM rating_changes WHERE user_id = :id AND game = :game"
                                   " ORDER BY ended DESC, match_id DESC LIMIT :rows";
    return all<RatingChangeRow>(connection_, sql, id, std::string(game), rows_at_most(limit));
}

template <class Port>
std::vector<PlayedMove> SqlReading<Port>::moves(MatchId id) const {
    static const std::string sql =
        "SELECT " + move_columns + " FROM moves WHERE match_id = :id ORDER BY ply";
    return all<MoveRow>(connection_, sql, id);
}

template <class Port>
std::vector<Offer> SqlReading<Port>::offers(std::optional<std::string_view> game) const {
    static const std::string every = "SELECT " + offer_columns + " FROM offers ORDER BY id DESC";
    static const std::string of_game =
        "SELECT " + offer_columns + " FROM offers WHERE game = :game ORDER BY board DESC";
    if (!game) return all<OfferRow>(connection_, every);
    return all<OfferRow>(connection_, of_game, std::string(*game));
}

template <class Port>
std::optional<Offer> SqlReading<Port>::offer_on(std::string_view game, int board) const {
    static const std::string sql =
        "SELECT " + offer_columns + " FROM offers WHERE game = :game AND board = :board";
    return one<OfferRow>(connection_, sql, std::string(game), board);
}

template <class Port>
std::vector<Watch> SqlReading<Port>::watches(MatchId id) const {
    static const std::string sql =
        "SELECT " + watch_columns + " FROM watches WHERE match_id = :id ORDER BY user_id";
    return all<WatchRow>(connection_, sql, id);
}

template <class Port>
std::vector<Watch> SqlReading<Port>::watched_by(UserId id) const {
    static const std::string sql =
        "SELECT " + watch_columns + " FROM watches WHERE user_id = :id ORDER BY match_id";
    return all<WatchRow>(connection_, sql, id);
}

template <class Port>
std::vector<Remark> SqlReading<Port>::remarks(MatchId id) const {
    static const std::string sql =
        "SELECT " + remark_columns + " FROM remarks WHERE match_id = :id ORDER BY number";
    return all<RemarkRow>(connection_, sql, id);
}

template <class Port>
std::vector<Letter> SqlReading<Port>::letters_to(UserId reader, std::size_t limit) const {
    static const std::string sql = "SELECT " + letter_columns +
                                   " FROM letters WHERE reader = :reader"
                                   " ORDER BY id DESC LIMIT :rows";
    return all<LetterRow>(connection_, sql, reader, rows_at_most(limit));
}

template <class Port>
std::vector<Letter> SqlReading<Port>::letters_before(LetterId id, UserId reader,
                                                     std::size_t limit) const {
    static const std::string sql = "SELECT " + letter_columns +
                                   " FROM letters WHERE reader = :reader AND id < :id"
                                   " ORDER BY id DESC LIMIT :rows";
    return all<LetterRow>(connection_, sql, reader, id, rows_at_most(limit));
}

template <class Port>
std::optional<Letter> SqlReading<Port>::letter(LetterId id) const {
    static const std::string sql = "SELECT " + letter_columns + " FROM letters WHERE id = :id";
    return one<LetterRow>(connection_, sql, id);
}

template <class Port>
std::vector<Letter> SqlReading<Port>::letters_due(Instant now, std::size_t limit) const {
    // The inner query is answered from its own index, however many letters have long been sent; the
    // plus keeps the planner from walking all of them in their order instead.
    static const std::string sql = "SELECT " + letter_columns +
                                   " FROM letters WHERE id IN (SELECT id FROM letters"
                                   " WHERE sent IS NULL AND given_up IS NULL AND address <> ''"
                                   " AND due <= :now"
                                   " ORDER BY +id LIMIT :rows) ORDER BY id";
    return all<LetterRow>(connection_, sql, now, rows_at_most(limit));
}

template <class Port>
std::vector<Letter> SqlReading<Port>::letters_dead(std::size_t limit) const {
    static const std::string sql = "SELECT " + letter_columns +
                                   " FROM letters WHERE given_up IS NOT NULL AND sent IS NULL"
                                   " ORDER BY id DESC LIMIT :rows";
    return all<LetterRow>(connection_, sql, rows_at_most(limit));
}

template <class Port>
std::size_t SqlReading<Port>::answers_to(std::string_view address, Instant since) const {
    static const std::string sql =
        "SELECT COUNT(*) FROM letters WHERE answered = :address AND written >= :since";
    if (address.empty()) return 0;
    long long count = 0;
    connection_.ask_one(sql, std::tie(count), folded(address), since);
    return static_cast<std::size_t>(count);
}

template <class Port>
std::optional<HeldRequest> SqlReading<Port>::held(HeldId id) const {
    static const std::string sql = "SELECT " + held_columns + " FROM held_requests WHERE id = :id";
    return one<HeldRow>(connection_, sql, id);
}

template <class Port>
std::optional<HeldSignUp> SqlReading<Port>::held_sign_up(SignUpId id) const {
    static const std::string sql =
        "SELECT " + held_sign_up_columns + " FROM held_sign_ups WHERE id = :id";
    return one<HeldSignUpRow>(connection_, sql, id);
}

template <class Port>
std::optional<Throttle> SqlReading<Port>::throttle(std::string_view key) const {
    static const std::string sql =
        "SELECT " + throttle_columns + " FROM throttles WHERE counted = :counted";
    return one<ThrottleRow>(connection_, sql, std::string(key));
}

template <class Port>
std::vector<Job> SqlReading<Port>::jobs_due(Instant now, std::string_view kind,
                                            std::size_t limit) const {
    static const std::string sql = "SELECT " + job_columns +
                                   " FROM jobs WHERE kind = :kind AND due <= :now"
                                   " ORDER BY due, id LIMIT :rows";
    return all<JobRow>(connection_, sql, std::string(kind), now, rows_at_most(limit));
}

template <class Port>
std::vector<PushPlace> SqlReading<Port>::push_places(UserId user) const {
    static const std::string sql = "SELECT " + push_place_columns +
                                   " FROM push_places WHERE user_id = :user_id"
                                   " ORDER BY added, endpoint";
    return all<PushPlaceRow>(connection_, sql, user);
}

template <class Port>
std::vector<PushPlace> SqlReading<Port>::push_due(Instant now, std::size_t limit) const {
    static const std::string sql = "SELECT " + push_place_columns +
                                   " FROM push_places WHERE due <= :now"
                                   " ORDER BY due, endpoint LIMIT :rows";
    return all<PushPlaceRow>(connection_, sql, now, rows_at_most(limit));
}

template <class Port>
std::optional<Session> SqlReading<Port>::session(std::string_view token_hash) const {
    static const std::string sql =
        "SELECT " + session_columns + " FROM sessions WHERE token_hash = :hash";
    return one<SessionRow>(connection_, sql, std::string(token_hash));
}

template <class Port>
std::vector<Session> SqlReading<Port>::sessions(UserId user) const {
    static const std::string sql = "SELECT " + session_columns +
                                   " FROM sessions WHERE user_id = :user_id"
                                   " ORDER BY begun, token_hash";
    return all<SessionRow>(connection_, sql, user);
}

template <class Port>
std::optional<SecondFactor> SqlReading<Port>::second_factor(UserId user) const {
    static const std::string sql =
        "SELECT " + second_factor_columns + " FROM second_factors WHERE user_id = :user_id";
    return one<SecondFactorRow>(connection_, sql, user);
}

template <class Port>
std::optional<Outcome> SqlReading<Port>::outcome(std::string_view key) const {
    static const std::string sql =
        "SELECT accepted, answer, command FROM outcomes WHERE request_key = :key";
    Outcome outcome;
    const bool found = connection_.ask_one(
        sql, std::tie(outcome.accepted, outcome.answer, outcome.command), std::string(key));
    return found ? std::optional(outcome) : std::nullopt;
}

template <class Port>
std::optional<std::string> SqlReading<Port>::house_key() const {
    static const std::string sql = "SELECT digits FROM house_key WHERE place = 1";
    std::string digits;
    if (!connection_.ask_one(sql, std::tie(digits))) return std::nullopt;
    return digits;
}

template class SqlReading<Reader>;
template class SqlReading<Unit>;

}  // namespace posthouse
