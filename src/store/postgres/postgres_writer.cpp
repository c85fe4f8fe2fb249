#include "store/postgres/postgres_writer.h"

#include "club/core/tables.h"
#include "club/programs/program_tables.h"
#include "store/postgres/postgres_coordination.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <thread>
#include <utility>

namespace posthouse::store {

namespace {

using namespace std::chrono_literals;
using club::table_of;

// How long to wait for an unavailable server: a restart, or a standby that takes over. Requests
// wait meanwhile.
constexpr auto retry_time = 20s;
/// After so many conflicts with other servers a group waits for the lock.
constexpr int conflicts_max = 3;
/// In the log. A server that is further behind forgets all that it knows.
constexpr long long commits_kept = 10'000;
/// Numbers were drawn in vain, and everybody carries along what comes after.
constexpr std::size_t beyond_gap_max = 1'000;
constexpr std::size_t ids_at_once_min = 16;

// Requires synchronous commits. A process that is stopped while it holds the lock must not keep it:
// the server aborts its transaction.
constexpr const char* settings =
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off';"
    "SET idle_in_transaction_session_timeout = '15s'; SET lock_timeout = '2min'";
constexpr const char* begin = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE";

/// After the last event that was numbered under the lock, or imported.
constexpr const char* continue_event_numbers =
    "SELECT setval('event_numbers', number) FROM last_event, event_numbers"
    " WHERE place = 1 AND number > CASE WHEN is_called THEN last_value ELSE 0 END";

/// The snapshot of the cache is older than a change by another server to what a work has read.
class StaleCache : public std::runtime_error {
public:
    StaleCache() : std::runtime_error("The cache is stale.") {}
};

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

bool overlap(const std::vector<long long>& changed, const TouchedOwners& touched) {
    if (touched.used.empty() && touched.changed.empty()) return false;
    return std::ranges::any_of(changed, [&](long long one) {
        return one == every_owner || touched.used.contains(one) || touched.changed.contains(one);
    });
}

void ask(LockedStatements& statements, const std::vector<club::Query>& queries) {
    std::vector<AskedQuery> asked;
    QueryNotes notes(asked, {});
    for (const club::Query& query : queries) SqlRows(notes).select(query, {});
    for (const AskedQuery& one : asked) statements.ask(one);
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
    connection.command("BEGIN; SELECT house_barrier()");
    connection.command(continue_event_numbers);
    connection.command("COMMIT");
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
    forget_everything();
}

void PostgresWriter::give_up_connection() {
    connection_.reset();
    in_snapshot_ = false;
    cache_.clear();
    reloaded_.clear();
    ids_.clear();
}

// Without the lock

/// Runs open works until one fails that has changed something: the cache is right only for those
/// before it. Commits these, then runs with the lock what needs it.
void PostgresWriter::run_optimistically(Group& group) {
    group.kept.clear();
    touched_.clear();
    words_.clear();
    cache_.evict();
    cache_.forget_last_event();
    LockedStatements known(*connection_);
    forget_what_others_changed();
    if (std::exchange(stale_, false) || !reloaded_.empty()) read_again(known);
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
                                            snapshot();
                                            SqlRows(known).select(query, each);
                                        },
                                        [this](const club::Table& table) { return next_id(table); },
                                        rehearsal, notes,
                                        [this](std::string_view words) { announce(words); }};
    for (const club::Query& query : std::exchange(reloaded_, {})) {
        OptimisticRows below(group.kept, source);
        CachingRows(below, cache_).select(query, [](club::RowView) {});
    }
    for (const std::size_t i : group.open) {
        const auto mark = group.kept.mark();
        const std::size_t queries = rehearsed.size();
        const std::size_t announced = words_.size();
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
            words_.resize(announced);
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

void PostgresWriter::expect(const PostgresFollower::News& news) {
    const std::lock_guard lock(expected_mutex_);
    expected_.insert(news.commits.begin(), news.commits.end());
}

/// So that no group has to be repeated because of what is known already.
void PostgresWriter::forget_what_others_changed() {
    decltype(expected_) commits;
    {
        const std::lock_guard lock(expected_mutex_);
        std::swap(commits, expected_);
    }
    others_write_ = !commits.empty();
    if (others_write_) forget_ids();
    for (const auto& [commit, owners] : commits) {
        if (seen_.contains(commit)) continue;
        for (const long long owner : owners) forget_changed(owner);
        seen_.add(commit);
    }
    if (seen_.beyond().size() > beyond_gap_max) forget_everything();
}

/// What the cache contained of a match will be needed again.
void PostgresWriter::forget_changed(long long owner) {
    if (is_match(owner)) std::ranges::move(cache_.queries_of(owner), std::back_inserter(reloaded_));
    cache_.forget(owner);
}

/// Begins a snapshot and asks in the same round trip for what has been forgotten; in another for
/// what turned out to be forgotten only by it.
void PostgresWriter::read_again(LockedStatements& known) {
    const std::size_t expected = reloaded_.size();
    begin_snapshot([&] { ask(known, reloaded_); });
    if (reloaded_.size() == expected) return;
    ask(known, reloaded_);
    connection_->finish();
}

/// What is read from now on, and the cache, is as of one moment. `ask` queues queries.
void PostgresWriter::begin_snapshot(const std::function<void()>& ask) {
    queue_end_of_snapshot();
    connection_->queue("BEGIN ISOLATION LEVEL REPEATABLE READ");
    in_snapshot_ = true;
    queue_reading_changes([this](const auto& changed) {
        if (overlap(changed, touched_)) throw StaleCache();
    });
    if (others_write_) queue_reading_ids(true);
    if (ask) ask();
    connection_->finish();
}

void PostgresWriter::queue_end_of_snapshot() {
    if (in_snapshot_) connection_->queue("COMMIT");
    in_snapshot_ = false;
}

/// Forgets the rows of owners whom other servers have changed.
void PostgresWriter::queue_reading_changes(
    std::function<void(const std::vector<long long>&)> on_changed) {
    const SeenFields seen(seen_);
    connection_->queue(unseen_commits, {&seen.complete, &seen.beyond},
                       [this, on_changed = std::move(on_changed)](const PGresult& rows) {
                           const auto changed = fold_in(rows);
                           for (const long long owner : changed) forget_changed(owner);
                           if (on_changed) on_changed(changed);
                       });
}

std::vector<long long> PostgresWriter::fold_in(const PGresult& commits) {
    std::vector<long long> changed;
    if (PQgetisnull(&commits, 0, 0) == 0 && whole_in(commits, 0, 0) > seen_.complete() + 1)
        changed.push_back(every_owner);  // the log does not reach back so far
    others_write_ = PQgetisnull(&commits, 0, 1) == 0;
    if (others_write_) forget_ids();
    for (int row = 0; row < PQntuples(&commits) && PQgetisnull(&commits, row, 1) == 0; ++row) {
        seen_.add(whole_in(commits, row, 1));
        for (const long long owner : numbers_in(PQgetvalue(&commits, row, 2)))
            changed.push_back(owner);
    }
    return changed;
}

/// Shares the lock, locks the matches and verifies what was read.
void PostgresWriter::queue_share(const KeptWrites& kept) {
    std::unordered_set<long long> used = touched_.used;
    used.insert(touched_.changed.begin(), touched_.changed.end());
    used.insert(every_owner);
    const SeenFields seen(seen_);
    const Field owners = array_of(used), keys = array_of_texts(kept.keys_without_response);
    queue_end_of_snapshot();
    connection_->queue(begin);
    connection_->queue(
        "SELECT house_share(CAST(:used AS BIGINT[]), CAST(:complete AS BIGINT),"
        " CAST(:beyond AS BIGINT[]), CAST(:keys AS TEXT[]))",
        {&owners, &seen.complete, &seen.beyond, &keys});
}

/// False if nothing was written: after a conflict with another server, or because of a row that is
/// there already. Works that may never succeed like this wait for the lock.
bool PostgresWriter::commit(Group& group) {
    queue_share(group.kept);
    queue_writes(group.kept);
    queue_end_of_commit(group.kept.mark() != KeptWrites::Mark{} || !words_.empty());
    try {
        finish_commit();
        return true;
    } catch (const DatabaseError& fault) {
        if (!connection_ || !connection_->is_connected()) throw;
        group.conflicts = is_transient(fault) ? group.conflicts + 1 : conflicts_max;
    }
    connection_->command("ROLLBACK");
    stale_ = true;
    forget(touched_);
    return false;
}

/// Players' rows in one order, so that no two groups wait for each other. Events last, since
/// readers wait for a number that was drawn (seen_numbers.h).
void PostgresWriter::queue_writes(const KeptWrites& kept) {
    const auto queue = [this](const KeptWrites::Write& write, const club::StoredRow& row) {
        SqlExecutor::Values values;
        for (const Field& value : row) values.push_back(&value);
        connection_->queue(write.sql, values);
    };
    for (const KeptWrites::Write& write : kept.writes) queue(write, write.values);
    auto marks = kept.marks;
    std::ranges::stable_sort(marks, {}, [](const auto& mark) {
        return std::pair(mark.first, std::string_view(mark.second.sql));
    });
    for (const auto& [player, write] : marks) queue(write, write.values);
    for (KeptWrites::Write event : kept.events) {
        static const std::string given = "VALUES (:p1,",
                                 counted = "VALUES (nextval('event_numbers'),";
        event.sql.replace(event.sql.find(given), given.size(), counted);
        event.values.erase(event.values.begin());
        queue(event, event.values);
    }
}

// With the lock

void PostgresWriter::take_lock(LockedStatements& statements,
                               const std::vector<AskedQuery>& queries) {
    touched_.clear();
    words_.clear();
    cache_.forget_last_event();
    queue_end_of_snapshot();
    connection_->queue(begin);
    long long last_commit = 0;
    queue_barrier(last_commit);
    connection_->queue(
        "INSERT INTO last_event (place, number) SELECT 1, last_value FROM event_numbers"
        " WHERE is_called ON CONFLICT (place) DO UPDATE SET number = excluded.number"
        " WHERE last_event.number < excluded.number");
    queue_reading_changes();
    queue_reading_ids(true);
    ask(statements, {{&table_of<club::LastEvent>(), {}, {"place"}}});
    for (const AskedQuery& query : queries) statements.ask(query);
    connection_->finish();
    seen_.complete_to(last_commit);
}

/// Takes the lock alone, until the transaction ends. Whatever has a number by then was committed,
/// or never will be.
void PostgresWriter::queue_barrier(long long& last_commit) {
    connection_->queue(
        "SELECT last_commit FROM house_barrier()", {},
        [&last_commit](const PGresult& last) { last_commit = whole_in(last, 0, 0); });
}

/// The cache, now empty, contains all commits.
void PostgresWriter::forget_everything() {
    cache_.clear();
    queue_end_of_snapshot();
    long long last_commit = 0;
    queue_barrier(last_commit);
    connection_->finish();
    seen_.complete_to(last_commit);
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
        connection_->queue(continue_event_numbers);
        queue_end_of_commit(true);
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
        connection_->queue(continue_event_numbers);
        queue_end_of_commit(true);
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
    const std::size_t announced = words_.size();
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
    words_.resize(announced);
    connection_->command("ROLLBACK TO SAVEPOINT work");
    return thrown;
}

// The commit

void PostgresWriter::announce(std::string_view words) {
    words_.append(words_.empty() ? "" : " ").append(words);
}

/// Others are told by a transaction of its own, which waits for no disk: PostgreSQL lets only one
/// with a notification commit at a time. They look from time to time anyway.
void PostgresWriter::queue_end_of_commit(bool writes) {
    const Field writer = name_, attempt = ++attempts_, owners = array_of(touched_.changed),
                words = words_;
    queue_reading_ids(!others_write_);
    if (writes)
        connection_->queue(
            "INSERT INTO commit_log (writer, attempt, owners, words)"
            " VALUES (:writer, :attempt, CAST(:owners AS BIGINT[]), :words) RETURNING number",
            {&writer, &attempt, &owners, &words},
            [this](const PGresult& row) { number_ = whole_in(row, 0, 0); });
    if (writes && attempts_ % 1000 == 0) {
        const Field oldest = seen_.complete() - commits_kept;
        connection_->queue("DELETE FROM commit_log WHERE number < CAST(:oldest AS BIGINT)",
                           {&oldest});
    }
    committed_ = false;
    connection_->queue("COMMIT", {}, [this](const PGresult&) { committed_ = true; });
    static const std::string notify =
        std::string("SELECT set_config('synchronous_commit', 'off', true), pg_notify(") +
        PostgresFollower::channel + ", '')";
    if (writes) connection_->queue(notify);
}

/// Throws if it does not stand.
void PostgresWriter::finish_commit() {
    number_ = 0;
    try {
        connection_->finish();
    } catch (const DatabaseError&) {
        if (!committed_ && (connection_->is_connected() || !was_committed())) throw;
        give_up_connection();
        return;
    }
    if (number_ > 0) seen_.add(number_);
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

/// Those that should grow with time: letters are listed by them.
void PostgresWriter::forget_ids() {
    for (auto& [table, ids] : ids_)
        if (table != &table_of<club::Job>()) ids.free.clear();
}

/// For a group like the last. `all`: also of tables whose ids forget_ids() forgets.
void PostgresWriter::queue_reading_ids(bool all) {
    for (auto& [table, ids] : ids_) {
        if (!all && table != &table_of<club::Job>()) continue;
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
