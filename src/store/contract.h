// What the contract tests share: a store of each kind, and things to put into it.
//
// "reopened" is the SQLite store closed and opened again before every look, so that every promise
// is also tested for lasting; "postgres_elsewhere" is looked at by another store on the same
// database, as another server does.
//
// Deliberately absent: anything that only one kind of store can do (see sqlite_test.cpp).
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

namespace posthouse {

inline Instant at(long long ms) {
    return Instant(milliseconds(ms));
}

/// A folder of one's own, gone at the end.
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
    Store& store() {
        if (!store_) store_ = opened();
        return *store_;
    }

    void work(const Work& work) { transact(store(), work); }

    /// What `question` says of the committed state.
    template <class Question>
    auto look(const Question& question) {
        if (GetParam() == Kind::reopened) store_.reset();
        store();  // made by now
        if (GetParam() == Kind::postgres_elsewhere && !elsewhere_) elsewhere_ = opened();
        std::optional<decltype(question(std::declval<const Reader&>()))> answer;
        (elsewhere_ ? *elsewhere_ : store()).read([&](const Reader& reader) {
            answer.emplace(question(reader));
        });
        return *answer;
    }

    User add_user(std::string name, std::string address = "", bool confirmed = true) {
        User user;
        user.name = std::move(name);
        if (!address.empty()) user.addresses = {{std::move(address), confirmed, 0, {}, false}};
        work([&](Unit& unit) { ASSERT_TRUE(unit.add_user(user)); });
        return user;
    }
    Match add_match(std::string game, const User& first, const User& second) {
        Match match;
        match.game = std::move(game);
        match.seats = {first.id, second.id};
        work([&](Unit& unit) { unit.add_match(match); });
        return match;
    }
    Offer add_offer(std::string game, const User& by) {
        Offer offer;
        offer.game = std::move(game);
        offer.by = by.id;
        work([&](Unit& unit) { unit.add_offer(offer); });
        return offer;
    }
    Letter add_letter(Letter letter) {
        work([&](Unit& unit) { ASSERT_TRUE(unit.add_letter(letter)); });
        return letter;
    }
    Job add_job(std::string kind, MatchId match, Instant due, int ply = 0) {
        Job job{{}, std::move(kind), match, ply, due};
        work([&](Unit& unit) { unit.add_job(job); });
        return job;
    }
    HeldRequest hold(const User& user, std::string lines, Instant expires) {
        HeldRequest request;
        request.user = user.id;
        request.lines = std::move(lines);
        request.expires = expires;
        work([&](Unit& unit) { unit.hold(request); });
        return request;
    }
    Match ended(Match match, Result result) {
        match.ending = Ending{result, "resigned", at(9)};
        work([&](Unit& unit) { unit.change_match(match); });
        return match;
    }

private:
    std::unique_ptr<Store> opened() {
        switch (GetParam()) {
            case Kind::memory:
                return std::make_unique<MemoryStore>();
            case Kind::sqlite:
            case Kind::reopened:
                return open_sqlite(folder_.file("club.db"));
            case Kind::postgres:
            case Kind::postgres_elsewhere:
                break;
        }
        if (database_.empty()) database_ = PostgresServer::shared().fresh_database();
        return open_postgres(database_);
    }

    ScratchFolder folder_;
    std::string database_;
    std::unique_ptr<Store> store_, elsewhere_;
};

/// The identities of things, for comparing lists.
template <class Thing>
auto ids(const std::vector<Thing>& things) {
    std::vector<decltype(Thing::id)> all;
    for (const Thing& thing : things) all.push_back(thing.id);
    return all;
}

}  // namespace posthouse
