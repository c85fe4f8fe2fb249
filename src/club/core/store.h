// The club's interface to its database: queries and changes by name, on rows (rows.h), which
// src/store implements for each database; one contract test covers all.
//
// Units of work are grouped: many may commit at once, but each is atomic, and none is acknowledged
// before the whole group is durable. Times come from the caller, ids are counted up here; nothing
// is random.
//
// Faults (disk full, database gone) are exceptions derived from std::exception.
#pragma once

#include "club/core/rows.h"
#include "club/core/typed_rows.h"
#include "club/core/types.h"

#include <concepts>
#include <exception>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::club {

/// The value is in one row. A user is not: see StoreReader::user().
template <class T>
concept OneRow = !std::same_as<T, User>;

/// Values whose rows are added and changed by functions of their own only (*_tables.h).
template <class T>
concept Plain =
    OneRow<T> && !std::same_as<T, Match> && !std::same_as<T, Event> &&
    !std::same_as<T, OpenChallenge> && !std::same_as<T, ApiToken> && !std::same_as<T, Webhook>;

/// Values that are also removed by their key alone. The newest letter is kept for its number, and
/// jobs and sessions are cached by their match and their player (remove_letter and so on).
template <class T>
concept Removable =
    Plain<T> && !std::same_as<T, Letter> && !std::same_as<T, Job> && !std::same_as<T, Session>;

/// Reads the state as of the last commit; inside a unit of work, with its own changes so far. What
/// asks more than for a key is a function beside the table (*_tables.h).
class StoreReader {
public:
    explicit StoreReader(const RowReader& rows) : rows_(rows) {}

    const RowReader& rows() const { return rows_; }

    /// The value with this key; none: there is no such row.
    template <OneRow T, class... Key>
    std::optional<T> find(const Key&... key) const {
        return one<T>(rows_, is_key(table_of<T>(), {to_field(key)...}));
    }
    template <OneRow T, class... Key>
    bool has(const Key&... key) const {
        return find<T>(key...).has_value();
    }
    /// The values whose key begins with this, in the order of their keys.
    template <OneRow T, class... Key>
    std::vector<T> list(const Key&... key) const {
        using Row = typename RowOf<T>::Row;
        auto rows = all<Row>(rows_, is_key(table_of<Row>(), {to_field(key)...}));
        if constexpr (std::same_as<Row, T>) {
            return rows;
        } else {
            std::vector<T> values;
            for (Row& row : rows) values.push_back(RowOf<T>::value(std::move(row)));
            return values;
        }
    }

    std::optional<User> user(UserId) const;
    std::optional<User> user_named(std::string_view name) const;  // ignoring ASCII case
    std::optional<Match> match(MatchId) const;
    std::optional<Match> match_on(std::string_view game, int board) const;
    std::vector<PlayedMove> moves(MatchId) const;  // by ply

private:
    const RowReader& rows_;
};

/// The changes of one unit of work.
class UnitOfWork : public StoreReader {
public:
    explicit UnitOfWork(RowWriter& rows) : StoreReader(rows), rows_(rows) {}

    RowWriter& rows() { return rows_; }

    /// Adds or changes the value.
    template <Plain T>
    void put(const T& value) {
        club::insert(rows_, value, OnConflict::replace);
    }
    /// Adds the value; there must be none with its key.
    template <Plain T>
    void insert(const T& value) {
        club::insert(rows_, value, OnConflict::fail);
    }
    /// Adds the value unless there is one with its key. False if there was.
    template <Plain T>
    bool keep(const T& value) {
        return club::insert(rows_, value, OnConflict::keep);
    }
    /// Adds the value and gives it an id. False if there is one with the same unique columns;
    /// nothing has changed then.
    template <Plain T>
    bool add(T& value) {
        return add_with_id(rows_, value);
    }
    /// False if there is none with this key.
    template <Removable T, class... Key>
    bool remove(const Key&... key) {
        return rows_.erase(table_of<T>(), is_key(table_of<T>(), {to_field(key)...})) > 0;
    }
    /// Removes what has expired by then.
    template <Removable T>
    void remove_expired(Instant moment) {
        erase<T>(rows_, {below("expires", moment)});
    }

    /// Gives the challenge its game's next board number.
    void add_offer(OpenChallenge&);
    void remove_offer(std::string_view game, int board);  // unknown: nothing happens
    /// Gives the match an id, and its game's next board number (from 1) unless `board` is set from
    /// an open challenge.
    void add_match(Match&);

    /// Sends text to the listeners of other stores on this database once this unit is committed
    /// (Store::listen), perhaps joined with that of other units by a blank.
    void announce(std::string_view words) { rows_.announce(words); }

private:
    /// Matches and open challenges of a game share their board numbers.
    int next_board(const std::string& game);

    RowWriter& rows_;
    std::set<std::pair<std::string, int>> removed_offers_;  // by this unit
};

/// May run again if the database lost an uncommitted transaction or another server was first, so it
/// must not accumulate state outside. What it sees counts only in its last run.
using UnitFn = std::function<void(UnitOfWork&)>;

/// The result of acquiring a lock that only one process at a time may hold.
enum class LeaderLock : std::uint8_t {
    held_elsewhere,  // another process holds it
    acquired,        // just acquired
    held,            // already held
};

class Store {
public:
    virtual ~Store() = default;

    /// Runs the units, each atomically: one that throws is rolled back and its exception returned
    /// in its place; the others stand and are durable on return. Throws if the commit itself fails;
    /// then nothing stands. One caller at a time.
    virtual std::vector<std::exception_ptr> transact(std::span<const UnitFn> works) = 0;

    /// Reads one consistent state. Thread-safe, also during transact().
    virtual void read(const std::function<void(const StoreReader&)>&) const = 0;

    /// Acquires a lock that one process on this database may hold at a time ("letters"). Held until
    /// released, until the process ends or the connection is lost, so ask again before each run.
    /// Thread-safe.
    virtual LeaderLock acquire_lock(std::string_view) const { return LeaderLock::held; }
    virtual void release_lock(std::string_view) const {}

    /// Calls the function on a thread of the store with what others on this database announce, ""
    /// if they have only written, or none if some may have been missed. An empty function ends
    /// this.
    virtual void listen(std::function<void(std::optional<std::string>)>) {}
};

/// Runs a single unit of work; rethrows its exception.
inline void transact(Store& store, const UnitFn& work) {
    const auto failed = store.transact(std::span(&work, 1));
    if (failed.front()) std::rethrow_exception(failed.front());
}

}  // namespace posthouse::club
