// Backing up a running server and restoring it.

#include "store/backup/backup.h"

#include "club/accounts/account_tables.h"
#include "store/backup/archive.h"
#include "store/contract/store_contract.h"

#include <gmock/gmock.h>

#include <fstream>
#include <iterator>
#include <thread>

namespace posthouse::store {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::IsEmpty;

std::string text_of(const fs::path& path) {
    std::ifstream file(path);
    return std::string((std::istreambuf_iterator<char>(file)), {});
}

class BackupTest : public testing::Test {
protected:
    BackupTest() {
        fs::create_directories(data_ + "/mail/ann@example.org/new");
        std::ofstream(data_ + "/house.key") << "the key";
        std::ofstream(data_ + "/mail/ann@example.org/new/1") << "a letter";
        store_ = open_sqlite(data_ + "/house.sqlite");
    }

    void join(int number) {
        club::transact(*store_, [&](club::UnitOfWork& unit) {
            club::User user;
            user.name = "player" + std::to_string(number);
            add_user(unit, user);
        });
    }
    static std::size_t players_in(const std::string& data) {
        std::size_t count = 0;
        open_sqlite(data + "/house.sqlite")->read([&](const club::StoreReader& reader) {
            count = all_users(reader).size();
        });
        return count;
    }
    std::string refused(const std::string& from, const std::string& to,
                        std::optional<club::Instant> moment = {}) {
        try {
            restore(from, to, moment);
            return "";
        } catch (const std::exception& error) {
            return error.what();
        }
    }

