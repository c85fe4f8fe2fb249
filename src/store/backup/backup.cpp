#include "store/backup/backup.h"

#include "store/backup/archive.h"
#include "store/backup/safe_files.h"
#include "store/sqlite/raw_sqlite.h"

#include <date/date.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

namespace posthouse::store {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view database_name = "house.sqlite", key_name = "house.key",
                           mail_name = "mail", export_name = "house.jsonl";

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

/// The host's own pages.
bool is_host_text(const fs::path& file) {
    return file.extension() == ".md";
}

/// Maildirs and the host's pages.
void copy_others(const fs::path& from, const fs::path& to) {
    copy_maildirs(from / mail_name, to / mail_name);
    std::error_code missing;
    for (const auto& entry : fs::directory_iterator(from, missing))
        if (entry.is_regular_file() && is_host_text(entry.path()))
            copy_durably(entry.path(), to / entry.path().filename());
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

/// Maildirs and the host's pages; pages that are there already stay.
void move_others(const fs::path& from, const fs::path& to) {
    std::vector<fs::path> texts;
    for (const auto& entry : fs::directory_iterator(from))
        if (is_host_text(entry.path())) texts.push_back(entry.path());
    for (const fs::path& text : texts)
        if (!fs::exists(to / text.filename())) fs::rename(text, to / text.filename());
    if (fs::exists(from / mail_name)) fs::rename(from / mail_name, to / mail_name);
}

/// The folder that a restore creates: its files are made in a folder within it, and come to their
/// places together. Unless it is completed, all of it is removed again, with the folders above it
/// that were missing.
class NewDataFolder {
public:
    explicit NewDataFolder(const fs::path& folder)
        : folder_(fs::absolute(folder)), fresh_(folder_ / ".restored") {
        for (const std::string_view name : {database_name, key_name, mail_name})
            if (fs::exists(folder_ / name))
                throw std::runtime_error(
                    "“" + folder.string() + "” already contains " +
                    (name == database_name ? "a database" : "“" + std::string(name) + "”") +
                    "; name another folder with --to");
        for (fs::path one = folder_; !one.empty() && !fs::exists(one); one = one.parent_path())
            missing_ = one;
        fs::create_directories(folder_);
        fs::permissions(folder_, fs::perms::owner_all);
        fs::remove_all(fresh_);
        fs::create_directory(fresh_);
    }
    ~NewDataFolder() {
        std::error_code none;
        fs::remove_all(fresh_, none);
        if (!complete_ && !missing_.empty()) fs::remove_all(missing_, none);
    }
    NewDataFolder(const NewDataFolder&) = delete;
    NewDataFolder& operator=(const NewDataFolder&) = delete;

    const fs::path& fresh() const { return fresh_; }

    /// The database comes last: where it is, all of it is.
    void complete() {
        sync_folder(fresh_);
        move_others(fresh_, folder_);
        for (const std::string_view name : {key_name, database_name})
            if (fs::exists(fresh_ / name)) fs::rename(fresh_ / name, folder_ / name);
        complete_ = true;
        sync_folder(folder_);
    }

private:
    const fs::path folder_, fresh_;
    fs::path missing_;
    bool complete_ = false;
};

std::optional<club::Instant> time_of(const std::string& name) {
    std::istringstream in(name);
    club::Instant at;
    in >> date::parse("%Y%m%dT%H%M%SZ", at);
    return in.fail() ? std::nullopt : std::optional(at);
}

/// What `fill` puts into the new folder.
std::string make_backup(const std::string& to, club::Instant now,
                        const std::function<void(const fs::path&)>& fill) {
    const std::string name = date::format("%Y%m%dT%H%M%SZ", now);
    const fs::path folder = fs::path(to) / ("." + name + ".new");
    UnfinishedFolder building(folder);
    fill(folder);
    const fs::path complete = fs::path(to) / name;
    building.complete(complete);
    return complete;
}

/// A folder may hold many backups: says which to choose.
void expect_one_backup(const std::string& from) {
    const auto backups = backups_in(from);
    if (backups.empty()) return;
    throw std::runtime_error("“" + from + "” contains " + std::to_string(backups.size()) +
                             (backups.size() == 1 ? " backup" : " backups") +
                             ": name the one to restore; the newest is “" + backups.front().path +
                             "”");
}

void expect_existing(const std::string& from) {
    if (!fs::exists(from)) throw std::runtime_error("“" + from + "” does not exist");
}

}  // namespace

std::string back_up(const std::string& data, const std::string& to, club::Instant now) {
    const fs::path house(data), database = house / database_name;
    if (!fs::exists(database))
        throw std::runtime_error("no database in “" + data + "”; name its folder with --data");
    return make_backup(to, now, [&](const fs::path& folder) {
        const fs::path copy = folder / database_name;
        RawSqlite(database).copy_to(copy);
        fs::permissions(copy, fs::perms::owner_read | fs::perms::owner_write);
        RawSqlite(copy).check_integrity();
        sync_file(copy);
        copy_durably(house / key_name, folder / key_name);
        copy_others(house, folder);
    });
}

std::string back_up_export(const std::function<void(std::ostream&)>& write, const std::string& data,
                           const std::string& to, club::Instant now) {
    return make_backup(to, now, [&](const fs::path& folder) {
        const fs::path file = folder / export_name;
        std::ofstream out(file, std::ios::binary);
        fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
        write(out);
        out.close();
        if (!out)
            throw std::runtime_error("“" + file.string() +
                                     "” cannot be written: check whether the disk is full");
        sync_file(file);
        copy_others(data, folder);
    });
}

std::vector<Backup> backups_in(const std::string& folder) {
    std::vector<Backup> backups;
    std::error_code missing;
    for (const auto& entry : fs::directory_iterator(folder, missing)) {
        const auto made = time_of(entry.path().filename());
        if (made &&
            (fs::exists(entry.path() / database_name) || fs::exists(entry.path() / export_name)))
            backups.push_back({*made, entry.path()});
    }
    std::ranges::sort(backups, std::greater(), &Backup::made);
    return backups;
}

void remove_old_backups(const std::string& to, std::size_t many) {
    const auto backups = backups_in(to);
    for (std::size_t i = many; i < backups.size(); ++i) fs::remove_all(backups[i].path);
}

std::string export_in(const std::string& backup) {
    const fs::path file = fs::path(backup) / export_name;
    return fs::exists(file) ? file.string() : std::string();
}

std::optional<club::Instant> restore(const std::string& from, const std::string& data,
                                     std::optional<club::Instant> moment) {
    const fs::path source(from);
    expect_existing(from);
    const bool is_backup = fs::exists(source / database_name);
    if (is_backup && moment)
        throw std::runtime_error("“" + from + "” is a single backup; --at needs an archive");
    if (!is_backup) expect_one_backup(from);
    NewDataFolder house(data);
    const fs::path copy = house.fresh() / database_name;
    std::optional<club::Instant> last;
    if (is_backup) {
        copy_durably(source / database_name, copy);
        RawSqlite(copy.string()).check_integrity();
        copy_others(source, house.fresh());
    } else {
        last = restore_archive(from, copy, moment);
    }
    if (!fs::exists(source / key_name))
        throw std::runtime_error("“" + from +
                                 "” has no “house.key”, without which mail passwords, "
                                 "tokens and reply addresses are invalid: restore another copy");
    copy_durably(source / key_name, house.fresh() / key_name);
    house.complete();
    return last;
}

void restore_export(const std::string& from, const std::string& data,
                    const std::function<void(const std::string& folder)>& read) {
    NewDataFolder house(data);
    read(house.fresh());
    copy_others(from, house.fresh());
    house.complete();
}

std::string put_in_place(const std::string& restored, const std::string& data, club::Instant now) {
    const fs::path from(restored), house(data), database = house / database_name;
    if (!fs::exists(from / database_name))
        throw std::runtime_error("“" + restored +
                                 "” has no database: restore a backup into it with `posthouse "
                                 "admin restore`");
    // Where this was interrupted, the key is in its place already.
    if (!fs::exists(from / key_name) && !fs::exists(house / key_name))
        throw std::runtime_error("“" + restored + "” has no “house.key”: restore another copy");
    if (fs::equivalent(from, house))
        throw std::runtime_error("“" + restored + "” is the data folder itself");
    RawSqlite(from / database_name).check_integrity();
    if (fs::exists(database)) {
        // What is in the log must be neither lost nor read into the other database.
        RawSqlite old(database);
        if (!old.checkpoint())
            throw std::runtime_error("the database is in use: stop all programs that read it");
        old.run("PRAGMA journal_mode=DELETE");
    }
    const fs::path before = house / ("before-" + date::format("%Y%m%dT%H%M%SZ", now));
    fs::create_directories(before);
    fs::permissions(before, fs::perms::owner_all);
    // Key and database are replaced by one rename each, so that there is always one of both: a
    // server without them would begin a new house.
    for (const std::string_view name : {key_name, database_name})
        if (fs::exists(house / name)) fs::create_hard_link(house / name, before / name);
    sync_folder(before);
    for (const std::string_view name : {key_name, database_name})
        if (fs::exists(from / name)) fs::rename(from / name, house / name);
    move_others(house, before);
    move_others(from, house);
    sync_folder(before);
    sync_folder(house);
    std::error_code not_empty;
    fs::remove(from, not_empty);
    return before;
}

}  // namespace posthouse::store
