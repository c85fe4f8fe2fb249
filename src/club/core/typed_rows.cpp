#include "club/core/typed_rows.h"

#include "club/core/table_columns.h"

#include <memory>
#include <utility>

namespace posthouse::club {

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
