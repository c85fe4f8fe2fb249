// A whole house as text, and back: docs/export-format.md has the format. Line by line, however much
// there is.
#pragma once

#include "store/table_dump.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::store {

/// Gives the lines one by one, without line ends. `house_key` is the key in hexadecimal digits.
/// How many rows there were.
long long export_database(TableDump&, const std::string& house_key,
                          const std::function<void(const std::string&)>& take);

/// Takes such lines one by one. What is wrong with one is thrown as std::runtime_error, a sentence
/// that names the line; then nothing is to be committed.
class DatabaseImporter {
public:
    explicit DatabaseImporter(TableDump& dump) : holdings_(dump) {}

    void take(std::string_view line);
    /// After the last: what there is is whole, and brought to this program's version. Not yet
    /// committed. How many rows there were.
    long long finish();

    /// In hexadecimal digits; known after the second line.
    const std::string& house_key() const { return house_key_; }

private:
    void begin(std::string_view line);
    void take_object(std::string_view line);
    void take_row(std::string_view line);
    [[noreturn]] void wrong(const std::string& why) const;

    TableDump& holdings_;
    std::vector<StoredTable> tables_;
    std::size_t next_table_ = 0;  // those before it have come
    const StoredTable* table_ = nullptr;
    std::string house_key_;
    int version_ = 0;
    long long lines_ = 0, rows_ = 0;
    bool ended_ = false;
};

}  // namespace posthouse::store
