// How many of a table's positions are won, drawn and lost, by the seeds on the board alone: what
// was captured before is not looked at.
//
// Of the kind cycle = 0 that is the sign of the value. Of bounds, won is where the player to move
// can force more than half of the seeds, lost where the other can, drawn where each can force half.
// What is none of these is open: there it matters what a repetition gives.
//
// Two tables of the same shape are compared position by position: of two variants, say.
#pragma once

#include "tablebase/table_reader.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>

namespace posthouse::tablebase {

struct TableCounts {
    std::uint64_t positions = 0, won = 0, drawn = 0, lost = 0;
    double mean = 0;          // how many seeds more than the other the player to move gets
    std::uint64_t open = 0;   // bounds only
    std::uint64_t exact = 0;  // bounds only: every seed on the board is forced by one or the other
    /// By how many seeds more than the other the player to move gains at most; of bounds, how many
    /// he can force at most.
    int greatest = 0;
};

enum class TableOutcome : std::uint8_t { won, drawn, lost, open };
TableOutcome outcome_of(const TableIdentity& of, const ProbeResult& answer);

/// Told of positions that were looked at, by one thread at a time.
using ScanProgress = std::function<void(std::uint64_t more)>;

/// Nothing where the file is damaged; it tells what it was opened with.
std::optional<TableCounts> counts_of(const TableFile& file, int threads,
                                     const ScanProgress& looked_at = {});

/// A position on which two files do not agree.
struct TableDifference {
    std::array<std::uint8_t, table_houses_max> mine{}, theirs{};
    ProbeResult one, other;
};

struct TableComparison {
    std::uint64_t positions = 0;
    std::uint64_t values = 0;    // differ
    std::uint64_t outcomes = 0;  // differ
    double mean = 0;             // of how far the values are apart
    /// The first in the order of the file of those that are farthest apart; of those with another
    /// outcome, if there are any.
    std::optional<TableDifference> example;
};

/// Of the same kind, with as many houses and seeds.
std::optional<TableComparison> compared(const TableFile& one, const TableFile& other, int threads,
                                        const ScanProgress& looked_at = {});

}  // namespace posthouse::tablebase
