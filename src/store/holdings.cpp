#include "store/holdings.h"

namespace posthouse::store {

namespace {

std::string listed(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
    return all;
}

std::vector<std::string> names_of(const StoredTable& table, const std::string& before = "") {
    std::vector<std::string> names;
    for (const StoredColumn& column : table.columns) names.push_back(before + column.name);
    return names;
}

}  // namespace

bool TableDump::has_rows(const StoredTable& table) {
    int one = 0;
    return connection().ask_one("SELECT 1 FROM " + table.name + " LIMIT 1", std::tie(one));
}

std::vector<FieldKind> TableDump::kinds_of(const StoredTable& table) {
    std::vector<FieldKind> kinds;
    for (const StoredColumn& column : table.columns) kinds.push_back(column.kind);
    return kinds;
}

std::string TableDump::selection(const StoredTable& table) {
    return "SELECT " + listed(names_of(table)) + " FROM " + table.name + " ORDER BY " +
           listed(table.order);
}

std::string TableDump::insertion(const StoredTable& table) {
    return "INSERT INTO " + table.name + " (" + listed(names_of(table)) + ") VALUES (" +
           listed(names_of(table, ":")) + ")";
}

}  // namespace posthouse::store
