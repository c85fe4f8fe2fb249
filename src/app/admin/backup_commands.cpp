#include "app/admin/backup_commands.h"

#include "app/server/store_setup.h"
#include "cli/system_info.h"
#include "club/core/house_tables.h"
#include "club/core/store.h"
#include "club/moderation/moderation_tables.h"
#include "games/result_text.h"
#include "store/backup/backup.h"
#include "store/backup/export_import.h"

#include <date/date.h>
#include <fmt/format.h>
#include <stdlib.h>

#include <cerrno>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <system_error>

namespace posthouse::app {
namespace {

namespace fs = std::filesystem;

/// A folder for its owner only, which is removed again.
class TemporaryFolder {
public:
    TemporaryFolder() : path_(fs::temp_directory_path() / "posthouse-verify-XXXXXX") {
        if (!::mkdtemp(path_.data()))
            throw std::system_error(errno, std::generic_category(), "“" + path_ + "”");
    }
    ~TemporaryFolder() {
        std::error_code none;
        fs::remove_all(path_, none);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::string& path() const { return path_; }

private:
    std::string path_;
};

bool is_database(const std::string& place) {
    return place.find("://") != std::string::npos;
}

void import_export(const std::string& file, const Config& to) {
    std::ostringstream said;
    std::istringstream none;
    import_store(to, file, none, said);
}

/// Of a backup or archive, with the moment of an archive.
std::optional<club::Instant> restore_into(const std::string& from, const std::string& data,
                                          std::optional<club::Instant> moment) {
    const std::string file = store::export_in(from);
    if (file.empty()) return store::restore(from, data, moment);
    if (moment)
        throw std::runtime_error("“" + from + "” is a single backup; --at needs an archive");
    store::restore_export(from, data, [&](const std::string& folder) {
        Config to;
        to.data = folder;
        import_export(file, to);
    });
    return std::nullopt;
}

std::uintmax_t size_of(const std::string& folder) {
    std::uintmax_t size = 0;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) size += entry.file_size();
    return size;
}

std::string format_moment(club::Instant at) {
    return date::format("%F %T", std::chrono::floor<std::chrono::seconds>(at));
}

}  // namespace

int back_up(const Config& configuration, const std::string& to, std::size_t kept, club::Instant now,
            std::ostream& out) {
    if (configuration.store.empty()) {
        out << store::back_up(configuration.data, to, now) << '\n';
    } else {
        const auto write = [&](std::ostream& file) {
            std::ostringstream said;
            export_store(configuration, "-", file, said);
        };
        out << store::back_up_export(write, configuration.data, to, now) << '\n';
    }
    if (kept > 0) store::remove_old_backups(to, kept);
    return 0;
}

int verify_backup(const std::string& from, std::optional<club::Instant> moment, std::ostream& out) {
    const auto backups = store::backups_in(from);
    const bool is_one = !store::export_in(from).empty() || fs::exists(from + "/house.sqlite");
    const std::string chosen = is_one || backups.empty() ? from : backups.front().path;
    const TemporaryFolder temporary;
    if (const auto free = cli::disk_free(temporary.path());
        fs::exists(chosen) && free && *free < size_of(chosen))
        throw std::runtime_error(fmt::format(
            "the temporary folder has only {} left, too little for a copy of “{}”: name another "
            "folder with TMPDIR=…",
            cli::format_bytes(*free), chosen));
    Config restored;
    restored.data = temporary.path() + "/data";
    const auto last = restore_into(chosen, restored.data, moment);
    const auto house = open_existing_store(restored);
    const std::string key = server_key(restored, *house).hexadecimal();
    const long long rows = store::export_database(*store::dump_from_sqlite(store_file(restored)),
                                                  key, [](const std::string&) {});
    club::ServerStats counts;
    house->read([&](const club::StoreReader& reader) {
        counts = read_server_stats(reader, club::Instant::max());
    });
    out << fmt::format(
        "“{}” is complete{}: {}, {}, {}. It was restored into a "
        "temporary folder and read.\n",
        chosen, last ? fmt::format(" as it was at {} UTC", format_moment(*last)) : "",
        games::counted(counts.players, "player"),
        games::counted(counts.matches_running, "running match"), games::counted(rows, "row"));
    return 0;
}

int restore_backup(const std::string& from, const std::string& to,
                   std::optional<club::Instant> moment, std::ostream& out) {
    if (!is_database(to)) {
        const auto last = restore_into(from, to, moment);
        out << fmt::format("The data is in “{}”{}. Use it with --data {}.\n", to,
                           last ? fmt::format(", as it was at {} UTC", format_moment(*last)) : "",
                           to);
        return 0;
    }
    const std::string file = store::export_in(from);
    if (file.empty())
        throw std::runtime_error(
            "“" + from +
            "” is no backup of a PostgreSQL database: restore it into a folder, then use "
            "`posthouse admin migrate`");
    Config database;
    database.store = to;
    import_export(file, database);
    out << fmt::format("The data is in {}. Use it with “store = …” in the settings.\n",
                       format_store(database));
    if (fs::exists(from + "/mail"))
        out << fmt::format("Copy “{}/mail” into the data folder.\n", from);
    return 0;
}

int put_restored_in_place(const Config& configuration, const std::string& restored,
                          club::Instant now, std::ostream& out) {
    if (!configuration.store.empty())
        throw std::runtime_error(
            "this server's data is in a PostgreSQL database: restore into an empty one with --to, "
            "and name it in the setting “store”");
    if (fs::exists(store_file(configuration))) expect_stopped(configuration);
    const std::string before = store::put_in_place(restored, configuration.data, now);
    out << fmt::format(
        "The data of “{}” is in its place. What was there is in “{}”: remove it when all is "
        "well.\n",
        restored, before);
    return 0;
}

}  // namespace posthouse::app
