// SQLite on a Disk of the simulation's: a VFS in its sense, the default one while it lives, so that
// the real store runs on it without knowing. Locks and the shared memory of the write-ahead log
// work between the connections of this one thread.
#pragma once

#include "sim/disk.h"

#include <functional>

namespace posthouse::sim {

class DiskVfs {
public:
    /// `sleep` passes so many milliseconds for whoever waits for a lock.
    DiskVfs(Disk& disk, std::uint64_t seed, std::function<void(int milliseconds)> sleep);
    ~DiskVfs();
    DiskVfs(const DiskVfs&) = delete;
    DiskVfs& operator=(const DiskVfs&) = delete;
};

}  // namespace posthouse::sim
