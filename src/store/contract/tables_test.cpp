// The club's description of its tables is that of the schema.
#include "club/core/tables.h"
#include "club/core/store.h"
#include "store/backup/table_dump.h"
#include "store/sqlite/sqlite_migration.h"

#include <gmock/gmock.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace posthouse::store {
namespace {

using testing::UnorderedElementsAreArray;

std::vector<std::string> lines_of(const std::vector<StoredColumn>& columns) {
    std::vector<std::string> lines;
    for (const StoredColumn& one : columns)
        lines.push_back(one.name + ' ' + std::to_string(static_cast<int>(one.kind)));
    return lines;
}

TEST(Tables, HaveTheColumnsAndKeysOfTheSchema) {
    std::map<std::string, const club::Table*, std::less<>> described;
    for (const club::Table* table : club::all_tables()) described.emplace(table->name, table);
    for (const StoredTable& stored : schema_tables(newest_version())) {
        SCOPED_TRACE(stored.name);
        ASSERT_TRUE(described.contains(stored.name));
        const club::Table& table = *described.at(stored.name);
        std::vector<StoredColumn> columns;
        for (const club::Column& one : table.columns)
            columns.push_back({std::string(one.name), one.kind});
        EXPECT_THAT(lines_of(columns), UnorderedElementsAreArray(lines_of(stored.columns)));
        std::vector<std::string> key;
        for (std::size_t i = 0; i < table.key; ++i) key.emplace_back(table.columns[i].name);
        EXPECT_EQ(key, stored.sort_columns);
        EXPECT_EQ(table.ids != club::Ids::given, stored.has_identity);
        EXPECT_EQ(table.ids == club::Ids::no_reuse, stored.never_reuses_ids);
        described.erase(stored.name);
    }
    EXPECT_TRUE(described.empty()) << described.begin()->first << " is not in the schema";
}

TEST(Tables, ReferToTheTablesOfTheSchema) {
    Connection connection(soci::sqlite3, "dbname=:memory:");
    migrate_sqlite(connection, newest_version());
    for (const club::Table* table : club::all_tables()) {
        std::vector<std::string> described, stored;
        for (const club::Column& one : table->columns)
            if (!one.references.empty())
                described.push_back(std::string(one.name) + " -> " + std::string(one.references));
        std::string column, to;
        connection.query("SELECT \"from\", \"table\" FROM pragma_foreign_key_list('" +
                             std::string(table->name) + "')",
                         std::tie(column, to), [&] { stored.push_back(column + " -> " + to); });
        EXPECT_THAT(described, UnorderedElementsAreArray(stored)) << table->name;
    }
}

TEST(Tables, HaveTheUniqueColumnsOfTheSchema) {
    Connection connection(soci::sqlite3, "dbname=:memory:");
    migrate_sqlite(connection, newest_version());
    for (const club::Table* table : club::all_tables()) {
        std::vector<std::string> described, stored;
        for (const auto& columns : table->unique) {
            std::string& line = described.emplace_back();
            for (const std::string_view column : columns) line += std::string(column) + ' ';
        }
        std::string line;
        connection.query(
            "SELECT (SELECT group_concat(name || ' ', '') FROM"
            " (SELECT name FROM pragma_index_info(list.name) ORDER BY seqno))"
            " FROM pragma_index_list('" +
                std::string(table->name) + "') AS list WHERE \"unique\" AND origin <> 'pk'",
            std::tie(line), [&] { stored.push_back(line); });
        EXPECT_THAT(described, UnorderedElementsAreArray(stored)) << table->name;
    }
}

// What the generic functions of a unit of work do not take.

template <class T>
concept Found = requires(const club::StoreReader& reader) {
    reader.find<T>(1LL);
};
template <class T>
concept Added = requires(club::UnitOfWork& unit, T& value) {
    unit.add(value);
}
|| requires(club::UnitOfWork& unit, const T& value) {
    unit.put(value);
}
|| requires(club::UnitOfWork& unit, const T& value) {
    unit.keep(value);
};
template <class T>
concept Removed = requires(club::UnitOfWork& unit) {
    unit.remove<T>(1LL);
}
|| requires(club::UnitOfWork& unit) {
    unit.remove_expired<T>(club::Instant());
};

static_assert(Found<club::Letter> && Added<club::Letter> && Removed<club::Throttle>);
static_assert(!Found<club::User>, "it would lack its addresses");
static_assert(!Added<club::User> && !Added<club::Match> && !Added<club::OpenChallenge> &&
              !Added<club::Event> && !Added<club::ApiToken> && !Added<club::Webhook>);
static_assert(!Removed<club::User> && !Removed<club::ApiToken> && !Removed<club::Webhook>);
static_assert(!Removed<club::Letter> && !Removed<club::Job> && !Removed<club::Session>);

}  // namespace
}  // namespace posthouse::store