    const ScratchFolder folder_;
    const std::string data_ = folder_.file("data"), backups_ = folder_.file("backups");
    const club::Instant now_{std::chrono::sys_days{std::chrono::year{2026} / 11 / 22}};
    std::unique_ptr<club::Store> store_;
};

TEST_F(BackupTest, CopiesASnapshotDuringWrites) {
    join(0);
    std::atomic<bool> stop = false;
    std::atomic<int> joined = 1;
    std::thread writer([&] {
        while (!stop) join(joined++);
    });
    const int least = joined - 1;
    const std::string copy = back_up(data_, backups_, now_);
    const int most = joined;
    stop = true;
    writer.join();
    EXPECT_EQ(fs::path(copy).filename(), "20261122T000000.000Z");
    const std::string again = folder_.file("again");
    EXPECT_FALSE(restore(copy, again, std::nullopt));
    EXPECT_GE(players_in(again), static_cast<std::size_t>(least));
    EXPECT_LE(players_in(again), static_cast<std::size_t>(most) + 1);
    EXPECT_EQ(text_of(again + "/house.key"), "the key");
    EXPECT_EQ(text_of(again + "/mail/ann@example.org/new/1"), "a letter");
}

TEST_F(BackupTest, IsReadableByTheOwnerOnly) {
    const fs::path copy = back_up(data_, backups_, now_);
    for (const fs::path& one : {copy, copy / "house.sqlite", copy / "house.key"})
        EXPECT_EQ(fs::status(one).permissions() & (fs::perms::group_all | fs::perms::others_all),
                  fs::perms::none)
            << one;
}

TEST_F(BackupTest, LeavesNothingBehindAfterAFailure) {
    fs::remove(data_ + "/house.key");
    EXPECT_ANY_THROW(back_up(data_, backups_, now_));
    EXPECT_TRUE(fs::is_empty(backups_));
    EXPECT_ANY_THROW(back_up(folder_.file("nowhere"), backups_, now_));
}

TEST_F(BackupTest, KeepsOnlyTheNewest) {
    std::vector<std::string> copies;
    for (int day = 0; day < 4; ++day)
        copies.push_back(back_up(data_, backups_, now_ + std::chrono::days(day)));
    fs::create_directories(backups_ + "/20200101-my-own");
    remove_old_backups(backups_, 2);
    for (const int day : {0, 1, 2, 3})
        EXPECT_EQ(fs::exists(copies[static_cast<std::size_t>(day)]), day >= 2) << day;
    EXPECT_TRUE(fs::exists(backups_ + "/20200101-my-own"));
}

TEST_F(BackupTest, NeverOverwritesADatabase) {
    const std::string copy = back_up(data_, backups_, now_);
    EXPECT_THAT(refused(copy, data_), HasSubstr("already contains a database"));
    EXPECT_THAT(refused(folder_.file("nowhere"), folder_.file("x")), HasSubstr("does not exist"));
    EXPECT_THAT(refused(copy, folder_.file("x"), now_), HasSubstr("--at needs an archive"));
    EXPECT_THAT(refused(folder_.file(""), folder_.file("x")), HasSubstr("is not an archive"));
    fs::create_directories(folder_.file("mine"));
    std::ofstream(folder_.file("mine/house.key")) << "another key";
    EXPECT_THAT(refused(copy, folder_.file("mine")), HasSubstr("already contains “house.key”"));
}

TEST_F(BackupTest, TheHostsPagesComeAlong) {
    std::ofstream(data_ + "/front.md") << "Welcome";
    const std::string again = folder_.file("again");
    restore(back_up(data_, backups_, now_), again, {});
    EXPECT_EQ(text_of(again + "/front.md"), "Welcome");
    fs::create_directories(folder_.file("mine"));
    std::ofstream(folder_.file("mine/front.md")) << "Mine";
    restore(backups_in(backups_).front().path, folder_.file("mine"), {});
    EXPECT_EQ(text_of(folder_.file("mine/front.md")), "Mine") << "what is there stays";
}

TEST_F(BackupTest, WhatWasRestoredTakesThePlaceOfTheDataWhichIsKept) {
    join(1);
    const std::string again = data_ + "/again", copy = back_up(data_, backups_, now_);
    join(2);
    std::ofstream(data_ + "/front.md") << "Later";
    restore(copy, again, {});
    store_.reset();
    const std::string before = put_in_place(again, data_, now_);
    EXPECT_EQ(players_in(data_), 1u);
    EXPECT_EQ(players_in(before), 2u);
    EXPECT_EQ(text_of(before + "/front.md"), "Later");
    EXPECT_EQ(text_of(data_ + "/mail/ann@example.org/new/1"), "a letter");
    EXPECT_EQ(text_of(before + "/house.key"), "the key");
    EXPECT_FALSE(fs::exists(again));
    EXPECT_THROW(put_in_place(again, data_, now_), std::runtime_error) << "it is no longer there";
    EXPECT_THROW(put_in_place(data_, data_, now_), std::runtime_error);
    EXPECT_EQ(players_in(data_), 1u);
}

TEST_F(BackupTest, PuttingARestoreInPlaceGoesOnWhereItWasInterrupted) {
    join(1);
    const std::string again = data_ + "/again", copy = back_up(data_, backups_, now_);
    join(2);
    restore(copy, again, {});
    store_.reset();
    // As it is between the two renames.
    fs::rename(again + "/house.key", data_ + "/house.key");
    const std::string before = put_in_place(again, data_, now_);
    EXPECT_EQ(players_in(data_), 1u);
    EXPECT_EQ(players_in(before), 2u);
    EXPECT_EQ(text_of(data_ + "/mail/ann@example.org/new/1"), "a letter");
}

TEST_F(BackupTest, ARefusedRestoreLeavesNothingBehind) {
    const std::string copy = back_up(data_, backups_, now_);
    const std::string to = folder_.file("above/again");
    const auto leaves_nothing = [&](const std::string& from) {
        EXPECT_THAT(refused(from, to), testing::Not(IsEmpty()));
        EXPECT_FALSE(fs::exists(folder_.file("above"))) << from;
    };
    leaves_nothing(folder_.file(""));
    leaves_nothing(backups_);
    fs::create_directories(folder_.file("above"));
    fs::remove(copy + "/house.key");
    EXPECT_THAT(refused(copy, folder_.file("above")), HasSubstr("has no “house.key”"));
    EXPECT_TRUE(fs::is_empty(folder_.file("above"))) << "a folder that was there stays";
    fs::remove(folder_.file("above"));
    std::fstream(copy + "/house.sqlite", std::ios::in | std::ios::out).seekp(100).write("????", 4);
    leaves_nothing(copy);
}

TEST_F(BackupTest, AFolderOfBackupsIsRefusedAndTheNewestNamed) {
    back_up(data_, backups_, now_);
    const std::string newest = back_up(data_, backups_, now_ + std::chrono::days(1));
    EXPECT_THAT(refused(backups_, folder_.file("x")),
                testing::AllOf(HasSubstr("contains 2 backups"), HasSubstr(newest)));
}

TEST_F(BackupTest, RestoresAnArchiveWithItsKey) {
    store_.reset();
    set_archived(data_ + "/house.sqlite", true);
    store_ = open_sqlite(data_ + "/house.sqlite");
    club::Instant now = now_;
    Archive archive({.database = data_ + "/house.sqlite",
                     .key = data_ + "/house.key",
                     .folder = folder_.file("archive")},
                    [&now] { return now; });
    archive.run_once();
    join(1);
    now += std::chrono::seconds(1);
    archive.run_once();
    const std::string again = folder_.file("again");
    EXPECT_EQ(restore(folder_.file("archive"), again, now_), now_);
    EXPECT_EQ(players_in(again), 0u);
    EXPECT_EQ(text_of(again + "/house.key"), "the key");
}

}  // namespace
}  // namespace posthouse::store
