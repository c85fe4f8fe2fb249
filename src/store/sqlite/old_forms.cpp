#include "store/sqlite/old_forms.h"

#include "base/varint.h"

#include <zstd.h>
#include <bit>
#include <cstdint>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace posthouse::store {

using club::StoredRow;

namespace {

constexpr std::size_t record_bytes_max = std::size_t{1} << 30;

[[noreturn]] void fail_damaged(const std::string& what) {
    throw std::runtime_error(what + " is damaged");
}

/// Takes numbers, texts and fields from bytes.
class OldBytes {
public:
    OldBytes(std::string_view bytes, std::string name) : rest_(bytes), name_(std::move(name)) {}

    bool at_end() const { return rest_.empty(); }
    std::uint8_t byte() { return static_cast<std::uint8_t>(text(1)[0]); }
    std::uint64_t number() {
        const auto number = take_varint(rest_);
        if (!number) fail_damaged(name_);
        return *number;
    }
    std::size_t number_below(std::size_t limit) {
        const std::uint64_t value = number();
        if (value >= limit) fail_damaged(name_);
        return static_cast<std::size_t>(value);
    }
    std::string text(std::uint64_t size) {
        if (size > rest_.size()) fail_damaged(name_);
        std::string found(rest_.substr(0, static_cast<std::size_t>(size)));
        rest_.remove_prefix(found.size());
        return found;
    }
    /// Its kind comes first.
    Field field() {
        switch (byte()) {
            case 0:
                return {};
            case 1:
                return static_cast<long long>(from_zigzag(number()));
            case 2: {
                std::uint64_t bits = 0;
                for (unsigned i = 0; i < 64; i += 8) bits |= std::uint64_t{byte()} << i;
                return std::bit_cast<double>(bits);
            }
            case 3:
                return text(number());
            default:
                fail_damaged(name_);
        }
    }

private:
    std::string_view rest_;
    const std::string name_;
};

// The redo log

/// A table that records name by its place in `logged_tables`, and its columns by theirs; the first
/// are its key. So both stay as they were, whatever becomes of the tables later.
struct LoggedTable {
    std::string name;
    std::size_t key;
    std::vector<std::string> columns;

