// Fixture of the contract tests: a store of each kind and test data. "reopened" is the SQLite
// store, reopened before every read to test durability; "postgres_elsewhere" reads through another
// store on the same database, like another server.
#pragma once

#include "store/memory.h"
#include "store/postgres.h"
#include "store/postgres_server.h"
#include "store/sqlite.h"

#include <gtest/gtest.h>
#include <unistd.h>
#include <array>
#include <filesystem>
#include <optional>
#include <string>

namespace posthouse::store {

inline club::Instant at(long long ms) {
    return club::Instant(std::chrono::milliseconds(ms));
}

/// A temporary folder, removed at the end.
class ScratchFolder {
public:
    ScratchFolder() {
        std::string pattern = std::filesystem::temp_directory_path() / "posthouse-store-XXXXXX";
        path_ = ::mkdtemp(pattern.data());
    }
    ~ScratchFolder() { std::filesystem::remove_all(path_); }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    std::string file(std::string_view name) const { return path_ / name; }

private:
    std::filesystem::path path_;
};

enum class Kind { memory, sqlite, reopened, postgres, postgres_elsewhere };

inline const char* kind_name(Kind kind) {
    constexpr std::array names = {"memory", "sqlite", "reopened", "postgres", "postgres_elsewhere"};
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
        store();  // creates it if needed
        if (GetParam() == Kind::postgres_elsewhere && !elsewhere_) elsewhere_ = opened();
        std::optional<decltype(question(std::declval<const club::StoreReader&>()))> answer;
        (elsewhere_ ? *elsewhere_ : store()).read([&](const club::StoreReader& reader) {
            answer.emplace(question(reader));
        });
        return *answer;
    }

    club::User add_user(std::string name, std::string address = "", bool confirmed = true) {
        club::User user;
        user.name = std::move(name);
        if (!address.empty()) user.addresses = {{std::move(address), confirmed, 0, {}, false}};
        work([&](club::UnitOfWork& unit) { ASSERT_TRUE(unit.add_user(user)); });
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
        work([&](club::UnitOfWork& unit) { ASSERT_TRUE(unit.add_letter(letter)); });
        return letter;
    }
    club::Job add_job(std::string kind, club::MatchId match, club::Instant due, int ply = 0) {
        club::Job job{{}, std::move(kind), match, ply, due};
        work([&](club::UnitOfWork& unit) { unit.add_job(job); });
        return job;
    }
    club::PendingRequest add_pending(const club::User& user, std::string lines,
                                     club::Instant expires) {
        club::PendingRequest request;
        request.user = user.id;
        request.lines = std::move(lines);
        request.expires = expires;
        work([&](club::UnitOfWork& unit) { unit.add_pending(request); });
        return request;
    }
    club::Match ended(club::Match match, Result result) {
        match.outcome = club::MatchOutcome{result, "resigned", at(9)};
        work([&](club::UnitOfWork& unit) { unit.change_match(match); });
        return match;
    }

private:
    std::unique_ptr<club::Store> opened() {
        switch (GetParam()) {
            case Kind::memory:
                return std::make_unique<MemoryStore>();
            case Kind::sqlite:
                return open_sqlite(folder_.file("club.db"), 1000);
            case Kind::reopened:
                return open_sqlite(folder_.file("club.db"), 2);
            case Kind::postgres:
            case Kind::postgres_elsewhere:
                break;
        }
        if (database_.empty()) database_ = PostgresServer::shared().new_database();
        return open_postgres(database_);
    }

    ScratchFolder folder_;
    std::string database_;
    std::unique_ptr<club::Store> store_, elsewhere_;
};

/// The ids of the elements, for comparing lists.
template <class Thing>
auto ids(const std::vector<Thing>& things) {
    std::vector<decltype(Thing::id)> all;
    for (const Thing& thing : things) all.push_back(thing.id);
    return all;
}

}  // namespace posthouse::store
