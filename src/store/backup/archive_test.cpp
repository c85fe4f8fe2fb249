// Restoring an archived database to any moment despite crashes and failures.

#include "store/backup/archive.h"

#include "club/accounts/account_tables.h"
#include "store/contract/store_contract.h"
#include "store/sqlite/raw_sqlite.h"

#include <gmock/gmock.h>

#include <sys/resource.h>

#include <csignal>
#include <fstream>
#include <thread>

namespace posthouse::store {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class ArchiveTest : public testing::Test {
protected:
    ArchiveTest() {
        std::ofstream(folder_.file("house.key")) << "a key";
        set_archived(database_, true);
        open();
    }

    void open() {
        store_ = open_sqlite(database_);
        archive_ = std::make_unique<Archive>(options(), [this] { return now_; });
    }
    /// Like kill -9: nothing is closed in order.
    void killed() { dead_.emplace_back(std::move(store_), std::move(archive_)); }
    ArchiveOptions options() const {
        ArchiveOptions chosen;
        chosen.database = database_;
        chosen.key = folder_.file("house.key");
        chosen.folder = folder_.file("archive");
        chosen.log_bytes_max = log_bytes_max_;
        return chosen;
    }
    void join(const std::string& name) {
        club::transact(*store_, [&](club::UnitOfWork& unit) {
            club::User user;
            user.name = name;
            user.password_hash = std::string(3000, 'x');  // so that pages fill
            add_user(unit, user);
        });
    }
    /// Runs the archive's next round, a second later.
    club::Instant round() {
        now_ += 1s;
        archive_->run_once();
        return now_;
    }
    /// The players at that moment, restored from the archive.
    std::vector<std::string> names_at(std::optional<club::Instant> moment) {
        const std::string restored = folder_.file("restored" + std::to_string(++restored_));
        last_ = restore_archive(folder_.file("archive"), restored, moment);
        std::vector<std::string> names;
        open_sqlite(restored)->read([&](const club::StoreReader& reader) {
            for (const club::User& user : all_users(reader)) names.push_back(user.name);
        });
        return names;
    }
    std::vector<std::string> folders() {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(folder_.file("archive")))
            if (entry.is_directory()) names.push_back(entry.path().filename());
        std::ranges::sort(names);
        return names;
    }

    const ScratchFolder folder_;
    const std::string database_ = folder_.file("house.sqlite");
    std::uint64_t log_bytes_max_ = 16 << 20;
    club::Instant now_{std::chrono::sys_days{std::chrono::year{2026} / 11 / 22} + 10h};
    std::unique_ptr<club::Store> store_;
    std::unique_ptr<Archive> archive_;
    std::vector<std::pair<std::unique_ptr<club::Store>, std::unique_ptr<Archive>>> dead_;
    club::Instant last_{};
    int restored_ = 0;
};

TEST_F(ArchiveTest, RestoresAnyRound) {
    join("ann");
    const club::Instant one = round();
    join("bob");
    const club::Instant two = round();
    round();
    join("cara");
    const club::Instant four = round();
    EXPECT_THAT(names_at(one), ElementsAre("ann"));
    EXPECT_THAT(names_at(four - 1ms), ElementsAre("ann", "bob"));
    EXPECT_EQ(last_, two);
    EXPECT_THAT(names_at(four), ElementsAre("ann", "bob", "cara"));
    EXPECT_THAT(names_at(std::nullopt), ElementsAre("ann", "bob", "cara"));
    try {
        names_at(one - 1ms);
        FAIL() << "the archive has no state that old";
    } catch (const std::exception& error) {
        EXPECT_THAT(error.what(), HasSubstr("the archive begins at 2026-11-22T10:00:01.000Z"));
    }
}

TEST_F(ArchiveTest, LosesNothingWhenTheLogIsReset) {
    log_bytes_max_ = 100'000;
    open();
    std::vector<club::Instant> rounds;
    for (int i = 0; i < 120; ++i) {
        join("player" + std::to_string(i));
        rounds.push_back(round());
    }
    EXPECT_LT(WriteAheadLog(database_ + "-wal").size(), 1'000'000u);
    EXPECT_THAT(folders(), SizeIs(1));
    for (const int i : {0, 1, 17, 63, 118, 119})
        EXPECT_THAT(names_at(rounds[static_cast<std::size_t>(i)]), SizeIs(i + 1)) << i;
}

TEST_F(ArchiveTest, CopiesCommitsBeforeTheLogIsReset) {
    log_bytes_max_ = 1;
    open();
    round();
    std::atomic<bool> done = false;
    std::thread writer([&] {
        for (int i = 0; i < 150; ++i) join("player" + std::to_string(i));
        done = true;
    });
    while (!done) round();
    writer.join();
    round();
    EXPECT_THAT(folders(), SizeIs(1));
    EXPECT_THAT(names_at(std::nullopt), SizeIs(150));
}

