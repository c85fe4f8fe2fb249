// A simulated disk. Writes can be read at once, as from the page cache, but last only once they are
// synced. A power cut keeps, tears or loses each unsynced write, in any order. It also simulates a
// full disk, I/O errors, slowness, and power cuts in the middle of a write; a failed sync may drop
// data for good, as on Linux.
#pragma once

#include "sim/rng.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::sim {

enum class IoResult { done, full, failed };

struct DiskFaults {
    std::size_t room = std::size_t{1} << 40;              // bytes, of all files
    int read_fails = 0, write_fails = 0, sync_fails = 0;  // one in N; 0: never
    bool sync_drops = false;       // a later sync does not keep the data of a failed one
    std::function<void()> slow{};  // called before each sync
};

/// The server was killed or the power was cut: all work in progress is lost. Not a std::exception,
/// so that no error handling of the server catches it.
struct SimulatedCrash {};

class DiskFile;
using DiskFiles = std::map<std::string, std::shared_ptr<DiskFile>>;

class Disk {
public:
    explicit Disk(Rng dice) : rng_(dice) {}

    DiskFaults faults;
    bool fakes_sync = false;  // reports syncs that it does not do; injected bug

    std::shared_ptr<DiskFile> open(const std::string& name,
                                   bool make);  // null if it does not exist
    bool there(const std::string& name) const { return files_.contains(name); }
    IoResult remove(const std::string& name);
    IoResult read(const DiskFile&, std::size_t offset, std::size_t size, std::string& into);
    IoResult write(DiskFile&, std::size_t offset, std::string_view bytes);
    IoResult truncate(DiskFile&, std::size_t size);
    IoResult sync(DiskFile&);

    /// Cuts the power after this many more changes, in the middle of the last.
    void cut_power_after(std::uint64_t changes) { changes_left_ = changes; }
    /// All operations fail until power_on().
    void cut_power() { power_ = false; }
    bool has_power() const { return power_; }
    /// `lose`: the machine lost power, and unsynced writes may be lost; otherwise only the program
    /// was killed and the page cache survives. Ends all faults.
    void power_on(bool lose);

    std::size_t used() const;  // bytes, of all files
    std::uint64_t changes() const { return changes_; }
    /// The durable state, for starting other disks; only when nothing is unsynced.
    std::map<std::string, std::string> image() const;
    void begin_with(const std::map<std::string, std::string>& image);

private:
    IoResult fault(int one_in);
    void lose_unsynced(DiskFile&);

    Rng rng_;
    DiskFiles files_;
    DiskFiles removed_;  // whose removal is not durable yet
    bool power_ = true;
    std::uint64_t changes_left_ = 0;  // 0: no power cut is planned
    std::uint64_t changes_ = 0;
};

/// One write, or (with `cut`) the truncation to `offset`.
struct DiskChange {
    std::size_t offset = 0;
    std::string bytes{};
    bool cut = false;
};

class DiskFile {
public:
    std::size_t size() const { return now_.size(); }

private:
    friend class Disk;
    std::string now_;                   // the content that is read
    std::string safe_;                  // as of the last sync
    bool entry_safe_ = false;           // its directory entry is durable
    std::vector<DiskChange> unsynced_;  // between the two, in order
};

// Runs SQLite on a simulated Disk, as the default VFS while it exists. Locks and the shared memory
// of the write-ahead log work between connections of a single thread.

class DiskVfs {
public:
    /// `sleep` advances the simulated time for a connection that waits for a lock.
    DiskVfs(Disk& disk, std::uint64_t seed, std::function<void(int milliseconds)> sleep);
    ~DiskVfs();
    DiskVfs(const DiskVfs&) = delete;
    DiskVfs& operator=(const DiskVfs&) = delete;
};

}  // namespace posthouse::sim
