#include "games/ready_tables.h"

#include "games/tables.h"
#include "tablebase/tablebases.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

namespace posthouse::games {

namespace {

constexpr std::size_t cache_bytes = std::size_t{8} << 20;

OpenTablebases described(std::shared_ptr<const tablebase::TablebaseFolder> tables) {
    OpenTablebases ready;
    for (const tablebase::TablebaseFolder::Listed& one : tables->list()) {
        ready.seeds = std::max(ready.seeds, one.identity.seeds);
        if (one.in_memory) ready.seeds_at_once = std::max(ready.seeds_at_once, one.identity.seeds);
    }
    ready.source = std::move(tables);
    return ready;
}

}  // namespace

Expected<OpenTablebases> ready_tables(const Game& game, const std::filesystem::path& folder,
                                      std::uint64_t memory_bytes,
                                      const std::function<void(const Refusal&)>& damaged) {
    const GameTablebases* about = tablebases_of(game);
    if (!about) return refuse("There are no tables of ", game.title, ": its boards never empty.");

    static std::mutex mutex;
    static std::map<std::pair<std::string, std::string>,
                    std::weak_ptr<const tablebase::TablebaseFolder>>
        opened;
    const std::lock_guard lock(mutex);
    auto& place = opened[{std::filesystem::absolute(folder).string(), std::string(game.name)}];
    if (auto ready = place.lock()) return described(std::move(ready));

    const auto tables = about->opened(folder, cache_bytes, damaged);
    if (!tables)
        return refuse("There are no tables of ", game.title, " in ", folder.string(),
                      ": “posthouse tablebase build ", game.name, "” makes some.");
    about->load(*tables, memory_bytes,
                static_cast<int>(std::max(1U, std::thread::hardware_concurrency())));
    place = tables;
    return described(tables);
}

}  // namespace posthouse::games
