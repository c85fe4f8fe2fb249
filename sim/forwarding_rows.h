// Rows that pass everything on, for wrappers that change or record some of it.
#pragma once

#include "club/core/rows.h"

#include <functional>
#include <string_view>
#include <vector>

namespace posthouse::sim {

class ForwardingRows : public club::RowWriter {
public:
    explicit ForwardingRows(club::RowWriter& to) : to_(to) {}

    void select(const club::Query& query,
                const std::function<void(club::RowView)>& each) const override {
        to_.select(query, each);
    }
    std::size_t count(const club::Query& query) const override { return to_.count(query); }
    bool insert(const club::Table& table, club::StoredRow& row,
                club::OnConflict conflict) override {
        return to_.insert(table, row, conflict);
    }
    std::size_t update(const club::Table& table, const std::vector<club::Condition>& where,
                       const std::vector<club::Assignment>& changes) override {
        return to_.update(table, where, changes);
    }
    std::size_t erase(const club::Table& table,
                      const std::vector<club::Condition>& where) override {
        return to_.erase(table, where);
    }
    void erase_traces() override { to_.erase_traces(); }
    void announce(std::string_view words) override { to_.announce(words); }

protected:
    club::RowWriter& to_;
};

}  // namespace posthouse::sim
