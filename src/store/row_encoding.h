// Rows as bytes: in the redo log, and in memory, where a row of fields takes five times as much.
#pragma once

#include "club/rows.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace posthouse::store {

/// Appends a field with its kind.
void write_field(std::string& bytes, const club::Field&);

/// Reads what these have written. Throws a std::runtime_error where the bytes are damaged.
class FieldReader {
public:
    explicit FieldReader(std::string_view bytes) : rest_(bytes) {}

    bool at_end() const { return rest_.empty(); }
    std::uint8_t byte();
    std::uint64_t number();
    /// A number below this one.
    std::size_t number_below(std::size_t limit);
    club::Field field();

private:
    std::string_view rest_;
};

std::string packed_row(club::RowView);
club::StoredRow unpacked_row(std::string_view packed);

/// A key, or its first fields, as bytes whose order is that of the keys; what begins with the same
/// fields begins with the same bytes. Keys consist of whole numbers, texts and nulls.
std::string packed_key(club::RowView key);
club::StoredRow unpacked_key(std::string_view packed);

}  // namespace posthouse::store
