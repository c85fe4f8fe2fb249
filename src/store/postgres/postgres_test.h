// What the tests of the PostgreSQL store share.
#pragma once

#include "club/accounts/account_tables.h"
#include "store/contract/store_contract.h"
#include "store/postgres/postgres.h"
#include "store/postgres/postgres_server.h"

#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace posthouse::store {

inline std::string fresh_database() {
    return PostgresServer::shared().new_database();
}

inline club::UnitFn adding_player(std::string name) {
    return [name = std::move(name)](club::UnitOfWork& unit) {
        club::User user;
        user.name = name;
        if (!add_user(unit, user)) throw std::runtime_error("The name is taken.");
    };
}

template <class Question>
auto seen_in(const club::Store& store, const Question& question) {
    std::optional<decltype(question(std::declval<const club::StoreReader&>()))> answer;
    store.read([&](const club::StoreReader& reader) { answer.emplace(question(reader)); });
    return *answer;
}

inline std::size_t players_in(const club::Store& store) {
    return seen_in(store, [](const club::StoreReader& reader) { return all_users(reader).size(); });
}

}  // namespace posthouse::store
