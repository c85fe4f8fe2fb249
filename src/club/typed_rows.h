// Converts the club's values to rows and back, by the descriptor of their table (tables.h).
//
// Identities and instants are stored as integers, enumerations as small integers in the order of
// their enumerators, optional values as NULL. The identity 0 means "none" and is stored as NULL, so
// that foreign keys apply to all others.
#pragma once

#include "club/rows.h"
#include "club/types.h"

#include <chrono>
#include <concepts>
#include <optional>
#include <ranges>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace posthouse::club {

/// How a table is described.
struct TableText {
    std::string_view name;
    std::string_view columns;  // "id, user_id -> users": the arrow points to the table it refers to
    std::size_t key = 1;       // the first so many columns are the primary key
    Ids ids = Ids::given;
    std::string_view unique{};   // beside the key: "name, game board" are a column and a pair
    std::string_view indexes{};  // for the memory store; SQL's are in the migrations
};
Table read_table(const TableText&);

/// The descriptor of a type: `table`, and `members(value)`, a tuple with an element for each
/// column: a reference to the member, or part() or computed(). `complete(value)`, if it exists,
/// sets what is not stored.
template <class T>
struct Stored;

template <class... Members>
auto in_order(Members&&... members) {
    return std::tuple<Members...>(std::forward<Members>(members)...);
}

/// A value and whose it is, if it does not contain that itself.
template <class Owner, class T>
struct Of {
    Owner owner{};
    T value{};
};

/// A member of an optional that is spread over several columns.
template <class Whole, class Part>
struct PartOf {
    Whole& whole;  // an optional
    Part part;     // pointer to member
};
template <class Whole, class Part>
auto part(Whole& whole, Part part) {
    return PartOf<Whole, Part>{whole, part};
}

/// A column that is computed when the row is written, and not read.
template <class Function>
struct Computed {
    Function value;
};
template <class Function>
auto computed(Function value) {
    return Computed<Function>{std::move(value)};
}
/// The place of an automatic id that the value does not contain.
inline auto hidden_id() {
    return computed([] { return std::optional<int>(); });
}

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
template <class Whole, class Part>
struct FieldOf<PartOf<Whole, Part>> {
    using Value = std::remove_cvref_t<decltype(*std::declval<Whole&>().*std::declval<Part>())>;
    static constexpr FieldKind kind = FieldOf<Value>::kind;
    static Field write(const PartOf<Whole, Part>& one) {
        return one.whole ? FieldOf<Value>::write(*one.whole.*one.part) : Field{};
    }
    /// All parts are null, or none.
    static void read(const Field& field, PartOf<Whole, Part>& one) {
        if (is_null(field)) return one.whole.reset();
        if (!one.whole) one.whole.emplace();
        FieldOf<Value>::read(field, *one.whole.*one.part);
    }
};
template <class Function>
struct FieldOf<Computed<Function>> {
    using Value = std::remove_cvref_t<std::invoke_result_t<Function>>;
    static constexpr FieldKind kind = FieldOf<Value>::kind;
    static Field write(const Computed<Function>& one) { return FieldOf<Value>::write(one.value()); }
    static void read(const Field&, Computed<Function>&) {}
};

template <class T>
Field to_field(const T& value) {
    if constexpr (std::convertible_to<T, std::string_view>)
        return std::string(std::string_view(value));
    else
        return FieldOf<T>::write(value);
}

template <class T>
StoredRow to_row(const T& value) {
    auto members = Stored<T>::members(value);
    return std::apply(
        [](const auto&... one) {
            return StoredRow{FieldOf<std::remove_cvref_t<decltype(one)>>::write(one)...};
        },
        members);
}

/// `row` may be longer.
template <class T>
void read_row(RowView row, T& value) {
    auto members = Stored<T>::members(value);
    std::apply(
        [&row, i = std::size_t{0}](auto&... one) mutable {
            (FieldOf<std::remove_cvref_t<decltype(one)>>::read(row[i++], one), ...);
        },
        members);
    if constexpr (requires { Stored<T>::complete(value); }) Stored<T>::complete(value);
}

template <class T>
T from_row(RowView row) {
    T value{};
    read_row(row, value);
    return value;
}