TEST_F(ArchiveTest, BeginsANewFolderAfterACrash) {
    join("ann");
    const club::Instant before = round();
    join("bob");
    killed();
    open();
    join("cara");
    const club::Instant after = round();
    EXPECT_THAT(folders(), SizeIs(2));
    EXPECT_THAT(names_at(before), ElementsAre("ann"));
    EXPECT_THAT(names_at(after), ElementsAre("ann", "bob", "cara"));
}

TEST_F(ArchiveTest, BeginsANewFolderIfTheLogWasResetByOthers) {
    join("ann");
    const club::Instant before = round();
    join("bob");
    {
        RawSqlite somebody(database_);
        ASSERT_TRUE(somebody.checkpoint());
    }
    join("cara");  // resets the log before bob's commit was copied
    const club::Instant after = round();
    EXPECT_THAT(folders(), SizeIs(2));
    EXPECT_THAT(names_at(before), ElementsAre("ann"));
    EXPECT_THAT(names_at(after), ElementsAre("ann", "bob", "cara"));
}

TEST_F(ArchiveTest, KeepsOtherProcessesFromCheckpoints) {
    round();
    join("ann");
    open_sqlite(database_)->read([](const club::StoreReader&) {});
    store_.reset();  // the last connection
    EXPECT_GT(WriteAheadLog(database_ + "-wal").size(), 0u);
    const club::Instant after = round();
    EXPECT_THAT(folders(), SizeIs(1));
    EXPECT_THAT(names_at(after), ElementsAre("ann"));
}

TEST_F(ArchiveTest, IgnoresATornEnd) {
    join("ann");
    round();
    join("bob");
    const club::Instant two = round();
    join("cara");
    round();
    const fs::path changes = fs::path(folder_.file("archive")) / folders()[0] / "changes";
    fs::resize_file(changes, fs::file_size(changes) - 1);
    EXPECT_THAT(names_at(std::nullopt), ElementsAre("ann", "bob"));
    EXPECT_EQ(last_, two);
    std::fstream(changes, std::ios::in | std::ios::out).seekp(60).put('?');
    EXPECT_THAT(names_at(std::nullopt), ElementsAre("ann"));
}

TEST_F(ArchiveTest, RemovesOldFoldersButNotTheLastOneNeeded) {
    join("ann");
    round();
    now_ += 24h * 10;
    round();  // begins a new base after a day
    now_ += 24h * 29;
    const club::Instant third = round();
    EXPECT_THAT(folders(), SizeIs(3));
    now_ += 24h * 2;  // the second is older than 30 days: the first is not needed any more
    round();
    EXPECT_THAT(folders(), SizeIs(3));
    EXPECT_THAT(names_at(third), ElementsAre("ann"));
    EXPECT_ANY_THROW(names_at(third - 24h * 35));
}

TEST_F(ArchiveTest, RetriesFailedWritesInTheNextRound) {
    join("ann");
    round();
    join("bob");
    const fs::path changes = fs::path(folder_.file("archive")) / folders()[0] / "changes";
    rlimit unlimited{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &unlimited), 0);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit full = unlimited;
    full.rlim_cur = fs::file_size(changes) + 100;
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &full), 0);
    EXPECT_ANY_THROW(round());
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &unlimited), 0);
    join("cara");
    round();
    EXPECT_THAT(folders(), SizeIs(1));
    EXPECT_THAT(names_at(std::nullopt), ElementsAre("ann", "bob", "cara"));
}

TEST_F(ArchiveTest, ContainsTheKey) {
    round();
    std::string key;
    std::ifstream(folder_.file("archive") + "/house.key") >> key;
    EXPECT_EQ(key, "a");
}

TEST(WriteAheadLogTest, IgnoresUncommittedPages) {
    const ScratchFolder folder;
    const std::string path = folder.file("x.db");
    std::ofstream{path};
    RawSqlite database(path);
    database.run("PRAGMA journal_mode = WAL");
    database.run("PRAGMA cache_size = 2");  // so that pages are written before the commit
    database.run("CREATE TABLE t (x)");
    const WriteAheadLog log(path + "-wal");
    LogPosition place = log.beginning().value();
    EXPECT_FALSE(log.committed_since(place).empty());
    const std::string filling =
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)"
        " INSERT INTO t SELECT randomblob(1000) FROM n";
    const auto size = log.size();
    database.run("BEGIN");
    database.run(filling);
    ASSERT_GT(log.size(), size);
    EXPECT_TRUE(log.committed_since(place).empty());
    database.run("ROLLBACK");
    EXPECT_TRUE(log.committed_since(place).empty());
    database.run(filling);
    EXPECT_GT(log.committed_since(place).pages.size(), 100u);
    EXPECT_TRUE(log.committed_since(place).empty());
}

}  // namespace
}  // namespace posthouse::store
