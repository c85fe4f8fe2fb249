// The redo log: what a group of units has changed in hot tables, as one compressed record. The
// record is what makes a move durable; the tables follow later (pending_rows.h). After a crash the
// records whose changes are not in their tables yet are read again, in order.
//
// A record contains values, or the ends of texts and where they begin, so reading all records again
// in their order changes nothing.
#pragma once

#include "club/rows.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::store {

/// One changed row. `row`: its key and the changed columns.
struct RowChange {
    enum class Kind : std::uint8_t { added, changed, erased, extended };
    Kind kind = Kind::added;
    const club::Table* table = nullptr;
    /// The columns whose values follow the key: of a changed row those that changed, of an added
    /// one all. In ascending order.
    std::vector<std::size_t> columns{};
    club::StoredRow key{};
    club::StoredRow values{};
    /// For each column, of how many bytes of its text the value is the continuation; 0: it is the
    /// whole value. An extended row has such columns.
    std::vector<std::size_t> kept{};
};

/// Encodes the changes of one group.
class RedoRecord {
public:
    /// `tables`: what records refer to by number; only appended to, since records outlive programs.
    explicit RedoRecord(std::span<const club::Table* const> tables) : tables_(tables) {}

    void add(const RowChange&);
    bool empty() const { return bytes_.empty(); }
    std::size_t size() const { return bytes_.size(); }
    /// Forgets what was added after it had this size.
    void truncate(std::size_t size) { bytes_.resize(size); }
    void clear() { bytes_.clear(); }

    /// Compressed, with a checksum.
    std::string packed() const;

private:
    std::span<const club::Table* const> tables_;
    std::string bytes_;
};

/// The changes in a packed record. Throws a std::runtime_error if it is damaged.
std::vector<RowChange> unpack_changes(std::string_view packed,
                                      std::span<const club::Table* const> tables);

}  // namespace posthouse::store
