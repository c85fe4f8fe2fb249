// Rows of which those of hot tables are read and written through PendingRows: a unit's changes go
// to the redo log, and to the tables later.
#pragma once

#include "store/pending_rows.h"
#include "store/redo_log.h"

#include <span>

namespace posthouse::store {

/// The tables that every move changes, in the order in which records of the log name them: append
/// only.
std::span<const club::Table* const> deferred_tables();

/// Tables with the pending rows laid over them, as of one snapshot.
class OverlaidRows : public club::RowReader {
public:
    OverlaidRows(const club::RowReader& tables, const PendingRows& pending, LogRange range)
        : tables_(tables), pending_(pending), range_(range) {}

    void select(const club::Query&, const std::function<void(club::RowView)>& each) const override;
    std::size_t count(const club::Query&) const override;

private:
    void select_replacing(const club::Query&, const std::function<void(club::RowView)>& each) const;
    void select_merged(const club::Query&, const std::function<void(club::RowView)>& each) const;

    const club::RowReader& tables_;
    const PendingRows& pending_;
    const LogRange range_;
};

/// The writer's rows during one group.
class DeferringRows final : public club::RowWriter {
public:
    /// `record`: of the group; null: nothing is deferred, and nothing is pending.
    DeferringRows(club::RowWriter& tables, PendingRows& pending, RedoRecord* record)
        : tables_(tables),
          pending_(pending),
          record_(record),
          overlaid_(tables, pending, whole_log) {}

    void select(const club::Query&, const std::function<void(club::RowView)>& each) const override;
    std::size_t count(const club::Query&) const override;
    bool insert(const club::Table&, club::StoredRow&, club::OnConflict) override;
    std::size_t update(const club::Table&, const std::vector<club::Condition>& where,
                       const std::vector<club::Assignment>&) override;
    std::size_t erase(const club::Table&, const std::vector<club::Condition>& where) override;
    void erase_traces() override { tables_.erase_traces(); }
    void announce(std::string_view words) override { tables_.announce(words); }

    /// What lies above and knows most rows without asking the database.
    void read_through(const club::RowReader& above) { above_ = &above; }

    /// Repeats a change that was read from the log, which is not recorded again.
    void repeat(const RowChange&);

private:
    using Conditions = std::vector<club::Condition>;

    bool defers(const club::Table& table) const { return record_ && pending_.holds(table); }
    std::size_t change_one(const club::Table&, const PendingRows::Key&, const Conditions&,
                           const std::vector<club::Assignment>&);
    void require_references(const club::Table&, const club::StoredRow&) const;
    // What is recorded and pending from now on.
    void add(const club::Table&, const club::StoredRow&);
    void record_change(const club::Table&, const club::StoredRow& before,
                       const club::StoredRow& row, std::vector<std::size_t> columns);
    void forget(const club::Table&, const PendingRows::Key&);

    club::RowWriter& tables_;
    PendingRows& pending_;
    RedoRecord* record_;
    OverlaidRows overlaid_;
    const club::RowReader* above_ = this;
    // The key that was last looked for in vain.
    mutable const club::Table* absent_in_ = nullptr;
    mutable PendingRows::Key absent_{};
};

}  // namespace posthouse::store
