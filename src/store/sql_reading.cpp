#include "store/sql_reading.h"

#include "store/folded.h"
#include "store/rows.h"

#include <algorithm>
#include <limits>

namespace posthouse {

namespace {

// One row of each table: the names of its columns, and where they are laid.

// A player comes with all of his addresses in one statement, because he is asked for several times
// in each move: a row for each address, one without where he has none.
const std::string user_columns =
    "id, name, password_hash, level, joined, mail_password, notify, quiet_from, quiet_until,"
    " quiet_zone, auto_vacation, broadcasts, broadcast, looked, gone, address, confirmed, bounces, "
    "bounced,"
    " suspended";
const std::string users_with_addresses = "users LEFT JOIN addresses ON user_id = id";
struct UserRow {
    User value;
    std::optional<int> quiet_from, quiet_until;
    std::optional<std::chrono::minutes> quiet_zone;
    std::optional<std::string> address;
    std::optional<int> bounces;
    std::optional<bool> confirmed, suspended;
    std::optional<Instant> bounced;
    auto columns() {
        return std::tie(value.id, value.name, value.password_hash, value.level, value.joined,
                        value.mail_password, value.notify, quiet_from, quiet_until, quiet_zone,
                        value.auto_vacation, value.broadcasts, value.broadcast, value.looked,
                        value.gone, address, confirmed, bounces, bounced, suspended);
    }
    /// Adds the row to the players before it.
    void add_to(std::vector<User>& players) {
        if (players.empty() || players.back().id != value.id) {
            value.quiet.reset();
            if (quiet_from)
                value.quiet = QuietHours{*quiet_from, quiet_until.value(), quiet_zone.value()};
            players.push_back(value);
        }
        if (address)
            players.back().addresses.push_back(
                {*address, confirmed.value(), bounces.value(), bounced, suspended.value()});
    }
};

const std::string appetite_columns = "user_id, game, most, seek, since";
struct AppetiteRow {
    Appetite value;
    auto columns() {
        return std::tie(value.user, value.game, value.limit, value.seek, value.since);
    }
    const Appetite& read() { return value; }
};

const std::string offer_columns =
    "game, board, player, clock_bank, clock_increment, clock_cap, left_first, left_second, first,"
    " rated, posted, etiquette";
struct OfferRow {
    Offer value;
    auto columns() {
        return std::tie(value.game, value.board, value.by, value.clock.bank, value.clock.increment,
                        value.clock.cap, value.clock.left[0], value.clock.left[1], value.first,
                        value.rated, value.posted, value.etiquette);
    }
    const Offer& read() { return value; }
};

const std::string match_columns =
    "id, game, board, set_up, seat_first, seat_second, clock_bank, clock_increment, clock_cap,"
    " left_first, left_second, started, turn_since, to_move, plies, result, reason, ended,"
    " rated, undos, proposal, proposer, plan_first, plan_second, submitted_first,"
    " submitted_second, note_first, note_second, rematch, etiquette, senior";
struct MatchRow {
    Match value;
    std::optional<Result> result;
    std::optional<std::string> reason;
    std::optional<Instant> ended;
    auto columns() {
        return std::tie(value.id, value.game, value.board, value.from, value.seats[0],
                        value.seats[1], value.clock.bank, value.clock.increment, value.clock.cap,
                        value.clock.left[0], value.clock.left[1], value.started, value.turn_since,
                        value.to_move, value.plies, result, reason, ended, value.rated, value.undos,
                        value.proposal, value.proposer, value.plans[0], value.plans[1],
                        value.submitted[0], value.submitted[1], value.notes[0], value.notes[1],
                        value.rematch, value.etiquette, value.senior);
    }
    const Match& read() {
        value.ending.reset();
        if (ended) value.ending = Ending{result.value(), reason.value(), *ended};
        return value;
    }
};

const std::string move_columns = "ply, move, comment, played";
struct MoveRow {
    PlayedMove value;
    auto columns() { return std::tie(value.ply, value.text, value.comment, value.at); }
    const PlayedMove& read() { return value; }
};

const std::string push_place_columns = "endpoint, user_id, added, due, attempts";
struct PushPlaceRow {
    PushPlace value;
    auto columns() {
        return std::tie(value.endpoint, value.user, value.added, value.due, value.attempts);
    }
    const PushPlace& read() { return value; }
};

const std::string watch_columns = "match_id, user_id, notify";
struct WatchRow {
    Watch value;
    auto columns() { return std::tie(value.match, value.user, value.notify); }
    const Watch& read() { return value; }
};

const std::string remark_columns = "match_id, number, speaker, ply, remark, said";
struct RemarkRow {
    Remark value;
    auto columns() {
        return std::tie(value.match, value.number, value.by, value.ply, value.text, value.at);
    }
    const Remark& read() { return value; }
};

const std::string letter_columns =
    "id, kind, reader, address, match_id, ply, undos, automatic, message_id, in_reply_to, thread,"
    " subject, body, written, attempts, due, sent, trouble, digest, given_up";
struct LetterRow {
    Letter value;
    auto columns() {
        return std::tie(value.id, value.kind, value.to, value.address, value.match, value.ply,
                        value.undos, value.automatic, value.message_id, value.in_reply_to,
                        value.references, value.subject, value.body, value.written, value.attempts,
                        value.due, value.sent, value.trouble, value.digest, value.given_up);
    }
    const Letter& read() { return value; }
};

const std::string held_columns =
    "id, user_id, lines, comment, answers_match, answers_side, answers_ply, answers_undos,"
    " answers_proved, expires";
struct HeldRow {
    HeldRequest value;
    MatchId match{};
    std::optional<Side> side;
    std::optional<int> ply, undos;
    std::optional<bool> proved;
    auto columns() {
        return std::tie(value.id, value.user, value.lines, value.comment, match, side, ply, undos,
                        proved, value.expires);
    }
    const HeldRequest& read() {
        value.answers.reset();
        if (ply) value.answers = Answered{match, side.value(), *ply, undos.value(), proved.value()};
        return value;
    }
};

const std::string job_columns = "id, kind, match_id, ply, due";
struct JobRow {
    Job value;
    auto columns() { return std::tie(value.id, value.kind, value.match, value.ply, value.due); }
    const Job& read() { return value; }
};

template <class... Values>
std::vector<User> players(Connection& connection, const std::string& sql, const Values&... values) {
    UserRow row;
    std::vector<User> found;
    connection.ask(
        sql, row.columns(), [&] { row.add_to(found); }, values...);
    return found;
}

template <class... Values>
std::optional<User> player(Connection& connection, const std::string& sql,
                           const Values&... values) {
    auto found = players(connection, sql, values...);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

long long rows_at_most(std::size_t limit) {
    return static_cast<long long>(
        std::min<std::size_t>(limit, std::numeric_limits<long long>::max()));
}

/// A player's matches are two walks down an index, one for each seat, merged by the newest first.
std::string query_for(const MatchFilter& filter) {
    const std::string over = !filter.over   ? ""
                             : *filter.over ? " AND ended IS NOT NULL"
                                            : " AND ended IS NULL";
    const std::string select = "SELECT " + match_columns + " FROM matches WHERE ";
    const std::string newest = " ORDER BY id DESC LIMIT :rows";
    if (!filter.player) return select + (filter.game ? "game = :game" : "id > 0") + over + newest;
    return select + "seat_first = :player" + (filter.game ? " AND game = :game" : "") + over +
           " UNION ALL " + select + "seat_second = :opponent AND seat_first <> :himself" +
           (filter.game ? " AND game = :same_game" : "") + over + newest;
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
    static const std::string sql = "SELECT user_id, expires FROM sessions WHERE token_hash = :hash";
    Session session{std::string(token_hash), {}, {}};
    const bool found =
        connection_.ask_one(sql, std::tie(session.user, session.expires), session.token_hash);
    return found ? std::optional(session) : std::nullopt;
}

template <class Port>
std::optional<Outcome> SqlReading<Port>::outcome(std::string_view key) const {
    static const std::string sql = "SELECT accepted, answer FROM outcomes WHERE request_key = :key";
    Outcome outcome;
    const bool found =
        connection_.ask_one(sql, std::tie(outcome.accepted, outcome.answer), std::string(key));
    return found ? std::optional(outcome) : std::nullopt;
}

template class SqlReading<Reader>;
template class SqlReading<Unit>;

}  // namespace posthouse
