// The SQLite store only: its file, versions, concurrent processes, a full disk.

#include "store/sqlite/sqlite.h"
#include "club/accounts/account_tables.h"
#include "club/core/forgotten.h"
#include "store/connection.h"
#include "store/contract/store_contract.h"

#include <gmock/gmock.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <thread>

namespace posthouse::store {

using testing::HasSubstr;

club::UnitFn adding_user(std::string name) {
    return [name = std::move(name)](club::UnitOfWork& unit) {
        club::User user;
        user.name = name;
        if (!add_user(unit, user)) throw std::runtime_error("The name is taken.");
    };
}

std::size_t users_in(const club::Store& store) {
    std::size_t count = 0;
    store.read([&](const club::StoreReader& reader) { count = all_users(reader).size(); });
    return count;
}

static std::string why_not_opened(const std::string& path) {
    try {
        open_sqlite(path);
        return "opened";
    } catch (const std::exception& error) {
        return error.what();
    }
}

TEST(SqliteStore, CreatesFilesForTheOwnerOnly) {
    const ScratchFolder folder;
    const mode_t before = ::umask(0);
    const auto store = open_sqlite(folder.file("club.db"));
    club::transact(*store, adding_user("ann"));
    ::umask(before);
    for (const char* name : {"club.db", "club.db-wal", "club.db-shm"}) {
        struct stat about {};
        ASSERT_EQ(::stat(folder.file(name).c_str(), &about), 0) << name;
        EXPECT_EQ(about.st_mode & 0777U, 0600U) << name;
    }
}

TEST(SqliteStore, TakesNoWritesWhileItsFileIsAway) {
    const ScratchFolder folder;
    const std::string path = folder.file("club.db"), away = folder.file("away.db");
    const auto store = open_sqlite(path);
    club::transact(*store, adding_user("ann"));
    std::filesystem::rename(path, away);
    EXPECT_THROW(club::transact(*store, adding_user("bob")), std::runtime_error);
    EXPECT_THROW(users_in(*store), std::runtime_error);  // by a new connection
    EXPECT_FALSE(std::filesystem::exists(path)) << "an empty house";
    std::ofstream(path) << "another file";
    EXPECT_THROW(club::transact(*store, adding_user("bob")), std::runtime_error);
    std::filesystem::rename(away, path);
    club::transact(*store, adding_user("carol"));
    EXPECT_EQ(users_in(*store), 2U);
}

TEST(SqliteStore, ErasesTheNextDeletedPlayerFromTheFileAsWell) {
    const ScratchFolder folder;
    const auto store = open_sqlite(folder.file("club.db"));
    const auto holds = [&](std::string_view name) {
        for (const char* file : {"club.db", "club.db-wal"}) {
            std::ifstream in(folder.file(file), std::ios::binary);
            const std::string bytes((std::istreambuf_iterator<char>(in)), {});
            if (bytes.find(name) != std::string::npos) return true;
        }
        return false;
    };
    for (const char* name : {"zebulon", "quentin"}) {
        club::transact(*store, adding_user(name));
        EXPECT_TRUE(holds(name));
        club::transact(*store, [&](club::UnitOfWork& unit) {
            forget_user(unit, {unit.user_named(name)->id, {name}, {}, {}});
        });
        for (int i = 0; i < 400 && holds(name); ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            club::transact(*store, [](club::UnitOfWork&) {});  // such as the next heartbeat
        }
        EXPECT_FALSE(holds(name)) << name;
    }
}

TEST(DatabaseLock, IsOfOneServerUntilItEndsHoweverItDoes) {
    const ScratchFolder folder;
    const std::string path = folder.file("club.db"), other = folder.file("other.db");
    EXPECT_FALSE(is_locked(path));
    const pid_t server = ::fork();
    if (server == 0) {
        const DatabaseLock lock(path);
        ::raise(SIGSTOP);
        ::_exit(0);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(server, &status, WUNTRACED), server);
    std::filesystem::create_symlink(path, other);
    EXPECT_TRUE(is_locked(path));
    EXPECT_THROW(DatabaseLock{path}, std::runtime_error);
    EXPECT_THROW(DatabaseLock{other}, std::runtime_error) << "by another name";
    EXPECT_NO_THROW(club::transact(*open_sqlite(path), adding_user("ann"))) << "not a server";
    ::kill(server, SIGKILL);
    ASSERT_EQ(::waitpid(server, &status, 0), server);
    EXPECT_FALSE(is_locked(path));
    EXPECT_NO_THROW(DatabaseLock{path});
}

TEST(SqliteStore, AllowsSpacesInTheFileName) {
    const ScratchFolder folder;
    club::transact(*open_sqlite(folder.file("my own = club.db")), adding_user("ann"));
    EXPECT_TRUE(std::filesystem::exists(folder.file("my own = club.db")));
    EXPECT_EQ(users_in(*open_sqlite(folder.file("my own = club.db"))), 1U);
}

TEST(SqliteStore, NamesAFileThatCannotBeOpened) {
    const ScratchFolder folder;
    const std::string missing = folder.file("no/such/folder/club.db");
    EXPECT_THAT(why_not_opened(missing), HasSubstr(missing));
    EXPECT_THAT(why_not_opened(missing), HasSubstr("No such file or directory"));

    const std::string text = folder.file("letter.txt");
    std::ofstream(text) << "Dear Ann, this is a letter and no database at all. Yours, Bob.\n";
    EXPECT_THAT(why_not_opened(text), HasSubstr("not a database"));
}

TEST(SqliteStore, RefusesADatabaseOfANewerProgram) {
    const ScratchFolder folder;
    const std::string path = folder.file("club.db");
    club::transact(*open_sqlite(path), adding_user("ann"));
    const std::string where = "dbname=" + path;
    Connection(soci::sqlite3, where).run("PRAGMA user_version = 1000");
    EXPECT_THAT(why_not_opened(path), HasSubstr("version 1000"));
    int version = 0;
    Connection(soci::sqlite3, where).query_one("PRAGMA user_version", std::tie(version));
    EXPECT_EQ(version, 1000);
}

TEST(SqliteStore, HidesUncommittedChanges) {
    const ScratchFolder folder;
    const auto store = open_sqlite(folder.file("club.db"));
    const club::UnitFn works[] = {adding_user("ann"), [&](club::UnitOfWork& unit) {
                                      EXPECT_EQ(all_users(unit).size(), 1U);
                                      EXPECT_EQ(users_in(*store), 0U);
                                  }};
    for (const auto& thrown : store->transact(works)) EXPECT_FALSE(thrown);
    EXPECT_EQ(users_in(*store), 1U);
}

TEST(SqliteStore, GivesReadersASnapshot) {
    const ScratchFolder folder;
    const auto store = open_sqlite(folder.file("club.db"));
    club::transact(*store, adding_user("ann"));
    store->read([&](const club::StoreReader& reader) {
        EXPECT_EQ(all_users(reader).size(), 1U);
        club::transact(*store, adding_user("bob"));
        EXPECT_EQ(all_users(reader).size(), 1U);
        EXPECT_FALSE(reader.user_named("bob"));
    });
    EXPECT_EQ(users_in(*store), 2U);
}

TEST(SqliteStore, SurvivesAThrowingReader) {
    const ScratchFolder folder;
    const auto store = open_sqlite(folder.file("club.db"));
    EXPECT_THROW(store->read([](const club::StoreReader&) { throw std::logic_error("enough"); }),
                 std::logic_error);
    club::transact(*store, adding_user("ann"));
    EXPECT_EQ(users_in(*store), 1U);
}

TEST(SqliteStore, SharesAFileBetweenTwoStores) {
    const ScratchFolder folder;
    const auto serving = open_sqlite(folder.file("club.db"));
    const auto receiving = open_sqlite(folder.file("club.db"));
    for (int round = 0; round < 10; ++round) {
        club::transact(*serving, adding_user("serving " + std::to_string(round)));
        EXPECT_EQ(users_in(*receiving), 2U * round + 1);
        club::transact(*receiving, adding_user("receiving " + std::to_string(round)));
        EXPECT_EQ(users_in(*serving), 2U * round + 2);
    }
    EXPECT_ANY_THROW(club::transact(*serving, adding_user("Receiving 3")));
}

/// Starts a process that adds ten players named after `who`.
pid_t process_adding_users(const std::string& path, const std::string& who) {
    const pid_t child = ::fork();
    if (child != 0) return child;
    try {
        const auto store = open_sqlite(path);
        for (int i = 0; i < 10; ++i) club::transact(*store, adding_user(who + std::to_string(i)));
        ::_exit(0);
    } catch (...) {
        ::_exit(1);
    }
}

TEST(SqliteStore, SerializesConcurrentProcesses) {
    const ScratchFolder folder;
    std::vector<pid_t> children;
    for (const char* who : {"ann", "bob", "cid", "dan"})
        children.push_back(process_adding_users(folder.file("club.db"), who));
    for (const pid_t child : children) {
        int status = 0;
        ASSERT_EQ(::waitpid(child, &status, 0), child);
        EXPECT_EQ(status, 0);
    }
    EXPECT_EQ(users_in(*open_sqlite(folder.file("club.db"))), 40U);
}

/// While it exists, no file can grow beyond a size, as on a full disk.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit tight{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &tight);
        handler_ = std::signal(SIGXFSZ, SIG_IGN);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit before_{};
    void (*handler_)(int) = nullptr;
};

TEST(SqliteStore, ContinuesAfterAFailedCommit) {
    const ScratchFolder folder;
    const auto store = open_sqlite(folder.file("club.db"));
    club::transact(*store, adding_user("ann"));
    const club::UnitFn works[] = {adding_user("bob"), [](club::UnitOfWork& unit) {
                                      club::Letter letter;
                                      letter.message_id = "1";
                                      letter.body = std::string(2'000'000, 'x');
                                      unit.add(letter);
                                  }};
    {
        const FullDisk full(1'000'000);
        EXPECT_ANY_THROW(store->transact(works));
        EXPECT_EQ(users_in(*store), 1U);
    }
    EXPECT_EQ(users_in(*store), 1U);
    for (const auto& thrown : store->transact(works)) EXPECT_FALSE(thrown);
    EXPECT_EQ(users_in(*store), 2U);
    EXPECT_EQ(users_in(*open_sqlite(folder.file("club.db"))), 2U);
}

}  // namespace posthouse::store
