// Export and import of a whole database as text (docs/export-format.md), streamed line by line.
#pragma once

#include "store/backup/table_dump.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::store {

/// Calls `take` with each line, without line end. `server_key` is the server's key in hexadecimal.
/// Returns the number of rows.
long long export_database(TableDump&, const std::string& server_key,
                          const std::function<void(const std::string&)>& take);

/// Takes the lines of an export one by one. Throws std::runtime_error with a sentence that names
/// the invalid line; the import must not be committed then.
class DatabaseImporter {
public:
    explicit DatabaseImporter(TableDump& dump) : dump_(dump) {}

    void take(std::string_view line);
    /// After the last line: checks that the import is complete and migrates it to the current
    /// version. Does not commit. Returns the number of rows.
    long long finish();

    /// In hexadecimal; known after the second line.
    const std::string& server_key() const { return server_key_; }

private:
    void begin(std::string_view line);
    void take_object(std::string_view line);
    void take_row(std::string_view line);
    [[noreturn]] void fail(const std::string& why) const;

    TableDump& dump_;
    std::vector<StoredTable> tables_;
    std::size_t next_table_ = 0;  // the tables before it are complete
    const StoredTable* table_ = nullptr;
    std::string server_key_;
    int version_ = 0;
    long long lines_ = 0, rows_ = 0;
    bool ended_ = false;
};

}  // namespace posthouse::store
