#include "games/ready_tables.h"

#include "games/tables.h"
#include "tablebase/tablebases.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

namespace posthouse {

namespace {

ReadyTables described(std::shared_ptr<const Tablebases> tables) {
    ReadyTables ready;
    for (const Tablebases::Listed& one : tables->list()) {
        ready.seeds = std::max(ready.seeds, one.identity.seeds);
        if (one.in_memory) ready.seeds_at_once = std::max(ready.seeds_at_once, one.identity.seeds);
    }
    ready.source = std::move(tables);
    return ready;
}

/// What only guides is worth a third: a value takes half of what bounds take.
void load(Tablebases& tables, bool cycles_are_even, std::uint64_t memory_bytes) {
    const auto threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    if (!cycles_are_even) tables.load(TableKind::bounds, memory_bytes / 3 * 2, threads);
    tables.load(TableKind::cycle_zero, memory_bytes, threads);
}

}  // namespace

Or<ReadyTables> ready_tables(const Game& game, const std::filesystem::path& folder,
                             std::uint64_t memory_bytes,
                             std::function<void(const Refusal&)> damaged) {
    const GameTables* about = tables_of(game);
    if (!about) return refuse("There are no tables of ", game.title, ": its boards never empty.");

    static std::mutex mutex;
    static std::map<std::pair<std::string, std::string>, std::weak_ptr<const Tablebases>> opened;
    const std::lock_guard lock(mutex);
    auto& place = opened[{std::filesystem::absolute(folder).string(), std::string(game.name)}];
    if (auto ready = place.lock()) return described(std::move(ready));

    const auto tables =
        std::make_shared<Tablebases>(folder, std::string(about->variant), about->houses,
                                     Tablebases::Settings{.report = std::move(damaged)});
    if (tables->list().empty())
        return refuse("There are no tables of ", game.title, " in ", folder.string(),
                      ": “posthouse tablebase build ", game.name, "” makes some.");
    load(*tables, about->cycles_are_even, memory_bytes);
    place = tables;
    return described(tables);
}

}  // namespace posthouse
