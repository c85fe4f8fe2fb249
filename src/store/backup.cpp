#include "store/backup.h"

#include "store/archive.h"
#include "store/raw_sqlite.h"
#include "store/safe_files.h"

#include <date/date.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <vector>

namespace posthouse::store {
namespace {

namespace fs = std::filesystem;

/// Mail delivered meanwhile may have moved: it is in the copy at its new place or missing.
void copy_maildirs(const fs::path& from, const fs::path& to) {
    if (!fs::exists(from)) return;
    fs::create_directories(to);
    for (const auto& entry : fs::recursive_directory_iterator(from)) {
        const fs::path there = to / fs::relative(entry.path(), from);
        if (entry.is_directory())
            fs::create_directories(there);
        else if (entry.is_regular_file() && fs::exists(entry.path()))
            copy_durably(entry.path(), there);
    }
}

/// Removes the folder again unless it was completed.
class UnfinishedFolder {
public:
    explicit UnfinishedFolder(fs::path folder) : folder_(std::move(folder)) {
        fs::create_directories(folder_.parent_path());
        if (!fs::create_directory(folder_))
            throw std::runtime_error("“" + folder_.string() + "” already exists");
        fs::permissions(folder_, fs::perms::owner_all);
    }
    ~UnfinishedFolder() {
        std::error_code none;
        if (!complete_) fs::remove_all(folder_, none);
    }
    UnfinishedFolder(const UnfinishedFolder&) = delete;
    UnfinishedFolder& operator=(const UnfinishedFolder&) = delete;

    void complete(const fs::path& name) {
        sync_folder(folder_);
        fs::rename(folder_, name);
        complete_ = true;
        sync_folder(name.parent_path());
    }

private:
    const fs::path folder_;
    bool complete_ = false;
};

}  // namespace

std::string back_up(const std::string& data, const std::string& to, club::Instant now) {
    const fs::path house(data), database = house / "house.sqlite";
    if (!fs::exists(database))
        throw std::runtime_error("no database in “" + data + "”; name its folder with --data");
    const std::string name = date::format("%Y%m%dT%H%M%SZ", now);
    const fs::path folder = fs::path(to) / ("." + name + ".new");
    UnfinishedFolder building(folder);
    const fs::path copy = folder / "house.sqlite";
    RawSqlite(database).copy_to(copy);
    fs::permissions(copy, fs::perms::owner_read | fs::perms::owner_write);
    RawSqlite(copy).check_integrity();
    sync_file(copy);
    copy_durably(house / "house.key", folder / "house.key");
    copy_maildirs(house / "mail", folder / "mail");
    const fs::path complete = fs::path(to) / name;
    building.complete(complete);
    return complete;
}

void remove_old_backups(const std::string& to, std::size_t many) {
    std::vector<fs::path> backups;
    for (const auto& entry : fs::directory_iterator(to))
        if (entry.path().filename().string().starts_with("2") &&
            fs::exists(entry.path() / "house.sqlite"))
            backups.push_back(entry.path());
    std::ranges::sort(backups, std::greater());  // by time
    for (std::size_t i = many; i < backups.size(); ++i) fs::remove_all(backups[i]);
}

std::optional<club::Instant> restore(const std::string& from, const std::string& data,
                                     std::optional<club::Instant> moment) {
    const fs::path source(from), house(data);
    if (fs::exists(house / "house.sqlite"))
        throw std::runtime_error("“" + data +
                                 "” already contains a database; name another folder with --to");
    if (!fs::exists(source)) throw std::runtime_error("“" + from + "” does not exist");
    const bool is_backup = fs::exists(source / "house.sqlite");
    if (is_backup && moment)
        throw std::runtime_error("“" + from + "” is a single backup; --at needs an archive");
    fs::create_directories(house);
    fs::permissions(house, fs::perms::owner_all);
    std::optional<club::Instant> last;
    if (is_backup) {
        copy_durably(source / "house.sqlite", house / "house.sqlite");
        RawSqlite((house / "house.sqlite").string()).check_integrity();
        copy_maildirs(source / "mail", house / "mail");
    } else {
        // Under a temporary name, in case this is interrupted.
        const fs::path fresh = house / "house.sqlite.new";
        fs::remove(fresh);
        last = restore_archive(from, fresh, moment);
        fs::rename(fresh, house / "house.sqlite");
    }
    if (fs::exists(source / "house.key")) copy_durably(source / "house.key", house / "house.key");
    sync_folder(house);
    return last;
}

}  // namespace posthouse::store
