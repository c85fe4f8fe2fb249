// Opening the databases in test_databases/ keeps every match and move that the program which wrote
// them showed. browser/e2e/released_test.mjs plays on in them.

#include "club/core/tables.h"
#include "store/backup/export_import.h"
#include "store/connection.h"
#include "store/contract/store_contract.h"
#include "store/sqlite/raw_sqlite.h"

#include <gmock/gmock.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <boost/json.hpp>
#include <fstream>
#include <iterator>

namespace posthouse::store {
namespace {

namespace json = boost::json;
using testing::ElementsAre;
using testing::ElementsAreArray;
using testing::IsEmpty;

std::string text_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<std::string> column(const std::string& path, const std::string& sql) {
    Connection connection(soci::sqlite3, "dbname=" + path);
    std::string text;
    std::vector<std::string> all;
    connection.query(sql, std::tie(text), [&] { all.push_back(text); });
    return all;
}

class ReleasedDatabase : public testing::TestWithParam<const char*> {
protected:
    ReleasedDatabase() {
        const std::string from =
            std::string(POSTHOUSE_SOURCE) + "/src/store/test_databases/" + GetParam();
        create_private_file(path_);
        RawSqlite(path_).run(text_of(from + ".sql"));
        told_ = json::parse(text_of(from + ".json"));
    }

    const ScratchFolder folder_;
    const std::string path_ = folder_.file("house.sqlite");
    json::value told_;
};

/// "12 c well met": when, what and the comment.
std::string line_of(const club::PlayedMove& move) {
    return std::to_string(move.at.time_since_epoch().count()) + ' ' + move.text + ' ' +
           move.comment;
}
std::string line_of(const json::value& move) {
    const auto* comment = move.as_object().if_contains("comment");
    return std::to_string(move.at("at").to_number<long long>()) + ' ' +
           std::string(move.at("text").as_string()) + ' ' +
           (comment && comment->is_string() ? std::string(comment->as_string()) : "");
}

TEST_P(ReleasedDatabase, KeepsEveryMatchAndMove) {
    std::size_t moves = 0;
    open_sqlite(path_)->read([&](Reader reader) {
        for (const json::value& then : told_.at("matches").as_array()) {
            const std::string game(then.at("game").as_string());
            const int board = then.at("board").to_number<int>();
            SCOPED_TRACE(game + " " + std::to_string(board));
            const auto match = reader.match_on(game, board);
            ASSERT_TRUE(match);
            EXPECT_EQ(match->plies, then.at("plies").to_number<int>());
            EXPECT_EQ(match->outcome.has_value(), then.at("over").as_bool());
            std::vector<std::string> told, kept;
            for (const json::value& move : then.at("moves").as_array())
                told.push_back(line_of(move));
            for (const club::PlayedMove& move : reader.moves(match->id))
                kept.push_back(line_of(move));
            EXPECT_THAT(kept, ElementsAreArray(told));
            moves += kept.size();
        }
    });
    EXPECT_GT(moves, 50U);
}

TEST_P(ReleasedDatabase, GetsTheTablesOfANewOne) {
    open_sqlite(path_);
    const std::string fresh = folder_.file("new.sqlite");
    open_sqlite(fresh);
    const std::string made =
        "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name";
    EXPECT_THAT(column(path_, made), ElementsAreArray(column(fresh, made)));
    EXPECT_THAT(column(path_, "SELECT integrity_check FROM pragma_integrity_check"),
                ElementsAre("ok"));
    EXPECT_THAT(column(path_, "SELECT \"table\" FROM pragma_foreign_key_check"), IsEmpty());
}

std::vector<std::string> exported(const std::string& path) {
    std::vector<std::string> lines;
    export_database(*dump_from_sqlite(path), std::string(64, 'a'),
                    [&](const std::string& line) { lines.push_back(line); });
    return lines;
}

TEST_P(ReleasedDatabase, IsExportedAndReadWithTheNamesOfItsTables) {
    const std::string read = folder_.file("read.sqlite");
    const auto then = exported(path_);
    const auto dump = load_into_sqlite(read);
    DatabaseImporter importing(*dump);
    for (const std::string& line : then) importing.take(line);
    importing.finish();
    dump->commit();
    open_sqlite(path_);
    EXPECT_THAT(exported(read), ElementsAreArray(exported(path_)));
}

TEST_P(ReleasedDatabase, IsLookedAtBeforeItIsMigrated) {
    const SqliteState then = look_at_sqlite(path_);
    EXPECT_LT(then.version, then.newest);
    EXPECT_EQ(then.alive.has_value(), then.version >= 5) << "the first version with a heartbeat";
    open_sqlite(path_);
    EXPECT_EQ(look_at_sqlite(path_).alive, then.alive);
}

INSTANTIATE_TEST_SUITE_P(Store, ReleasedDatabase,
                         testing::Values("0.1.0", "0.3.0", "0.4.0", "0.5.0", "redo_log"),
                         [](const auto& which) {
                             std::string name = which.param;
                             std::ranges::replace(name, '.', '_');
                             return name;
                         });

}  // namespace
}  // namespace posthouse::store
