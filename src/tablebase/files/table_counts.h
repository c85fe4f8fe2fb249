// Counts the won, drawn and lost positions of a table, by the seeds on the board alone, without
// stores.
//
// For cycle = 0 that is the sign of the value. For bounds, won means that the player to move can
// force more than half of the seeds, lost that the opponent can, drawn that each can force half.
// Other positions are open: there it depends on what a repetition gives.
//
// Also compares two tables of the same shape (two variants, for instance) position by position.
#pragma once

#include "tablebase/files/table_reader.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>

namespace posthouse::tablebase {

struct TableCounts {
    std::uint64_t positions = 0, won = 0, drawn = 0, lost = 0;
    double mean = 0;          // of how many seeds more than the opponent the player to move gets
    std::uint64_t open = 0;   // bounds only
    std::uint64_t exact = 0;  // bounds only: each seed on the board is forced by one of the players
    /// The greatest gain of the player to move, in seeds more than the opponent; for bounds, the
    /// most seeds they can force.
    int greatest_gain = 0;
};

enum class TableOutcome : std::uint8_t { won, drawn, lost, open };
TableOutcome outcome_of(const TableIdentity& of, const ProbeResult& answer);

/// Called with the number of positions scanned, by one thread at a time.
using ScanProgress = std::function<void(std::uint64_t more)>;

/// Nothing if the file is damaged; it reports that as agreed when it was opened.
std::optional<TableCounts> count_outcomes(const TableFile& file, int threads,
                                          const ScanProgress& looked_at = {});

/// A position on which two files differ.
struct TableDifference {
    std::array<std::uint8_t, table_houses_max> mine{}, theirs{};
    ProbeResult one, other;
};

struct TableComparison {
    std::uint64_t positions = 0;
    std::uint64_t values = 0;    // that differ
    std::uint64_t outcomes = 0;  // that differ
    double mean = 0;             // of the absolute difference
    /// The first in file order of those that differ most; among those with another outcome, if
    /// there are any.
    std::optional<TableDifference> example;
};

/// Both files must have the same kind, houses and seeds.
std::optional<TableComparison> compare_tables(const TableFile& one, const TableFile& other,
                                              int threads, const ScanProgress& looked_at = {});

}  // namespace posthouse::tablebase
