#include "sim/disk.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <memory>
#include <new>
#include <set>
#include <string>
#include <vector>

namespace posthouse::sim {
namespace {

struct Handle;

/// Shared by the connections to one database: its locks, and the index of its write-ahead log.
struct Shared {
    std::set<const Handle*> readers;
    const Handle* reserved = nullptr;
    const Handle* pending = nullptr;
    const Handle* exclusive = nullptr;

    std::vector<std::unique_ptr<char[]>> memory;
    int mapped = 0;  // number of connections
    std::array<std::set<const Handle*>, SQLITE_SHM_NLOCK> shm_readers;
    std::array<const Handle*, SQLITE_SHM_NLOCK> shm_writer{};
};

struct Place {
    Disk* disk = nullptr;
    Rng dice{0};
    std::function<void(int)> sleep;
    std::map<std::string, std::shared_ptr<Shared>> shared;
    sqlite3_int64 time = 0;
};
Place place;

struct Opened {
    std::shared_ptr<DiskFile> file;
    std::shared_ptr<Shared> shared;
    std::string name;
    bool fleeting = false;  // deleted on close
    bool maps = false;
    int level = SQLITE_LOCK_NONE;
};

struct Handle {
    sqlite3_file base;  // must come first
    Opened* opened;
};

Opened& opened(sqlite3_file* file) {
    return *reinterpret_cast<Handle*>(file)->opened;
}
const Handle* handle(sqlite3_file* file) {
    return reinterpret_cast<Handle*>(file);
}

int unlock(sqlite3_file* file, int level) {
    Opened& mine = opened(file);
    Shared& all = *mine.shared;
    const Handle* me = handle(file);
    for (const Handle** held : {&all.reserved, &all.pending, &all.exclusive})
        if (*held == me) *held = nullptr;
    if (level == SQLITE_LOCK_NONE) all.readers.erase(me);
    mine.level = std::min(mine.level, level);
    return SQLITE_OK;
}

int shm_unmap(sqlite3_file* file, int) {
    Opened& mine = opened(file);
    if (!mine.maps) return SQLITE_OK;
    mine.maps = false;
    for (auto& readers : mine.shared->shm_readers) readers.erase(handle(file));
    for (auto& writer : mine.shared->shm_writer)
        if (writer == handle(file)) writer = nullptr;
    if (--mine.shared->mapped == 0) mine.shared->memory.clear();
    return SQLITE_OK;
}

int close(sqlite3_file* file) {
    Opened* mine = &opened(file);
    unlock(file, SQLITE_LOCK_NONE);
    shm_unmap(file, 0);
    if (mine->fleeting && place.disk) place.disk->remove(mine->name);
    delete mine;
    return SQLITE_OK;
}

int read(sqlite3_file* file, void* into, int amount, sqlite3_int64 offset) {
    std::string bytes;
    const auto size = static_cast<std::size_t>(amount);
    if (place.disk->read(*opened(file).file, static_cast<std::size_t>(offset), size, bytes) !=
        IoResult::done)
        return SQLITE_IOERR_READ;
    std::memcpy(into, bytes.data(), bytes.size());
    if (bytes.size() == size) return SQLITE_OK;
    std::memset(static_cast<char*>(into) + bytes.size(), 0, size - bytes.size());
    return SQLITE_IOERR_SHORT_READ;
}

int write(sqlite3_file* file, const void* from, int amount, sqlite3_int64 offset) {
    const std::string_view bytes(static_cast<const char*>(from), static_cast<std::size_t>(amount));
    switch (place.disk->write(*opened(file).file, static_cast<std::size_t>(offset), bytes)) {
        case IoResult::done:
            return SQLITE_OK;
        case IoResult::full:
            return SQLITE_FULL;
        default:
            return SQLITE_IOERR_WRITE;
    }
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
    const IoResult io = place.disk->truncate(*opened(file).file, static_cast<std::size_t>(size));
    return io == IoResult::done ? SQLITE_OK : SQLITE_IOERR_TRUNCATE;
}

int sync(sqlite3_file* file, int) {
    return place.disk->sync(*opened(file).file) == IoResult::done ? SQLITE_OK : SQLITE_IOERR_FSYNC;
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
    *size = static_cast<sqlite3_int64>(opened(file).file->size());
    return SQLITE_OK;
}

int lock(sqlite3_file* file, int level) {
    Opened& mine = opened(file);
    Shared& all = *mine.shared;
    const Handle* me = handle(file);
    const auto taken = [me](const Handle* holder) { return holder && holder != me; };
    if (mine.level >= level) return SQLITE_OK;
    if (level == SQLITE_LOCK_SHARED) {
        if (taken(all.pending) || taken(all.exclusive)) return SQLITE_BUSY;
        all.readers.insert(me);
    } else if (level == SQLITE_LOCK_RESERVED) {
        if (taken(all.reserved)) return SQLITE_BUSY;
        all.reserved = me;
    } else {
        if (taken(all.reserved) || taken(all.pending)) return SQLITE_BUSY;
        all.pending = me;
        if (all.readers.size() > (all.readers.contains(me) ? 1U : 0U)) return SQLITE_BUSY;
        all.exclusive = me;
    }
    mine.level = level;
    return SQLITE_OK;
}

int check_reserved(sqlite3_file* file, int* result) {
    *result = opened(file).shared->reserved != nullptr;
    return SQLITE_OK;
}

int file_control(sqlite3_file*, int, void*) {
    return SQLITE_NOTFOUND;
}
int sector_size(sqlite3_file*) {
    return 4096;
}
/// As SQLite's VFS for Linux: a torn write does not damage the bytes around it.
int characteristics(sqlite3_file*) {
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** at) {
    Opened& mine = opened(file);
    if (!mine.maps) {
        mine.maps = true;
        ++mine.shared->mapped;
    }
    auto& memory = mine.shared->memory;
    while (extend && memory.size() <= static_cast<std::size_t>(page)) {
        memory.push_back(std::make_unique<char[]>(static_cast<std::size_t>(size)));
        std::memset(memory.back().get(), 0, static_cast<std::size_t>(size));
    }
    *at = memory.size() > static_cast<std::size_t>(page)
              ? memory[static_cast<std::size_t>(page)].get()
              : nullptr;
    return SQLITE_OK;
}

int shm_lock(sqlite3_file* file, int offset, int count, int flags) {
    Shared& all = *opened(file).shared;
    const Handle* me = handle(file);
    const auto first = static_cast<std::size_t>(offset);
    const std::size_t end = first + static_cast<std::size_t>(count);
    const bool to_share = flags & SQLITE_SHM_SHARED, to_lock = flags & SQLITE_SHM_LOCK;
    for (std::size_t i = first; to_lock && i < end; ++i) {
        if (all.shm_writer[i] && all.shm_writer[i] != me) return SQLITE_BUSY;
        const std::size_t own = all.shm_readers[i].contains(me) ? 1 : 0;
        if (!to_share && all.shm_readers[i].size() > own) return SQLITE_BUSY;
    }
    for (std::size_t i = first; i < end; ++i) {
        if (to_share && to_lock)
            all.shm_readers[i].insert(me);
        else if (to_lock)
            all.shm_writer[i] = me;
        else if (to_share)
            all.shm_readers[i].erase(me);
        else if (all.shm_writer[i] == me)
            all.shm_writer[i] = nullptr;
    }
    return SQLITE_OK;
}

void shm_barrier(sqlite3_file*) {}

const sqlite3_io_methods methods = {2,
                                    close,
                                    read,
                                    write,
                                    truncate,
                                    sync,
                                    file_size,
                                    lock,
                                    unlock,
                                    check_reserved,
                                    file_control,
                                    sector_size,
                                    characteristics,
                                    shm_map,
                                    shm_lock,
                                    shm_barrier,
                                    shm_unmap,
                                    nullptr,
                                    nullptr};

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
    static int unnamed = 0;
    auto mine = std::make_unique<Opened>();
    mine->name = name ? name : "unnamed-" + std::to_string(++unnamed);
    mine->fleeting = flags & SQLITE_OPEN_DELETEONCLOSE;
    mine->file = place.disk->open(mine->name, flags & SQLITE_OPEN_CREATE);
    file->pMethods = nullptr;
    if (!mine->file) return SQLITE_CANTOPEN;
    auto& shared = place.shared[mine->name];
    if (!shared) shared = std::make_shared<Shared>();
    mine->shared = shared;
    reinterpret_cast<Handle*>(file)->opened = mine.release();
    file->pMethods = &methods;
    if (out) *out = flags;
    return SQLITE_OK;
}

int remove(sqlite3_vfs*, const char* name, int) {
    if (!place.disk->there(name)) return SQLITE_IOERR_DELETE_NOENT;
    return place.disk->remove(name) == IoResult::done ? SQLITE_OK : SQLITE_IOERR_DELETE;
}

int access(sqlite3_vfs*, const char* name, int, int* result) {
    *result = place.disk->there(name);
    return SQLITE_OK;
}

int full_pathname(sqlite3_vfs*, const char* name, int size, char* out) {
    return sqlite3_snprintf(size, out, "%s", name) ? SQLITE_OK : SQLITE_CANTOPEN;
}

int randomness(sqlite3_vfs*, int size, char* out) {
    for (int i = 0; i < size; ++i) out[i] = static_cast<char>(place.dice.bits());
    return size;
}

int sleep(sqlite3_vfs*, int microseconds) {
    place.sleep(std::max(1, microseconds / 1000));
    return microseconds;
}

/// Required by SQLite, but no statement uses the time.
int current_time(sqlite3_vfs*, sqlite3_int64* time) {
    *time = place.time += 1;
    return SQLITE_OK;
}
int current_time_in_days(sqlite3_vfs*, double* days) {
    *days = 0;
    return SQLITE_OK;
}
int last_error(sqlite3_vfs*, int, char*) {
    return 0;
}

sqlite3_vfs vfs() {
    sqlite3_vfs made{};
    made.iVersion = 2;
    made.szOsFile = sizeof(Handle);
    made.mxPathname = 512;
    made.zName = "posthouse-sim";
    made.xOpen = open;
    made.xDelete = remove;
    made.xAccess = access;
    made.xFullPathname = full_pathname;
    made.xRandomness = randomness;
    made.xSleep = sleep;
    made.xCurrentTime = current_time_in_days;
    made.xGetLastError = last_error;
    made.xCurrentTimeInt64 = current_time;
    return made;
}
sqlite3_vfs registered = vfs();

}  // namespace

DiskVfs::DiskVfs(Disk& disk, std::uint64_t seed, std::function<void(int)> sleep) {
    place = {};
    place.disk = &disk;
    place.dice = Rng(seed);
    place.sleep = std::move(sleep);
    sqlite3_vfs_register(&registered, 1);
    // SQLite's random generator lives as long as the process: without a reset a seed would depend
    // on those before it.
    sqlite3_randomness(0, nullptr);
}

DiskVfs::~DiskVfs() {
    sqlite3_vfs_unregister(&registered);
    place = {};
}

}  // namespace posthouse::sim
