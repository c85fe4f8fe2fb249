#include "store/match_histories.h"

#include "base/varint.h"
#include "club/packed_moves.h"
#include "club/table_columns.h"
#include "store/row_evaluation.h"
#include "store/sql_rows.h"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>

namespace posthouse::store {

using club::Condition;
using club::Event;
using club::EventKind;
using club::MatchId;
using club::Of;
using club::PackedMoves;
using club::PlayedMove;
using club::Query;
using club::RowView;
using club::StoredRow;
using club::Table;
using club::table_of;
using Conditions = std::vector<Condition>;

namespace {

/// Histories that are read at once where a query is for moves of many matches.
constexpr std::size_t histories_at_once = 200;

const Table& events_table() {
    return table_of<Event>();
}

[[noreturn]] void fail_damaged(MatchId match) {
    throw std::runtime_error("The moves of match " + std::to_string(static_cast<long long>(match)) +
                             " are damaged");
}

PackedMoves moves_of(const MatchHistory& history) {
    auto moves = PackedMoves::from_bytes(history.moves);
    if (!moves) fail_damaged(history.match);
    return *std::move(moves);
}

std::vector<StoredRow> move_rows(const MatchHistory& history) {
    std::vector<StoredRow> rows;
    for (PlayedMove& move : moves_of(history).unpacked())
        rows.push_back(club::to_row(Of<MatchId, PlayedMove>{history.match, std::move(move)}));
    return rows;
}

/// The numbers of events, in ascending order.
std::vector<long long> event_numbers(const MatchHistory& history) {
    std::vector<long long> numbers;
    std::string_view left = history.events;
    for (long long number = 0; !left.empty();) {
        const auto step = take_varint(left);
        if (!step) fail_damaged(history.match);
        numbers.push_back(number += static_cast<long long>(*step));
    }
    return numbers;
}

long long last_event_number(const MatchHistory& history) {
    const auto numbers = event_numbers(history);
    return numbers.empty() ? 0 : numbers.back();
}

std::optional<MatchHistory> history_of(const club::RowReader& rows, MatchId match) {
    return club::one<MatchHistory>(rows, {club::is("match_id", match)});
}

std::optional<MatchId> required_match(const Conditions& where) {
    const auto* match = required(where, "match_id");
    if (!match || is_null(*match)) return std::nullopt;
    return static_cast<MatchId>(std::get<long long>(*match));
}

bool is_move_event(const StoredRow& row) {
    return row[events_table().place("kind")] == club::to_field(EventKind::move) &&
           !is_null(row[events_table().place("match_id")]);
}

/// Calls `each` with the histories that can have moves which meet these conditions, by match, until
/// it returns false.
void each_history(const club::RowReader& rows, const Query& query,
                  const std::function<bool(const MatchHistory&)>& each) {
    if (const auto match = required_match(query.where)) {
        if (const auto history = history_of(rows, *match)) each(*history);
        return;
    }
    Conditions where;
    std::ranges::copy_if(query.where, std::back_inserter(where),
                         [](const Condition& one) { return one.column == "match_id"; });
    if (!query.after.empty() && is_by_key(query))
        where.emplace_back("match_id", club::Is::at_least, query.after[0]);
    for (StoredRow after;;) {
        const auto some =
            club::all<MatchHistory>(rows, where, {{"match_id"}, histories_at_once, after});
        for (const MatchHistory& history : some)
            if (!each(history)) return;
        if (some.size() < histories_at_once) return;
        after = {club::to_field(some.back().match)};
    }
}

void select_moves(const club::RowReader& below, const Query& query,
                  const std::function<void(RowView)>& each) {
    const bool by_match = is_by_key(query);
    std::vector<StoredRow> rows;
    std::size_t found = 0;
    Query of_match = query;
    each_history(below, query, [&](const MatchHistory& history) {
        auto theirs = move_rows(history);
        if (!by_match) {
            std::ranges::move(theirs, std::back_inserter(rows));
            return true;
        }
        of_match.limit = query.limit - found;
        select_from(theirs, of_match, &below, [&](RowView row) {
            ++found;
            each(row);
        });
        return found < query.limit;
    });
    if (!by_match) select_from(rows, query, &below, each);
}

/// Events of one match: moves by their numbers, others by their index.
void select_events(const club::RowReader& below, const Query& query, MatchId match,
                   const std::function<void(RowView)>& each) {
    const bool by_number = is_by_key(query);
    const long long after =
        by_number && !query.after.empty() ? std::get<long long>(query.after[0]) : 0;
    const RowTest test(events_table(), query.where, &below);
    std::vector<StoredRow> rows;
    if (const auto history = history_of(below, match))
        for (const long long number : event_numbers(*history)) {
            if (number <= after) continue;
            if (by_number && rows.size() == query.limit) break;
            below.select({&events_table(), {club::is("number", number)}}, [&](RowView row) {
                if (test(row)) rows.emplace_back(row.begin(), row.end());
            });
        }
    const auto* kind = required(query.where, "kind");
    if (!kind || *kind != club::to_field(EventKind::move)) {
        Query others = query;
        others.where.push_back(club::fixed("kind", club::Is::different, EventKind::move));
        below.select(others, [&](RowView row) { rows.emplace_back(row.begin(), row.end()); });
    }
    select_from(rows, query, &below, each);
}

}  // namespace

const Table& moves_table() {
    return table_of<Of<MatchId, PlayedMove>>();
}

const Table& histories_table() {
    return table_of<MatchHistory>();
}

void HistoryReader::select(const Query& query, const std::function<void(RowView)>& each) const {
    if (query.table == &moves_table()) return select_moves(below_, query, each);
    const auto match = query.table == &events_table() ? required_match(query.where) : std::nullopt;
    match ? select_events(below_, query, *match, each) : below_.select(query, each);
}

std::size_t HistoryReader::count(const Query& query) const {
    if (query.table != &moves_table()) return below_.count(query);
    std::size_t rows = 0;
    select({query.table, query.where}, [&](RowView) { ++rows; });
    return rows;
}

MatchHistory& HistoryRows::history(MatchId match) {
    if (!open_ || open_->history.match != match) {
        flush();
        auto known = history_of(below_, match);
        const bool is_new = !known;
        open_ = {known ? *std::move(known) : MatchHistory{match, "", ""}, is_new};
    }
    return open_->history;
}

void HistoryRows::flush() const {
    if (!open_) return;
    const auto [history, is_new] = *std::exchange(open_, std::nullopt);
    if (is_new) {
        StoredRow row = club::to_row(history);
        below_.insert(histories_table(), row, club::OnConflict::fail);
    } else {
        club::update<MatchHistory>(
            below_, {club::is("match_id", history.match)},
            {club::set("moves", history.moves), club::set("events", history.events)});
    }
}

bool HistoryRows::append_move(const StoredRow& row, club::OnConflict conflict) {
    const auto added = club::from_row<Of<MatchId, PlayedMove>>(row);
    MatchHistory& known = history(added.owner);
    PackedMoves moves = moves_of(known);
    const auto ply = static_cast<std::size_t>(added.value.ply);
    if (ply < moves.plies() && conflict == club::OnConflict::keep) return false;
    if (ply != moves.plies())
        throw std::runtime_error("Moves of match " +
                                 std::to_string(static_cast<long long>(added.owner)) +
                                 " are not in their order");
    moves.append(added.value);
    known.moves = moves.bytes();
    return true;
}

void HistoryRows::append_event(MatchId match, long long number) {
    MatchHistory& known = history(match);
    append_varint(known.events, static_cast<std::uint64_t>(number - last_event_number(known)));
}

void HistoryRows::select(const Query& query, const std::function<void(RowView)>& each) const {
    if (query.table == &moves_table() || query.table == &events_table()) flush();
    reader_.select(query, each);
}

std::size_t HistoryRows::count(const Query& query) const {
    if (query.table == &moves_table()) flush();
    return reader_.count(query);
}

bool HistoryRows::insert(const Table& table, StoredRow& row, club::OnConflict conflict) {
    if (&table == &moves_table()) return append_move(row, conflict);
    const bool added = below_.insert(table, row, conflict);
    if (added && &table == &events_table() && is_move_event(row))
        append_event(club::from_row<Event>(row).match, std::get<long long>(row[0]));
    return added;
}

std::size_t HistoryRows::change_moves(
    const Conditions& where, const std::function<std::size_t(std::vector<StoredRow>&)>& change) {
    flush();
    std::vector<MatchHistory> changed;
    std::size_t count = 0;
    each_history(below_, {&moves_table(), where}, [&](const MatchHistory& history) {
        auto rows = move_rows(history);
        const std::size_t here = change(rows);
        count += here;
        if (here == 0) return true;
        PackedMoves moves;
        for (const StoredRow& row : rows) {
            const auto move = club::from_row<Of<MatchId, PlayedMove>>(row);
            if (static_cast<std::size_t>(move.value.ply) != moves.plies())
                throw std::logic_error("Only the last moves of a match can be removed.");
            moves.append(move.value);
        }
        changed.push_back({history.match, moves.bytes(), ""});
        return true;
    });
    for (const MatchHistory& history : changed)
        club::update<MatchHistory>(below_, {club::is("match_id", history.match)},
                                   {club::set("moves", history.moves)});
    return count;
}

std::size_t HistoryRows::update(const Table& table, const Conditions& where,
                                const std::vector<club::Assignment>& changes) {
    if (&table != &moves_table()) return below_.update(table, where, changes);
    const RowTest test(table, where, this);
    return change_moves(where, [&](std::vector<StoredRow>& rows) {
        std::size_t changed = 0;
        for (StoredRow& row : rows) {
            if (!test(row)) continue;
            assign(table, changes, row);
            ++changed;
        }
        return changed;
    });
}

std::size_t HistoryRows::erase(const Table& table, const Conditions& where) {
    if (&table != &moves_table()) return below_.erase(table, where);
    const RowTest test(table, where, this);
    return change_moves(where, [&](std::vector<StoredRow>& rows) {
        return std::erase_if(rows, [&](const StoredRow& row) { return test(row); });
    });
}

// From rows to histories

namespace {

/// The index of events by match, which had all of them.
bool has_old_index(Connection& connection) {
    int found = 0;
    return connection.query_one("SELECT 1 FROM sqlite_master WHERE name = 'events_by_match'",
                                std::tie(found));
}

/// Calls `add(history, rows)` for each match that has such rows, and writes its history.
template <class T, class Add>
void fill_histories(Connection& connection, std::vector<Condition> where,
                    std::vector<std::string_view> order, const Add& add) {
    SqlRows tables(connection);
    std::vector<T> rows;
    MatchId match{};
    const auto write = [&] {
        if (rows.empty()) return;
        MatchHistory history = history_of(tables, match).value_or(MatchHistory{match, "", ""});
        add(history, rows);
        StoredRow row = club::to_row(history);
        tables.insert(histories_table(), row, club::OnConflict::replace);
        rows.clear();
    };
    const std::size_t column = table_of<T>().place("match_id");
    tables.select({.table = &table_of<T>(), .where = std::move(where), .order = std::move(order)},
                  [&](RowView row) {
                      const auto next = static_cast<MatchId>(std::get<long long>(row[column]));
                      if (next != match) write();
                      match = next;
                      read_row(row, rows.emplace_back());
                  });
    write();
}

}  // namespace

bool has_unpacked_moves(Connection& connection) {
    int found = 0;
    return has_old_index(connection) ||
           connection.query_one("SELECT 1 FROM moves LIMIT 1", std::tie(found));
}

void pack_moves(Connection& connection) {
    using Move = Of<MatchId, PlayedMove>;
    fill_histories<Move>(connection, {}, {"match_id", "ply"},
                         [](MatchHistory& history, const std::vector<Move>& rows) {
                             PackedMoves moves = moves_of(history);
                             const std::size_t known = moves.plies();
                             for (const Move& one : rows)
                                 if (static_cast<std::size_t>(one.value.ply) >= known)
                                     moves.append(one.value);
                             history.moves = moves.bytes();
                         });
    connection.run("DELETE FROM moves");
    fill_histories<Event>(
        connection, {club::is("kind", EventKind::move), club::not_null("match_id")},
        {"match_id", "number"}, [](MatchHistory& history, const std::vector<Event>& rows) {
            long long last = last_event_number(history);
            for (const Event& one : rows) {
                if (one.number <= last) continue;
                append_varint(history.events, static_cast<std::uint64_t>(one.number - last));
                last = one.number;
            }
        });
    if (!has_old_index(connection)) return;
    connection.run("DROP INDEX events_by_match");
    connection.run(
        "CREATE INDEX events_without_moves ON events (match_id, number) WHERE kind <> 1");
}

}  // namespace posthouse::store

template <>
const posthouse::club::TableCodec& posthouse::club::codec_of<posthouse::store::MatchHistory>() {
    static const TableCodec codec = table_codec<store::MatchHistory>(
        {"match_histories", "match_id -> matches, moves, events"},
        [](auto& it, ColumnVisitor& visit) { visit(it.match, it.moves, it.events); });
    return codec;
}
