// Fixture of the contract tests: a store of each kind and test data. "reopened" is the SQLite
// store, reopened before every read to test durability. PostgreSQL is read through another store on
// the same database, too, like another server; that store and the emptied database stay for all
// tests.
#pragma once

#include "base/test_folder.h"
#include "club/accounts/account_tables.h"
#include "club/matches/match_tables.h"
#include "club/ratings/test_endings.h"
#include "store/memory.h"
#include "store/postgres/postgres.h"
#include "store/postgres/postgres_server.h"
#include "store/sqlite/sqlite.h"

#include <gtest/gtest.h>
#include <array>
#include <concepts>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::store {

using Reader = const club::StoreReader&;

/// std::vector claims to be comparable whatever it holds.
template <class Answer>
inline constexpr bool comparable = std::equality_comparable<Answer>;
template <class Value>
inline constexpr bool comparable<std::vector<Value>> = std::equality_comparable<Value>;

inline club::Instant at(long long ms) {
    return club::Instant(std::chrono::milliseconds(ms));
}

/// A temporary folder for databases.
struct ScratchFolder {
    std::string file(std::string_view name) const { return folder / name; }
    TestFolder folder{folder_for_databases()};
};

/// A new database file with all tables: a copy, which takes a tenth of the time.
inline void create_house(const std::string& path) {
    static const ScratchFolder folder;
    static const std::string made = [] {
        std::string name = folder.file("new.db");
        open_sqlite(name).reset();
        return name;
    }();
    std::filesystem::copy_file(made, path);
}

inline void make_tables(const std::string& url) {
    open_postgres(url).reset();
}
/// The URL of a new PostgreSQL database with all tables.
inline std::string database_with_tables() {
    return PostgresServer::shared().new_database_like(make_tables);
}

enum class Kind { memory, sqlite, reopened, postgres };

inline auto all_kinds() {
    return testing::Values(Kind::memory, Kind::sqlite, Kind::reopened, Kind::postgres);
}

inline const char* kind_name(Kind kind) {
    constexpr std::array names = {"memory", "sqlite", "reopened", "postgres"};
    return names.at(static_cast<std::size_t>(kind));
}

class StoreContract : public testing::TestWithParam<Kind> {
protected:
    club::Store& store() {
        if (!store_) store_ = opened();
        return *store_;
    }

    void work(const club::UnitFn& work) { club::transact(store(), work); }

    /// Runs `question` on the committed state.
    template <class Question>
    auto read_back(const Question& question) {
        if (GetParam() == Kind::reopened) store_.reset();
        auto answer = answer_of(store(), question);
        if (GetParam() == Kind::postgres) {
            auto other = answer_of(elsewhere(), question);
            if constexpr (comparable<decltype(other)>) {
                EXPECT_TRUE(answer == other);
            }
            return other;
        }
        return answer;
    }

    club::User add_user(std::string name, std::string address = "", bool confirmed = true) {
        club::User user;
        user.name = std::move(name);
        if (!address.empty()) user.addresses = {{std::move(address), confirmed, 0, {}, false}};
        work([&](club::UnitOfWork& unit) { ASSERT_TRUE(club::add_user(unit, user)); });
        return user;
    }
    club::Match add_match(std::string game, const club::User& first, const club::User& second) {
        club::Match match;
        match.game = std::move(game);
        match.seats = {first.id, second.id};
        work([&](club::UnitOfWork& unit) { unit.add_match(match); });
        return match;
    }
    club::OpenChallenge add_offer(std::string game, const club::User& by) {
        club::OpenChallenge offer;
        offer.game = std::move(game);
        offer.by = by.id;
        work([&](club::UnitOfWork& unit) { unit.add_offer(offer); });
        return offer;
    }
    club::Letter add_letter(club::Letter letter) {
        work([&](club::UnitOfWork& unit) { ASSERT_TRUE(unit.add(letter)); });
        return letter;
    }
    club::Job add_job(std::string kind, club::MatchId match, club::Instant due, int ply = 0) {
        club::Job job{{}, std::move(kind), match, ply, due};
        work([&](club::UnitOfWork& unit) { unit.add(job); });
        return job;
    }
    club::PendingRequest add_pending(const club::User& user, std::string lines,
                                     club::Instant expires) {
        club::PendingRequest request;
        request.user = user.id;
        request.lines = std::move(lines);
        request.expires = expires;
        work([&](club::UnitOfWork& unit) { unit.add(request); });
        return request;
    }
    club::Match ended(club::Match match, Result result) {
        match.outcome = club::MatchOutcome{result, "resigned", at(9)};
        work([&](club::UnitOfWork& unit) { club::TestEndings::change_match(unit, match); });
        return match;
    }

private:
    template <class Question>
    static auto answer_of(const club::Store& store, const Question& question) {
        std::optional<decltype(question(std::declval<const club::StoreReader&>()))> answer;
        store.read([&](const club::StoreReader& reader) { answer.emplace(question(reader)); });
        return *answer;
    }

    const club::Store& elsewhere() const {
        static const auto observer = open_postgres(database_);
        return *observer;
    }
    std::unique_ptr<club::Store> opened() {
        if (GetParam() == Kind::memory) return std::make_unique<MemoryStore>();
        if (GetParam() == Kind::postgres) {
            if (database_.empty())
                database_ = PostgresServer::shared().emptied_database_like(make_tables);
            return open_postgres(database_);
        }
        const std::string path = folder_.file("club.db");
        if (!std::filesystem::exists(path)) create_house(path);
        return open_sqlite(path);
    }

    ScratchFolder folder_;
    std::string database_;
    std::unique_ptr<club::Store> store_;
};

/// The ids of the elements, for comparing lists.
template <class Thing>
auto ids(const std::vector<Thing>& things) {
    std::vector<decltype(Thing::id)> all;
    for (const Thing& thing : things) all.push_back(thing.id);
    return all;
}

}  // namespace posthouse::store
