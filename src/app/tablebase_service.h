// The shelf with the house's tables of endings: builds them in the background when the house is
// first opened, keeps them in files, and hands them to whoever asks.
//
// For each game of which there are tables it builds the kinds that prove something or guide the
// computer. Where going round splits what is left evenly, values (cycle = 0) prove all there is to
// prove. Elsewhere it takes bounds to prove anything, but of positions with many seeds they leave
// most open; there values, though no proof, say best what to play: so both are built. Small tables
// of every game come first, so that each has some after a few seconds.
//
// One thread of the least importance does it. Closing stops it; a table in work is given up, and
// the next opening goes on. What lies in the folder is used however it came there.
#pragma once

#include "app/background_jobs.h"
#include "games/tables.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

namespace posthouse::app {

struct ShelfSettings {
    std::filesystem::path folder;
    /// On boards of 2 x 6 houses; on others as many as make no more positions. 0: none are built.
    int seeds = 18;
    /// Bytes for tables that lie in memory, of all games together. The others are asked in their
    /// files, which takes microseconds.
    std::uint64_t memory = std::uint64_t{64} << 20;
    int niceness = 19;  // of the thread that builds: less important than anything else
};

class TablebaseService {
public:
    explicit TablebaseService(ShelfSettings settings);
    ~TablebaseService();  // stops
    TablebaseService(const TablebaseService&) = delete;
    TablebaseService& operator=(const TablebaseService&) = delete;

    /// A game's tables as they are now: other ones when more have been built. Null where it has
    /// none, or none yet. From any thread. None may be held for longer than the shelf lives.
    std::shared_ptr<const tablebase::TablebaseFolder> tables(const games::Game& game) const;

    /// All that could be built is there: for the time being nothing more will be.
    bool is_idle() const { return at_rest_; }

    void stop();

private:
    struct GameEntry;  // what there is of one game

    bool run_once();
    void look_through(GameEntry& book);
    void build(GameEntry& book, tablebase::TableKind kind, int seeds);
    int fitting(const GameEntry& book, tablebase::TableKind kind, int seeds) const;
    games::TableBuildCallbacks listener() const;

    const ShelfSettings settings_;
    std::vector<std::unique_ptr<GameEntry>> books_;
    bool looked_through_ = false;
    std::atomic<bool> at_rest_ = false;
    std::atomic<bool> stopping_ = false;
    PeriodicWorker worker_;  // last: it uses all of the above
};

/// How many seeds on such a board make no more positions, all tables together, than so many on one
/// of 2 x 6 houses.
int seeds_as_large(const games::GameTablebases& tables, int seeds);

}  // namespace posthouse::app
