#include "store/postgres_writer.h"

#include "club/tables.h"
#include "store/postgres_coordination.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <thread>

namespace posthouse::store {

namespace {

using namespace std::chrono_literals;
using club::table_of;

// How long to wait for an unavailable server: a restart, or a standby that takes over. Requests
// wait meanwhile.
constexpr auto retry_time = 20s;
/// After so many conflicts with other servers a group waits for the lock.
constexpr int conflicts_max = 3;
/// A server that is further behind forgets all that it knows.
constexpr long long changes_kept = 10'000;
constexpr std::size_t ids_at_once_min = 16;

// Requires synchronous commits. A process that is stopped while it holds the lock must not keep it:
// the server aborts its transaction.
constexpr const char* settings =
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off';"
    "SET idle_in_transaction_session_timeout = '15s'; SET lock_timeout = '2min'";
constexpr const char* begin = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE";

/// The snapshot of the cache is older than a change by another server to what a work has read.
class StaleCache : public std::runtime_error {
public:
    StaleCache() : std::runtime_error("The cache is stale.") {}
};

/// An array in SQL's text form.
std::string array_of(const auto& numbers) {
    std::string text;
    for (const long long one : numbers) text += (text.empty() ? "{" : ",") + std::to_string(one);
    return text.empty() ? "{}" : text + "}";
}
std::string array_of_texts(const std::set<std::string>& texts) {
    std::string array;
    for (const std::string& text : texts) {
        array += array.empty() ? "{\"" : ",\"";
        for (const char c : encode_text(text).value_or(text)) {
            if (c == '"' || c == '\\') array += '\\';
            array += c;
        }
        array += '"';
    }
    return array.empty() ? "{}" : array + "}";
}

std::vector<long long> numbers_in(std::string_view text) {
    std::vector<long long> numbers;
    for (const char *at = text.data(), *const end = at + text.size(); at < end; ++at)
        at = std::from_chars(at, end, numbers.emplace_back()).ptr;
    return numbers;
}

bool overlap(const std::vector<long long>& changed, const TouchedOwners& touched) {
    if (touched.used.empty() && touched.changed.empty()) return false;
    return std::ranges::any_of(changed, [&](long long one) {
        return one == every_owner || touched.used.contains(one) || touched.changed.contains(one);
    });
}

void add(TouchedOwners& to, const TouchedOwners& more) {
    to.used.insert(more.used.begin(), more.used.end());
    to.changed.insert(more.changed.begin(), more.changed.end());
}

}  // namespace

/// The works of one call.
struct PostgresWriter::Group {
    std::span<const club::UnitFn> works;
    Indexes open;  // not yet committed
    std::vector<std::exception_ptr> failed;
    int conflicts = 0;
    KeptWrites kept{};

