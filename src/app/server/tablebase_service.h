// Builds the server's endgame tables in the background, on one thread of low priority, and hands
// them out. Stopping abandons the table in progress; the next start continues.
//
// Games in which repetition splits the seeds evenly need values (cycle = 0) only, which prove
// everything. Others need bounds for proof, which leave most positions with many seeds open, and
// values, which prove nothing but say best what to play. Small tables of every game come first.
#pragma once

#include "app/server/background_jobs.h"
#include "games/tables/tables.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

namespace posthouse::app {

struct TablebaseServiceOptions {
    std::filesystem::path folder;
    /// On boards of 2 x 6 houses; on others as many as have no more positions. 0: builds none.
    int seeds = 18;
    /// Bytes for tables in memory, of all games together. Others are read from their files, which
    /// takes microseconds.
    std::uint64_t memory = std::uint64_t{64} << 20;
    int niceness = 19;  // of the building thread
    /// Bytes at most while tables are built, with the program; what does not fit is on disk.
    std::uint64_t build_memory = std::uint64_t{192} << 20;
};

class TablebaseService {
public:
    explicit TablebaseService(TablebaseServiceOptions settings);
    ~TablebaseService();  // stops
    TablebaseService(const TablebaseService&) = delete;
    TablebaseService& operator=(const TablebaseService&) = delete;

    /// A game's tables so far; null if there are none. Thread-safe. They must not outlive this
    /// object.
    std::shared_ptr<const tablebase::TablebaseFolder> tables(const games::Game& game) const;

    /// Everything that fits has been built.
    bool is_idle() const { return idle_; }

    void stop();

private:
    struct GameEntry;  // one game and its tables

    bool run_once();
    void reload(GameEntry& book);
    void build(GameEntry& book, tablebase::TableKind kind, int seeds);
    int max_fitting_seeds(const GameEntry& book, tablebase::TableKind kind, int seeds) const;
    std::uint64_t build_memory() const;
    std::uint64_t planes_on_disk(const GameEntry& book, tablebase::TableKind kind, int seeds) const;
    games::TableBuildCallbacks callbacks() const;

    const TablebaseServiceOptions settings_;
    std::vector<std::unique_ptr<GameEntry>> entries_;
    bool loaded_ = false;
    std::atomic<bool> idle_ = false;
    std::atomic<bool> stopping_ = false;
    PeriodicWorker worker_;  // last: it uses all of the above
};

/// The most seeds for which all tables on this board have no more positions than with `seeds` on
/// 2 x 6 houses.
int equivalent_seeds(const games::GameTablebases& tables, int seeds);

}  // namespace posthouse::app
