#include "app/house_store.h"

#include "store/postgres.h"
#include "store/sqlite.h"

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
