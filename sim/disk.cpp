#include "sim/disk.h"

#include <algorithm>
#include <utility>

namespace posthouse::sim {
namespace {

void change_bytes(std::string& bytes, const DiskChange& change) {
    if (change.cut) {
        bytes.resize(change.offset);
        return;
    }
    bytes.resize(std::max(bytes.size(), change.offset + change.bytes.size()));
    bytes.replace(change.offset, change.bytes.size(), change.bytes);
}

}  // namespace

IoResult Disk::fault(int one_in) {
    return !power_ || rng_.chance(one_in) ? IoResult::failed : IoResult::done;
}

std::size_t Disk::used() const {
    std::size_t bytes = 0;
    for (const auto& [name, file] : files_) bytes += file->now_.size();
    return bytes;
}

std::shared_ptr<DiskFile> Disk::open(const std::string& name, bool make) {
    if (!power_) return nullptr;
    const auto found = files_.find(name);
    if (found != files_.end()) return found->second;
    if (!make || used() >= faults.room) return nullptr;
    return files_[name] = std::make_shared<DiskFile>();
}

IoResult Disk::remove(const std::string& name) {
    if (!power_) return IoResult::failed;
    if (const auto found = files_.find(name); found != files_.end()) {
        if (found->second->entry_safe_) removed_[name] = found->second;
        files_.erase(found);
    }
    ++changes_;
    return IoResult::done;
}

IoResult Disk::read(const DiskFile& file, std::size_t offset, std::size_t size, std::string& into) {
    if (fault(faults.read_fails) != IoResult::done) return IoResult::failed;
    into = offset < file.now_.size() ? file.now_.substr(offset, size) : std::string();
    return IoResult::done;
}

IoResult Disk::write(DiskFile& file, std::size_t offset, std::string_view bytes) {
    if (fault(faults.write_fails) != IoResult::done) return IoResult::failed;
    const std::size_t end = offset + bytes.size();
    if (end > file.now_.size() && used() + end - file.now_.size() > faults.room)
        return IoResult::full;
    ++changes_;
    file.unsynced_.push_back({offset, std::string(bytes)});
    change_bytes(file.now_, file.unsynced_.back());
    if (changes_left_ == 0 || --changes_left_ > 0) return IoResult::done;
    power_ = false;
    return IoResult::failed;
}

IoResult Disk::truncate(DiskFile& file, std::size_t size) {
    if (fault(faults.write_fails) != IoResult::done) return IoResult::failed;
    ++changes_;
    file.unsynced_.push_back({size, {}, true});
    change_bytes(file.now_, file.unsynced_.back());
    return IoResult::done;
}

IoResult Disk::sync(DiskFile& file) {
    if (faults.slow) faults.slow();
    if (!power_) return IoResult::failed;
    if (fakes_sync) return IoResult::done;
    if (fault(faults.sync_fails) != IoResult::done) {
        if (faults.sync_drops) std::erase_if(file.unsynced_, [&](auto&) { return rng_.chance(2); });
        return IoResult::failed;
    }
    ++changes_;
    if (changes_left_ > 0 && --changes_left_ == 0) {
        power_ = false;
        return IoResult::failed;
    }
    for (const DiskChange& change : std::exchange(file.unsynced_, {}))
        change_bytes(file.safe_, change);
    if (!file.entry_safe_) removed_.clear();  // syncing a new file syncs the folder
    file.entry_safe_ = true;
    return IoResult::done;
}

void Disk::lose_unsynced(DiskFile& file) {
    constexpr std::size_t sector = 512;
    const int kept = static_cast<int>(rng_.between(0, 3));  // of three; 0: none, 3: all
    for (DiskChange& change : std::exchange(file.unsynced_, {})) {
        if (rng_.between(1, 3) > kept) continue;
        if (!change.cut && change.bytes.size() > 1 && rng_.chance(4)) {  // torn
            std::size_t some = rng_.below(change.bytes.size());
            if (rng_.chance(2)) some -= some % sector;
            const bool front = rng_.chance(2);
            if (!front) change.offset += some;
            change.bytes = front ? change.bytes.substr(0, some) : change.bytes.substr(some);
        }
        change_bytes(file.safe_, change);
    }
    file.now_ = file.safe_;
}

void Disk::power_on(bool lose) {
    power_ = true;
    changes_left_ = 0;
    faults = {};
    if (!lose) return;
    for (auto& [name, file] : files_) lose_unsynced(*file);
    std::erase_if(files_,
                  [&](const auto& entry) { return !entry.second->entry_safe_ && rng_.chance(2); });
    for (auto& [name, file] : std::exchange(removed_, {})) {
        if (files_.contains(name) || rng_.chance(2)) continue;
        lose_unsynced(*file);
        files_[name] = file;
    }
}

std::map<std::string, std::string> Disk::image() const {
    std::map<std::string, std::string> all;
    for (const auto& [name, file] : files_) all[name] = file->now_;
    return all;
}

void Disk::begin_with(const std::map<std::string, std::string>& image) {
    for (const auto& [name, bytes] : image) {
        files_[name] = std::make_shared<DiskFile>();
        files_[name]->now_ = files_[name]->safe_ = bytes;
        files_[name]->entry_safe_ = true;
    }
}

}  // namespace posthouse::sim
