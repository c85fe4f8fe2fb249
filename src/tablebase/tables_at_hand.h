// The finished tables that are in memory just now, for whoever reads them.
//
// Deliberately absent: owning them, files.
#pragma once

#include "tablebase/value_table.h"

#include <array>
#include <cstddef>
#include <vector>

namespace posthouse::tablebase {

template <int Houses>
class ResidentTables {
public:
    using Table = ValueTable<Houses>;

    ResidentTables() = default;
    /// All of these: by part, each by seeds. Where there is but one part, both may be the same.
    explicit ResidentTables(const std::array<const std::vector<Table>*, 2>& tables) {
        for (std::size_t part = 0; part < tables.size(); ++part)
            for (const Table& table : *tables[part]) put(static_cast<int>(part), table);
    }

    void put(int part, const Table& table) {
        tables_[static_cast<std::size_t>(part)][static_cast<std::size_t>(table.seeds())] = &table;
    }
    /// Null where it is not there.
    const Table* get(int part, int seeds) const {
        return tables_[static_cast<std::size_t>(part)][static_cast<std::size_t>(seeds)];
    }

private:
    std::array<std::array<const Table*, table_seeds_max + 1>, 2> tables_{};
};

}  // namespace posthouse::tablebase
