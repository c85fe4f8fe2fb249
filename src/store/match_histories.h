// How SQLite stores moves: all of a match in one row, with the numbers of their events.
//
// In the tables `moves` and `events` the moves that a house plays in a second lie on as many pages
// as there are matches, and a page in the index of events by match comes with each. Each of these
// pages would be written for a single move. Histories of running matches fill a few hundred pages
// instead, each of which is written once for many moves. The classes below show them as rows of the
// table `moves`, and answer queries for events of a match without an index of moves.
//
// The table `moves` itself only has rows from older versions and imports, until the house opens.
#pragma once

#include "club/tables.h"
#include "store/connection.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::store {

struct MatchHistory {
    club::MatchId match{};
    std::string moves;   // club::PackedMoves
    std::string events;  // the numbers of all move events, also of moves that were taken back:
                         // varints, each the difference to the one before
};

const club::Table& moves_table();
const club::Table& histories_table();

/// Reads moves and events from the histories in `below`.
class HistoryReader : public club::RowReader {
public:
    explicit HistoryReader(const club::RowReader& below) : below_(below) {}

    void select(const club::Query&, const std::function<void(club::RowView)>& each) const override;
    std::size_t count(const club::Query&) const override;

private:
    const club::RowReader& below_;
};

/// Reads and writes them, in one unit of work.
class HistoryRows final : public club::RowWriter {
public:
    explicit HistoryRows(club::RowWriter& below) : below_(below), reader_(below) {}

    void select(const club::Query&, const std::function<void(club::RowView)>& each) const override;
    std::size_t count(const club::Query&) const override;
    bool insert(const club::Table&, club::StoredRow&, club::OnConflict) override;
    std::size_t update(const club::Table&, const std::vector<club::Condition>& where,
                       const std::vector<club::Assignment>&) override;
    std::size_t erase(const club::Table&, const std::vector<club::Condition>& where) override;
    void erase_traces() override { below_.erase_traces(); }
    void announce(std::string_view words) override { below_.announce(words); }

    /// Writes what was added last: a move and its event are one change. Call at the end.
    void flush() const;

private:
    struct Open {
        MatchHistory history;
        bool is_new;
    };
    /// The history that is being added to; flush() writes it.
    MatchHistory& history(club::MatchId);
    bool append_move(const club::StoredRow&, club::OnConflict);
    void append_event(club::MatchId, long long number);
    /// Changes the moves that meet the conditions; `change` is given the rows of a match and
    /// returns how many it has changed.
    std::size_t change_moves(const std::vector<club::Condition>& where,
                             const std::function<std::size_t(std::vector<club::StoredRow>&)>&);

    club::RowWriter& below_;
    const HistoryReader reader_;
    mutable std::optional<Open> open_;
};

/// Whether there are moves or events as older versions and imports leave them.
bool has_unpacked_moves(Connection&);
/// Moves these into histories, in the transaction of the connection, to which no log may add
/// anything.
void pack_moves(Connection&);

}  // namespace posthouse::store

template <>
const posthouse::club::TableCodec& posthouse::club::codec_of<posthouse::store::MatchHistory>();
