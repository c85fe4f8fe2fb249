#include "store/sql_rows.h"

#include "club/core/tables.h"

#include <algorithm>
#include <list>
#include <string>
#include <unordered_map>
#include <utility>

namespace posthouse::store {

using club::Condition;
using club::Field;
using club::Is;
using club::Query;
using club::Table;

namespace {

/// Written once for each table, since statements are written for each row.
struct ColumnLists {
    std::string names;
    std::vector<club::FieldKind> kinds;
};

const ColumnLists& lists_of(const Table& table) {
    static const auto lists = [] {
        std::unordered_map<const Table*, ColumnLists> all;
        for (const Table* table : club::all_tables()) {
            ColumnLists& made = all[table];
            for (const club::Column& column : table->columns) {
                made.names.append(made.names.empty() ? "" : ", ").append(column.name);
                made.kinds.push_back(column.kind);
            }
        }
        return all;
    }();
    return lists.at(&table);
}

/// A statement and the values of its parameters.
struct Statement {
    std::string sql{};
    std::vector<const Field*> values{};
    std::list<Field> limits{};

    void add_value(const Field& value) {
        values.push_back(&value);
        sql += ":p";
        sql += std::to_string(values.size());
    }
    void add_literal(const Field& value) {
        if (const auto* text = std::get_if<std::string>(&value))
            sql.append("'").append(*text).append("'");
        else
            sql += std::to_string(std::get<long long>(value));
    }
    void add_query(const Query&);
    void add_subquery(const Query&);
    void add_condition(const Condition&);
    void add_conditions(const std::vector<Condition>&);
    void add_after(const Query&);
    void add_order(const std::vector<std::string_view>& order);
    void add_order_and_limit(const Query&);
};

bool is_limited(const Query& query) {
    return query.limit < club::all_rows;
}

std::string_view comparison(Is is) {
    switch (is) {
        case Is::different:
            return " <> ";
        case Is::below:
            return " < ";
        case Is::at_most:
            return " <= ";
        case Is::above:
            return " > ";
        case Is::at_least:
            return " >= ";
        default:
            return " = ";
    }
}

void Statement::add_condition(const Condition& one) {
    switch (one.is) {
        case Is::null:
            sql.append(one.column).append(" IS NULL");
            return;
        case Is::not_null:
            sql.append(one.column).append(" IS NOT NULL");
            return;
        case Is::null_or_above:
            sql.append("(").append(one.column).append(" > ");
            add_value(one.value);
            sql.append(" OR ").append(one.column).append(" IS NULL)");
            return;
        case Is::among:
            sql.append(one.column).append(" IN (");
            add_subquery(*one.others);
            sql += ")";
            return;
        case Is::mentions:
            sql.append("REPLACE(LOWER(").append(one.column).append("), ");
            add_value(one.value);
            sql.append(", '') <> LOWER(").append(one.column).append(")");
            return;
        case Is::looks_like:  // as in the index users_at_a_glance
            sql.append("LOWER(REPLACE(REPLACE(REPLACE(REPLACE(")
                .append(one.column)
                .append(", 'I', 'l'), '1', 'l'), '0', 'o'), '_', '-')) = ");
            add_value(one.value);
            return;
        default:
            sql.append(one.column).append(comparison(one.is));
            one.fixed ? add_literal(one.value) : add_value(one.value);
    }
}

void Statement::add_conditions(const std::vector<Condition>& where) {
    for (const Condition& one : where) {
        sql += &one == &where.front() ? " WHERE " : " AND ";
        add_condition(one);
    }
}

void Statement::add_after(const Query& query) {
    if (query.after.empty()) return;
    const auto add_list = [this, size = query.after.size()](const auto& add) {
        if (size > 1) sql += "(";
        for (std::size_t i = 0; i < size; ++i) {
            if (i > 0) sql += ", ";
            add(i);
        }
        if (size > 1) sql += ")";
    };
    sql += query.where.empty() ? " WHERE " : " AND ";
    add_list([&](std::size_t i) { sql += club::bare(query.order[i]); });
    sql += club::is_descending(query.order[0]) ? " < " : " > ";
    add_list([&](std::size_t i) { add_value(query.after[i]); });
}

void Statement::add_order(const std::vector<std::string_view>& order) {
    for (const std::string_view& one : order) {
        sql += &one == &order.front() ? " ORDER BY " : ", ";
        sql += club::is_descending(one) ? club::bare(one) : one;
        if (club::is_descending(one)) sql += " DESC";
    }
}

void Statement::add_order_and_limit(const Query& query) {
    add_order(query.order);
    if (!is_limited(query)) return;
    sql += " LIMIT ";
    add_value(limits.emplace_back(static_cast<long long>(query.limit)));
}

/// Selects its first column of `order`.
void Statement::add_subquery(const Query& query) {
    sql.append("SELECT ").append(club::bare(query.order.at(0))).append(" FROM ");
    sql += query.table->name;
    add_conditions(query.where);
    add_after(query);
    if (is_limited(query)) add_order_and_limit(query);
}

void Statement::add_query(const Query& query) {
    sql += "SELECT ";
    sql += lists_of(*query.table).names;
    if (query.with) sql.append(", ").append(lists_of(*query.with).names);
    sql.append(" FROM ").append(query.table->name);
    if (!query.with) {
        add_conditions(query.where);
        add_after(query);
        add_order_and_limit(query);
        return;
    }
    const Table& with = *query.with;
    const std::string_view id = query.table->columns[0].name;
    sql.append(" LEFT JOIN ").append(with.name).append(" ON ").append(with.columns[0].name);
    sql.append(" = ").append(id);
    if (is_limited(query)) {  // of the rows themselves
        sql.append(" WHERE ").append(id).append(" IN (SELECT ").append(id).append(" FROM ");
        sql += query.table->name;
        add_conditions(query.where);
        add_after(query);
        add_order_and_limit(query);
        sql += ")";
    } else {
        add_conditions(query.where);
        add_after(query);
    }
    std::vector<std::string_view> order = query.order;
    for (std::size_t i = 1; i < with.key; ++i) order.push_back(with.columns[i].name);
    add_order(order);
}

/// "ON CONFLICT …" for a table with these columns.
void add_conflict(Statement& statement, const Table& table, club::OnConflict conflict) {
    if (conflict == club::OnConflict::fail) return;
    if (conflict == club::OnConflict::keep) {
        statement.sql += " ON CONFLICT DO NOTHING";
        return;
    }
    statement.sql += " ON CONFLICT (";
    for (std::size_t i = 0; i < table.key; ++i)
        statement.sql.append(i > 0 ? ", " : "").append(table.columns[i].name);
    statement.sql += ") DO UPDATE SET ";
    for (std::size_t i = table.key; i < table.columns.size(); ++i)
        statement.sql.append(i > table.key ? ", " : "")
            .append(table.columns[i].name)
            .append(" = excluded.")
            .append(table.columns[i].name);
}

}  // namespace

void SqlRows::select(const Query& query, const std::function<void(club::RowView)>& each) const {
    Statement statement;
    statement.add_query(query);
    const auto& kinds = lists_of(*query.table).kinds;
    if (!query.with) return connection_.select(statement.sql, statement.values, kinds, each);
    auto joined = kinds;
    const auto& others = lists_of(*query.with).kinds;
    joined.insert(joined.end(), others.begin(), others.end());
    connection_.select(statement.sql, statement.values, joined, each);
}

std::size_t SqlRows::count(const Query& query) const {
    Statement statement{"SELECT COUNT(*) FROM " + std::string(query.table->name)};
    statement.add_conditions(query.where);
    long long rows = 0;
    connection_.select(statement.sql, statement.values, {club::FieldKind::whole},
                       [&](club::RowView row) { rows = std::get<long long>(row[0]); });
    return static_cast<std::size_t>(rows);
}

bool SqlRows::insert(const Table& table, club::StoredRow& row, club::OnConflict conflict) {
    const bool needs_id = table.ids != club::Ids::given && is_null(row[0]);
    const std::size_t first = needs_id ? 1 : 0;
    Statement statement{"INSERT INTO " + std::string(table.name) + " ("};
    const std::string& names = lists_of(table).names;
    statement.sql.append(names, needs_id ? names.find(' ') + 1 : 0);
    statement.sql += ") VALUES (";
    for (std::size_t i = first; i < row.size(); ++i) {
        if (i > first) statement.sql += ", ";
        statement.add_value(row[i]);
    }
    statement.sql += ")";
    add_conflict(statement, table, conflict);
    if (!needs_id) return connection_.run(statement.sql, statement.values) == 1;
    const auto id = connection_.insert(statement.sql, statement.values);
    if (id) row[0] = *id;
    return id.has_value();
}

std::size_t SqlRows::update(const Table& table, const std::vector<Condition>& where,
                            const std::vector<club::Assignment>& changes) {
    Statement statement{"UPDATE " + std::string(table.name) + " SET "};
    for (const club::Assignment& one : changes) {
        if (&one != &changes.front()) statement.sql += ", ";
        statement.sql.append(one.column).append(" = ");
        if (one.added) statement.sql.append(one.column).append(" + ");
        statement.add_value(one.value);
    }
    statement.add_conditions(where);
    return static_cast<std::size_t>(connection_.run(statement.sql, statement.values));
}

std::size_t SqlRows::erase(const Table& table, const std::vector<Condition>& where) {
    Statement statement{"DELETE FROM " + std::string(table.name)};
    statement.add_conditions(where);
    return static_cast<std::size_t>(connection_.run(statement.sql, statement.values));
}

}  // namespace posthouse::store