/// The table of a type, with the kinds of its columns.
template <class T>
const Table& table_of() {
    static const Table table = [] {
        Table made = read_table(Stored<T>::table);
        T value{};
        std::apply(
            [&, i = std::size_t{0}](const auto&... one) mutable {
                ((made.columns.at(i++).kind = FieldOf<std::remove_cvref_t<decltype(one)>>::kind),
                 ...);
                if (i != made.columns.size())
                    throw std::logic_error("columns without members in " + std::string(made.name));
            },
            Stored<T>::members(value));
        return made;
    }();
    return table;
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
inline Condition null(std::string_view column) {
    return {column, Is::null};
}
inline Condition not_null(std::string_view column) {
    return {column, Is::not_null};
}
/// A condition with a value that is the same in every such query.
template <class T>
Condition fixed(std::string_view column, Is test, const T& value) {
    Condition one(column, test, to_field(value));
    one.fixed = true;
    return one;
}
/// The column contains what `others` selects in `theirs`.
inline Condition among(std::string_view column, Query others, std::string_view theirs) {
    Condition one(column, Is::among);
    if (others.order.empty()) others.order = {theirs};
    one.others = std::make_shared<const Query>(std::move(others));
    return one;
}

template <class T>
Assignment set(std::string_view column, const T& value) {
    return {column, to_field(value)};
}
inline Assignment increment(std::string_view column) {
    return {column, 1LL, true};
}

// Queries by type. Without an order rows come in that of their key.

struct Page {
    std::vector<std::string_view> order{};
    std::size_t limit = all_rows;
    StoredRow after{};
};

template <class T>
Query query(std::vector<Condition> where, Page page = {}) {
    return {&table_of<T>(), std::move(where), std::move(page.order), std::move(page.after),
            page.limit};
}

template <class T>
std::vector<std::string_view> key_order() {
    std::vector<std::string_view> order;
    for (std::size_t i = 0; i < table_of<T>().key; ++i)
        order.push_back(table_of<T>().columns[i].name);
    return order;
}

template <class T>
std::vector<T> all(const RowReader& rows, std::vector<Condition> where, Page page = {}) {
    if (page.order.empty()) page.order = key_order<T>();
    std::vector<T> found;
    rows.select(query<T>(std::move(where), std::move(page)),
                [&](RowView row) { read_row(row, found.emplace_back()); });
    return found;
}

/// Without their owner.
template <class Owner, class T>
std::vector<T> all_of(const RowReader& rows, std::vector<Condition> where) {
    std::vector<T> found;
    rows.select(query<Of<Owner, T>>(std::move(where), {key_order<Of<Owner, T>>()}),
                [&](RowView row) { found.push_back(from_row<Of<Owner, T>>(row).value); });
    return found;
}

/// The first.
template <class T>
std::optional<T> one(const RowReader& rows, std::vector<Condition> where,
                     std::vector<std::string_view> order = {}) {
    std::optional<T> found;
    Query asked = query<T>(std::move(where), {std::move(order)});
    if (!asked.order.empty()) asked.limit = 1;
    rows.select(asked, [&](RowView row) {
        if (!found) read_row(row, found.emplace());
    });
    return found;
}

// Changes by type

/// Adds or changes a value.
template <class T>
void put(RowWriter& rows, const T& value) {
    StoredRow row = to_row(value);
    rows.insert(table_of<T>(), row, OnConflict::replace);
}

template <class T>
std::size_t update(RowWriter& rows, std::vector<Condition> where,
                   const std::vector<Assignment>& changes) {
    return rows.update(table_of<T>(), where, changes);
}

template <class T>
std::size_t erase(RowWriter& rows, std::vector<Condition> where) {
    return rows.erase(table_of<T>(), where);
}

/// These columns of a value; all but its key if none are named.
template <class T>
std::vector<Assignment> columns_of(const T& value, std::vector<std::string_view> names = {}) {
    const Table& table = table_of<T>();
    if (names.empty())
        for (std::size_t i = table.key; i < table.columns.size(); ++i)
            names.push_back(table.columns[i].name);
    StoredRow row = to_row(value);
    std::vector<Assignment> columns;
    columns.reserve(names.size() + 1);
    for (const std::string_view name : names)
        columns.push_back({name, std::move(row[table.place(name)])});
    return columns;
}

}  // namespace posthouse::club
