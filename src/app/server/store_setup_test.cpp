// Moves all data from one store to another, including the key.

#include "app/server/store_setup.h"

#include "app/server/server_core.h"
#include "club/accounts/account_tables.h"
#include "store/contract/store_contract.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <fstream>
#include <sstream>

namespace posthouse::app {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class StoreMigrationTest : public testing::Test {
protected:
    void SetUp() override {
        here_.data = folder_.file("here");
        const auto store = open_store(here_);
        key_ = server_key(here_, *store).hexadecimal();
        club::transact(*store, [](club::UnitOfWork& unit) {
            club::User ann;
            ann.name = "ann";
            add_user(unit, ann);
            unit.insert(club::Session{"hash", ann.id, store::at(5)});
        });
    }

    static std::string written(const Config& configuration) {
        std::ostringstream out, said;
        EXPECT_EQ(export_store(configuration, "-", out, said), 0);
        return out.str();
    }
    static std::string key_of(const Config& configuration) {
        return server_key(configuration, *open_existing_store(configuration)).hexadecimal();
    }
    static std::string why_not(const std::function<void()>& move) {
        try {
            move();
            return "moved";
        } catch (const std::exception& error) {
            return error.what();
        }
    }

    const store::ScratchFolder folder_;
    Config here_;
    std::string key_;
    std::ostringstream said_;
};

TEST_F(StoreMigrationTest, NoEmptyHouseIsBegunBesideTheKeyOfAnother) {
    std::filesystem::remove(store_file(here_));
    EXPECT_THROW(open_store(here_), std::runtime_error);
    EXPECT_FALSE(std::filesystem::exists(store_file(here_)));
    std::ofstream(store_file(here_)).close();
    EXPECT_THROW(open_store(here_), std::runtime_error) << "nor in an empty file";
    std::filesystem::remove(key_file(here_));
    open_store(here_).reset();
    EXPECT_TRUE(std::filesystem::exists(store_file(here_)));
}

TEST_F(StoreMigrationTest, MovingToAnotherDatabaseAndBackChangesNothing) {
    Config there = here_, back;
    there.data = folder_.file("there");
    there.store = store::PostgresServer::shared().new_database();
    back.data = folder_.file("back");
    EXPECT_EQ(migrate_store(here_, there.store, said_), 0);
    EXPECT_EQ(key_of(there), key_);
    EXPECT_EQ(written(there), written(here_));
    EXPECT_EQ(migrate_store(there, back.data, said_), 0);
    EXPECT_EQ(key_of(back), key_);
    EXPECT_EQ(written(back), written(here_));
    EXPECT_THAT(said_.str(), HasSubstr("identical to those in"));
}

TEST_F(StoreMigrationTest, AnExportIsPrivateAndOverwritesNothing) {
    const std::string file = folder_.file("house.jsonl");
    std::ostringstream nothing;
    EXPECT_EQ(export_store(here_, file, nothing, said_), 0);
    struct stat about {};
    ASSERT_EQ(::stat(file.c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0600U);
    EXPECT_THAT(nothing.str(), IsEmpty());
    EXPECT_THAT(why_not([&] { export_store(here_, file, nothing, said_); }), HasSubstr(file));

    Config there;
    there.data = folder_.file("there");
    std::istringstream none;
    EXPECT_EQ(import_store(there, file, none, said_), 0);
    EXPECT_EQ(key_of(there), key_);
    std::ifstream read(file);
    std::ostringstream whole;
    whole << read.rdbuf();
    EXPECT_EQ(written(there), whole.str());
}

TEST_F(StoreMigrationTest, AnotherStoreIsNotOverwrittenNorItsKeyReplaced) {
    std::istringstream in(written(here_));
    EXPECT_THAT(why_not([&] { import_store(here_, "-", in, said_); }), HasSubstr("not empty"));
    Config there;
    there.data = folder_.file("there");
    std::filesystem::create_directories(there.data);
    club::ServerKey::random().write_to(key_file(there));
    std::istringstream again(in.str());
    EXPECT_THAT(why_not([&] { import_store(there, "-", again, said_); }),
                HasSubstr("another server's key"));
    EXPECT_THAT(why_not([&] { import_store(there, folder_.file("none"), again, said_); }),
                HasSubstr("cannot be read"));
}

TEST_F(StoreMigrationTest, OnlyItsOwnerLooksIntoADataFolder) {
    const auto mode = [](const std::string& folder) {
        struct stat about {};
        EXPECT_EQ(::stat(folder.c_str(), &about), 0);
        return about.st_mode & 0777U;
    };
    const mode_t before = ::umask(0);
    const std::string fresh = folder_.file("new/house/");
    make_data_folder(fresh);
    EXPECT_EQ(mode(fresh), 0700U);
    ::chmod(fresh.c_str(), 0755);
    make_data_folder(fresh);
    const std::string shared = folder_.file("shared");
    std::filesystem::create_directory(shared);
    ::chmod(shared.c_str(), 0755);
    std::ofstream(shared + "/notes") << "of somebody else";
    make_data_folder(shared);
    ::umask(before);
    EXPECT_EQ(mode(shared), 0755U) << "it is not Posthouse's alone";
    EXPECT_EQ(mode(fresh), 0700U);
    ::chmod(fresh.c_str(), 0710);
    make_data_folder(fresh);
    EXPECT_EQ(mode(fresh), 0710U) << "so that its group reaches the socket, if the host wants that";
}

TEST_F(StoreMigrationTest, ARunningServerIsNotMigrated) {
    {
        const auto running = lock_store(here_);
        EXPECT_THAT(why_not([&] { migrate_store(here_, folder_.file("copy"), said_); }),
                    HasSubstr("the server is running"));
        EXPECT_THAT(why_not([&] { lock_store(here_); }),
                    HasSubstr("another server is running with the database"));
    }
    Config there = here_;
    there.store = store::PostgresServer::shared().new_database();
    migrate_store(here_, there.store, said_);
    const auto serving = open_store(there);
    EXPECT_EQ(serving->acquire_lock("letters"), club::LeaderLock::acquired);
    EXPECT_THAT(why_not([&] { migrate_store(there, folder_.file("back"), said_); }),
                HasSubstr("the server is running"));
}

TEST_F(StoreMigrationTest, ServersThatShareADatabaseShareItsKey) {
    Config one, two, stranger;
    one.store = two.store = stranger.store = store::PostgresServer::shared().new_database();
    one.data = here_.data;  // whose key goes into the database
    two.data = folder_.file("two");
    stranger.data = folder_.file("stranger");
    EXPECT_EQ(server_key(one, *open_store(one)).hexadecimal(), key_);
    EXPECT_EQ(server_key(two, *open_store(two)).hexadecimal(), key_);
    std::filesystem::create_directories(stranger.data);
    club::ServerKey::random().write_to(key_file(stranger));
    EXPECT_THAT(why_not([&] { server_key(stranger, *open_store(stranger)); }),
                HasSubstr("differs from the one in the database"));
}

std::vector<club::MatchId> ids(const CommitChanges& changes) {
    std::vector<club::MatchId> all;
    for (const club::ChangedMatch& one : changes.matches) all.push_back(one.match);
    return all;
}

TEST(CommitChanges, AreReadAsWrittenWithoutDuplicates) {
    const CommitChanges changes{
        {{club::MatchId{12}, {}}, {club::MatchId{3}, {}}, {club::MatchId{12}, {}}},
        {{club::MatchId{7}, club::UserId{3}}},
        {},
        false,
        {club::UserId{5}, club::UserId{5}}};
    const std::string words = encode_changes(changes);
    EXPECT_EQ(words, "12 3 7/3 audience:5");
    const CommitChanges read = decode_changes(words);
    EXPECT_THAT(ids(read), ElementsAre(club::MatchId{12}, club::MatchId{3}));
    ASSERT_EQ(read.private_changes.size(), 1U);
    EXPECT_EQ(read.private_changes[0].match, club::MatchId{7});
    EXPECT_EQ(read.private_changes[0].player, club::UserId{3});
    EXPECT_THAT(read.audiences, ElementsAre(club::UserId{5}));
    EXPECT_EQ(encode_changes({}), "");
}

TEST(CommitChanges, OfManyMatchesAreAllReadAndUnknownWordsAreIgnored) {
    CommitChanges many;
    for (int i = 1; i <= 3000; ++i) many.matches.push_back({club::MatchId{i}, nullptr});
    EXPECT_EQ(decode_changes(encode_changes(many)).matches.size(), 3000U);
    EXPECT_THAT(ids(decode_changes("x 5 6/y  =7 8x")), ElementsAre(club::MatchId{5}));
}

}  // namespace
}  // namespace posthouse::app
