#include "store/row_encoding.h"

#include "base/varint.h"

#include <bit>
#include <stdexcept>
#include <utility>

namespace posthouse::store {

using club::Field;
using club::StoredRow;

namespace {

[[noreturn]] void fail_malformed() {
    throw std::runtime_error("An encoded row is damaged");
}

// In keys: the kind of a field. A whole number is this byte plus or minus the count of its bytes,
// which follow with the highest first; so larger numbers have larger bytes.
constexpr std::uint8_t null_kind = 0x01;
constexpr std::uint8_t whole_kind = 0x40;
constexpr std::uint8_t text_kind = 0x80;
constexpr int number_bytes_max = 8;

void write_key_number(std::string& bytes, long long value) {
    const bool negative = value < 0;
    const auto bits = static_cast<std::uint64_t>(value);
    const std::uint64_t magnitude = negative ? ~bits : bits;
    const int count = static_cast<int>((std::bit_width(magnitude) + 7) / 8);
    bytes += static_cast<char>(whole_kind + (negative ? -count - 1 : count));
    for (int i = count - 1; i >= 0; --i) bytes += static_cast<char>(bits >> (8 * i));
}

/// A zero byte becomes two bytes, 0 and 255, and the text ends with two zeros.
void write_key_text(std::string& bytes, std::string_view text) {
    bytes += static_cast<char>(text_kind);
    for (const char c : text) {
        bytes += c;
        if (c == 0) bytes += '\xff';
    }
    bytes.append(2, '\0');
}

}  // namespace

void write_field(std::string& bytes, const Field& field) {
    bytes += static_cast<char>(field.index());
    if (const auto* whole = std::get_if<long long>(&field)) {
        append_varint(bytes, to_zigzag(*whole));
    } else if (const auto* real = std::get_if<double>(&field)) {
        auto bits = std::bit_cast<std::uint64_t>(*real);
        for (int i = 0; i < 8; ++i, bits >>= 8) bytes += static_cast<char>(bits);
    } else if (const auto* text = std::get_if<std::string>(&field)) {
        append_varint(bytes, text->size());
        bytes += *text;
    }
}

std::uint8_t FieldReader::byte() {
    if (rest_.empty()) fail_malformed();
    const auto value = static_cast<std::uint8_t>(rest_.front());
    rest_.remove_prefix(1);
    return value;
}

std::uint64_t FieldReader::number() {
    const auto number = take_varint(rest_);
    if (!number) fail_malformed();
    return *number;
}

std::size_t FieldReader::number_below(std::size_t limit) {
    const std::uint64_t value = number();
    if (value >= limit) fail_malformed();
    return static_cast<std::size_t>(value);
}

Field FieldReader::field() {
    switch (byte()) {
        case 0:
            return {};
        case 1:
            return static_cast<long long>(from_zigzag(number()));
        case 2: {
            std::uint64_t bits = 0;
            for (unsigned i = 0; i < 64; i += 8) bits |= std::uint64_t{byte()} << i;
            return std::bit_cast<double>(bits);
        }
        case 3: {
            const std::size_t size = number_below(rest_.size() + 1);
            if (size > rest_.size()) fail_malformed();
            std::string text(rest_.substr(0, size));
            rest_.remove_prefix(size);
            return text;
        }
        default:
            fail_malformed();
    }
}

std::string packed_row(club::RowView row) {
    std::string bytes;
    for (const Field& field : row) write_field(bytes, field);
    bytes.shrink_to_fit();
    return bytes;
}

StoredRow unpacked_row(std::string_view packed) {
    StoredRow row;
    for (FieldReader reader(packed); !reader.at_end();) row.push_back(reader.field());
    return row;
}

std::string packed_key(club::RowView key) {
    std::string bytes;
    for (const Field& field : key) {
        if (club::is_null(field))
            bytes += static_cast<char>(null_kind);
        else if (const auto* whole = std::get_if<long long>(&field))
            write_key_number(bytes, *whole);
        else if (const auto* text = std::get_if<std::string>(&field))
            write_key_text(bytes, *text);
        else
            throw std::logic_error("A key has no real numbers");
    }
    return bytes;
}

StoredRow unpacked_key(std::string_view packed) {
    StoredRow key;
    for (FieldReader reader(packed); !reader.at_end();) {
        const std::uint8_t kind = reader.byte();
        if (kind == null_kind) {
            key.emplace_back();
        } else if (kind == text_kind) {
            std::string text;
            for (;;) {
                const std::uint8_t byte = reader.byte();
                if (byte == 0 && reader.byte() == 0) break;
                text += static_cast<char>(byte);
            }
            key.emplace_back(std::move(text));
        } else {
            const bool negative = kind < whole_kind;
            const int count = negative ? whole_kind - kind - 1 : kind - whole_kind;
            if (count > number_bytes_max) fail_malformed();
            std::uint64_t bits = negative ? ~std::uint64_t{0} : 0;
            for (int i = 0; i < count; ++i) bits = bits << 8 | reader.byte();
            key.emplace_back(static_cast<long long>(bits));
        }
    }
    return key;
}

}  // namespace posthouse::store
