// Rows in SQL for both SQLite and PostgreSQL.
#pragma once

#include "club/core/rows.h"
#include "store/connection.h"

#include <functional>
#include <string_view>
#include <vector>

namespace posthouse::store {

class SqlRows : public club::RowWriter {
public:
    explicit SqlRows(SqlExecutor& connection) : connection_(connection) {}

    void select(const club::Query&, const std::function<void(club::RowView)>& each) const override;
    std::size_t count(const club::Query&) const override;
    bool insert(const club::Table&, club::StoredRow&, club::OnConflict) override;
    std::size_t update(const club::Table&, const std::vector<club::Condition>& where,
                       const std::vector<club::Assignment>&) override;
    std::size_t erase(const club::Table&, const std::vector<club::Condition>& where) override;

protected:
    SqlExecutor& connection_;
};

}  // namespace posthouse::store
