// Which tables a house has, with their columns, in an order in which each comes after those that it
// refers to: as the migrations (sqlite_schema.h) make them, the same in every database.
//
// Deliberately absent: the version's own table, which each database keeps in its own way; indexes.
#pragma once

#include "store/connection.h"

#include <string>
#include <vector>

namespace posthouse::store {

struct StoredColumn {
    std::string name;
    FieldKind kind = FieldKind::text;
};

struct StoredTable {
    std::string name;
    std::vector<StoredColumn> columns;
    std::vector<std::string> order;  // columns by which its rows are told apart; else all of them
    bool has_identity = false;       // counts its own column `id`
    bool gives_no_id_twice = false;  // and remembers how far, whatever was removed
};

/// As of this version of the tables.
std::vector<StoredTable> schema_tables(int version);
int newest_version();

}  // namespace posthouse::store
