#include "games/tables.h"

#include "tablebase/carry.h"
#include "tablebase/tablebases.h"

#include <system_error>

namespace posthouse {

std::shared_ptr<Tablebases> GameTables::opened(
    const std::filesystem::path& folder, std::size_t cache_bytes,
    const std::function<void(const Refusal&)>& damaged) const {
    auto files = std::make_shared<Tablebases>(folder, std::string(variant), houses,
                                              Tablebases::Settings{cache_bytes, damaged});
    return files->list().empty() ? nullptr : files;
}

void GameTables::load(Tablebases& files, std::uint64_t memory_bytes, int threads) const {
    // A value takes half of what bounds take.
    if (!cycles_are_even) files.load(TableKind::bounds, memory_bytes / 3 * 2, threads);
    files.load(TableKind::cycle_zero, memory_bytes, threads);
}

int GameTables::reach(const Tablebases& files, TableKind kind) const {
    int reach = -1;
    for (const auto& one : files.list())  // by seeds
        if (one.identity.kind == kind && one.identity.seeds == reach + 1) ++reach;
    return reach;
}

std::filesystem::path GameTables::file_of(const TableOrder& order, int seeds) const {
    return order.folder /
           table_file_name(TableIdentity{std::string(variant), houses, seeds, order.kind});
}

std::vector<int> GameTables::missing(const TableOrder& order,
                                     const std::function<void(const Refusal&)>& damaged) const {
    const Tablebases there(order.folder, std::string(variant), houses, {1, damaged});
    std::vector<int> missing;
    for (int seeds = 0; seeds <= order.seeds; ++seeds)
        if (const TableFile* file = there.file(order.kind, seeds); !file || !file->whole()) {
            missing.push_back(seeds);
            if (file && damaged)
                damaged(refuse("The file ", file_of(order, seeds).filename().string(),
                               " is not what was written."));
        }
    return missing;
}

std::uint64_t GameTables::positions(int seeds) const {
    return TableShape(houses, seeds).positions();
}

std::uint64_t GameTables::memory_needed(TableKind kind, int seeds) const {
    // A byte for each value; of the table in work some more, for tiles that are not full and what
    // is noted of them.
    std::uint64_t values = 0;
    for (int n = 0; n <= seeds; ++n) values += positions(n);
    return (values + positions(seeds) / 3) * values_each(kind) + program_bytes;
}

std::uint64_t GameTables::memory_least(TableKind kind, int seeds) const {
    // What is known of each row of either player's with so many seeds or fewer, and noted of each
    // of the table in work for every tile.
    constexpr std::uint64_t bytes_a_row = 130, noted = 2;
    std::uint64_t rows = 0, notes = 0;
    for (int n = 0; n <= seeds; ++n) {
        const std::uint64_t count = ways_to_lay(houses, n);
        rows += count;
        notes += count * (tiles_of(ways_to_lay(houses, seeds - n)) + 1) * noted;
    }
    return planes_needed(kind, seeds) + notes * values_each(kind) + rows * bytes_a_row +
           program_bytes;
}

std::uint64_t GameTables::planes_needed(TableKind kind, int seeds) const {
    std::uint64_t tiles = 0;
    for (int n = 0; n <= seeds; ++n)
        tiles += tiles_of(ways_to_lay(houses, n)) * tiles_of(ways_to_lay(houses, seeds - n));
    return tiles * tile_side * tile_side * values_each(kind);
}

std::uint64_t GameTables::disk_needed(TableKind kind, int seeds) const {
    // Bits a position with 20 seeds: 3.0, and 3.8 of bounds; a little more with more seeds.
    constexpr std::uint64_t model = 1U << 18;
    return positions(seeds) * (kind == TableKind::bounds ? 10 : 7) / 16 + model;
}

const TableSource& source_of(const Tablebases& files) {
    return files;
}

}  // namespace posthouse