    LoggedTable(std::string_view called, std::size_t key_columns, const std::string& names)
        : name(called), key(key_columns) {
        std::istringstream in(names);
        for (std::string column; in >> column;) columns.push_back(column);
    }
};

const std::vector<LoggedTable>& logged_tables() {
    static const std::vector<LoggedTable> tables = {
        {"matches", 1,
         "id game board set_up seat_first seat_second clock_bank clock_increment clock_cap "
         "left_first left_second started turn_since to_move plies result reason ended rated undos "
         "proposal proposer plan_first plan_second submitted_first submitted_second note_first "
         "note_second rematch etiquette senior version offered_to style questions proposal_number "
         "submitted_number submitted_comment"},
        {"moves", 2, "match_id ply move comment played request"},
        {"events", 1,
         "number kind match_id reader_first reader_second made_by ply to_move words happened"},
        {"last_event", 1, "place number"},
        {"outcomes", 1, "request_key accepted answer command remembered facts match_id"},
        {"match_histories", 1, "match_id moves events"},
    };
    return tables;
}

/// One changed row: its key, and the new values of some columns.
struct RowChange {
    enum class Kind : std::uint8_t { added, changed, erased, extended };
    struct Value {
        std::string column;
        /// Of an extended row: after so many bytes of the column's text comes the value; 0: it is
        /// the whole value.
        std::size_t kept = 0;
        Field value{};
    };
    Kind kind = Kind::added;
    const LoggedTable* table = nullptr;
    StoredRow key{};
    std::vector<Value> values{};
};

std::string unpacked_record(const std::string& packed) {
    const auto size = ZSTD_getFrameContentSize(packed.data(), packed.size());
    if (size == ZSTD_CONTENTSIZE_ERROR || size == ZSTD_CONTENTSIZE_UNKNOWN ||
        size > record_bytes_max)
        fail_damaged("A record of the redo log");
    std::string bytes(static_cast<std::size_t>(size), '\0');
    const std::size_t got =
        ZSTD_decompress(bytes.data(), bytes.size(), packed.data(), packed.size());
    if (ZSTD_isError(got) || got != bytes.size()) fail_damaged("A record of the redo log");
    return bytes;
}

RowChange read_change(OldBytes& bytes) {
    RowChange change;
    change.kind = static_cast<RowChange::Kind>(bytes.byte());
    if (change.kind > RowChange::Kind::extended) fail_damaged("A record of the redo log");
    change.table = &logged_tables()[bytes.number_below(logged_tables().size())];
    for (std::size_t i = 0; i < change.table->key; ++i) change.key.push_back(bytes.field());
    for (std::uint64_t left = bytes.number(); left > 0; --left) {
        auto& [column, kept, value] = change.values.emplace_back();
        column = change.table->columns[bytes.number_below(change.table->columns.size())];
        if (change.kind == RowChange::Kind::extended) kept = bytes.number_below(record_bytes_max);
        value = bytes.field();
    }
    return change;
}

/// " WHERE match_id = :k0 AND ply = :k1"
std::string has_key(const LoggedTable& table) {
    std::string where;
    for (std::size_t i = 0; i < table.key; ++i)
        where += (i == 0 ? " WHERE " : " AND ") + table.columns[i] + " = :k" + std::to_string(i);
    return where;
}

void add_row(Connection& connection, const RowChange& change) {
    const LoggedTable& table = *change.table;
    std::string names, places;
    StoredRow row = change.key;
    const auto add = [&](const std::string& column) {
        names += (names.empty() ? "" : ", ") + column;
        places += (places.empty() ? ":" : ", :") + column;
    };
    for (std::size_t i = 0; i < table.key; ++i) add(table.columns[i]);
    for (const auto& [column, kept, value] : change.values) {
        add(column);
        row.push_back(value);
    }
    connection.run_row(
        "INSERT OR REPLACE INTO " + table.name + " (" + names + ") VALUES (" + places + ")", row);
}

void change_row(Connection& connection, const RowChange& change) {
    const LoggedTable& table = *change.table;
    std::string assignments;
    StoredRow values;
    for (const auto& [column, kept, value] : change.values) {
        assignments += (assignments.empty() ? "" : ", ") + column + " = :" + column;
        if (kept == 0) {
            values.push_back(value);
            continue;
        }
        // The table may have a later text, which later records make whole again.
        std::string text;
        connection.query_one("SELECT " + column + " FROM " + table.name + has_key(table),
                             std::tie(text), change.key);
        text.resize(kept);
        values.emplace_back(text + std::get<std::string>(value));
    }
    values.insert(values.end(), change.key.begin(), change.key.end());
    if (connection.run_row("UPDATE " + table.name + " SET " + assignments + has_key(table),
                           values) != 1)
        throw std::runtime_error("The redo log changes a row that is not in " + table.name);
}

/// Records contain values, not differences, so it does no harm that the tables already have what
/// some of them say.
void empty_redo_log(Connection& connection) {
    std::string packed;
    connection.query("SELECT changes FROM redo_log ORDER BY number", std::tie(packed), [&] {
        if (packed.empty()) return;
        const std::string record = unpacked_record(packed);
        for (OldBytes bytes(record, "A record of the redo log"); !bytes.at_end();) {
            const RowChange change = read_change(bytes);
            if (change.kind == RowChange::Kind::added)
                add_row(connection, change);
            else if (change.kind == RowChange::Kind::erased)
                connection.run_row("DELETE FROM " + change.table->name + has_key(*change.table),
                                   change.key);
            else
                change_row(connection, change);
        }
    });
}

// Match histories

/// For each move its text and comment, each with its length before it, and the milliseconds since
/// the previous move. The length of the text is doubled, and one more if the move's request follows
/// it.
void unpack_history(Connection& connection, long long match, const std::string& moves) {
    OldBytes bytes(moves, "The list of moves of match " + std::to_string(match));
    StoredRow row{match, 0LL, std::string(), std::string(), 0LL, Field{}};
    for (long long ply = 0, played = 0; !bytes.at_end(); ++ply) {
        const std::uint64_t size = bytes.number();
        row[1] = ply;
        row[2] = bytes.text(size >> 1);
        row[5] = size & 1 ? Field{static_cast<long long>(bytes.number())} : Field{};
        row[3] = bytes.text(bytes.number());
        row[4] = played += from_zigzag(bytes.number());
        connection.run_row(
            "INSERT OR REPLACE INTO moves (match_id, ply, move, comment, played, request)"
            " VALUES (:match, :ply, :move, :comment, :played, :request)",
            row);
    }
}

}  // namespace

void read_old_forms(Connection& connection) {
    // An event in the log may refer to what a later record adds.
    connection.run("PRAGMA defer_foreign_keys = ON");
    empty_redo_log(connection);
    long long match = 0;
    std::string moves;
    connection.query("SELECT match_id, moves FROM match_histories ORDER BY match_id",
                     std::tie(match, moves), [&] { unpack_history(connection, match, moves); });
    // Those that have read the tables, which cannot be dropped otherwise.
    connection.clear_statements();
}

bool has_old_forms(Connection& connection) {
    int found = 0;
    return connection.query_one("SELECT 1 FROM sqlite_master WHERE name = 'redo_log'",
                                std::tie(found));
}

}  // namespace posthouse::store
