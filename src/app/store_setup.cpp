
#include "app/store_setup.h"
#include "store/export_import.h"
#include "store/postgres.h"
#include "store/sqlite.h"
#include "store/table_dump.h"

#include <filesystem>
#include <stdexcept>

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
               : "the database " + store::format_postgres(configuration.store);
}

std::unique_ptr<club::Store> open_store(const Config& configuration) {
    std::filesystem::create_directories(configuration.data);
    if (!configuration.store.empty()) return store::open_postgres(configuration.store);
    return store::open_sqlite(store_file(configuration));
}

std::unique_ptr<club::Store> open_known_store(const Config& configuration) {
    if (!configuration.store.empty()) return store::open_postgres(configuration.store);
    if (!std::filesystem::exists(store_file(configuration)))
        throw std::runtime_error("there is no house in “" + configuration.data +
                                 "”: --data names the folder of its database, or --config its "
                                 "settings");
    return store::open_sqlite(store_file(configuration));
}

void expect_file(const Config& configuration, const std::string& what) {
    if (!configuration.store.empty())
        throw std::runtime_error(
            what + " is for a house in a file, and this one is in " + format_store(configuration) +
            ": docs/postgresql.md says how that is kept safe (“posthouse admin export”, pg_dump)");
}

club::HouseKey house_key(const Config& configuration, club::Store& store) {
    const std::string path = key_file(configuration);
    if (configuration.store.empty()) return club::HouseKey::in_file(path);
    std::optional<club::HouseKey> in_folder;
    if (std::filesystem::exists(path)) in_folder = club::HouseKey::in_file(path);
    std::string kept;
    club::transact(store, [&](club::UnitOfWork& unit) {
        kept = unit.house_key().value_or("");
        if (!kept.empty()) return;
        kept = in_folder.value_or(club::HouseKey::random()).hexadecimal();
        unit.keep_house_key(kept);
    });
    if (in_folder && in_folder->hexadecimal() != kept)
        throw std::runtime_error(
            "the house's key in “" + path +
            "” is another than the one in its database, which counts: if this folder was another "
            "house's, name a new one with --data; else put that file away");
    return club::HouseKey::from_hexadecimal(kept);
}

}  // namespace posthouse::app

#define XXH_INLINE_ALL
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/un.h>
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

namespace posthouse::app {
namespace {

std::string key_of(const Config& configuration) {
    // Opening it brings it up to date, too.
    const auto store = open_known_store(configuration);
    return house_key(configuration, *store).hexadecimal();
}

std::unique_ptr<store::TableDump> holdings_to_read(const Config& configuration) {
    return configuration.store.empty() ? store::dump_from_sqlite(store_file(configuration))
                                       : store::read_postgres(configuration.store);
}

std::unique_ptr<store::TableDump> holdings_to_fill(const Config& configuration) {
    if (!configuration.store.empty()) return store::fill_postgres(configuration.store);
    std::filesystem::create_directories(configuration.data);
    return store::load_into_sqlite(store_file(configuration));
}

/// The house that comes in, until it is committed with its key.
class ImportTarget {
public:
    explicit ImportTarget(const Config& to) : to_(to), holdings_(holdings_to_fill(to)) {}

    void take(std::string_view line) { import_.take(line); }

    /// How many rows there are.
    long long settle() {
        const long long rows = import_.finish();
        const club::HouseKey key = club::HouseKey::from_hexadecimal(import_.house_key());
        const bool in_file = to_.store.empty();
        bool written = false;
        if (!in_file) {
            const auto tables = store::schema_tables(store::newest_version());
            const auto keys = std::ranges::find(tables, "house_key", &store::StoredTable::name);
            holdings_->add_row(*keys, {1LL, key.hexadecimal()});
        } else if (!std::filesystem::exists(key_file(to_))) {
            key.write_to(key_file(to_));
            written = true;
        } else if (club::HouseKey::in_file(key_file(to_)).hexadecimal() != key.hexadecimal()) {
            throw std::runtime_error("there is another house's key in “" + key_file(to_) +
                                     "”: import into a new folder");
        }
        try {
            holdings_->commit();
        } catch (...) {
            if (written) ::unlink(key_file(to_).c_str());
            throw;
        }
        return rows;
    }

private:
    const Config to_;
    std::unique_ptr<store::TableDump> holdings_;
    store::DatabaseImporter import_{*holdings_};
};

/// A new file that its owner alone may read; an old one is not touched.
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
            throw std::runtime_error("“" + path_ + "” cannot be written: is the disk full?");
    }

private:
    const std::string path_;
    std::ofstream stream_;
};

