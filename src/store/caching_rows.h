// The writer's rows with a write-through cache of what every move needs: players, pauses of their
// clocks, the match on a board with its moves, chat and jobs, and the absence of webhooks and push
// subscriptions. Only valid while no other connection changes the database: the store clears the
// cache when one has, or forgets the owners of what was changed, and clears it when a work was
// rolled back.
#pragma once

#include "club/core/packed_moves.h"
#include "club/core/rows.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace posthouse::store {

/// Whose cached rows works have changed: players and matches as numbers, so that servers can tell
/// each other.
using ChangedOwners = std::unordered_set<long long>;
inline constexpr long long every_owner = 0;

/// Cache of the rows that one connection has read and written.
class WriterCache {
public:
    void clear();
    /// Forgets all rows of this owner (ChangedOwners), or everything.
    void forget(long long owner);
    /// If this owner is a match: queries for what the cache contains of it, and how to put their
    /// answers into the cache again.
    std::vector<club::Query> queries_of_match(long long owner) const;
    void put_back(const club::Query&, std::vector<club::StoredRow> answer);
    /// Forgets the number of the last event, which is nobody's.
    void forget_last_event();
    /// Drops half of each map that exceeds its limit; only between two works.
    void evict();
    /// Whether a player was forgotten since the last call.
    bool take_needs_erasure() { return std::exchange(needs_erasure_, false); }

private:
    friend class CachingRows;
    /// All rows of a table that belong to one owner: a player, a match; 0: the whole table.
    using Owned = std::unordered_map<long long, std::vector<club::StoredRow>>;
    std::unordered_map<const club::Table*, Owned> rows_;
    std::unordered_map<const club::Table*, std::unordered_map<long long, bool>> has_rows_;
    struct Moves {
        club::PackedMoves packed{};
        std::uint64_t stamp = new_stamp();
    };
    static std::uint64_t new_stamp();
    std::unordered_map<long long, Moves> moves_;                     // by match
    std::map<std::pair<std::string, long long>, long long> boards_;  // matches by game and board
    bool needs_erasure_ = false;   // removed data must be erased from the file
    std::size_t moves_bytes_ = 0;  // of all matches, approximately
};

class CachingRows : public club::RowWriter {
public:
    CachingRows(club::RowWriter& below, WriterCache& cache, ChangedOwners* changed = nullptr)
        : below_(below), cache_(cache), changed_(changed) {}

    void select(const club::Query&, const std::function<void(club::RowView)>& each) const override;
    std::size_t count(const club::Query& query) const override { return below_.count(query); }
    std::uint64_t stamp(const club::Table&, long long id) const override;
    bool insert(const club::Table&, club::StoredRow&, club::OnConflict) override;
    std::size_t update(const club::Table&, const std::vector<club::Condition>& where,
                       const std::vector<club::Assignment>&) override;
    std::size_t erase(const club::Table&, const std::vector<club::Condition>& where) override;
    void erase_traces() override;
    void announce(std::string_view words) override { below_.announce(words); }

private:
    using Rows = std::vector<club::StoredRow>;
    using Conditions = std::vector<club::Condition>;

    /// All rows of the owner whom the query names; null if it names none or they are not cached.
    const Rows* rows_for(const club::Query&) const;
    const Rows* match_on(const club::Query&) const;
    void select_moves(long long match, const std::function<void(club::RowView)>& each) const;
    bool has_rows(const club::Table&, std::string_view owner_column, long long owner) const;
    void forget_moves(const Conditions& where);
    /// None: perhaps all of the table.
    void note_changed(const club::Table&, std::optional<long long> owner);
    /// The cached rows that a change with these conditions affects; null: none. Drops them if they
    /// cannot be changed alike.
    Rows* affected(const club::Table&, const Conditions& where);

    club::RowWriter& below_;
    WriterCache& cache_;
    ChangedOwners* changed_;
};

}  // namespace posthouse::store
