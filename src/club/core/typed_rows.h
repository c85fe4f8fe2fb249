// Converts the club's values to rows and back, by the codec of their table (tables.h).
//
// Identities and instants are stored as integers, enumerations as small integers in the order of
// their enumerators, optional values as NULL. The identity 0 means "none" and is stored as NULL, so
// that foreign keys apply to all others.
#pragma once

#include "club/core/rows.h"
#include "club/core/types.h"

#include <chrono>
#include <concepts>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace posthouse::club {

class ColumnVisitor;  // table_columns.h

/// How the values of a type are stored. The functions are given the address of a value of that
/// type, so that only the file which describes the table knows how to convert its members.
struct TableCodec {
    Table table;
    void (*visit)(void* value, ColumnVisitor&);
    void* (*add)(void* values);  // appends a value to a vector of them
};
/// Defined for each type in tables.h.
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

/// Without their owner.
template <class Owner, class T>
std::vector<T> all_of(const RowReader& rows, std::vector<Condition> where) {
    std::vector<T> found;
    for (auto& one : all<Of<Owner, T>>(rows, std::move(where)))
        found.push_back(std::move(one.value));
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

// Changes by type

bool insert(RowWriter&, const TableCodec&, const void* value, OnConflict);
std::vector<Assignment> columns_of(const TableCodec&, const void* value,
                                   std::vector<std::string_view> names);

template <class T>
bool insert(RowWriter& rows, const T& value, OnConflict conflict) {
    return insert(rows, codec_of<T>(), &value, conflict);
}

/// Adds or changes a value.
template <class T>
void put(RowWriter& rows, const T& value) {
    insert(rows, value, OnConflict::replace);
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