/// Somebody takes mail there.
bool is_answered(const std::string& socket) {
    sockaddr_un at{};
    at.sun_family = AF_UNIX;
    if (socket.size() >= sizeof at.sun_path) return false;
    socket.copy(at.sun_path, socket.size());
    const int file = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const bool answered = ::connect(file, reinterpret_cast<sockaddr*>(&at), sizeof at) == 0;
    ::close(file);
    return answered;
}

void must_be_closed(const Config& configuration) {
    bool open = is_answered(configuration.data + "/lmtp.sock");
    if (!configuration.store.empty())
        open = open_known_store(configuration)->acquire_lock("letters") == club::LeaderLock::others;
    if (open)
        throw std::runtime_error("the house is open: close it first, so that nothing is lost");
}

/// All lines of an export as one number: two houses with the same are the same.
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

int export_house(const Config& configuration, const std::string& file, std::ostream& out,
                 std::ostream& said) {
    const std::string key = key_of(configuration);
    const auto dump = holdings_to_read(configuration);
    std::unique_ptr<PrivateFile> made;
    if (file != "-") made = std::make_unique<PrivateFile>(file);
    std::ostream& to = made ? made->stream() : out;
    const long long rows =
        store::export_database(*dump, key, [&](const std::string& line) { to << line << '\n'; });
    to.flush();
    if (made) made->finish();
    if (!to) throw std::runtime_error("the export could not be written to its end");
    said << fmt::format(
        "{} rows are written. The house's key is among them: whoever has them can speak for its "
        "players.\n",
        rows);
    return 0;
}

int import_house(const Config& configuration, const std::string& file, std::istream& in,
                 std::ostream& said) {
    std::ifstream opened;
    if (file != "-") {
        opened.open(file, std::ios::binary);
        if (!opened) throw std::runtime_error("“" + file + "” cannot be read");
    }
    ImportTarget arrival(configuration);
    std::istream& from = file == "-" ? in : opened;
    for (std::string line; std::getline(from, line);) arrival.take(line);
    const long long rows = arrival.settle();
    said << fmt::format("{} rows are in {}.\n", rows, format_store(configuration));
    return 0;
}

int migrate_store(const Config& from, const std::string& to, std::ostream& said) {
    Config target = from;
    const bool to_database = to.find("://") != std::string::npos;
    target.store = to_database ? to : "";
    if (!to_database) target.data = to;
    must_be_closed(from);
    const std::string key = key_of(from);
    Fingerprint left, arrived;
    long long rows = 0;
    {
        ImportTarget arrival(target);
        const auto dump = holdings_to_read(from);
        store::export_database(*dump, key, [&](const std::string& line) {
            left.add(line);
            arrival.take(line);
        });
        rows = arrival.settle();
    }
    const auto there = holdings_to_read(target);
    store::export_database(*there, key_of(target),
                           [&](const std::string& line) { arrived.add(line); });
    if (!(left == arrived))
        throw std::runtime_error(
            "what is in " + format_store(target) +
            " now is not the same: do not use it. The house is still whole in " +
            format_store(from));
    said << fmt::format("{} rows are in {}, and the same as in {}.\nOpen it with {}.\n", rows,
                        format_store(target), format_store(from),
                        to_database ? "“store = …” in its configuration, or --store"
                                    : "--data " + to + " and without --store");
    return 0;
}

}  // namespace posthouse::app
