// Backups of houses on SQLite and PostgreSQL by the same commands.

#include "app/admin/backup_commands.h"

#include "app/server/store_setup.h"
#include "club/accounts/account_tables.h"
#include "store/backup/backup.h"
#include "store/backup/table_dump.h"
#include "store/contract/store_contract.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace posthouse::app {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class BackupCommandsTest : public testing::Test {
protected:
    /// A house with ann.
    Config house(const std::string& name, const std::string& database = "") const {
        Config configuration;
        configuration.data = folder_.file(name);
        configuration.store = database;
        const auto store = open_store(configuration);
        server_key(configuration, *store);
        club::transact(*store, [](club::UnitOfWork& unit) {
            club::User ann;
            ann.name = "ann";
            add_user(unit, ann);
        });
        return configuration;
    }
    std::string backup_of(const Config& configuration) {
        std::ostringstream out;
        EXPECT_EQ(back_up(configuration, backups_, 0, now_ += std::chrono::days(1), out), 0);
        std::string path = out.str();
        return path.substr(0, path.find('\n'));
    }
    static std::string verified(const std::string& from) {
        std::ostringstream out;
        EXPECT_EQ(verify_backup(from, std::nullopt, out), 0);
        return out.str();
    }
    static std::string export_of(const Config& configuration) {
        std::ostringstream out, said;
        export_store(configuration, "-", out, said);
        return out.str();
    }
    static std::string why_not(const std::function<void()>& act) {
        try {
            act();
            return "done";
        } catch (const std::exception& error) {
            return error.what();
        }
    }

    const store::ScratchFolder folder_;
    const std::string backups_ = folder_.file("backups");
    club::Instant now_{std::chrono::sys_days{std::chrono::year{2026} / 11 / 22}};
    std::ostringstream out_;
};

TEST_F(BackupCommandsTest, AHouseOnPostgresIsBackedUpAndRestoredIntoEitherDatabase) {
    const Config here = house("here", store::PostgresServer::shared().new_database());
    fs::create_directories(here.data + "/mail/ann@example.org/new");
    std::ofstream(here.data + "/mail/ann@example.org/new/1") << "a letter";
    const std::string copy = backup_of(here);
    EXPECT_EQ(fs::status(copy + "/house.jsonl").permissions() &
                  (fs::perms::group_all | fs::perms::others_all),
              fs::perms::none);
    EXPECT_THAT(verified(copy), HasSubstr("is complete: 1 player, 0 running matches, "));

    Config file, database;
    file.data = folder_.file("file");
    EXPECT_EQ(restore_backup(copy, file.data, std::nullopt, out_), 0);
    EXPECT_EQ(export_of(file), export_of(here));
    EXPECT_TRUE(fs::exists(file.data + "/mail/ann@example.org/new/1"));
    database.store = store::PostgresServer::shared().new_database();
    database.data = folder_.file("database");
    EXPECT_EQ(restore_backup(copy, database.store, std::nullopt, out_), 0);
    EXPECT_EQ(export_of(database), export_of(here));
    EXPECT_THAT(why_not([&] { restore_backup(copy, database.store, std::nullopt, out_); }),
                HasSubstr("not empty"));
    EXPECT_THAT(why_not([&] { restore_backup(copy, folder_.file("x"), now_, out_); }),
                HasSubstr("--at needs an archive"));
}

TEST_F(BackupCommandsTest, OldBackupsOfEitherDatabaseAreRemoved) {
    const Config sqlite = house("sqlite");
    const Config postgres = house("postgres", store::PostgresServer::shared().new_database());
    const std::string first = backup_of(sqlite), second = backup_of(postgres);
    back_up(sqlite, backups_, 2, now_ + std::chrono::days(1), out_);
    EXPECT_FALSE(fs::exists(first));
    EXPECT_TRUE(fs::exists(second));
}

TEST_F(BackupCommandsTest, TheNewestInAFolderIsVerifiedAndADamagedOneRefused) {
    const Config here = house("here");
    backup_of(here);
    const std::string newest = backup_of(here);
    EXPECT_THAT(verified(backups_), AllOf(HasSubstr(newest), HasSubstr("1 player, ")));
    std::fstream(newest + "/house.sqlite", std::ios::in | std::ios::out)
        .seekp(100)
        .write("????", 4);
    EXPECT_THAT(why_not([&] { verified(backups_); }), Not(HasSubstr("done")));
    fs::remove(newest + "/house.sqlite");
    EXPECT_THAT(verified(backups_), Not(HasSubstr(newest))) << "that is no backup any more";
    EXPECT_THAT(why_not([&] { verified(folder_.file("nowhere")); }), HasSubstr("does not exist"));
}

TEST_F(BackupCommandsTest, ATruncatedExportIsRefusedAndLeavesNothingBehind) {
    const std::string copy =
        backup_of(house("here", store::PostgresServer::shared().new_database()));
    fs::resize_file(copy + "/house.jsonl", fs::file_size(copy + "/house.jsonl") - 20);
    const std::string to = folder_.file("above/again");
    EXPECT_THAT(why_not([&] { restore_backup(copy, to, std::nullopt, out_); }),
                Not(HasSubstr("done")));
    EXPECT_FALSE(fs::exists(folder_.file("above")));
}

TEST_F(BackupCommandsTest, AnEmptySourceIsNotCopied) {
    Config empty;
    empty.store = store::PostgresServer::shared().new_database();
    empty.data = folder_.file("empty");
    const std::string to = folder_.file("to");
    for (const std::string& why : {why_not([&] { export_store(empty, to, out_, out_); }),
                                   why_not([&] { migrate_store(empty, to, out_); }),
                                   why_not([&] { back_up(empty, backups_, 0, now_, out_); })})
        EXPECT_THAT(why, HasSubstr("is empty, so there is nothing to copy"));
    EXPECT_FALSE(fs::exists(to));
    EXPECT_TRUE(!fs::exists(backups_) || fs::is_empty(backups_));
    EXPECT_EQ(store::dump_from_postgres(empty.store)->version(), 0) << "nothing was created";
    Config nowhere;
    nowhere.data = folder_.file("nowhere");
    EXPECT_THAT(why_not([&] { migrate_store(nowhere, to, out_); }),
                HasSubstr("there is no data in"));
}

}  // namespace
}  // namespace posthouse::app
