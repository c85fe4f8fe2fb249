#include "app/server/store_setup.h"

#include "club/accounts/sign_ups.h"
#include "club/challenges/challenges.h"
#include "club/core/forgotten.h"
#include "club/core/house_tables.h"
#include "games/result_text.h"
#include "mail/outgoing/transport.h"
#include "store/backup/export_import.h"
#include "store/backup/table_dump.h"
#include "store/postgres/postgres.h"
#include "store/sqlite/sqlite.h"
#include "store/sqlite/sqlite_migration.h"

#define XXH_INLINE_ALL
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace posthouse::app {

std::string store_file(const Config& configuration) {
    return configuration.data + "/house.sqlite";
}

std::string key_file(const Config& configuration) {
    return configuration.data + "/house.key";
}

std::string format_store(const Config& configuration) {
    return configuration.store.empty()
               ? "the file " + store_file(configuration)
               : "the database " + store::describe_postgres(configuration.store);
}

void make_data_folder(const std::string& path) {
    namespace fs = std::filesystem;
    const fs::path folder = fs::absolute(path).lexically_normal();
    const bool named = folder.has_filename();  // not “data/”
    const fs::path parent = named ? folder.parent_path() : folder.parent_path().parent_path();
    if (!parent.empty()) fs::create_directories(parent);
    if (::mkdir(path.c_str(), 0700) == 0) return;
    if (errno != EEXIST)
        throw std::system_error(errno, std::generic_category(), "“" + path + "” cannot be created");
    std::error_code failed;  // check says whether the folder can be used
    const auto has = [&](const char* file) { return fs::exists(fs::path(path) / file, failed); };
    const fs::perms now = fs::status(path, failed).permissions();
    const fs::perms may_stay = fs::perms::owner_all | fs::perms::group_exec;
    // Not somebody else's folder, such as /tmp.
    const bool own = has("house.key") || has("house.sqlite") || fs::is_empty(path, failed);
    if (own && (now & fs::perms::sticky_bit) == fs::perms::none &&
        (now & ~may_stay) != fs::perms::none)
        fs::permissions(path, fs::perms::owner_all, failed);
}

namespace {

/// A database that was lost must not become an empty house without a word.
void refuse_lost_database(const Config& configuration) {
    std::error_code missing;
    const std::uintmax_t bytes = std::filesystem::file_size(store_file(configuration), missing);
    if ((missing || bytes == 0) && std::filesystem::exists(key_file(configuration)))
        throw std::runtime_error(fmt::format(
            "“{}” has the key of a house, but its database house.sqlite is missing: put it "
            "back or restore it (docs/hosting.md); if a new house should begin there, "
            "remove house.key",
            configuration.data));
}

}  // namespace

std::unique_ptr<store::DatabaseLock> lock_store(const Config& configuration) {
    make_data_folder(configuration.data);
    if (!configuration.store.empty()) return nullptr;
    refuse_lost_database(configuration);
    return std::make_unique<store::DatabaseLock>(store_file(configuration));
}

std::unique_ptr<club::Store> open_store(const Config& configuration) {
    make_data_folder(configuration.data);
    if (!configuration.store.empty()) return store::open_postgres(configuration.store);
    refuse_lost_database(configuration);
    return store::open_sqlite(store_file(configuration));
}

std::unique_ptr<club::Store> open_existing_store(const Config& configuration) {
    if (!configuration.store.empty()) return store::open_postgres(configuration.store);
    if (!std::filesystem::exists(store_file(configuration)))
        throw std::runtime_error("there is no data in “" + configuration.data +
                                 "”: give the data folder with --data, or the settings with "
                                 "--config");
    return store::open_sqlite(store_file(configuration));
}

void expect_file(const Config& configuration, const std::string& what) {
    if (!configuration.store.empty())
        throw std::runtime_error(what + " needs a database file, but the data is in " +
                                 format_store(configuration) +
                                 ": use `posthouse admin backup` (docs/postgresql.md)");
}

club::ServerKey server_key(const Config& configuration, club::Store& store) {
    const std::string path = key_file(configuration);
    if (configuration.store.empty()) return club::ServerKey::load_or_create(path);
    std::optional<club::ServerKey> in_folder;
    if (std::filesystem::exists(path)) in_folder = club::ServerKey::load_or_create(path);
    std::string kept;
    club::transact(store, [&](club::UnitOfWork& unit) {
        kept = stored_server_key(unit).value_or("");
        if (!kept.empty()) return;
        kept = in_folder.value_or(club::ServerKey::random()).hexadecimal();
        store_server_key(unit, kept);
    });
    if (in_folder && in_folder->hexadecimal() != kept)
        throw std::runtime_error(
            "the key in “" + path +
            "” differs from the one in the database, which counts: if this folder belongs to "
            "another server, give a new one with --data; otherwise remove that file");
    return club::ServerKey::from_hexadecimal(kept);
}

club::ClubSettings club_settings(const Config& configuration, club::ServerKey key,
                                 std::function<std::uint64_t()> random) {
    const auto begins_with = club::read_circle(configuration.challenges_begin);
    if (!begins_with)
        throw std::invalid_argument(
            "challenges-begin must be nobody, friends, rated or everybody, not “" +
            configuration.challenges_begin + "”.");
    club::ClubSettings settings{configuration.host, std::move(key), std::move(random)};
    settings.replies_per_hour = static_cast<std::size_t>(configuration.replies_per_hour);
    settings.questions_per_hour = static_cast<std::size_t>(configuration.questions_per_hour);
    settings.webhooks_to_loopback = configuration.webhooks_to_loopback;
    settings.mail_address = house_address(configuration);
    settings.operator_address = configuration.operator_address;
    settings.auto_accepts = *begins_with;
    settings.challenge_lifetime = std::chrono::days(configuration.challenge_days);
    settings.matches_max = static_cast<std::size_t>(configuration.matches_of_player);
    settings.sign_ups = {configuration.sign_ups_per_hour, configuration.sign_ups_per_day};
    settings.sign_up_policy = club::read_sign_up_policy(configuration.sign_ups);
    settings.series_policy = static_cast<club::SeriesPolicy>(
        std::ranges::find(club::series_policies, configuration.series) -
        club::series_policies.begin());
    settings.confirm_sign_ups = configuration.sign_ups_confirmed;
    if (configuration.relay.empty())
        settings.on_forget = [folder =
                                  configuration.data + "/mail"](const club::DeletedAccount& who) {
            mail::remove_forgotten_mail(folder, who);
        };
    return settings;
}

namespace {

std::string key_of(const Config& configuration) {
    // Opening the store also upgrades it.
    const auto store = open_existing_store(configuration);
    return server_key(configuration, *store).hexadecimal();
}

std::unique_ptr<store::TableDump> open_dump(const Config& configuration) {
    return configuration.store.empty() ? store::dump_from_sqlite(store_file(configuration))
                                       : store::dump_from_postgres(configuration.store);
}

/// Throws a sentence if the database is empty: it has no tables, or not even the computer's levels
/// have joined. Creates nothing; a missing file is refused by open_existing_store().
void expect_players(const Config& configuration) {
    if (configuration.store.empty() && !std::filesystem::exists(store_file(configuration))) return;
    const auto dump = open_dump(configuration);
    const auto tables = store::schema_tables(dump->version());
    const auto users = std::ranges::find(tables, "users", &store::StoredTable::name);
    if (users != tables.end() && dump->has_rows(*users)) return;
    throw std::runtime_error(fmt::format(
        "{} is empty, so there is nothing to copy: name the house's own database with --config, "
        "--store or --data",
        format_store(configuration)));
}

std::unique_ptr<store::TableDump> create_dump(const Config& configuration) {
    if (!configuration.store.empty()) return store::load_into_postgres(configuration.store);
    make_data_folder(configuration.data);
    return store::load_into_sqlite(store_file(configuration));
}

/// Imports lines into an empty store, and commits them together with the key.
class ImportTarget {
public:
    explicit ImportTarget(const Config& to) : to_(to), dump_(create_dump(to)) {}

    void take(std::string_view line) { import_.take(line); }

    /// Returns the number of rows.
    long long commit() {
        const long long rows = import_.finish();
        const club::ServerKey key = club::ServerKey::from_hexadecimal(import_.server_key());
        const bool in_file = to_.store.empty();
        bool written = false;
        if (!in_file) {
            const auto tables = store::schema_tables(store::newest_version());
            const auto keys = std::ranges::find(tables, "server_keys", &store::StoredTable::name);
            dump_->add_row(*keys, {1LL, key.hexadecimal()});
        } else if (!std::filesystem::exists(key_file(to_))) {
            key.write_to(key_file(to_));
            written = true;
        } else if (club::ServerKey::load_or_create(key_file(to_)).hexadecimal() !=
                   key.hexadecimal()) {
            throw std::runtime_error("there is another server's key in “" + key_file(to_) +
                                     "”: import into a new folder");
        }
        try {
            dump_->commit();
        } catch (...) {
            if (written) ::unlink(key_file(to_).c_str());
            throw;
        }
        return rows;
    }

private:
    const Config to_;
    std::unique_ptr<store::TableDump> dump_;
    store::DatabaseImporter import_{*dump_};
};

/// Creates a file that only its owner can read; refuses to overwrite one.
class PrivateFile {
public:
    explicit PrivateFile(const std::string& path) : path_(path) {
        const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (file < 0) throw std::system_error(errno, std::generic_category(), path);
        ::close(file);
        stream_.open(path, std::ios::binary);
    }
    std::ostream& stream() { return stream_; }
    void finish() {
        stream_.close();
        const int file = ::open(path_.c_str(), O_RDONLY | O_CLOEXEC);
        const bool written = stream_ && file >= 0 && ::fsync(file) == 0;
        if (file >= 0) ::close(file);
        if (!written)
            throw std::runtime_error("“" + path_ +
                                     "” cannot be written: check whether the disk is full");
    }

private:
    const std::string path_;
    std::ofstream stream_;
};

/// Hash of all lines of an export, to compare two stores.
class Fingerprint {
public:
    Fingerprint() { XXH3_128bits_reset(state_.get()); }
    void add(const std::string& line) {
        XXH3_128bits_update(state_.get(), line.data(), line.size());
        XXH3_128bits_update(state_.get(), "\n", 1);
    }
    bool operator==(const Fingerprint& other) const {
        return XXH128_isEqual(XXH3_128bits_digest(state_.get()),
                              XXH3_128bits_digest(other.state_.get())) != 0;
    }

private:
    std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state_{XXH3_createState(),
                                                                    XXH3_freeState};
};

}  // namespace

void expect_stopped(const Config& configuration) {
    const bool open = configuration.store.empty()
                          ? store::is_locked(store_file(configuration))
                          : open_existing_store(configuration)->acquire_lock("letters") ==
                                club::LeaderLock::held_elsewhere;
    if (open)
        throw std::runtime_error("the server is running: stop it first, so that nothing is lost");
}

int export_store(const Config& configuration, const std::string& file, std::ostream& out,
                 std::ostream& said) {
    expect_players(configuration);
    const std::string key = key_of(configuration);
    const auto dump = open_dump(configuration);
    std::unique_ptr<PrivateFile> made;
    if (file != "-") made = std::make_unique<PrivateFile>(file);
    std::ostream& to = made ? made->stream() : out;
    const long long rows =
        store::export_database(*dump, key, [&](const std::string& line) { to << line << '\n'; });
    to.flush();
    if (made) made->finish();
    if (!to) throw std::runtime_error("the export could not be written completely");
    said << fmt::format(
        "Wrote {}, including the server's key. Keep them secret: they allow acting as any "
        "player.\n",
        games::counted(rows, "row"));
    return 0;
}

int import_store(const Config& configuration, const std::string& file, std::istream& in,
                 std::ostream& said) {
    std::ifstream opened;
    if (file != "-") {
        opened.open(file, std::ios::binary);
        if (!opened) throw std::runtime_error("“" + file + "” cannot be read");
    }
    ImportTarget target(configuration);
    std::istream& from = file == "-" ? in : opened;
    for (std::string line; std::getline(from, line);) target.take(line);
    const long long rows = target.commit();
    said << fmt::format("{} stored in {}.\n", games::counted(rows, "row"),
                        format_store(configuration));
    return 0;
}

int migrate_store(const Config& from, const std::string& to, std::ostream& said) {
    Config copy = from;
    const bool to_database = to.find("://") != std::string::npos;
    copy.store = to_database ? to : "";
    if (!to_database) copy.data = to;
    expect_players(from);
    expect_stopped(from);
    const std::string key = key_of(from);
    Fingerprint left, arrived;
    long long rows = 0;
    {
        ImportTarget target(copy);
        const auto dump = open_dump(from);
        store::export_database(*dump, key, [&](const std::string& line) {
            left.add(line);
            target.take(line);
        });
        rows = target.commit();
    }
    // Opening a file that nobody has opened yet waits for those that read it.
    const std::string copied_key = key_of(copy);
    store::export_database(*open_dump(copy), copied_key,
                           [&](const std::string& line) { arrived.add(line); });
    if (!(left == arrived))
        throw std::runtime_error("the copy in " + format_store(copy) +
                                 " differs: do not use it. The data is still complete in " +
                                 format_store(from));
    said << fmt::format("{} stored in {}, identical to those in {}.\nStart the server with {}.\n",
                        games::counted(rows, "row"), format_store(copy), format_store(from),
                        to_database ? "“store = …” in its settings, or with --store"
                                    : "--data " + to + " and without --store");
    return 0;
}

}  // namespace posthouse::app
