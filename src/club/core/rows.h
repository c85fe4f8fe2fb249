// What a database can do for the club: select, insert, update and erase rows of tables. src/store
// implements it once for memory and once for SQL; everything else about stored values is built on
// it (store.h), and what wraps a store wraps only this.
//
// Comparisons are SQL's: nothing is equal to, above or below null. Texts are ordered by their
// bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace posthouse::club {

/// A value in a row: null, integer, real or text.
using Field = std::variant<std::monostate, long long, double, std::string>;
enum class FieldKind : std::uint8_t { whole, real, text };

using StoredRow = std::vector<Field>;
using RowView = std::span<const Field>;

inline bool is_null(const Field& field) {
    return std::holds_alternative<std::monostate>(field);
}

struct Column {
    std::string_view name;
    std::string_view references{};  // the table whose id it holds
    FieldKind kind = FieldKind::whole;
};

/// Where the first column, an id, comes from.
enum class Ids : std::uint8_t {
    given,     // from the caller: the table has another key
    next,      // the highest id of the table plus one
    no_reuse,  // the same, but never that of a row which was removed
};

struct Table {
    using Columns = std::vector<std::string_view>;

    std::string_view name;
    std::vector<Column> columns;
    std::size_t key = 1;  // the first so many columns are the primary key
    Ids ids = Ids::given;
    std::vector<Columns> unique{};   // beside the key
    std::vector<Columns> indexes{};  // for the memory store

    std::size_t place(std::string_view column) const {
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (columns[i].name == column) return i;
        throw std::logic_error(std::string(name) + " has no column " + std::string(column));
    }
};

struct Query;

enum class Is : std::uint8_t {
    equal,
    different,
    below,
    at_most,
    above,
    at_least,
    null,
    not_null,
    null_or_above,
    among,       // the values that another query selects
    mentions,    // contains this text, ignoring ASCII case; the text is in lower case
    looks_like,  // has this lookalike_key()
};

struct Condition {
    Condition(std::string_view name, Is test, Field operand = {})
        : column(name), is(test), value(std::move(operand)) {}

    std::string_view column;
    Is is;
    Field value;
    bool fixed = false;  // the same in every such query, so that SQL's partial indexes apply
    std::shared_ptr<const Query> others{};  // among: its first column of `order`
};

inline constexpr std::size_t all_rows = std::numeric_limits<std::int32_t>::max();

/// Selects rows that meet all conditions.
struct Query {
    const Table* table;
    std::vector<Condition> where{};
    /// Columns to sort by; "-" before one: descending; "+": without an index, where few rows of
    /// many meet the conditions.
    std::vector<std::string_view> order{};
    /// Only rows after the one with these values in the columns of `order`, which have the same
    /// direction.
    StoredRow after{};
    std::size_t limit = all_rows;
    /// Each row is followed by those of this table whose first column equals its first: one row for
    /// each, and one with nulls if there are none. `order` must end with a unique column.
    const Table* with = nullptr;
};

inline bool is_descending(std::string_view ordered) {
    return ordered.starts_with('-');
}
/// A column's name without the sign of its order.
inline std::string_view bare(std::string_view ordered) {
    return ordered.starts_with('-') || ordered.starts_with('+') ? ordered.substr(1) : ordered;
}

struct Assignment {
    std::string_view column;
    Field value;
    bool added = false;  // to the old value
};

/// Reads the state as of the last commit; inside a unit of work, with its own changes so far.
class RowReader {
public:
    virtual ~RowReader() = default;
    virtual void select(const Query&, const std::function<void(RowView)>& each) const = 0;
    virtual std::size_t count(const Query&) const = 0;  // ignores order and limit
    /// A number for the rows of a table that have this id in their first column: while it is the
    /// same, so are they. 0: unknown.
    virtual std::uint64_t stamp(const Table&, long long /*id*/) const { return 0; }
};

enum class OnConflict : std::uint8_t {
    fail,  // the caller knows of none; some stores do not check again
    keep,
    replace
};

class RowWriter : public RowReader {
public:
    /// Sets the id of a row that has none yet. False if there is a row with the same key or unique
    /// columns, which is kept. `replace` is for tables without other unique columns.
    virtual bool insert(const Table&, StoredRow&, OnConflict) = 0;
    /// Both return how many rows changed.
    virtual std::size_t update(const Table&, const std::vector<Condition>& where,
                               const std::vector<Assignment>&) = 0;
    virtual std::size_t erase(const Table&, const std::vector<Condition>& where) = 0;

    /// What was removed must not stay readable in the database's files.
    virtual void erase_traces() {}
    /// See UnitOfWork::announce.
    virtual void announce(std::string_view) {}
};

}  // namespace posthouse::club
