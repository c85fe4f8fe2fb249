// Which tables a house has, with their columns, in an order in which each comes after those that it
// refers to: as the migrations (sqlite_schema.h) make them, the same in every database.
#pragma once

#include "store/connection.h"

#include <functional>
#include <memory>
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

// Everything that a database holds of a house, table by table and row by row: what export and
// import (house_text.h) need of it. One transaction on a connection of its own, from the first
// question to commit(); without that nothing has changed.

class TableDump {
public:
    virtual ~TableDump() = default;

    /// Of the tables; 0: there are none.
    virtual int version() = 0;
    /// Makes the tables, or brings them to a newer version.
    virtual void migrate(int version) = 0;

    virtual void each_row(const StoredTable&,
                          const std::function<void(const std::vector<Field>&)>&) = 0;
    /// Refused by an exception where the database cannot keep it.
    virtual void add_row(const StoredTable&, const std::vector<Field>&) = 0;
    bool has_rows(const StoredTable&);

    /// The last identity that was given; 0: none. Only of a table that gives none twice.
    virtual long long counter(const StoredTable&) = 0;
    virtual void set_counter(const StoredTable&, long long) = 0;

    virtual void commit() = 0;

protected:
    virtual Connection& connection() = 0;

    static std::vector<FieldKind> kinds_of(const StoredTable&);
    /// All rows in their order.
    static std::string selection(const StoredTable&);
    static std::string insertion(const StoredTable&);
};

/// To be read: of one moment, whatever is written meanwhile. Throws where there is no such house.
std::unique_ptr<TableDump> dump_from_sqlite(const std::string& path);
std::unique_ptr<TableDump> read_postgres(const std::string& url);
/// To be filled; the file is made where there is none.
std::unique_ptr<TableDump> load_into_sqlite(const std::string& path);
std::unique_ptr<TableDump> fill_postgres(const std::string& url);

}  // namespace posthouse::store
