// The rows of one transaction that holds the house's lock (postgres_writer.h). A change whose
// result is known waits for the next query, so that a group of moves needs no round trip of its
// own between the one that takes the lock and the one that commits. With 50 moves in flight and the
// database on the same machine that makes the rate 1.6 to 2 times as high.
#pragma once

#include "store/postgres/postgres_connection.h"
#include "store/sql_rows.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::store {

/// Ids are counted here, since nobody else draws any meanwhile: a new row needs no answer.
struct LastId {
    long long number = 0;
    bool drawn = false;  // by this transaction
};
using LastIds = std::map<const club::Table*, LastId>;

class LockedRows final : public SqlRows {
public:
    /// `ids`: of the tables that were used before. `presume`: that a letter, a job or the response
    /// to a request is not there yet (1.4 times the rate); if it is, a later statement fails, at
    /// the latest in queue_end().
    LockedRows(PostgresConnection&, LastIds& ids, bool presume);

    /// The rows with the cache, in which the effect of a change is looked up.
    void read_through(const club::RowReader& cached) { cached_ = &cached; }

    /// In the round trip that takes the lock, and in the one that commits.
    void queue_begin();
    void queue_end();

    /// What savepoints do not restore.
    struct Noted {
        long long last_event = 0;
        std::string words{};  // that were announced
    };
    const Noted& noted() const { return noted_; }
    void restore(const Noted& before) { noted_ = before; }
    bool has_changes() const { return has_changes_; }

    /// Calls the function in the next round trip.
    void queue(const club::Query& query, const std::function<void(club::RowView)>& each) {
        queued_.select(query, each);
    }

    void select(const club::Query&, const std::function<void(club::RowView)>& each) const override;
    bool insert(const club::Table&, club::StoredRow&, club::OnConflict) override;
    std::size_t update(const club::Table&, const std::vector<club::Condition>& where,
                       const std::vector<club::Assignment>&) override;
    std::size_t erase(const club::Table&, const std::vector<club::Condition>& where) override;
    void announce(std::string_view words) override;

private:
    class Queue final : public SqlExecutor {
    public:
        explicit Queue(PostgresConnection& connection) : connection_(connection) {}
        void select(const std::string&, const Values&, const std::vector<FieldKind>&,
                    const std::function<void(club::RowView)>&) override;
        long long run(const std::string& sql, const Values&) override;
        std::optional<long long> insert(const std::string& sql, const Values&) override;

    private:
        PostgresConnection& connection_;
    };

    bool is_presumed_absent(const club::Table&, const club::StoredRow&);
    void queue_reading_ids(const std::vector<const club::Table*>&);
    long long next_id(const club::Table&);

    PostgresConnection& connection_;
    LastIds& ids_;
    const bool presume_;
    Queue queue_;
    SqlRows queued_;
    const club::RowReader* cached_ = nullptr;
    Noted noted_;
    long long last_event_before_ = 0;
    bool has_changes_ = false;
    /// Of responses: presumed to be absent, and written by this transaction.
    mutable std::set<std::string> absent_keys_;
    std::set<std::string> written_keys_;
};

}  // namespace posthouse::store