    void close(const Indexes& done) {
        std::erase_if(open, [&](std::size_t i) { return std::ranges::binary_search(done, i); });
    }
};

bool Backoff::wait() {
    if (std::chrono::steady_clock::now() >= until_) return false;
    std::this_thread::sleep_for(pause_);
    pause_ = std::min<std::chrono::milliseconds>(2 * pause_, 500ms);
    return true;
}

PostgresWriter::PostgresWriter(const PostgresConninfo& place) : place_(place) {
    PostgresConnection connection(place_);
    name_ = connection.query_column("SELECT gen_random_uuid()").at(0);
    connection.command("DELETE FROM house_commits WHERE written < now() - INTERVAL '1 day'");
}

std::vector<std::exception_ptr> PostgresWriter::transact(std::span<const club::UnitFn> works) {
    const std::lock_guard alone(alone_);
    Group group{works, {}, std::vector<std::exception_ptr>(works.size())};
    for (std::size_t i = 0; i < works.size(); ++i) group.open.push_back(i);
    for (Backoff backoff(retry_time); !group.open.empty();) {
        try {
            connect();
            if (group.conflicts < conflicts_max)
                run_optimistically(group);
            else
                run_with_lock(group, Indexes(group.open), {});
        } catch (const std::exception& error) {
            const auto* fault = dynamic_cast<const DatabaseError*>(&error);
            const bool again =
                fault && (!connection_ || !connection_->is_connected() || is_transient(*fault));
            // Closing the connection rolls back, whatever its state.
            give_up_connection();
            if (again && backoff.wait()) continue;
            if (group.open.size() == works.size()) throw;
            for (const std::size_t i : group.open) group.failed[i] = std::current_exception();
            break;
        }
    }
    return std::move(group.failed);
}

void PostgresWriter::connect() {
    if (connection_) return;
    auto connection = std::make_unique<PostgresConnection>(place_);
    connection->command(settings);
    since_ = connection
                 ->query_column(
                     "SELECT backend_start FROM pg_stat_activity"
                     " WHERE pid = pg_backend_pid()")
                 .at(0);
    process_ = std::stoi(connection->query_column("SELECT pg_backend_pid()").at(0));
    connection_ = std::move(connection);
}

void PostgresWriter::give_up_connection() {
    connection_.reset();
    in_snapshot_ = false;
    cache_.clear();
    seen_.reset();
    ids_.clear();
}

// Without the lock

/// Runs open works until one fails that has changed something: the cache is right only for those
/// before it. Commits these, then runs with the lock what needs it.
void PostgresWriter::run_optimistically(Group& group) {
    group.kept.clear();
    touched_.clear();
    announcements_.clear();
    cache_.evict();
    cache_.forget_last_event();
    if (!seen_ || others_wrote_.exchange(false)) begin_snapshot();
    Indexes done, locked;
    TouchedOwners touched, spoilt;  // by one work; by one that failed
    std::vector<AskedQuery> rehearsed;
    const auto snapshot = [&]() -> PostgresConnection* {
        add(touched_, touched);
        if (!in_snapshot_) begin_snapshot();
        return connection_.get();
    };
    QueryNotes rehearsal(rehearsed, snapshot), notes(rehearsed, {});
    const OptimisticRows::Source source{[&](const club::Query& query, const auto& each) {
                                            SqlRows(*snapshot()).select(query, each);
                                        },
                                        [this](const club::Table& table) { return next_id(table); },
                                        rehearsal,
                                        notes,
                                        [this](std::string_view words) { announce(words); },
                                        last_event_};
    for (const std::size_t i : group.open) {
        const auto mark = group.kept.mark();
        const std::size_t queries = rehearsed.size();
        auto announced = announcements_;
        touched.clear();
        try {
            OptimisticRows below(group.kept, source);
            CachingRows rows(below, cache_, &touched);
            below.read_through(rows);
            club::UnitOfWork unit(rows);
            group.works[i](unit);
            if (below.needs_lock()) throw NeedsLock("its result");
            add(touched_, touched);
            done.push_back(i);
            rehearsed.resize(queries);
        } catch (const StaleCache&) {
            forget(touched_);
            forget(touched);
            ++group.conflicts;
            return;
        } catch (...) {
            locked.push_back(i);
            announcements_ = std::move(announced);
            group.kept.roll_back_to(mark);
            if (!touched.changed.empty()) {
                spoilt = std::move(touched);
                break;
            }
        }
    }
    const bool stands = done.empty() || commit(group);
    forget(spoilt);
    if (!stands) return;
    group.close(done);
    if (!locked.empty()) run_with_lock(group, locked, rehearsed);
}

/// The cache may contain changes to their rows that were not committed.
void PostgresWriter::forget(const TouchedOwners& touched) {
    for (const long long owner : touched.changed) cache_.forget(owner);
}

/// What is read from now on, and the cache, is as of one moment.
void PostgresWriter::begin_snapshot() {
    queue_end_of_snapshot();
    connection_->queue("BEGIN ISOLATION LEVEL REPEATABLE READ");
    in_snapshot_ = true;
    queue_reading_changes(false);
    if (others_write_) {
        for (auto& [table, ids] : ids_) ids.free.clear();
        queue_reading_ids();
    }
    connection_->finish();
}

void PostgresWriter::queue_end_of_snapshot() {
    if (in_snapshot_) connection_->queue("COMMIT");
    in_snapshot_ = false;
}

/// `with_own`: after the lock was taken, when house_log has the number of our own commit.
void PostgresWriter::queue_reading_changes(bool with_own) {
    static const std::string sql =
        "SELECT l.number, (SELECT number FROM last_event WHERE place = 1), c.number,"
        " array_to_string(c.owners, ' ')"
        " FROM house_log l LEFT JOIN house_changes c ON c.number > :seen";
    const Field seen = seen_.value_or(0);
    connection_->queue(sql, {&seen},
                       [this, with_own](const PGresult& rows) { fold_in(rows, with_own); });
}

/// Forgets the rows of owners whom other servers have changed.
void PostgresWriter::fold_in(const PGresult& rows, bool with_own) {
    const long long last = whole_in(rows, 0, 0) - (with_own ? 1 : 0);
    last_event_ = whole_in(rows, 0, 1);
    const bool known = seen_.has_value();
    const long long missed = last - seen_.value_or(0);
    seen_ = last;
    others_write_ = !known || missed > 0;
    if (!others_write_) return;
    // So that ids grow with time. What was asked for together with this comes later.
    for (auto& [table, ids] : ids_) ids.free.clear();
    std::vector<long long> changed;
    const bool complete = known && PQntuples(&rows) == missed && PQgetisnull(&rows, 0, 2) == 0;
    if (complete)
        for (int row = 0; row < PQntuples(&rows); ++row)
            for (const long long owner : numbers_in(PQgetvalue(&rows, row, 3)))
                changed.push_back(owner);
    else
        changed.push_back(every_owner);
    for (const long long owner : changed) cache_.forget(owner);
    if (!with_own && overlap(changed, touched_)) throw StaleCache();
}

void PostgresWriter::queue_lock(const KeptWrites& kept, bool verify) {
    std::unordered_set<long long> used;
    if (verify) {
        used = touched_.used;
        used.insert(touched_.changed.begin(), touched_.changed.end());
        used.insert(every_owner);
    }
    const Field seen = seen_.value_or(0), owners = array_of(used),
                keys = array_of_texts(kept.keys_without_response);
    queue_end_of_snapshot();
    connection_->queue(begin);
    connection_->queue(
        "SELECT house_lock(CAST(:seen AS BIGINT), CAST(:used AS BIGINT[]), CAST(:keys AS TEXT[]))",
        {&seen, &owners, &keys});
    queue_reading_changes(true);
}

/// False if nothing was written: after a conflict with another server, or because of a row that is
/// there already. Works that may never succeed like this wait for the lock.
bool PostgresWriter::commit(Group& group) {
    queue_lock(group.kept, true);
    queue_writes(group.kept);
    queue_end_of_commit();
    try {
        finish_commit();
        return true;
    } catch (const DatabaseError& fault) {
        if (!connection_ || !connection_->is_connected()) throw;
        group.conflicts = is_transient(fault) ? group.conflicts + 1 : conflicts_max;
    }
    connection_->command("ROLLBACK");
    others_wrote_ = true;
    forget(touched_);
    return false;
}

void PostgresWriter::queue_writes(const KeptWrites& kept) {
    if (!kept.events.empty()) {
        const Field count = static_cast<long long>(kept.events.size());
        connection_->queue(
            "INSERT INTO last_event (place, number) VALUES (1, :count)"
            " ON CONFLICT (place) DO UPDATE SET number = last_event.number + excluded.number",
            {&count});
    }
    const auto queue = [this](const std::string& sql, const club::StoredRow& row) {
        SqlExecutor::Values values;
        for (const Field& value : row) values.push_back(&value);
        connection_->queue(sql, values);
    };
    long long later = static_cast<long long>(kept.events.size());
    for (const KeptWrites::Write& event : kept.events) {
        static const std::string given = "VALUES (:p1,",
                                 counted =
                                     "VALUES ((SELECT number FROM last_event WHERE place = 1)"
                                     " - CAST(:p1 AS BIGINT),";
        std::string sql = event.sql;
        sql.replace(sql.find(given), given.size(), counted);
        club::StoredRow row = event.values;
        row[0] = --later;
        queue(sql, row);
    }
    for (const KeptWrites::Write& write : kept.writes) queue(write.sql, write.values);
}

// With the lock

void PostgresWriter::take_lock(LockedStatements& statements,
                               const std::vector<AskedQuery>& queries) {
    touched_.clear();
    announcements_.clear();
    cache_.forget_last_event();
    queue_lock({}, false);
    queue_reading_ids();
    std::vector<AskedQuery> always;
    QueryNotes notes(always, {});
    SqlRows(notes).select({&table_of<club::LastEvent>(), {}, {"place"}}, {});
    for (const AskedQuery& query : always) statements.ask(query);
    for (const AskedQuery& query : queries) statements.ask(query);
    connection_->finish();
}

/// Most groups have no work that throws and are spared the round trips of savepoints. If one
/// does, all are repeated with them.
void PostgresWriter::run_with_lock(Group& group, const Indexes& which,
                                   const std::vector<AskedQuery>& rehearsed) {
    cache_.evict();
    if (!commit_all_with_lock(group, which, rehearsed)) {
        connection_->send();  // what waits for a query; its errors do not matter
        connection_->command("ROLLBACK");
        cache_.clear();
        LockedStatements statements(*connection_);
        take_lock(statements, {});
        connection_->command("SAVEPOINT work");
        for (const std::size_t i : which) group.failed[i] = attempt(group.works[i], statements);
        queue_end_of_commit();
        finish_commit();
    }
    group.close(which);
}

void PostgresWriter::run_with_lock(const club::UnitFn& work, LockedStatements& statements,
                                   bool careful, TouchedOwners& touched) {
    const LockedRows::Source source{[this](const club::Table& table) { return next_id(table); },
                                    [this](std::string_view words) { announce(words); }};
    LockedRows below(statements, source, careful);
    CachingRows rows(below, cache_, &touched);
    below.read_through(rows);
    club::UnitOfWork unit(rows);
    work(unit);
}

/// False if a work fails. Throws what is not a work's own exception.
bool PostgresWriter::commit_all_with_lock(const Group& group, const Indexes& which,
                                          const std::vector<AskedQuery>& rehearsed) {
    LockedStatements statements(*connection_);
    take_lock(statements, rehearsed);
    try {
        for (const std::size_t i : which)
            run_with_lock(group.works[i], statements, false, touched_);
        queue_end_of_commit();
        finish_commit();
        return true;
    } catch (const DatabaseError& fault) {
        if (!connection_ || is_transient(fault) || !connection_->is_connected()) throw;
        return false;
    } catch (...) {
        return false;
    }
}

/// The exception of the work, which was rolled back; none if it succeeded.
std::exception_ptr PostgresWriter::attempt(const club::UnitFn& work, LockedStatements& statements) {
    std::exception_ptr thrown;
    auto announced = announcements_;
    TouchedOwners touched;
    try {
        run_with_lock(work, statements, true, touched);
        connection_->command("RELEASE SAVEPOINT work; SAVEPOINT work");
        add(touched_, touched);
        return thrown;
    } catch (const DatabaseError& fault) {
        if (is_transient(fault) || !connection_->is_connected()) throw;
        thrown = std::current_exception();
    } catch (...) {
        thrown = std::current_exception();
    }
    cache_.clear();
    announcements_ = std::move(announced);
    connection_->command("ROLLBACK TO SAVEPOINT work");
    return thrown;
}

// The commit

void PostgresWriter::announce(std::string_view words) {
    if (announcements_.empty() ||
        announcements_.back().size() + 1 + words.size() > club::announcement_bytes_max)
        announcements_.emplace_back(words);
    else
        announcements_.back().append(" ").append(words);
}

void PostgresWriter::queue_end_of_commit() {
    const Field owners = array_of(touched_.changed);
    connection_->queue(
        "INSERT INTO house_changes (number, owners)"
        " SELECT number, CAST(:owners AS BIGINT[]) FROM house_log"
        " RETURNING number, (SELECT number FROM last_event WHERE place = 1)",
        {&owners}, [this](const PGresult& row) {
            number_ = whole_in(row, 0, 0);
            last_event_ = whole_in(row, 0, 1);
        });
    static const std::string notify =
        std::string("SELECT pg_notify(") + PostgresListener::channel + ", :words)";
    for (const std::string& words : announcements_) {
        const Field field = words;
        connection_->queue(notify, {&field});
    }
    if (!others_write_) queue_reading_ids();
    const Field writer = name_, number = ++commits_;
    connection_->queue(
        "INSERT INTO house_commits (writer, number, written) VALUES (:writer, :number, now())"
        " ON CONFLICT (writer) DO UPDATE SET number = excluded.number, written = now()",
        {&writer, &number});
    if (commits_ % 1000 == 0) {
        const Field kept = changes_kept;
        connection_->queue(
            "DELETE FROM house_changes WHERE number <"
            " (SELECT number - CAST(:kept AS BIGINT) FROM house_log)",
            {&kept});
    }
    connection_->queue("COMMIT");
}

/// Throws if it does not stand.
void PostgresWriter::finish_commit() {
    try {
        connection_->finish();
        seen_ = number_;
    } catch (const DatabaseError&) {
        if (connection_->is_connected() || !was_committed()) throw;
        give_up_connection();
    }
}

/// Whether our last transaction was committed although its reply was lost: ends the connection's
/// process at the server, which may still be at it, and looks for the row in house_commits. Throws
/// if that cannot be found out.
bool PostgresWriter::was_committed() const {
    const std::string process = " FROM pg_stat_activity WHERE pid = " + std::to_string(process_) +
                                " AND backend_start = '" + since_ + "'";
    const std::string end = "SELECT pg_terminate_backend(pid)" + process;
    const std::string question = "SELECT 1 FROM house_commits WHERE writer = '" + name_ +
                                 "' AND number = " + std::to_string(commits_);
    for (Backoff backoff(retry_time);;) {
        try {
            PostgresConnection connection(place_);
            if (connection.query_column(end.c_str()).empty())
                return !connection.query_column(question.c_str()).empty();
        } catch (const DatabaseError&) {
        }
        if (!backoff.wait())
            throw std::runtime_error(
                "The connection was lost during a commit and could not be restored.");
    }
}

// Ids

/// The database gives them in advance, so that a new row needs no answer.
long long PostgresWriter::next_id(const club::Table& table) {
    Ids& ids = ids_[&table];
    ++ids.used;
    if (ids.free.empty()) {
        queue_reading_ids(table, std::max(2 * ids.used, ids_at_once_min));
        connection_->finish();
    }
    const long long id = ids.free.back();
    ids.free.pop_back();
    return id;
}

/// For a group like the last.
void PostgresWriter::queue_reading_ids() {
    for (auto& [table, ids] : ids_) {
        ids.wanted = std::max(std::exchange(ids.used, 0), ids.wanted / 2);
        if (ids.free.size() < ids.wanted) queue_reading_ids(*table, 2 * ids.wanted);
    }
}

void PostgresWriter::queue_reading_ids(const club::Table& table, std::size_t wanted) {
    const Field count = static_cast<long long>(wanted);
    connection_->queue("SELECT nextval(pg_get_serial_sequence('" + std::string(table.name) +
                           "', 'id')) FROM generate_series(1, CAST(:count AS BIGINT))",
                       {&count}, [this, &table](const PGresult& rows) {
                           auto& free = ids_[&table].free;
                           for (int row = 0; row < PQntuples(&rows); ++row)
                               free.insert(free.begin(), whole_in(rows, row, 0));
                       });
}

}  // namespace posthouse::store
