// How many of a table's positions are won, drawn and lost, by the seeds on the board alone: what
// was captured before is not looked at.
//
// Of the kind cycle = 0 that is the sign of the value. Of bounds, won is where the player to move
// can force more than half of the seeds, lost where the other can, drawn where each can force half.
// What is none of these is open: there it matters what a repetition gives.
//
// Deliberately absent: stores, pictures of it.
#pragma once

#include "tablebase/table_reader.h"

#include <cstdint>
#include <optional>

namespace posthouse {

struct TableCounts {
    std::uint64_t positions = 0, won = 0, drawn = 0, lost = 0;
    double mean = 0;          // how many seeds more than the other the player to move gets
    std::uint64_t open = 0;   // bounds only
    std::uint64_t exact = 0;  // bounds only: every seed on the board is forced by one or the other
};

/// Nothing where the file is damaged; it tells what it was opened with.
std::optional<TableCounts> counts_of(const TableFile& file, int threads);

}  // namespace posthouse
