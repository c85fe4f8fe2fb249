#include "tablebase/table_file.h"

#include "base/assert.h"
#include "tablebase/little_endian.h"

#include <algorithm>
#define XXH_INLINE_ALL
#include <xxhash.h>

namespace posthouse::tablebase {
namespace {

constexpr std::string_view magic = "\x89SOWTAB\n";
constexpr std::uint8_t codec_of_contexts = 1;
constexpr std::size_t checked = table_header_size - 8;  // the rest is the checksum of this

/// The sizes that the layout of a file rests on.
constexpr std::uint32_t tile_positions = TableShape::tile_positions;
constexpr std::uint16_t tile_rows = TableShape::tile_rows;
constexpr std::uint16_t block_tiles = TableShape::block_tiles;

std::string_view text_at(std::span<const std::uint8_t> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// The fields that are always there, before any of the others is believed.
const char* wrong_about(std::span<const std::uint8_t> bytes) {
    if (bytes.size() < table_header_size) return "is too short to be a table";
    if (text_at(bytes.first(magic.size())) != magic) return "is not a table";
    if (little_at<std::uint32_t>(&bytes[8]) != table_version)
        return "is of another version of this program: build it anew";
    if (little_at<std::uint64_t>(&bytes[checked]) != checksum_of(bytes.first(checked)))
        return "has a damaged header: build it anew";
    if (bytes[15] != codec_of_contexts || little_at<std::uint32_t>(&bytes[56]) != tile_positions ||
        little_at<std::uint16_t>(&bytes[60]) != tile_rows ||
        little_at<std::uint16_t>(&bytes[62]) != block_tiles)
        return "is compressed in another way than this program knows: build it anew";
    if (bytes[12] < 1 || bytes[12] > table_houses_max || bytes[13] > table_seeds_max ||
        bytes[14] > 1)
        return "is of a table that cannot be";
    return nullptr;
}

}  // namespace

std::uint64_t checksum_of(std::span<const std::uint8_t> bytes, std::uint64_t seed) {
    return XXH3_64bits_withSeed(bytes.data(), bytes.size(), seed);
}

std::string_view name_of(TableKind kind) {
    return kind == TableKind::bounds ? "bounds" : "cycle";
}

std::string table_file_name(const TableIdentity& identity) {
    return identity.variant + "-" + std::to_string(identity.seeds) + "." +
           std::string(name_of(identity.kind)) + ".table";
}

std::string TableHeader::bytes() const {
    ASSERT(identity.variant.size() <= table_variant_max);
    const TableShape shape(identity.houses, identity.seeds);
    std::string out(magic);
    put_little(out, table_version);
    out += static_cast<char>(identity.houses);
    out += static_cast<char>(identity.seeds);
    out += static_cast<char>(identity.kind);
    out += static_cast<char>(codec_of_contexts);
    out += identity.variant;
    out.resize(48);
    put_little(out, shape.positions());
    put_little(out, tile_positions);
    put_little(out, tile_rows);
    put_little(out, block_tiles);
    put_little(out, file_length);
    put_little(out, model_length);
    put_little(out, model_checksum);
    put_little(out, index_begin);
    put_little(out, checksum);
    out.resize(checked);
    put_little(out, checksum_of({reinterpret_cast<const std::uint8_t*>(out.data()), out.size()}));
    return out;
}

Expected<TableHeader> TableHeader::read(std::span<const std::uint8_t> bytes,
                                        std::uint64_t file_length, std::string_view name) {
    if (const char* wrong = wrong_about(bytes)) return refuse("The file ", name, ' ', wrong, '.');
    TableHeader header;
    const std::string_view variant = text_at(bytes.subspan(16, table_variant_max + 1));
    header.identity = {std::string(variant.substr(0, variant.find('\0'))), bytes[12], bytes[13],
                       static_cast<TableKind>(bytes[14])};
    header.file_length = little_at<std::uint64_t>(&bytes[64]);
    header.model_length = little_at<std::uint64_t>(&bytes[72]);
    header.model_checksum = little_at<std::uint64_t>(&bytes[80]);
    header.index_begin = little_at<std::uint64_t>(&bytes[88]);
    header.checksum = little_at<std::uint64_t>(&bytes[96]);
    if (header.file_length != file_length)
        return refuse("The file ", name, " has ", file_length, " bytes and should have ",
                      header.file_length, ": copy it again or build it anew.");
    const TableShape shape(header.identity.houses, header.identity.seeds);
    const std::uint64_t index_length = 8 * (shape.blocks() + 1);
    const std::uint64_t body = file_length - table_header_size;
    if (little_at<std::uint64_t>(&bytes[48]) != shape.positions() || index_length > body ||
        header.index_begin != file_length - index_length ||
        header.model_length > body - index_length)
        return refuse("The file ", name, " contradicts itself: build it anew.");
    return header;
}

}  // namespace posthouse::tablebase
