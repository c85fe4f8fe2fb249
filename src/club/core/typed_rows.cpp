#include "club/core/typed_rows.h"

#include "base/inplace.h"
#include "club/core/table_columns.h"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <utility>

namespace posthouse::club {

namespace {

/// Calls `each` with the parts of the text between these.
void split(std::string_view text, std::string_view between, const auto& each) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(between), text.size());
        each(text.substr(0, end));
        text.remove_prefix(std::min(end + between.size(), text.size()));
    }
}

std::vector<Table::Columns> lists_in(std::string_view text) {
    std::vector<Table::Columns> lists;
    split(text, ", ", [&](std::string_view list) {
        auto& columns = lists.emplace_back();
        split(list, " ", [&](std::string_view column) { columns.push_back(column); });
    });
    return lists;
}

}  // namespace

Table read_table(const TableText& text, void (*visit)(void*, ColumnVisitor&), void* value) {
    std::vector<FieldKind> kinds;
    ColumnVisitor visitor(kinds);
    visit(value, visitor);
    Table table{text.name, {}, text.key, text.ids, lists_in(text.unique), lists_in(text.indexes)};
    split(text.columns, ", ", [&](std::string_view column) {
        Column& made = table.columns.emplace_back();
        const std::size_t arrow = column.find(" -> ");
        made.name = column.substr(0, arrow);
        if (arrow != column.npos) made.references = column.substr(arrow + 4);
    });
    if (kinds.size() != table.columns.size())
        throw std::logic_error("not a column for each member in " + std::string(table.name));
    for (std::size_t i = 0; i < kinds.size(); ++i) table.columns[i].kind = kinds[i];
    return table;
}

std::string fold_case(std::string_view words) {
    std::string form(words);
    for (char& c : form) c = to_lower(c);
    return form;
}

StoredRow to_row(const TableCodec& codec, const void* value) {
    StoredRow row;
    row.reserve(codec.table.columns.size());
    ColumnVisitor write(row);
    codec.visit(const_cast<void*>(value), write);  // which only reads the value
    return row;
}

void read_row(const TableCodec& codec, RowView row, void* value) {
    ColumnVisitor read(row);
    codec.visit(value, read);
}

std::vector<Condition> is_key(const Table& table, std::vector<Field> key) {
    std::vector<Condition> where;
    for (std::size_t i = 0; i < key.size(); ++i)
        where.emplace_back(table.columns[i].name, Is::equal, std::move(key[i]));
    return where;
}

Condition null(std::string_view column) {
    return {column, Is::null};
}

Condition not_null(std::string_view column) {
    return {column, Is::not_null};
}

Condition among(std::string_view column, Query others, std::string_view theirs) {
    Condition one(column, Is::among);
    if (others.order.empty()) others.order = {theirs};
    one.others = std::make_shared<const Query>(std::move(others));
    return one;
}

Assignment increment(std::string_view column) {
    return {column, 1LL, true};
}

Query query(const Table& table, std::vector<Condition> where, Page page) {
    return {&table, std::move(where), std::move(page.order), std::move(page.after), page.limit};
}

void select_all(const RowReader& rows, const TableCodec& codec, std::vector<Condition> where,
                Page page, void* found) {
    const Table& table = codec.table;
    if (page.order.empty())
        for (std::size_t i = 0; i < table.key; ++i) page.order.push_back(table.columns[i].name);
    rows.select(query(table, std::move(where), std::move(page)),
                [&](RowView row) { read_row(codec, row, codec.add(found)); });
}

bool select_first(const RowReader& rows, const TableCodec& codec, std::vector<Condition> where,
                  std::vector<std::string_view> order, void* found) {
    bool any = false;
    Query asked = query(codec.table, std::move(where), {std::move(order)});
    if (!asked.order.empty()) asked.limit = 1;
    rows.select(asked, [&](RowView row) {
        if (!any) read_row(codec, row, found);
        any = true;
    });
    return any;
}

std::optional<long long> first_id(const RowReader& rows, const Table& table,
                                  std::string_view order) {
    std::optional<long long> id;
    rows.select(query(table, {}, {{order}, 1}),
                [&](RowView row) { id = std::get<long long>(row[0]); });
    return id;
}

long long last_of_oldest(const RowReader& rows, const Table& table, std::size_t limit) {
    long long last = 0;
    rows.select(query(table, {}, {{table.columns[0].name}, limit}),
                [&](RowView row) { last = std::get<long long>(row[0]); });
    return last;
}

void must_have_changed(std::size_t rows, std::string_view what) {
    if (rows != 1)
        throw std::runtime_error("There is no such " + std::string(what) + " to change.");
}

bool insert(RowWriter& rows, const TableCodec& codec, const void* value, OnConflict conflict) {
    StoredRow row = to_row(codec, value);
    return rows.insert(codec.table, row, conflict);
}

std::vector<Assignment> columns_of(const TableCodec& codec, const void* value,
                                   std::vector<std::string_view> names) {
    const Table& table = codec.table;
    if (names.empty())
        for (std::size_t i = table.key; i < table.columns.size(); ++i)
            names.push_back(table.columns[i].name);
    StoredRow row = to_row(codec, value);
    std::vector<Assignment> columns;
    columns.reserve(names.size() + 1);
    for (const std::string_view name : names)
        columns.push_back({name, std::move(row[table.place(name)])});
    return columns;
}

}  // namespace posthouse::club
