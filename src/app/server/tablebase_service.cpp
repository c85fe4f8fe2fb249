#include "app/server/tablebase_service.h"

#include "cli/system_info.h"
#include "tablebase/files/tablebase_folder.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <string>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;

/// Until failed builds are retried.
constexpr auto pause_between_rounds = 1h;
/// Seeds on 2 x 6 houses of the tables built first, in a second.
constexpr int seeds_at_first = 12;
/// Left free.
constexpr std::uint64_t memory_margin = 64ULL << 20, disk_margin = 1ULL << 30;
/// Per game, for blocks decoded from files.
constexpr std::size_t cache_bytes = std::size_t{2} << 20;

/// Thrown to abandon a table file in progress.
struct BuildAbandoned {};

std::vector<tablebase::TableKind> kinds_of(const games::GameTablebases& tables) {
    if (tables.cycles_are_even) return {tablebase::TableKind::cycle_zero};
    return {tablebase::TableKind::cycle_zero, tablebase::TableKind::bounds};
}

std::uint64_t positions_to(int houses, int seeds) {
    std::uint64_t positions = 0;
    for (int n = 0; n <= seeds; ++n) positions += tablebase::TableShape(houses, n).positions();
    return positions;
}

bool has_all_tables(const tablebase::TablebaseFolder& tables, tablebase::TableKind kind,
                    int seeds) {
    for (int n = 0; n <= seeds; ++n)
        if (!tables.file(kind, n)) return false;
    return true;
}

}  // namespace

struct TablebaseService::GameEntry {
    const games::Game& game;
    const games::GameTablebases& tables;
    const std::vector<tablebase::TableKind> kinds;
    std::uint64_t memory = 0;
    std::atomic<bool> damaged = false;  // found while reading
    bool suspect = false;               // check all files
    mutable std::mutex mutex;           // guards what follows
    std::shared_ptr<const tablebase::TablebaseFolder> now;

    GameEntry(const games::Game& of, const games::GameTablebases& its)
        : game(of), tables(its), kinds(kinds_of(its)) {}

    std::shared_ptr<const tablebase::TablebaseFolder> taken() const {
        const std::lock_guard lock(mutex);
        return now;
    }
};

TablebaseService::TablebaseService(TablebaseServiceOptions settings)
    : settings_(std::move(settings)),
      entries_([] {
          std::vector<std::unique_ptr<GameEntry>> books;
          for (const games::Game& game : games::all_games())
              if (const games::GameTablebases* tables = games::tablebases_of(game))
                  books.push_back(std::make_unique<GameEntry>(game, *tables));
          return books;
      }()),
      worker_(
          "building endgame tables", [this] { return run_once(); }, pause_between_rounds,
          settings_.niceness) {}

TablebaseService::~TablebaseService() {
    stop();
}

void TablebaseService::stop() {
    stopping_ = true;
    worker_.stop();
}

std::shared_ptr<const tablebase::TablebaseFolder> TablebaseService::tables(
    const games::Game& game) const {
    for (const auto& book : entries_)
        if (&book->game == &game) return book->taken();
    return nullptr;
}

bool TablebaseService::run_once() {
    for (auto& book : entries_) {
        if (stopping_) return false;
        book->memory = settings_.memory / entries_.size();
        book->suspect = book->damaged.exchange(false);
        if (!loaded_) reload(*book);
    }
    loaded_ = true;
    if (settings_.seeds > 0)
        for (const int seeds : {std::min(seeds_at_first, settings_.seeds), settings_.seeds})
            for (auto& book : entries_)
                for (const tablebase::TableKind kind : book->kinds) {
                    if (stopping_) return false;
                    build(*book, kind, equivalent_seeds(book->tables, seeds));
                }
    idle_ = true;
    return false;
}

