// Converts the club's values to rows and back, by the codec of their table (*_tables.h).
//
// Identities and instants are stored as integers, enumerations as small integers in the order of
// their enumerators, optional values as NULL. The identity 0 means "none" and is stored as NULL, so
// that foreign keys apply to all others.
#pragma once

#include "club/core/rows.h"
#include "club/core/types.h"

#include <algorithm>
#include <chrono>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace posthouse::club {

class ColumnVisitor;  // table_columns.h

/// For comparing names and addresses: only ASCII letters, since databases disagree about the lower
/// case of others.
std::string fold_case(std::string_view words);

/// How the values of a type are stored. The functions are given the address of a value of that
/// type, so that only the file which describes the table knows how to convert its members.
struct TableCodec {
    Table table;
    void (*visit)(void* value, ColumnVisitor&);
    void* (*add)(void* values);  // appends a value to a vector of them
};
/// Defined for each type in the file of its table (*_tables.h).
template <class T>
const TableCodec& codec_of();

template <class T>
const Table& table_of() {
    return codec_of<T>().table;
}

/// A value and whose it is, if it does not contain that itself.
template <class Owner, class T>
struct Of {
    Owner owner{};
    T value{};
};

/// The row of a value: the value itself, unless it is stored with whose it is.
template <class T>
struct RowOf {
    using Row = T;
    static T value(Row row) { return row; }
};
template <class Owner, class T>
struct OwnedRowOf {
    using Row = Of<Owner, T>;
    static T value(Row row) { return std::move(row.value); }
};

template <class T>
concept Identity = std::is_enum_v<T> && std::same_as<std::underlying_type_t<T>, std::int64_t>;

template <class T>
struct FieldOf {  // integers, bool, enumerations, identities
    static constexpr FieldKind kind = FieldKind::whole;
    static Field write(const T& value) {
        if constexpr (Identity<T>)
            if (value == T{}) return {};
        return static_cast<long long>(value);
    }
    static void read(const Field& field, T& value) {
        value = is_null(field) ? T{} : static_cast<T>(std::get<long long>(field));
    }
};
template <>
struct FieldOf<double> {
    static constexpr FieldKind kind = FieldKind::real;
    static Field write(double value) { return value; }
    static void read(const Field& field, double& value) { value = std::get<double>(field); }
};
template <>
struct FieldOf<std::string> {
    static constexpr FieldKind kind = FieldKind::text;
    static Field write(const std::string& value) { return value; }
    static void read(const Field& field, std::string& value) {
        value = std::get<std::string>(field);
    }
};
template <class Count, class Period>
struct FieldOf<std::chrono::duration<Count, Period>> {
    static constexpr FieldKind kind = FieldKind::whole;
    using Duration = std::chrono::duration<Count, Period>;
    static Field write(Duration value) { return static_cast<long long>(value.count()); }
    static void read(const Field& field, Duration& value) {
        value = Duration(static_cast<Count>(std::get<long long>(field)));
    }
};
template <>
struct FieldOf<Instant> {
    static constexpr FieldKind kind = FieldKind::whole;
    static Field write(Instant value) {
        return static_cast<long long>(value.time_since_epoch().count());
    }
    static void read(const Field& field, Instant& value) {
        value = Instant(milliseconds(std::get<long long>(field)));
    }
};
template <class T>
struct FieldOf<std::optional<T>> {
    static constexpr FieldKind kind = FieldOf<T>::kind;
    static Field write(const std::optional<T>& value) {
        return value ? FieldOf<T>::write(*value) : Field{};
    }
    static void read(const Field& field, std::optional<T>& value) {
        value.reset();
        if (!is_null(field)) FieldOf<T>::read(field, value.emplace());
    }
};
template <class T>
Field to_field(const T& value) {
    if constexpr (std::convertible_to<T, std::string_view>)
        return std::string(std::string_view(value));
    else
        return FieldOf<T>::write(value);
}

StoredRow to_row(const TableCodec&, const void* value);
/// `row` may be longer.
void read_row(const TableCodec&, RowView row, void* value);

template <class T>
StoredRow to_row(const T& value) {
    return to_row(codec_of<T>(), &value);
}
template <class T>
void read_row(RowView row, T& value) {
    read_row(codec_of<T>(), row, &value);
}
template <class T>
T from_row(RowView row) {
    T value{};
    read_row(row, value);
    return value;
}

// Conditions

