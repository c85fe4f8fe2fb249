// For tests: a table of made-up but realistic values: neighbors are similar.
#pragma once

#include "tablebase/files/table_writer.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace posthouse::tablebase {

class TestTable {
public:
    /// `noise` 0 is smooth, 100 is without any pattern.
    TestTable(TableIdentity of, int noise)
        : identity(std::move(of)), shape(identity.houses, identity.seeds) {
        const int range = value_range(identity.kind, identity.seeds);
        const int lowest = lowest_value(identity.kind, identity.seeds);
        std::uint64_t random = 12345;
        planes.resize(values_each(identity.kind));
        for (auto& plane : planes) {
            for (int theirs = 0; theirs <= identity.seeds; ++theirs)
                for (std::uint64_t row = 0; row < shape.rows(theirs); ++row)
                    for (std::uint64_t column = 0; column < shape.width(theirs); ++column) {
                        random = random * 6364136223846793005 + 1442695040888963407;
                        const auto height = row / 5 + column / 7 + 2 * theirs;
                        const auto value = random >> 33 & 127 ? height : random >> 40;
                        const bool noisy = static_cast<int>((random >> 50) % 100) < noise;
                        plane.push_back(static_cast<std::uint8_t>(
                            lowest + (noisy ? random >> 35 : value) % (range + 1)));
                    }
        }
    }

    TableRows rows() const {
        return [this](int plane, int theirs, std::uint64_t row) {
            return planes[plane].data() + shape.begin(theirs) + row * shape.width(theirs);
        };
    }

    TableIdentity identity;
    TableShape shape;
    std::vector<std::vector<std::uint8_t>> planes;  // in the usual order
};

inline std::string file_bytes(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream out;
    out << file.rdbuf();
    return out.str();
}

inline void write_bytes(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

/// Calls each(mine, theirs, position) for all positions, in the usual order.
template <class Each>
void for_positions(const TableShape& shape, Each&& each) {
    const int houses = shape.houses();
    std::uint64_t position = 0;
    for (int total = 0; total <= shape.seeds(); ++total) {
        for (std::uint64_t row = 0; row < shape.rows(total); ++row) {
            const auto theirs = row_of_rank(houses, total, row);
            auto mine = row_of_rank(houses, shape.seeds() - total, 0);
            for (std::uint64_t column = 0; column < shape.width(total); ++column) {
                if (column > 0) next_row(std::span(mine).first(houses));
                each(AnyRow(mine).first(houses), AnyRow(theirs).first(houses), position++);
            }
        }
    }
}

}  // namespace posthouse::tablebase
