#include "store/caching_rows.h"

#include "club/accounts/account_tables.h"
#include "club/core/tables.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation_tables.h"
#include "club/programs/program_tables.h"
#include "store/row_evaluation.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <string_view>
#include <utility>

namespace posthouse::store {
namespace {

using club::Field;
using club::moves_table;
using club::Of;
using club::table_of;

// About 20 MB each when full.
constexpr std::size_t owners_max = 20'000;
constexpr std::size_t moves_bytes_max = 20'000'000;

/// Drops every second entry: with a full clear, a server with slightly more boards than fit would
/// read all of them again and again.
template <class Cached>
void evict_half(Cached& all) {
    bool goes = false;
    std::erase_if(all, [&goes](const auto&) { return goes = !goes; });
}

/// Which tables are cached, by the column that names a row's owner; empty: as a whole.
const std::unordered_map<const club::Table*, std::string_view>& cached_tables() {
    static const std::unordered_map<const club::Table*, std::string_view> tables = {
        {&table_of<club::User>(), "id"},
        {&table_of<Of<club::UserId, club::Vacation>>(), "user_id"},
        {&table_of<Of<club::UserId, club::RestSchedule>>(), "user_id"},
        {&table_of<club::PlayerStanding>(), "user_id"},
        {&table_of<club::Sanction>(), "user_id"},
        {&table_of<club::Block>(), "user_id"},
        {&table_of<club::PairingPreferences>(), "user_id"},
        {&table_of<club::Session>(), "user_id"},
        {&table_of<club::Match>(), "id"},
        {&table_of<club::ChatMessage>(), "match_id"},
        {&table_of<club::MatchSubscription>(), "match_id"},
        {&table_of<club::Job>(), "match_id"},
        {&table_of<club::ServerPause>(), ""},
        {&table_of<club::LastEvent>(), ""},
    };
    return tables;
}

/// Tables of which only is cached whether an owner has rows.
const std::unordered_map<const club::Table*, std::string_view>& tables_of_few() {
    static const std::unordered_map<const club::Table*, std::string_view> tables = {
        {&table_of<club::Webhook>(), "user_id"},
        {&table_of<club::PushSubscription>(), "user_id"},
    };
    return tables;
}

club::Query all_moves(long long match) {
    return {&moves_table(), {club::is("match_id", match)}, {"match_id", "ply"}};
}

/// All rows of an owner; `column` is that of cached_tables().
club::Query all_of(const club::Table& table, std::string_view column, long long owner) {
    club::Query query{&table};
    if (!column.empty()) query.where.push_back(club::is(column, owner));
    query.order.push_back(table.columns[0].name);
    return query;
}

template <class Map>
auto* find(Map& map, const auto& key) {
    const auto found = map.find(key);
    return found == map.end() ? nullptr : &found->second;
}

/// The owner whom the conditions name; 0 if the whole table is cached; none: nobody.
std::optional<long long> owner_in(const std::vector<club::Condition>& where,
                                  std::string_view column) {
    if (column.empty()) return 0;
    const Field* value = required(where, column);
    if (!value || is_null(*value)) return std::nullopt;
    return std::get<long long>(*value);
}

long long owner_of(const club::Table& table, const club::StoredRow& row, std::string_view column) {
    const Field& owner = column.empty() ? Field{} : row[table.place(column)];
    return is_null(owner) ? 0 : std::get<long long>(owner);
}

/// An owner as one number for all tables: 4 n + 1 is match n, 4 n + 2 player n, 3 the whole table
/// of a few rows; none: nobody's, for servers number events themselves.
std::optional<long long> owner_number(const club::Table& table, long long owner) {
    if (&table == &table_of<club::LastEvent>()) return std::nullopt;
    if (&table == &moves_table() || &table == &table_of<club::Match>()) return 4 * owner + 1;
    const std::string_view* column = nullptr;
    for (const auto* tables : {&cached_tables(), &tables_of_few()})
        if (const auto* found = find(*tables, &table)) column = found;
    if (!column || column->empty()) return 3;
    return 4 * owner + (*column == "match_id" ? 1 : 2);
}

/// Players are cached with their addresses.
const club::Table* joined_to(const club::Table& table) {
    return &table == &table_of<club::User>() ? &table_of<club::PlacedAddress>() : nullptr;
}

}  // namespace

/// Of no two contents is it the same, whatever was rolled back or forgotten between them.
std::uint64_t WriterCache::new_stamp() {
    static std::atomic<std::uint64_t> last = 0;
    return ++last;
}

void WriterCache::clear() {
    const bool removed_for_good = needs_erasure_;
    *this = WriterCache();
    needs_erasure_ = removed_for_good;
}

void WriterCache::forget(long long number) {
    if (number == every_owner) return clear();
    const long long owner = number / 4;
    const auto is_theirs = [&](const club::Table& table) {
        return owner_number(table, owner) == number;
    };
    for (auto& [table, owners] : rows_)
        if (is_theirs(*table)) owners.erase(owner);
    for (auto& [table, owners] : has_rows_)
        if (is_theirs(*table)) owners.erase(owner);
    if (const auto moves = moves_.find(owner); moves != moves_.end() && is_theirs(moves_table())) {
        moves_bytes_ -= moves->second.packed.bytes().size();
        moves_.erase(moves);
    }
}

std::vector<club::Query> WriterCache::queries_of_match(long long number) const {
    const long long owner = number / 4;
    std::vector<club::Query> queries;
    if (owner_number(moves_table(), owner) != number) return queries;
    if (moves_.contains(owner)) queries.push_back(all_moves(owner));
    for (const auto& [table, owners] : rows_)
        if (owner_number(*table, owner) == number && owners.contains(owner))
            queries.push_back(all_of(*table, cached_tables().at(table), owner));
    return queries;
}

void WriterCache::put_back(const club::Query& query, std::vector<club::StoredRow> answer) {
    const long long owner = std::get<long long>(query.where.at(0).value);
    if (query.table != &moves_table()) {
        rows_[query.table].insert_or_assign(owner, std::move(answer));
        return;
    }
    club::PackedMoves moves;
    for (const club::StoredRow& row : answer) {
        const auto move = club::from_row<Of<club::MatchId, club::PlayedMove>>(row);
        if (static_cast<std::size_t>(move.value.ply) != moves.plies()) return;  // it is damaged
        moves.append(move.value);
    }
    moves_bytes_ += moves.bytes().size();
    moves_.insert_or_assign(owner, Moves{std::move(moves)});
}

void WriterCache::forget_last_event() {
    rows_.erase(&table_of<club::LastEvent>());
}

void WriterCache::evict() {
    for (auto& [table, owners] : rows_)
        if (owners.size() > owners_max) evict_half(owners);
    for (auto& [table, owners] : has_rows_)
        if (owners.size() > owners_max) evict_half(owners);
    if (boards_.size() > owners_max) boards_.clear();
    if (moves_bytes_ > moves_bytes_max || moves_.size() > owners_max) {
        evict_half(moves_);
        moves_bytes_ = 0;
        for (const auto& [id, moves] : moves_) moves_bytes_ += moves.packed.bytes().size();
    }
}

void CachingRows::note_changed(const club::Table& table, std::optional<long long> owner) {
    if (!changed_) return;
    if (const auto number = owner ? owner_number(table, *owner) : std::optional(every_owner))
        changed_->insert(*number);
}

void CachingRows::select(const club::Query& query,
                         const std::function<void(club::RowView)>& each) const {
    const Field* match = query.table == &moves_table() && query.where.size() == 1
                             ? required(query.where, "match_id")
                             : nullptr;
    if (match && !is_null(*match) && query.limit == club::all_rows)
        return select_moves(std::get<long long>(*match), each);
    if (const auto* column = find(tables_of_few(), query.table))
        if (const auto owner = owner_in(query.where, *column))
            if (const bool* known = find(cache_.has_rows_[query.table], *owner); known && !*known)
                return;
    const Rows* rows = rows_for(query);
    if (!rows) return below_.select(query, each);
    const bool all_of_owner =
        query.where.size() == 1 && query.where[0].column == *find(cached_tables(), query.table);
    if (rows->size() == 1 && all_of_owner) return each(rows->front());
    select_from(*rows, query, this, each);
}

const CachingRows::Rows* CachingRows::rows_for(const club::Query& query) const {
    const auto* column = find(cached_tables(), query.table);
    if (!column || query.with != joined_to(*query.table)) return nullptr;
    const auto owner = owner_in(query.where, *column);
    if (!owner) return match_on(query);
    auto& owned = cache_.rows_[query.table];
    if (const Rows* known = find(owned, *owner)) return known;
    club::Query whole = all_of(*query.table, *column, *owner);
    whole.with = query.with;
    Rows read;
    below_.select(whole, [&](club::RowView row) { read.emplace_back(row.begin(), row.end()); });
    return &owned.insert_or_assign(*owner, std::move(read)).first->second;
}

const CachingRows::Rows* CachingRows::match_on(const club::Query& query) const {
    const auto* game = required(query.where, "game");
    const auto* board = required(query.where, "board");
    if (query.table != &table_of<club::Match>() || !game || !board) return nullptr;
    const std::pair name(std::get<std::string>(*game), std::get<long long>(*board));
    const long long* id = find(cache_.boards_, name);
    if (!id) {
        below_.select(query, [&](club::RowView row) {
            id = &cache_.boards_.emplace(name, std::get<long long>(row[0])).first->second;
            cache_.rows_[query.table][*id] = {club::StoredRow(row.begin(), row.end())};
        });
        if (!id) return nullptr;
    }
    return rows_for({query.table, {club::is("id", *id)}});
}

/// Every move reads all moves before it, so they are cached as they are written.
void CachingRows::select_moves(long long match,
                               const std::function<void(club::RowView)>& each) const {
    const auto known = cache_.moves_.find(match);
    if (known != cache_.moves_.end()) {
        club::StoredRow row{match, 0LL, std::string(), std::string(), 0LL, Field{}};
        return known->second.packed.for_each([&](const club::PackedMoves::View& move) {
            std::get<long long>(row[1]) = static_cast<long long>(move.ply);
            std::get<std::string>(row[2]) = move.text;
            std::get<std::string>(row[3]) = move.comment;
            row[4] = club::to_field(move.at);
            row[5] = club::to_field(move.request);
            each(row);
        });
    }
    Rows read;
    below_.select(all_moves(match), [&](club::RowView row) {
        read.emplace_back(row.begin(), row.end());
        each(row);
    });
    cache_.put_back(all_moves(match), std::move(read));
}

std::uint64_t CachingRows::stamp(const club::Table& table, long long id) const {
    if (&table != &moves_table()) return 0;
    const auto* known = find(cache_.moves_, id);
    return known ? known->stamp : 0;
}

bool CachingRows::insert(const club::Table& table, club::StoredRow& row,
                         club::OnConflict conflict) {
    if (&table == &moves_table()) {
        const auto* known = find(cache_.moves_, std::get<long long>(row[0]));
        if (known && static_cast<long long>(known->packed.plies()) == std::get<long long>(row[1]))
            conflict = club::OnConflict::fail;
    }
    const bool is_new = table.ids != club::Ids::given && is_null(row[0]);
    const bool added = below_.insert(table, row, conflict);
    if (const auto* column = find(tables_of_few(), &table)) {
        note_changed(table, owner_of(table, row, *column));
        cache_.has_rows_[&table][owner_of(table, row, *column)] = true;
    }
    if (&table == &table_of<club::PlacedAddress>()) {
        note_changed(table_of<club::User>(), owner_of(table, row, "user_id"));
        cache_.rows_[&table_of<club::User>()].erase(owner_of(table, row, "user_id"));
    }
    if (&table == &moves_table()) {
        note_changed(table, std::get<long long>(row[0]));
        const auto known = cache_.moves_.find(std::get<long long>(row[0]));
        if (known == cache_.moves_.end()) return added;
        const auto move = club::from_row<Of<club::MatchId, club::PlayedMove>>(row);
        club::PackedMoves& packed = known->second.packed;
        if (added && static_cast<std::size_t>(move.value.ply) == packed.plies()) {
            const std::size_t before = packed.bytes().size();
            packed.append(move.value);
            known->second.stamp = WriterCache::new_stamp();
            cache_.moves_bytes_ += packed.bytes().size() - before;
        } else {
            cache_.moves_.erase(known);
        }
    }
    const auto* column = find(cached_tables(), &table);
    if (!column || !added) return added;
    auto& owned = cache_.rows_[&table];
    const long long owner = owner_of(table, row, *column);
    note_changed(table, owner);
    if (is_new && &table == &table_of<club::Match>()) {  // nothing else belongs to it yet
        owned[owner] = {row};
        cache_.rows_[&table_of<club::ChatMessage>()][owner].clear();
        cache_.rows_[&table_of<club::MatchSubscription>()][owner].clear();
        cache_.rows_[&table_of<club::Job>()][owner].clear();
        cache_.moves_.insert_or_assign(owner, WriterCache::Moves());
        return added;
    }
    if (joined_to(table)) {
        owned.erase(owner);
    } else if (Rows* known = find(owned, owner)) {
        std::erase_if(*known, [&](const club::StoredRow& old) {
            return std::equal(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(table.key),
                              old.begin());
        });
        known->push_back(row);
    }
    return added;
}

bool CachingRows::has_rows(const club::Table& table, std::string_view owner_column,
                           long long owner) const {
    auto& owners = cache_.has_rows_[&table];
    if (const bool* known = find(owners, owner)) return *known;
    bool any = false;
    below_.select({.table = &table, .where = {club::is(owner_column, owner)}, .limit = 1},
                  [&](club::RowView) { any = true; });
    return owners[owner] = any;
}

void CachingRows::forget_moves(const Conditions& where) {
    const auto match = owner_in(where, "match_id");
    note_changed(moves_table(), match);
    if (match)
        cache_.moves_.erase(*match);
    else
        cache_.moves_.clear();
}

CachingRows::Rows* CachingRows::affected(const club::Table& table, const Conditions& where) {
    if (&table == &moves_table()) forget_moves(where);
    const bool of_addresses = &table == &table_of<club::PlacedAddress>();
    const club::Table& kept = of_addresses ? table_of<club::User>() : table;
    const auto* column = find(cached_tables(), &kept);
    if (!column) return nullptr;
    auto& owned = cache_.rows_[&kept];
    const auto owner = owner_in(where, of_addresses ? "user_id" : *column);
    note_changed(kept, owner);
    if (owner && !joined_to(kept)) return find(owned, *owner);
    if (owner)
        owned.erase(*owner);
    else
        owned.clear();
    return nullptr;
}

std::size_t CachingRows::update(const club::Table& table, const Conditions& where,
                                const std::vector<club::Assignment>& changes) {
    if (const auto* column = find(tables_of_few(), &table))
        if (const auto owner = owner_in(where, *column); owner && !has_rows(table, *column, *owner))
            return 0;
    const std::size_t changed = below_.update(table, where, changes);
    if (Rows* rows = affected(table, where)) {
        const RowTest test(table, where, this);
        for (club::StoredRow& row : *rows)
            if (test(row)) assign(table, changes, row);
    }
    return changed;
}

std::size_t CachingRows::erase(const club::Table& table, const Conditions& where) {
    const auto* column = find(tables_of_few(), &table);
    const auto owner = column && where.size() == 1 ? owner_in(where, *column) : std::nullopt;
    auto& owners = cache_.has_rows_[&table];
    if (const bool* known = owner ? find(owners, *owner) : nullptr; known && !*known) return 0;
    const std::size_t erased = below_.erase(table, where);
    if (owner) owners[*owner] = false;
    if (Rows* rows = affected(table, where)) {
        const RowTest test(table, where, this);
        std::erase_if(*rows, [&](const club::StoredRow& row) { return test(row); });
    }
    return erased;
}

void CachingRows::erase_traces() {
    cache_.clear();
    cache_.needs_erasure_ = true;
}

}  // namespace posthouse::store