/// Opens the tables in the folder.
void TablebaseService::reload(GameEntry& book) {
    const auto tables =
        book.tables.open_folder(settings_.folder, cache_bytes, [&book](const Refusal& what) {
            if (!book.damaged.exchange(true))
                spdlog::warn("{} It will be rebuilt within an hour.", what.sentence.view());
        });
    if (tables) book.tables.load(*tables, book.memory, 1);
    const std::lock_guard lock(book.mutex);
    book.now = tables;
}

/// What is allowed, and free.
std::uint64_t TablebaseService::build_memory() const {
    const auto free = cli::memory_free();
    if (!free) return settings_.build_memory;
    return std::min(settings_.build_memory, *free - std::min(*free, memory_margin));
}

/// Bytes of temporary files; 0: all fits into memory.
std::uint64_t TablebaseService::planes_on_disk(const GameEntry& book, tablebase::TableKind kind,
                                               int seeds) const {
    if (book.tables.memory_needed(kind, seeds) <= build_memory()) return 0;
    return book.tables.planes_needed(kind, seeds);
}

/// The most seeds for which memory and disk suffice.
int TablebaseService::max_fitting_seeds(const GameEntry& book, tablebase::TableKind kind,
                                        int seeds) const {
    const games::GameTablebases& tables = book.tables;
    const auto disk = cli::disk_free(settings_.folder);
    const std::uint64_t memory = build_memory();
    const auto has_room = [&](int n) {
        std::uint64_t file_bytes = 0;
        for (int k = 0; k <= n; ++k) file_bytes += tables.disk_needed(kind, k);
        return tables.memory_least(kind, n) <= memory &&
               (!disk || file_bytes + planes_on_disk(book, kind, n) + disk_margin <= *disk);
    };
    while (seeds >= 0 && !has_room(seeds)) --seeds;
    return seeds;
}

games::TableBuildCallbacks TablebaseService::callbacks() const {
    games::TableBuildCallbacks listener;
    listener.stop = [this] { return stopping_.load(); };
    listener.on_progress = [this](int, games::TableBuildCallbacks::BuildStage doing, int) {
        if (doing == games::TableBuildCallbacks::BuildStage::writing && stopping_)
            throw BuildAbandoned();
    };
    listener.damaged = [](const Refusal& what) {
        spdlog::warn("{} It is rebuilt now.", what.sentence.view());
    };
    return listener;
}

void TablebaseService::build(GameEntry& book, tablebase::TableKind kind, int seeds) {
    const auto there = book.taken();
    const auto done = [&](int to) {
        return there && !book.suspect && has_all_tables(*there, kind, to);
    };
    if (done(seeds)) return;
    const int possible = max_fitting_seeds(book, kind, seeds);
    if (possible < 0 || done(possible)) return;
    const std::string name =
        fmt::format("{} tables of {}", tablebase::name_of(kind), book.tables.variant);
    if (possible < seeds)
        spdlog::warn("the {} are built up to {} seeds instead of {}: memory or disk do not suffice",
                     name, possible, seeds);
    const auto began = std::chrono::steady_clock::now();
    try {
        const std::uint64_t scratch = planes_on_disk(book, kind, possible);
        if (!book.tables.build({settings_.folder, kind, possible, 1, true, build_memory(), scratch},
                               callbacks()))
            return;
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - began;
        if (taken > 1s)
            spdlog::info("built the {} up to {} seeds in {:.1f} s", name, possible, taken.count());
    } catch (const BuildAbandoned&) {
        return;
    } catch (const std::exception& fault) {
        spdlog::error("building the {}: {}", name, fault.what());
    }
    reload(book);
}

int equivalent_seeds(const games::GameTablebases& tables, int seeds) {
    constexpr int usual_houses = 6;
    const std::uint64_t most = positions_to(usual_houses, seeds);
    int possible = 0;
    while (possible < tables.seeds_max && positions_to(tables.houses, possible + 1) <= most)
        ++possible;
    return possible;
}

}  // namespace posthouse::app
