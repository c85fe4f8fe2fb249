// Runs SQLite on a simulated Disk, as the default VFS while it exists. Locks and the shared memory
// of the write-ahead log work between connections of a single thread.
#pragma once

#include "sim/disk.h"

#include <functional>

namespace posthouse::sim {

class DiskVfs {
public:
    /// `sleep` advances the simulated time for a connection that waits for a lock.
    DiskVfs(Disk& disk, std::uint64_t seed, std::function<void(int milliseconds)> sleep);
    ~DiskVfs();
    DiskVfs(const DiskVfs&) = delete;
    DiskVfs& operator=(const DiskVfs&) = delete;
};

}  // namespace posthouse::sim
