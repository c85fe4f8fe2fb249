// How the members of a value are converted to the columns of its table; for the files that describe
// tables.
#pragma once

#include "club/core/typed_rows.h"

#include <cstddef>
#include <optional>
#include <string_view>
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

/// Visits the members of a value that are stored, in the order of its table's columns.
class ColumnVisitor {
public:
    /// Writes them to a row.
    explicit ColumnVisitor(StoredRow& row) : written_(&row) {}
    /// Reads them from a row.
    explicit ColumnVisitor(RowView row) : read_(row) {}
    /// Asks for their kinds.
    explicit ColumnVisitor(std::vector<FieldKind>& kinds) : kinds_(&kinds) {}

    /// Each is a reference to the member, or part() or computed().
    template <class... Members>
    void operator()(Members&&... members) {
        (visit(members), ...);
    }
    bool reads() const { return !written_ && !kinds_; }

private:
    template <class Member>
    void visit(Member& member) {
        using Stored = FieldOf<Member>;
        if (written_)
            written_->push_back(Stored::write(member));
        else if (kinds_)
            kinds_->push_back(Stored::kind);
        else
            Stored::read(read_[next_++], member);
    }

    StoredRow* written_ = nullptr;
    std::vector<FieldKind>* kinds_ = nullptr;
    RowView read_{};
    std::size_t next_ = 0;
};

/// The table of such values; `value` is any of them.
Table read_table(const TableText&, void (*visit)(void*, ColumnVisitor&), void* value);

/// `visit` calls the visitor with the members of a value, and sets what is not stored.
template <class T, class Visit>
TableCodec table_codec(const TableText& text, Visit) {
    T empty{};
    const auto visit = [](void* value, ColumnVisitor& columns) {
        Visit()(*static_cast<T*>(value), columns);
    };
    return {read_table(text, visit, &empty), visit, [](void* values) -> void* {
                return &static_cast<std::vector<T>*>(values)->emplace_back();
            }};
}

}  // namespace posthouse::club
