#include "store/catalogue.h"

#include "store/sqlite_schema.h"

#include <soci/sqlite3/soci-sqlite3.h>
#include <algorithm>
#include <map>
#include <stdexcept>

namespace posthouse::store {

namespace {

FieldKind kind_of(const std::string& type, const std::string& where) {
    if (type == "TEXT") return FieldKind::text;
    if (type == "DOUBLE PRECISION") return FieldKind::real;
    if (type == "INTEGER" || type == "BIGINT" || type == "SMALLINT") return FieldKind::whole;
    throw std::logic_error("A house cannot be copied with a column of type " + type + " in " +
                           where);
}

void add_columns(Connection& connection, StoredTable& table) {
    std::string name, type;
    int place = 0;
    std::map<int, std::string> key;
    connection.ask(
        "SELECT name, type, pk FROM pragma_table_info('" + table.name + "') ORDER BY cid",
        std::tie(name, type, place), [&] {
            table.columns.push_back({name, kind_of(type, table.name)});
            if (place > 0) key[place] = name;
        });
    for (const auto& [_, column] : key) table.order.push_back(column);
    if (table.order.empty())
        for (const StoredColumn& column : table.columns) table.order.push_back(column.name);
}

}  // namespace

int newest_version() {
    return static_cast<int>(store::sqlite::migrations.size());
}

std::vector<StoredTable> schema_tables(int version) {
    Connection connection(soci::sqlite3, "dbname=:memory:");
    for (int step = 0; step < version; ++step)
        for (const char* statement : store::sqlite::migrations.at(static_cast<std::size_t>(step)))
            connection.run(statement);
    std::vector<StoredTable> tables;
    std::string name, made_by;
    connection.ask(
        "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        " ORDER BY rowid",
        std::tie(name, made_by), [&] {
            tables.push_back({name,
                              {},
                              {},
                              made_by.find("id INTEGER PRIMARY KEY") != std::string::npos,
                              made_by.find("AUTOINCREMENT") != std::string::npos});
        });
    for (StoredTable& table : tables) add_columns(connection, table);
    return tables;
}

}  // namespace posthouse::store
