// What queries and changes mean, evaluated on rows in memory: for the memory store and the writer's
// cache.
#pragma once

#include "club/core/rows.h"

#include <functional>
#include <set>
#include <string_view>
#include <vector>

namespace posthouse::store {

using club::is_null;

/// Whether rows of a table meet all conditions.
class RowTest {
public:
    /// `select` answers the conditions `among`.
    RowTest(const club::Table&, const std::vector<club::Condition>&, const club::RowReader* select);

    bool operator()(club::RowView) const;

private:
    struct Part {
        const club::Condition* condition;
        std::size_t place;
        std::set<club::Field> others{};
    };
    std::vector<Part> parts_;
};

/// The order of rows in a query.
class RowOrder {
public:
    RowOrder(const club::Table&, const std::vector<std::string_view>& order);

    bool operator()(club::RowView one, club::RowView other) const;
    /// Whether the row comes after the one with these values in the columns of the order.
    bool is_after(club::RowView, const club::StoredRow& values) const;

private:
    struct Part {
        std::size_t place;
        bool descending;
    };
    std::vector<Part> parts_;
};

/// The rows of `all` that the query selects, in its order.
std::vector<const club::StoredRow*> selected(const club::Query&,
                                             std::vector<const club::StoredRow*> all,
                                             const club::RowReader* select);

void assign(const club::Table&, const std::vector<club::Assignment>&, club::StoredRow&);

/// The values that the conditions require of the first columns of the key, as many as they do.
club::StoredRow required_prefix(const club::Table&, const std::vector<club::Condition>&);
/// Calls `each` for those of the rows that the query selects, in its order.
void select_from(const std::vector<club::StoredRow>&, const club::Query&,
                 const club::RowReader* select, const std::function<void(club::RowView)>& each);

/// The value that one of the conditions requires of this column; null if none does.
const club::Field* required(const std::vector<club::Condition>&, std::string_view column);

}  // namespace posthouse::store
