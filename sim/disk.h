// A disk of the simulation's own. What was written is read back at once, as from the page cache;
// it lasts only when it has been synced. When the power goes, of all that was not synced each write
// may be there, be there in part, or be missing, whatever the order in which it was made.
//
// Faults come when they are told to: no room, errors of reading, writing and syncing, slowness, and
// the power's end in the middle of any write. A sync that fails may, where that is asked for, drop
// what it should have kept, so that a later one that succeeds does not help (as Linux does it).
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

enum class Io { done, full, failed };

struct DiskFaults {
    std::size_t room = std::size_t{1} << 40;              // bytes, of all files
    int read_fails = 0, write_fails = 0, sync_fails = 0;  // one in so many; 0: never
    bool sync_drops = false;       // what a failed sync did not keep no later one keeps
    std::function<void()> slow{};  // called before each sync
};

class DiskFile;
using DiskFiles = std::map<std::string, std::shared_ptr<DiskFile>>;

class Disk {
public:
    explicit Disk(Dice dice) : dice_(dice) {}

    DiskFaults faults;
    bool lies = false;  // says that it has synced and does not; for a test of the laws

    std::shared_ptr<DiskFile> open(const std::string& name, bool make);  // null: there is none
    bool there(const std::string& name) const { return files_.contains(name); }
    Io remove(const std::string& name);
    Io read(const DiskFile&, std::size_t offset, std::size_t size, std::string& into);
    Io write(DiskFile&, std::size_t offset, std::string_view bytes);
    Io truncate(DiskFile&, std::size_t size);
    Io sync(DiskFile&);

    /// After so many more changes of the disk, in the middle of the last, the power goes.
    void cut_power_after(std::uint64_t changes) { changes_left_ = changes; }
    /// From now on everything fails, until power_on().
    void cut_power() { power_ = false; }
    bool has_power() const { return power_; }
    /// `lose`: the machine stood still, and what was not synced is at chance's mercy. Else only the
    /// program was killed: the page cache lives. Faults are over.
    void power_on(bool lose);

    std::size_t used() const;  // bytes, of all files
    std::uint64_t changes() const { return changes_; }
    /// What lasts now, to begin other disks with; taken when nothing waits to be synced.
    std::map<std::string, std::string> image() const;
    void begin_with(const std::map<std::string, std::string>& image);

private:
    Io fault(int one_in);
    void lose_unsynced(DiskFile&);

    Dice dice_;
    DiskFiles files_;
    DiskFiles removed_;  // whose removal does not last yet
    bool power_ = true;
    std::uint64_t changes_left_ = 0;  // 0: it does not go
    std::uint64_t changes_ = 0;
};

/// One write, or (with `cut`) the end of the file brought to `offset`.
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
    std::string now_;                   // as it is read
    std::string safe_;                  // as of the last sync
    bool entry_safe_ = false;           // its name outlives the power
    std::vector<DiskChange> unsynced_;  // between the two, in order
};

}  // namespace posthouse::sim
