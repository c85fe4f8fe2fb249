// The header of a table's file, and what one is called. docs/tablebase-format.md describes every
// byte.
//
// Deliberately absent: reading and writing (table_reader.h, table_writer.h).
#pragma once

#include "base/refusal.h"
#include "tablebase/table_shape.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace posthouse::tablebase {

inline constexpr std::uint32_t table_version = 1;
inline constexpr std::size_t table_header_size = 128;
inline constexpr std::size_t table_variant_max = 31;

struct TableHeader {
    TableIdentity identity;
    std::uint64_t file_length = 0;
    std::uint64_t model_length = 0;  // right after the header
    std::uint64_t model_checksum = 0;
    std::uint64_t index_begin = 0;  // where each block begins, and where the last ends
    std::uint64_t checksum = 0;     // of all after the header

    std::string bytes() const;
    /// Of the first bytes of a file of such a length; `name` is how a refusal calls it.
    static Expected<TableHeader> read(std::span<const std::uint8_t> bytes,
                                      std::uint64_t file_length, std::string_view name);
};

/// XXH3, 64 bits.
std::uint64_t checksum_of(std::span<const std::uint8_t> bytes, std::uint64_t seed = 0);
/// The seed of a block's checksum: a block in another's place, or of another table, is not sound.
constexpr std::uint64_t block_seed(std::uint64_t model_checksum, std::uint64_t block) {
    return model_checksum + block;
}

std::string_view name_of(TableKind kind);
/// `variant-seeds.kind.table`
std::string table_file_name(const TableIdentity& identity);

}  // namespace posthouse::tablebase
