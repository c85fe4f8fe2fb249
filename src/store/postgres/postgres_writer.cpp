#include "store/postgres/postgres_writer.h"

#include "store/postgres/postgres_coordination.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <utility>

namespace posthouse::store {

namespace {

using namespace std::chrono_literals;

// How long to wait for an unavailable server: a restart, or a standby that takes over. Requests
// wait meanwhile.
constexpr auto retry_time = 20s;
/// In the log. A server that is further behind forgets all that it knows.
constexpr long long commits_kept = 10'000;

// Requires synchronous commits. A process that is stopped while it holds the lock must not keep it:
// the server aborts its transaction.
constexpr const char* settings =
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off';"
    "SET idle_in_transaction_session_timeout = '15s'; SET lock_timeout = '2min'";

/// Owners as an array in SQL's text form, and back from words.
std::string array_of(const ChangedOwners& owners) {
    std::string text;
    for (const long long one : owners) text += (text.empty() ? "{" : ",") + std::to_string(one);
    return text.empty() ? "{}" : text + "}";
}

std::vector<long long> numbers_in(std::string_view text) {
    std::vector<long long> numbers;
    for (const char *at = text.data(), *const end = at + text.size(); at < end; ++at)
        at = std::from_chars(at, end, numbers.emplace_back()).ptr;
    return numbers;
}

/// Nothing may be repeated.
class UnknownOutcome : public std::runtime_error {
public:
    UnknownOutcome()
        : std::runtime_error("The connection was lost during a commit and could not be restored.") {
    }
};

}  // namespace

bool Backoff::wait() {
    if (std::chrono::steady_clock::now() >= until_) return false;
    std::this_thread::sleep_for(pause_);
    pause_ = std::min<std::chrono::milliseconds>(2 * pause_, 500ms);
    return true;
}

PostgresWriter::PostgresWriter(const PostgresConninfo& place) : place_(place) {
    name_ = PostgresConnection(place_).query_column("SELECT gen_random_uuid()").at(0);
}

std::vector<std::exception_ptr> PostgresWriter::transact(std::span<const club::UnitFn> works) {
    const std::lock_guard alone(alone_);
    for (Backoff backoff(retry_time);;) {
        try {
            connect();
            if (commit_all(works)) return std::vector<std::exception_ptr>(works.size());
            return commit_each(works);
        } catch (const std::exception& error) {
            const auto* fault = dynamic_cast<const DatabaseError*>(&error);
            const bool again =
                fault && (!connection_ || !connection_->is_connected() || is_transient(*fault));
            // Closing the connection rolls back, whatever its state.
            give_up_connection();
            if (!again || !backoff.wait()) throw;
        }
    }
}

void PostgresWriter::connect() {
    if (connection_) return;
    auto connection = std::make_unique<PostgresConnection>(place_);
    connection->command(settings);
    const auto ask = [&](const char* question) { return connection->query_column(question).at(0); };
    since_ = ask("SELECT backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()");
    process_ = std::stoi(ask("SELECT pg_backend_pid()"));
    seen_ = std::stoll(ask("SELECT COALESCE(MAX(number), 0) FROM commit_log"));
    connection_ = std::move(connection);
}

void PostgresWriter::give_up_connection() {
    connection_.reset();
    cache_.clear();
}

/// What the function throws; null: nothing. Rethrows if the connection cannot be used further.
std::exception_ptr PostgresWriter::thrown_by(const std::function<void()>& function) {
    try {
        function();
        return {};
    } catch (const UnknownOutcome&) {
        throw;
    } catch (const DatabaseError& fault) {
        if (is_transient(fault) || !connection_->is_connected()) throw;
        return std::current_exception();
    } catch (...) {
        return std::current_exception();
    }
}

/// False if a work throws, and nothing was written: most groups have no such work and are spared
/// the round trips of savepoints.
bool PostgresWriter::commit_all(std::span<const club::UnitFn> works) {
    LockedRows rows(*connection_, ids_, true);
    begin(rows);
    const auto thrown = thrown_by([&] {
        for (const club::UnitFn& work : works) carry_out(work, rows);
        commit(rows);
    });
    if (thrown) roll_back("ROLLBACK");
    return !thrown;
}

/// For each work its exception, with which it was rolled back; none if it succeeded.
std::vector<std::exception_ptr> PostgresWriter::commit_each(std::span<const club::UnitFn> works) {
    LockedRows rows(*connection_, ids_, false);
    begin(rows);
    connection_->command("SAVEPOINT work");
    std::vector<std::exception_ptr> failed;
    for (const club::UnitFn& work : works) {
        const auto before = rows.noted();
        failed.push_back(thrown_by([&] {
            carry_out(work, rows);
            connection_->queue("RELEASE SAVEPOINT work");
            connection_->queue("SAVEPOINT work");
            connection_->finish();
        }));
        if (!failed.back()) continue;
        roll_back("ROLLBACK TO SAVEPOINT work");
        rows.restore(before);
    }
    commit(rows);
    return failed;
}

void PostgresWriter::roll_back(const char* statement) {
    connection_->send();  // what waits for a query; its errors do not matter
    connection_->command(statement);
    cache_.clear();
}

void PostgresWriter::carry_out(const club::UnitFn& work, LockedRows& below) {
    CachingRows rows(below, cache_, &changed_);
    below.read_through(rows);
    club::UnitOfWork unit(rows);
    work(unit);
}

void PostgresWriter::begin(LockedRows& rows) {
    changed_.clear();
    cache_.evict();
    cache_.forget_last_event();
    const Field seen = seen_;
    std::vector<club::Query> forgotten;
    connection_->queue("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE");
    connection_->queue("SELECT pg_advisory_xact_lock(house_lock_key())");
    connection_->queue(
        "SELECT number, array_to_string(owners, ' ') FROM commit_log"
        " WHERE number > CAST(:seen AS BIGINT) ORDER BY number",
        {&seen}, [&](const PGresult& commits) { forgotten = fold_in(commits); });
    rows.queue_begin();
    connection_->finish();
    if (!forgotten.empty()) read_again(forgotten, rows);
}

/// Forgets the rows that other servers have changed; what of matches.
std::vector<club::Query> PostgresWriter::fold_in(const PGresult& commits) {
    std::vector<club::Query> of_matches;
    for (int row = 0; row < PQntuples(&commits); ++row) {
        const long long number = whole_in(commits, row, 0);
        if (number != seen_ + 1) cache_.clear();  // the log does not reach back so far
        for (const long long owner : numbers_in(PQgetvalue(&commits, row, 1))) {
            std::ranges::move(cache_.queries_of_match(owner), std::back_inserter(of_matches));
            cache_.forget(owner);
        }
        seen_ = number;
    }
    return of_matches;
}

/// In one round trip, since the next works probably need it: where the players of each match are at
/// different servers, and the database 1 ms away, twice the rate.
void PostgresWriter::read_again(const std::vector<club::Query>& queries, LockedRows& rows) {
    std::vector<std::vector<club::StoredRow>> answers(queries.size());
    for (std::size_t i = 0; i < queries.size(); ++i)
        rows.queue(queries[i], [&answer = answers[i]](club::RowView row) {
            answer.emplace_back(row.begin(), row.end());
        });
    connection_->finish();
    for (std::size_t i = 0; i < queries.size(); ++i)
        cache_.put_back(queries[i], std::move(answers[i]));
}

void PostgresWriter::commit(LockedRows& rows) {
    static const std::string log =
        std::string(
            "INSERT INTO commit_log (writer, attempt, owners, words)"
            " VALUES (:writer, :attempt, CAST(:owners AS BIGINT[]), :words)"
            " RETURNING number, pg_notify(") +
        PostgresFollower::channel + ", '')";
    const Field writer = name_, attempt = ++attempts_, owners = array_of(changed_),
                words = rows.noted().words, oldest = seen_ - commits_kept;
    long long number = seen_;
    bool committed = false;
    rows.queue_end();
    if (rows.has_changes())
        connection_->queue(log, {&writer, &attempt, &owners, &words},
                           [&](const PGresult& row) { number = whole_in(row, 0, 0); });
    if (attempts_ % 1000 == 0)
        connection_->queue("DELETE FROM commit_log WHERE number < CAST(:oldest AS BIGINT)",
                           {&oldest});
    connection_->queue("COMMIT", {}, [&](const PGresult&) { committed = true; });
    try {
        connection_->finish();
        seen_ = number;
    } catch (const DatabaseError&) {
        if (!committed && (connection_->is_connected() || !was_committed())) throw;
        give_up_connection();
    }
}

/// Whether our last transaction was committed although its reply was lost: ends the connection's
/// process at the server, which may still be at it, and looks for it in the log. Throws
/// if that cannot be found out.
bool PostgresWriter::was_committed() const {
    const std::string process = " FROM pg_stat_activity WHERE pid = " + std::to_string(process_) +
                                " AND backend_start = '" + since_ + "'";
    const std::string end = "SELECT pg_terminate_backend(pid)" + process;
    const std::string question = "SELECT 1 FROM commit_log WHERE writer = '" + name_ +
                                 "' AND attempt = " + std::to_string(attempts_);
    for (Backoff backoff(retry_time);;) {
        try {
            PostgresConnection connection(place_);
            if (connection.query_column(end.c_str()).empty())
                return !connection.query_column(question.c_str()).empty();
        } catch (const DatabaseError&) {
        }
        if (!backoff.wait()) throw UnknownOutcome();
    }
}

}  // namespace posthouse::store
