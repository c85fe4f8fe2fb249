#include "store/sql_reading.h"

#include "store/folded.h"

#include <algorithm>
#include <limits>

namespace posthouse {

namespace {

// One row of each table: the names of its columns, and where they are laid.

const std::string user_columns =
    "id, name, password_hash, address, address_confirmed, level, joined";
struct UserRow {
    User value;
    auto columns() {
        return std::tie(value.id, value.name, value.password_hash, value.address,
                        value.address_confirmed, value.level, value.joined);
    }
    const User& read() { return value; }
};

const std::string match_columns =
    "id, game, board, set_up, seat_first, seat_second, clock_bank, clock_increment, clock_cap,"
    " left_first, left_second, started, turn_since, to_move, plies, result, reason, ended";
struct MatchRow {
    Match value;
    std::optional<Result> result;
    std::optional<std::string> reason;
    std::optional<Instant> ended;
    auto columns() {
        return std::tie(value.id, value.game, value.board, value.from, value.seats[0],
                        value.seats[1], value.clock.bank, value.clock.increment, value.clock.cap,
                        value.clock.left[0], value.clock.left[1], value.started, value.turn_since,
                        value.to_move, value.plies, result, reason, ended);
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

const std::string letter_columns =
    "id, reader, address, match_id, automatic, message_id, in_reply_to, thread, subject, body,"
    " written, attempts, due, sent, trouble";
struct LetterRow {
    Letter value;
    auto columns() {
        return std::tie(value.id, value.to, value.address, value.match, value.automatic,
                        value.message_id, value.in_reply_to, value.references, value.subject,
                        value.body, value.written, value.attempts, value.due, value.sent,
                        value.trouble);
    }
    const Letter& read() { return value; }
};

const std::string job_columns = "id, kind, match_id, ply, due";
struct JobRow {
    Job value;
    auto columns() { return std::tie(value.id, value.kind, value.match, value.ply, value.due); }
    const Job& read() { return value; }
};

template <class Row, class... Values>
auto all(Connection& connection, const std::string& sql, const Values&... values) {
    Row row;
    std::vector<std::remove_cvref_t<decltype(row.read())>> found;
    connection.ask(
        sql, row.columns(), [&] { found.push_back(row.read()); }, values...);
    return found;
}

template <class Row, class... Values>
auto one(Connection& connection, const std::string& sql, const Values&... values) {
    Row row;
    const bool found = connection.ask_one(sql, row.columns(), values...);
    return found ? std::optional(row.read()) : std::nullopt;
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
    static const std::string sql = "SELECT " + user_columns + " FROM users WHERE id = :id";
    return one<UserRow>(connection_, sql, id);
}

template <class Port>
std::optional<User> SqlReading<Port>::user_named(std::string_view name) const {
    static const std::string sql =
        "SELECT " + user_columns + " FROM users WHERE name_folded = :name";
    return one<UserRow>(connection_, sql, folded(name));
}

template <class Port>
std::vector<User> SqlReading<Port>::users_at(std::string_view address) const {
    static const std::string sql = "SELECT " + user_columns +
                                   " FROM users WHERE address_folded = :address"
                                   " AND address_confirmed = 1 ORDER BY id";
    if (address.empty()) return {};  // no address is not an address
    return all<UserRow>(connection_, sql, folded(address));
}

template <class Port>
std::vector<User> SqlReading<Port>::users() const {
    static const std::string sql = "SELECT " + user_columns + " FROM users ORDER BY id";
    return all<UserRow>(connection_, sql);
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
std::vector<PlayedMove> SqlReading<Port>::moves(MatchId id) const {
    static const std::string sql =
        "SELECT " + move_columns + " FROM moves WHERE match_id = :id ORDER BY ply";
    return all<MoveRow>(connection_, sql, id);
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
                                   " WHERE sent IS NULL AND address <> '' AND due <= :now"
                                   " ORDER BY +id LIMIT :rows) ORDER BY id";
    return all<LetterRow>(connection_, sql, now, rows_at_most(limit));
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