template <class T>
Condition is(std::string_view column, const T& value) {
    return {column, Is::equal, to_field(value)};
}
template <class T>
Condition at_most(std::string_view column, const T& value) {
    return {column, Is::at_most, to_field(value)};
}
template <class T>
Condition below(std::string_view column, const T& value) {
    return {column, Is::below, to_field(value)};
}
template <class T>
Condition at_least(std::string_view column, const T& value) {
    return {column, Is::at_least, to_field(value)};
}
/// The first columns of the table's key.
std::vector<Condition> is_key(const Table&, std::vector<Field> key);
Condition null(std::string_view column);
Condition not_null(std::string_view column);
/// A condition with a value that is the same in every such query.
template <class T>
Condition fixed(std::string_view column, Is test, const T& value) {
    Condition one(column, test, to_field(value));
    one.fixed = true;
    return one;
}
/// The column contains what `others` selects in `theirs`.
Condition among(std::string_view column, Query others, std::string_view theirs);

template <class T>
Assignment set(std::string_view column, const T& value) {
    return {column, to_field(value)};
}
Assignment increment(std::string_view column);

// Queries by type. Without an order rows come in that of their key.

struct Page {
    std::vector<std::string_view> order{};
    std::size_t limit = all_rows;
    StoredRow after{};
};

Query query(const Table&, std::vector<Condition> where, Page);
/// Appends the values to `found`, a vector of them.
void select_all(const RowReader&, const TableCodec&, std::vector<Condition> where, Page,
                void* found);
/// Reads the first one. False if there is none.
bool select_first(const RowReader&, const TableCodec&, std::vector<Condition> where,
                  std::vector<std::string_view> order, void* found);

template <class T>
Query query(std::vector<Condition> where, Page page = {}) {
    return query(table_of<T>(), std::move(where), std::move(page));
}

template <class T>
std::vector<T> all(const RowReader& rows, std::vector<Condition> where, Page page = {}) {
    std::vector<T> found;
    select_all(rows, codec_of<T>(), std::move(where), std::move(page), &found);
    return found;
}

/// The first.
template <class T>
std::optional<T> one(const RowReader& rows, std::vector<Condition> where,
                     std::vector<std::string_view> order = {}) {
    std::optional<T> found(std::in_place);
    if (!select_first(rows, codec_of<T>(), std::move(where), std::move(order), &*found))
        found.reset();
    return found;
}

/// Rows before this id, newest first; 0: the newest.
template <class Id>
Page newest_first(Id before, std::size_t limit) {
    StoredRow after;
    if (static_cast<std::int64_t>(before) != 0) after.push_back(to_field(before));
    return {{"-id"}, limit, std::move(after)};
}

/// Two or more selections in one, in order of `key`, without duplicates.
template <class T, class Key, class Less>
std::vector<T> merged(std::vector<T> one, const std::vector<T>& other, Key key, Less less,
                      std::size_t limit) {
    const auto middle = one.insert(one.end(), other.begin(), other.end());
    std::ranges::inplace_merge(one, middle, less, key);
    const auto doubles = std::ranges::unique(one, {}, key);
    one.erase(doubles.begin(), doubles.end());
    if (one.size() > limit) one.erase(one.begin() + static_cast<std::ptrdiff_t>(limit), one.end());
    return one;
}

template <class T>
long long count_of(const RowReader& rows, std::vector<Condition> where) {
    return static_cast<long long>(rows.count(query<T>(std::move(where))));
}

/// The id in the first row in this order; none if there is no row.
std::optional<long long> first_id(const RowReader&, const Table&, std::string_view order);
/// The id of the last of the `limit` rows with the lowest ids; 0 if there is no row.
long long last_of_oldest(const RowReader&, const Table&, std::size_t limit);

// Changes by type

bool insert(RowWriter&, const TableCodec&, const void* value, OnConflict);
std::vector<Assignment> columns_of(const TableCodec&, const void* value,
                                   std::vector<std::string_view> names);

template <class T>
bool insert(RowWriter& rows, const T& value, OnConflict conflict) {
    return insert(rows, codec_of<T>(), &value, conflict);
}

/// Throws unless one row was changed.
void must_have_changed(std::size_t rows, std::string_view what);

/// Adds the value and sets its id; false if one with the same unique columns exists.
template <class T>
bool add_with_id(RowWriter& rows, T& value) {
    StoredRow row = to_row(value);
    row[0] = {};
    if (!rows.insert(table_of<T>(), row, OnConflict::keep)) return false;
    FieldOf<decltype(value.id)>::read(row[0], value.id);
    return true;
}

template <class T>
std::size_t update(RowWriter& rows, const std::vector<Condition>& where,
                   const std::vector<Assignment>& changes) {
    return rows.update(table_of<T>(), where, changes);
}

template <class T>
std::size_t erase(RowWriter& rows, const std::vector<Condition>& where) {
    return rows.erase(table_of<T>(), where);
}

/// These columns of a value; all but its key if none are named.
template <class T>
std::vector<Assignment> columns_of(const T& value, std::vector<std::string_view> names = {}) {
    return columns_of(codec_of<T>(), &value, std::move(names));
}

}  // namespace posthouse::club
