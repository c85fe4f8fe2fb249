// The tables and columns of a schema version, as the migrations (sqlite_schema.h) create them, in
// an order in which each table follows those that it refers to.
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
    std::vector<std::string> sort_columns;  // unique columns to sort by; otherwise all columns
    bool has_identity = false;              // has an automatic column `id`
    bool never_reuses_ids = false;          // never reuses an id (AUTOINCREMENT)
};

/// For this version of the schema, without the tables of old_forms.h, which no export has.
std::vector<StoredTable> schema_tables(int version);

// Reads or writes a whole database table by table, for export and import (export_import.h), in one
// transaction on its own connection. Without commit() nothing is changed.

class TableDump {
public:
    virtual ~TableDump() = default;

    /// Version of the tables; 0: there are none.
    virtual int version() = 0;
    /// Creates the tables or migrates them to a newer version.
    virtual void migrate(int version) = 0;

    virtual void each_row(const StoredTable&, const std::function<void(club::RowView)>&) = 0;
    /// Throws if the database cannot store the row.
    virtual void add_row(const StoredTable&, const std::vector<Field>&) = 0;
    bool has_rows(const StoredTable&);

    /// The last id given out; 0: none. Only for a table with never_reuses_ids.
    virtual long long counter(const StoredTable&) = 0;
    virtual void set_counter(const StoredTable&, long long) = 0;

    virtual void commit() = 0;

protected:
    virtual Connection& connection() = 0;

    static std::vector<FieldKind> kinds_of(const StoredTable&);
    /// All rows in order.
    static std::string selection(const StoredTable&);
    static std::string insertion(const StoredTable&);
};

/// For reading a snapshot, whatever is written meanwhile. Throws if there is no database.
std::unique_ptr<TableDump> dump_from_sqlite(const std::string& path);
std::unique_ptr<TableDump> dump_from_postgres(const std::string& url);
/// For writing; creates the file if needed.
std::unique_ptr<TableDump> load_into_sqlite(const std::string& path);
std::unique_ptr<TableDump> load_into_postgres(const std::string& url);

}  // namespace posthouse::store
