
#include "games/tables/tables.h"
#include "tablebase/files/row_mapping.h"
#include "tablebase/files/tablebase_folder.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <utility>

namespace posthouse::games {

std::shared_ptr<tablebase::TablebaseFolder> GameTablebases::open_folder(
    const std::filesystem::path& folder, std::size_t cache_bytes,
    const std::function<void(const Refusal&)>& damaged) const {
    auto files = std::make_shared<tablebase::TablebaseFolder>(
        folder, std::string(variant), houses,
        tablebase::TablebaseFolder::Settings{cache_bytes, damaged});
    return files->list().empty() ? nullptr : files;
}

void GameTablebases::load(tablebase::TablebaseFolder& files, std::uint64_t memory_bytes,
                          int threads) const {
    // A value takes half the space of bounds.
    if (!cycles_are_even) files.load(tablebase::TableKind::bounds, memory_bytes / 3 * 2, threads);
    files.load(tablebase::TableKind::cycle_zero, memory_bytes, threads);
}

int GameTablebases::complete_up_to(const tablebase::TablebaseFolder& files,
                                   tablebase::TableKind kind) const {
    int reach = -1;
    for (const auto& one : files.list())  // by seeds
        if (one.identity.kind == kind && one.identity.seeds == reach + 1) ++reach;
    return reach;
}

std::filesystem::path GameTablebases::file_of(const TableBuildOptions& order, int seeds) const {
    return order.folder / tablebase::table_file_name(tablebase::TableIdentity{
                              std::string(variant), houses, seeds, order.kind});
}

std::vector<int> GameTablebases::missing(const TableBuildOptions& order,
                                         const std::function<void(const Refusal&)>& damaged) const {
    const tablebase::TablebaseFolder there(order.folder, std::string(variant), houses,
                                           {1, damaged});
    std::vector<int> missing;
    for (int seeds = 0; seeds <= order.seeds; ++seeds)
        if (const tablebase::TableFile* file = there.file(order.kind, seeds);
            !file || !file->has_right_checksum()) {
            missing.push_back(seeds);
            if (file && damaged)
                damaged(refuse("file-differs", "The file {name} is not what was written.",
                               file_of(order, seeds).filename().string()));
        }
    return missing;
}

std::uint64_t GameTablebases::positions(int seeds) const {
    return tablebase::TableShape(houses, seeds).positions();
}

std::uint64_t GameTablebases::memory_needed(tablebase::TableKind kind, int seeds) const {
    // A byte for each value; for the table in progress some more, for tiles that are not full
    // and for stamps.
    std::uint64_t values = 0;
    for (int n = 0; n <= seeds; ++n) values += positions(n);
    return (values + positions(seeds) / 3) * tablebase::values_each(kind) + program_bytes;
}

std::uint64_t GameTablebases::memory_least(tablebase::TableKind kind, int seeds) const {
    // Row mappings and moves of each row of either player's with this many seeds or fewer, and
    // stamps of each row of the table in progress for every tile.
    constexpr std::uint64_t bytes_a_row = 130, noted = 2;
    std::uint64_t rows = 0, notes = 0;
    for (int n = 0; n <= seeds; ++n) {
        const std::uint64_t count = tablebase::ways_to_lay(houses, n);
        rows += count;
        notes +=
            count * (tablebase::tiles_of(tablebase::ways_to_lay(houses, seeds - n)) + 1) * noted;
    }
    return planes_needed(kind, seeds) + notes * tablebase::values_each(kind) + rows * bytes_a_row +
           program_bytes;
}

std::uint64_t GameTablebases::planes_needed(tablebase::TableKind kind, int seeds) const {
    std::uint64_t tiles = 0;
    for (int n = 0; n <= seeds; ++n)
        tiles += tablebase::tiles_of(tablebase::ways_to_lay(houses, n)) *
                 tablebase::tiles_of(tablebase::ways_to_lay(houses, seeds - n));
    return tiles * tablebase::tile_side * tablebase::tile_side * tablebase::values_each(kind);
}

std::uint64_t GameTablebases::disk_needed(tablebase::TableKind kind, int seeds) const {
    // Bits per position with 20 seeds: 3.0, and 3.8 with bounds; a little more with more seeds.
    constexpr std::uint64_t model = 1U << 18;
    return positions(seeds) * (kind == tablebase::TableKind::bounds ? 10 : 7) / 16 + model;
}

const tablebase::TablebaseSource& source_of(const tablebase::TablebaseFolder& files) {
    return files;
}

namespace {

constexpr std::size_t cache_bytes = std::size_t{8} << 20;

OpenTablebases described(std::shared_ptr<const tablebase::TablebaseFolder> tables) {
    OpenTablebases ready;
    for (const tablebase::TablebaseFolder::ListedTable& one : tables->list()) {
        ready.seeds = std::max(ready.seeds, one.identity.seeds);
        if (one.in_memory)
            ready.resident_seeds = std::max(ready.resident_seeds, one.identity.seeds);
    }
    ready.source = std::move(tables);
    return ready;
}

}  // namespace

Expected<OpenTablebases> open_tablebases(const Game& game, const std::filesystem::path& folder,
                                         std::uint64_t memory_bytes,
                                         const std::function<void(const Refusal&)>& damaged) {
    const GameTablebases* about = tablebases_of(game);
    if (!about)
        return refuse("game-without-tables",
                      "There are no tables of {game}: its boards never empty.", game.title);

    static std::mutex mutex;
    static std::map<std::pair<std::string, std::string>,
                    std::weak_ptr<const tablebase::TablebaseFolder>>
        opened;
    const std::lock_guard lock(mutex);
    auto& place = opened[{std::filesystem::absolute(folder).string(), std::string(game.name)}];
    if (auto ready = place.lock()) return described(std::move(ready));

    const auto tables = about->open_folder(folder, cache_bytes, damaged);
    if (!tables)
        return refuse("no-tables-in-folder",
                      "There are no tables of {game} in {folder}: “posthouse tablebase build "
                      "{name}” makes some.",
                      game.title, folder.string(), game.name);
    about->load(*tables, memory_bytes,
                static_cast<int>(std::max(1U, std::thread::hardware_concurrency())));
    place = tables;
    return described(tables);
}

}  // namespace posthouse::games
