
#include "tablebase/files/table_file.h"
#include "base/assert.h"
#include "tablebase/files/little_endian.h"

#include <algorithm>
#include <numeric>

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace posthouse::tablebase {
namespace {

constexpr std::string_view magic = "\x89SOWTAB\n";
constexpr std::uint8_t codec_of_contexts = 1;
constexpr std::size_t checked = table_header_size - 8;  // followed by the checksum of this

/// The sizes that the file's layout depends on.
constexpr std::uint32_t tile_positions = TableShape::tile_positions;
constexpr std::uint16_t tile_rows = TableShape::tile_rows;
constexpr std::uint16_t block_tiles = TableShape::block_tiles;

std::string_view text_at(std::span<const std::uint8_t> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Checks the fixed fields before any of the others is trusted.
std::optional<Refusal> wrong_about(std::span<const std::uint8_t> bytes, std::string_view name) {
    if (bytes.size() < table_header_size)
        return refuse("table-too-short", "The file {name} is too short to be a table.", name);
    if (text_at(bytes.first(magic.size())) != magic)
        return refuse("not-a-table", "The file {name} is not a table.", name);
    if (read_little_endian<std::uint32_t>(&bytes[8]) != table_version)
        return refuse("table-version-differs",
                      "The file {name} is of another version of this program: build it again.",
                      name);
    if (read_little_endian<std::uint64_t>(&bytes[checked]) != checksum_of(bytes.first(checked)))
        return refuse("table-header-damaged",
                      "The file {name} has a damaged header: build it again.", name);
    if (bytes[15] != codec_of_contexts ||
        read_little_endian<std::uint32_t>(&bytes[56]) != tile_positions ||
        read_little_endian<std::uint16_t>(&bytes[60]) != tile_rows ||
        read_little_endian<std::uint16_t>(&bytes[62]) != block_tiles)
        return refuse(
            "table-compression-unknown",
            "The file {name} is compressed in another way than this program knows: build it again.",
            name);
    if (bytes[12] < 1 || bytes[12] > table_houses_max || bytes[13] > table_seeds_max ||
        bytes[14] > 1)
        return refuse("table-impossible", "The file {name} is of a table that cannot be.", name);
    return std::nullopt;
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
    append_little_endian(out, table_version);
    out += static_cast<char>(identity.houses);
    out += static_cast<char>(identity.seeds);
    out += static_cast<char>(identity.kind);
    out += static_cast<char>(codec_of_contexts);
    out += identity.variant;
    out.resize(48);
    append_little_endian(out, shape.positions());
    append_little_endian(out, tile_positions);
    append_little_endian(out, tile_rows);
    append_little_endian(out, block_tiles);
    append_little_endian(out, file_length);
    append_little_endian(out, model_length);
    append_little_endian(out, model_checksum);
    append_little_endian(out, index_begin);
    append_little_endian(out, checksum);
    out.resize(checked);
    append_little_endian(
        out, checksum_of({reinterpret_cast<const std::uint8_t*>(out.data()), out.size()}));
    return out;
}

Expected<TableHeader> TableHeader::read(std::span<const std::uint8_t> bytes,
                                        std::uint64_t file_length, std::string_view name) {
    if (const auto wrong = wrong_about(bytes, name)) return *wrong;
    TableHeader header;
    const std::string_view variant = text_at(bytes.subspan(16, table_variant_max + 1));
    header.identity = {std::string(variant.substr(0, variant.find('\0'))), bytes[12], bytes[13],
                       static_cast<TableKind>(bytes[14])};
    header.file_length = read_little_endian<std::uint64_t>(&bytes[64]);
    header.model_length = read_little_endian<std::uint64_t>(&bytes[72]);
    header.model_checksum = read_little_endian<std::uint64_t>(&bytes[80]);
    header.index_begin = read_little_endian<std::uint64_t>(&bytes[88]);
    header.checksum = read_little_endian<std::uint64_t>(&bytes[96]);
    if (header.file_length != file_length)
        return refuse("table-file-length",
                      "The file {name} has {bytes} bytes and should have {length}: copy it again "
                      "or build it again.",
                      name, file_length, header.file_length);
    const TableShape shape(header.identity.houses, header.identity.seeds);
    const std::uint64_t index_length = 8 * (shape.blocks() + 1);
    const std::uint64_t body = file_length - table_header_size;
    if (read_little_endian<std::uint64_t>(&bytes[48]) != shape.positions() || index_length > body ||
        header.index_begin != file_length - index_length ||
        header.model_length > body - index_length)
        return refuse("table-file-inconsistent",
                      "The file {name} contradicts itself: build it again.", name);
    return header;
}

namespace {

/// The mover's houses in file order, starting with the one that changes most slowly.
std::array<int, table_houses_max> file_order(int houses) {
    std::array<int, table_houses_max> order{};
    int at = 0;
    for (int house = houses - 1; house > 2; --house) order[at++] = house;
    for (const int house : {0, 2, 1})
        if (house < houses) order[at++] = house;
    return order;
}

int total_of(AnyRow row) {
    return std::accumulate(row.begin(), row.end(), 0);
}

}  // namespace

std::uint64_t rank_of(AnyRow row) {
    const int houses = static_cast<int>(row.size());
    std::uint64_t rank = 0;
    int rest = 0;
    for (int house = houses - 1; house > 0; --house) {
        rest += row[house];
        if (rest > 0) rank += ways_by_houses[houses - house + 1][rest - 1];
    }
    return rank;
}

std::array<std::uint8_t, table_houses_max> in_file_order(AnyRow mine) {
    const auto order = file_order(static_cast<int>(mine.size()));
    std::array<std::uint8_t, table_houses_max> out{};
    for (std::size_t k = 0; k < mine.size(); ++k) out[k] = mine[order[k]];
    return out;
}

std::vector<std::uint32_t> usual_ranks(int houses, int total) {
    const auto order = file_order(houses);
    std::vector<std::uint32_t> ranks;
    ranks.reserve(ways_to_lay(houses, total));
    std::array<std::uint8_t, table_houses_max> row{}, usual{};
    row[0] = static_cast<std::uint8_t>(total);
    for (std::uint64_t k = 0; k < ways_to_lay(houses, total); ++k) {
        if (k > 0) next_row(std::span(row).first(houses));
        for (int house = 0; house < houses; ++house) usual[order[house]] = row[house];
        ranks.push_back(static_cast<std::uint32_t>(rank_of(std::span(usual).first(houses))));
    }
    return ranks;
}

std::array<std::uint8_t, table_houses_max> row_of_rank(int houses, int total, std::uint64_t rank) {
    std::array<std::uint8_t, table_houses_max> row{};
    int rest = total;
    for (int house = 0; house + 1 < houses; ++house) {
        // The number of rows with fewer than `rest` seeds from the next house on.
        int later = 0;
        while (later < rest && ways_by_houses[houses - house][later] <= rank) ++later;
        if (later > 0) rank -= ways_by_houses[houses - house][later - 1];
        row[house] = static_cast<std::uint8_t>(rest - later);
        rest = later;
    }
    row[houses - 1] = static_cast<std::uint8_t>(rest);
    return row;
}

void next_row(std::span<std::uint8_t> row) {
    const std::uint8_t last = row.back();
    row.back() = 0;
    std::size_t house = row.size() - 1;
    while (house > 0 && row[house - 1] == 0) --house;
    if (house == 0) return;  // that was the last
    --row[house - 1];
    row[house] = static_cast<std::uint8_t>(last + 1);
}

TableShape::TableShape(int houses, int seeds) : houses_(houses), seeds_(seeds) {
    ASSERT(houses >= 1 && houses <= table_houses_max);
    ASSERT(seeds >= 0 && seeds <= table_seeds_max);
    for (int theirs = 0; theirs <= seeds; ++theirs) {
        Part& part = parts_[theirs];
        part.rows = ways_to_lay(houses, theirs);
        part.width = ways_to_lay(houses, seeds - theirs);
        const auto least = [](std::uint64_t a, std::uint64_t b) {
            return static_cast<int>(std::min(a, b));
        };
        part.tile_height = least(part.rows, tile_rows);
        part.tile_width = least(part.width, tile_positions / part.tile_height);
        part.tile_height = least(part.rows, tile_positions / part.tile_width);
        part.across = (part.width + part.tile_width - 1) / part.tile_width;
        const std::uint64_t down = (part.rows + part.tile_height - 1) / part.tile_height;
        parts_[theirs + 1].first_tile = part.first_tile + part.across * down;
        begin_[theirs + 1] = begin_[theirs] + part.rows * part.width;
    }
}

TilePlace TableShape::tile(std::uint64_t number) const {
    ASSERT(number < tiles());
    int theirs = 0;
    while (parts_[theirs + 1].first_tile <= number) ++theirs;
    const Part& part = parts_[theirs];
    number -= part.first_tile;
    TilePlace tile{theirs, number / part.across * part.tile_height, 0,
                   number % part.across * part.tile_width, 0};
    tile.rows =
        static_cast<int>(std::min<std::uint64_t>(part.tile_height, part.rows - tile.first_row));
    tile.columns =
        static_cast<int>(std::min<std::uint64_t>(part.tile_width, part.width - tile.first_column));
    return tile;
}

TableShape::Place TableShape::place(int theirs, std::uint64_t row,
                                    std::uint64_t file_column) const {
    const Part& part = parts_[theirs];
    const std::uint64_t down = row / part.tile_height, along = file_column / part.tile_width;
    const std::uint64_t columns =
        std::min<std::uint64_t>(part.tile_width, part.width - along * part.tile_width);
    return {part.first_tile + down * part.across + along,
            static_cast<int>(row % part.tile_height * columns + file_column % part.tile_width)};
}

TableShape::Place TableShape::place(AnyRow mine, AnyRow theirs) const {
    const auto ordered = in_file_order(mine);
    return place(total_of(theirs), rank_of(theirs), rank_of(AnyRow(ordered).first(mine.size())));
}

std::uint64_t TableShape::position(AnyRow mine, AnyRow theirs) const {
    return position(RankedRow{total_of(mine), rank_of(mine)},
                    RankedRow{total_of(theirs), rank_of(theirs)});
}

}  // namespace posthouse::tablebase
