#include "store/row_evaluation.h"

#include "club/core/lookalike_name.h"
#include "club/core/typed_rows.h"

#include <algorithm>

namespace posthouse::store {

using club::Field;
using club::Is;
using club::RowView;

namespace {

bool holds(const club::Condition& condition, const Field& field, const std::set<Field>& others) {
    if (condition.is == Is::null) return is_null(field);
    if (condition.is == Is::null_or_above && is_null(field)) return true;
    if (is_null(field)) return false;
    switch (condition.is) {
        case Is::null:
            break;
        case Is::not_null:
            return true;
        case Is::among:
            return others.contains(field);
        case Is::mentions:
            return club::fold_case(std::get<std::string>(field))
                       .find(std::get<std::string>(condition.value)) != std::string::npos;
        case Is::looks_like:
            return club::lookalike_key(std::get<std::string>(field)) ==
                   std::get<std::string>(condition.value);
        default:
            break;
    }
    if (is_null(condition.value)) return false;
    const auto order = field <=> condition.value;
    switch (condition.is) {
        case Is::equal:
            return order == 0;
        case Is::different:
            return order != 0;
        case Is::below:
            return order < 0;
        case Is::at_most:
            return order <= 0;
        case Is::at_least:
            return order >= 0;
        default:
            return order > 0;
    }
}

}  // namespace

RowTest::RowTest(const club::Table& table, const std::vector<club::Condition>& where,
                 const club::RowReader* select) {
    for (const club::Condition& one : where) {
        Part& part = parts_.emplace_back(Part{&one, table.place(one.column)});
        if (one.is != Is::among) continue;
        const std::size_t theirs = one.others->table->place(club::bare(one.others->order.at(0)));
        select->select(*one.others, [&](RowView row) { part.others.insert(row[theirs]); });
    }
}

bool RowTest::operator()(RowView row) const {
    return std::ranges::all_of(parts_, [&](const Part& part) {
        return holds(*part.condition, row[part.place], part.others);
    });
}

RowOrder::RowOrder(const club::Table& table, const std::vector<std::string_view>& order) {
    for (const std::string_view one : order)
        parts_.push_back({table.place(club::bare(one)), club::is_descending(one)});
}

bool RowOrder::operator()(RowView one, RowView other) const {
    for (const Part& part : parts_) {
        const auto order = one[part.place] <=> other[part.place];
        if (order != 0) return part.descending ? order > 0 : order < 0;
    }
    return false;
}

bool RowOrder::is_after(RowView row, const club::StoredRow& values) const {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const Field& field = row[parts_[i].place];
        if (is_null(field) || is_null(values[i])) return false;
        const auto order = field <=> values[i];
        if (order != 0) return parts_[i].descending ? order < 0 : order > 0;
    }
    return false;
}

std::vector<const club::StoredRow*> selected(const club::Query& query,
                                             std::vector<const club::StoredRow*> all,
                                             const club::RowReader* select) {
    const RowTest test(*query.table, query.where, select);
    const RowOrder order(*query.table, query.order);
    std::erase_if(all, [&](const club::StoredRow* row) {
        return !test(*row) || (!query.after.empty() && !order.is_after(*row, query.after));
    });
    if (all.size() > 1)
        std::ranges::stable_sort(all,
                                 [&](const club::StoredRow* one, const club::StoredRow* other) {
                                     return order(*one, *other);
                                 });
    if (all.size() > query.limit) all.resize(query.limit);
    return all;
}

void assign(const club::Table& table, const std::vector<club::Assignment>& changes,
            club::StoredRow& row) {
    for (const club::Assignment& one : changes) {
        Field& field = row[table.place(one.column)];
        if (one.added)
            std::get<long long>(field) += std::get<long long>(one.value);
        else
            field = one.value;
    }
}

club::StoredRow required_prefix(const club::Table& table,
                                const std::vector<club::Condition>& where) {
    club::StoredRow prefix;
    for (std::size_t i = 0; i < table.key; ++i) {
        const Field* value = required(where, table.columns[i].name);
        if (!value) break;
        prefix.push_back(*value);
    }
    return prefix;
}

void select_from(const std::vector<club::StoredRow>& rows, const club::Query& query,
                 const club::RowReader* select, const std::function<void(RowView)>& each) {
    std::vector<const club::StoredRow*> all;
    for (const club::StoredRow& row : rows) all.push_back(&row);
    for (const club::StoredRow* row : selected(query, std::move(all), select)) each(*row);
}

const Field* required(const std::vector<club::Condition>& where, std::string_view column) {
    for (const club::Condition& one : where)
        if (one.is == Is::equal && one.column == column) return &one.value;
    return nullptr;
}

}  // namespace posthouse::store
